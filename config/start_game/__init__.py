"""Writes the files of a new game: a small card game that works, from the templates in `template/`.

The template is a whole game called Comet Race; a new game gets its files with other names in them.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games import ROOT
from games.registry import GAMES

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".tpl"  # so that no check takes a template for a module
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_SLUG = 40
REGISTRY = "games/registry.py"
DOCUMENT = "docs/decks.md"  # holds a table of problems for each game
DOCUMENT_SECTION = "decks.md"  # the template of that table
AFTER_THE_GAMES = "## Reading deck lists as text\n"  # what follows the games' tables in the document

# Lines that import something, one after the other: a game with another name has another place among them.
IMPORTS = re.compile(r"(?:^from (?:games|tests)\.\S+ import .+\n)+", re.MULTILINE)

# The template's own name, in every form and language in which its files use it.
NAMES = ("Comet Race", "コメットレース", "彗星競速")


class CannotStart(ValueError):
    """The game cannot be written; the text says why and what to do."""


def write_game(slug: str, name: str = "", *, root: Path = ROOT) -> list[Path]:
    """Write the game into the tree at `root` and add it to the registry; the paths of its files, from `root`.

    name: of the game in English, made from the slug if it is empty.  CannotStart says why it cannot be written; then nothing is.
    """
    check_slug(slug)
    title = name.strip() or slug.replace("-", " ").title()
    files = {path: with_names(text, slug, title) for path, text in template_files(slug)}
    section = files.pop(Path(DOCUMENT_SECTION))
    if taken := [path for path in files if (root / path).exists()]:
        raise CannotStart(f"{taken[0]} already exists. Choose another slug, or remove the game's folders first.")
    changed = {
        Path(REGISTRY): registered((root / REGISTRY).read_text(encoding="utf-8"), slug),
        Path(DOCUMENT): documented((root / DOCUMENT).read_text(encoding="utf-8"), section),
    }
    for path, text in [*files.items(), *changed.items()]:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return sorted(files)


def check_slug(slug: str) -> None:
    """CannotStart unless `slug` can name a folder, an address and a Python package."""
    package = slug.replace("-", "_")
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST_SLUG:
        raise CannotStart(f"{slug!r} is not a slug. Use lower-case letters, digits and single hyphens, at most {LONGEST_SLUG}: new-game.")
    if keyword.iskeyword(package) or package in shared():
        raise CannotStart(f"{slug!r} cannot name a package in games/. Choose another slug.")


def shared() -> set[str]:
    """The names of the folders and modules of `games/` that belong to no game."""
    return {path.stem for path in (ROOT / "games").iterdir()} - {slug.replace("-", "_") for slug in GAMES}


def template_files(slug: str) -> Iterator[tuple[Path, str]]:
    """(path in the tree, text) of each file of the template, under the new game's names."""
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        path = source.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
        yield Path(with_names(path, slug, "")), source.read_text(encoding="utf-8")


def with_names(text: str, slug: str, title: str) -> str:
    """A text of the template with the new game's names in it."""
    for name in NAMES:
        text = text.replace(name, title)
    text = text.replace("comet-race", slug).replace("comet_race", slug.replace("-", "_"))
    text = text.replace("CR-", f"{clause_prefix(slug)}-").replace('"CR"', f'"{clause_prefix(slug)}"')
    return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True), key=imported_module)), text)


def imported_module(line: str) -> str:
    """The module that a line `from games.engine.log import Entry` names."""
    return line.split()[1]


def clause_prefix(slug: str) -> str:
    """The beginning of the ids of the game's clauses: the initials of its slug, or its first three letters.

    These are for a slug of one word, and for initials that another game has.

    >>> clause_prefix("new-game"), clause_prefix("word")
    ('NG', 'WOR')
    """
    initials = "".join(word[0] for word in slug.split("-") if word[0].isalpha()).upper()
    return initials if len(initials) > 1 and initials not in taken_prefixes() else slug[:3].upper()


@cache
def taken_prefixes() -> frozenset[str]:
    """The prefixes of the clauses in `RULES.md` of each game."""
    rules = (path.read_text(encoding="utf-8") for path in (ROOT / "games").glob("*/RULES.md"))
    return frozenset(prefix for text in rules for prefix in re.findall(r"^\| ([A-Z]+)-", text, re.MULTILINE))


def registered(registry: str, slug: str) -> str:
    """The source of `games/registry.py` with the game in it."""
    package = slug.replace("-", "_")
    block = next((found[0] for found in IMPORTS.finditer(registry) if "import GAME as" in found[0]), "")
    listed = re.search(r"^ALL: Final = \(\n((?:    \w+,\n)+)\)$", registry, re.MULTILINE)
    if not block or listed is None:
        raise CannotStart(f"This command cannot read {REGISTRY}: it looks for imports of GAME and a tuple ALL, one game per line.")
    added = f"from games.{package}.game import GAME as {package.upper()}\n"
    lines = sorted([*block.splitlines(keepends=True), added], key=imported_module)
    return registry.replace(block, "".join(lines)).replace(listed[1], f"{listed[1]}    {package.upper()},\n")


def documented(document: str, section: str) -> str:
    """The text of `docs/decks.md` with the game's table of problems behind those of the other games."""
    before, heading, after = document.partition(AFTER_THE_GAMES)
    if not heading:
        raise CannotStart(f"This command cannot read {DOCUMENT}. It looks for the heading '{AFTER_THE_GAMES.strip()}' after the games.")
    return f"{before}{section}{heading}{after}"
