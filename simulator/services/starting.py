"""A run begins: an equal request's run is found, or a new one is stored with its chunks.  What is asked for is checked in `asking`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
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
from decks.exchange.importing import slot_data
from decks.models import Deck
from games.contracts.decks import Decklist
from simulator.models import Chunk, RequestKey, Run
from simulator.modes import OF_ONE_DECK
from simulator.requests import queues
from simulator.requests.digests import digest
from simulator.requests.prepare import about, legal_or_draft, prepare, versions_of
from simulator.requests.request import BATCH, Asked, asked_for, key_checked
from simulator.services.waking import run_wake
from simulator.statistics.blocks import unit_of

log = structlog.get_logger(__name__)


def run_start(
    *,
    owner_key: str,
    game: str,
    decklist: Decklist,
    deck: Deck | None = None,
    games: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    mode: str = "goldfish",
    others: Sequence[Decklist] = (),
    other_deck: Deck | None = None,
    names: Sequence[str] = (),
    policies: Sequence[str] = (),
    players: Sequence[Mapping[str, Any]] = (),
    more_decks: Iterable[Deck] = (),
    precision: Mapping[str, Any] | None = None,
    seconds: int | None = None,
    client: str = "",
    idempotency_key: str = "",
) -> tuple[Run, bool]:
    """The run of this request and whether it is new; a new one is queued.

    others: the lists of the other sides; of a match none where both play with the same cards.  names: what the sides are called.
    deck, other_deck: the stored decks that the lists are of; where either is private, so is the run.  more_decks: of further sides.
    policies, players: of each side its policy, "" for the usual one, and what that reads (`simulator.requests.players`).
    precision: {"of": metric, "half_width": w} stops the run as soon as its interval is that narrow, `games` then is the most.
    seconds: stop after so many, with what was played by then.
    client: whom the rate limit counts (an address), else the owner.  seed None: a random one of 32 bits.
    `options["draft"]` true plays a list that no format calls legal, if the rules can play it at all.
    BadInput, NotFound, Refused ("deck_not_legal", "deck_not_playable", each with every problem), TooMany.
    """
    asked = asked_for(
        game=game,
        mode=mode,
        lists=[decklist, *others],
        games=games,
        seed=seed,
        options=options,
        policies=policies,
        players=players,
        precision=precision,
        seconds=seconds,
    )
    idempotency_key = key_checked(idempotency_key)
    request = _request(asked)
    asked_hash = digest(request)
    if idempotency_key and (known := _by_key(owner_key, idempotency_key, asked_hash)):
        return known, False

    versions = versions_of(asked.rules, asked.mode)
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    request_hash = digest({**request, "seed": seed, "versions": versions})
    if first := _same_request(owner_key, request_hash):
        _attach(first, deck)
        if idempotency_key:
            first = _keep_key(owner_key, idempotency_key, asked_hash, first)
        return first, False

    verdicts_of = [legal_or_draft(asked.rules, each, draft=asked.draft) for each in asked.lists]
    prepared = prepare(asked.rules, asked.lists, asked.options, asked.mode, asked.plan)
    spend(bucket="simulation", key=client or owner_key)
    run = Run(
        owner_key=owner_key,
        request_hash=request_hash,
        game_id=asked.rules.slug,
        deck=deck,
        other_deck=other_deck,
        deck_name=deck.name if deck else "",
        mode=asked.mode,
        decklist=request["deck"],
        options=asked.options,
        seed=seed,
        games=asked.games,
        versions=versions,
        queue=queues.SEARCH if asked.slow else queues.ORDINARY,
        plan={**asked.plan, "names": list(names), "decks": sorted({str(each.pk) for each in more_decks})},
        about={**about(prepared), "legal": all(verdicts_of)},
    )
    chunk_games = max(1, (asked.slow or asked.how.chunk_games) // asked.plays)
    return _insert(run, chunk_games, idempotency_key, asked_hash, unit=unit_of(prepared))


def _request(asked: Asked) -> dict[str, Any]:
    """What was asked for as a JSON-shaped value; its hash is its name."""
    return {
        "game": asked.rules.slug,
        "deck": _deck_data(asked.lists),
        "options": asked.options,
        "games": asked.games,
        "seed": asked.seed,
        "mode": asked.mode,
        **({"plan": asked.plan} if asked.plan else {}),
    }


def _deck_data(lists: Sequence[Decklist]) -> dict[str, Any]:
    """The first side's list, with those of other sides in `others` if there are any."""
    first, *others = [{"slots": [slot_data(slot) for slot in each.slots], "side": each.side} for each in lists]
    return {**first, **({"others": others} if others else {})}


