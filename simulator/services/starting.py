"""Start a run: find the run of an equal request, or store a new one with its chunks."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import NotFound, Refused, TooMany
from cards.models import Game as GameRow
from decks.models import Deck
from simulator.models import Chunk, RequestKey, Run
from simulator.modes import MATCHUPS, OF_ONE_DECK
from simulator.requests import queues
from simulator.requests.check import CheckedRequest, check_idempotency_key, check_request
from simulator.requests.digests import REPORT_VERSION, digest
from simulator.requests.lists import lists_data
from simulator.requests.own_cards import own_cards_of_request
from simulator.requests.prepare import about, legal_or_draft, prepare, versions_of
from simulator.requests.request import BATCH, RunRequest
from simulator.services.waking import run_wake
from simulator.statistics.blocks import block_size
from simulator.statistics.searched import SEARCH_VERSION

log = structlog.get_logger(__name__)


def run_start(request: RunRequest, *, owner_key: str, client: str = "", idempotency_key: str = "") -> tuple[Run, bool]:
    """Return the run of this request and whether it is new; a new one is queued.

    client: the key of the rate limit (an address); "" for the owner.
    Raises BadInput, NotFound, TooMany, or Refused ("deck_not_legal" or "deck_not_playable", with every problem).
    """
    checked = check_request(request, own_cards_of_request(request, owner_key=owner_key))
    idempotency_key = check_idempotency_key(idempotency_key)
    data = _request_data(checked)
    data_hash = digest(data)
    if idempotency_key and (known := _by_key(owner_key, idempotency_key, data_hash)):
        return known, False

    versions = versions_of(checked.rules, checked.mode)
    seed = secrets.randbits(32) if checked.seed is None else checked.seed
    # A report of an older version is not the answer to the same request, nor is a run that has not kept what its searches answered.
    report = [REPORT_VERSION, SEARCH_VERSION] if checked.slow else REPORT_VERSION
    request_hash = digest({**data, "seed": seed, "versions": versions, "report": report})
    deck, *further_decks = [side.deck for side in request.sides]
    if first := _same_request(owner_key, request_hash):
        _attach(first, deck)
        if idempotency_key:
            first = _keep_key(owner_key, idempotency_key, data_hash, first)
        return first, False

    is_legal = [legal_or_draft(checked.rules, each, draft=checked.draft, own=checked.own) for each in checked.lists]
    prepared = prepare(checked.rules, checked.lists, checked.options, checked.mode, checked.plan, own=checked.own)
    spend(bucket="simulation", key=client or owner_key)
    plan = {**checked.plan, "names": [side.name for side in request.sides], "decks": []}
    if checked.mode == MATCHUPS:  # their ids remain when a deck is deleted, so that a private deck's run does not become public
        plan["decks"] = sorted({str(each.pk) for each in further_decks if each is not None})
    run = Run(
        owner_key=owner_key,
        request_hash=request_hash,
        game_id=checked.rules.slug,
        deck=deck,
        other_deck=further_decks[0] if further_decks else None,
        deck_name=deck.name if deck else "",
        mode=checked.mode,
        decklist=data["deck"],
        options=checked.options,
        seed=seed,
        games=checked.games,
        versions=versions,
        queue=queues.SEARCH if checked.slow else queues.ORDINARY,
        plan=plan,
        about={**about(prepared), "legal": all(is_legal)},
    )
    chunk_games = max(1, (checked.slow or checked.mode_spec.chunk_games) // checked.plays)
    return _insert(run, chunk_games, idempotency_key, data_hash, unit=block_size(prepared))


def _request_data(checked: CheckedRequest) -> dict[str, Any]:
    """The request as JSON data; its digest identifies it."""
    return {
        "game": checked.rules.slug,
        "deck": lists_data(checked.lists, checked.own),
        "options": checked.options,
        "games": checked.games,
        "seed": checked.seed,
        "mode": checked.mode,
        **({"plan": checked.plan} if checked.plan else {}),
    }


def _same_request(owner_key: str, request_hash: str) -> Run | None:
    return Run.objects.filter(owner_key=owner_key, request_hash=request_hash, status__in=[*Run.ACTIVE, Run.Status.DONE]).first()


def _attach(run: Run, deck: Deck | None) -> None:
    """Link the run to the owner's own deck, if it was started from a bare list or from another owner's deck."""
    is_own = deck is not None and deck.owner_key == run.owner_key
    if is_own and deck is not None and run.mode in OF_ONE_DECK and (run.deck is None or run.deck.owner_key != run.owner_key):
        run.deck, run.deck_name = deck, deck.name
        with suppress(IntegrityError), transaction.atomic():  # the deck was deleted meanwhile: leave the run as it was
            run.save(update_fields=["deck", "deck_name"])


def _by_key(owner_key: str, key: str, data_hash: str) -> Run | None:
    known = RequestKey.objects.filter(owner_key=owner_key, key=key).select_related("run").first()
    if known is None:
        return None
    if known.data_hash != data_hash:
        raise Refused(gettext("This Idempotency-Key was used for another request."), code="idempotency_key_reused")
    return known.run


def _keep_key(owner_key: str, key: str, data_hash: str, run: Run) -> Run:
    try:
        with transaction.atomic():
            RequestKey.objects.create(owner_key=owner_key, key=key, data_hash=data_hash, run=run)
    except IntegrityError:  # another request with the same key was faster
        return _by_key(owner_key, key, data_hash) or run
    return run


def run_insert(run: Run, chunk_games: int, *, games: int | None = None, lead: int = 0) -> Run:
    """Store this run with its chunks and announce it, or find what an equal request has stored; TooMany as `run_start`.

    games: those of the chunks that can be played now; None for all of the run.  lead: as in `chunks`.
    """
    return _insert(run, chunk_games, "", "", unit=1, games=games, lead=lead)[0]


def _insert(
    run: Run, chunk_games: int, idempotency_key: str, data_hash: str, *, unit: int, games: int | None = None, lead: int = 0
) -> tuple[Run, bool]:
    """Store the run with its chunks and announce it after the commit; or find what an equal request stored meanwhile."""
    try:
        with transaction.atomic():
            # A lock on the game, so that counting an owner's runs and adding one is not a race.
            GameRow.objects.select_for_update(no_key=True).get(pk=run.game_id)
            active = Run.objects.filter(owner_key=run.owner_key, status__in=Run.ACTIVE, queue=run.queue)
            most = queues.most_active(run.queue)
            if active.count() >= most and not active.filter(request_hash=run.request_hash).exists():
                sentence = gettext("You have %(most)s runs waiting or running; wait for one to finish or cancel one.")
                raise TooMany(sentence % {"most": most}, retry_after=30)
            run.save(force_insert=True)
            if idempotency_key:  # the second of two equal requests with a random seed fails here
                RequestKey.objects.create(owner_key=run.owner_key, key=idempotency_key, data_hash=data_hash, run=run)
            Chunk.objects.bulk_create(
                Chunk(run=run, index=index, first=first, games=count)
                for index, (first, count) in enumerate(
                    chunks(
                        run.games if games is None else games,
                        chunk_games,
                        batched="precision" in run.plan,
                        most=queues.most_chunks(run.queue),
                        unit=unit,
                        lead=lead,
                    )
                )
            )
            transaction.on_commit(partial(run_wake, run_id=run.id, queue=run.queue))
    except IntegrityError:
        if idempotency_key and (known := _by_key(run.owner_key, idempotency_key, data_hash)):
            return known, False
        if first := _same_request(run.owner_key, run.request_hash):
            _attach(first, run.deck)
            return first, False
        decks = {pk for pk in (run.deck_id, run.other_deck_id) if pk}
        if Deck.objects.filter(pk__in=decks).count() < len(decks):  # a deck was deleted meanwhile
            raise NotFound(gettext("There is no such deck.")) from None
        raise
    log.info("run_started", run=str(run.id), game=run.game_id, games=run.games, seed=run.seed)
    return run, True


def chunks(
    games: int, chunk_games: int, *, batched: bool = False, most: int | None = None, unit: int = 1, lead: int = 0
) -> list[tuple[int, int]]:
    """Divide the games of a run into chunks: (first game, number of games) of each.

    A chunk has `chunk_games` games, about a second of work.  A short run gets smaller chunks, down to a tenth, so that several workers
    share it and its first results appear soon.  A long run gets larger chunks, so that there are at most `most`.

    batched: no chunk crosses a multiple of BATCH, so that the games before it can be counted separately.
    unit: this many consecutive games (a divisor of BATCH) stay in one chunk.
    lead: the games of the first chunk, if it shall be smaller than the others, so that somebody who waits sees first results at once;
        without `batched` and `unit`.
    """
    most = max(1, (most or settings.SIMULATION_MAX_CHUNKS) - bool(lead))
    size = max(min(chunk_games, -(-games // settings.SIMULATION_FEW_CHUNKS)), chunk_games // 10, -(-games // most), 1)
    size = -(-size // unit) * unit
    if batched:
        size = max(part for part in range(unit, BATCH + 1, unit) if BATCH % part == 0 and part <= size)
    lead = min(lead, size - 1, games)
    begin = [(0, lead)] if lead > 0 else []
    return begin + [(first, min(size, games - first)) for first in range(max(lead, 0), games, size)]
