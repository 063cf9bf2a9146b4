"""Labels of the fields, simulation levels and flags that every game can have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import pgettext_lazy

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


# The labels of the rows that every game can have, by row name.
LABELS: Mapping[str, StrPromise] = {
    "name": pgettext_lazy("search field", "name"),
    "text": pgettext_lazy("search field", "text"),
    "flavor": pgettext_lazy("search field", "flavour text"),
    "type": pgettext_lazy("search field", "type"),
    "faction": pgettext_lazy("search field", "faction"),
    "set": pgettext_lazy("search field", "set"),
    "in": pgettext_lazy("search field", "printed in"),
    "first": pgettext_lazy("search field", "first printed in"),
    "number": pgettext_lazy("search field", "number"),
    "prints": pgettext_lazy("search field", "printings"),
    "sets": pgettext_lazy("search field", "number of sets"),
    "is": pgettext_lazy("search field", "kind"),
    "has": pgettext_lazy("search field", "printed"),
    "legal": pgettext_lazy("search field", "legal in"),
    "banned": pgettext_lazy("search field", "banned in"),
    "restricted": pgettext_lazy("search field", "restricted in"),
    "limited": pgettext_lazy("search field", "limited in"),
    "sim": pgettext_lazy("search field", "simulation"),
    "objset": pgettext_lazy("search field", "objective set"),
    "pos": pgettext_lazy("search field", "place in its set"),
    "with": pgettext_lazy("search field", "together with"),
    "released": pgettext_lazy("search field", "release date"),
    "own": pgettext_lazy("search field", "copies you own"),
    "deck": pgettext_lazy("search field", "deck"),
    "artist": pgettext_lazy("search field", "artist"),
    "cost": pgettext_lazy("search field", "cost"),
    "effect": pgettext_lazy("search field", "effect"),
    "keyword": pgettext_lazy("search field", "keyword"),
    "limit": pgettext_lazy("search field", "limit in a deck"),
    "quantity": pgettext_lazy("search field", "copies in the product"),
    "rarity": pgettext_lazy("search field", "rarity"),
    "subtype": pgettext_lazy("search field", "subtype"),
    "timing": pgettext_lazy("search field", "kinds of abilities"),
    "trait": pgettext_lazy("search field", "trait"),
    "side": pgettext_lazy("search field", "side"),
    "cycle": pgettext_lazy("search field", "cycle"),
}
SIM_LEVELS: Mapping[str, StrPromise] = {
    "full": pgettext_lazy("simulation", "Full"),
    "partial": pgettext_lazy("simulation", "Partial"),
    "none": pgettext_lazy("simulation", "None"),
    "no_text": pgettext_lazy("simulation", "No text"),
}
# The names of the `is:` values that every game can have.
FLAG_NAMES: Mapping[str, StrPromise] = {
    "unique": pgettext_lazy("kind of card", "unique"),
    "reprint": pgettext_lazy("kind of card", "printed more than once"),
    "extra": pgettext_lazy("kind of card", "hidden"),
    "sample": pgettext_lazy("kind of card", "a sample"),
    "errata": pgettext_lazy("kind of card", "changed by errata"),
    "owned": pgettext_lazy("kind of card", "in your collection"),
    "limit": pgettext_lazy("kind of card", "limited in a deck"),
}
