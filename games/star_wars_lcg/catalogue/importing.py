"""Import the community's JSON files of the game into a `Catalogue`: bytes in, records out.

Required files: `cards.json` (one row for each printing), `objective_sets.json`, `products.json` and `affiliation_cards.json`.
Optional file: `challenge_deck_cards.json`, the cards of multiplayer challenge decks, which belong to no objective set.

Rows with the same card number of the publisher are printings of one card.
A card's text becomes its record's `text`; the parts that rules depend on (enhance line, keywords, timings) become facts.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.catalogue.importing import Row, Unreadable, json_rows, slug
from games.contracts.catalogue import Catalogue
from games.star_wars_lcg.catalogue.fields import AFFILIATION, AFFILIATIONS, FACTIONS, FIELDS, ICONS, IN_A_SET, OBJECTIVE, SIDES, UNIT
from games.star_wars_lcg.catalogue.names import names
from games.star_wars_lcg.catalogue.parse_text import FACTION_CODES, PLAY_AREA, enhances, own_text, timings

FILES = ("cards.json", "objective_sets.json", "products.json", "affiliation_cards.json")
CHALLENGE = "challenge_deck_cards.json"
SIDE_CODES = {side.names["en"].removesuffix(" Side"): side.code for side in SIDES}
# Card numbers of three enhancements whose enhance line is missing in every source.  They are Locations that generate resources, and
# 50 other such Locations go into a play area.
UNSTATED = (560, 565, 813)


def read(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in `files`, with card texts; Unreadable names the file or row at fault."""
    cards, sets, products, leaders = (_rows(files, name) for name in FILES)
    product_codes = {row["name"]: slug(row["name"]) for row in products}
    traits = {trait for row in cards for trait in row["traits"]}
    records, printings = _cards(cards, product_codes, traits)
    for row in leaders:
        record = _affiliation_card(row)
        records.append(record)
        printings.append(_printing(record["code"], record, product_codes[row["product"]]))
    for row in json_rows(files, CHALLENGE, _MEMBERS["cards.json"]) if CHALLENGE in files else ():
        record = _card(row, traits | set(row["traits"]), is_challenge=True)
        records.append(record)
        printings.append(_printing(record["code"], record, _of(product_codes, row["product"], row)))
    return Catalogue(
        factions=tuple(
            {"code": faction.code, "name": faction.names["en"], "names": faction.names, "side": side} for faction, side in FACTIONS
        ),
        products=tuple(_product(row, sets, printings) for row in products),
        objective_sets=tuple(_objective_set(row, product_codes) for row in sets),
        cards=tuple(records),
        printings=tuple(printings),
    )


def _rows(files: Mapping[str, bytes], name: str) -> list[Row]:
    if name not in files:
        raise Unreadable(f"{name} is missing; this format needs {', '.join(FILES)}.")
    return json_rows(files, name, _MEMBERS[name])


_MEMBERS: dict[str, set[str]] = {
    name: set(members.split())
    for name, members in {
        "cards.json": "id product objective_set position number name side affiliation type unique cost force_icons resources"
        " damage_capacity edge_priority combat_icons traits keywords limit_per_objective_deck affiliation_only text",
        "objective_sets.json": "number name product side affiliation limit_per_objective_deck affiliation_only copies_in_product cards",
        "products.json": "order name kind cycle",
        "affiliation_cards.json": "id product number name side affiliation resources reserve deck_requirement text",
    }.items()
}


# --- the four kinds of rows ------------------------------------------------------------------------------------------


def _product(row: Row, sets: Iterable[Row], printings: Iterable[Row]) -> dict[str, Any]:
    """The record of a product; its fact `contents` counts its objective sets and its cards outside of sets."""
    held = {str(found["number"]): found["copies_in_product"] for found in sets if found["product"] == row["name"]}
    outside = [printing for printing in printings if printing["product"] == slug(row["name"]) and printing["objective_set"] is None]
    contents = {"objective_sets": held, "cards_in_sets": 6 * sum(held.values()), "cards_outside_sets": len(outside)}
    return {
        "code": slug(row["name"]),
        "name": row["name"],
        "names": {"en": row["name"]},
        "position": row["order"],
        "kind": row["kind"],
        "cycle": row["cycle"] or "",
        "facts": {"contents": contents},
    }


def _objective_set(row: Row, product_codes: Mapping[str, str]) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "limit_per_objective_deck": row["limit_per_objective_deck"],
        "affiliation_only": _faction(row["affiliation_only"], row) if row["affiliation_only"] else None,
        "copies_in_product": row["copies_in_product"],
    }
    if (limit := row.get("limit_per_objective_deck_errata")) is not None:
        # the only set that an FAQ limits, and the first FAQ that did
        facts["limit_errata"] = {"limit": limit, "source": "FAQ 2.2", "since": "2014-10-06"}
    return {
        "code": str(row["number"]),
        "number": row["number"],
        "name": row["name"],
        "names": names(row["name"]),
        "product": _of(product_codes, row["product"], row),
        "side": _of(SIDE_CODES, row["side"], row),
        "faction": _faction(row["affiliation"], row),
        "facts": facts,
        "printings": list(row["cards"]),
    }


