"""Reads the community's JSON of Star Wars: The Card Game into a `Catalogue`; pure: bytes in, records out.

files: `cards.json` (a row a place of an objective set), `objective_sets.json`, `products.json`, `affiliation_cards.json`,
and, if they are wanted, `challenge_deck_cards.json`: cards of decks for several players, in no objective set.
number: the publisher's card number; it names a card, so rows that share it are printings of one card.
The source's texts become each record's `text`; what rules decide by (enhance line, keywords, timings) becomes facts.
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

FILES = ("cards.json", "objective_sets.json", "products.json", "affiliation_cards.json")
CHALLENGE = "challenge_deck_cards.json"
FACTION_CODES = {faction.names["en"]: faction.code for faction, _ in FACTIONS}
SIDE_CODES = {side.names["en"].removesuffix(" Side"): side.code for side in SIDES}
PLAY_AREA = {"what": "play_area", "whose": "friendly", "any_of": []}
# Three enhancements whose text lacks its enhance line in every source; Locations that make resources, like 50 others in a play area.
UNSTATED = (560, 565, 813)

_TIMING = re.compile(r"\b(Forced )?(Action|Reaction|Interrupt):")
_ENHANCE = re.compile(r"\AEnhance ([^.\n]+)\.")
_LIMIT = re.compile(r"Limit \d+ per objective deck\.?")
_ONLY = re.compile(rf"({'|'.join(choice.names['en'] for choice in AFFILIATIONS)}) affiliation only\.?")
_REQUIREMENT = re.compile(r"Your objective deck must contain exactly [^.]+\.")
_ON_EVERY_AFFILIATION_CARD = re.compile(r"Phase Sequence:[^\n]*|Starting Reserve: \d+")
# Keywords at the start of a line, and the reminders of their rules in parentheses (behind Pilot stands the card's own text instead).
_LEADING_KEYWORDS = re.compile(
    r"\A(?:(?:(?:Elite|Shielding|Targeted [Ss]trike|Limited|Influence|No [Ee]nhancements|Edge ?\(\w+\)|Protect [^.(]+)(?:\.|(?=\s|\Z))"
    r"\s*(?:\([^)]*\)\.?)?|Pilot ?\(\w+\)\.?)\s*)+"
)


def read(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in `files`, with texts; Unreadable names what is missing or not understood."""
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
    """contents: how often the product holds each of its objective sets, and its printings outside of sets."""
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
        # the only set an FAQ limits, and the issue that first did
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
    """Cards (one a number, in the order of their first printings) and printings (one a row)."""
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
    """A card's record: of `printed`, the facts that a card of this type prints."""
    facts: dict[str, Any] = {}
    for field in FIELDS:
        if field.types and kind not in field.types:
            continue
        value = printed.get(field.name)
        if field.kind == "number" and isinstance(value, str):  # a printed X is no number
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
        "has_text": bool(own_text(row["text"] or "")),
    }
    record = _record(row["id"].removeprefix("affiliation-"), row, AFFILIATION, False, printed)
    if record["code"] == record["faction"]:  # the six basic cards bear the name of their affiliation
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
        raise Unreadable(f"{row.get('id', row['name'])}: unknown name {name!r}; there are: {', '.join(codes)}.") from None


# --- what a text says in a fixed form --------------------------------------------------------------------------------


def timings(text: str) -> list[str]:
    """The kinds of triggered abilities that a text prints or grants, in alphabetical order.

    >>> timings("Action: Draw 1 card.\\nForced Reaction: Discard it.")
    ['action', 'forced_reaction']
    """
    return sorted({("forced_" if match[1] else "") + match[2].lower() for match in _TIMING.finditer(text)})


def own_text(text: str) -> str:
    """What is left of a text without what the facts say: keywords and their reminders, enhance line, restrictions.

    >>> own_text("Elite. Edge (1).\\nEdge (X). X is 3.")
    'X is 3.'
    >>> own_text("Limit 1 per objective deck.")
    ''
    """
    text = _ENHANCE.sub("", text.strip())
    for said in (_LIMIT, _ONLY, _REQUIREMENT, _ON_EVERY_AFFILIATION_CARD):
        text = said.sub("", text)
    lines = (_LEADING_KEYWORDS.sub("", line.strip()) for line in text.split("\n"))
    return "\n".join(line for line in map(str.strip, lines) if line.strip(" .()"))


def enhances(text: str, *, traits: Iterable[str], where: str = "") -> dict[str, Any] | None:
    """The enhance line as data (LCG-ENH-01), None without one; Unreadable where a word is neither trait nor affiliation.

    >>> enhances("Enhance a Trooper or [Sith] Character unit you control.", traits=("Trooper", "Character"))["any_of"]
    [{'traits': ['Trooper'], 'factions': []}, {'traits': ['Character'], 'factions': ['sith']}]
    """
    if not (match := _ENHANCE.match(text)):
        return None
    line = match[1]
    if line == "your play area":
        return dict(PLAY_AREA)
    if line == "the Death Star dial":
        return {"what": "death_star_dial", "whose": "any", "any_of": []}
    result: dict[str, Any] = {"what": "", "whose": "any", "any_of": []}
    line = re.sub(r"\A(a|an) ", "", line)
    if line.startswith("out-of-faction "):
        line = line.removeprefix("out-of-faction ")
        result["out_of_faction"] = True
    for word, whose in (("enemy ", "enemy"), ("friendly ", "friendly")):
        if line.startswith(word):
            line, result["whose"] = line.removeprefix(word), whose
    if line.endswith(" you control"):
        line, result["whose"] = line.removesuffix(" you control"), "friendly"
    if line.startswith("resource generating "):
        line = line.removeprefix("resource generating ")
        result["generates_resources"] = True
    line, _, result["what"] = line.rpartition(" ")
    if result["what"] not in ("unit", "objective", "card"):
        raise Unreadable(f"{where}: cannot tell what {match[0]!r} enhances.")
    known = {trait.lower(): trait for trait in traits}
    for part in line.split(" or ") if line else ():
        factions = [FACTION_CODES.get(name, name) for name in re.findall(r"\[([^]]+)\]", part)]
        trait = re.sub(r"\[[^]]+\]", "", part).strip()
        if (trait and trait.lower() not in known) or not set(factions) <= set(FACTION_CODES.values()):
            raise Unreadable(f"{where}: {part!r} in {match[0]!r} is neither a trait nor an affiliation.")
        result["any_of"].append({"traits": [known[trait.lower()]] if trait else [], "factions": factions})
    return result
