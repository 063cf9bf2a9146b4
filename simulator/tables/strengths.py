"""How strong the policies of a game are (`fixtures/<slug>/policies.json`): results of matches of its ready lists.

`python -m benchmarks.games.policies <slug>` measures them; each policy played each side in half of the matches.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

from django.conf import settings

FILE: Final = "policies.json"


@dataclass(frozen=True, slots=True)
class Strength:
    """The matches of a policy against another one.

    won: those that `policy` won; a match without a winner counts as not won.  interval: 95 % (Wilson) of the share won.
    version: of the rules with which they were played.
    """

    policy: str
    against: str
    games: int
    won: int
    interval: tuple[float, float]
    version: str

    @property
    def share(self) -> float:
        return self.won / self.games


@cache
def strengths_of(slug: str) -> tuple[Strength, ...]:
    """What is measured of a game's policies; () if nothing is."""
    path = settings.FIXTURES / slug / FILE
    rows = json.loads(path.read_text("utf-8")) if path.exists() else ()
    return tuple(Strength(**{**row, "interval": tuple(row["interval"])}) for row in rows)
