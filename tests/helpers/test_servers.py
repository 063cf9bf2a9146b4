"""The PostgreSQL and Redis servers for tests: they work as configured and leave nothing behind."""

from __future__ import annotations

from urllib.parse import urlsplit

import psycopg
import pytest
import redis

from tests.helpers import servers


@pytest.mark.servers
def test_postgresql_folds_case_finds_kanji_and_stops() -> None:
    with servers.postgresql() as url:
        with psycopg.connect(url) as connection:
            row = connection.execute("select lower('ÉＡ'), current_setting('lc_collate'), current_setting('fsync')").fetchone()
        assert row == ("éａ", "C.UTF-8", "off")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url, connect_timeout=2)


@pytest.mark.servers
def test_redis_keeps_its_file_needs_a_password_and_stops() -> None:
    with servers.redis() as url:
        with redis.Redis.from_url(url) as connection:
            assert connection.config_get("appendonly") == {"appendonly": "yes"}
            assert connection.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
        port = urlsplit(url).port
        with pytest.raises(redis.AuthenticationError), redis.Redis(port=port) as stranger:
            stranger.ping()
    with pytest.raises(redis.ConnectionError), redis.Redis.from_url(url) as connection:
        connection.ping()


def test_a_missing_server_gets_an_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "find", lambda program: None)
    with pytest.raises(servers.ServerMissing, match="apt-get install postgresql"), servers.postgresql():
        pass
    with pytest.raises(servers.ServerMissing, match="apt-get install redis-server"), servers.redis():
        pass
