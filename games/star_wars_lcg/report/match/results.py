"""Counts of a finished match, for the tally of a run.

side: the list of the run, 0 or 1, that a seat plays; the Dark Side may play either.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.star_wars_lcg.abilities.constants import DARK, DEPLOYMENT, LIGHT
from games.star_wars_lcg.play import counts
from games.star_wars_lcg.play.constants import (
    BY_CARD,
    BY_DECK_OUT,
    BY_DIAL,
    BY_OBJECTIVE_DECK_OUT,
    BY_OBJECTIVES,
    BY_TURN_LIMIT,
    DIAL_FULL,
    SEATS,
)
from games.star_wars_lcg.play.counts import BATTLE_ROW, CARD_DRAWN, CARD_NAMES, TURN_ROW
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.turn_counts import close_row

_ENDINGS: Final = {
    BY_OBJECTIVES: "objectives",
    BY_DIAL: "dial",
    BY_DECK_OUT: "deck_out",
    BY_OBJECTIVE_DECK_OUT: "deck_out",
    BY_CARD: "card",
    BY_TURN_LIMIT: "turn_limit",
}
# Curves of numbers at the end of a turn, or during it: name -> place in the row of a player's own turn.
_CURVES: Final = {
    "destroyed": counts.DESTROYED,
    "balance": counts.HAS_BALANCE,
    "force": counts.FORCE,
    "units": counts.UNITS_IN_PLAY,
    "hand": counts.HAND,
    "strike_damage": counts.STRIKE_DAMAGE,
    "unopposed_damage": counts.UNOPPOSED_DAMAGE,
}
# Those of a turn that came to its deployment phase.
_DEPLOYED: Final = {
    "available": counts.AVAILABLE,
    "spent": counts.SPENT,
    "stranded_cost": counts.STRANDED_COST,
    "stranded_match": counts.STRANDED_MATCH,
    "stranded_rule": counts.STRANDED_RULE,
}


def match_outcome(table: Table, dark_side: int) -> str:
    """The outcome of a finished match: "side_0_won", "side_1_won" or "turn_limit".  dark_side: the side that plays the Dark Side."""
    if table.winner < 0:
        return "turn_limit"
    return f"side_{dark_side if table.winner == DARK else 1 - dark_side}_won"


def match_clock(table: Table) -> int:
    """The number of rounds begun: the Dark Side takes the first turn of each (LCG-TRN-01)."""
    return table.sides[DARK].turns


def count_match(table: Table, index: int, tally: Tally, dark_side: int) -> None:
    """Add game `index` to the tally."""
    clock = match_clock(table)
    tally.games += 1
    tally.count(_ENDINGS[table.ending])
    if table.ending == BY_TURN_LIMIT:
        tally.observe(CLOCK_UNDECIDED, clock)
    if table.winner >= 0:
        tally.count(match_outcome(table, dark_side).replace("won", "wins"))
        tally.observe(f"clock_{SEATS[table.winner]}", clock)
    if table.winner == DARK:
        tally.count("first_player_wins")
    tally.observe("clock", clock)
    tally.first("clock", clock, index)
    tally.observe("final_dial", min(table.dial, DIAL_FULL))
    for side in table.sides:
        tally.observe(f"destroyed_{SEATS[side.seat]}", len(side.victory.cards))
        if side.mulliganed:
            tally.count(f"mulligan_{SEATS[side.seat]}")
    _count_battles(table, tally)
    if table.rows:
        close_row(table)
        for seat in (DARK, LIGHT):
            _count_turns(table, tally, seat)
    _count_cards(table, tally, clock)


def _count_battles(table: Table, tally: Tally) -> None:
    battles = table.battles
    tally.observe("edge_battles", len(battles) // BATTLE_ROW)
    place: i64 = 0
    size: i64 = len(battles)
    while place < size:
        winner: i64 = battles[place + counts.WINNER]
        tally.count(f"edge_won_{SEATS[winner]}")
        if winner == battles[place + counts.ATTACKER]:
            tally.count("edge_won_by_attacker")
        tally.observe("edge_cost_dark", battles[place + counts.DARK_CARDS])
        tally.observe("edge_cost_light", battles[place + counts.LIGHT_CARDS])
        place += BATTLE_ROW


# --- turns -----------------------------------------------------------------------------------------------------------


def _count_turns(table: Table, tally: Tally, seat: int) -> None:
    """Count the turns of one side, the turn in which the game ended included.

    Numbers of a round are those of the player's own turn and of the opponent's turn beside it.
    """
    rows = table.rows
    name = SEATS[seat]
    attacks: i64 = 0
    defended: i64 = 0
    lost: i64 = 0
    saved: i64 = 0
    damage: i64 = 0
    turn: i64 = 0
    own: i64 = seat * TURN_ROW
    while own < len(rows):
        turn += 1
        beside: i64 = own + TURN_ROW if seat == DARK else own - TURN_ROW
        after: i64 = own + TURN_ROW
        for curve, column in _CURVES.items():
            tally.curve(f"{curve}_{name}", turn, rows[own + column])
        if after < len(rows) or table.phase >= DEPLOYMENT:
            for curve, column in _DEPLOYED.items():
                tally.curve(f"{curve}_{name}", turn, rows[own + column])
            left: i64 = rows[own + counts.AVAILABLE] - rows[own + counts.SPENT] - _at(rows, after, counts.SPENT_BY_OTHER)
            tally.curve(f"wasted_{name}", turn, left if left > 0 else 0)
        if seat == DARK:
            tally.curve("dial", turn, min(rows[own + counts.DIAL], DIAL_FULL))
        else:
            tally.curve("balance_damage_light", turn, rows[own + counts.BALANCE_DAMAGE])
        attacks += rows[own + counts.ENGAGEMENTS]
        defended += rows[own + counts.DEFENDED]
        by_effects: i64 = rows[own + counts.EFFECT_DAMAGE] + _at(rows, beside, counts.DAMAGE_BY_OTHER)
        lost_now: i64 = rows[own + counts.LOST] + _at(rows, beside, counts.LOST_BY_OTHER)
        saved_now: i64 = rows[own + counts.SAVED] + _at(rows, beside, counts.SAVED_BY_OTHER)
        dealt: i64 = rows[own + counts.STRIKE_DAMAGE] + rows[own + counts.UNOPPOSED_DAMAGE] + rows[own + counts.BALANCE_DAMAGE]
        damage += dealt + by_effects
        lost += lost_now
        saved += saved_now
        tally.curve(f"effect_damage_{name}", turn, by_effects)
        tally.curve(f"lost_{name}", turn, lost_now)
        tally.curve(f"saved_{name}", turn, saved_now)
        tally.curve(f"damage_{name}", turn, damage)
        own += 2 * TURN_ROW
    tally.observe(f"attacks_{name}", attacks)
    if defended > 0:
        tally.count(f"defended_{name}", defended)
    tally.observe(f"units_lost_{name}", lost)
    tally.observe(f"units_saved_{name}", saved)


def _at(rows: list[int], row: i64, column: i64) -> i64:
    """A number of a row, 0 if that turn was not reached."""
    return rows[row + column] if row < len(rows) else 0


# --- cards -----------------------------------------------------------------------------------------------------------


def _count_cards(table: Table, tally: Tally, clock: int) -> None:
    """Count each card; a game that drew it is won if the side that plays it wins."""
    place: i64 = 0  # in `card_counts`, which holds CARD_NUMBERS of each card
    for card in table.cards:
        if table.card_counts[place + CARD_DRAWN]:
            tally.card_game(card.code, table.winner == card.seat, clock)
        for name in CARD_NAMES:
            by = table.card_counts[place]
            place += 1
            if by:
                tally.card(card.code, name, by)
