"""Match-ups of Star Realms beside those that an independent simulator published: `python -m benchmarks.star_realms_reference [GAMES]`.

Writes docs/star-realms-reference.md.  That simulator: icesphere/star-realms-simulator on GitHub, `simulator_results.txt` (GPL v2; only
its figures are quoted), 10,000 games a row, who begins drawn by lot, turns of both players counted.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import games
from games.contracts.catalogue import Catalogue
from games.contracts.decks import Decklist
from games.engine.tally import Tally
from games.registry import game_by_slug
from simulator.statistics.blocks import in_blocks, mean_interval_in, share_in
from simulator.statistics.means import mean, mean_interval

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "docs" / "star-realms-reference.md"
SEED = 2014
OTHER_SEEDS = (1, 2, 3)  # of the row that needs no strategy: is its agreement luck?
PUBLISHED_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class Row:
    """A published row: wins of the first bot in percent, or of the first player in a mirror; mean turns.  fair: is it the same game?"""

    bots: str
    first: str
    second: str
    wins: float | None
    first_wins: float | None
    turns: float
    fair: str
    options: dict[str, int] | None = None


ROWS = (
    Row("DoNothing v DoNothing", "do-nothing", "do-nothing", None, 51.31, 98.83, "the same policy"),
    Row("Expensive v Expensive", "expensive", "expensive", None, 54.99, 29.63, "the same idea; when it scraps for an ability is ours"),
    Row("Velocity v Velocity", "velocity", "velocity", None, None, 0, "other buy tables; no such row of the base set"),
    Row("Attack v Expensive", "attack", "expensive", 66.05, None, 27.59, "other buy tables"),
    Row("Attack v Velocity", "attack", "velocity", 40.90, None, 26.51, "other buy tables"),
    Row("Attack v Defense", "attack", "defense", 52.78, None, 29.63, "other buy tables"),
    Row("Velocity v Defense", "velocity", "defense", 69.53, None, 29.00, "other buy tables"),
    Row("Expensive v Velocity", "expensive", "velocity", 22.64, None, 27.50, "other buy tables"),
    Row("Defense v Expensive", "defense", "expensive", 62.72, None, 30.56, "other buy tables"),
    Row("Defense v Defense", "defense", "defense", None, 58.25, 36.89, "other buy tables"),
)


def main(played: int) -> int:
    game = game_by_slug("star-realms")
    folder = ROOT / "fixtures" / game.slug
    names = ("factions", "products", "objective_sets", "cards", "printings")
    rows = {name: tuple(json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))) for name in names}
    assert game.match
    pool = game.build_pool(Catalogue(**rows))

    def tally_of(row: Row, seed: int) -> Tally:
        assert game.match
        options = {"policy_0": row.first, "policy_1": row.second, **(row.options or {})}
        prepared = in_blocks(game.match.prepare([Decklist(())], pool, options), game.match.metrics)
        tally = Tally()
        for index in range(played):
            prepared.play(seed, index, tally)
        return tally

    lines = [line(row, tally_of(row, SEED)) for row in ROWS]
    seeds = [seed_line(seed, tally_of(ROWS[0], seed)) for seed in OTHER_SEEDS]
    head = HEAD.format(games=f"{played:,}", seed=SEED, rules=game.match.version)
    OUTPUT.write_text(head + "\n".join(lines) + SEEDS + "\n".join(seeds) + FOOT, encoding="utf-8")
    sys.stdout.write("\n".join([*lines, *seeds]) + f"\n({games.rules_mode()})\n")
    return 0


def seed_line(seed: int, tally: Tally) -> str:
    return f"| {seed} | {wins(tally, 'first_player_wins')} | {mean(tally.histograms['clock']):.2f} |"


def wins(tally: Tally, name: str) -> str:
    """In percent, with the interval that a report has."""
    found = share_in(tally.counts, name, tally.counts.get(name, 0), tally.games)
    low, high = (100 * bound for bound in found["ci95"])
    return f"{100 * found['value']:.2f} ({low:.2f} to {high:.2f})"


def line(row: Row, tally: Tally) -> str:
    clock = tally.histograms["clock"]
    interval = mean_interval_in(tally.counts, "clock") or mean_interval(clock)
    assert interval
    low, high = interval
    mirror = row.first == row.second
    said = row.first_wins if mirror else row.wins
    published = f"{said:.2f}" if said is not None else "-"
    turns = f"{row.turns:.2f}" if row.turns else "-"
    whose = "first player" if mirror else "first bot"
    ours = wins(tally, "first_player_wins" if mirror else "side_0_wins")
    return f"| {row.bots} | {whose} | {published} | {ours} | {turns} | {mean(clock):.2f} ({low:.2f} to {high:.2f}) | {row.fair} |"


HEAD = """# Star Realms beside an independent simulator

Made by `python -m benchmarks.star_realms_reference`: {games} games a row of the core set, seed {seed}, rules {rules}; the games come in
pairs with the sides changed, but for a policy against itself (both would be the same game). In brackets: 95 % intervals of
our figures, as a report has them: the pair is one, its wins by Tango's interval; of single games Wilson's; of turns Student's t.
The published figures are of 10,000 games each, so they are uncertain by about one point, and 0.02 to 0.15 turns.

| match-up | wins of | published, % | ours, % | published turns | our turns | can it be compared? |
| --- | --- | ---: | ---: | ---: | ---: | --- |
"""
SEEDS = """

Do nothing against do nothing once more, with other seeds (published: 51.31 % and 98.83 turns):

| seed | first player wins, % | turns |
| ---: | ---: | ---: |
"""
FOOT = """

What can be compared honestly:

- **Do nothing against do nothing** needs no table of cards and no strategy: both play every Scout and Viper and attack. It tests
  set-up, hands of 3 and 5, shuffles, draws, combat and the end of the game, and both figures agree, whatever the seed.
- **Expensive against Expensive** buys the dearest card on both sides, so the idea is the same. In which order cards are played, what is
  scrapped for its ability, what is discarded and which of two effects is taken are not, and decide how long the game is: the share of
  the first player is near, the turns are not.
- **Velocity, Attack and Defense** buy by tables of their own there, card by card, and by formulas here. Only the direction can be
  compared: does the same idea beat the same idea? It does where the published gap is wide: velocity beats attack, defense and
  expensive, and attack and defense beat expensive. Attack against defense is near even in both. The gaps are narrower here, for all
  policies share a way of playing that does not waste cards, and even what each buys by its idea counts what else a card gives. A
  difference says something of the tables, nothing of the rules.
- The rows of Hare, Tortoise, Smart, Unruly and the bots of two factions have no policy here that is meant to be the same, and the
  rows with the promotional cards of the first year another trade deck than this one; they are left out.
- An Explorer pile without end, as there, changes none of these rows: 10 are enough for policies that buy them only while nothing
  else can be paid.
"""

if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else PUBLISHED_GAMES))
