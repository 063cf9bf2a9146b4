"""Tournament registration sheets as PDF, on A4 or US Letter paper."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from django.utils.translation import gettext
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from cards.texts.safe_text import field_error
from decks.exchange.names import names_in
from decks.own_cards.pools import pool_with
from decks.printing.pen import PAPERS, Pen, shown
from games.contracts.catalogue import Record
from games.contracts.decks import Decklist
from games.contracts.game import Game as Rules
from games.texts import bracketed, colon, in_language
from games.texts.collation import name_key

MARGIN: Final = 15 * mm
GAP: Final = 6 * mm
LINE: Final = 4.6 * mm
MOST_LINES: Final = 8  # of remarks on a sheet


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the sheet: a heading with its count, or a card with its copies."""

    text: str
    count: int
    code: str = ""
    heading: bool = False


@dataclass(frozen=True, slots=True)
class SheetOf:
    """A deck to print.

    player: printed on the sheet if it is known; otherwise the player writes the name.
    remarks: what the checker found: a heading, then reasons.  further: the number of its other reasons.
    """

    rules: Rules
    decklist: Decklist
    name: str
    player: str = ""
    own: Sequence[Record] = ()  # the own cards in the list
    remarks: Sequence[str] = ()
    further: int = 0


@dataclass(frozen=True, slots=True)
class NoSheet:
    """A list that could not be read.  name: of its player, or its number; reason: a sentence."""

    name: str
    reason: str


def sheet(rules: Rules, decklist: Decklist, name: str, *, paper: str, language: str, own: Sequence[Record] = ()) -> bytes:
    """The PDF of a deck.  Raise BadInput for a paper that is not in `PAPERS`."""
    return sheets([SheetOf(rules, decklist, name, own=own)], paper=paper, language=language)


def sheets(decks: Sequence[SheetOf], *, paper: str, language: str, unread: Sequence[NoSheet] = ()) -> bytes:
    """One PDF of the sheets of these decks; each begins on a new page.  Raise BadInput for a paper that is not in `PAPERS`.

    unread: the lists without a sheet, which the last page names.
    """
    if paper not in PAPERS:
        message = gettext("Use one of: %(papers)s.") % {"papers": ", ".join(PAPERS)}
        raise field_error("paper", "invalid_choice", message)
    out = io.BytesIO()
    # invariant: omit the date, so that the same deck gives the same bytes
    canvas = Canvas(out, pagesize=PAPERS[paper], invariant=1)
    for deck in decks:
        _Sheet(canvas, deck, paper, language).draw(list(_rows(deck.rules, deck.decklist, language, deck.own)))
    if unread:
        _draw_unread(canvas, unread, paper, language)
    if len(decks) > 1:
        canvas.setTitle(gettext("Deck registration"))
    canvas.save()
    return out.getvalue()


def _rows(rules: Rules, decklist: Decklist, language: str, own: Sequence[Record]) -> Iterator[Row]:
    named = names_in(rules, own)
    groups = rules.decks.groups(decklist, pool_with(rules.slug, own), language)
    parts = [(in_language(group.names, language), group.slots) for group in groups]
    for title, slots in parts:
        if slots:
            yield Row(title, sum(slot.quantity for slot in slots), heading=True)
            for _, code, names, copies in sorted(
                (name_key(names := named(slot.zone, slot.code), language), slot.code, names, slot.quantity) for slot in slots
            ):
                yield Row(in_language(names, language), copies, code)


def _draw_unread(canvas: Canvas, unread: Sequence[NoSheet], paper: str, language: str) -> None:
    """Pages with the lists that have no sheet, so that no player is forgotten."""
    pen = Pen(canvas, language)
    width, height = PAPERS[paper][0] - 2 * MARGIN, PAPERS[paper][1] - MARGIN
    y = height - 5 * mm
    pen.text(MARGIN, y, gettext("Not read"), 14, bold=True)
    for one in unread:
        lines = pen.lines(one.reason, 9, width=width, most=MOST_LINES)
        if y - (len(lines) + 2) * LINE < MARGIN:
            canvas.showPage()
            y = height
        y -= 1.5 * LINE
        pen.text(MARGIN, y, one.name, 9, bold=True, width=width)
        for line in lines:
            y -= LINE
            pen.text(MARGIN, y, line, 9, width=width)
    canvas.showPage()


