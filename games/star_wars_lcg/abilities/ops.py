"""The operations of the game, a row each (`games.abilities`), the slots of abilities, and how they are printed.

who: the cards that an effect is about: a reference (THIS, HOST, TARGET, IT ...) or a filter, which stands for each card that fits.
until: the period with which an effect ends; in a constant ability there is none, as it lasts while its card is in play.
"""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Codes, Effects, Field, Flag, Number, OneOf, Options
from games.abilities.filters import FilterField
from games.abilities.parts import Parts
from games.abilities.rendering import Renderer
from games.abilities.shared.verbs import WHOSE as SEATS
from games.abilities.shared.verbs import (
    MakesContinuous,
    Who,
    amount_of,
    changes_event,
    continuous_pieces,
    fires,
    if_done,
    if_holds,
    lasts,
    looks,
    picks,
    runs,
    says_nothing,
)
from games.abilities.vocabulary import Vocabulary
from games.abilities.worth import number, one
from games.engine.abilities.amounts import HAPPENED, Amount, Condition
from games.engine.modifiers import ADD, CAP
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, LOSE, MARK, SEAT_FLAG, SEAT_NUMBER
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import CANCEL_IT, CHOOSE, JOIN_IT, LESSEN_IT, LOOK_AT, MAY, PICK, PICK_AT_RANDOM, TURN_IT, Continuous, Verb
from games.engine.verbs import IF as IF_OP
from games.star_wars_lcg.abilities import constants as c
from games.star_wars_lcg.abilities.parts import (
    CONDITIONS,
    COSTS,
    FROM_HAND,
    LIMITS,
    ON,
    TARGETS,
    conditions,
)
from games.star_wars_lcg.abilities.pieces import (
    pieces,
)
from games.star_wars_lcg.texts import TEXTS

# References of `who`.
THIS: Final = "this"
HOST: Final = "host"
TARGET: Final = "target"
SECOND_TARGET: Final = "target_2"
IT: Final = "it"
PICKED: Final = "picked"
LOOKED: Final = "looked"

_ADDS: Final = TEXTS.section("abilities.additions")
_OR: Final = TEXTS["abilities.joints.or"]
_AND: Final = TEXTS["abilities.joints.and"]
_PERIODS: Final = {
    "strike": c.STRIKE_PERIOD,
    "engagement": c.ENGAGEMENT_PERIOD,
    "phase": c.PHASE_PERIOD,
    "turn": c.TURN_PERIOD,
    "round": c.ROUND_PERIOD,
}
_NUMBERS: Final = {
    "unit_damage": c.UNIT_DAMAGE,
    "blast_damage": c.BLAST_DAMAGE,
    "tactics": c.TACTICS,
    "edge_unit_damage": c.EDGE_UNIT_DAMAGE,
    "edge_blast_damage": c.EDGE_BLAST_DAMAGE,
    "edge_tactics": c.EDGE_TACTICS,
    "force_icons": c.FORCE_ICONS,
    "capacity": c.CAPACITY,
    "resources": c.RESOURCES,
    "edge": c.EDGE_VALUE,
    "struggle_icons": c.STRUGGLE_ICONS,
}
_FLAGS: Final = {
    "attack": c.CANNOT_ATTACK,
    "defend": c.CANNOT_DEFEND,
    "strike": c.CANNOT_STRIKE,
    "be_targeted": c.CANNOT_BE_TARGETED,
    "be_damaged": c.CANNOT_BE_DAMAGED,
    "commit": c.CANNOT_COMMIT,
    "refresh": c.CANNOT_REFRESH,
}
_RULES: Final = {
    "divides_unit_damage": c.DIVIDES_UNIT_DAMAGE,
    "matches_all": c.MATCHES_ALL,
    "loses_game": c.LOSES_GAME,
    "played_from_discard": c.PLAYED_FROM_DISCARD,
}
_SEAT_RULES: Final = {
    "ignores_match": c.IGNORES_MATCH,
    "first_edge_faceup": c.FIRST_EDGE_FACEUP,
    "fates_twice": c.FATES_TWICE,
}
_SEAT_NUMBERS: Final = {"reserve": c.RESERVE, "edge_total": c.EDGE_TOTAL, "force_total": c.FORCE_TOTAL}
_TO: Final = {"hand": c.HAND, "deck_top": c.DECK, "deck_bottom": c.DECK + c.TO_BOTTOM}
_LOOKS: Final = {"deck": c.DECK, "hand": c.HAND, "discard": c.DISCARD, "objective_deck": c.OBJECTIVE_DECK}
_SHUFFLED: Final = {"deck": -1, "objective_deck": c.OBJECTIVE_DECK}

