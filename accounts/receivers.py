"""Signal receivers: at log-in the decks of the browser session move to the account, and a password reset revokes its tokens."""

from __future__ import annotations

from typing import Any

from allauth.account.signals import password_reset
from django.contrib.auth.models import AbstractBaseUser
from django.contrib.auth.signals import user_logged_in
from django.db import transaction
from django.dispatch import receiver

from accounts.models import SESSION_NAME, Account
from accounts.services import account_of, tokens_revoke_all
from accounts.signals import owner_joined


@receiver(user_logged_in)
def move_session_to_account(*, request: Any, user: AbstractBaseUser, **_: Any) -> None:
    """At log-in, move everything that the browser session owns to the account."""
    account = account_of(user)
    if old := request.session.pop(SESSION_NAME, ""):
        with transaction.atomic():
            owner_joined.send(sender=Account, old=str(old), new=account.owner_key)


@receiver(password_reset)
def revoke_tokens_on_reset(*, user: AbstractBaseUser, **_: Any) -> None:
    """Revoke all tokens after a password reset: somebody else may have known the old password.  Django ends the sessions itself."""
    tokens_revoke_all(account=account_of(user))
