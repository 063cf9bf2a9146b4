"""Queries about runs: permissions, state, report and replays of games."""

from __future__ import annotations

import uuid
from dataclasses import replace
from typing import Any

import structlog
from django.db.models import F, Q, QuerySet
from django.utils import timezone
from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import Conflict, NotFound
from decks.models import Deck
from games.contracts.report import Replay
from games.engine.tally import Tally, tally_from_record
from games.registry import game_by_slug
from simulator.models import Chunk, Run
from simulator.modes import COMPARE, MATCHUPS
from simulator.reasons import failure_data, stop_sentence
from simulator.report.build import in_order, in_words, report_of
from simulator.requests import prepare, queues
from simulator.requests.digests import digest
from simulator.requests.request import RunRequest, Side
from simulator.services import beats
from simulator.statistics.cells import cell_of_game, cells_of_plan
from simulator.statistics.comparisons import Paired
from simulator.statistics.matchups import Matchups

log = structlog.get_logger(__name__)

REPLAYS_KEPT = 16
_replays: dict[tuple[uuid.UUID, int, tuple[tuple[str, str], ...]], Replay] = {}  # by run, index and versions; the oldest first


def run_get(*, run_id: Any, owner_key: str = "") -> Run:
    """The run of this id, for a reader who may see it; NotFound for others.

    The owner of the run may always see it, like a copy of something they were shown.  Anyone else may see it too, as its address is
    unguessable, unless one of its decks is now private and not their own.
    """
    try:
        run = Run.objects.select_related("deck", "other_deck").filter(pk=uuid.UUID(str(run_id))).first()
    except ValueError:
        run = None
    if run is None or not (_is_owned(run, owner_key) or _decks_are_visible(run, owner_key)):
        raise NotFound(gettext("There is no such run."))
    return run


def run_to_repeat(*, run_id: Any, owner_key: str = "") -> Run:
    """The run, for a reader who may play it again; NotFound, even for its owner, if a deck is now another user's private deck.

    The run's owner keeps the report, but a new run would have a new link, which the deck's owner never allowed.
    """
    run = run_get(run_id=run_id, owner_key=owner_key)
    if not may_be_repeated(run, owner_key=owner_key):
        raise NotFound(gettext("A deck of this run is now private: you keep the report, but you cannot play the run again."))
    return run


def may_be_repeated(run: Run, *, owner_key: str) -> bool:
    return _decks_are_visible(run, owner_key)


def deck_of_run(run: Run, *, owner_key: str) -> Deck | None:
    """The run's deck in its present state, if this reader may see it."""
    return run.deck if run.deck is not None and _is_visible(run.deck, owner_key) else None


def _is_owned(run: Run, owner_key: str) -> bool:
    return bool(owner_key) and run.owner_key == owner_key


def _is_visible(deck: Deck, owner_key: str) -> bool:
    return deck.visibility != Deck.Visibility.PRIVATE or deck.owner_key == owner_key


def _decks_are_visible(run: Run, owner_key: str) -> bool:
    """May this reader see every deck of the run?  A deleted further deck may have been private, so only the run's owner passes."""
    further_ids = run.plan.get("decks", ())
    further = list(Deck.objects.filter(pk__in=further_ids)) if further_ids else []
    decks = [deck for deck in (run.deck, run.other_deck, *further) if deck]
    return all(_is_visible(deck, owner_key) for deck in decks) and (len(further) == len(further_ids) or _is_owned(run, owner_key))


def request_of_run(run: Run) -> RunRequest:
    """The request of this run, to change it and start another; NotFound as in `further_decks`."""
    names, lists = run.plan.get("names", ()), prepare.decklists_of_run(run)
    policies, options = run.plan.get("policies", ()), run.plan.get("players", ())
    rest = [deck for deck in further_decks(run) if deck.pk != run.other_deck_id]
    decks = [run.deck, run.other_deck or (rest.pop(0) if rest else None), *rest]
    sides = tuple(
        Side(
            lists[min(number, len(lists) - 1)],  # both sides of a match may have played with one list
            deck=decks[number] if number < len(decks) else None,
            name=names[number] if number < len(names) else "",
            policy=policies[number] if number < len(policies) else "",
            options=options[number] if number < len(options) else None,
        )
        for number in range(max(len(lists), len(names)))
    )
    return RunRequest(
        game=run.game_id,
        sides=sides,
        games=run.games,
        mode=run.mode,
        seed=run.seed,
        options=run.options if run.about.get("legal", True) else {**run.options, "draft": True},
        precision=run.plan.get("precision"),
        seconds=run.plan.get("seconds"),
    )


def further_decks(run: Run) -> list[Deck]:
    """The decks of the further sides of match-ups; NotFound if one was deleted, as it may have been private."""
    ids = run.plan.get("decks", ())
    decks = list(Deck.objects.filter(pk__in=ids)) if ids else []
    if len(decks) < len(ids):
        raise NotFound(gettext("A deck of this run was deleted; start a new run."))
    return decks


def run_for_owner(*, owner_key: str, run_id: Any) -> Run:
    """The run, for its owner; NotFound for everyone else."""
    run = run_get(run_id=run_id, owner_key=owner_key)
    if not owner_key or run.owner_key != owner_key:
        raise NotFound(gettext("There is no such run."))
    return run


def runs_of_deck(deck: Deck, *, owner_key: str) -> QuerySet[Run]:
    """This owner's runs of the deck, newest first; other people's runs can be opened only by address.

    The reports are not loaded.  Annotations hold their headline values: `won`, `side_0_wins` (shares) and `clock`; None if one is missing.
    """
    runs = Run.objects.filter(Q(deck=deck) | Q(other_deck=deck), owner_key=owner_key) if owner_key else Run.objects.none()
    return runs.defer("report", "about", "decklist").annotate(
        won=F("report__shares__won"), side_0_wins=F("report__shares__side_0_wins"), clock=F("report__clock")
    )


