"""The properties of a card that a filter tests: type, attribute, race, player, display, square, numbers, zone, and references."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.abilities.fields import ABSENT, Codes, Field, Flag, Number, OneOf, OpenCodes
from games.abilities.filters import Filters
from games.abilities.shared.verbs import LOOKED_SLOT, PICKED_SLOT, TARGET_SLOT
from games.engine.abilities.filters import (
    AT_LEAST,
    AT_MOST,
    CONTROLLED_BY,
    EQUAL,
    EVENT_PIECE,
    GAME_TEST,
    IN_SLOT,
    ITSELF,
    MARK,
    OF_EVENT,
    OPPOSING,
    OWN,
    VALUE,
    PieceTest,
)
from games.legend_of_stars.abilities.constants import (
    ATK,
    ATTACK,
    DECK,
    ENERGY,
    HAND,
    IS_ATTACKED,
    IS_ATTACKING,
    IS_FACE_DOWN,
    IS_FACE_UP,
    IS_GAINED,
    IS_IN_BACK,
    IS_IN_FRONT,
    IS_POSITIONED,
    SAME_LANE,
    SKY,
    TRASH,
)
from games.legend_of_stars.texts import TEXTS

TYPES: Final = ("character", "effect", "support")
ATTRIBUTES: Final = ("light", "dark", "fire", "water", "wood", "earth")
# Those of the sample set; cards may have others (LOS-CARD-02), as no list of the game's races is public.
RACES: Final = ("Beast", "Dragon", "Giant", "Machine", "Mage", "Spirit", "Star Knight", "Voyager")

_WORDS: Final = TEXTS.section("abilities.filter")
_OR: Final = TEXTS["abilities.joints.or"]
# a face-down character has no text, and so no property that another text could read.
_READABLE: Final = PieceTest(GAME_TEST, IS_FACE_DOWN, is_not=True)
_STATES: Final = {
    "face_up": PieceTest(GAME_TEST, IS_FACE_UP),
    "face_down": PieceTest(GAME_TEST, IS_FACE_DOWN),
    "front": PieceTest(GAME_TEST, IS_IN_FRONT),
    "back": PieceTest(GAME_TEST, IS_IN_BACK),
    "attack_position": PieceTest(GAME_TEST, IS_POSITIONED, comparison=EQUAL, amount=ATTACK),
    "defence_position": PieceTest(GAME_TEST, IS_POSITIONED, comparison=AT_LEAST, amount=ATTACK + 1),
    "attacking": PieceTest(GAME_TEST, IS_ATTACKING),
    "attacked": PieceTest(GAME_TEST, IS_ATTACKED),
    "same_lane": PieceTest(GAME_TEST, SAME_LANE),
    "gained": PieceTest(GAME_TEST, IS_GAINED),
    "regained": PieceTest(GAME_TEST, IS_GAINED, is_not=True),
}
_ZONES: Final = {"hand": 1 << HAND, "trash": 1 << TRASH, "deck": 1 << DECK, "energy": 1 << ENERGY}
_REFERENCES: Final = {
    "this": PieceTest(ITSELF),
    "target": PieceTest(IN_SLOT, TARGET_SLOT),
    "not_target": PieceTest(IN_SLOT, TARGET_SLOT, is_not=True),
    "picked": PieceTest(IN_SLOT, PICKED_SLOT),
    "looked": PieceTest(IN_SLOT, LOOKED_SLOT),
    "it": PieceTest(OF_EVENT, EVENT_PIECE),
    "not_it": PieceTest(OF_EVENT, EVENT_PIECE, is_not=True),
}

cards: Final = Filters(TEXTS["abilities.filter_order"], {"type": TEXTS["abilities.types.any"]})


def _printed(field: Field, fits: Callable[[Any, Any], bool]) -> None:
    """Add a property that is printed, and unknown of a face-down character."""
    cards.property(field, printed=fits, tests=lambda value, inside: [_READABLE])


cards.property(
    Codes("type", codes=TYPES, words=TEXTS.section("abilities.types"), joint=_OR, default=ABSENT),
    printed=lambda value, card: card.type in value,
)
_printed(
    Codes("attribute", codes=ATTRIBUTES, words=TEXTS.section("choices.attributes"), joint=_OR, default=ABSENT, adds=_WORDS["attribute"]),
    lambda value, card: card.attribute in value,
)
_printed(
    OpenCodes("races", codes=RACES, words=TEXTS.section("abilities.races"), joint=_OR, default=ABSENT, adds=_WORDS["races"]),
    lambda value, card: not set(value).isdisjoint(card.races),
)
cards.property(
    OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.whose"), default=ABSENT),
    tests=lambda value, inside: [PieceTest(CONTROLLED_BY, OWN if value == "own" else OPPOSING)],
)
cards.property(Flag("other", adds=_WORDS["other"]), tests=lambda value, inside: [PieceTest(ITSELF, is_not=True)])
cards.property(
    Codes(
        "state", codes=tuple(_STATES), words=TEXTS.section("abilities.states"), joint=TEXTS["abilities.joints.adjectives"], default=ABSENT
    ),
    tests=lambda value, inside: [_STATES[code] for code in value],
)
cards.property(
    OneOf("keyword", codes=("sky",), words=TEXTS.section("choices.keywords"), default=ABSENT, adds=_WORDS["keyword"]),
    tests=lambda value, inside: [PieceTest(MARK, SKY), _READABLE],
)
# LOS-TRM-04: the printed cost and speed, and the present ATK.
_printed(Number("cost_most", default=ABSENT, adds=_WORDS["cost_most"]), lambda value, card: (card.cost or 0) <= value)
_printed(Number("cost_least", least=1, default=ABSENT, adds=_WORDS["cost_least"]), lambda value, card: (card.cost or 0) >= value)
_printed(Number("speed_most", default=ABSENT, adds=_WORDS["speed_most"]), lambda value, card: (card.speed or 0) <= value)
_printed(Number("speed_least", least=1, default=ABSENT, adds=_WORDS["speed_least"]), lambda value, card: (card.speed or 0) >= value)
cards.property(
    Number("atk_most", default=ABSENT, adds=_WORDS["atk_most"]),
    tests=lambda value, inside: [PieceTest(VALUE, ATK, comparison=AT_MOST, amount=value), _READABLE],
)
cards.property(
    Number("atk_least", least=1, default=ABSENT, adds=_WORDS["atk_least"]),
    tests=lambda value, inside: [PieceTest(VALUE, ATK, comparison=AT_LEAST, amount=value), _READABLE],
)
cards.property(
    OneOf("zone", codes=tuple(_ZONES), words=TEXTS.section("abilities.zones"), default=ABSENT),
    zones=lambda value: _ZONES[value],
)
cards.property(
    OneOf("of", codes=tuple(_REFERENCES), words=TEXTS.section("abilities.of"), default=ABSENT),
    tests=lambda value, inside: [_REFERENCES[value]],
)

character: Final = cards.variant("state", type="character")
own: Final = cards.variant("state", type="character", whose="own")
enemy: Final = cards.variant("state", type="character", whose="opponent")
