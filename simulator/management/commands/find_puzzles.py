"""Search games of the policies for puzzles: positions in which a side can win in this turn, in one way only (`games.coach.puzzles`)."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.catalogue.fixtures import read_catalogue
from games.coach.puzzles import puzzle_in
from games.registry import GAMES
from simulator.modes import GOLDFISH, MATCH, mode_of


class Command(BaseCommand):
    help = (
        "Search games of a ready list, or of two, for positions with exactly one win in a turn, and print each as a line "
        "for fixtures/<slug>/puzzles.json."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", choices=list(GAMES))
        parser.add_argument("lists", nargs="+", help="code of a ready list; of two in a match of two lists")
        parser.add_argument("--alone", action="store_true", help="search goldfishes instead of matches")
        parser.add_argument("--seed", type=int, default=0, help="of the first game; each next game has the next seed")
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--chance", type=float, default=0.25, help="with which random choices may solve a puzzle at most")
        parser.add_argument("--choices", type=int, default=2, help="that a solution needs at least, passes left out")
        parser.add_argument("--options", type=json.loads, default={}, help="of the mode, as JSON: '{\"authority\": 20}'")

    def handle(self, *args: Any, slug: str, lists: list[str], alone: bool, **options: Any) -> None:
        rules = GAMES[slug]
        mode = GOLDFISH if alone else MATCH
        if (spec := mode_of(rules, mode)) is None:
            raise CommandError(f"{slug} has no {mode}.")
        pool = rules.build_pool(read_catalogue(rules, f"fixtures/{slug}"))
        ready = {each.code: each.decklist for each in rules.lists.ready(pool)}
        if unknown := [code for code in lists if code not in ready]:
            raise CommandError(f"There is no list {unknown[0]!r}; use one of: {', '.join(ready)}.")
        values = {each.name: each.default for each in spec.options} | options["options"]
        decks: Any = ready[lists[0]] if alone else [ready[code] for code in lists]
        prepared = spec.prepare(decks, pool, values)
        for seed in range(options["seed"], options["seed"] + options["games"]):
            found = puzzle_in(
                prepared, mode, tuple(lists), options["options"], seed, most_chance=options["chance"], least=options["choices"]
            )
            if found is not None:
                self.stdout.write(json.dumps(found.puzzle.to_data()))
                self.stderr.write(f"game {seed}: random choices solve it with {found.chance:.3f}")
