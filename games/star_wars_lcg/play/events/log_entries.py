"""The entries that events write into the log of a game that is replayed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.batch import HAPPENED, Event
from games.star_wars_lcg.abilities.constants import (
    ABILITY_RESOLVED,
    ABILITY_USED,
    ATTACHED,
    BALANCE,
    BALANCE_SET,
    BY_EFFECT,
    CAPTIVE_INSTEAD,
    CARD_KEPT,
    CARD_PLAYED_NOW,
    DAMAGE_MOVED,
    DAMAGED,
    DARK,
    DEFENDERS_DECLARED,
    DIAL_ADVANCED,
    DIAL_READ,
    DRAW_TURNED,
    DRAWN,
    EDGE_BATTLE_WON,
    EDGE_CARD_PLACED,
    ENTERS_PLAY,
    FATE_REPEATED,
    FATE_RESOLVED,
    FOCUS_MOVED,
    FOCUS_PLACED,
    FOCUSED,
    FOCUSED_TO_STRIKE,
    FORCE_MOVED,
    FORCE_STRUGGLE_WON,
    HAND_HIT,
    ICONS_AGAIN,
    ICONS_RESOLVED,
    LEAVES_PLAY,
    LIGHT,
    NUMBER_KEPT,
    PHASE_BEGINS,
    PHASE_ENDS,
    PLAY_BEGINS,
    PLAYED,
    PROTECTED_IT,
    PUT_ASIDE,
    REFRESHED,
    RESOURCES_GENERATED,
    SHIELD_SPENT,
    SHIELDED,
    STACKS_REVEALED,
    STRIKE_RESOLVED,
    STRIKER_CHOSEN,
    STRIKER_TURNED,
    STRUGGLE_BEGINS,
    SURVIVED,
    TARGET_RESOLVED,
    TARGETED,
    TURN_BEGINS,
    TURN_ENDS,
)
from games.star_wars_lcg.play.constants import BY_BALANCE, DIAL_BY_TEXT
from games.star_wars_lcg.play.log import DAMAGE, DIAL, EVENT, GAME_ENDED, LEFT_WITH_HOST
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.edge import edge_total

# Events that a replay leaves out, because other entries say the same.
SILENT: Final = (
    TURN_ENDS,
    PHASE_BEGINS,
    PHASE_ENDS,
    REFRESHED,
    STRIKE_RESOLVED,
    SURVIVED,
    TARGETED,
    PLAY_BEGINS,
    FORCE_STRUGGLE_WON,
    ABILITY_USED,
    STRUGGLE_BEGINS,
    ICONS_RESOLVED,
    DEFENDERS_DECLARED,
    FATE_REPEATED,
    EDGE_CARD_PLACED,
    CARD_PLAYED_NOW,
    PROTECTED_IT,
    HAND_HIT,
    CAPTIVE_INSTEAD,
    DRAW_TURNED,
    NUMBER_KEPT,
    CARD_KEPT,
    DIAL_READ,
    STRIKER_CHOSEN,
    STRIKER_TURNED,
    SHIELD_SPENT,
    ABILITY_RESOLVED,
    TARGET_RESOLVED,
    ICONS_AGAIN,
)
# Events that are logged before they are carried out, because their effects happen inside them.
_FIRST: Final = (TURN_BEGINS, PLAYED, FATE_RESOLVED, EDGE_BATTLE_WON)


def note_event(table: Table, event: Event, is_over: bool) -> None:
    """Log an event that is carried out.  is_over: whether that is done, so that the board shows what it changed."""
    kind: i64 = event.kind
    if (kind in _FIRST) == is_over or kind in SILENT or event.status != HAPPENED or (kind == DRAWN and table.is_over):
        return
    _note(table, event, kind)
    entries = table.log
    if entries is not None and len(entries) > 1 and entries[-2].event == GAME_ENDED:  # by this event, so it comes after it
        entries.append(entries.pop(-2))


def _note(table: Table, event: Event, kind: i64) -> None:
    if kind == DAMAGED:
        source: i64 = event.other if 0 <= event.other <= BY_BALANCE else BY_EFFECT
        table.note(DAMAGE + source, event.seat, event.piece, event.amount, event.source)
    elif kind == EDGE_BATTLE_WON:
        table.note(EVENT + kind, event.seat, -1, edge_total(table, DARK), edge_total(table, LIGHT))
    elif kind == LEAVES_PLAY:
        cause = table.events[event.amount]
        if cause.piece != event.piece:
            table.note(LEFT_WITH_HOST, event.seat, event.piece, 0, cause.piece)
    elif kind == DIAL_ADVANCED:
        table.note(DIAL + (event.other if event.other >= 0 else DIAL_BY_TEXT), event.seat, event.source, event.amount)
    elif kind == TURN_BEGINS and table.log is not None:
        table.note(EVENT + kind, event.seat)
        table.log[-1].phase = BALANCE  # the turn's first phase, which has not begun
    elif kind == BALANCE_SET:
        table.note(EVENT + kind, table.balance)
    elif not _is_part(table, event):
        other: i64 = event.other if kind in _WITH_OTHER else event.source if kind in _WITH_SOURCE else -1
        table.note(EVENT + kind, event.seat, event.piece, event.amount, other)


# Events whose `other` is a card, and events whose source the replay names.
_WITH_OTHER: Final = (ENTERS_PLAY, ATTACHED, DAMAGE_MOVED, FOCUS_MOVED, FORCE_MOVED, PUT_ASIDE)
_WITH_SOURCE: Final = (FOCUS_PLACED, SHIELDED)


def _is_part(table: Table, part: Event) -> bool:
    """Whether another event of the batch says the same: a strike or payment says that a card is focused, a play that it enters play."""
    if part.kind == STACKS_REVEALED:
        return not table.sides[DARK].edge_stack.cards and not table.sides[LIGHT].edge_stack.cards
    if part.kind not in (FOCUSED, ENTERS_PLAY) or (part.kind == ENTERS_PLAY and part.other >= 0):
        return False
    for event in table.events:  # noqa: SIM110  a generator would be slow when compiled
        if event.piece == part.piece and event.kind in (FOCUSED_TO_STRIKE, RESOURCES_GENERATED, PLAYED):
            return True
    return False
