"""Collections: the products that somebody owns, and the cards in those products.

`quantities` maps the code of a product to the number of copies owned.
The contents of a product: the objective sets of its `contents` fact, or the copies in each printing's `quantity` fact, by default one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils.translation import gettext

from cards.data.pools import catalogue_of
from cards.errors import BadInput
from cards.models import Product
from cards.safe_text import bad_text
from cards.selectors import game_get
from decks.models import OwnedProduct
from games.contracts.catalogue import Catalogue

MOST = 99


def owned_products(*, owner_key: str, game: str) -> dict[str, int]:
    if not owner_key:
        return {}
    return dict(OwnedProduct.objects.filter(owner_key=owner_key, game=game).values_list("product", "quantity"))


@transaction.atomic
def owned_update(*, owner_key: str, game: str, quantities: Mapping[str, Any]) -> dict[str, int]:
    """Set the quantity of each given product, 0 for none; other products stay.  Raise BadInput with every error, and store nothing."""
    if not owner_key:
        raise ValueError("a collection needs an owner")
    row = game_get(slug=game)
    codes = [code for code in quantities if isinstance(code, str) and not bad_text(code)]
    known = set(Product.objects.filter(game=row, code__in=codes).values_list("code", flat=True))
    errors = []
    for code, quantity in quantities.items():
        if code not in known:
            message = gettext("There is no product “%(code)s” in this game.") % {"code": str(code)[:80]}
            errors.append({"field": f"products.{str(code)[:80]}", "code": "unknown_code", "message": message})
        elif type(quantity) is not int or not 0 <= quantity <= MOST:
            message = gettext("A quantity is a whole number from 0 to %(most)s.") % {"most": MOST}
            errors.append({"field": f"products.{code}", "code": "invalid", "message": message})
    if errors:
        raise BadInput(errors[0]["message"], errors=errors)
    OwnedProduct.objects.filter(
        owner_key=owner_key, game=row, product__in=[code for code, quantity in quantities.items() if not quantity]
    ).delete()
    OwnedProduct.objects.bulk_create(
        [OwnedProduct(owner_key=owner_key, game=row, product=code, quantity=quantity) for code, quantity in quantities.items() if quantity],
        update_conflicts=True,
        unique_fields=["owner_key", "game", "product"],
        update_fields=["quantity"],
    )
    return owned_products(owner_key=owner_key, game=game)


def owned(*, owner_key: str, game: str) -> dict[str, int]:
    """card code -> copies owned, for the editor and for the query `own>=2`; empty if no product is owned."""
    products = owned_products(owner_key=owner_key, game=game)
    if not products:
        return {}
    catalogue = catalogue_of(game)
    sets = _sets(catalogue, products)
    copies: dict[str, int] = {}
    for printing in catalogue.printings:
        in_set = printing["objective_set"]
        if in_set is not None:
            count = sets.get(in_set, 0)
        else:
            count = products.get(printing["product"], 0) * max(1, int(printing["facts"].get("quantity") or 1))
        if count:
            copies[printing["card"]] = copies.get(printing["card"], 0) + count
    return copies


def owned_sets(*, owner_key: str, game: str) -> dict[str, int]:
    """objective set code -> copies owned."""
    products = owned_products(owner_key=owner_key, game=game)
    return _sets(catalogue_of(game), products) if products else {}


def _sets(catalogue: Catalogue, products: Mapping[str, int]) -> dict[str, int]:
    contents = {product["code"]: product["facts"].get("contents", {}).get("objective_sets") for product in catalogue.products}
    sets: dict[str, int] = {}
    for product, quantity in products.items():
        for code, copies in (contents.get(product) or {}).items():
            sets[code] = sets.get(code, 0) + copies * quantity
    for record in catalogue.objective_sets:  # products without a list of contents
        if contents.get(record["product"]) is None and (owned := products.get(record["product"])):
            sets[record["code"]] = owned
    return sets
