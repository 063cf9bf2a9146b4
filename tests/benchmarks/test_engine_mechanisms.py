"""The page of the engine's mechanisms: each place is in `games/engine/`, and the declaration of each card has the part that is quoted."""

from __future__ import annotations

import re

import pytest

from games import ROOT
from games.abilities.authoring.writing import Writer
from games.registry import GAMES
from tests.games.helpers.sample_decks import catalogue

PAGE = (ROOT / "docs" / "games" / "engine-mechanisms.md").read_text("utf-8")
SLUGS = {"LCG": "star-wars-lcg", "CCG": "star-wars-ccg", "LoS": "legend-of-stars", "SR": "star-realms"}
# Number, name, place, how many cards need it, users.
ROWS = [line.strip("| ").split(" | ") for line in PAGE.partition("## Tests")[0].splitlines() if re.match(r"\| \d", line)]
TESTS = [line.strip("| ").split(" | ") for line in PAGE.partition("## Tests")[2].splitlines() if re.match(r"\| \d", line)]
QUOTED = [user for row in ROWS for user in re.findall(r"(LCG|CCG|LoS|SR) ([\w-]+): `([^`]+)`", row[4])]


def test_each_mechanism_has_a_row_in_both_tables() -> None:
    numbers = [str(number) for number in range(1, 18)]
    assert [row[0] for row in ROWS] == numbers
    assert [row[0] for row in TESTS] == numbers


def test_each_mechanism_is_in_the_engine() -> None:
    for row in ROWS:
        file = ""
        for place in re.findall(r"`([^`]+)`", row[2]):
            here, _, name = place.rpartition("::")
            file = here or file
            source = (ROOT / "games" / "engine" / file).read_text("utf-8")
            assert re.search(rf"\b(def|class) {name}\b|\b{name}: ", source), f"{file}: {name}"


def test_a_mechanism_has_two_users() -> None:
    assert len(QUOTED) > 25
    for row in ROWS:
        assert len(re.findall(r"; ", row[4])) >= 1 or row[4] == "every game", row


@pytest.mark.parametrize(("game", "code", "part"), QUOTED, ids=" ".join)
def test_a_card_uses_the_mechanism(game: str, code: str, part: str) -> None:
    writer = GAMES[SLUGS[game]].cards.writer
    assert isinstance(writer, Writer)
    (declared,) = [card["facts"]["abilities"] for card in catalogue(SLUGS[game]).cards if card["code"] == code]
    assert part in writer.card(declared)
