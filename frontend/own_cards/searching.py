"""Own cards beside the results of the editor's search.  They are not in the index of the search, so they are found by name only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cards.texts.folding import text_key
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.shown import slot_key
from games.contracts.decks import ZoneSpec

MOST_SHOWN = 100
_TERM = re.compile(r"[:<>=/()\[\]]")  # a term that is no word of a name


def own_card_rows(catalogue: LocalizedCatalogue, zone: ZoneSpec, query: str, held: Mapping[str, int]) -> list[dict[str, Any]]:
    """The rows of own cards whose names, in any language, have all words of the query; none for a query with other terms only.

    held: copies in the deck, by zone and code.
    """
    terms = query.replace('"', " ").split()
    words = [text_key(term) for term in terms if not _TERM.search(term)]
    if zone.holds != "cards" or (terms and not words):
        return []
    rows: list[dict[str, Any]] = []
    for record in catalogue.own:
        names = " ".join(text_key(name) for name in record["names"].values())
        if all(word in names for word in words) and (card := catalogue.card_by_code(record["code"])):
            rows.append({"code": card.code, "card": card, "quantity": held.get(slot_key(zone.code, card.code), 0)})
    return sorted(rows, key=lambda row: row["card"].name)[:MOST_SHOWN]
