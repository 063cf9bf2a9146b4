"""Play one game in the terminal, step by step: `python -m games.play GAME --seed 7`.

A game of the same decks, options, seed and index is the same game everywhere; this prints the one that the site would replay.
"""

from __future__ import annotations

import argparse
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games import ROOT
from games.catalogue.fixtures import read_catalogue
from games.contracts.decks import Decklist, NotPlayable, OddFile
from games.contracts.game import Game
from games.contracts.report import Replay, Step
from games.contracts.runs import BadOption, Goldfish, Match, OptionSpec
from games.registry import GAMES
from games.texts import LANGUAGES, TEXTS, in_language

MOST_OPTIONS = 6  # shown beside the one that was taken
PLAYED = {slug: game for slug, game in GAMES.items() if game.is_played}


class Unplayable(Exception):
    """The reason why no game was played, in sentences."""


def main(arguments: Sequence[str]) -> int:
    given = parser().parse_args(arguments)
    try:
        sys.stdout.write(played(given))
    except Unplayable as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except BrokenPipeError:  # as in `... | head`
        sys.stderr.close()
    return 0


def parser() -> argparse.ArgumentParser:
    own = argparse.ArgumentParser(prog="python -m games.play", description="Play one game in the terminal and print its steps.")
    own.add_argument("game", choices=sorted(PLAYED), help="the game to play")
    own.add_argument("--mode", choices=("match", "goldfish"), help="a match of two sides, or one deck alone; a match if the game has one")
    own.add_argument(
        "--deck", action="append", default=[], help="the code of a list that comes with the game, or a file with a list; twice for a match"
    )
    own.add_argument("--policy", action="append", default=[], help="the policy that plays; twice for the two sides of a match")
    own.add_argument("--seed", type=whole_number, default=1, help="a whole number from 0; the same seed deals the same cards (default: 1)")
    own.add_argument("--index", type=whole_number, default=0, help="which game of the run with this seed (default: 0)")
    own.add_argument("--steps", type=number_of_steps, default=None, metavar="N|all", help="how many steps to print (default: all)")
    own.add_argument("--language", choices=LANGUAGES, default="en", help="the language of the steps (default: en)")
    own.add_argument("--fixtures", type=Path, default=ROOT / "fixtures", help="the folder with the card data of each game")
    return own


def whole_number(text: str) -> int:
    if not text.isdecimal() or int(text) >= 2**64:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2^64 - 1.")
    return int(text)


def number_of_steps(text: str) -> int | None:
    return None if text == "all" else whole_number(text)


def played(given: argparse.Namespace) -> str:
    """The game as text; Unplayable if it cannot be played."""
    game = PLAYED[given.game]
    how = mode_of(game, given.mode)
    try:
        pool = game.build_pool(read_catalogue(game, given.fixtures / game.slug))
    except FileNotFoundError as error:
        raise Unplayable(f"{error} Name the folder with the card data: --fixtures FOLDER.") from None
    lists = [decklist_of(game, pool, deck) for deck in given.deck] or default_lists(game, pool, how)
    options = options_of(how, given.policy)
    try:
        if isinstance(how, Match):
            replay = how.prepare(lists, pool, options).replay(given.seed, given.index)
        elif len(lists) > 1:
            raise Unplayable("A goldfish game has one deck; give --deck once.")
        else:
            replay = how.prepare(lists[0], pool, options).replay(given.seed, given.index)
    except NotPlayable as error:
        raise Unplayable("\n".join(game.decks.message(problem, given.language, pool) for problem in error.problems)) from None
    except BadOption as error:
        raise Unplayable("\n".join(game.decks.message(fault.problem, given.language, pool) for fault in error.faults)) from None
    except ValueError as error:
        raise Unplayable(str(error)) from None
    return as_text(game, how, replay, language=given.language, most=given.steps)


def mode_of(game: Game, mode: str | None) -> Goldfish | Match:
    how = game.goldfish if mode == "goldfish" else game.match if mode == "match" else game.match or game.goldfish
    if how is None:
        raise Unplayable(f"{in_language(game.names, 'en')} has no {mode} yet.")
    return how