class TallyUnreadable(Exception):
    """The stored counts of a chunk are not a tally of this version.  Arguments: the chunk's index and the error."""


def tally_of(run: Run, *, games: int | None = None) -> Tally:
    """The merged counts of the finished chunks; raises TallyUnreadable.  games: only chunks that begin before this game."""
    total = Tally()
    done = run.chunks.filter(status=Chunk.Status.DONE)
    if games is not None:
        done = done.filter(first__lt=games)
    # A few at a time, so that the memory does not grow with the run.
    for index, record in done.order_by("index").values_list("index", "tally").iterator(chunk_size=4):
        try:
            total.merge(tally_from_record(record or {}))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise TallyUnreadable(index, repr(error)) from None
    return total


def run_report(run: Run, *, language: str = "en") -> dict[str, Any] | None:
    """The report on the games so far, in this language; None before the first chunk is done."""
    report = run.report
    if report is None:
        try:
            tally = tally_of(run)
        except TallyUnreadable as error:
            log.warning("tally_unreadable", run=str(run.pk), error=str(error))
            return None
        if not tally.games:
            return None
        reasons: dict[str, str] = {Run.Status.CANCELLED: "cancelled", Run.Status.FAILED: "failed"}
        report = report_of(run, tally, stop_reason=reasons.get(run.status, "running"))
    return {**in_words(in_order(report), language), "report_digest": run.report_digest or digest(report)}


def run_state(run: Run, *, language: str = "en") -> dict[str, Any]:
    """The run as the API shows it, with its times and speed, which are not part of the report.

    The stop reason and the failure are in the active language of the request.
    """
    failure = failure_data(run.failure)
    return {
        "id": str(run.id),
        "game": run.game_id,
        "mode": run.mode,
        "deck_name": run.deck_name,
        "status": str(run.status),
        "games": run.games,
        "games_done": run.games_done,
        "games_per_second": games_per_second(run),
        "seed": run.seed,
        "options": run.options,
        "legal": run.about.get("legal", True),
        "stop_reason": failure["detail"] if failure else stop_sentence(run.stop_reason),
        "failure": failure,
        "created": run.created.isoformat(),
        "started": run.started.isoformat() if run.started else None,
        "finished": run.finished.isoformat() if run.finished else None,
        "report": run_report(run, language=language),
    }


def games_per_second(run: Run) -> float | None:
    if not run.started or not run.games_done:
        return None
    seconds = ((run.finished or timezone.now()) - run.started).total_seconds()
    return round(run.games_done / seconds, 1) if seconds > 0 else None


def run_is_over(run: Run) -> bool:
    return run.status not in Run.ACTIVE


def run_replay(*, run: Run, index: int, client: str = "") -> Replay:
    """Replay game `index` (from 0) step by step.  Only counted games can be replayed: they are known to end soon.

    In a comparison of n games, index i is game i of the first deck, and n + i the same game of the second.
    client: the key of the rate limit on slow replays (TooMany); by default the run's owner.
    """
    plays = replays_of(run)
    if not 0 <= index < run.games * plays:
        raise NotFound(gettext("This run has the games 0 to %(last)s.") % {"last": run.games * plays - 1})
    game = game_of(run, index)
    chunk = run.chunks.filter(first__lte=game).order_by("-first").values("status", "first", "games").first()
    is_played = chunk is not None and chunk["status"] == Chunk.Status.DONE and game < chunk["first"] + chunk["games"]
    if not is_played:
        raise NotFound(gettext("Game %(index)s has not been played in this run.") % {"index": index})
    rules = game_by_slug(run.game_id)
    if prepare.versions_of(rules, run.mode) != run.versions:
        sentence = gettext("The rules or the card data have changed since; run it again to see its games.")
        raise Conflict(sentence, code="versions_changed")
    key = (run.pk, index, tuple(sorted(run.versions.items())))
    replay = _replays.get(key)
    if replay is None:  # cached, so that the game is not played again for each step that a reader looks at
        if run.queue != queues.ORDINARY:
            spend(bucket="slow_replay", key=client or run.owner_key)
        decklists = prepare.decklists_of_run(run)
        cell, game_there = cell_of_game(index, cells_of_plan(run.plan)) if run.mode == MATCHUPS else (None, game)
        prepared = prepare.prepare(rules, decklists, run.options, run.mode, run.plan, variants=run.mode == COMPARE, cell=cell)
        if isinstance(prepared, Matchups) and cell:
            replay = replace(prepared.cells[cell].replay(run.seed, game_there), index=index)
        elif isinstance(prepared, Paired):
            replay = replace(prepared.sides()[index // run.games].replay(run.seed, game), index=index)
        else:
            replay = prepared.replay(run.seed, index)
        while len(_replays) >= REPLAYS_KEPT:
            _replays.pop(next(iter(_replays), key), None)
        _replays[key] = replay
    return replay


def replays_of(run: Run) -> int:
    """The number of games with a replay for each index: all games of match-ups, both of a comparison, else the deck's own."""
    if run.mode == MATCHUPS:
        return 2 * len(cells_of_plan(run.plan))
    return 2 if run.mode == COMPARE else 1


def game_of(run: Run, index: int) -> int:
    """The run's game number that the replay of this index belongs to."""
    return index % run.games if run.mode == COMPARE else index // replays_of(run)


def workers_alive(queue: str = queues.ORDINARY) -> int:
    """The number of live workers that consume this queue."""
    return beats.workers_on(queue).count()
