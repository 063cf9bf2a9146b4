"""Stop reasons, causes and failures of runs: the database holds codes and parameters, and readers get a sentence in their language.

- stop reason: why a run has ended, as a code.
- cause: why an attempt at a chunk failed: `{"code": ...}` with the parameters of its sentence.  `said` is an exception's own message, in
  English.
- failure: why a run failed: `{"code", "seed", ...}`.  If a game failed, also `attempts`, `first_game`, `last_game`, `game` and `cause`.
  Runs of older versions hold an English sentence instead, as `detail`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import get_language, gettext

from cards.texts.safe_text import bad_text

Cause = Mapping[str, Any]

WENT_AWAY: Cause = {"code": "went_away"}
DIED: Cause = {"code": "died"}
TIME_LIMIT: Cause = {"code": "time_limit"}
MEMORY_LIMIT: Cause = {"code": "memory_limit"}
ENDLESS: Cause = {"code": "endless"}


def error(message: str) -> Cause:
    """The cause for an exception with this message, without the characters that databases refuse."""
    return {"code": "error", "said": "".join(" " if bad_text(sign) else sign for sign in message[:500])}


def game_too_long(seconds: float) -> Cause:
    return {"code": "game_too_long", "seconds": float(f"{seconds:.3g}")}


def preparation_too_long(seconds: float) -> Cause:
    return {**game_too_long(seconds), "code": "preparation_too_long"}


def not_stored(message: str) -> Cause:
    return {**error(message), "code": "not_stored"}


def counts_unreadable(chunk: int, message: str) -> Cause:
    return {**error(message), "code": "counts_unreadable", "chunk": chunk}


def stop_sentence(code: str) -> str:
    """The sentence of a stop reason; "" while the run goes on."""
    sentences = {
        "all_games": gettext("All games were played."),
        "most_games": gettext("All games were played; the interval is still wider than requested."),
        "precision": gettext("The interval is as narrow as requested."),
        "seconds": gettext("The time limit was reached."),
        "settled": gettext("One option is better than all others beyond doubt."),
        "cancelled": gettext("Cancelled."),
        "failed": gettext("Failed."),
    }
    return sentences.get(code, "")


def failure_data(failure: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The failure with its `detail` in the reader's language."""
    if failure is None:
        return None
    more = {name: value for name, value in failure.items() if name not in ("code", "detail")}
    return {"code": failure["code"], "detail": _detail(failure), **more}


def _detail(failure: Mapping[str, Any]) -> str:
    if "detail" in failure:
        return _detail_of_older_version(failure)
    cause = _cause_clause(failure.get("cause", WENT_AWAY))
    if failure["code"] == "versions_changed":
        return gettext("The rules or the card data changed while this run was waiting or running; run it again.")
    if failure["code"] == "report_failed":
        return gettext("The report could not be written: %(why)s.") % {"why": cause}
    if failure["game"] is None:
        sentence = gettext("Stopped after %(attempts)s attempts at games %(first_game)s to %(last_game)s: %(why)s.")
    else:
        sentence = gettext("Stopped after %(attempts)s attempts at game %(game)s: %(why)s.")
    return sentence % {**failure, "why": cause}


def _detail_of_older_version(failure: Mapping[str, Any]) -> str:
    if (get_language() or "en").startswith("en"):
        return str(failure["detail"])
    sentences = {
        "chunk_failed": gettext("A game failed on every attempt."),
        "report_failed": gettext("The report could not be written."),
        "versions_changed": gettext("The rules or the card data changed while this run was waiting or running; run it again."),
    }
    return sentences.get(failure["code"], str(failure["detail"]))


def _cause_clause(cause: Cause) -> str:
    """The cause as a clause, to follow a colon."""
    sentences = {
        "went_away": gettext("the worker stopped responding on every attempt"),
        "died": gettext("the worker process died"),
        "time_limit": gettext("the worker's time limit was reached"),
        "memory_limit": gettext("the worker's memory limit was reached"),
        "endless": gettext("cards answered each other without end"),
        "game_too_long": gettext("one game took longer than %(seconds)s s"),
        "preparation_too_long": gettext("loading the cards and preparing the decks took longer than %(seconds)s s"),
        "not_stored": gettext("its counts could not be stored: %(said)s"),
        "counts_unreadable": gettext("the counts of chunk %(chunk)s are damaged or from another version (%(said)s)"),
    }
    shown = {**cause, "seconds": f"{cause['seconds']:g}"} if "seconds" in cause else cause
    return sentences.get(cause["code"], "%(said)s") % shown
