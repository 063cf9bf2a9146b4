"""Games that declare what cards do: no two abilities read alike, and each operation is named, printed and published."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers.sample_decks import catalogue

DECLARING = [slug for slug, rules in GAMES.items() if rules.cards.writer is not None]


def printed(slug: str) -> list[tuple[str, Any, dict[str, Any]]]:
    """(code of the card, line, ability) of every ability of the game's cards."""
    found = []
    for record in catalogue(slug).cards:
        abilities = record["facts"].get("abilities") or {}
        lines = GAMES[slug].cards.abilities(record["facts"])
        listed = [ability for slot in dict.fromkeys(line.slot for line in lines) for ability in abilities[slot]]
        found += [(record["code"], line, ability) for line, ability in zip(lines, listed, strict=True)]
    return found


def test_some_games_declare_abilities() -> None:
    assert len(DECLARING) >= 2


@pytest.mark.parametrize("slug", DECLARING)
def test_two_different_abilities_never_read_alike(slug: str) -> None:
    """The order of effects may differ: a line shows gains as symbols before its text."""
    for language in LANGUAGES:
        seen: dict[Any, tuple[str, str]] = {}
        for code, line, ability in printed(slug):
            if any(effect["op"] == "text" for effect in ability["effects"]):  # parts that no declaration has
                continue
            meant = json.dumps({**ability, "effects": sorted(json.dumps(effect, sort_keys=True) for effect in ability["effects"])})
            other, its = seen.setdefault((line.slot, line.factions, line.gains, line.texts[language]), (code, meant))
            assert its == meant, f"{code} and {other} read alike in {language}: {line.texts[language]}"


@pytest.mark.parametrize("slug", DECLARING)
def test_every_operation_of_the_search_is_in_the_schema(slug: str) -> None:
    fields = {field.name: field for field in GAMES[slug].cards.fields}
    effects = next(iter(fields["abilities"].shape["properties"].values()))["items"]["properties"]["effects"]["items"]
    assert effects["properties"]["op"]["enum"] == [choice.code for choice in fields["effects"].choices]


@pytest.mark.parametrize("slug", DECLARING)
def test_the_writer_has_an_example_of_every_operation_that_cards_use(slug: str) -> None:
    rules = GAMES[slug]
    assert rules.cards.writer is not None
    sources = [source for _, source in rules.cards.writer.examples()]
    assert len(sources) == len(set(sources)) > 20
