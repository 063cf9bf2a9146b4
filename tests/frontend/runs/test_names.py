"""The names of the sides of runs."""

from __future__ import annotations

import pytest

from frontend.cards.catalogue import localized_catalogue
from frontend.runs.names import study_sides
from simulator.models import Run
from simulator.modes import MATCHUPS
from tests.helpers import catalogues

REALMS = "star-realms"
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded")]
loaded = catalogues.held(REALMS)


@pytest.mark.parametrize(
    ("names", "policies", "shown"),
    [
        (["Mine", "Yours"], ["default", "random"], ["Mine", "Yours"]),
        (["default", "random"], ["default", "random"], ["Default", "Random"]),
        (["", ""], ["default", "random"], ["Default", "Random"]),
        (["", "Mine", ""], ["default", "default", "default"], ["Default 1", "Mine", "Default 3"]),
        (["", ""], ["", ""], ["1", "2"]),
    ],
)
def test_sides_without_a_name_are_named_by_their_policy(names: list[str], policies: list[str], shown: list[str]) -> None:
    run = Run(game_id=REALMS, mode=MATCHUPS, plan={"names": names, "policies": policies})
    assert study_sides(run, localized_catalogue(REALMS, "en")) == shown
