"""The exact odds of a report against SciPy and against dealt games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scipy.stats import binom, hypergeom

from games.registry import GAMES
from tests.games.helpers.sample_decks import DECKS, pool

DEALT = 600


def odds_of(ready: Any) -> dict[str, float]:
    return {odds.code: odds.value for odds in ready.openings()}


def are_dealt(odds: dict[str, float], seen: Counter[str], games: int, *, of: str = "") -> None:
    """The count is plausible for this number of games; by chance, a check fails once in a hundred thousand times."""
    assert set(seen) <= set(odds)
    for code, chance in odds.items():
        if code.startswith(of):
            low, high = binom.ppf([5e-6, 1 - 5e-6], games, chance)
            assert low <= seen[code] <= high, (code, chance, seen[code] / games)


@pytest.mark.parametrize("name", sorted(DECKS["star-realms"]))
def test_star_realms(name: str) -> None:
    goldfish = GAMES["star-realms"].goldfish
    assert goldfish
    cards = pool("star-realms").cards
    ready: Any = goldfish.prepare(DECKS["star-realms"][name], pool("star-realms"), {})
    odds = odds_of(ready)
    deck = ready.piles.starting_deck
    trade = {code: copies for code, copies in ready.piles.trade_deck.items() if cards[code].type != "event"}
    for code, value in odds.items():
        kind, *rest = code.split("_")
        if kind == "vipers":
            who, found = rest
            hand = ready.piles.hand_size - (2 if who == "first" else 0)
            assert value == pytest.approx(hypergeom.pmf(int(found), sum(deck.values()), deck.get("viper", 0), hand))
        else:
            allies = sum(copies for card, copies in trade.items() if rest[0] in cards[card].allies)
            assert value == pytest.approx(hypergeom.sf(0, sum(trade.values()), allies, 5))
    seen: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for index in range(DEALT):
        game = ready.new_game(4, index)
        who = "first" if game.first == 0 else "second"
        games[f"vipers_{who}"] += 1
        seen[f"vipers_{who}_{sum(piece.card.code == 'viper' for piece in game.sides[0].hand.cards)}"] += 1
        if len(game.trade_row.cards) == 5:  # no event turned up: it would be replaced, and it may affect the other cards
            games["row"] += 1
            seen.update({f"row_{faction}" for piece in game.trade_row.cards for faction in cards[piece.card.code].allies})
    for of, times in games.items():
        are_dealt(odds, seen, times, of=of)


@pytest.mark.parametrize("name", ["rebels", "empire"])
def test_empire_vs_rebellion(name: str) -> None:
    goldfish = GAMES["empire-vs-rebellion"].goldfish
    assert goldfish
    ready: Any = goldfish.prepare(DECKS["empire-vs-rebellion"][name], pool("empire-vs-rebellion"), {})
    odds = odds_of(ready)
    cards = ready.start.sides[0].deck.cards
    characters = sum(piece.card.is_character for piece in cards)
    seen: Counter[str] = Counter()
    for index in range(DEALT):
        game = ready.new_game(4, index)
        top = [piece.card.is_character for piece in game.sides[0].deck.cards[:6]]
        seen.update(f"character_{number}" for number in range(1, 7) if any(top[:number]))
        seen[f"event_{game.event_deck.cards[0].card.points}"] += 1
    for number in range(1, 7):
        assert odds[f"character_{number}"] == pytest.approx(hypergeom.sf(0, len(cards), characters, number))
    are_dealt(odds, seen, DEALT)
