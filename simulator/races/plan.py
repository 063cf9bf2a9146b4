"""What a race plays: the exchanges, and the stages in which they are halved and the best of them estimated.

world: one set of random numbers.  In each world of a stage the original deck and every exchange that is left play the same games.
Each stage has worlds of its own, so the worlds of the last one know nothing of why an exchange was chosen (the winner's curse).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from games.contracts.decks import Decklist, Slot

# The exchanges that the last stage estimates, at most.
FINALISTS: Final = 10
# The share of the games that is spent on choosing them (tests/simulator/races/test_known_values.py measures what a race finds with it).
FOR_CHOOSING: Final = 0.7
# The seed of the order in which exchanges are tried, and how far apart in it are the cards that one round puts in.
DRAW: Final = 1
STRIDE: Final = 7


@dataclass(frozen=True, slots=True)
class Exchange:
    """One copy of `removed` is replaced by one of `added`, both in `zone`; the codes of cards or of objective sets."""

    zone: str
    removed: str
    added: str


@dataclass(frozen=True, slots=True)
class Stage:
    """first: its first world, counted from the first of the race.  exchanges: how many play in it."""

    first: int
    worlds: int
    exchanges: int

    @property
    def end(self) -> int:
        return self.first + self.worlds


@dataclass(frozen=True, slots=True)
class RacePlan:
    """A race as it is stored in `Run.plan`.

    exchanges: all that may be tried; the first stage plays the first of them, as many as it can.
    left: for each stage that has begun, the places in `exchanges` of those that play in it.
    unit: the games of each deck in a world.
    first, last: the clocks between which the clock counts (`games.coach.measure`); 0 where shares of wins count.
    """

    exchanges: tuple[Exchange, ...]
    stages: tuple[Stage, ...]
    left: tuple[tuple[int, ...], ...]
    unit: int
    by_clock: bool
    first: int = 0
    last: int = 0

    @property
    def now(self) -> int:
        """The number of the stage that is played."""
        return len(self.left) - 1

    @property
    def tried(self) -> int:
        """How many exchanges have played so far."""
        return len({place for stage in self.left for place in stage})

    @property
    def is_last(self) -> bool:
        return len(self.left) == len(self.stages)

    @property
    def worlds(self) -> int:
        return self.stages[-1].end

    @property
    def games(self) -> int:
        """The games of all decks together."""
        return self.games_of(self.worlds)

    def games_of(self, worlds: int) -> int:
        """The games of the first worlds."""
        return sum(
            (min(worlds, stage.end) - stage.first) * (stage.exchanges + 1) * self.unit for stage in self.stages if stage.first < worlds
        )

    def has_world(self, world: int) -> bool:
        """Whether the world belongs to the stage that is played."""
        return self.stages[self.now].first <= world < self.stages[self.now].end

    def with_next(self, left: tuple[int, ...]) -> RacePlan:
        """The plan after the next stage has begun with these exchanges."""
        return replace(self, left=(*self.left, left))

    def to_data(self) -> dict[str, Any]:
        return {
            "exchanges": [[each.zone, each.removed, each.added] for each in self.exchanges],
            "stages": [[each.first, each.worlds, each.exchanges] for each in self.stages],
            "left": [list(each) for each in self.left],
            "unit": self.unit,
            "by_clock": self.by_clock,
            "first": self.first,
            "last": self.last,
        }


def plan_of(data: Mapping[str, Any]) -> RacePlan:
    """The plan that `to_data` wrote."""
    return RacePlan(
        exchanges=tuple(Exchange(*each) for each in data["exchanges"]),
        stages=tuple(Stage(*each) for each in data["stages"]),
        left=tuple(tuple(each) for each in data["left"]),
        unit=data["unit"],
        by_clock=data["by_clock"],
        first=data["first"],
        last=data["last"],
    )


def stages_of(exchanges: int, games: int, unit: int = 1) -> tuple[Stage, ...]:
    """Successive halving: half of the exchanges leave after each stage until at most FINALISTS are left, which play in the last one.

    Each stage before the last has the same share of the games, so that the fewer are left, the longer they play (Karnin, Koren and Somekh,
    "Almost optimal exploration in multi-armed bandits", ICML 2013).
    exchanges: of the first stage.
    games: of all decks together, about; every stage has at least one world.

    >>> [(stage.first, stage.worlds, stage.exchanges) for stage in stages_of(30, 10_000)]
    [(0, 112, 30), (112, 218, 15), (330, 272, 10)]
    """
    sizes = []
    size = exchanges
    while size > FINALISTS:
        sizes.append(size)
        size = max(FINALISTS, -(-size // 2))
    shares = [FOR_CHOOSING / len(sizes)] * len(sizes) if sizes else []
    stages: list[Stage] = []
    for size_now, share in zip((*sizes, size), (*shares, 1 - sum(shares)), strict=True):
        worlds = max(1, int(games * share / (size_now + 1) / unit))
        stages.append(Stage(stages[-1].end if stages else 0, worlds, size_now))
    return tuple(stages)


def in_turn(leaving: Sequence[Slot], coming: Mapping[str, Sequence[str]]) -> Iterator[Exchange]:
    """Every exchange once, in a drawn order: each round takes out every card once, and puts in another one each time.

    coming: the codes that may come in, by zone.  The draw is the same for the same cards.
    """
    draw = random.Random(DRAW)  # noqa: S311 (no secret)
    out = draw.sample(list(leaving), len(leaving))
    into = {zone: draw.sample(list(codes), len(codes)) for zone, codes in sorted(coming.items())}
    for number in range(max(map(len, into.values()), default=0)):
        for place, slot in enumerate(out):
            codes = into[slot.zone]
            if number < len(codes) and (code := codes[(number + place * STRIDE) % len(codes)]) != slot.code:
                yield Exchange(slot.zone, slot.code, code)


def legal_exchanges(
    leaving: Sequence[Slot], coming: Mapping[str, Sequence[str]], is_legal: Callable[[Exchange], bool], *, first: int, most: int
) -> tuple[tuple[Exchange, ...], bool]:
    """Legal exchanges in the order in which a race tries them, and whether every exchange was checked.

    first: the exchanges of the first stage.  What that stage tells is which cards are good to take out and which are good to put in, and
    `simulator.races.figures.promising` looks among the rest for exchanges of a good one for a good one.  So every card that may leave is
    checked with every card that the first stage puts in before any other exchange is.
    most: the exchanges that are checked, at most.
    """
    legal: list[Exchange] = []
    checked: set[Exchange] = set()

    def check(exchanges: Iterable[Exchange], enough: int | None = None) -> bool:
        """Check these, until enough are legal; False if one is left that may not be checked any more."""
        for exchange in exchanges:
            if len(legal) == enough:
                break
            if exchange in checked:
                continue
            if len(checked) == most:
                return False
            checked.add(exchange)
            if is_legal(exchange):
                legal.append(exchange)
        return True

    check(in_turn(leaving, coming), first)
    into: dict[str, list[str]] = {}
    for exchange in legal:
        into.setdefault(exchange.zone, []).append(exchange.added)
    check(in_turn([slot for slot in leaving if slot.zone in into], {zone: sorted(set(codes)) for zone, codes in into.items()}))
    is_all = check(in_turn(leaving, coming))
    return tuple(legal), is_all


def exchanged(decklist: Decklist, exchange: Exchange) -> Decklist:
    """The list with the exchange made; ValueError if it has no such card there.

    >>> exchanged(Decklist((Slot("a", 2, "main"), Slot("b", 1, "main"))), Exchange("main", "a", "b")).slots
    (Slot(code='a', quantity=1, zone='main'), Slot(code='b', quantity=2, zone='main'))
    """
    copies = {(slot.zone, slot.code): slot.quantity for slot in decklist.slots}
    removed, added = (exchange.zone, exchange.removed), (exchange.zone, exchange.added)
    if not copies.get(removed):
        raise ValueError(f"The list has no {exchange.removed} in {exchange.zone}.")
    copies[removed] -= 1
    copies[added] = copies.get(added, 0) + 1
    return Decklist(tuple(Slot(code, quantity, zone) for (zone, code), quantity in copies.items() if quantity), decklist.side)
