"""Settings from the environment: an invalid value stops the start with one sentence, and `.env.example` lists every setting."""

from __future__ import annotations

import ast
import json
import logging
import os
import re
import secrets
import stat
import subprocess
import sys
import uuid
from itertools import pairwise
from pathlib import Path

import pytest
from django.test import RequestFactory

from config.environment import own_secret
from config.logs import formatter
from games import ROOT

LONG_KEY = "k" * 50
pytestmark = pytest.mark.slow  # starts a process for each value


def start(folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `manage.py` with the production settings and only these variables."""
    environment = {"PATH": os.environ["PATH"], "STARDECK_VAR": str(folder), "STARDECK_RULES": "interpreted", **settings}
    arguments = [sys.executable, "manage.py", *(command or ("check",))]
    return subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"DEBUG": "yes please"}, "DEBUG=yes please: use True or False."),
        ({"NUM_PROXIES": "two"}, "NUM_PROXIES=two: use a whole number."),
        ({"NUM_PROXIES": "-1"}, "NUM_PROXIES=-1: use 0 to 20."),
        ({"SIMULATION_SWEEP_SECONDS": "nan"}, "SIMULATION_SWEEP_SECONDS=nan: use a number."),
        ({"SIMULATION_MAX_GAMES": "0"}, "SIMULATION_MAX_GAMES=0: use 1 to 1,000,000,000."),
        ({"SIMULATION_MAX_GAMES": "9999999999"}, "SIMULATION_MAX_GAMES=9999999999: use 1 to"),  # beyond the range of the database
        ({"SIMULATION_LEASE_SECONDS": "1e300"}, "SIMULATION_LEASE_SECONDS=1e+300: use 0.5 to 3,600."),  # beyond the range of a date
        ({"SIMULATION_TURN_SECONDS": "60"}, "SIMULATION_TURN_SECONDS=60.0: use 0.1 to 30."),  # longer than the time limit of the task
        ({"SIMULATION_MEMORY_MB": "1"}, "SIMULATION_MEMORY_MB=1: a worker needs 500 before it plays"),
        ({"CELERY_FILESYSTEM": "/dev/null"}, "CELERY_FILESYSTEM=/dev/null: this folder cannot be created"),
        ({"ALLOWED_HOSTS": "cards.example.org,https://example.org"}, "ALLOWED_HOSTS=https://example.org: use names without scheme"),
        ({"CSRF_TRUSTED_ORIGINS": "example.org"}, "CSRF_TRUSTED_ORIGINS=example.org: use scheme and name"),
        ({"CSRF_TRUSTED_ORIGINS": "https://example.org/"}, "CSRF_TRUSTED_ORIGINS=https://example.org/: use scheme and name"),
        ({"EMAIL_URL": "smtp://me:hidden@host:587/?tls=yes%20please"}, "EMAIL_URL: use console:// or smtp://"),
        ({"EMAIL_URL": "file:///tmp/mails"}, "EMAIL_URL: use console:// or smtp://"),
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL=loud: use DEBUG, INFO, WARNING or ERROR."),
        ({"STARDECK_RULES": "fast"}, "STARDECK_RULES=fast: use auto, interpreted or compiled."),
        ({"DATABASE_URL": "mysql://me:hidden@host/name"}, "DATABASE_URL: use sqlite:///path or postgresql://"),
        ({"DATABASE_URL": "nonsense"}, "DATABASE_URL: use sqlite:///path or postgresql://"),
        ({"DATABASE_URL": "postgresql://me:hidden@host", "SECRET_KEY": LONG_KEY}, "DATABASE_URL: use sqlite:///path or postgresql://"),
        (
            {"DATABASE_URL": "sqlite://"},
            "DATABASE_URL: use sqlite:///path or postgresql://",
        ),  # in memory: each process would have its own
        (
            {"CELERY_BROKER_URL": "amqp://me:hidden@host", "SECRET_KEY": LONG_KEY},
            "CELERY_BROKER_URL: use redis://:password@host:6379/0, or filesystem://.",
        ),
        (
            {"CELERY_BROKER_URL": "redis://:hidden@host:port/0", "SECRET_KEY": LONG_KEY},
            "CELERY_BROKER_URL: use redis://:password@host:6379/0, or filesystem://.",
        ),
        ({"CELERY_BROKER_URL": "filesystem:///queue"}, "CELERY_BROKER_URL: use redis://:password@host:6379/0, or filesystem://."),
        ({"CACHE_URL": "memcached://me:hidden@host"}, "CACHE_URL: use redis://"),
        ({"CACHE_URL": "redis://:hidden@host:6379/one"}, "CACHE_URL: use redis://"),
        ({"DATABASE_URL": "postgresql://me:hidden@host/name"}, "SECRET_KEY: set one of 40 or more random characters"),
        ({"SECRET_KEY": "short"}, "SECRET_KEY: set one of 40 or more random characters"),
        ({"SECRET_KEY_FALLBACKS": f"{LONG_KEY},short"}, "SECRET_KEY_FALLBACKS: set one of 40 or more random characters"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_an_invalid_value_stops_the_start_with_one_sentence(tmp_path: Path, settings: dict[str, str], sentence: str) -> None:
    done = start(tmp_path, **settings)
    assert done.returncode == 1
    assert done.stderr.startswith("Stardeck does not start. " + sentence)
    assert done.stderr.count("\n") == 1
    assert "hidden" not in done.stderr


def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = start(tmp_path / "file" / "var")
    assert "this folder cannot be created" in done.stderr


@pytest.mark.parametrize("settings", [{}, {"DATABASE_URL": "", "CELERY_BROKER_URL": ""}, {"DEBUG": "true"}], ids=["none", "empty", "debug"])
def test_the_site_starts_with_the_defaults(tmp_path: Path, settings: dict[str, str]) -> None:
    done = start(tmp_path, **settings)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "queue" / "messages").is_dir()


def test_without_allowed_hosts_only_local_hosts_are_allowed(tmp_path: Path) -> None:
    done = start(
        tmp_path, "shell", "--no-imports", "-c", "from django.conf import settings; print(settings.ALLOWED_HOSTS)", ALLOWED_HOSTS=""
    )
    assert done.stdout.strip() == "['localhost', '127.0.0.1', '[::1]']", done.stderr


def test_options_in_the_database_url_are_kept(tmp_path: Path) -> None:
    done = start(
        tmp_path,
        "shell",
        "--no-imports",
        "-c",
        "from django.conf import settings; print(settings.DATABASES['default']['OPTIONS'])",
        DATABASE_URL="postgresql://me:word@host/name?sslmode=verify-full",
        SECRET_KEY=LONG_KEY,
    )
    assert "'sslmode': 'verify-full'" in done.stdout, done.stderr
    assert "statement_timeout" in done.stdout


def test_the_deployment_check_has_no_warnings(tmp_path: Path) -> None:
    served = {"SECRET_KEY": "x9" + os.urandom(32).hex(), "DATABASE_URL": "postgresql://me:word@127.0.0.1:1/name", "HTTPS": "true"}
    done = start(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **served)
    assert done.returncode == 0, done.stderr


def test_with_tls_every_cookie_is_secure(tmp_path: Path) -> None:
    names = "[name for name in dir(settings) if name.endswith('_COOKIE_SECURE')]"
    code = f"from django.conf import settings; print({{name: getattr(settings, name) for name in {names}}})"
    done = start(tmp_path, "shell", "--no-imports", "-c", code, HTTPS="true")
    assert ast.literal_eval(done.stdout) == dict.fromkeys(["CSRF_COOKIE_SECURE", "LANGUAGE_COOKIE_SECURE", "SESSION_COOKIE_SECURE"], True)


def test_the_secret_key_is_created_once_and_readable_only_by_its_owner(tmp_path: Path) -> None:
    first = own_secret(tmp_path / "key")
    assert own_secret(tmp_path / "key") == first
    assert len(first) >= 60
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_the_log_is_json_and_requests_cannot_inject_lines(tmp_path: Path) -> None:
    done = start(tmp_path, "shell", "--no-imports", "-c", "import structlog; structlog.get_logger('a').warning('one\\ntwo', word='\"\\n')")
    (line,) = done.stderr.splitlines()
    assert json.loads(line) | {"timestamp": ""} == {"event": "one\ntwo", "word": '"\n', "level": "warning", "logger": "a", "timestamp": ""}


@pytest.mark.parametrize(
    "path",
    [
        "/d/{token}/goldfish/",
        "/d/{token}?day=2026-01-01",
        "/api/v1/decks/by-token/{token}.json",
        "/api/v1/decks/{id}/compare/?revision=1&with={token}",
        "/accounts/password/reset/key/2-{token}-word/",
        "/accounts/confirm-email/Mg:{token}:word/",
    ],
)
def test_the_log_hides_tokens_and_links(path: str) -> None:
    token, pk = secrets.token_urlsafe(16), str(uuid.uuid4())
    path = path.format(token=token, id=pk)
    request = RequestFactory().post(path)
    record = logging.LogRecord("django.request", logging.WARNING, "", 0, "Forbidden: %s", (path,), None)
    record.request = request  # Django adds it to its message
    line = formatter().format(record)
    assert token not in line
    assert pk in line or pk not in path
    assert "WSGIRequest: POST" in json.loads(line)["request"]


def test_the_example_explains_every_setting() -> None:
    tree = ast.parse((ROOT / "config" / "settings.py").read_text())
    read = {
        call.args[0].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args and isinstance(call.args[0], ast.Constant)
        if isinstance(call.func.value, ast.Name) and call.func.value.id == "env"
    }
    lines = (ROOT / ".env.example").read_text().splitlines()
    named = {line.partition("=")[0] for line in lines if re.match(r"[A-Z_]+=", line)}
    assert named == read
    for before, line in pairwise(lines):
        assert not re.match(r"[A-Z_]+=", line) or before.startswith("# "), line


def test_the_site_starts_with_the_example(tmp_path: Path) -> None:
    lines = (line.partition("=") for line in (ROOT / ".env.example").read_text().splitlines() if re.match(r"[A-Z_]+=", line))
    done = start(tmp_path, **{name: value for name, _, value in lines if name not in ("STARDECK_VAR", "STARDECK_RULES")})
    assert done.returncode == 0, done.stderr


def test_an_unreachable_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    done = start(tmp_path, "prepare_site", DATABASE_URL="postgresql://me:hidden@127.0.0.1:1/name", SECRET_KEY=LONG_KEY)
    assert done.returncode == 1
    assert "The database does not answer; is DATABASE_URL right?" in done.stderr
    assert "Traceback" not in done.stderr
    assert "hidden" not in done.stderr


def test_a_locked_sqlite_is_waited_for_at_most_three_seconds(tmp_path: Path) -> None:
    """A visitor waits no longer for a write, and a process no longer for each of its requests."""
    code = """
import sqlite3, time
from django.conf import settings
from django.db import OperationalError, connection, transaction
with transaction.atomic():
    pass
other = sqlite3.connect(settings.DATABASES["default"]["NAME"], isolation_level=None)
other.execute("BEGIN IMMEDIATE")
began = time.monotonic()
try:
    with transaction.atomic():
        pass
except OperationalError as error:
    print(error, connection.settings_dict["OPTIONS"]["timeout"], 2 < time.monotonic() - began < 30)
"""
    assert start(tmp_path, "shell", "--no-imports", "-c", code).stdout.strip() == "database is locked 3 True"


def test_only_the_owner_can_read_the_database_and_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    folder.mkdir(mode=0o755)
    (folder / "stardeck.sqlite3").touch(mode=0o644)
    for _ in ("an installation of before", "a new one"):
        assert start(folder, "showmigrations", "accounts").returncode == 0
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.glob("stardeck.sqlite3*"))}
        assert {name: mode for name, mode in modes.items() if mode & 0o077} == {}
        assert modes.keys() >= {folder.name, "stardeck.sqlite3"}
        folder = tmp_path / "new"
