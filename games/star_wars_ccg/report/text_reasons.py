"""Why no text of a card is offered now, by the tests of `play.turn.interrupts` that offer texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.contracts.tables import Reason, ReasonCode
from games.engine.decision import Decision
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.effects.card_texts import UsableText
from games.star_wars_ccg.play.game import Play
from games.star_wars_ccg.play.programs.usage import TIMES
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.turn.interrupts import (
    acts_of,
    can_pay_extra,
    fits_time,
    is_forbidden,
    is_left_in_game,
    reply_of,
    was_used_here,
)
from games.star_wars_ccg.texts import TEXTS
from games.texts import filled

# kind of a decision -> the time of the texts that it offers; answers have the time of what has happened
_TIMES: Final[Mapping[int, int]] = {
    play.BATTLE_CHOICE: c.IN_OWN_BATTLES,
    play.WEAPON_CHOICE: c.IN_BATTLE,
    play.MOVE_CHOICE: c.IN_MOVE,
    play.DRAW_CHOICE: c.IN_DRAW,
    play.DRAIN_CHOICE: c.IN_CONTROL,
    play.DEPLOY_CHOICE: c.IN_DEPLOY,
}
_WORDS: Final = {time: TEXTS[f"abilities.when.{name}"] for name, time in TIMES.items() if name}
USED: Final = "CCG-INT-01"


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question to a seat that offers texts.  time: of these texts; clause: of the question."""

    table: Play
    seat: int
    time: int
    clause: str


def time_of(table: Play, decision: Decision) -> int:
    """The time of the texts that a decision offers; -1 for a decision that offers none."""
    if decision.kind == play.ANSWER_CHOICE:
        return next((int(frame.a) for frame in reversed(table.frames) if frame.kind == play.ANSWER_FRAME), play.NONE)
    return _TIMES.get(decision.kind, play.NONE)


def reason_of_texts(table: Play, decision: Decision, piece: Piece, clause: str) -> Reason | None:
    """Why none of the card's texts is offered, by the one that lacks least; None for a card without such texts.

    clause: of the decision, for texts of cards on the table.
    """
    time = time_of(table, decision)
    if time == play.NONE:
        return None
    asked = _Asked(table, decision.seat, time, clause)
    if piece in table.sides[decision.seat].hand.cards:
        return _of_hand(asked, piece) if piece.card.plays else None
    texts = [text for text in piece.card.actions if _is_own(table, decision.seat, piece, text)]
    if not texts or not table.zones[piece.zone].in_play:
        return None
    if table.is_blank(piece):
        return _reason("rules", "text_cancelled", clause)
    return max((_on_table(asked, piece, text) for text in texts), key=_place)


def _of_hand(asked: _Asked, piece: Piece) -> Reason:
    table = asked.table
    is_answer_alone = asked.time != c.AT_USE and table.has_flag(c.NOT_UNASKED, piece)
    if is_forbidden(table, piece) or table.has_flag(c.NOT_PLAYED, piece) or table.has_flag(c.BANNED, piece) or is_answer_alone:
        return _reason("rules", "text_forbidden", USED)
    return max((_played(asked, piece, text) for text in piece.card.plays), key=_place)


def _is_own(table: Play, seat: int, piece: Piece, text: UsableText) -> bool:
    if text.half >= 0:
        return bool(table.sides[seat].force_side == text.half)
    return (piece.controller == seat) != text.is_foreign


def _played(asked: _Asked, piece: Piece, text: UsableText) -> Reason:
    if not fits_time(text, asked.time):
        return _other_time(text, USED)
    if not is_left_in_game(asked.table, asked.seat, text):
        return _reason("limit", "text_used_in_game", USED)
    if not can_pay_extra(asked.table, piece, text):
        return _too_dear(asked, USED)
    return _unusable(asked, piece, text, USED)


def _on_table(asked: _Asked, piece: Piece, text: UsableText) -> Reason:
    table = asked.table
    if not fits_time(text, asked.time):
        return _other_time(text, asked.clause)
    if not is_left_in_game(table, asked.seat, text):
        return _reason("limit", "text_used_in_game", asked.clause)
    is_used = text.times > 0 and acts_of(table, piece, text.count_as) >= text.times
    is_used = is_used or (text.is_once_a_battle and was_used_here(table, piece, text))
    is_used = is_used or (text.is_once_a_duel and piece.worked == -table.contests)
    if is_used or (text.is_once_an_event and reply_of(table, piece, text.count_as) in table.replies):
        return _reason("used", "text_used", asked.clause)
    return _unusable(asked, piece, text, asked.clause)


def _unusable(asked: _Asked, piece: Piece, text: UsableText, clause: str) -> Reason:
    """Why `can_use` says no."""
    table, scope = asked.table, Resolution(piece.id, asked.seat, play.NONE, text.ability)
    if not table.all_hold(text.ability.conditions, scope):
        return _reason("condition", "text_condition", clause)
    if text.ability.costs and not table.can_pay_all(text.ability.costs, scope):
        return _too_dear(asked, clause)
    return _reason("target", "text_target", clause)


def _other_time(text: UsableText, clause: str) -> Reason:
    words = _WORDS.get(int(text.time))
    return _reason("timing", "text_time", clause, when=words) if words else _reason("timing", "text_other_time", clause)


def _too_dear(asked: _Asked, clause: str) -> Reason:
    return _reason("cost", "text_cost", clause, force=int(asked.table.free_force(asked.seat)))


# What a text lacks, the nearest to being used last.
_ORDER: Final[tuple[ReasonCode, ...]] = ("timing", "limit", "used", "condition", "cost", "target")


def _place(reason: Reason) -> int:
    return _ORDER.index(reason.code)


def _reason(code: ReasonCode, key: str, clause: str, **values: object) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
