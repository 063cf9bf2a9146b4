"""Read a table of Legend of Stars cards (CSV in UTF-8, one row for each card) into a `Catalogue`.

| column | value |
|---|---|
| code, type, cost, attribute, product | required; product: its printed name, or the code of a known product |
| name_ja, name_en, name_zh | at least one; a card without an English name uses its Japanese name in English too |
| name_kana | the reading of the Japanese name, by which it is sorted; optional |
| subtype | flash for an effect, field for a support, otherwise empty |
| speed, atk, def, down | whole numbers; a character needs the last three |
| lead_icons | ▲ ▼ ◀ ▶ or up, down, left, right; any number, with or without spaces between |
| races, keywords, aliases | any number, separated by `;` |
| any_number, sample | yes or empty |
| has_text | yes if the card prints a text that the table does not have |
| number, text | as printed, empty if unknown |

A missing optional column counts as empty; an unknown column is refused.
Types, attributes, directions and keywords may be written in English or Japanese.
Every error names its line and column.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from games.catalogue.importing import Unreadable, csv_rows, only, slug
from games.contracts.catalogue import Catalogue, Choice
from games.legend_of_stars.catalogue.fields import ATTRIBUTES, CARD_TYPES, CHARACTER, DIRECTIONS, FIELDS, KEYWORDS, SUBTYPE_OF, SUBTYPES
from games.legend_of_stars.catalogue.products import PRODUCTS
from games.texts import READING

REQUIRED = {"code", "type", "cost", "attribute", "product"}
COLUMNS = REQUIRED | {
    *("name_ja", "name_kana", "name_en", "name_zh", "subtype", "speed", "atk", "def", "down", "lead_icons", "races", "keywords", "aliases"),
    *("any_number", "sample", "number", "text", "has_text"),
}
SHOWN_ERRORS = 20
YES = {"yes": True, "": False}

_CODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,79}")


class _Reader:
    """Reads the cells of one row and collects their errors."""

    def __init__(self, line: int, cells: Mapping[str, str]) -> None:
        self.line, self.cells = line, cells
        self.errors: list[str] = []

    def text(self, column: str) -> str:
        return self.cells.get(column, "")

    def error(self, column: str, message: str) -> None:
        self.errors.append(f"line {self.line}, {column}: {message}")

    def separated(self, column: str) -> list[str]:
        return [part.strip() for part in re.split(r"[;；]", self.text(column)) if part.strip()]

    def number(self, column: str, *, required: bool = False) -> int | None:
        text = self.text(column)
        if not text and not required:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 6):
            self.error(column, f"{text!r} is not a whole number.")
            return None
        return int(text)

    def flag(self, column: str) -> bool:
        value = YES.get(self.text(column).lower())
        if value is None:
            self.error(column, f"{self.text(column)!r} must be yes or empty.")
        return bool(value)

    def choice(self, column: str, choices: tuple[Choice, ...], text: str) -> str | None:
        for choice in choices:
            if text.lower() in (choice.code, *(name.lower() for name in choice.names.values())):
                return choice.code
        self.error(column, f"{text!r} is not one of: {', '.join(choice.code for choice in choices)}.")
        return None

    def choices(self, column: str, choices: tuple[Choice, ...], texts: list[str]) -> list[str]:
        """The codes of the choices that `texts` name, in the order of `choices`."""
        found = {self.choice(column, choices, text) for text in texts}
        return [choice.code for choice in choices if choice.code in found]


def read(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in the one CSV file of `files`, with card texts.  Unreadable names up to 20 errors."""
    name = only(files, ".csv")
    rows = [(line, cells) for line, cells in csv_rows(files, name, REQUIRED) if any(cells.values())]
    if not rows:
        raise Unreadable(f"{name} has no cards.")
    if unknown := sorted(set(rows[0][1]) - COLUMNS):
        raise Unreadable(f"{name} has unknown columns: {', '.join(unknown)}. The known columns are: {', '.join(sorted(COLUMNS))}.")
    products = {product["code"]: dict(product) for product in PRODUCTS}
    cards, printings = [], []
    errors: list[str] = []
    lines: dict[str, int] = {}
    for line, cells in rows:
        reader = _Reader(line, cells)
        card = _card(reader)
        product = _product(reader.text("product"), products)
        if first := lines.get(card["code"]):
            reader.error("code", f"{card['code']!r} is already used on line {first}.")
        lines.setdefault(card["code"], line)
        errors += reader.errors
        cards.append(card)
        printings.append(_printing(card, product))
    if errors:
        more = f" ({len(errors) - SHOWN_ERRORS} more)" if len(errors) > SHOWN_ERRORS else ""
        raise Unreadable(f"{name}: {' '.join(errors[:SHOWN_ERRORS])}{more}")
    return Catalogue(factions=(), products=tuple(products.values()), objective_sets=(), cards=tuple(cards), printings=tuple(printings))


