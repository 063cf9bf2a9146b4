"""The first cards of a game: what is shuffled, how much of it is seen by when, and an opening to try (SR-SET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening, Problem
from games.decks.opening_hand import refuse_more_answers, seen_by_turn, shuffled
from games.decks.slots import each_copy
from games.engine.rng import stream
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.legality import FEWER_FIRST, TRADE_ROW, piles
from games.texts import words

TRADE_STREAM, OWN_STREAM, OTHER_STREAM, FIRST_STREAM = 1, 2, 3, 4

_TRADE_DECK: Final = words("Trade deck", "メインデッキ", "交易牌庫")
_OWN: Final = words("Own deck, going first", "自分のデッキ（先攻）", "自己的牌庫（先手）")
_OWN_SECOND: Final = words("Own deck, going second", "自分のデッキ（後攻）", "自己的牌庫（後手）")
_NOTHING_ACQUIRED: Final = words(
    "The starting deck alone, before anything acquired is shuffled in.",
    "初期デッキのみ。取得したカードが加わる前の確率です。",
    "僅計起始牌庫，尚未洗入取得的牌。",
)


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """SR-SET-03, SR-SET-06, SR-END-03, SR-ACQ-05."""
    lying = piles(decklist, pool)
    trade, own = tuple(sorted(lying.trade_deck.items())), tuple(sorted(lying.starting_deck.items()))
    size = sum(copies for _, copies in own)
    return (
        DrawPile(
            "trade_deck",
            _TRADE_DECK,
            trade,
            seen_by_turn(TRADE_ROW, 2, size=sum(copies for _, copies in trade)),
            words(
                "Assumes that each player takes one card from the trade row in every turn.",
                "各プレイヤーが毎ターン交易列から1枚取ると仮定します。",
                "假設每位玩家每回合從交易列拿走一張牌。",
            ),
        ),
        DrawPile("own_deck_first", _OWN, own, seen_by_turn(lying.hand_size - FEWER_FIRST, lying.hand_size, size=size), _NOTHING_ACQUIRED),
        DrawPile("own_deck_second", _OWN_SECOND, own, seen_by_turn(lying.hand_size, lying.hand_size, size=size), _NOTHING_ACQUIRED),
    )


def opens(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """SR-SET-02 to SR-SET-06.  There is nothing to choose and no mulligan (A-10)."""
    lying = piles(decklist, pool)
    size, own = sum(lying.trade_deck.values()), sum(lying.starting_deck.values())
    if size < TRADE_ROW:
        raise NotPlayable([Problem("no_trade_row", "SR-SET-03", found=size, allowed=TRADE_ROW)])
    if own < lying.hand_size:
        raise NotPlayable([Problem("no_first_hand", "SR-SET-06", found=own, allowed=lying.hand_size)])
    refuse_more_answers(answers, 0)
    trade, _ = shuffled(lying.trade_deck, seed, TRADE_STREAM)
    decks = [shuffled(lying.starting_deck, seed, purpose)[0] for purpose in (OWN_STREAM, OTHER_STREAM)]
    starts = stream(seed, 0, FIRST_STREAM).below(2) == 0  # SR-SET-06
    first, other = lying.hand_size - FEWER_FIRST, lying.hand_size
    mine, theirs = (first, other) if starts else (other, first)
    hand = (
        words("Your hand: you go first", "あなたの手札（先攻）", "你的手牌（先手）")
        if starts
        else words("Your hand: you go second", "あなたの手札（後攻）", "你的手牌（後手）")
    )
    areas = (
        (words("Trade row", "交易列", "交易列"), tuple(trade[:TRADE_ROW])),
        (hand, tuple(decks[0][:mine])),
        (words("Your deck", "あなたのデッキ", "你的牌庫"), tuple(decks[0][mine:])),
        (words("The opponent's hand", "相手の手札", "對手的手牌"), tuple(decks[1][:theirs])),
        (words("The opponent's deck", "相手のデッキ", "對手的牌庫"), tuple(decks[1][theirs:])),
        (words("Explorers", "探索船の山", "探索者牌堆"), tuple(each_copy(lying.explorers))),
        (_TRADE_DECK, tuple(trade[TRADE_ROW:])),
    )
    return Opening(areas, "SR-SET-06", facedown=(2, 3, 4, 6))
