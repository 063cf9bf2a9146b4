"""The search index of public decks: their sizes, and the formats in which they are legal today.

`index_deck` writes it in the transaction that saves a deck.  New data, and a day on which a dated list of the game begins or ends, change
verdicts without a save.  `Deck.indexed` therefore holds the stamp of what the deck was judged by, and the sweeper indexes the decks whose
stamp is not that of today (`refresh_index`).  Only searches read the index; pages and the API judge a deck when they show it.
"""

from __future__ import annotations

import re
import time
import uuid
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from hashlib import blake2b
from typing import Any

from django.db import transaction
from django.db.models import OuterRef, Q, Subquery
from django.utils import timezone

from cards.data.pools import catalogue_of
from cards.models import Game as GameRow
from cards.render_cache import for_a_version
from decks.legality import decklist_of, verdicts
from decks.models import Deck, DeckQuerySet, LegalFormat
from decks.own_cards.pools import pool_with
from decks.own_cards.selectors import own_cards_named
from games.contracts.decks import Decklist, Slot
from games.registry import GAMES

_DAY = re.compile(r"\d{4}-\d\d-\d\d")
BATCH = 50  # decks in one transaction, so that no other write waits long


def stamp_of(game: GameRow, day: date) -> str:
    """A hash of everything but the deck that decides its verdicts on this day: the data, the rules, and the dated lists in force."""
    began = max((start for start in _change_days(game.slug, game.data_version) if start <= day.isoformat()), default="")
    content = f"{game.data_version} {game.loaded_from} {began}"
    return blake2b(content.encode(), digest_size=10).hexdigest()


@for_a_version(most=2 * len(GAMES))
def _change_days(slug: str, version: str) -> frozenset[str]:
    """The days on which a dated list or erratum of the game begins or ends, as YYYY-MM-DD."""
    catalogue = catalogue_of(slug, version)
    return frozenset(_dates([catalogue.cards, catalogue.objective_sets, catalogue.formats]))


def _dates(data: Any) -> Iterator[str]:
    """The values of every `since` and `until` in nested data."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in ("since", "until") and isinstance(value, str) and _DAY.fullmatch(value):
                yield value
            else:
                yield from _dates(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _dates(value)


# --- writing ---------------------------------------------------------------------------------------------------------


def index_deck(deck: Deck, slots: Iterable[Slot], game: GameRow) -> None:
    """Set the deck's `size` and `indexed`, and write the formats in which it is legal.  A deck that is not public loses its entry.

    Call it before the deck is saved, in the transaction that locked or creates it.
    """
    if deck.visibility == Deck.Visibility.PUBLIC:
        legal = _judge(deck, Decklist(tuple(slots), deck.side or None).played, game)
    elif deck.indexed:
        deck.indexed, deck.size, legal = "", 0, frozenset()
    else:
        return
    _write_formats({deck.pk: legal})


def _judge(deck: Deck, decklist: Decklist, game: GameRow) -> frozenset[str]:
    """Set the deck's `size` and `indexed`.  Return the formats in which it is legal today."""
    today = timezone.now().date()
    deck.indexed, deck.size = stamp_of(game, today), size_of(decklist, game)
    own = own_cards_named(game=game.slug, owner_key=deck.owner_key, codes=[slot.code for slot in decklist.slots])
    results = verdicts(game=game.slug, decklist=decklist, on=today, pool=pool_with(game.slug, own, game.data_version))
    return frozenset(verdict.format for verdict in results if verdict.legal)


def _write_formats(legal: Mapping[uuid.UUID, frozenset[str]]) -> None:
    """Make the rows of these decks those of `legal`: deck -> formats."""
    rows = {(deck, code): pk for pk, deck, code in LegalFormat.objects.filter(deck__in=legal).values_list("pk", "deck", "format")}
    wanted = {(deck, code) for deck, codes in legal.items() for code in codes}
    if gone := [pk for key, pk in rows.items() if key not in wanted]:
        LegalFormat.objects.filter(pk__in=gone).delete()
    LegalFormat.objects.bulk_create([LegalFormat(deck_id=deck, format=code) for deck, code in sorted(wanted - rows.keys())])


