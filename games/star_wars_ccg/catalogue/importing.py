"""Read the Players Committee's JSON of the game into a `Catalogue`, with texts: bytes in, records out.

The files:
    `Light.json`, `Dark.json`: the current cards.  Their `...Legacy.json` and `...PreErrata.json` hold older ones.
    `sets.json`: the sets.
    `gemp_card_blueprints.json`, `gemp_formats.json`, `gemp_legacy_set601_titles.json`: exports of the GEMP server.
    `retired_cards.json`, `renamed_titles.json`: what became of older cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from games.catalogue.importing import Row
from games.contracts.catalogue import Catalogue
from games.star_wars_ccg.catalogue.card_facts import Record
from games.star_wars_ccg.catalogue.import_cards import CardImport
from games.star_wars_ccg.catalogue.import_files import FORMATS, SourceFiles
from games.star_wars_ccg.catalogue.import_formats import icon_differences, read_formats
from games.star_wars_ccg.catalogue.names import set_names

UNKNOWN_SIZE, UNKNOWN_DAY = -99, "0000-00-00"  # the source's values for an unknown size and an unknown day


def read(files: Mapping[str, bytes]) -> Catalogue:
    """The catalogue in `files`.  Unreadable names the file, record and member that is missing or not understood."""
    source = SourceFiles(files)
    products = tuple(_products(source.lists["sets.json"]))
    cards = CardImport(source)
    records = sorted(cards.records.values(), key=lambda card: _sort_key(card, cards.printings))
    order = {card["code"]: index for index, card in enumerate(records)}
    printings = sorted((printing for found in cards.printings.values() for printing in found), key=lambda printing: order[printing["card"]])
    formats = read_formats(
        source.lists[FORMATS],
        products=[product["code"] for product in products],
        cards=cards.records,
        legacy=cards.legacy_numbers,
        differences=icon_differences(cards.records, source.blueprints),
    )
    return Catalogue(
        factions=(),
        products=products,
        objective_sets=(),
        cards=tuple(records),
        printings=tuple(printings),
        formats=tuple(formats),
    )


def _products(rows: Iterable[Row]) -> Iterator[Record]:
    """The sets in the order of their release; sets without a day come last."""
    ordered = sorted(rows, key=lambda row: (row["date_release"] == UNKNOWN_DAY, row["date_release"], row["position"], row["id"]))
    for position, row in enumerate(ordered, start=1):
        name = row["name"]
        cycle = "Legacy" if row["legacy"] else "Virtual" if int(row["id"].rstrip("d")) >= 200 else "Decipher"
        yield {
            "code": row["id"],
            "name": name,
            "names": dict(set_names(name)),
            "position": position,
            "kind": row["cycle_code"],
            "cycle": cycle,
            "facts": {
                "abbreviation": row["abbr"],
                "released": None if row["date_release"] == UNKNOWN_DAY else row["date_release"],
                "size": None if row["size"] == UNKNOWN_SIZE else row["size"],
                "gemp_name": row["gempName"],
            },
        }


def _sort_key(card: Record, printings: Mapping[str, Sequence[Record]]) -> tuple[Any, ...]:
    """Sorts current and retired cards by set and number, then earlier wordings, then Legacy cards by block."""
    first = printings[card["code"]][0]
    product = first["product"]
    group = 2 if card["facts"].get("legacy") else 1 if card["facts"].get("pre_errata") else 0
    return (
        group,
        int((card["code"].partition("_")[0] if "_" in card["code"] else product).rstrip("d")),
        first["position"] or 0,
        card["code"],
    )
