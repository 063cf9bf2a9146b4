"""The results of a check as CSV, one row for each list."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from django.utils.translation import gettext, ngettext

from decks.checking.verdicts import CheckedList
from decks.exchange.csv_markdown import no_formula
from decks.legality import listed as listed_problems
from decks.own_cards.pools import pool_with
from games.contracts.decks import Problem
from games.registry import game_by_slug
from games.texts import bracketed, in_language, listed

COLUMNS = ("number", "player", "deck", "game", "format", "on", "cards", "legal", "problems", "warnings", "unread_lines", "notes")


def results_table(lists: Iterable[CheckedList], *, language: str) -> str:
    """The table.  notes: why a list could not be read, or its problems with their clauses, in this language."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for one in lists:
        verdict = one.verdict
        known = (one.game, verdict.format, verdict.on.isoformat(), one.cards) if verdict else ("", "", "", "")
        counted = ("yes" if one.is_legal else "no", one.faults, one.warnings, len(one.unread)) if verdict else ("", "", "", "")
        notes = one.refusal or "; ".join(_notes(one, language))
        rows.writerow([one.number, no_formula(one.player), no_formula(one.name), *known, *counted, no_formula(notes)])
    return out.getvalue()


def remarks(one: CheckedList, language: str, most: int) -> tuple[list[str], int]:
    """What stands on the sheet of a list that is not legal or was not read as a whole: the finding, then at most so many of its reasons.

    Also returns the number of the other reasons.
    """
    found = []
    if one.verdict is not None and not one.verdict.legal:
        names = next(each.names for each in game_by_slug(one.game).decks.formats if each.code == one.verdict.format)
        found.append(gettext("Not legal: %(format)s") % {"format": in_language(names, language)})
    if one.unread:
        n = len(one.unread)
        found.append(ngettext("%(n)s line not recognized", "%(n)s lines not recognized", n) % {"n": n})
    if not found:
        return [], 0
    problems = one.verdict.problems if one.verdict is not None else ()
    shown = [*_messages(one, problems[:most], language), *_unread(one)][:most]
    return [listed(found, language), *shown], len(problems) + len(one.unread) - len(shown)


def _notes(one: CheckedList, language: str) -> Iterable[str]:
    if one.verdict is not None:
        shown = listed_problems(one.verdict.problems)
        yield from _messages(one, shown, language)
        if more := len(one.verdict.problems) - len(shown):
            yield gettext("and %(more)s more") % {"more": more}
    yield from _unread(one)


def _messages(one: CheckedList, problems: Sequence[Problem], language: str) -> Iterable[str]:
    rules, pool = game_by_slug(one.game), pool_with(one.game, one.own)
    for problem in problems:
        yield rules.decks.message(problem, language, pool) + bracketed(problem.clause, language)


def _unread(one: CheckedList) -> Iterable[str]:
    return (f"{line.line}: {line.text}" for line in one.unread)
