"""How well a match plays one card, as its page says."""

from __future__ import annotations

from typing import Any

import pytest

from games.contracts.runs import PreparedGoldfish
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.catalogue.card_facts import CardFacts, Keyword
from games.star_wars_lcg.game import GAME
from games.star_wars_lcg.report.coverage import COVERAGE
from games.star_wars_lcg.report.goldfish_coverage import GOLDFISH_COVERAGE
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from games.star_wars_lcg.runs.match import MATCH
from tests.games.helpers.sample_decks import DECKS, pool

SLUG = "star-wars-lcg"
CARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "no text": ("full", {"type": "unit"}),
    "undeclared unit": ("partial", {"type": "unit", "has_text": True}),
    "undeclared event": ("none", {"type": "event", "has_text": True}),
    "undeclared fate card": ("none", {"type": "fate", "has_text": True}),
    "no known host": ("none", {"type": "enhancement"}),
    "printed X": ("partial", {"type": "unit", "texts": {"force_icons_text": "X"}}),
    "no known reserve": ("partial", {"type": "affiliation"}),
    "Influence": ("full", {"type": "unit", "keywords": (Keyword("influence", 1),)}),
    "Elite": ("full", {"type": "unit", "keywords": (Keyword("elite"),)}),
    "Protect of committed cards": ("full", {"type": "unit", "keywords": (Keyword("protect", "Jedi that is committed to the Force"),)}),
    "Protect by another state": ("partial", {"type": "unit", "keywords": (Keyword("protect", "Jedi that is exhausted"),)}),
}


@pytest.mark.parametrize("name", CARDS)
def test_every_gap_has_a_level_and_a_reason(name: str) -> None:
    level, facts = CARDS[name]
    card = CardFacts(code="invented", name=name, names={"en": name}, side="light", faction="jedi", **facts)
    found = COVERAGE.of(card, 2)
    assert (found.level, found.quantity) == (level, 2)
    assert bool(found.reason) == (level != "full")


def test_a_declared_card_is_full_in_a_match_and_in_a_goldfish_with_texts() -> None:
    found = GAME.card_coverage("001-2", pool(SLUG))
    assert found is not None
    assert found.level == "full"
    decks = [DECKS[SLUG][name] for name in ("jedi starter", "sith starter")]
    runs = (MATCH.prepare(decks, pool(SLUG), {}), *(GOLDFISH.prepare(decks[0], pool(SLUG), {"texts": texts}) for texts in (True, False)))
    assert [next(each.level for each in run.coverage() if each.code == "001-2") for run in runs] == ["full", "full", "partial"]


@pytest.mark.parametrize("code", ["127-5", "128-3"])
def test_a_printed_x_that_a_declaration_counts_is_full(code: str) -> None:
    found = GAME.card_coverage(code, pool(SLUG))
    assert found is not None
    assert found.level == "full"


def test_a_match_without_texts_has_a_gap_for_each_card() -> None:
    run = MATCH.prepare([DECKS[SLUG]["jedi starter"]], pool(SLUG), {"texts": False})
    assert next(each.level for each in run.coverage() if each.code == "001-2") == "partial"


def test_an_unknown_card_has_no_coverage() -> None:
    assert GAME.card_coverage("nonsense", pool(SLUG)) is None


def test_what_a_run_plays_of_a_text() -> None:
    """A match without texts plays no text; a goldfish with texts plays all but interrupts."""
    deck = DECKS[SLUG]["jedi starter"]

    def parts(run: PreparedGoldfish) -> dict[str, str]:
        return {card.code: "no text" if card.is_textless else card.played for card in run.coverage()}

    match, goldfish, textless = (
        parts(MATCH.prepare([deck], pool(SLUG), {"texts": False})),
        parts(GOLDFISH.prepare(deck, pool(SLUG), {"texts": True})),
        parts(GOLDFISH.prepare(deck, pool(SLUG), {"texts": False})),
    )
    assert set(match.values()) == {"no text", "numbers"}
    assert set(textless.values()) == {"no text", "numbers", "nothing"}
    assert set(goldfish.values()) > {"all"}
    types = {code: card.type for code, card in pool(SLUG).cards.items()}
    assert {types[code] for code, part in textless.items() if part == "nothing"} <= {"event", "fate", "mission", "enhancement"}
    assert (goldfish["001-2"], textless["001-2"]) == ("all", "numbers")


def test_a_card_of_interrupts_only_has_its_numbers_in_a_goldfish() -> None:
    code = next(code for code, abilities in ABILITIES.items() if set(abilities) == {"interrupt"} and pool(SLUG).cards[code].type == "unit")
    found = GOLDFISH_COVERAGE.of(pool(SLUG).cards[code])
    assert (found.level, found.played) == ("partial", "numbers")
    assert found.reason
    assert "interrupts have no effect" in found.reason["en"]