def _printing(card: Mapping[str, Any], product: str) -> dict[str, Any]:
    printing = {"code": card["code"], "card": card["code"], "product": product, "objective_set": None, "position": None}
    return {**printing, "number": card["number"], "facts": {}}


def _product(name: str, products: dict[str, dict[str, Any]]) -> str:
    """The code of the product `name`; a name that is not known becomes a new product in `products`."""
    for code, product in products.items():
        if name == code or name in product["names"].values():
            return code
    code = slug(name) or f"product-{len(products) + 1}"
    products[code] = {
        "code": code,
        "name": name or code,
        "names": {"en": name or code},
        "position": len(products) + 1,
        "kind": "product",
        "cycle": "",
        "facts": {},
    }
    return code


def _card(reader: _Reader) -> dict[str, Any]:
    if not _CODE.fullmatch(reader.text("code")):
        reader.error("code", f"{reader.text('code')!r} must be 1 to 80 letters, digits, - and _, and start with a letter or digit.")
    if not reader.text("product"):
        reader.error("product", "this cell must not be empty.")
    kind = reader.choice("type", CARD_TYPES, reader.text("type")) or CHARACTER
    names = _names(reader)
    facts = _facts(reader, kind)
    card: dict[str, Any] = {
        "code": reader.text("code"),
        "name": names["en"],
        "names": names,
        "type": kind,
        "side": "",
        "faction": None,
        "unique": False,
        "number": reader.text("number"),
        "facts": {field.name: facts[field.name] for field in FIELDS if not field.declared and (not field.types or kind in field.types)},
    }
    if aliases := reader.separated("aliases"):
        card["aliases"] = list(dict.fromkeys(aliases))
    if reader.flag("sample"):
        card["sample"] = True
    if reader.text("text"):
        card["text"] = reader.text("text")
    return card


def _names(reader: _Reader) -> dict[str, str]:
    given = {language: reader.text(f"name_{language[:2]}") for language in ("en", "ja", "zh-hant")}
    names = {language: name for language, name in given.items() if name}
    if (reading := reader.text("name_kana")) and "ja" in names:
        names[READING] = reading
    if not names:
        reader.error("name_ja", "the card has no name in any language.")
        return {"en": "?"}
    return {"en": names.get("ja") or names["zh-hant"], **names} if "en" not in names else names


def _facts(reader: _Reader, kind: str) -> dict[str, Any]:
    is_character = kind == CHARACTER
    subtype = reader.choice("subtype", SUBTYPES, reader.text("subtype")) if reader.text("subtype") else None
    if subtype is not None and SUBTYPE_OF[subtype] != kind:
        reader.error("subtype", f"{subtype} is not a subtype of {kind}.")
    for column in ("atk", "def", "down", "lead_icons", "races", "keywords"):
        if not is_character and reader.text(column):
            reader.error(column, f"only characters have this value, and the card is of type {kind}.")
    arrows = re.findall(r"[▲▼◀▶]|[^\s;；▲▼◀▶]+", reader.text("lead_icons"))
    return {
        "cost": reader.number("cost", required=True),
        "speed": reader.number("speed"),
        "attribute": reader.choice("attribute", ATTRIBUTES, reader.text("attribute")),
        "subtype": subtype,
        **{name: reader.number(name, required=is_character) if is_character else None for name in ("atk", "def", "down")},
        "lead_icons": reader.choices("lead_icons", DIRECTIONS, arrows),
        "races": reader.separated("races"),
        "keywords": reader.choices("keywords", KEYWORDS, reader.separated("keywords")),
        "any_number": reader.flag("any_number"),
        "has_text": reader.flag("has_text") or bool(reader.text("text")),
    }
