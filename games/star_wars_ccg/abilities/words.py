"""All words of declarations in one place: the modules that add rows to the vocabulary, the whole vocabulary, and how it is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.rendering import Renderer
from games.contracts.catalogue import AbilityLine
from games.star_wars_ccg.abilities import ops, parts, pieces
from games.star_wars_ccg.abilities.operations import (
    captives,
    combat,
    contests,
    creatures,
    epics,
    fate,
    fetching,
    moving,
    objectives,
    spies,
    steps,
    weapons,
)
from games.star_wars_ccg.abilities.operations.draws import counted, destinies, duels, races, sabacc
from games.star_wars_ccg.abilities.operations.perils import asteroids, attacks, shots, vane
from games.star_wars_ccg.abilities.operations.piles import force, looks
from games.star_wars_ccg.abilities.operations.rare import causes, combat_cards, crossing, kept, replaced
from games.star_wars_ccg.abilities.operations.rules import (
    answers,
    drains,
    for_a_while,
    guarded_destinies,
    guards,
    limits,
    losses,
    people,
    protection,
)
from games.star_wars_ccg.abilities.operations.texts import amended, changed, inserted
from games.star_wars_ccg.abilities.operations.travel import marches, reactions, ways
from games.star_wars_ccg.abilities.ops import VOCABULARY
from games.star_wars_ccg.texts import TEXTS
from games.star_wars_ccg.texts.english import SENTENCES

# A module of rows belongs here, or its words are unknown.
MODULES: Final = (
    pieces,
    parts,
    ops,
    combat,
    epics,
    weapons,
    steps,
    fetching,
    fate,
    moving,
    objectives,
    captives,
    spies,
    contests,
    creatures,
    changed,
    destinies,
    races,
    sabacc,
    duels,
    counted,
    limits,
    protection,
    drains,
    for_a_while,
    losses,
    guards,
    ways,
    marches,
    reactions,
    answers,
    guarded_destinies,
    people,
    inserted,
    amended,
    combat_cards,
    causes,
    crossing,
    kept,
    replaced,
    attacks,
    shots,
    vane,
    asteroids,
    looks,
    force,
)
WORDS: Final[dict[str, Any]] = {name: value for module in MODULES for name, value in vars(module).items() if not name.startswith("_")}

COMPLETE: Final = VOCABULARY
RENDERER: Final = Renderer(
    COMPLETE,
    TEXTS.section("abilities.operations"),
    between=TEXTS["abilities.joints.then"],
    group=TEXTS["abilities.joints.group"],
    whole=TEXTS["abilities.whole"],
    english=SENTENCES,
)


def ability_lines(facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
    """The declared texts of a card: of a double-sided one first those of both sides, then those of each side (CCG-OBJ-03)."""
    abilities = facts.get("abilities") or {}
    listed = [(slot, ability) for slot in COMPLETE.slots for ability in abilities.get(slot, ())]
    listed.sort(key=lambda each: 1 + parts.FACES.index(each[1]["face"]) if "face" in each[1] else 0)
    return tuple(RENDERER.line(slot, ability) for slot, ability in listed)
