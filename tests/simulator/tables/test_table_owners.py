"""Tables move with their owner, end with their owner, and are swept when a guest has left them."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from accounts.services import account_of
from cards.models import Game
from decks.models import Deck
from simulator.models import Table
from simulator.receivers import delete_with_owner, move_to_new_owner
from simulator.services.tidying import Tidied, tidy
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def table_of(owner_key: str, deck: Deck | None = None) -> Table:
    return Table.objects.create(
        owner_key=owner_key,
        game=Game.objects.get(pk=SLUG),
        deck=deck,
        decklist={"slots": [], "side": None},
        options={},
        seed=1,
        versions={},
    )


def test_tables_move_to_the_account_and_end_with_it():
    table_of("guest")
    other = table_of("other")
    move_to_new_owner(old="guest", new="member")
    assert set(Table.objects.values_list("owner_key", flat=True)) == {"member", "other"}
    delete_with_owner(owner_key="member")
    assert Table.objects.get() == other


def test_tables_of_guests_are_swept_30_days_after_the_last_choice(settings):
    account = account_of(User.objects.create_user("carol"))
    fresh, old, kept = table_of("guest"), table_of("guest"), table_of(account.owner_key)
    Table.objects.filter(pk__in=[old.pk, kept.pk]).update(played=timezone.now() - timedelta(days=31))
    settings.KEEP_GUEST_TABLES_DAYS = 0
    assert tidy().tables == 0
    settings.KEEP_GUEST_TABLES_DAYS = 30
    assert tidy(dry_run=True) == tidy() == Tidied(tables=1)
    assert set(Table.objects.all()) == {fresh, kept}


def test_a_table_stays_when_its_deck_is_deleted():
    deck = Deck.objects.create(owner_key="guest", game_id=SLUG, name="Jedi")
    table = table_of("guest", deck)
    deck.delete()
    table.refresh_from_db()
    assert table.deck is None
