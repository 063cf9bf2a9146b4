"""A deck as players lay it out: by type, cheap cards first."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import DeckGroup, Decklist, Slot
from games.decks.groups import grouped
from games.legend_of_stars.catalogue.fields import CHARACTER, EFFECT, SUPPORT
from games.legend_of_stars.catalogue.pool import CardFacts, Pool
from games.texts import words

_GROUPS: Final = (
    (CHARACTER, words("Characters", "キャラクター", "角色"), None),
    (EFFECT, words("Effects", "エフェクト", "效果"), None),
    (SUPPORT, words("Supports", "サポート", "支援"), None),
)


def groups(decklist: Decklist, pool: Pool) -> tuple[DeckGroup, ...]:
    def card_of(slot: Slot) -> CardFacts | None:
        return pool.cards.get(pool.card_code(slot.code) or "") if isinstance(slot.code, str) else None

    def group_of(slot: Slot) -> str | None:
        card = card_of(slot)
        return card.type if card is not None and any(card.type == code for code, _, _ in _GROUPS) else None

    def place(slot: Slot) -> tuple[object, ...]:
        card = card_of(slot)
        assert card is not None
        return (card.cost or 0, card.name, card.code)

    return tuple(grouped(decklist, names=_GROUPS, group_of=group_of, sort_key=place))
