"""The declared cards: known, short, compared with their printed facts, and complete for each declared product."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.abilities.coverage import is_played, operations
from games.star_wars_ccg import abilities
from games.star_wars_ccg.abilities.cards import ABILITIES, WRITER
from games.star_wars_ccg.abilities.ops import CONTINUOUS
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.abilities.products.sets import DECLARED, LACKS
from games.star_wars_ccg.abilities.words import COMPLETE, RENDERER
from games.star_wars_ccg.play.programs.facts import PILOT_ICONS, make_cards
from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.play.turn.interrupts import SHUTTLED
from games.star_wars_ccg.texts import TEXTS
from games.texts import LANGUAGES
from tests.games.star_wars_ccg.card_pool import pool

PRODUCTS = [path for path in (Path(abilities.__file__).parent / "products").rglob("*.py") if path.stem not in ("__init__", "readings")]
# What is said of the cards of each declared set.
TABLES = [each.readings for each in DECLARED]
NOT_DECLARED = [table.NOT_DECLARED for table in TABLES]
LEFT_OUT = [table.LEFT_OUT for table in TABLES]
READINGS = {code for table in TABLES for code in table.READINGS}
SETS = {number for table in TABLES for number in table.SETS}
LONGEST_CARD = 4.5 * 140  # characters
# The names of cards and systems that fields of texts may hold: with another one a text would find nothing.
TITLES = {card.title for card in pool().cards.values()}
NAMES = TITLES | {persona for card in pool().cards.values() for persona in card.personas}
SYSTEMS = {card.system for card in pool().cards.values()}
KNOWN = {"named": NAMES, "not_named": NAMES, "system": SYSTEMS, "own_system": SYSTEMS, "systems": SYSTEMS}


def codes(tables: list[dict[str, str]]) -> list[str]:
    return [code for table in tables for listed in table.values() for code in listed.split()]


def test_every_declared_card_exists_and_no_card_is_listed_twice() -> None:
    cards = pool().cards
    assert set(ABILITIES) <= set(cards)
    assert set(codes(LEFT_OUT)) <= set(ABILITIES) >= READINGS
    assert len(codes(LEFT_OUT)) == len(set(codes(LEFT_OUT)))
    assert set(codes(NOT_DECLARED)).isdisjoint(ABILITIES)
    assert len(codes(NOT_DECLARED)) == len(set(codes(NOT_DECLARED)))


def test_every_card_of_a_declared_product_is_declared_or_says_why_not() -> None:
    listed = {code for code, card in pool().cards.items() if code.partition("_")[0] in SETS and not card.is_textless}
    assert {code for code in codes(NOT_DECLARED) if code.partition("_")[0] in SETS} == listed - set(ABILITIES)


def test_each_card_with_text_is_declared_or_says_why_not() -> None:
    """Whatever the set; codes of older wordings and of cards from other sources begin with a word."""
    listed = {code for code, card in pool().cards.items() if code.partition("_")[0].isdigit() and not card.is_textless}
    assert listed - set(ABILITIES) - set(LACKS) == set()


def test_what_is_said_of_a_product_is_about_its_cards() -> None:
    for table in TABLES:
        said = [*codes([table.NOT_DECLARED, table.LEFT_OUT]), *table.READINGS]
        if table.SETS:
            assert {code.partition("_")[0] for code in said} <= set(table.SETS)
        else:  # the Objectives of all sets
            assert all(pool().cards[code].is_objective for code in said)


def test_each_reason_is_a_word_of_the_coverage_page() -> None:
    assert {code for table in (*NOT_DECLARED, *LEFT_OUT) for code in table} <= TEXTS.section("coverage.missing").keys()


def test_a_card_with_a_part_left_out_says_why() -> None:
    partly = {code for code, declared in ABILITIES.items() if not is_played(COMPLETE, declared)}
    assert partly == set(codes(LEFT_OUT))


def test_each_slot_has_only_operations_that_the_rules_play_there() -> None:
    """Others would be printed and not played; a part that is left out may be anywhere."""
    for code, declared in ABILITIES.items():
        for slot, listed in declared.items():
            for found in {effect["op"] for ability in listed for effect in ability["effects"]} - {"left_out"}:
                is_read = COMPLETE.operations[found].compiles is None and found not in CONTINUOUS
                lasts = slot in ("constant", "lasting", "when_lost", "amends")
                if slot == "amends" and found in ("in_text_of", "aims_at"):
                    continue
                assert (found in CONTINUOUS) == lasts, (code, slot, found)
                assert is_read == (slot in ("printed", "own_cost", "own_destiny", "deployment", "starting")), (code, slot, found)


def written_out(lines: list[bytes], node: ast.expr) -> str:
    """The source of a node, as `ast.get_source_segment` gives it, which would split the whole source again for each node."""
    assert node.end_lineno is not None
    last = lines[node.end_lineno - 1][: node.end_col_offset]
    if node.lineno == node.end_lineno:
        return last[node.col_offset :].decode()
    return b"".join((lines[node.lineno - 1][node.col_offset :], *lines[node.lineno : node.end_lineno - 1], last)).decode()


def test_a_card_takes_at_most_four_and_a_half_lines_a_side() -> None:
    assert PRODUCTS
    for path in (each for each in PRODUCTS if each.stem != "readings"):
        source = path.read_text()
        lines = source.encode().splitlines(keepends=True)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    written = re.sub(r"\s+", " ", written_out(lines, value))
                    card = pool().cards.get(ast.literal_eval(key) if key else "")
                    longest = 2 * LONGEST_CARD if card and card.double_sided else LONGEST_CARD
                    assert len(written) <= longest, f"{path.name}: {ast.unparse(key) if key else ''} takes {len(written)} characters."


def test_what_is_written_out_reads_as_the_same_card() -> None:
    for code, declared in ABILITIES.items():
        assert eval(WRITER.card(declared), dict(WRITER.names)) == declared, code


def test_every_declared_card_is_printed() -> None:
    for code, declared in ABILITIES.items():
        lines = RENDERER.lines({"abilities": declared})
        assert lines, code
        for line in lines:
            assert line.texts.keys() == set(LANGUAGES)
            for text in line.texts.values():
                assert "{" not in text, code
                assert text.strip() == text, code


def test_capacity_and_crew_are_those_of_the_records() -> None:
    """The records give numbers of pilots, passengers, astromechs and vehicles; places for either are in the texts alone."""
    listed = [pool().cards[code] for code, declared in ABILITIES.items() if "holds" in operations(declared)]
    printed, with_text = make_cards(listed), make_run(listed).cards
    assert len(listed) > 15
    for facts, one, other in zip(listed, printed, with_text, strict=True):
        if other.either:
            assert sum(one.rooms) <= sum(other.rooms) + other.either, facts.name
        else:
            assert one.rooms[:5] == other.rooms[:5] or not any(one.rooms), facts.name  # no number for room without a limit
        assert one.has_docking == ("has_docking" in operations(ABILITIES[facts.code])), facts.name


def test_a_permanent_pilot_is_an_icon_too() -> None:
    for code, declared in ABILITIES.items():
        if "permanent_pilot" in operations(declared):
            assert not set(PILOT_ICONS).isdisjoint(pool().cards[code].icons), code


def names_in(declared: Any) -> Iterator[tuple[str, str]]:
    """Each name with its field; titles in texts that a card withstands are names of cards, too."""
    if isinstance(declared, dict):
        for field, value in declared.items():
            if field in KNOWN:
                yield from ((field, name) for name in value)
            else:
                yield from names_in(value)
    elif isinstance(declared, list | tuple):
        for each in declared:
            yield from names_in(each)


def unknown(declared: Any) -> set[tuple[str, str]]:
    return {(field, name) for field, name in names_in(declared) if name not in KNOWN[field]}


def test_no_use_of_a_text_is_counted_as_something_else() -> None:
    """`Piece.acts` has a place for each text that its player uses, and behind these what else the rules count of a card."""
    cards = list(pool().cards.values())
    for first in range(0, len(cards), 200):  # a filter of a run asks each card of the run
        for card in make_run(cards[first : first + 200]).cards:
            assert all(text.count_as < SHUTTLED for text in card.actions), card.title


def test_each_name_in_a_text_is_that_of_a_card() -> None:
    assert {code: found for code, declared in ABILITIES.items() if (found := unknown(declared))} == {}


@pytest.mark.parametrize(
    ("field", "name", "is_known"),
    [("named", "General Tagge", True), ("named", "Tagge", False), ("not_named", "Sidious", True), ("system", "Tatoine", False)],
)
def test_a_name_that_no_card_has_is_found(field: str, name: str, is_known: bool) -> None:
    assert (unknown({"effects": [{"who": {"at": {field: [name]}}}]}) == set()) == is_known


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_property_of_a_filter_has_its_place_in_a_text(language: str) -> None:
    order = TEXTS["abilities.filter_order"][language]
    assert [name for name in cards.properties if f"{{{name}}}" not in order] == []


def test_what_a_card_cannot_do_is_denied_in_japanese() -> None:
    """English and Chinese have the word for it in the sentence around, Japanese in the verb."""
    assert [code for code, words in TEXTS.section("abilities.flags").items() if "ない" not in words["ja"]] == []
