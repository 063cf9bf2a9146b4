"""How a player's cards lie before the first round, and how much of the shuffled decks is seen by when (EVR-SET)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening
from games.decks.opening_hand import refuse_more_answers, seen_by_turn, shuffled
from games.decks.slots import each_copy
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, FULL
from games.empire_vs_rebellion.decks.legality import count, faction_of, problems, reserve_pile, resource_deck
from games.texts import words

RESOURCE_STREAM, EVENT_STREAM = 1, 2

_RESOURCE_DECK: Final = words("Resource deck", "リソースデッキ", "資源牌堆")
_EVENT_DECK: Final = words("Event deck", "イベントデッキ", "事件牌堆")


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """EVR-SET-01, EVR-SET-05, EVR-SET-08, EVR-PLN-01, EVR-STG-04, EVR-CLN-01."""
    events = tuple(sorted(pool.events().items()))
    piles = [
        DrawPile(
            "events",
            _EVENT_DECK,
            events,
            seen_by_turn(1, 1, size=len(events)),
            words("A turn is a round: one event each.", "1ターン＝1ラウンド（イベント1枚）。", "一回合揭示一張事件牌。"),
        )
    ]
    if (faction := faction_of(decklist, pool)) is not None:
        deck = tuple(sorted(resource_deck(count(decklist, pool).cards[CHARACTERS], faction, pool).items()))
        piles.insert(
            0,
            DrawPile(
                "resources",
                _RESOURCE_DECK,
                deck,
                seen_by_turn(1, 1, size=sum(copies for _, copies in deck)),
                words(
                    "A turn is a card played from the top; after each event all are shuffled again.",
                    "1ターン＝山札の上から1枚プレイ。イベントごとに全部切り直します。",
                    "一回合指從牌堆頂打出一張牌；每個事件後全部重洗。",
                ),
            ),
        )
    return tuple(piles)


def opens(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """EVR-SET-01 to SET-05.  There is no hand and no mulligan (EVR-SET-08): the characters were the choice."""
    if faults := problems(decklist, format=FULL, on=date.min, pool=pool):
        raise NotPlayable(faults)
    refuse_more_answers(answers, 0)
    faction = faction_of(decklist, pool)
    assert faction is not None  # four characters were chosen
    chosen = count(decklist, pool).cards[CHARACTERS]
    deck, _ = shuffled(resource_deck(chosen, faction, pool), seed, RESOURCE_STREAM)
    events, _ = shuffled(pool.events(), seed, EVENT_STREAM)
    capacity = pool.cards[events[0]].capacity or 0
    areas = (
        (words("First event", "最初のイベント", "第一張事件牌"), (events[0],)),
        (
            words("Top of the resource deck, up to the event's capacity", "リソースデッキの上から収容上限まで", "資源牌堆頂，至容納上限"),
            tuple(deck[:capacity]),
        ),
        (words("Rest of the resource deck", "リソースデッキの残り", "其餘資源牌堆"), tuple(deck[capacity:])),
        (words("Reserve pile", "予備パイル", "儲備堆"), tuple(each_copy(reserve_pile(chosen, faction, pool)))),
        (words("Strategy deck", "戦略デッキ", "戰略牌堆"), tuple(each_copy(pool.strategies(faction)))),
        (_EVENT_DECK, tuple(events[1:])),
    )
    return Opening(areas, "EVR-SET-08", facedown=(2, 5))
