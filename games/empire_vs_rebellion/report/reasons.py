"""Why a card takes no option of a decision, by the tests of `play` that offer the options."""

from __future__ import annotations

from typing import Final

from games.contracts.tables import Reason, ReasonCode
from games.empire_vs_rebellion.abilities.constants import ANYONE, CHARACTER, EXHAUSTED, OPPONENT, READY, ZONES_A_SEAT
from games.empire_vs_rebellion.play.constants import EVENT, MOST_ACTIONS, OPTION, PICK, STRATEGY, STRATEGY_CHOICE, WHICH_DECK
from games.empire_vs_rebellion.play.side import Piece
from games.empire_vs_rebellion.play.state import Table
from games.empire_vs_rebellion.texts import TEXTS
from games.engine.decision import Decision
from games.engine.events.windows import ACTIONS_DECISION
from games.texts import filled

# Type of the card that asks -> the clause of what it does; of a resource card it is the last one.
_CLAUSES: Final = {EVENT: "EVR-DOM-12", STRATEGY: "EVR-DOM-04"}
_ABILITY_CLAUSE: Final = "EVR-STG-07"


def reason_of(table: Table, decision: Decision, piece: Piece) -> Reason | None:
    """The reason of any card on the board that takes no option."""
    kind = decision.kind
    if kind == ACTIONS_DECISION:
        return _not_used(table, decision, piece)
    if kind == STRATEGY_CHOICE:
        return _reason("rules", "no_strategy", "EVR-PLN-04")
    if kind == PICK:
        return _not_picked(table, decision, piece)
    if kind == OPTION:
        return _reason("rules", "effect", _clause(table, decision))
    return _reason("rules", "deck", _clause(table, decision)) if kind == WHICH_DECK else None


def _not_used(table: Table, decision: Decision, piece: Piece) -> Reason | None:
    """Why no action uses the card (`play.round.struggle.offer_actions`)."""
    side, other = table.sides[decision.seat], table.sides[1 - decision.seat]
    if piece.card.type == EVENT:
        return _reason("rules", "event", "EVR-STG-02")
    if piece.card.type == STRATEGY:
        return _reason("timing", "strategy", "EVR-DOM-02")
    if piece.zone == other.area.id:
        return _reason("rules", "opponents", "EVR-STG-02")
    if piece.zone != side.area.id:
        return _reason("rules", "discarded", "EVR-STG-04")
    if table.actions >= MOST_ACTIONS:
        return _reason("limit", "most_actions", "A-19", most=MOST_ACTIONS)
    return _reason("cost", "influence", "EVR-STG-10") if piece.exhausted and side.influence <= 0 else None


def _not_picked(table: Table, decision: Decision, piece: Piece) -> Reason | None:
    """Why the effect that asks does not offer the card (`play.effects.pick.offer_pieces`)."""
    clause = _clause(table, decision)
    frame = table.frames[-1]
    op = table.programs[frame.a].ops[frame.pc]
    selector = op.selector
    own = int(table.sides[frame.e].seat)
    seats = (0, 1) if selector.whose == ANYONE else (1 - own if selector.whose == OPPONENT else own,)
    if not any(piece.zone == seat * ZONES_A_SEAT + zone and selector.zones >> zone & 1 for seat in seats for zone in range(ZONES_A_SEAT)):
        return _reason("target", "elsewhere", clause)
    types = selector.types
    if types & READY and piece.exhausted:
        return _reason("condition", "not_ready", clause)
    if types & EXHAUSTED and not piece.exhausted:
        return _reason("condition", "not_exhausted", clause)
    return _reason("condition", "no_character", clause) if types & CHARACTER and not piece.card.is_character else None


def _clause(table: Table, decision: Decision) -> str:
    """The clause of the card that asks."""
    if decision.subject < 0:
        return _ABILITY_CLAUSE
    return _CLAUSES.get(int(table.pieces[decision.subject].card.type), _ABILITY_CLAUSE)


def _reason(code: ReasonCode, key: str, clause: str, **values: int) -> Reason:
    return Reason(code, filled(TEXTS[f"reasons.{key}"], **values), clause)
