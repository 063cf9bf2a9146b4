"""The tables of a report, prepared for their templates: cards, blanks, match-ups."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext

from decks.own_cards.codes import set_of
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.names import side_names
from frontend.runs.report_charts import is_repeated
from frontend.site.sorting import read_order, sort_rows, sort_values
from games.contracts.report import PLAYED_PARTS, MetricSpec
from simulator.models import Run
from simulator.modes import CLOCK, MATCH, together_of

# The least share that is not shown as 0%.
LEAST_SHOWN = 0.0005


@dataclass(frozen=True, slots=True)
class DeckPart:
    """The results of one deck in a report.

    number: 1 or 2.
    prefix: makes the ids of the second deck's elements unique.
    samples: sample games; in a comparison, `game` is the number that both decks' games share.
    """

    number: int
    name: str
    prefix: str
    shares: dict[str, Any]
    openings: list[dict[str, Any]]
    cards: list[dict[str, Any]]
    coverage: dict[str, Any]
    samples: list[dict[str, Any]]

    @property
    def has_gaps(self) -> bool:
        """Whether cards were not played in full.  Reports of older versions have no sentence that says so."""
        return bool(self.coverage.get("partial") or self.coverage.get("none") or "sentence" not in self.coverage)


def decks_of(run: Run, report: dict[str, Any]) -> list[DeckPart]:
    """The decks of a comparison, or the run's only deck."""
    beside = report.get("beside", {})
    names = [side["name"] for side in report.get("sides", ())] if beside else [""]
    parts = []
    for number, (name, part) in enumerate(zip(names, (report, beside), strict=False), 1):
        if "cards" in part:  # the second deck of a report of an older version has none
            samples = [{**each, "game": each["index"] % run.games if beside else each["index"]} for each in part.get("samples", ())]
            prefix = f"{number}-" if number > 1 else ""
            parts.append(DeckPart(number, name, prefix, part["shares"], part["openings"], part["cards"], part["coverage"], samples))
    return parts


def card_table(
    report: dict[str, Any],
    deck: DeckPart,
    catalogue: LocalizedCatalogue,
    *,
    sort: str,
    apart: Collection[str] = (),
    hidden: Collection[str] = (),
) -> dict[str, Any]:
    """Every card of a deck with its counts per game.  Cards without counts come last.

    sort: as in `frontend.site.sorting`.
    apart: counts with a table of their own; cards with no other count are left out.
    hidden: counts that the table does not show; cards outside the deck with no other count are left out.
    """
    counted = [metric for metric in report["metrics"] if metric["kind"] == "card" and metric["name"] not in {*apart, *hidden}]
    names = [metric["name"] for metric in counted]
    rows = []
    for card in deck.cards:
        counts = card["counts"].keys() - set(hidden)
        if counts <= set(apart) if counts else card["counts"] and not card["quantity"]:
            continue
        card_shown = catalogue.card_by_code(card["code"])
        values = [card["per_game"].get(name, 0) for name in names]
        rows.append(
            {
                "code": card["code"] if card_shown else "",
                "card": card_shown,
                "name": catalogue.distinct_name(card_shown) if card_shown else card["name"],
                "quantity": card["quantity"],
                "level": card["level"],
                "played": card.get("played"),
                "no_text": card.get("no_text"),
                "seen": [card.get("seen"), card.get("won_when_seen")],
                "clock": card.get("clock_when_seen"),
                "values": values,
                "labelled_values": [(metric["label"], value) for metric, value in zip(counted, values, strict=True)],
            }
        )
    keys: dict[str, Any] = {
        "name": lambda row: row["name"].casefold(),
        "quantity": lambda row: row["quantity"],
        "level": _text_played,
        "seen-in": lambda row: row["seen"][0]["value"] if row["seen"][0] else -1,
        "won-seen": lambda row: row["seen"][1]["value"] if row["seen"][1] else -1,
        "clock-seen": lambda row: row["clock"]["mean"] if row["clock"] else -1,
        **{name: lambda row, place=place: row["values"][place] for place, name in enumerate(names)},
    }
    order = read_order(sort, keys)
    rows.sort(key=lambda row: not (any(row["values"]) or row["clock"]))
    seen = any(row["clock"] for row in rows)
    return {
        "side": deck.number,
        "deck_name": deck.name,
        "cards": deck.cards,
        "shares": list(dict.fromkeys(name for card in deck.cards for name in card.get("shares") or ())),
        "rows": sort_rows(order, rows, keys),
        "is_shown": seen or any(any(row["values"]) for row in rows),
        "seen": seen,
        "sort": order.parameter,
        "sorts": sort_values(keys),
        "name": order.column("name", greatest_first=False),
        "quantity": order.column("quantity", greatest_first=True),
        "level": order.column("level", greatest_first=True),
        "seen_in": order.column("seen-in", greatest_first=True),
        "won_seen": order.column("won-seen", greatest_first=True),
        "clock_seen": order.column("clock-seen", greatest_first=False),
        "helps": [(metric["label"], metric["help"]) for metric in counted if metric.get("help")],
        "counted": [order.column(metric["name"], metric["label"], greatest_first=True) for metric in counted],
    }