def _cards(rows: Sequence[Row], product_codes: Mapping[str, str], traits: set[str]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Cards (one for each card number, in the order of their first printings) and printings (one for each row)."""
    by_number: dict[int, list[Row]] = defaultdict(list)
    for row in sorted(rows, key=lambda row: (row["objective_set"], row["position"])):
        by_number[row["number"]].append(row)
    cards, printings = [], []
    for same in by_number.values():
        card = _card(same[0], traits)
        for other in same[1:]:
            if differ := [key for key, value in _card(other, traits).items() if key not in ("code", "text") and value != card[key]]:
                raise Unreadable(
                    f"cards.json: {same[0]['id']} and {other['id']} share number {other['number']} but differ in {', '.join(differ)}."
                )
        cards.append(card)
        for row in same:
            printings.append(
                _printing(row["id"], card, _of(product_codes, row["product"], row), str(row["objective_set"]), row["position"])
            )
    return cards, sorted(printings, key=lambda printing: (int(printing["objective_set"]), printing["position"]))


def _printing(code: str, card: Row, product: str, objective_set: str | None = None, position: int | None = None) -> dict[str, Any]:
    return {
        "code": code,
        "card": card["code"],
        "product": product,
        "objective_set": objective_set,
        "position": position,
        "number": card["number"],
        "facts": {},
    }


def _record(code: str, row: Row, kind: str, unique: bool, printed: Mapping[str, Any]) -> dict[str, Any]:
    """A card's record, with the facts of `printed` that a card of this type prints."""
    facts: dict[str, Any] = {}
    for field in FIELDS:
        if field.declared or (field.types and kind not in field.types):
            continue
        value = printed.get(field.name)
        if field.kind == "number" and isinstance(value, str):  # a printed X is not a number
            facts[field.name], facts[f"{field.name}_text"] = None, value
        else:
            facts[field.name] = value
    record = {
        "code": code,
        "name": row["name"],
        "names": names(row["name"]),
        "type": kind,
        "side": _of(SIDE_CODES, row["side"], row),
        "faction": _faction(row["affiliation"], row),
        "unique": unique,
        "number": "" if row["number"] is None else str(row["number"]),
        "facts": facts,
    }
    if row["text"]:
        record["text"] = row["text"]
    return record


def _card(row: Row, traits: set[str], *, is_challenge: bool = False) -> dict[str, Any]:
    kind, text = row["type"], row["text"] or ""
    if kind not in IN_A_SET:
        raise Unreadable(f"cards.json, {row['id']}: unknown type {kind!r}.")
    printed = {**row, "is_challenge": is_challenge}
    if kind == UNIT:
        printed |= {icon: row["combat_icons"][icon] for icon in ICONS}
        printed["back"] = _back(row["reverse_side"]) if row.get("reverse_side") else None
    if kind == OBJECTIVE:
        printed["affiliation_only"] = _faction(row["affiliation_only"], row) if row["affiliation_only"] else None
    printed |= {
        "keywords": [_keyword(keyword) for keyword in row["keywords"]],
        "timings": timings(text),
        "has_text": bool(own_text(text)),
        "enhances": enhances(text, traits=traits, where=row["id"])
        or (dict(PLAY_AREA, inferred=True) if row["number"] in UNSTATED else None),
    }
    return _record(row["id"], row, kind, row["unique"], printed)


def _back(side: Row) -> dict[str, Any]:
    numbers = {name: side[name] for name in ("cost", "force_icons", "damage_capacity")}
    return {"type": side["type"], **numbers, **{icon: side["combat_icons"][icon] for icon in ICONS}, "traits": side["traits"]}


def _affiliation_card(row: Row) -> dict[str, Any]:
    demand = row["deck_requirement"]
    requirement = demand and {
        "own": _faction(demand["own_affiliation"], row),
        "own_count": demand["own_count"],
        "other": _faction(demand["other_affiliation"], row),
        "other_or_neutral_count": demand["other_or_neutral_count"],
        "total": demand["total"],
    }
    printed = {
        "resources": row["resources"],
        "reserve": row["reserve"],
        "requirement": requirement,
        "timings": timings(row["text"] or ""),
        "has_text": bool(own_text(row["text"] or "")),
    }
    record = _record(row["id"].removeprefix("affiliation-"), row, AFFILIATION, False, printed)
    if record["code"] == record["faction"]:  # the six basic cards have the name of their affiliation
        record["names"] = next(dict(faction.names) for faction in AFFILIATIONS if faction.code == record["faction"])
    return record


def _keyword(keyword: Row) -> dict[str, Any]:
    name = keyword["name"].lower().replace(" ", "_")
    if "value" not in keyword:
        return {"name": name}
    value = keyword["value"]
    if name == "edge":
        return {"name": name, "value": None, "value_text": "X"} if value == "X" else {"name": name, "value": int(value)}
    return {"name": name, "value": re.sub(r"[\[\]]", "", str(value))}


def _faction(name: str, row: Row) -> str:
    return _of(FACTION_CODES, name, row)


def _of(codes: Mapping[str, str], name: str, row: Row) -> str:
    try:
        return codes[name]
    except (KeyError, TypeError):
        raise Unreadable(f"{row.get('id', row['name'])}: unknown name {name!r}; use one of: {', '.join(codes)}.") from None
