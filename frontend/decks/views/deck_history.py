"""A deck's history and what sets two lists apart: its own revisions, or another deck.

A revision's name and description are its owner's alone; everyone who may see the deck sees its lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.errors import BadInput, NotFound
from decks.differences import differences
from decks.legality import decklist_of
from decks.models import Deck, DeckRevision
from decks.owners import owner_key
from decks.revisions import slots_of
from decks.selectors import deck_list, deck_named, revision_get, revisions_of
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.cards.shown import ShownSlot
from frontend.decks.decklist import ShownDeck, show_deck
from frontend.decks.views.deck_page import deck_behind
from frontend.runs.forms import StudyForm
from frontend.site.error_text import error_sentence
from frontend.site.responses import in_view, language, private
from games.contracts.decks import Decklist, Slot

PAGE_SIZE = 30
DECKS_OFFERED = 50


@dataclass(frozen=True, slots=True)
class Change:
    """One line of a difference: how many there were and are."""

    row: ShownSlot
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Entry:
    """One revision with what it changed; older: the number of the one before, None for the first that is kept."""

    revision: DeckRevision
    older: int | None
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """One side of a comparison."""

    name: str
    token: str
    shown: ShownDeck


@require_safe
def deck_history(request: HttpRequest, token: str) -> HttpResponse:
    deck = deck_behind(token, request)
    catalogue = localized_catalogue(in_view(request, deck.game_id), language())
    page = Paginator(revisions_of(deck), PAGE_SIZE).get_page(request.GET.get("page"))
    rows = list(page)
    older = list(revisions_of(deck).filter(number__lt=rows[-1].number)[:1]) if rows else []
    before = {new.pk: old for new, old in pairwise([*rows, *older])}
    context = {
        "deck": deck,
        "game": catalogue.game,
        "catalogue": catalogue,
        "mine": bool(deck.owner_key) and deck.owner_key == owner_key(request),
        "page": page,
        "entries": [_entry(catalogue, revision, before.get(revision.pk)) for revision in rows],
    }
    return private(render(request, "decks/history/history.html", context))


@require_safe
def deck_compare(request: HttpRequest, token: str) -> HttpResponse:
    """`with`: the number of a revision, the token or address of a deck, or the id of one's own; `revision`: compare from that one."""
    return compared(request, deck_behind(token, request), request.GET)


def compared(request: HttpRequest, deck: Deck, asked: QueryDict, *, form: StudyForm | None = None, status: int = 200) -> HttpResponse:
    """The page of both lists.  form: in which they are to be played, where something is wrong with it."""
    catalogue = localized_catalogue(in_view(request, deck.game_id), language())
    key = owner_key(request)
    named = asked.get("with", "").strip()
    context: dict[str, Any] = {"deck": deck, "game": catalogue.game, "catalogue": catalogue, "named": named, "own": _own(key, deck)}
    try:
        if named or "revision" in asked:
            one, ours = _of_deck(catalogue, deck, asked.get("revision", ""))
            other, theirs = _named(catalogue, deck, named, key)
            context |= {
                "one": one,
                "other": other,
                "sides": (one, other),
                "groups": _side_by_side(catalogue, ours, theirs),
                "same": not differences(ours, theirs),
                "revision": asked.get("revision", ""),
                "form": form or StudyForm(),
                "can_play": bool(catalogue.game.goldfish and catalogue.game.goldfish.comparison),
            }
    except (BadInput, NotFound) as error:
        status = error.status
        context["error"] = error_sentence(error)
    return private(render(request, "decks/history/compare.html", context, status=status))


def _entry(catalogue: LocalizedCatalogue, revision: DeckRevision, older: DeckRevision | None) -> Entry:
    if older is None:
        return Entry(revision, None, ())
    return Entry(revision, older.number, tuple(_changes(catalogue, slots_of(older), slots_of(revision))))


