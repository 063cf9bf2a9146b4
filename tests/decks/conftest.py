"""The real catalogue for the tests of decks: loaded once a module, and gone again after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.contracts import Slot
from tests import catalogues

SLUG = "star-wars-lcg"


@pytest.fixture(scope="module")
def catalogue(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        catalogues.load(SLUG)
        yield
        catalogues.forget()


def sets(*codes: str, copies: int = 2) -> list[Slot]:
    return [Slot(code, copies, "objective_sets") for code in codes]


def jedi(*leaders: str) -> list[Slot]:
    """A legal deck: five Jedi sets twice and the Jedi affiliation card."""
    return [*sets("1", "2", "3", "5", "7"), *(Slot(code, 1, "affiliation") for code in leaders or ("jedi",))]
