"""How fully the rules play a game's cards, with sums by product, faction, side and type.

Every sum comes with the query that finds its cards.  A card counts once in each table: a reprint in the product that printed it first,
a card with several factions in a row of its own.  Cards that lists leave out by default (`Card.is_extra`) do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from django.utils.translation import pgettext_lazy

from cards.data.pools import catalogue_of, pool_of
from cards.models import Game
from cards.render_cache import for_a_version
from cards.texts.translated import Translated
from games.abilities.coverage import coverage_of
from games.contracts.catalogue import Catalogue, Record
from games.contracts.game import Game as Rules
from games.contracts.report import CardCoverage, Coverage
from games.registry import GAMES
from games.texts import Words

# The code of the row for cards with several factions; those without one have the code "".
SEVERAL = "several"
SEVERAL_FACTIONS = Translated(pgettext_lazy("cards of", "Several factions"))
NO_FACTION = Translated(pgettext_lazy("cards of", "No faction"))


@dataclass(frozen=True, slots=True)
class Sums:
    """Numbers of cards by level of coverage."""

    cards: int = 0  # full + partial + none
    full: int = 0
    no_text: int = 0  # those of `full` without text: there is nothing to play
    partial: int = 0
    none: int = 0

    def plus(self, card: CardCoverage) -> Sums:
        one = {card.level: getattr(self, card.level) + 1}
        return replace(self, cards=self.cards + 1, no_text=self.no_text + card.is_textless, **one)

    @property
    def with_text(self) -> int:
        """The number of cards with text that are played in full."""
        return self.full - self.no_text


@dataclass(frozen=True, slots=True)
class Row:
    """The sums of one product, faction, side or type."""

    code: str
    names: Words
    query: str  # finds the cards of the row
    sums: Sums


@dataclass(frozen=True, slots=True)
class Group:
    """One table of sums."""

    by: Literal["product", "faction", "side", "type"]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """The number of cards that are not played in full for one reason."""

    level: Coverage
    reason: Words
    cards: int


@dataclass(frozen=True, slots=True)
class GameCoverage:
    """How fully the rules play a game's cards."""

    is_played: bool
    total: Sums
    # The tables by product, faction, side and type; a table without rows is left out.
    groups: tuple[Group, ...]
    # The cards that are not played in full: first those played in part, then the others, each in the catalogue's order.
    gaps: tuple[CardCoverage, ...]
    # The reasons for the gaps, the most frequent first.
    reasons: tuple[Reason, ...]


def game_coverage(*, game: Game) -> GameCoverage:
    """The coverage of a loaded game.  Cached for each version of its data."""
    return _game_coverage(game.slug, game.data_version)


@for_a_version(most=2 * len(GAMES))
def _game_coverage(slug: str, version: str) -> GameCoverage:
    return count(GAMES[slug], catalogue_of(slug, version), pool_of(slug, version))


def count(rules: Rules, catalogue: Catalogue, pool: Any) -> GameCoverage:
    """The coverage of the game with the cards of `catalogue`."""
    cards = [(card, coverage_of(rules, card, pool)) for card in catalogue.cards if not card.get("extra")]
    gaps = sorted((coverage for _, coverage in cards if coverage.level != "full"), key=lambda coverage: coverage.level == "none")
    return GameCoverage(
        rules.is_played,
        _total(coverage for _, coverage in cards),
        tuple(group for group in _groups(rules, catalogue, cards) if group.rows),
        tuple(gaps),
        tuple(_reasons(gaps)),
    )


def _total(coverages: Iterable[CardCoverage]) -> Sums:
    total = Sums()
    for card in coverages:
        total = total.plus(card)
    return total


def _reasons(gaps: Iterable[CardCoverage]) -> Iterator[Reason]:
    reasons: dict[tuple[Coverage, str], Reason] = {}
    for card in gaps:
        words = card.reason or {"en": ""}
        known = reasons.get((card.level, words["en"]), Reason(card.level, words, 0))
        reasons[card.level, words["en"]] = replace(known, cards=known.cards + 1)
    return iter(sorted(reasons.values(), key=lambda reason: -reason.cards))


CoveredCards = list[tuple[Record, CardCoverage]]


def _groups(rules: Rules, catalogue: Catalogue, cards: CoveredCards) -> Iterator[Group]:
    first_product = {printing["card"]: printing["product"] for printing in catalogue.printings if printing["code"] == printing["card"]}
    yield Group("product", _rows(cards, lambda card: first_product[card["code"]], _record_labels(catalogue.products, "first")))
    if catalogue.factions:
        others = [(SEVERAL, SEVERAL_FACTIONS, "faction>=2"), ("", NO_FACTION, "-has:faction")]
        yield Group("faction", _rows(cards, _faction, [*_record_labels(catalogue.factions, "faction"), *others]))
    if rules.cards.sides:
        yield Group("side", _rows(cards, lambda card: str(card["side"]), _choice_labels(rules.cards.sides, "side")))
    yield Group("type", _rows(cards, lambda card: str(card["type"]), _choice_labels(rules.cards.types, "type")))


def _faction(card: Record) -> str:
    factions = card["facts"].get("factions") or ()
    return SEVERAL if len(factions) > 1 else card["faction"] or ""


# The code, names and query of a row.
Label = tuple[str, Words, str]


def _record_labels(records: Iterable[Record], field: str) -> list[Label]:
    return [(record["code"], record["names"], f"{field}={record['code']}") for record in records]


def _choice_labels(choices: Iterable[Any], field: str) -> list[Label]:
    return [(choice.code, choice.names, f"{field}={choice.code}") for choice in choices]


def _rows(cards: CoveredCards, code_of: Callable[[Record], str], labels: Iterable[Label]) -> tuple[Row, ...]:
    """The rows of one table, in the order of `labels`; a row without cards is left out."""
    sums: dict[str, Sums] = {}
    for card, coverage in cards:
        code = code_of(card)
        sums[code] = sums.get(code, Sums()).plus(coverage)
    return tuple(Row(code, names, query, sums[code]) for code, names, query in labels if code in sums)
