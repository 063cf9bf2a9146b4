"""All writing about runs: start, cancel, claim and finish chunks, complete, fail, sweep.  What is asked for is checked in `asking`.

request: game, decklist, options, seed, games, mode and versions; its hash is the run's name among its owner's runs.
time: the database's, in every comparison and everything compared, as the clocks of workers may differ.
claim: one conditional UPDATE gives a chunk to a worker with a lease and a token; every later write names that token, so what a
worker says after its lease was given to another changes nothing (fencing).
wake: a message "there is work for this run"; losing one costs time only.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import structlog
from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.db.models.functions import Now
from django.utils.translation import gettext

from cards.errors import NotFound, Refused, TooMany
from cards.limits import spend
from cards.models import Game as GameRow
from decks.importing import slot_data
from decks.models import Deck
from games.contracts import Decklist
from games.engine.tally import Tally
from simulator import queues, waking
from simulator.asking import BATCH, Asked, asked_for, key_checked
from simulator.models import Chunk, RequestKey, Run, WorkerBeat
from simulator.modes import MATCHUPS, OF_ONE_DECK
from simulator.preparing import about, legal_or_draft, prepare, versions_of
from simulator.units import unit_of

log = structlog.get_logger(__name__)

ACTIVE = (Run.Status.QUEUED, Run.Status.RUNNING)
MAX_ATTEMPTS = 3
KEY_HOURS = 24
BEAT_HOURS = 24


# --- start -----------------------------------------------------------------------------------------------------------


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
    policies, players: of each side its policy, "" for the usual one, and what that reads (`simulator.players`).
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


def digest(value: Any) -> str:
    """A name for a JSON-shaped value: equal values, equal names."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()).hexdigest()


def _same_request(owner_key: str, request_hash: str) -> Run | None:
    return Run.objects.filter(owner_key=owner_key, request_hash=request_hash, status__in=[*ACTIVE, Run.Status.DONE]).first()


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
            active = Run.objects.filter(owner_key=run.owner_key, status__in=ACTIVE, queue=run.queue)
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


def run_wake(*, run_id: uuid.UUID, queue: str | None = None, messages: int | None = None) -> bool:
    """Tell the workers of its queue that this run has work; False if that could not be said (the sweeper says it again)."""
    if queue is None:
        queue = Run.objects.filter(pk=run_id).values_list("queue", flat=True).first() or queues.ORDINARY
    if messages is None:
        messages = min(waking.MESSAGES, max(1, Chunk.objects.filter(run_id=run_id).exclude(status=Chunk.Status.DONE).count()))
    sent = waking.send(run_id, messages, queue)
    if sent:
        Run.objects.filter(pk=run_id).update(woken=Now())
    return sent


# --- play ------------------------------------------------------------------------------------------------------------


def run_begin(*, run: Run) -> bool:
    """Is this run to be played now?  Takes it from queued to running, unless another run of its owner is being played."""
    if run.status == Run.Status.RUNNING:
        return True
    try:
        with transaction.atomic():
            if Run.objects.filter(pk=run.pk, status=Run.Status.QUEUED).update(status=Run.Status.RUNNING, started=Now()):
                run.refresh_from_db(fields=["status", "started"])
                return run.status == Run.Status.RUNNING
    except IntegrityError:  # one running run an owner
        return False
    return Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING).exists()


def chunk_claim(*, run: Run, noting: Callable[[Chunk], None] = lambda chunk: None) -> Chunk | None:
    """The next chunk that nobody holds, now held by the caller; None when there is none or the run is over.

    noting: is told of the chunk, with the token that it is about to have, before the database is: whoever dies in between has left
    word of what it held.  Of several that want the same chunk one gets it, and the others are told of their next.
    """
    free = Q(status=Chunk.Status.QUEUED) | Q(status=Chunk.Status.RUNNING, lease_until__lt=Now())
    # No join: PostgreSQL looks again only at the chunk's own columns when two workers meet at one row.
    free &= Q(run__in=Run.objects.filter(pk=run.pk, status=Run.Status.RUNNING), attempts__lt=MAX_ATTEMPTS)
    while chunk := Chunk.objects.filter(free).order_by("index").first():
        of_this_attempt = Chunk.objects.filter(free, pk=chunk.pk, attempts=chunk.attempts)
        chunk.status, chunk.lease_token, chunk.attempts = Chunk.Status.RUNNING, uuid.uuid4(), chunk.attempts + 1
        noting(chunk)
        # `free` again: of two workers that chose the same row the second finds it taken, and looks again.
        if of_this_attempt.update(
            status=chunk.status, lease_token=chunk.lease_token, lease_until=Now() + _lease(), attempts=chunk.attempts
        ):
            return chunk
    return None


