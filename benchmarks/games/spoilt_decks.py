"""Decks spoilt on purpose in one place: `python -m benchmarks.games.spoilt_decks [RUNS] [GAMES] [FIRST_DRAW]`.

A good deck of Star Wars: The Card Game is built for the goldfish: of the objective sets that a published list may hold, the COPIES copies
each of those with which it is quickest.  Each run draws DRAWN exchanges of one of its sets for one of the slowest third, plays each a
little in this very deck, and spoils the deck with the one that plays worst.  New games then tell by how many turns it is spoilt.  All of
these games have seeds of their own, and nothing of the race is known when the exchange is chosen.  A race of GAMES games, as in "Which one
exchange helps this deck most?", then tries the legal exchanges of the spoilt deck.  Printed: how often the exchange named first takes out
the set that was put in, and how often it is said to help.  FIRST_DRAW: the number of the first draw.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import islice
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.games.star_wars_lcg_match_ups import published
from games import rules_mode
from games.catalogue.fixtures import read_catalogue
from games.coach.measure import clocks_measure
from games.contracts.decks import Decklist, NotPlayable, Slot, illegal
from games.contracts.runs import Goldfish
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.races.figures import going_on, race_figures
from simulator.races.plan import Exchange, RacePlan, exchanged, in_turn, stages_of
from simulator.races.race import Race

SLUG: Final = "star-wars-lcg"
SETS: Final = "objective_sets"
FORMAT: Final = "constructed"
ON: Final = date(2026, 1, 1)
RUNS, MOST_GAMES = 20, 30_000
# As `simulator.exchanges`: exchanges of the first stage for so many games (FEWEST for other numbers), and lists whose legality is checked.
FIRST: Final = {10_000: 16, 30_000: 32, 100_000: 64}
FEWEST: Final = 16
MOST_CHECKS: Final = 500
TRIAL_GAMES, PILOT_GAMES = 60, 24
# The exchanges of which the worst spoils a deck, the games in which each is tried, and those that tell by how much; with their seeds.
DRAWN, TRIED_GAMES, SPOILT_GAMES = 12, 600, 4000
TRIED_SEED, SPOILT_SEED = 2_000_000, 3_000_000
# The best sets of a deck, the copies of each, and how many of the published lists are used.
BEST, COPIES, LISTS = 5, 2, 4


class Rules:
    """The game with its pool."""

    def __init__(self) -> None:
        self.game = GAMES[SLUG]
        catalogue = read_catalogue(self.game, f"fixtures/{SLUG}")
        self.pool = self.game.build_pool(catalogue)
        self.sets = sorted(record["code"] for record in catalogue.objective_sets)
        assert self.game.goldfish is not None
        self.goldfish: Goldfish = self.game.goldfish
        self.options = {spec.name: spec.default for spec in self.goldfish.options}

    def is_legal(self, deck: Decklist) -> bool:
        found = self.game.decks.problems_in([FORMAT], deck, on=ON, pool=self.pool)[FORMAT]
        return not illegal(found)

    def exchanges(self, deck: Decklist) -> Iterator[Exchange]:
        """Exchanges with sets of the deck's side, legal or not, in the order of a race."""
        side = self.game.decks.side_of(deck, self.pool)
        codes = [code for code in self.sets if self.pool.sets[code].side == side]
        return in_turn(deck.in_zone(SETS), {SETS: codes})

    def beside(self, deck: Decklist, other: Decklist) -> Any:
        assert self.goldfish.comparison is not None
        return self.goldfish.comparison.prepare_beside(deck, other, self.pool, self.options)

    def mean_clock(self, prepared: Any, seed: int, games: int) -> float:
        tally = Tally()
        for index in range(games):
            prepared.play(seed, index, tally)
        return total_clock(tally) / games

    def difference(self, deck: Decklist, other: Decklist, seed: int, games: int) -> tuple[float, float]:
        """By how many turns the other deck is slower in the mean of the same games, with its standard error."""
        sides = self.goldfish.prepare(deck, self.pool, self.options), self.beside(deck, other)
        differences = []
        for index in range(games):
            clocks = []
            for prepared in sides:
                tally = Tally()
                prepared.play(seed, index, tally)
                clocks.append(total_clock(tally))
            differences.append(clocks[1] - clocks[0])
        return fmean(differences), stdev(differences) / games**0.5


def total_clock(tally: Tally) -> int:
    return sum(clock * count for clock, count in tally.histograms["clock"].items())


@dataclass(frozen=True, slots=True)
class GoodDeck:
    """A deck of the best sets, and the slowest third of those that it may hold."""

    name: str
    decklist: Decklist
    slow: tuple[str, ...]


