"""Error messages for pages.  An error has a message in the reader's language; pages replace a few that refer to a control of the page."""

from __future__ import annotations

from django.utils.translation import gettext as _

from cards.errors import StardeckError

MAX_MESSAGES = 3  # messages joined into one


def error_sentence(error: StardeckError, *, lists: int = 1) -> str:
    """The message of an error on a page.  Some messages name a control of the page, which the API's message cannot."""
    if error.code == "deck_not_legal" and lists > 1:
        return _("One of the lists is not legal in any format. Select “Allow lists that are not legal” to play it anyway.")
    match error.code:
        case "lost_update":
            return _("This deck has been changed elsewhere since you loaded it.")
        case "deck_not_legal":
            return _("This deck is not legal in any format. Select “Play as a draft” to play it anyway.")
    # The API's message begins with the field; a page shows the message at its field, so it needs only the rest.
    messages = dict.fromkeys(str(fault["message"]) for fault in error.errors if fault.get("message"))
    return " ".join(list(messages)[:MAX_MESSAGES]) or error.detail
