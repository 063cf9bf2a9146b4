"""docs/performance.md, its sections and tables, and the machine and the empty sites on which its figures are measured."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "docs" / "performance.md"


def environment(**settings: str) -> dict[str, str]:
    return {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", **settings}


def empty_site(folder: str, database_url: str = "") -> dict[str, str]:
    """The settings of an empty site; without a database URL it uses SQLite in `folder`."""
    return {"STARDECK_VAR": folder, "DATABASE_URL": database_url, "SECRET_KEY": "b" * 50, "LOG_LEVEL": "ERROR"}


def machine() -> str:
    """A description of this machine: cores, processor, system, Python and load."""
    model = "an unnamed processor"
    if (cpu := Path("/proc/cpuinfo")).exists():
        names = [line.partition(":")[2].strip() for line in cpu.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    load = f"load {os.getloadavg()[0]:.1f} from other programs at the start"
    return f"{os.cpu_count()} cores ({model}), {platform.system()}, {platform.python_implementation()} {platform.python_version()}, {load}"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---", *["---:"] * (len(head) - 1)], *rows])


def other_sections(text: str, old: str) -> str:
    """The sections of the old document whose headings the text of the new one does not have, in their order.

    >>> other_sections("# T\\n\\n## One\\n\\nnew", "# T\\n\\n## One\\n\\nold\\n\\n## Two\\n\\nkept\\n")
    '## Two\\n\\nkept'
    """
    written = set(re.findall("^## .*$", text, re.MULTILINE))
    sections = re.split("^(?=## )", old, flags=re.MULTILINE)[1:]
    return "\n\n".join(each.rstrip() for each in sections if each.partition("\n")[0] not in written)
