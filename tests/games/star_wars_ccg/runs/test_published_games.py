"""Games of published lists: 192 tournament lists of today's cards, each against lists of the other side, with any options taken.

To prepare two lists takes four times as long as to play them, and both editions of the rules play the same table: it is prepared once.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games import rules_mode
from games.contracts.decks import Decklist
from games.engine.machine import play_match
from games.engine.trace import digest
from games.star_wars_ccg.play.constants import BY_LIFE_FORCE, BY_TURN_LIMIT
from games.star_wars_ccg.runs.goldfish import GOLDFISH
from games.star_wars_ccg.runs.layout import COMMUNITY, RULEBOOK
from games.star_wars_ccg.runs.match import MATCH
from tests.games.star_wars_ccg.card_pool import CASES, decklist_of, pool

GAMES = 1000 if rules_mode() == "compiled" else 52
DEFAULT_GAMES = 160 if rules_mode() == "compiled" else 12
# Parts of these games, so that processes share them.
SHARES = 2
# Twenty times the decisions of a usual game.
MOST_DECISIONS = 10_000


@cache
def lists(side: str) -> list[Decklist]:
    decks = json.loads((CASES / "published" / "tournament.json").read_text())["decks"]
    return [decklist_of(deck) for deck in decks if deck["side"] == side]


def prepared(lists: tuple[Decklist, Decklist], options: dict[str, str]) -> Iterator[Any]:
    """The match of two lists by each edition of the rules, which is set on the table itself; play it before the next is asked for."""
    ready: Any = MATCH.prepare(lists, pool(), {**options, "rules": RULEBOOK})
    assert not ready.start.is_community
    yield ready
    ready.start.is_community = True
    yield ready


def test_both_editions_of_the_rules_prepare_the_same_table() -> None:
    pair = lists("light")[0], lists("dark")[0]
    *_, shared = prepared(pair, {})
    alone: Any = MATCH.prepare(pair, pool(), {"rules": COMMUNITY})
    assert shared.replay(9, 0).digest == alone.replay(9, 0).digest


def test_every_tournament_list_can_be_played() -> None:
    for side in ("light", "dark"):
        for each in lists(side):
            GOLDFISH.prepare(each, pool(), {})


@pytest.mark.parametrize("share", range(SHARES))
def test_random_games_of_tournament_lists_keep_their_cards_and_end(share: int) -> None:
    light, dark = lists("light"), lists("dark")
    endings: Counter[tuple[bool, int]] = Counter()
    for number in range(share, GAMES // 2, SHARES):
        pair = light[number % len(light)], dark[(7 * number + number // len(dark)) % len(dark)]
        for ready in prepared(pair, {"policy_0": "random", "policy_1": "random"}):
            game = ready.new_game(5, number)
            cards = Counter(piece.card.code for piece in game.pieces)
            play_match(game, ready.policies(5, number))
            assert Counter(piece.card.code for piece in game.pieces) == cards
            assert sorted(piece.id for zone in game.zones for piece in zone.cards) == list(range(len(game.pieces)))
            assert (game.ending == BY_LIFE_FORCE) == any(side.life() == 0 for side in game.sides)
            endings[game.is_community, game.ending] += 1
    assert endings.total() == GAMES // SHARES
    for is_community in (False, True):
        assert endings[is_community, BY_LIFE_FORCE] > 0
        assert {ending for edition, ending in endings if edition == is_community} <= {BY_LIFE_FORCE, BY_TURN_LIMIT}


@pytest.mark.parametrize("share", range(SHARES))
def test_the_default_policy_plays_tournament_lists_to_the_end(share: int) -> None:
    light, dark = lists("light"), lists("dark")
    for number in range(share, DEFAULT_GAMES // 2, SHARES):
        for ready in prepared((dark[number % len(dark)], light[(5 * number) % len(light)]), {}):
            game = ready.new_game(9, number)
            policies, views = ready.policies(9, number), [game.view(seat) for seat in (0, 1)]
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
