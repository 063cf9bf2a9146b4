"""The rows of duels and lightsaber combat: who fights, what counts, and what follows from the result."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Effects, Number, OneOf
from games.abilities.shared.verbs import continuous_pieces
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import IF, OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import CONTINUOUS, STANDING, WHERE, WHO, WHOM, N, add
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.texts import TEXTS
from games.texts import LANGUAGES, Words

_STAKES: Final = TEXTS.section("abilities.stakes")
# What counts beside the destinies.
_COUNTS: Final = {"power": c.POWER, "ability": c.ABILITY}
# What is fought out, as `play.contests.contest` numbers it.
_DUEL: Final = 1
_COMBAT: Final = 2
# The op of a program before which a player may be asked.
ASKING: Final = frozenset({c.DUEL, c.END_DUEL})

OWN_DRAWS: Final = Number("own")
OTHER_DRAWS: Final = Number("other")
COUNTS: Final = OneOf("counts", codes=tuple(_COUNTS), words=TEXTS.section("abilities.numbers"), default=ABSENT)
SABER: Final = Number("saber", least=1, default=ABSENT)
SABER_EACH: Final = Number("saber_each", least=1, default=ABSENT)
THEN: Final = Effects("then")


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


def _contest(kind: int) -> Any:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        begin = Verb(c.DUEL, kind=kind, place=effect["other"], number=effect.get("saber", 0), whose=effect.get("saber_each", 0))
        begin.amount = effect["own"]
        begin.counter = _COUNTS.get(effect.get("counts", ""), -1)
        follow = Verb(IF, conditions=[])
        follow.subs = [compiler.program(effect["then"])]
        return [begin, follow, Op(c.END_DUEL, 1, Selector())]

    return make


def _stakes(effect: Effect) -> dict[str, Words]:
    """What counts beside the destinies, behind them in brackets."""
    printed: dict[str, str] = {}
    for language in LANGUAGES:
        parts = [_STAKES[effect["counts"]][language]] if "counts" in effect else []
        parts += [_STAKES[name][language].format(n=effect[name]) for name in ("saber", "saber_each") if name in effect]
        printed[language] = "".join(parts)
    return {"stakes": printed}


_FIELDS: Final = (OWN_DRAWS, OTHER_DRAWS, COUNTS, SABER, SABER_EACH, THEN)
_TAKES: Final = ["own", "other", "then"]
duel = add("duel", *_FIELDS, takes=_TAKES, places=_stakes, compiles=_contest(_DUEL))
combat = add("combat", *_FIELDS, takes=_TAKES, places=_stakes, compiles=_contest(_COMBAT))


def _op(code: int) -> Any:
    return lambda compiler, effect: [Op(code, effect.get("n", 1), Selector())]


cancel_duel = add("cancel_duel", compiles=_op(c.CANCEL_DUEL), example=("Interrupts",))
more_duel_destiny = add("more_duel_destiny", N, compiles=_op(c.DUEL_DRAWS), example=("Interrupts", 1))
raise_duel = add("raise_duel", N, compiles=_op(c.DUEL_BONUS), example=("Interrupts", 2))
raise_duel_by_top = add("raise_duel_by_top", compiles=_op(c.DUEL_TOP), example=("Interrupts",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _of_character(code: str, number: int) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        who = effect["who"]
        about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
        return [Continuous(A_NUMBER, number, ADD, about, amount=Amount(effect["n"]), conditions=holding)]

    CONTINUOUS[code] = make
    return add(code, N, WHO, takes=["n", "who"])


duels_better = _of_character("duels_better", c.DUEL_TOTAL)
fights_better = _of_character("fights_better", c.COMBAT_TOTAL)
draws_duel_better = _of_character("draws_duel_better", c.DUEL_EACH)

# --- conditions ------------------------------------------------------------------------------------------------------

in_duel = conditions.kind("in_duel", makes=lambda declared, filters: Condition(_game(c.IS_DUEL)))
in_combat = conditions.kind("in_combat", makes=lambda declared, filters: Condition(_game(c.IS_COMBAT)))
opponent_duels = conditions.kind(
    "opponent_duels",
    makes=lambda declared, filters: Condition(_game(c.HAS_STARTED), EQUAL, Amount(0), any_of=[Condition(_game(c.IS_DUEL))]),
)

# --- in battles ------------------------------------------------------------------------------------------------------

# More than any ability.
_ALL_ABILITY: Final = 99


def _void_ability(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    return [Continuous(A_NUMBER, c.TOTAL_ABILITY, ADD, about, amount=Amount(-_ALL_ABILITY), whose=whose, conditions=holding)]


CONTINUOUS["void_ability"] = _void_ability
void_ability = add("void_ability", WHOM, WHERE, takes=["who"], example=("Locations",))
