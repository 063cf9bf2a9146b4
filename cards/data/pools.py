"""Each game's catalogue and card pool, read from the database and cached by the process until new data is loaded."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.db import connection
from django.utils.translation import get_language, gettext

from cards.errors import NotFound, NotLoaded
from cards.models import PRINTING_ORDER, Card, Faction, ObjectiveSet, Printing, Product, Restriction, Ruling
from games.contracts.catalogue import Catalogue
from games.registry import GAMES
from games.texts import in_language


def catalogue_of(slug: str, version: str | None = None) -> Catalogue:
    """All records of the game, without texts; NotFound or NotLoaded without the game.  One small query once cached.

    version: the data version, if the caller has just read it; then there is no query.
    """
    return _catalogue(slug, data_version(slug) if version is None else version)


def pool_of(slug: str, version: str | None = None) -> Any:
    """The card pool that the game builds from its catalogue (`Game.build_pool`).  The pool is shared: do not modify it.

    version: the data version, if the caller has just read it.
    """
    return _pool(slug, data_version(slug) if version is None else version)


def unknown_game(slug: str) -> NotFound:
    """A NotFound error that lists the known games."""
    parameters = {"game": repr(slug[:60]), "games": ", ".join(GAMES)}
    return NotFound(gettext("There is no game %(game)s. Use one of: %(games)s.") % parameters, code="unknown_game")


def not_loaded(slug: str) -> NotLoaded:
    """A NotLoaded error about a game that exists; the site loads its cards when it first starts."""
    name = in_language(GAMES[slug].names, get_language() or "en")
    return NotLoaded(gettext("The cards of %(game)s are not loaded yet. Try again in a few seconds.") % {"game": name})


def versions(slug: str) -> tuple[str, str] | None:
    """(data_version, search_version) of the loaded game, None if it is not loaded.

    Nearly every request runs this query, often as its only one.  Raw SQL takes a tenth of the ORM's time.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT data_version, search_version FROM cards_game WHERE slug = %s", [slug])
        row: tuple[str, str] | None = cursor.fetchone()
    return row


def all_versions() -> dict[str, str]:
    """The data version of each loaded game by its slug, in the order of `GAMES`.  One small query."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT slug, data_version FROM cards_game")
        loaded = dict(cursor.fetchall())
    return {slug: loaded[slug] for slug in GAMES if slug in loaded}


def data_version(slug: str) -> str:
    """The version of the loaded data.  NotFound lists the known games; NotLoaded if the game's cards are not in the database yet."""
    if slug not in GAMES:
        raise unknown_game(slug)
    found = versions(slug)
    if found is None:
        raise not_loaded(slug)
    return found[0]


@lru_cache(maxsize=2 * len(GAMES))
def _pool(slug: str, version: str) -> Any:
    return GAMES[slug].build_pool(_catalogue(slug, version))


@lru_cache(maxsize=2 * len(GAMES))
def _catalogue(slug: str, version: str) -> Catalogue:
    factions = {faction.pk: faction for faction in Faction.objects.filter(game=slug).order_by("pk")}
    products = {product.pk: product for product in Product.objects.filter(game=slug).order_by("position")}
    cards = {
        card.pk: card
        for card in Card.objects.filter(game=slug).order_by("position").defer("text", "lore", "text_key", "lore_key", "search_key")
    }
    sets = {found.pk: found for found in ObjectiveSet.objects.filter(game=slug).order_by("number")}
    places: dict[int, list[str]] = {pk: [] for pk in sets}
    printings = []
    for row in Printing.objects.filter(game=slug).order_by(*PRINTING_ORDER).defer("names", "name"):
        if row.objective_set_id is not None:
            places[row.objective_set_id].append(row.code)
        printings.append(
            {
                "code": row.code,
                "card": cards[row.card_id].code,
                "product": products[row.product_id].code,
                "objective_set": sets[row.objective_set_id].code if row.objective_set_id is not None else None,
                "position": row.position,
                "number": row.number,
                "facts": row.facts,
            }
        )
    return Catalogue(
        factions=tuple({**_named(faction), "side": faction.side} for faction in factions.values()),
        products=tuple(
            {**_named(row), "position": row.position, "kind": row.kind, "cycle": row.cycle, "facts": row.facts} for row in products.values()
        ),
        objective_sets=tuple(
            {
                **_named(row),
                "number": row.number,
                "product": products[row.product_id].code,
                "side": row.side,
                "faction": factions[row.faction_id].code if row.faction_id is not None else None,
                "facts": row.facts,
                "printings": places[row.pk],
            }
            for row in sets.values()
        ),
        cards=tuple(
            {
                **_named(row),
                "type": row.type,
                "side": row.side,
                "faction": factions[row.faction_id].code if row.faction_id is not None else None,
                "unique": row.is_unique,
                "number": row.number,
                "facts": row.facts,
                **({"aliases": row.aliases} if row.aliases else {}),
                **({"sample": True} if row.is_sample else {}),
                **({"extra": True} if row.is_extra else {}),
            }
            for row in cards.values()
        ),
        printings=tuple(printings),
        rulings=tuple(
            {
                **_named(row),
                "card": cards[row.card_id].code,
                "kind": row.kind,
                "day": row.day.isoformat() if row.day else None,
                "source": row.source,
                "facts": row.facts,
            }
            for row in Ruling.objects.filter(game=slug).order_by("pk")
        ),
        formats=tuple(
            map(_restriction, Restriction.objects.filter(game=slug).order_by("pk").prefetch_related("cards", "objective_sets", "products"))
        ),
    )


def _restriction(row: Restriction) -> dict[str, Any]:
    named: Any = getattr(row, row.of)  # "cards", "objective_sets" or "products"
    return {
        **_named(row),
        "format": row.format,
        "kind": row.kind,
        "since": row.since.isoformat(),
        **({"until": row.until.isoformat()} if row.until else {}),
        "of": row.of,
        "codes": [one.code for one in named.all()],
        "source": row.source,
        **({"facts": row.facts} if row.facts else {}),
    }


def _named(row: Faction | Product | ObjectiveSet | Card | Ruling | Restriction) -> dict[str, Any]:
    return {"code": row.code, "name": row.name, "names": row.names}
