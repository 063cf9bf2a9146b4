"""Decks spoilt on purpose in one place: `python -m benchmarks.exchanges.spoilt_decks [RUNS] [GAMES] [FIRST_DRAW] [LISTS]`.

How often does a race, as in "Which one exchange helps this deck most?", name the spoilt place first?  The question needs a deck that is
spoilt in one place only, so everything about it is measured in games whose seeds no race uses, before the race:

1. The deck is good: in published lists of Star Wars: The Card Game, the exchange of one objective set that makes the goldfish quickest is
   made, and again, until 3,000 new games no longer show that the best one found helps.
2. One set is exchanged for a slow one (of the slowest third): of DRAWN drawn exchanges the one with which the deck is slowest.
3. The place is the weakest: of all legal exchanges of the spoilt deck that leave the slow set in it, the best one is looked for in the same
   way as in 1.  SURE_GAMES new games of both must show beyond doubt (three standard errors) that the deck is at least LEAST turns slower
   with it than with the set put back.  Where they do not, no answer would be wrong, and the next draw is taken; such draws are printed.

The race then tries every legal exchange that it would try on the site.  Printed: how often the exchange named first takes out the set that
was put in, and how often it is said to help.  LISTS: the first and the last of the published lists that are used, as "0:4".
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, Final

from benchmarks.exchanges.playing import SETS, Gap, Rules, legal_lists
from games import rules_mode
from games.coach.measure import clocks_measure
from games.contracts.decks import Decklist
from games.engine.tally import Tally
from simulator.races.figures import going_on, race_figures
from simulator.races.plan import Exchange, RacePlan, exchanged, stages_of
from simulator.races.race import Race

RUNS, GAMES, LISTS = 20, 30_000, "0:4"
# As `simulator.exchanges`: exchanges of the first stage for so many games, and lists whose legality is checked.
FIRST: Final = {10_000: 16, 30_000: 32, 100_000: 64}
MOST_CHECKS: Final = 500
PILOT_GAMES: Final = 24
# The steps to a good deck, at most; the games in which the best exchange is looked for, and those that tell whether it helps.
MOST_STEPS, STEP_SIFT, STEP_GAMES = 12, (100, 1000), 3000
# The games in which each set is tried in the first place of a good deck, and the share of them that is slow.
TRIED_GAMES, SLOWEST = 100, 3
# The exchanges of which the worst spoils a deck, and the games in which each is tried.
DRAWN, DRAWN_GAMES = 12, 300
# What shows that the spoilt place is the weakest.
SIFT, SURE_GAMES, SURE_ERRORS, LEAST = (40, 600), 2500, 3.0, 0.05
# Seeds of the steps to a good deck, of its slow sets, and of a draw; those of the races are below 1,000,000.
STEP_SEED, SLOW_SEED, DRAW_SEED = 1_000_000, 1_900_000, 2_000_000
SEEDS_OF_A_DRAW: Final = 10


@dataclass(frozen=True, slots=True)
class GoodDeck:
    """A deck that no single exchange is known to make quicker.  slow: sets that it may hold, the slowest third."""

    name: str
    decklist: Decklist
    steps: int
    slow: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpoiltDeck:
    """A good deck with one set exchanged for a slow one.

    worse: than the good deck.  other: the best exchange that leaves the slow set in.
    weakest: how much worse that is than the set put back.
    """

    decklist: Decklist
    done: Exchange
    worse: Gap
    other: Exchange
    weakest: Gap

    @property
    def is_fair(self) -> bool:
        return self.weakest.turns >= LEAST and self.weakest.is_above(SURE_ERRORS)


def good_deck(rules: Rules, name: str, deck: Decklist) -> GoodDeck:
    steps = 0
    for step in range(MOST_STEPS):
        seed = STEP_SEED + 10 * step
        better = exchanged(deck, rules.quickest(deck, rules.legal_exchanges(deck), seed, STEP_SIFT))
        if not rules.gap(deck, better, deck, seed + 5, STEP_GAMES).is_above(2.0):
            break
        deck, steps = better, step + 1
    place = deck.in_zone(SETS)[0].code
    others = [each for each in rules.legal_exchanges(deck) if each.removed == place]
    clocks = {each.added: rules.mean_clock(deck, exchanged(deck, each), SLOW_SEED, TRIED_GAMES) for each in others}
    ranked = sorted(clocks, key=lambda code: (clocks[code], code))
    return GoodDeck(name, deck, steps, tuple(ranked[-len(ranked) // SLOWEST :]))


def spoilt(rules: Rules, good: GoodDeck, number: int) -> SpoiltDeck:
    """The deck with the worst of DRAWN exchanges.  number: of the draw."""
    seed = DRAW_SEED + SEEDS_OF_A_DRAW * number
    held = good.decklist
    pairs = sorted((slot.code, slow) for slot in held.in_zone(SETS) for slow in good.slow)
    random.Random(number).shuffle(pairs)
    legal = (each for each in (Exchange(SETS, *pair) for pair in pairs) if rules.is_legal(exchanged(held, each)))
    clocks = {each: rules.mean_clock(held, exchanged(held, each), seed, DRAWN_GAMES) for each in islice(legal, DRAWN)}
    done = max(clocks, key=clocks.__getitem__)
    deck = exchanged(held, done)
    others = [each for each in rules.legal_exchanges(deck) if each.removed != done.added]
    other = rules.quickest(deck, others, seed + 1, SIFT)
    worse = rules.gap(deck, held, deck, seed + 5, SURE_GAMES)
    return SpoiltDeck(deck, done, worse, other, rules.gap(deck, held, exchanged(deck, other), seed + 6, SURE_GAMES))


def race(rules: Rules, deck: Decklist, games: int, seed: int) -> dict[str, Any]:
    """The figures of a race of the legal exchanges of the deck."""
    legal = rules.raced(deck, FIRST[games], MOST_CHECKS)
    first = min(len(legal), FIRST[games])
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


def fair_draws(rules: Rules, good: list[GoodDeck], first: int) -> Iterator[tuple[int, GoodDeck, SpoiltDeck]]:
    """The fair draws from this number on, the decks in turn; the others are printed."""
    for number in count(first):
        each = good[number % len(good)]
        broken = spoilt(rules, each, number)
        if broken.is_fair:
            yield number, each, broken
        else:
            say(**about(number, each, broken), skipped=True)


def about(number: int, good: GoodDeck, broken: SpoiltDeck) -> dict[str, Any]:
    return {
        "draw": number,
        "deck": good.name,
        "spoilt": [broken.done.removed, broken.done.added],
        "worse": [round(broken.worse.turns, 3), round(broken.worse.se, 3)],
        "other": [broken.other.removed, broken.other.added],
        "weakest": [round(broken.weakest.turns, 3), round(broken.weakest.se, 3)],
    }


def say(**row: Any) -> None:
    print(json.dumps(row, ensure_ascii=False), flush=True)


def main(arguments: list[str]) -> None:
    given = [*arguments, *[""] * 4]
    runs, games, draw = int(given[0] or RUNS), int(given[1] or GAMES), int(given[2] or 0)
    low, high = map(int, (given[3] or LISTS).split(":"))
    rules = Rules()
    begun = time.perf_counter()
    good = []
    for name, deck in legal_lists(rules)[low:high]:
        good.append(good_deck(rules, name, deck))
        say(deck=name, steps=good[-1].steps, sets={slot.code: slot.quantity for slot in good[-1].decklist.in_zone(SETS)})
    named = helping = 0
    racing = 0.0
    for number, each, broken in islice(fair_draws(rules, good, draw), runs):
        started = time.perf_counter()
        figures = race(rules, broken.decklist, games, 1000 + number)
        racing += time.perf_counter() - started
        best = figures["rows"][0]
        named += best["removed"] == broken.done.added
        helping += best["helps"]
        say(
            **about(number, each, broken),
            named=[best["removed"], best["added"]],
            difference=best["difference"],
            helps=best["helps"],
            original=figures["original"],
        )
    print(
        f"Rules {rules_mode()}, {games} games a race: the spoilt set named first in {named} of {runs} runs, said to help in {helping}; "
        f"{racing / runs:.0f} s a race, {time.perf_counter() - begun:.0f} s in all."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
