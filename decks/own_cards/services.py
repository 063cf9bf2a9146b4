"""Services that create, change, copy and delete sets of own cards.

Every write checks all cards of the set, increments its version, and stores either everything or nothing.
A caller that passes the version it read gets LostUpdate if the set has changed since.
A card that one of the owner's decks holds cannot be removed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from django.db import transaction
from django.utils.translation import get_language, gettext

from accounts.models import Account
from cards.errors import LostUpdate, NotAllowed, NotFound, Refused
from cards.models import Game as GameRow
from cards.texts.safe_text import clean_line, field_error
from decks.models import CardSet, Deck, share_token
from decks.own_cards.checking import check_cards, check_room
from decks.own_cards.codes import full_code
from decks.services import MAX_NAME, one_of, rules_of
from games.contracts.game import Game as Rules
from games.registry import GAMES
from games.texts import listed

SHOWN_DECKS = 5


def games_with_own_cards() -> list[str]:
    """The slugs of the games that take own cards."""
    return [slug for slug, rules in GAMES.items() if rules.own_cards is not None]


@transaction.atomic
def card_set_create(*, account: Account | None, game: object, name: object, cards: object = (), visibility: str = "private") -> CardSet:
    """Keep a new set of cards.  NotAllowed without an account; BadInput names every fault; Refused for too many sets."""
    if account is None:
        raise NotAllowed(gettext("You need an account to keep own cards; log in first."), code="account_needed")
    rules = rules_with_own_cards(game)
    checked = check_cards(rules, list(cards) if isinstance(cards, tuple) else cards)
    # A lock on the account, so that counting its sets and adding one is not a race.
    Account.objects.select_for_update().filter(pk=account.pk).first()
    check_room(account.owner_key)
    return CardSet.objects.create(
        owner_key=account.owner_key,
        game=GameRow.objects.get(pk=rules.slug),
        name=clean_line(name, field="name", longest=MAX_NAME),
        visibility=_visibility(visibility),
        cards=checked,
        card_count=len(checked),
    )


@transaction.atomic
def card_set_update(
    *,
    card_set: CardSet,
    expected_version: int | None = None,
    name: object = None,
    visibility: str | None = None,
    cards: object = None,
) -> CardSet:
    """Change each field that is not None.

    cards: the new cards, which replace all others; or a function that gets the cards of the locked set and returns the new ones.
    """
    locked = _lock(card_set, expected_version)
    if name is not None:
        locked.name = clean_line(name, field="name", longest=MAX_NAME)
    if visibility is not None:
        locked.visibility = _visibility(visibility)
    if cards is not None:
        given = cards(list(locked.cards)) if callable(cards) else cards
        checked = check_cards(rules_with_own_cards(locked.game_id), given)
        _refuse_if_used(locked, {card["code"] for card in locked.cards} - {card["code"] for card in checked})
        locked.cards, locked.card_count = checked, len(checked)
    locked.version += 1
    locked.save()
    return locked


def card_put(*, card_set: CardSet, card: dict[str, Any], replaces: str = "", expected_version: int | None = None) -> CardSet:
    """Add a card to the set, or put it in the place of the card with the code `replaces`."""
    return card_set_update(card_set=card_set, expected_version=expected_version, cards=_with(card, replaces))


def _with(card: dict[str, Any], replaces: str) -> Callable[[list[dict[str, Any]]], list[dict[str, Any]]]:
    def changed(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if not replaces:
            return [*cards, card]
        if all(each["code"] != replaces for each in cards):
            raise no_such_card()
        return [card if each["code"] == replaces else each for each in cards]

    return changed


def card_remove(*, card_set: CardSet, code: str, expected_version: int | None = None) -> CardSet:
    """Remove one card; NotFound if the set has no card with this code."""

    def changed(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
        left = [each for each in cards if each["code"] != code]
        if len(left) == len(cards):
            raise no_such_card()
        return left

    return card_set_update(card_set=card_set, expected_version=expected_version, cards=changed)


@transaction.atomic
def card_set_renew_link(*, card_set: CardSet, expected_version: int | None = None) -> CardSet:
    """Give the set a new share link; the old one ends at once."""
    locked = _lock(card_set, expected_version)
    locked.token = share_token()
    locked.version += 1
    locked.save(update_fields=["token", "version"])
    return locked


@transaction.atomic
def card_set_delete(*, card_set: CardSet, expected_version: int | None = None) -> None:
    locked = _lock(card_set, expected_version)
    _refuse_if_used(locked, {card["code"] for card in locked.cards})
    locked.delete()


def card_set_copy(*, card_set: CardSet, account: Account | None) -> CardSet:
    """Copy a shared set to the account's own sets; the copy is private and has codes of its own."""
    return card_set_create(account=account, game=card_set.game_id, name=card_set.name, cards=list(card_set.cards))


def rules_with_own_cards(game: object) -> Rules:
    """The rules of a game that takes own cards.  BadInput names "game"."""
    if not isinstance(game, str) or game not in games_with_own_cards():
        raise field_error("game", "invalid_choice", one_of(games_with_own_cards()))
    return rules_of(game)[0]


def no_own_cards() -> str:
    return gettext("This game does not support own cards.")


def other_game() -> str:
    return gettext("The game of a card set cannot be changed.")


def no_such_card() -> NotFound:
    return NotFound(gettext("The set has no such card."), code="unknown_card")


def _visibility(value: object) -> str:
    if value not in CardSet.Visibility.values:
        raise field_error("visibility", "invalid_choice", one_of(CardSet.Visibility.values))
    return str(value)


def _refuse_if_used(card_set: CardSet, codes: Iterable[str]) -> None:
    """Refused if a deck of the owner holds one of these cards, with the names of the decks."""
    full = [full_code(card_set.code, code) for code in codes]
    decks = Deck.objects.owned_by(card_set.owner_key).filter(slots__code__in=full).distinct() if full else Deck.objects.none()
    names = list(decks.order_by("name", "pk").values_list("name", flat=True)[: SHOWN_DECKS + 1])
    if names:
        shown = listed([*names[:SHOWN_DECKS], *(["…"] if len(names) > SHOWN_DECKS else [])], get_language() or "en")
        sentence = gettext("These decks hold cards that would be removed: %(decks)s. Remove the cards from the decks first.")
        raise Refused(sentence % {"decks": shown}, code="cards_in_decks")


def _lock(card_set: CardSet, expected_version: int | None) -> CardSet:
    """Read the set again and lock it until the transaction ends: its row, or in SQLite the database."""
    try:
        locked = CardSet.objects.select_for_update().get(pk=card_set.pk)
    except CardSet.DoesNotExist:
        raise NotFound(gettext("There is no such card set.")) from None
    if expected_version is not None and locked.version != expected_version:
        raise LostUpdate(
            gettext("This card set has changed; the newest version is %(newest)s.") % {"newest": locked.version},
            your_version=expected_version,
            current_version=locked.version,
        )
    return locked
