"""What rules leave out of cards: levels, their reasons, and cards that nobody has declared."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest

from games.abilities.coverage import CoverageRules, affected, coverage_of, is_played, none, numbers_only, operations, partial, unplayed
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import TEXTS
from tests.games.abilities.small_vocabulary import VOCABULARY, both, discard, draw, if_hurt, riddle, turn

REASONS = {name: both(name) for name in ("cursed", "hero_cursed", "riddles", "old", "ghost")}
RULES = CoverageRules(
    REASONS,
    ("ghost",),
    riddles=partial(unplayed(VOCABULARY)),
    cursed=none(lambda card: card.name == "Cursed"),
    old=partial(lambda card: card.code == "old"),
)


@dataclass(frozen=True)
class Card:
    """A made-up game's card."""

    code: str = "hero"
    name: str = "Hero"
    type: str = "villain"
    abilities: Any = field(default_factory=dict)


RIDDLE = VOCABULARY.card(turn(riddle()))


@pytest.mark.parametrize(
    ("card", "level", "reason"),
    [
        (Card(), "full", None),
        (Card(abilities=VOCABULARY.card(turn(draw(1)))), "full", None),
        (Card(abilities=RIDDLE), "partial", "riddles"),
        (Card(name="Cursed"), "none", "cursed"),
        (Card(name="Cursed", type="hero"), "none", "hero_cursed"),
        (Card(type="ghost", abilities=RIDDLE), "none", "ghost"),
        # The first gap gives the level, and the other gaps of this level join its reason.
        (Card(name="Cursed", abilities=RIDDLE), "partial", "riddles"),
    ],
)
def test_a_gap_gives_the_level_and_the_reason(card: Card, level: str, reason: str | None) -> None:
    found = RULES.of(card, 2)
    assert (found.code, found.quantity, found.level) == ("hero", 2, level)
    assert found.reason == (REASONS[reason] if reason else None)


def test_gaps_of_one_level_join_their_reasons() -> None:
    found = RULES.of(Card(code="old", abilities=RIDDLE))
    assert found.level == "partial"
    assert found.reason
    assert all(REASONS[name]["en"] in found.reason["en"] for name in ("riddles", "old"))


def test_a_gap_says_what_is_still_played_and_the_largest_gap_of_the_level_decides() -> None:
    rules = CoverageRules(
        REASONS,
        ("ghost",),
        lambda card: not card.abilities,
        riddles=partial(unplayed(VOCABULARY)),
        cursed=numbers_only(lambda card: card.name == "Cursed"),
        old=none(lambda card: card.code == "old"),
    )
    declared = VOCABULARY.card(turn(draw(1)))
    cards = [
        (Card(), "all", True),
        (Card(abilities=declared), "all", False),
        (Card(abilities=RIDDLE), "some", False),
        (Card(name="Cursed", abilities=RIDDLE), "numbers", False),
        (Card(name="Cursed", code="old"), "numbers", False),
        (Card(code="old"), "nothing", False),
        (Card(type="ghost"), "nothing", False),
    ]
    for card, played, is_textless in cards:
        found = rules.of(card)
        assert (found.played, found.is_textless) == (played, is_textless), card


def test_a_gap_without_a_sentence_is_refused() -> None:
    with pytest.raises(KeyError, match="lacks blank"):
        CoverageRules(REASONS, blank=none(lambda card: True))


def test_coverage_of_abilities() -> None:
    card = VOCABULARY.card(turn(if_hurt(discard(1, "opponent")), draw(1)))
    assert operations(card) == {"if", "discard", "draw"}
    assert affected(VOCABULARY, card) == {"own", "opponent"}
    assert is_played(VOCABULARY, card)
    assert not is_played(VOCABULARY, RIDDLE)
    assert not is_played(VOCABULARY, {"turn": [{"effects": [{"op": "fly"}]}]})


# --- every card of a game --------------------------------------------------------------------------------------------

PLAYED = next(game for game in GAMES.values() if game.is_played and game.cards.writer is not None)
UNPLAYED = replace(PLAYED, goldfish=None, match=None)
TEXTLESS = {"has_text": False, "textless": True}


def level(game: Game, **facts: Any) -> tuple[str, bool, Any]:
    rules = replace(game, card_coverage=RULES)
    pool = SimpleNamespace(cards={"hero": Card(abilities=facts.get("abilities"))})
    found = coverage_of(rules, {"code": facts.pop("code", "hero"), "name": "Hero", "facts": facts}, pool)
    return found.level, found.is_textless, found.reason


def test_a_card_with_text_that_nobody_declared_is_not_played() -> None:
    declared = VOCABULARY.card(turn(draw(1)))
    assert level(PLAYED, abilities=declared) == ("full", False, None)
    assert level(PLAYED, abilities={}) == ("none", False, TEXTS["coverage.undeclared"])
    assert level(PLAYED, abilities={}, **TEXTLESS) == ("full", True, None)
    assert level(PLAYED, abilities=declared, code="stranger") == ("none", False, TEXTS["coverage.not_in_decks"])


def test_in_a_game_that_is_not_played_only_cards_without_text_are_complete() -> None:
    assert level(UNPLAYED, abilities=VOCABULARY.card(turn(draw(1)))) == ("none", False, TEXTS["coverage.game_not_played"])
    assert level(UNPLAYED, **TEXTLESS) == ("full", True, None)
