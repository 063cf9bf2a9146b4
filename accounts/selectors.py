"""Queries for accounts and tokens."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import Account, ApiToken


def tokens_of(account: Account) -> QuerySet[ApiToken]:
    """The account's tokens that have not expired, newest first."""
    tokens: QuerySet[ApiToken] = ApiToken.objects.filter(Q(expiry=None) | Q(expiry__gt=timezone.now()), user=account.user)
    return tokens


def expired_tokens(*, days: int) -> QuerySet[ApiToken]:
    """The tokens of all accounts that expired more than this many days ago."""
    tokens: QuerySet[ApiToken] = ApiToken.objects.filter(expiry__lt=timezone.now() - timedelta(days=days))
    return tokens


def names_of(owner_keys: Iterable[str]) -> dict[str, str]:
    """owner key -> public name, for those keys that belong to accounts."""
    return dict(Account.objects.filter(owner_key__in=set(owner_keys)).values_list("owner_key", "user__username"))
