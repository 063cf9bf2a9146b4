"""Costs, conditions, events, targets and limits of abilities: every part but the effects."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared, Kinds, Parts, Targets
from games.abilities.shared.verbs import TARGETS_MOST
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import AT_LEAST, AT_MOST, BELOW, EQUAL, Filter
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

N: Final = Number("n", least=1)
WHAT: Final = FilterField("what", filters=cards)
_ALSO: Final = TEXTS["abilities.joints.also"]
_AROUND: Final = TEXTS.section("abilities.around")

# --- conditions ------------------------------------------------------------------------------------------------------

conditions: Final[Kinds[Condition]] = Kinds("if", TEXTS.section("abilities.conditions"))


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


_IN_PLAY: Final = 1 << c.AT_LOCATIONS | 1 << c.LOCATIONS | 1 << c.AREA


def _one_of(declared: Declared, filters: MakesFilters | None) -> Filter | None:
    """Each of the two where it says, on the table if it says nothing."""
    if filters is None:
        return None
    both = [filters.filter(declared["what"]), filters.filter(declared["mate"])]
    zones = (both[0].zones or _IN_PLAY) | (both[1].zones or _IN_PLAY)
    return Filter(any_of=both, zones=0 if zones == _IN_PLAY else zones)


def _bound_for_one_of(declared: Declared, filters: MakesFilters | None) -> Filter | None:
    if filters is None:
        return None
    either = [filters.filter(cards(of="this", zone="any", bound_for=declared[name])) for name in ("what", "mate")]
    return Filter(any_of=either, zones=either[0].zones)


def _game_is(number: int, value: int) -> Condition:
    return Condition(_game(number), EQUAL, Amount(value))


def _count(declared: Declared, filters: MakesFilters | None, **also: str) -> Amount:
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    what = declared["what"]
    if "of" in also and what.get("of", ABSENT) is not ABSENT:
        # As in "it is this card": the piece must be both the one that is meant and the one that is named.
        return Amount(code=COUNT, filter=filters.filter({**also, "also": {**what, "zone": "any"}}))
    return Amount(code=COUNT, filter=filters.filter({**what, **also}))


your_turn = conditions.kind("your_turn", makes=lambda declared, filters: Condition(_game(c.IN_OWN_TURN)))
opponents_turn = conditions.kind("opponents_turn", makes=lambda declared, filters: Condition(_game(c.IN_OWN_TURN), EQUAL, Amount(0)))
# CCG-CTL-01: the location of this card, or this location.
you_control = conditions.kind("you_control", makes=lambda declared, filters: Condition(_game(c.CONTROLS_HERE)))
you_occupy = conditions.kind("you_occupy", makes=lambda declared, filters: Condition(_game(c.OCCUPIES_HERE)))
opponent_attacks = conditions.kind(
    "opponent_attacks",
    makes=lambda declared, filters: Condition(_game(c.IN_BATTLE_NOW), any_of=[Condition(_game(c.IS_ATTACKER), EQUAL, Amount(0))]),
)
may_react = conditions.kind("may_react", makes=lambda declared, filters: Condition(_game(c.MAY_REACT)))
you_won = conditions.kind("you_won", makes=lambda declared, filters: Condition(_game(c.IS_WINNER)))
you_did_not_win = conditions.kind("you_did_not_win", makes=lambda declared, filters: _game_is(c.IS_WINNER, 0))
opponent_won = conditions.kind("opponent_won", makes=lambda declared, filters: Condition(_game(c.HAS_OPPONENT_WON)))
opponent_did_not_win = conditions.kind("opponent_did_not_win", makes=lambda declared, filters: _game_is(c.HAS_OPPONENT_WON, 0))
less_power = conditions.kind("less_power", makes=lambda declared, filters: Condition(_game(c.POWER_LEAD), BELOW, Amount(0)))
destiny_exceeds_maneuver = conditions.kind(
    "destiny_exceeds_maneuver", makes=lambda declared, filters: Condition(_game(c.TARGET_DEFENCE), BELOW, Amount(code=KEPT))
)
you_attack = conditions.kind("you_attack", makes=lambda declared, filters: Condition(_game(c.IS_ATTACKER)))
there_are = conditions.kind(
    "there_are", N, WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), than=Amount(declared["n"]))
)
there_are_most = conditions.kind(
    "there_are_most", N, WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), AT_MOST, Amount(declared["n"]))
)
there_is = conditions.kind("there_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters)))
there_is_no = conditions.kind("there_is_no", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), EQUAL, Amount(0)))
this_is = conditions.kind("this_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="this")))
this_is_not = conditions.kind(
    "this_is_not", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="this"), EQUAL, Amount(0))
)
host_is = conditions.kind("host_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="host")))
looked_is = conditions.kind(
    "looked_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="looked", zone="any"))
)
looked_is_not = conditions.kind(
    "looked_is_not", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="looked", zone="any"), EQUAL, Amount(0))
)
# Of a card that is being deployed.
deploys_to = conditions.kind(
    "deploys_to",
    WHAT,
    makes=lambda declared, filters: Condition(_count({"what": {"bound_for": declared["what"]}}, filters, of="this", zone="any")),
)
# One of two.
deploys_to_one_of = conditions.kind(
    "deploys_to_one_of",
    WHAT,
    FilterField("mate", filters=cards),
    makes=lambda declared, filters: Condition(Amount(code=COUNT, filter=_bound_for_one_of(declared, filters))),
)
piloting = conditions.kind("piloting", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="piloted")))

destiny_exceeds_ability = conditions.kind(
    "destiny_exceeds_ability", makes=lambda declared, filters: Condition(_game(c.TARGET_ABILITY), BELOW, Amount(code=KEPT))
)
# No destiny was drawn if that number is below 0.
destiny_below_count = conditions.kind(
    "destiny_below_count",
    WHAT,
    makes=lambda declared, filters: Condition(
        _count(declared, filters), than=Amount(1, KEPT), any_of=[Condition(Amount(code=KEPT), than=Amount(0))]
    ),
)
opposing_hand_most = conditions.kind(
    "opposing_hand_most", N, makes=lambda declared, filters: Condition(_game(c.OPPOSING_HAND), AT_MOST, Amount(declared["n"]))
)
opposing_hand_least = conditions.kind(
    "opposing_hand_least", N, makes=lambda declared, filters: Condition(_game(c.OPPOSING_HAND), than=Amount(declared["n"]))
)

# The destiny is the first number that an ability keeps, and below 0 if no card could be drawn.
_DRAWN: Final = Condition(Amount(code=KEPT), than=Amount(0))
_NOT_DRAWN: Final = Condition(Amount(code=KEPT), BELOW, Amount(0))


def _leads(number: int, how: int, than: int) -> Condition:
    return Condition(_game(number), how, Amount(than))


destiny_least = conditions.kind(
    "destiny_least", N, makes=lambda declared, filters: Condition(Amount(code=KEPT), than=Amount(declared["n"]))
)
destiny_most = conditions.kind(
    "destiny_most",
    Number("n"),
    makes=lambda declared, filters: Condition(Amount(code=KEPT), AT_MOST, Amount(declared["n"]), any_of=[_DRAWN]),
)
destiny_above_count = conditions.kind(
    "destiny_above_count", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), BELOW, Amount(code=KEPT))
)
destiny_above_number = conditions.kind(
    "destiny_above_number", makes=lambda declared, filters: Condition(Amount(code=KEPT), than=Amount(1, KEPT, 1))
)
destiny_not_above_number = conditions.kind(
    "destiny_not_above_number", makes=lambda declared, filters: Condition(Amount(code=KEPT), AT_MOST, Amount(code=KEPT, number=1))
)
destiny_below_destiny = conditions.kind(
    "destiny_below_destiny", makes=lambda declared, filters: Condition(_game(c.TARGET_DESTINY), than=Amount(1, KEPT), any_of=[_DRAWN])
)
destiny_above_destiny = conditions.kind(
    "destiny_above_destiny", makes=lambda declared, filters: Condition(_game(c.TARGET_DESTINY), BELOW, Amount(code=KEPT))
)
picked_is = conditions.kind(
    "picked_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="picked", zone="any"))
)
target_is = conditions.kind("target_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="target")))
destiny_below_ability = conditions.kind(
    "destiny_below_ability", makes=lambda declared, filters: Condition(_game(c.BEST_ABILITY), than=Amount(1, KEPT), any_of=[_DRAWN])
)
destiny_payable = conditions.kind(
    "destiny_payable", makes=lambda declared, filters: Condition(_game(c.OWN_FORCE), than=Amount(code=KEPT), any_of=[_DRAWN])
)
destiny_not_payable = conditions.kind(
    "destiny_not_payable",
    makes=lambda declared, filters: Condition(Amount(1), any_of=[_NOT_DRAWN, Condition(_game(c.OWN_FORCE), BELOW, Amount(code=KEPT))]),
)
more = conditions.kind(
    "more",
    WHAT,
    FilterField("than", filters=cards),
    makes=lambda declared, filters: Condition(
        _count(declared, filters), than=Amount(1, COUNT, filter=filters.filter(declared["than"]) if filters else None)
    ),
)
life_most = conditions.kind("life_most", N, makes=lambda declared, filters: _leads(c.OWN_LIFE, AT_MOST, declared["n"]))
drained_least = conditions.kind(
    "drained_least", N, makes=lambda declared, filters: Condition(_game(c.DRAINED_OF), than=Amount(declared["n"]))
)
not_in_battle = conditions.kind("not_in_battle", makes=lambda declared, filters: _leads(c.IN_BATTLE_NOW, EQUAL, 0))
roll_won = conditions.kind("roll_won", makes=lambda declared, filters: Condition(_game(c.ROLL_LEAD)))
roll_lost = conditions.kind("roll_lost", makes=lambda declared, filters: _leads(c.ROLL_LEAD, BELOW, 0))
duel_won = conditions.kind("duel_won", makes=lambda declared, filters: Condition(_game(c.DUEL_RESULT)))
duel_lost = conditions.kind("duel_lost", makes=lambda declared, filters: _leads(c.DUEL_RESULT, BELOW, 0))
ability_left = conditions.kind("ability_left", makes=lambda declared, filters: Condition(_game(c.ABILITY_LEFT)))
wager_won = conditions.kind("wager_won", makes=lambda declared, filters: Condition(Amount(code=KEPT, number=1), BELOW, Amount(code=KEPT)))
wager_lost = conditions.kind("wager_lost", makes=lambda declared, filters: Condition(Amount(code=KEPT), BELOW, Amount(code=KEPT, number=1)))
settled = conditions.kind("settled", makes=lambda declared, filters: Condition(_game(c.IS_SETTLED)))
higher_destiny = conditions.kind("higher_destiny", makes=lambda declared, filters: Condition(_game(c.DESTINY_LEAD)))
# The target of this Utinni Effect has come to where it lies.
reached = conditions.kind("reached", makes=lambda declared, filters: Condition(_count({"what": cards(where="here")}, filters, of="aim")))
may_reinforce = conditions.kind("may_reinforce", makes=lambda declared, filters: Condition(_game(c.MAY_REINFORCE)))
outgunned = conditions.kind("outgunned", makes=lambda declared, filters: Condition(_game(c.IS_OUTGUNNED)))
overpowered = conditions.kind("overpowered", makes=lambda declared, filters: Condition(_game(c.IS_OVERPOWERED)))
opponent_must_pay = conditions.kind("opponent_must_pay", makes=lambda declared, filters: Condition(_game(c.OPPONENTS_DAMAGE)))
claimed = conditions.kind("claimed", makes=lambda declared, filters: Condition(_game(c.CLAIMED)))
unclaimed = conditions.kind("unclaimed", makes=lambda declared, filters: _leads(c.CLAIMED, EQUAL, 0))
back_home = conditions.kind("back_home", makes=lambda declared, filters: Condition(_game(c.IS_HOME)))
in_move_phase = conditions.kind("in_move_phase", makes=lambda declared, filters: Condition(_game(c.IN_MOVE_PHASE)))
may_activate = conditions.kind("may_activate", makes=lambda declared, filters: Condition(_game(c.TO_ACTIVATE)))
may_borrow = conditions.kind("may_borrow", makes=lambda declared, filters: Condition(_game(c.FOREIGN_FORCE)))
borrowed = conditions.kind("borrowed", N, makes=lambda declared, filters: Condition(_game(c.BORROWED), than=Amount(declared["n"])))
PHASES: Final = ("activate", "control", "deploy", "battle", "move", "draw")
in_phase = conditions.kind(
    "in_phase",
    OneOf("phase", codes=PHASES, words=TEXTS.section("replay.phases")),
    makes=lambda declared, filters: _leads(c.PHASE_NOW, EQUAL, 1 + PHASES.index(declared["phase"])),
)
can_run = conditions.kind("can_run", makes=lambda declared, filters: Condition(_game(c.CAN_RUN)))
out_generated = conditions.kind(
    "out_generated", N, makes=lambda declared, filters: Condition(_game(c.OPPONENTS_GENERATION), than=Amount(declared["n"]))
)
your_destiny = conditions.kind("your_destiny", makes=lambda declared, filters: Condition(_game(c.DREW)))
opponents_destiny = conditions.kind("opponents_destiny", makes=lambda declared, filters: _leads(c.DREW, EQUAL, 0))
one_destiny_each = conditions.kind("one_destiny_each", makes=lambda declared, filters: Condition(_game(c.ONE_EACH)))
you_must_lose = conditions.kind("you_must_lose", makes=lambda declared, filters: Condition(_game(c.FORCE_TO_LOSE)))
BEATEN: Final = {"ability": c.TARGET_ABILITY, "defence": c.TARGET_DEFENCE}
# The destiny with n more.
destiny_beats = conditions.kind(
    "destiny_beats",
    OneOf("number", codes=tuple(BEATEN), words=TEXTS.section("abilities.numbers")),
    N,
    makes=lambda declared, filters: Condition(_game(BEATEN[declared["number"]]), BELOW, Amount(declared["n"], KEPT), any_of=[_DRAWN]),
)
destiny_is_ability = conditions.kind(
    "destiny_is_ability", makes=lambda declared, filters: Condition(_game(c.TARGET_ABILITY), EQUAL, Amount(code=KEPT))
)
force_least = conditions.kind("force_least", N, makes=lambda declared, filters: _leads(c.OWN_FORCE, AT_LEAST, declared["n"]))
force_below = conditions.kind("force_below", N, makes=lambda declared, filters: _leads(c.OWN_FORCE, BELOW, declared["n"]))
there_is_one_of = conditions.kind(
    "there_is_one_of",
    WHAT,
    FilterField("mate", filters=cards),
    makes=lambda declared, filters: Condition(Amount(code=COUNT, filter=_one_of(declared, filters))),
)
# So many of two kinds together.
there_are_of_either = conditions.kind(
    "there_are_of_either",
    N,
    WHAT,
    FilterField("mate", filters=cards),
    makes=lambda declared, filters: Condition(Amount(code=COUNT, filter=_one_of(declared, filters)), than=Amount(declared["n"])),
)
destiny_exceeds_cost = conditions.kind(
    "destiny_exceeds_cost", makes=lambda declared, filters: Condition(_game(c.TARGET_PRICE), BELOW, Amount(code=KEPT))
)
# What its player declared when it was deployed.
declared = conditions.kind("declared", N, makes=lambda declared, filters: _leads(c.DECLARED, EQUAL, declared["n"]))
not_declared = conditions.kind(
    "not_declared", N, makes=lambda declared, filters: Condition(_game(c.DECLARED), BELOW, Amount(declared["n"]))
)
# What may be answered now happened to a card that fits; an Interrupt lies aside while it is answered.
it_is = conditions.kind("it_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="it", zone="any")))

NUMBERS_OF_TARGET: Final = {
    "ability": c.TARGET_ABILITY,
    "defence": c.TARGET_DEFENCE,
    "forfeit": c.TARGET_FORFEIT,
    "guard": c.TARGET_NUMBER,
    "power": c.TARGET_POWER,
    "destiny": c.TARGET_DESTINY,
    "pilot": c.TARGET_PILOT,
}
total_below = conditions.kind(
    "total_below",
    OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers")),
    makes=lambda declared, filters: Condition(_game(NUMBERS_OF_TARGET[declared["number"]]), than=Amount(1, KEPT), any_of=[_DRAWN]),
)
# The destiny, with what was added to it, exceeds a number of the first target.
total_exceeds = conditions.kind(
    "total_exceeds",
    OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers")),
    makes=lambda declared, filters: Condition(_game(NUMBERS_OF_TARGET[declared["number"]]), BELOW, Amount(code=KEPT), any_of=[_DRAWN]),
)
shooter_is = conditions.kind("shooter_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="shooter")))
gun_is = conditions.kind("gun_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="gun")))
# The last weapon destiny, without what was added to it.
last_is = conditions.kind(
    "last_is", Number("n"), makes=lambda declared, filters: Condition(Amount(code=KEPT, number=1), EQUAL, Amount(declared["n"]))
)
total_is = conditions.kind(
    "total_is",
    OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers")),
    makes=lambda declared, filters: Condition(_game(NUMBERS_OF_TARGET[declared["number"]]), EQUAL, Amount(code=KEPT), any_of=[_DRAWN]),
)
total_short = conditions.kind(
    "total_short",
    OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers")),
    N,
    makes=lambda declared, filters: Condition(
        _game(NUMBERS_OF_TARGET[declared["number"]]), EQUAL, Amount(declared["n"], KEPT), any_of=[_DRAWN]
    ),
)
# Whoever fires this weapon has fired none this turn.
unfired = conditions.kind("unfired", makes=lambda declared, filters: Condition(_game(c.UNFIRED)))
# The card at which a weapon is fired now.
shot_at = conditions.kind("shot_at", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="shot_at")))

# --- costs and targets -----------------------------------------------------------------------------------------------

force_costs: Final[Kinds[Cost]] = Kinds("cost", TEXTS.section("abilities.costs"))
use_move = force_costs.kind("use_move", makes=lambda declared, filters: Cost(c.FORCE_COST, _game(c.MOVE_PRICE)))
use_hand = force_costs.kind("use_hand", makes=lambda declared, filters: Cost(c.FORCE_COST, _game(c.OPPOSING_HAND)))
use_each = force_costs.kind("use_each", WHAT, makes=lambda declared, filters: Cost(c.FORCE_COST, _count(declared, filters)))
use = force_costs.kind("use", N, makes=lambda declared, filters: Cost(c.FORCE_COST, Amount(declared["n"])))
targets: Final = Targets(cards, TEXTS.section("abilities.targets"))
target = targets.one
up_to_targets = targets.some

COSTS: Final = Parts("costs", kinds=force_costs, joint=_ALSO, default=ABSENT, adds=_AROUND["costs"])
TARGETS: Final = Parts("targets", kinds=targets, joint=_ALSO, most=TARGETS_MOST, default=ABSENT, adds=_AROUND["targets"])


# Times from BY_SEAT on: what follows a reaction or a move, and the ends and beginnings of phases.
LATER_TIMES: Final = {
    "reacted": c.AT_REACT,
    "shuttled": c.AT_SHUTTLED,
    "moved": c.AT_MOVED,
    "turn_ends": c.AT_TURN_ENDS,
    "attack_run": c.AT_RUN,
    "deploys_begin": c.AT_DEPLOYS,
    "draws_begin": c.AT_DRAWS,
    "activate_ends": c.AT_ACTIVATE_END,
    "control_ends": c.AT_ACTIVATE_END + 1,
    "deploys_end": c.AT_ACTIVATE_END + 2,
    "battles_end": c.AT_ACTIVATE_END + 3,
    "moves_end": c.AT_ACTIVATE_END + 4,
    "draws_end": c.AT_DRAW_END,
    "succeeded": c.AT_SUCCESS,
    "inserted": c.AT_INSERTED,
    "revealed": c.AT_REVEALED,
    "played": c.AT_PLAYED,
    "cancelled": c.AT_CANCELLED,
    "weapons_end": c.AT_WEAPONS_OVER,
    "swallowed": c.AT_SWALLOWED,
    "beaten": c.AT_BEATEN,
    "asteroid": c.AT_ASTEROID,
    "reacting": c.AT_REACTING,
    "leap": c.AT_LEAP,
    "called_off": c.AT_CALLED_OFF,
    "drawn": c.AT_DRAWN,
    "spoils": c.AT_SPOILS,
    "put_out": c.AT_PUT_OUT,
    "voided": c.AT_VOIDED,
    "frozen": c.AT_FROZEN,
    "regained": c.AT_REGAINED,
    "sabacc_won": c.AT_SABACC,
    "race_drawn": c.AT_RACE_DRAWN,
    "shot_due": c.AT_SHOT_DUE,
    "blown_away": c.AT_BLOWN,
    "race_placed": c.AT_RACE_PLACED,
    "order_over": c.AT_ORDER_OVER,
    "coaxium": c.AT_COAXIUM,
    "text_due": c.AT_TEXT_DUE,
    "attempt": c.AT_ATTEMPT,
    "hit_due": c.AT_HIT_DUE,
    "stacked": c.AT_STACKED,
    "side_destiny": c.AT_SIDE_DESTINY,
    "salvaging": c.AT_SALVAGE,
    "text_destiny": c.AT_TEXT_DESTINY,
}


class When(OneOf):
    """The time at which an Interrupt may be used."""

    by_keyword = True


WHEN: Final = When(
    "when",
    codes=(
        "battle",
        "control",
        "deploy",
        "own_battle",
        "move",
        "draw",
        "battle_begins",
        "battle_ends",
        "drain",
        "duel_begins",
        "duel_destiny",
        "duel_due",
        "combat_card",
        "retrieved",
        "crossing",
        "duel_totals",
        "duel_decided",
        "duel_ends",
        "test_completed",
        "deployed",
        "used",
        "activate_begins",
        "battles_begin",
        "control_begins",
        "move_begins",
        "aimed",
        "shot",
        "fired",
        "hit",
        "destiny",
        "destinies",
        "loss",
        "unpaid",
        "lost",
        "forfeited",
        "abandoned",
        "uncovered",
        "destiny_due",
        "attrition",
        "retrieval",
        "drain_paid",
        "text_paid",
        "attacked",
        "eaten",
        *LATER_TIMES,
        "weapons_end",
        "salvaged",
        "hiding",
        "missing",
        "captured",
        "delivered",
        "released",
        "replaced",
    ),
    words=TEXTS.section("abilities.when"),
    default=ABSENT,
    adds=_AROUND["when"],
)


# What both players may answer as well.
OTHERS_TIMES: Final = ("missing", "move_begins", "battles_begin", "duel_begins", "shot", "fired", "attrition", "captured", "released")


# Times at which texts work by themselves that are named as those that players answer.
ANSWERED: Final = (
    "drain_paid",
    "deployed",
    "lost",
    "loss",
    "duel_ends",
    "destiny",
    "used",
    "aimed",
    "missing",
    "duel_begins",
    "shot",
    "fired",
    "attrition",
    "captured",
    "released",
)


class At(OneOf):
    """The time at which a text works by itself."""

    by_keyword = True


AT: Final = At(
    "at",
    codes=(
        "own_control",
        "turn_end",
        "sums",
        "entry",
        "own_turn",
        "battle_begun",
        "battle_over",
        "drain_begun",
        "weapon_hit",
        "own_loss",
        "own_leaving",
        "other_turn",
        "own_draw",
        "bearer_lost",
        "bearer_gone",
        "flipped",
        "hit",
        "deployed",
        "lost",
        "loss",
        "duel_ends",
        "destiny",
        "used",
        "aimed",
        "drain_paid",
        *OTHERS_TIMES,
        *LATER_TIMES,
    ),
    words={
        **TEXTS.section("abilities.at"),
        **{time: TEXTS[f"abilities.when.{time}"] for time in (*ANSWERED, *LATER_TIMES)},
    },
    default=ABSENT,
    adds=_AROUND["at"],
)


class Times(Number):
    """How often in a turn a card may use one of its texts."""

    by_keyword = True


TIMES: Final = Times("times", least=1, default=ABSENT, adds=_AROUND["times"])


class Once(OneOf):
    """The limit of a text, in place of so many times in a turn.

    battle, duel, game: once in each.
    battle_twice, battle_four, game_twice: so often in each.
    event: once for each thing that happened.
    turn: once in each turn, apart from the card's other texts.
    together: all texts of the card with this word together, in a turn as often as `times` says, once without it.
    event_together: the same, and once for each thing that happened.
    game_together: all texts of the card with this word together, once in a game.
    """

    by_keyword = True


ONCE: Final = Once(
    "once_a",
    codes=(
        "battle",
        "battle_twice",
        "battle_four",
        "duel",
        "game",
        "game_twice",
        "event",
        "turn",
        "together",
        "event_together",
        "game_together",
    ),
    words=TEXTS.section("abilities.once_a"),
    default=ABSENT,
    adds=_AROUND["once_a"],
)
CONDITIONS: Final = Parts("conditions", kinds=conditions, joint=_ALSO, default=ABSENT, adds=_AROUND["conditions"])


class Half(OneOf):
    """The half of a location on which a text stands (CCG-LOC-05)."""

    by_keyword = True


HALF: Final = Half("half", codes=("light", "dark"), words=TEXTS.section("abilities.halves"), default=ABSENT, adds=_AROUND["half"])


class Face(OneOf):
    """The side of a double-sided card that must be up (CCG-OBJ-03)."""

    by_keyword = True


FACES: Final = ("front", "back")
FACE: Final = Face("face", codes=FACES, words=TEXTS.section("abilities.faces"), default=ABSENT, adds=_AROUND["face"])


def is_up(face: str) -> Condition:
    return Condition(_game(c.FACE), EQUAL, Amount(FACES.index(face)))
