"""The Star Wars LCG deck that most tests use: five Jedi objective sets twice, as slots and as a stored deck."""

from __future__ import annotations

from django.contrib.auth.models import AnonymousUser
from django.test import Client

from decks.models import Deck
from decks.owners import owner_key
from decks.services import deck_create
from games.contracts.decks import Slot

SLUG = "star-wars-lcg"


def sets(*codes: str, copies: int = 2) -> list[Slot]:
    """Slots with copies of each objective set."""
    return [Slot(code, copies, "objective_sets") for code in codes]


def jedi(*leaders: str) -> list[Slot]:
    """The slots of a legal deck: five Jedi sets twice and the Jedi affiliation card, or `leaders`."""
    return [*sets("1", "2", "3", "5", "7"), *(Slot(code, 1, "affiliation") for code in leaders or ("jedi",))]


def key_of(client: Client) -> str:
    """The owner key of the client's session, created as for a first deck."""
    session = client.session
    request = type("Request", (), {"session": session, "user": AnonymousUser()})
    key = owner_key(request, create=True)
    session.save()
    return key


def jedi_deck(client: Client, *, name: str = "Jedi", slots: list[Slot] | None = None, visibility: str = "unlisted") -> Deck:
    """A stored legal deck that belongs to the client's session."""
    return deck_create(
        owner_key=key_of(client), game=SLUG, name=name, slots=jedi() if slots is None else slots, side="light", visibility=visibility
    )
