"""Sentences of errors on pages.  An error has its sentence in the reader's language; pages replace a few that name a control."""

from __future__ import annotations

from django.utils.translation import gettext as _

from cards.errors import StardeckError

MOST_SAID = 3  # faults in one sentence


def error_sentence(error: StardeckError, *, lists: int = 1) -> str:
    """What an error says on a page; some say in every language what to do here, which the API's sentence cannot know."""
    if error.code == "deck_not_legal" and lists > 1:
        return _("One of the lists is not legal in any format. Select “Allow lists that are not legal” to play it anyway.")
    match error.code:
        case "lost_update":
            return _("This deck has been changed elsewhere since you loaded it.")
        case "deck_not_legal":
            return _("This deck is not legal in any format. Select “Play as a draft” to play it anyway.")
    # The API's sentence names its field first; what the fault says without that is for the page, which knows where it belongs.
    said = dict.fromkeys(str(fault["message"]) for fault in error.errors if fault.get("message"))
    return " ".join(list(said)[:MOST_SAID]) or error.detail
