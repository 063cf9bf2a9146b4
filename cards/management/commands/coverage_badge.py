"""Write docs/images/coverage.svg, a chart of how many cards of each game the rules play, and its line in the README."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape

from django.conf import settings
from django.core.management.base import BaseCommand

from cards.coverage import Sums, count
from games.catalogue.fixtures import read_catalogue
from games.contracts.game import Game
from games.registry import GAMES

PICTURE = "docs/images/coverage.svg"
START, END = "<!-- manage.py coverage_badge -->\n", "<!-- end of coverage_badge -->\n"
# The parts of a bar, by their names in `Sums`, with their labels in the legend.
PARTS: Mapping[str, str] = {"with_text": "played in full", "no_text": "no text", "partial": "in part", "none": "not played"}

WIDTH, LINE, NAMES, BAR = 720, 26, 270, 300
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1a2226; }
.number { text-anchor: end; }
.with_text { fill: #0f6a85; }
.no_text { fill: #0f6a85; opacity: 0.45; }
.partial { fill: #b07c10; }
.none { fill: #d8d1be; }
@media (prefers-color-scheme: dark) {
  text { fill: #e9eeec; }
  .with_text, .no_text { fill: #63c3dc; }
  .partial { fill: #e8b93f; }
  .none { fill: #3a4d55; }
}
"""


def sums_of(rules: Game) -> Sums:
    """The sums of a game's fixtures."""
    catalogue = read_catalogue(rules, settings.FIXTURES / rules.slug)
    return count(rules, catalogue, rules.build_pool(catalogue)).total


def sums_of_games() -> dict[str, Sums]:
    """English name of each game -> its sums."""
    return {rules.names["en"]: sums_of(rules) for rules in GAMES.values()}


def sentence(sums: Sums) -> str:
    """The coverage of a game in a few words.

    >>> sentence(Sums(cards=10, full=6, no_text=2, partial=1, none=3))
    '4 of 8 cards with text'
    >>> sentence(Sums(cards=2, full=2, no_text=2))
    'no card has text'
    """
    texts = sums.cards - sums.no_text
    return f"{sums.with_text:,} of {texts:,} cards with text" if texts else "no card has text"


def picture(games: Mapping[str, Sums]) -> str:
    """The badge as SVG: a bar for each game, and a legend."""
    height = LINE * (len(games) + 1) + 8
    title = "How many cards of each game the rules play"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        *(line for place, (name, sums) in enumerate(games.items()) for line in _row(name, sums, LINE * place)),
        *_legend(LINE * len(games)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _row(name: str, sums: Sums, top: int) -> Iterator[str]:
    yield f'<text x="0" y="{top + 17}">{escape(name)}</text>'
    before = 0
    for part in PARTS:
        if number := getattr(sums, part):
            left, width = NAMES + BAR * before / sums.cards, BAR * number / sums.cards
            yield f'<rect class="{part}" x="{left:.1f}" y="{top + 6}" width="{width:.1f}" height="14"/>'
            before += number
    yield f'<text class="number" x="{WIDTH}" y="{top + 17}">{sentence(sums).removesuffix(" cards with text")}</text>'


def _legend(top: int) -> Iterator[str]:
    for place, (part, label) in enumerate(PARTS.items()):
        left = NAMES + 112 * place
        yield f'<rect class="{part}" x="{left}" y="{top + 9}" width="12" height="12"/>'
        yield f'<text x="{left + 18}" y="{top + 20}">{label}</text>'


def readme_with(text: str, games: Mapping[str, Sums]) -> str:
    """The README with the badge's line replaced; ValueError if the README has no such line."""
    before, start, rest = text.partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise ValueError(f"README.md lacks the lines {START.strip()} and {END.strip()}; put them where the badge belongs.")
    description = "; ".join(f"{name}: {sentence(sums)}" for name, sums in games.items())
    return f"{before}{START}![Cards that the rules play in full. {description}]({PICTURE})\n{END}{after}"


class Command(BaseCommand):
    help = "Write the chart in the README that shows how many cards of each game the rules play."

    def handle(self, *args: Any, **options: Any) -> None:
        games = sums_of_games()
        readme = settings.BASE_DIR / "README.md"
        readme.write_text(readme_with(readme.read_text(encoding="utf-8"), games), encoding="utf-8")
        (settings.BASE_DIR / PICTURE).write_text(picture(games), encoding="utf-8")
        self.stdout.write(f"{PICTURE} and README.md written.")