def decklist_of(game: Game, pool: Any, deck: str) -> Decklist:
    """A list that comes with the game, or one out of a file."""
    ready = {each.code: each.decklist for each in game.lists.ready(pool)}
    if deck in ready:
        return ready[deck]
    path = Path(deck)
    if not path.is_file():
        known = f"the lists of the game are: {', '.join(ready)}" if ready else "the game comes without lists"
        raise Unplayable(f"There is no list or file {deck!r}; {known}.")
    try:
        found = game.lists.reader(pool, folded)(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Unplayable(f"{deck} is not a text in UTF-8.") from None
    except OddFile as error:
        raise Unplayable(f"{deck}: {error}") from None
    if found.unread:
        raise Unplayable("\n".join(f"{deck}, line {line.line} was not understood: {line.text}" for line in found.unread))
    return Decklist(found.slots, found.side)


def folded(name: str) -> str:
    """A name for comparison: without case and accents."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(letter))


def default_lists(game: Game, pool: Any, how: Goldfish | Match) -> list[Decklist]:
    ready = [each.decklist for each in game.lists.ready(pool)]
    needed = 2 if isinstance(how, Match) and not how.shares_list else 1
    if len(ready) < needed:
        raise Unplayable(f"{in_language(game.names, 'en')} comes without lists to play with; name a file with a deck list: --deck FILE.")
    return ready[:needed]


def options_of(how: Goldfish | Match, policies: Sequence[str]) -> dict[str, object]:
    """The options that these policies mean: one plays every side, two play a side each."""
    if not policies:
        return {}
    specs: list[OptionSpec] = [spec for spec in how.options if spec.name in ("policy", "policy_0", "policy_1")]
    if len(policies) == 1:
        policies = [policies[0]] * len(specs)
    if len(policies) != len(specs):
        raise Unplayable(f"There are {len(policies)} policies for {len(specs)} side{'s' if len(specs) > 1 else ''}.")
    for spec, policy in zip(specs, policies, strict=True):
        codes = [choice.code for choice in spec.choices]
        if policy not in codes:
            raise Unplayable(f"There is no policy {policy!r}; the policies are: {', '.join(codes)}.")
    return {spec.name: policy for spec, policy in zip(specs, policies, strict=True)}


def as_text(game: Game, how: Goldfish | Match, replay: Replay, *, language: str, most: int | None) -> str:
    """One line a step below a line for each turn and phase, and the outcome."""
    lines = [in_language(game.names, language)]
    heading = ""
    alternatives = in_language(TEXTS["terminal.or"], language)
    turns = game.goldfish or how  # the clock of a match may count the turns of both players
    for step in replay.steps[:most]:
        place = place_of(step, turns, language)
        if heading != (heading := f"{place[:1].upper()}{place[1:]}"):
            lines += ["", heading]
        lines.append(f"  {in_language(step.text, language)}")
        if step.decision is not None:
            options, taken = step.decision
            named = [in_language(option, language) for option in options]
            others = dict.fromkeys(option for option in named if option != named[taken])
            lines.append(f"    > {named[taken]}" + (f"   [{alternatives}: {_first_few(list(others), language)}]" if others else ""))
    if (left := len(replay.steps) - len(replay.steps[:most])) > 0:
        lines += ["", in_language(TEXTS["terminal.more"], language).format(number=left)]
    outcome = outcome_text(how, replay, language)
    lines += [
        "",
        f"{outcome} ({in_language(how.clock_at, language).format(replay.clock)})",
        f"{in_language(TEXTS['terminal.digest'], language)}: {replay.digest}",
    ]
    return "\n".join(lines) + "\n"


def _first_few(options: Sequence[str], language: str) -> str:
    """The first options, and the number of the others."""
    shown = "; ".join(options[:MOST_OPTIONS])
    left = len(options) - MOST_OPTIONS
    return f"{shown}; {in_language(TEXTS['terminal.others'], language).format(number=left)}" if left > 0 else shown


def place_of(step: Step, turns: Goldfish | Match, language: str) -> str:
    """The turn, the phase and the player whose turn it is.  A game has no turn during its setup."""
    turn = in_language(turns.clock_at, language).format(step.turn) + in_language(TEXTS["marks.comma"], language) if step.turn else ""
    phase = in_language(step.phase, language)
    if step.player is not None:
        phase = in_language(TEXTS["terminal.phase"], language).format(phase=phase, player=in_language(step.player, language))
    return f"{turn}{phase}"


def outcome_text(how: Goldfish | Match, replay: Replay, language: str) -> str:
    """The winner, named as in the steps; or the name of the share that counts such games; or else the outcome's code."""
    outcome = replay.outcome
    for side, player in enumerate(replay.players):
        if outcome in (f"side_{side}_won", f"side_{side}_wins"):
            won = in_language(TEXTS["terminal.won"], language).format(player=in_language(player, language))
            return f"{won[:1].upper()}{won[1:]}"
    names = (outcome, f"{outcome.removesuffix('_won')}_wins")
    labels = [metric.labels for metric in how.metrics if metric.kind == "share" and metric.name in names]
    return in_language(labels[0], language) if labels else outcome.replace("_", " ").capitalize()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
