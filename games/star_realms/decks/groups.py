"""Groups of a list: the trade deck by faction, ships before bases, then the piles that the rules fix."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.star_realms.catalogue.fields import BASE, FACTIONS, SHIP
from games.star_realms.catalogue.pool import UNALIGNED, CardFacts, Pool
from games.star_realms.decks.formats import COMMANDER_ZONE, EXPLORERS, GAMBITS, STARTING_DECK, TRADE_DECK, ZONES
from games.star_realms.decks.legality import EXPLORER_PILE, STARTERS, count, piles
from games.star_realms.texts import TEXTS
from games.texts import filled
from games.texts.collation import name_key

OUTPOST: Final = "outpost"
# SR-CMP-03
KINDS: Final = tuple((code, TEXTS[f"card_kinds.{code}"]) for code in (SHIP, BASE, OUTPOST))
SEVERAL: Final = "several-factions"
NOT_IN: Final = "not-in-a-trade-deck"
_FACTIONS: Final = (
    *((choice.code, choice.names) for choice in FACTIONS if choice.code != UNALIGNED),
    (SEVERAL, TEXTS[f"groups.{SEVERAL}"]),
    *((choice.code, choice.names) for choice in FACTIONS if choice.code == UNALIGNED),
)


def kind_of(card: CardFacts) -> str:
    return OUTPOST if card.type == BASE and card.is_outpost else card.type


_ROLES: Final = tuple((code, TEXTS[f"group_kinds.{code}"]) for code in (SHIP, BASE))
_ZONE_NAMES: Final = {zone.code: zone.names for zone in ZONES}
_GROUPS: Final = (
    *(
        (f"{faction}/{role}", filled(TEXTS["groups.of_faction"], faction=names, kind=kind), None)
        for faction, names in _FACTIONS
        for role, kind in _ROLES
    ),
    (NOT_IN, TEXTS[f"groups.{NOT_IN}"], None),
    (STARTING_DECK, _ZONE_NAMES[STARTING_DECK], sum(STARTERS.values())),
    (EXPLORERS, _ZONE_NAMES[EXPLORERS], sum(EXPLORER_PILE.values())),
    (GAMBITS, _ZONE_NAMES[GAMBITS], None),
    (COMMANDER_ZONE, _ZONE_NAMES[COMMANDER_ZONE], 1),
)


def groups(decklist: Decklist, pool: Pool, language: str = "en") -> tuple[DeckGroup, ...]:
    """The slots by faction and type, then the starting deck, Explorers and gambits, which the rules fix unless they are listed."""

    def card_of(slot: Slot) -> CardFacts | None:
        return pool.cards.get(pool.card_code(slot.code) or "") if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        if (card := card_of(slot)) is None:
            return None
        if slot.zone in (STARTING_DECK, EXPLORERS, GAMBITS, COMMANDER_ZONE):
            return slot.zone
        if slot.zone != TRADE_DECK or card.type not in (SHIP, BASE):
            return NOT_IN
        faction = SEVERAL if len(card.allies) > 1 else card.allies[0] if card.allies else UNALIGNED
        return f"{faction}/{card.type}"

    def place(slot: Slot) -> tuple[object, ...]:
        card = card_of(slot)
        if card is None:
            return ()
        return (kind_of(card), card.cost or 0, name_key(card.names, language), card.code)

    counted = count(decklist, pool)
    table = piles(decklist, pool)
    fixed = [
        DeckGroup(
            zone,
            _ZONE_NAMES[zone],
            tuple(Slot(code, copies, "") for code, copies in cards.items()),
            sum(cards.values()),
            sum(cards.values()),
            fixed=True,
        )
        for zone, cards in ((STARTING_DECK, table.starting_deck), (EXPLORERS, table.explorers), (GAMBITS, table.gambits))
        if cards and not counted.copies(zone)
    ]
    return (*grouped(decklist, names=_GROUPS, group_of=group_of, sort_key=place), *fixed)
