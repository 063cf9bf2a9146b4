"""Where a run waits: with the ordinary ones, or with the slow ones, so that those never hold up others.

slow: its policy searches, so a game takes from a tenth of a second to some seconds (`Match.slow_games`).  Slow runs have fewer games,
fewer at once, and workers of their own where a worker is told to take only their queue; one that is told nothing takes from both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.conf import settings
from django.utils.translation import gettext

from cards.safe_text import bad_field
from games.contracts.runs import Goldfish, Match
from simulator.modes import COMPARE, MATCHUPS
from simulator.requests.players import options_of_cell, options_of_side
from simulator.statistics.cells import cells_of_plan

ORDINARY = settings.CELERY_TASK_DEFAULT_QUEUE
SEARCH = settings.SIMULATION_SEARCH_QUEUE
QUEUES = (ORDINARY, SEARCH)
MAX_ACTIVE = 3  # one running and two queued runs an owner
# A worker's lease, its time limits and who waits for the bar to move all bear only so many slow games in one piece.
MAX_SLOW_PLAYS = 6


def slow_games_of(how: Goldfish | Match, mode: str, options: Mapping[str, Any], plan: Mapping[str, Any]) -> int:
    """0, or of a slow run the games of about one second's work.  plan: that of a study with several sides says who plays."""
    if mode == MATCHUPS:
        asked = [options_of_cell(options, plan, cell) for cell in cells_of_plan(plan)]
    elif mode == COMPARE:
        asked = [options_of_side(options, plan, side) for side in (0, 1)]
    else:
        asked = [dict(options)]
    return min((games for each in asked if (games := how.slow_games(each))), default=0)


def most_games(asked: object, *, slow: bool, plays: int) -> int:
    """How many games a run may have that plays so many for each; BadInput where it is slow and those, or what is asked, are too many."""
    if slow and plays > MAX_SLOW_PLAYS:
        said = gettext("The search is too slow for a study of %(plays)s games at a time; at most %(most)s.")
        said = said % {"plays": plays, "most": MAX_SLOW_PLAYS}
        raise bad_field("mode", "too_slow", said)
    limit: int = settings.SIMULATION_SEARCH_MAX_GAMES if slow else settings.SIMULATION_MAX_GAMES
    most = max(1, limit // plays)
    if slow and isinstance(asked, int) and asked > most:
        said = gettext("With the search, which is slow, a run has at most %(most)s games.") % {"most": most}
        raise bad_field("games", "too_slow", said)
    return most


def most_active(queue: str) -> int:
    """How many runs of this queue an owner may have waiting and running."""
    return int(settings.SIMULATION_SEARCH_MAX_ACTIVE) if queue == SEARCH else MAX_ACTIVE


def most_chunks(queue: str) -> int:
    return int(settings.SIMULATION_SEARCH_MAX_CHUNKS if queue == SEARCH else settings.SIMULATION_MAX_CHUNKS)


def written(queues: Iterable[str]) -> str:
    """As a worker's beat holds them: `,one,other,`."""
    return f",{','.join(queues)},"
