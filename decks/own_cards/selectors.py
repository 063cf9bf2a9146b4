"""Queries for sets of own cards; a set that the caller may not see is reported as NotFound."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext

from cards.errors import NotFound
from decks.models import CardSet, Deck
from decks.own_cards.codes import full_code, own_sets, set_of
from decks.own_cards.schema import checker
from games.contracts.catalogue import Record
from games.registry import GAMES


def card_sets_of(*, owner_key: str, game: str = "") -> QuerySet[CardSet]:
    """The sets of one owner, most recently changed first, without their cards."""
    sets = CardSet.objects.filter(owner_key=owner_key) if owner_key else CardSet.objects.none()
    return (sets.filter(game=game) if game else sets).defer("cards")


def card_set_for_owner(*, owner_key: str, pk: uuid.UUID | str) -> CardSet:
    """A set by its id.  NotFound if it belongs to another owner."""
    try:
        return CardSet.objects.get(pk=uuid.UUID(str(pk)), owner_key=owner_key or "-")
    except (ValueError, CardSet.DoesNotExist):
        raise _no_set() from None


def card_set_by_token(*, token: str, owner_key: str = "") -> CardSet:
    """A set by the token of its share link.  NotFound for a private set, unless `owner_key` is its owner."""
    shared = Q(visibility=CardSet.Visibility.UNLISTED)
    if owner_key:
        shared |= Q(owner_key=owner_key)
    found = CardSet.objects.filter(shared, token=token).first()
    if found is None:
        raise _no_set()
    return found


def _no_set() -> NotFound:
    return NotFound(gettext("There is no such card set."))


def card_set_data(card_set: CardSet, *, is_owner: bool) -> dict[str, Any]:
    """A set with its cards as JSON data.  Only the owner gets its id and the codes by which decks name its cards."""
    cards = [{**card, "deck_code": full_code(card_set.code, card["code"])} for card in card_set.cards] if is_owner else card_set.cards
    return {**card_set_row(card_set, is_owner=is_owner), "cards": cards}


def card_set_row(card_set: CardSet, *, is_owner: bool = True) -> dict[str, Any]:
    return {
        **({"id": str(card_set.pk)} if is_owner else {}),
        "is_owner": is_owner,
        "token": card_set.token,
        "game": card_set.game_id,
        "name": card_set.name,
        "visibility": card_set.visibility,
        "version": card_set.version,
        "card_count": card_set.card_count,
        "created": card_set.created.isoformat(),
        "updated": card_set.updated.isoformat(),
    }


# --- cards in decks --------------------------------------------------------------------------------------------------


def own_cards_named(*, game: str, owner_key: str, codes: Iterable[object]) -> tuple[Record, ...]:
    """The own cards of this owner that the codes of a list name, sorted by code.  No query if no code is one of an own card."""
    wanted = [code for code in codes if isinstance(code, str)]
    sets = own_sets(wanted)
    if not sets or not owner_key or GAMES[game].own_cards is None:
        return ()
    named = set(wanted)
    found = CardSet.objects.filter(owner_key=owner_key, game=game, code__in=sets)
    return tuple(sorted((card for each in found for card in deck_records(each) if card["code"] in named), key=_code))


def own_cards_of(*, game: str, owner_key: str) -> tuple[Record, ...]:
    """All own cards of this owner for a game, sorted by name.  One query; none without an owner, and in games without own cards."""
    if not owner_key or GAMES[game].own_cards is None:
        return ()
    found = CardSet.objects.filter(owner_key=owner_key, game=game)
    return tuple(sorted((card for each in found for card in deck_records(each)), key=lambda card: (card["name"], card["code"])))


def own_cards_of_deck(deck: Deck) -> tuple[Record, ...]:
    """The own cards in a deck: cards of its owner."""
    return own_cards_named(game=deck.game_id, owner_key=deck.owner_key, codes=[slot.code for slot in deck.slots.all()])


def own_cards_of_decks(decks: Iterable[Deck]) -> dict[uuid.UUID, tuple[Record, ...]]:
    """The own cards in each of these decks that has any.  One query for all of them, none if no deck has any."""
    named = {deck: {slot.code for slot in deck.slots.all() if set_of(slot.code)} for deck in decks}
    sets = own_sets(code for codes in named.values() for code in codes)
    if not sets:
        return {}
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for each in CardSet.objects.filter(code__in=sets):
        found.setdefault((each.owner_key, each.game_id), []).extend(deck_records(each))
    own = {
        deck.pk: tuple(sorted((card for card in found.get((deck.owner_key, deck.game_id), ()) if card["code"] in codes), key=_code))
        for deck, codes in named.items()
    }
    return {pk: cards for pk, cards in own.items() if cards}


def deck_records(card_set: CardSet) -> list[dict[str, Any]]:
    """The set's cards as decks name them.  A card that no longer fits the game's schema, after a new version of it, is left out."""
    if (rules := GAMES.get(card_set.game_id)) is None or rules.own_cards is None:
        return []
    fitting = [card for card in card_set.cards if _still_fits(card_set.game_id, card)]
    return [{**card, "code": full_code(card_set.code, card["code"]), "own": True} for card in fitting]


def _still_fits(game: str, card: Record) -> bool:
    kinds = {choice.code for choice in GAMES[game].cards.types}
    return card["type"] in kinds and checker(game, card["type"]).fast.is_valid(dict(card))


def _code(card: Record) -> str:
    return str(card["code"])
