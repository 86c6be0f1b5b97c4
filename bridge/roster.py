"""Who is online, who is a game master, and which language each of them reads."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .store.store import Store


@dataclass(frozen=True, slots=True)
class Player:
    """A person: the exact account name and its UUID."""

    name: str
    uuid: str


class Roster:
    """Kept fresh by the poll. ``masters`` are exact account names, never nicknames."""

    def __init__(self, store: Store, masters: Iterable[str] = (), language: str = "fr") -> None:
        self._store, self._language = store, language
        self._masters = frozenset(masters)
        self._tagged: frozenset[str] = frozenset()
        self._spectators: frozenset[str] = frozenset()
        self._online: dict[str, Player] = {}
        self.known = False
        """Whether the server has told yet who is online."""

    def refresh(self, uuids: Mapping[str, str]) -> None:
        """Who is online now: name → UUID, as the server lists them."""
        self._online = {name: Player(name, uuid) for name, uuid in uuids.items()}
        self.known = True

    def refresh_tagged(self, names: Iterable[str]) -> None:
        """Which of them carry the game masters' tag."""
        self._tagged = frozenset(names)

    def refresh_spectators(self, uuids: Iterable[str]) -> None:
        """Which of them are in the game's spectator mode."""
        self._spectators = frozenset(uuids)

    def spectates(self, uuid: str) -> bool:
        """Whether he only looks on: where he is seen, his creature is not."""
        return uuid in self._spectators

    @property
    def online(self) -> Mapping[str, Player]:
        """By exact name."""
        return self._online

    def is_online(self, uuid: str) -> bool:
        return self.by_uuid(uuid) is not None

    def by_uuid(self, uuid: str) -> Player | None:
        return next((p for p in self._online.values() if p.uuid == uuid), None)

    def is_master(self, player: Player) -> bool:
        """By the name list of the settings or by the tag; case counts."""
        return player.name in self._masters or player.name in self._tagged

    def masters(self) -> tuple[Player, ...]:
        """The game masters who are online."""
        return tuple(p for p in self._online.values() if self.is_master(p))

    def language(self, uuid: str) -> str:
        """What the player chose, else the server's."""
        return self._store.language(uuid) or self._language
