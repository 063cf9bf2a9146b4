"""What a filter may ask of a card: type, traits, affiliation, controller, state, zone, and what the ability refers to."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.fields import ABSENT, Codes, Flag, Number, OneOf
from games.abilities.filters import FilterField, Filters
from games.abilities.shared.verbs import LOOKED_SLOT, PICKED_SLOT, SECOND_TARGET_SLOT, TARGET_SLOT
from games.engine.abilities.filters import (
    ATTACHED_TO,
    ATTACHED_TO_SOURCE,
    CONTROLLED_BY,
    EVENT_PIECE,
    GAME_TEST,
    HOST_OF_SOURCE,
    IN_SLOT,
    ITSELF,
    MARK,
    OF_EVENT,
    OPPOSING,
    OWN,
    TOKENS,
    Filter,
    PieceTest,
)
from games.star_wars_lcg.abilities.constants import (
    CAPTURED,
    CARD_TYPES,
    DAMAGE,
    DECK,
    DISCARD,
    EDGE_STACK,
    FACTIONS,
    FOCUS,
    HAND,
    HAS_LEAST_COST,
    IS_ATTACKING,
    IS_COMMITTED,
    IS_DEFENDING,
    IS_ENGAGED,
    IS_PARTICIPATING,
    KEYWORD_MARK,
    KEYWORDS,
    OBJECTIVE_DECK,
    PLAYED_THIS_TURN,
    SHIELD,
    TRAITS,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.texts import TEXTS

_WORDS: Final = TEXTS.section("abilities.filter")
_OR: Final = TEXTS["abilities.joints.or"]
_TRAITS: Final = TEXTS.section("abilities.traits")
_ALL_ZONES: Final = (1 << ZONES_A_SEAT) - 1

_STATES: Final = {
    "participating": PieceTest(GAME_TEST, IS_PARTICIPATING),
    "not_participating": PieceTest(GAME_TEST, IS_PARTICIPATING, is_not=True),
    "attacking": PieceTest(GAME_TEST, IS_ATTACKING),
    "defending": PieceTest(GAME_TEST, IS_DEFENDING),
    "engaged": PieceTest(GAME_TEST, IS_ENGAGED),
    "not_engaged": PieceTest(GAME_TEST, IS_ENGAGED, is_not=True),
    "committed": PieceTest(GAME_TEST, IS_COMMITTED),
    "exhausted": PieceTest(TOKENS, FOCUS),
    "ready": PieceTest(TOKENS, FOCUS, is_not=True),
    "damaged": PieceTest(TOKENS, DAMAGE),
    "shielded": PieceTest(TOKENS, SHIELD),
    "unshielded": PieceTest(TOKENS, SHIELD, is_not=True),
    "least_cost": PieceTest(GAME_TEST, HAS_LEAST_COST),
}
_REFERENCES: Final = {
    "this": PieceTest(ITSELF),
    "host": PieceTest(HOST_OF_SOURCE),
    "target": PieceTest(IN_SLOT, TARGET_SLOT),
    "target_2": PieceTest(IN_SLOT, SECOND_TARGET_SLOT),
    "picked": PieceTest(IN_SLOT, PICKED_SLOT),
    "looked": PieceTest(IN_SLOT, LOOKED_SLOT),
    "it": PieceTest(OF_EVENT, EVENT_PIECE),
    "not_it": PieceTest(OF_EVENT, EVENT_PIECE, is_not=True),
    "on_this": PieceTest(ATTACHED_TO_SOURCE),
    "on_host": PieceTest(ATTACHED_TO, filter=Filter(tests=[PieceTest(HOST_OF_SOURCE)])),
    "on_target": PieceTest(ATTACHED_TO, filter=Filter(tests=[PieceTest(IN_SLOT, TARGET_SLOT)])),
}
_PLACES: Final = {
    "hand": 1 << HAND,
    "deck": 1 << DECK,
    "discard": 1 << DISCARD,
    "captured": 1 << CAPTURED,
    "edge_stack": 1 << EDGE_STACK,
    "objective_deck": 1 << OBJECTIVE_DECK,
    "anywhere": _ALL_ZONES,
}


def _tests_of(states: list[str]) -> list[PieceTest]:
    return [_STATES[code] for code in states]


def _controller(whose: str) -> list[PieceTest]:
    return [PieceTest(CONTROLLED_BY, OWN if whose == "own" else OPPOSING)]


def _has_trait(traits: list[str], card: Any) -> bool:
    return not set(traits).isdisjoint(card.traits)


pieces: Final = Filters(TEXTS["abilities.filter_order"], {"type": TEXTS["abilities.types.any"]})
pieces.property(
    Codes("type", codes=CARD_TYPES, words=TEXTS.section("abilities.types"), joint=_OR, default=ABSENT),
    printed=lambda value, card: card.type in value,
)
pieces.property(Codes("traits", codes=TRAITS, words=_TRAITS, joint=_OR, default=ABSENT, adds=_WORDS["traits"]), printed=_has_trait)
pieces.property(
    Codes("without", codes=TRAITS, words=_TRAITS, joint=_OR, default=ABSENT, adds=_WORDS["without"]),
    printed=lambda value, card: not _has_trait(value, card),
)
pieces.property(
    Codes("faction", codes=FACTIONS, words=TEXTS.section("choices.faction"), joint=_OR, default=ABSENT, adds=_WORDS["faction"]),
    printed=lambda value, card: card.faction in value,
)
pieces.property(
    Codes("title", codes=tuple(TEXTS.section("abilities.titles")), words=TEXTS.section("abilities.titles"), joint=_OR, default=ABSENT),
    printed=lambda value, card: any(card.name == TEXTS[f"abilities.titles.{code}"]["en"] for code in value),
)
pieces.property(
    Number("cost_most", default=ABSENT, adds=_WORDS["cost_most"]),
    printed=lambda value, card: card.cost is not None and card.cost <= value,
)
pieces.property(
    Number("cost_least", default=ABSENT, adds=_WORDS["cost_least"]),
    printed=lambda value, card: card.cost is not None and card.cost >= value,
)
pieces.property(
    Flag("fresh", argument="played_this_turn", adds=_WORDS["fresh"]), tests=lambda value, inside: [PieceTest(GAME_TEST, PLAYED_THIS_TURN)]
)
pieces.property(Flag("other", adds=_WORDS["other"]), tests=lambda value, inside: [PieceTest(ITSELF, is_not=True)])
pieces.property(
    OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.whose"), default=ABSENT),
    tests=lambda value, inside: _controller(value),
)
pieces.property(
    Codes(
        "state", codes=tuple(_STATES), words=TEXTS.section("abilities.states"), joint=TEXTS["abilities.joints.adjectives"], default=ABSENT
    ),
    tests=lambda value, inside: _tests_of(value),
)
pieces.property(
    Codes("keyword", codes=KEYWORDS, words=TEXTS.section("choices.keyword"), joint=_OR, default=ABSENT, adds=_WORDS["keyword"]),
    tests=lambda value, inside: [PieceTest(MARK, KEYWORD_MARK + KEYWORDS.index(code)) for code in value],
)
pieces.property(
    Codes("not_keyword", codes=KEYWORDS, words=TEXTS.section("choices.keyword"), joint=_OR, default=ABSENT, adds=_WORDS["not_keyword"]),
    tests=lambda value, inside: [PieceTest(MARK, KEYWORD_MARK + KEYWORDS.index(code), is_not=True) for code in value],
)
pieces.property(
    OneOf("of", codes=tuple(_REFERENCES), words=TEXTS.section("abilities.of"), default=ABSENT),
    tests=lambda value, inside: [_REFERENCES[value]],
)
pieces.property(
    FilterField("attached_to", filters=pieces, default=ABSENT, adds=_WORDS["attached_to"]),
    tests=lambda value, inside: [PieceTest(ATTACHED_TO, filter=inside(value))],
)
pieces.property(
    OneOf("zone", codes=tuple(_PLACES), words=TEXTS.section("abilities.zones"), default=ABSENT),
    zones=lambda value: _PLACES[value],
)

# Shorthands: cards of a type, whose traits need no keyword.
unit = pieces.variant("traits", type="unit")
own_unit = pieces.variant("traits", type="unit", whose="own")
enemy_unit = pieces.variant("traits", type="unit", whose="opponent")
objective = pieces.variant("traits", type="objective")
own_objective = pieces.variant("traits", type="objective", whose="own")
enemy_objective = pieces.variant("traits", type="objective", whose="opponent")
enhancement = pieces.variant("traits", type="enhancement")
own_card = pieces.variant("type", whose="own")
