"""Adding a card or set to a deck from outside the editor: from search results, and from the pages of cards and sets.

added: the value of a button, "code" or "zone:code".  A code alone goes into the first zone that takes the card; in a game whose decks
consist of objective sets, the card's set is added.
"""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext

from cards.errors import BadInput
from cards.models import Game as GameRow
from cards.search.find import card_find
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import decks_last_edited
from decks.services import deck_update
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.decks.changes import Change, apply_changes, slots_of
from games.contracts.decks import Decklist, Slot


def decks_to_add(request: HttpRequest, slug: str, side: str = "") -> dict[str, Any]:
    """The context of `decks/adding/`: the reader's decks to choose from, the last edited one first.  One query; none without a session."""
    return {"add_decks": decks_last_edited(owner_key=owner_key(request), game=slug, side=side)}


def place_of(catalogue: LocalizedCatalogue, game: GameRow, added: str) -> tuple[str, str]:
    """The zone and code that a button stands for.  BadInput for an unknown card or one that no zone takes."""
    zone, colon, code = added.rpartition(":")
    if colon:
        return zone, code
    card = catalogue.card_by_code(code)
    if card is None:
        raise BadInput(gettext("Unknown card or objective set: %(code)s.") % {"code": code[:80]})
    sets = catalogue.zone_of("objective_sets")
    for spec in catalogue.game.decks.zones:
        if spec.holds == "leaders" and spec.code == card.type:
            return spec.code, code
        if spec is sets and (set_code := catalogue.set_of(code)):
            return spec.code, set_code
        if spec.holds == "cards" and not sets and not spec.fixed and _takes(game, spec.query, card.record_code):
            return spec.code, code
    raise BadInput(gettext("No part of a deck can hold %(name)s.") % {"name": card.name})


def _takes(game: GameRow, query: str, code: str) -> bool:
    return not query or card_find(game=game, page_query=query).rows.filter(code=code).exists()


def add_one(catalogue: LocalizedCatalogue, deck: Deck, zone: str, code: str, *, sign: str, editor: str) -> Deck:
    """Add one copy (sign "+") or remove it again ("-").  No version is needed: the change suits any state of the deck."""
    maximum = catalogue.slot(Slot(code, 1, zone)).maximum

    def changed(now: Decklist) -> list[Slot]:
        before = slots_of(now)
        if sign == "+" and maximum and before.get((zone, code), 0) >= maximum:
            message = gettext("%(deck)s already has %(count)s of %(name)s, the most that a deck can have.")
            raise BadInput(message % {"deck": deck.name, "count": maximum, "name": catalogue.slot_name(zone, code)})
        after = apply_changes(catalogue, before, [Change(zone, code, sign, 1)])
        return [Slot(each, quantity, where) for (where, each), quantity in after.items()]

    return deck_update(deck=deck, slots=changed, editor=editor)
