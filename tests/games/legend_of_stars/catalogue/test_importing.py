"""Import a table of cards: the values that its cells may have, and the error for each wrong value."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from games.catalogue.importing import Unreadable
from games.contracts.catalogue import Catalogue
from games.legend_of_stars.catalogue.importing import COLUMNS, read

ROW = {
    "code": "LS-1", "name_ja": "星の騎士", "name_en": "Star Rider", "type": "キャラクター", "cost": "3", "speed": "5", "attribute": "火",
    "atk": "700", "def": "500", "down": "300", "lead_icons": "▼▲", "races": "騎士；竜", "keywords": "上空",
    "product": "New Box", "number": "1",
}  # fmt: skip
SUPPORT = {"type": "support", "atk": "", "def": "", "down": "", "lead_icons": "", "races": "", "keywords": ""}


def table(*rows: dict[str, str], columns: tuple[str, ...] = tuple(sorted(COLUMNS))) -> Catalogue:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=columns, restval="")
    writer.writeheader()
    writer.writerows({**ROW, **row} for row in rows)
    return read({"cards.csv": ("\ufeff" + out.getvalue()).encode()})


def only(*rows: dict[str, str]) -> Any:
    (card,) = table(*rows).cards
    return card


def test_a_character_has_all_its_facts() -> None:
    card = only({"text": "Flies.", "aliases": "Rider;Horse"})
    assert card["names"] == {"en": "Star Rider", "ja": "星の騎士"}
    assert card["facts"] == {
        "cost": 3, "speed": 5, "attribute": "fire", "atk": 700, "def": 500, "down": 300, "lead_icons": ["up", "down"],
        "races": ["騎士", "竜"], "keywords": ["sky"], "any_number": False, "has_text": True,
    }  # fmt: skip
    assert (card["text"], card["aliases"], "sample" in card) == ("Flies.", ["Rider", "Horse"], False)


def test_a_support_has_none_of_the_numbers_of_a_character() -> None:
    facts = only({**SUPPORT, "subtype": "フィールド", "speed": "", "any_number": "yes"})["facts"]
    assert (facts["subtype"], facts["speed"], facts["any_number"], "atk" in facts) == ("field", None, True, False)


@pytest.mark.parametrize(("icons", "found"), [("", []), ("left right", ["left", "right"]), ("▲▼◀▶", ["up", "down", "left", "right"])])
def test_lead_icons_are_read_as_arrows_or_words(icons: str, found: list[str]) -> None:
    assert only({"lead_icons": icons})["facts"]["lead_icons"] == found


def test_a_card_without_an_english_name_uses_its_japanese_name() -> None:
    card = only({"name_en": ""})
    assert (card["name"], card["names"]) == ("星の騎士", {"en": "星の騎士", "ja": "星の騎士"})


def test_a_product_is_found_by_its_name_or_added() -> None:
    found = table({"product": "スターターデッキ第1弾『火』"}, {"code": "LS-2"}, {"code": "LS-3", "product": "新しい箱"})
    assert [printing["product"] for printing in found.printings] == ["starter-1-fire", "new-box", "product-8"]
    assert [product["name"] for product in found.products[-2:]] == ["New Box", "新しい箱"]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"cost": "three"}, "line 2, cost: 'three' is not a whole number"),
        ({"cost": ""}, "line 2, cost: '' is not a whole number"),
        ({"atk": ""}, "line 2, atk: '' is not a whole number"),
        ({"attribute": "lightning"}, "line 2, attribute: 'lightning' is not one of: light, dark"),
        ({"type": "planet"}, "line 2, type: 'planet' is not one of: character"),
        ({"lead_icons": "▲?"}, "line 2, lead_icons: '\\?' is not one of: up"),
        ({"subtype": "flash"}, "line 2, subtype: flash is not a subtype of character"),
        ({"code": "LS 1"}, "line 2, code: 'LS 1' must be 1 to 80 letters"),
        ({"name_ja": "", "name_en": ""}, "line 2, name_ja: the card has no name"),
        ({"product": ""}, "line 2, product: this cell must not be empty"),
        ({"any_number": "maybe"}, "line 2, any_number: 'maybe' must be yes or empty"),
        ({**SUPPORT, "atk": "100"}, "line 2, atk: only characters have this value"),
    ],
)
def test_each_error_names_its_line_and_column(row: dict[str, str], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        table(row)


def test_all_errors_are_named_up_to_a_limit() -> None:
    with pytest.raises(Unreadable, match=r"line 2, cost: .* line 3, code: 'LS-1' is already used on line 2"):
        table({"cost": "x"}, {})
    with pytest.raises(Unreadable, match=r"\(10 more\)"):
        table(*({"code": f"LS-{n}", "cost": "x"} for n in range(30)))


def test_unknown_columns_missing_columns_and_empty_tables_are_refused() -> None:
    with pytest.raises(Unreadable, match="unknown columns: colour"):
        table({"colour": "red"}, columns=(*sorted(COLUMNS), "colour"))
    with pytest.raises(Unreadable, match="the first line lacks the columns attribute"):
        table(columns=("code", "cost", "product", "type"))
    with pytest.raises(Unreadable, match="has no cards"):
        table()
