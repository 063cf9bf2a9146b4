"""The rows of what protects cards and players: losses that are softened, forfeits, drains that are guarded, and cards that come free."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number, OneOf
from games.abilities.parts import Declared
from games.abilities.shared.verbs import MakesContinuous, continuous_pieces, filters_of, pieces_of
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import BELOW, Filter
from games.engine.modifiers import ADD, CAP, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import FIRE, OPPOSING, OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.rules.protection import shelter_of
from games.star_wars_ccg.abilities.operations.shared import CARDS, MATE, TITLES, flag_of
from games.star_wars_ccg.abilities.ops import NAMED, WHAT, WHERE, WHO, WHOM, WHOSE, N, about_of, add, continuous
from games.star_wars_ccg.abilities.parts import NUMBERS_OF_TARGET, conditions, force_costs
from games.star_wars_ccg.texts import TEXTS

# --- what a card is ----------------------------------------------------------------------------------------------------

# CCG-VEH-05: the ability of a creature, in quarters.
HALF: Final = 2
partial_ability = add(
    "partial_ability",
    N,
    words=lambda effect: "partial_ability.half" if effect["n"] == HALF else "partial_ability.quarters",
    example=("What a card is", 1),
)
# One of its pilots is such a card.
crewed_first_by = add("crewed_first_by", WHAT)
# The weapons that lie on it are deployed as if from hand.
rack = add("rack", example=("What a card is",))
# It takes character weapons from others and gives them back, and fires none.
porter = add("porter", N, example=("What a card is", 4))
# Wherever it would go off the table, it goes to such a location in its place, if one is there.
falls_back_to = add("falls_back_to", WHAT)
# While it lies on such a card, that is immune to these.
steadies = add("steadies", WHAT, NAMED, takes=["what", "named"])

# --- continuous effects --------------------------------------------------------------------------------------------------


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


def _at_place(number: int, how: int = ADD) -> MakesContinuous:
    """A number that a location has for a player."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        whose = OPPOSING if effect["whose"] == "opponent" else OWN
        much = Amount(effect.get("n", 1))
        return [Continuous(A_NUMBER, number, how, about_of(effect, filters), amount=much, whose=whose, conditions=holding)]

    return make


