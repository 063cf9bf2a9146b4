"""The operations of Star Realms, one row each (`games.abilities`), and the slots of abilities.

An ally ability has its factions; an ally of any one of them is enough (SR-ABL-05).
counted: the number of cards that the effect before picked, or their total cost if that effect has `costs=True`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from games.abilities.compiling import ANYTHING, Compiler, Maker, NotPlayed, plain
from games.abilities.effects import Effect, with_nested
from games.abilities.fields import ABSENT, Codes, Effects, Flag, Number, OneOf, Options
from games.abilities.rendering import Renderer
from games.abilities.vocabulary import Vocabulary
from games.abilities.worth import best_option, half, number, one
from games.engine.ops import Op, Selector
from games.star_realms.abilities.constants import (
    ANY_NUMBER,
    ASIDE_VERB,
    BASE,
    BOTH,
    CHOOSE,
    CHOOSE_ALLY,
    CHOOSE_FACTION,
    COPY,
    COPY_ABILITY,
    COPY_BASE,
    COSTS,
    COUNTED,
    DESTROY_VERB,
    DISCARD,
    DISCARD_VERB,
    DRAW,
    EACH_PLAYER,
    ENEMY,
    ENEMY_IN_PLAY,
    EXPLORERS,
    FACTIONS,
    FLIP,
    GAIN_ALLY,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    HAND,
    HAND_VERB,
    IF,
    IN_PLAY,
    LOOK,
    LOOKED_AT,
    LOSE_AUTHORITY,
    MISSING,
    NEXT_ACQUIRED,
    NEXT_CHEAPER,
    OTHER_PLAYER,
    OWN_IN_PLAY,
    PICK_OP,
    PLAYED,
    RETURN_AT_END,
    SAME_FACTION,
    SCRAP_THIS,
    SCRAP_VERB,
    SCRAPPED,
    SHIP,
    SHUFFLE_IN,
    STEAL_VERB,
    TAKE_VERB,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    TO_PLAY,
    TO_SCRAP,
    TO_TOP,
    TOP_VERB,
    TRADE_ROW,
    TRIMMED,
)
from games.star_realms.texts import TEXTS
from games.texts import Words, filled

BLOB: Final = "blob"
FED: Final = "trade-federation"
EMPIRE: Final = "star-empire"
CULT: Final = "machine-cult"
ALL: Final = (BLOB, FED, EMPIRE, CULT)

RESOURCES: Final = {"trade": GAIN_TRADE, "combat": GAIN_COMBAT, "authority": GAIN_AUTHORITY}
# The ops that may ask a player.
ASKS: Final = frozenset({PICK_OP, CHOOSE, COPY, COPY_BASE, COPY_ABILITY, CHOOSE_FACTION, CHOOSE_ALLY})

_FILTERS: Final = {"card": 0, "ship": SHIP, "base": BASE, "ship_or_base": SHIP | BASE}
_ZONES: Final = {"hand": 1 << HAND, "discard": 1 << DISCARD, "trade_row": 1 << TRADE_ROW}
_PLACES: Final = {"discard": TO_DISCARD, "hand": TO_HAND, "top_of_deck": TO_TOP}
# Multipliers of an amount: cards that the previous effect picked (or their cost, with `costs`), the number by which these are fewer than
# two, own cards scrapped this turn, those from hand or discard pile, own cards in play, own cards in play of this card's faction.
_COUNTERS: Final = {
    "counted": COUNTED,
    "missing": MISSING,
    "scrapped": SCRAPPED,
    "trimmed": TRIMMED,
    "in_play": OWN_IN_PLAY,
    "same_faction": SAME_FACTION,
}
# Conditions of an "if", each a minimum -> (counter, card types).
_CONDITIONS: Final = {
    "bases_in_play_at_least": (OWN_IN_PLAY, BASE),
    "opponent_bases_at_least": (ENEMY_IN_PLAY, BASE),
    "bases_played_at_least": (PLAYED, BASE),  # this turn
    "trimmed_at_least": (TRIMMED, 0),  # own cards scrapped from hand or discard pile this turn
    "counted_at_least": (COUNTED, 0),
}
_EVENTS: Final = ("play_ship", "scrap_own", "first_authority", "scrap_ability")

# The zones that cards are scrapped from.
HAND_ZONE, DISCARD_ZONE, ROW = _ZONES
_PHRASES: Final = TEXTS.section("abilities.phrases")
_PER: Final = TEXTS.section("abilities.per")


def bits(codes: Iterable[str]) -> int:
    """
    >>> bits(["blob", "star-empire", "unaligned"])
    5
    """
    return sum({FACTIONS.get(code, 0) for code in codes})


# --- fields ----------------------------------------------------------------------------------------------------------


def _per_words(effect: Effect, beside: Sequence[Effect]) -> Words:
    """The words "for each point of its cost" belong to the gain, although the pick beside it has the flag `costs`."""
    of_costs = effect["per"] == "counted" and any(each.get("costs") for each in beside)
    return _PER["costs" if of_costs else effect["per"]]


N: Final = Number("n", least=1)
ANY_N: Final = Number("n", least=1, or_any=True)
RESOURCE: Final = OneOf("resource", codes=tuple(RESOURCES), words=TEXTS.section("abilities.resource"))
FACTION_LIST: Final = Codes(
    "factions",
    codes=ALL,
    words=TEXTS.section("choices.faction"),
    joint=_PHRASES["or"],
)
OF_FACTIONS: Final = Codes("factions", codes=ALL, words=FACTION_LIST.words, joint=_PHRASES["or"], default=ABSENT)
COUNTED_FACTION: Final = Codes("factions", codes=ALL, default=ABSENT, argument="faction")
ZONES: Final = Codes("zones", codes=tuple(_ZONES), words=TEXTS.section("abilities.zone"), joint=_PHRASES["or"], default=["hand", "discard"])
FILTER: Final = OneOf("filter", codes=tuple(_FILTERS), words=TEXTS.section("abilities.filter"))
COUNTED_FILTER: Final = OneOf("filter", codes=tuple(_FILTERS), default=ABSENT, argument="of")
MAX_COST: Final = Number("max_cost", or_any=True, default=None, argument="most", place="most")
TO: Final = OneOf("to", codes=tuple(_PLACES), words=TEXTS.section("abilities.place"))
TO_DISCARD_PILE: Final = OneOf("to", codes=TO.codes, words=TO.words, default="discard")
PER: Final = OneOf("per", codes=tuple(_COUNTERS), default=ABSENT, adds=_per_words)
COUNTS_COSTS: Final = Flag("costs")
DISCARDS: Final = Number("discards", or_any=True)
ON: Final = OneOf("on", codes=_EVENTS)
CONDITIONS: Final = tuple(Number(name, least=1, default=ABSENT, place="n") for name in _CONDITIONS)
MAY: Final = Flag("optional", default=False, adds=_PHRASES["may"])
SOMETIMES_MAY: Final = Flag("optional", adds=_PHRASES["may"])
ALWAYS_MAY: Final = Flag("optional", default=True, adds=_PHRASES["may"])
OPTIONAL: Final = Flag("optional", default=False, adds=_PHRASES["optional"])
UNPARSED: Final = Flag("unparsed")
THEN: Final = Effects("then", adds=_PHRASES["condition"])
THEN_ONE: Final = Effects("then", single=True, adds=_PHRASES["condition"])

VOCABULARY: Final = Vocabulary([FACTION_LIST])

# --- slots -----------------------------------------------------------------------------------------------------------

primary = VOCABULARY.slot("primary", TEXTS["choices.slot.primary"])
# `ally(BLOB, draw(1))` needs another Blob card in play.  Of two factions, either is enough.
ally = VOCABULARY.slot("ally", TEXTS["choices.slot.ally"], FACTION_LIST)
# Needs two other cards of the faction in play.
double_ally = VOCABULARY.slot("double_ally", TEXTS["choices.slot.double_ally"], FACTION_LIST)
# Used by scrapping the card (SR-ABL-06).
scrap = VOCABULARY.slot("scrap", TEXTS["choices.slot.scrap"])


# --- sentences -------------------------------------------------------------------------------------------------------


def _or_any(code: str, other: str = "", field: str = "n") -> Callable[[Effect], str]:
    """The sentence `code`, or the other one if the field is None; by default "<code>_any"."""
    without = other or f"{code}_any"
    return lambda effect: without if effect.get(field, 1) is None else code


def _of_cost(code: str) -> Callable[[Effect], str]:
    return lambda effect: code if effect["max_cost"] is None else f"{code}_of_cost"


def _scrap_words(effect: Effect) -> str:
    return "scrap_of_faction" if effect.get("factions") else _or_any("scrap")(effect)


def _condition(effect: Effect) -> str:
    return next(name for name in _CONDITIONS if name in effect)


def _one_condition(effect: Effect) -> str:
    return "" if sum(name in effect for name in _CONDITIONS) == 1 else f"needs one condition; use one of: {', '.join(_CONDITIONS)}"


def _trigger_words(effect: Effect) -> str:
    return f"trigger.{effect['on']}_of_faction" if effect.get("factions") else f"trigger.{effect['on']}"


def _counted_words(effect: Effect) -> Mapping[str, Words]:
    """The kind of cards counted: "base", "Trade Federation card"."""
    if not effect.get("factions"):
        return {"of": FILTER.words[effect.get("filter", "card")]}
    (code,) = effect["factions"]
    return {"of": filled(_PHRASES["card_of_faction"], factions=FACTION_LIST.words[code])}


def _shown_gain(effect: Effect) -> tuple[str, int] | None:
    return None if "per" in effect else (effect["resource"], int(effect["n"]))


# --- programs --------------------------------------------------------------------------------------------------------


def _pick_op(
    effect: Effect, verb: int, selector: Selector, place: int = TO_DISCARD, *, number: int | None = None, optional: bool | None = None
) -> Op:
    n = effect.get("n", 1) if number is None else number
    op = Op(PICK_OP, ANY_NUMBER if n is None else int(n), selector, kind=verb, place=place)
    op.optional = bool(effect.get("optional")) if optional is None else optional
    if effect.get("costs"):
        op.counter = COSTS
    elif "per" in effect:
        op.counter = _COUNTERS[effect["per"]]
    return op


def _pick(verb: int, selector: Selector, place: int = TO_DISCARD) -> Maker:
    """A pick of as many cards as the effect says, or of one."""
    return lambda compiler, effect: [_pick_op(effect, verb, selector, place)]


def _counting(code: int) -> Maker:
    """An op with an amount, multiplied by a count if the effect has "per"."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        selector = Selector(0, _FILTERS[effect.get("filter", "card")], bits(effect.get("factions", ())))
        return [Op(code, effect["n"], selector, counter=_COUNTERS[effect["per"]] if "per" in effect else 0)]

    return make


