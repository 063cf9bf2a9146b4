"""Runs that a reader may see, the decks and the request of a run, and the number of workers."""

from __future__ import annotations

import json
import uuid
from typing import Any

from django.db.models import Count, F, Q, QuerySet
from django.utils.translation import gettext

from cards.errors import NotFound
from decks.models import Deck
from decks.selectors import is_visible
from simulator.models import Run
from simulator.modes import APART
from simulator.requests import prepare, queues
from simulator.requests.own_cards import own_cards_of_run
from simulator.requests.request import RunRequest, Side
from simulator.services import beats, tidying

# The words of a search by name that are read; the rest are ignored.
MAX_WORDS = 10
# Characters of such a search.
MAX_TEXT = 200


def run_get(*, run_id: Any, owner_key: str = "") -> Run:
    """The run of this id, for a reader who may see it; NotFound for others.

    The owner of the run may always see it, like a copy of something they were shown.  Anyone else may see it too, as its address is
    unguessable, unless one of its decks is now private and not their own.  Runs of the coach and races are seen only on their own pages.
    """
    try:
        run = Run.objects.select_related("deck", "other_deck").get(pk=uuid.UUID(str(run_id)))
    except (ValueError, Run.DoesNotExist):
        run = None
    if run is None or run.mode in APART or not (_is_owned(run, owner_key) or _decks_are_visible(run, owner_key)):
        raise NotFound(gettext("There is no such run."))
    tidying.mark_looked(run)
    return run


def run_to_repeat(*, run_id: Any, owner_key: str = "") -> Run:
    """The run, for a reader who may play it again; NotFound, even for its owner, if a deck is now another user's private deck.

    The run's owner keeps the report, but a new run would have a new link, which the deck's owner never allowed.
    """
    run = run_get(run_id=run_id, owner_key=owner_key)
    check_repeatable(run, owner_key=owner_key)
    return run


def check_repeatable(run: Run, *, owner_key: str) -> None:
    """NotFound as in `run_to_repeat`."""
    if not may_be_repeated(run, owner_key=owner_key):
        raise NotFound(gettext("A deck of this run is now private: you keep the report, but you cannot play the run again."))


def may_be_repeated(run: Run, *, owner_key: str) -> bool:
    return _decks_are_visible(run, owner_key)


def deck_of_run(run: Run, *, owner_key: str) -> Deck | None:
    """The run's deck in its present state, if this reader may see it."""
    return run.deck if run.deck is not None and is_visible(run.deck, owner_key=owner_key) else None


def run_for_owner(*, owner_key: str, run_id: Any) -> Run:
    """The run, for its owner; NotFound for everyone else."""
    run = run_get(run_id=run_id, owner_key=owner_key)
    if not owner_key or run.owner_key != owner_key:
        raise NotFound(gettext("There is no such run."))
    return run


def runs_of_owner(*, owner_key: str, game: str = "", text: str = "") -> QuerySet[Run]:
    """This owner's runs, newest first; other people's runs can be opened only by address.

    game: only the runs of this game.
    text: only the runs with each of these words in the name of a deck or side.
    The reports are not loaded.  Annotations hold their headline values: `won`, `side_0_wins` (shares) and `clock`; None if one is missing.
    """
    runs = Run.objects.filter(owner_key=owner_key).exclude(mode__in=APART) if owner_key else Run.objects.none()
    if game:
        runs = runs.filter(game=game)
    for word in text.split()[:MAX_WORDS]:
        runs = runs.filter(Q(deck_name__icontains=word) | _side_is_named(word))
    return runs.defer("report", "about", "decklist").annotate(
        won=F("report__shares__won"), side_0_wins=F("report__shares__side_0_wins"), clock=F("report__clock")
    )


def runs_of_deck(deck: Deck, *, owner_key: str) -> QuerySet[Run]:
    """As `runs_of_owner`, only the runs of this deck."""
    return runs_of_owner(owner_key=owner_key).filter(Q(deck=deck) | Q(other_deck=deck))


def runs_by_game(*, owner_key: str) -> dict[str, int]:
    """The number of this owner's runs of each game."""
    counts = runs_of_owner(owner_key=owner_key).order_by().values_list("game").annotate(runs=Count("pk"))
    return dict(counts.values_list("game", "runs"))


def _side_is_named(word: str) -> Q:
    """Runs with the word in the name of a side.  SQLite reads the names as the JSON that is stored, in which letters are escaped."""
    return Q(plan__names__icontains=word) | Q(plan__names__icontains=json.dumps(word)[1:-1])


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
            own_cards=own_cards_of_run(run),
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


def _is_owned(run: Run, owner_key: str) -> bool:
    return bool(owner_key) and run.owner_key == owner_key


def _decks_are_visible(run: Run, owner_key: str) -> bool:
    """Whether this reader may see every deck of the run.  A deleted further deck may have been private, so only the run's owner passes."""
    further_ids = run.plan.get("decks", ())
    further = list(Deck.objects.filter(pk__in=further_ids)) if further_ids else []
    decks = [deck for deck in (run.deck, run.other_deck, *further) if deck]
    return all(is_visible(deck, owner_key=owner_key) for deck in decks) and (len(further) == len(further_ids) or _is_owned(run, owner_key))


def workers_alive(queue: str = queues.ORDINARY) -> int:
    """The number of live workers that consume this queue."""
    return beats.workers_on(queue).count()
