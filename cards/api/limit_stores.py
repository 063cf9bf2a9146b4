"""Stores that count the units of rate limits: the database, the cache, this process.

The sliding window is approximated by two fixed ones: the units of the current window, plus those of the previous window
weighted by the share of it that the sliding window still covers.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Protocol

from django.core.cache import caches
from django.db import connection

from cards.models import Allowance


@dataclass(frozen=True, slots=True)
class Rule:
    limit: int
    seconds: int


class Store(Protocol):
    def take(self, key: str, rule: Rule, cost: int, now: float) -> float:
        """Count `cost` for `key` and return 0 if the rule allows it; otherwise count nothing and return the seconds to wait."""


def wait_for(rule: Rule, *, cost: int, used: int, before: int, now: float) -> float:
    """Seconds from `now` until the rule allows `cost` more units, if nothing else is counted meanwhile.

    >>> wait_for(Rule(10, 60), cost=1, used=10, before=0, now=30.0)  # in the next window, when a tenth of this one has passed out
    36.0
    """
    elapsed = now % rule.seconds / rule.seconds
    if used + cost <= rule.limit:  # only the previous window's units exceed the limit
        return (1 - (rule.limit - used - cost) / before - elapsed) * rule.seconds
    return (2 - elapsed - max(0, rule.limit - cost) / used) * rule.seconds


UPSERT = """
INSERT INTO cards_allowance (client, slot, used, before, until) VALUES (%s, %s, %s, 0, %s)
ON CONFLICT (client) DO UPDATE SET
    before = CASE WHEN cards_allowance.slot = excluded.slot THEN cards_allowance.before
                  WHEN cards_allowance.slot = excluded.slot - 1 THEN cards_allowance.used ELSE 0 END,
    used = CASE WHEN cards_allowance.slot = excluded.slot THEN cards_allowance.used ELSE 0 END + excluded.used,
    slot = excluded.slot,
    until = excluded.until
WHERE CASE WHEN cards_allowance.slot = excluded.slot THEN cards_allowance.before
           WHEN cards_allowance.slot = excluded.slot - 1 THEN cards_allowance.used ELSE 0 END * %s
    + CASE WHEN cards_allowance.slot = excluded.slot THEN cards_allowance.used ELSE 0 END + excluded.used <= %s
RETURNING used
"""


class DatabaseStore:
    """Counts in the database, by one upsert that changes and returns nothing if the limit would be exceeded."""

    FORGET_ONE_IN = 500

    def take(self, key: str, rule: Rule, cost: int, now: float) -> float:
        window, share = int(now // rule.seconds), 1 - now % rule.seconds / rule.seconds
        with connection.cursor() as cursor:
            cursor.execute(UPSERT, [key, window, cost, int(now) + 2 * rule.seconds, share, rule.limit])
            is_counted = cursor.fetchone() is not None
        if secrets.randbelow(self.FORGET_ONE_IN) == 0:
            Allowance.objects.filter(until__lt=int(now)).delete()
        if is_counted:
            return 0
        row = Allowance.objects.filter(client=key).first()
        if row is None or row.slot < window - 1:
            return 0
        current, previous = (row.used, row.before) if row.slot == window else (0, row.used)
        return max(0.001, wait_for(rule, cost=cost, used=current, before=previous, now=now))


class CacheStore:
    """Counts in Django's cache, for a cache that processes share: add, increment and decrement are atomic in Redis."""

    def take(self, key: str, rule: Rule, cost: int, now: float) -> float:
        cache = caches["default"]
        window, share = int(now // rule.seconds), 1 - now % rule.seconds / rule.seconds
        name = f"limit:{key}:{window}"
        before = int(cache.get(f"limit:{key}:{window - 1}", 0))
        cache.add(name, 0, timeout=2 * rule.seconds + 1)
        used = cache.incr(name, cost)
        if before * share + used <= rule.limit:
            return 0
        used = cache.decr(name, cost)
        return max(0.001, wait_for(rule, cost=cost, used=used, before=before, now=now))


class ProcessStore:
    """Counts in this process while the real store is down: fixed windows, of which it remembers a limited number."""

    MOST = 10_000

    def __init__(self) -> None:
        self.used: dict[tuple[str, int], int] = {}

    def take(self, key: str, rule: Rule, cost: int, now: float) -> float:
        name = (key, int(now // rule.seconds))
        used = self.used.get(name, 0) + cost
        if used > rule.limit:
            return rule.seconds - now % rule.seconds
        if len(self.used) >= self.MOST:
            self.used = {}
        self.used[name] = used
        return 0
