"""The rows of sabacc: the kinds that Interrupts let play, and who plays in a way of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import continuous_pieces
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN, SEAT_NUMBER
from games.engine.verbs import OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import CONTINUOUS, STANDING, WHAT, WHO, add
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.abilities.pieces import cards

FOR: Final = FilterField("user", filters=cards)

# --- what a card is: `play.programs.printed.sabacc` reads them ------------------------------------------------------------

# Who may play for the opponent.
sabacc_players = add("sabacc_players", WHAT)
wild_cards = add("wild_cards", Number("lowest"), Number("highest"), WHAT, takes=["lowest", "highest", "what"])
clone_cards = add("clone_cards", WHAT)
stakes = add("stakes", WHAT)
clones_count = add("clones_count", Number("n"), WHAT, takes=["n", "what"])
more_wild = add("more_wild", FOR, WHAT, takes=["user", "what"])


def _played(declared: Mapping[str, Any], filters: MakesFilters | None) -> Amount:
    filter = filters.filter({**declared["what"], "state": ["sabacc_now"], "zone": "any"}) if filters else None
    return Amount(code=COUNT, filter=filter)


# --- what a text does ---------------------------------------------------------------------------------------------------------

play_sabacc = add("play_sabacc", compiles=lambda compiler, effect: [Op(c.PLAY_SABACC, 1, Selector())], example=("Interrupts",))
can_gamble = conditions.kind("can_gamble", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.MAY_GAMBLE)))

in_sabacc = conditions.kind("in_sabacc", WHAT, makes=lambda declared, filters: Condition(_played(declared, filters)))


# --- continuous effects -------------------------------------------------------------------------------------------------------


def _flag(code: str, flag: int) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        who = effect["who"]
        about = continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)
        return [Continuous(FLAG, flag, GAIN, about, amount=Amount(1), conditions=holding)]

    CONTINUOUS[code] = make
    return add(code, WHO, takes=["who"], example=("Numbers",))


sways_sabacc = _flag("sways_sabacc", c.SWAYS_SABACC)
is_cloned = _flag("is_cloned", c.IS_CLONED)
wins_double = _flag("wins_double", c.WINS_DOUBLE)


def _no_wild(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.NO_WILD_CARDS, ADD, amount=Amount(1), whose=OWN, conditions=holding)]


CONTINUOUS["no_wild_cards"] = _no_wild
no_wild_cards = add("no_wild_cards", example=("Numbers",))
