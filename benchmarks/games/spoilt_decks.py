"""Decks spoilt on purpose in one place: `python -m benchmarks.games.spoilt_decks [RUNS] [GAMES]`.

Each run takes one of the published lists of Star Wars: The Card Game whose case files the tests read, and exchanges one objective set,
drawn by lot, for the set that slows the goldfish most among OFFERED others, also drawn by lot.  A race of GAMES games, as in "Which one
exchange helps this deck most?", then tries the legal exchanges of the spoilt deck.  Printed: how often the exchange named first takes out
the set that was put in, and how often it is said to help.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final

from benchmarks.games.star_wars_lcg_match_ups import published
from games import rules_mode
from games.catalogue.fixtures import read_catalogue
from games.coach.measure import clocks_measure
from games.contracts.decks import Decklist, NotPlayable, illegal
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
OFFERED, TRIAL_GAMES, PILOT_GAMES = 30, 60, 24


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

    def mean_clock(self, prepared: Any, seed: int) -> float:
        tally = Tally()
        for index in range(TRIAL_GAMES):
            prepared.play(seed, index, tally)
        clocks = tally.histograms["clock"]
        return sum(clock * games for clock, games in clocks.items()) / TRIAL_GAMES


def spoilt(rules: Rules, deck: Decklist, draw: random.Random, seed: int) -> tuple[Decklist, Exchange]:
    """The deck with one set, drawn by lot, exchanged for the slowest of some others."""
    place = draw.choice(deck.in_zone(SETS)).code
    legal = []
    for code in draw.sample(rules.sets, len(rules.sets)):
        exchange = Exchange(SETS, place, code)
        if not any(slot.code == code for slot in deck.slots) and rules.is_legal(exchanged(deck, exchange)):
            legal.append(exchange)
        if len(legal) == OFFERED:
            break
    slowness = {each: rules.mean_clock(rules.beside(deck, exchanged(deck, each)), seed) for each in legal}
    worst = max(legal, key=lambda each: slowness[each])
    return exchanged(deck, worst), worst


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
    return found


def main(arguments: list[str]) -> None:
    runs = int(arguments[0]) if arguments else RUNS
    games = int(arguments[1]) if len(arguments) > 1 else MOST_GAMES
    rules = Rules()
    decks = decks_of(rules)
    named = helping = 0
    begun = time.perf_counter()
    for run in range(runs):
        name, deck = decks[run % len(decks)]
        broken, done = spoilt(rules, deck, random.Random(run), run)
        figures = race(rules, broken, games, 1000 + run)
        best = figures["rows"][0]
        named += best["removed"] == done.added
        helping += best["helps"]
        line = {"run": run, "deck": name, "spoilt": [done.removed, done.added], "named": [best["removed"], best["added"]]}
        line |= {"difference": best["difference"], "helps": best["helps"], "original": figures["original"]}
        print(json.dumps(line, ensure_ascii=False), flush=True)
    seconds = time.perf_counter() - begun
    print(
        f"Rules {rules_mode()}, {games} games a race: the spoilt set named first in {named} of {runs} runs, "
        f"said to help in {helping}; {seconds / runs:.0f} s a run."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
