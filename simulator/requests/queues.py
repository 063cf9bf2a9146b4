"""The queues of runs: slow runs wait in one of their own, so that they do not hold up the others.

A run is slow if one of its policies searches: a game then takes from a tenth of a second to some seconds (`Match.slow_games`).  Slow runs
have lower limits.  A worker takes runs from both queues, unless it is started for one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.conf import settings
from django.utils.translation import gettext

from cards.texts.safe_text import bad_field
from games.contracts.runs import Goldfish, Match
from simulator.modes import COMPARE, MATCHUPS
from simulator.requests.players import options_of_cell, options_of_side
from simulator.statistics.cells import cells_of_plan

ORDINARY = settings.CELERY_TASK_DEFAULT_QUEUE
SEARCH = settings.SIMULATION_SEARCH_QUEUE
QUEUES = (ORDINARY, SEARCH)
# Active runs of one owner in the ordinary queue: one running and two queued.
MAX_ACTIVE = 3
# Slow games that are played for one index.  More would not fit a worker's lease and time limits, and the progress would stand still.
MAX_SLOW_PLAYS = 6


def slow_games_of(mode_spec: Goldfish | Match, mode: str, options: Mapping[str, Any], plan: Mapping[str, Any]) -> int:
    """For a slow run the number of games of about one second's work, else 0.  plan: of a study, the policies and options of its sides."""
    if mode == MATCHUPS:
        played = [options_of_cell(options, plan, cell) for cell in cells_of_plan(plan)]
    elif mode == COMPARE:
        played = [options_of_side(options, plan, side) for side in (0, 1)]
    else:
        played = [dict(options)]
    return min((games for each in played if (games := mode_spec.slow_games(each))), default=0)


def most_games(requested: object, *, slow: bool, plays: int) -> int:
    """The limit on the number of games of a run that plays `plays` games for each index.

    BadInput if a slow run plays too many games for an index, or more games are requested than a slow run may have.
    """
    if slow and plays > MAX_SLOW_PLAYS:
        sentence = gettext("The search policy is too slow for this study, which plays %(plays)s games at a time; the limit is %(most)s.")
        raise bad_field("mode", "too_slow", sentence % {"plays": plays, "most": MAX_SLOW_PLAYS})
    limit: int = settings.SIMULATION_SEARCH_MAX_GAMES if slow else settings.SIMULATION_MAX_GAMES
    most = max(1, limit // plays)
    if slow and isinstance(requested, int) and requested > most:
        sentence = gettext("The search policy is slow, so a run with it can have at most %(most)s games.")
        raise bad_field("games", "too_slow", sentence % {"most": most})
    return most


def most_active(queue: str) -> int:
    """The number of runs of this queue that an owner may have waiting and running."""
    return int(settings.SIMULATION_SEARCH_MAX_ACTIVE) if queue == SEARCH else MAX_ACTIVE


def most_chunks(queue: str) -> int:
    """The number of chunks that a run of this queue may have."""
    return int(settings.SIMULATION_SEARCH_MAX_CHUNKS if queue == SEARCH else settings.SIMULATION_MAX_CHUNKS)


def stored_names(queues: Iterable[str]) -> str:
    """The names of queues as a worker's heartbeat stores them: `,one,other,`."""
    return f",{','.join(queues)},"
