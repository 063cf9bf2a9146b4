"""A deck's history, and the comparison of two lists: two revisions, or two decks.

Only the owner sees the name and description of a revision; everyone who may see the deck sees the lists.
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
from decks.history.differences import differences
from decks.history.revisions import slots_of
from decks.legality import kept_list_of
from decks.models import Deck, DeckRevision
from decks.owners import owner_key
from decks.selectors import deck_list, deck_named, revision_get, revisions_of
from frontend.cards.catalogue import LocalizedCatalogue, owner_catalogue
from frontend.cards.shown import ShownSlot
from frontend.decks.decklist import ShownDeck, show_deck
from frontend.decks.views.deck_page import linked_deck
from frontend.runs.forms import StudyForm
from frontend.site.errors.error_text import error_sentence
from frontend.site.requests import digits_of
from frontend.site.responses import in_view, language, private
from games.contracts.decks import Decklist, Slot

PAGE_SIZE = 30
DECKS_OFFERED, REVISIONS_OFFERED = 50, 50


@dataclass(frozen=True, slots=True)
class Change:
    """One line of a difference, with the number of copies before and after."""

    row: ShownSlot
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Entry:
    """One revision with its changes.  older: the number of the previous revision; None for the oldest one stored."""

    revision: DeckRevision
    older: int | None
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class ComparedList:
    """One side of a comparison."""

    name: str
    token: str
    shown: ShownDeck


@require_safe
def deck_history(request: HttpRequest, token: str) -> HttpResponse:
    deck = linked_deck(token, request)
    in_view(request, deck.game_id)
    catalogue = owner_catalogue(deck, language())
    page = Paginator(revisions_of(deck), PAGE_SIZE).get_page(request.GET.get("page"))
    rows = list(page)
    older = list(revisions_of(deck).filter(number__lt=rows[-1].number)[:1]) if rows else []
    before = {new.pk: old for new, old in pairwise([*rows, *older])}
    context = {
        "deck": deck,
        "game": catalogue.game,
        "catalogue": catalogue,
        "is_owner": bool(deck.owner_key) and deck.owner_key == owner_key(request),
        "page": page,
        "entries": [_entry(catalogue, revision, before.get(revision.pk)) for revision in rows],
    }
    return private(render(request, "decks/history/history.html", context))


@require_safe
def deck_compare(request: HttpRequest, token: str) -> HttpResponse:
    """Compare two lists.

    with: the number of a revision, the token or link of a deck, or the id of the reader's own deck.  link: the same, typed instead.
    revision: the revision of this deck to compare from; by default the current list.
    """
    return render_comparison(request, linked_deck(token, request), request.GET)


def render_comparison(
    request: HttpRequest, deck: Deck, parameters: QueryDict, *, form: StudyForm | None = None, status: int = 200
) -> HttpResponse:
    """The page that compares two lists.  form: the submitted form for a comparison run, if it had errors."""
    in_view(request, deck.game_id)
    catalogue = owner_catalogue(deck, language())
    key = owner_key(request)
    reference = parameters.get("link", "").strip() or parameters.get("with", "").strip()
    context: dict[str, Any] = {
        "deck": deck,
        "game": catalogue.game,
        "catalogue": catalogue,
        "named": reference,
        "link": reference if parameters.get("link", "").strip() else "",
        "revision": parameters.get("revision", ""),
        "own_decks": _own_decks(key, deck),
        "revisions": list(revisions_of(deck)[:REVISIONS_OFFERED]),
    }
    try:
        if reference or "revision" in parameters:
            one, ours = _compared_list(catalogue, deck, parameters.get("revision", ""))
            other, theirs = _list_by_reference(catalogue, deck, reference, key)
            context |= {
                "one": one,
                "other": other,
                "sides": (one, other),
                "groups": _side_by_side(catalogue, ours, theirs),
                "same": not differences(ours, theirs),
                "form": form or StudyForm(),
                "can_play": bool(catalogue.game.goldfish and catalogue.game.goldfish.comparison),
            }
        elif not context["own_decks"] and len(context["revisions"]) > 1:  # propose the list before the last changes, not the same list
            context["named"] = str(context["revisions"][1].number)
    except (BadInput, NotFound) as error:
        status = error.status
        context |= {"error": error_sentence(error), "link": reference}
    return private(render(request, "decks/history/compare.html", context, status=status))


def _entry(catalogue: LocalizedCatalogue, revision: DeckRevision, older: DeckRevision | None) -> Entry:
    if older is None:
        return Entry(revision, None, ())
    return Entry(revision, older.number, tuple(_changes(catalogue, slots_of(older), slots_of(revision))))


def _changes(catalogue: LocalizedCatalogue, before: Iterable[Slot], after: Iterable[Slot]) -> list[Change]:
    changes = []
    for zone in differences(before, after):
        lines = [(code, 0, count) for code, count in zone.added]
        lines += [(code, count, 0) for code, count in zone.removed]
        changes += [Change(catalogue.slot(Slot(code, max(was, now), zone.zone)), was, now) for code, was, now in [*lines, *zone.changed]]
    return sorted(changes, key=lambda change: (-change.by, catalogue.name_key(change.row)))


def _compared_list(catalogue: LocalizedCatalogue, deck: Deck, number: str) -> tuple[ComparedList, Sequence[Slot]]:
    """The current list of the deck, or the revision with this number."""
    name, decklist = _list_of(deck, number)
    return ComparedList(name, deck.token, show_deck(catalogue, decklist, side=decklist.side or "")), decklist.slots


def _list_of(deck: Deck, number: str) -> tuple[str, Decklist]:
    if not number:
        return deck.name, Decklist(kept_list_of(deck).slots, deck.side or None)
    if (whole := digits_of(number)) is None:
        raise BadInput(gettext("A revision is a whole number."))
    revision = revision_get(deck=deck, number=whole)
    return gettext("Revision %(number)s") % {"number": revision.number}, Decklist(tuple(slots_of(revision)), revision.side or None)


def lists_to_compare(deck: Deck, reference: str, revision: str, key: str) -> tuple[tuple[str, Decklist], tuple[str, Decklist], Deck]:
    """The two named lists of a comparison, as in `deck_compare`, and the deck of the second list."""
    one = _list_of(deck, revision)
    if not reference or digits_of(reference) is not None:
        return one, _list_of(deck, reference), deck
    other = other_deck(deck, reference, key)
    return one, _list_of(other, ""), other


def _list_by_reference(catalogue: LocalizedCatalogue, deck: Deck, reference: str, key: str) -> tuple[ComparedList, Sequence[Slot]]:
    if not reference or digits_of(reference) is not None:
        return _compared_list(catalogue, deck, reference)
    return _compared_list(catalogue, other_deck(deck, reference, key), "")


def other_deck(deck: Deck, reference: str, key: str) -> Deck:
    """Another deck of the same game by its link, token or id."""
    return deck_by_reference(deck.game_id, reference, key)


def deck_by_reference(game: str, reference: str, key: str) -> Deck:
    """A deck of the game by its link, token or id."""
    try:
        other = deck_named(name=extract_token(reference), owner_key=key)
    except NotFound:
        raise NotFound(gettext("No deck that you can see was found for “%(named)s”.") % {"named": reference[:80]}) from None
    if other.game_id != game:
        raise BadInput(gettext("This is a deck of another game."))
    return other


def extract_token(text: str) -> str:
    """The deck's token or id from the user's text, which is the token, the id or the link of the deck's page.

    >>> extract_token("https://example.org/d/abc?x=1"), extract_token(" abc "), extract_token("http://[")
    ('abc', 'abc', 'http://[')
    """
    try:
        parts = urlsplit(text.strip()).path.split("/")
    except ValueError:
        return text.strip()
    return parts[parts.index("d") + 1] if "d" in parts[:-1] else text.strip()


def _side_by_side(catalogue: LocalizedCatalogue, ours: Sequence[Slot], theirs: Sequence[Slot]) -> list[tuple[str, list[Change]]]:
    """The union of both lists in the game's groups, with the number of copies in each list."""
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


def _own_decks(key: str, deck: Deck) -> list[Deck]:
    """The reader's decks to choose from."""
    if not key:
        return []
    decks = deck_list(owner_key=key, is_archived=False).filter(game=deck.game_id).exclude(pk=deck.pk)
    return list(decks.prefetch_related(None)[:DECKS_OFFERED])
