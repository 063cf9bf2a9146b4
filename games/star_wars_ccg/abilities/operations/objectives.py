"""The rows of Objectives (CCG-OBJ): what they start with, their two sides, and what they forbid and guard for the rest of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, CardCodes, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import MakesContinuous, continuous_pieces
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN, SEAT_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS
from games.star_wars_ccg.abilities.ops import ANY_N, NAMED, VOCABULARY, WHAT, WHOM, WHOSE, N, add, continuous
from games.star_wars_ccg.abilities.parts import CONDITIONS, FACE, conditions
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
_SLOTS: Final = TEXTS.section("abilities.slots")

# What comes on the table at the start of the game, step by step (CCG-SET-08).
starting = VOCABULARY.slot("starting", _SLOTS["starting"], CONDITIONS)
# What holds until the end of the game, even when the card has turned over or left the table.
lasting = VOCABULARY.slot("lasting", _SLOTS["lasting"], FACE, CONDITIONS, lasts=True)

# --- what a card is --------------------------------------------------------------------------------------------------

UP_TO: Final = Flag("up_to", adds=_ADDS["up_to"], adds_to="n")
AT: Final = FilterField("at", filters=cards, default=ABSENT, adds=_ADDS["starts_at"])
# So many cards of the Reserve Deck come on the table; a character goes to a location that fits.
# The system of a location that fits.
RELATED: Final = FilterField("related", filters=cards, default=ABSENT, adds=_ADDS["starts_related"])
# This card aims at it from then on.
AIMS: Final = Flag("aims", adds=_ADDS["starts_aims"])
# The opponent brings them, out of the own deck.
THEIRS: Final = Flag("theirs", adds=_ADDS["starts_theirs"])
# Only if such a card is on the table then.
GIVEN: Final = FilterField("given", filters=cards, default=ABSENT, adds=_ADDS["starts_given"])
# A character that is held captive there, frozen or not.
HELD: Final = OneOf(
    "held", codes=("imprisoned", "frozen"), words=TEXTS.section("abilities.states"), default=ABSENT, adds=_ADDS["starts_held"]
)
# They are shown and stay in the Reserve Deck; this card aims at the last of them, and its text is about cards of that title.
SHOWN: Final = Flag("shown", adds=_ADDS["starts_shown"])
starts_with = add("starts_with", N, UP_TO, WHAT, AT, RELATED, AIMS, THEIRS, GIVEN, HELD, SHOWN, takes=["n", "what", "at"])

# They are taken into the hand instead.
starts_holding = add("starts_holding", N, UP_TO, WHAT, takes=["n", "what"])
# The Objectives that may start with this card in place of a card of such a title.
starts_for = add(
    "starts_for",
    NAMED,
    CardCodes("instead", title=lambda name, language: name, joint=TEXTS["abilities.joints.titles"]),
    takes=["named", "instead"],
)


def may_start_for(card: Any, objective: Any, what: Mapping[str, Any]) -> bool:
    """Whether the text of a card lets this Objective start with it in place of what it names.

    card, objective: as the catalogue has them.
    """
    said = [effect for ability in card.abilities.get("printed", ()) for effect in ability["effects"] if effect["op"] == "starts_for"]
    return any(objective.title in each["named"] and not set(each["instead"]).isdisjoint(what.get("named", ())) for each in said)


# Where a Starting Interrupt goes, and how many cards its player's first hand has (CCG-SET-06).
ends_in = add("ends_in", OneOf("pile", codes=("lost", "reserve", "held")), words=lambda effect: f"ends_in.{effect['pile']}")
first_hand = add("first_hand", N, example=("Objectives", 6))
# Of a Starting Effect: so many Defensive Shields from outside the deck, or any number, and how many of them come in a game.
stocks = add(
    "stocks",
    ANY_N,
    Number("times", least=1),
    words=lambda effect: "stocks.any" if effect["n"] is None else "stocks.n",
    takes=["n", "times"],
)

# An Admiral's Order: for whoever occupies a battleground system; the one before it goes to its owner's Used Pile.
order = add("order", example=("What a card is",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _banned(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces({**effect["what"], "zone": "any"}, filters)
    return [Continuous(FLAG, c.BANNED, GAIN, about, amount=Amount(1), conditions=conditions)]


# Cards that are neither used nor deployed.
bans = continuous("bans", WHAT, makes=_banned)

# --- conditions ------------------------------------------------------------------------------------------------------

first_turn_lasts = conditions.kind(
    "first_turn_lasts", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.FIRST_TURN_LASTS))
)

game_begins = conditions.kind("game_begins", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.GAME_BEGINS)))
species_least = conditions.kind(
    "species_least",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.SPECIES_ON_TABLE), than=Amount(declared["n"])),
)

# --- Force and retrieval -----------------------------------------------------------------------------------------------


def _at_player(number: int, how: int) -> MakesContinuous:
    """A number of a player."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        whose = OPPOSING if effect["whose"] == "opponent" else OWN
        return [Continuous(SEAT_NUMBER, number, how, amount=Amount(effect.get("n", 1)), whose=whose, conditions=holding)]

    return make


# CCG-ACT-01: what is activated beside the Force icons.
personal_force = continuous("personal_force", N, WHOSE, takes=["n"], makes=_at_player(c.PERSONAL_FORCE, SET))
# As much Force as is retrieved is used for it, or nothing is retrieved.
retrieval_costs = continuous("retrieval_costs", WHOM, makes=_at_player(c.RETRIEVAL_PRICE, SET))
# If it is cancelled.
goes_to_used = add("goes_to_used", example=("Shields and orders",))

# --- what a text does ------------------------------------------------------------------------------------------------

flip = add("flip", compiles=lambda compiler, effect: [Op(c.FLIP, 1, Selector())], example=("Objectives",))

show = add("show", CARDS, compiles=fires_event(c.SHOWN, counts=False), affects="any", example=("Interrupts", "picked"))
# In the battle under way.
add_side_destiny = add(
    "add_side_destiny",
    N,
    OneOf("for", codes=("power", "attrition"), words=TEXTS.section("abilities.sides_of_battle")),
    takes=["for", "n"],
    compiles=lambda compiler, effect: [Op(c.ADD_SIDE_DESTINY, effect["n"], Selector(), kind=1 if effect["for"] == "attrition" else 0)],
)
