"""The declared sample cards: how many, of which kinds, with which operations, and that a text does what it says in any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.abilities.compiling import Compiler
from games.abilities.coverage import coverage_of
from games.abilities.effects import all_effects
from games.abilities.filters import FilterCompiler
from games.engine.ops import Op
from games.engine.verbs import ASKS
from games.legend_of_stars.abilities.cards import ABILITIES
from games.legend_of_stars.abilities.ops import AMOUNTS, VOCABULARY, battle_action, draw, main_action
from games.legend_of_stars.abilities.parts import events, for_player
from games.legend_of_stars.abilities.pieces import RACES, cards
from games.legend_of_stars.play.programs import make_cards
from games.registry import GAMES
from tests.games.helpers.sample_decks import catalogue, pool

SLUG = "legend-of-stars"
DECLARED = [record for record in catalogue(SLUG).cards if record["facts"]["abilities"]]
SHARED_PERCENT = 80
MAX_ITEMS = 40  # of a list in an own card
MANY = {
    "main_action": [main_action(draw(1), limits=for_player(1, "turn"))[1]] * MAX_ITEMS,
    "battle_action": [battle_action(draw(1), limits=for_player(1, "turn"))[1]] * MAX_ITEMS,
}


def test_enough_cards_of_every_kind_have_a_text() -> None:
    kinds = Counter((record["type"], record["facts"].get("subtype")) for record in DECLARED)
    assert {record["code"] for record in DECLARED} == ABILITIES.keys()
    assert kinds["character", None] >= 27
    assert kinds["effect", "flash"] >= 5
    assert kinds["effect", "flash"] + kinds["effect", None] >= 9
    assert kinds["support", "field"] >= 3
    assert kinds["support", "field"] + kinds["support", None] >= 9
    assert len(DECLARED) >= 45


def test_every_slot_and_every_event_has_a_card() -> None:
    assert {slot for each in ABILITIES.values() for slot in each} == set(VOCABULARY.slots)
    used = {on["event"] for each in ABILITIES.values() for listed in each.values() for ability in listed for on in ability.get("on", ())}
    assert used == set(events.rows)


def test_no_two_abilities_share_a_limit() -> None:
    """Not even if a card, such as one that a player invents, has dozens of them."""
    first, second = (replace(card, code=code, abilities=MANY) for card, code in zip(pool(SLUG).cards.values(), "ab", strict=False))
    numbers = [trigger.limit.number for card in make_cards([first, second]).cards for trigger in card.triggers if trigger.limit]
    assert len(numbers) == len(set(numbers)) == 4 * MAX_ITEMS


def test_most_operations_are_shared_ones() -> None:
    """A shared op has a code below 0 (`games.engine.verbs`); a game's own ops have codes from 0."""
    compiler = Compiler(VOCABULARY.makers, ASKS, FilterCompiler(cards, list(pool(SLUG).cards.values()), AMOUNTS))
    made: list[Op] = []
    for abilities in ABILITIES.values():
        for effect in all_effects(abilities):
            made += compiler.ops(effect)
    assert len(made) >= len(ABILITIES)
    assert sum(op.code < 0 for op in made) * 100 >= SHARED_PERCENT * len(made)


@pytest.mark.parametrize("record", DECLARED, ids=lambda record: record["name"])
def test_a_declared_card_is_played_in_full(record) -> None:
    game = GAMES[SLUG]
    found = coverage_of(game, record, pool(SLUG))
    assert (found.level, found.is_textless) == ("full", False)
    assert record["facts"]["has_text"]
    assert record["facts"]["effects"]
    assert all(line.texts[language] for line in game.cards.abilities(record["facts"]) for language in ("en", "ja", "zh-hant"))


def test_a_filter_takes_any_race_and_names_those_of_the_sample_in_each_language() -> None:
    declared = cards(races=["Beast", "Kitsune"])
    assert cards.text(declared, "en") == "<Beast or Kitsune> card"
    assert "＜ビーストまたはKitsune＞" in cards.text(declared, "ja")
    assert cards.problem(declared) == ""
    facts = [
        replace(card, races=races)
        for card, races in zip(pool(SLUG).cards.values(), [("Kitsune",), ("Giant", "Beast"), ("Giant",), ()], strict=False)
    ]
    assert FilterCompiler(cards, facts, AMOUNTS).filter(declared).printed == [True, True, False, False]


def test_the_declared_cards_name_races_of_the_sample_only() -> None:
    """The field takes any word, so nothing else finds a race that is spelt wrong."""
    printed = {race for record in catalogue(SLUG).cards for race in record["facts"].get("races", ())}
    named = {race for each in ABILITIES.values() for race in races_in(each)}
    assert named
    assert named <= printed == set(RACES)


def races_in(value: object) -> Iterator[str]:
    """The races of all filters inside a declaration."""
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from inner if name == "races" else races_in(inner)


@pytest.mark.parametrize(
    ("abilities", "said", "has_text"), [(ABILITIES["sample-038"], False, True), (None, False, False), (None, True, True)]
)
def test_an_own_card_with_abilities_has_a_text(abilities, said, has_text) -> None:
    own = GAMES[SLUG].own_cards
    assert own is not None
    record = next(record for record in catalogue(SLUG).cards if record["code"] == "sample-038")
    made = own.joined({**record, "facts": {**record["facts"], "abilities": abilities, "has_text": said}})
    assert made["facts"]["has_text"] is has_text
