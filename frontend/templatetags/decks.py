"""Tags and filters for the pages of decks and runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from django import template
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from decks.own_cards.codes import set_of
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.shown import ShownCard
from frontend.charts import axes
from frontend.runs.report_charts import metric_of
from frontend.runs.tables import DeckPart
from frontend.tables import rules_form
from frontend.templatetags.stardeck import lang_of, words
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match

register = template.Library()


@register.filter
def sum_fact(cards: Iterable[Any], name: str) -> int:
    """The sum of a number fact over the cards; a printed X counts as 0."""
    return sum(value for card in cards if isinstance(value := card.facts.get(name), int))


@register.filter
def is_own_card(code: str) -> bool:
    """Whether the code is that of an own card, which has no page."""
    return bool(set_of(code or ""))


@register.filter
def percent(share: float | None) -> str:
    """
    >>> percent(0.1234)
    '12.3%'
    >>> percent(-0.1)  # of a sum that may lie below 0, as a result without luck
    '−10%'
    """
    return "" if share is None else axes.percent(share).replace("-", "−")


@register.filter
def difference(value: float, kind: str) -> str:
    """A difference with its sign; between shares in percentage points.

    >>> difference(0.0123, "share"), difference(-0.5, "histogram"), difference(0.0, "share")
    ('+1.2 pp', '−0.5', '0 pp')
    """
    return _difference(value, kind)


# Decimals of an end of an interval that would round to 0 with fewer.
MOST_DECIMALS = 4


def _difference(value: float, kind: str, *, keeps_sign: bool = False) -> str:
    """keeps_sign: whether more decimals are shown where the value would round to 0."""
    places, shown = (1, value * 100) if kind == "share" else (2, value)
    text = axes.number(shown, places)
    while keeps_sign and text == "0" and value and places < MOST_DECIMALS:
        places += 1
        text = axes.number(shown, places)
    sign = "+" if value > 0 and text != "0" else ""
    return f"{sign}{text.replace('-', '−')}{' pp' if kind == 'share' else ''}"


@register.filter
def signed(value: int) -> str:
    """
    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"{value:+d}".replace("-", "−")


@register.filter
def interval(ends: Sequence[float] | None, kind: str = "share") -> str:
    """The interval behind a share or a mean; "" without an interval.

    >>> interval([0.1, 0.15]), interval([6.5, 7], "mean"), interval(None)
    (' <small class="muted nowrap">10%–15%</small>', ' <small class="muted nowrap">6.5–7</small>', '')
    >>> interval([-0.1, 0.15])
    ' <small class="muted nowrap">−10% to 15%</small>'
    """
    if not ends:
        return ""
    format_end = percent if kind == "share" else number
    if min(ends) < 0:
        shown = gettext("%(low)s to %(high)s") % {"low": format_end(ends[0]), "high": format_end(ends[1])}
        return format_html(' <small class="muted nowrap">{}</small>', shown.replace("-", "−"))
    return format_html(' <small class="muted nowrap">{}–{}</small>', *map(format_end, ends))


@register.filter
def rows_of_places(counts: Sequence[Sequence[tuple[str, float]]]) -> list[tuple[Any, ...]]:
    """The counts of `{% by_place %}` as rows of a table: the name, then each number.

    >>> rows_of_places([[("Farm", 3.5), ("Cantina", 1.0)], [("Farm", 2.0), ("Cantina", 0.0)]])
    [('Farm', 3.5, 2.0), ('Cantina', 1.0, 0.0)]
    """
    return [(each[0][0], *(number for _, number in each)) for each in zip(*counts, strict=True)]


@register.filter
def difference_interval(ends: Sequence[float], kind: str = "share") -> str:
    """The interval behind a difference.  An end close to 0 shows on which side of it it lies.

    >>> difference_interval([-0.1, 0.15]), difference_interval([-0.25, 1], "mean")
    (' <small class="muted nowrap">−10 to +15 pp</small>', ' <small class="muted nowrap">−0.25 to +1</small>')
    >>> difference_interval([-0.06, -0.0004]), difference_interval([-0.6, -0.0012], "mean")
    (' <small class="muted nowrap">−6 to −0.04 pp</small>', ' <small class="muted nowrap">−0.6 to −0.001</small>')
    """
    low, high = (_difference(end, kind, keeps_sign=True) for end in ends)
    shown = gettext("%(low)s to %(high)s") % {"low": low.removesuffix(" pp"), "high": high}
    return format_html(' <small class="muted nowrap">{}</small>', shown)


@register.filter
def has_rules(game: Game) -> bool:
    """As `frontend.tables.rules_form.has_rules`."""
    return rules_form.has_rules(game)


