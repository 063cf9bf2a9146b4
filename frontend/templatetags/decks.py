"""What the pages of decks and runs need beyond `stardeck`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from django import template
from django.utils.html import format_html

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.charts import axes
from frontend.templatetags.stardeck import words
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match

register = template.Library()


@register.filter
def sum_fact(cards: Iterable[Any], name: str) -> int:
    """The sum of one number over the cards that print it; a printed X counts as nothing."""
    return sum(value for card in cards if isinstance(value := card.facts.get(name), int))


@register.filter
def percent(share: float | None) -> str:
    """
    >>> percent(0.1234)
    '12.3%'
    """
    return "" if share is None else axes.percent(share)


@register.filter
def difference(value: float, kind: str) -> str:
    """A difference with its sign; of shares in percentage points.

    >>> difference(0.0123, "share"), difference(-0.5, "histogram"), difference(0.0, "share")
    ('+1.2 pp', '−0.5', '0 pp')
    """
    said = axes.number(value * 100, 1) if kind == "share" else axes.number(value)
    sign = "+" if value > 0 and said != "0" else ""
    return f"{sign}{said.replace('-', '−')}{' pp' if kind == 'share' else ''}"


@register.filter
def signed(value: int) -> str:
    """
    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"{value:+d}".replace("-", "−")


@register.filter
def interval(ends: Sequence[float] | None, kind: str = "share") -> str:
    """What stands behind a share or a mean: from where to where it may lie; nothing where that is not known.

    >>> interval([0.1, 0.15]), interval([6.5, 7], "mean"), interval(None)
    (' <small class="muted nowrap">10%–15%</small>', ' <small class="muted nowrap">6.5–7</small>', '')
    """
    if not ends:
        return ""
    said = percent if kind == "share" else number
    return format_html(' <small class="muted nowrap">{}–{}</small>', *map(said, ends))


@register.filter
def at_clock(how: Goldfish | Match, value: int) -> str:
    """When a game was decided, in the words of its rules: "turn 7"."""
    return words(how.clock_at).format(value)


@register.filter
def rounded_signed(value: float) -> str:
    """
    >>> rounded_signed(12.6), rounded_signed(-0.2), rounded_signed(-12.6)
    ('+13', '0', '−13')
    """
    return signed(round(value)) if round(value) else "0"


@register.filter
def both_sides(board: Mapping[str, Any]) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """A board (`frontend.runs.replay`) as the part of the other player and the rest."""
    return board["enemy"], board


@register.filter
def board_name(name: str, game: Game) -> str:
    """The name of a part of a replay's board in the reader's language; the part's own name if the game gives none."""
    return words(game.page_texts.get(f"board.{name}", name))


@register.filter
def number(value: float | None) -> str:
    """
    >>> number(12345.678)
    '12,345.68'
    """
    return "" if value is None else axes.number(value)


@register.filter
def metric_label(name: str, game: Game) -> str:
    """What the game calls one of the names it counts, the bare name where it says nothing."""
    metrics = [metric for how in (game.goldfish, game.match) if how for metric in how.metrics]
    return next((words(metric.labels) for metric in metrics if metric.name == name), name)


@register.filter
def card_of(code: str, catalogue: LocalizedCatalogue) -> Any:
    """The card of this code as it is shown, None for a code that nobody knows."""
    return catalogue.card_by_code(code)


@register.filter
def is_number(value: Any) -> bool:
    return isinstance(value, int | float)


@register.filter
def is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


@register.simple_tag
def metric_of(report: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """What a report says about one of its metrics; its bare name where it says nothing."""
    return next((metric for metric in report["metrics"] if metric["name"] == name), {"label": name})


@register.simple_tag
def both(report: Mapping[str, Any], *path: str) -> list[tuple[str, Any]]:
    """What a comparison's report says of each side under these keys, with the side's name; a side without it is left out."""
    found = []
    for number, (side, whole) in enumerate(zip(report["sides"], (report, report["beside"]), strict=True), 1):
        part: Any = reduce(lambda found, key: (found or {}).get(key), path, whole)
        if part:
            found.append((side["name"] or str(number), part))
    return found


@register.simple_tag
def spread_odds(openings: Iterable[Mapping[str, Any]], name: str) -> list[tuple[str, float]]:
    """The chances with codes `<name>_<number>`, as rows of (number, percent) for `{% distribution %}`."""
    found = ((odds["code"].rpartition("_"), odds["value"]) for odds in openings)
    return [(number, 100 * value) for (of, _, number), value in found if of == name and number.isdigit()]


@register.simple_tag
def plain_odds(openings: Iterable[Mapping[str, Any]], *names: str) -> list[Mapping[str, Any]]:
    """The other chances: those of none of these distributions."""
    return [odds for odds in openings if odds["code"].rpartition("_")[0] not in names]


@register.simple_tag
def series(report: Mapping[str, Any], names: str) -> list[tuple[str, Any]]:
    """The curves of a report with these names, as `{% curves %}` takes them; those that were not counted are left out."""
    return [(metric_of(report, name)["label"], report["curves"][name]) for name in names.split() if report["curves"].get(name)]