def _helpless(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [Continuous(A_NUMBER, c.NO_DAMAGE, ADD, about, amount=Amount(1), whose=whose, conditions=holding) for whose in (OWN, OPPOSING)]


def _attrition_pairs(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    both = Filter(any_of=[filters.filter(effect["what"]), filters.filter(effect["mate"])])
    much = Amount(0, GAME_AMOUNT, c.PAIRS, times=effect["n"], filter=both)
    return [Continuous(A_NUMBER, c.ATTRITION, ADD, about_of(effect, filters), amount=much, whose=OPPOSING, conditions=holding)]


def _lower_by_icons(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    icons = c.DARK_ICONS_HERE if effect["side"] == "dark" else c.LIGHT_ICONS_HERE
    much = Amount(0, GAME_AMOUNT, icons, times=-effect["n"])
    return [Continuous(A_NUMBER, c.TOTAL_DESTINY, ADD, about_of(effect, filters), amount=much, whose=OPPOSING, conditions=holding)]


def _by_title(number: int, whose: int = OWN, how: int = ADD, sign: int = 1) -> MakesContinuous:
    """A number that a seat has for the texts of cards with each of the titles."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        numbers = [shelter_of(title) + number for title in effect["named"]]
        much = Amount(sign * effect.get("n", 1))
        return [Continuous(SEAT_NUMBER, each, how, amount=much, whose=whose, conditions=holding) for each in numbers]

    return make


def _own_number(number: int, holding: list[Condition]) -> Continuous:
    return Continuous(SEAT_NUMBER, number, ADD, amount=Amount(1), whose=OWN, conditions=holding)


def _counted(number: int, much: int) -> MakesContinuous:
    """A number of the card itself is what the rules count."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        about = continuous_pieces("this", filters)
        return [Continuous(A_NUMBER, number, SET, about, amount=_game(much), conditions=holding)]

    return make


# Retrievals of the opponent by cards of these titles.
retrieves_less_by = continuous(
    "retrieves_less_by", N, TITLES, takes=["n", "named"], makes=_by_title(c.LOWERED_RETRIEVAL, OPPOSING), example=("Numbers", 3, ["Sense"])
)
# Own retrievals by such cards.
retrieves_more_by = continuous(
    "retrieves_more_by",
    *(N, TITLES),
    takes=["n", "named"],
    makes=_by_title(c.LOWERED_RETRIEVAL, sign=-1),
    example=("Numbers", 4, ["Noble Sacrifice"]),
)
pays_by_destiny = continuous("pays_by_destiny", WHO, takes=["who"], makes=flag_of(c.PAYS_BY_DESTINY))
loses_later = continuous("loses_later", WHO, takes=["who"], makes=flag_of(c.LOST_LATER), affects="any")
retires = continuous("retires", WHO, takes=["who"], makes=flag_of(c.RETIRES), affects="any")
# By Epic Events.
uncounted = continuous("uncounted", WHERE, takes=["who"], makes=flag_of(c.UNCOUNTED), affects="any", example=("Locations",))
# For having begun a battle.
no_spoils = continuous("no_spoils", makes=lambda effect, filters, holding: [_own_number(c.NO_SPOILS, holding)], example=("Numbers",))
# By three times what the Dark Side's hand has more, and twice its Force icons more; and as many as the Dark Side has cards in hand.
power_by_count = continuous("power_by_count", makes=_counted(c.POWER, c.BRAIN), example=("Numbers",))
forfeit_by_hand = continuous("forfeit_by_hand", makes=_counted(c.FORFEIT, c.DARK_HAND), example=("Numbers",))
# As much as its player has cards in hand.
costs_held = add("costs_held", example=("What a card is",))
# Battles and attacks of its player.
battles_anyway = continuous("battles_anyway", WHOSE, WHERE, takes=["who"], makes=_at_place(c.BATTLES_ANYWAY))
# The opponent's cards neither cancel nor change them.
guard_drains = continuous("guard_drains", WHOSE, WHERE, takes=["who"], makes=_at_place(c.DRAIN_GUARDED))
most_damage = continuous("most_damage", Number("n"), WHOSE, WHERE, takes=["n", "who"], makes=_at_place(c.MOST_DAMAGE, CAP))
# CCG-CTL-01
asks_to_control = continuous("asks_to_control", N, WHOM, WHERE, takes=["n", "who"], makes=_at_place(c.HOLD_ABILITY, SET))
spares_helpless = continuous("spares_helpless", WHERE, takes=["who"], makes=_helpless)
attrition_pairs = continuous("attrition_pairs", N, WHAT, MATE, WHERE, takes=["n", "what", "mate", "who"], makes=_attrition_pairs)
lower_total_by_icons = continuous(
    "lower_total_by_icons",
    N,
    OneOf("side", codes=("light", "dark"), words=TEXTS.section("abilities.halves")),
    WHERE,
    takes=["n", "side", "who"],
    makes=_lower_by_icons,
    example=("Locations", 1, "light"),
)
loses_nothing_to = continuous(
    "loses_nothing_to", TITLES, takes=["named"], makes=_by_title(c.SPARED_LOSS), example=("Weapons, devices and Effects", ["Sense"])
)
most_lost_to = continuous(
    "most_lost_to",
    N,
    TITLES,
    takes=["n", "named"],
    makes=_by_title(c.MOST_LOST, how=CAP),
    example=("Weapons, devices and Effects", 2, ["Sense"]),
)

# --- costs and conditions --------------------------------------------------------------------------------------------------


use_for_battle = force_costs.kind("use_for_battle", makes=lambda declared, filters: Cost(c.FORCE_COST, _game(c.BATTLE_PRICE)))
may_hide = conditions.kind("may_hide", makes=lambda declared, filters: Condition(_game(c.MAY_HIDE)))
you_owe = conditions.kind("you_owe", makes=lambda declared, filters: Condition(_game(c.OWES)))
not_overpowered = conditions.kind("not_overpowered", makes=lambda declared, filters: Condition(_game(c.IS_OVERPOWERED), BELOW, Amount(1)))
SIDE: Final = OneOf("side", codes=("light", "dark"), words=TEXTS.section("abilities.halves"))


def _icons_lead(declared: Declared, filters: MakesFilters | None) -> Condition:
    lead = _game(c.ICONS_LEAD)
    return Condition(lead, than=Amount(1)) if declared["side"] == "dark" else Condition(lead, BELOW, Amount(0))


icons_lead = conditions.kind("icons_lead", SIDE, makes=_icons_lead)
foe_ability_least = conditions.kind(
    "foe_ability_least", N, makes=lambda declared, filters: Condition(_game(c.ABILITY_OF_FOE), than=Amount(declared["n"]))
)

# --- what a text does --------------------------------------------------------------------------------------------------------

OF_TARGET: Final = OneOf("number", codes=tuple(NUMBERS_OF_TARGET), words=TEXTS.section("abilities.numbers"))


def _about_cards(code: int) -> Any:
    return lambda compiler, effect: [Verb(code, pieces=pieces_of(effect["who"], filters_of(compiler)))]


def _fires_by(kind: int) -> Any:
    """As much Force as a number of the first target."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        whose = OPPOSING if effect.get("whose") == "opponent" else OWN
        return [Verb(FIRE, kind=kind, much=_game(NUMBERS_OF_TARGET[effect["number"]]), whose=whose)]

    return make


# The card that was just lost.
salvage = add("salvage", compiles=lambda compiler, effect: [Op(c.SALVAGE, 1, Selector())], example=("Interrupts",))
forfeit = add("forfeit", CARDS, compiles=_about_cards(c.FORFEIT_NOW), example=("Interrupts",))
# Of the opponent's cards: another one of the title comes free in the opponent's next turn.
promise = add("promise", CARDS, compiles=_about_cards(c.PROMISE), example=("Interrupts", "picked"))
restore = add("restore", CARDS, compiles=fires_event(c.RESTORED, counts=False), example=("Interrupts",))
# Of a card in the opponent's hand.
oblige = add("oblige", CARDS, compiles=_about_cards(c.OBLIGE), example=("Interrupts", "picked"))
clear_out = add("clear_out", CARDS, compiles=_about_cards(c.CLEAR_OUT), affects="any")
use_by = add("use_by", OF_TARGET, compiles=_fires_by(c.FORCE_USED), example=("Interrupts", "ability"))
lose_by = add(
    "lose_by",
    *(OF_TARGET, OneOf("whose", codes=("own", "opponent"), default="own")),
    takes=["number"],
    words=lambda effect: f"lose_by.{effect['whose']}",
    compiles=_fires_by(c.FORCE_LOST),
    example=("Interrupts", "ability"),
)
# Of the text whose targets were just chosen.
call_off = add("call_off", compiles=lambda compiler, effect: [Op(c.CALL_OFF, 1, Selector())], example=("Interrupts",))
turn_attempt = add("turn_attempt", compiles=lambda compiler, effect: [Op(c.TURN_ATTEMPT, 1, Selector())], example=("Interrupts",))
# Of the first target, a Utinni Effect.
retarget_to = add("retarget_to", compiles=lambda compiler, effect: [Op(c.RETARGET_TO, 1, Selector())], example=("Interrupts",))
retarget = add("retarget", compiles=lambda compiler, effect: [Op(c.RETARGET, 1, Selector())], example=("Interrupts",))
swap_power = add("swap_power", compiles=lambda compiler, effect: [Op(c.SWAP_POWER, 1, Selector())], example=("Interrupts",))
# From the battle under way, unless that is answered.
hide = add("hide", compiles=lambda compiler, effect: [Op(c.HIDE, 1, Selector())], example=("Interrupts",))
find_out = add("find_out", compiles=lambda compiler, effect: [Op(c.FIND_OUT, 1, Selector())], example=("Interrupts",))
finish = add("finish", compiles=lambda compiler, effect: [Op(c.FINISH, 1, Selector())], example=("Interrupts",))
# In place of being lost it stays in its player's area.
lay_down = add("lay_down", compiles=lambda compiler, effect: [Op(c.FINISH, 1, Selector(), kind=1)], example=("Interrupts",))
slip_away = add("slip_away", compiles=lambda compiler, effect: [Op(c.SLIP_AWAY, 1, Selector())], example=("Interrupts",))


def _by_number(code: str) -> Any:
    return lambda effect: f"{code}.n" if effect["n"] else f"{code}.none"


fight_again = add(
    "fight_again",
    Number("n"),
    words=_by_number("fight_again"),
    compiles=lambda compiler, effect: [Op(c.FIGHT_AGAIN, effect["n"], Selector())],
    example=("Interrupts", 1),
)
fight_there = add(
    "fight_there", N, compiles=lambda compiler, effect: [Op(c.FIGHT_THERE, effect["n"], Selector())], example=("Interrupts", 1)
)
