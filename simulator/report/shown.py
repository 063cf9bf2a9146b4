"""A report as readers see it: metrics in the game's order, and texts in one language."""

from __future__ import annotations

from typing import Any

from games.texts import LANGUAGES, in_language
from simulator.report.sentences import are_sentences, sentences_text


def in_metric_order(report: dict[str, Any]) -> dict[str, Any]:
    """The report with its metrics in the game's order, which PostgreSQL's JSON does not keep."""
    ordered = dict(report)
    for part, kind in (("shares", "share"), ("curves", "curve"), ("histograms", "histogram")):
        names = [metric["name"] for metric in report["metrics"] if metric["kind"] == kind and metric["name"] in report[part]]
        names += sorted(name for name in report[part] if name not in names)
        ordered[part] = {name: report[part][name] for name in names}
    if "beside" in report:
        ordered["beside"] = in_metric_order({**report["beside"], "metrics": report["metrics"]})
        del ordered["beside"]["metrics"]
    return ordered


def in_one_language(value: Any, language: str) -> Any:
    """The report with each text in this language: a game's text in all languages, or sentences by code.  `labels` becomes `label`."""
    if isinstance(value, list):
        return [in_one_language(item, language) if isinstance(item, (dict, list)) else item for item in value]
    if not isinstance(value, dict):
        return value
    if are_sentences(value):
        return sentences_text(value["sentences"], language)
    if isinstance(value.get("en"), str) and value.keys() <= set(LANGUAGES):
        return in_language(value, language)
    # Most of a report is numbers, which need no call.
    return {
        "label" if key == "labels" else key: in_one_language(item, language) if isinstance(item, (dict, list)) else item
        for key, item in value.items()
    }
