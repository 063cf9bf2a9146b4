"""The rows of Epic Events (CCG-EPE-01) and of the Death Star that moves (CCG-LOC-14): its orbit, its weapon, and what is blown away."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import CardCodes, Number, OneOf
from games.abilities.shared.verbs import amount_of, continuous_pieces
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import BELOW, Filter
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import FIRE, OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS
from games.star_wars_ccg.abilities.ops import CONTINUOUS, NAMED, PER, STANDING, VOCABULARY, WHO, N, add
from games.star_wars_ccg.abilities.parts import CONDITIONS, COSTS, TARGETS, WHEN, conditions
from games.star_wars_ccg.abilities.pieces import location
from games.star_wars_ccg.texts import TEXTS

# A one-shot Epic Event (CCG-TYP-02), which is used like an Interrupt and goes to the Used Pile unless its text says otherwise.
epic = VOCABULARY.slot("epic", TEXTS.section("abilities.slots")["epic"], WHEN, CONDITIONS, COSTS, TARGETS)

# --- what a card is --------------------------------------------------------------------------------------------------

# CCG-LOC-14: a system that begins at parsec 0, and moves so many parsecs for 1 Force, into orbit of planets and out of it.
roams = add("roams", N, example=("Locations", 1))
# It comes into the orbit of this system, and moves only as far as other cards let it.
orbits_at_first = add(
    "orbits_at_first",
    CardCodes("system", title=lambda name, language: name, joint=TEXTS["abilities.joints.or"]),
    example=("Locations", ["Endor"]),
)
# CCG-SET-01: the other side goes first if this is the starting location.
goes_last = add("goes_last", example=("Locations",))
# Its card may be used once in a game.
once_a_game = add("once_a_game", example=("What a card is",))
# A weapon that stands on a system that roams, and fires at the one that it orbits too.
fires_from_orbit = add("fires_from_orbit", example=("Weapons, devices and Effects",))
# As long as it is on the table, the opponent does not use cards of these titles.
forbids = add("forbids", NAMED, example=("What a card is", ["Alter"]))

# --- continuous effects ----------------------------------------------------------------------------------------------

EVENTS: Final = {
    "ignition": c.IGNITION_BONUS,
    "run": c.RUN_BONUS,
    "freezing": c.FREEZING_BONUS,
    "charges": c.CHARGES_BONUS,
    "flagship": c.FLAGSHIP_BONUS,
}
# Who loses Force when something is blown away.
BLAST_LOSER: Final = OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.losers"), default="opponent")
EVENT: Final = OneOf("event", codes=tuple(EVENTS), words=TEXTS.section("abilities.events"))


def _bonus(whose: int, sign: int) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(SEAT_NUMBER, EVENTS[effect["event"]], ADD, amount=much, whose=whose, conditions=holding)]

    return make


CONTINUOUS["aid"] = _bonus(OWN, 1)
aid = add("aid", EVENT, N, PER, takes=["event", "n"])
CONTINUOUS["hinder"] = _bonus(OPPOSING, -1)
hinder = add("hinder", EVENT, N)
# What helps and hinders that attempt is added to the destiny that was drawn.
lift_charges = add(
    "lift_charges",
    compiles=lambda compiler, effect: [Verb(c.ADD_DRAWN, much=Amount(code=GAME_AMOUNT, number=c.CHARGES_NOW))],
    example=("Interrupts",),
)

# Added to what a starship brings to an Attack Run that it leads, or to its attempt to blow away a station from within.
ATTEMPTS: Final = {"run": c.RUN_TOTAL, "blow": c.BLOW_TOTAL}


def _adds_to(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    return [Continuous(A_NUMBER, ATTEMPTS[effect["attempt"]], ADD, about, amount=amount_of(effect, filters), conditions=holding)]


CONTINUOUS["adds_to"] = _adds_to
adds_to = add(
    "adds_to",
    OneOf("attempt", codes=tuple(ATTEMPTS), words=TEXTS.section("abilities.attempts")),
    N,
    PER,
    WHO,
    takes=["attempt", "n", "who"],
)


def _dearer_blast(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    who = effect["who"]
    about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    return [Continuous(A_NUMBER, c.BLAST_LOSS, ADD, about, amount=amount_of(effect, filters), whose=whose, conditions=holding)]


# Beside what else the player loses when that location is blown away.
CONTINUOUS["dearer_blast"] = _dearer_blast
dearer_blast = add("dearer_blast", N, PER, BLAST_LOSER, WHO, takes=["n", "who"])
# What a location is: the inside of a station, or its trench.
SEALS: Final = ("inside", "trench")
sealed = add("sealed", OneOf("seal", codes=SEALS), words=lambda effect: f"sealed.{effect['seal']}")
attack_run = add("attack_run", compiles=lambda compiler, effect: [Op(c.ATTACK_RUN, 1, Selector())], example=("Interrupts",))
blow_station = add(
    "blow_station", N, compiles=lambda compiler, effect: [Op(c.BLOW_STATION, effect["n"], Selector())], example=("Interrupts", 8)
)

# --- Commence Primary Ignition ---------------------------------------------------------------------------------------

# Whose sites shelter the opponent, and whose sites count for the Dark Side.
_BASES: Final = ("Yavin 4", "Hoth")


def _total(filters: MakesFilters | None) -> Amount:
    """The destiny, with the Death Star sites where the opponent has no presence, less the sites of the target or of one base."""
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    counted = [location("site", system="Death Star"), *(location("site", system=name) for name in _BASES)]
    return Amount(0, GAME_AMOUNT, c.IGNITION, filter=Filter(any_of=[filters.filter(each) for each in counted]))


ignites = conditions.kind(
    "ignites", Number("n", least=1), makes=lambda declared, filters: Condition(_total(filters), than=Amount(declared["n"]))
)
fizzles = conditions.kind(
    "fizzles", Number("n", least=1), makes=lambda declared, filters: Condition(_total(filters), BELOW, Amount(declared["n"]))
)


def _use_sites(compiler: Any, effect: Effect) -> list[Op]:
    return [Verb(FIRE, kind=c.FORCE_USED, much=Amount(code=GAME_AMOUNT, number=c.TARGET_SITES))]


use_sites = add("use_sites", compiles=_use_sites, example=("Interrupts",))
blow_away = add("blow_away", CARDS, compiles=fires_event(c.BLOWN_AWAY, counts=False), affects="any")

put_on = add("put_on", compiles=lambda compiler, effect: [Op(c.PUT_ON, 1, Selector())], example=("Interrupts",))