@register.filter
def at_clock(how: Goldfish | Match, value: int) -> str:
    """The time of a decision in the rules' words: "turn 7"."""
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
    """The opponent's part of a board (`frontend.runs.replay`), and the whole board."""
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
    """The game's label of a metric, or of the outcome that it counts; the name itself if it has no label."""
    counted = {"side_0_won": "side_0_wins", "side_1_won": "side_1_wins"}.get(name, name)
    metrics = [metric for how in (game.goldfish, game.match) if how for metric in how.metrics]
    return next((words(metric.labels) for metric in metrics if metric.name == counted), name)


@register.filter
def card_of(code: str, catalogue: LocalizedCatalogue) -> Any:
    """The card with this code, as pages show it; None for an unknown code."""
    return catalogue.card_by_code(code)


@register.filter
def named(card: ShownCard) -> SafeString:
    """The name of a card, with its language and with what tells it apart from other cards of the name."""
    language = lang_of(card)
    name = format_html("<span{}>{}</span>", language, card.name) if language else conditional_escape(card.name)
    return format_html('{} <span class="muted small">{}</span>', name, card.place) if card.place else name


@register.filter
def is_number(value: Any) -> bool:
    return isinstance(value, int | float)


@register.filter
def is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


@register.simple_tag
def both(report: Mapping[str, Any], *path: str) -> list[tuple[str, Any]]:
    """For each side of a comparison's report, (name of the side, the part under these keys); a side without the part is left out."""
    parts = []
    for number, (side, side_report) in enumerate(zip(report["sides"], (report, report["beside"]), strict=True), 1):
        part: Any = reduce(lambda parts, key: (parts or {}).get(key), path, side_report)
        if part:
            parts.append((side["name"] or str(number), part))
    return parts


@register.simple_tag
def spread_odds(openings: Iterable[Mapping[str, Any]], name: str) -> list[tuple[str, float]]:
    """The chances with codes `<name>_<number>`, as rows of (number, percent) for `{% distribution %}`."""
    split = ((odds["code"].rpartition("_"), odds["value"]) for odds in openings)
    return [(number, 100 * value) for (prefix, _, number), value in split if prefix == name and number.isdigit()]


@register.simple_tag
def all_spread_odds(
    openings: Iterable[Mapping[str, Any]], names: str, decks: Iterable[DeckPart] | None = None
) -> list[list[tuple[str, float]]]:
    """`spread_odds` of each name, of these chances and of those of all decks on the page: the charts that share axes."""
    lists = [openings, *(deck.openings for deck in decks or ())]
    return [spread_odds(each, name) for each in lists for name in names.split()]


@register.simple_tag
def plain_odds(openings: Iterable[Mapping[str, Any]], *names: str) -> list[Mapping[str, Any]]:
    """The chances that belong to none of these distributions."""
    return [odds for odds in openings if odds["code"].rpartition("_")[0] not in names]


@register.simple_tag
def series(report: Mapping[str, Any], names: str) -> list[tuple[str, Any]]:
    """The curves of a report with these names, for `{% curves %}`; curves that were not recorded are left out."""
    return [(metric_of(report, "curve", name)["label"], report["curves"][name]) for name in names.split() if report["curves"].get(name)]


@register.simple_tag
def spreads(report: Mapping[str, Any], names: str, pattern: str) -> list[tuple[str, Any]]:
    """The histograms of a report with these names, for `{% beside %}`; those that were not counted are left out.

    pattern: how a label and the mean of its numbers are written, with {label} and {mean}.
    """
    found = [(metric_of(report, "histogram", name)["label"], report["histograms"].get(name)) for name in names.split()]
    return [(pattern.format(label=label, mean=axes.number(each["mean"])), each["histogram"]) for label, each in found if each]


@register.simple_tag
def by_place(report: Mapping[str, Any], names: str, unnamed: str = "") -> list[list[tuple[str, float]]]:
    """For each of these counts of cards, the counts per game as rows of (name, number) for `{% distribution %}`.

    Cards of one name count together.  Those with none of the counts are left out; those with the most of the first come first.
    unnamed: the name of a card without a name.
    """
    counts = names.split()
    sums: dict[str, list[float]] = {}
    for card in report["cards"]:
        found = sums.setdefault(card["name"] or unnamed, [0.0] * len(counts))
        for place, name in enumerate(counts):
            found[place] += card["per_game"].get(name, 0)
    shown = sorted((name for name, found in sums.items() if any(found)), key=lambda name: (-sums[name][0], name))
    return [[(name, sums[name][place]) for name in shown] for place in range(len(counts))]
