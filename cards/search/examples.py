"""Example queries with what they find today."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from cards.errors import BadInput
from cards.models import Game
from cards.query.dates import today
from cards.render_cache import for_a_version
from cards.search.find import card_find
from cards.selectors import rules_of


@dataclass(frozen=True, slots=True)
class QueryExample:
    """An example query, with its result count today and its explanation in words."""

    query: str
    count: int
    explained: str


def query_example(*, game: Game, q: str, language: str) -> QueryExample | None:
    """Run the query `q` as an example; None if this game does not fully understand it.  Cached for the day."""
    return _query_example((game.slug, game.data_version, game.search_version), today(), q, language)


@for_a_version(2000)
def _query_example(loaded: tuple[str, str, str], day: date, q: str, language: str) -> QueryExample | None:
    slug, version, search_version = loaded
    try:
        search = card_find(game=Game(slug, data_version=version, search_version=search_version), q=q)
    except BadInput:
        return None
    return None if search.query.warnings else QueryExample(q, len(search.codes), search.query.explain(language))


def examples(*, game: Game, language: str) -> list[QueryExample]:
    """The game's example queries.  No database query once they are cached."""
    return [example for q in rules_of(game).cards.search.examples if (example := query_example(game=game, q=q, language=language))]
