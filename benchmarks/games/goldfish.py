"""Goldfish games per second, interpreted or compiled as STARDECK_RULES says: `python -m benchmarks.games.goldfish SECONDS` prints JSON."""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path

import games
from benchmarks import decks
from games.catalogue.fixtures import read_catalogue
from games.contracts.runs import PreparedGoldfish
from games.engine.tally import Tally
from games.registry import game_by_slug

ROOT = Path(__file__).resolve().parents[2]
SEED = 7


def prepared(number: int) -> PreparedGoldfish:
    """Deck `number` of the benchmarks, ready for play with the default options."""
    deck = decks()[number]
    game = game_by_slug(deck.game)
    assert game.goldfish is not None
    return game.goldfish.prepare(deck.decklist, game.build_pool(read_catalogue(game, ROOT / "fixtures" / game.slug)), {})


def rate(number: int, seconds: float) -> tuple[float, str]:
    """Games per second of processor time, the best of three rounds, and the digest of the deck's first game (equal in both modes)."""
    goldfish = prepared(number)
    tally = Tally()
    for index in range(20):
        goldfish.play(SEED, index, tally)
    best = 0.0
    for _ in range(3):
        played, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds / 3:
            for index in range(played, played + 20):
                goldfish.play(SEED, index, tally)
            played += 20
        best = max(best, played / spent)
    return best, goldfish.replay(SEED, 0).digest


_ready: dict[int, PreparedGoldfish] = {}


def chunk(number: int, first: int, size: int) -> int:
    """Play a chunk as a worker does, but without the database; return the size of its counts."""
    if number not in _ready:
        _ready[number] = prepared(number)
    tally = Tally()
    for index in range(first, first + size):
        _ready[number].play(SEED, index, tally)
    return len(json.dumps(tally.to_record()))


def scaling(number: int, size: int, chunks: int) -> dict[int, float]:
    """Games per second by number of workers (1 and 2), over chunks of `size` games.

    The best of three rounds; in each round one worker and two workers take turns.
    """
    rates = dict.fromkeys((1, 2), 0.0)
    with ExitStack() as stack:
        pools = {workers: stack.enter_context(ProcessPoolExecutor(workers, mp_context=get_context("spawn"))) for workers in rates}
        for workers, pool in pools.items():  # start every worker and let it prepare its deck
            list(pool.map(chunk, [number] * workers * 2, [0] * workers * 2, [size // 10] * workers * 2))
        for _ in range(3):
            for workers, pool in pools.items():
                started = time.perf_counter()
                list(pool.map(chunk, [number] * chunks, range(0, chunks * size, size), [size] * chunks))
                rates[workers] = max(rates[workers], chunks * size / (time.perf_counter() - started))
    return rates


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    results = {}
    for number, deck in enumerate(decks()):
        per_second, digest = rate(number, seconds)
        size = max(20, round(per_second))  # chunks of about a second
        results[deck.name] = {"rate": per_second, "digest": digest, "scaling": scaling(number, size, chunks=4), "chunk": size}
    json.dump({"mode": games.rules_mode(), "decks": results}, sys.stdout)
