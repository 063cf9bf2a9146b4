"""A player's cards as they lie at the start: the four chosen, the four left, and what is the same for every player of the faction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, EVENTS, RESERVE, RESOURCES, STRATEGIES
from games.empire_vs_rebellion.decks.legality import CHOSEN, count, faction_of, reserve_pile
from games.texts import Words, words

_NAMES: Final[Mapping[str, tuple[Words, int]]] = {
    CHARACTERS: (words("Chosen characters", "選んだキャラクター", "選擇的角色牌"), CHOSEN),
    RESERVE: (words("Reserve pile: characters not chosen", "予備パイル：選ばなかったキャラクター", "儲備堆：未選擇的角色牌"), 4),
    RESOURCES: (words("Resource cards", "リソースカード", "資源牌"), 16),
    STRATEGIES: (words("Strategy cards", "戦略カード", "戰略牌"), 5),
    EVENTS: (words("Event deck of both players", "両プレイヤー共通のイベントデッキ", "雙方共用的事件牌堆"), 24),
}


def groups(decklist: Decklist, pool: Pool) -> tuple[DeckGroup, ...]:
    """What is fixed is shown of the list's faction, once it has one, unless the list names that part itself."""

    def card_of(slot: Slot) -> CardFacts | None:
        return pool.cards.get(pool.card_code(slot.code) or "") if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        return slot.zone if slot.zone in tuple(_NAMES) and card_of(slot) is not None else None

    def place(slot: Slot) -> tuple[object, ...]:
        return _place(card_of(slot))

    counted = count(decklist, pool)
    faction = faction_of(decklist, pool)
    fixed: dict[str, Mapping[str, int]] = {EVENTS: pool.events()}
    if faction is not None:
        fixed[RESERVE] = reserve_pile(counted.cards[CHARACTERS], faction, pool)
        fixed[RESOURCES] = pool.ordinary(faction)
        fixed[STRATEGIES] = pool.strategies(faction)
    # A list that names its resource cards names all 24; with the reserve pile fixed beside them 8 would stand twice.
    wanted = {zone: 24 if zone == RESOURCES else number for zone, (_, number) in _NAMES.items()}
    listed = grouped(
        decklist, names=[(zone, names, wanted[zone]) for zone, (names, _) in _NAMES.items()], group_of=group_of, sort_key=place
    )
    found = {group.code: group for group in listed}
    for zone, (names, number) in _NAMES.items():
        if zone in fixed and not counted.copies(zone) and zone not in found:
            slots = sorted((Slot(code, 1, "") for code in fixed[zone]), key=lambda slot: _place(pool.cards[slot.code]))
            found[zone] = DeckGroup(zone, names, tuple(slots), len(slots), number, fixed=True)
    return tuple(found[code] for code in [*_NAMES, *found.keys() - _NAMES.keys()] if code in found)


def _place(card: CardFacts | None) -> tuple[object, ...]:
    assert card is not None
    return (card.category, card.value or 0, card.name, card.code)
