"""The operations of this game, a row each (`games.abilities`), the slots of abilities, and how they are printed.

who: the cards or locations that an effect applies to: a reference (THIS, HOST, IT ...) or a filter, which stands for every matching card.
whose: the player of a number that a location has for each player, such as the power of a battle there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, CardCodes, Codes, Field, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import MakesContinuous, Who, amount_of, continuous_pieces
from games.abilities.vocabulary import Vocabulary
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD, MULTIPLY, SET
from games.engine.table.changes import FLAG, GAIN, SEAT_NUMBER
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous, Pieces
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.parts import AT, CONDITIONS, COSTS, FACE, HALF, ONCE, TARGETS, TIMES, WHEN
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

# References of `who`.
THIS: Final = "this"
HOST: Final = "host"
# What this card pilots or drives, and the location where it is: filters with words of their own.
PILOTED: Final = "piloted"
HERE: Final = "here"
HOST_PILOTED: Final = "host_piloted"
STANDING: Final[dict[str, Any]] = {
    PILOTED: cards(of="piloted"),
    HOST_PILOTED: cards(of="host_piloted"),
    HERE: cards(type="location", where="here"),
}

_ADDS: Final = TEXTS.section("abilities.additions")
_AND: Final = TEXTS["abilities.joints.and"]
_OR: Final = TEXTS["abilities.joints.or"]
NUMBERS_OF_CARDS: Final = {
    "power": c.POWER,
    "ability": c.ABILITY,
    "defence": c.DEFENCE,
    "forfeit": c.FORFEIT,
    "cost": c.COST,
    "landspeed": c.LANDSPEED,
    "hyperspeed": c.HYPERSPEED,
    "ferocity": c.FEROCITY,
    "politics": c.POLITICS,
    "guard": c.GUARD,
}
FLAGS: Final = {
    "move": c.CANNOT_MOVE,
    "be_deployed": c.NOT_DEPLOYED,
    "use_text": c.BLANKED,
    "bear_weapons": c.CANNOT_BEAR,
    "ride": c.WALKS_ONLY,
    "navigate": c.LOST_WAY,
    "keep_pilots": c.NO_CREW,
    "battle": c.OUT_OF_BATTLES,
    "be_played": c.NOT_PLAYED,
    "be_played_unasked": c.NOT_UNASKED,
    "walk": c.ON_THE_SPOT,
    "be_stolen": c.NOT_STOLEN,
    "be_cancelled": c.NOT_CANCELLED,
    "be_shot": c.UNTOUCHABLE,
    "be_cut": c.UNCUT,
    "be_ionized": c.ION_PROOF,
    "attack": c.NO_ATTACKS,
    "be_attacked": c.UNATTACKED,
    "be_immune": c.NO_IMMUNITY,
    "pay_attrition": c.PAYS_NO_ATTRITION,
    "fire": c.CANNOT_FIRE,
    "be_captured": c.NEVER_CAPTURED,
    "be_slowed": c.NOT_SLOWED,
    "be_highest": c.NOT_HIGHEST,
    "be_forfeited": c.NOT_FORFEITED,
    "be_converted": c.NOT_CONVERTED,
    "bear_devices": c.BEARS_NO_DEVICES,
    "be_turned": c.NOT_TURNED,
    "fetch": c.FETCHES_NOTHING,
    "be_relocated": c.NOT_RELOCATED,
    "be_put_out": c.NOT_PUT_OUT,
    "be_put_out_by_own": c.KEPT_BY_OWN,
    "be_handed_over": c.NOT_HANDED_OVER,
    "cancel_drains": c.CANCELS_NO_DRAINS,
    "add_destinies": c.ADDS_NO_DESTINIES,
    "raise_destinies": c.RAISES_NO_DESTINIES,
    "void_destinies": c.VOIDS_NO_DESTINIES,
    "replay": c.REPLAYS_NONE,
    "cloak": c.NEVER_CLOAKS,
    "be_doomed": c.NOT_DOOMED,
    "be_asked": c.NOT_ASKED,
    "fire_permanent": c.NO_PERMANENT,
}
LEAVES: Final = {
    "drive": c.MAY_DRIVE,
    "move_free": c.MOVES_FREE,
    "many_hands": c.MANY_HANDS,
    "two_hands": c.TWO_HANDS,
    "pay_alone": c.PAYS_ALONE,
    "run": c.FLIES_RUNS,
    "run_empty": c.RUNS_EMPTY,
    "reach": c.REACHES,
    "fire_twice": c.FIRES_TWICE,
    "come_free": c.COMES_FREE,
    "come_anyway": c.COMES_ANYWAY,
    "come_anywhere": c.COMES_ANYWHERE,
    "fire_free": c.FIRES_FREE,
    "fire_far": c.FIRES_FAR,
    "land_free": c.LANDS_FREE,
    "settle_attrition": c.PAYS_ALL_ATTRITION,
    "settle_damage": c.PAYS_ALL_DAMAGE,
    "settle_all": c.PAYS_ALL,
    "escort": c.ESCORTS,
    "match": c.MATCHES_ALL,
    "drain": c.DRAINS,
    "escort_many": c.ESCORTS_MANY,
    "fire_dear": c.FIRES_DEAR,
    "refire": c.REFIRES,
    "reach_out": c.REACHES_OUT,
    "begin_battles": c.BEGINS_BATTLES,
    "be_battled": c.IS_BATTLED,
    "come_landed": c.COMES_LANDED,
    "fly_alone": c.FLIES_ALONE,
    "come_whole": c.COMES_WHOLE,
    "come_unready": c.COMES_UNREADY,
    "be_many": c.MANY_COPIES,
    "stay": c.STAYS,
    "draw_bows": c.DRAWS_BOWS,
    "pass_asteroids": c.PASSES_ASTEROIDS,
    "move_anyway": c.MOVES_ANYWAY,
    "play_free": c.PLAYED_FREE,
    "draw_anyway": c.DRAWS_FOR_SEAT,
}
_GAINED: Final = {
    "pilot": c.GAINS_PILOT,
    "warrior": c.GAINS_WARRIOR,
    "smuggler": c.GAINS_SMUGGLER,
    "spy": c.GAINS_SPY,
    "leader": c.GAINS_LEADER,
    "general": c.GAINS_GENERAL,
    "scout": c.GAINS_SCOUT,
    "thief": c.GAINS_THIEF,
    "information broker": c.GAINS_BROKER,
    "black sun agent": c.GAINS_AGENT,
    "rep": c.GAINS_REP,
    "resistance agent": c.GAINS_RESISTANCE,
    "assassin": c.GAINS_ASSASSIN,
}
_SEATS: Final = {"own": OWN, "opponent": OPPOSING}

# --- fields ----------------------------------------------------------------------------------------------------------

N: Final = Number("n", least=1)
ANY_N: Final = Number("n", least=1, or_any=True)
PER: Final = FilterField("per", filters=cards, default=ABSENT, adds=_ADDS["per"])
WHO: Final = Who("who", filters=cards, words=TEXTS.section("abilities.references"), each=_ADDS["each"], default=THIS)
WHERE: Final = Who("who", filters=cards, words=TEXTS.section("abilities.where"), each=_ADDS["at_each"], default=HERE)
WHAT: Final = FilterField("what", filters=cards)
WHOSE: Final = OneOf("whose", codes=tuple(_SEATS), words=TEXTS.section("abilities.players"), default="own")
WHOM: Final = OneOf("whose", codes=tuple(_SEATS), words=TEXTS.section("abilities.players"), default="opponent")
NUMBERS: Final = Codes("numbers", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers"), joint=_AND)
CANNOT: Final = Codes("cannot", codes=tuple(FLAGS), words=TEXTS.section("abilities.flags"), joint=_OR)
LEAVE: Final = Codes("leave", codes=tuple(LEAVES), words=TEXTS.section("abilities.leaves"), joint=_AND)

SKILL: Final = Codes("skills", codes=tuple(_GAINED), words=TEXTS.section("abilities.skills"), joint=_AND)

VOCABULARY: Final = Vocabulary([HALF, FACE, WHEN, AT, TIMES, ONCE, CONDITIONS, COSTS, TARGETS])

# --- when a card works -----------------------------------------------------------------------------------------------

_SLOTS: Final = TEXTS.section("abilities.slots")
# What a card is by its text: where it may be deployed, what fits aboard.
printed = VOCABULARY.slot("printed", _SLOTS["printed"], HALF)
# Where, when and for how much a card itself may be deployed.
# What begins if the card is lost from the table in the opponent's turn, until the end of the own next turn.
when_lost = VOCABULARY.slot("when_lost", _SLOTS["when_lost"])
deployment = VOCABULARY.slot("deployment", _SLOTS["deployment"], WHEN, CONDITIONS)
own_cost = VOCABULARY.slot("own_cost", _SLOTS["own_cost"], CONDITIONS)
# What a card that is drawn as destiny adds to its own number.
own_destiny = VOCABULARY.slot("own_destiny", _SLOTS["own_destiny"], CONDITIONS)
constant = VOCABULARY.slot("constant", _SLOTS["constant"], HALF, FACE, CONDITIONS, lasts=True)

# Interrupts; of several texts one is used (CCG-INT-02).
used = VOCABULARY.slot("used", _SLOTS["used"], WHEN, ONCE, CONDITIONS, COSTS, TARGETS)
lost = VOCABULARY.slot("lost", _SLOTS["lost"], WHEN, ONCE, CONDITIONS, COSTS, TARGETS)
# What a player may do with a card on the table.
action = VOCABULARY.slot("action", _SLOTS["action"], HALF, FACE, WHEN, TIMES, ONCE, CONDITIONS, COSTS, TARGETS)
# What happens by itself, without a choice.
automatic = VOCABULARY.slot("automatic", _SLOTS["automatic"], HALF, FACE, AT, TIMES, ONCE, CONDITIONS, TARGETS)
# An Effect that a text lays down, not the deploy phase.
laid = VOCABULARY.slot("laid", _SLOTS["laid"], WHEN, CONDITIONS, COSTS, TARGETS)
# What a weapon does in place of a hit; the target is what it was fired at.
instead = VOCABULARY.slot("instead", _SLOTS["instead"], CONDITIONS, TARGETS)
card = VOCABULARY.card

add = VOCABULARY.operation

# --- what a card is --------------------------------------------------------------------------------------------------

# These have no ops: `play.programs.printed` writes them into the card.
_ABOARD: Final = TEXTS.section("abilities.aboard")


def _room(name: str) -> Number:
    return Number(name, least=1, default=ABSENT, adds=_ABOARD[name])


# CCG-VEH-03, CCG-STA-03: capacity.  either: places for pilots or passengers.
_FOR_SHIPS: Final = ("ties", "fighters", "drones", "federation", "corvettes")
ROOMS: Final = tuple(_room(name) for name in ("pilots", "passengers", "either", "astromechs", "vehicles", *_FOR_SHIPS))
holds = add("holds", *ROOMS)
permanent_pilot = add("permanent_pilot", Number("n"), example=("What a card is", 1))
has_docking = add("has_docking", example=("What a card is",))
deploys_only = add("deploys_only", WHAT)
moves_only = add("moves_only", WHAT)
never_aboard = add("never_aboard", WHAT)
# CCG-WEA-01, CCG-DEV-01, CCG-EFF-01: the cards that bear it, and the Force that this costs.
LESS_ABILITY: Final = Flag("less_ability", adds=_ADDS["less_ability"])
LESS_POWER: Final = Flag("less_power", adds=_ADDS["less_power"])
deploys_on = add(
    "deploys_on",
    Number("n"),
    LESS_ABILITY,
    LESS_POWER,
    WHAT,
    takes=["n", "what"],
    words=lambda effect: "deploys_on.n" if effect["n"] else "deploys_on.free",
)
deploys_beside = add("deploys_beside", Number("n"), words=lambda effect: "deploys_beside.n" if effect["n"] else "deploys_beside.free")
# Utinni Effects: the card that must reach it.
aims_at = add("aims_at", WHAT)
changes_hands = add("changes_hands", example=("Weapons, devices and Effects",))
# CCG-WPN-04, CCG-WPN-05: its destinies together must exceed the target's number.
DRAWS: Final = Number("draws", least=2, default=ABSENT, adds=_ADDS["draws"])
PLUS: Final = Number("plus", least=1, default=ABSENT, adds=_ADDS["plus"])
MINUS: Final = Number("minus", least=1, default=ABSENT, adds=_ADDS["minus"])
fires = add(
    "fires",
    Number("uses"),
    LESS_ABILITY,
    LESS_POWER,
    WHAT,
    DRAWS,
    PLUS,
    MINUS,
    takes=["uses", "what"],
    words=lambda effect: "fires.n" if effect["uses"] else "fires.free",
)
hits_easier = add("hits_easier", N, WHAT)
hits_harder = add("hits_harder", N, WHAT)
voids_forfeit = add("voids_forfeit", WHAT)
# Titles of cards whose texts cannot choose it, and of those that it cancels.
NAMED: Final = CardCodes("named", title=lambda name, language: name, joint=TEXTS["abilities.joints.titles"])
# CCG-SET-01: the side whose starting location it is goes first.
goes_first = add("goes_first", example=("Locations",))
# It goes to the Used Pile if it is lost in a battle.
regenerates_unhit = add("regenerates_unhit", example=("What a card is",))
regenerates = add("regenerates", example=("What a card is",))
# CCG-VEH-01: a vehicle for interior sites.
runs_inside = add("runs_inside", example=("What a card is",))
# Of a card that is drawn as battle destiny.
doubles_if_drawn = add("doubles_if_drawn", example=("What a card is",))
immune_to = add("immune_to", NAMED, example=("What a card is", ["Alter"]))
_EACH: Final = CardCodes("named", title=lambda name, language: name, joint=TEXTS["abilities.joints.both"])
cancels = add("cancels", _EACH, example=("What a card is", ["Rebel Barrier"]))
# CCG-MVD-01; 0 is free.
transit = add("transit", Number("n"), words=lambda effect: "transit.n" if effect["n"] else "transit.free", example=("Locations", 1))
costs = add("costs", Number("n"), words=lambda effect: "costs.n" if effect["n"] else "costs.free")
costs_less = add("costs_less", N)
# Of the slot `own_destiny`; in_fights: as battle or weapon destiny alone.
counts_more = add(
    "counts_more",
    *(N, PER),
    Number("most", least=1, default=ABSENT, adds=_ADDS["at_most"]),
    Flag("in_fights"),
    takes=["n"],
    words=lambda effect: "counts_more.fights" if effect.get("in_fights") else "counts_more.any",
)
costs_more = add("costs_more", N, example=("What a card is", 3))
# Both players use this much Force for it; nothing else pays for it.
costs_each = add("costs_each", N, example=("What a card is", 1))

# --- continuous effects ----------------------------------------------------------------------------------------------

CONTINUOUS: Final[dict[str, MakesContinuous]] = {}


def continuous(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    return add(code, *fields, **columns)


def about_of(effect: Effect, filters: MakesFilters) -> Pieces:
    return continuous_pieces(STANDING.get(effect["who"], effect["who"]) if isinstance(effect["who"], str) else effect["who"], filters)


def _numbers(how: int, sign: int = 1) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = about_of(effect, filters)
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], how, about, amount=much, conditions=conditions) for code in effect["numbers"]]

    return make


def _voided(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [
        Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], MULTIPLY, about, amount=Amount(0), conditions=conditions) for code in effect["numbers"]
    ]


def _set_of(field: str, numbers: dict[str, int]) -> MakesContinuous:
    """The flags that `field` names."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = about_of(effect, filters)
        return [Continuous(FLAG, numbers[code], GAIN, about, amount=Amount(1), conditions=conditions) for code in effect[field]]

    return make


