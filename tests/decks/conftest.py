"""The real catalogue for the tests of decks: loaded once a module, and gone again after it."""

from __future__ import annotations

from games.contracts.decks import Slot
from tests.helpers import catalogues

SLUG = "star-wars-lcg"


catalogue = catalogues.held(SLUG)


def sets(*codes: str, copies: int = 2) -> list[Slot]:
    return [Slot(code, copies, "objective_sets") for code in codes]


def jedi(*leaders: str) -> list[Slot]:
    """A legal deck: five Jedi sets twice and the Jedi affiliation card."""
    return [*sets("1", "2", "3", "5", "7"), *(Slot(code, 1, "affiliation") for code in leaders or ("jedi",))]