# --- fields ----------------------------------------------------------------------------------------------------------

N: Final = Number("n", least=1)
ONE: Final = Number("n", least=1, default=1)
ANY_N: Final = Number("n", least=1, or_any=True)
PER: Final = FilterField("per", filters=pieces, default=ABSENT, adds=_ADDS["per"])
WHO: Final = Who("who", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=TARGET)
AT: Final = Who("at", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=ABSENT, adds=_ADDS["at"])
WHAT: Final = FilterField("what", filters=pieces)
WHOSE: Final = OneOf("whose", codes=tuple(SEATS), words=TEXTS.section("abilities.players"), default="own")
UNTIL: Final = OneOf("until", codes=tuple(_PERIODS), words=TEXTS.section("abilities.periods"), default=ABSENT, adds=_ADDS["until"])
ICONS: Final = Codes("icons", codes=tuple(_NUMBERS), words=TEXTS.section("abilities.numbers"), joint=_AND)
CANNOT: Final = Codes("cannot", codes=tuple(_FLAGS), words=TEXTS.section("abilities.flags"), joint=_OR)
KEYWORD: Final = Codes("keywords", codes=c.KEYWORDS, words=TEXTS.section("choices.keyword"), joint=_AND)
RULE: Final = OneOf("rule", codes=(*_RULES, *_SEAT_RULES))
OF_SEAT: Final = OneOf("seat_number", codes=tuple(_SEAT_NUMBERS), words=TEXTS.section("abilities.numbers"))
TO: Final = OneOf("to", codes=tuple(_TO), words=TEXTS.section("abilities.to"))
PLACE: Final = OneOf("zone", codes=tuple(_LOOKS), default="deck")
UP_TO: Final = Flag("up_to", adds=_ADDS["up_to"], adds_to="n")
LESS: Final = Flag("less")
ANYWAY: Final = Flag("anyway", adds=_ADDS["anyway"])
PARTICIPATES: Final = Flag("joins", adds=_ADDS["joins"])
IF: Final = Parts("conditions", kinds=conditions, joint=_AND)
THEN: Final = Effects("then")

VOCABULARY: Final = Vocabulary(
    [
        ANY_N,
        PER,
        WHO,
        AT,
        WHAT,
        WHOSE,
        UNTIL,
        ICONS,
        CANNOT,
        KEYWORD,
        RULE,
        OF_SEAT,
        TO,
        PLACE,
        UP_TO,
        LESS,
        ANYWAY,
        PARTICIPATES,
        IF,
    ],
    (ON, FROM_HAND, CONDITIONS, COSTS, TARGETS, LIMITS),
)

# --- when a card works (LCG-ABL-01 to LCG-ABL-09) ---------------------------------------------------------------------

_SLOTS: Final = TEXTS.section("abilities.slots")
constant = VOCABULARY.slot("constant", _SLOTS["constant"], CONDITIONS)
action = VOCABULARY.slot("action", _SLOTS["action"], FROM_HAND, CONDITIONS, COSTS, TARGETS, LIMITS)
interrupt, reaction, forced_interrupt, forced_reaction = (
    VOCABULARY.slot(code, _SLOTS[code], ON, FROM_HAND, CONDITIONS, COSTS, TARGETS, LIMITS)
    for code in ("interrupt", "reaction", "forced_interrupt", "forced_reaction")
)
# When the card is resolved in an edge stack (LCG-EDG-09).
fate = VOCABULARY.slot("fate", _SLOTS["fate"], CONDITIONS, TARGETS)

# --- effects that fire an event -----------------------------------------------------------------------------------------

add = VOCABULARY.operation


def _to(effect: Effect) -> int:
    return _TO[effect["to"]]


def _play_this(compiler: Compiler, effect: Effect) -> list[Op]:
    """It is played, and if nothing cancels that it enters play."""
    filters = {"who": THIS, **effect}
    enters = Verb(IF_OP, conditions=[Condition(Amount(code=HAPPENED))])
    enters.subs = [compiler.of_ops(fires(c.ENTERS_PLAY, counts=False, flag=("joins", c.JOINS_ENGAGEMENT))(compiler, filters))]
    return [*fires(c.PLAYED, counts=False)(compiler, filters), enters]


