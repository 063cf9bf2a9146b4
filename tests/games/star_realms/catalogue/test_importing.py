"""Reading the gallery: rows that are one card, products and quantities, and what is refused."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from games.catalogue.fixtures import with_declarations
from games.catalogue.importing import Unreadable
from games.contracts.catalogue import Catalogue, Record
from games.star_realms.abilities.cards import ABILITIES, BACKS
from games.star_realms.catalogue.fields import FIELDS
from games.star_realms.catalogue.importing import read_gallery, read_json
from games.star_realms.game import GAME

ROW = {
    "Set": "New Box", "Qty": "2", "Name": "Old Ship", "Text": "{Gain 3 Combat}", "Type": "Ship", "Faction": "Blob / Star Empire",
    "Cost": "4", "Defense": "", "Role": "Trade Deck",
}  # fmt: skip


def gallery(*rows: dict[str, str]) -> Catalogue:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(ROW))
    writer.writeheader()
    writer.writerows({**ROW, **row} for row in rows)
    return read_gallery({"gallery.csv": out.getvalue().encode()})


def joined(*rows: dict[str, str]) -> Record:
    """The one card of these rows as it is loaded."""
    (card,) = with_declarations(GAME, gallery(*rows)).cards
    return card


def test_a_ship() -> None:
    found = gallery({})
    (card,) = found.cards
    assert (card["code"], card["type"], card["faction"], card["text"]) == ("old-ship", "ship", "blob", "{Gain 3 Combat}")
    assert card["facts"]["factions"] == ["blob", "star-empire"]
    assert (card["facts"]["cost"], card["facts"]["role"]) == (4, "trade-deck")
    assert joined({})["facts"]["combat"] == 3
    assert found.printings[0]["facts"] == {"quantity": 2}


def test_a_reprint_is_a_printing_of_the_older_one() -> None:
    found = gallery({}, {"Set": "Core Set", "Qty": "3"})
    assert [(row["code"], row["product"]) for row in found.printings] == [("old-ship", "core-set"), ("old-ship-new-box", "new-box")]
    assert [product["code"] for product in found.products] == ["core-set", "new-box"]


def test_the_row_with_a_text_gives_both_rows_their_abilities() -> None:
    card = joined({}, {"Set": "Core Set", "Text": ""})
    assert (card["facts"]["combat"], card["facts"]["effects_complete"]) == (3, True)


def test_a_row_may_name_two_products() -> None:
    found = gallery({"Set": "Promo Pack,\nOrganized Play"})
    assert [(row["code"], row["product"]) for row in found.printings] == [
        ("old-ship", "promo-pack"),
        ("old-ship-organized-play", "organized-play"),
    ]


def test_both_sides_of_a_token() -> None:
    text = "{Gain 2 Trade}\n|\n{Blob Ally}: Hatch."
    card = joined({"Name": "Egg | Nest", "Type": "Ship | Base", "Text": text, "Defense": "| 2", "Cost": "", "Role": "Token"})
    assert (card["name"], card["type"], card["facts"]["trade"], card["facts"]["cost"]) == ("Egg", "ship", 2, None)
    back = card["facts"]["back"]
    assert (back["name"], back["type"], back["defense"], back["outpost"], list(back["abilities"])) == ("Nest", "base", 2, False, ["ally"])


@pytest.mark.parametrize(("row", "is_textless"), [({}, False), ({"Text": ""}, True), ({"Text": "", "Type": "Mission", "Cost": ""}, False)])
def test_a_card_without_text(row: dict[str, str], is_textless: bool) -> None:
    """The gallery leaves out the texts of missions, so nothing is known about them."""
    card = joined(row)
    assert card["facts"].get("textless", False) is is_textless
    assert card["facts"]["effects_complete"] is ("Mission" not in row.values())


def test_the_importer_reads_no_declared_facts() -> None:
    """Scout is declared, and so is the other side of Valken's Enterprise."""
    for row in ({"Name": "Scout"}, {"Name": "Valken's Enterprise | Coalition Stronghold", "Type": "Ship | Base", "Defense": "| 5"}):
        (card,) = gallery(row).cards
        assert not {field.name for field in FIELDS if field.declared} & card["facts"].keys()
        assert "abilities" not in (card["facts"]["back"] or {})
        assert joined(row)["facts"]["abilities"] == ABILITIES[card["code"]]
    assert joined(row)["facts"]["back"]["abilities"] == BACKS["valkens-enterprise"]


def test_leaflets_and_score_cards_are_left_out() -> None:
    found = gallery(
        {}, {"Name": "Rules", "Role": "Rules", "Type": "Rules", "Set": "Leaflet"}, {"Name": "Score", "Role": "Scorecard", "Type": ""}
    )
    assert [card["name"] for card in found.cards] == ["Old Ship"]
    assert [product["name"] for product in found.products] == ["New Box"]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"Cost": "four"}, r"gallery\.csv, line 2, Cost: 'four' is not a number"),
        ({"Type": "Planet"}, r"gallery\.csv, line 2: 'Planet' is not a card type"),
        ({"Faction": "Hutts"}, "'Hutts' is not a faction"),
        ({"Role": "Nowhere"}, "'Nowhere' is not a role"),
    ],
)
def test_unreadable_input_is_named(row: dict[str, str], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        gallery(row)


def test_two_different_cards_with_one_name_are_refused() -> None:
    with pytest.raises(Unreadable, match="Old Ship differs from an earlier row in: cost"):
        gallery({}, {"Set": "Core Set", "Cost": "5"})


def test_the_same_row_as_json() -> None:
    row: dict[str, Any] = {
        "set": "New Box", "quantity": 2, "name": "Old Ship", "text": "{Gain 3 Combat}", "type": "ship", "factions": ["Blob", "Star Empire"],
        "cost": 4, "defense_raw": None, "role": "Trade Deck",
    }  # fmt: skip
    assert read_json({"cards.json": json.dumps([row]).encode()}) == gallery({})


@pytest.mark.parametrize("files", [{}, {"a.csv": b"Set,Qty\n", "b.csv": b""}, {"a.csv": b"Set,Qty\n"}, {"a.csv": b"\xff"}])
def test_files_of_another_form_are_refused(files: dict[str, bytes]) -> None:
    with pytest.raises(Unreadable):
        read_gallery(files)
