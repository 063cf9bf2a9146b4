"""The report of one game that a person has played: the numbers that a run of the game counts, of this game alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import gettext

from cards.errors import Conflict
from games.contracts.report import MetricSpec
from games.engine.tally import Tally
from games.registry import game_by_slug
from simulator.models import Table
from simulator.modes import MATCH, mode_spec_of
from simulator.tables.selectors import fresh_deck

KEPT: Final = 64
# Figures by table and choices, oldest first.
_kept: dict[tuple[Any, ...], tuple[Figure, ...]] = {}


@dataclass(frozen=True, slots=True)
class Figure:
    """What one game showed of a metric.

    value: by the kind of the metric.  share: 1 or 0; with a whole (`of`), how many of it.  histogram: the values, rising, each as often as
    it was seen.  curve: the value of each turn, None where the game showed none.  card: how many of each card, by code.
    whole: of a share, how many there are; None if it is of games.
    """

    spec: MetricSpec
    value: int | list[int] | list[int | None] | Mapping[str, int]
    whole: int | None = None


def figures_of(table: Table) -> tuple[Figure, ...]:
    """The figures of the table's game; those that it did not show are left out.

    Conflict "table_open" while the game goes on.  For a table whose position was read: its versions are not checked again.
    """
    if not table.outcome:
        raise Conflict(gettext("This game is not over yet."), code="table_open")
    key = (table.pk, tuple(table.choices), *sorted(table.versions.items()))
    found = _kept.get(key)
    if found is None:
        first = table.first if table.mode == MATCH else None
        tally = fresh_deck(table).tally_of(table.seed, table.choices, table.index, first)
        metrics = mode_spec_of(game_by_slug(table.game_id), table.mode).metrics
        found = tuple(figure for spec in metrics if (figure := _figure(spec, tally)) is not None)
        while len(_kept) >= KEPT:
            _kept.pop(next(iter(_kept), key), None)
        _kept[key] = found
    return found


def _figure(spec: MetricSpec, tally: Tally) -> Figure | None:
    if spec.kind == "share":
        return _share(spec, tally)
    if spec.kind == "histogram":
        values = _values(tally.histograms.get(spec.name, {}))
        return Figure(spec, values) if values else None
    if spec.kind == "curve":
        turns = [next(iter(values), None) for values in tally.curves.get(spec.name, ())]
        return Figure(spec, turns) if any(turns) else None
    counts = {code: names[spec.name] for code, names in sorted(tally.cards.items()) if names.get(spec.name)}
    return Figure(spec, counts) if counts else None


def _share(spec: MetricSpec, tally: Tally) -> Figure | None:
    count = tally.counts.get(spec.name, 0)
    if spec.of:
        whole = sum(_values(tally.histograms.get(spec.of, {})))
        return Figure(spec, count, whole) if whole else None
    if spec.among and spec.among not in tally.histograms:
        return None
    return Figure(spec, count)


def _values(histogram: Mapping[int, int]) -> list[int]:
    return [value for value, count in sorted(histogram.items()) for _ in range(count)]


def figures_by_kind(figures: Sequence[Figure]) -> dict[str, list[Figure]]:
    """The figures that pages show, by kind."""
    shown = [figure for figure in figures if not figure.spec.is_hidden]
    return {kind: [figure for figure in shown if figure.spec.kind == kind] for kind in ("share", "histogram", "curve", "card")}
