"""The fields of the game's cards: sides, affiliations, card types, keywords and printed facts.

The schema, loader, filters, API, tables and help read these declarations.

side: "light" or "dark".
faction: one of the six affiliations, or "neutral" for a card without affiliation (LCG-CARD-02).
type: the card types of LCG-CARD-01, and "mission", which a later product added.
"""

from __future__ import annotations

from typing import Any

from games.abilities.shape import abilities_shape
from games.catalogue.choices import choices
from games.contracts.catalogue import Choice, Field, Search, Sum
from games.star_wars_lcg.abilities import ops
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words

SIDES = choices(TEXTS, "choices.side", "light", "dark")
LIGHT, DARK = (choice.code for choice in SIDES)
NEUTRAL = "neutral"

TRAIT_NAMES = TEXTS.section("abilities.traits") | TEXTS.section("traits")

# (affiliation, its side).  LCG-CARD-02: neutral cards have no affiliation, and both sides have some.
FACTIONS: tuple[tuple[Choice, str], ...] = (
    *((faction, LIGHT) for faction in choices(TEXTS, "choices.faction", "jedi", "rebel-alliance", "smugglers-and-spies")),
    *((faction, DARK) for faction in choices(TEXTS, "choices.faction", "sith", "imperial-navy", "scum-and-villainy")),
    *((faction, "") for faction in choices(TEXTS, "choices.faction", NEUTRAL)),
)
AFFILIATIONS = tuple(faction for faction, side in FACTIONS if side)

CARD_TYPES = choices(TEXTS, "choices.type", "objective", "unit", "enhancement", "event", "fate", "mission", "affiliation")
OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, MISSION, AFFILIATION = (choice.code for choice in CARD_TYPES)
IN_A_SET = (OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, MISSION)
WITH_TEXT = (*IN_A_SET, AFFILIATION)

KEYWORDS = choices(
    TEXTS, "choices.keyword", "edge", "elite", "influence", "limited", "no_enhancements", "pilot", "protect", "shielding", "targeted_strike"
)
TIMINGS = choices(TEXTS, "choices.timing", "action", "interrupt", "reaction", "forced_interrupt", "forced_reaction")

ICONS = ("unit_damage", "blast_damage", "tactics", "edge_unit_damage", "edge_blast_damage", "edge_tactics")
OPERATIONS = ops.RENDERER.names(TEXTS.section("choices.operation"))

# slot -> its abilities in their printed order
ABILITIES_SHAPE = abilities_shape(ops.VOCABULARY, "urn:star-wars-lcg:abilities")

# A keyword with its value: a number for Edge, a text for Protect ("Character") and Pilot ("2").  A printed X is null with value_text "X".
KEYWORD_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name"],
    "additionalProperties": False,
    "properties": {
        "name": {"enum": [choice.code for choice in KEYWORDS]},
        "value": {"type": ["integer", "string", "null"], "maxLength": 60},
        "value_text": {"const": "X"},
    },
}

# The cards that an enhancement can be put on (LCG-ENH-01): those that match one of `any_of` by trait and affiliation; [] matches all.
ENHANCES_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["what", "whose", "any_of"],
    "additionalProperties": False,
    "properties": {
        "what": {"enum": ["play_area", "unit", "objective", "card", "death_star_dial"]},
        "whose": {"enum": ["friendly", "enemy", "any"]},
        "any_of": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["traits", "factions"],
                "additionalProperties": False,
                "properties": {
                    "traits": {"type": "array", "items": {"type": "string", "maxLength": 40}},
                    "factions": {"type": "array", "items": {"enum": [choice.code for choice in AFFILIATIONS]}},
                },
            },
        },
        "out_of_faction": {"const": True},  # its affiliation must differ from that of its controller's affiliation card
        "generates_resources": {"const": True},
        "inferred": {"const": True},  # no source states it; inferred from similar cards
    },
}

# The objective sets that an alternative affiliation card requires.
REQUIREMENT_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["own", "own_count", "other", "other_or_neutral_count", "total"],
    "additionalProperties": False,
    "properties": {
        "own": {"enum": [choice.code for choice in AFFILIATIONS]},
        "own_count": {"type": "integer", "minimum": 1},
        "other": {"enum": [choice.code for choice in AFFILIATIONS]},
        "other_or_neutral_count": {"type": "integer", "minimum": 1},
        "total": {"type": "integer", "minimum": 1},
    },
}

