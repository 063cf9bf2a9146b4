"""A turn step by step: activate, control, deploy, battle, move and draw (CCG-TRN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER, SEAT_NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_ACTIVATE,
    AT_ACTIVATE_END,
    AT_BATTLES,
    AT_CONTROL,
    AT_DEPLOYS,
    AT_DRAWS,
    AT_MOVE,
    AT_ONCE,
    AT_OTHER_TURN,
    AT_OWN_CONTROL,
    AT_OWN_TURN,
    AT_TURN_END,
    AT_TURN_ENDS,
    DRAIN,
    DRAIN_COST,
    DUE_TO_CROSS,
    FORCE,
    FORCE_STOPPED,
    FROM_FORCE,
    FROM_RESERVE,
    FULLY_GENERATED,
    GENERATED_HERE,
    GENERATION,
    GOADED,
    IN_CONTROL,
    IN_DRAW,
    LATER_TURN,
    MISSING,
    MOST_DRAINED,
    MOST_GENERATED,
    NEXT_DRAIN,
    NO_FORCE,
    OWN_NEXT_TURN,
    OWN_TURN_BEGINS,
    PERSONAL_FORCE,
    RESERVE,
    TURN,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.crossing import cross_due
from games.star_wars_ccg.play.captives.holding import find_surplus
from games.star_wars_ccg.play.combat.drains import declare_drain
from games.star_wars_ccg.play.combat.states import begin_search, offer_searches
from games.star_wars_ccg.play.constants import (
    ACTIVATE_CHOICE,
    ACTIVATE_PHASE,
    ACTIVATE_VERB,
    BATTLE_CHOICE,
    BATTLE_PHASE,
    BY_TURN_LIMIT,
    CONTROL_PHASE,
    DEPLOY_CHOICE,
    DEPLOY_PHASE,
    DRAIN_CHOICE,
    DRAIN_VERB,
    DRAW_CHOICE,
    DRAW_PHASE,
    DRAW_VERB,
    FREE_FORCE,
    HUNT_VERB,
    MOVE_CHOICE,
    MOVE_PHASE,
    NOBODY,
    NONE,
    SEARCH_VERB,
)
from games.star_wars_ccg.play.creatures.asteroids import begin_asteroids
from games.star_wars_ccg.play.creatures.attacks import begin_attacks, hunt
from games.star_wars_ccg.play.deploying.phase import answer_deploy, offer_deploys
from games.star_wars_ccg.play.guarding.promises import collect_obligations
from games.star_wars_ccg.play.moving.storms import engulf
from games.star_wars_ccg.play.moving.ways import may_drain
from games.star_wars_ccg.play.side import Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.inserted import reveal
from games.star_wars_ccg.play.turn.battle import begin_battle, clear_goad, offer_battles
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_automatic, begin_happened, offer_uses, use_text
from games.star_wars_ccg.play.turn.leaving import lose_doomed, lose_warded
from games.star_wars_ccg.play.turn.losses import lose_force
from games.star_wars_ccg.play.turn.moves import answer_move, offer_moves

# Steps of the frame.
BEGIN: Final = 0
ACTIVATE: Final = 1
CONTROL: Final = 2
DEPLOY: Final = 3
FIGHT: Final = 4
MOVE: Final = 5
DRAW: Final = 6
END: Final = 7


def step_turn(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch a step
    step: i64 = frame.pc
    side = table.sides[frame.a]
    if comes_first(table):
        return
    if step == BEGIN:
        begin_turn(table, side)
        frame.pc = ACTIVATE
        if table.automatic:
            begin_automatic(table, AT_OTHER_TURN)
            begin_automatic(table, AT_OWN_TURN)
    elif step == ACTIVATE:
        step_activate(table, frame, side)
    elif step == CONTROL:
        table.phase = CONTROL_PHASE
        step_control(table, frame, side)
    elif step == DEPLOY:
        table.phase = DEPLOY_PHASE
        if frame.b == 0:
            frame.b = 1
            begin_happened(table, AT_DEPLOYS, 1 - side.seat, NOBODY)
        else:
            offer_deploys(table, side)
    elif step == FIGHT:
        table.phase = BATTLE_PHASE
        step_fights(table, frame, side)
    elif step == MOVE:
        table.phase = MOVE_PHASE
        if frame.b == 0:
            frame.b = 1
            begin_answers(table, AT_MOVE, 1 - side.seat, NOBODY)
        else:
            offer_moves(table, side)
    elif step == DRAW:
        table.phase = DRAW_PHASE
        step_draw(table, frame, side)
    elif frame.b == 0:
        frame.b = 1
        recirculate(table)
        begin_happened(table, AT_TURN_ENDS, side.seat, NOBODY)
        if table.automatic:
            begin_automatic(table, AT_TURN_END)
    elif table.changes.flag_row(DUE_TO_CROSS) is None or not cross_due(table):
        end_turn(table, frame, side)


def comes_first(table: Table) -> bool:
    """Whether something happens at once, before the turn goes on: cards that leave, and texts that work by themselves."""
    if (table.sides[0].covered.cards or table.sides[1].covered.cards) and find_surplus(table):
        return True
    if table.inserters and reveal(table):
        return True
    if lose_doomed(table) or (table.warded and lose_warded(table)):
        return True
    return engulf(table) or (len(table.automatic) > 0 and begin_automatic(table, AT_ONCE))


def step_control(table: Table, frame: Frame, side: Side) -> None:
    """CCG-CTL-02: asteroids and texts first, then one Force drain after another."""
    if frame.b == 0:
        frame.b = 1
        begin_asteroids(table, side.seat)
        begin_answers(table, AT_CONTROL, 1 - side.seat, NOBODY)
        begin_automatic(table, AT_OWN_CONTROL)
    elif frame.c > 0:
        frame.c -= 1
        drain(table, side, frame.c)
        frame.c = 0
    else:
        offer_drains(table, side)


def answer_turn(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    kind: i64 = decision.kind
    side = table.sides[frame.a]
    if kind == ACTIVATE_CHOICE:
        table.activate(side, option.amount)
        end_phase(table, frame, side)
    elif use_text(table, side.seat, option):
        return
    elif option.verb == PASS_VERB:
        end_phase(table, frame, side)
    elif option.verb == SEARCH_VERB:
        begin_search(table, side.seat, option.piece)
    elif kind == DRAIN_CHOICE:
        table.pieces[option.piece].drained = table.turn
        table.use_force(side, table.value(DRAIN_COST + side.seat, table.pieces[option.piece]))
        frame.c = option.piece + 1
        raise_next(table, side.seat, option.piece)
        declare_drain(table, option.piece)
    elif kind == DEPLOY_CHOICE:
        answer_deploy(table, option)
    elif option.verb == HUNT_VERB:
        hunt(table, side, table.pieces[option.piece])
    elif kind == BATTLE_CHOICE:
        begin_battle(table, side, option.piece)
    elif kind == MOVE_CHOICE:
        answer_move(table, side, option)
    else:
        table.draw(side)


def end_phase(table: Table, frame: Frame, side: Side) -> None:
    """The phase is over, once both players have answered that it ends."""
    time: i64 = AT_ACTIVATE_END + frame.pc - ACTIVATE
    if frame.pc == FIGHT:
        settle_goad(table, side.seat)
    frame.pc += 1
    frame.b = 0
    begin_happened(table, time, side.seat, NOBODY)


def settle_goad(table: Table, seat: i64) -> None:
    """Let a seat that was goaded and has begun no battle lose Force."""
    number: i64 = table.seat_value(GOADED, seat, 0)
    if number > 0:
        clear_goad(table, seat)
        lose_force(table, seat, number)


def step_draw(table: Table, frame: Frame, side: Side) -> None:
    if frame.b == 0:
        frame.b = 1
        begin_happened(table, AT_DRAWS, 1 - side.seat, NOBODY)
        return
    decision = Decision(DRAW_CHOICE, side.seat, -1)
    if side.force.cards:
        decision.offer(DRAW_VERB, -1, 0)
    offer_uses(table, side.seat, decision, IN_DRAW)
    decision.offer_pass()
    table.ask(decision)


def raise_next(table: Table, seat: i64, place: i64) -> None:
    """Add to a drain at a battleground what a text has kept for the next one."""
    more: i64 = table.seat_value(NEXT_DRAIN, seat, 0)
    if more > 0 and table.icons_at(0, place) > 0 and table.icons_at(1, place) > 0:
        of = Resolution(NOBODY, seat)
        table.change(Change(NUMBER, DRAIN + seat, ADD, of, amount=Amount(more), piece=place, ends=TURN))
        table.change(Change(SEAT_NUMBER, NEXT_DRAIN, ADD, of, amount=Amount(-more), piece=seat, ends=TURN))


def begin_turn(table: Table, side: Side) -> None:
    """Begin the turn of a side: what lasted until then ends, and its counts start again."""
    table.turn += 1
    table.active = side.seat
    if (table.changes.periods >> (OWN_TURN_BEGINS + side.seat)) & 1 != 0:
        table.end_period(OWN_TURN_BEGINS + side.seat)
    table.replies = []
    table.phase = ACTIVATE_PHASE
    table.changed()
    side.turns += 1
    side.activated = 0
    side.used_force = 0
    side.borrowed = 0
    side.drain = 0
    side.deployed = 0
    if table.log is not None:
        table.note(log.TURN_BEGINS, side.seat)


def generation(table: Table, seat: i64) -> i64:
    """CCG-ACT-01: the Force that a turn may activate, as far as the Reserve Deck has cards."""
    if table.seat_value(FORCE_STOPPED, seat, 0) > 0:
        return 0
    force: i64 = table.all_icons(seat) + table.seat_value(PERSONAL_FORCE, seat, FREE_FORCE) + table.seat_value(GENERATION, seat, 0)
    if table.changes.number_row(NO_FORCE + seat) is not None:
        for where in table.row.cards:
            if table.value(NO_FORCE + seat, where) > 0 and table.value(FULLY_GENERATED + seat, where) == 0:
                force -= table.icons_at(seat, where.id)
    if table.changes.number_row(MOST_GENERATED + seat) is not None:
        for where in table.row.cards:
            if table.value(FULLY_GENERATED + seat, where) == 0:
                over: i64 = table.icons_at(seat, where.id) - table.value(MOST_GENERATED + seat, where)
                force -= max(over, 0)
    if table.changes.number_row(GENERATED_HERE + seat) is not None:
        for where in table.row.cards:
            force += max(table.value(GENERATED_HERE + seat, where), -table.icons_at(seat, where.id))
    return max(force, 0)


def step_activate(table: Table, frame: Frame, side: Side) -> None:
    if frame.b == 0:
        frame.b = 1
        begin_answers(table, AT_ACTIVATE, side.seat, NOBODY)
    else:
        offer_force(table, side)


def step_fights(table: Table, frame: Frame, side: Side) -> None:
    if frame.b == 0:
        frame.b = 1
        begin_attacks(table, side.seat)
        begin_answers(table, AT_BATTLES, side.seat, NOBODY)
    else:
        offer_battles(table, side)


def offer_force(table: Table, side: Side) -> None:
    """CCG-ACT-01, CCG-ACT-02; more than the Reserve Deck cannot be activated (A-04)."""
    most: i64 = min(generation(table, side.seat), len(side.reserve.cards))
    decision = Decision(ACTIVATE_CHOICE, side.seat, -1)
    for number in range(most + 1):
        decision.offer(ACTIVATE_VERB, -1, number)
    table.ask(decision)


def offer_drains(table: Table, side: Side) -> None:
    """CCG-CTL-02; a location without the opponent's icons gives nothing."""
    decision = Decision(DRAIN_CHOICE, side.seat, -1)
    offer_uses(table, side.seat, decision, IN_CONTROL)
    if table.changes.flag_row(MISSING) is not None:
        offer_searches(table, side.seat, decision)
    for where in table.row.cards:
        is_new = where.drained != table.turn and table.value(DRAIN_COST + side.seat, where) <= table.free_force(side.seat)
        if is_new and table.drain_at(side.seat, where.id) > 0 and may_drain(table, side.seat, where.id):
            decision.offer(DRAIN_VERB, where.id, 0)
    decision.offer_pass()
    table.ask(decision)


