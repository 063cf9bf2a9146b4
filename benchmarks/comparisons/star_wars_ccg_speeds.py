"""Random games of tournament lists in both speeds of the rules: `python -m benchmarks.comparisons.star_wars_ccg_speeds FOLDER [GAMES]`.

FOLDER holds tournament_decks.json, lists of players with the gempId of each card.  Every list plays, each game with other lists and other
random choices, by turns with the rulebook's and the community's rules.  One process plays them interpreted, one compiled.  After each game
every card must be in one zone, and the game be over for a reason.  Prints the games, how they ended and their common digest; it fails at
the first game whose digests differ, and at the first fault.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from benchmarks import match_of
from games import rules_mode
from games.contracts.decks import Decklist, Slot
from games.engine.machine import play_match
from games.engine.trace import digest
from games.star_wars_ccg.play.constants import BY_LIFE_FORCE, BY_TURN_LIMIT

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = "tournament_decks.json"
SLUG: Final = "star-wars-ccg"
MOST_GAMES: Final = 1000
SEED: Final = 1977
SIDES: Final = ("dark", "light")
RULES: Final = ("rulebook", "community")
PLAY: Final = "--play"


def tournament_lists(folder: Path, pool: Any) -> dict[str, list[tuple[str, Decklist]]]:
    """By side: name and list; the cards under the heading "Starting" start on the table.

    A card whose number is gone from today's files is the card of its title as it was printed before.
    """
    by_title = {title: card["code"] for card in pool.catalogue.cards for title in (card["name"], *card.get("aliases", ()))}
    found: dict[str, list[tuple[str, Decklist]]] = {side: [] for side in SIDES}
    for deck in json.loads((folder / FILE).read_text(encoding="utf-8")):
        copies: Counter[tuple[str, str]] = Counter()
        for card in deck["cards"]:
            code = card["gempId"] if card["gempId"] in pool.cards else by_title[card["title"]]
            copies[code, "starting" if card["section"].lower() == "starting" else "main"] += card["quantity"]
        side = deck["side"].lower()
        slots = tuple(Slot(code, quantity, zone) for (code, zone), quantity in copies.items())
        found[side].append((deck["id"], Decklist(slots, side)))
    return found


def pairs(lists: dict[str, list[tuple[str, Decklist]]], games: int) -> Iterator[list[tuple[str, Decklist]]]:
    """A dark and a light list for each game; after as many games as there are lists of a side, other pairs follow."""
    dark, light = (lists[side] for side in SIDES)
    for number in range(games):
        yield [dark[number % len(dark)], light[(number + number // len(dark)) % len(light)]]


def played(folder: Path, games: int) -> Iterator[dict[str, Any]]:
    """Each game as it is over; AssertionError if it lost a card or did not end."""
    match, pool = match_of(SLUG)
    for number, lists in enumerate(pairs(tournament_lists(folder, pool), games)):
        options = {"rules": RULES[number % len(RULES)], "policy_0": "random", "policy_1": "random"}
        ready = match.prepare([deck for _, deck in lists], pool, options)
        game = ready.new_game(SEED, number)
        cards = Counter(piece.card.code for piece in game.pieces)
        play_match(game, ready.policies(SEED, number))
        assert Counter(piece.card.code for piece in game.pieces) == cards, number
        assert sorted(piece.id for zone in game.zones for piece in zone.cards) == list(range(len(game.pieces))), number
        assert game.ending in (BY_LIFE_FORCE, BY_TURN_LIMIT), number
        yield {"lists": [name for name, _ in lists], "ending": game.ending, "turns": game.turn, "digest": digest(game)}


def other_process(mode: str, folder: str, games: int) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "benchmarks.comparisons.star_wars_ccg_speeds", folder, str(games), PLAY]
    environment = {**os.environ, "STARDECK_RULES": mode}
    found = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return [json.loads(line) for line in found.splitlines()]


def main(arguments: list[str]) -> int:
    if not arguments:
        raise SystemExit(__doc__)
    folder, games = str(Path(arguments[0]).resolve()), int(arguments[1]) if len(arguments) > 1 else MOST_GAMES
    if PLAY in arguments:
        for game in played(Path(folder), games):
            print(json.dumps({**game, "mode": rules_mode()}), flush=True)
        return 0
    slow, fast = (other_process(mode, folder, games) for mode in ("interpreted", "compiled"))
    assert {(one["mode"], other["mode"]) for one, other in zip(slow, fast, strict=True)} == {("interpreted", "compiled")}
    for number, (one, other) in enumerate(zip(slow, fast, strict=True)):
        if one["digest"] != other["digest"]:
            raise SystemExit(f"Game {number} of {' v '.join(one['lists'])} differs: {one['digest']} and {other['digest']}.")
    endings = Counter(each["ending"] for each in slow)
    together = sha256("".join(each["digest"] for each in slow).encode()).hexdigest()[:32]
    lists = {name for each in slow for name in each["lists"]}
    print(f"{games} games of {len(lists)} lists, in both speeds the same: {together}.")
    print(f"{endings[BY_LIFE_FORCE]} ended with a Life Force of 0, {endings[BY_TURN_LIMIT]} by the limit of turns.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
