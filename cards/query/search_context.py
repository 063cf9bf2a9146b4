"""The user behind a query: callbacks to the user's collection and decks, which this app does not know itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from games.contracts.catalogue import Choice

Copies = Mapping[str, int]  # card code -> copies


def _no_deck(name: str) -> None:
    return None


@dataclass(slots=True)
class Requester:
    """The user behind a query.  The callbacks are called only if the query mentions the user's cards or decks.

    owned: returns the user's collection, None if the user is unknown.
    owned_sets: returns the same of whole objective sets, by the set's code.
    deck: returns the name and cards of a deck that the user may see, by a name, id or link token.
    further_values: values of list facts, by fact, that only the user's own cards have; a query may name them, too.
    asked_what_is_owned: set once the query has used `owned`.
    is_private_result: set once the query has used one of the callbacks; the result must then not be cached for others.
    """

    owned: Callable[[], Copies | None]
    owned_sets: Callable[[], Copies | None] = dict
    deck: Callable[[str], tuple[str, Copies] | None] = field(default=_no_deck)
    further_values: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    asked_what_is_owned: bool = False
    is_private_result: bool = False


def anyone() -> Requester:
    """A placeholder for parsing without searching, which accepts every deck name."""
    return Requester(owned=dict, deck=lambda name: (name, {}))
