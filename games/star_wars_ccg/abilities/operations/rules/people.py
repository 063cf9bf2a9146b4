"""The rows of what people of virtual sets change: paid and counted destinies, ability that is kept, and places that are watched."""

from __future__ import annotations

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import bare, flag_of
from games.star_wars_ccg.abilities.ops import (
    NUMBERS,
    NUMBERS_OF_CARDS,
    WHAT,
    WHERE,
    WHO,
    WHOM,
    WHOSE,
    N,
    about_of,
    add,
    continuous,
    number_at_place,
)
from games.star_wars_ccg.abilities.parts import conditions

# Nothing cancels its text.
keeps_text = add("keeps_text", example=("What a card is",))
# As long as it is at such a location.
keeps_text_at = add("keeps_text_at", WHAT)
# CCG-UNI-02: at such a location it may be replaced by a card of its persona in the opponent's hand.
open_to_foe = add("open_to_foe", WHAT)
keeps_cost = add("keeps_cost", example=("What a card is",))
# At whom it never fires.
never_shoots = add("never_shoots", WHAT)
# A starship that is also deployed landed at such sites.
comes_landed = add("comes_landed", WHAT)
# The opponent's cards neither raise nor lower it.
guards_cost = add("guards_cost", example=("What a card is",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _counted(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    much = Amount(0, GAME_AMOUNT, c.SHOTS_COUNTED)
    return [Continuous(A_NUMBER, c.TOTAL_DESTINY, ADD, about_of(effect, filters), amount=much, whose=OWN, conditions=holding)]


# The total ability for battle destiny, and the presence that it gives.
keep_ability = continuous("keep_ability", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.ABILITY_KEPT), example=("Locations",))
# Whoever has no Force left draws only by a text for those that could draw none.
price_destinies = continuous("price_destinies", N, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.DESTINY_PRICE))
toll_destinies = continuous("toll_destinies", N, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.DESTINY_TOLL))
# Of any kind, in battles there.
spare_own_destinies = continuous("spare_own_destinies", WHERE, takes=["who"], makes=number_at_place(c.KEPT_DRAWS), example=("Locations",))
# Objectives keep its player from neither.
defies_objective_bars = continuous(
    "defies_objective_bars", WHERE, takes=["who"], makes=number_at_place(c.OBJECTIVES_DEFIED), example=("Locations",)
)
cuts_no_aliens = continuous("cuts_no_aliens", WHO, takes=["who"], makes=flag_of(c.CUTS_NO_ALIENS), affects="any")
counts_as_republic = continuous("counts_as_republic", WHO, takes=["who"], makes=flag_of(c.GAINS_REPUBLIC), example=("Numbers",))
# From the hand or the Life Force.
pays_losses = continuous("pays_losses", WHO, takes=["who"], makes=flag_of(c.PAYS_LOSS), affects="any")
lengthens_trip = continuous("lengthens_trip", WHO, takes=["who"], makes=flag_of(c.TRIP_LENGTHENED))
no_side_destinies = continuous("no_side_destinies", WHOM, WHERE, takes=["who"], makes=number_at_place(c.NO_SIDE_DESTINIES))
keep_battles = continuous("keep_battles", WHERE, takes=["who"], makes=flag_of(c.NOT_CALLED_OFF), example=("Locations",))
# Each weapon destiny of its battle; one that is cancelled counts no more.
counts_shots = continuous("counts_shots", WHO, takes=["who"], makes=flag_of(c.COUNTS_SHOTS), example=("Numbers",))
raise_sum_counted = continuous("raise_sum_counted", WHERE, takes=["who"], makes=_counted, example=("Locations",))

# --- conditions ------------------------------------------------------------------------------------------------------

fresh_game = conditions.kind("fresh_game", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.IS_FRESH_GAME)))

unused_here = conditions.kind(
    "unused_here", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.WORKED_HERE), EQUAL, Amount(0))
)

# --- what a text does ------------------------------------------------------------------------------------------------


def _lifts(compiler: Compiler, effect: Effect) -> list[Op]:
    """What these numbers of the first target are now, until the battle is over."""
    return [Verb(c.LIFT_SUM_BY, kind=NUMBERS_OF_CARDS[code]) for code in effect["numbers"]]


lift_sum_by = add("lift_sum_by", NUMBERS, takes=["numbers"], compiles=_lifts, example=("Interrupts", "defence", "hyperspeed"))
# A location or character that the card watches until the end of the turn, for the state `watched`.
watch = add("watch", compiles=bare(c.WATCH), example=("Interrupts",))
# CCG-WPN-01: answering that a battle has begun; the first n actions if the player has begun it, else one.
lead = add("lead", N, words=lambda effect: "lead.n" if effect["n"] > 1 else "lead.one", compiles=bare(c.LEAD), example=("Interrupts", 1))
pool = add("pool", compiles=bare(c.POOL), example=("Interrupts",))


def _lends(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Verb(c.LEND_TO, kind=NUMBERS_OF_CARDS[code]) for code in effect["numbers"]]


lend_to = add("lend_to", NUMBERS, takes=["numbers"], compiles=_lends, example=("Interrupts", "power"))
# Of a text that works by itself once in a game: it counts as used from now on, for `fresh_game`.
mark_game = add("mark_game", compiles=bare(c.MARK_GAME), example=("Interrupts",))
