"""What errors, warnings and failed runs say to the reader of a page.

An error speaks the reader's language where it is raised.  Said here is what a page knows better, and what a worker wrote: it has no reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from cards.errors import StardeckError


def error_sentence(error: StardeckError, *, lists: int = 1) -> str:
    """What an error says on a page; some say in every language what to do here, which the API's sentence cannot know."""
    if error.code == "deck_not_legal" and lists > 1:
        return _("One of the lists is not legal in any format. Tick “Play lists that are not legal, too” to play it all the same.")
    match error.code:
        case "lost_update":
            return _("This deck was changed somewhere else in the meantime.")
        case "deck_not_legal":
            return _("This deck is not legal in any format. Tick “Play it as a draft” to play it all the same.")
    return error.detail


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
