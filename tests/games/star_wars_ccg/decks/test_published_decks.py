"""The 192 tournament lists and 35 of the server's own decks get the verdicts that were worked out from the community's files alone.

A deck: `main`, `starting`, `outside` (card -> copies), `legal_in`: the formats that allow it, and for the formats that matter to it all its
`problems`, in order: code, cards, and what was found.
"""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from typing import Any

import pytest

from games.contracts.decks import illegal
from games.star_wars_ccg.decks.formats import FORMATS
from games.star_wars_ccg.decks.legality import all_problems
from games.star_wars_ccg.decks.playable import playable_deck
from games.star_wars_ccg.play.constants import OBJECTIVE
from games.star_wars_ccg.play.game import new_game
from games.star_wars_ccg.runs.layout import lay_out, table_of
from tests.games.star_wars_ccg.card_pool import CASES, decklist_of, pool

COLLECTIONS = {name: json.loads((CASES / "published" / f"{name}.json").read_text())["decks"] for name in ("tournament", "gemp_presets")}
DECKS = [deck for decks in COLLECTIONS.values() for deck in decks]
CODES = [format.code for format in FORMATS]
TODAY = date(2026, 11, 20)


def test_the_published_decks_are_complete() -> None:
    assert {name: len(decks) for name, decks in COLLECTIONS.items()} == {"tournament": 192, "gemp_presets": 35}


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck["name"])
def test_a_published_deck_has_its_expected_verdicts(deck: dict[str, Any]) -> None:
    found = all_problems(decklist_of(deck), formats=CODES, on=TODAY, pool=pool())
    assert sorted(format for format in CODES if not illegal(found[format])) == sorted(deck["legal_in"])
    for format, expected in deck["problems"].items():
        told = [[problem.code, list(problem.cards), problem.found] for problem in found[format]]
        assert told == expected, format


def test_most_tournament_lists_are_legal_in_todays_open_format() -> None:
    warnings = {"objective_lacks_card", "one_starting_location", "spare_unique_copies", "starships_without_system"}
    verdicts = Counter(tuple(code for code, *_ in deck["problems"]["open"] if code not in warnings) for deck in COLLECTIONS["tournament"])
    assert verdicts == {(): 149, ("gone_card",): 42, ("deck_size",): 1}


def test_a_deck_is_warned_if_and_only_if_its_declared_objective_is_lost_at_the_start() -> None:
    """One deck with each Objective that is warned, and one that is not."""
    decks = {}
    for deck in COLLECTIONS["tournament"]:
        codes = [code for code in {**deck["main"], **deck.get("starting", {})} if "starting" in pool().cards[code].abilities]
        goals = [code for code in codes if pool().cards[code].is_objective]
        for goal in goals:
            decks[goal, ["objective_lacks_card", [goal], 0] in deck["problems"]["open"]] = deck
    assert {goal for goal, is_warned in decks if is_warned} >= {"208_25", "213_31"}
    for (goal, is_warned), deck in decks.items():
        game = new_game(table_of([lay_out(playable_deck(decklist_of(deck), pool()), pool())], pool(), texts=True), 7, 0)
        game.advance()
        assert is_warned != any(piece.card.type == OBJECTIVE for piece in game.sides[0].area.cards), (goal, deck["name"])


def test_thirty_one_tournament_lists_lack_what_a_declared_objective_starts_with_today() -> None:
    lacking = [
        cards[0] for deck in COLLECTIONS["tournament"] for code, cards, _ in deck["problems"]["open"] if code == "objective_lacks_card"
    ]
    assert Counter(code for code in lacking if "starting" in pool().cards[code].abilities) == {"208_25": 16, "213_31": 15}
