"""The worth of what programs of abilities do, for the default policy: effect by effect, from the table as its seat sees it.

Each function gives points for the seat of the view (`worth`), below 0 for what harms it.  A later choice of the ability is assumed to be
the best choice, or for a choice of the opponent the worst.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import CONTROLLER, Ability, Target
from games.engine.abilities.amounts import HAPPENED, HAPPENED_AMOUNT, Condition
from games.engine.events.resolution import Resolution
from games.engine.ops import Op, Program
from games.engine.table.changes import FLAG, MARK, NUMBER
from games.engine.verbs import (
    BEGIN,
    CANCEL_IT,
    CHOOSE,
    FIRE,
    IF,
    JOIN_IT,
    LESSEN_IT,
    LISTEN,
    LOOK_AT,
    MAY,
    OWN,
    PICK,
    PICK_AT_RANDOM,
    REPEAT,
    SLOT,
    TURN_IT,
    Continuous,
    Verb,
)
from games.star_wars_lcg.abilities.constants import (
    BLAST_DAMAGE,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CONFLICT,
    DARK,
    DIAL_ADVANCED,
    DIAL_TURNED_BACK,
    DRAWN,
    EDGE_BATTLE_ANEW,
    EDGE_TACTICS,
    FORCE_ICONS,
    PLAY_EVENT,
    PLAYED,
    STRUGGLE_ICONS,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.worth.losses import event_worth
from games.star_wars_lcg.policies.worth.values import CARD, DIAL_STEP, FEW_CARDS, RESOURCE, Stakes, prowess, unit_worth

# Icons that a participating unit gains until the end of the strike or engagement.
ICON: Final = 5
# What slots hold before one that is filled; all of them share the list, which is never changed: choices are put into a new one.
NOTHING: Final[list[int]] = []
# A change whose worth depends on what comes, such as a keyword or a delayed effect.
SOMETHING: Final = 2


def ability_worth(view: View, ability: Ability, scope: Resolution) -> i64:
    """The worth of an ability with its best targets, without its costs."""
    slot: i64 = 0
    for target in ability.targets:
        put_into_slot(scope, slot, best_targets(view, ability.program.ops, target, slot, scope))
        slot += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return ops_worth(view, ability.program.ops, 0, scope)


def put_into_slot(scope: Resolution, slot: i64, chosen: list[int]) -> None:
    slots = scope.slots
    if slot < len(slots):
        slots[slot] = chosen
        return
    if not slots:  # the list of a new resolution is shared
        slots = []
        scope.slots = slots
    while len(slots) < slot:
        slots.append(NOTHING)
    slots.append(chosen)


def best_targets(view: View, ops: list[Op], target: Target, slot: i64, scope: Resolution) -> list[int]:
    """The pieces with which a slot is best filled: all that are worth something, and as many more as it needs."""
    is_own: bool = (target.chooser == CONTROLLER) == (scope.seat == view.seat)
    if target.most == 1:
        return best_target(view, ops, target, slot, scope, is_own=is_own)
    worths: list[int] = []
    best: list[int] = []
    for piece in view.candidates(target.filter, scope):
        worth: i64 = slot_worth(view, ops, slot, piece, scope)
        if not is_own:
            worth = -worth
        place = len(best)
        while place > 0 and worth > worths[place - 1]:
            place -= 1
        best.insert(place, piece.id)
        worths.insert(place, worth)
    number: i64 = 0
    while number < len(best) and number < target.most and (number < target.least or worths[number] > 0):
        number += 1
    return best[:number]


def best_target(view: View, ops: list[Op], target: Target, slot: i64, scope: Resolution, *, is_own: bool) -> list[int]:
    """As `best_targets`, for one piece: the first of those that are worth most."""
    best: i64 = -1
    most: i64 = 0
    for piece in view.candidates(target.filter, scope):
        worth: i64 = slot_worth(view, ops, slot, piece, scope)
        if not is_own:
            worth = -worth
        if best < 0 or worth > most:
            best = piece.id
            most = worth
    if best < 0 or (target.least == 0 and most <= 0):
        return []
    return [best]


# --- programs --------------------------------------------------------------------------------------------------------


def program_worth(view: View, program: Program, scope: Resolution) -> i64:
    return ops_worth(view, program.ops, 0, scope)


def ops_worth(view: View, ops: list[Op], first: i64, scope: Resolution) -> i64:
    """The worth of the ops from place `first` on."""
    worth: i64 = 0
    place: i64 = first
    while place < len(ops):
        op = ops[place]
        place += 1
        if op.code == PLAY_EVENT:
            worth += program_worth(view, op.subs[0], scope)
        elif isinstance(op, Verb):
            worth += _verb_worth(view, op, ops, place, scope)
    return worth


def _verb_worth(view: View, verb: Verb, ops: list[Op], after: i64, scope: Resolution) -> i64:  # noqa: PLR0912  one line an op
    code: i64 = verb.code
    worth: i64 = 0
    if code == FIRE:
        worth = _fire_worth(view, verb, scope)
    elif code == BEGIN:
        if verb.effect is not None and verb.pieces is not None:
            for piece in view.pieces_of(verb.pieces, scope):
                worth += change_worth(view, verb.effect, piece, scope)
    elif code == PICK:
        if verb.target is not None:
            chosen = best_targets(view, ops[after:], verb.target, verb.number, scope)
            put_into_slot(scope, verb.number, chosen)
            if not chosen and verb.target.filter.zones != 0:
                worth = CARD
    elif code == PICK_AT_RANDOM:
        put_into_slot(scope, verb.number, [])
        worth = CARD
    elif code == LOOK_AT:
        put_into_slot(scope, verb.number, [])
    elif code == IF:
        if will_hold(view, verb.conditions, scope):
            worth = program_worth(view, verb.subs[0], scope)
        elif len(verb.subs) > 1:
            worth = program_worth(view, verb.subs[1], scope)
    elif code in (MAY, CHOOSE, REPEAT):
        worth = _best_of(view, verb, scope)
    elif code == LISTEN:
        worth = SOMETHING
    else:
        worth = _answer_worth(view, verb, scope)
    return worth


def _best_of(view: View, verb: Verb, scope: Resolution) -> i64:
    best: i64 = 0 if verb.code != CHOOSE else -1000000
    for program in verb.subs:
        worth: i64 = program_worth(view, program, scope)
        best = max(best, worth)
    return best


def will_hold(view: View, conditions: list[Condition], scope: Resolution) -> bool:
    """Whether the conditions hold; events that have not happened yet are assumed to happen."""
    for condition in conditions:
        if condition.amount.code not in (HAPPENED, HAPPENED_AMOUNT) and not view.holds(condition, scope):
            return False
    return True


def _fire_worth(view: View, verb: Verb, scope: Resolution) -> i64:
    amount: i64 = 1 if verb.much is None else view.amount(verb.much, scope)
    if verb.pieces is None:
        return _seat_event_worth(view, verb, amount, scope)
    worth: i64 = 0
    other: i64 = verb.place
    if verb.other is not None:
        for piece in view.pieces_of(verb.other, scope):
            other = piece.id
    for piece in view.pieces_of(verb.pieces, scope):
        worth += event_worth(view, verb.kind, piece, amount, other)
    return worth


def _seat_event_worth(view: View, verb: Verb, amount: i64, scope: Resolution) -> i64:
    kind: i64 = verb.kind
    sign: i64 = 1 if view.seat == DARK else -1
    if kind == DIAL_ADVANCED:
        return sign * DIAL_STEP * amount
    if kind == DIAL_TURNED_BACK:
        return -sign * DIAL_STEP * amount if view.dial() > 1 else 0
    if kind == DRAWN:
        seat: i64 = scope.seat if verb.whose == OWN else 1 - scope.seat
        worth: i64 = amount * CARD if view.deck_size(seat) > FEW_CARDS else -amount * CARD
        return worth if seat == view.seat else -worth
    if kind == EDGE_BATTLE_ANEW:
        return SOMETHING
    return 0


def _answer_worth(view: View, verb: Verb, scope: Resolution) -> i64:
    """The worth of what changes the event that the ability answers."""
    if scope.event < 0:
        return 0
    event = view.event(scope.event)
    code: i64 = verb.code
    if code == CANCEL_IT:
        worth: i64 = RESOURCE + 3 * event.amount if event.kind == PLAYED else RESOURCE
        return worth if event.seat != view.seat else -worth
    if event.piece < 0 or not view.is_known(event.piece):
        return SOMETHING if event.seat != view.seat else -SOMETHING
    piece = view.piece(event.piece)
    if code == LESSEN_IT:
        much: i64 = 1 if verb.much is None else view.amount(verb.much, scope)
        left: i64 = event.amount - much
        full: i64 = event_worth(view, event.kind, piece, event.amount, event.other)
        return (event_worth(view, event.kind, piece, left, event.other) if left > 0 else 0) - full
    if code == TURN_IT:
        saved: i64 = unit_worth(view, piece) // 2
        return saved if piece.owner == view.seat else -saved
    worth = 0
    if code == JOIN_IT and verb.pieces is not None:
        for each in view.pieces_of(verb.pieces, scope):
            worth += event_worth(view, verb.kind, each, 1 if verb.much is None else view.amount(verb.much, scope), verb.place)
    return worth


# --- what ops do to a piece in a slot ----------------------------------------------------------------------------------


def slot_worth(view: View, ops: list[Op], slot: i64, piece: Piece, scope: Resolution) -> i64:
    """The worth of choosing this piece for a slot that these ops refer to."""
    worth: i64 = 0
    for op in ops:
        if not isinstance(op, Verb) or op.code in (IF, MAY, CHOOSE, REPEAT):
            worth += _slot_worth_inside(view, op, slot, piece, scope)
        elif op.pieces is not None and op.pieces.code == SLOT and op.pieces.number == slot:
            if op.code == BEGIN:
                if op.effect is not None:
                    worth += change_worth(view, op.effect, piece, scope)
            else:
                amount: i64 = 1 if op.much is None else view.amount(op.much, scope)
                worth += event_worth(view, op.kind, piece, amount, op.place)
        elif op.other is not None and op.other.code == SLOT and op.other.number == slot:
            worth += event_worth(view, op.kind, piece, -1, op.place)  # what it has is moved away
    return worth


def _slot_worth_inside(view: View, op: Op, slot: i64, piece: Piece, scope: Resolution) -> i64:
    if isinstance(op, Verb) and op.code == IF and not will_hold(view, op.conditions, scope):
        return slot_worth(view, op.subs[1].ops, slot, piece, scope) if len(op.subs) > 1 else 0
    if isinstance(op, Verb) and op.code == IF:
        return slot_worth(view, op.subs[0].ops, slot, piece, scope)
    best: i64 = 0
    for program in op.subs:
        worth: i64 = slot_worth(view, program.ops, slot, piece, scope)
        if worth > best or best == 0:
            best = worth
    return best


# --- lasting effects -----------------------------------------------------------------------------------------------------


def change_worth(view: View, effect: Continuous, piece: Piece, scope: Resolution) -> i64:
    """The worth of a lasting effect on a piece: of more icons only while the piece fights."""
    sign: i64 = 1 if piece.controller == view.seat else -1
    if effect.kind == NUMBER:
        amount: i64 = 1 if effect.amount is None else view.amount(effect.amount, scope)
        return sign * amount * _number_worth(view, effect.number, piece)
    if effect.kind == FLAG:
        return -sign * _flag_worth(view, effect.number, piece)
    if effect.kind == MARK:
        return sign * SOMETHING if piece.participating else 0
    return 0


def _number_worth(view: View, number: i64, piece: Piece) -> i64:  # noqa: PLR0911
    if number in (FORCE_ICONS, STRUGGLE_ICONS):
        return 1
    if number > EDGE_TACTICS:
        return SOMETHING
    if not piece.participating or view.engaged() < 0:
        return 0
    if number == BLAST_DAMAGE:
        if piece.controller != view.active() or not view.is_standing(view.engaged()):
            return 0
        return Stakes(view, view.piece(view.engaged())).point
    for enemy in view.units(1 - piece.controller):
        if enemy.participating:
            return ICON
    return 0


def _flag_worth(view: View, flag: i64, piece: Piece) -> i64:
    """The worth of a flag for the enemy of its piece."""
    if flag in (CANNOT_ATTACK, CANNOT_DEFEND):
        attacks = piece.controller == view.active()
        if attacks != (flag == CANNOT_ATTACK) or not piece.ready() or view.phase() > CONFLICT:
            return 0
        return SOMETHING + 2 * prowess(view, piece)
    return -SOMETHING
