"""The declared abilities compared with the structured effects that the card data publish (333 rows; facts only, no texts).

Where the data have only a text without structure, `{"op": "text"}`, the declaration has effects of its own.  All other effects must be
declared in the same order and with the same numbers; a table explains every exception.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.star_realms.abilities.cards import ABILITIES
from games.star_realms.abilities.readings import STRUCTURE
from games.star_realms.catalogue.fields import SLOTS

ROWS = json.loads((Path(__file__).resolve().parents[3] / "cases/star-realms/abilities/structured.json").read_text("utf-8"))
COUNTING = ("per", "filter", "factions")  # what a text behind a gain may add to it: "for each ..."


def flat(listed: list[dict]) -> list[dict]:
    return [effect for ability in listed for effect in ability["effects"]]


def agree(theirs: list[dict], ours: list[dict]) -> bool:
    """Are all of theirs found in ours, in order?  Only a text of theirs may stand for some of ours."""
    if not theirs:
        return not ours
    first, rest = theirs[0], theirs[1:]
    if first["op"] == "text":
        return any(agree(rest, ours[skipped:]) for skipped in range(len(ours) + 1))
    return bool(ours) and same(first, ours[0], bool(rest) and rest[0]["op"] == "text") and agree(rest, ours[1:])


def same(theirs: dict, ours: dict, told: bool) -> bool:
    ours = {name: value for name, value in ours.items() if value is not False and not (told and name in COUNTING)}
    theirs = {name: value for name, value in theirs.items() if not (told and name in COUNTING)}
    for name in ("options", "then"):
        mine, other = theirs.pop(name, []), ours.pop(name, [])
        if name == "then":
            mine, other = [mine], [other]
        if len(mine) != len(other) or not all(agree(each, of) for each, of in zip(mine, other, strict=True)):
            return False
    if "factions" in ours:
        ours["factions"] = sorted(ours["factions"])
    return theirs == ours


def differs(code: str, listed: dict[str, list[dict]]) -> list[str]:
    """The slots in which the declaration says something else."""
    declared = ABILITIES.get(code, {})
    found = []
    for slot in (choice.code for choice in SLOTS):
        theirs, ours = listed.get(slot, []), declared.get(slot, [])
        needs = [sorted(ability.get("factions", ())) for ability in ours]
        if not agree(flat(theirs), flat(ours)) or (slot != "primary" and needs != [ability.get("factions", []) for ability in theirs]):
            found.append(slot)
    return found


def test_every_row_is_of_a_card_that_is_declared():
    assert len(ROWS) == 284
    assert {row["code"] for row in ROWS} <= set(ABILITIES)


def test_the_declarations_agree_with_the_structured_effects_but_where_it_is_explained():
    found = {row["code"] for row in ROWS if row["abilities"] and differs(row["code"], row["abilities"])}
    assert found == set(STRUCTURE)
    assert all(reason.endswith(".") for reason in STRUCTURE.values())


@pytest.mark.parametrize(
    ("code", "slot", "effects"),
    [
        ("ram", "primary", [{"op": "gain", "resource": "combat", "n": 4}]),
        ("ram", "scrap", [{"op": "gain", "resource": "combat", "n": 3}]),
        ("ram", "ally", []),
        ("supply-bot", "primary", [{"op": "gain", "resource": "trade", "n": 2}, {"op": "scrap", "zones": ["hand", "discard"], "n": 1}]),
        ("mech-wurm", "primary", [{"op": "gain", "resource": "combat", "n": 4}, {"op": "text"}]),
    ],
)
def test_a_difference_would_be_found(code, slot, effects):
    (row,) = (row for row in ROWS if row["code"] == code)
    assert not differs(code, row["abilities"])
    changed = {**row["abilities"], slot: [{**ability, "effects": effects} for ability in row["abilities"][slot]]}
    assert differs(code, changed) == [slot]