def number_at_place(number: int, how: int = ADD, sign: int = 1) -> MakesContinuous:
    """A number that a location has for each player (`Continuous.whose`)."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = about_of(effect, filters)
        much = amount_of({**effect, "n": sign * effect.get("n", 1)}, filters)
        whose = _SEATS[effect.get("whose", "own")]
        return [Continuous(A_NUMBER, number, how, about, amount=much, whose=whose, conditions=conditions)]

    return make


def immunity_flag(below: int | None) -> int:
    """The flag of immunity to attrition of less than this; None for all attrition."""
    if below is None:
        return c.IMMUNE_TO_ALL
    return c.IMMUNE + below if below < c.IMMUNE_TO_ALL - c.IMMUNE else c.IMMUNE_HIGH + below


def _immunity(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    flag = immunity_flag(effect["n"])
    return [Continuous(FLAG, flag, GAIN, about, amount=Amount(1), conditions=conditions)]


def _exact_immunity(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(FLAG, c.IMMUNE_EXACTLY + effect["n"], GAIN, about_of(effect, filters), amount=Amount(1), conditions=conditions)]


def _arming(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(A_NUMBER, c.ARMING, ADD, about_of(effect, filters), amount=Amount(-effect["n"]), conditions=conditions)]


def _flag(number: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        return [Continuous(FLAG, number, GAIN, about_of(effect, filters), amount=Amount(1), conditions=conditions)]

    return make


def _against(number: int) -> MakesContinuous:
    """A number that a location has for the opponent."""
    make = number_at_place(number)
    return lambda effect, filters, conditions: make({**effect, "whose": "opponent"}, filters, conditions)


def _at_both(number: int, much: Callable[[Effect], Amount], how: int = ADD) -> MakesContinuous:
    """The same number of both players at a location."""

    def make(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
        about = about_of(effect, filters)
        return [
            Continuous(A_NUMBER, number, how, about, amount=much(effect), whose=seat, conditions=conditions) for seat in (OWN, OPPOSING)
        ]

    return make


def _per_icon(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    much = Amount(0, GAME_AMOUNT, c.DARK_ICONS_HERE, times=effect["n"])
    return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], ADD, about, amount=much, conditions=conditions) for code in effect["numbers"]]


def _generation(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = _SEATS[effect["whose"]]
    return [Continuous(SEAT_NUMBER, c.GENERATION, ADD, amount=amount_of(effect, filters), whose=whose, conditions=conditions)]


gains = continuous("gains", NUMBERS, N, PER, WHO, takes=["numbers", "n", "who"], makes=_numbers(ADD), affects="any")
loses = continuous("loses", NUMBERS, N, PER, WHO, takes=["numbers", "n", "who"], makes=_numbers(ADD, -1), affects="any")
set_to = continuous("set_to", NUMBERS, Number("n"), WHO, takes=["numbers", "n", "who"], makes=_numbers(SET), affects="any")
# Whatever else adds to them.
voids = continuous("voids", NUMBERS, WHO, takes=["numbers", "who"], makes=_voided, affects="any", example=("Numbers", "power"))
immune = continuous(
    "immune",
    ANY_N,
    WHO,
    words=lambda effect: "immune.all" if effect["n"] is None else "immune.n",
    makes=_immunity,
)
immune_exactly = continuous("immune_exactly", N, WHO, takes=["n", "who"], makes=_exact_immunity, example=("Numbers", 3))
dull = continuous("dull", WHO, makes=_flag(c.DULL), affects="any", example=("Numbers",))
cannot = continuous("cannot", CANNOT, WHO, takes=["cannot"], makes=_set_of("cannot", FLAGS), affects="any")
lets = continuous("lets", LEAVE, WHO, takes=["leave"], makes=_set_of("leave", LEAVES))
drain = continuous("drain", N, PER, WHERE, takes=["n", "who"], makes=number_at_place(c.DRAIN))
total_power = continuous("total_power", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.TOTAL_POWER))
total_power_less = continuous("total_power_less", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.TOTAL_POWER, sign=-1))
total_ability_less = continuous(
    "total_ability_less", N, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.TOTAL_ABILITY, sign=-1), example=("Locations", 2)
)
add_destiny = continuous("add_destiny", N, WHERE, takes=["n", "who"], makes=number_at_place(c.DESTINIES))


def _draws_anyway(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    """One destiny whatever the number of texts; a second one where a text says two."""
    more = number_at_place(c.DRAWS_TWO_ANYWAY)({**effect, "n": 1}, filters, conditions) if effect["n"] > 1 else []
    return [*number_at_place(c.DRAWS_ANYWAY)(effect, filters, conditions), *more]


draw_anyway = continuous("draw_anyway", N, WHERE, takes=["n", "who"], makes=_draws_anyway)
raise_destiny = continuous("raise_destiny", N, PER, WHERE, takes=["n", "who"], makes=number_at_place(c.DESTINY_BONUS))
lower_destiny = continuous("lower_destiny", N, PER, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.DESTINY_BONUS, sign=-1))
raise_weapon_destiny = continuous("raise_weapon_destiny", N, WHERE, takes=["n", "who"], makes=number_at_place(c.WEAPON_BONUS))
lower_weapon_destiny = continuous(
    "lower_weapon_destiny", N, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.WEAPON_BONUS, sign=-1)
)
needs_ability = continuous("needs_ability", N, WHERE, takes=["n", "who"], makes=number_at_place(c.NEEDED_ABILITY, SET))
free_footing = continuous("free_footing", WHERE, makes=number_at_place(c.FOOTING))
# One icon of each side, and destinies that each player draws for power alone.
more_icons = continuous("more_icons", N, WHERE, takes=["n", "who"], makes=_at_both(c.ICONS, lambda effect: Amount(effect["n"])))
power_destiny = continuous(
    "power_destiny", N, WHERE, takes=["n", "who"], makes=_at_both(c.POWER_DESTINIES, lambda effect: Amount(effect["n"]))
)
battles_cost_icons = continuous(
    "battles_cost_icons", WHERE, makes=_at_both(c.BATTLE_COST, lambda effect: Amount(0, GAME_AMOUNT, c.ICONS_HERE), SET)
)
gains_per_dark_icon = continuous("gains_per_dark_icon", NUMBERS, N, WHO, takes=["numbers", "n", "who"], makes=_per_icon)
night = continuous("night", WHERE, makes=_flag(c.NIGHT))
attrition = continuous("attrition", N, PER, WHERE, takes=["n", "who"], makes=_against(c.ATTRITION))
gives = continuous("gives", SKILL, WHO, takes=["skills"], makes=_set_of("skills", _GAINED))
cheaper_arms = continuous("cheaper_arms", N, WHO, takes=["n", "who"], makes=_arming)
doom = continuous("doom", WHO, makes=_flag(c.DOOMED), affects="any")
generation = continuous("generation", N, PER, WHOSE, takes=["n"], makes=_generation)

# A part of the text that the rules leave out.
left_out = add("left_out", is_played=False, example=("What the rules leave out",))
