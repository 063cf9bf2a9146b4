"""The rows of answers: to destinies of any kind, to Force that was retrieved, to cards that were lost, and for the result of a battle."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Maker
from games.abilities.fields import Flag, Number
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, BELOW, EQUAL
from games.engine.ops import Op, Selector
from games.engine.verbs import FIRE, OPPOSING, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import TITLES, number_of
from games.star_wars_ccg.abilities.ops import WHAT, WHO, N, add, continuous
from games.star_wars_ccg.abilities.parts import conditions


def _op(code: int, amount: int = 1) -> Maker:
    return lambda compiler, effect: [Op(code, amount, Selector())]


_HALF: Final = Amount(code=GAME_AMOUNT, number=c.HALF_RETRIEVED)
_HALF_DOWN: Final = Amount(code=GAME_AMOUNT, number=c.HALF_RETRIEVED_DOWN)
_DRAWN: Final = Amount(code=GAME_AMOUNT, number=c.ANY_DRAWN)

# --- conditions --------------------------------------------------------------------------------------------------------

# The destiny that was just drawn, for whatever it is.
any_drawn_is = conditions.kind("any_drawn_is", Number("n"), makes=lambda declared, filters: Condition(_DRAWN, EQUAL, Amount(declared["n"])))
any_drawn_from = conditions.kind(
    "any_drawn_from",
    Number("n"),
    Number("most"),
    makes=lambda declared, filters: Condition(
        _DRAWN, than=Amount(declared["n"]), any_of=[Condition(_DRAWN, AT_MOST, Amount(declared["most"]))]
    ),
)


def _as_many(declared: Any, filters: Any) -> Condition:
    counted = Amount(code=COUNT, filter=filters.filter(declared["what"]) if filters else None)
    return Condition(_DRAWN, EQUAL, counted)


def _aimed(declared: Any, filters: Any) -> Condition:
    aimed = Amount(code=GAME_AMOUNT, number=c.TEXT_AIMS, filter=filters.filter(declared["what"]) if filters else None)
    return Condition(aimed, than=Amount(1))


# The text whose destiny is answered compares it with the ability or the defense value of such a target.
text_aims_at = conditions.kind("text_aims_at", WHAT, makes=_aimed)


def _targeted(declared: Any, filters: Any) -> Condition:
    targeted = Amount(code=GAME_AMOUNT, number=c.TEXT_TARGETS, filter=filters.filter(declared["what"]) if filters else None)
    return Condition(targeted, than=Amount(1))


# Whatever it does with the destiny.
text_targets = conditions.kind("text_targets", WHAT, makes=_targeted)


def _drawing(declared: Any, filters: Any) -> Condition:
    what = filters.filter({**declared["what"], "zone": "any"}) if filters else None
    return Condition(Amount(code=GAME_AMOUNT, number=c.TEXT_IS, filter=what), than=Amount(1))


# The card whose text has just drawn a destiny.
text_is = conditions.kind("text_is", WHAT, makes=_drawing)
# The destiny of the text does not count ½.
undivided = conditions.kind("undivided", makes=lambda declared, filters: Condition(Amount(code=KEPT, number=c.HALVED), AT_MOST, Amount(0)))
in_power_segment = conditions.kind(
    "in_power_segment", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.IN_POWER_SEGMENT))
)
any_drawn_as_many = conditions.kind("any_drawn_as_many", WHAT, makes=_as_many)
# A battle under way, or a duel that is decided.
you_won_fight = conditions.kind("you_won_fight", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.WON_NOW)))
opponent_retrieved = conditions.kind(
    "opponent_retrieved", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.HALF_RETRIEVED))
)
# The destiny, with what was added to it, exceeds the ability and the power of the first target together.
exceeds_might = conditions.kind(
    "exceeds_might",
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.TARGET_MIGHT),
        BELOW,
        Amount(code=KEPT),
        any_of=[Condition(Amount(code=KEPT), than=Amount(0))],
    ),
)

# --- continuous effects --------------------------------------------------------------------------------------------------

# Whatever its own player's cards of these titles do.
immune_to_own = add("immune_to_own", TITLES, example=("What a card is", ["Alter"]))
# Of Interrupts: whatever an Objective of the opponent does to those of its title.
defies_objectives = add("defies_objectives", example=("What a card is",))
raises_bounties = continuous("raises_bounties", N, WHO, takes=["n", "who"], makes=number_of(c.BOUNTY_BONUS), example=("Captives", 3))

# --- what a text does ------------------------------------------------------------------------------------------------------

take_spoils = add("take_spoils", compiles=_op(c.TAKE_SPOILS), example=("Interrupts",))
release_if_won = add("release_if_won", compiles=_op(c.VOW, c.FREED_BY_WIN), example=("Captives",), affects="any")
lose_unless_won = add("lose_unless_won", compiles=_op(c.VOW, c.DOOMED_BY_LOSS), example=("Interrupts",), affects="any")
put_out_unless_won = add("put_out_unless_won", compiles=_op(c.VOW, c.BANISHED_BY_LOSS), example=("Interrupts",), affects="any")
forfeit_captives = add("forfeit_captives", compiles=_op(c.FORFEIT_CAPTIVES), example=("Captives",), affects="any")
stop_text = add("stop_text", compiles=_op(c.STOP_TEXT), example=("Interrupts",), affects="any")
halve_drawn = add("halve_drawn", compiles=lambda compiler, effect: [Verb(c.HALVE_DRAWN)], example=("Interrupts",))
redirect = add("redirect", compiles=_op(c.REDIRECT), example=("Interrupts",), affects="any")
remember = add("remember", compiles=_op(c.AIM_AT_ANSWERED), example=("Interrupts",))
lose_half_retrieved = add(
    "lose_half_retrieved",
    Flag("down"),
    words=lambda effect: f"lose_half_retrieved.{'down' if effect.get('down') else 'up'}",
    compiles=lambda compiler, effect: [Verb(FIRE, kind=c.FORCE_LOST, much=_HALF_DOWN if effect.get("down") else _HALF, whose=OPPOSING)],
)
lose_bearers_armor = add(
    "lose_bearers_armor",
    compiles=lambda compiler, effect: [Verb(FIRE, kind=c.FORCE_LOST, much=Amount(code=GAME_AMOUNT, number=c.BEARER_DEFENCE))],
    example=("Interrupts",),
)
