"""The options of a decision in words, those of one wording told apart: by where their cards lie, by what lies on them, then by number.

Equal options (`games.report.equal_options`) have one text: pages show them as one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import unescape
from typing import Any

from django.template.loader import render_to_string
from django.utils.html import strip_tags
from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.replay import ENEMY
from frontend.site.theme import look_of
from games.contracts.report import PLACES
from games.contracts.tables import Offer, Position
from games.report.equal_options import equal_options
from games.texts import bracketed, listed

# What tells a card on the board apart from others: its name, whose it is, its place on the table, its zone, and what lies on it.
Facts = tuple[str, str, str, str, str]
NO_FACTS: Facts = ("", "", "", "", "")


def option_texts(catalogue: LocalizedCatalogue, position: Position) -> list[str]:
    """The text of each option, by number; no two are alike, but those of equal options."""
    texts = [catalogue.words(offer.text) for offer in position.offers]
    firsts = equal_options(position)
    shown = [number for number, first in enumerate(firsts) if number == first]
    counts = Counter(texts[number] for number in shown)
    board = position.question.board if position.question else {}
    found = list(texts)
    for text, count in counts.items():
        if count > 1:
            alike = [number for number in shown if texts[number] == text]
            details = _details(catalogue, board, [position.offers[number] for number in alike])
            for number, detail in zip(alike, details, strict=True):
                found[number] = text + bracketed(detail, catalogue.language) if detail else text
    return [found[first] for first in firsts]


def _details(catalogue: LocalizedCatalogue, board: Mapping[str, Any], offers: Sequence[Offer]) -> list[str]:
    """What tells these options of one wording apart, for each of them."""
    facts = [[fact for pointer in (offer.at, *offer.targets) for fact in _facts(catalogue, board, pointer)] for offer in offers]
    most = max(map(len, facts))
    columns = [[each[place] if place < len(each) else "" for each in facts] for place in range(most)]
    differing = [column for column in columns if len(set(column)) > 1]
    details = [listed((fact for fact in row if fact), catalogue.language) for row in zip(*differing, strict=True)] or [""] * len(offers)
    counts, seen = Counter(details), Counter[str]()
    for place, (detail, offer) in enumerate(zip(details, offers, strict=True)):
        if counts[detail] > 1:
            seen[detail] += 1
            numbers = {"n": seen[detail], "all": counts[detail]}
            numbered = gettext("copy %(n)s of %(all)s") % numbers if offer.card else gettext("%(n)s of %(all)s") % numbers
            details[place] = listed([detail, numbered] if detail else [numbered], catalogue.language)
    return details


def _facts(catalogue: LocalizedCatalogue, board: Mapping[str, Any], pointer: str) -> Facts:
    """Of the card, or the empty place, at a pointer into the board; `NO_FACTS` for a pointer to nothing."""
    parts = pointer.split("/")[1:]
    place = ""
    if parts[:1] == [PLACES]:
        board, parts = board[PLACES][int(parts[1])], parts[2:]
        place = _card_name(catalogue, next(iter(board.get("location", ())), ""))
    if not parts:
        return NO_FACTS
    zone = parts[0]
    is_enemy = zone.startswith(ENEMY)
    name = zone.removeprefix(ENEMY)
    whose = gettext("the opponent's") if is_enemy else ""
    lying = board.get("tokens", {}).get(zone, ())
    cards = board.get(zone, ())
    index = int(parts[1]) if len(parts) > 1 else -1
    card = _card_name(catalogue, cards[index]) if 0 <= index < len(cards) else ""
    on_it = _tokens(catalogue, lying[index]) if 0 <= index < len(lying) else ""
    return card, whose, place, _zone_name(catalogue, name), on_it


def _zone_name(catalogue: LocalizedCatalogue, zone: str) -> str:
    """The game's label of a list of its board; a numbered square keeps its number.  "" for a list without a label."""
    row = re.fullmatch(r"(\w+)_(\d)", zone)
    texts = catalogue.game.page_texts
    if row and f"board.{row[1]}" in texts:
        return f"{catalogue.words(texts[f'board.{row[1]}'])} {row[2]}"
    return catalogue.words(texts[f"board.{zone}"]) if f"board.{zone}" in texts else ""


def _tokens(catalogue: LocalizedCatalogue, tokens: Mapping[str, int]) -> str:
    """What lies on a card, in the words of its board."""
    template = look_of(catalogue.game.slug).template("runs/replay/_tokens.html")
    context = {"tokens": tuple(tokens.items()), "game": catalogue.game, "catalogue": catalogue}
    return " ".join(unescape(strip_tags(render_to_string(template, context))).split())  # plain text, which a page escapes


def _card_name(catalogue: LocalizedCatalogue, code: str) -> str:
    card = catalogue.card_by_code(code) if code else None
    return catalogue.distinct_name(card) if card else ""