def _gain(compiler: Compiler, effect: Effect) -> list[Op]:
    return _counting(RESOURCES[effect["resource"]])(compiler, effect)


def _with_factions(code: int) -> Maker:
    return lambda compiler, effect: [Op(code, effect.get("n", 1), Selector(0, 0, bits(effect["factions"])))]


def _draw_each(counter: int) -> Maker:
    """Draw a card for each card counted."""
    return lambda compiler, effect: [Op(DRAW, 1, Selector(0, 0, bits(effect.get("factions", ()))), counter=counter)]


def _scrap(compiler: Compiler, effect: Effect) -> list[Op]:
    zones = sum(_ZONES[zone] for zone in effect["zones"])
    return [_pick_op(effect, SCRAP_VERB, Selector(zones, 0, bits(effect.get("factions", ()))), TO_SCRAP)]


def _discard_and_draw(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick_op(effect, DISCARD_VERB, Selector(1 << HAND), optional=True), Op(DRAW, 1, ANYTHING, counter=COUNTED)]


def _most(effect: Effect) -> int:
    return -1 if effect.get("max_cost") is None else int(effect["max_cost"])


def _acquire(compiler: Compiler, effect: Effect) -> list[Op]:
    selector = Selector(1 << TRADE_ROW | 1 << EXPLORERS, _FILTERS[effect["filter"]], bits(effect.get("factions", ())), 0, _most(effect))
    return [_pick_op(effect, TAKE_VERB, selector, _PLACES[effect["to"]], number=1)]


