"""The ops from FIRST_CHANGING on: what follows once an Interrupt has worked, and texts that change what others draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.combat.aims import may_be_hit
from games.star_wars_ccg.play.constants import ANSWER_FRAME, NONE, PLAY_FRAME
from games.star_wars_ccg.play.effects.destinies import shot_of
from games.star_wars_ccg.play.side import Piece, Zone
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import ACT_BITS, BY_ITSELF, MOST_ACTS, OVER, acts_of, count_act

# Register e of an Interrupt's frame: 1 if something lasts until it is over, 2 if it goes out of play then, so much for each destiny more
# that it compares, and for the id of the pile that it has shuffled last, and 1.
LASTS: Final = 1
SETTLED: Final = 4
SHUFFLED: Final = 64


def perform_change(table: Table, op: Op, scope: Resolution) -> None:  # noqa: PLR0912  one branch an op
    if op.code == c.USE_AS_USED:
        for frame in table.frames:
            if frame.kind == PLAY_FRAME and frame.pc >= OVER:
                frame.b = 0
        return
    if isinstance(op, Verb) and op.target is not None:
        found = table.fitting(op.target.filter, scope)
        if op.code == c.PEEK_SHUFFLED:
            peek(table, scope.seat, len(found))
        else:
            for piece in found:
                count_act(table, table.pieces[piece.id], BY_ITSELF)
        return
    if op.code == c.TURN_AIM:
        shot = shot_of(table)
        if shot is not None and op.amount < len(scope.slots) and scope.slots[op.amount]:
            shot.b = scope.slots[op.amount][0]
        return
    if op.code == c.RESHUFFLE:
        pile = shuffled_pile(table)
        if pile is not None:
            table.shuffle(pile, table.deck_rngs[pile.owner])
        return
    frame_now = answered_play(table)
    if frame_now is None:
        return
    if op.code == c.MORE_SETTLED:
        frame_now.e += SETTLED
    elif op.code == c.PASS_OVER and scope.slots and scope.slots[0]:
        last_while(table, frame_now, c.NOT_HIGHEST, scope.slots[0][0], scope)


def note_shuffle(table: Table, source: i64, pile: Zone) -> None:
    """Remember which pile the Interrupt under way has shuffled, if that is answered."""
    if table.is_answered(c.AT_PLAYED):
        for frame in table.frames:
            if frame.kind == PLAY_FRAME and frame.a == source:
                frame.e = frame.e % SHUFFLED + SHUFFLED * (pile.id + 1)


def shuffled_pile(table: Table) -> Zone | None:
    """The pile that the Interrupt which has just worked has shuffled."""
    id: i64 = NONE
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_PLAYED:
            id = frame.d
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == id and frame.e >= SHUFFLED:
            return table.zones[frame.e // SHUFFLED - 1]
    return None


def peek(table: Table, seat: i64, number: i64) -> None:
    """Let a seat see the top cards of the pile that was just shuffled."""
    pile = shuffled_pile(table)
    if pile is not None:
        left: i64 = number
        for piece in reversed(pile.cards):
            if left > 0:
                table.show(piece, seat)
                left -= 1


def answered_play(table: Table) -> Frame | None:
    """The frame of the Interrupt that is answered now."""
    id: i64 = NONE
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_USE:
            id = frame.d
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == id:
            return frame
    return None


def last_while(table: Table, frame: Frame, flag: i64, piece: i64, scope: Resolution) -> None:
    """Give a card a flag until the Interrupt is over."""
    frame.e |= LASTS
    of = Resolution(scope.source, scope.seat)
    table.change(Change(FLAG, flag, GAIN, of, amount=Amount(1), piece=piece, ends=c.INTERRUPT))


def mark_carried(table: Table, source: i64, piece: Piece) -> None:
    """Remember which cards the Interrupt under way relocates, if that is answered."""
    if table.is_answered(c.AT_PLAYED):
        for frame in table.frames:
            if frame.kind == PLAY_FRAME and frame.a == source:
                last_while(table, frame, c.CARRIED, piece.id, Resolution(source, table.pieces[source].controller))


def more_to_settle(table: Table, source: i64) -> i64:
    """The destinies that the opponent of an Interrupt adds to the power which it compares."""
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == source:
            return frame.e % SHUFFLED // SETTLED
    return 0


def roll_bonus(table: Table, scope: Resolution, seat: i64) -> i64:
    """What the targets of this player add to what they draw for the text under way."""
    number: i64 = table.pieces[scope.source].card.rolls
    bonus: i64 = 0
    if number >= 0:
        for slot in scope.slots:
            for id in slot:
                if table.pieces[id].controller == seat:
                    bonus += table.value(number, table.pieces[id])
    return bonus


def passes_change(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    if number == c.IS_WORKING:
        return table.zones[here.zone].in_play and not table.is_blank(here)
    if number == c.IS_ORIGIN:
        return here.id == table.pieces[scope.source].origin
    if number == c.IS_OTHER_MARK:
        return is_other_mark(table, here)
    if number == c.IS_UNUSED:
        return acts_of(table, here, BY_ITSELF) == 0
    if number == c.IS_SUBJECT_TO:
        return not table.is_sheltered(here, scope.source)
    if number == c.IS_CARRIED_OUT:
        for frame in table.frames:  # noqa: SIM110  a loop is faster when compiled
            if frame.kind == PLAY_FRAME and frame.a == here.id and frame.pc >= OVER:
                return True
        return False
    raise ValueError(f"there is no test {number}")


def is_other_mark(table: Table, here: Piece) -> bool:
    """Whether the weapon that is aimed now can be fired at a card in place of its target."""
    shot = shot_of(table)
    if shot is None or here.id == shot.b or here.host >= 0 or here.is_hit:
        return False
    weapon = table.pieces[shot.a]
    place: i64 = table.place_at(table.pieces[shot.b])
    return here.controller != weapon.controller and here.place == place and may_be_hit(table, weapon, here)


def counted_change(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.IS_TO_CANCEL:
        frame = answered_play(table)
        return 1 if frame is not None and table.pieces[frame.a].card.plays[frame.d].is_cancel else 0
    if number == c.WAS_SHUFFLED:
        return 0 if shuffled_pile(table) is None else 1
    if number == c.ACTS_NOW:
        source = table.pieces[scope.source]
        return acts_now(source.acts) if source.acted == table.turn else 0
    raise ValueError(f"there is no amount {number}")


def acts_now(acts: i64) -> i64:
    """How often all texts of a card were used."""
    found: i64 = 0
    while acts > 0:
        found += acts & (MOST_ACTS - 1)
        acts >>= ACT_BITS
    return found
