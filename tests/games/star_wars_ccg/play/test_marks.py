"""Marks of a card for the operations and filters of its texts; the same word in another place of a text makes none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import if_, lose
from games.star_wars_ccg.abilities.operations.travel.ways import aim_at
from games.star_wars_ccg.abilities.ops import action, card, lost
from games.star_wars_ccg.abilities.parts import target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.play.programs.usage import salvages
from tests.games.star_wars_ccg.card_pool import pool

VILLAIN = target(character())


def card_with(declared: Declared) -> Card:
    """A card of a run of its own with these texts."""
    return make_run([replace(pool().cards["1_19"], abilities=declared)]).cards[0]


@pytest.mark.parametrize(
    ("mark", "with_mark", "without"),
    [
        ("seeks_missing", lost(lose(), targets=target(character(state="missing"))), lost(lose(), when="missing", targets=VILLAIN)),
        (
            "asks_battled",
            action(lose(), targets=VILLAIN, conditions=there_is(location(hosting=character(state="unbattled")))),
            action(lose(), targets=VILLAIN, conditions=there_is(location(state="fought"))),
        ),
        ("takes_aim", action(if_(there_is(character()), aim_at()), targets=VILLAIN), action(lose(), targets=target(character(of="aim")))),
    ],
)
def test_a_card_has_the_marks_of_what_its_texts_do_and_ask(mark: str, with_mark: Declared, without: Declared) -> None:
    assert getattr(card_with(card(with_mark)), mark)
    assert not getattr(card_with(card(without)), mark)


@pytest.mark.parametrize(
    ("who", "is_salvage"),
    [(cards(of="it", zone="lost"), True), (cards(named="it", zone="lost"), False), ("target", False)],
)
def test_a_text_salvages_only_the_card_that_was_just_lost(who: object, is_salvage: bool) -> None:
    assert salvages({"when": "lost", "effects": [{"op": "take", "who": who}]}) == is_salvage
