"""The rows of Objectives (CCG-OBJ): what they start with, their two sides, and what they forbid and guard for the rest of the game."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Field, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import MakesContinuous, continuous_pieces
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import ANY_N, CONTINUOUS, VOCABULARY, WHAT, N, add
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
starts_with = add("starts_with", N, UP_TO, WHAT, AT, RELATED, takes=["n", "what", "at"])

# They are taken into the hand instead.
starts_holding = add("starts_holding", N, WHAT, takes=["n", "what"])
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


def _lasting(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    return add(code, *fields, **columns)


def _banned(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces({**effect["what"], "zone": "any"}, filters)
    return [Continuous(FLAG, c.BANNED, GAIN, about, amount=Amount(1), conditions=conditions)]


# Cards that are neither used nor deployed.
bans = _lasting("bans", WHAT, makes=_banned)

# --- conditions ------------------------------------------------------------------------------------------------------

first_turn_lasts = conditions.kind(
    "first_turn_lasts", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.FIRST_TURN_LASTS))
)

# --- what a text does ------------------------------------------------------------------------------------------------

flip = add("flip", compiles=lambda compiler, effect: [Op(c.FLIP, 1, Selector())], example=("Objectives",))
