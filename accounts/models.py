"""Accounts and their API tokens.

`owner_key` identifies the owner of decks, runs, likes and a collection: an account, or a browser session without one.
The public name is the user's `username`.  allauth stores and verifies the mail address.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from knox.models import AbstractAuthToken

SESSION_NAME = "deck_owner"  # the session variable that stores the owner key


def new_owner_key() -> str:
    """A random key, 192 bits long."""
    return secrets.token_urlsafe(24)


class Account(models.Model):
    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="account")
    owner_key = models.CharField(max_length=40, unique=True, default=new_owner_key, editable=False)
    name_key = models.CharField(max_length=200, db_index=True)  # the name folded for searching (`cards.texts.folding.text_key`)
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        return self.user.get_username()


class ApiToken(AbstractAuthToken):  # type: ignore[misc]  # knox ships no types
    """A token that authenticates its account in the API.  Only its hash is stored, so the token itself is shown once."""

    name = models.CharField(max_length=60)
    may_write = models.BooleanField(default=False)

    class Meta:
        ordering = ["-created"]
