"""Names for the codes in a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from decks.own_cards.pools import catalogue_with
from games.contracts.catalogue import Record
from games.contracts.game import Game as Rules
from games.texts import Words


def names_in(rules: Rules, own: Sequence[Record] = ()) -> Callable[[str, str], Words]:
    """A function from (zone, code) to the names of the card, set or leader; for an unknown code, the code itself.  own: own cards."""
    catalogue = catalogue_with(rules.slug, own)
    holds = {zone.code: zone.holds for zone in rules.decks.kept_zones}
    sets = {record["code"]: record for record in catalogue.objective_sets}
    cards = {record["code"]: record for record in catalogue.cards}
    card_of = {record["code"]: record["card"] for record in catalogue.printings}

    def names(zone: str, code: str) -> Words:
        record = sets.get(code) if holds.get(zone) == "objective_sets" else cards.get(code) or cards.get(card_of.get(code, ""))
        return (record.get("names") or {"en": record["name"]}) if record else {"en": code}

    return names
