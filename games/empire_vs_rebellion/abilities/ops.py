"""The operations of Empire vs. Rebellion, a row each (`games.abilities`), and when abilities work.

n: a number of cards or tokens; None for any number.
whose: "own", "opponent" or "any", from the view of the player who uses the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.abilities.compiling import Compiler, Maker, plain, with_options, with_then
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, CardCodes, Flag, Number, OneOf, Options
from games.abilities.fields import Effects as Inside
from games.abilities.rendering import Renderer
from games.abilities.vocabulary import Vocabulary
from games.empire_vs_rebellion.abilities.constants import (
    ADD_VERB,
    AND_OR,
    ANY_NUMBER,
    ANYONE,
    AREA,
    ASKS_OPPONENT,
    CHANGE_STRATEGY,
    CHANGE_TOTAL,
    CHARACTER,
    CHOOSE,
    COUNTED,
    DECK,
    DISCARD,
    DISCARD_TOP,
    DISCARD_VERB,
    ENTER_VERB,
    EVENT_VERB,
    EVENTS,
    EXHAUST_VERB,
    EXHAUSTED,
    GAIN_INFLUENCE,
    IF_LOST,
    INFILTRATE,
    LOOK,
    LOOKED_AT,
    LOSE_INFLUENCE,
    NEEDS_ROOM,
    ON_TOP,
    ON_TOP_VERB,
    OPPONENT,
    OWN,
    PICK_OP,
    PLAY_TOP,
    PUT_BACK,
    RANDOM_NEXT,
    READY,
    RESERVE,
    REVEAL_NEXT,
    SET_BACK_VERB,
    SHUFFLED_IN,
    SHUFFLED_UNDER_ONE,
    STRATEGIES,
    STRATEGY_VERB,
    SWAP_WINNER,
    TAKE_BACK_STRATEGIES,
    WHOLE_DECK,
)
from games.empire_vs_rebellion.texts import TEXTS
from games.engine.ops import Op, Selector
from games.texts import TEXTS as SHARED_TEXTS
from games.texts import Words, in_language

CATEGORIES: Final = ("diplomacy", "the-force", "military", "recon", "character")
# The ops that may ask a player.
ASKS: Final = frozenset({PICK_OP, LOOK, CHOOSE, AND_OR, CHANGE_STRATEGY})

_WHOSE: Final = {"own": OWN, "opponent": OPPONENT, "any": ANYONE}
_PILES: Final = {"discard": DISCARD, "reserve": RESERVE}
_JOINTS: Final = TEXTS.section("abilities.joints")
_ADDITIONS: Final = TEXTS.section("abilities.additions")


def _title(code: str, language: str) -> str:
    """The title of a card by its code, which starts with the faction: "rebel-luke-skywalker"."""
    return in_language(TEXTS[f"card_titles.{code.partition('-')[2]}"], language)


def _may_discard(effect: Effect, beside: Sequence[Effect]) -> Words | None:
    """Any number may be none, so this needs no "may"."""
    return None if effect["n"] is None else _ADDITIONS["optional"]


# --- fields ----------------------------------------------------------------------------------------------------------

N: Final = Number("n", least=1)
ONE: Final = Number("n", least=1, default=1)
ANY_N: Final = Number("n", least=1, or_any=True)
DISCARDS: Final = Number("discards", least=1)
WHOSE: Final = OneOf("whose", codes=tuple(_WHOSE), words=TEXTS.section("abilities.decks"), place="deck")
CATEGORY: Final = OneOf("category", codes=CATEGORIES, words=TEXTS.section("choices.categories"))
BUT_NOT: Final = CardCodes(
    "but_not", title=_title, joint=SHARED_TEXTS["marks.comma"], default=ABSENT, place="names", adds=_ADDITIONS["but_not"]
)
PILE: Final = OneOf("from", codes=tuple(_PILES))
PER: Final = OneOf("per", codes=("counted",), default=ABSENT)
OPTIONAL: Final = Flag("optional", adds=_ADDITIONS["optional"])
UP_TO: Final = Flag("optional", adds=_ADDITIONS["up_to"], adds_to="n")
EXHAUSTED_ONLY: Final = Flag("exhausted")
TO_RESERVE: Final = Flag("to_reserve", argument="characters_to_reserve", adds=_ADDITIONS["to_reserve"])
THEN: Final = Inside("then")

VOCABULARY: Final = Vocabulary()

# --- when a card works -----------------------------------------------------------------------------------------------

# As an ability used in the struggle (EVR-STG-06).
action = VOCABULARY.slot("action", TEXTS["choices.slots.action"])
# As printed on a strategy.
STRATEGY_TIMINGS: Final = ("on_reveal", "determine_victory", "outcome", "next_round")
on_reveal, determine_victory, outcome, next_round = (VOCABULARY.slot(code, TEXTS[f"choices.timings.{code}"]) for code in STRATEGY_TIMINGS)
# As printed on an event.
EVENT_TIMINGS: Final = ("this_round", "winner", "loser", "loser_next_round")
this_round, winner, loser, loser_next_round = (VOCABULARY.slot(code, TEXTS[f"choices.effect_timings.{code}"]) for code in EVENT_TIMINGS)


# --- how operations are printed, compiled and counted ------------------------------------------------------------------


def _by_owner(effect: Effect) -> str:
    return f"{effect['op']}.{effect['whose']}"


def _discard_words(effect: Effect) -> str:
    return "discard.any_number" if effect["n"] is None else _by_owner(effect)


def _whose(effect: Effect) -> str:
    return str(effect["whose"])


def _pick_op(effect: Effect, verb: int, zones: Iterable[int], types: int = 0, place: int = DISCARD) -> Op:
    amount = ANY_NUMBER if effect["n"] is None else int(effect["n"])
    whose = _WHOSE[effect.get("whose", "own")]
    op = Op(PICK_OP, amount, Selector(sum(1 << zone for zone in zones), types, 0, whose), kind=verb, place=place)
    op.optional = bool(effect.get("optional"))
    return op


def _pick(verb: int, *zones: int, types: int = 0) -> Maker:
    return lambda compiler, effect: [_pick_op(effect, verb, zones, types)]


def _discard(compiler: Compiler, effect: Effect) -> list[Op]:
    types = EXHAUSTED if effect.get("exhausted") else 0
    return [_pick_op(effect, DISCARD_VERB, [AREA], types, RESERVE if effect.get("to_reserve") else DISCARD)]


def _looked_at(verb: int, number: int, *, optional: bool = False) -> Op:
    op = Op(PICK_OP, number, Selector(1 << LOOKED_AT), kind=verb, place=DISCARD)
    op.optional = optional
    return op


def _put_back(kind: int) -> Op:
    return Op(PUT_BACK, 1, Selector(), kind=kind)


def _search_and_play(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, WHOLE_DECK, Selector(), place=NEEDS_ROOM)
    return [look, _looked_at(ENTER_VERB, effect["n"]), _put_back(SHUFFLED_IN)]


def _look(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, effect["n"], Selector(whose=_WHOSE[effect["whose"]]))
    return [look, _looked_at(DISCARD_VERB, effect["discards"]), _put_back(ON_TOP)]


def _search(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, WHOLE_DECK, Selector(whose=_WHOSE[effect["whose"]]))
    discards = effect["discards"]
    kept = effect["n"] - discards
    return [look, _looked_at(DISCARD_VERB, discards), _looked_at(ON_TOP_VERB, kept), _put_back(SHUFFLED_UNDER_ONE)]


def _peek(compiler: Compiler, effect: Effect) -> list[Op]:
    """The top card moves to the cards looked at, and is played from there."""
    ops = [Op(LOOK, 1, Selector())]
    for part in effect["then"]:
        ops += [_looked_at(ENTER_VERB, 1, optional=True)] if part["op"] == "play" else compiler.ops(part)
    return [*ops, _put_back(ON_TOP)]


def _influence(code: int) -> Maker:
    return lambda compiler, effect: [Op(code, effect["n"], Selector(whose=_WHOSE[effect.get("whose", "own")]))]


def _change_strategy(compiler: Compiler, effect: Effect) -> list[Op]:
    """The owner of the strategy chooses the new strategy."""
    whose = _WHOSE[effect["whose"]]
    asks = ASKS_OPPONENT if whose == OPPONENT else 0
    again = Op(PICK_OP, 1, Selector(1 << STRATEGIES, 0, asks, whose), kind=STRATEGY_VERB)
    op = Op(CHANGE_STRATEGY, 1, Selector(whose=whose))
    op.subs = [compiler.of_ops([again])]
    return [op]


def _play(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(PLAY_TOP, effect["n"], Selector(), counter=COUNTED if effect.get("per") else 0)]


def _play_from(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick_op(effect, ENTER_VERB, [_PILES[effect["from"]]])]


def _order_events(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, effect["n"], Selector(), place=EVENTS)
    return [look, _looked_at(EVENT_VERB, effect["n"], optional=True), _put_back(ON_TOP)]


def _discard_unused(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(PICK_OP, effect["n"], Selector(1 << STRATEGIES, 0, ASKS_OPPONENT, OWN), kind=DISCARD_VERB)]


# --- the operations --------------------------------------------------------------------------------------------------

add = VOCABULARY.operation
# Discard resource cards in play (EVR-STG-16).
discard = add(
    "discard",
    ANY_N,
    WHOSE,
    EXHAUSTED_ONLY,
    TO_RESERVE,
    Flag("optional", adds=_may_discard),
    words=_discard_words,
    compiles=_discard,
    affects=_whose,
)
exhaust = add("exhaust", N, WHOSE, UP_TO, words=_by_owner, compiles=_pick(EXHAUST_VERB, AREA, types=READY), affects=_whose)
# Play the top card of the player's own deck, or, with per="counted", as many cards as the effect before it picked.
play_top = add("play", ONE, PER, OPTIONAL, words=lambda effect: "play.as_many" if effect.get("per") else "play.one", compiles=_play)
play_from = add("play_from", ONE, PILE, takes=["from"], words=lambda effect: f"play_from.{effect['from']}", compiles=_play_from)
search_and_play = add("search_and_play", ONE, compiles=_search_and_play)
# Add a character from the reserve pile to the resource deck (EVR-STG-14).
add_character = add("add_character", ONE, OPTIONAL, compiles=_pick(ADD_VERB, RESERVE, types=CHARACTER))
# Return a character from the resource deck to the reserve pile at the end of a round.
set_back_character = add("set_back_character", ONE, compiles=_pick(SET_BACK_VERB, DECK, AREA, DISCARD, types=CHARACTER))
look = add("look", N, WHOSE, DISCARDS, compiles=_look, affects=_whose)
search = add("search", N, WHOSE, DISCARDS, compiles=_search, affects=_whose)
# Look at the top card of the player's own deck, then carry out the effects; the card is played or goes back on top.
peek = add("peek", THEN, compiles=_peek)
# Put a card from a discard pile on top of its deck.
put_on_top = add("put_on_top", ONE, WHOSE, takes=["whose"], compiles=_pick(ON_TOP_VERB, DISCARD), affects=_whose)
discard_top_then_lower = add("discard_top_then_lower", compiles=plain(DISCARD_TOP), affects="opponent")
gain_influence = add("gain_influence", N, compiles=_influence(GAIN_INFLUENCE))
lose_influence = add("lose_influence", N, WHOSE, words=_by_owner, compiles=_influence(LOSE_INFLUENCE), affects=_whose)
change_strategy = add("change_strategy", WHOSE, words=_by_owner, compiles=_change_strategy, affects=_whose)
choose = add("choose", Options("options", joint=_JOINTS["or"]), compiles=with_options(CHOOSE))
# Carry out at least one option if one is possible, each option at most once.
and_or = add("and_or", Options("options", joint=_JOINTS["and_or"]), compiles=with_options(AND_OR))
if_lost = add("if_lost", THEN, compiles=with_then(IF_LOST))
change_total = add("change_total", N, compiles=plain(CHANGE_TOTAL))
swap_winner = add("swap_winner", compiles=plain(SWAP_WINNER))
choose_for_opponent = add("choose_for_opponent", compiles=plain(INFILTRATE))
# Forbid the abilities of a category, except those of some cards.  It has no op: the rules check an ability when it is used.
forbid = add("forbid", CATEGORY, BUT_NOT)
order_events = add("order_events", N, OPTIONAL, compiles=_order_events)
take_back_strategies = add("take_back_strategies", compiles=plain(TAKE_BACK_STRATEGIES))
# Discard one unused strategy of this player; the opponent chooses it.
discard_unused_strategy = add("discard_unused_strategy", ONE, compiles=_discard_unused)
random_strategy = add("random_strategy", compiles=plain(RANDOM_NEXT))
reveal_strategy_first = add("reveal_strategy_first", compiles=plain(REVEAL_NEXT))

card = VOCABULARY.card
RENDERER: Final = Renderer(VOCABULARY, TEXTS.section("abilities.operations"), between=_JOINTS["then"])
ability_lines = RENDERER.lines