def _same_request(owner_key: str, request_hash: str) -> Run | None:
    return Run.objects.filter(owner_key=owner_key, request_hash=request_hash, status__in=[*Run.ACTIVE, Run.Status.DONE]).first()


def _attach(run: Run, deck: Deck | None) -> None:
    """A run of one deck that was asked for as a bare list, or as somebody else's, is one's own deck's when that is asked for."""
    is_own = deck is not None and deck.owner_key == run.owner_key
    if is_own and deck is not None and run.mode in OF_ONE_DECK and (run.deck is None or run.deck.owner_key != run.owner_key):
        run.deck, run.deck_name = deck, deck.name
        with suppress(IntegrityError), transaction.atomic():  # deleted since it was read: then the run stays what it was
            run.save(update_fields=["deck", "deck_name"])


def _by_key(owner_key: str, key: str, asked_hash: str) -> Run | None:
    known = RequestKey.objects.filter(owner_key=owner_key, key=key).select_related("run").first()
    if known is None:
        return None
    if known.asked_hash != asked_hash:
        raise Refused(gettext("This Idempotency-Key was used for another request."), code="idempotency_key_reused")
    return known.run


def _keep_key(owner_key: str, key: str, asked_hash: str, run: Run) -> Run:
    try:
        with transaction.atomic():
            RequestKey.objects.create(owner_key=owner_key, key=key, asked_hash=asked_hash, run=run)
    except IntegrityError:  # the same key at once
        return _by_key(owner_key, key, asked_hash) or run
    return run


def _insert(run: Run, chunk_games: int, idempotency_key: str, asked_hash: str, *, unit: int) -> tuple[Run, bool]:
    """Store the run with its chunks and announce it after the commit; or find what an equal request stored meanwhile."""
    try:
        with transaction.atomic():
            # One start at a time a game: counting an owner's runs and adding one is no race.
            GameRow.objects.select_for_update(no_key=True).get(pk=run.game_id)
            active = Run.objects.filter(owner_key=run.owner_key, status__in=Run.ACTIVE, queue=run.queue)
            most = queues.most_active(run.queue)
            if active.count() >= most and not active.filter(request_hash=run.request_hash).exists():
                sentence = gettext("You have %(most)s runs waiting or running; wait for one to finish or cancel one.")
                raise TooMany(sentence % {"most": most}, retry_after=30)
            run.save(force_insert=True)
            if idempotency_key:  # of two equal requests with a random seed the second fails here
                RequestKey.objects.create(owner_key=run.owner_key, key=idempotency_key, asked_hash=asked_hash, run=run)
            Chunk.objects.bulk_create(
                Chunk(run=run, index=index, first=first, games=count)
                for index, (first, count) in enumerate(
                    chunks(run.games, chunk_games, batched="precision" in run.plan, most=queues.most_chunks(run.queue), unit=unit)
                )
            )
            transaction.on_commit(partial(run_wake, run_id=run.id, queue=run.queue))
    except IntegrityError:
        if idempotency_key and (known := _by_key(run.owner_key, idempotency_key, asked_hash)):
            return known, False
        if first := _same_request(run.owner_key, run.request_hash):
            _attach(first, run.deck)
            return first, False
        decks = {pk for pk in (run.deck_id, run.other_deck_id) if pk}
        if Deck.objects.filter(pk__in=decks).count() < len(decks):  # deleted since it was read
            raise NotFound(gettext("There is no such deck.")) from None
        raise
    log.info("run_started", run=str(run.id), game=run.game_id, games=run.games, seed=run.seed)
    return run, True


def chunks(games: int, chunk_games: int, *, batched: bool = False, most: int | None = None, unit: int = 1) -> list[tuple[int, int]]:
    """(first game, games) of each chunk: `chunk_games`, about a second of work, but less (to a tenth) where that would make fewer
    chunks than SIMULATION_FEW_CHUNKS, so that a short run is shared and shows something soon; more beyond `most` chunks.

    batched: no chunk lies across a multiple of BATCH, so that the games before it can be counted by themselves.
    unit: so many games (a divisor of BATCH) stay together.
    """
    most = most or settings.SIMULATION_MAX_CHUNKS
    size = max(min(chunk_games, -(-games // settings.SIMULATION_FEW_CHUNKS)), chunk_games // 10, -(-games // most), 1)
    size = -(-size // unit) * unit
    if batched:
        size = max(part for part in range(unit, BATCH + 1, unit) if BATCH % part == 0 and part <= size)
    return [(first, min(size, games - first)) for first in range(0, games, size)]
