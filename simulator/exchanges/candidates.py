"""The exchanges of a deck that are raced: one card of the list for another (an objective set, where players exchange whole sets).

Each gives a list that is legal in the chosen format.  They are in a drawn order, which is the same for equal requests: every card that may
leave is in as many of the first exchanges as any other, and the cards that may come in follow one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import get_language, gettext

from cards.errors import Refused
from cards.models import Game as GameRow
from cards.search.fields import search_fields
from cards.search.find import card_find, objective_set_find
from cards.selectors import game_get
from cards.texts.safe_text import bad_field
from decks.collection import collection_of
from decks.legality import legality_data, verdicts
from decks.search.search_context import requester_of
from games.contracts.decks import Decklist, Slot, ZoneSpec
from games.contracts.game import Game
from games.texts import in_language
from simulator.exchanges.request import OWNED, SEARCH, ExchangeRequest
from simulator.races.plan import Exchange, exchanged, legal_exchanges
from simulator.requests.check import canonical_codes
from simulator.requests.faults import one_of

# Lists whose legality is checked at most; it takes up to 2 ms each.
MOST_CHECKS: Final = 500


@dataclass(frozen=True, slots=True)
class Candidates:
    """exchanges: legal ones.  pairs: of a card that may leave and one that may come in, legal or not.

    is_all: whether there are no further legal ones.
    """

    exchanges: tuple[Exchange, ...]
    pairs: int
    is_all: bool


def with_cards(decklist: Decklist, rules: Game, pool: Any) -> Decklist:
    """The list; one without a card that can be exchanged is filled as the game fills an empty list."""
    zones = {zone.code for zone in zones_of(rules)}
    if any(slot.zone in zones for slot in decklist.slots):
        return decklist
    filled = next(iter(rules.lists.starting(pool)), None)
    taken = {slot.zone for slot in decklist.slots}
    more = tuple(slot for slot in filled.decklist.slots if slot.zone not in taken) if filled else ()
    return Decklist((*decklist.slots, *more), decklist.side)


def zones_of(rules: Game) -> list[ZoneSpec]:
    """The zones in which single cards are exchanged; where decks consist of objective sets, those of the sets."""
    zones = [zone for zone in rules.decks.zones if not zone.fixed and zone.holds != "leaders"]
    return [zone for zone in zones if zone.holds == "objective_sets"] or zones


def exchanges_sets(rules: Game) -> bool:
    """Whether players of the game exchange whole objective sets, not single cards."""
    return any(zone.holds == "objective_sets" for zone in zones_of(rules))


def candidates_of(request: ExchangeRequest, decklist: Decklist, *, first: int, rules: Game, pool: Any, owner_key: str) -> Candidates:
    """The legal exchanges in the canonical list, as far as they were checked.

    first: the exchanges of the first stage.
    BadInput for a wrong query or card; Refused "nothing_owned", "no_exchange".
    """
    zones = {zone.code: zone for zone in zones_of(rules)}
    card_of = canonical_codes(rules)  # a list, and so its reader, may name a card by a printing
    leaving = [
        slot for slot in decklist.slots if slot.zone in zones and (not request.removed or card_of(slot.zone, request.removed) == slot.code)
    ]
    together = exchanges_sets(rules)
    if not leaving:
        if request.removed:
            message = (
                gettext("This deck has no such objective set.")
                if together
                else gettext("This deck has no such card that can be exchanged.")
            )
        else:
            message = gettext("This deck has no objective set.") if together else gettext("No card can be exchanged.")
        raise bad_field("removed", "bad_input", message)
    game = game_get(slug=rules.slug)
    side = rules.decks.side_of(decklist, pool)
    coming = {}
    for code in sorted({slot.zone for slot in leaving}):
        codes = _found(request, zones[code], game, owner_key)
        if request.source == OWNED:
            codes &= _owned(request, zones[code], decklist, owner_key)
        if request.added:
            codes &= {card_of(code, request.added)}
        coming[code] = sorted(each for each in codes if _side_of(each, code, rules, pool) in (None, "", side or None))
    if request.added and not any(coming.values()):
        raise bad_field("added", "bad_input", gettext("There is no such card that may come in."))
    if request.source == SEARCH and not any(coming.values()):
        raise bad_field("query", "bad_input", gettext("This search finds nothing that may come in."))
    pairs = sum(sum(code != slot.code for code in coming[slot.zone]) for slot in leaving)

    def is_legal(exchange: Exchange) -> bool:
        return verdicts(game=rules.slug, decklist=exchanged(decklist, exchange), formats=[request.format], pool=pool)[0].legal

    found, is_all = legal_exchanges(leaving, coming, is_legal, first=first, most=MOST_CHECKS)
    if not found:
        raise _no_exchange(request, decklist, rules, pool)
    return Candidates(found, pairs, is_all)


def _no_exchange(request: ExchangeRequest, decklist: Decklist, rules: Game, pool: Any) -> Refused:
    """Why no exchange is legal: a deck that is not legal itself comes with what is wrong with it in the format."""
    together = exchanges_sets(rules)
    names = next(each.names for each in rules.decks.formats if each.code == request.format)
    about = {"format": in_language(names, get_language() or "en")}
    if verdicts(game=rules.slug, decklist=decklist, formats=[request.format], pool=pool)[0].legal:
        if together:
            message = gettext("No exchange of one objective set that was tried leaves a deck that is legal in the format “%(format)s”.")
        else:
            message = gettext("No exchange of one card that was tried leaves a deck that is legal in the format “%(format)s”.")
        return Refused(message % about, code="no_exchange")
    if together:
        message = gettext(
            "This deck is not legal in the format “%(format)s”, and no exchange of one objective set that was tried makes it legal. "
            "Mend the deck first, or choose a format in which it is legal."
        )
    else:
        message = gettext(
            "This deck is not legal in the format “%(format)s”, and no exchange of one card that was tried makes it legal. "
            "Mend the deck first, or choose a format in which it is legal."
        )
    judged = legality_data(game=rules.slug, decklist=decklist, language=get_language() or "en", formats=[request.format], pool=pool)
    return Refused(message % about, code="no_exchange", formats=judged["formats"])


def format_for(request: ExchangeRequest, decklist: Decklist, rules: Game, pool: Any) -> str:
    """The requested format; without one, the first in which the list is legal, or the first of the game.  BadInput for an unknown one."""
    codes = [each.code for each in rules.decks.formats]
    if not request.format:
        return next((each.format for each in verdicts(game=rules.slug, decklist=decklist, pool=pool) if each.legal), codes[0])
    if request.format not in codes:
        raise bad_field("format", "bad_input", one_of("format", codes))
    return request.format


def _found(request: ExchangeRequest, zone: ZoneSpec, game: GameRow, owner_key: str) -> set[str]:
    """The codes that may come into the zone.  Whether a format allows them is asked of the search where it knows, and of each list."""
    query = request.query if request.source == SEARCH else ""
    requester = requester_of(owner=lambda: owner_key, game=game.slug, current=request.side.deck)
    if zone.holds == "objective_sets":
        sets, _ = objective_set_find(game=game, q=query, page_query=zone.query, requester=requester)
        return set(sets.values_list("code", flat=True))
    legal = f"legal:{request.format}" if _is_searched(game, request.format) else ""
    page_query = " ".join(f"({each})" for each in (zone.query, legal) if each)
    cards = card_find(game=game, q=query, page_query=page_query, requester=requester, language=get_language() or "en")
    return set(cards.rows.order_by().values_list("code", flat=True))


def _is_searched(game: GameRow, format: str) -> bool:
    fields = search_fields(game=game, field="legal")
    return bool(fields) and any(choice.code == format for choice in fields[0].choices)


def _owned(request: ExchangeRequest, zone: ZoneSpec, decklist: Decklist, owner_key: str) -> set[str]:
    """The codes of which one more copy is owned than the list has."""
    deck = request.side.deck
    besides = deck.pk if deck is not None and deck.owner_key == owner_key else None
    collection = collection_of(owner_key=owner_key, game=request.game, besides=besides)
    copies = collection.sets if zone.holds == "objective_sets" else collection.cards
    if not copies:
        raise Refused(gettext("Your collection of this game is empty; say first what you own."), code="nothing_owned")
    used: dict[str, int] = {}
    for slot in decklist.slots:
        used[slot.code] = used.get(slot.code, 0) + slot.quantity
    return {code for code, count in copies.items() if count > used.get(code, 0)}


def _side_of(code: str, zone: str, rules: Game, pool: Any) -> str | None:
    """The side that a card fixes; None for one of either."""
    return rules.decks.side_of(Decklist((Slot(code, 1, zone),)), pool)
