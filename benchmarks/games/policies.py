"""Strength of a game's policies: `python -m benchmarks.games.policies GAME [GAMES [SEARCHED GAMES]]`.

Writes docs/games/GAME-policies.md and fixtures/GAME/policies.json, and prints each row as soon as it is measured.  Every pair of decks is
played equally often, and each policy plays each side of it in half of the games.  With 0 searched games, the page says that `search` is
not measured.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import match_of
from benchmarks.document import machine
from cards.data.fixtures import dumps
from games import rules_mode
from games.contracts.decks import Decklist
from games.engine.machine import play_match
from games.registry import game_by_slug
from simulator.statistics.shares import share_interval

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "docs" / "games"
MOST_GAMES = 800
SEARCHED_GAMES = 200
SEED = 7
PAIRS = (("default", "random"), ("default", "default"), ("random", "random"))
SEARCHED = (("search", "default"), ("search", "random"))
HEAD = ["policies", "side of the first", "games", "won", "95 %", "games a second"]
PAGE = """# How strong the policies of {name} are

{about} Made by
`{command}`, seed {seed}, rules {mode}, version {version}. The intervals are Wilson's at 95 %;
the games a second are those of processor time, one process on {machine}.{search}
The results of both sides together are also in [policies.json](../../fixtures/{slug}/policies.json); the page that starts a game against an
opponent shows them.

{default}
{found}
- **`random`** takes any legal option.

