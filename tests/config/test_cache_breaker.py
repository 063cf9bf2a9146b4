"""A frozen cache costs a request one short wait."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from redis.exceptions import RedisError

from config import cache_breaker
from config.cache_breaker import OPEN_SECONDS, OPTIONS, Breaker, BreakerRedisCache


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A server that takes connections and never answers."""
    monkeypatch.setattr(cache_breaker, "_breaker", Breaker())
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen(50)
        server.settimeout(0.2)
        yield server


def connections(server: socket.socket) -> int:
    count = 0
    while True:
        try:
            server.accept()[0].close()
        except TimeoutError:
            return count
        count += 1


def test_a_frozen_server_is_asked_once(frozen: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = BreakerRedisCache(f"redis://127.0.0.1:{frozen.getsockname()[1]}/0", {"OPTIONS": OPTIONS})
    assert cache.get("picture") is None
    cache.set("picture", b"...", 60)
    assert cache.get("picture", "none") == "none"
    for count in (cache.add, cache.incr, cache.decr):
        with pytest.raises(RedisError):
            count("limit", 1)
    assert connections(frozen) == 1
    later = cache_breaker.time.monotonic() + OPEN_SECONDS
    monkeypatch.setattr(cache_breaker.time, "monotonic", lambda: later)
    assert cache.get("picture") is None
    assert connections(frozen) == 1


def test_one_call_waits_half_a_second_at_most() -> None:
    assert max(OPTIONS["socket_timeout"], OPTIONS["socket_connect_timeout"]) <= 0.5
    assert OPTIONS["retry"].get_retries() == 0


def test_a_call_that_succeeds_is_passed_on() -> None:
    breaker = Breaker()
    assert [breaker.call(lambda: 3), breaker.call(lambda: 4)] == [3, 4]
