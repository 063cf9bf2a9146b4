"""A report as a table for spreadsheets, with one number on each line.

Columns:
- part: the part of the report: "run", "share", "clock", "histogram", "curve", "coverage", "opening", "card", "sample", "blank", "paired",
  "cell" or "strength"; for the second side of a comparison "second_share" and so on.
- name: the metric, the part of the cards' text that was played, the code of an exact chance, or the kind of sample.
- of: the card, turn, value, index or sides.  A cell with one side is that side against all its opponents.
- value, low, high: the number and the ends of its interval.
- n: the number of games (or pairs) behind it.
- label: its name in the reader's language.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

from cards.texts.safe_text import begins_formula
from simulator.reasons import stop_sentence

HEAD = ("part", "name", "of", "value", "low", "high", "n", "label")
Row = tuple[Any, ...]


def report_csv(report: Mapping[str, Any]) -> str:
    """The report, with its texts in one language, as CSV with a line of headings."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(HEAD)
    writer.writerows([_plain(cell) for cell in row] for row in _rows(report))
    return out.getvalue()


def _plain(cell: Any) -> Any:
    """The content of a cell: None is empty, and text that a spreadsheet would take for a formula is quoted."""
    if cell is None:
        return ""
    return f"'{cell}" if isinstance(cell, str) and begins_formula(cell) else cell


def _rows(report: Mapping[str, Any]) -> Iterator[Row]:
    for name in ("seed", "n", "games", "stop_reason", "mode"):
        yield ("run", name, "", report[name], None, None, None, stop_sentence(report[name]) if name == "stop_reason" else "")
    yield from _deck_rows(report)
    if beside := report.get("beside"):
        # Reports of older versions lack cards and openings.
        defaults = {"metrics": report["metrics"], "n": report["n"], "cards": (), "openings": ()}
        yield from ((f"second_{row[0]}", *row[1:]) for row in _deck_rows({**defaults, **beside}))
    yield from _study_rows(report)


def _deck_rows(report: Mapping[str, Any]) -> Iterator[Row]:
    yield from _count_rows(report)
    coverage = report.get("coverage", {})
    whole = sum(coverage.get("text", {}).values())
    yield from (("coverage", part, "", copies, None, None, whole, "") for part, copies in coverage.get("text", {}).items())
    yield from (("opening", odds["code"], "", odds["value"], None, None, None, odds["label"]) for odds in report["openings"])
    yield from _card_rows(report)
    yield from (("sample", each["kind"], each["index"], each["clock"], None, None, None, "") for each in report.get("samples", ()))


def _count_rows(report: Mapping[str, Any]) -> Iterator[Row]:
    labels = {metric["name"]: metric["label"] for metric in report["metrics"]}
    n = report["n"]
    for name, share in report["shares"].items():
        yield ("share", name, "", share["value"], *share["ci95"], share["n"], labels.get(name, name))
    if clock := report.get("clock"):
        yield ("clock", "mean", "", clock["mean"], *_ends(clock["ci95"]), n, clock["unit"])
        for name in ("median", "p10", "p90"):
            yield ("clock", name, "", clock[name], None, None, n, clock["unit"])
        yield from (("histogram", "clock", turn, games, None, None, n, clock["unit"]) for turn, games in clock["histogram"].items())
    for name, spread in report["histograms"].items():
        yield from (
            ("histogram", name, value, games, None, None, n, labels.get(name, name)) for value, games in spread["histogram"].items()
        )
    for name, points in report["curves"].items():
        for point in points:
            yield ("curve", name, point["turn"], point["mean"], *_ends(point["ci95"]), point["n"], labels.get(name, name))


def _card_rows(report: Mapping[str, Any]) -> Iterator[Row]:
    for card in report["cards"]:
        code, label = card["code"], card["name"]
        yield from (("card", name, code, value, None, None, report["n"], label) for name, value in card["per_game"].items())
        shares = [(name, card.get(name)) for name in ("seen", "won_when_seen")]
        for name, share in [*(card.get("shares") or {}).items(), *shares]:
            if share:
                yield ("card", name, code, share["value"], *share["ci95"], share["n"], label)
        if seen := card.get("clock_when_seen"):
            yield ("card", "clock_when_seen", code, seen["mean"], *_ends(seen["ci95"]), seen["n"], label)


def _study_rows(report: Mapping[str, Any]) -> Iterator[Row]:
    names = {card["code"]: card["name"] for card in report["cards"]}  # reports of older versions have no names of blanks
    for blank in report.get("blanks", ()):
        code = blank["code"]
        for pair in blank["paired"]:
            yield ("blank", pair["name"], code, pair["difference"], *_ends(pair["ci95"]), pair["n"], blank.get("name", names.get(code, "")))
    for pair in report.get("paired", ()):
        yield ("paired", pair["name"], "", pair["difference"], *_ends(pair["ci95"]), pair["n"], pair["label"])
    for cell in report.get("cells", ()):
        sides = "-".join(str(side + 1) for side in cell["sides"])
        names_of_sides = " / ".join(str(report["sides"][side]["name"]) for side in cell["sides"])
        for name in ("score", "first", "second"):
            if share := cell[name]:
                yield ("cell", name, sides, share["value"], *_ends(share["ci95"]), share["n"], names_of_sides)
    all_sides = report.get("sides", ())
    for number, side in enumerate(all_sides, 1):
        if score := side.get("score"):
            yield ("cell", "score", number, score["value"], *_ends(score["ci95"]), score["n"], side["name"])
    strengths = (report.get("strengths") or {}).get("sides") or ()
    for number, (side, strength) in enumerate(zip(all_sides, strengths, strict=False), 1):
        yield ("strength", "elo", number, strength["value"], *_ends(strength["ci95"]), report["n"], side["name"])


def _ends(interval: list[float] | None) -> tuple[float | None, float | None]:
    return (interval[0], interval[1]) if interval else (None, None)
