"""Compare match-ups of Star Realms with an independent simulator: `python -m benchmarks.games.star_realms_reference [GAMES]`.

Writes docs/games/star-realms-reference.md.  The other simulator is icesphere/star-realms-simulator on GitHub (GPL v2;
only the figures of its `simulator_results.txt` are quoted): 10,000 games for each row, a random first player, and the turns of both
players counted.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import games
from benchmarks import match_of
from games.contracts.decks import Decklist
from games.engine.tally import Tally
from simulator.statistics.blocks import in_blocks, mean_interval_in, share_in
from simulator.statistics.means import mean, mean_interval

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "docs" / "games" / "star-realms-reference.md"
SEED = 2014
# Further seeds for the row that needs no strategy, to see whether its agreement is luck.
OTHER_SEEDS = (1, 2, 3)
PUBLISHED_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class Row:
    """A published result, and the policies that are compared with its bots."""

    bots: str
    first: str
    second: str
    # Wins of the first bot in percent; None in a mirror.
    wins: float | None
    # Wins of the first player in percent, in a mirror; None if they are not published.
    first_wins: float | None
    # The mean number of turns; 0 if it is not published.
    turns: float
    # Whether the result can be compared, in words.
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
    match, pool = match_of("star-realms")

    def tally_of(row: Row, seed: int) -> Tally:
        options = {"policy_0": row.first, "policy_1": row.second, **(row.options or {})}
        prepared = in_blocks(match.prepare([Decklist(())], pool, options), match.metrics)
        tally = Tally()
        for index in range(played):
            prepared.play(seed, index, tally)
        return tally

    lines = [line(row, tally_of(row, SEED)) for row in ROWS]
    seeds = [seed_line(seed, tally_of(ROWS[0], seed)) for seed in OTHER_SEEDS]
    head = HEAD.format(games=f"{played:,}", seed=SEED, rules=match.version)
    OUTPUT.write_text(head + "\n".join(lines) + SEEDS + "\n".join(seeds) + FOOT, encoding="utf-8")
    sys.stdout.write("\n".join([*lines, *seeds]) + f"\n({games.rules_mode()})\n")
    return 0


def seed_line(seed: int, tally: Tally) -> str:
    return f"| {seed} | {wins(tally, 'first_player_wins')} | {mean(tally.histograms['clock']):.2f} |"


def wins(tally: Tally, name: str) -> str:
    """The share of wins in percent, with its interval as in a report."""
    result = share_in(tally.counts, name, tally.counts.get(name, 0), tally.games)
    low, high = (100 * bound for bound in result["ci95"])
    return f"{100 * result['value']:.2f} ({low:.2f} to {high:.2f})"


def line(row: Row, tally: Tally) -> str:
    clock = tally.histograms["clock"]
    interval = mean_interval_in(tally.counts, "clock") or mean_interval(clock)
    assert interval
    low, high = interval
    mirror = row.first == row.second
    win_share = row.first_wins if mirror else row.wins
    published = f"{win_share:.2f}" if win_share is not None else "-"
    turns = f"{row.turns:.2f}" if row.turns else "-"
    winner = "first player" if mirror else "first bot"
    ours = wins(tally, "first_player_wins" if mirror else "side_0_wins")
    return f"| {row.bots} | {winner} | {published} | {ours} | {turns} | {mean(clock):.2f} ({low:.2f} to {high:.2f}) | {row.fair} |"


HEAD = """# Star Realms compared with an independent simulator

Made by `python -m benchmarks.games.star_realms_reference`: {games} games of the core set for each row, seed {seed}, rules {rules}.
Games come in pairs with the sides swapped, except for a policy against itself, where both would be the same game.

In brackets: 95 % intervals of our figures, as in a report. Pairs have Tango's interval for wins, single games Wilson's; turns have
Student's t. The published figures come from 10,000 games each, so they are uncertain by about one percentage point and 0.02 to 0.15 turns.

| match-up | wins of | published, % | ours, % | published turns | our turns | comparable? |
| --- | --- | ---: | ---: | ---: | ---: | --- |
"""
SEEDS = """

Do nothing against do nothing again, with other seeds (published: 51.31 % and 98.83 turns):

| seed | first player wins, % | turns |
| ---: | ---: | ---: |
"""
FOOT = """

What can be compared:

- **Do nothing against do nothing** needs neither a table of cards nor a strategy: both players play every Scout and Viper and attack.
  It tests set-up, hands of 3 and 5, shuffles, draws, combat and the end of the game. Both figures agree with every seed.
- **Expensive against Expensive** buys the most expensive card on both sides, so the idea is the same. The order of play, scrapping for
  abilities, discards and the choice between two effects differ, and they decide the length of the game. So the first player's share is
  close, and the number of turns is not.
- **Velocity, Attack and Defense** buy by a table of cards there and by formulas here. Only the direction can be compared: does the same
  idea beat the same idea? It does where the published gap is wide: velocity beats attack, defense and expensive; attack and defense
  beat expensive. Attack against defense is nearly even in both. The gaps are narrower here, because all our policies share a way of
  playing that wastes no cards, and each also counts the other effects of a card that it buys. A difference says something about the
  tables and nothing about the rules.
- Some published rows are left out: Hare, Tortoise, Smart, Unruly and the bots of two factions have no counterpart here, and the rows
  with the promotional cards of the first year use another trade deck.
- The endless Explorer pile of the other simulator changes none of these rows: 10 Explorers are enough for policies that buy one only if
  they can pay for nothing else.
"""

if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else PUBLISHED_GAMES))
