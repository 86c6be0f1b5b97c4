"""What can go wrong with a store, each with the sentence its reader needs."""

from pathlib import Path


class StoreError(Exception):
    """The store cannot be used; nothing in it was changed."""


class StoreDamaged(StoreError):
    """The file is not what was written. ``where`` names the place, ``hint`` what to do."""

    def __init__(self, path: Path, where: str, hint: str = "") -> None:
        self.path, self.where = path, where
        self.hint = hint or "keep a copy of it, then put back a backup or name another store"
        super().__init__(f"{path}: {where}; {self.hint}")


class StoreShared(StoreError):
    """Another program writes to the same file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: another program writes to this store; stop one of the two")


class StoreFailing(StoreError):
    """The disk does not take what is to be written: it is full, say, or gone."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"{path}: cannot be written ({why}); what it holds is whole: "
            "mend the disk and start again"
        )


class TokenUnknown(Exception):
    """Nobody was ever given this token."""


class TokenForeign(Exception):
    """The token was given to somebody else."""


class TokenSpent(Exception):
    """The token has done what it was for."""
