"""Readers of the publisher's card gallery: they turn the bytes of a file into a `Catalogue`.

There are two import formats:

- `star-realms-gallery`: the gallery's spreadsheet as CSV (Set, Qty, Name, Text, Type, Faction, Cost, Defense, Role)
- `star-realms-json`: the same rows as JSON (set, quantity, name, text, type, factions, cost, defense_raw, role)

Rows with the same name and facts are printings of one card, each with its quantity.  The gallery starts with
the newest product; the catalogue lists products from the oldest to the newest, promos last.  Rules leaflets and score cards are left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.catalogue.importing import Unreadable, csv_rows, json_rows, only, slug
from games.contracts.catalogue import Catalogue
from games.star_realms.catalogue.fields import BASE, BOUGHT, CARD_TYPES, COMMANDER, FACTIONS, FIELDS, HERO, ROLES, SHIP
from games.star_realms.catalogue.names import ALIASES, names

COLUMNS = {"Set", "Qty", "Name", "Text", "Type", "Faction", "Cost", "Defense", "Role"}
MEMBERS = {"set", "quantity", "name", "text", "type", "factions", "cost", "defense_raw", "role"}
FACTION_CODES = {faction.names["en"]: faction.code for faction in FACTIONS}
LEFT_OUT = {"Rules", "Scorecard"}
# In some boxes the gallery lists these as cards of the trade deck (SR-CMP-01, SR-CMP-02).
BASIC = {"Scout": "personal-deck", "Viper": "personal-deck", "Explorer": "explorer-pile"}
MODES = {"solo challenge": "solo", "co-op challenge": "co-op"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the gallery, from a file of either format."""

    # File and line, for error messages.
    where: str
    product: str
    quantity: int
    name: str
    text: str
    type: str
    factions: tuple[str, ...]
    cost: int | None
    defense: str
    role: str


