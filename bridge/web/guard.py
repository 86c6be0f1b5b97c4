"""Who is asking: the game master, a bystander, or nobody we know; and from which page."""

import hmac
from collections.abc import Collection
from typing import Literal
from urllib.parse import urlsplit

from aiohttp import web

Reader = Literal["master", "public"]

LOCAL = ("localhost", "127.0.0.1", "::1")


class Guard:
    """Decides once for each request. Without a known token the answer is 401."""

    def __init__(
        self, token: str, public_token: str, hosts: Collection[str], public: bool = False
    ) -> None:
        if not token:
            raise ValueError("the game master's token is missing")
        self._token, self._public_token, self._public = token, public_token, public
        self._hosts = {h.lower() for h in (*LOCAL, *hosts)}

    def reader(self, request: web.Request) -> Reader:
        """Raises HTTPForbidden for a foreign host or page, HTTPUnauthorized for a wrong token."""
        self._at_home(request)
        given = _given(request)
        if _same(given, self._token):
            return "master"
        if self._public_token and _same(given, self._public_token):
            return "public"
        if self._public and not given:
            return "public"
        raise web.HTTPUnauthorized(headers={"WWW-Authenticate": "Bearer"})

    def master(self, request: web.Request) -> None:
        """Raises HTTPForbidden for anybody but the game master."""
        if self.reader(request) != "master":
            raise web.HTTPForbidden

    def _at_home(self, request: web.Request) -> None:
        """A page of another name must not read us through somebody's browser."""
        if _name(f"//{request.headers.get('Host', '')}") not in self._hosts:
            raise web.HTTPForbidden(text="unknown host\n")
        origin = request.headers.get("Origin")
        if origin is not None and _name(origin) not in self._hosts:
            raise web.HTTPForbidden(text="unknown origin\n")


def _name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _given(request: web.Request) -> str:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else request.query.get("token", "")


def _same(given: str, token: str) -> bool:
    """In a time that says nothing of where they differ, whatever bytes a header holds."""
    return hmac.compare_digest(given.encode(errors="surrogateescape"), token.encode())
