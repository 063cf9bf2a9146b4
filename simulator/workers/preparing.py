"""The deck of a run, prepared before its first game; meanwhile a thread renews the lease of the chunk.

To load the cards and to prepare the decks takes seconds, on a busy machine many.  Only the main thread does that, and it cannot ask between
two steps whether it is still alive for others; so a thread says so.  What is prepared serves the chunks of later turns too.
"""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from django.conf import settings
from django.db import Error, connection

from games.contracts.runs import PreparedGoldfish
from games.registry import game_by_slug
from simulator.models import Chunk, Run
from simulator.modes import OF_RACES
from simulator.races.race import Race
from simulator.requests import prepare
from simulator.requests.own_cards import own_cards_of_run
from simulator.services import claiming, ending
from simulator.workers.time_limit import RENEW, alarm_held_back

log = structlog.get_logger(__name__)

# Runs whose deck a process keeps between two turns: a process that plays two runs by turns prepares each once.
MOST_KEPT = 2


class GiveBack(Exception):
    """Release this chunk without a failure: the run is over, the lease was lost or the worker shuts down."""


class Deck:
    """The run's deck, prepared before its first game, so that a failure to prepare it is a failure of the chunk."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.prepared: PreparedGoldfish | None = None
        self.is_checked = False

    def ready(self, chunk: Chunk) -> PreparedGoldfish:
        """Return the prepared deck; fail the run and raise GiveBack if the rules or the card data have changed since the request."""
        run = self.run
        if not self.is_checked:  # once a turn
            if prepare.versions_of(game_by_slug(run.game_id), run.mode) != run.versions:
                ending.run_fail(run_id=run.pk, code="versions_changed")
                raise GiveBack
            self.is_checked = True
        if self.prepared is not None and not self._is_of_another_stage(chunk):
            return self.prepared
        self.prepared = None
        began = time.monotonic()
        with renewed_meanwhile(chunk), connection.execute_wrapper(_whole):
            self.prepared = self._prepared()
        if time.monotonic() - began > RENEW * settings.SIMULATION_LEASE_SECONDS and not claiming.chunk_renew(chunk=chunk):
            raise GiveBack  # the thread could not renew the lease, or the run is over; the deck is kept
        return self.prepared

    def _is_of_another_stage(self, chunk: Chunk) -> bool:
        return isinstance(self.prepared, Race) and not self.prepared.plan.has_world(chunk.first)

    def _prepared(self) -> PreparedGoldfish:
        run = self.run
        if run.mode in OF_RACES:
            run.refresh_from_db(fields=["plan"])  # another worker may have begun the stage
        own = own_cards_of_run(run)
        return prepare.prepare(game_by_slug(run.game_id), prepare.decklists_of_run(run), run.options, run.mode, run.plan, own=own)


def _whole(execute: Callable[..., Any], *query: Any) -> Any:
    """Run a query to its end before the alarm ends the preparation: the failure is stored over the same connection."""
    with alarm_held_back():
        return execute(*query)


@contextmanager
def renewed_meanwhile(chunk: Chunk) -> Iterator[None]:
    """Renew the lease of the chunk from another thread, with a connection of its own.

    Nobody waits for the thread's last query: it may wait for a locked database, and a lease that was released is renewed by nobody.
    """
    over = threading.Event()

    def renew() -> None:
        try:
            while not over.wait(RENEW * settings.SIMULATION_LEASE_SECONDS) and _is_renewed(chunk):
                pass
        finally:
            connection.close()

    threading.Thread(target=renew, name="renew", daemon=True).start()
    try:
        yield
    finally:
        over.set()


def _is_renewed(chunk: Chunk) -> bool:
    """Whether the chunk is still ours, as far as the database answers."""
    try:
        return claiming.chunk_renew(chunk=chunk)
    except Error as error:
        log.warning("lease_not_renewed", run=str(chunk.run_id), chunk=chunk.index, error=str(error))
    return True


_kept: dict[uuid.UUID, Deck] = {}


def take_deck(run: Run) -> Deck:
    """The deck that this process kept of the run, or a new one.  Nobody else has it until `keep_deck`."""
    deck = _kept.pop(run.pk, None) or Deck(run)
    deck.run, deck.is_checked = run, False
    return deck


def keep_deck(deck: Deck) -> None:
    """Keep the deck for the next turn of its run; of others, the longest kept is dropped."""
    if deck.prepared is None:
        return
    _kept[deck.run.pk] = deck
    for oldest in list(_kept)[:-MOST_KEPT]:
        _kept.pop(oldest, None)


def forget_deck(run: Run) -> None:
    """Drop the deck of a run that has no chunk left."""
    _kept.pop(run.pk, None)
