"""The API as OpenAPI: what may be read, with which token, and in which shape."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class HealthAnswer(Answer):
    """Whether each server is reached."""

    status: str = Field(pattern="^(ok|waiting)$")
    servers: dict[str, bool]


class FightsAnswer(Answer):
    """The open fights, as this reader may see them; ``fights`` as docs/installation.md tells."""

    reader: str = Field(pattern="^(master|public)$")
    fights: list[dict[str, Any]]


def _json(model: type[BaseModel]) -> dict[str, Any]:
    return {"application/json": {"schema": model.model_json_schema()}}


REFUSALS = {
    "401": {"description": "No token, or a wrong one"},
    "403": {"description": "Asked from a foreign page or name, or not for this reader"},
    "429": {"description": "Asked too often"},
}


def _got(about: str, content: dict[str, Any], **others: Any) -> dict[str, Any]:
    """A path that can be read; ``others`` are further answers by code, after an underscore."""
    good = {"200": {"description": about, "content": content}}
    more = {code.removeprefix("_"): answer for code, answer in others.items()}
    return {"get": {"summary": about, "responses": {**good, **REFUSALS, **more}}}


OPENAPI: dict[str, Any] = {
    "openapi": "3.1.0",
    "info": {"title": "Mêlée", "version": "1"},
    "security": [{"token": []}],
    "components": {"securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    "paths": {
        "/health": _got(
            "All servers are reached",
            _json(HealthAnswer),
            _503={"description": "Some are not", "content": _json(HealthAnswer)},
        ),
        "/api/fights": _got("The open fights", _json(FightsAnswer)),
        "/metrics": _got("Numbers for Prometheus", {"text/plain": {"schema": {"type": "string"}}}),
        "/api/openapi.json": _got("This description", {"application/json": {"schema": {}}}),
    },
}
"""``/live`` is a WebSocket and not part of it: it sends what ``/api/fights`` answers."""
