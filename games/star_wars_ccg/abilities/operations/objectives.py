"""The rows of Objectives (CCG-OBJ): what they start with, their two sides, and what they forbid and guard for the rest of the game."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Field, Flag
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import MakesContinuous, continuous_pieces
from games.engine.abilities.amounts import Amount, Condition
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import CONTINUOUS, VOCABULARY, WHAT, N, add
from games.star_wars_ccg.abilities.parts import CONDITIONS, FACE
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
starts_with = add("starts_with", N, UP_TO, WHAT, AT, takes=["n", "what", "at"])

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

# --- what a text does ------------------------------------------------------------------------------------------------

flip = add("flip", compiles=lambda compiler, effect: [Op(c.FLIP, 1, Selector())], example=("Objectives",))
