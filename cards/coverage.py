"""How much of a game is played: its cards by coverage, summed by product, faction, side and type.

Every sum comes with the query that finds its cards.  A card counts once in each table: in the product that printed it first, with its
faction, or as a card of several.  Cards that lists leave out by default (`Card.is_extra`) do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from django.utils.translation import pgettext_lazy

from cards.data.pools import catalogue_of, pool_of
from cards.models import Game
from cards.query.words import Translated
from cards.render_cache import for_a_version
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
    """Numbers of cards: `full`, `partial` and `none` add up to `cards`; `no_text` are those of `full` that have nothing to play."""

    cards: int = 0
    full: int = 0
    no_text: int = 0
    partial: int = 0
    none: int = 0

    def plus(self, card: CardCoverage) -> Sums:
        one = {card.level: getattr(self, card.level) + 1}
        return replace(self, cards=self.cards + 1, no_text=self.no_text + card.is_textless, **one)

    @property
    def with_text(self) -> int:
        """The cards that are played in full and have something to play."""
        return self.full - self.no_text


@dataclass(frozen=True, slots=True)
class Row:
    """The sums of one product, faction, side or type."""

    code: str
    names: Words
    # The query that finds its cards.
    query: str
    sums: Sums


@dataclass(frozen=True, slots=True)
class Group:
    """One table of sums."""

    by: Literal["product", "faction", "side", "type"]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why cards are not played in full, and how many."""

    level: Coverage
    reason: Words
    cards: int


@dataclass(frozen=True, slots=True)
class GameCoverage:
    """How much of a game is played."""

    is_played: bool
    total: Sums
    # Products, factions, sides and types, each where the game has any.
    groups: tuple[Group, ...]
    # The cards that are not played in full: those played in part first, then the others, each in the catalogue's order.
    gaps: tuple[CardCoverage, ...]
    # Their reasons, the commonest first.
    reasons: tuple[Reason, ...]


def game_coverage(*, game: Game) -> GameCoverage:
    """How much of a loaded game is played; no query once it is counted for a version of its data."""
    return _game_coverage(game.slug, game.data_version)


@for_a_version(most=2 * len(GAMES))
def _game_coverage(slug: str, version: str) -> GameCoverage:
    return count(GAMES[slug], catalogue_of(slug, version), pool_of(slug, version))


def count(rules: Rules, catalogue: Catalogue, pool: Any) -> GameCoverage:
    """How much is played of the game with these cards."""
    cards = [(card, coverage_of(rules, card, pool)) for card in catalogue.cards if not card.get("extra")]
    gaps = sorted((found for _, found in cards if found.level != "full"), key=lambda found: found.level == "none")
    return GameCoverage(
        rules.is_played,
        _total(found for _, found in cards),
        tuple(group for group in _groups(rules, catalogue, cards) if group.rows),
        tuple(gaps),
        tuple(_reasons(gaps)),
    )


def _total(found: Iterable[CardCoverage]) -> Sums:
    total = Sums()
    for card in found:
        total = total.plus(card)
    return total


def _reasons(gaps: Iterable[CardCoverage]) -> Iterator[Reason]:
    numbers: dict[tuple[Coverage, str], Reason] = {}
    for card in gaps:
        reason = card.reason or {"en": ""}
        known = numbers.get((card.level, reason["en"]), Reason(card.level, reason, 0))
        numbers[card.level, reason["en"]] = replace(known, cards=known.cards + 1)
    return iter(sorted(numbers.values(), key=lambda one: -one.cards))


Counted = list[tuple[Record, CardCoverage]]


def _groups(rules: Rules, catalogue: Catalogue, cards: Counted) -> Iterator[Group]:
    first = {printing["card"]: printing["product"] for printing in catalogue.printings if printing["code"] == printing["card"]}
    yield Group("product", _rows(cards, lambda card: first[card["code"]], _named(catalogue.products, "first")))
    if catalogue.factions:
        others = [(SEVERAL, SEVERAL_FACTIONS, "faction>=2"), ("", NO_FACTION, "-has:faction")]
        yield Group("faction", _rows(cards, _faction, [*_named(catalogue.factions, "faction"), *others]))
    if rules.cards.sides:
        yield Group("side", _rows(cards, lambda card: str(card["side"]), _chosen(rules.cards.sides, "side")))
    yield Group("type", _rows(cards, lambda card: str(card["type"]), _chosen(rules.cards.types, "type")))


def _faction(card: Record) -> str:
    several = card["facts"].get("factions") or ()
    return SEVERAL if len(several) > 1 else card["faction"] or ""


def _named(records: Iterable[Record], field: str) -> list[tuple[str, Words, str]]:
    return [(record["code"], record["names"], f"{field}={record['code']}") for record in records]


def _chosen(choices: Iterable[Any], field: str) -> list[tuple[str, Words, str]]:
    return [(choice.code, choice.names, f"{field}={choice.code}") for choice in choices]


def _rows(cards: Counted, code_of: Callable[[Record], str], known: Iterable[tuple[str, Words, str]]) -> tuple[Row, ...]:
    """A row for each code that cards have, in the order of the known ones."""
    sums: dict[str, Sums] = {}
    for card, found in cards:
        code = code_of(card)
        sums[code] = sums.get(code, Sums()).plus(found)
    return tuple(Row(code, names, query, sums[code]) for code, names, query in known if code in sums)
