"""Replays of the games of a run, step by step."""

from __future__ import annotations

import time
import uuid
from dataclasses import replace

from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import Conflict, NotFound
from games.contracts.report import Replay
from games.contracts.runs import Answers, Interruptible
from games.engine.search import OtherGame
from games.registry import game_by_slug
from simulator.models import Chunk, Run
from simulator.modes import COMPARE, MATCHUPS
from simulator.requests import prepare, queues
from simulator.requests.own_cards import own_cards_of_run
from simulator.statistics.cells import cell_of_game, cells_of_plan
from simulator.statistics.comparisons import Paired
from simulator.statistics.matchups import Matchups
from simulator.statistics.searched import ByIndex, replayed

REPLAYS_KEPT = 16
# Seconds after which a replay stops searching; with its preparation, less than the web server's time limit.
MOST_SECONDS = 10
# A cache by run, index and versions, oldest first, so that opening another step does not replay the game.
_replays: dict[tuple[uuid.UUID, int, tuple[tuple[str, str], ...]], Replay] = {}


def run_replay(*, run: Run, index: int, client: str = "") -> Replay:
    """Replay game `index` (from 0) step by step.  Only counted games can be replayed: they are known to end soon.

    In a comparison of n games, index i is game i of the first deck, and n + i the same game of the second.
    client: the key of the rate limit on replays that search again (TooMany); by default the run's owner.
    Conflict "versions_changed" if rules or cards have changed, "replay_too_long" if the search of an older run takes too long again.
    """
    plays = replays_of(run)
    if not 0 <= index < run.games * plays:
        raise NotFound(gettext("This run has games 0 to %(last)s.") % {"last": run.games * plays - 1})
    game = game_of(run, index)
    chunk = run.chunks.filter(first__lte=game).order_by("-first").values("pk", "status", "first", "games").first()
    if chunk is None or chunk["status"] != Chunk.Status.DONE or game >= chunk["first"] + chunk["games"]:
        raise NotFound(gettext("Game %(index)s has not been played in this run.") % {"index": index})
    if prepare.versions_of(game_by_slug(run.game_id), run.mode) != run.versions:
        raise rules_changed()
    key = (run.pk, index, tuple(sorted(run.versions.items())))
    replay = _replays.get(key)
    if replay is None:
        answers: Answers = ()
        if run.queue != queues.ORDINARY:  # only these search
            answers = answers_to(run, index, Chunk.objects.values_list("answers", flat=True).get(pk=chunk["pk"]))
            if not answers:
                spend(bucket="slow_replay", key=client or run.owner_key)
        try:
            replay = _play(run, index, answers)
        except OtherGame:
            raise rules_changed() from None
        while len(_replays) >= REPLAYS_KEPT:
            _replays.pop(next(iter(_replays), key), None)
        _replays[key] = replay
    return replay


def rules_changed() -> Conflict:
    """The error "versions_changed": the rules or cards of now play another game."""
    sentence = gettext("The rules or the card data have changed since this run; run it again to see its games.")
    return Conflict(sentence, code="versions_changed")


def answers_to(run: Run, index: int, stored: ByIndex) -> Answers:
    """What the searching policies of this game answered; empty if none searched, or an older version played the game.

    stored: those of its chunk.
    """
    found = stored.get(str(game_of(run, index)), ())
    place = index // run.games if run.mode == COMPARE else index % replays_of(run)
    return found[place] if place < len(found) else ()


def _play(run: Run, index: int, answers: Answers) -> Replay:
    """Play the game of this replay again."""
    rules, decklists, game = game_by_slug(run.game_id), prepare.decklists_of_run(run), game_of(run, index)
    cell, game_of_cell = cell_of_game(index, cells_of_plan(run.plan)) if run.mode == MATCHUPS else (None, game)
    own = own_cards_of_run(run)
    prepared = prepare.prepare(rules, decklists, run.options, run.mode, run.plan, variants=run.mode == COMPARE, cell=cell, own=own)
    until = time.monotonic() + MOST_SECONDS

    def check() -> None:
        if time.monotonic() > until:
            sentence = gettext("The policies of this game search for too long to show it; run the simulation again to see its games.")
            raise Conflict(sentence, code="replay_too_long")

    if isinstance(prepared, Interruptible):
        prepared.check_with(check)
    if isinstance(prepared, Matchups) and cell:
        return replace(replayed(prepared.cells[cell], run.seed, game_of_cell, answers), index=index)
    if isinstance(prepared, Paired):
        return replace(replayed(prepared.sides()[index // run.games], run.seed, game, answers), index=index)
    return replayed(prepared, run.seed, index, answers)


def replays_of(run: Run) -> int:
    """The number of games with a replay for each index: all games of match-ups, both of a comparison, else the deck's own."""
    if run.mode == MATCHUPS:
        return 2 * len(cells_of_plan(run.plan))
    return 2 if run.mode == COMPARE else 1


def game_of(run: Run, index: int) -> int:
    """The run's game number that the replay of this index belongs to."""
    return index % run.games if run.mode == COMPARE else index // replays_of(run)
