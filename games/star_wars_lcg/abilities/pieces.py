"""The properties of a card that a filter tests: type, traits, affiliation, controller, state, zone, and references of the ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.abilities.fields import ABSENT, Codes, Flag, Number, OneOf
from games.abilities.filters import FilterField, FilterFields, Filters
from games.abilities.shared.verbs import (
    LOOKED_SLOT,
    PICKED_SLOT,
    SECOND_PICKED_SLOT,
    SECOND_TARGET_SLOT,
    TARGET_SLOT,
    THIRD_TARGET_SLOT,
)
from games.engine.abilities.filters import (
    AT_MOST,
    ATTACHED_TO,
    ATTACHED_TO_SOURCE,
    BELOW,
    COMPARED,
    CONTROLLED_BY,
    EQUAL,
    EVENT_PIECE,
    EVENT_SOURCE,
    FITS,
    FLAG,
    GAME_TEST,
    HOLDS,
    HOST_OF_SOURCE,
    IN_SLOT,
    ITSELF,
    MARK,
    OF_EVENT,
    OPPOSING,
    OWN,
    OWNED_BY,
    SAME_CONTROLLER,
    TOKENS,
    VALUE,
    WITH_EVENT,
    WITH_HOST,
    WITH_SOURCE,
    Filter,
    PieceTest,
)
from games.star_wars_lcg.abilities.constants import (
    CANNOT_BE_ENGAGED,
    CANNOT_STRIKE,
    CAPTURED,
    CARD_TYPES,
    COST_WITH_TARGET,
    COST_WITHIN,
    DAMAGE,
    DECK,
    DISCARD,
    EDGE_BLAST_DAMAGE,
    EDGE_STACK,
    EDGE_TACTICS,
    EDGE_UNIT_DAMAGE,
    FACEDOWN,
    FACTION,
    FACTIONS,
    FOCUS,
    FORCE_ICONS,
    HAND,
    HAS_FALLEN_COPY,
    HAS_LEAST_COST,
    HAS_NAMED_TITLE,
    HAS_NAMED_TRAIT,
    IF_THERE_IS,
    IS_AFFORDABLE,
    IS_ALONE,
    IS_ATTACKING,
    IS_BOTTOM,
    IS_CAPTURED,
    IS_COMMITTED,
    IS_DEFENDING,
    IS_ENGAGED,
    IS_IN_PLAY,
    IS_OUT_OF_FACTION,
    IS_PARTICIPATING,
    IS_PILOT,
    IS_REMEMBERED,
    KEYWORD_MARK,
    KEYWORDS,
    OBJECTIVE_DECK,
    PLAYED_THIS_TURN,
    PRINTED_COST,
    SET_NUMBER,
    SHARES_TRAIT,
    SHIELD,
    STRIKES_ANYWAY,
    TITLE,
    TRAIT_MARK,
    TRAITS,
    WAS_ENGAGED,
    WITHIN_FOCUS,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.texts import TEXTS

_WORDS: Final = TEXTS.section("abilities.filter")
_OR: Final = TEXTS["abilities.joints.or"]
_TRAITS: Final = TEXTS.section("abilities.traits")
_ALL_ZONES: Final = (1 << ZONES_A_SEAT) - 1

_A_PILOT: Final = Filter(tests=[PieceTest(GAME_TEST, IS_PILOT)])
_IN_PLAY: Final = Filter(tests=[PieceTest(GAME_TEST, IS_IN_PLAY)])
_A_CAPTURED_CARD: Final = Filter(tests=[PieceTest(GAME_TEST, IS_CAPTURED)])
_COMPARED: Final = {
    "target": TARGET_SLOT,
    "picked": PICKED_SLOT,
    "picked_2": SECOND_PICKED_SLOT,
    "it": WITH_EVENT,
    "this": WITH_SOURCE,
}
_OTHER_FACTION: Final = (
    PieceTest(COMPARED, FACTION, comparison=EQUAL, amount=TARGET_SLOT, is_not=True),
    PieceTest(VALUE, FACTION, comparison=EQUAL, amount=0),  # a neutral card has no affiliation to share
)
_ALIKE: Final = {**_COMPARED, "host": WITH_HOST}
_EDGE_ICONS: Final = Filter(
    any_of=[Filter(tests=[PieceTest(VALUE, number)]) for number in (EDGE_UNIT_DAMAGE, EDGE_BLAST_DAMAGE, EDGE_TACTICS)]
)
_ABLE_TO_STRIKE: Final = Filter(
    tests=[PieceTest(TOKENS, FOCUS, is_not=True), PieceTest(FLAG, CANNOT_STRIKE, is_not=True)],
    any_of=[Filter(tests=[PieceTest(GAME_TEST, IS_PARTICIPATING)]), Filter(tests=[PieceTest(FLAG, STRIKES_ANYWAY)])],
)
_NOT_PICKED: Final = Filter(tests=[PieceTest(IN_SLOT, slot, is_not=True) for slot in (PICKED_SLOT, SECOND_PICKED_SLOT)])
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
    "pilot": PieceTest(GAME_TEST, IS_PILOT),
    "not_played": PieceTest(GAME_TEST, PLAYED_THIS_TURN, is_not=True),
    "unattached": PieceTest(ATTACHED_TO, filter=Filter(), is_not=True),
    "engageable": PieceTest(FLAG, CANNOT_BE_ENGAGED, is_not=True),
    "foreign": PieceTest(OWNED_BY, OPPOSING),
    "least_cost": PieceTest(GAME_TEST, HAS_LEAST_COST),
    "unengaged": PieceTest(GAME_TEST, WAS_ENGAGED, is_not=True),
    "in_play": PieceTest(GAME_TEST, IS_IN_PLAY),
    "undamaged": PieceTest(TOKENS, DAMAGE, is_not=True),
    "alone": PieceTest(GAME_TEST, IS_ALONE),
    "piloted": PieceTest(HOLDS, filter=_A_PILOT),
    "unpiloted": PieceTest(HOLDS, filter=_A_PILOT, is_not=True),
    "enhanced": PieceTest(HOLDS, filter=_IN_PLAY),
    "unenhanced": PieceTest(HOLDS, filter=_IN_PLAY, is_not=True),
    "uncommitted": PieceTest(GAME_TEST, IS_COMMITTED, is_not=True),
    "out_of_faction": PieceTest(GAME_TEST, IS_OUT_OF_FACTION),
    "affordable": PieceTest(GAME_TEST, IS_AFFORDABLE),
    "in_faction": PieceTest(GAME_TEST, IS_OUT_OF_FACTION, is_not=True),
    "fallen": PieceTest(GAME_TEST, HAS_FALLEN_COPY),
    "bottom": PieceTest(GAME_TEST, IS_BOTTOM),
    "able_to_strike": PieceTest(FITS, filter=_ABLE_TO_STRIKE),
}
# Traits that a card lets others gain: whatever has one of them now fits, not only what prints it.
GAINED_TRAITS: Final = ("Ewok",)
_NAMED: Final = {"title": HAS_NAMED_TITLE, "trait": HAS_NAMED_TRAIT}
_REFERENCES: Final = {
    "this": PieceTest(ITSELF),
    "host": PieceTest(HOST_OF_SOURCE),
    "target": PieceTest(IN_SLOT, TARGET_SLOT),
    "target_2": PieceTest(IN_SLOT, SECOND_TARGET_SLOT),
    "target_3": PieceTest(IN_SLOT, THIRD_TARGET_SLOT),
    "remembered": PieceTest(GAME_TEST, IS_REMEMBERED),
    "picked": PieceTest(IN_SLOT, PICKED_SLOT),
    "picked_2": PieceTest(IN_SLOT, SECOND_PICKED_SLOT),
    "not_picked": PieceTest(FITS, filter=_NOT_PICKED),
    "under_picked": PieceTest(ATTACHED_TO, filter=Filter(tests=[PieceTest(IN_SLOT, PICKED_SLOT)])),
    "not_over_picked": PieceTest(HOLDS, filter=Filter(tests=[PieceTest(IN_SLOT, PICKED_SLOT)]), is_not=True),
    "not_over_target": PieceTest(HOLDS, filter=Filter(tests=[PieceTest(IN_SLOT, TARGET_SLOT)]), is_not=True),
    "looked": PieceTest(IN_SLOT, LOOKED_SLOT),
    "it": PieceTest(OF_EVENT, EVENT_PIECE),
    "not_it": PieceTest(OF_EVENT, EVENT_PIECE, is_not=True),
    "not_target": PieceTest(IN_SLOT, TARGET_SLOT, is_not=True),
    "not_host": PieceTest(HOST_OF_SOURCE, is_not=True),
    "not_its_source": PieceTest(OF_EVENT, EVENT_SOURCE, is_not=True),
    "on_this": PieceTest(ATTACHED_TO_SOURCE),
    "on_host": PieceTest(ATTACHED_TO, filter=Filter(tests=[PieceTest(HOST_OF_SOURCE)])),
    "on_target": PieceTest(ATTACHED_TO, filter=Filter(tests=[PieceTest(IN_SLOT, TARGET_SLOT)])),
}
_PLACES: Final = {
    "hand": 1 << HAND,
    "deck": 1 << DECK,
    "discard": 1 << DISCARD,
    "hand_or_discard": 1 << HAND | 1 << DISCARD,
    "captured": 1 << CAPTURED,
    "edge_stack": 1 << EDGE_STACK,
    "objective_deck": 1 << OBJECTIVE_DECK,
    "set_aside": 1 << FACEDOWN,
    "anywhere": _ALL_ZONES,
}


def _tests_of(states: list[str]) -> list[PieceTest]:
    return [_STATES[code] for code in states]


def _controller(whose: str) -> list[PieceTest]:
    return [PieceTest(CONTROLLED_BY, OWN if whose == "own" else OPPOSING)]


def _holds(fitting: Filter, is_not: bool = False) -> list[PieceTest]:
    """Tests that a matching card in play is attached to the piece, or with `is_not` that none is."""
    attached = Filter(tests=[PieceTest(FITS, filter=fitting), PieceTest(GAME_TEST, IS_IN_PLAY)])
    return [PieceTest(HOLDS, filter=attached, is_not=is_not)]


def _has_title(titles: list[str], card: Any) -> bool:
    return any(card.name == TEXTS[f"abilities.titles.{code}"]["en"] for code in titles)


def _has_trait(traits: list[str], card: Any) -> bool:
    return not set(traits).isdisjoint(card.traits)


def _may_be_gained(traits: list[str]) -> bool:
    return not set(traits).isdisjoint(GAINED_TRAITS)


def _trait_tests(traits: list[str]) -> list[PieceTest]:
    if not _may_be_gained(traits):
        return []
    has_one = [Filter(tests=[PieceTest(MARK, TRAIT_MARK + TRAITS.index(trait))]) for trait in traits]
    return [PieceTest(FITS, filter=Filter(any_of=has_one))]


pieces: Final = Filters(TEXTS["abilities.filter_order"], {"type": TEXTS["abilities.types.any"]})
pieces.property(
    Codes("type", codes=CARD_TYPES, words=TEXTS.section("abilities.types"), joint=_OR, default=ABSENT),
    printed=lambda value, card: card.type in value,
)
pieces.property(
    Codes("traits", codes=TRAITS, words=_TRAITS, joint=_OR, default=ABSENT, adds=_WORDS["traits"]),
    printed=lambda value, card: _has_trait(value, card) or (_may_be_gained(value) and card.type == "unit"),
    tests=lambda value, inside: _trait_tests(value),
)
pieces.property(
    Codes("without", codes=TRAITS, words=_TRAITS, joint=_OR, default=ABSENT, adds=_WORDS["without"]),
    printed=lambda value, card: not _has_trait(value, card),
    tests=lambda value, inside: [PieceTest(FITS, filter=Filter(tests=_trait_tests(value)), is_not=True)] if _may_be_gained(value) else [],
)
pieces.property(
    Codes("faction", codes=FACTIONS, words=TEXTS.section("choices.faction"), joint=_OR, default=ABSENT, adds=_WORDS["faction"]),
    printed=lambda value, card: card.faction in value,
)
pieces.property(
    Codes("title", codes=tuple(TEXTS.section("abilities.titles")), words=TEXTS.section("abilities.titles"), joint=_OR, default=ABSENT),
    printed=_has_title,
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
pieces.property(
    Codes(
        "not_title",
        codes=tuple(TEXTS.section("abilities.titles")),
        words=TEXTS.section("abilities.titles"),
        joint=_OR,
        default=ABSENT,
        adds=_WORDS["not_title"],
    ),
    printed=lambda value, card: not _has_title(value, card),
)
pieces.property(
    Number("force_most", default=ABSENT, adds=_WORDS["force_most"]),
    printed=lambda value, card: (card.force_icons or 0) <= value,
)
pieces.property(Flag("unique", adds=_WORDS["unique"]), printed=lambda value, card: card.unique)
pieces.property(Flag("not_unique", adds=_WORDS["not_unique"]), printed=lambda value, card: not card.unique)
pieces.property(Flag("generates", adds=_WORDS["generates"]), printed=lambda value, card: bool(card.resources))
pieces.property(
    Codes("not_faction", codes=FACTIONS, words=TEXTS.section("choices.faction"), joint=_OR, default=ABSENT, adds=_WORDS["not_faction"]),
    printed=lambda value, card: card.faction not in value,
)
pieces.property(
    Number("damage_most", default=ABSENT, adds=_WORDS["damage_most"]),
    tests=lambda value, inside: [PieceTest(TOKENS, DAMAGE, comparison=AT_MOST, amount=value)],
)
pieces.property(
    Number("damage_least", default=ABSENT, adds=_WORDS["damage_least"]),
    tests=lambda value, inside: [PieceTest(TOKENS, DAMAGE, amount=value)],
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
    FilterField("holding", filters=pieces, default=ABSENT, adds=_WORDS["holding"]),
    tests=lambda value, inside: _holds(inside(value)),
)
pieces.property(
    FilterField("lacking", filters=pieces, default=ABSENT, adds=_WORDS["lacking"]),
    tests=lambda value, inside: _holds(inside(value), is_not=True),
)
pieces.property(
    FilterFields("one_of", filters=pieces, joint=_OR, default=ABSENT, adds=_WORDS["one_of"]),
    tests=lambda value, inside: [PieceTest(FITS, filter=Filter(any_of=[inside(each) for each in value]))],
)
pieces.property(
    Flag("with_captured", adds=_WORDS["with_captured"]), tests=lambda value, inside: [PieceTest(HOLDS, filter=_A_CAPTURED_CARD)]
)
pieces.property(
    OneOf("cost_like", codes=tuple(_COMPARED), words=TEXTS.section("abilities.compared"), default=ABSENT, adds=_WORDS["cost_like"]),
    tests=lambda value, inside: [PieceTest(COMPARED, PRINTED_COST, comparison=AT_MOST, amount=_COMPARED[value])],
)
pieces.property(
    OneOf("cost_below", codes=tuple(_COMPARED), words=TEXTS.section("abilities.compared"), default=ABSENT, adds=_WORDS["cost_below"]),
    tests=lambda value, inside: [PieceTest(COMPARED, PRINTED_COST, comparison=BELOW, amount=_COMPARED[value])],
)


def _compared(name: str, test: Callable[[str], PieceTest]) -> None:
    """Add a property that compares the card with another."""
    field = OneOf(name, codes=tuple(_COMPARED), words=TEXTS.section("abilities.compared"), default=ABSENT, adds=_WORDS[name])
    pieces.property(field, tests=lambda value, inside: [test(value)])


_compared("same_cost", lambda value: PieceTest(COMPARED, PRINTED_COST, comparison=EQUAL, amount=_COMPARED[value]))
_compared("same_title", lambda value: PieceTest(COMPARED, TITLE, comparison=EQUAL, amount=_COMPARED[value]))
_compared("force_below", lambda value: PieceTest(COMPARED, FORCE_ICONS, comparison=BELOW, amount=_COMPARED[value]))
pieces.property(
    OneOf("other_faction", codes=("target",), words=TEXTS.section("abilities.compared"), default=ABSENT, adds=_WORDS["other_faction"]),
    tests=lambda value, inside: [PieceTest(FITS, filter=Filter(any_of=[Filter(tests=[each]) for each in _OTHER_FACTION]))],
)
pieces.property(
    Flag("same_controller", adds=_WORDS["same_controller"]), tests=lambda value, inside: [PieceTest(SAME_CONTROLLER, TARGET_SLOT)]
)
pieces.property(
    OneOf("named", codes=tuple(_NAMED), words=TEXTS.section("abilities.named"), default=ABSENT, adds=_WORDS["named"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, _NAMED[value])],
)
pieces.property(Flag("shares_trait", adds=_WORDS["shares_trait"]), tests=lambda value, inside: [PieceTest(GAME_TEST, SHARES_TRAIT)])
pieces.property(
    Number("cost_with_target", default=ABSENT, adds=_WORDS["cost_with_target"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, COST_WITH_TARGET, amount=value)],
)
pieces.property(
    FilterField("cost_within", filters=pieces, default=ABSENT, adds=_WORDS["cost_within"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, COST_WITHIN, filter=inside(value))],
)
pieces.property(
    FilterField("if_there_is", filters=pieces, default=ABSENT, adds=_WORDS["if_there_is"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, IF_THERE_IS, filter=inside(value))],
)
pieces.property(
    Number("force_now_most", default=ABSENT, adds=_WORDS["force_now_most"]),
    tests=lambda value, inside: [PieceTest(VALUE, FORCE_ICONS, comparison=AT_MOST, amount=value)],
)
pieces.property(
    Number("enhancements_least", least=1, default=ABSENT, adds=_WORDS["enhancements_least"]),
    tests=lambda value, inside: [PieceTest(HOLDS, filter=_IN_PLAY, amount=value)],
)
pieces.property(
    Number("pilots_least", least=1, default=ABSENT, adds=_WORDS["pilots_least"]),
    tests=lambda value, inside: [PieceTest(HOLDS, filter=_A_PILOT, amount=value)],
)
pieces.property(Flag("edge_icons", adds=_WORDS["edge_icons"]), tests=lambda value, inside: [PieceTest(FITS, filter=_EDGE_ICONS)])
pieces.property(
    Number("focus_least", default=ABSENT, adds=_WORDS["focus_least"]),
    tests=lambda value, inside: [PieceTest(TOKENS, FOCUS, amount=value)],
)
pieces.property(
    Number("priority_least", default=ABSENT, adds=_WORDS["priority_least"]),
    printed=lambda value, card: (card.edge_priority or 0) >= value,
)
pieces.property(
    OneOf("same_set", codes=tuple(_ALIKE), words=TEXTS.section("abilities.compared"), default=ABSENT, adds=_WORDS["same_set"]),
    tests=lambda value, inside: [PieceTest(COMPARED, SET_NUMBER, comparison=EQUAL, amount=_ALIKE[value])],
)
pieces.property(Flag("within_focus", adds=_WORDS["within_focus"]), tests=lambda value, inside: [PieceTest(GAME_TEST, WITHIN_FOCUS)])
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
