"""The ops from FIRST_PERIL on: attacks of creatures, the Weather Vane, asteroids, and shots."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.combat.arms import lift_shot
from games.star_wars_ccg.play.constants import ANSWER_FRAME, CREATURE, FIRE_FRAME, HUNT_FRAME
from games.star_wars_ccg.play.creatures.asteroids import perform_asteroid
from games.star_wars_ccg.play.creatures.attacks import BEGINS, begin_choice, ferocity_of, grow, let_go, swallow
from games.star_wars_ccg.play.creatures.filter_tests import attack_now
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_happened
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.travel import offer_travel


def perform_peril(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    if code == c.CHARGE:
        charge(table, scope, op.amount, op.kind == 1)
    elif code == c.SWAP_PREY:
        swap_prey(table, scope)
    elif code == c.CHOOSE_PREY:
        choose_prey(table)
    elif code == c.DRAW_NEAR:
        draw_near(table, table.pieces[scope.source])
    elif code == c.PAY_OFF:
        paid: i64 = table.free_force(1 - scope.seat)
        table.use_force(table.sides[1 - scope.seat], paid)
        table.activate(table.sides[scope.seat], paid)
    elif code == c.COUNT_UP:
        table.pieces[scope.source].declared += 1
        table.changed()
    elif code == c.LET_GO:
        detach(table, op.kind, scope)
    elif code == c.EAT_HOST:
        parasite = table.pieces[scope.source]
        if parasite.host >= 0:
            swallow(table, parasite, table.pieces[parasite.host])
    elif c.DRIFT <= code <= c.LOSE_LOWEST:
        perform_asteroid(table, op, scope)
    else:
        perform_at_target(table, op, scope)


def perform_at_target(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    first = first_target(table, scope)
    if first is None:
        return
    if code == c.BULLSEYE:
        if first.card.falls_to_bullseye and not table.is_blank(first):
            leave_table(table, first)
    elif code == c.LEND_TO_ATTACK:
        frame = attack_now(table)
        if frame is not None:
            of = Resolution(scope.source, scope.seat)
            number: i64 = c.ATTACK_POWER + scope.seat
            place: i64 = table.pieces[frame.b].place
            table.change(Change(NUMBER, number, ADD, of, amount=Amount(first.card.destiny), piece=place, ends=c.ATTACK))
    elif code == c.UNLEASH:
        creature = second_target(table, scope)
        if creature is not None and creature.card.type == CREATURE:
            table.frames.append(Frame(HUNT_FRAME, BEGINS, first.controller, creature.id, first.id))
    elif code == c.FEED:
        creature = second_target(table, scope)
        if creature is not None and ferocity_of(table, creature) > table.number(c.DEFENCE, first) + table.number(c.LANDSPEED, first):
            grow(table, creature, op.amount)
            leave_table(table, first)


def detach(table: Table, kind: i64, scope: Resolution) -> None:
    if kind == 1:
        target = first_target(table, scope)
        for id in [] if target is None else target.attached.copy():
            if table.pieces[id].card.type == CREATURE:
                let_go(table, table.pieces[id])
        return
    parasite = table.pieces[scope.source]
    if parasite.host < 0:
        return
    host = table.pieces[parasite.host]
    if kind == 2:
        if table.number(c.POWER, host) >= 1 or table.number(c.HYPERSPEED, host) >= 1:
            return
        of = Resolution(scope.source, scope.seat)
        table.change(Change(FLAG, c.NO_ATTACKS, GAIN, of, amount=Amount(1), piece=parasite.id, ends=c.TURN))
    let_go(table, parasite)


def draw_near(table: Table, creature: Piece) -> None:
    """Move a creature that has not moved this turn towards what it seeks, without cost."""
    found: list[Option] = []
    if (
        creature.card.seeks is not None
        and creature.place >= 0
        and table.fitting(creature.card.seeks, Resolution(creature.id, creature.controller))
    ):
        offer_travel(table, creature, found)
    for option in found:
        where = table.pieces[option.amount]
        if creature.card.habitat is not None and table.fits(where, creature.card.habitat, Resolution(creature.id, creature.controller)):
            creature.moved = table.turn
            table.stand(creature, where.id)
            if table.log is not None:
                table.note(log.MOVED, creature.controller, creature.id, 0, where.id)
            begin_happened(table, c.AT_MOVED, 1 - creature.controller, creature.id)
            return


def second_target(table: Table, scope: Resolution) -> Piece | None:
    return table.pieces[scope.slots[1][0]] if len(scope.slots) > 1 and scope.slots[1] else None


def charge(table: Table, scope: Resolution, amount: i64, is_whole: bool) -> None:
    """The weapon that is fired now gathers Force; its destinies count as much more."""
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            weapon = table.pieces[frame.a]
            more: i64 = amount - weapon.stage if is_whole else amount
            if more > 0:
                weapon.stage += more
                lift_shot(table, scope, more)
            return


def swap_prey(table: Table, scope: Resolution) -> None:
    """The ability's card stands in for the prey, also as what is answered."""
    frame = attack_now(table)
    if frame is not None and frame.c >= 0:
        for other in table.frames:
            if other.kind == ANSWER_FRAME and other.d == frame.c:
                other.d = scope.source
        frame.c = scope.source
        frame.a = table.pieces[scope.source].controller


def choose_prey(table: Table) -> None:
    """The creature's player chooses another prey, if there is one."""
    frame = attack_now(table)
    if frame is not None and frame.c >= 0:
        begin_choice(table, frame)
