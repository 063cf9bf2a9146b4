"""Rate limits: atomic, equal in every store, counted by an address that clients cannot forge."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import caches
from django.db import DatabaseError, connection
from django.test import Client, RequestFactory

from cards.api import limits
from cards.api.limits import Bucket, CacheStore, DatabaseStore, ProcessStore, ReservedUnits, Rule, Store, client_key, spend
from cards.errors import TooMany
from cards.models import Allowance

RULE = Rule(10, 60)
START = 60_000_000.0  # the first second of a time window


@pytest.fixture
def redis_cache(settings: Any, redis_url: str) -> Iterator[None]:
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": redis_url}}
    yield
    caches["default"].clear()


@pytest.fixture(params=["database", "memory cache", pytest.param("redis", marks=pytest.mark.servers)])
def store(request: pytest.FixtureRequest) -> Store:
    if request.param == "database":
        request.getfixturevalue("db")
        return DatabaseStore()
    if request.param == "redis":
        request.getfixturevalue("redis_cache")
    caches["default"].clear()
    return CacheStore()


def allowed(store: Store, key: str, now: float, *, cost: int = 1, tries: int = 30) -> int:
    return sum(store.take(key, RULE, cost, now) == 0 for _ in range(tries))


class TestStores:
    @pytest.mark.slow
    def test_a_window_allows_exactly_the_limit(self, store: Store) -> None:
        assert allowed(store, "a", START + 1) == 10
        assert allowed(store, "a", START + 30) == 0
        assert allowed(store, "b", START + 30) == 10  # another client

    def test_the_window_slides(self, store: Store) -> None:
        assert allowed(store, "a", START + 59) == 10
        assert allowed(store, "a", START + 60) == 0  # no second burst at the start of the next window
        assert allowed(store, "a", START + 90) == 5  # half of the previous window still counts
        assert allowed(store, "a", START + 180 + 60) == 10  # the previous window no longer counts

    def test_refused_requests_are_not_counted(self, store: Store) -> None:
        assert allowed(store, "a", START, tries=200) == 10
        assert allowed(store, "a", START + 60 + 30) == 5

    def test_requests_may_cost_more_than_one(self, store: Store) -> None:
        assert allowed(store, "a", START, cost=4) == 2
        assert allowed(store, "a", START, cost=2) == 1

    @pytest.mark.parametrize("gone", [0, 1, 29.5, 59])
    def test_the_waiting_time_is_sufficient_and_not_much_longer(self, store: Store, gone: float) -> None:
        now = START + gone
        allowed(store, "a", now)
        wait = store.take("a", RULE, 1, now)
        assert wait > 0
        assert store.take("a", RULE, 1, now + wait - 0.5) > 0
        assert store.take("a", RULE, 1, now + wait + 0.01) == 0


def test_the_process_store_has_a_bounded_size() -> None:
    store = ProcessStore()
    store.MOST = 100
    assert allowed(store, "a", START) == 10
    assert store.take("a", RULE, 1, START) == 60
    for number in range(1000):
        store.take(str(number), RULE, 1, START)
    assert len(store.used) <= 100


@pytest.mark.django_db(transaction=True)
def test_simultaneous_requests_get_at_most_the_limit() -> None:
    counts: list[int] = []

    def ask() -> None:
        try:
            counts.append(allowed(DatabaseStore(), "a", START, tries=5))
        finally:
            connection.close()

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(counts), sum(counts)) == (8, 10)


def test_a_process_that_reserves_ahead_allows_exactly_the_limit(db: None, django_assert_max_num_queries: Any) -> None:
    ahead, rule = ReservedUnits(), Rule(300, 300)
    with django_assert_max_num_queries(26):  # twenty reservations, then the refused request
        passed = sum(ahead.take("key", rule, 1, 1000.0) == 0 for _ in range(300))
        assert passed == 300
        assert ahead.take("key", rule, 1, 1000.0) > 0


def test_several_processes_allow_at_most_the_limit_and_hardly_less(db: None) -> None:
    processes, rule = [ReservedUnits() for _ in range(3)], Rule(600, 60)
    passed = [0, 0, 0]
    for number in range(1000):
        which = number % 3 if number < 500 else 0
        passed[which] += 2 * (processes[which].take("key", rule, 2, 90.0) == 0)
    assert 600 - 2 * 30 <= sum(passed) <= 600


def test_reservations_end_with_their_window(db: None) -> None:
    ahead, rule = ReservedUnits(), Rule(40, 60)
    assert ahead.take("key", rule, 1, 119.0) == 0
    assert ahead.left["key"] == (1, 1)
    assert ahead.take("key", rule, 1, 121.0) == 0
    assert Allowance.objects.get().slot == 2


@pytest.mark.django_db
def test_old_rows_are_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    store = DatabaseStore()
    store.take("old", RULE, 1, START)
    monkeypatch.setattr(DatabaseStore, "FORGET_ONE_IN", 1)
    store.take("new", RULE, 1, START + 1000)
    assert list(Allowance.objects.values_list("client", flat=True)) == ["new"]


# --- spending --------------------------------------------------------------------------------------------------------


@pytest.fixture
def two_a_minute(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.RATE_LIMITS = True
    rules = (Rule(2, 60),)
    monkeypatch.setitem(limits.BUCKETS, "all", Bucket("requests", rules))
    monkeypatch.setitem(limits.BUCKETS, "simulation", Bucket("simulations", rules, strict=True))


@pytest.mark.django_db
def test_the_error_names_the_limit_and_the_waiting_time(two_a_minute: None) -> None:
    for _ in range(2):
        spend(bucket="all", key="192.0.2.1")
    with pytest.raises(TooMany, match=r"Too many requests: at most 2 in 1 minute\. Try again in \d+ (second|minute)s?\.") as caught:
        spend(bucket="all", key="192.0.2.1")
    assert 0 < caught.value.retry_after <= 120
    spend(bucket="simulation", key="192.0.2.1")  # another bucket has its own limit


@pytest.mark.django_db
def test_addresses_are_not_stored(two_a_minute: None) -> None:
    spend(bucket="all", key="192.0.2.1")
    assert "192.0.2.1" not in str(list(Allowance.objects.values()))


@pytest.mark.django_db
def test_local_clients_have_ten_times_the_limit(two_a_minute: None) -> None:
    for _ in range(20):
        spend(bucket="all", key="loopback")
    with pytest.raises(TooMany):
        spend(bucket="all", key="loopback")


@pytest.mark.django_db
def test_limits_can_be_turned_off(two_a_minute: None, settings: Any) -> None:
    settings.RATE_LIMITS = False
    for _ in range(5):
        spend(bucket="all", key="192.0.2.1")
    assert not Allowance.objects.exists()


def test_without_a_store_reads_are_free_and_runs_are_counted_in_the_process(
    two_a_minute: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Down:
        def take(self, *args: Any) -> float:
            raise DatabaseError("gone")

    monkeypatch.setattr(limits, "_DATABASE", Down())
    monkeypatch.setattr(limits, "_PROCESS", ProcessStore())
    for _ in range(5):
        spend(bucket="all", key="192.0.2.1")
    for _ in range(2):
        spend(bucket="simulation", key="192.0.2.1")
    with pytest.raises(TooMany):
        spend(bucket="simulation", key="192.0.2.1")
    assert "the limiter's store is down: gone" in caplog.text


@pytest.mark.servers
def test_redis_counts_if_it_is_the_cache(two_a_minute: None, redis_cache: None, settings: Any) -> None:
    settings.LIMITS_STORE = "cache"
    for _ in range(2):
        spend(bucket="all", key="192.0.2.1")
    with pytest.raises(TooMany):
        spend(bucket="all", key="192.0.2.1")


def test_reads_are_free_while_redis_is_away(two_a_minute: None, settings: Any) -> None:
    settings.LIMITS_STORE = "cache"
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": "redis://127.0.0.1:1/0"}}
    for _ in range(5):
        spend(bucket="all", key="192.0.2.1")


@pytest.mark.django_db
def test_the_api_answers_429_with_a_waiting_time(client: Client, two_a_minute: None) -> None:
    for _ in range(2):
        assert client.get("/api/v1/games/", REMOTE_ADDR="192.0.2.1").status_code == 200
    answer = client.get("/api/v1/games/", REMOTE_ADDR="192.0.2.1")
    assert answer.status_code == 429
    assert answer["Content-Type"] == "application/problem+json"
    assert answer["Retry-After"] == answer["RateLimit-Reset"] == str(answer.json()["retry_after"])
    assert (answer["RateLimit-Limit"], answer["RateLimit-Remaining"]) == ("2", "0")
    assert answer["Cache-Control"] == "no-store"
    # a forged header does not make a new client
    assert client.get("/api/v1/games/", REMOTE_ADDR="192.0.2.1", headers={"X-Forwarded-For": "198.51.100.9"}).status_code == 429


# --- the key of a client ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "remote", "forwarded", "key"),
    [
        (0, "192.0.2.1", "", "192.0.2.1"),
        (0, "192.0.2.1", "198.51.100.9", "192.0.2.1"),  # the header is not from our proxy
        (0, "127.0.0.1", "", "loopback"),
        (0, "::1", "", "loopback"),
        (1, "127.0.0.1", "198.51.100.9", "198.51.100.9"),
        (1, "127.0.0.1", "203.0.113.5, 198.51.100.9", "198.51.100.9"),  # the client invented the left address
        (1, "127.0.0.1", "127.0.0.1", "127.0.0.1"),  # behind a proxy no client is local
        (2, "10.0.0.1", "203.0.113.5, 198.51.100.9, 10.0.0.2", "198.51.100.9"),
        (2, "10.0.0.1", "198.51.100.9", "10.0.0.1"),  # passed only one of the two proxies
        (1, "10.0.0.1", "", "10.0.0.1"),
        (1, "10.0.0.1", "not an address", "unknown"),
        (0, "2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        (0, "2001:db8:1:2:ffff::1", "", "2001:db8:1:2::/64"),
        (0, "2001:db8:1:3::1", "", "2001:db8:1:3::/64"),
        (0, "::ffff:192.0.2.1", "", "192.0.2.1"),
        (0, "", "", "unknown"),
    ],
)
def test_a_client_is_known_by_its_address_behind_the_trusted_proxies(
    settings: Any, proxies: int, remote: str, forwarded: str, key: str
) -> None:
    settings.NUM_PROXIES = proxies
    request = RequestFactory().get("/", REMOTE_ADDR=remote, headers={"X-Forwarded-For": forwarded} if forwarded else {})
    assert client_key(request) == key
