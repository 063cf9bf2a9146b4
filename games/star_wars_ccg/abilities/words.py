"""All words of declarations in one place: the modules that add rows to the vocabulary, the whole vocabulary, and how it is printed."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.rendering import Renderer
from games.star_wars_ccg.abilities import ops, parts, pieces
from games.star_wars_ccg.abilities.operations import (
    combat,
    epics,
    fate,
    fetching,
    later,
    moving,
    placed,
    steps,
    weapons,
)
from games.star_wars_ccg.abilities.ops import VOCABULARY
from games.star_wars_ccg.texts import TEXTS

# A module of rows belongs here, or its words are unknown.
MODULES: Final = (
    pieces,
    parts,
    ops,
    placed,
    combat,
    later,
    epics,
    weapons,
    steps,
    fetching,
    fate,
    moving,
)
WORDS: Final[dict[str, Any]] = {name: value for module in MODULES for name, value in vars(module).items() if not name.startswith("_")}

COMPLETE: Final = VOCABULARY
RENDERER: Final = Renderer(
    COMPLETE,
    TEXTS.section("abilities.operations"),
    between=TEXTS["abilities.joints.then"],
    group=TEXTS["abilities.joints.group"],
    whole=TEXTS["abilities.whole"],
)
ability_lines = RENDERER.lines
