"""The names of all that we put on a server, so that an operator can take it off without us.

``server-config/datapack`` undoes what is named here; what lasts on a body is marked by a tag.
"""

from .clicks import OBJECTIVE
from .effects import modifier_uuid

OBJECTIVES = (OBJECTIVE, "melee.points", "melee.ordre")
BODY = "melee.body"
"""A body whose place is read."""
GLOWS = "melee.glow"
"""A body that we made glow."""
HELD = "melee.held"
"""A body that we keep from walking, by the modifiers below."""
TEAM = "melee.turn"
BOSSBAR = "melee:turn"
MODIFIER = "hold"
MODIFIER_ID, MODIFIER_UUID = f"melee:{MODIFIER}", modifier_uuid(MODIFIER)
