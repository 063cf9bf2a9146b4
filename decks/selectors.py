"""Queries for decks.  Pages, endpoints, exports and tasks all use them; a deck that the caller may not see is reported as NotFound."""

from __future__ import annotations

import uuid
from collections.abc import Iterable

from django.db.models import Q, QuerySet, Sum
from django.utils.translation import gettext

from cards.errors import NotFound
from decks.models import Deck, DeckQuerySet, DeckRevision, DeckSlot
from decks.retention import mark_opened
from decks.room import with_tag


def deck_list(
    *,
    owner_key: str,
    is_built: bool | None = None,
    is_archived: bool | None = None,
    folder: str | None = None,
    tag: str = "",
) -> DeckQuerySet:
    """The decks of one owner with their slots, most recently changed first.

    is_built, is_archived: only the decks that are, or only the others.
    folder: only the decks in this folder; "" for those in none.
    tag: only the decks with this tag, in any spelling that folds to the same.
    """
    decks = Deck.objects.owned_by(owner_key).prefetch_related("slots")
    if is_built is not None:
        decks = decks.filter(is_built=is_built)
    if is_archived is not None:
        decks = decks.filter(is_archived=is_archived)
    if folder is not None:
        decks = decks.filter(folder=folder)
    return with_tag(decks, tag) if tag else decks


def decks_last_edited(*, owner_key: str, game: str, side: str = "", most: int = 8) -> list[Deck]:
    """One owner's decks of a game that a card of this side can join, the last edited first, without their slots and without the archive.

    No query without an owner.
    """
    if not owner_key:
        return []
    decks = Deck.objects.owned_by(owner_key).filter(game=game, is_archived=False)
    return list((decks.filter(side__in=("", side)) if side else decks)[:most])


def unused_name(name: str, *, owner_key: str) -> str:
    """The name, with the first number from 2 on behind it if a deck of this owner has it: "New deck", "New deck 2".

    Nothing but its name tells two decks apart where a deck is chosen from a list.
    """
    used = set(Deck.objects.owned_by(owner_key).filter(name__startswith=name).values_list("name", flat=True))
    names = (f"{name} {number}" for number in range(2, len(used) + 2))
    return name if name not in used else next(each for each in names if each not in used)


def deck_for_owner(*, owner_key: str, pk: uuid.UUID | str, with_slots: bool = True) -> Deck:
    """A deck by its id.  Raise NotFound if it belongs to another owner.

    with_slots: read the slots, too; a service that changes the deck reads them itself, under its lock.
    """
    decks = deck_list(owner_key=owner_key) if with_slots else Deck.objects.owned_by(owner_key)
    try:
        deck = decks.get(pk=uuid.UUID(str(pk)))
    except (ValueError, Deck.DoesNotExist):
        raise NotFound(gettext("There is no such deck.")) from None
    mark_opened(deck)
    return deck


def deck_by_token(*, token: str, owner_key: str = "") -> Deck:
    """A deck by the token of its share link.  Raise NotFound for a private deck, unless `owner_key` is its owner."""
    shared = ~Q(visibility=Deck.Visibility.PRIVATE)
    if owner_key:
        shared |= Q(owner_key=owner_key)
    try:
        deck = Deck.objects.filter(shared, token=token).prefetch_related("slots").get()
    except Deck.DoesNotExist:
        raise NotFound(gettext("There is no such deck.")) from None
    mark_opened(deck)
    return deck


def is_visible(deck: Deck, *, owner_key: str) -> bool:
    """Whether this reader may see the deck by its link: it is not private, or their own."""
    return deck.visibility != Deck.Visibility.PRIVATE or (bool(owner_key) and deck.owner_key == owner_key)


def decks_by_tokens(*, tokens: Iterable[str], owner_key: str = "") -> dict[str, Deck]:
    """token -> deck, for those of these share links that lead to a deck that this reader may see.  Two queries."""
    shared = ~Q(visibility=Deck.Visibility.PRIVATE)
    if owner_key:
        shared |= Q(owner_key=owner_key)
    return {deck.token: deck for deck in Deck.objects.filter(shared, token__in=set(tokens)).prefetch_related("slots")}


def copies_by_zone(decks: Iterable[Deck]) -> dict[uuid.UUID, dict[str, int]]:
    """The number of copies in each zone that has any, of each of these decks.  One query, which reads no slot into memory."""
    counts: dict[uuid.UUID, dict[str, int]] = {deck.pk: {} for deck in decks}
    if counts:
        rows = (
            DeckSlot.objects.filter(deck__in=counts).order_by("deck", "zone").values_list("deck", "zone").annotate(copies=Sum("quantity"))
        )
        for deck, zone, copies in rows:
            counts[deck][zone] = copies
    return counts


# --- history ---------------------------------------------------------------------------------------------------------


def deck_named(*, name: str, owner_key: str) -> Deck:
    """A deck by its id (the owner's own decks only) or by its link's token.  Raise NotFound if this owner may not see it."""
    try:
        return deck_for_owner(owner_key=owner_key, pk=uuid.UUID(name))
    except ValueError:
        return deck_by_token(token=name[:64], owner_key=owner_key)


def revisions_of(deck: Deck) -> QuerySet[DeckRevision]:
    """The deck's revisions, newest first."""
    return deck.revisions.all()


def revision_get(*, deck: Deck, number: int) -> DeckRevision:
    revision = deck.revisions.filter(number=number).first() if 0 < number < 2**31 else None
    if revision is None:
        raise NotFound(gettext("This deck has no revision %(number)s.") % {"number": number})
    return revision


def deck_source(*, deck: Deck, owner_key: str) -> Deck | None:
    """The original of a copied deck, if it may be listed for this owner.

    None for an unlisted original of another owner: its link was shared with one person, and a copy must not pass it on.
    """
    if deck.copied_from_id is None:
        return None
    return Deck.objects.listed_for(owner_key).filter(pk=deck.copied_from_id).first()


def deck_copies(*, deck: Deck, owner_key: str) -> DeckQuerySet:
    """The copies of a deck that may be listed for this owner, most recently changed first."""
    return Deck.objects.listed_for(owner_key).filter(copied_from=deck)
