"""The operations of the game, a row each (`games.abilities`), the slots of abilities, and how they are printed.

who: the cards that an effect applies to: a reference (THIS, HOST, TARGET, IT ...) or a filter, which stands for every matching card.
until: the period at whose end an effect ends; a constant ability has none, because it lasts while its card is in play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.abilities.compiling import Compiler, Maker, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Codes, Effects, Field, Flag, Number, OneOf, Options
from games.abilities.filters import FilterField
from games.abilities.parts import Parts
from games.abilities.rendering import Renderer
from games.abilities.shared.verbs import (
    COUNTS,
    INTO,
    LOOKED_SLOT,
    PICKED_SLOT,
    Counted,
    MakesContinuous,
    Who,
    amount_of,
    changes_event,
    continuous_pieces,
    filters_of,
    fires,
    if_done,
    if_holds,
    lasts,
    looks,
    no_ops,
    picks,
    pieces_of,
    runs,
)
from games.abilities.shared.verbs import WHOSE as SEATS
from games.abilities.vocabulary import Vocabulary
from games.abilities.worth import number, one
from games.engine.abilities.ability import Ability, Target
from games.engine.abilities.amounts import COUNT as COUNT_OF
from games.engine.abilities.amounts import GAME_AMOUNT, HAPPENED, KEPT, SUM_OF_VALUES, Amount, Condition
from games.engine.abilities.filters import AS_IT_WAS, EQUAL, FITS, VALUE, Filter, PieceTest
from games.engine.events.index import NO_END, Trigger
from games.engine.events.windows import ACTION, FORCED_INTERRUPT, FORCED_REACTION
from games.engine.modifiers import ADD, CAP, FLOOR, MULTIPLY, SET
from games.engine.ops import Op, Program, Selector
from games.engine.table.changes import FLAG, GAIN, LOSE, MARK, SEAT_FLAG, SEAT_NUMBER
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import (
    BEGIN,
    CANCEL_ALL,
    CANCEL_IT,
    CHOOSE,
    DIVIDE,
    FIRE,
    FITTING,
    KEEP_X,
    LESSEN_IT,
    LISTEN,
    LOOK_AT,
    MAY,
    OPPOSING,
    ORDER,
    OWN,
    PAY,
    PICK,
    PICK_AT_RANDOM,
    PICK_TOPMOST,
    REDIRECT_IT,
    REPEAT,
    RETARGET,
    REVEAL,
    SLOT,
    TURN_IT,
    WHILE,
    Continuous,
    Pieces,
    Verb,
)
from games.engine.verbs import IF as IF_OP
from games.star_wars_lcg.abilities import constants as c
from games.star_wars_lcg.abilities.parts import (
    CONDITIONS,
    COSTS,
    FROM_DISCARD,
    FROM_HAND,
    LIMITS,
    ON,
    TARGETS,
    conditions,
    events,
)
from games.star_wars_lcg.abilities.parts import costs as cost_kinds
from games.star_wars_lcg.abilities.pieces import pieces
from games.star_wars_lcg.texts import TEXTS

# References of `who`.
THIS: Final = "this"
HOST: Final = "host"
TARGET: Final = "target"
SECOND_TARGET: Final = "target_2"
THIRD_TARGET: Final = "target_3"
IT: Final = "it"
SECOND_PICKED: Final = "picked_2"
PICKED: Final = "picked"
LOOKED: Final = "looked"

# Where the parts of divided damage go.
DIVIDED_SLOT: Final = 7
# The most icons that a card chooses for what it counts, if it may choose one several times.
MOST_CHOSEN: Final = 12
_ADDS: Final = TEXTS.section("abilities.additions")
_OR: Final = TEXTS["abilities.joints.or"]
_AND: Final = TEXTS["abilities.joints.and"]
_PERIODS: Final = {
    "strike": c.STRIKE_PERIOD,
    "engagement": c.ENGAGEMENT_PERIOD,
    "edge_battle": c.EDGE_BATTLE_PERIOD,
    "phase": c.PHASE_PERIOD,
    "turn": c.TURN_PERIOD,
    "round": c.ROUND_PERIOD,
    "play": c.PLAY_PERIOD,
    "game": c.GAME_PERIOD,
}
# What effects may count besides cards.
AMOUNTS: Final[dict[str, tuple[int, int]]] = (
    COUNTS
    | {
        code: (GAME_AMOUNT, number)
        for code, number in {
            "dial": c.DIAL,
            "hand": c.HAND_SIZE,
            "opposing_hand": c.OPPOSING_HAND_SIZE,
            "affiliations": c.AFFILIATIONS,
            "victories": c.OWN_VICTORIES,
            "fates": c.OWN_FATES,
            "to_reserve": c.TO_RESERVE,
            "kept": c.KEPT_NUMBER,
        }.items()
    }
    | {
        # The sum of a number of the cards that `per` names.
        "sum_of_force_icons": (SUM_OF_VALUES, c.FORCE_ICONS),
        "sum_of_cost": (SUM_OF_VALUES, c.COST),
        "sum_of_blast_damage": (SUM_OF_VALUES, c.BLAST_DAMAGE),
        "sum_of_edge_blast_damage": (SUM_OF_VALUES, c.EDGE_BLAST_DAMAGE),
    }
)
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
    "be_destroyed": c.CANNOT_BE_DESTROYED,
    "commit": c.CANNOT_COMMIT,
    "refresh": c.CANNOT_REFRESH,
    "be_focused": c.CANNOT_BE_FOCUSED,
    "leave_play": c.CANNOT_LEAVE_PLAY,
    "be_engaged": c.CANNOT_BE_ENGAGED,
    "be_enhanced": c.CANNOT_BE_ENHANCED,
    "generate": c.CANNOT_GENERATE,
    "be_targeted_by_events": c.CANNOT_BE_TARGETED_BY_EVENTS,
    "use_abilities": c.CANNOT_TRIGGER,
    "be_healed": c.CANNOT_BE_HEALED,
    "be_played": c.CANNOT_BE_PLAYED,
}
_IMMUNITIES: Final = {
    "targets": c.IMMUNE_TO_TARGETS,
    "damage": c.IMMUNE_TO_DAMAGE,
    "focus": c.IMMUNE_TO_FOCUS,
    "icons": c.IMMUNE_TO_ICONS,
    "effects": c.IMMUNE_TO_EFFECTS,
}
_RULES: Final = {
    "divides_unit_damage": c.DIVIDES_UNIT_DAMAGE,
    "matches_all": c.MATCHES_ALL,
    "loses_game": c.LOSES_GAME,
    "wins_game": c.WINS_GAME,
    "played_from_discard": c.PLAYED_FROM_DISCARD,
    "blank": c.IS_BLANK,
    "must_defend": c.MUST_DEFEND,
    "strikes_anyway": c.STRIKES_ANYWAY,
    "ignores_shields": c.IGNORES_SHIELDS,
    "counts_as_committed": c.COUNTS_AS_COMMITTED,
    "counts_exhausted": c.COUNTS_EXHAUSTED,
    "needs_no_match": c.NEEDS_NO_MATCH,
    "icons_need_edge": c.ICONS_NEED_EDGE,
    "uses_edge_icons": c.USES_EDGE_ICONS,
    "blast_hits_units": c.BLAST_HITS_UNITS,
    "two_defenders": c.TWO_DEFENDERS,
    "all_attack": c.ALL_ATTACK,
    "must_attack": c.MUST_ATTACK,
    "no_unopposed": c.NO_UNOPPOSED,
    "exposed": c.IS_EXPOSED,
    "sure_damage": c.SURE_DAMAGE,
    "past_protect": c.PAST_PROTECT,
    "unresolved": c.IS_UNRESOLVED,
    "lends_hand": c.LENDS_HAND,
    "lends_edge": c.LENDS_EDGE,
    "lends_fates": c.LENDS_FATES,
    "holds_captives": c.HOLDS_CAPTIVES,
}
_SEAT_RULES: Final = {
    "ignores_match": c.IGNORES_MATCH,
    "first_edge_faceup": c.FIRST_EDGE_FACEUP,
    "fates_twice": c.FATES_TWICE,
    "no_draws": c.CANNOT_DRAW,
    "no_events": c.CANNOT_PLAY_EVENTS,
    "no_abilities": c.CANNOT_USE_ABILITIES,
    "strikes_first": c.STRIKES_FIRST,
    "unopposed": c.IS_UNOPPOSED,
    "fates_reversed": c.FATES_REVERSED,
    "no_force_phase": c.NO_FORCE_PHASE,
    "wins_edge_ties": c.WINS_EDGE_TIES,
    "places_edge_last": c.PLACES_EDGE_LAST,
    "struggle_swapped": c.STRUGGLE_SWAPPED,
    "struggle_by_damage": c.STRUGGLE_BY_DAMAGE,
    "no_fates": c.NO_FATES,
    "fixed_reserve": c.FIXED_RESERVE,
    "no_units": c.CANNOT_PLAY_UNITS,
    "no_copies": c.CANNOT_PLAY_COPIES,
    "locked_discard": c.DISCARD_LOCKED,
    "few_draws": c.FEW_DRAWS,
}
# Rules that apply to one player; their sentences name the player.
_OF_A_PLAYER: Final = (
    "no_draws",
    "no_events",
    "no_fates",
    "fixed_reserve",
    "no_units",
    "no_abilities",
    "no_copies",
    "locked_discard",
    "few_draws",
)
_SEAT_NUMBERS: Final = {
    "reserve": c.RESERVE,
    "edge_total": c.EDGE_TOTAL,
    "force_total": c.FORCE_TOTAL,
    "unopposed_bonus": c.UNOPPOSED_BONUS,
    "dial": c.DIAL_MORE,
}
_NAMES: Final = {"title": c.NAME_TITLE, "unit": c.NAME_UNIT, "trait": c.NAME_TRAIT}
_GOES_TO: Final = {"captured": c.CAPTURED, "hand": c.HAND, "deck_top": c.DECK}
_ENDS: Final = {
    "edge_battle": (c.EDGE_BATTLE_WON, FORCED_REACTION),
    "phase": (c.PHASE_ENDS, FORCED_INTERRUPT),
    "engagement": (c.ENGAGEMENT_ENDS, FORCED_REACTION),
    "turn": (c.TURN_ENDS, FORCED_INTERRUPT),
}
_SIDES: Final = {"dark": c.DARK, "light": c.LIGHT, "other": c.TO_OTHER_SIDE}
_TO: Final = {
    "hand": c.HAND,
    "deck_top": c.DECK,
    "deck_bottom": c.DECK + c.TO_BOTTOM,
    "objective_deck_top": c.OBJECTIVE_DECK,
    "objective_deck_bottom": c.OBJECTIVE_DECK + c.TO_BOTTOM,
}
_TOP: Final = {"deck": "top", "objective_deck": "top_objective"}
_TOP_CARD: Final = {"deck": "one", "objective_deck": "one_objective", "discard": "one_discard"}
_LOOKS: Final = {"deck": c.DECK, "hand": c.HAND, "discard": c.DISCARD, "objective_deck": c.OBJECTIVE_DECK}
_SHUFFLED: Final = {"deck": -1, "objective_deck": c.OBJECTIVE_DECK}

# --- fields ----------------------------------------------------------------------------------------------------------

N: Final = Number("n", least=1)
ONE: Final = Number("n", least=1, default=1)
IMMUNE_TO: Final = Codes("to", codes=tuple(_IMMUNITIES), words=TEXTS.section("abilities.immunities"), joint=_OR)
IMMUNE_BY: Final = FilterField("by", filters=pieces)
PAID: Final = Parts("costs", kinds=cost_kinds, joint=_AND)
ANY_N: Final = Number("n", least=1, or_any=True)
ONE_OR_ALL: Final = Number("n", least=1, or_any=True, default=1)
PER: Final = FilterField("per", filters=pieces, default=ABSENT, adds=_ADDS["per"])
COUNT: Final = Counted("count", amounts=AMOUNTS, words=TEXTS.section("abilities.counts"), default=ABSENT, adds=_ADDS["count"])
LEAST: Final = Number("least", default=ABSENT, adds=_ADDS["least"])
INTO_SLOT: Final = OneOf("into", codes=tuple(INTO), default=ABSENT, adds=_ADDS["into"])
OF: Final = Who("of", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"])
END: Final = OneOf("end", codes=tuple(_ENDS), words=TEXTS.section("abilities.periods"))
SIDE: Final = OneOf("side", codes=tuple(_SIDES))
GOES: Final = OneOf("goes", codes=tuple(_GOES_TO), words=TEXTS.section("abilities.destinations"))
REVEALED: Final = Flag("revealed", adds=_ADDS["revealed"])
BY_OPPONENT: Final = Flag("by_opponent")
ONTO: Final = Who(
    "onto", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=ABSENT, adds=_ADDS["onto"]
)
AT_RANDOM: Final = Flag("at_random", adds=_ADDS["at_random"])
FIXED: Final = Flag("fixed")
REPEATS: Final = Flag("repeats")
HAS: Final = FilterField("has", filters=pieces, default=ABSENT, adds=_ADDS["has"])
LOSING: Final = Who(
    "losing", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=ABSENT, adds=_ADDS["losing"]
)
INSTEAD: Final = Flag("instead", adds=_ADDS["instead"])
WHO: Final = Who("who", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=TARGET)
AT: Final = Who("at", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=ABSENT, adds=_ADDS["at"])
WHAT: Final = FilterField("what", filters=pieces)
WHO_FITS: Final = FilterField("who", filters=pieces)
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
START: Final = Who("start", filters=pieces, words=TEXTS.section("abilities.references"), each=_ADDS["each"])
IF: Final = Parts("conditions", kinds=conditions, joint=_AND)
THEN: Final = Effects("then")
FACEDOWN: Final = Flag("facedown")
LESS_BY: Final = Number("less_by", default=ABSENT, adds=_ADDS["less_by"])
TO_ZERO: Final = Flag("to_zero")
FACTION: Final = OneOf("faction", codes=c.FACTIONS, words=TEXTS.section("choices.faction"))
TRAIT: Final = Codes("traits", codes=c.TRAITS, words=TEXTS.section("abilities.traits"), joint=_AND)
HEARD: Final = Parts("on", kinds=events, joint=_OR)

VOCABULARY: Final = Vocabulary([ON, FROM_HAND, FROM_DISCARD, CONDITIONS, COSTS, TARGETS, LIMITS])

# --- when a card works (LCG-ABL-01 to LCG-ABL-09) ---------------------------------------------------------------------

_SLOTS: Final = TEXTS.section("abilities.slots")
constant = VOCABULARY.slot("constant", _SLOTS["constant"], CONDITIONS, lasts=True)
action = VOCABULARY.slot("action", _SLOTS["action"], FROM_HAND, FROM_DISCARD, CONDITIONS, COSTS, TARGETS, LIMITS)
interrupt, reaction, forced_interrupt, forced_reaction = (
    VOCABULARY.slot(code, _SLOTS[code], ON, FROM_HAND, FROM_DISCARD, CONDITIONS, COSTS, TARGETS, LIMITS)
    for code in ("interrupt", "reaction", "forced_interrupt", "forced_reaction")
)
# Texts without a printed kind: they always apply, after or before an event, or as soon as their conditions hold.
always_after, always_before = (
    VOCABULARY.slot(code, _SLOTS[code], ON, CONDITIONS, TARGETS, LIMITS) for code in ("always_after", "always_before")
)
as_soon_as = VOCABULARY.slot("as_soon_as", _SLOTS["as_soon_as"], CONDITIONS)
# The same kinds for a unit that is attached as an enhancement, for example by its keyword Pilot.
pilot_constant = VOCABULARY.slot("pilot_constant", _SLOTS["pilot_constant"], CONDITIONS, lasts=True)
pilot_action = VOCABULARY.slot("pilot_action", _SLOTS["pilot_action"], CONDITIONS, COSTS, TARGETS, LIMITS)
pilot_interrupt, pilot_reaction, pilot_forced_interrupt, pilot_forced_reaction = (
    VOCABULARY.slot(code, _SLOTS[code], ON, CONDITIONS, COSTS, TARGETS, LIMITS)
    for code in ("pilot_interrupt", "pilot_reaction", "pilot_forced_interrupt", "pilot_forced_reaction")
)
pilot_always_after = VOCABULARY.slot("pilot_always_after", _SLOTS["pilot_always_after"], ON, CONDITIONS, LIMITS)
pilot_always_before = VOCABULARY.slot("pilot_always_before", _SLOTS["pilot_always_before"], ON, CONDITIONS, LIMITS)
# The text of a fate card, resolved with it in an edge stack (LCG-EDG-09).
fate = VOCABULARY.slot("fate", _SLOTS["fate"], CONDITIONS, TARGETS, most=1)

# --- effects that fire an event -----------------------------------------------------------------------------------------

add = VOCABULARY.operation


def _at_end(compiler: Compiler, effect: Effect) -> list[Op]:
    kind, window = _ENDS[effect["end"]]
    return [Verb(LISTEN, trigger=Trigger(kind, window, compiler.program(effect["then"]), is_once=True), number=NO_END)]


def _to(effect: Effect) -> int:
    return _TO[effect["to"]]


def _play_this(compiler: Compiler, effect: Effect) -> list[Op]:
    """Play the card; it enters play unless its play is cancelled."""
    on_this = {"who": THIS, **effect}
    enters = Verb(IF_OP, conditions=[Condition(Amount(code=HAPPENED))])
    enters.subs = [compiler.of_ops(fires(c.ENTERS_PLAY, counts=False, flag=("joins", c.JOINS_ENGAGEMENT))(compiler, on_this))]
    return [*fires(c.PLAYED, counts=False)(compiler, on_this), enters]


def _put_into_play(compiler: Compiler, effect: Effect) -> list[Op]:
    make = fires(c.ENTERS_PLAY, counts=False, at="onto", flag=("joins", c.JOINS_ENGAGEMENT))
    return make(compiler, {**effect, "whose": "opponent"} if effect.get("by_opponent") else effect)


def _let_x(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Verb(KEEP_X, much=amount_of(effect, filters_of(compiler)))]


deal = add("deal", ONE, PER, COUNT, WHO, takes=["n", "who"], compiles=fires(c.DAMAGED), worth=number("damage", 5), affects="any")
heal = add("heal", ANY_N, WHO, words=lambda effect: "heal.all" if effect["n"] is None else "heal.n", compiles=fires(c.HEALED))
focus = add("focus", ONE, PER, COUNT, WHO, takes=["n", "who"], compiles=fires(c.FOCUS_PLACED), worth=number("focus", 3), affects="any")
unfocus = add(
    "unfocus",
    ANY_N,
    PER,
    WHO,
    takes=["n", "who"],
    words=lambda effect: "unfocus.all" if effect["n"] is None else "unfocus.n",
    compiles=fires(c.FOCUS_REMOVED),
)
unshield = add(
    "unshield",
    ONE_OR_ALL,
    WHO,
    takes=["n", "who"],
    words=lambda effect: "unshield.all" if effect["n"] is None else "unshield.n",
    compiles=fires(c.SHIELD_REMOVED),
)
shield = add("shield", WHO, ANYWAY, compiles=fires(c.SHIELDED, counts=False, flag=("anyway", c.MORE_THAN_ONE)))
draw = add(
    "draw",
    ONE,
    PER,
    COUNT,
    WHOSE,
    words=lambda effect: f"draw.{effect['whose']}",
    compiles=fires(c.DRAWN, who=""),
    worth=number("cards", 3),
)
destroy = add("destroy", WHO, compiles=fires(c.DESTROYED, counts=False), worth=one("destroyed"), affects="any")
sacrifice = add("sacrifice", WHO, compiles=fires(c.SACRIFICED, counts=False))
discard = add("discard", WHO, compiles=fires(c.DISCARDED, counts=False))
return_to = add("return_to", TO, WHO, AT_RANDOM, compiles=fires(c.RETURNED, counts=False, place=_to, shuffled=True))
capture = add("capture", WHO, AT, compiles=fires(c.CAPTURES, counts=False, at="at"), affects="opponent")
rescue = add("rescue", WHO, compiles=fires(c.RESCUED, counts=False))
put_into_play = add(
    "put_into_play",
    WHO,
    ONTO,
    PARTICIPATES,
    BY_OPPONENT,
    words=lambda effect: "put_into_play.opponent" if effect.get("by_opponent") else "put_into_play.own",
    compiles=_put_into_play,
)
# Moves an enhancement to another card of the same player that it can be attached to.
move_enhancement = add("move_enhancement", WHO, compiles=fires(c.ATTACHED, counts=False))
commit = add("commit", WHO, compiles=fires(c.COMMITTED, counts=False))
uncommit = add("uncommit", WHO, compiles=fires(c.UNCOMMITTED, counts=False))
take_control = add(
    "take_control",
    WHO,
    WHOSE,
    takes=["who"],
    words=lambda effect: f"take_control.{effect['whose']}",
    compiles=fires(c.TAKEN, counts=False),
)
move_damage = add(
    "move_damage",
    ANY_N,
    START,
    WHO,
    words=lambda effect: f"move_damage.{'all' if effect['n'] is None else 'n'}",
    compiles=fires(c.DAMAGE_MOVED, at="start"),
    affects="any",
)
move_focus = add(
    "move_focus",
    ANY_N,
    START,
    WHO,
    words=lambda effect: f"move_focus.{'all' if effect['n'] is None else 'n'}",
    compiles=fires(c.FOCUS_MOVED, at="start"),
    affects="any",
)
join = add("join", WHO, compiles=fires(c.JOINED, counts=False))
remove = add("remove", WHO, compiles=fires(c.REMOVED, counts=False))
advance_dial = add("advance_dial", ONE, compiles=fires(c.DIAL_ADVANCED, who=""), worth=number("dial", 3))
turn_back_dial = add(
    "turn_back_dial",
    ONE,
    TO_ZERO,
    words=lambda effect: "turn_back_dial.zero" if effect.get("to_zero") else "turn_back_dial.one",
    compiles=fires(c.DIAL_TURNED_BACK, who="", place=lambda effect: c.DIAL_TO_ZERO if effect.get("to_zero") else -1),
    worth=number("dial", 3),
)
engage_again = add("engage_again", WHO, compiles=fires(c.ENGAGED_ANEW, counts=False))
turn_engagement = add("turn_engagement", WHO, INSTEAD, compiles=fires(c.ENGAGEMENT_TURNED, counts=False, flag=("instead", c.INSTEAD_OF_IT)))
set_balance = add(
    "set_balance",
    SIDE,
    words=lambda effect: f"set_balance.{effect['side']}",
    compiles=fires(c.BALANCE_SET, who="", counts=False, place=lambda effect: _SIDES[effect["side"]]),
)
strike = add("strike", WHO, compiles=fires(c.STRIKES, counts=False), worth=one("strikes"))
skip_icons = add("skip_icons", WHO, compiles=fires(c.ICONS_SKIPPED, counts=False))
place_edge = add(
    "place_edge",
    WHO,
    WHOSE,
    FACEDOWN,
    takes=["who"],
    words=lambda effect: f"place_edge.{effect['whose']}_{'facedown' if effect.get('facedown') else 'faceup'}",
    compiles=fires(c.EDGE_PLACED, counts=False, flag=("facedown", c.FACEDOWN_CARD)),
)
end_engagement = add("end_engagement", compiles=fires(c.ENGAGEMENT_STOPPED, who="", counts=False))
switch_stacks = add("switch_stacks", compiles=fires(c.STACKS_SWITCHED, who="", counts=False))
# Resolves a fate card's text as if the card were in the player's edge stack.
resolve_fate = add("resolve_fate", WHO, compiles=fires(c.FATE_REPEATED, counts=False))
# Puts a card under an objective as a captured card, without capturing it.
put_captive = add("put_captive", WHO, AT, takes=["who", "at"], compiles=fires(c.CAPTIVE_PUT, counts=False, at="at"))
# Plays a card in hand now, for its cost.
play_now = add("play_now", WHO, compiles=fires(c.CARD_PLAYED_NOW, counts=False))
# Makes an attached Pilot a unit, which stays in play.
becomes_unit = add("becomes_unit", WHO, compiles=fires(c.BECOMES_UNIT, counts=False))
# Attaches a unit in play as a Pilot.
attach_to = add("attach_to", WHO, ONTO, takes=["who", "onto"], compiles=fires(c.ATTACHED, counts=False, at="onto"))
put_damage = add("put_damage", ONE, WHO, takes=["n", "who"], compiles=fires(c.DAMAGE_PUT))
# Places shields even on a card that has one.
shields = add("shields", N, WHO, takes=["n", "who"], compiles=fires(c.SHIELDED))
# Its Force card goes to another unit of the same player.
move_force = add("move_force", START, WHO, takes=["start", "who"], compiles=fires(c.FORCE_MOVED, at="start", counts=False))
# This card keeps a number or a card in mind, for a later effect.
keep = add("keep", ONE, COUNT, compiles=lambda compiler, effect: fires(c.NUMBER_KEPT)(compiler, {"who": THIS, **effect}))
remember = add("remember", WHO, compiles=fires(c.CARD_KEPT, counts=False))
# The dial is read as if a card had advanced it: it may count as full.
read_dial = add("read_dial", compiles=fires(c.DIAL_READ, who="", counts=False))
fight_anew = add("fight_anew", compiles=fires(c.EDGE_BATTLE_ANEW, who="", counts=False))
shuffle = add(
    "shuffle",
    WHOSE,
    OneOf("zone", codes=tuple(_SHUFFLED), default="deck"),
    words=lambda effect: f"shuffle.{effect['zone']}_{effect['whose']}",
    compiles=fires(c.SHUFFLED, who="", counts=False, place=lambda effect: _SHUFFLED[effect["zone"]]),
)
# Plays the ability's own card, which is a unit in hand; its cost is one of the ability's costs.
play_this = add("play_this", PARTICIPATES, compiles=_play_this)

# --- choices, and cards that are chosen while the ability resolves --------------------------------------------------------

may = add("may", THEN, BY_OPPONENT, compiles=runs(MAY), words=lambda effect: "may.opponent" if effect.get("by_opponent") else "may.own")
# Resolves one option after another until the player stops or an option does nothing.
repeatedly = add("repeatedly", Options("options", joint=_OR), compiles=runs(REPEAT))
# Resolves once, at the end of the phase, engagement or turn, for cards that are still the same objects.
at_end = add("at_end", END, THEN, takes=["end", "then"], compiles=_at_end)
choose = add(
    "choose",
    Options("options", joint=_OR),
    BY_OPPONENT,
    compiles=runs(CHOOSE),
    words=lambda effect: "choose.opponent" if effect.get("by_opponent") else "choose.own",
)
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
    """The key of the sentence: for the top cards of a deck, or for all cards of a zone."""
    zone = str(effect["zone"])
    if effect["n"] != c.ALL:
        zone = (_TOP_CARD if effect["n"] == 1 else _TOP).get(zone, zone)
    return f"look.{zone}_{effect['whose']}"


def _into(effect: Effect) -> str:
    return str(effect.get("into", PICKED))


def _pick_words(effect: Effect) -> str:
    return "pick.any_number" if effect["n"] is None else f"pick.{effect['whose']}"


def _look(compiler: Compiler, effect: Effect) -> list[Op]:
    return looks(LOOK_AT, _LOOKS[effect["zone"]])(compiler, effect)


def _discard_top(compiler: Compiler, effect: Effect) -> list[Op]:
    return [*looks(LOOK_AT, c.DECK)(compiler, effect), *fires(c.DISCARDED, counts=False)(compiler, {"who": LOOKED})]


def _put_back(compiler: Compiler, effect: Effect) -> list[Op]:
    order = Verb(ORDER, number=LOOKED_SLOT, place=_LOOKS[effect["zone"]])
    return [order, *fires(c.RETURNED, counts=False, place=_to)(compiler, {**effect, "who": LOOKED})]


def _while(compiler: Compiler, effect: Effect) -> list[Op]:
    verb = Verb(WHILE, conditions=[conditions.make(each, compiler.filters) for each in effect["conditions"]])
    verb.subs = [compiler.program(effect["then"])]
    return [verb]


def _divided(compiler: Compiler, effect: Effect) -> list[Op]:
    filters = filters_of(compiler)
    target = Target(filters.filter(effect["what"]))
    whose = SEATS[effect["whose"]]
    much = amount_of(effect, filters)
    return [Verb(DIVIDE, kind=c.DAMAGED, much=much, target=target, whose=whose, number=DIVIDED_SLOT, place=c.BY_EFFECT)]


def _paid_by(compiler: Compiler, effect: Effect, whose: int) -> Verb:
    """Ask a player whether to pay, if that is possible; nothing has happened if the player does not."""
    paid = [cost_kinds.make(each, compiler.filters) for each in effect["costs"]]
    nothing = compiler.of_ops([])
    trigger = Trigger(c.ACTIONS, ACTION, nothing, ability=Ability(nothing, costs=paid))
    verb = Verb(MAY, whose=whose, trigger=trigger)
    verb.subs = [compiler.of_ops([Verb(PAY, whose=whose, trigger=trigger)])]
    return verb


def _unless_paid(whose: int) -> Maker:
    def ops(compiler: Compiler, effect: Effect) -> list[Op]:
        unpaid = Verb(IF_OP, conditions=[Condition(Amount(code=HAPPENED), EQUAL, Amount(0))])
        unpaid.subs = [compiler.program(effect["then"])]
        return [_paid_by(compiler, effect, whose), unpaid]

    return ops


def _if_paid(whose: int) -> Maker:
    def ops(compiler: Compiler, effect: Effect) -> list[Op]:
        done = Verb(IF_OP, conditions=[Condition(Amount(code=HAPPENED))])
        done.subs = [compiler.program(effect["then"])]
        return [_paid_by(compiler, effect, whose), done]

    return ops


def _grants(compiler: Compiler, effect: Effect) -> list[Op]:
    """Each of the pieces answers the events by itself until the period ends."""
    pieces_now = pieces_of(effect["who"], filters_of(compiler))
    program = compiler.program(effect["then"])
    made: list[Op] = []
    for each in effect["on"]:
        heard = events.make(each, compiler.filters)
        if heard.test is not None:
            raise ValueError(f"{each}: a granted ability answers what happens to its own card, whatever that is.")
        trigger = Trigger(heard.kind, FORCED_REACTION, program, subject=heard.subject)
        made.append(Verb(LISTEN, trigger=trigger, pieces=pieces_now, number=_PERIODS[effect["until"]]))
    return made


def _look_bottom(compiler: Compiler, effect: Effect) -> list[Op]:
    lowest = Target(filters_of(compiler).filter({"zone": "deck", "whose": "own", "state": ["bottom"]}))
    shown = Verb(FIRE, kind=c.LOOKED, pieces=Pieces(SLOT, LOOKED_SLOT))
    return [Verb(PICK_TOPMOST, target=lowest, number=LOOKED_SLOT), shown]


# Repeats its effects as long as the conditions hold and something happens.
while_ = add("while", IF, THEN, takes=["conditions", "then"], compiles=_while)
deal_divided = add(
    "deal_divided",
    ONE,
    COUNT,
    WHAT,
    WHOSE,
    takes=["n", "what"],
    words=lambda effect: f"deal_divided.{effect['whose']}",
    compiles=_divided,
    affects="any",
)
# The opponent may pay, as a player pays for an ability; the filters of the costs take the opponent's point of view.
unless_paid = add("unless_paid", PAID, THEN, takes=["costs", "then"], compiles=_unless_paid(OPPOSING))
if_paid = add("if_paid", PAID, THEN, takes=["costs", "then"], compiles=_if_paid(OPPOSING))
# The same for the player of the ability.
unless_you_pay = add("unless_you_pay", PAID, THEN, takes=["costs", "then"], compiles=_unless_paid(OWN))
if_you_pay = add("if_you_pay", PAID, THEN, takes=["costs", "then"], compiles=_if_paid(OWN))
# The cards gain a forced reaction of their own.
grants = add("grants", WHO, HEARD, THEN, UNTIL, takes=["who", "then"], compiles=_grants)
# The player names something, which this card keeps in mind.
name = add(
    "name",
    OneOf("name", codes=tuple(_NAMES)),
    words=lambda effect: f"name.{effect['name']}",
    compiles=lambda compiler, effect: [Op(c.NAME, 1, Selector(), kind=_NAMES[effect["name"]])],
)
# Another unit strikes than the one that was chosen.
strikes_instead = add("strikes_instead", WHO, compiles=fires(c.STRIKER_TURNED, counts=False))
resolve_icons = add("resolve_icons", WHO, compiles=fires(c.ICONS_AGAIN, counts=False))
# Resolves the effects of the ability that has resolved once more.
repeat_use = add("repeat_use", compiles=lambda compiler, effect: [Op(c.REPEAT_USE, 1, Selector())])
# Puts cards that are not in play under a card in play, where they are set aside.
put_aside = add(
    "put_aside",
    WHO,
    ONTO,
    FACEDOWN,
    takes=["who", "onto"],
    words=lambda effect: f"put_aside.{'facedown' if effect.get('facedown') else 'faceup'}",
    compiles=fires(c.PUT_ASIDE, at="onto", counts=False, flag=("facedown", c.FACEDOWN_CARD)),
)
# The enhancement is a unit with these numbers; its other form is made from the declaration.
turn_to_unit = add(
    "turn_to_unit",
    Number("capacity", least=1),
    Number("unit_damage"),
    Number("blast_damage"),
    Number("tactics"),
    compiles=lambda compiler, effect: fires(c.TURNED_TO_UNIT, counts=False)(compiler, {"who": THIS, **effect}),
)
turn_back = add("turn_back", compiles=lambda compiler, effect: fires(c.TURNED_BACK, counts=False)(compiler, {"who": THIS, **effect}))
# Stands for a text about allied players, who do not exist in a game of two.
for_allies = add("for_allies", compiles=no_ops)
pick = add("pick", ANY_N, UP_TO, WHAT, WHOSE, INTO_SLOT, words=_pick_words, takes=["n", "what"], compiles=picks(PICK), fills=_into)
pick_at_random = add("pick_at_random", N, WHAT, INTO_SLOT, compiles=picks(PICK_AT_RANDOM), fills=_into)

pick_topmost = add("pick_topmost", N, WHAT, INTO_SLOT, compiles=picks(PICK_TOPMOST), fills=_into)
look = add(
    "look",
    Number("n", least=1, default=c.ALL),
    PER,
    COUNT,
    WHOSE,
    PLACE,
    REVEALED,
    words=_look_words,
    takes=["n", "whose", "zone"],
    compiles=_look,
    fills=LOOKED,
)
# LOOKED refers to the bottom card from then on.
look_bottom = add("look_bottom", compiles=_look_bottom, fills=LOOKED)
# LOOKED refers to the discarded cards from then on.
discard_top = add(
    "discard_top",
    ONE,
    WHOSE,
    words=lambda effect: f"discard_top.{'one_' if effect['n'] == 1 else ''}{effect['whose']}",
    compiles=_discard_top,
    fills=LOOKED,
)
# Puts back the looked-at cards that are still in the deck.
put_back = add("put_back", TO, PLACE, takes=["to"], compiles=_put_back)
# Sets X for the rest of the ability.
let_x = add("let_x", ONE, PER, COUNT, compiles=_let_x)
reveal = add("reveal", WHO, compiles=lambda compiler, effect: [Verb(REVEAL, pieces=pieces_of(effect["who"], filters_of(compiler)))])


# --- effects on the event that an interrupt answers -----------------------------------------------------------------------


cancel = add("cancel", compiles=changes_event(CANCEL_IT))
# Answers the use of an ability, or its choice of a target: the ability's effects do not happen.
cancel_use = add("cancel_use", compiles=changes_event(CANCEL_ALL))
retarget = add(
    "retarget",
    WHOSE,
    Flag("as_yours"),
    takes=["whose"],
    words=lambda effect: "retarget.own_view" if effect.get("as_yours") else f"retarget.{effect['whose']}",
    compiles=lambda compiler, effect: [
        Verb(RETARGET, kind=1 if effect.get("as_yours") else 0, whose=SEATS[effect["whose"]], number=PICKED_SLOT)
    ],
    fills=PICKED,
)
prevent = add("prevent", ONE, PER, COUNT, takes=["n"], compiles=changes_event(LESSEN_IT))
redirect = add(
    "redirect",
    ONE_OR_ALL,
    WHO,
    words=lambda effect: "redirect.all" if effect["n"] is None else "redirect.n",
    compiles=changes_event(REDIRECT_IT),
)
# Raises the amount of the event; with the count "of_event" it doubles the amount.
increase = add("increase", ONE, COUNT, compiles=lambda compiler, effect: changes_event(LESSEN_IT)(compiler, {**effect, "n": -effect["n"]}))
# The card that leaves play is captured under this objective instead.
captured_instead = add("captured_instead", WHO, AT, takes=["who", "at"], compiles=fires(c.CAPTIVE_INSTEAD, counts=False, at="at"))
# So many of the cards that are drawn come from the bottom of the deck.
draw_from_bottom = add("draw_from_bottom", ONE, COUNT, compiles=fires(c.DRAW_TURNED, who=""))
to_removed_instead = add("to_removed_instead", compiles=changes_event(TURN_IT, place=c.FACEDOWN))
to_deck_instead = add("to_deck_instead", compiles=changes_event(TURN_IT, place=c.DECK + c.INSTEAD))
to_hand_instead = add("to_hand_instead", compiles=changes_event(TURN_IT, place=c.HAND + c.INSTEAD))

# --- continuous effects -----------------------------------------------------------------------------------------------------

# Code of an operation -> the continuous effects that it begins; for constant abilities, which have no program.
CONTINUOUS: Final[dict[str, MakesContinuous]] = {}


def _continuous(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    return add(code, *fields, compiles=lasts(makes, _PERIODS), **columns)


def _numbers(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    much = amount_of({**effect, "n": -effect["n"]} if effect.get("less") else effect, filters)
    return [Continuous(A_NUMBER, _NUMBERS[code], ADD, about, amount=much, conditions=conditions) for code in effect["icons"]]


def _layer(how: int, number: int) -> MakesContinuous:
    """Multiply the numbers that `icons` names, or cap them."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        return [Continuous(A_NUMBER, _NUMBERS[code], how, about, amount=Amount(number), conditions=conditions) for code in effect["icons"]]

    return make


