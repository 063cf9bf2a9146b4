"""Replays of the games of a run, step by step."""

from __future__ import annotations

import uuid
from dataclasses import replace

from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import Conflict, NotFound
from games.contracts.report import Replay
from games.registry import game_by_slug
from simulator.models import Chunk, Run
from simulator.modes import COMPARE, MATCHUPS
from simulator.requests import prepare, queues
from simulator.requests.own_cards import own_cards_of_run
from simulator.statistics.cells import cell_of_game, cells_of_plan
from simulator.statistics.comparisons import Paired
from simulator.statistics.matchups import Matchups

REPLAYS_KEPT = 16
# A cache by run, index and versions, oldest first, so that opening another step does not replay the game.
_replays: dict[tuple[uuid.UUID, int, tuple[tuple[str, str], ...]], Replay] = {}


def run_replay(*, run: Run, index: int, client: str = "") -> Replay:
    """Replay game `index` (from 0) step by step.  Only counted games can be replayed: they are known to end soon.

    In a comparison of n games, index i is game i of the first deck, and n + i the same game of the second.
    client: the key of the rate limit on slow replays (TooMany); by default the run's owner.
    """
    plays = replays_of(run)
    if not 0 <= index < run.games * plays:
        raise NotFound(gettext("This run has games 0 to %(last)s.") % {"last": run.games * plays - 1})
    game = game_of(run, index)
    chunk = run.chunks.filter(first__lte=game).order_by("-first").values("status", "first", "games").first()
    is_played = chunk is not None and chunk["status"] == Chunk.Status.DONE and game < chunk["first"] + chunk["games"]
    if not is_played:
        raise NotFound(gettext("Game %(index)s has not been played in this run.") % {"index": index})
    if prepare.versions_of(game_by_slug(run.game_id), run.mode) != run.versions:
        sentence = gettext("The rules or the card data have changed since this run; run it again to see its games.")
        raise Conflict(sentence, code="versions_changed")
    key = (run.pk, index, tuple(sorted(run.versions.items())))
    replay = _replays.get(key)
    if replay is None:
        if run.queue != queues.ORDINARY:
            spend(bucket="slow_replay", key=client or run.owner_key)
        replay = _play(run, index)
        while len(_replays) >= REPLAYS_KEPT:
            _replays.pop(next(iter(_replays), key), None)
        _replays[key] = replay
    return replay


def _play(run: Run, index: int) -> Replay:
    """Play the game of this replay again."""
    rules, decklists, game = game_by_slug(run.game_id), prepare.decklists_of_run(run), game_of(run, index)
    cell, game_of_cell = cell_of_game(index, cells_of_plan(run.plan)) if run.mode == MATCHUPS else (None, game)
    own = own_cards_of_run(run)
    prepared = prepare.prepare(rules, decklists, run.options, run.mode, run.plan, variants=run.mode == COMPARE, cell=cell, own=own)
    if isinstance(prepared, Matchups) and cell:
        return replace(prepared.cells[cell].replay(run.seed, game_of_cell), index=index)
    if isinstance(prepared, Paired):
        return replace(prepared.sides()[index // run.games].replay(run.seed, game), index=index)
    return prepared.replay(run.seed, index)


def replays_of(run: Run) -> int:
    """The number of games with a replay for each index: all games of match-ups, both of a comparison, else the deck's own."""
    if run.mode == MATCHUPS:
        return 2 * len(cells_of_plan(run.plan))
    return 2 if run.mode == COMPARE else 1


def game_of(run: Run, index: int) -> int:
    """The run's game number that the replay of this index belongs to."""
    return index % run.games if run.mode == COMPARE else index // replays_of(run)
