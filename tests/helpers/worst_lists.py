"""The worst list that a stranger can save: too many copies of as many cards as a list may have, in the game with the most formats."""

from __future__ import annotations

from cards.models import Printing
from decks.models import Deck
from decks.services import deck_create
from decks.slots import MAX_SLOTS
from games.contracts.decks import Slot

SLUG = "star-wars-ccg"
A_SECOND = 3_000_000  # calls


def worst_slots() -> list[Slot]:
    codes = Printing.objects.filter(card__game=SLUG).order_by("code").values_list("code", flat=True)[:MAX_SLOTS]
    return [Slot(code, 99, "main") for code in codes]


def worst_deck() -> Deck:
    return deck_create(owner_key="x", game=SLUG, name="Worst", slots=worst_slots(), side="light", visibility="public")
