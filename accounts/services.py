"""Services that create and delete accounts and API tokens.  allauth handles passwords, addresses and mails."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils.translation import gettext

from accounts.models import Account, ApiToken, new_owner_key
from accounts.signals import owner_joined, owner_left
from cards.errors import BadInput, NotFound, Refused
from cards.texts.folding import text_key
from cards.texts.safe_text import bad_text, clean_line, field_error

MAX_TOKENS = 20
TOKEN_DAYS = (7, 30, 90, 365)


def account_of(user: Any) -> Account:
    """The account of a logged-in user; created on first use."""
    try:
        existing: Account = user.account
        return existing
    except Account.DoesNotExist:
        account, _ = Account.objects.get_or_create(user=user, defaults={"name_key": text_key(user.get_username())[:200]})
        user.account = account
        return account


@transaction.atomic
def account_delete(*, account: Account, password: str, keep: bool) -> str:
    """Delete the account.  Raise Refused "wrong_password" for a wrong password.

    keep: move its decks to a new owner key and return that key; otherwise delete them and return "".
    """
    if not account.user.check_password(password):
        message = gettext("The password is not correct.")
        raise Refused(message, code="wrong_password", errors=[{"field": "password", "code": "wrong_password", "message": message}])
    session_key = new_owner_key() if keep else ""
    if keep:
        owner_joined.send(sender=Account, old=account.owner_key, new=session_key)
    else:
        owner_left.send(sender=Account, owner_key=account.owner_key)
    account.user.delete()
    return session_key


# --- tokens ----------------------------------------------------------------------------------------------------------


@transaction.atomic
def token_create(*, account: Account, name: str, may_write: bool, days: int | None) -> tuple[ApiToken, str]:
    """Create a token; return its row and its text, which is not stored.

    days: the days until it expires, one of TOKEN_DAYS; None if it never expires.
    """
    name = clean_line(name, field="name", longest=60)
    if days is not None and days not in TOKEN_DAYS:
        raise field_error("days", "invalid_choice", gettext("This must be one of: %(codes)s.") % {"codes": ", ".join(map(str, TOKEN_DAYS))})
    Account.objects.select_for_update().get(pk=account.pk)  # two simultaneous requests must not exceed the limit
    if ApiToken.objects.filter(user=account.user).count() >= MAX_TOKENS:
        raise BadInput(gettext("An account has at most %(most)s tokens; revoke one first.") % {"most": MAX_TOKENS}, code="too_many_tokens")
    expiry = timedelta(days=days) if days is not None else None
    created: tuple[ApiToken, str] = ApiToken.objects.create(user=account.user, expiry=expiry, name=name, may_write=may_write)
    return created


def tokens_revoke_all(*, account: Account) -> int:
    """Delete all tokens of the account and return how many there were."""
    count: int = ApiToken.objects.filter(user=account.user).delete()[0]
    return count


def token_revoke(*, account: Account, digest: str) -> None:
    if bad_text(digest) or not ApiToken.objects.filter(user=account.user, digest=digest[:128]).delete()[0]:
        raise NotFound(gettext("There is no such token."))
