"""The parts of a deck's page that depend only on its list, cached by the process.

The list with its groups, charts and verdicts is the same for every reader of one language, and takes ten times longer to make and to
render than the rest of the page.  `shown_deck` keeps the list; templates keep its HTML by Django's `{% cache %}` under `list_key`.
"""

from __future__ import annotations

from datetime import date
from hashlib import blake2b

from django.utils import timezone

from cards.render_cache import for_a_version
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.decks.decklist import ShownDeck, show_deck
from games.contracts.decks import Decklist

LISTS_KEPT = 200  # in each process, some 100 kB each


def shown_deck(catalogue: LocalizedCatalogue, decklist: Decklist, side: str) -> ShownDeck:
    """The list with names, groups, charts and today's verdicts.  catalogue: of `localized_catalogue`, a new one for new data."""
    return _shown_deck(catalogue, decklist, side, timezone.now().date())


@for_a_version(most=LISTS_KEPT)
def _shown_deck(catalogue: LocalizedCatalogue, decklist: Decklist, side: str, today: date) -> ShownDeck:
    return show_deck(catalogue, decklist, side=side)


def list_key(catalogue: LocalizedCatalogue, decklist: Decklist, side: str, on: date | None = None) -> str:
    """The key of a rendered list: it changes with its slots, the cards, the language, and the day of the verdicts (`on`, or today)."""
    content = (
        catalogue.game.slug,
        catalogue.version,
        catalogue.own_digest,
        catalogue.language,
        side,
        on or timezone.now().date(),
        decklist,
    )
    return blake2b(repr(content).encode(), digest_size=16).hexdigest()
