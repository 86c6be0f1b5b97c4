"""What data files may hold, as JSON Schema for editors, from the models that read them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .content import Strict


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file of a ruleset's ``data/``: one entry, or a table of named ones."""

    model: type[Strict]
    table: bool = True


def json_schema(model: type[Strict], table: bool = False) -> dict[str, Any]:
    """JSON Schema of an entry, or of a file of named entries, for editors."""
    schema = model.model_json_schema()
    if not table:
        return schema
    definitions = schema.pop("$defs", {})
    return {
        "type": "object",
        "additionalProperties": schema,
        **({"$defs": definitions} if definitions else {}),
    }


def written(files: Mapping[str, DataFile]) -> dict[str, str]:
    """File of data → the text of its schema, as it is kept."""
    return {
        name: json.dumps(json_schema(f.model, f.table), ensure_ascii=False, indent=2) + "\n"
        for name, f in sorted(files.items())
    }