def _take_explorer(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick_op(effect, TAKE_VERB, Selector(1 << EXPLORERS), _PLACES[effect["to"]])]


def _onto_deck(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick_op(effect, TOP_VERB, Selector(1 << DISCARD, _FILTERS[effect["filter"]], 0, 0, _most(effect)), TO_TOP)]


def _next(place: int) -> Maker:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        op = Op(NEXT_ACQUIRED, 1, Selector(0, _FILTERS[effect["filter"]] or ~0), place=place)
        op.optional = bool(effect.get("optional"))
        return [op]

    return make


def _look(compiler: Compiler, effect: Effect) -> list[Op]:
    looked_at = Selector(1 << LOOKED_AT)
    some = effect["discards"] is None
    return [
        Op(LOOK, effect["n"], ANYTHING),
        _pick_op(effect, DISCARD_VERB, looked_at, number=ANY_NUMBER if some else effect["discards"], optional=some),
        _pick_op(effect, TOP_VERB, looked_at, TO_TOP, number=ANY_NUMBER),
    ]


def _copy(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(COPY, SHIP, Selector(0, SHIP))]


def _choose(compiler: Compiler, effect: Effect) -> list[Op]:
    # kind 1: destroying one of the player's bases is offered only if there is one.
    op = Op(CHOOSE, 1, ANYTHING, kind=1 if any(option[0]["op"] == "destroy_own_base" for option in effect["options"]) else 0)
    op.subs = [compiler.program(option) for option in effect["options"]]
    return [op]


