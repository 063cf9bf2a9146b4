"""A small invented game for tests of runs: draw dice until their sum reaches a goal.

A deck has slots of the zone "main" whose codes are numbers of eyes.  The options `trouble` and `at` make the game misbehave, and the
environment variable MADE_UP_PREPARES the preparation of a deck: the seconds that it takes, or "hang".  A game's outcome depends on
(seed, index) only.
"""

from __future__ import annotations

import hashlib
import os
import random
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from itertools import repeat
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from games.contracts.catalogue import Choice
from games.contracts.decks import (
    DeckGroup,
    Decklist,
    Fold,
    Format,
    ListReader,
    NotPlayable,
    Opening,
    Problem,
    ReadList,
    Slot,
    UnreadLine,
    ZoneSpec,
)
from games.contracts.game import CardRules, DeckRules, Game, ListRules
from games.contracts.report import CardCoverage, MetricSpec, Odds, Replay, Step
from games.contracts.runs import Comparison, Goldfish, Match, OptionSpec
from games.engine.tally import Tally
from games.registry import GAMES
from games.runs.layout import aligned, without

SLUG = "made-up"
TURNS = 30
THINK = "think"  # behaves well, but counts as a slow run
DICE = Decklist(tuple(Slot(str(eyes), 1, "main") for eyes in range(1, 7)))


def words(text: str) -> dict[str, str]:
    return {"en": text, "ja": f"{text} (ja)", "zh-hant": f"{text} (zh)"}


@dataclass(frozen=True)
class Prepared:
    eyes: tuple[int, ...]
    cards: tuple[CardCoverage, ...]
    options: Mapping[str, Any]
    checks: list[Callable[[], None]] = field(default_factory=list)

    def check_with(self, check: Callable[[], None] | None) -> None:
        self.checks[:] = [check] if check and self.options.get("trouble") == THINK else []

    def play(self, seed: int, index: int, tally: Tally) -> None:
        if self.options["trouble"] == "wait for a kill" and index % self.options["at"] == 0:
            self._wait_for_a_kill(seed, index)
        elif self.options["trouble"] != "none" and index == self.options["at"]:
            self._misbehave(seed)
        until = time.monotonic() + self.options["slow"] / 1000
        while self.checks and time.monotonic() < until - 0.01:
            time.sleep(0.01)
            self.checks[0]()
        if (left := until - time.monotonic()) > 0:
            time.sleep(left)
        stream = random.Random(f"{seed}/{index}")
        total = 0
        tally.games += 1
        seen = set()
        for turn in range(1, TURNS + 1):
            drawn = stream.choice(self.eyes)
            seen.add(drawn)
            total += drawn
            tally.curve("total", turn, total)
            tally.curve("drawn", turn, turn)
            tally.card(str(drawn), "drawn")
            if total >= self.options["goal"]:
                tally.count("won")
                tally.observe("clock_won", turn)
                break
        for eyes in sorted(seen):
            tally.card_game(str(eyes), total >= self.options["goal"], turn)
        tally.observe("clock", turn)
        tally.first("clock", turn, index)

    def _wait_for_a_kill(self, seed: int, index: int) -> None:
        """The first time that a process plays this game, say so with a file, and wait."""
        marker = Path(os.environ["MADE_UP_FOLDER"], f"failed-{seed}-{index}")
        if not marker.exists():
            marker.touch()
            time.sleep(600)

    def _misbehave(self, seed: int) -> None:
        match self.options["trouble"]:
            case "raise":
                raise RuntimeError("the dice rolled off the table")
            case "loop":
                while True:
                    try:
                        while True:
                            pass
                    except Exception:  # as rules that catch every exception
                        continue
            case "deaf":
                while True:
                    try:
                        while True:
                            pass
                    except BaseException:
                        continue
            case "hang":  # a loop in C, as in compiled rules: it holds the interpreter, so no signal handler runs
                deque(repeat(0), maxlen=0)
            case "eat":
                bytearray(64 * 2**30)
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "die once" | "raise once":
                marker = Path(os.environ["MADE_UP_FOLDER"], f"failed-{seed}")
                if marker.exists():
                    return
                marker.touch()
                if self.options["trouble"] == "raise once":
                    raise RuntimeError("the dice rolled off the table")
                os.kill(os.getpid(), signal.SIGKILL)

    def replay(self, seed: int, index: int) -> Replay:
        tally = Tally()
        self.play(seed, index, tally)
        (turns,) = tally.histograms["clock"]
        steps = tuple(
            Step(turn, turn, 0, words("draw"), words(f"turn {turn}"), "MU-01", board={"total": next(iter(values))})
            for turn, values in enumerate(tally.curves["total"], start=1)
        )
        digest = hashlib.sha256(f"{seed}/{index}/{turns}".encode()).hexdigest()
        return Replay(index, "won" if tally.counts.get("won") else "lost", turns, steps, tuple(range(turns)), digest)

    def coverage(self) -> tuple[CardCoverage, ...]:
        return self.cards

    def openings(self) -> tuple[Odds, ...]:
        return (Odds("six", words("a six first"), self.eyes.count(6) / len(self.eyes)),)

    def policy_text(self) -> dict[str, str]:
        return words(f"Rolls until {self.options['goal']}.")


