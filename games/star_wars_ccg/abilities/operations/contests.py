"""The rows of duels and lightsaber combat: who fights, what counts, and what follows from the result."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Effects, Number, OneOf
from games.abilities.shared.verbs import continuous_pieces, lasts
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import BELOW, EQUAL
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN, SEAT_NUMBER
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import FIRE, IF, OPPOSING, OWN, Continuous, Verb
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
ASKING: Final = frozenset({c.DUEL, c.END_DUEL, c.DRAW_RACE, c.FINISH_RACE, c.PLAY_SABACC})

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
# What the opponent loses for a lightsaber combat that it wins.
wins_more = _of_character("wins_more", c.VICTORY_LOSS)

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
    numbers = ((c.TOTAL_ABILITY, -_ALL_ABILITY), (c.NO_PRESENCE, 1))
    return [Continuous(A_NUMBER, number, ADD, about, amount=Amount(much), whose=whose, conditions=holding) for number, much in numbers]


CONTINUOUS["void_ability"] = _void_ability
void_ability = add("void_ability", WHOM, WHERE, takes=["who"], example=("Locations",))


def _asked_ability(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    return [Continuous(A_NUMBER, c.NEEDED_ABILITY, SET, about, amount=Amount(effect["n"]), whose=OPPOSING, conditions=holding)]


CONTINUOUS["asks_ability"] = _asked_ability
asks_ability = add("asks_ability", N, WHERE, takes=["n", "who"], example=("Locations", 6))


# --- Jedi Tests (CCG-JED-01) -----------------------------------------------------------------------------------------

# The total of the training destiny and the apprentice's ability must exceed it.
attempt = add("attempt", N, compiles=_op(c.ATTEMPT), example=("Interrupts", 12))
begin_trial = add("begin_trial", compiles=_op(c.BEGIN_TRIAL), example=("Interrupts",))
complete_test = add("complete_test", compiles=_op(c.COMPLETE), example=("Interrupts",))


def _sets_flag(code: str, flag: int) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        who = effect["who"]
        about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
        return [Continuous(FLAG, flag, GAIN, about, amount=Amount(1), conditions=holding)]

    CONTINUOUS[code] = make
    return add(code, WHO, takes=["who"])


def _less_training(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    return [Continuous(A_NUMBER, c.TRAINING, ADD, about, amount=Amount(-effect["n"]), conditions=holding)]


trains = _of_character("trains", c.TRAINING)
CONTINUOUS["trains_less"] = _less_training
trains_less = add("trains_less", N, WHO, takes=["n", "who"], affects="any")
rests = _sets_flag("rests", c.NO_TESTS)
burdened = _sets_flag("burdened", c.BURDENED)
# The player chooses the higher of two training destinies for it.
trains_twice = _sets_flag("trains_twice", c.TRAINED_TWICE)

may_attempt = conditions.kind("may_attempt", makes=lambda declared, filters: Condition(_game(c.MAY_ATTEMPT)))
completed = conditions.kind("completed", makes=lambda declared, filters: Condition(_game(c.HAS_COMPLETED)))
not_completed = conditions.kind("not_completed", makes=lambda declared, filters: Condition(_game(c.HAS_COMPLETED), EQUAL, Amount(0)))
abandoned = conditions.kind("abandoned", makes=lambda declared, filters: Condition(_game(c.IS_ABANDONED)))
quiet = conditions.kind("quiet", makes=lambda declared, filters: Condition(_game(c.WAS_QUIET)))
on_trial = conditions.kind("on_trial", makes=lambda declared, filters: Condition(_game(c.ON_TRIAL)))
trial_over = conditions.kind("trial_over", makes=lambda declared, filters: Condition(_game(c.ON_TRIAL), than=Amount(2)))

# --- Podraces (CCG-POD-01) -------------------------------------------------------------------------------------------

begin_race = add("begin_race", compiles=_op(c.BEGIN_RACE), example=("Interrupts",))
draw_race = add("draw_race", compiles=_op(c.DRAW_RACE), example=("Interrupts",))
damage_racer = add("damage_racer", compiles=_op(c.DAMAGE_RACER), example=("Interrupts",))
repair_racer = add("repair_racer", compiles=_op(c.REPAIR_RACER), example=("Interrupts",))
drop_race = add("drop_race", compiles=_op(c.DROP_RACE), example=("Interrupts",))


def _finishes(compiler: Compiler, effect: Effect) -> list[Op]:
    """Whoever wins retrieves Force, and the other player loses as much."""
    much, due = Amount(0, GAME_AMOUNT, c.STAKE_NOW), Amount(0, GAME_AMOUNT, c.RACE_LOSS)
    ops: list[Op] = [Op(c.FINISH_RACE, 1, Selector())]
    for winner, loser, won in ((OWN, OPPOSING, 1), (OPPOSING, OWN, -1)):
        verb = Verb(IF, conditions=[Condition(_game(c.RACE_RESULT), EQUAL, Amount(won))])
        verb.subs = [
            compiler.of_ops([Verb(FIRE, kind=c.RETRIEVED, much=much, whose=winner), Verb(FIRE, kind=c.FORCE_LOST, much=due, whose=loser)])
        ]
        ops.append(verb)
    return [*ops, Op(c.CLEAR_RACE, 1, Selector())]


finish_race = add("finish_race", compiles=_finishes, example=("Interrupts",))


def _seat_number(code: str, number: int, whose: int) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        return [Continuous(SEAT_NUMBER, number, ADD, amount=Amount(effect.get("n", 1)), whose=whose, conditions=holding)]

    CONTINUOUS[code] = make
    return make


races_better = _of_character("races_better", c.RACE_EACH)
more_race_destiny = _of_character("more_race_destiny", c.RACE_DRAWS)
_seat_number("race_stake", c.RACE_STAKE, OWN)
race_stake = add("race_stake", N, example=("Numbers", 5))
hold_back = add(
    "hold_back",
    OneOf("until", codes=("turn",), words=TEXTS.section("abilities.periods"), default="turn"),
    compiles=lasts(_seat_number("hold_back", c.NO_RACE_DESTINY, OPPOSING), {"turn": c.TURN}),
    example=("Interrupts",),
)
racing = conditions.kind("racing", makes=lambda declared, filters: Condition(_game(c.IS_RACING)))
may_race = conditions.kind("may_race", makes=lambda declared, filters: Condition(_game(c.MAY_RACE)))
not_raced = conditions.kind("not_raced", makes=lambda declared, filters: Condition(_game(c.HAS_RACED), EQUAL, Amount(0)))
finished = conditions.kind("finished", makes=lambda declared, filters: Condition(_game(c.IS_FINISHED)))
race_won = conditions.kind("race_won", makes=lambda declared, filters: Condition(_game(c.RACES_WON)))
race_lost = conditions.kind("race_lost", makes=lambda declared, filters: Condition(_game(c.RACES_LOST)))
leading = conditions.kind("leading", makes=lambda declared, filters: Condition(_game(c.RACE_LEAD)))
trailing = conditions.kind("trailing", makes=lambda declared, filters: Condition(_game(c.RACE_LEAD), BELOW, Amount(0)))
on_course = conditions.kind("on_course", makes=lambda declared, filters: Condition(_game(c.RACE_SUM)))