def _cards_with_cost(effect: Effect, filters: MakesFilters) -> Pieces:
    """The cards whose cost changes; a filter of cards in hand also finds them while they are paid for, wherever they are played from."""
    about = continuous_pieces(effect.get("what", THIS), filters)
    fitting = about.filter
    if fitting is None or fitting.zones != 1 << c.HAND:
        return about
    zones = 1 << c.HAND | 1 << c.BEING_PLAYED | 1 << c.DISCARD
    return Pieces(FITTING, filter=Filter(fitting.printed, fitting.tests, zones=zones, any_of=fitting.any_of))


def _costs(sign: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return _cost_changes(_cards_with_cost(effect, filters), much, effect, conditions)

    return make


def _cost_changes(about: Pieces, much: Amount, effect: Effect, conditions: list[Condition]) -> list[Continuous]:
    made = [Continuous(A_NUMBER, c.COST, ADD, about, amount=much, conditions=conditions)]
    if "least" in effect:
        made.append(Continuous(A_NUMBER, c.COST, FLOOR, about, amount=Amount(effect["least"]), conditions=conditions))
    return made


def _next(make: Callable[[Pieces, Effect, MakesFilters, list[Condition]], list[Continuous]], counted: int = c.OWN_PLAYS) -> Maker:
    """Begin lasting effects on the next matching card that a player plays; they end once such a card has been played."""

    def ops(compiler: Compiler, effect: Effect) -> list[Op]:
        filters = filters_of(compiler)
        about = _cards_with_cost(effect, filters)
        plays = Amount(code=GAME_AMOUNT, number=counted, filter=filters.filter(effect["what"]))
        made = make(about, effect, filters, [Condition(plays, AS_IT_WAS)])
        for each in made:
            each.is_open = True
        return [Verb(BEGIN, effect=each, pieces=about, number=_PERIODS[effect["until"]]) for each in made]

    return ops


def _open(make: Callable[[Pieces, Effect, MakesFilters, list[Condition]], list[Continuous]]) -> Maker:
    """Begin lasting effects on the cards that match at any time while the effects last."""

    def ops(compiler: Compiler, effect: Effect) -> list[Op]:
        filters = filters_of(compiler)
        about = _cards_with_cost(effect, filters)
        made = make(about, effect, filters, [])
        for each in made:
            each.is_open = True
        return [Verb(BEGIN, effect=each, pieces=about, number=_PERIODS[effect["until"]]) for each in made]

    return ops


def _next_costs(sign: int) -> Callable[[Pieces, Effect, MakesFilters, list[Condition]], list[Continuous]]:
    def make(about: Pieces, effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        return _cost_changes(about, amount_of({**effect, "n": sign * effect["n"]}, filters), effect, conditions)

    return make


def _gained_by_all(about: Pieces, effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(A_NUMBER, _NUMBERS[code], ADD, about, amount=Amount(effect["n"]), conditions=conditions) for code in effect["icons"]]


def _destination(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.DESTINATION, SET, about, amount=Amount(_GOES_TO[effect["goes"]]), conditions=conditions)]


def _copied(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    """Effects that add the combat icons of another card, wherever that card is."""
    about = continuous_pieces(effect["who"], filters)
    of = filters.filter(effect["of"] if isinstance(effect["of"], Mapping) else {"of": effect["of"], "zone": "anywhere"})
    return [
        Continuous(A_NUMBER, number, ADD, about, amount=Amount(0, SUM_OF_VALUES, number, filter=of), conditions=conditions)
        for number in range(c.EDGE_TACTICS + 1)
    ]


def _turned(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    """Effects that turn every combat icon of a card into one kind."""
    about = continuous_pieces(effect["who"], filters)
    of = filters.filter({"of": effect["who"], "zone": "anywhere"})
    into = _NUMBERS[effect["icons"][0]]
    others = [number for number in range(c.EDGE_TACTICS + 1) if number != into]
    added = [
        Continuous(A_NUMBER, into, ADD, about, amount=Amount(0, SUM_OF_VALUES, number, filter=of), conditions=conditions)
        for number in others
    ]
    return added + [Continuous(A_NUMBER, number, CAP, about, amount=Amount(0), conditions=conditions) for number in others]


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


def _traits(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(MARK, c.TRAIT_MARK + c.TRAITS.index(code), GAIN, about, conditions=conditions) for code in effect["traits"]]


def _immune(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    by = Amount(1, filter=filters.filter(effect["by"]))
    return [Continuous(FLAG, _IMMUNITIES[code], GAIN, about, amount=by, conditions=conditions) for code in effect["to"]]


def _extra_resource(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    only = Amount(1, filter=filters.filter(effect["what"]))
    return [Continuous(FLAG, c.EXTRA_RESOURCE, GAIN, continuous_pieces(effect["who"], filters), amount=only, conditions=conditions)]


def _discounts_host(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.HOST_DISCOUNT, ADD, about, amount=Amount(effect["n"]), conditions=conditions)]


def _fits_targets(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    by = Amount(1, filter=filters.filter(effect["by"]))
    return [Continuous(FLAG, c.FITS_TARGETS, GAIN, continuous_pieces(effect["who"], filters), amount=by, conditions=conditions)]


def _rule(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    code = effect["rule"]
    if code in _RULES:
        return [Continuous(FLAG, _RULES[code], GAIN, continuous_pieces(effect["who"], filters), conditions=conditions)]
    return [Continuous(SEAT_FLAG, _SEAT_RULES[code], GAIN, whose=SEATS[effect["whose"]], conditions=conditions)]


def _unread_of_rule(effect: Effect) -> tuple[str, ...]:
    """A rule is about cards or about a player."""
    return ("whose",) if effect["rule"] in _RULES else ("who",)


def _rule_words(effect: Effect) -> str:
    code = effect["rule"]
    return f"rules.{code}_{effect['whose']}" if code in _OF_A_PLAYER else f"rules.{code}"


def _seat_numbers(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    number = -effect["n"] if effect.get("less") else effect["n"]
    code = _SEAT_NUMBERS[effect["seat_number"]]
    much = amount_of({**effect, "n": number}, filters)
    return [Continuous(SEAT_NUMBER, code, ADD, amount=much, whose=SEATS[effect["whose"]], conditions=conditions)]


def _printed_icons(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    """Effects that keep a card's icons at the printed number or below, with `fixed` exactly there."""
    about = continuous_pieces(effect["who"], filters)
    of = filters.filter({"of": effect["who"], "zone": "anywhere"})
    made: list[Continuous] = []
    for how in (CAP, FLOOR) if effect.get("fixed") else (CAP,):
        for icon in range(c.EDGE_TACTICS + 1):
            printed = Amount(0, GAME_AMOUNT, c.PRINTED_NUMBERS + icon, filter=of)
            made.append(Continuous(A_NUMBER, icon, how, about, amount=printed, conditions=conditions))
    return made


def _gain_chosen(compiler: Compiler, effect: Effect) -> list[Op]:
    """Let the player choose icons, a different one each time unless it `repeats`; with `has`, only icons that some matching card has."""
    filters = filters_of(compiler)
    options: list[Program] = []
    icons = [_NUMBERS[code] for code in effect["icons"]]
    repeats = bool(effect.get("repeats"))
    for place, icon in enumerate(icons):
        guard = Verb(IF_OP, conditions=[] if repeats else [Condition(Amount(code=KEPT, number=place + 1), EQUAL, Amount(0))])
        if "has" in effect:
            wanted = filters.filter(effect["has"])
            having = Filter(tests=[PieceTest(FITS, filter=wanted), PieceTest(VALUE, icon)], zones=wanted.zones)
            guard.conditions.append(Condition(Amount(code=COUNT_OF, filter=having)))
        begun = [_begun(effect["who"], icon, 1, effect, filters)]
        if "losing" in effect:
            begun.append(_begun(effect["losing"], icon, -1, effect, filters))
        guard.subs = [compiler.of_ops([Verb(KEEP_X, number=place + 1), *begun])]
        options.append(compiler.of_ops([guard]))
    choice = Verb(CHOOSE, kind=1)
    choice.subs = options
    chosen = compiler.of_ops([choice])
    much = amount_of(effect, filters)
    times: list[Op] = []
    most = MOST_CHOSEN if repeats else len(icons)
    for time in range(1, most + 1 if "per" in effect or "count" in effect else effect["n"] + 1):
        again = Verb(IF_OP, conditions=[Condition(much, than=Amount(time))])
        again.subs = [chosen]
        times.append(again)
    return times


def _begun(who: Any, icon: int, by: int, effect: Effect, filters: MakesFilters) -> Op:
    about = pieces_of(who, filters)
    change = Continuous(A_NUMBER, icon, ADD, about, amount=Amount(by))
    return Verb(BEGIN, effect=change, pieces=about, number=_PERIODS[effect["until"]])


gains_chosen = add(
    "gains_chosen",
    ICONS,
    ONE,
    PER,
    COUNT,
    HAS,
    WHO,
    LOSING,
    REPEATS,
    UNTIL,
    takes=["icons"],
    words=lambda effect: "gains_chosen_again" if effect.get("repeats") else "gains_chosen",
    compiles=_gain_chosen,
)
printed_icons = _continuous(
    "printed_icons",
    WHO,
    FIXED,
    UNTIL,
    takes=["who"],
    words=lambda effect: "printed_icons.fixed" if effect.get("fixed") else "printed_icons.most",
    makes=_printed_icons,
)
gains = _continuous(
    "gains",
    ICONS,
    ONE,
    PER,
    COUNT,
    WHO,
    LESS,
    UNTIL,
    takes=["icons"],
    words=lambda effect: "loses" if effect.get("less") else "gains",
    makes=_numbers,
)
loses_all = _continuous("loses_all", ICONS, WHO, UNTIL, takes=["icons"], makes=_layer(CAP, 0))


doubles = _continuous("doubles", ICONS, WHO, UNTIL, takes=["icons"], makes=_layer(MULTIPLY, 2))
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
has_trait = _continuous("has_trait", TRAIT, WHO, UNTIL, takes=["traits"], makes=_traits)
cannot = _continuous("cannot", CANNOT, WHO, UNTIL, takes=["cannot"], makes=_flags)
# Protects a card in some way from the cards that match `by`.
immune = _continuous("immune", IMMUNE_TO, IMMUNE_BY, WHO, UNTIL, takes=["to", "by"], makes=_immune)
# Each matching card has one resource more, which pays only for cards that match `what`.
extra_resource = _continuous("extra_resource", WHAT, WHO, UNTIL, takes=["what", "who"], makes=_extra_resource)
# Enhancements cost their player less if they are played on the player's card.
discounts_host = _continuous("discounts_host", ONE, WHO, UNTIL, takes=["n", "who"], makes=_discounts_host)
# The card is a legal target for every choice of the cards that match `by`.
fits_targets = _continuous("fits_targets", IMMUNE_BY, WHO, UNTIL, takes=["by", "who"], makes=_fits_targets)
costs_less = _continuous("costs_less", ONE, PER, COUNT, WHAT, LEAST, UNTIL, takes=["n", "what"], makes=_costs(-1))
costs_more = _continuous("costs_more", ONE, PER, COUNT, WHAT, UNTIL, takes=["n", "what"], makes=_costs(1))
next_costs_less = add("next_costs_less", ONE, COUNT, WHAT, LEAST, UNTIL, takes=["n", "what", "until"], compiles=_next(_next_costs(-1)))
# The opponent's next one.
next_costs_more = add(
    "next_costs_more", ONE, WHAT, UNTIL, takes=["n", "what", "until"], compiles=_next(_next_costs(1), counted=c.OPPOSING_PLAYS)
)
next_needs_no_match = add(
    "next_needs_no_match",
    WHAT,
    UNTIL,
    takes=["what", "until"],
    compiles=_next(lambda about, effect, filters, conditions: [Continuous(FLAG, c.NEEDS_NO_MATCH, GAIN, about, conditions=conditions)]),
)
# Applies to every matching card during the whole period, whenever it came to hand.
all_cost_less = add("all_cost_less", ONE, WHAT, LEAST, UNTIL, takes=["n", "what", "until"], compiles=_open(_next_costs(-1)))
# The same for icons of cards in play.
all_gain = add("all_gain", ICONS, ONE, WHAT, UNTIL, takes=["icons", "n", "what", "until"], compiles=_open(_gained_by_all))
goes_to = _continuous("goes_to", GOES, WHO, UNTIL, takes=["goes", "who"], makes=_destination)
copies_icons = _continuous("copies_icons", OF, WHO, UNTIL, takes=["of", "who"], makes=_copied)
turns_icons = _continuous("turns_icons", ICONS, WHO, UNTIL, takes=["icons"], makes=_turned)
weakens = _continuous("weakens", N, WHO, UNTIL, makes=_capacity)
most_attackers = _continuous("most_attackers", N, WHO, UNTIL, makes=_most_attackers)
changes_seat = _continuous(
    "changes_seat",
    OF_SEAT,
    N,
    PER,
    COUNT,
    WHOSE,
    LESS,
    UNTIL,
    takes=["seat_number", "n", "whose"],
    words=lambda effect: f"changes_seat.{effect['whose']}_{'less' if effect.get('less') else 'more'}",
    makes=_seat_numbers,
)
rule = _continuous("rule", RULE, WHO, WHOSE, UNTIL, words=_rule_words, makes=_rule, unread=_unread_of_rule)

# Cards that match `who` have the keyword Protect for cards that match `what`; the rules read the declaration.
lends_protect = add("lends_protect", WHO_FITS, WHAT, compiles=no_ops)
# Doubles the damage that this card or its host deals to matching cards; the rules read the declaration.
doubles_damage = add("doubles_damage", WHO, WHAT, takes=["who", "what"], compiles=no_ops)
# The card counts as this many objectives in a victory pile; the rules read the declaration.
counts_as = add("counts_as", N, compiles=no_ops)
own_costs: Final = _costs(-1)
# Lowers the card's own cost, wherever it is played from; the rules read this declaration and the next one.
own_cost = add("own_cost", ONE, PER, COUNT, LEAST, compiles=no_ops).variant("n")
# Resources of this affiliation do not pay for this card, or match it, too; the rules read the declarations.
refuses_resources = add("refuses_resources", FACTION, compiles=no_ops)
matched_also_by = add("matched_also_by", FACTION, compiles=no_ops)
# It counts as a card of one affiliation more, which no other card has.
has_own_affiliation = add("has_own_affiliation", compiles=no_ops)
# Its player, or the opponent, counts as having one more such card than there are.
counts_another = add(
    "counts_another",
    WHAT,
    WHOSE,
    takes=["what"],
    words=lambda effect: f"counts_another.{effect['whose']}",
    compiles=no_ops,
)
# Resources of this card pay only for matching cards.
pays_only_for = add("pays_only_for", WHAT, compiles=no_ops)

# --- what an enhancement is attached to (LCG-ENH-01); the rules read the declaration ----------------------------------------

attaches = add("attaches", WHAT, compiles=no_ops)
# The unit may enter play, for its cost, as an enhancement on a matching card; the pilot slots hold its text as an enhancement.
enters_as_enhancement = add("enters_as_enhancement", WHAT, LESS_BY, compiles=no_ops)
# Its unit damage may hit matching cards even if they do not participate.
may_hit = add("may_hit", WHAT, compiles=no_ops)
enhances_area = add("enhances_area", compiles=no_ops)
# Enhances the Death Star dial, which can be engaged like an enemy objective and has a damage capacity, but is not an objective.
enhances_dial = add("enhances_dial", N, compiles=no_ops)

card = VOCABULARY.card
RENDERER: Final = Renderer(
    VOCABULARY,
    TEXTS.section("abilities.operations"),
    between=TEXTS["abilities.joints.then"],
    group=TEXTS["abilities.joints.group"],
    whole=TEXTS["abilities.whole"],
)
ability_lines = RENDERER.lines