def prepare(decklist: Decklist, pool: Any, options: Mapping[str, Any]) -> Prepared:
    if (takes := os.environ.get("MADE_UP_PREPARES")) == "hang":
        deque(repeat(0), maxlen=0)
    elif takes:
        time.sleep(float(takes))
    unknown = set(options) - {spec.name for spec in OPTIONS}
    if unknown:
        raise ValueError(f"unknown options {unknown}")
    problems = tuple(Problem("no_number", "MU-02", cards=(slot.code,)) for slot in decklist.slots if not slot.code.isdigit())
    if problems or not decklist.slots:
        raise NotPlayable(problems or (Problem("no_dice", "MU-03"),))
    eyes = tuple(int(slot.code) for slot in decklist.slots for _ in range(slot.quantity))
    levels = {"6": "full"}
    cards = tuple(
        CardCoverage(slot.code, f"Die {slot.code}", slot.quantity, levels.get(slot.code, "none"), words("plain"))  # type: ignore[arg-type]
        for slot in decklist.slots
    )
    return Prepared(eyes, cards, options)


def eyes_of(decklist: Decklist) -> list[str]:
    return [slot.code for slot in decklist.slots for _ in range(slot.quantity)]


def prepare_beside(decklist: Decklist, other: Decklist, pool: Any, options: Mapping[str, Any]) -> Prepared:
    ready = prepare(other, pool, options)
    order = aligned(eyes_of(decklist), Counter(eyes_of(other)))
    return Prepared(tuple(map(int, order)), ready.cards, options)


def prepare_without(decklist: Decklist, code: str, pool: Any, options: Mapping[str, Any]) -> Prepared:
    ready = prepare(decklist, pool, options)
    return Prepared(tuple(int(eyes or 0) for eyes in without(eyes_of(decklist), code)), ready.cards, options)


def problems(decklist: Decklist, *, format: str, on: date, pool: Any) -> list[Problem]:
    count = sum(slot.quantity for slot in decklist.slots)
    found = [] if count == 6 else [Problem("not_six_dice", "MU-04", found=count, allowed=6)]
    found += [Problem("no_number", "MU-02", cards=(slot.code,)) for slot in decklist.slots if not slot.code.isdigit()]
    return found


OPTIONS = (
    OptionSpec("goal", "int", 30, words("goal"), low=1, high=1000),
    OptionSpec("slow", "int", 0, words("milliseconds a game"), low=0, high=600_000),
    OptionSpec("at", "int", 0, words("trouble in game"), low=0),
    OptionSpec(
        "trouble",
        "choice",
        "none",
        words("trouble"),
        choices=tuple(
            Choice(code, words(code))
            for code in ("none", "raise", "loop", "deaf", "hang", "eat", "die", "die once", "raise once", "wait for a kill", THINK)
        ),
    ),
    OptionSpec("fancy", "flag", False, words("fancy")),
)

POLICIES = tuple(Choice(code, words(code)) for code in ("fair", "lucky", "sure", "draw", "thinker"))