deal = add("deal", ONE, PER, WHO, takes=["n", "who"], compiles=fires(c.DAMAGED), worth=number("damage", 5), affects="any")
heal = add("heal", ANY_N, WHO, words=lambda effect: "heal.all" if effect["n"] is None else "heal.n", compiles=fires(c.HEALED))
focus = add("focus", ONE, PER, WHO, takes=["n", "who"], compiles=fires(c.FOCUS_PLACED), worth=number("focus", 3), affects="any")
unfocus = add(
    "unfocus", ANY_N, WHO, words=lambda effect: "unfocus.all" if effect["n"] is None else "unfocus.n", compiles=fires(c.FOCUS_REMOVED)
)
shield = add("shield", WHO, ANYWAY, compiles=fires(c.SHIELDED, counts=False, flag=("anyway", c.MORE_THAN_ONE)))
draw = add(
    "draw", ONE, PER, WHOSE, words=lambda effect: f"draw.{effect['whose']}", compiles=fires(c.DRAWN, who=""), worth=number("cards", 3)
)
destroy = add("destroy", WHO, compiles=fires(c.DESTROYED, counts=False), worth=one("destroyed"), affects="any")
sacrifice = add("sacrifice", WHO, compiles=fires(c.SACRIFICED, counts=False))
discard = add("discard", WHO, compiles=fires(c.DISCARDED, counts=False))
return_to = add("return_to", TO, WHO, compiles=fires(c.RETURNED, counts=False, place=_to))
capture = add("capture", WHO, AT, compiles=fires(c.CAPTURES, counts=False, at="at"), affects="opponent")
rescue = add("rescue", WHO, compiles=fires(c.RESCUED, counts=False))
put_into_play = add("put_into_play", WHO, PARTICIPATES, compiles=fires(c.ENTERS_PLAY, counts=False, flag=("joins", c.JOINS_ENGAGEMENT)))
uncommit = add("uncommit", WHO, compiles=fires(c.UNCOMMITTED, counts=False))
join = add("join", WHO, compiles=fires(c.JOINED, counts=False))
remove = add("remove", WHO, compiles=fires(c.REMOVED, counts=False))
advance_dial = add("advance_dial", ONE, compiles=fires(c.DIAL_ADVANCED, who=""), worth=number("dial", 3))
turn_back_dial = add("turn_back_dial", ONE, compiles=fires(c.DIAL_TURNED_BACK, who=""), worth=number("dial", 3))
engage_again = add("engage_again", WHO, compiles=fires(c.ENGAGED_ANEW, counts=False))
fight_anew = add("fight_anew", compiles=fires(c.EDGE_BATTLE_ANEW, who="", counts=False))
shuffle = add(
    "shuffle",
    WHOSE,
    OneOf("zone", codes=tuple(_SHUFFLED), default="deck"),
    words=lambda effect: f"shuffle.{effect['zone']}_{effect['whose']}",
    compiles=fires(c.SHUFFLED, who="", counts=False, place=lambda effect: _SHUFFLED[effect["zone"]]),
)
# Play the ability's own card, which is a unit in hand; its cost is one of the ability's costs.
play_this = add("play_this", PARTICIPATES, compiles=_play_this)

# --- choices, and cards that are chosen while the ability resolves --------------------------------------------------------

may = add("may", THEN, compiles=runs(MAY))
choose = add("choose", Options("options", joint=_OR), compiles=runs(CHOOSE))
if_it_did = add("if_it_did", THEN, compiles=if_done)
if_ = add("if", IF, THEN, takes=["conditions", "then"], compiles=if_holds(conditions.make))
either = add(
    "either",
    IF,
    Options("options", joint=TEXTS["abilities.joints.otherwise"]),
    takes=["conditions", "options"],
    compiles=if_holds(conditions.make),
)


def _look_words(effect: Effect) -> str:
    """Which cards are seen: the top ones of a deck, or all of a zone."""
    zone = "top" if effect["zone"] == "deck" and effect["n"] != c.ALL else str(effect["zone"])
    return f"look.{zone}_{effect['whose']}"


def _pick_words(effect: Effect) -> str:
    return "pick.any_number" if effect["n"] is None else f"pick.{effect['whose']}"


def _look(compiler: Compiler, effect: Effect) -> list[Op]:
    return looks(LOOK_AT, _LOOKS[effect["zone"]])(compiler, effect)


pick = add("pick", ANY_N, UP_TO, WHAT, WHOSE, words=_pick_words, takes=["n", "what"], compiles=picks(PICK))
pick_at_random = add("pick_at_random", N, WHAT, compiles=picks(PICK_AT_RANDOM))


