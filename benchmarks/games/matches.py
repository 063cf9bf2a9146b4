"""Matches per second, interpreted or compiled as STARDECK_RULES says: `python -m benchmarks.games.matches SECONDS` prints JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks import decks, match_of
from games.engine.tally import Tally
from games.registry import GAMES

SEED = 7
POLICIES = ("random", "default")


def prepared(slug: str, **options: str | int) -> Any:
    """A match with these options and the game's benchmark deck, or its first ready list; a game that needs a second list adds its own."""
    match, pool = match_of(slug)
    decklist = next((deck.decklist for deck in decks() if deck.game == slug), None) or GAMES[slug].lists.ready(pool)[0].decklist
    return match.prepare([decklist], pool, options)


def rate(play: Callable[[int], object], seconds: float) -> float:
    """Calls per second of processor time, the best of three rounds."""
    best = 0.0
    for _ in range(3):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds / 3:
            for index in range(done, done + 20):
                play(index)
            done += 20
        best = max(best, done / spent)
    return best


def measured(slug: str, policy: str, seconds: float) -> dict[str, Any]:
    """Matches per second of a policy against itself, decisions per match, and microseconds to copy a game in its middle."""
    match = prepared(slug, policy_0=policy, policy_1=policy)
    tally = Tally()
    per_second = rate(lambda index: match.play(SEED, index, tally), seconds)
    game = match.new_game(SEED, 0)
    policies = match.policies(SEED, 0)
    middle = len(match.replay(SEED, 0).trace) // 2
    for _ in range(middle):
        decision = game.advance()
        game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
    clone = 1e6 / rate(lambda index: game.clone(), seconds / 5)
    decisions = sum(len(match.replay(SEED, index).trace) for index in range(20)) / 20
    return {"rate": per_second, "decisions": decisions, "clone": clone, "digest": match.replay(SEED, 0).digest}


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    games = [slug for slug, game in GAMES.items() if game.match]
    json.dump({f"{slug}: {policy} against {policy}": measured(slug, policy, seconds) for slug in games for policy in POLICIES}, sys.stdout)
