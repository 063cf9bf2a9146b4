"""The sentences of a replay: each can be filled with what a step knows, also those of events that few games have."""

from __future__ import annotations

from string import Formatter

import pytest

from games.star_wars_ccg.texts import TEXTS

# What `report/replay.py` fills in, by the section of the texts.
PLACES = {
    "replay.steps": {"card", "amount", "other", "pile", "who"},
    "replay.questions": {"card", "amount", "other", "pile", "who"},
    "replay.options": {"card", "amount", "pile", "to"},
}


@pytest.mark.parametrize("section", PLACES)
def test_a_sentence_has_no_place_that_stays_empty(section: str) -> None:
    for key, words in TEXTS.section(section).items():
        for language, text in words.items():
            asked = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
            assert asked <= PLACES[section], f"{section}.{key} in {language}"


@pytest.mark.parametrize("section", PLACES)
def test_a_pile_has_one_article(section: str) -> None:
    """The names of piles begin with theirs."""
    assert all(pile["en"].startswith("the ") for pile in TEXTS.section("replay.piles").values())
    for key, words in TEXTS.section(section).items():
        assert "the {pile}" not in words["en"].lower(), key
