"""What a race has found, prepared for its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.charts.axes import coordinate
from simulator.models import Run
from simulator.races.figures import harms


@dataclass(frozen=True, slots=True)
class ExchangeRow:
    """One exchange in the table.

    number: its place in the report.  figures: as there (`simulator.races.figures`).
    harms: whether the whole interval is on the bad side.
    bar: (x, width) of the interval of its difference, in percent; all rows have one scale.
    """

    number: int
    removed: str
    added: str
    figures: dict[str, Any]
    harms: bool
    bar: tuple[str, str]


@dataclass(frozen=True, slots=True)
class ExchangeTable:
    """The rows, the greatest gain first.  zero: x of no difference, in percent.

    best: the first that helps; the greatest gain may be too uncertain.  as_good: how many others are not behind the best.
    """

    rows: tuple[ExchangeRow, ...]
    zero: str
    best: ExchangeRow | None
    as_good: int


def exchange_table(report: dict[str, Any], catalogue: LocalizedCatalogue) -> ExchangeTable:
    low = min((0.0, *(row["difference_ci95"][0] for row in report["rows"])))
    high = max((0.0, *(row["difference_ci95"][1] for row in report["rows"])))
    scale = 100 / (high - low) if high > low else 0.0
    rows = []
    for number, row in enumerate(report["rows"]):
        least, most = row["difference_ci95"]
        rows.append(
            ExchangeRow(
                number=number,
                removed=catalogue.slot_name(row["zone"], row["removed"]),
                added=catalogue.slot_name(row["zone"], row["added"]),
                figures=row,
                harms=harms(row, by_clock=report["by_clock"]),
                bar=(coordinate((least - low) * scale), coordinate((most - least) * scale)),
            )
        )
    best = next((row for row in rows if row.figures["helps"]), None)
    as_good = sum(row.figures["among_best"] for row in rows if row is not best)
    return ExchangeTable(tuple(rows), coordinate(-low * scale), best, as_good)


def asked_of(run: Run, catalogue: LocalizedCatalogue) -> dict[str, Any]:
    """The question in words, for `exchanges/_race.html`."""
    asked = dict(run.about["asked"])
    formats = {each.code: each.names for each in catalogue.game.decks.formats}
    return {
        **asked,
        "format_name": catalogue.words(formats[asked["format"]]) if asked["format"] in formats else asked["format"],
        **{f"{name}_name": _name_of(asked.get(name, ""), catalogue) for name in ("removed", "added")},
        "is_of_two": bool(asked["removed"] and asked.get("added")),
    }


def _name_of(code: str, catalogue: LocalizedCatalogue) -> str:
    zones = [each for each in catalogue.game.decks.zones if catalogue.knows(each, code)]
    return catalogue.slot_name(zones[0].code, code) if zones else code