@dataclass(frozen=True)
class PreparedPair(Prepared):
    """The higher throw wins; policy `lucky` throws twice, `sure` always wins, `draw` always draws."""

    unit: ClassVar[int] = 2

    def play(self, seed: int, index: int, tally: Tally) -> None:
        stream = random.Random(f"{seed}/{index // 2}")
        throws = [stream.random() for _ in range(3)]
        names = [self.options["policy_0"], self.options["policy_1"]]
        first = index % 2
        tally.games += 1
        tally.observe("clock", 2)
        tally.first("clock", 2, index)
        if "draw" in names:
            return
        mine, theirs = throws[first], throws[1 - first]
        if names[0] == "lucky":
            mine = max(mine, throws[2])
        wins = names[0] == "sure" or (names[1] != "sure" and mine > theirs)
        tally.count("side_0_wins" if wins else "side_1_wins")
        if wins == (first == 0):
            tally.count("first_player_wins")

    def replay(self, seed: int, index: int) -> Replay:
        return Replay(index, self.options["policy_1"], index % 2, (), (), f"{seed}/{index}")

    def policy_text(self) -> dict[str, str]:
        return words("Throws.")


def prepare_match(decklists: Any, pool: Any, options: Mapping[str, Any]) -> PreparedPair:
    ready = prepare(decklists[0], pool, {})
    return PreparedPair(ready.eyes, ready.cards, options)


def list_reader(pool: Any, fold: Fold) -> ListReader:
    """A reader that understands no line: every line is unread."""
    return lambda text: ReadList((), unread=tuple(UnreadLine(number, line) for number, line in enumerate(text.splitlines(), start=1)))


def groups(decklist: Decklist, pool: Any, language: str = "en") -> tuple[DeckGroup, ...]:
    return (DeckGroup("main", words("Dice"), decklist.slots, sum(slot.quantity for slot in decklist.slots)),)


MADE_UP = Game(
    slug=SLUG,
    names=words("Made-up game"),
    publisher="nobody",
    build_pool=lambda catalogue: catalogue,
    cards=CardRules(fields=(), types=(), import_formats={}),
    decks=DeckRules(
        formats=(Format("any", words("Any")),),
        zones=(ZoneSpec("main", words("Dice"), "cards"),),
        problems=problems,
        message=lambda problem, language, pool: f"{problem.code} ({problem.found})",
        side_of=lambda decklist, pool: None,
        charts=lambda decklist, pool: (),
        groups=groups,
        draw_piles=lambda decklist, pool: (),
        deal_opening=lambda decklist, pool, *, seed, answers: Opening((), "MU-05"),
    ),
    lists=ListRules(reader=list_reader, text=lambda decklist, name, pool: name),
    goldfish=Goldfish(
        version="1",
        chunk_games=int(os.environ.get("MADE_UP_CHUNK", "100")),
        clock_unit=words("turn"),
        options=OPTIONS,
        metrics=(
            MetricSpec("won", "share", words("won")),
            MetricSpec("clock", "histogram", words("deciding turn")),
            MetricSpec("total", "curve", words("total")),
            MetricSpec("drawn", "curve", words("dice drawn")),  # two kinds of counters share a name
            MetricSpec("drawn", "card", words("drawn")),
        ),
        prepare=prepare,
        seen_as="drawn",
        comparison=Comparison(prepare_beside, prepare_without, words("A die without eyes.")),
        slow_games=lambda options: 4 if options["trouble"] == THINK else 0,
    ),
    match=Match(
        version="1",
        chunk_games=100,
        clock_unit=words("turns"),
        options=(
            OptionSpec("policy_0", "choice", "fair", words("policy"), choices=POLICIES),
            OptionSpec("policy_1", "choice", "fair", words("policy"), choices=POLICIES),
        ),
        metrics=(MetricSpec("side_0_wins", "share", words("side 1 won")), MetricSpec("clock", "histogram", words("turns"))),
        prepare=prepare_match,
        slow_games=lambda options: 2 if "thinker" in (options["policy_0"], options["policy_1"]) else 0,
    ),
)


def register() -> None:
    GAMES[SLUG] = MADE_UP  # type: ignore[index]


@contextmanager
def registered(game: Game = MADE_UP) -> Iterator[Game]:
    """Register the game, replacing one with the same slug, and restore the registry afterwards."""
    with patch.dict(GAMES, {SLUG: game}):
        yield game
