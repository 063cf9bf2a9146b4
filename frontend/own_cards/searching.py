"""Own cards beside the results of the editor's search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db.models import Q

from decks.own_cards.searching import own_cards_found
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.shown import slot_key
from games.contracts.decks import ZoneSpec

MOST_SHOWN = 100


def own_card_rows(catalogue: LocalizedCatalogue, zone: ZoneSpec, condition: Q, held: Mapping[str, int]) -> list[dict[str, Any]]:
    """The rows of the own cards that the search finds, by name.

    condition: of the search (`CardSearch.condition`).
    held: copies in the deck, by zone and code.
    """
    rows: list[dict[str, Any]] = []
    for code in own_cards_found(condition, game=catalogue.game.slug, own=catalogue.own):
        if (card := catalogue.card_by_code(code)) is not None:
            rows.append({"code": card.code, "card": card, "quantity": held.get(slot_key(zone.code, card.code), 0)})
    return sorted(rows, key=lambda row: catalogue.name_key(row["card"]))[:MOST_SHOWN]
