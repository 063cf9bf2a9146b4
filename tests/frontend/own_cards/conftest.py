"""Fixtures: the cards of a game that takes own cards, and members who are logged in."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User

from tests.decks.own_cards.members import GAME, Member
from tests.helpers import catalogues

catalogue = catalogues.held(GAME)


@pytest.fixture
def alice(catalogue: None, db: None) -> Member:
    return Member(User.objects.create_user("alice"))


@pytest.fixture
def bob(catalogue: None, db: None) -> Member:
    return Member(User.objects.create_user("bob"))
