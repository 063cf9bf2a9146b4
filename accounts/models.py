"""People with an account, and the tokens that they made for their programs.

owner_key: whose decks, runs, likes and collection something is; that of an account stands where a session without one has its own.
The public name is the user's `username`; the address for a forgotten password is kept by the library that also checks it.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from knox.models import AbstractAuthToken

SESSION_NAME = "deck_owner"  # under which a session keeps its owner key


def new_owner_key() -> str:
    """A random key: 192 bits."""
    return secrets.token_urlsafe(24)


class Account(models.Model):
    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="account")
    owner_key = models.CharField(max_length=40, unique=True, default=new_owner_key, editable=False)
    name_key = models.CharField(max_length=200, db_index=True)  # the name as it is searched (`cards.folding.fold`)
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        return self.user.get_username()


class ApiToken(AbstractAuthToken):  # type: ignore[misc]  # knox ships no types
    """A token that stands for its account in the API: only its hash is kept, so it is shown once."""

    name = models.CharField(max_length=60)
    may_write = models.BooleanField(default=False)

    class Meta:
        ordering = ["-created"]