{table}"""
SEARCH = """- **`search`** tries up to four options of a decision in worlds that it imagines, to the end of {end}
  ([simulation.md](../simulation.md#the-search-policy))."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A deck of each side, or one for both, and the seat at which the first side sits."""

    decks: tuple[Decklist, ...]
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """The page of a game: what it says, the names of the two sides, and the decks that play, chosen from the lists that are ready."""

    name: str
    about: str
    default: str
    search: str
    sides: tuple[str, str]
    pairings: Callable[[list[Decklist]], list[Pairing]]


def by_side(lists: list[Decklist]) -> list[Pairing]:
    """Every pair of a dark and a light deck; the Dark Side goes first."""
    dark, light = ([each for each in lists if each.side == side] for side in ("dark", "light"))
    return [Pairing((one, other)) for one in dark for other in light]


def by_deck(lists: list[Decklist]) -> list[Pairing]:
    """The first two decks, in both orders."""
    one, other = lists
    return [Pairing((one, other)), Pairing((other, one), 1)]


def by_seat(lists: list[Decklist]) -> list[Pairing]:
    """The first list, with which both players play, from both seats."""
    one = (lists[0],)
    return [Pairing(one), Pairing(one, 1)]


DARK_AND_LIGHT = ("Dark Side (goes first)", "Light Side (goes second)")
PAGES = {
    "star-wars-lcg": Page(
        name="the LCG",
        about="""\
Matches of the four starter decks, each pair of them equally often, with all declared texts. The Dark Side takes the first turn, so the
first player and the Dark Side are the same.""",
        default="""\
- **`default`** plays the most expensive units that it can pay for, works out each fight before it attacks or defends, weighs the chance of
  the edge by its hand, commits units whose Force icons are worth more than their strike, and uses an ability if the effects are worth more
  than the costs. Damage to an objective is worth more to the Light Side, which needs three objectives, than to the Dark Side, which gains
  steps of the dial by it.""",
        search=SEARCH.format(end="the next turn"),
        sides=DARK_AND_LIGHT,
        pairings=by_side,
    ),
    "star-wars-ccg": Page(
        name="the CCG",
        about="""\
Matches of the two sample decks, with all declared texts and the rulebook's rules. The Dark Side goes first (CCG-SET-01), so the first
player and the Dark Side are the same.""",
        default="""\
- **`default`** activates all it may, deploys locations first and then presence where that drains most, battles where its power is greater,
  and draws up to a hand of 8.""",
        search=SEARCH.format(end="the next turn"),
        sides=DARK_AND_LIGHT,
        pairings=by_side,
    ),
    "star-realms": Page(
        name="Star Realms",
        about="""\
Matches with the core set's trade deck; who begins is chosen by lot. Each policy plays each seat in half of the games.""",
        default="""\
- **`default`** rates each card by everything that it gives, trade higher early in the game and combat later, and buys the best.""",
        search="""\
- **`search`** plays each purchase on to the end of the game in worlds that it imagines
  ([simulation.md](../simulation.md#the-search-policy)).""",
        sides=("first seat", "second seat"),
        pairings=by_seat,
    ),
    "empire-vs-rebellion": Page(
        name="Empire vs. Rebellion",
        about="""\
Matches of the two sample decks; who begins is chosen by lot. Each policy plays each side in half of the games.""",
        default="""\
- **`default`** takes the action with the best chance of winning the event, looking one action ahead.""",
        search="""\
- **`search`** plays every option on to the end of the next round in worlds that it imagines
  ([simulation.md](../simulation.md#the-search-policy)).""",
        sides=("Rebels", "Empire"),
        pairings=by_deck,
    ),
    "legend-of-stars": Page(
        name="Legend of Stars",
        about="""\
Matches of the two sample decks, whose cards are invented, with all declared texts. Each policy plays each deck in half of the games, and
each deck sits on each side in half of them; the cards that both players show decide who goes first (LOS-SET-02).""",
        default="""\
- **`default`** places characters where they guard a lane or find it open, those with an ability for being turned up face-down, advances
  those that may move, attacks what they beat, and keeps flashes for the attack that they decide.""",
        search=SEARCH.format(end="the opponent's next turn"),
        sides=("Embers", "Tides"),
        pairings=by_deck,
    ),
}


@dataclass
class Score:
    """Games of one policy on one side; a drawn game is neither won nor lost."""

    won: int = 0
    lost: int = 0
    games: int = 0

    def cells(self) -> list[str]:
        if not self.games:
            return ["0", "", ""]
        low, high = share_interval(self.won, self.games)
        return [str(self.games), f"{self.won / self.games:.3f}", f"{low:.3f} to {high:.3f}"]


def pairings_of(slug: str) -> tuple[Any, Any, list[Pairing]]:
    """A game's matches, its pool, and the decks that play each other."""
    match, pool = match_of(slug)
    lists = [each.decklist for each in game_by_slug(slug).lists.ready(pool)]
    return match, pool, PAGES[slug].pairings(lists)


def measured(slug: str, first: str, second: str, games: int) -> tuple[Score, float]:
    """The games that the first side wins with the policy `first`, and the games per second."""
    match, pool, pairings = pairings_of(slug)
    score = Score()
    begun = time.process_time()
    for number, pairing in enumerate(pairings):
        seated = (first, second) if pairing.seat == 0 else (second, first)
        ready = match.prepare(list(pairing.decks), pool, {"policy_0": seated[0], "policy_1": seated[1]})
        for index in range(games // len(pairings)):
            game = ready.new_game(SEED + number, index)
            play_match(game, ready.policies(SEED + number, index))
            score.games += 1
            score.won += game.winner == pairing.seat
            score.lost += game.winner == 1 - pairing.seat
    return score, score.games / (time.process_time() - begun)


def scored(slug: str, first: str, second: str, games: int) -> tuple[Score, list[list[str]]]:
    """The games of `first` on both sides together, and the rows of the table: on each side, and in all."""
    name, sides = f"{first} v {second}", PAGES[slug].sides
    if first == second:
        alone, rate = measured(slug, first, second, games)
        return alone, [[name, sides[0], *alone.cells(), f"{rate:,.0f}"]]
    one, rate = measured(slug, first, second, games // 2)
    of_enemy, other_rate = measured(slug, second, first, games // 2)
    other = Score(of_enemy.lost, of_enemy.won, of_enemy.games)
    both = Score(one.won + other.won, one.lost + other.lost, one.games + other.games)
    return both, [
        [name, sides[0], *one.cells(), f"{rate:,.1f}"],
        [name, sides[1], *other.cells(), f"{other_rate:,.1f}"],
        [name, "both", *both.cells(), ""],
    ]


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def measure(slug: str, games: int, searched: int) -> tuple[list[dict[str, Any]], list[str]]:
    """The records of the pairs of different policies, and the lines of the table; each is printed as soon as it is measured."""
    records, lines = [], [line(HEAD), line(["---", "---", *["---:"] * (len(HEAD) - 2)])]
    for pairs, number in ((PAIRS, games), (SEARCHED, searched)):
        for first, second in pairs if number else ():
            score, rows = scored(slug, first, second, number)
            lines += [line(cells) for cells in rows]
            sys.stdout.write("".join(lines[-len(rows) :]))
            sys.stdout.flush()
            if first != second:
                interval = share_interval(score.won, score.games)
                records.append({"policy": first, "against": second, "games": score.games, "won": score.won, "interval": interval})
    return records, lines


def write(slug: str, games: int, searched: int) -> None:
    """Measure the policies of a game, and write its page and its records."""
    output, page, version = GAMES / f"{slug}-policies.md", PAGES[slug], match_of(slug)[0].version
    here = machine()
    records, lines = measure(slug, games, searched)
    text = PAGE.format(
        name=page.name,
        about=page.about,
        command=f"python -m benchmarks.games.policies {slug} {games} {searched}",
        seed=SEED,
        mode=rules_mode(),
        version=version,
        machine=here,
        search="" if searched else " The strength of `search` is not measured yet.",
        slug=slug,
        default=page.default,
        found=page.search,
        table="".join(lines),
    )
    output.write_text(text, encoding="utf-8")
    (ROOT / "fixtures" / slug / "policies.json").write_bytes(dumps(tuple(each | {"version": version} for each in records)))
    sys.stdout.write(f"Wrote {output.relative_to(ROOT)}.\n")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in PAGES:
        raise SystemExit(f"Name a game: {', '.join(PAGES)}.")
    given = [int(text) for text in sys.argv[2:4]]
    write(sys.argv[1], *given, *(MOST_GAMES, SEARCHED_GAMES)[len(given) :])
