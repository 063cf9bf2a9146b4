"""Text on a PDF page.

Latin text is set in Helvetica and other scripts in the standard fonts of PDF readers, so no font is embedded.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Final

from reportlab import rl_config
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

# The pages are stored as they are compressed.  As ASCII they would be a quarter longer, and encoding them costs as much as drawing them.
rl_config.useA85 = 0

PAPERS: Final = {"a4": A4, "letter": LETTER}
_LATIN: Final = ("Helvetica", "Helvetica-Bold")
_ASIAN: Final = {"ja": "HeiseiKakuGo-W5", "zh-hant": "MSung-Light", "ko": "HYSMyeongJo-Medium"}


class Pen:
    """Writes lines of text on the pages of a canvas.  Lengths are in points, from the lower left corner."""

    def __init__(self, canvas: Canvas, language: str) -> None:
        self.canvas = canvas
        self.language = language.lower()

    def text(self, x: float, y: float, text: str, size: float, *, bold: bool = False, width: float | None = None) -> None:
        """Draw one line, shortened with "…" if it is wider than `width`."""
        text = shown(text)
        if width is not None and self.width(text, size, bold=bold) > width:
            while text and self.width(f"{text}…", size, bold=bold) > width:
                text = text[:-1]
            text += "…"
        runs = self._runs(text, bold=bold)
        for number, (font, run) in enumerate(runs, start=1):
            self.canvas.setFont(font, size)
            self.canvas.drawString(x, y, run)
            if number < len(runs):
                x += pdfmetrics.stringWidth(run, font, size)

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        return sum(float(pdfmetrics.stringWidth(run, font, size)) for font, run in self._runs(shown(text), bold=bold))

    def lines(self, text: str, size: float, *, width: float, most: int, bold: bool = False) -> list[str]:
        """The text in lines of at most this width; words are kept whole where they fit.  The last of `most` lines may be too long."""
        lines = [""]
        for word in _words(shown(text)):
            if lines[-1].strip() and len(lines) < most and self.width(f"{lines[-1]}{word}".rstrip(), size, bold=bold) > width:
                lines[-1] = lines[-1].rstrip()
                lines.append("")
            lines[-1] += word
        return [line.strip() for line in lines]

    def _runs(self, text: str, *, bold: bool) -> list[tuple[str, str]]:
        """(font, text) for each run of characters in one script."""
        if _is_latin(text):
            return [(_LATIN[bold], text)] if text else []
        return [(font, "".join(run)) for font, run in groupby(text, key=lambda c: self._font(c, bold=bold))]

    def _font(self, character: str, *, bold: bool) -> str:
        if _is_latin(character):
            return _LATIN[bold]
        if "\u1100" <= character <= "\u11ff" or "\uac00" <= character <= "\ud7af":
            return _font(_ASIAN["ko"])
        return _font(_ASIAN["zh-hant" if self.language.startswith("zh") else "ja"])


def shown(text: str) -> str:
    """The text on one line, without characters that no font can show."""
    line = " ".join(text.split())
    if line.isprintable() and max(line, default="") <= "\uffff":
        return line
    return "".join(c if c.isprintable() and c <= "\uffff" else "?" for c in line)


def _words(text: str) -> Iterable[str]:
    """Latin words with the space after them, and other characters one by one: a line may break after each."""
    if _is_latin(text):
        *words, last = text.split(" ")
        yield from (f"{word} " for word in words)
        yield last
        return
    word = ""
    for character in text:
        if character == " " or not _is_latin(character):
            yield word + character
            word = ""
        else:
            word += character
    yield word


def _is_latin(text: str) -> bool:
    """Whether Helvetica has all of these characters."""
    try:
        text.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


@cache
def _font(name: str) -> str:
    pdfmetrics.registerFont(UnicodeCIDFont(name))
    return name
