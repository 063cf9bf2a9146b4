"""Games that declare what cards do: no two abilities read alike, and each operation is named, printed and published."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.abilities.authoring.writing import Writer
from games.abilities.effects import with_nested
from games.abilities.filters import Filters
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers.sample_decks import catalogue, pool

DECLARING = [slug for slug, rules in GAMES.items() if rules.cards.writer is not None]


# The sides of a double-sided card.
FACES = ("front", "back")


def of_face(listed: list[dict[str, Any]], face: str | None) -> list[dict[str, Any]]:
    return [ability for ability in listed if ability.get("face") == face]


def printed(slug: str) -> list[tuple[str, Any, dict[str, Any]]]:
    """(code of the card, line, ability) of every ability of the game's cards."""
    found = []
    for record in catalogue(slug).cards:
        abilities = record["facts"].get("abilities") or {}
        lines = GAMES[slug].cards.abilities(record["facts"])
        waiting = {(slot, face): of_face(abilities[slot], face) for slot in abilities for face in (None, *FACES)}
        faces = [face for face in (None, *FACES) for slot in abilities for _ in waiting[slot, face]]
        for line, face in zip(lines, faces, strict=True):  # those of both sides of a card come first, then those of each side
            found.append((record["code"], line, waiting[line.slot, face].pop(0)))
    return found


def test_some_games_declare_abilities() -> None:
    assert len(DECLARING) >= 2


@pytest.mark.parametrize("slug", DECLARING)
def test_two_different_abilities_never_read_alike(slug: str) -> None:
    """The order of effects may differ: a line shows gains as symbols before its text."""
    abilities = [
        (code, line, json.dumps({**ability, "effects": sorted(json.dumps(effect, sort_keys=True) for effect in ability["effects"])}))
        for code, line, ability in printed(slug)
        if all(effect["op"] != "text" for effect in ability["effects"])  # parts that no declaration has
    ]
    for language in LANGUAGES:
        seen: dict[Any, tuple[str, str]] = {}
        for code, line, meant in abilities:
            other, its = seen.setdefault((line.slot, line.factions, line.gains, line.texts[language]), (code, meant))
            assert its == meant, f"{code} and {other} read alike in {language}: {line.texts[language]}"


@pytest.mark.parametrize("slug", DECLARING)
def test_every_operation_of_the_search_is_in_the_schema(slug: str) -> None:
    fields = {field.name: field for field in GAMES[slug].cards.fields}
    effects = fields["abilities"].shape["$defs"]["effect"]["anyOf"]
    assert [effect["properties"]["op"]["const"] for effect in effects] == [choice.code for choice in fields["effects"].choices]


def filters_in(declared: Any, properties: set[str]) -> Iterator[dict[str, Any]]:
    """Every filter inside a declaration; effects and parts have a member that no filter has."""
    if isinstance(declared, dict):
        if declared and declared.keys() <= properties:
            yield declared
        for value in declared.values():
            yield from filters_in(value, properties)
    elif isinstance(declared, list):
        for value in declared:
            yield from filters_in(value, properties)


@pytest.mark.parametrize("slug", DECLARING)
def test_every_filter_fits_a_card(slug: str) -> None:
    """A filter that no card of the game fits is a slip of the pen, such as two bounds of a cost in the wrong order."""
    writer = GAMES[slug].cards.writer
    assert isinstance(writer, Writer)
    cards = list(pool(slug).cards.values())
    for filters in [value for value in writer.names.values() if isinstance(value, Filters)]:
        for record in catalogue(slug).cards:
            for declared in filters_in(record["facts"].get("abilities"), set(filters.properties)):
                rows = [(filters.properties[name].printed, value) for name, value in declared.items()]
                asked = [(row, value) for row, value in rows if row is not None]
                fits = any(all(row(value, card) for row, value in asked) for card in cards)
                assert fits, f"{record['code']}: no card fits {filters.text(declared, 'en')!r}"


def shown(slug: str) -> list[Any]:
    """What the examples of the game's vocabulary declare."""
    writer = GAMES[slug].cards.writer
    assert isinstance(writer, Writer)
    return [eval(source, dict(writer.names)) for section in writer.sections() for _, source in section.examples]


@pytest.mark.parametrize("slug", DECLARING)
def test_every_operation_has_an_example(slug: str) -> None:
    writer = GAMES[slug].cards.writer
    assert isinstance(writer, Writer)
    effects = [each[1]["effects"] if isinstance(each, tuple) else [each] for each in shown(slug) if isinstance(each, tuple) or "op" in each]
    used = {effect["op"] for listed in effects for effect in with_nested(listed)}
    missing = sorted(set(writer.operations) - used)
    assert not missing, f"{', '.join(missing)}: give the row an `example` in abilities/ops.py, or show it in abilities/examples.py"
    assert used == set(writer.operations)


@pytest.mark.parametrize("slug", DECLARING)
def test_every_kind_of_cost_condition_and_event_has_an_example(slug: str) -> None:
    writer = GAMES[slug].cards.writer
    assert isinstance(writer, Writer)
    keys = {key for key, _ in writer.kinds}
    used = {(key, each[key]) for each in shown(slug) if not isinstance(each, tuple) for key in keys & each.keys()}
    assert used == set(writer.kinds)
