"""A Redis cache that costs a request at most half a second when the server is frozen or gone.

A call waits `SOCKET_SECONDS` at most.  After a failed call the breaker is open for `OPEN_SECONDS`: calls fail at once, without the server.
Reads then find nothing and writes do nothing; counts (`incr`, `decr`, `add`) raise RedisError, which the rate limits handle.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError
from redis.retry import Retry

log = logging.getLogger(__name__)

SOCKET_SECONDS: Final = 0.4
OPEN_SECONDS: Final = 10.0
OPTIONS: Final[dict[str, Any]] = {
    "socket_timeout": SOCKET_SECONDS,
    "socket_connect_timeout": SOCKET_SECONDS,
    "retry": Retry(NoBackoff(), 0),  # by default redis-py tries three times more, with pauses
}


class Breaker:
    """Lets calls through until one fails, then refuses all for `OPEN_SECONDS`."""

    def __init__(self) -> None:
        self.open_until = 0.0

    def call(self, act: Callable[[], Any]) -> Any:
        """The result of `act`.  Raise RedisError if it fails, or at once while the breaker is open."""
        if time.monotonic() < self.open_until:
            raise RedisConnectionError("the cache did not answer a moment ago")
        try:
            return act()
        except (RedisError, OSError) as error:
            from cards.metrics import CACHE_FAULTS  # not at the top: the settings import this file before they say where counts go

            CACHE_FAULTS.inc()
            self.open_until = time.monotonic() + OPEN_SECONDS
            log.warning("the cache is left alone for %.0f seconds: %s", OPEN_SECONDS, type(error).__name__)
            if isinstance(error, RedisError):
                raise
            raise RedisConnectionError(str(error)) from error


_breaker = Breaker()  # of this process; Django makes a cache object for each thread


class BreakerRedisCache(RedisCache):
    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        try:
            return _breaker.call(lambda: super(BreakerRedisCache, self).get(key, default, version))
        except RedisError:
            return default

    def set(self, key: Any, value: Any, *args: Any, **options: Any) -> None:
        try:
            _breaker.call(lambda: super(BreakerRedisCache, self).set(key, value, *args, **options))
        except RedisError:
            return

    def add(self, key: Any, value: Any, *args: Any, **options: Any) -> bool:
        return bool(_breaker.call(lambda: super(BreakerRedisCache, self).add(key, value, *args, **options)))

    def incr(self, key: Any, delta: int = 1, version: int | None = None) -> int:
        return int(_breaker.call(lambda: super(BreakerRedisCache, self).incr(key, delta, version)))

    def decr(self, key: Any, delta: int = 1, version: int | None = None) -> int:
        return int(_breaker.call(lambda: super(BreakerRedisCache, self).decr(key, delta, version)))
