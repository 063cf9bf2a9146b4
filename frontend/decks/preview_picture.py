"""The preview picture of a deck link in chats: name, game, card counts, legality and one chart, as PNG of 1200 by 630 pixels.

The tree contains no font, so the picture uses one of the machine's fonts.  If no font has the letters of a text (a Japanese name on a
machine without a Japanese font), the text is left out.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
SIZE = (1200, 630)
EDGE = 72
TEXT_WIDTH = SIZE[0] - 2 * EDGE
# Fonts of common server systems; the first one found is used.  All have Latin, Japanese and Chinese letters.
FONTS = (
    "NotoSansCJK-Bold.ttc",
    "NotoSansCJK-Regular.ttc",
    "NotoSansCJKjp-Bold.otf",
    "SourceHanSans-Bold.ttc",
    "Hiragino Sans GB.ttc",
    "YuGothB.ttc",
    "msjhbd.ttc",
    "ipagp.ttf",
    "wqy-zenhei.ttc",
    "DroidSansFallbackFull.ttf",
)
GROUND, PANEL, INK, MUTED, ACCENT, GOOD, BAD = "#0c1316", "#16232a", "#f4f1e8", "#a3b4b7", "#e8b93f", "#7ed6a0", "#ff9d90"
TONES = {"blue": "#5b9bf0", "green": "#6fbb6b", "orange": "#ee8b48", "red": "#ec6a5e", "steel": "#94abbd", "violet": "#aa8ae6"}
TONES |= {"gold": "#cfb445", "grey": "#8b9698"}


@dataclass(frozen=True, slots=True)
class PictureContent:
    """The content of the picture.

    tone: the colour of the deck's side or game.
    bars: the labels and values of a chart.
    """

    title: str
    game: str
    line: str
    verdict: str
    legal: bool
    tone: str
    bars: Sequence[tuple[str, float]] = ()


def deck_picture(deck: PictureContent) -> bytes:
    picture = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(picture)
    tone = TONES.get(deck.tone, TONES["grey"])
    _stars(draw, tone)
    draw.rectangle((0, 0, 16, SIZE[1]), fill=tone)
    _write(draw, 60, deck.game.upper(), 30, MUTED)
    lines = _wrap(draw, deck.title, 72, TEXT_WIDTH, most=2)
    top = 116
    for line in lines:
        _write(draw, top, line, 72, INK)
        top += 94
    _write(draw, top + 8, deck.line, 34, MUTED)
    _write(draw, top + 62, deck.verdict, 34, GOOD if deck.legal else BAD)
    _bars(draw, deck.bars, tone)
    _write(draw, SIZE[1] - 66, "Stardeck", 30, ACCENT)
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


@lru_cache(maxsize=32)
def _font(size: int) -> tuple[Font, bool]:
    """The font, and whether it has more than Latin letters."""
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size), True
        except OSError:
            continue
    return ImageFont.load_default(size), False


def _renderable(text: str) -> str:
    """The letters of the text that the font has; "" if more than half are missing."""
    _, knows_all = _font(30)
    printable = "".join(letter for letter in text if letter.isprintable())
    if knows_all:
        return printable
    plain = "".join(letter for letter in printable if ord(letter) < 0x250)
    return plain if len(plain) * 2 > len(printable) else ""


def _write(draw: ImageDraw.ImageDraw, top: int, text: str, size: int, colour: str) -> None:
    """Write a line from the left edge, cut off at the right edge."""
    if text := _renderable(text):
        draw.text((EDGE, top), _cut(draw, text, size, TEXT_WIDTH), font=_font(size)[0], fill=colour)


def _cut(draw: ImageDraw.ImageDraw, text: str, size: int, width: float) -> str:
    font = _font(size)[0]
    if draw.textlength(text, font=font) <= width:
        return text
    while text and draw.textlength(text + "…", font=font) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def _wrap(draw: ImageDraw.ImageDraw, text: str, size: int, width: float, *, most: int) -> list[str]:
    """The text in at most `most` lines.  The rest stays in the last line, which is cut off when it is written."""
    font = _font(size)[0]
    text = _renderable(text)
    pieces = text.split(" ") if " " in text else list(text)
    separator = " " if " " in text else ""
    lines = [""]
    for piece in pieces:
        wider = f"{lines[-1]}{separator}{piece}" if lines[-1] else piece
        if lines[-1] and len(lines) < most and draw.textlength(wider, font=font) > width:
            lines.append(piece)
        else:
            lines[-1] = wider
    return [line for line in lines if line]


def _bars(draw: ImageDraw.ImageDraw, bars: Sequence[tuple[str, float]], tone: str) -> None:
    """Draw vertical bars at the bottom, with labels below if they fit."""
    shown = [(label, value) for label, value in bars if value >= 0][:14]
    most = max((value for _, value in shown), default=0)
    if most <= 0:
        return
    left, right, low, high = EDGE + 200, SIZE[0] - EDGE, SIZE[1] - 70, SIZE[1] - 200
    width = (right - left) / len(shown)
    font, _ = _font(22)
    for place, (label, value) in enumerate(shown):
        x = left + place * width + width * 0.15
        top = low - (low - high) * value / most
        draw.rounded_rectangle((x, min(top, low - 3), x + width * 0.7, low), radius=5, fill=tone)
        text = _renderable(label)
        if text and draw.textlength(text, font=font) <= width:
            draw.text((x + width * 0.35, low + 8), text, font=font, fill=MUTED, anchor="ma")


def _stars(draw: ImageDraw.ImageDraw, tone: str) -> None:
    """Draw the rings and dots of a star chart in the background."""
    for radius in (130, 210, 290):
        draw.ellipse((1010 - radius, 190 - radius, 1010 + radius, 190 + radius), outline=PANEL, width=3)
    for x, y, size in ((880, 190, 5), (1010, 60, 6), (1156, 300, 5), (1010, 400, 4), (1100, 110, 7)):
        draw.ellipse((x - size, y - size, x + size, y + size), fill=PANEL)
    draw.ellipse((1002, 182, 1018, 198), fill=tone)
