"""What somebody at a client cannot do."""


class ChatRefused(ValueError):
    """A line that the client cannot send, or for which the server would throw one out."""


class NoSuchButton(LookupError):
    """A click on something that the player was never sent."""


class NotPlaying(LookupError):
    """Nobody of that name is in the game."""


class NoSuchBlock(ValueError):
    """A block, or a state of one, that the version does not have."""
