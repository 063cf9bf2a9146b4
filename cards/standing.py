"""Where one card stands in each format of its game, on a day.

standing: "legal", "banned", "restricted" (also of a group of which a deck holds one), "limited", or "outside" the format's pool.
since, source: of the list that says so; None and "" where the format simply has no list against the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from django.db.models import Exists, OuterRef, Q

from cards.models import Card, Restriction
from games.contracts import Game as Rules
from games.contracts import Words

State = Literal["legal", "banned", "restricted", "limited", "outside"]
_AGAINST: dict[str, State] = {"banned": "banned", "restricted": "restricted", "restricted_group": "restricted", "limited": "limited"}


@dataclass(frozen=True, slots=True)
class Standing:
    format: str
    names: Words
    state: State
    since: date | None = None
    source: str = ""


def standings(*, card: Card, rules: Rules, on: date) -> list[Standing]:
    """One for each format of the game that has lists, or that it builds decks by.  1 query, and the card's printings."""
    rows = Restriction.objects.filter(Q(until=None) | Q(until__gt=on), game=card.game_id, since__lte=on).annotate(
        names_it=Exists(Restriction.cards.through._default_manager.filter(restriction=OuterRef("pk"), card=card.pk)),
        holds_it=Exists(Restriction.products.through._default_manager.filter(restriction=OuterRef("pk"), product__printings__card=card.pk)),
    )
    lists: dict[str, list[Any]] = {format.code: [] for format in rules.formats}
    for row in rows.order_by("pk"):
        lists.setdefault(row.format, []).append(row)
    names = {format.code: format.names for format in rules.formats}
    return [_standing(code, names.get(code), found, card, rules) for code, found in lists.items()]


def _standing(code: str, names: Words | None, lists: Iterable[Any], card: Card, rules: Rules) -> Standing:
    pools = [row for row in lists if row.kind == Restriction.Kind.POOL]
    names = names or next(({"en": row.name, **row.names} for row in pools), {"en": code.replace("-", " ").capitalize()})
    named = {row.kind: row for row in lists if row.names_it}
    if Restriction.Kind.ALLOWED in named:
        return Standing(code, names, "legal", named[Restriction.Kind.ALLOWED].since, named[Restriction.Kind.ALLOWED].source)
    if pools and (card.is_extra or not any(row.holds_it for row in pools)):
        return Standing(code, names, "outside", pools[0].since, pools[0].source)
    for kind, state in _AGAINST.items():
        if kind in named:
            return Standing(code, names, state, named[kind].since, named[kind].source)
    sets = [printing.objective_set.code for printing in card.printings.all() if printing.objective_set]
    record = {"code": card.code, "type": card.type, "facts": card.facts, "objective_sets": sets}
    for row in pools:
        if rules.bars and rules.bars(record, code, row.facts):
            return Standing(code, names, "banned", row.since, row.source)
    if not pools and rules.bars and rules.bars(record, code, {}):
        return Standing(code, names, "outside")
    return Standing(code, names, "legal", pools[0].since if pools else None, pools[0].source if pools else "")