def chunk_renew(*, chunk: Chunk) -> bool:
    """Keep the chunk; False when the lease was lost meanwhile."""
    return bool(_mine(chunk).update(lease_until=Now() + _lease()))


class _NotMine(Exception):
    """Undo this transaction: the chunk is another's by now, or its run is over."""


def chunk_finish(*, chunk: Chunk, tally: Tally, milliseconds: int) -> bool:
    """Store the chunk's counts, once; False when the lease was lost or the run is over, and then nothing is changed."""
    record = tally.to_record()
    try:
        with transaction.atomic():
            # The run first: whoever ends it holds its row, so that what comes after the end finds it over and adds nothing.
            counted = Run.objects.filter(pk=chunk.run_id, status=Run.Status.RUNNING).update(games_done=F("games_done") + chunk.games)
            stored = counted and _mine(chunk).update(
                status=Chunk.Status.DONE,
                tally=record,
                milliseconds=milliseconds,
                lease_token=None,
                lease_until=None,
                error="",
                error_game=None,
            )
            if not stored:
                raise _NotMine
    except _NotMine:
        return False
    return True


def chunk_release(*, chunk: Chunk, error: str = "", error_game: int | None = None) -> bool:
    """Give the chunk back.  With an error it was an attempt that failed, and the third fails the run; without, it counts for nothing."""
    error = error.replace("\x00", "")[:500]  # PostgreSQL keeps no NUL
    with transaction.atomic():
        _lock(chunk.run_id)
        released = _mine(chunk).update(
            status=Chunk.Status.QUEUED,
            lease_token=None,
            lease_until=None,
            error=error,
            error_game=error_game,
            attempts=F("attempts") if error else F("attempts") - 1,
        )
        if released and error and chunk.attempts >= MAX_ATTEMPTS:
            chunk.error, chunk.error_game = error, error_game
            chunk_poisoned(chunk=chunk)
    return bool(released)


def chunk_left_behind(*, pk: int, token: uuid.UUID, error: str, error_game: int | None) -> bool:
    """Give back what a process held that is gone, and say that it can be played: nobody has to wait for the end of its lease.

    Where the lease was over first, so that another attempt is under way, that will say why this one failed, if it fails without a word.
    """
    chunk = Chunk.objects.filter(pk=pk).exclude(status=Chunk.Status.DONE).first()
    if chunk is None:
        return False
    log.warning("chunk_left_behind", run=str(chunk.run_id), chunk=chunk.index, game=error_game, attempt=chunk.attempts, error=error)
    if chunk.lease_token != token or not chunk_release(chunk=chunk, error=error, error_game=error_game):
        Chunk.objects.filter(pk=pk).exclude(status=Chunk.Status.DONE).update(error=error, error_game=error_game)
        return False
    if Run.objects.filter(pk=chunk.run_id, status__in=ACTIVE).exists():
        run_wake(run_id=chunk.run_id, messages=1)
    return True


def _lock(run_id: uuid.UUID) -> None:
    """Until the end of this transaction: a run's row is always taken before its chunks', so that nobody waits for each other."""
    list(Run.objects.select_for_update().filter(pk=run_id).values_list("pk"))


def _mine(chunk: Chunk) -> QuerySet[Chunk]:
    return Chunk.objects.filter(
        pk=chunk.pk, lease_token=chunk.lease_token, status=Chunk.Status.RUNNING, run__in=Run.objects.filter(status=Run.Status.RUNNING)
    )


def _lease() -> timedelta:
    return timedelta(seconds=settings.SIMULATION_LEASE_SECONDS)


# --- end -------------------------------------------------------------------------------------------------------------


