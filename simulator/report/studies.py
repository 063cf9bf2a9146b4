"""The figures of a study: blanked cards, a second deck, or match-ups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.contracts.runs import Goldfish, Match
from games.engine.tally import Tally
from simulator.models import Run
from simulator.modes import CARDS, COMPARE
from simulator.report.cautions import (
    BLANK_CAUTION,
    NO_STRENGTHS,
    NOT_YET,
    PAIR_CAUTION,
    STRENGTHS,
)
from simulator.report.figures import deck_figures
from simulator.statistics.cells import cells_of_plan
from simulator.statistics.comparisons import OTHER, paired_differences, second_deck_tally
from simulator.statistics.matchups import cell_points, cell_results, side_scores, side_strengths
from simulator.statistics.strengths import is_connected

UNKNOWN: Mapping[str, Any] = {"coverage": [], "openings": []}  # of the second side of a comparison that was asked for before it was kept


def study_figures(run: Run, tally: Tally, how: Goldfish | Match) -> dict[str, Any]:
    """What was found on the same numbers: for each card, for the other deck, or for each match-up."""
    if run.mode == CARDS:
        codes = dict.fromkeys(card["code"] for card in run.about["coverage"])
        found = {code: paired_differences(tally.counts, code, how.metrics) for code in codes}
        return {
            "blanks": [{"code": code, "paired": pairs} for code, pairs in found.items() if pairs],
            "blank_text": dict(how.comparison.blank_text) if isinstance(how, Goldfish) and how.comparison else None,
            "caution": dict(BLANK_CAUTION),
        }
    sides = [{"name": name} for name in run.plan.get("names", ())]
    if run.mode == COMPARE:
        for side, text in zip(sides, run.about.get("policy_texts", ()), strict=False):
            side["policy_text"] = text
        beside = deck_figures(how, run.about.get("beside", UNKNOWN), second_deck_tally(tally), index=run.games)
        paired = paired_differences(tally.counts, OTHER, how.metrics)
        return {"sides": sides, "paired": paired, "beside": beside, "caution": dict(PAIR_CAUTION)}
    for number, (side, policy) in enumerate(zip(sides, run.plan["policies"], strict=True)):
        side["policy"] = policy
        if own := next(iter(run.plan.get("players", ())[number : number + 1]), None):
            side["options"] = own
    return {"sides": sides, **_matchups(run, tally, sides)}


def _matchups(run: Run, tally: Tally, sides: list[dict[str, Any]]) -> dict[str, Any]:
    """Who wins how much against whom; of three sides and more how strong that shows each to be."""
    cells, pairs = cells_of_plan(run.plan), tally.games
    for side, score in zip(sides, side_scores(tally.counts, cells, len(sides), pairs), strict=True):
        side["score"] = score
    answer: dict[str, Any] = {"cells": cell_results(tally.counts, cells, pairs), "strengths": None}
    if len(sides) > 2:
        found = side_strengths(tally.counts, cells, len(sides), pairs=pairs, unit=run.about.get("unit", 1))
        connected = is_connected(cell_points(tally.counts, cells, pairs), len(sides))
        text = STRENGTHS if found else NOT_YET if connected else NO_STRENGTHS
        answer["strengths"] = {"sides": found, "text": dict(text)}
    return answer