def _text_played(row: Mapping[str, Any]) -> int:
    """The place of a card in the order of what was played of it; in reports of older versions by its level alone."""
    if played := row["played"]:
        return 2 * (len(PLAYED_PARTS) - PLAYED_PARTS.index(played)) + (row["no_text"] is False)
    return ("none", "partial", "full").index(row["level"]) if row["level"] else -1


def blank_effects(report: dict[str, Any], catalogue: LocalizedCatalogue) -> dict[str, Any] | None:
    """The effect of replacing one copy of each card or set by a blank, sorted by the change of the deciding turn, largest first."""
    if not report.get("blanks"):
        return None
    labels = {pair["name"]: pair["label"] for blank in report["blanks"] for pair in blank["paired"]}
    label_by_name = dict(reversed(labels.items()))
    rows: list[dict[str, Any]] = []
    names = {card["code"]: card["name"] for card in report["cards"]}
    for blank in report["blanks"]:
        code = blank["code"]
        pairs = {pair["name"]: pair for pair in blank["paired"]}
        card, objective_set = catalogue.card_by_code(code), catalogue.objective_set(code)
        name, url = names.get(code, code), ""
        if card:
            name, url = catalogue.distinct_name(card), reverse("card", args=[catalogue.game.slug, code]) if not card.is_own else ""
        elif objective_set:
            name, url = f"{code} {objective_set.name}", reverse("set", args=[catalogue.game.slug, code])
        of_row = [pairs.get(each) for each in label_by_name]
        rows.append({"url": url, "name": name, "shown": card or objective_set, "is_own": bool(set_of(code)), "pairs": of_row})
    rows.sort(key=lambda row: -abs(pair["difference"]) if (pair := row["pairs"][0]) else 0)
    return {"labels": list(label_by_name.values()), "rows": rows, "together": together_of(catalogue.game)}


def best_of(report: dict[str, Any]) -> dict[str, Any] | None:
    """The side of match-ups with the highest win rate.

    is_close: its interval holds one half, or the win rate of the second-best side.
    """
    sides = [side for side in report.get("sides", ()) if side.get("score")] if report.get("cells") else []
    if not sides:
        return None
    best, *others = sorted(sides, key=lambda side: -side["score"]["value"])
    return {**best, "is_close": is_close(best["score"], others[0]["score"] if others else None)}


def is_close(share: Mapping[str, Any], other: Mapping[str, Any] | None = None) -> bool:
    """Whether the interval of a win rate does not exclude one half, or the win rate of another side.

    >>> is_close({"value": 0.6, "ci95": [0.49, 0.7]}), is_close({"value": 0.6, "ci95": [0.51, 0.7]}, {"value": 0.4})
    (True, False)
    >>> is_close({"value": 0.3, "ci95": [0.2, 0.4]}, {"value": 0.1})  # half of the games had no winner
    False
    """
    low, high = share["ci95"]
    return low <= 0.5 <= high or (other is not None and low <= other["value"])


def paired_rows(report: dict[str, Any], metrics: Sequence[MetricSpec]) -> list[dict[str, Any]]:
    """The compared numbers, without those that repeat another row."""
    return [pair for pair in report.get("paired", ()) if pair["kind"] != "histogram" or not is_repeated(pair["name"], report, metrics)]


