"""What errors, warnings and failed runs say to the reader of a page.

An error speaks the reader's language where it is raised.  Said here is what a page knows better, what is still raised in English,
and what a worker wrote, which has no reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from cards.errors import StardeckError


def sentence(code: str, detail: str, **values: Any) -> str:
    """`detail`, or for a reader of another language the sentence that stands for `code`; `detail` where there is none."""
    if (get_language() or "en").startswith("en"):
        return detail
    said = {
        "query_too_long": _("The search is too long; at most 1,000 characters are read."),
        "too_many_terms": _("The search has too many words; at most 40 are read."),
        "nothing_to_find": _("Nothing of this search was understood."),
        "nested_too_deep": _("The search nests parentheses too deep; at most 10 are read."),
        "regex_too_long": _("The regular expression is too long; at most 120 characters are read."),
        "bad_filter": _("This filter has a value that cannot be: %(fields)s"),
    }
    try:
        return said[code] % values
    except KeyError:  # no sentence for this code, or not what it names
        return detail


def error_sentence(error: StardeckError, **values: Any) -> str:
    """What an error says on a page; some say in every language what to do here, which the API's sentence cannot know."""
    match error.code:
        case "lost_update":
            return _("This deck was changed somewhere else in the meantime.")
        case "deck_not_legal":
            return _("This deck is not legal in any format. Tick “Play it as a draft” to play it all the same.")
    fields = ", ".join(problem.get("field", "") for problem in error.errors)
    return sentence(error.code, error.detail, fields=fields, **error.extra, **values)


def failure_sentence(failure: Mapping[str, Any]) -> str:
    """Why a run failed (`Run.failure`); what exactly went wrong in its games is told in English only."""
    if (get_language() or "en").startswith("en"):
        return str(failure["detail"])
    match failure["code"]:
        case "chunk_failed":
            return _("A game went wrong each time it was tried.")
        case "report_failed":
            return _("The report could not be written.")
        case "versions_changed":
            return _("The rules or the card data changed while this run was waiting or running; run it again.")
    return str(failure["detail"])