def _changes(catalogue: LocalizedCatalogue, before: Iterable[Slot], after: Iterable[Slot]) -> list[Change]:
    found = []
    for zone in differences(before, after):
        lines = [(code, 0, count) for code, count in zone.added]
        lines += [(code, count, 0) for code, count in zone.removed]
        found += [Change(catalogue.slot(Slot(code, max(was, now), zone.zone)), was, now) for code, was, now in [*lines, *zone.changed]]
    return sorted(found, key=lambda change: (-change.by, change.row.name))


def _of_deck(catalogue: LocalizedCatalogue, deck: Deck, number: str) -> tuple[Compared, Sequence[Slot]]:
    """The deck as it is, or the revision of this number."""
    name, decklist = _list_of(deck, number)
    return Compared(name, deck.token, show_deck(catalogue, decklist, side=decklist.side or "")), decklist.slots


def _list_of(deck: Deck, number: str) -> tuple[str, Decklist]:
    if not number:
        return deck.name, Decklist(decklist_of(deck).slots, deck.side or None)
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadInput(gettext("A revision is a whole number."))
    revision = revision_get(deck=deck, number=int(number))
    return gettext("Revision %(number)s") % {"number": revision.number}, Decklist(tuple(slots_of(revision)), revision.side or None)


def compared_lists(deck: Deck, named: str, revision: str, key: str) -> tuple[tuple[str, Decklist], tuple[str, Decklist], Deck]:
    """Both sides of a comparison as `deck_compare` names them, and the deck that the second is of."""
    one = _list_of(deck, revision)
    if not named or (named.isascii() and named.isdigit() and len(named) < 10):
        return one, _list_of(deck, named), deck
    other = other_deck(deck, named, key)
    return one, _list_of(other, ""), other


def _named(catalogue: LocalizedCatalogue, deck: Deck, named: str, key: str) -> tuple[Compared, Sequence[Slot]]:
    if not named or (named.isascii() and named.isdigit() and len(named) < 10):
        return _of_deck(catalogue, deck, named)
    return _of_deck(catalogue, other_deck(deck, named, key), "")


def other_deck(deck: Deck, named: str, key: str) -> Deck:
    """Another deck of the same game by its link, token or id."""
    return deck_linked(deck.game_id, named, key)


def deck_linked(game: str, named: str, key: str) -> Deck:
    """A deck of the game by its link, token or id."""
    try:
        other = deck_named(name=token_in(named), owner_key=key)
    except NotFound:
        raise NotFound(gettext("No deck that you can see was found for “%(named)s”.") % {"named": named[:80]}) from None
    if other.game_id != game:
        raise BadInput(gettext("This is a deck of another game."))
    return other


def token_in(text: str) -> str:
    """A deck's token or id out of what people paste: itself, or the address of its page.

    >>> token_in("https://example.org/d/abc?x=1"), token_in(" abc "), token_in("http://[")
    ('abc', 'abc', 'http://[')
    """
    try:
        parts = urlsplit(text.strip()).path.split("/")
    except ValueError:
        return text.strip()
    return parts[parts.index("d") + 1] if "d" in parts[:-1] else text.strip()


def _side_by_side(catalogue: LocalizedCatalogue, ours: Sequence[Slot], theirs: Sequence[Slot]) -> list[tuple[str, list[Change]]]:
    """Both lists as one, laid out as the game's players lay a list out, with how many of each either holds."""
    counts = ({(slot.zone, slot.code): slot.quantity for slot in slots} for slots in (ours, theirs))
    one, other = counts
    both = Decklist(tuple(Slot(code, max(one.get((zone, code), 0), other.get((zone, code), 0)), zone) for zone, code in {**one, **other}))
    shown = show_deck(catalogue, both)
    groups = []
    for group in shown.groups:
        keys = [(row, (row.zone.code, row.code)) for row in group.rows]
        changes = [Change(row, one.get(key, 0), other.get(key, 0)) for row, key in keys if key in one or key in other]
        if changes:
            groups.append((group.name, changes))
    return groups


def _own(key: str, deck: Deck) -> list[Deck]:
    """The reader's decks to choose from."""
    if not key:
        return []
    return list(deck_list(owner_key=key).filter(game=deck.game_id).exclude(pk=deck.pk).prefetch_related(None)[:DECKS_OFFERED])
