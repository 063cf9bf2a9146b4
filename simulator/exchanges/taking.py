"""Make an exchange that a race has found, in the deck itself or in a copy of somebody else's."""

from __future__ import annotations

from django.db import transaction
from django.utils.translation import gettext

from cards.errors import NotFound, Refused
from decks.models import Deck
from decks.own_cards.codes import set_of
from decks.own_cards.pools import pool_of_deck
from decks.services import deck_copy, deck_update
from games.contracts.decks import Decklist, Slot
from games.registry import game_by_slug
from simulator.exchanges.asking import exchange_report
from simulator.exchanges.candidates import with_cards
from simulator.models import Run
from simulator.races.plan import Exchange, exchanged
from simulator.requests.check import canonical_codes
from simulator.selectors.runs import deck_of_run
from simulator.services.claiming import run_lock


@transaction.atomic
def exchange_take(*, run: Run, row: int, owner_key: str, editor: str = "") -> Deck:
    """The deck with the exchange in this row of the report made; a copy of it, if it is not the reader's own.

    Asked again for the same row, it is the same deck, as long as that has not been changed since.
    NotFound without such a row or deck; Refused "no_such_card" if the deck no longer has the card, or if it is somebody else's own card.
    """
    run_lock(run.pk)
    run.refresh_from_db(fields=["about"])
    rows = (exchange_report(run) or {}).get("rows", ())
    deck = deck_of_run(run, owner_key=owner_key)
    if deck is None or not 0 <= row < len(rows):
        raise NotFound(gettext("There is no such exchange, or no such deck any more."))
    found = Exchange(rows[row]["zone"], rows[row]["removed"], rows[row]["added"])
    made, version = run.about.get("made", {}).get(str(row), (None, 0))
    if made and (again := Deck.objects.filter(pk=made, version=version, owner_key=owner_key).first()):
        return again
    if deck.owner_key != owner_key:
        if set_of(found.removed):  # the copy gets cards of its own, with other codes
            message = gettext("This is an own card of the owner of the deck. Copy the deck first, and exchange the card in your copy.")
            raise Refused(message, code="no_such_card")
        deck = deck_copy(deck=deck, owner_key=owner_key)
    rules, pool = game_by_slug(run.game_id), pool_of_deck(deck)
    card_of = canonical_codes(rules)

    def changed(now: Decklist) -> list[Slot]:
        filled = with_cards(now, rules, pool)
        codes = [slot.code for slot in filled.in_zone(found.zone)]
        # The list may name a printing of the card.
        code = next((each for each in codes if found.removed in (each, card_of(found.zone, each))), None)
        if code is None:
            raise Refused(gettext("The deck has been changed and no longer has this card."), code="no_such_card")
        return list(exchanged(filled, Exchange(found.zone, code, found.added)).slots)

    deck = deck_update(deck=deck, slots=changed, editor=editor)
    run.about = {**run.about, "made": {**run.about.get("made", {}), str(row): [str(deck.pk), deck.version]}}
    run.save(update_fields=["about"])
    return deck
