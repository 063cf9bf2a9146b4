"""The declared cards: known, short, compared with their printed facts, and the same when they are written out and read again."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from games.abilities.coverage import operations
from games.abilities.shared.verbs import no_ops
from games.star_wars_lcg import abilities
from games.star_wars_lcg.abilities import ops, parts, pieces
from games.star_wars_lcg.abilities.cards import ABILITIES, WRITER
from games.star_wars_lcg.abilities.constants import TRAITS
from games.star_wars_lcg.abilities.readings import NOT_DECLARED, READINGS
from tests.games.helpers.sample_decks import pool

PRODUCTS = [path for path in (Path(abilities.__file__).parent / "products").rglob("*.py") if path.stem != "__init__"]
LONGEST_CARD = 3.5 * 140  # characters
TIMINGS = ("action", "interrupt", "reaction", "forced_interrupt", "forced_reaction")


def card(code: str) -> Any:
    return pool("star-wars-lcg").cards[code]


def test_cards_of_every_type_and_every_slot_are_declared() -> None:
    assert {card(code).type for code in ABILITIES} == {"objective", "unit", "enhancement", "event", "fate", "mission", "affiliation"}
    used = {slot.removeprefix("pilot_") for declared in ABILITIES.values() for slot in declared}
    assert used == {*TIMINGS, "constant", "fate", "always_after", "always_before", "as_soon_as"}


def test_a_constant_ability_does_only_what_lasts() -> None:
    """Other operations would be printed there and never played; those without ops are played only there.

    `for_allies` says what means nothing in a match of two players.
    """
    constants, others = set[str](), set[str]()
    for declared in ABILITIES.values():
        for slot, listed in declared.items():
            found = constants if slot.removeprefix("pilot_") == "constant" else others
            found |= {effect["op"] for ability in listed for effect in ability["effects"]}
    read = {code for code, row in ops.VOCABULARY.operations.items() if row.compiles is no_ops}
    assert constants <= ops.CONTINUOUS.keys() | read
    assert others & read <= {"for_allies"}


def test_a_card_takes_at_most_three_and_a_half_lines() -> None:
    assert PRODUCTS
    for path in PRODUCTS:
        source = path.read_text()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    written = re.sub(r"\s+", " ", ast.get_source_segment(source, value) or "")
                    assert len(written) <= LONGEST_CARD, f"{path.name}: {ast.unparse(key) if key else ''} takes {len(written)} characters."


@pytest.mark.parametrize("code", ABILITIES)
def test_the_kinds_of_abilities_are_those_that_the_card_prints(code: str) -> None:
    declared = {slot.removeprefix("pilot_") for slot in ABILITIES[code]} & set(TIMINGS)
    if "grants" in operations(ABILITIES[code]):  # a card also prints the kind of what it lets others gain
        declared.add("forced_reaction")
    assert declared == set(card(code).timings), f"{code} {card(code).name}"
    assert ("fate" in ABILITIES[code]) == (card(code).type == "fate")


def test_an_enhancement_says_what_it_enhances_as_its_facts_do() -> None:
    for code, declared in ABILITIES.items():
        effects = [effect for ability in declared.get("constant", ()) for effect in ability["effects"]]
        hosts = [effect for effect in effects if effect["op"] in ("attaches", "enhances_area", "enhances_dial")]
        facts = card(code).enhances
        assert len(hosts) == (1 if facts else 0), code
        if not facts:
            continue
        if facts.what == "play_area":
            assert hosts[0]["op"] == "enhances_area", code
            continue
        if facts.what == "death_star_dial":
            assert hosts[0]["op"] == "enhances_dial", code
            continue
        what = hosts[0]["what"]
        assert what.get("type", ["card"]) == [facts.what], code
        assert {"own": "friendly", "opponent": "enemy", "": "any"}[what.get("whose", "")] == facts.whose, code
        alternatives = [what, *what.get("one_of", ())]
        assert {trait for each in alternatives for trait in each.get("traits", ())} == {
            trait for host in facts.any_of for trait in host.traits
        }, code


def test_a_declaration_written_as_source_declares_the_same() -> None:
    names = {**vars(pieces), **vars(parts), **vars(ops)}
    for code, declared in ABILITIES.items():
        assert eval(WRITER.card(declared), dict(names)) == declared, code


def test_every_declared_trait_is_printed_on_cards() -> None:
    printed = {trait for facts in pool("star-wars-lcg").cards.values() for trait in facts.traits}
    assert set(TRAITS) <= printed


def test_every_text_is_declared_or_has_a_reason() -> None:
    facts = pool("star-wars-lcg")
    missing = [code for codes in NOT_DECLARED.values() for code in codes.split()]
    with_text = {code for found in facts.sets.values() for code in found.cards if facts.cards[code].has_text}
    assert len(missing) == len(set(missing))
    listed = sorted(set(missing) & set(ABILITIES))
    assert not listed, f"{', '.join(listed)}: declared, so take it out of NOT_DECLARED in abilities/readings.py"
    assert with_text - set(ABILITIES) == set(missing)
    assert set(READINGS) <= set(ABILITIES)
    assert all(reason.endswith(".") for reason in [*NOT_DECLARED, *READINGS.values()])
