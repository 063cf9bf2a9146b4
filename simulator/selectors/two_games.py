"""A match of two games with the decks exchanged, from the runs of both games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.errors import BadInput
from games.registry import GAMES
from simulator.models import Run
from simulator.modes import MATCH
from simulator.requests.prepare import decklists_of_run
from simulator.selectors.reports import run_report
from simulator.statistics.two_games import Records, TwoGames, records, two_games


@dataclass(frozen=True)
class MatchOfTwo:
    """sides: the side of the first player in each run; the second player has the other one.  result: from the first player's view."""

    sides: tuple[int, int]
    result: TwoGames


def is_of_two_games(run: Run) -> bool:
    """Whether the run plays one of the two games of a match of its game."""
    match = GAMES[run.game_id].match
    return run.mode == MATCH and match is not None and bool(match.recorded)


def match_of_two(run: Run, other: Run) -> MatchOfTwo:
    """The match of a player who has the first side in `run`, and in `other` the other faction.

    BadInput if one of the runs is no such game, or has counted none of what winners record.
    """
    if other.game_id != run.game_id:
        raise BadInput(gettext("This is a run of another game."))
    if not (is_of_two_games(run) and is_of_two_games(other)):
        raise BadInput(gettext("A match is made of two runs in which one deck plays against another."))
    if other.pk == run.pk:
        raise BadInput(gettext("This is the same run. Choose the one in which both players play their other decks."))
    factions = [[each.side for each in decklists_of_run(each_run)] for each_run in (run, other)]
    place = 0 if factions[1][0] != factions[0][0] else 1
    return MatchOfTwo((0, place), two_games(_records(run, 0), _records(other, place)))


def _records(run: Run, side: int) -> Records:
    """What the games of the run so far are worth for the player of this side."""
    report, match = run_report(run), GAMES[run.game_id].match
    if report is None or match is None:
        raise BadInput(gettext("Nothing has been played in this run yet."))
    won, lost = (report["histograms"].get(f"{match.recorded}_{each}", {}).get("histogram", {}) for each in (side, 1 - side))
    if not won and not lost and any(report["shares"][f"side_{each}_wins"]["k"] for each in (0, 1)):
        raise BadInput(gettext("One of the runs is of an older version, which did not count what the winner records. Play it again."))
    return records(_with_numbers(won), _with_numbers(lost), report["n"])


def _with_numbers(histogram: Mapping[str, int]) -> dict[int, int]:
    return {int(value): number for value, number in histogram.items()}
