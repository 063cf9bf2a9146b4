"""The JSON Schema of each game's abilities refuses a declaration exactly if the check of declarations does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from games.abilities.authoring.meaning import SENTENCES
from games.abilities.authoring.writing import Writer
from games.abilities.declare import problem_of_card
from games.registry import GAMES
from tests.games.every_game.abilities.declaring import DECLARING, vocabulary_of
from tests.games.helpers.sample_decks import catalogue

MUTATIONS = 700
VALUES: tuple[Any, ...] = (0, 1, -1, 7, True, False, None, "", "this", "own", [], ["x"], [[]], {}, {"op": "x"}, {"cost": "x"})


def declared(slug: str) -> list[dict[str, Any]]:
    """As JSON has it, without what a declaration remembers of its constructor."""
    found = [record["facts"]["abilities"] for record in catalogue(slug).cards if record["facts"].get("abilities")]
    return list(json.loads(json.dumps(found)))


def schema_of(slug: str) -> jsonschema_rs.Validator:
    (shape,) = [field.shape for field in GAMES[slug].cards.fields if field.name == "abilities"]
    return jsonschema_rs.validator_for(shape)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """(container, key or index) of everything inside a declaration."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield value, key
        yield from places(each)


def mutated(abilities: dict[str, Any], others: list[Any], random: Random) -> dict[str, Any]:
    """A copy with one thing left out, doubled, added, or replaced by another value."""
    found = deepcopy(abilities)
    container, key = random.choice(list(places(found)))
    kind = random.randrange(4)
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(container, list):
        container.append(deepcopy(container[key]))
    elif kind == 1:
        container[random.choice(["n", "who", "op", "effects", "speed", "then", "optional"])] = deepcopy(container[key])
    elif kind == 2:
        container[key] = deepcopy(random.choice(others))
    else:
        container[key] = deepcopy(random.choice(VALUES))
    return found


def says_checked_together(slug: str, problem: str) -> bool:
    """Whether it is a problem of several fields together, which no schema has, or that of a card without abilities."""
    rows = vocabulary_of(slug).operations.values()
    return (
        problem.startswith("no ability")
        or problem.endswith(tuple(SENTENCES.values()))
        or any(row.check is not None and problem.startswith(f"{row.code}: ") and "needs one condition" in problem for row in rows)
    )


@pytest.mark.parametrize("slug", DECLARING)
def test_the_schema_refuses_what_the_check_refuses_and_nothing_else(slug: str) -> None:
    schema, vocabulary, cards, random = schema_of(slug), vocabulary_of(slug), declared(slug), Random(11)
    assert not [card for card in cards if not schema.is_valid(card)]
    others = [container[key] for card in random.sample(cards, min(len(cards), 80)) for container, key in places(card)]
    refused = 0
    for _ in range(MUTATIONS):
        card = mutated(random.choice(cards), others, random)
        problem = problem_of_card(vocabulary, card)
        if not says_checked_together(slug, problem):
            assert schema.is_valid(card) == (problem == ""), (problem, json.dumps(card))
        refused += bool(problem)
    assert MUTATIONS / 4 < refused < MUTATIONS


@pytest.mark.parametrize("slug", DECLARING)
def test_the_schema_is_small_enough_to_be_read(slug: str) -> None:
    """An operation, cost or condition takes some 250 to 370 bytes with what all share; repetition would be far more."""
    (shape,) = [field.shape for field in GAMES[slug].cards.fields if field.name == "abilities"]
    writer = GAMES[slug].cards.writer
    assert isinstance(writer, Writer)
    assert len(json.dumps(shape)) < 400 * (len(writer.operations) + len(writer.kinds))
