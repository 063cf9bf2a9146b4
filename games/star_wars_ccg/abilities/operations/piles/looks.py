"""The rows of piles that texts look at and put in order, of cards that lie on others, and of destiny numbers that they compare."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect
from games.abilities.fields import OneOf
from games.abilities.shared.verbs import (
    LOOKED_SLOT,
    PICKED_SLOT,
    SECOND_PICKED_SLOT,
    WHOSE,
    amount_of,
    filters_of,
    pieces_of,
)
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import IN_SLOT, Filter, PieceTest
from games.engine.ops import Op, Selector
from games.engine.verbs import FIRE, FITTING, IF, LOOK_AT, ORDER, PICK, SLOT, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, flag_of
from games.star_wars_ccg.abilities.operations.steps import PILE, PILES
from games.star_wars_ccg.abilities.ops import PER, WHAT, WHO, N, add, continuous
from games.star_wars_ccg.abilities.pieces import cards

WHOSE_PILE: Final = OneOf("whose", codes=("own", "opponent"), default="own")

# --- what a card is --------------------------------------------------------------------------------------------------

# Where what lies on it goes when it leaves the table, in place of being lost.
HOMES: Final = {"used": c.USED, "held": c.HAND}
sheds = add("sheds", OneOf("pile", codes=tuple(HOMES)), words=lambda effect: f"sheds.{effect['pile']}", example=("What a card is", "used"))

# --- continuous effects ----------------------------------------------------------------------------------------------

# The cards that lie on these are deployed as if from hand.
opens = continuous("opens", WHO, takes=["who"], makes=flag_of(c.OPENED))

# An Interrupt that lies faceup on one of these is used as if from hand, once in each turn, and then goes out of play.
lends_plays = continuous("lends_plays", WHO, takes=["who"], makes=flag_of(c.LENDS), affects="any")

# --- what a text does ------------------------------------------------------------------------------------------------


def _looks(compiler: Compiler, effect: Effect) -> list[Op]:
    much = amount_of(effect, filters_of(compiler))
    return [Verb(LOOK_AT, much=much, whose=WHOSE[effect["whose"]], place=PILES[effect["pile"]], number=LOOKED_SLOT)]


def _puts_back(compiler: Compiler, effect: Effect) -> list[Op]:
    place = PILES[effect["pile"]]
    back = Verb(FIRE, kind=c.PUT_IN_PILE, pieces=Pieces(SLOT, LOOKED_SLOT), place=place)
    return [Verb(ORDER, number=LOOKED_SLOT, place=place), back]


look_into = add(
    "look_into",
    N,
    PER,
    PILE,
    WHOSE_PILE,
    takes=["n", "pile"],
    words=lambda effect: f"look_into.{effect['whose']}",
    compiles=_looks,
    fills="looked",
)
# The cards that were looked at, on top of the pile in an order that the player chooses.
put_back = add("put_back", PILE, compiles=_puts_back, example=("Interrupts", "force"))


def _tops(compiler: Compiler, effect: Effect) -> list[Op]:
    """One of them to each pile from which one was taken: the player chooses for the Reserve Deck, then for the Force Pile."""
    filters = filters_of(compiler)
    anywhere = (1 << c.ZONES_A_SEAT) - 1
    looked = PieceTest(IN_SLOT, LOOKED_SLOT)
    left = [looked, PieceTest(IN_SLOT, PICKED_SLOT, is_not=True)]

    def chosen(pile: str, tests: list[PieceTest], slot: int) -> Verb:
        has_cards = Condition(Amount(code=COUNT, filter=filters.filter(cards(zone=pile, whose="own"))))
        verb = Verb(IF, conditions=[has_cards])
        verb.subs = [compiler.of_ops([Verb(PICK, target=Target(Filter(tests=tests, zones=anywhere), 1, 1), number=slot)])]
        return verb

    rest = Filter(tests=[*left, PieceTest(IN_SLOT, SECOND_PICKED_SLOT, is_not=True)], zones=anywhere)
    return [
        Verb(c.TOPS, number=LOOKED_SLOT),
        chosen("reserve", [looked], PICKED_SLOT),
        chosen("force", left, SECOND_PICKED_SLOT),
        Verb(FIRE, kind=c.PUT_IN_PILE, pieces=Pieces(FITTING, filter=rest), place=c.USED),
        Verb(FIRE, kind=c.PUT_IN_PILE, pieces=Pieces(SLOT, PICKED_SLOT), place=c.RESERVE),
        Verb(FIRE, kind=c.PUT_IN_PILE, pieces=Pieces(SLOT, SECOND_PICKED_SLOT), place=c.FORCE),
    ]


look_at_tops = add(
    "look_at_tops",
    compiles=lambda compiler, effect: [Verb(c.TOPS, number=LOOKED_SLOT, kind=c.UNUSED_TOPS)],
    fills="looked",
    example=("Interrupts",),
)
deal_tops = add("deal_tops", compiles=_tops, example=("Interrupts",))
recirculate = add("recirculate", compiles=lambda compiler, effect: [Verb(c.RECIRCULATE)], example=("Interrupts",))
restack = add("restack", compiles=lambda compiler, effect: [Verb(c.RESTACK)], example=("Interrupts",))
# Their destiny numbers, for the battle.
add_printed = add(
    "add_printed",
    CARDS,
    compiles=lambda compiler, effect: [Verb(c.ADD_PRINTED, pieces=pieces_of(effect["who"], filters_of(compiler)))],
    example=("Interrupts",),
)


def _by_difference(kind: int, number: int) -> Any:
    return lambda compiler, effect: [Verb(FIRE, kind=kind, much=Amount(code=GAME_AMOUNT, number=number))]


# By how much the destiny lies above or below the destiny number of the first target.
retrieve_over = add("retrieve_over", compiles=_by_difference(c.RETRIEVED, c.DESTINY_OVER), example=("Interrupts",))
lose_under = add("lose_under", compiles=_by_difference(c.FORCE_LOST, c.DESTINY_UNDER), example=("Interrupts",))
# An Objective.
turn = add("turn", CARDS, compiles=fires_event(c.TURNED, counts=False), affects="any")


def _with_filter(code: int) -> Any:
    return lambda compiler, effect: [Verb(code, target=Target(filters_of(compiler).filter(effect["what"])))]


# Force is used card by card until one fits.
dig = add("dig", WHAT, compiles=_with_filter(c.DIG))
sell = add("sell", compiles=lambda compiler, effect: [Op(c.SELL, 1, Selector())], example=("Interrupts",))
# Both Used Piles lie faceup as long as the card is on the table.
bare_piles = add("bare_piles", compiles=lambda compiler, effect: [Op(c.BARE, 1, Selector())], example=("Interrupts",))
# As many top cards as the number that was chosen.
rally_of = add("rally_of", WHAT, compiles=_with_filter(c.RALLY_OF))
# Unless the opponent begins a battle before its battle phase ends.
goad = add("goad", N, compiles=lambda compiler, effect: [Op(c.GOAD, effect["n"], Selector())], example=("Interrupts", 4))
# The loser of the battle.
spare_life = add("spare_life", compiles=lambda compiler, effect: [Op(c.SPARE_LIFE, 1, Selector())], example=("Interrupts",))
# Coaxium cards.
pile_destinies = add(
    "pile_destinies",
    N,
    compiles=lambda compiler, effect: [Op(c.PILE_DESTINIES, effect["n"], Selector())],
    example=("Weapons, devices and Effects", 12),
)
