"""The printed facts of Star Realms cards.

Japanese terms follow the Japanese rulebook.  Its terms for later boxes, and all Chinese terms, are ours.

type: ships and bases are in SR-CMP-03; the other types came with later boxes.
faction: SR-CMP-04; "unaligned" for a ship, base or hero without a faction.
slot: the kind of an ability (SR-PLY-02, SR-ABL-05, SR-ABL-06).
effect: one thing that an ability does: an operation with its numbers.
"""

from __future__ import annotations

from typing import Any

from games.contracts.catalogue import Choice, Field
from games.star_realms.texts import TEXTS


def _choices(kind: str, *codes: str) -> tuple[Choice, ...]:
    """The values of an enumerated fact, named by the texts `choices.<kind>`."""
    return tuple(Choice(code, TEXTS[f"choices.{kind}.{code}"]) for code in codes)


FACTIONS = _choices("faction", "blob", "trade-federation", "star-empire", "machine-cult", "unaligned")

CARD_TYPES = _choices("type", "ship", "base", "hero", "event", "tech", "gambit", "mission", "scenario", "challenge", "commander")
SHIP, BASE, HERO, EVENT, TECH, GAMBIT, MISSION, SCENARIO, CHALLENGE, COMMANDER = (choice.code for choice in CARD_TYPES)
BOUGHT = (SHIP, BASE, HERO, TECH)
GIVING = (SHIP, BASE, HERO, GAMBIT)  # with abilities that give trade, combat or authority

# Where a card lies when the game begins (SR-SET).
ROLES = _choices("role", "trade-deck", "personal-deck", "explorer-pile", "gambit", "mission", "scenario", "challenge", "commander", "token")
MODES = _choices("mode", "solo", "co-op")

SLOTS = _choices("slot", "primary", "ally", "double_ally", "scrap")
RESOURCES = _choices("resource", "trade", "combat", "authority")

# What an ability does (SR-ABL, SR-ACQ, SR-ATK).  "text": an effect that is not structured.
OPERATIONS = _choices(
    "operation",
    "gain",
    "gain_ally",
    "draw",
    "self_discard",
    "opponent_discard",
    "scrap",
    "scrap_trade_row",
    "destroy_base",
    "choose",
    "if",
    "pay",
    "trigger",
    "acquire_free",
    "next_acquired_to_top",
    "next_acquired_to_hand",
    "next_acquired_to_play",
    "discard_then_draw_that_many",
    "draw_per_scrapped_this_way",
    "draw_per_card_played_this_turn",
    "counts_as_ally",
    "copy_ship_played_this_turn",
    "next_acquired_into_deck",
    "next_cheaper",
    "discount",
    "hand_if_played",
    "docking",
    "has_factions",
    "choose_faction",
    "gain_chosen_ally",
    "lose_authority",
    "scrap_this",
    "return_base",
    "destroy_own_base",
    "put_on_deck",
    "put_back",
    "take_back",
    "take_from_opponent",
    "take_explorer",
    "look_at_deck",
    "shuffle_discard_in",
    "set_aside",
    "copy_base",
    "copy_ally_ability",
    "return_at_end",
    "flip",
    "may",
    "ward",
    "gain_instead",
    "scrapped_if_leaving",
    "each_player",
    "other_player",
    "text",
)

_CODES = {"type": "array", "items": {"enum": [choice.code for choice in FACTIONS]}, "uniqueItems": True}
_COUNT = {"type": ["integer", "null"], "minimum": 0}  # null: any number of them


# Conditions of an "if", each a minimum: own bases in play, the opponent's bases, bases played this turn, own cards scrapped from hand or
# discard pile this turn, cards that the effect before picked.
CONDITIONS = ("bases_in_play_at_least", "opponent_bases_at_least", "bases_played_at_least", "trimmed_at_least", "counted_at_least")
# Multipliers of an amount: cards that the effect before picked (or their cost, with `costs`), cards fewer than two, own cards scrapped this
# turn, those of them from hand or discard pile, own cards in play, own cards in play of this card's faction.
COUNTERS = ("counted", "missing", "scrapped", "trimmed", "in_play", "same_faction")


