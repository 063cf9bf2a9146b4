"""Post requests to the runs API, and store decks of the made-up game for them."""

from __future__ import annotations

import json
from typing import Any

from django.test import Client

from decks.models import Deck, DeckSlot
from decks.owners import SESSION_NAME
from tests.helpers.made_up_game import SLUG

URL = "/api/v1/simulations/"


SLOTS = [{"code": str(eyes), "quantity": 1, "zone": "main"} for eyes in range(1, 7)]


def post(client: Client, data: Any, **headers: str) -> Any:
    return client.post(URL, json.dumps(data), content_type="application/json", headers=headers)


def own_deck(client: Client, **changes: Any) -> Deck:
    """A stored deck that belongs to the client's session."""
    session = client.session
    session[SESSION_NAME] = session.get(SESSION_NAME) or f"owner-{id(client)}"
    session.save()
    deck = Deck.objects.create(**{"owner_key": session[SESSION_NAME], "game_id": SLUG, "name": "Dice"} | changes)
    DeckSlot.objects.bulk_create(DeckSlot(deck=deck, **slot) for slot in SLOTS)
    return deck