class _Sheet:
    """Draws the sheet of one deck on new pages of a canvas."""

    def __init__(self, canvas: Canvas, deck: SheetOf, paper: str, language: str) -> None:
        self.canvas = canvas
        self.pen = Pen(canvas, language)
        self.deck = deck
        self.language = language.lower()
        self.width, self.height = PAPERS[paper]

    def draw(self, rows: list[Row]) -> None:
        game = in_language(self.deck.rules.names, self.language)
        self.canvas.setTitle(shown(self.deck.name))
        self.canvas.setSubject(game)
        top = self._head(game)
        pages = list(_pages(rows, first=_lines(top), later=_lines(self.height - MARGIN)))
        for number, columns in enumerate(pages, start=1):
            if number > 1:
                self.canvas.showPage()
                top = self.height - MARGIN
            for column, part in enumerate(columns):
                self._column(part, column, top)
            foot = gettext("Page %(number)s of %(pages)s") % {"number": number, "pages": len(pages)}
            place = self.pen.width(foot, 8)
            self.pen.text(self.width - MARGIN - place, MARGIN - LINE, foot, 8)
            # A page that lies apart from its first one still says whose deck it is.
            names = " · ".join(name for name in (self.deck.player, self.deck.name) if name)
            self.pen.text(MARGIN, MARGIN - LINE, names, 8, width=self.width - 2 * MARGIN - place - GAP)
        self.canvas.showPage()

    def _head(self, game: str) -> float:
        """Draw the title and the fields for the player to fill in; return the height at which the list begins."""
        rules, decklist, name = self.deck.rules, self.deck.decklist, self.deck.name
        total = sum(slot.quantity for slot in decklist.slots)
        y = self.height - MARGIN - 5 * mm
        title = gettext("Deck registration")
        self.pen.text(MARGIN, y, f"{game}{colon(self.language)}{title}", 14, bold=True, width=self.width - 2 * MARGIN)
        side = next((in_language(each.names, self.language) for each in rules.deck_sides if each.code == decklist.side), "")
        sides = ((gettext("Side"), side),) if rules.deck_sides else ()
        known = ((gettext("Deck"), name), *sides, (gettext("Cards"), str(total)))
        blank = ((gettext("Player"), self.deck.player), (gettext("Event"), ""), (gettext("Date"), ""), (gettext("Checked by"), ""))
        half = (self.width - 2 * MARGIN - GAP) / 2
        fields = [pair for both in zip_longest(known, blank) for pair in both if pair]
        for index, (label, value) in enumerate(fields):
            x = MARGIN + (index % 2) * (half + GAP)
            line = y - (index // 2 + 1) * 8 * mm
            self.pen.text(x, line, f"{label}{colon(self.language)}".rstrip(), 9, bold=True)
            self._value(x + 24 * mm, line, value, half - 24 * mm)
            self.canvas.line(x + 23 * mm, line - 1 * mm, x + half, line - 1 * mm)
        return self._remarks(float(y - 4 * 8 * mm - 4 * mm))

    def _value(self, x: float, y: float, text: str, width: float) -> None:
        """What stands in a field: a long name in two or three smaller lines."""
        for size, most in ((9, 1), (7, 2), (6, 3)):
            lines = self.pen.lines(text, size, width=width, most=most)
            if all(self.pen.width(line, size) <= width for line in lines):
                break
        for number, line in enumerate(reversed(lines)):
            self.pen.text(x, y + number * (size + 0.5), line, size, width=width)

    def _remarks(self, top: float) -> float:
        """Draw the remarks below the fields; return the height at which the list begins."""
        width = self.width - 2 * MARGIN
        lines: list[tuple[str, bool]] = []
        drawn = 0
        for text in self.deck.remarks:
            wrapped = self.pen.lines(text, 9, width=width, most=2)
            is_last = drawn + 1 == len(self.deck.remarks) and not self.deck.further
            if len(lines) + len(wrapped) > (MOST_LINES if is_last else MOST_LINES - 1):
                break
            lines += [(line, not drawn) for line in wrapped]
            drawn += 1
        if more := len(self.deck.remarks) - drawn + self.deck.further:
            lines.append((gettext("and %(more)s more") % {"more": more}, False))
        for line, bold in lines:
            top -= LINE
            self.pen.text(MARGIN, top, line, 9, bold=bold, width=width)
        return top - (LINE if lines else 0)

    def _column(self, rows: Sequence[Row], column: int, top: float) -> None:
        half = (self.width - 2 * MARGIN - GAP) / 2
        x = MARGIN + column * (half + GAP)
        for index, row in enumerate(rows):
            y = top - (index + 1) * LINE
            if row.heading:
                self.pen.text(x, y, f"{row.text}{bracketed(str(row.count), self.language)}", 9, bold=True, width=half)
                self.canvas.line(x, y - 0.9 * mm, x + half, y - 0.9 * mm)
            else:
                self.pen.text(x, y, str(row.count), 9, bold=True)
                code = self.pen.width(row.code, 6.5)
                self.pen.text(x + 8 * mm, y, row.text, 9, width=half - 8 * mm - code - 2 * mm)
                self.pen.text(x + half - code, y, row.code, 6.5)


def _lines(top: float) -> int:
    """The number of rows between `top` and the foot of a page."""
    return int((top - MARGIN - LINE) // LINE)


def _pages(rows: list[Row], *, first: int, later: int) -> Iterator[tuple[list[Row], list[Row]]]:
    """The two columns of each page; on the last page they have equal length."""
    place, lines = 0, first
    while True:
        rest = len(rows) - place
        height = lines if rest > 2 * lines else (rest + 1) // 2
        left = _whole(rows[place : place + height], lines, rows[place + height : place + height + 1])
        place += len(left)
        right = _whole(rows[place : place + lines], lines, rows[place + lines : place + lines + 1])
        place += len(right)
        yield left, right
        if place >= len(rows):
            return
        lines = later


def _whole(column: list[Row], lines: int, after: list[Row]) -> list[Row]:
    """The column without a heading at its end, which belongs above its first card: that card joins it if there is room."""
    if column and after and column[-1].heading:
        return [*column, *after] if len(column) < lines else column[:-1]
    return column
