"""Exact, mergeable counts of a run, which a worker stores for the games that it has played.

All values are integers from 0, so a merge is the same in any order and a report does not depend on which worker played which game.

count: name -> how many games (or events).  histogram: name -> value -> games.  curve: name -> turn (from 1) -> value -> games.
first: name -> value -> lowest index of a game that showed it.  card: card code -> name -> count.
sums of a unit: of games that belong together the sum x of m values, counted so that a mean of many units has an interval (SUMS).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

# Python keeps whole numbers up to 256 ready; a greater one is made anew at every increment.
READY: Final = 256
# Values of a curve and clocks below this are counted in lists, others in dictionaries; only the speed depends on it.
DENSE: Final = 64

# The counts of a card in `card_game`: games, won games, the sum of their clocks and of the clocks' squares.
SEEN: Final = "seen"
SEEN_WON: Final = "seen_won"
SEEN_CLOCK: Final = "seen_clock"
SEEN_CLOCK_SQUARES: Final = "seen_clock_squares"
OF_SEEN: Final = (SEEN, SEEN_WON, SEEN_CLOCK, SEEN_CLOCK_SQUARES)

# The histogram of the clocks of games that ended without a result, at a turn limit; "clock" has those of all games.
CLOCK_UNDECIDED: Final = "clock_undecided"

# The sums over units: their number, and the sums of x, m, x*x, x*m and m*m.
SUMS: Final = ("n", "x", "m", "xx", "xm", "mm")


class Counters:
    """Many counts that begin at 0, by place: what is left over of READY, and how many times READY was full."""

    __slots__ = ("full", "left")

    def __init__(self, size: int) -> None:
        self.left: list[int] = [0] * size
        self.full: dict[int, int] = {}

    def grow(self, size: int) -> None:
        self.left += [0] * (size - len(self.left))

    def add(self, place: i64, by: i64) -> None:
        count: i64 = self.left[place] + by
        if count >= READY:
            self.full[place] = self.full.get(place, 0) + count // READY
            count = count % READY
        self.left[place] = count

    def counted(self) -> list[tuple[int, int]]:
        """(place, count) of those above 0."""
        full = self.full
        return [(place, left + READY * full.get(place, 0)) for place, left in enumerate(self.left) if left or place in full]


class Tally:
    """The sufficient statistics of some games of one run.

    grid, sums, seen: curves and counts of cards not yet put under their names (`curve_rows`, `card_rows`, `cards_seen`); nobody sees them.
    """

    def __init__(self) -> None:
        self.games = 0
        self.counts: dict[str, int] = {}
        self.histograms: dict[str, dict[int, int]] = {}
        self.firsts: dict[str, dict[int, int]] = {}
        self._curves: dict[str, list[dict[int, int]]] = {}
        self._cards: dict[str, dict[str, int]] = {}
        self._curve_names: list[str] = []
        self._grid = Counters(0)
        self._codes: list[str] = []
        self._card_names: list[str] = []
        self._sums = Counters(0)
        self._seen = Counters(0)
        self._in_rows = False

    @property
    def curves(self) -> dict[str, list[dict[int, int]]]:
        self.settle()
        return self._curves

    @property
    def cards(self) -> dict[str, dict[str, int]]:
        self.settle()
        return self._cards

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + by

    def observe(self, name: str, value: int) -> None:
        histogram = self.histograms.get(name)
        if histogram is None:
            histogram = self.histograms[name] = {}
        histogram[value] = histogram.get(value, 0) + 1

    def curve(self, name: str, turn: int, value: int) -> None:
        """One game showed `value` of `name` in its turn `turn` (from 1); a game that is over by then adds nothing."""
        turns = self._curves.get(name)
        if turns is None:
            turns = self._curves[name] = []
        while len(turns) < turn:
            turns.append({})
        values = turns[turn - 1]
        values[value] = values.get(value, 0) + 1

    def first(self, name: str, value: int, index: int) -> None:
        seen = self.firsts.get(name)
        if seen is None:
            seen = self.firsts[name] = {}
        if value not in seen or index < seen[value]:
            seen[value] = index

    def card(self, code: str, name: str, by: int = 1) -> None:
        names = self._cards.get(code)
        if names is None:
            names = self._cards[code] = {}
        names[name] = names.get(name, 0) + by

    def card_game(self, code: str, won: bool, clock: int, games: int = 1) -> None:
        """Count a game (or several that are alike) in which the card was seen.  won: whether it was won.  clock: when it was decided."""
        self.card(code, SEEN, games)
        if won:
            self.card(code, SEEN_WON, games)
        self.card(code, SEEN_CLOCK, games * clock)
        self.card(code, SEEN_CLOCK_SQUARES, games * clock * clock)

    def unit(self, names: list[str], x: i64, m: i64) -> None:
        """One more unit; names: what each of SUMS is counted as."""
        _sum_up(self.counts, names, x, m)

    def card_unit(self, code: str, names: list[str], x: i64, m: i64) -> None:
        """As `unit`, for a card."""
        counts = self._cards.get(code)
        if counts is None:
            counts = self._cards[code] = {}
        _sum_up(counts, names, x, m)

    def curve_rows(self, names: list[str], rows: list[int]) -> None:
        """One game's curves, all at once: for each turn a value of each name.  Quicker than `curve` for a game of many turns."""
        if names is not self._curve_names:
            self.settle()
            self._curve_names = names
        self._in_rows = True
        grid = self._grid
        if len(rows) * DENSE > len(grid.left):
            grid.grow(len(rows) * DENSE)
        place: i64 = 0
        for each in rows:
            value: i64 = each
            if 0 <= value < DENSE:
                grid.add(place * DENSE + value, 1)
            else:
                self.curve(names[place % len(names)], place // len(names) + 1, value)
            place += 1  # noqa: SIM113  `enumerate` would be slow when compiled

    def card_rows(self, codes: list[str], names: list[str], rows: list[int]) -> None:
        """One game's counts of cards, all at once: for each code a count of each name."""
        if codes is not self._codes or names is not self._card_names:
            self.settle()
            self._codes = codes
            self._card_names = names
            self._sums = Counters(len(rows))
        self._in_rows = True
        sums = self._sums
        place: i64 = 0
        for each in rows:
            by: i64 = each
            if by != 0:
                sums.add(place, by)
            place += 1  # noqa: SIM113  `enumerate` would be slow when compiled

    def cards_seen(self, rows: list[int], place: i64, won: bool, clock: i64) -> None:
        """`card_game` for every card that the game saw, right after its `card_rows`.

        place: of the count among the names of the rows that says so; the game declares its name as `Goldfish.seen_as`.
        """
        self._in_rows = True
        seen = self._seen
        if not seen.left:
            seen.grow(2 * DENSE * len(self._codes))
        width: i64 = len(self._card_names)
        size: i64 = len(rows)
        # One number for a card, whether it was won, and the clock: `settle` makes the sums of it.
        cell: i64 = clock + (DENSE if won else 0)
        while place < size:
            if rows[place] != 0:
                if 0 <= clock < DENSE:
                    seen.add(cell, 1)
                else:
                    self.card_game(self._codes[place // width], won, clock)
            place += width
            cell += 2 * DENSE

    def settle(self) -> None:
        """Put what was counted in rows under its names."""
        if not self._in_rows:
            return
        self._in_rows = False
        width = len(self._curve_names)
        for cell, games in self._grid.counted():
            place, value = divmod(cell, DENSE)
            self.curve(self._curve_names[place % width], place // width + 1, value)
            self._curves[self._curve_names[place % width]][place // width][value] += games - 1
        for place, by in self._sums.counted():
            self.card(self._codes[place // len(self._card_names)], self._card_names[place % len(self._card_names)], by)
        for cell, games in self._seen.counted():
            place, clock = divmod(cell, DENSE)
            self.card_game(self._codes[place // 2], place % 2 == 1, clock, games)
        self._grid = Counters(0)
        self._sums = Counters(len(self._sums.left))
        self._seen = Counters(0)

    def merge(self, other: Tally) -> None:
        """Add the games of `other`; commutative and associative."""
        self.games += other.games
        for name, by in other.counts.items():
            self.count(name, by)
        for name, values in other.histograms.items():
            _add(self.histograms.setdefault(name, {}), values)
        for name, turns in other.curves.items():
            mine = self.curves.setdefault(name, [])
            while len(mine) < len(turns):
                mine.append({})
            for turn, values in enumerate(turns):
                _add(mine[turn], values)
        for name, values in other.firsts.items():
            for value, index in values.items():
                self.first(name, value, index)
        for code, names in other.cards.items():
            for name, by in names.items():
                self.card(code, name, by)

    def to_record(self) -> dict[str, Any]:
        """JSON-shaped and canonical: equal tallies give equal records, keys sorted."""
        return {
            "games": self.games,
            "counts": dict(sorted(self.counts.items())),
            "histograms": {name: _texts(values) for name, values in sorted(self.histograms.items())},
            "curves": {name: [_texts(values) for values in turns] for name, turns in sorted(self.curves.items())},
            "firsts": {name: _texts(values) for name, values in sorted(self.firsts.items())},
            "cards": {code: dict(sorted(names.items())) for code, names in sorted(self.cards.items())},
        }


class OneGame(Tally):
    """The tally of one game, which can be read before it is counted with others; rows are kept as they came until then.

    turns: for each turn a value of each of curve_names.  per_card: for each of codes a count of each of card_names.
    """

    def __init__(self) -> None:
        super().__init__()
        self.curve_names: list[str] = []
        self.turns: list[int] = []
        self.codes: list[str] = []
        self.card_names: list[str] = []
        self.per_card: list[int] = []
        self._seen_at: i64 = -1
        self._won = False
        self._clock: i64 = 0

    def curve_rows(self, names: list[str], rows: list[int]) -> None:
        if self.turns:
            self.settle()
        self.curve_names = names
        self.turns = rows

    def card_rows(self, codes: list[str], names: list[str], rows: list[int]) -> None:
        if self.per_card:
            self.settle()
        self.codes = codes
        self.card_names = names
        self.per_card = rows

    def cards_seen(self, rows: list[int], place: i64, won: bool, clock: i64) -> None:
        self._seen_at = place
        self._won = won
        self._clock = clock

    def settle(self) -> None:
        self._count_rows(self)
        super().settle()

    def pour(self, total: Tally) -> None:
        """Count this game in `total`; rows as rows, which is far quicker than merging the counts made of them."""
        self._count_rows(total)
        total.merge(self)

    def _count_rows(self, tally: Tally) -> None:
        turns, per_card, seen_at = self.turns, self.per_card, self._seen_at
        self.turns, self.per_card, self._seen_at = [], [], -1
        if turns:
            Tally.curve_rows(tally, self.curve_names, turns)
        if per_card:
            Tally.card_rows(tally, self.codes, self.card_names, per_card)
        if seen_at >= 0:
            Tally.cards_seen(tally, per_card, seen_at, self._won, self._clock)


def tally_from_record(record: dict[str, Any]) -> Tally:
    """The tally that `Tally.to_record` wrote."""
    tally = Tally()
    tally.games = record["games"]
    tally.counts = dict(record["counts"])
    tally.histograms = {name: _numbers(values) for name, values in record["histograms"].items()}
    tally._curves = {name: [_numbers(values) for values in turns] for name, turns in record["curves"].items()}
    tally.firsts = {name: _numbers(values) for name, values in record["firsts"].items()}
    tally._cards = {code: dict(names) for code, names in record["cards"].items()}
    return tally


def _sum_up(counts: dict[str, int], names: list[str], x: i64, m: i64) -> None:
    place: i64 = 0
    for value in (1, x, m, x * x, x * m, m * m):
        if value != 0:
            name = names[place]
            counts[name] = counts.get(name, 0) + value
        place += 1  # noqa: SIM113  `enumerate` would be slow when compiled


def _add(mine: dict[int, int], theirs: dict[int, int]) -> None:
    for value, games in theirs.items():
        mine[value] = mine.get(value, 0) + games


def _texts(values: dict[int, int]) -> dict[str, int]:
    # JSON knows only text keys; sorted by number so that equal tallies give equal bytes.
    return {str(value): values[value] for value in sorted(values)}


def _numbers(values: dict[str, int]) -> dict[int, int]:
    return {int(value): games for value, games in values.items()}
