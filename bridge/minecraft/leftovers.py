"""The names of all that we put on a server, so that an operator can take it off without us.

``server-config/datapack`` undoes what is named here; what lasts on a body is marked by a tag.
"""

from .clicks import OBJECTIVE

POINTS, ORDER = "melee.points", "melee.ordre"
"""Objectives; names within the 16 characters of the oldest versions."""
OBJECTIVES = (OBJECTIVE, POINTS, ORDER)
BODY = "melee.body"
"""A body whose place is read: of all players, and of the mobs that fight."""
GLOWS = "melee.glow"
"""A body that we made glow."""
HELD = "melee.held"
"""A body that we keep from walking, by the modifier below."""
MODIFIER = "hold"
