"""The tables of a report, worked out for their templates: cards, blanks, match-ups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from frontend.decklists import Shelf
from frontend.run_names import side_names
from frontend.sorting import order_asked, rows_in
from simulator.models import Run
from simulator.modes import MATCH


@dataclass(frozen=True, slots=True)
class DeckPart:
    """What a report says of one deck, of the first or of the one beside it.

    number: 1 or 2.  prefix: sets the ids of its parts apart.  samples: each with its `game`, whose number is that of the other deck's too.
    """

    number: int
    name: str
    prefix: str
    shares: dict[str, Any]
    openings: list[dict[str, Any]]
    cards: list[dict[str, Any]]
    coverage: dict[str, Any]
    samples: list[dict[str, Any]]


def decks_of(run: Run, report: dict[str, Any]) -> list[DeckPart]:
    """The parts of a comparison's decks, or of the run's only one."""
    beside = report.get("beside", {})
    names = [side["name"] for side in report.get("sides", ())] if beside else [""]
    parts = []
    for number, (name, said) in enumerate(zip(names, (report, beside), strict=False), 1):
        if "cards" in said:  # the second deck of a report of an older version has none
            samples = [{**each, "game": each["index"] % run.games if beside else each["index"]} for each in said.get("samples", ())]
            prefix = f"{number}-" if number > 1 else ""
            parts.append(DeckPart(number, name, prefix, said["shares"], said["openings"], said["cards"], said["coverage"], samples))
    return parts


def card_table(report: dict[str, Any], deck: DeckPart, shelf: Shelf, *, sort: str) -> dict[str, Any]:
    """Every card of one deck with its counts a game; sort: as `frontend.sorting` has it."""
    counted = [metric for metric in report["metrics"] if metric["kind"] == "card"]
    names = [metric["name"] for metric in counted]
    rows = []
    for card in deck.cards:
        known = shelf.card_by_code(card["code"])
        rows.append(
            {
                "code": card["code"] if known else "",
                "name": shelf.told(known) if known else card["name"],
                "quantity": card["quantity"],
                "level": card["level"],
                "seen": [card.get("seen"), card.get("won_when_seen")],
                "clock": card.get("clock_when_seen"),
                "values": [card["per_game"].get(name, 0) for name in names],
            }
        )
    keys: dict[str, Any] = {
        "name": lambda row: row["name"].casefold(),
        "quantity": lambda row: row["quantity"],
        "level": lambda row: ("none", "partial", "full").index(row["level"]) if row["level"] else -1,
        **{name: lambda row, place=place: row["values"][place] for place, name in enumerate(names)},
    }
    order = order_asked(sort, keys)
    return {
        "side": deck.number,
        "rows": rows_in(order, rows, keys),
        "seen": any(row["clock"] for row in rows),
        "sort": order.asked,
        "name": order.column("name", greatest_first=False),
        "quantity": order.column("quantity", greatest_first=True),
        "level": order.column("level", greatest_first=True),
        "counted": [order.column(metric["name"], metric["label"], greatest_first=True) for metric in counted],
    }


def worth(report: dict[str, Any], shelf: Shelf) -> dict[str, Any] | None:
    """What a blank in the place of one copy changes, a line a card; the card whose blank costs most of the last metric first."""
    if not report.get("blanks"):
        return None
    named = {pair["name"]: pair["label"] for blank in report["blanks"] for pair in blank["paired"]}
    rows = []
    names = {card["code"]: card["name"] for card in report["cards"]}
    for blank in report["blanks"]:
        known = shelf.card_by_code(blank["code"])
        pairs = {pair["name"]: pair for pair in blank["paired"]}
        name = shelf.told(known) if known else names.get(blank["code"], blank["code"])
        rows.append({"code": blank["code"] if known else "", "name": name, "pairs": [pairs.get(each) for each in named]})
    rows.sort(key=lambda row: -abs(row["pairs"][-1]["difference"]) if row["pairs"][-1] else 0)
    return {"labels": list(named.values()), "rows": rows}


def duel(run: Run, report: dict[str, Any], shelf: Shelf) -> dict[str, Any] | None:
    """Who of the two sides of a match won more, and how often."""
    shares = [report["shares"].get(f"side_{side}_wins") for side in (0, 1)]
    if run.mode != MATCH or None in shares:
        return None
    names = side_names(run, shelf)
    if names[0] == names[1]:
        names = [gettext("Side %(number)s") % {"number": number} for number in (1, 2)]
    first = int(shares[1]["value"] > shares[0]["value"])
    return {"name": names[first], "other": names[1 - first], "share": shares[first]}


def matrix(report: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each of several sides: its score against each (None against itself) and the mean of them."""
    sides = report.get("sides", ())
    cells = {tuple(cell["sides"]): cell["score"] for cell in report.get("cells", ())}
    if len(sides) < 3 or not cells:
        return []
    rows = []
    for one, side in enumerate(sides):
        scores = [None if one == other else cells.get((one, other)) or _turned(cells[other, one]) for other in range(len(sides))]
        values = [score["value"] for score in scores if score]
        rows.append({"name": side["name"], "scores": scores, "mean": sum(values) / len(values)})
    return rows


def _turned(score: dict[str, Any]) -> dict[str, Any]:
    """The other side's score of the same games."""
    return {"value": 1 - score["value"], "ci95": [1 - end for end in reversed(score["ci95"])] if score["ci95"] else None}


def grid(report: dict[str, Any]) -> list[dict[str, Any]]:
    sides = [side["name"] for side in report.get("sides", ())]
    return [
        {
            "one": sides[cell["sides"][0]],
            "other": sides[cell["sides"][1]],
            "shares": [cell["score"], cell["first"], cell["second"]],
            "games": cell["games"],
        }
        for cell in report.get("cells", ())
    ]
