"""``make picture``: the beginning of the demo's output as an image for the README."""

import asyncio
import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bridge.demo import show
from bridge.demo_screen import WIDTH, Screen

LINES = 70
SEED, VERSION = 1, "1.21.11"


def main(path: Path) -> int:
    printed = io.StringIO()
    screen = Screen(Console(file=printed, force_terminal=True, highlight=False, width=WIDTH))
    code, _ = asyncio.run(show(True, "blocs", "fr", SEED, VERSION, screen))
    picture = Console(record=True, file=io.StringIO(), width=WIDTH)
    for line in ["$ make demo", *printed.getvalue().splitlines()[:LINES], "…"]:
        picture.print(Text.from_ansi(line), soft_wrap=True)
    svg = re.sub(r"@font-face \{.*?\}", "", picture.export_svg(title="Mêlée"), flags=re.DOTALL)
    path.write_text(svg.replace("Fira Code", "monospace"), encoding="utf8")  # no font from afar
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
