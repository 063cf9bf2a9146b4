"""The picture of a deck that chats show of its link: its name, its game, what it holds, whether it is legal, and one chart.

Drawn from facts alone, 1200 by 630 pixels, PNG.  No font is in the tree: one that the machine has is used, and where none knows the
letters of a text (a Japanese name on a machine without Japanese), the text is left out and the picture speaks by its chart.
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
ROOM = SIZE[0] - 2 * EDGE
# Of the systems that people host on; the first that is there.  All of them know Latin, Japanese and Chinese letters.
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
class Drawn:
    """What the picture says.  tone: of the deck's side or game.  bars: the numbers of a chart, with their labels."""

    title: str
    game: str
    line: str
    verdict: str
    legal: bool
    tone: str
    bars: Sequence[tuple[str, float]] = ()


def deck_picture(deck: Drawn) -> bytes:
    picture = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(picture)
    tone = TONES.get(deck.tone, TONES["grey"])
    _stars(draw, tone)
    draw.rectangle((0, 0, 16, SIZE[1]), fill=tone)
    _write(draw, 60, deck.game.upper(), 30, MUTED)
    lines = _wrapped(draw, deck.title, 72, ROOM, most=2)
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
    """The font, and does it know more than Latin letters?"""
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size), True
        except OSError:
            continue
    return ImageFont.load_default(size), False


def _readable(text: str) -> str:
    """The text as far as the font knows its letters; "" where it would be mostly boxes."""
    _, knows_all = _font(30)
    kept = "".join(letter for letter in text if letter.isprintable())
    if knows_all:
        return kept
    plain = "".join(letter for letter in kept if ord(letter) < 0x250)
    return plain if len(plain) * 2 > len(kept) else ""


def _write(draw: ImageDraw.ImageDraw, top: int, text: str, size: int, colour: str) -> None:
    """A line from the left edge, cut at the right one."""
    if text := _readable(text):
        draw.text((EDGE, top), _cut(draw, text, size, ROOM), font=_font(size)[0], fill=colour)


def _cut(draw: ImageDraw.ImageDraw, text: str, size: int, room: float) -> str:
    font = _font(size)[0]
    if draw.textlength(text, font=font) <= room:
        return text
    while text and draw.textlength(text + "…", font=font) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _wrapped(draw: ImageDraw.ImageDraw, text: str, size: int, room: float, *, most: int) -> list[str]:
    """The text in at most `most` lines; what does not fit goes on in the last, which is cut when it is written."""
    font = _font(size)[0]
    text = _readable(text)
    pieces = text.split(" ") if " " in text else list(text)
    joint = " " if " " in text else ""
    lines = [""]
    for piece in pieces:
        wider = f"{lines[-1]}{joint}{piece}" if lines[-1] else piece
        if lines[-1] and len(lines) < most and draw.textlength(wider, font=font) > room:
            lines.append(piece)
        else:
            lines[-1] = wider
    return [line for line in lines if line]


def _bars(draw: ImageDraw.ImageDraw, bars: Sequence[tuple[str, float]], tone: str) -> None:
    """Upright bars at the foot; their labels below them where there is room."""
    shown = [(label, value) for label, value in bars if value >= 0][:14]
    most = max((value for _, value in shown), default=0)
    if most <= 0:
        return
    left, right, low, high = EDGE + 200, SIZE[0] - EDGE, SIZE[1] - 70, SIZE[1] - 200
    room = (right - left) / len(shown)
    font, _ = _font(22)
    for place, (label, value) in enumerate(shown):
        x = left + place * room + room * 0.15
        top = low - (low - high) * value / most
        draw.rounded_rectangle((x, min(top, low - 3), x + room * 0.7, low), radius=5, fill=tone)
        said = _readable(label)
        if said and draw.textlength(said, font=font) <= room:
            draw.text((x + room * 0.35, low + 8), said, font=font, fill=MUTED, anchor="ma")


def _stars(draw: ImageDraw.ImageDraw, tone: str) -> None:
    """Rings of a chart of the sky, behind everything."""
    for radius in (130, 210, 290):
        draw.ellipse((1010 - radius, 190 - radius, 1010 + radius, 190 + radius), outline=PANEL, width=3)
    for x, y, size in ((880, 190, 5), (1010, 60, 6), (1156, 300, 5), (1010, 400, 4), (1100, 110, 7)):
        draw.ellipse((x - size, y - size, x + size, y + size), fill=PANEL)
    draw.ellipse((1002, 182, 1018, 198), fill=tone)