def _may(compiler: Compiler, effect: Effect) -> list[Op]:
    """A choice between all effects and none."""
    op = Op(CHOOSE, 1, ANYTHING)
    op.subs = [compiler.program(effect["then"]), compiler.program([])]
    return [op]


def _if(compiler: Compiler, effect: Effect) -> list[Op]:
    counter, types = _CONDITIONS[_condition(effect)]
    op = Op(IF, effect[_condition(effect)], Selector(0, types), counter=counter)
    op.subs = [compiler.program(effect["then"])]
    return [op]


def _players(code: int) -> Maker:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        # kind 1 if a player may lose authority.
        op = Op(code, 1, ANYTHING, kind=1 if any(each["op"] == "lose_authority" for each in with_nested(effect["then"])) else 0)
        op.subs = [compiler.program(effect["then"])]
        return [op]

    return make


def _price(compiler: Compiler, effect: Effect) -> list[Op]:
    """The price of a whole ability has no op (`play.programs.cards`); there are no rules for other prices."""
    raise NotPlayed(effect["op"])


# --- the operations --------------------------------------------------------------------------------------------------

add = VOCABULARY.operation

_gain_row = add(
    "gain",
    N,
    PER,
    COUNTED_FILTER,
    COUNTED_FACTION,
    RESOURCE,
    places=_counted_words,
    compiles=_gain,
    gain=_shown_gain,
    worth=lambda effect, inside: {effect["resource"]: effect["n"]},
)
trade, combat, authority = (_gain_row.variant(resource=resource) for resource in RESOURCES)
as_ally = add(
    "gain_ally",
    FACTION_LIST,
    Number("n", least=2, default=ABSENT),
    words=lambda effect: "gain_allies" if "n" in effect else "gain_ally",
    compiles=_with_factions(GAIN_ALLY),
)
draw = add(
    "draw",
    N,
    PER,
    COUNTED_FILTER,
    COUNTED_FACTION,
    words=_or_any("draw"),
    places=_counted_words,
    compiles=_counting(DRAW),
    worth=number("cards", most=3),
)
# Discard from your own hand.
discard = add(
    "self_discard",
    ANY_N,
    PER,
    SOMETIMES_MAY,
    words=_or_any("self_discard"),
    places=_counted_words,
    compiles=_pick(DISCARD_VERB, Selector(1 << HAND)),
)
opponent_discards = add(
    "opponent_discard",
    ANY_N,
    words=_or_any("opponent_discard"),
    compiles=_pick(DISCARD_VERB, Selector(1 << HAND, 0, 0, ENEMY)),
    worth=number("discards", most=3),
)
# Scrap your own cards (SR-ABL-07), by default from the hand or the discard pile.
scraps = add(
    "scrap",
    ZONES,
    ANY_N,
    MAY,
    OF_FACTIONS,
    COUNTS_COSTS,
    takes=["n", "zones"],
    words=_scrap_words,
    compiles=_scrap,
    worth=number("trimmed", most=3),
)
scrap_row = add(
    "scrap_trade_row",
    ANY_N,
    MAY,
    COUNTS_COSTS,
    words=_or_any("scrap_trade_row"),
    compiles=_pick(SCRAP_VERB, Selector(1 << TRADE_ROW), TO_SCRAP),
)
destroy = add("destroy_base", MAY, compiles=_pick(DESTROY_VERB, Selector(1 << IN_PLAY, BASE, 0, ENEMY)))
choose = add("choose", Options("options", joint=_PHRASES["between_options"]), compiles=_choose, worth=best_option)
_if_row = add("if", *CONDITIONS, THEN, words=lambda effect: f"if.{_condition(effect)}", compiles=_if, worth=half, check=_one_condition)
with_bases = _if_row.variant("bases_in_play_at_least", "then")
if_opponent_has_bases = _if_row.variant("opponent_bases_at_least", "then")
if_base_played = _if_row.variant("then", bases_played_at_least=1)
# If you scrapped from hand or discards this turn.
if_trimmed = _if_row.variant("then", trimmed_at_least=1)
# If the previous effect picked a card.
if_done = _if_row.variant("then", counted_at_least=1)
_pay_row = add("pay", RESOURCE, N, THEN, compiles=_price, worth=half)
pay_trade = _pay_row.variant(resource="trade")
_trigger_row = add("trigger", ON, THEN_ONE, OF_FACTIONS, words=_trigger_words)
whenever_ship = _trigger_row.variant(on="play_ship")
whenever_trimmed = _trigger_row.variant("then", on="scrap_own")
# The first time you gain authority in a turn.
at_first_authority = _trigger_row.variant("then", on="first_authority")
# Whenever you use the scrap ability of a ship or base.
whenever_scrap_ability = _trigger_row.variant("then", on="scrap_ability")
# Acquire for free (SR-ACQ-04, A-16).
take = add("acquire_free", FILTER, MAX_COST, TO_DISCARD_PILE, MAY, words=_of_cost("acquire_free"), compiles=_acquire, worth=one("cards"))
next_to_top = add("next_acquired_to_top", FILTER, OPTIONAL, compiles=_next(TO_TOP))
next_to_hand = add("next_acquired_to_hand", FILTER, OPTIONAL, compiles=_next(TO_HAND))
next_to_play = add("next_acquired_to_play", FILTER, OPTIONAL, compiles=_next(TO_PLAY))
discard_then_draw = add(
    "discard_then_draw_that_many",
    ANY_N,
    words=_or_any("discard_then_draw_that_many"),
    compiles=_discard_and_draw,
    worth=number("cards", most=3),
)
draw_per_scrapped = add("draw_per_scrapped_this_way", compiles=_draw_each(COUNTED), worth=one("cards"))
draw_per_played = add("draw_per_card_played_this_turn", FACTION_LIST, compiles=_draw_each(PLAYED), worth=one("cards"))
counts_as = add("counts_as_ally", FACTION_LIST)
copy_ship = add("copy_ship_played_this_turn", compiles=_copy)
next_into_deck = add("next_acquired_into_deck", FILTER, OPTIONAL, compiles=_next(TO_DECK))
next_cheaper = add("next_cheaper", N, FACTION_LIST, compiles=_with_factions(NEXT_CHEAPER))
cheaper_for_each = add("discount", FACTION_LIST)
to_hand_if_played = add("hand_if_played", FACTION_LIST)
docks = add("docking", FACTION_LIST)
is_of = add("has_factions", FACTION_LIST)
choose_faction = add("choose_faction", compiles=plain(CHOOSE_FACTION))
as_chosen_ally = add("gain_chosen_ally", compiles=plain(CHOOSE_ALLY))
lose_authority = add("lose_authority", N, PER, places=_counted_words, compiles=_counting(LOSE_AUTHORITY))
scrap_this = add("scrap_this", compiles=plain(SCRAP_THIS))
return_base = add("return_base", MAY, compiles=_pick(HAND_VERB, Selector(1 << IN_PLAY, BASE, 0, BOTH), TO_HAND))
destroy_own = add("destroy_own_base", compiles=_pick(DESTROY_VERB, Selector(1 << IN_PLAY, BASE)))
# From your discard pile to the top of your deck.
onto_deck = add(
    "put_on_deck",
    OneOf("filter", codes=FILTER.codes, words=FILTER.words, default="card"),
    Number("n", least=1, default=1),
    MAX_COST,
    MAY,
    words=_of_cost("put_on_deck"),
    compiles=_onto_deck,
    worth=one("cards"),
)
hand_onto_deck = add("put_back", N, compiles=_pick(TOP_VERB, Selector(1 << HAND), TO_TOP))
from_discard = add(
    "take_back", Number("n", least=1, default=1), MAY, compiles=_pick(HAND_VERB, Selector(1 << DISCARD), TO_HAND), worth=one("cards")
)
from_opponent = add("take_from_opponent", compiles=_pick(STEAL_VERB, Selector(1 << DISCARD, 0, 0, ENEMY)))
take_explorer = add("take_explorer", TO, MAY, compiles=_take_explorer)
# Look at the top n cards of your deck, discard some and put the rest back in any order.
look_at_top = add("look_at_deck", N, DISCARDS, words=_or_any("look_at_deck", "look_at_deck_discard_any", "discards"), compiles=_look)
reshuffle = add("shuffle_discard_in", compiles=plain(SHUFFLE_IN))
set_aside = add("set_aside", ALWAYS_MAY, compiles=_pick(ASIDE_VERB, Selector(1 << TRADE_ROW)))
copy_base = add("copy_base", compiles=plain(COPY_BASE))
copy_ally_ability = add("copy_ally_ability", compiles=plain(COPY_ABILITY), worth=one("cards"))
back_at_end = add("return_at_end", compiles=plain(RETURN_AT_END))
# The card returns to play with its other side up.
flips = add("flip", compiles=plain(FLIP))
# Optional as a whole: all effects or none.
may = add("may", THEN, compiles=_may)
# Your bases have n more defense, the opponent's n less.
ward = add("ward", N)
# Once per turn, gain authority instead of scrapping from hand or discards.
authority_instead = add("gain_instead", N, ALWAYS_MAY)
scrapped_if_leaving = add("scrapped_if_leaving")
each_player = add("each_player", THEN, compiles=_players(EACH_PLAYER))
other_player = add("other_player", THEN, compiles=_players(OTHER_PLAYER))
# An effect that the card data leave out, or that these rules do not play.
not_listed = add("text", UNPARSED, is_played=False).variant(unparsed=True)

card = VOCABULARY.card
RENDERER: Final = Renderer(VOCABULARY, TEXTS.section("abilities.operations"), between=_PHRASES["between_effects"], group=_PHRASES["group"])
ability_lines = RENDERER.lines


def is_used(effect: Mapping[str, Any]) -> bool:
    """Whether ops carry it out.  Passive effects and unparsed texts have none."""
    row = VOCABULARY.operations.get(effect["op"])
    return row is None or row.compiles is not None
