"""Games of published lists: 192 tournament lists of today's cards, each against lists of the other side, with any options taken."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache

import pytest

from games import rules_mode
from games.contracts.decks import Decklist
from games.engine.machine import play_match
from games.engine.trace import digest
from games.star_wars_ccg.play.constants import BY_LIFE_FORCE, BY_TURN_LIMIT
from games.star_wars_ccg.runs.goldfish import GOLDFISH
from games.star_wars_ccg.runs.match import MATCH
from tests.games.star_wars_ccg.card_pool import CASES, decklist_of, pool

GAMES = 1000 if rules_mode() == "compiled" else 50
DEFAULT_GAMES = 160 if rules_mode() == "compiled" else 12
# Twenty times the decisions of a usual game.
MOST_DECISIONS = 10_000


@cache
def lists(side: str) -> list[Decklist]:
    decks = json.loads((CASES / "published" / "tournament.json").read_text())["decks"]
    return [decklist_of(deck) for deck in decks if deck["side"] == side]


def test_every_tournament_list_can_be_played() -> None:
    for side in ("light", "dark"):
        for each in lists(side):
            GOLDFISH.prepare(each, pool(), {})


@pytest.mark.parametrize("rules", ["rulebook", "community"])
def test_random_games_of_tournament_lists_keep_their_cards_and_end(rules: str) -> None:
    light, dark = lists("light"), lists("dark")
    options = {"rules": rules, "policy_0": "random", "policy_1": "random"}
    endings: Counter[int] = Counter()
    for number in range(GAMES // 2):
        first, second = light[number % len(light)], dark[(7 * number + number // len(dark)) % len(dark)]
        ready = MATCH.prepare([first, second], pool(), options)
        game = ready.new_game(5, number)  # type: ignore[attr-defined]
        cards = Counter(piece.card.code for piece in game.pieces)
        play_match(game, ready.policies(5, number))  # type: ignore[attr-defined]
        assert Counter(piece.card.code for piece in game.pieces) == cards
        assert sorted(piece.id for zone in game.zones for piece in zone.cards) == list(range(len(game.pieces)))
        assert (game.ending == BY_LIFE_FORCE) == any(side.life() == 0 for side in game.sides)
        endings[game.ending] += 1
    assert set(endings) <= {BY_LIFE_FORCE, BY_TURN_LIMIT}
    assert endings[BY_LIFE_FORCE] > 0


@pytest.mark.parametrize("rules", ["rulebook", "community"])
def test_the_default_policy_plays_tournament_lists_to_the_end(rules: str) -> None:
    light, dark = lists("light"), lists("dark")
    for number in range(DEFAULT_GAMES // 2):
        ready = MATCH.prepare([dark[number % len(dark)], light[(5 * number) % len(light)]], pool(), {"rules": rules})
        game = ready.new_game(9, number)  # type: ignore[attr-defined]
        policies, views = ready.policies(9, number), [game.view(seat) for seat in (0, 1)]  # type: ignore[attr-defined]
        decisions = 0
        while (decision := game.advance()) is not None:
            game.apply(policies[decision.seat].choose(views[decision.seat], decision))
            decisions += 1
            assert decisions < MOST_DECISIONS, "the policy repeats itself"


def test_a_replay_of_tournament_lists_is_the_same_twice() -> None:
    light, dark = lists("light"), lists("dark")
    for number in range(3):
        ready = MATCH.prepare([dark[number], light[-number]], pool(), {})
        found = [ready.replay(9, number) for _ in range(2)]
        assert found[0].digest == found[1].digest
        assert found[0].steps[-1].board["life"] >= 0
    assert digest(ready.new_game(9, 0)) != digest(ready.new_game(9, 1))  # type: ignore[attr-defined]
