"""The steps of a replay or a table as JSON data."""

from __future__ import annotations

from typing import Any

from games.contracts.report import Step
from games.texts import in_language


def step_data(step: Step, language: str) -> dict[str, Any]:
    """A step in one language."""
    return {
        "number": step.number,
        "turn": step.turn,
        "seat": step.seat,
        "phase": in_language(step.phase, language),
        "text": in_language(step.text, language),
        "clause": step.clause,
        "cards": list(step.cards),
        "decision": _decision_data(step, language),
        "is_forced": step.is_forced,
        "board": dict(step.board),
    }


def _decision_data(step: Step, language: str) -> dict[str, Any] | None:
    if step.decision is None:
        return None
    options, taken = step.decision
    return {"options": [in_language(option, language) for option in options], "taken": taken}