# The back of a double-sided card: its type and numbers.
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["type", "cost", "force_icons", "damage_capacity", *ICONS, "traits"],
    "additionalProperties": False,
    "properties": {
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        **{name: {"type": ["integer", "null"], "minimum": 0} for name in ("cost", "force_icons", "damage_capacity", *ICONS)},
        "traits": {"type": "array", "items": {"type": "string", "maxLength": 40}},
    },
}


def _number(name: str, letter: str, *types: str, sums: bool = True, aliases: tuple[str, ...] = ()) -> Field:
    return Field(name, "number", _label(name), letter=letter, types=types, sums=sums, aliases=aliases)


def _label(name: str) -> Words:
    return TEXTS[f"fields.{name}"]


FIELDS: tuple[Field, ...] = (
    # LCG-CARD-06, LCG-CARD-07: which types print a cost and a resource value
    _number("cost", "c", UNIT, ENHANCEMENT, EVENT, MISSION),
    _number("force_icons", "f", UNIT, ENHANCEMENT, EVENT, FATE, MISSION, aliases=("force",)),
    _number("resources", "r", OBJECTIVE, UNIT, ENHANCEMENT, AFFILIATION),
    _number("damage_capacity", "h", OBJECTIVE, UNIT, MISSION, aliases=("health",)),
    _number("edge_priority", "edge", FATE, sums=False),
    _number("unit_damage", "u", UNIT, aliases=("ud",)),
    _number("blast_damage", "b", UNIT, aliases=("bd",)),
    _number("tactics", "o", UNIT, aliases=("tac",)),
    _number("edge_unit_damage", "eud", UNIT),
    _number("edge_blast_damage", "ebd", UNIT),
    _number("edge_tactics", "etac", UNIT),
    Field("traits", "list", _label("traits"), letter="k", types=IN_A_SET, names=TRAIT_NAMES),
    Field(
        "keywords",
        "list",
        _label("keywords"),
        letter="kw",
        choices=KEYWORDS,
        types=IN_A_SET,
        shape=KEYWORD_SHAPE,
        names=TRAIT_NAMES,  # the value of Protect is a trait
    ),
    Field("timings", "list", _label("timings"), letter="timing", choices=TIMINGS, types=WITH_TEXT),
    Field("effects", "list", _label("effects"), letter="fx", choices=OPERATIONS, types=WITH_TEXT, declared=True),
    Field("abilities", "record", _label("abilities"), shape=ABILITIES_SHAPE, types=WITH_TEXT, declared=True),
    Field("has_text", "flag", _label("has_text")),
    _number("limit_per_objective_deck", "limit", OBJECTIVE, sums=False),
    Field("affiliation_only", "enum", _label("affiliation_only"), choices=AFFILIATIONS, types=(OBJECTIVE,)),
    Field("enhances", "record", _label("enhances"), types=(ENHANCEMENT,), shape=ENHANCES_SHAPE),
    Field("is_challenge", "flag", _label("is_challenge"), letter="challenge", types=IN_A_SET),
    Field("back", "record", _label("back"), types=(UNIT,), shape=BACK_SHAPE),
    _number("reserve", "reserve", AFFILIATION, sums=False),
    Field("requirement", "record", _label("requirement"), types=(AFFILIATION,), shape=REQUIREMENT_SHAPE),
)

# The letters are those of older card databases of this game.
SEARCH = Search(
    letters={"s": "side", "a": "faction"},
    sums=(Sum("icons", TEXTS["search.icons"], ICONS),),
    flags={"loyal": (TEXTS["search.loyal"], "has:affiliation_only"), "limit1": (TEXTS["search.limit1"], "limit:1")},
    examples=(
        "red squad",
        '!"luke skywalker"',
        "f:jedi t:unit cost<=3",
        "trait:trooper damage_capacity>=3",
        "icons>=5 order:cost",
        "timing:reaction kw:edge",
        "fx:deal t:event",
        'with:"a hero\'s journey"',
        "sim:full t:enhancement",
        "restricted:constructed-restricted t:objective",
        "s:dark (k:pilot or kw:pilot) -is:unique",
    ),
)