def size_of(decklist: Decklist, game: GameRow) -> int:
    """The number of cards, including those of objective sets but not leaders."""
    holds = {zone.code: zone.holds for zone in GAMES[game.slug].decks.zones}
    in_sets = _cards_in_sets(game.slug, game.data_version)
    return sum(
        slot.quantity * (in_sets.get(slot.code, 0) if holds.get(slot.zone) == "objective_sets" else 1)
        for slot in decklist.slots
        if holds.get(slot.zone, "leaders") != "leaders"
    )


@for_a_version(most=2 * len(GAMES))
def _cards_in_sets(slug: str, version: str) -> dict[str, int]:
    return {record["code"]: len(record["printings"]) for record in catalogue_of(slug, version).objective_sets}


# --- refreshing ------------------------------------------------------------------------------------------------------


def outdated_decks(game: GameRow) -> DeckQuerySet:
    """The public decks of the game whose index is not from today's data.

    PostgreSQL may read all decks to find the first of them, as it cannot know that there are few: see `some_outdated`.
    """
    stamp = stamp_of(game, timezone.now().date())
    return _public(game).filter(Q(indexed__lt=stamp) | Q(indexed__gt=stamp))


def some_outdated(game: GameRow, most: int) -> list[Deck]:
    """At most this many of the outdated decks, from one end of the database's index of stamps."""
    stamp, decks = stamp_of(game, timezone.now().date()), _public(game).prefetch_related("slots")
    return list(decks.filter(indexed__lt=stamp).order_by("indexed")[:most]) or list(
        decks.filter(indexed__gt=stamp).order_by("-indexed")[:most]
    )


def games_with_outdated_decks() -> list[str]:
    """The slugs of these games, found by the first and the last stamp of each game.  2 queries."""
    of_game = Deck.objects.filter(visibility=Deck.Visibility.PUBLIC, game=OuterRef("pk")).values("indexed")
    games = GameRow.objects.filter(slug__in=list(GAMES))
    stamps = {game.slug: stamp_of(game, timezone.now().date()) for game in games}
    ends = games.annotate(first=Subquery(of_game.order_by("indexed")[:1]), last=Subquery(of_game.order_by("-indexed")[:1]))
    return [slug for slug, *found in ends.values_list("slug", "first", "last") if set(found) - {stamps[slug], None}]


def _public(game: GameRow) -> DeckQuerySet:
    return Deck.objects.filter(visibility=Deck.Visibility.PUBLIC, game=game)


def refresh_index(*, seconds: float | None = None) -> int:
    """Index outdated decks for at most this many seconds, by default until none is left.  Return the number of decks indexed."""
    deadline = None if seconds is None else time.monotonic() + seconds
    total = 0
    for game in GameRow.objects.filter(slug__in=list(GAMES)):
        while done := _refresh_batch(game):
            total += done
            if deadline is not None and time.monotonic() > deadline:
                return total
    return total


def _refresh_batch(game: GameRow) -> int:
    """Judge decks before the transaction: the first verdicts load the whole data of a game, and meanwhile locked rows would wait."""
    decks = {deck.pk: deck for deck in some_outdated(game, BATCH)}
    legal = {deck.pk: _judge(deck, decklist_of(deck), game) for deck in decks.values()}
    with transaction.atomic():
        locked = outdated_decks(game).filter(pk__in=decks).order_by("pk").select_for_update().values_list("pk", flat=True)
        unchanged = [decks[pk] for pk in locked]  # a deck that was saved meanwhile has been indexed by that
        _write_formats({deck.pk: legal[deck.pk] for deck in unchanged})
        Deck.objects.bulk_update(unchanged, ["size", "indexed"])
    return len(decks)


def forget_index() -> None:
    """Mark every deck as outdated; searches use the old entries until `refresh_index` replaces them."""
    Deck.objects.exclude(indexed="").update(indexed="")