def good_deck(rules: Rules, name: str, deck: Decklist) -> GoodDeck:
    """Of the sets of which the list may hold COPIES copies, the quickest, and the slowest third."""
    places = [slot.code for slot in deck.in_zone(SETS) for _ in range(slot.quantity)][:COPIES]
    offered = []
    for each in rules.exchanges(deck):
        other = deck
        for place in places if each.removed == places[0] else ():
            other = exchanged(other, Exchange(SETS, place, each.added)) if place != each.added else other
        if other is not deck and rules.is_legal(other):
            offered.append(each)
    clocks = {each.added: rules.mean_clock(rules.beside(deck, exchanged(deck, each)), 1, TRIAL_GAMES) for each in offered}
    ranked = sorted(clocks, key=lambda code: (clocks[code], code))
    found: list[str] = []
    for code in ranked:
        sets = tuple(Slot(each, COPIES, SETS) for each in [*found, code])
        rest = len(found) + 1 < BEST
        if rest or rules.is_legal(Decklist((*sets, *(slot for slot in deck.slots if slot.zone != SETS)), deck.side)):
            found.append(code)
        if len(found) == BEST:
            break
    slots = tuple(Slot(each, COPIES, SETS) for each in found)
    good = Decklist((*slots, *(slot for slot in deck.slots if slot.zone != SETS)), deck.side)
    if not rules.is_legal(good):
        raise SystemExit(f"{name}: the best sets make no legal deck.")
    return GoodDeck(name, good, tuple(ranked[-len(ranked) // 3 :]))


@dataclass(frozen=True, slots=True)
class SpoiltDeck:
    """A good deck with one set exchanged for a slow one.  turns, se: how much slower it is than the good one."""

    decklist: Decklist
    done: Exchange
    turns: float
    se: float


def spoilt(rules: Rules, good: GoodDeck, number: int) -> SpoiltDeck:
    """The deck with the worst of DRAWN exchanges, as games of its own show it.  number: of the draw."""
    draw = random.Random(number)
    pairs = sorted((slot.code, slow) for slot in good.decklist.in_zone(SETS) for slow in good.slow)
    draw.shuffle(pairs)
    legal = (each for each in (Exchange(SETS, *pair) for pair in pairs) if rules.is_legal(exchanged(good.decklist, each)))
    drawn = list(islice(legal, DRAWN))
    clocks = [
        rules.mean_clock(rules.beside(good.decklist, exchanged(good.decklist, each)), TRIED_SEED + number, TRIED_GAMES) for each in drawn
    ]
    done = drawn[clocks.index(max(clocks))]
    deck = exchanged(good.decklist, done)
    turns, se = rules.difference(good.decklist, deck, SPOILT_SEED + number, SPOILT_GAMES)
    return SpoiltDeck(deck, done, turns, se)


def race(rules: Rules, deck: Decklist, games: int, seed: int) -> dict[str, Any]:
    """The figures of a race of the legal exchanges of the deck."""
    checked = [each for each, _ in zip(rules.exchanges(deck), range(MOST_CHECKS), strict=False)]
    legal = tuple(each for each in checked if rules.is_legal(exchanged(deck, each)))
    first = min(len(legal), FIRST.get(games, FEWEST))
    original = rules.goldfish.prepare(deck, rules.pool, rules.options)
    pilot = Tally()
    for index in range(PILOT_GAMES):
        original.play(seed + 1, index, pilot)
    measure = clocks_measure(pilot.histograms["clock"])
    plan = RacePlan(legal, stages_of(first, games), (tuple(range(first)),), 1, True, measure.first, measure.last)
    tally = Tally()
    while True:
        decks = {place: rules.beside(deck, exchanged(deck, plan.exchanges[place])) for place in plan.left[-1]}
        stage = plan.stages[plan.now]
        running = Race(original, decks, plan, rules.goldfish.metrics)
        for world in range(stage.first, stage.end):
            running.play(seed, world, tally)
        if plan.is_last:
            return race_figures(plan, tally, rules.goldfish.metrics)
        plan = plan.with_next(going_on(plan, tally))


def decks_of(rules: Rules) -> Sequence[tuple[str, Decklist]]:
    """The published lists that are legal and can be goldfished."""
    found = []
    for each in published():
        deck = replace(each.decklist, side=each.side)
        try:
            rules.goldfish.prepare(deck, rules.pool, rules.options)
        except NotPlayable:
            continue
        if rules.is_legal(deck):
            found.append((each.name, deck))
    light, dark = ([each for each in found if each[1].side == side] for side in ("light", "dark"))
    return [*light[: LISTS // 2], *dark[: LISTS // 2]]


def main(arguments: list[str]) -> None:
    runs = int(arguments[0]) if arguments else RUNS
    games = int(arguments[1]) if len(arguments) > 1 else MOST_GAMES
    rules = Rules()
    decks = decks_of(rules)
    draw = int(arguments[2]) if len(arguments) > 2 else 0
    named = helping = 0
    begun = time.perf_counter()
    good = [good_deck(rules, name, deck) for name, deck in decks]
    for number in range(draw, draw + runs):
        each = good[number % len(good)]
        broken = spoilt(rules, each, number)
        done = broken.done
        figures = race(rules, broken.decklist, games, 1000 + number)
        best = figures["rows"][0]
        named += best["removed"] == done.added
        helping += best["helps"]
        line = {
            "draw": number,
            "deck": each.name,
            "spoilt": [done.removed, done.added],
            "turns": [round(broken.turns, 3), round(broken.se, 3)],
        }
        line |= {"named": [best["removed"], best["added"]], "difference": best["difference"], "helps": best["helps"]}
        line |= {"original": figures["original"]}
        print(json.dumps(line, ensure_ascii=False), flush=True)
    seconds = time.perf_counter() - begun
    print(
        f"Rules {rules_mode()}, {games} games a race: the spoilt set named first in {named} of {runs} runs, said to help in {helping}; "
        f"{seconds / runs:.0f} s a run."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
