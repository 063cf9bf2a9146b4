"""Attempts: texts whose targets were just chosen, which are answered, called off, or aimed at other cards; and Effects that are relocated.

`Frame.c` of the frame of an ability is ASKED once its targets were answered, and CALLED_OFF if it does nothing then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.resolution import Resolution
from games.engine.events.windows import ABILITY_FRAME
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.verbs import FIRE, SLOT, Verb
from games.star_wars_ccg.abilities.constants import (
    AT_ATTEMPT,
    CAPTURED,
    IS_APPROPRIATE,
    IS_ATTEMPTED,
    IS_ENDANGERED,
    LOST_CARD,
    MAY_FOLLOW,
    STOLEN,
    STRUCK,
)
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.constants import ANSWER_FRAME, ARM_VERB, LOCATION, NONE, PLAY_FRAME
from games.star_wars_ccg.play.guarding.places import may_aim_at
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import bearing_cost, may_lie

ASKED: Final = 1
CALLED_OFF: Final = 2


def is_attempt(table: Table, scope: Resolution) -> bool:
    """Whether an ability is an Interrupt or a text that a player uses, and has targets."""
    if not any(scope.slots):
        return False
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == scope.source:
            return True
    for text in table.pieces[scope.source].card.actions:  # noqa: SIM110  a loop is faster when compiled
        if text.ability is scope.ability:
            return True
    return False


def attempt_of(table: Table) -> Frame | None:
    """The frame of the ability whose targets are answered now."""
    place: i64 = len(table.frames) - 1
    while place >= 0 and not (table.frames[place].kind == ANSWER_FRAME and table.frames[place].a == AT_ATTEMPT):
        place -= 1
    while place >= 0 and table.frames[place].kind != ABILITY_FRAME:
        place -= 1
    return table.frames[place] if place >= 0 else None


def call_off(table: Table) -> None:
    """The text does nothing; its costs are paid."""
    frame = attempt_of(table)
    if frame is not None:
        frame.c = CALLED_OFF


def are_of_side(one: Piece, other: Piece) -> bool:
    """Whether two cards are on one side of the Force; a location is on both (CCG-LOC-05)."""
    return one.card.type == LOCATION or one.controller == other.controller


def slot_for(table: Table, here: Piece) -> i64:
    """The slot of the text that is answered now which this card could fill in place of a card of the same player; NONE without one."""
    frame = attempt_of(table)
    if frame is None:
        return NONE
    scope = table.resolutions[frame.a]
    slot: i64 = 0
    for ids in scope.slots:
        if scope.ability is not None and slot < len(scope.ability.targets) and here.id not in ids:
            is_of_side = any(are_of_side(table.pieces[id], here) for id in ids)
            if is_of_side and table.is_legal(here, scope.ability.targets[slot], scope):
                return slot
        slot += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return NONE


def turn_attempt(table: Table, here: Piece) -> None:
    """The text aims at this card in place of the first card of the same player."""
    frame = attempt_of(table)
    slot: i64 = slot_for(table, here)
    if frame is None or slot < 0:
        return
    scope = table.resolutions[frame.a]
    place: i64 = 0
    while not are_of_side(table.pieces[scope.slots[slot][place]], here):
        place += 1
    scope.slots[slot][place] = here.id
    if slot < len(scope.arrivals) and place < len(scope.arrivals[slot]):
        scope.arrivals[slot][place] = here.arrivals


def is_attempted(table: Table, here: Piece) -> bool:
    frame = attempt_of(table)
    return frame is not None and any(here.id in ids for ids in table.resolutions[frame.a].slots)


def is_endangered(table: Table, here: Piece) -> bool:
    """Whether the text that is answered now would lose, hit, steal or capture the card as its target."""
    frame = attempt_of(table)
    if frame is None:
        return False
    scope = table.resolutions[frame.a]
    slot: i64 = 0
    for ids in scope.slots:
        if here.id in ids and scope.ability is not None and harms_slot(scope.ability.program.ops, slot):
            return True
        slot += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return False


def harms_slot(ops: list[Op], slot: i64) -> bool:
    """Whether a program loses, hits, steals or captures the targets in this slot."""
    for op in ops:
        if isinstance(op, Verb):
            is_aimed = op.pieces is not None and op.pieces.code == SLOT and op.pieces.number == slot
            if is_aimed and op.code == FIRE and op.kind in (LOST_CARD, STRUCK, STOLEN, CAPTURED):
                return True
            for sub in op.subs:
                if harms_slot(sub.ops, slot):
                    return True
    return False


def may_follow(table: Table, here: Piece, scope: Resolution) -> bool:
    """Whether the first target, a Utinni Effect, may aim at this card, which is of the same player as its target."""
    effect = first_target(table, scope)
    return effect is not None and may_aim_at(table, effect, here) and are_of_side(table.pieces[effect.aim], here)


def may_take(table: Table, here: Piece, scope: Resolution) -> bool:
    """Whether the first target, an Effect on a location, may lie on this location as well: whether it could be deployed there."""
    effect = first_target(table, scope)
    if effect is None or effect.host == here.id:
        return False
    zone: i64 = effect.zone
    effect.zone = table.sides[effect.owner].hand.id
    is_open = bearing_cost(table, effect, here) >= 0 and may_lie(table, effect, Option(ARM_VERB, here.id, 0))
    effect.zone = zone
    return is_open


def passes_attempt(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:
    """Whether a card passes a test of `filter_tests.passes_test` about the attempt that is answered now.

    number: IS_ATTEMPTED, IS_APPROPRIATE, IS_ENDANGERED, MAY_FOLLOW or MAY_TAKE.
    """
    if number == IS_ATTEMPTED:
        return is_attempted(table, here)
    if number == IS_APPROPRIATE:
        return slot_for(table, here) >= 0
    if number == IS_ENDANGERED:
        return is_endangered(table, here)
    return may_follow(table, here, scope) if number == MAY_FOLLOW else may_take(table, here, scope)
