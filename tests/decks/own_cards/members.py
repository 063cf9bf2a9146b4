"""A member with an account who calls the API, and invented cards."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import User

from accounts.services import account_of
from decks.models import CardSet
from tests.decks.visitor import Visitor

GAME = "legend-of-stars"


class Member(Visitor):
    def __init__(self, user: User) -> None:
        super().__init__()
        self.client.force_login(user)
        self.account = account_of(user)
        self.key = self.account.owner_key

    def card_set(self, *cards: dict[str, Any], **changes: Any) -> dict[str, Any]:
        answer = self.post("own-cards/", {"game": GAME, "name": "Mine", "cards": list(cards), **changes})
        assert answer.status_code == 201, answer.content
        return answer.json()

    def stored(self) -> CardSet:
        return CardSet.objects.get(owner_key=self.key)


def character(code: str = "ember", **changes: Any) -> dict[str, Any]:
    """A character with every printed fact.  Changes of facts and of other members are told apart by name."""
    facts = {
        "cost": 2,
        "speed": 3,
        "attribute": "fire",
        "atk": 500,
        "def": 400,
        "down": 100,
        "lead_icons": ["up", "left"],
        "races": ["fox"],
        "keywords": [],
        "any_number": False,
        "has_text": False,
    }
    members = {name: value for name, value in changes.items() if name not in facts}
    facts |= {name: value for name, value in changes.items() if name in facts}
    return {"code": code, "name": f"The {code} fox", "type": "character", "facts": facts, **members}
