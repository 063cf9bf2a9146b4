"""The status of cards in the formats of their game on a given day."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from django.db.models import Exists, OuterRef, Q

from cards.models import Card, Printing, Restriction
from games.contracts.catalogue import Record
from games.contracts.game import Game as Rules
from games.texts import Words

State = Literal["legal", "banned", "restricted", "limited", "outside"]
_AGAINST: dict[str, State] = {"banned": "banned", "restricted": "restricted", "restricted_group": "restricted", "limited": "limited"}


@dataclass(frozen=True, slots=True)
class FormatStatus:
    """A card's status in one format.

    state: "legal", "banned", "restricted" (including groups of which a deck may hold one card), "limited" or "outside" the pool.
    since, source: the date and source of the list that decides it; None and "" if no list of the format affects the card.
    """

    format: str
    names: Words
    state: State
    since: date | None = None
    source: str = ""


def format_statuses(*, card: Card, rules: Rules, on: date) -> list[FormatStatus]:
    """The card's status in each format that has lists or deck-building rules.  1 query, and the card's printings."""
    rows = Restriction.objects.filter(Q(until=None) | Q(until__gt=on), game=card.game_id, since__lte=on).annotate(
        names_it=Exists(Restriction.cards.through._default_manager.filter(restriction=OuterRef("pk"), card=card.pk)),
        holds_it=Exists(Restriction.products.through._default_manager.filter(restriction=OuterRef("pk"), product__printings__card=card.pk)),
    )
    lists: dict[str, list[Any]] = {format.code: [] for format in rules.decks.formats}
    for row in rows.order_by("pk"):
        lists.setdefault(row.format, []).append(row)
    names = {format.code: format.names for format in rules.decks.formats}
    sets = [printing.objective_set.code for printing in card.printings.all() if printing.objective_set]
    record = {"code": card.code, "type": card.type, "facts": card.facts, "objective_sets": sets, "extra": card.is_extra}
    return [_status(code, names.get(code), statuses, record, rules) for code, statuses in lists.items()]


@dataclass(frozen=True, slots=True)
class _List:
    """A dated list and its relation to one card."""

    kind: str
    name: str
    names: Words
    since: date
    source: str
    facts: Record
    names_it: bool
    holds_it: bool


def states(*, rules: Rules, format: str, on: date) -> dict[int, State]:
    """Primary key -> status in one format, for all the game's cards.  Reads every card, so callers should cache the result."""
    slug = rules.slug
    rows = list(Restriction.objects.filter(Q(until=None) | Q(until__gt=on), game=slug, format=format, since__lte=on).order_by("pk"))
    named = {row.pk: set(row.cards.values_list("pk", flat=True)) for row in rows}
    held = {row.pk: set(Printing.objects.filter(product__restrictions=row).values_list("card", flat=True)) for row in rows}
    sets: dict[int, list[str]] = {}
    for card, code in Printing.objects.filter(game=slug, objective_set__isnull=False).values_list("card", "objective_set__code"):
        sets.setdefault(card, []).append(code)
    names = next((known.names for known in rules.decks.formats if known.code == format), None)
    state_by_card = {}
    for pk, code, kind, facts, is_extra in Card.objects.filter(game=slug).values_list("pk", "code", "type", "facts", "is_extra"):
        record = {"code": code, "type": kind, "facts": facts, "objective_sets": sets.get(pk, []), "extra": is_extra}
        lists = [
            _List(row.kind, row.name, row.names, row.since, row.source, row.facts, pk in named[row.pk], pk in held[row.pk]) for row in rows
        ]
        state_by_card[pk] = _status(format, names, lists, record, rules).state
    return state_by_card


def unlisted_state(*, rules: Rules, format: str, on: date) -> Callable[[Record], State]:
    """The status of cards that are not stored, so that no list and no product has them, by their code, type and facts.  1 query."""
    rows = Restriction.objects.filter(Q(until=None) | Q(until__gt=on), game=rules.slug, format=format, since__lte=on).order_by("pk")
    lists = [_List(row.kind, row.name, row.names, row.since, row.source, row.facts, names_it=False, holds_it=False) for row in rows]

    def state_of(card: Record) -> State:
        record = {"code": card["code"], "type": card["type"], "facts": card["facts"], "objective_sets": [], "extra": False}
        return _status(format, None, lists, record, rules).state

    return state_of


def _status(code: str, names: Words | None, lists: Iterable[Any], card: Record, rules: Rules) -> FormatStatus:
    pools = [row for row in lists if row.kind == Restriction.Kind.POOL]
    names = names or next(({"en": row.name, **row.names} for row in pools), {"en": code.replace("-", " ").capitalize()})
    named = {row.kind: row for row in lists if row.names_it}
    if Restriction.Kind.ALLOWED in named:
        return FormatStatus(code, names, "legal", named[Restriction.Kind.ALLOWED].since, named[Restriction.Kind.ALLOWED].source)
    if pools and (card["extra"] or not any(row.holds_it for row in pools)):
        return FormatStatus(code, names, "outside", pools[0].since, pools[0].source)
    for kind, state in _AGAINST.items():
        if kind in named:
            return FormatStatus(code, names, state, named[kind].since, named[kind].source)
    for row in pools:
        if rules.cards.is_barred(card, code, row.facts):
            return FormatStatus(code, names, "banned", row.since, row.source)
    if not pools and rules.cards.is_barred(card, code, {}):
        return FormatStatus(code, names, "outside")
    return FormatStatus(code, names, "legal", pools[0].since if pools else None, pools[0].source if pools else "")
