"""A game's records and pool out of the database, built once a process and again when other data was loaded."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cards.errors import NotFound
from cards.models import IN_PLACE, Card, Faction, Game, ObjectiveSet, Printing, Product
from games.contracts import Catalogue
from games.registry import GAMES


def catalogue_of(slug: str) -> Catalogue:
    """All records of the game, facts only; NotFound names the games there are.  One small query once it is built."""
    return _catalogue(slug, _version(slug))


def pool_of(slug: str) -> Any:
    """What the game itself builds from its catalogue (`Game.pool`); shared, so nobody may change it."""
    return _pool(slug, _version(slug))


def _version(slug: str) -> str:
    version = Game.objects.filter(slug=slug).values_list("data_version", flat=True).first()
    if slug not in GAMES:
        raise NotFound(f"There is no game {slug!r}; there are: {', '.join(GAMES)}.", code="unknown_game")
    return version or ""


@lru_cache(maxsize=2 * len(GAMES))
def _pool(slug: str, version: str) -> Any:
    return GAMES[slug].pool(_catalogue(slug, version))


@lru_cache(maxsize=2 * len(GAMES))
def _catalogue(slug: str, version: str) -> Catalogue:
    factions = {faction.pk: faction for faction in Faction.objects.filter(game=slug).order_by("pk")}
    products = {product.pk: product for product in Product.objects.filter(game=slug).order_by("position")}
    cards = {card.pk: card for card in Card.objects.filter(game=slug).order_by("position").defer("text", "terms", "search_key")}
    sets = {found.pk: found for found in ObjectiveSet.objects.filter(game=slug).order_by("number")}
    places: dict[int, list[str]] = {pk: [] for pk in sets}
    printings = []
    for row in Printing.objects.filter(game=slug).order_by(*IN_PLACE).defer("names", "name"):
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
                "faction": factions[row.faction_id].code,
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
                "faction": factions[row.faction_id].code,
                "unique": row.is_unique,
                "number": row.number,
                "facts": row.facts,
            }
            for row in cards.values()
        ),
        printings=tuple(printings),
    )


def _named(row: Faction | Product | ObjectiveSet | Card) -> dict[str, Any]:
    return {"code": row.code, "name": row.name, "names": row.names}