def chunk_poisoned(*, chunk: Chunk) -> None:
    """The run cannot be finished: this chunk was tried as often as we try."""
    last = chunk.first + chunk.games - 1
    where = f"game {chunk.error_game}" if chunk.error_game is not None else f"games {chunk.first} to {last}"
    why = chunk.error or "the worker that played them went away each time"
    run_fail(
        run_id=chunk.run_id,
        code="chunk_failed",
        detail=f"Stopped after {MAX_ATTEMPTS} attempts at {where}: {why}.",
        first_game=chunk.first,
        last_game=last,
        game=chunk.error_game,
    )


def run_fail(*, run_id: uuid.UUID, code: str, detail: str, **more: Any) -> bool:
    """End the run as failed, with its reason and seed; False when it was over already."""
    with transaction.atomic():
        run = Run.objects.filter(pk=run_id, status__in=ACTIVE).first()
        if run is None:
            return False
        failure = {"code": code, "detail": detail, "seed": run.seed, **more}
        ended = _end(run, Run.Status.FAILED, detail, failure=failure)
    if ended:
        log.warning("run_failed", run=str(run_id), **failure)
    return ended


def run_cancel(*, run: Run) -> Run:
    """Stop the run; workers notice within SIMULATION_CANCEL_SECONDS.  One that is over stays as it is."""
    with transaction.atomic():
        _end(run, Run.Status.CANCELLED, "Cancelled.")
    run.refresh_from_db()
    return run


def run_complete(*, run: Run, report: dict[str, Any], games: int | None = None, reason: str = "All games were played.") -> bool:
    """Store the report of a run whose chunks are all done; True for the one caller who did it.

    games: end after so many of its games, which are done; whatever was played beyond them does not count.
    """
    with transaction.atomic():
        open_chunks = Chunk.objects.filter(run=OuterRef("pk")).exclude(status=Chunk.Status.DONE)
        if games is not None:
            open_chunks = open_chunks.filter(first__lt=games)
        done = Run.objects.filter(~Exists(open_chunks), pk=run.pk)
        more = {} if games is None else {"games_done": games}
        ended = _end(run, Run.Status.DONE, reason, among=done, report=report, report_digest=digest(report), **more)
        if ended and games is not None:
            Chunk.objects.filter(run=run, first__gte=games).delete()
    return ended


def _end(run: Run, status: Run.Status, reason: str, *, among: QuerySet[Run] | None = None, **fields: Any) -> bool:
    """One conditional UPDATE ends a run; afterwards its owner's next one is announced."""
    rows = Run.objects.all() if among is None else among
    ended = rows.filter(pk=run.pk, status__in=ACTIVE).update(status=status, finished=Now(), stop_reason=reason[:200], **fields)
    if ended:
        transaction.on_commit(partial(_wake_next, run.owner_key, run.queue))
    return bool(ended)


def _wake_next(owner_key: str, queue: str) -> None:
    waiting = Run.objects.filter(owner_key=owner_key, queue=queue, status=Run.Status.QUEUED).order_by("created").first()
    if waiting:
        run_wake(run_id=waiting.pk, queue=queue)


# --- sweep -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep did: chunks given back, runs failed, runs announced again, old rows removed."""

    requeued: int = 0
    failed: int = 0
    woken: int = 0
    removed: int = 0


def sweep(now: datetime | Now | None = None) -> Swept:
    """Repair what dead workers and lost messages left behind; decides from the rows alone, and may run anywhere, at any time, twice."""
    now = now or Now()
    requeued = failed = woken = 0
    for chunk in Chunk.objects.filter(status=Chunk.Status.RUNNING, lease_until__lt=now, run__status__in=ACTIVE):
        with transaction.atomic():
            _lock(chunk.run_id)
            expired = Chunk.objects.filter(pk=chunk.pk, lease_token=chunk.lease_token, lease_until__lt=now)
            if not expired.update(status=Chunk.Status.QUEUED, lease_token=None, lease_until=None):
                continue
            if chunk.attempts >= MAX_ATTEMPTS:
                chunk_poisoned(chunk=chunk)
                failed += 1
            else:
                requeued += 1
        log.warning("lease_expired", run=str(chunk.run_id), chunk=chunk.index, attempts=chunk.attempts)

    for queue in Run.objects.filter(status__in=ACTIVE).values_list("queue", flat=True).order_by().distinct():
        if workers_on(queue, now=now).exists():  # else nobody would hear, and messages would pile up
            woken += _wake_idle(queue, now)

    removed, _ = RequestKey.objects.filter(created__lt=now - timedelta(hours=KEY_HOURS)).delete()
    gone, _ = WorkerBeat.objects.filter(seen__lt=now - timedelta(hours=BEAT_HOURS)).delete()
    swept = Swept(requeued, failed, woken, removed + gone)
    if swept != Swept():
        log.info("swept", requeued=requeued, failed=failed, woken=woken, removed=swept.removed)
    return swept


