"""The groups of a deck page: the affiliation card, the objective sets by affiliation in the order of their numbers, single cards."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.star_wars_lcg.catalogue.fields import FACTIONS
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.formats import AFFILIATION, MAIN, OBJECTIVE_SETS, ZONES
from games.texts.collation import name_key

_ZONE_NAMES: Final = {zone.code: zone.names for zone in ZONES}
_GROUPS: Final = (
    (AFFILIATION, _ZONE_NAMES[AFFILIATION], 1),  # LCG-DB-01
    *((faction.code, faction.names, None) for faction, _ in FACTIONS),
    (MAIN, _ZONE_NAMES[MAIN], None),
)


def groups(decklist: Decklist, pool: Pool, language: str = "en") -> tuple[DeckGroup, ...]:
    """The slots of a decklist in the groups that are not empty."""

    def group_of(slot: Slot) -> str | None:
        code = slot.code if isinstance(slot.code, str) else ""
        if slot.zone == OBJECTIVE_SETS:
            return pool.sets[code].faction if code in pool.sets else None
        return slot.zone if slot.zone in (AFFILIATION, MAIN) and pool.card(code) is not None else None

    def sort_key(slot: Slot) -> tuple[object, ...]:
        if slot.zone == OBJECTIVE_SETS:
            return (pool.sets[slot.code].number,)
        card = pool.known_card(slot.code)
        return (card.type, card.cost or 0, name_key(card.names, language), slot.code)

    return tuple(grouped(decklist, names=_GROUPS, group_of=group_of, sort_key=sort_key))
