"""What services and selectors say when they refuse, in the reader's language.

Their own sentence is English and the most exact; for other languages the frequent ones are said again here, by their code.
"""

from __future__ import annotations

from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from cards.errors import StardeckError


def sentence(code: str, detail: str, **values: Any) -> str:
    """`detail`, or for a reader of another language the sentence that stands for `code`; `detail` where there is none."""
    if (get_language() or "en").startswith("en"):
        return detail
    said = {
        "unknown_game": _("There is no such game here."),
        "unknown_card": _("There is no card “%(asked)s” in this game."),
        "unknown_objective_set": _("There is no objective set “%(asked)s” in this game."),
        "query_too_long": _("The search is too long; at most 500 characters are read."),
        "too_many_terms": _("The search has too many words; at most 40 are read."),
        "nothing_to_find": _("“%(term)s” holds no letter or digit that could be found."),
        "unknown_order": _("There is no such order."),
        "bad_filter": _("This filter has a value that cannot be: %(fields)s"),
        "open_quote": _("The quotation mark is not closed; read to the end."),
        "words_only": _("“%(term)s” is read as words of a name; use the filters to ask for other facts."),
        "unknown_filter": _("There is no filter “%(term)s”; it was left out."),
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
        case "deck_not_playable":
            return _("This deck cannot be played.")
        case "too_many_requests":
            return _("Too many requests. Please try again in %(seconds)s seconds.") % {"seconds": getattr(error, "retry_after", 60)}
    fields = ", ".join(problem.get("field", "") for problem in error.errors)
    return sentence(error.code, error.detail, fields=fields, **error.extra, **values)