def clock_pair(report: dict[str, Any]) -> dict[str, Any] | None:
    """The comparison of the deciding turn."""
    return next((pair for pair in report.get("paired", ()) if pair["name"] == CLOCK), None)


def duel(run: Run, report: dict[str, Any], catalogue: LocalizedCatalogue) -> dict[str, Any] | None:
    """The side of a match that won more games, and its win rate.

    is_close: the interval of its win rate holds one half or, where many games had no winner, the win rate of the other side.
    undecided: the share of games without a winner; 0 where it would be shown as 0.
    """
    shares = [report["shares"].get(f"side_{side}_wins") for side in (0, 1)]
    if run.mode != MATCH or None in shares:
        return None
    names = side_names(run, catalogue)
    if names[0] == names[1]:
        names = [gettext("Side %(number)s") % {"number": number} for number in (1, 2)]
    first = int(shares[1]["value"] > shares[0]["value"])
    close = is_close(shares[first], shares[1 - first])
    undecided = 1 - shares[0]["value"] - shares[1]["value"]
    return {
        "name": names[first],
        "other": names[1 - first],
        "share": shares[first],
        "other_share": shares[1 - first],
        "is_close": close,
        "undecided": undecided if undecided >= LEAST_SHOWN else 0,
    }


@dataclass(frozen=True, slots=True)
class ScoredSide:
    """A side in the matrix.

    score: its score against all opponents.
    scores: its score against each side; None against itself.
    """

    name: str
    score: dict[str, Any]
    scores: tuple[dict[str, Any] | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Matrix:
    """The scores of rows against columns.  between: rows and columns are different sides; otherwise every side is in both."""

    rows: tuple[ScoredSide, ...]
    columns: tuple[ScoredSide, ...]
    between: bool


def matrix(report: dict[str, Any]) -> Matrix | None:
    """The win rates of three or more sides against each other.  The score of a column is the rows' win rate against it."""
    names = [side["name"] for side in report.get("sides", ())]
    cells = {tuple(cell["sides"]): cell["score"] for cell in report.get("cells", ())}
    if len(names) < 3 or not cells:
        return None
    first, second = ({cell[place] for cell in cells} for place in (0, 1))
    between = not first & second
    numbers = range(len(names))
    row_sides, column_sides = ([side for side in numbers if not between or side in part] for part in (first, second))

    def score_side(side: int, against: list[int], *, is_reversed: bool = False) -> ScoredSide:
        scores = tuple(cells.get((side, other)) or _reversed(cells.get((other, side))) for other in against)
        known = [score["value"] for score in scores if score]
        score = report["sides"][side].get("score") or {"value": sum(known) / len(known), "ci95": None}
        return ScoredSide(names[side], _reversed(score) or {} if is_reversed else score, scores)

    columns = tuple(score_side(side, row_sides, is_reversed=between) for side in column_sides)
    return Matrix(tuple(score_side(side, column_sides) for side in row_sides), columns, between)


def strengths(report: dict[str, Any]) -> list[dict[str, Any]]:
    """The sides with their strengths, the strongest first."""
    values = (report.get("strengths") or {}).get("sides") or ()
    lines = [{"name": side["name"], **strength} for side, strength in zip(report.get("sides", ()), values, strict=False)]
    return sorted(lines, key=lambda line: -line["value"])


def _reversed(score: dict[str, Any] | None) -> dict[str, Any] | None:
    """The score of the other side in the same games."""
    return score and {"value": 1 - score["value"], "ci95": [1 - end for end in reversed(score["ci95"])] if score["ci95"] else None}


def grid(report: dict[str, Any]) -> list[dict[str, Any]]:
    """The match-ups.  `shares`: the score, and if sides take turns at going first, the shares of wins going first and second."""
    sides, cells = [side["name"] for side in report.get("sides", ())], report.get("cells", ())
    swapped = any(cell["first"] and cell["second"] for cell in cells)
    names = ("score", "first", "second") if swapped else ("score",)
    return [
        {
            "one": sides[cell["sides"][0]],
            "other": sides[cell["sides"][1]],
            "shares": [cell[name] for name in names],
            "games": cell["games"],
        }
        for cell in cells
    ]
