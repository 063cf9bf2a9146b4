"""The question that each decision puts to a player, with the clause behind it; replays and test hands show them."""

from __future__ import annotations

from typing import Final

from games.star_wars_lcg.play.goldfish.constants import (
    ATTACK,
    BALANCE_DAMAGE,
    COMMIT,
    DECISIONS,
    DISCARD_DOWN,
    DISCARD_ONE,
    ENGAGE,
    ENHANCE,
    KEEP_OBJECTIVES,
    MULLIGAN,
    PAY,
    PLACE_EDGE,
    PLAY,
    REVEAL,
    SHIELD,
    STRIKE,
)
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words

_CLAUSES: Final = {
    KEEP_OBJECTIVES: "LCG-SET-08",
    MULLIGAN: "LCG-SET-10",
    REVEAL: "LCG-SET-11",
    BALANCE_DAMAGE: "LCG-BAL-04",
    DISCARD_ONE: "LCG-DRW-01",
    DISCARD_DOWN: "LCG-DRW-02",
    PLAY: "LCG-DEP-03",
    PAY: "LCG-RES-03",
    ENHANCE: "LCG-ENH-01",
    ENGAGE: "LCG-CON-01",
    ATTACK: "LCG-ENG-04",
    SHIELD: "LCG-KEY-06",
    PLACE_EDGE: "LCG-EDG-03",
    STRIKE: "LCG-STR-02",
    COMMIT: "LCG-FRC-02",
}

# decision -> (clause, question); {subject} is the card that the decision is about
QUESTIONS: Final[dict[int, tuple[str, Words]]] = {
    kind: (clause, TEXTS[f"questions.{DECISIONS[kind]}"]) for kind, clause in _CLAUSES.items()
}
