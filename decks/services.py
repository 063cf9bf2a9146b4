"""Services that create, change, copy and delete decks.

A deck may be an illegal draft, but its data must be well formed.
Every write increments the deck's version.  A caller that passes the version it read gets LostUpdate if the deck has changed since.
`editor` identifies the browser session that writes; the history groups its bursts of edits (`decks.history.revisions`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from django.db import transaction
from django.utils.translation import gettext

from cards.data.pools import not_loaded
from cards.errors import LostUpdate, NotFound
from cards.models import Game as GameRow
from cards.texts.safe_text import clean_line, clean_text, field_error
from decks import room
from decks.history import revisions
from decks.legality import kept_list_of
from decks.models import Deck, DeckRevision, DeckSlot, share_token
from decks.own_cards.copying import copied_slots
from decks.own_cards.pools import pool_with
from decks.own_cards.selectors import own_cards_named
from decks.search.deck_index import index_deck
from decks.slots import MAX_SLOTS, check_slots, too_many_slots
from games.contracts.decks import Decklist, Slot
from games.contracts.game import Game as Rules
from games.registry import GAMES

MAX_NAME = 120
MAX_DESCRIPTION = 10_000


@transaction.atomic
def deck_create(
    *,
    owner_key: str,
    game: str,
    name: str,
    slots: Iterable[Slot] = (),
    side: str | None = None,
    description: str = "",
    notes: str = "",
    visibility: str = "unlisted",
    is_built: bool = False,
    folder: str = "",
    tags: Sequence[str] = (),
    is_archived: bool = False,
    editor: str = "",
    known: bool = True,
) -> Deck:
    """Create a deck for the game with slug `game`.  Raise BadInput with every invalid field, and store nothing.

    known: require every code to be in the loaded catalogue; a deck from another installation may contain other codes.
    """
    if not owner_key:
        raise ValueError("a deck needs an owner")
    rules, row = rules_of(game)
    checked = check_slots(rules=rules, slots=slots, known=known, owner_key=owner_key)
    deck = Deck(
        owner_key=owner_key,
        game_id=rules.slug,
        name=clean_line(name, field="name", longest=MAX_NAME),
        description=clean_text(description, field="description", longest=MAX_DESCRIPTION),
        notes=clean_text(notes, field="notes", longest=MAX_DESCRIPTION),
        visibility=_visibility(visibility),
        is_built=is_built,
        folder=room.clean_folder(folder),
        tags=(kept := room.clean_tags(tags)),
        tag_keys=room.keys_of(kept),
        is_archived=is_archived,
        side=_side(row, checked, check_side(rules, side), owner_key),
    )
    index_deck(deck, checked, row)
    deck.save(force_insert=True)
    _slots_create(deck, checked)
    revisions.record(deck=deck, slots=checked, editor=editor)
    return deck


@transaction.atomic
def deck_update(
    *,
    deck: Deck,
    expected_version: int | None = None,
    name: str | None = None,
    description: str | None = None,
    notes: str | None = None,
    visibility: str | None = None,
    is_built: bool | None = None,
    folder: str | None = None,
    tags: Sequence[str] | None = None,
    is_archived: bool | None = None,
    side: str | None = None,
    slots: Iterable[Slot] | Callable[[Decklist], Iterable[Slot] | None] | None = None,
    editor: str = "",
) -> Deck:
    """Change each field that is not None.  Raise LostUpdate if the deck's version is no longer `expected_version`.

    slots: the new slots, which replace all others; or a function that gets the locked list and returns the new slots, or None to
    keep the old ones.
    """
    rules, row = rules_of(deck.game_id)
    requested_side = None if side is None else check_side(rules, side)
    locked = _lock(deck, expected_version)
    new_slots = slots(kept_list_of(locked)) if callable(slots) else slots
    checked = None if new_slots is None else check_slots(rules=rules, slots=new_slots, owner_key=locked.owner_key)
    if name is not None:
        locked.name = clean_line(name, field="name", longest=MAX_NAME)
    if description is not None:
        locked.description = clean_text(description, field="description", longest=MAX_DESCRIPTION)
    if notes is not None:
        locked.notes = clean_text(notes, field="notes", longest=MAX_DESCRIPTION)
    if visibility is not None:
        locked.visibility = _visibility(visibility)
    if is_built is not None:
        locked.is_built = is_built
    if folder is not None:
        locked.folder = room.clean_folder(folder)
    if tags is not None:
        locked.tags = room.clean_tags(tags)
        locked.tag_keys = room.keys_of(locked.tags)
    if is_archived is not None:
        locked.is_archived = is_archived
    requested = (name, description, notes, visibility, is_built, folder, tags, is_archived, side)
    if checked is None and all(value is None for value in requested):
        return locked  # no change was requested: keep the version, so that other open editors stay up to date
    return _save(row, locked, checked, requested_side, editor)


@transaction.atomic
def deck_set_slot(*, deck: Deck, zone: str, code: str, quantity: int, expected_version: int | None = None, editor: str = "") -> Deck:
    """Set the quantity of `code` in `zone`; 0 removes the slot.  The other slots stay as they are in the database."""
    rules, row = rules_of(deck.game_id)
    remove = type(quantity) is int and quantity == 0
    new_slots = check_slots(rules=rules, slots=[Slot(code, 1 if remove else quantity, zone)], owner_key=deck.owner_key)
    locked = _lock(deck, expected_version)
    others = [slot for slot in kept_list_of(locked).slots if (slot.zone, slot.code) != (zone, code)]
    remaining = others if remove else [*others, *new_slots]
    if len(remaining) > MAX_SLOTS:
        raise too_many_slots(len(remaining))
    return _save(row, locked, remaining, None, editor)


@transaction.atomic
def deck_revert(*, deck: Deck, revision: DeckRevision, expected_version: int | None = None, editor: str = "") -> Deck:
    """Restore the list, name and description of a revision as a new revision; visibility and notes stay unchanged."""
    locked = _lock(deck, expected_version)
    if revision.deck_id != locked.pk:
        raise ValueError("a revision of another deck")
    locked.name, locked.description, locked.side = revision.name, revision.description, revision.side
    slots = revisions.slots_of(revision)  # validated when they were written; the catalogue may have changed since
    _slots_replace(locked, slots)
    locked.version += 1
    index_deck(locked, slots, GameRow.objects.get(pk=locked.game_id))
    locked.save()
    revisions.record(deck=locked, slots=slots, editor=editor, restored=revision.number)
    return locked


@transaction.atomic
def deck_renew_link(*, deck: Deck, expected_version: int | None = None) -> Deck:
    """Give the deck a new share link.  From then on the old one, its frames, pictures and QR codes lead nowhere."""
    locked = _lock(deck, expected_version)
    locked.token = share_token()
    locked.version += 1
    locked.save(update_fields=["token", "version"])
    return locked


@transaction.atomic
def deck_delete(*, deck: Deck, expected_version: int | None = None) -> None:
    _lock(deck, expected_version).delete()


@transaction.atomic
def deck_copy(*, deck: Deck, owner_key: str) -> Deck:
    """Copy a deck for `owner_key`: the copy has its own link, is unlisted and records its source.

    The own cards in somebody else's deck are copied to a set of the new owner, who needs an account then (NotAllowed).
    """
    original = _lock(deck, None)
    revision = revisions.close(original)
    copy = Deck(
        owner_key=owner_key,
        game_id=original.game_id,
        name=original.name,
        description=original.description,
        side=original.side,
        copied_from=original,
        copied_revision=revision.number if revision else None,
    )
    copy.save(force_insert=True)
    slots = copied_slots(original, kept_list_of(original).slots, owner_key=owner_key)
    _slots_create(copy, slots)
    revisions.record(deck=copy, slots=slots)
    return copy


def rules_of(slug: str) -> tuple[Rules, GameRow]:
    """The rules and the row of the game with this slug.  Raise BadInput for an unknown game, NotLoaded if its cards are not loaded."""
    rules = GAMES.get(slug) if isinstance(slug, str) else None
    if rules is None:
        raise field_error("game", "invalid_choice", one_of(GAMES))
    row = GameRow.objects.filter(pk=rules.slug).first()
    if row is None:
        raise not_loaded(rules.slug)
    return rules, row


def one_of(codes: Iterable[str]) -> str:
    return gettext("This must be one of: %(codes)s.") % {"codes": ", ".join(codes)}


def _visibility(value: str) -> str:
    if value not in Deck.Visibility.values:
        raise field_error("visibility", "invalid_choice", one_of(Deck.Visibility.values))
    return value


def check_side(rules: Rules, side: str | None) -> str | None:
    """The requested side, or None for "".  Raise BadInput if the game has no such side."""
    sides = [choice.code for choice in rules.deck_sides]
    if side and side not in sides:
        raise field_error("side", "invalid_choice", one_of(sides) if sides else gettext("Decks of this game have no side."))
    return side or None


def _side(row: GameRow, slots: Sequence[Slot], requested_side: str | None, owner_key: str) -> str:
    own = own_cards_named(game=row.slug, owner_key=owner_key, codes=[slot.code for slot in slots])
    pool = pool_with(row.slug, own, row.data_version)
    return GAMES[row.slug].decks.side_of(Decklist(tuple(slots), requested_side).played, pool) or ""


def _lock(deck: Deck, expected_version: int | None) -> Deck:
    """Read the deck and its slots again and lock it until the transaction ends: its row, or in SQLite the database."""
    try:
        locked = Deck.objects.select_for_update().prefetch_related("slots").get(pk=deck.pk)
    except Deck.DoesNotExist:
        raise NotFound(gettext("There is no such deck.")) from None
    if expected_version is not None and locked.version != expected_version:
        sentence = gettext("This deck has changed: you have version %(yours)s, but the newest is %(newest)s.")
        if not expected_version:  # the If-Match header contained no valid version
            sentence = gettext("This deck has changed, or the given version does not exist; the newest version is %(newest)s.")
        raise LostUpdate(
            sentence % {"yours": expected_version, "newest": locked.version},
            your_version=expected_version,
            current_version=locked.version,
        )
    return locked


def _save(row: GameRow, deck: Deck, new_slots: Sequence[Slot] | None, requested_side: str | None, editor: str) -> Deck:
    slots = new_slots if new_slots is not None else kept_list_of(deck).slots
    if new_slots is not None or requested_side is not None:
        deck.side = _side(row, slots, requested_side or deck.side or None, deck.owner_key)
    if new_slots is not None:
        _slots_replace(deck, new_slots)
    deck.version += 1
    index_deck(deck, slots, row)
    deck.save()
    revisions.record(deck=deck, slots=slots, editor=editor)
    return deck


def _slots_create(deck: Deck, slots: Iterable[Slot]) -> list[DeckSlot]:
    return DeckSlot.objects.bulk_create([DeckSlot(deck=deck, zone=slot.zone, code=slot.code, quantity=slot.quantity) for slot in slots])


def _slots_replace(deck: Deck, slots: Iterable[Slot]) -> None:
    """Make these the slots of the locked deck.  Rows that stay the same are not written: most changes are about one card."""
    new = {(slot.zone, slot.code): slot for slot in slots}
    same: list[DeckSlot] = []
    gone: list[int] = []
    for row in deck.slots.all():
        slot = new.get((row.zone, row.code))
        if slot is not None and slot.quantity == row.quantity:
            same.append(row)
            del new[row.zone, row.code]
        else:
            gone.append(row.pk)
    if gone:
        DeckSlot.objects.filter(pk__in=gone).delete()
    deck.set_known_slots([*same, *_slots_create(deck, new.values())])
