"""The figures of a study: blanked cards, a second deck, or match-ups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.data.pools import catalogue_of
from games.contracts.runs import Goldfish, Match
from games.engine.tally import Tally
from simulator.models import Run
from simulator.modes import CARDS, COMPARE
from simulator.report.figures import deck_figures
from simulator.report.sentences import coded
from simulator.statistics.cells import cells_of_plan
from simulator.statistics.comparisons import OTHER, paired_differences, second_deck_tally, variants_counted
from simulator.statistics.matchups import cell_points, cell_results, side_scores, side_strengths
from simulator.statistics.strengths import is_connected

# The facts about the second deck of a comparison of an older version, which did not store them.
UNKNOWN: Mapping[str, Any] = {"coverage": [], "openings": []}


def study_figures(run: Run, tally: Tally, mode_spec: Goldfish | Match) -> dict[str, Any]:
    """The differences for each blanked card, the figures of the second deck, or the results of the match-ups."""
    if run.mode == CARDS:
        names = {card["code"]: card["name"] for card in run.about["coverage"]}
        others = [code for code in variants_counted(tally.counts) if code not in names]
        names |= {record["code"]: record["name"] for record in catalogue_of(run.game_id).objective_sets if record["code"] in others}
        differences = {code: paired_differences(tally.counts, code, mode_spec.metrics) for code in (*names, *others)}
        return {
            "blanks": [{"code": code, "name": names.get(code, code), "paired": pairs} for code, pairs in differences.items() if pairs],
            "blank_text": dict(mode_spec.comparison.blank_text) if isinstance(mode_spec, Goldfish) and mode_spec.comparison else None,
            "caution": coded("blank_caution"),
        }
    sides = [{"name": name} for name in run.plan.get("names", ())]
    if run.mode == COMPARE:
        for side, text in zip(sides, run.about.get("policy_texts", ()), strict=False):
            side["policy_text"] = text
        beside = deck_figures(mode_spec, run.about.get("beside", UNKNOWN), second_deck_tally(tally), index=run.games)
        paired = paired_differences(tally.counts, OTHER, mode_spec.metrics)
        return {"sides": sides, "paired": paired, "beside": beside, "caution": coded("pair_caution")}
    for number, (side, policy) in enumerate(zip(sides, run.plan["policies"], strict=True)):
        side["policy"] = policy
        if own := next(iter(run.plan.get("players", ())[number : number + 1]), None):
            side["options"] = own
    return {"sides": sides, **_matchups(run, tally, sides)}


def _matchups(run: Run, tally: Tally, sides: list[dict[str, Any]]) -> dict[str, Any]:
    """The results of each cell and side; for three sides or more also their strengths."""
    cells, pairs = cells_of_plan(run.plan), tally.games
    for side, score in zip(sides, side_scores(tally.counts, cells, len(sides), pairs), strict=True):
        side["score"] = score
    figures: dict[str, Any] = {"cells": cell_results(tally.counts, cells, pairs), "strengths": None}
    if len(sides) > 2:
        strengths = side_strengths(tally.counts, cells, len(sides), pairs=pairs, unit=run.about.get("unit", 1))
        connected = is_connected(cell_points(tally.counts, cells, pairs), len(sides))
        code = "strengths" if strengths else "strengths_too_few_games" if connected else "strengths_undecided"
        figures["strengths"] = {"sides": strengths, "text": coded(code)}
    return figures
