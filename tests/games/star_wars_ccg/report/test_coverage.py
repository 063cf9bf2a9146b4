"""How fully the rules play each card, and what they lack of the others."""

from __future__ import annotations

from games.star_wars_ccg.abilities.cards import ABILITIES
from games.star_wars_ccg.abilities.products.sets import LACKS
from games.star_wars_ccg.report.coverage import COVERAGE
from games.star_wars_ccg.texts import TEXTS
from tests.games.star_wars_ccg.card_pool import pool

MISSING = TEXTS.section("coverage.missing")


def test_each_card_that_lacks_something_says_what() -> None:
    for card, code in LACKS.items():
        found = COVERAGE(card, pool())
        assert found is not None
        assert found.level != "full", card
        assert found.reason is not None
        assert found.reason["en"].endswith(f" Missing: {MISSING[code]['en']}."), card
        assert found.reason["ja"].endswith(f"不足：{MISSING[code]['ja']}。"), card


def test_other_declared_cards_are_played_in_full() -> None:
    for card in ABILITIES.keys() - LACKS.keys():
        found = COVERAGE(card, pool())
        assert found is not None
        assert found.level == "full", (card, found.reason)