def read_gallery(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in the one CSV file of `files`, with texts."""
    name = only(files, ".csv")
    return _catalogue([_from_csv(f"{name}, line {line}", row) for line, row in csv_rows(files, name, COLUMNS)])


def read_json(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in the one JSON file of `files`, with texts."""
    name = only(files, ".json")
    return _catalogue([_from_json(f"{name}, record {index}", row) for index, row in enumerate(json_rows(files, name, MEMBERS), start=1)])


def _from_csv(where: str, row: Mapping[str, str]) -> Entry:
    factions = tuple(faction.strip() for faction in row["Faction"].split("/") if faction.strip())
    cost = _number(where, "Cost", row["Cost"])
    quantity = _number(where, "Qty", row["Qty"]) or 1
    return Entry(where, row["Set"], quantity, row["Name"], row["Text"], row["Type"], factions, cost, row["Defense"], row["Role"])


def _from_json(where: str, row: Mapping[str, Any]) -> Entry:
    kind = "base" if row["type"] == "outpost" else row["type"]
    defense = row["defense_raw"] or ""
    return Entry(
        where, row["set"], row["quantity"], row["name"], row["text"], kind, tuple(row["factions"]), row["cost"], defense, row["role"]
    )


def _number(where: str, column: str, text: str) -> int | None:
    if text and not (text.isascii() and text.isdigit()):
        raise Unreadable(f"{where}, {column}: {text!r} is not a number.")
    return int(text) if text else None


def _catalogue(rows: list[Entry]) -> Catalogue:
    products = sorted(
        dict.fromkeys(product for row in reversed(rows) for product in _products(row)), key=lambda name: _kind(name) == "promos"
    )
    entries = sorted((row for row in rows if row.role not in LEFT_OUT), key=lambda row: products.index(_products(row)[0]))
    cards: dict[str, dict[str, Any]] = {}
    printings: list[dict[str, Any]] = []
    for entry in entries:
        card = _merged(cards, _card(entry), entry)
        for product in _products(entry):
            printings.append(_printing(card["code"], slug(product), entry.quantity, {printing["code"] for printing in printings}))
    printed = {printing["product"] for printing in printings}
    kept = [product for product in products if slug(product) in printed]
    return Catalogue(
        factions=tuple({"code": choice.code, "name": choice.names["en"], "names": choice.names, "side": ""} for choice in FACTIONS),
        products=tuple(_product(name, place) for place, name in enumerate(kept, start=1)),
        objective_sets=(),
        cards=tuple(cards.values()),
        printings=tuple(printings),
    )


def _products(entry: Entry) -> list[str]:
    """The names of a row's products: a box, and sometimes a promotion that gave away the same cards."""
    return [re.sub(r"\s+\)", ")", product.strip()) for product in re.split(r",\s|\n|<br ?/?>", entry.product) if product.strip()]


def _product(name: str, position: int) -> dict[str, Any]:
    cycle = name.partition(": ")[0] if ": " in name else ""
    return {
        "code": slug(name),
        "name": name,
        "names": {"en": name},
        "position": position,
        "kind": _kind(name),
        "cycle": cycle,
        "facts": {},
    }


def _kind(product: str) -> str:
    if product in ("Core Set", "Colony Wars", "Frontiers"):
        return "base set"
    if product.startswith("Command Deck: "):
        return "command deck"
    return "promos" if re.search(r"Promo|Organized Play|Storage Box|Kickstarter", product) else "expansion"


def _printing(card: str, product: str, quantity: int, taken: set[str]) -> dict[str, Any]:
    code = card if card not in taken else f"{card}-{product}"
    if code in taken:
        raise Unreadable(f"{card} is listed twice in {product}.")
    printing = {"code": code, "card": card, "product": product, "objective_set": None, "position": None, "number": ""}
    return {**printing, "facts": {"quantity": quantity}}


# --- cards -----------------------------------------------------------------------------------------------------------


def _merged(cards: dict[str, dict[str, Any]], card: dict[str, Any], entry: Entry) -> dict[str, Any]:
    """The card of this row, added to `cards` if it is new.  If only one of a card's rows has a text, the others get it."""
    known = cards.get(card["code"])
    if known is None:
        cards[card["code"]] = card
        return card
    if "text" not in known or "text" not in card:
        full = known if "text" in known else card
        for each in (known, card):
            if "text" in full:
                each["facts"] = {name: value for name, value in each["facts"].items() if name != "textless"}
                each["text"] = full["text"]
    if differ := [name for name, value in card["facts"].items() if value != known["facts"][name]]:
        raise Unreadable(f"{entry.where}: {entry.name} differs from an earlier row in: {', '.join(differ)}.")
    return known


def _card(entry: Entry) -> dict[str, Any]:
    if len(parts := entry.type.lower().split(" | ")) > 1 and parts[1] == "rules":
        entry = replace(entry, type=parts[0])
    front, _, back = entry.name.replace("’", "'").partition(" | ")
    kind = _type(entry)
    mode = MODES.get(entry.type.lower())
    code = slug(front) + (f"-{mode}" if mode else "")
    factions = _factions(entry, kind)
    facts: dict[str, Any] = {
        "cost": entry.cost,
        **_defense(entry.defense.partition("|")[0]),
        "factions": factions,
        "role": _role(entry, kind),
        "back": _back(back, entry),
        "mode": mode,
        **(_commander(entry) if kind == COMMANDER else {}),
        # The gallery leaves out the texts of other types.
        **({"textless": True} if kind == COMMANDER or (kind in (SHIP, BASE, HERO) and not entry.text.strip()) else {}),
    }
    printed = {field.name for field in FIELDS if not field.types or kind in field.types}
    card: dict[str, Any] = {
        "code": code,
        "name": front,
        "names": names(front),
        "type": kind,
        "side": "",
        "faction": factions[0] if factions else None,
        "unique": False,
        "number": "",
        "facts": {
            name: facts[name]
            for name in (*(field.name for field in FIELDS), "defense_text")
            if name in facts and _is_printed(name, printed)
        },
    }
    if front in ALIASES:
        card["aliases"] = list(ALIASES[front])
    return {**card, "text": entry.text} if entry.text else card


def _is_printed(name: str, printed: set[str]) -> bool:
    """Whether the fact, or the number whose text it is, is in `printed`."""
    return name.removesuffix("_text") in printed or name in printed


def _type(entry: Entry) -> str:
    words = entry.type.lower().removeprefix("solo ").removeprefix("co-op ").removeprefix("legendary ").split(" | ")
    if words[0] not in {choice.code for choice in CARD_TYPES}:
        raise Unreadable(f"{entry.where}: {entry.type!r} is not a card type.")
    return words[0]


def _factions(entry: Entry, kind: str) -> list[str]:
    """Faction codes: `["unaligned"]` for a ship, base or hero without a faction, `[]` for other types."""
    if unknown := [faction for faction in entry.factions if faction not in FACTION_CODES]:
        raise Unreadable(f"{entry.where}: {unknown[0]!r} is not a faction.")
    codes = [FACTION_CODES[faction] for faction in entry.factions]
    if kind not in (SHIP, BASE, HERO):
        return []
    return codes or ["unaligned"]


def _role(entry: Entry, kind: str) -> str:
    if entry.name in BASIC:
        return BASIC[entry.name]
    parts = entry.role.split(" | ")
    code = slug(parts[0])
    if code not in {choice.code for choice in ROLES}:
        raise Unreadable(f"{entry.where}: {entry.role!r} is not a role.")
    # A card without a cost is not for sale, although the gallery gives cards of command decks the role of the trade deck.
    return "personal-deck" if code == "trade-deck" and kind in BOUGHT and entry.cost is None else code


def _defense(text: str) -> dict[str, Any]:
    """The facts printed as a defense: "5 Outpost", "6", or "50 x Players" on a challenge."""
    match = re.fullmatch(r"(\d*)\s*(outpost)?", text.strip(), re.I)
    if match is None:
        return {"defense": None, "defense_text": text.strip(), "outpost": False}
    return {"defense": int(match[1]) if match[1] else None, "outpost": bool(match[2])}


def _commander(entry: Entry) -> dict[str, Any]:
    match = re.search(r"Hand Size: (\d+), Starting Authority: (\d+)", entry.text)
    if match is None:
        raise Unreadable(f"{entry.where}: the text of {entry.name} gives no hand size and starting authority.")
    return {"hand_size": int(match[1]), "starting_authority": int(match[2])}


def _back(name: str, entry: Entry) -> dict[str, Any] | None:
    if not name or name.startswith("Rules ("):
        return None
    defense = _defense(entry.defense.partition("|")[2])
    return {"name": name, "type": BASE, "outpost": defense["outpost"], "defense": defense["defense"]}