look = add("look", Number("n", least=1, default=c.ALL), WHOSE, PLACE, words=_look_words, compiles=_look)

# --- effects on the event that an interrupt answers -----------------------------------------------------------------------

cancel = add("cancel", compiles=changes_event(CANCEL_IT))
prevent = add("prevent", ONE, compiles=changes_event(LESSEN_IT))
redirect = add(
    "redirect",
    ONE,
    WHO,
    compiles=lambda compiler, effect: [
        *changes_event(LESSEN_IT)(compiler, {"n": effect["n"]}),
        *changes_event(JOIN_IT, c.DAMAGED)(compiler, effect),
    ],
)
to_hand_instead = add("to_hand_instead", compiles=changes_event(TURN_IT, place=c.HAND))

# --- continuous effects -----------------------------------------------------------------------------------------------------

# Code of an operation -> what it begins; for constant abilities, which have no program.
CONTINUOUS: Final[dict[str, MakesContinuous]] = {}


def _continuous(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    return add(code, *fields, compiles=lasts(makes, _PERIODS), **columns)


def _numbers(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    much = amount_of(effect, filters)
    return [Continuous(A_NUMBER, _NUMBERS[code], ADD, about, amount=much, conditions=conditions) for code in effect["icons"]]


def _cost(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["what"], filters)
    return [Continuous(A_NUMBER, c.COST, ADD, about, amount=Amount(-effect["n"]), conditions=conditions)]


def _capacity(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [
        Continuous(A_NUMBER, c.CAPACITY, ADD, continuous_pieces(effect["who"], filters), amount=Amount(-effect["n"]), conditions=conditions)
    ]


def _most_attackers(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.ATTACKERS_MOST, CAP, about, amount=Amount(effect["n"]), conditions=conditions)]


def _flags(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(FLAG, _FLAGS[code], GAIN, about, conditions=conditions) for code in effect["cannot"]]


def _marks(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    how = LOSE if effect.get("less") else GAIN
    return [Continuous(MARK, c.KEYWORD_MARK + c.KEYWORDS.index(code), how, about, conditions=conditions) for code in effect["keywords"]]


def _rule(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    code = effect["rule"]
    if code in _RULES:
        return [Continuous(FLAG, _RULES[code], GAIN, continuous_pieces(effect["who"], filters), conditions=conditions)]
    return [Continuous(SEAT_FLAG, _SEAT_RULES[code], GAIN, whose=SEATS[effect["whose"]], conditions=conditions)]


def _seat_numbers(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    number = -effect["n"] if effect.get("less") else effect["n"]
    code = _SEAT_NUMBERS[effect["seat_number"]]
    return [Continuous(SEAT_NUMBER, code, ADD, amount=Amount(number), whose=SEATS[effect["whose"]], conditions=conditions)]


gains = _continuous("gains", ICONS, ONE, PER, WHO, UNTIL, takes=["icons"], makes=_numbers)
has_keyword = _continuous(
    "has_keyword",
    KEYWORD,
    WHO,
    LESS,
    UNTIL,
    takes=["keywords"],
    words=lambda effect: "loses_keyword" if effect.get("less") else "has_keyword",
    makes=_marks,
)
cannot = _continuous("cannot", CANNOT, WHO, UNTIL, takes=["cannot"], makes=_flags)
costs_less = _continuous("costs_less", N, WHAT, UNTIL, makes=_cost)
weakens = _continuous("weakens", N, WHO, UNTIL, makes=_capacity)
most_attackers = _continuous("most_attackers", N, WHO, UNTIL, makes=_most_attackers)
changes_seat = _continuous(
    "changes_seat",
    OF_SEAT,
    N,
    WHOSE,
    LESS,
    UNTIL,
    words=lambda effect: f"changes_seat.{effect['whose']}_{'less' if effect.get('less') else 'more'}",
    makes=_seat_numbers,
)
rule = _continuous("rule", RULE, WHO, WHOSE, UNTIL, words=lambda effect: f"rules.{effect['rule']}", makes=_rule)

# --- what an enhancement is attached to (LCG-ENH-01); the rules read the declaration ----------------------------------------

attaches = add("attaches", WHAT, compiles=says_nothing)
enhances_area = add("enhances_area", compiles=says_nothing)

card = VOCABULARY.card
RENDERER: Final = Renderer(
    VOCABULARY, TEXTS.section("abilities.operations"), between=TEXTS["abilities.joints.then"], whole=TEXTS["abilities.whole"]
)
ability_lines = RENDERER.lines