def _effect_shape(depth: int) -> dict[str, Any]:
    """The JSON schema of an effect, with effects nested up to `depth` deep."""
    members: dict[str, Any] = {
        "op": {"enum": [choice.code for choice in OPERATIONS]},
        "n": _COUNT,
        "resource": {"enum": [choice.code for choice in RESOURCES]},
        "factions": _CODES,
        "zones": {"type": "array", "items": {"enum": ["hand", "discard", "trade_row"]}, "minItems": 1},
        "optional": {"type": "boolean"},
        "filter": {"enum": ["card", "ship", "base", "ship_or_base"]},
        "max_cost": _COUNT,
        "to": {"enum": ["discard", "hand", "top_of_deck"]},
        **{name: {"type": "integer", "minimum": 1} for name in CONDITIONS},
        "per": {"enum": list(COUNTERS)},
        "costs": {"const": True},
        "discards": _COUNT,
        "on": {"enum": ["play_ship", "scrap_own", "first_authority", "scrap_ability"]},
        "unparsed": {"const": True},
    }
    if depth:
        inside = {"type": "array", "items": _effect_shape(depth - 1), "minItems": 1}
        members |= {"options": {"type": "array", "items": inside, "minItems": 2}, "then": inside}
    return {"type": "object", "required": ["op"], "additionalProperties": False, "properties": members}


EFFECT_SHAPE = _effect_shape(4)
ABILITY_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["effects"],
    "additionalProperties": False,
    "properties": {"factions": _CODES, "effects": {"type": "array", "items": EFFECT_SHAPE, "minItems": 1}},
}
# slot -> its abilities in their printed order; an ally ability needs any one of `factions` (SR-ABL-05)
ABILITIES_SHAPE: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {choice.code: {"type": "array", "items": ABILITY_SHAPE, "minItems": 1} for choice in SLOTS},
}
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name", "type", "outpost", "defense", "abilities"],
    "additionalProperties": False,
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 120},
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        "outpost": {"type": "boolean"},
        "defense": _COUNT,
        "abilities": ABILITIES_SHAPE,
    },
}


def _gain(resource: str, slot: str) -> Field:
    """The most of a resource that the abilities of one slot give."""
    name = resource if slot == "primary" else f"{resource}_{slot}"
    letter = resource if slot == "primary" else f"{resource}.{'double' if slot == 'double_ally' else slot}"
    return Field(name, "number", TEXTS[f"fields.{name}"], letter=letter, types=GIVING, sums=True)


FIELDS: tuple[Field, ...] = (
    Field("cost", "number", TEXTS["fields.cost"], letter="c", types=BOUGHT, sums=True),
    Field("defense", "number", TEXTS["fields.defense"], letter="defense", types=(BASE, CHALLENGE), sums=True),
    Field("outpost", "flag", TEXTS["fields.outpost"], letter="outpost", types=(BASE,)),
    Field("factions", "list", TEXTS["fields.factions"], letter="f", choices=FACTIONS),
    Field("role", "enum", TEXTS["fields.role"], letter="role", choices=ROLES),
    *(_gain(resource.code, slot.code) for resource in RESOURCES for slot in SLOTS),
    Field("effects", "list", TEXTS["fields.effects"], letter="fx", choices=OPERATIONS),
    Field("ally_factions", "list", TEXTS["fields.ally_factions"], letter="ally", choices=FACTIONS),
    Field("abilities", "record", TEXTS["fields.abilities"], shape=ABILITIES_SHAPE),
    Field("back", "record", TEXTS["fields.back"], shape=BACK_SHAPE),
    Field("mode", "enum", TEXTS["fields.mode"], letter="mode", choices=MODES, types=(CHALLENGE,)),
    Field("hand_size", "number", TEXTS["fields.hand_size"], letter="hand", types=(COMMANDER,)),
    Field("starting_authority", "number", TEXTS["fields.starting_authority"], letter="start", types=(COMMANDER,)),
    Field("effects_complete", "flag", TEXTS["fields.effects_complete"], letter="complete"),
    Field("has_text", "flag", TEXTS["fields.has_text"], letter="has_text"),
)
