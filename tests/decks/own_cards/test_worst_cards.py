"""The work for the worst own cards that a member can send, counted in calls; about four million calls take a second."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from cards.errors import BadInput
from decks.own_cards.checking import MAX_BYTES, MAX_CARDS, check_cards
from decks.own_cards.documents import read_document
from decks.own_cards.schema import MAX_ITEMS
from games.registry import GAMES
from tests.decks.own_cards.members import GAME, character
from tests.games.helpers.call_counts import calls

pytestmark = pytest.mark.django_db
A_SECOND = 3_000_000  # calls
DRAW = {"op": "draw", "n": 1, "whose": "own"}
FACTS = {"cost": 1, "speed": 1, "attribute": "fire", "any_number": False, "has_text": True, "subtype": "flash"}


def effect(effects: list[Any]) -> dict[str, Any]:
    return {"code": "flare", "name": "Flare", "type": "effect", "facts": {**FACTS, "abilities": {"effect": [{"effects": effects}]}}}


def full(one: dict[str, Any]) -> list[Any]:
    """As many effects as the bytes of a set hold, in lists no longer than they may be."""
    options = {"op": "choose", "options": [[one] * MAX_ITEMS] * MAX_ITEMS}
    return [options] * max(1, MAX_BYTES // len(json.dumps(options)))


def worst_cards() -> Iterator[tuple[str, list[Any]]]:
    for name, one in (("good", DRAW), ("unknown", {**DRAW, "op": "drawn"}), ("wrong", {**DRAW, "n": -1, "whose": 7})):
        yield f"a card of {name} effects in a long list", [effect([one] * 4_000)]
    yield "a card of wrong effects in lists", [effect(full({**DRAW, "n": -1, "whose": 7}))]
    yield "as many cards as may be", [character(f"c{number}") for number in range(MAX_CARDS)]
    yield "a card of unknown members", [{**effect([DRAW]), **{f"m{number}": 1 for number in range(15_000)}}]
    yield "a card of unknown facts", [{**effect([DRAW]), "facts": {f"m{number}": 1 for number in range(15_000)}}]
    yield "a long list of races", [character("x", races=["fox"] * 20_000)]


@pytest.mark.parametrize("cards", [pytest.param(cards, id=name) for name, cards in worst_cards()])
def test_the_worst_cards_take_bounded_work(catalogue: None, cards: list[Any]) -> None:
    def act() -> None:
        with suppress(BadInput):
            check_cards(GAMES[GAME], cards)

    assert len(json.dumps(cards)) < 1.5 * MAX_BYTES
    check_cards(GAMES[GAME], [effect([DRAW]), character()])  # builds the schemas
    assert calls(act) < A_SECOND


@pytest.mark.parametrize("text", ["[" * 200_000, '{"cards":' * 20_000, f'{{"cards": [{",".join(["{}"] * 60_000)}]}}'])
def test_the_worst_documents_take_bounded_work(text: str) -> None:
    def act() -> None:
        with suppress(BadInput):
            read_document(text, field="text")

    assert calls(act) < A_SECOND