def _wake_idle(queue: str, now: datetime | Now) -> int:
    """Announce the runs of this queue that nobody plays, though somebody could; how many."""
    held = Chunk.objects.filter(status=Chunk.Status.RUNNING, lease_until__gte=now)
    busy = held.filter(run__status=Run.Status.RUNNING, run__queue=queue).exists()
    # Where others are being played, a waiting run is most likely just waiting for its turn.
    patience = timedelta(seconds=settings.SIMULATION_WAKE_SECONDS * (4 if busy else 1))
    owner_plays = Run.objects.filter(owner_key=OuterRef("owner_key"), status=Run.Status.RUNNING, queue=queue).exclude(pk=OuterRef("pk"))
    idle = (
        Run.objects.filter(status__in=ACTIVE, queue=queue)
        .filter(Q(woken__isnull=True) | Q(woken__lt=now - patience))
        .filter(~Exists(held.filter(run=OuterRef("pk"))), ~Exists(owner_plays))
        .order_by("created")
    )
    return sum(run_wake(run_id=run.pk, queue=queue, messages=1 if busy else None) for run in idle)


def workers_on(queue: str, *, now: datetime | Now | None = None) -> QuerySet[WorkerBeat]:
    """The workers that take from this queue and said so within the last beats."""
    return WorkerBeat.objects.filter(seen__gt=(now or Now()) - beat_fresh(), queues__contains=queues.written([queue]))


def beat_fresh() -> timedelta:
    """How long after its last beat a worker still counts as there."""
    return timedelta(seconds=4 * settings.SIMULATION_BEAT_SECONDS)


def worker_beat(*, name: str, takes: Iterable[str] = queues.QUEUES) -> None:
    """This worker is there.  takes: the queues it takes from."""
    if not WorkerBeat.objects.filter(name=name).update(seen=Now()):
        said = {"started": Now(), "seen": Now(), "queues": queues.written(takes)}
        WorkerBeat.objects.update_or_create(name=name, defaults={"seen": Now()}, create_defaults=said)


def worker_gone(*, name: str) -> None:
    WorkerBeat.objects.filter(name=name).delete()


# --- when an owner's key changes (accounts/signals.py) -----------------------------------------------------------------


def owner_joined(*, old: str, new: str, **_: Any) -> None:
    """A run stays behind where the new owner asked for the same one or has one running; it is found by its address all the same."""
    theirs = Run.objects.filter(owner_key=new)
    same = theirs.exclude(status__in=[Run.Status.FAILED, Run.Status.CANCELLED]).values("request_hash")
    moved = Run.objects.filter(owner_key=old).exclude(request_hash__in=same)
    if theirs.filter(status=Run.Status.RUNNING).exists():
        moved = moved.exclude(status=Run.Status.RUNNING)
    moved.update(owner_key=new)
    RequestKey.objects.filter(owner_key=old).delete()  # they are good for a day, and for one who asks again


def owner_left(*, owner_key: str, **_: Any) -> None:
    """The runs go with their owner; a worker that still plays one finds nothing to write to."""
    _delete(Run.objects.filter(owner_key=owner_key))


def deck_goes(*, instance: Deck, **_: Any) -> None:
    """The runs of a private deck go with it: without it nobody could tell any more that they are private, too."""
    if instance.visibility == Deck.Visibility.PRIVATE:
        further = Q(mode=MATCHUPS, plan__decks__icontains=str(instance.pk))  # as text: SQLite cannot ask what a list contains
        _delete(Run.objects.filter(Q(deck=instance) | Q(other_deck=instance) | further))


def _delete(runs: QuerySet[Run]) -> None:
    with transaction.atomic():
        list(runs.order_by("pk").select_for_update().values_list("pk"))  # before their chunks, as everywhere
        runs.delete()
