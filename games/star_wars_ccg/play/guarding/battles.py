"""Battles that follow others or begin without presence, power that changes places, and starships that slip away."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD, MULTIPLY
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_HIDING,
    BATTLE,
    BATTLE_COST,
    DAMAGE_TIMES,
    DESTINIES,
    OUT_OF_BATTLES,
    TOTAL_POWER,
)
from games.star_wars_ccg.play.constants import BATTLE_COST as USUAL_COST
from games.star_wars_ccg.play.constants import HIDE_FRAME, SEATS
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.battle import end_battle, may_fight, start_battle, total_power
from games.star_wars_ccg.play.turn.interrupts import begin_answers


def fight_again(table: Table, scope: Resolution, destinies: i64) -> None:
    """Begin a new battle where one has just ended: weapons may be fired again, and the loser pays no damage."""
    place: i64 = table.battle.place
    if place < 0 or not may_fight(table, scope.seat, place) or not may_fight(table, 1 - scope.seat, place):
        return
    end_battle(table)
    for side in table.sides:
        for piece in side.at_locations.cards:
            if table.place_at(piece) == place:
                piece.fired = 0
    start_battle(table, table.sides[scope.seat], place)
    table.battle.follows = True
    table.battle.cause = scope.source
    for seat in range(SEATS):
        change_here(table, scope, DAMAGE_TIMES + seat, MULTIPLY, 0)
    if destinies > 0:
        change_here(table, scope, DESTINIES + scope.seat, ADD, destinies)


def fight_there(table: Table, scope: Resolution, place: i64, destinies: i64) -> None:
    """Begin a battle with presence or without; each player draws so many more battle destinies."""
    start_battle(table, table.sides[scope.seat], place)
    table.battle.cause = scope.source
    for seat in range(SEATS):
        change_here(table, scope, DESTINIES + seat, ADD, destinies)


def price_of_battle(table: Table, scope: Resolution) -> i64:
    """The Force that it costs to begin a battle where one has just ended, or at the first target."""
    place: i64 = table.battle.place
    if place < 0 and scope.slots and scope.slots[0]:
        place = scope.slots[0][0]
    return table.value(BATTLE_COST + scope.seat, table.pieces[place]) if place >= 0 else USUAL_COST


def swap_power(table: Table, scope: Resolution) -> None:
    """Let each player have the power of the other in the battle under way."""
    if table.battle.place < 0:
        return
    lead: i64 = total_power(table, 0) - total_power(table, 1)
    change_here(table, scope, TOTAL_POWER, ADD, -lead)
    change_here(table, scope, TOTAL_POWER + 1, ADD, lead)


# --- cards that hide ----------------------------------------------------------------------------------------------------


def hide(table: Table, scope: Resolution) -> None:
    """Let the opponent answer before a card takes no part in the battle."""
    table.frames.append(Frame(HIDE_FRAME, 0, scope.source))
    begin_answers(table, AT_HIDING, 1 - scope.seat, scope.source)


def find_out(table: Table) -> None:
    for frame in table.frames:
        if frame.kind == HIDE_FRAME:
            frame.b = 1


def step_hiding(table: Table, frame: Frame) -> None:
    table.frames.pop()
    if frame.b == 0:
        of = Resolution(frame.a, table.pieces[frame.a].controller)
        table.change(Change(FLAG, OUT_OF_BATTLES, GAIN, of, amount=Amount(1), piece=frame.a, ends=BATTLE))


def change_here(table: Table, scope: Resolution, number: i64, how: i64, amount: i64) -> None:
    of = Resolution(scope.source, scope.seat)
    table.change(Change(NUMBER, number, how, of, amount=Amount(amount), piece=table.battle.place, ends=BATTLE))
