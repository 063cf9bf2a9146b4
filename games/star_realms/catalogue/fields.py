"""The printed facts of Star Realms cards.

Japanese terms follow the Japanese rulebook.  Its terms for later boxes, and all Chinese terms, are ours.

- Type: SR-CMP-03 has ships and bases; the other types came with later boxes.
- Faction: SR-CMP-04; a ship, base or hero without a faction is "unaligned".
- Slot: the kind of an ability (SR-PLY-02, SR-ABL-05, SR-ABL-06).
- Effect: one operation of an ability, with its numbers.
"""

from __future__ import annotations

from typing import Any

from games.abilities.shape import abilities_shape
from games.catalogue.choices import choices
from games.contracts.catalogue import Field
from games.star_realms.abilities import ops
from games.star_realms.texts import TEXTS

FACTIONS = choices(TEXTS, "choices.faction", "blob", "trade-federation", "star-empire", "machine-cult", "unaligned")

CARD_TYPES = choices(
    TEXTS, "choices.type", "ship", "base", "hero", "event", "tech", "gambit", "mission", "scenario", "challenge", "commander"
)
SHIP, BASE, HERO, EVENT, TECH, GAMBIT, MISSION, SCENARIO, CHALLENGE, COMMANDER = (choice.code for choice in CARD_TYPES)
BOUGHT = (SHIP, BASE, HERO, TECH)
GIVING = (SHIP, BASE, HERO, GAMBIT)  # their abilities can give trade, combat or authority

# The place of a card when the game begins (SR-SET).
ROLES = choices(
    TEXTS,
    "choices.role",
    "trade-deck",
    "personal-deck",
    "explorer-pile",
    "gambit",
    "mission",
    "scenario",
    "challenge",
    "commander",
    "token",
)
MODES = choices(TEXTS, "choices.mode", "solo", "co-op")

SLOTS = choices(TEXTS, "choices.slot", *ops.VOCABULARY.slots)
RESOURCES = choices(TEXTS, "choices.resource", *ops.RESOURCES)

# The kinds of abilities' effects (SR-ABL, SR-ACQ, SR-ATK).  "text": an effect that is not structured.
OPERATIONS = ops.RENDERER.names(TEXTS.section("choices.operation"))

# Slot -> its abilities in printed order.  An ally ability needs an ally of any one of its `factions` (SR-ABL-05).
ABILITIES_SHAPE = abilities_shape(ops.VOCABULARY, "urn:star-realms:abilities")
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name", "type", "outpost", "defense", "abilities"],
    "additionalProperties": False,
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 120},
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        "outpost": {"type": "boolean"},
        "defense": {"type": ["integer", "null"], "minimum": 0},
        "abilities": ABILITIES_SHAPE,
    },
}


def _gain(resource: str, slot: str) -> Field:
    """The most of a resource that the abilities of one slot give."""
    name = resource if slot == "primary" else f"{resource}_{slot}"
    letter = resource if slot == "primary" else f"{resource}.{'double' if slot == 'double_ally' else slot}"
    return Field(name, "number", TEXTS[f"fields.{name}"], letter=letter, types=GIVING, sums=True, declared=True)


FIELDS: tuple[Field, ...] = (
    Field("cost", "number", TEXTS["fields.cost"], letter="c", types=BOUGHT, sums=True),
    Field("defense", "number", TEXTS["fields.defense"], letter="defense", types=(BASE, CHALLENGE), sums=True),
    Field("outpost", "flag", TEXTS["fields.outpost"], letter="outpost", types=(BASE,)),
    Field("factions", "list", TEXTS["fields.factions"], letter="f", choices=FACTIONS),
    Field("role", "enum", TEXTS["fields.role"], letter="role", choices=ROLES),
    *(_gain(resource.code, slot.code) for resource in RESOURCES for slot in SLOTS),
    Field("effects", "list", TEXTS["fields.effects"], letter="fx", choices=OPERATIONS, declared=True),
    Field("ally_factions", "list", TEXTS["fields.ally_factions"], letter="ally", choices=FACTIONS, declared=True),
    Field("abilities", "record", TEXTS["fields.abilities"], shape=ABILITIES_SHAPE, declared=True),
    Field("back", "record", TEXTS["fields.back"], shape=BACK_SHAPE, declared_members=("abilities",)),
    Field("mode", "enum", TEXTS["fields.mode"], letter="mode", choices=MODES, types=(CHALLENGE,)),
    Field("hand_size", "number", TEXTS["fields.hand_size"], letter="hand", types=(COMMANDER,)),
    Field("starting_authority", "number", TEXTS["fields.starting_authority"], letter="start", types=(COMMANDER,)),
    Field("effects_complete", "flag", TEXTS["fields.effects_complete"], letter="complete", declared=True),
    Field("has_text", "flag", TEXTS["fields.has_text"], letter="has_text", declared=True),
    # The card prints no text, or one whose every number is a fact.
    Field("textless", "flag", TEXTS["fields.textless"], letter="textless", sparse=True),
)
