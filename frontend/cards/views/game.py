"""The pages of a game, its products and its factions."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from cards import selectors
from cards.errors import NotFound
from cards.models import Faction, Product
from cards.models import Game as GameRow
from frontend.site.clauses import clauses_of
from frontend.site.requests import PageRequest
from frontend.site.responses import language
from frontend.site.theme import look_of
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from simulator.tables.puzzles import puzzles_of


def game_of(slug: str) -> tuple[GameRow, Game]:
    """The game's database row and its rules; NotFound lists the games."""
    row = selectors.game_get(slug=slug)
    return row, selectors.rules_of(row)


@require_safe
def game(request: PageRequest, slug: str) -> HttpResponse:
    row, rules = game_of(slug)
    products = list(selectors.product_list(game=row))
    factions = list(selectors.faction_list(game=row))
    types, sides = selectors.type_counts(game=row), selectors.side_counts(game=row)
    context = {
        "game": rules,
        "factions": factions,
        "types": [(choice, types[choice.code]) for choice in rules.cards.types if choice.code in types],
        "sides": [(choice, sides[choice.code]) for choice in rules.cards.sides if choice.code in sides],
        "marked": marked_values(rules, slug),
        "product_count": len(products),
        "cycles": by_cycle(products),
        "card_count": sum(types.values()),
        "set_count": sum(product.objective_set_count for product in products),  # type: ignore[attr-defined]  # `product_list` annotates it
        "puzzles": puzzles_of(slug),
        "formats": selectors.format_names(game=row, rules=rules),
    }
    return render(request, "site/game.html", context)


def marked_values(rules: Game, slug: str) -> tuple[str, tuple[Choice, ...]]:
    """(name, values) of the fact that colours the game's cards, if it is neither faction nor side."""
    group = look_of(slug).group
    return next(((field.name, field.choices) for field in rules.cards.fields if field.name == group), ("", ()))


def by_cycle(products: list[Product]) -> dict[str, list[Product]]:
    """The products by cycle; products without a cycle come first, under ""."""
    cycles: dict[str, list[Product]] = {"": []}
    for product in products:
        cycles.setdefault(product.cycle, []).append(product)
    return {cycle: products_listed for cycle, products_listed in cycles.items() if products_listed}


@require_safe
def product_list(request: PageRequest, slug: str) -> HttpResponse:
    row, rules = game_of(slug)
    products = list(selectors.product_list(game=row))
    dated = any(product.facts.get("released") for product in products)
    return render(
        request, "site/products.html", {"game": rules, "cycles": by_cycle(products), "product_count": len(products), "dated": dated}
    )


@require_safe
def faction_list(request: PageRequest, slug: str) -> HttpResponse:
    """List the factions with their card counts by type; a game without factions lists its sides."""
    row, rules = game_of(slug)
    counts = selectors.type_counts_by(game=row, group="faction" if look_of(slug).group == "faction" else "side")
    groups: list[tuple[Faction | Choice, dict[str, int]]]
    groups = [(faction, counts[faction.pk]) for faction in selectors.faction_list(game=row) if faction.pk in counts]
    groups = groups or [(side, counts[side.code]) for side in rules.cards.sides if side.code in counts]
    if not groups:
        raise NotFound(_("This game has neither factions nor sides."))
    context = {"game": rules, "groups": groups, "by": "faction" if look_of(slug).group == "faction" else "side"}
    return render(request, "site/factions.html", context)


@require_safe
def clauses(request: PageRequest, slug: str) -> HttpResponse:
    """List the clauses of the rules that the game plays, each with a short text."""
    _row, rules = game_of(slug)
    found = clauses_of(rules.slug)
    if not found:
        raise NotFound(_("This game names no clauses."))
    return render(request, "site/clauses.html", {"game": rules, "clauses": sorted(found.items()), "reads_english": language() == "en"})
