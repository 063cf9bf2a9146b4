"""The first cards of a game: what is shuffled, how much of it is seen by when, and an opening to try (LOS-SET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening, Problem
from games.decks.opening_hand import read_answer, refuse_more_answers, seen_by_turn, shuffled
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN
from games.legend_of_stars.decks.legality import HAND, count
from games.texts import Words, words

SHOWN_FOR_SPEED: Final = 2  # LOS-SET-02
DECK_STREAM: Final = 1

_DECK: Final = words("Deck", "デッキ", "牌組")
_HAND: Final = words("Hand", "手札", "手牌")
_TWO: Final = words("Two cards drawn", "引いた2枚", "抽出的兩張牌")
_SHOW: Final = words(
    "Which of the two do you show? The higher speed goes first.",
    "2枚のうちどちらを見せますか。スピードの高い方が先攻です。",
    "展示兩張中的哪一張？速度較高者先攻。",
)
_KEEP_OR_NOT: Final = (
    words("Keep this hand", "この手札にする", "保留手牌"),
    words("Return all seven and draw seven again", "7枚すべてを戻して引き直す", "將七張全部放回並重抽七張"),
)
_MULLIGAN: Final = words("Mulligan?", "マリガンしますか。", "是否重抽？")


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    cards = count(decklist, pool).cards[MAIN]
    return (
        DrawPile(
            "deck",
            _DECK,
            tuple(cards.items()),
            seen_by_turn(HAND, 1, size=sum(cards.values())),  # LOS-SET-06, LOS-TRN-02, LOS-TRN-03
            words(
                "As first player: no draw in the first turn. As second player, one card more.",
                "先攻の場合：最初のターンは引きません。後攻なら1枚多くなります。",
                "以先攻計：第一回合不抽牌。後攻則多一張。",
            ),
        ),
    )


def opens(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """LOS-SET-02, LOS-SET-05 to SET-07: a card shown for its speed, seven cards, and once seven others.

    Who goes first is the other player's card's to say, so nothing is drawn beyond the first hand (LOS-TRN-03).
    """
    cards = count(decklist, pool).cards[MAIN]
    if (size := sum(cards.values())) < HAND:
        raise NotPlayable([Problem("too_few_to_deal", "LOS-SET-06", found=size, allowed=HAND)])
    deck, rng = shuffled(cards, seed, DECK_STREAM)
    two, deck = deck[:SHOWN_FOR_SPEED], deck[SHOWN_FOR_SPEED:]
    if read_answer(answers, 0, len(two)) is None:
        options = tuple(_with_speed(code, pool) for code in two)
        return _opening(((_TWO, two),), deck, "LOS-SET-02", (_SHOW, options))
    rng.shuffle(two)
    deck += two  # LOS-SET-05
    hand, deck = deck[:HAND], deck[HAND:]
    mulligan = read_answer(answers, 1, len(_KEEP_OR_NOT))
    if mulligan is None:
        return _opening(((_HAND, hand),), deck, "LOS-SET-07", (_MULLIGAN, _KEEP_OR_NOT))
    if mulligan:
        deck = hand + deck  # LOS-SET-07; A-01: no card is drawn for the other player's
        rng.shuffle(deck)
        hand, deck = deck[:HAND], deck[HAND:]
    refuse_more_answers(answers, 2)
    return _opening(((_HAND, hand),), deck, "LOS-SET-08")


def _opening(
    open_areas: tuple[tuple[Words, list[str]], ...], deck: list[str], clause: str, question: tuple[Words, tuple[Words, ...]] | None = None
) -> Opening:
    areas = (*((name, tuple(codes)) for name, codes in open_areas), (_DECK, tuple(deck)))
    return Opening(areas, clause, question, facedown=(len(areas) - 1,))


def _with_speed(code: str, pool: Pool) -> Words:
    """A-07: a card without a speed counts as 0."""
    card = pool.cards[code]
    speed = card.speed or 0
    named = words(f" (speed {speed})", f"（スピード{speed}）", f"（速度 {speed}）")
    return {language: card.names.get(language, card.names["en"]) + text for language, text in named.items()}
