"""Fixtures: the cards of a game that takes own cards, and a member who is logged in."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User

from tests.decks.own_cards.members import Member
from tests.helpers import catalogues

catalogue = catalogues.held("legend-of-stars")


@pytest.fixture
def alice(catalogue: None, db: None) -> Member:
    return Member(User.objects.create_user("alice"))


@pytest.fixture
def bob(catalogue: None, db: None) -> Member:
    return Member(User.objects.create_user("bob"))


@pytest.fixture
def catalogue_of_ships(db: None) -> None:
    catalogues.load("star-realms")
