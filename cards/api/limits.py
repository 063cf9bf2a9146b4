"""Rate limits by client: a sliding window for each bucket, counted in one atomic step; refused requests are not counted.

bucket: a kind of request, with its rules.
rule: at most `limit` units in `seconds`.
cost: the units that one request uses.
key: the client, from `client_key`; stored only as a keyed hash.

Units are counted in the database (one upsert, on SQLite and PostgreSQL alike), or in Redis if CACHE_URL names one.

Writing for every read would cost more than the read itself (SQLite has one writer at a time: two processes served a third fewer
searches).  So for buckets that are not strict, a process reserves some units and spends them on the next requests of the window.
The total never exceeds the limit, and each process may withhold at most a twentieth of it.
A rule of one second only dampens bursts, and each process counts it for itself.

If the store is down, requests pass and a line is logged; strict buckets fall back to a small count in this process.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _
from redis.exceptions import RedisError

from cards.api.limit_stores import CacheStore, DatabaseStore, ProcessStore, Rule, Store
from cards.errors import TooMany
from cards.metrics import LIMITER_FAULTS

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

log = logging.getLogger(__name__)

LOOPBACK_FACTOR = 10  # higher limits for loopback clients without a proxy, which the server's operator runs
SHARE = 20  # a process reserves a twentieth of a limit at a time
BURST = 1  # seconds: rules this short are counted by each process


@dataclass(frozen=True, slots=True)
class Bucket:
    """A kind of request with its own limits.

    what: the requests in words, plural.
    strict: limit requests in this process when the store is down, instead of letting them pass.
    """

    what: StrPromise
    rules: tuple[Rule, ...]
    strict: bool = False


# The limits of one IPv4 address or one IPv6 /64.  A search for plain words costs 2 of the 600 units a minute.
BUCKETS = {
    "all": Bucket(_("requests"), (Rule(300, 300),)),
    "search": Bucket(_("searches"), (Rule(600, 60), Rule(100, 1))),
    "deck": Bucket(_("new decks and imports"), (Rule(20, 3600),)),
    "deck_write": Bucket(_("changes to decks"), (Rule(600, 300),)),
    "deck_check": Bucket(_("lists to check or import"), (Rule(1200, 300),)),
    "like": Bucket(_("likes"), (Rule(120, 3600),)),
    "comment": Bucket(_("comments"), (Rule(20, 3600),)),
    "deck_search": Bucket(_("deck searches"), (Rule(120, 60),)),
    "login": Bucket(_("login attempts"), (Rule(30, 900),), strict=True),
    "login_name": Bucket(_("login attempts with this name"), (Rule(5, 900),), strict=True),
    "signup": Bucket(_("new accounts"), (Rule(5, 3600),), strict=True),
    "mail": Bucket(_("emails"), (Rule(5, 3600),), strict=True),
    "account": Bucket(_("changes to an account"), (Rule(30, 3600),), strict=True),
    "slow_replay": Bucket(_("replays of slow runs"), (Rule(30, 300),)),
    "table": Bucket(_("new tables"), (Rule(60, 3600),)),
    "table_choice": Bucket(_("choices at tables"), (Rule(600, 60),)),
    "coach": Bucket(_("questions to the coach"), (Rule(120, 3600),), strict=True),
    "simulation": Bucket(_("simulations"), (Rule(10, 3600),), strict=True),
}
SEARCH_COST = 2


def spend(*, bucket: str, key: str, cost: int = 1) -> None:
    """Count `cost` units of `bucket` for the client `key`; TooMany, with the seconds to wait, if that exceeds the limit."""
    if not settings.RATE_LIMITS:
        return
    limits = BUCKETS[bucket]
    if not all(0 < cost <= rule.limit for rule in limits.rules):
        raise ValueError(f"a cost of {cost} does not fit the limits of the bucket {bucket!r}")
    factor = LOOPBACK_FACTOR if key.partition("/")[0] == "loopback" else 1  # "loopback/name" counts one name
    for rule in limits.rules:
        scaled = Rule(rule.limit * factor, rule.seconds)
        name = _storage_key(bucket, rule.seconds, key)
        if (seconds := _take(limits, name, scaled, cost, time.time())) > 0:
            wait = math.ceil(seconds)
            parameters = {"what": limits.what, "most": f"{scaled.limit // cost:,}", "span": _span(scaled.seconds), "wait": _span(wait)}
            sentence = gettext("Too many %(what)s: at most %(most)s in %(span)s. Try again in %(wait)s.") % parameters
            raise TooMany(sentence, retry_after=wait, limit=scaled.limit)


@lru_cache(maxsize=4096)
def _storage_key(bucket: str, seconds: int, key: str) -> str:
    """The key that stores a client's count for one rule; the client's address cannot be recovered from it."""
    return salted_hmac("cards.api.limits", f"{bucket}:{seconds}:{key}").hexdigest()


def _take(bucket: Bucket, key: str, rule: Rule, cost: int, now: float) -> float:
    try:
        if bucket.strict:
            return _store().take(key, rule, cost, now)
        return _PROCESS.take(key, rule, cost, now) if rule.seconds <= BURST else _RESERVED.take(key, rule, cost, now)
    except (DatabaseError, RedisError) as error:
        LIMITER_FAULTS.inc()
        log.warning("the limiter's store is down: %s", error)
        return _PROCESS.take(key, rule, cost, now) if bucket.strict else 0


def _store() -> Store:
    return _CACHE if settings.LIMITS_STORE == "cache" else _DATABASE


def _span(seconds: int) -> str:
    """
    >>> _span(1), _span(60), _span(3600), _span(300)
    ('1 second', '1 minute', '1 hour', '5 minutes')
    """
    if seconds % 3600 == 0:
        return ngettext("%(n)s hour", "%(n)s hours", seconds // 3600) % {"n": seconds // 3600}
    if seconds % 60 == 0:
        return ngettext("%(n)s minute", "%(n)s minutes", seconds // 60) % {"n": seconds // 60}
    return ngettext("%(n)s second", "%(n)s seconds", seconds) % {"n": seconds}


# --- the client ------------------------------------------------------------------------------------------------------


def client_key(request: HttpRequest) -> str:
    """The client's address as one key: an IPv4 address, an IPv6 /64, "loopback", or "unknown".

    Of X-Forwarded-For only the entries that our own NUM_PROXIES proxies wrote are read: a client can forge those further left.
    """
    address = str(request.META.get("REMOTE_ADDR", ""))
    if proxies := settings.NUM_PROXIES:
        forwarded = [part for part in map(str.strip, str(request.META.get("HTTP_X_FORWARDED_FOR", "")).split(",")) if part]
        if len(forwarded) >= proxies:
            address = forwarded[-proxies]
    try:
        parsed = ipaddress.ip_address(address.strip("[]"))
    except ValueError:
        return "unknown"
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped:
        parsed = parsed.ipv4_mapped
    if parsed.is_loopback and not proxies:
        return "loopback"
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


# --- what this process counts ----------------------------------------------------------------------------------------


class ReservedUnits:
    """Units that this process has reserved in the store and not yet spent: key -> (window, units left)."""

    MOST = 10_000

    def __init__(self) -> None:
        self.left: dict[str, tuple[int, int]] = {}
        self.lock = Lock()

    def take(self, key: str, rule: Rule, cost: int, now: float) -> float:
        window, reserve = int(now // rule.seconds), rule.limit // SHARE
        if self._add(key, window, -cost):
            return 0
        if reserve > cost and _store().take(key, rule, reserve, now) == 0:
            self._add(key, window, reserve - cost)
            return 0
        return _store().take(key, rule, cost, now)

    def _add(self, key: str, window: int, units: int) -> bool:
        """Add `units`; a negative number takes units and succeeds only if enough are left."""
        with self.lock:
            held, left = self.left.get(key, (window, 0))
            left = units + (left if held == window else 0)
            if left >= 0:
                if len(self.left) >= self.MOST:
                    self.left = {}
                self.left[key] = (window, left)
            return left >= 0


_DATABASE, _CACHE, _PROCESS, _RESERVED = DatabaseStore(), CacheStore(), ProcessStore(), ReservedUnits()


def forget_all() -> None:
    """Reset the counts of this process, for tests."""
    _PROCESS.used, _RESERVED.left = {}, {}
