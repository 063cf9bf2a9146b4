"""Star Wars: The Card Game as these benchmarks play it: published lists, legal exchanges of objective sets, and clocks of goldfishes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.games.star_wars_lcg_match_ups import published
from games.catalogue.fixtures import read_catalogue
from games.contracts.decks import Decklist, NotPlayable, illegal
from games.contracts.runs import Goldfish
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.races.plan import Exchange, exchanged, in_turn, legal_exchanges

SLUG: Final = "star-wars-lcg"
SETS: Final = "objective_sets"
FORMAT: Final = "constructed"
ON: Final = date(2026, 1, 1)
# Of the exchanges that are sifted for the best one, so many are left for a second look.
LEFT: Final = 12


@dataclass(frozen=True, slots=True)
class Gap:
    """By how many turns a deck is slower than another one in the mean of the same games, with its standard error."""

    turns: float
    se: float

    def is_above(self, errors: float) -> bool:
        """Whether it is more than so many standard errors above 0."""
        return self.turns > errors * self.se


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

    def legal_exchanges(self, deck: Decklist) -> list[Exchange]:
        """All legal exchanges with sets of the deck's side."""
        return [each for each in in_turn(deck.in_zone(SETS), self._coming(deck)) if self.is_legal(exchanged(deck, each))]

    def raced(self, deck: Decklist, first: int, most: int) -> tuple[Exchange, ...]:
        """The exchanges that a race tries, in its order.  first, most: as for `simulator.races.plan.legal_exchanges`."""
        found, _ = legal_exchanges(
            deck.in_zone(SETS), self._coming(deck), lambda each: self.is_legal(exchanged(deck, each)), first=first, most=most
        )
        return found

    def _coming(self, deck: Decklist) -> dict[str, list[str]]:
        side = self.game.decks.side_of(deck, self.pool)
        return {SETS: [code for code in self.sets if self.pool.sets[code].side == side]}

    def beside(self, deck: Decklist, other: Decklist) -> Any:
        """The other deck, prepared so that the sets that both hold come in the same games."""
        assert self.goldfish.comparison is not None
        return self.goldfish.comparison.prepare_beside(deck, other, self.pool, self.options)

    def mean_clock(self, deck: Decklist, other: Decklist, seed: int, games: int) -> float:
        """The mean clock of the other deck in games beside the deck."""
        prepared, tally = self.beside(deck, other), Tally()
        for index in range(games):
            prepared.play(seed, index, tally)
        return total_clock(tally) / games

    def gap(self, deck: Decklist, one: Decklist, other: Decklist, seed: int, games: int) -> Gap:
        """By how much `other` is slower than `one`, both beside the deck."""
        sides = self.beside(deck, one), self.beside(deck, other)
        differences = []
        for index in range(games):
            clocks = []
            for prepared in sides:
                tally = Tally()
                prepared.play(seed, index, tally)
                clocks.append(total_clock(tally))
            differences.append(clocks[1] - clocks[0])
        return Gap(fmean(differences), stdev(differences) / games**0.5)

    def quickest(self, deck: Decklist, exchanges: Sequence[Exchange], seed: int, games: tuple[int, int]) -> Exchange:
        """The exchange that is quickest.  games: of each exchange, and then new ones of each of the LEFT best."""
        left = list(exchanges)
        for number, (played, kept) in enumerate(zip(games, (LEFT, 1), strict=True)):
            clocks = {each: self.mean_clock(deck, exchanged(deck, each), seed + number, played) for each in left}
            left = sorted(left, key=clocks.__getitem__)[:kept]
        return left[0]


def total_clock(tally: Tally) -> int:
    return sum(clock * count for clock, count in tally.histograms["clock"].items())


def legal_lists(rules: Rules) -> list[tuple[str, Decklist]]:
    """The names of the published lists that are legal and can be goldfished, light and dark in turn."""
    found: dict[str, list[tuple[str, Decklist]]] = {"light": [], "dark": []}
    for each in published():
        deck = replace(each.decklist, side=each.side)
        try:
            rules.goldfish.prepare(deck, rules.pool, rules.options)
        except NotPlayable:
            continue
        if rules.is_legal(deck):
            found[each.side].append((each.name, deck))
    return [each for pair in zip(found["light"], found["dark"], strict=False) for each in pair]
