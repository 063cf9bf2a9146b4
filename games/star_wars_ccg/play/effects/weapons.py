"""The ops from FIRST_OF_WEAPONS on: weapons, crashed vehicles and missing characters."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.combat.aims import firer_of
from games.star_wars_ccg.play.combat.shooting import begin_shot
from games.star_wars_ccg.play.constants import NONE
from games.star_wars_ccg.play.effects.destinies import keep
from games.star_wars_ccg.play.state import Table


def perform_weapons(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.SHOOT:
        weapon = table.pieces[scope.source] if op.kind == 1 else first_target(table, scope)
        if weapon is not None:
            begin_shot(table, weapon, scope.source)
    elif code == c.ADD_DRAWN:
        if isinstance(op, Verb) and op.much is not None and scope.numbers and scope.numbers[0] >= 0:
            keep(scope, 0, scope.numbers[0] + table.amount(op.much, scope))
    elif code == c.LIFT_NUMBER:
        lifted = first_target(table, scope)
        if lifted is not None and scope.numbers and scope.numbers[0] >= 0:
            keep(scope, 0, scope.numbers[0] + table.number(op.kind, lifted))
    elif code == c.THROW:
        throw(table, scope, op.amount)
    elif code == c.DRAW_ANSWER:
        side = table.sides[1 - scope.seat]
        answer: i64 = table.draw_destiny(side, side.text_destinies) if side.reserve.cards else 0
        target = first_target(table, scope)
        if op.kind == 1 and target is not None:
            answer += table.number(c.POWER, target)
        keep(scope, 1, answer)


def throw(table: Table, scope: Resolution, destinies: i64) -> None:
    """Fire a weapon that aims at nobody in particular: the sum of its destinies is the first number kept, each one follows."""
    weapon = table.pieces[scope.source]
    firer = firer_of(table, weapon)
    for used in (weapon, weapon if firer is None else firer):
        used.fired = table.turn
        used.has_fired = table.battle.place >= 0
    side = table.sides[scope.seat]
    drawn: list[int] = []
    while len(drawn) < destinies and side.reserve.cards:
        drawn.append(table.draw_destiny(side, side.weapon_destinies))
    keep(scope, 0, sum(drawn) if drawn else NONE)
    place: i64 = 1
    for each in drawn:
        keep(scope, place, each)
        place += 1
