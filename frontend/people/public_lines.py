"""The rows of the list of public decks as HTML, cached by the process.

A row is the same for every reader of one language.  Its key names everything that the row shows: the deck with its version, which changes
with its list, the texts and numbers beside it, the game's data, the language, and the day of the verdict.  So a row is never shown for
another deck, and a changed deck has a new row at once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from django.db.models import prefetch_related_objects
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString

from cards.data.pools import all_versions
from cards.render_cache import KeyCache
from decks.models import Deck
from decks.own_cards.codes import set_of
from frontend.decks.lines import deck_lines

ROWS_KEPT = 4_000  # in each process, some 2 kB each

_rows: KeyCache[SafeString] = KeyCache(ROWS_KEPT)


def public_lines(decks: Iterable[Deck], *, names: Mapping[str, str], language: str) -> list[SafeString]:
    """The rows in the order of `decks`, without decks of games that are not loaded.  The slots of cached decks are not read.

    names: the public name of each owner that has one.
    """
    versions, today = all_versions(), timezone.now().date()
    keys: dict[Deck, Hashable] = {
        deck: (
            *(deck.pk, deck.version, deck.token, deck.name, deck.side, deck.updated, deck.like_count, names.get(deck.owner_key, "")),
            *(deck.game_id, versions[deck.game_id], language, today),
        )
        for deck in decks
        if deck.game_id in versions
    }
    rows = _rows.get_many(keys.values())
    if missing := [deck for deck, key in keys.items() if key not in rows]:
        prefetch_related_objects(missing, "slots")
        made = {
            keys[line.deck]: SafeString(
                render_to_string("decks/lists/_line.html", {"line": line, "by": names.get(line.deck.owner_key, ""), "listing": "public"})
            )
            for line in deck_lines(missing, language=language, versions=versions)
        }
        # Own cards change without the decks that hold them.
        _rows.keep({keys[deck]: made[keys[deck]] for deck in missing if not any(set_of(slot.code) for slot in deck.slots.all())})
        rows |= made
    return [rows[key] for key in keys.values()]
