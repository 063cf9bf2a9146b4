"""The rows of attacks by creatures: who takes part, what is eaten, and what texts do to them."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import OneOf
from games.abilities.shared.verbs import continuous_pieces
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import FIRE, OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import CONTINUOUS, STANDING, WHAT, WHO, N, add
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.texts import TEXTS

_TOPIC: Final = "Creatures"

# --- what a card is ----------------------------------------------------------------------------------------------------

# It is lost by a bullseye.
falls_to_bullseye = add("falls_to_bullseye", example=(_TOPIC,))

# It attaches to such a card in place of eating it; and it moves like a starfighter.
parasite = add("parasite", WHAT)
carries_to = add("carries_to", WHAT)
# It moves towards such a card of its system alone, if there is one.
seeks = add("seeks", WHAT)
# It is deployed when the opponent's deploy phase begins, too.
also_comes = add("also_comes", example=("What a card is",))
flies = add("flies", example=(_TOPIC,))

# --- conditions --------------------------------------------------------------------------------------------------------

# The ability of the player at the location of the ability's card.
ability_here = conditions.kind(
    "ability_here",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.ABILITY_HERE), than=Amount(declared["n"])),
)

# --- continuous effects ------------------------------------------------------------------------------------------------


def _about(effect: Effect, filters: MakesFilters) -> Any:
    who = effect["who"]
    return continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)


def _more_draws(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(A_NUMBER, c.ATTACK_DRAWS, ADD, _about(effect, filters), amount=Amount(effect["n"]), conditions=holding)]


def _selective(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(FLAG, c.SELECTIVE, GAIN, _about(effect, filters), amount=Amount(1), conditions=holding)]


# In an attack in which it takes part.
CONTINUOUS["attack_destiny"] = _more_draws
attack_destiny = add("attack_destiny", N, WHO, takes=["n", "who"], example=(_TOPIC, 1))
CONTINUOUS["selective"] = _selective
selective = add("selective", WHO, takes=["who"], affects="any")

# --- what a text does --------------------------------------------------------------------------------------------------


def _op(code: int) -> Any:
    return lambda compiler, effect: [Op(code, effect.get("n", 1), Selector())]


bullseye = add("bullseye", compiles=_op(c.BULLSEYE), example=(_TOPIC,), affects="any")
unleash = add("unleash", compiles=_op(c.UNLEASH), example=(_TOPIC,))
swap_prey = add("swap_prey", compiles=_op(c.SWAP_PREY), example=(_TOPIC,))
choose_prey = add("choose_prey", compiles=_op(c.CHOOSE_PREY), example=(_TOPIC,))
# In answer to a threat.
pay_off = add("pay_off", compiles=_op(c.PAY_OFF), example=("Interrupts",))
# One move towards what it seeks, if it has not moved.
draw_near = add("draw_near", compiles=_op(c.DRAW_NEAR), example=(_TOPIC,))
feed = add("feed", N, compiles=_op(c.FEED), example=(_TOPIC, 2))
lend_to_attack = add("lend_to_attack", compiles=_op(c.LEND_TO_ATTACK), example=(_TOPIC,))


def _retrieves(compiler: Compiler, effect: Effect) -> list[Op]:
    much = Amount(0, GAME_AMOUNT, c.TARGET_COST if effect["number"] == "cost" else c.TARGET_FORFEIT, times=1)
    return [Verb(FIRE, kind=c.RETRIEVED, much=much, whose=OPPOSING if effect["whose"] == "opponent" else OWN)]


# As much Force as a number of the first target.
retrieve_by = add(
    "retrieve_by",
    OneOf("number", codes=("forfeit", "cost"), words=TEXTS.section("abilities.numbers")),
    OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.players"), default="own"),
    words=lambda effect: f"retrieve_by.{effect['whose']}",
    compiles=_retrieves,
    example=(_TOPIC, "forfeit"),
)


def _weakens(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    much = Amount(0, GAME_AMOUNT, c.EATEN, times=-1)
    return [Continuous(A_NUMBER, c.POWER, ADD, continuous_pieces("host", filters), amount=much, conditions=holding)]


# The power of its host, as much as it has counted.
CONTINUOUS["weakens_host"] = _weakens
weakens_host = add("weakens_host", affects="any", example=(_TOPIC,))
count_up = add("count_up", compiles=_op(c.COUNT_UP), example=(_TOPIC,))
# A parasite lets go: this card, those on the first target, or this card if the power and hyperspeed of its host are below 1.
let_go = add(
    "let_go",
    OneOf("who", codes=("this", "target", "spent"), default="this"),
    words=lambda effect: f"let_go.{effect['who']}",
    compiles=lambda compiler, effect: [Op(c.LET_GO, 1, Selector(), kind=("this", "target", "spent").index(effect["who"]))],
    example=(_TOPIC, "this"),
)
eat_host = add("eat_host", compiles=_op(c.EAT_HOST), example=(_TOPIC,), affects="any")