def drain(table: Table, side: Side, place: i64) -> None:
    """CCG-CTL-02, CCG-CTL-03; nothing is lost at a location that a react has taken out of control (CCG-BAT-04)."""
    if not may_drain(table, side.seat, place):
        return
    number: i64 = min(table.drain_at(side.seat, place), table.value(MOST_DRAINED + 1 - side.seat, table.pieces[place]))
    side.drain += number
    side.total_drain += number
    if side.first_drain == 0:
        side.first_drain = side.turns
    if table.log is not None:
        table.note(log.DRAINED, side.seat, place, number)
    lose_force(table, 1 - side.seat, number, pile_of_drain(table, side.seat, place), place)


def pile_of_drain(table: Table, seat: i64, place: i64) -> i64:
    """The pile from which a card of the seat takes what it drains at a location; NONE for no pile in particular."""
    if takes_from(table, FROM_RESERVE, seat, place):
        return RESERVE
    return FORCE if takes_from(table, FROM_FORCE, seat, place) else NONE


def takes_from(table: Table, flag: i64, seat: i64, place: i64) -> bool:
    """Whether a card of a seat puts this flag on a location."""
    row = table.changes.flag_row(flag)
    if row is None or not table.has_flag(flag, table.pieces[place]):
        return False
    for change in row:  # noqa: SIM110  a loop is faster when compiled
        if change.scope.seat == seat:
            return True
    return False


def recirculate(table: Table) -> None:
    """CCG-DRW-02: both Used Piles go under the Reserve Decks, before texts about the end of the turn work (CCG-DRW-03)."""
    for each in table.sides:
        if not each.passive:
            table.recirculate(each)


def end_turn(table: Table, frame: Frame, side: Side) -> None:
    """CCG-DRW-03: it is the other player's turn."""
    for each in table.sides:
        if each.obliged:
            collect_obligations(table, each)
    if table.check_life():
        return
    played: i64 = side.turns if table.watched >= 0 else table.turn
    if played >= table.turn_limit:
        table.end(NOBODY, BY_TURN_LIMIT)
        return
    side.credit = 0
    table.end_period(TURN)
    table.end_period(OWN_NEXT_TURN + side.seat)
    if (table.changes.periods >> LATER_TURN) != 0:
        table.end_period(LATER_TURN + 2 * side.seat + side.turns % 2)
    table.count_turn()
    table.frames.pop()
    following: i64 = side.seat if table.sides[1 - side.seat].passive else 1 - side.seat
    table.frames.append(Frame(frame.kind, BEGIN, following))
