"""Own cards in the copy of somebody else's deck: they become a set of the new owner, so that a deck names only its owner's cards."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext

from accounts.models import Account
from cards.errors import NotAllowed
from decks.models import CardSet, Deck
from decks.own_cards.checking import check_room
from decks.own_cards.codes import MAX_CODE, full_code, set_of
from decks.own_cards.selectors import own_cards_named
from games.contracts.decks import Slot


def copied_slots(original: Deck, slots: Sequence[Slot], *, owner_key: str) -> Sequence[Slot]:
    """The slots of a copy of `original` for `owner_key`.  Another owner gets a set, called like the deck, with the own cards in it.

    NotAllowed if the deck has own cards and the new owner has no account.  Call it in a transaction.
    """
    if owner_key == original.owner_key:
        return slots
    own = own_cards_named(game=original.game_id, owner_key=original.owner_key, codes=[slot.code for slot in slots])
    if not own:
        return slots
    if Account.objects.select_for_update().filter(owner_key=owner_key).first() is None:
        sentence = gettext("This deck contains own cards of its owner. You need an account to keep copies of them; log in first.")
        raise NotAllowed(sentence, code="account_needed")
    check_room(owner_key)
    copy = CardSet(owner_key=owner_key, game_id=original.game_id, name=original.name)
    short: dict[str, str] = {}
    for card in own:
        short[card["code"]] = _free(card["code"].removeprefix(full_code(set_of(card["code"]), "")), set(short.values()))
    copy.cards = [{**{name: value for name, value in card.items() if name != "own"}, "code": short[card["code"]]} for card in own]
    copy.card_count = len(copy.cards)
    copy.save(force_insert=True)
    return [Slot(full_code(copy.code, short[slot.code]) if slot.code in short else slot.code, slot.quantity, slot.zone) for slot in slots]


def _free(code: str, taken: set[str]) -> str:
    """The code, or one like it if another set had a card with this code."""
    number, found = 1, code
    while found in taken:
        number += 1
        found = f"{code[: MAX_CODE - 4]}-{number}"
    return found
