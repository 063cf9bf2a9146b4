"""Proxies of a deck's cards, to print and to cut out: nine on a page, each drawn from the card's printed facts and from nothing else."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from django.utils.translation import gettext
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from cards.texts.safe_text import field_error
from decks.own_cards.pools import catalogue_with
from decks.printing.pen import PAPERS, Pen, shown
from games.contracts.catalogue import Field, Record
from games.contracts.decks import Decklist
from games.contracts.game import Game as Rules
from games.texts import TEXTS, Words, in_language

WIDTH: Final = 63 * mm
HEIGHT: Final = 88 * mm
ACROSS: Final = 3
ON_A_PAGE: Final = ACROSS * ACROSS
MOST_PROXIES: Final = 500  # 56 pages
_PAD: Final = 3 * mm
_LINE: Final = 3.3 * mm


@dataclass(frozen=True, slots=True)
class Face:
    """What a proxy shows.  facts: (label, value), "" as a value for a flag."""

    name: str
    kind: str  # type and faction
    facts: tuple[tuple[str, str], ...]
    mark: str  # says that the card is a sample or somebody's own; "" for a published card
    foot: str


def proxies(rules: Rules, decklist: Decklist, name: str, *, paper: str, language: str, own: Sequence[Record] = ()) -> bytes:
    """The PDF.  Objective sets give their six cards.  An empty list gives one empty page.

    Raise BadInput for a paper that is not in `PAPERS`, or for more than `MOST_PROXIES` cards.
    own: the own cards in the list.
    """
    if paper not in PAPERS:
        raise field_error("paper", "invalid_choice", gettext("Use one of: %(papers)s.") % {"papers": ", ".join(PAPERS)})
    faces = list(_faces(rules, decklist, language, own))
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=PAPERS[paper], invariant=1)  # invariant: the same deck gives the same bytes
    canvas.setTitle(shown(name))
    canvas.setSubject(in_language(rules.names, language))
    width, height = PAPERS[paper]
    left, top = (width - ACROSS * WIDTH) / 2, (height + ACROSS * HEIGHT) / 2
    for place, face in enumerate(faces):
        row, column = divmod(place % ON_A_PAGE, ACROSS)
        if place and not place % ON_A_PAGE:
            canvas.showPage()
        _draw(canvas, Pen(canvas, language), face, left + column * WIDTH, top - (row + 1) * HEIGHT)
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def _faces(rules: Rules, decklist: Decklist, language: str, own: Sequence[Record]) -> Iterator[Face]:
    """A face for each copy, in the order of the list."""
    catalogue = catalogue_with(rules.slug, own)
    cards = {record["code"]: record for record in catalogue.cards}
    card_of = {record["code"]: record["card"] for record in catalogue.printings}
    sets = {record["code"]: record["printings"] for record in catalogue.objective_sets}
    of_sets = {zone.code for zone in rules.decks.zones if zone.holds == "objective_sets"}
    factions = {record["code"]: record.get("names") or {"en": record["name"]} for record in catalogue.factions}
    printed: list[tuple[Record, str, int]] = []
    for slot in decklist.slots:
        for code in sets.get(slot.code, ()) if slot.zone in of_sets else (slot.code,):
            if record := cards.get(code) or cards.get(card_of.get(code, "")):
                printed.append((record, code, slot.quantity))
    if (number := sum(quantity for _, _, quantity in printed)) > MOST_PROXIES:
        message = gettext("Proxies are printed for at most %(most)s cards; this deck has %(found)s.")
        raise field_error("slots", "too_many_cards", message % {"most": MOST_PROXIES, "found": number})
    for record, code, quantity in printed:
        face = _face(rules, record, code, factions, language)
        yield from (face for _ in range(quantity))


def _face(rules: Rules, record: Record, code: str, factions: dict[str, Words], language: str) -> Face:
    types = {choice.code: choice.names for choice in rules.cards.types}
    kind = [in_language(types.get(record["type"]) or {"en": record["type"]}, language)]
    if record.get("faction"):
        kind.append(in_language(factions.get(record["faction"]) or {"en": record["faction"]}, language))
    facts = tuple(line for field in rules.cards.fields if (line := _fact(field, record["facts"], language)) is not None)
    mark = gettext("Own card") if record.get("own") else gettext("Sample card") if record.get("sample") else ""
    names = record.get("names") or {"en": record["name"]}
    return Face(in_language(names, language), " · ".join(kind), facts, mark, f"{gettext('Proxy')} · {code}")


def _fact(field: Field, facts: Record, language: str) -> tuple[str, str] | None:
    """(label, value) of a fact that the card prints; None if it prints none, or one that is not for reading."""
    value = facts.get(field.name)
    label = in_language(field.labels, language)
    if field.declared or field.of_cards or field.kind == "record":
        return None
    if field.kind == "flag":
        return (label, "") if value is True else None
    if field.kind == "number":
        text = facts.get(f"{field.name}_text") if value is None else f"{value:g}"
        return (label, str(text)) if text not in (None, "") else None
    names = {choice.code: in_language(choice.names, language) for choice in field.choices}
    values: list[Any] = value if isinstance(value, list) else [value]
    words = [names.get(each, each) for each in values if isinstance(each, str) and each]
    return (label, in_language(TEXTS["marks.comma"], language).join(words)) if words else None


def _draw(canvas: Canvas, pen: Pen, face: Face, x: float, y: float) -> None:
    """Draw a card with its lower left corner at (x, y).  Facts that do not fit are left out, the last ones first."""
    canvas.setLineWidth(0.4)
    canvas.rect(x, y, WIDTH, HEIGHT)
    inner = WIDTH - 2 * _PAD
    line = y + HEIGHT - _PAD - 3.2 * mm
    for text in pen.lines(face.name, 10, width=inner, most=2, bold=True):
        pen.text(x + _PAD, line, text, 10, bold=True, width=inner)
        line -= 4.2 * mm
    pen.text(x + _PAD, line, face.kind, 7.5, width=inner)
    line -= 1.6 * mm
    canvas.line(x + _PAD, line, x + WIDTH - _PAD, line)
    line -= 4 * mm
    bottom = y + _PAD + (2 * _LINE if face.mark else _LINE)
    for label, value in face.facts:
        names = pen.lines(label, 7, width=23 * mm if value else inner, most=2)
        values = pen.lines(value, 7.5, width=inner - 24 * mm, most=3, bold=True)
        if line - (max(len(names), len(values)) - 1) * _LINE < bottom:
            break
        for name, row in zip_longest(names, values, fillvalue=""):
            pen.text(x + _PAD, line, name, 7, width=23 * mm if value else inner)
            pen.text(x + _PAD + 24 * mm, line, row, 7.5, bold=True, width=inner - 24 * mm)
            line -= _LINE
        line -= 0.5 * mm
    if face.mark:
        pen.text(x + _PAD, y + _PAD + _LINE, face.mark, 7.5, bold=True, width=inner)
    pen.text(x + _PAD, y + _PAD, face.foot, 6, width=inner)
