"""The sentences of a replay: each can be filled with what a step knows, also those of events that few games have, and says who."""

from __future__ import annotations

from string import Formatter

import pytest

from games.star_wars_ccg.report.replay import PLAYERS
from games.star_wars_ccg.texts import TEXTS
from games.texts import LANGUAGES
from tests.games.helpers.play_settings import prepared_match

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


# Sentences about nobody: that nobody won, and the end of a game that nobody wins.
ABOUT_NOBODY = {"steps.no_winner", "endings.turn_limit"}


def test_every_line_of_a_match_says_who() -> None:
    """Both sides may have a card of one name, such as a location."""
    nobody = [words["en"].split("{")[0].lower() for key in ABOUT_NOBODY for words in [TEXTS[f"replay.{key}"]]]
    texts = [
        step.text
        for index in range(4)
        for step in prepared_match("star-wars-ccg", ("empire", "rebels"), turn_limit=30).replay(3, index).steps
    ]
    about = [words for words in texts if not words["en"].lower().startswith(tuple(nobody))]
    assert len(about) > 400
    for words in about:
        for language in LANGUAGES:
            assert any(player[language] in words[language] for player in PLAYERS), words
    said = {words["en"] for words in texts}
    assert any(" is lost" in each and "(Side " in each for each in said)
    assert any(each.startswith("Side ") and " deploys " in each and "(Side " not in each for each in said), "who acts is said once"


def test_every_question_says_who() -> None:
    for key, words in TEXTS.section("replay.questions").items():
        for language, text in words.items():
            assert "{who}" in text, (key, language)


def test_a_sentence_says_who_or_names_a_card() -> None:
    """Then the card is followed by its player in brackets."""
    for section in ("steps", "endings"):
        for key, words in TEXTS.section(f"replay.{section}").items():
            if f"{section}.{key}" not in ABOUT_NOBODY:
                for language, text in words.items():
                    assert "{who}" in text or "{card}" in text, (key, language)
