"""What `deploy/` starts: the same commands in containers and units, with settings that exist; all of them start and are ready."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml
from psycopg import sql

from config.processes.request_reader import LARGEST_BODIES
from games import ROOT
from tests.helpers.servers import die_with_parent, free_port

DEPLOY = ROOT / "deploy"
OURS = ("prepare", "web", "worker", "search-worker", "sweeper")
BIND = re.compile(r"--bind \S+")


def services() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"])


def unit(name: str) -> dict[str, str]:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "systemd" / f"stardeck-{name}.service")
    return dict(parser["Service"])


def example() -> dict[str, str]:
    lines = [line for line in (DEPLOY / "example.env").read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def test_containers_and_units_run_the_same_commands() -> None:
    for name in OURS:
        service = unit(name)
        command = service["ExecStart"].removeprefix("/srv/stardeck/.venv/bin/")
        if "Nice" in service:
            command = f"nice -n {service['Nice']} {command}"
        assert BIND.sub("", command) == BIND.sub("", services()[name]["command"]), name
        assert f"{service['WorkingDirectory']}/.venv/bin/" in service["ExecStart"]
    assert unit("metrics")["ExecStart"].endswith("python manage.py serve_metrics")
    assert {path.stem.removeprefix("stardeck-") for path in (DEPLOY / "systemd").iterdir()} == {*OURS, "metrics"}


def test_every_setting_exists() -> None:
    known = set(re.findall(r"^#? ?([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    given = {*example(), *services()["web"]["environment"]} - {"POSTGRES_PASSWORD", "REDIS_PASSWORD"}
    assert given <= known, given - known
    asked = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "compose.yaml").read_text()))
    assert asked <= example().keys()


def test_the_image_copies_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert "requirements/base.txt" in text
    assert (ROOT / "config" / "processes" / "rules_build.py").exists()
    assert "-m config.processes.rules_build" in text


def test_the_image_has_no_secrets_and_no_environment_of_the_checkout() -> None:
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv", "**/.env", "var", "build"} <= set(left_out)
    assert not {"requirements", "manage.py", "fixtures", "config"} & set(left_out)


def test_the_front_buffers_and_lets_backups_through() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_request_buffering on;" in text
    assert "proxy_buffering on;" in text
    size = re.search(r"client_max_body_size (\d+)m;", text)
    assert size
    assert int(size[1]) * 2**20 >= max(LARGEST_BODIES.values())
    assert f"proxy_pass http://web:{services()['web']['command'].partition(':8000')[1][1:]};" in text


@pytest.mark.slow
@pytest.mark.own_servers
def test_the_commands_start_a_site_that_is_ready(postgresql_url: str, redis_url: str, tmp_path: Path) -> None:
    port = free_port()
    with database(postgresql_url) as url, ExitStack() as stack:
        settings = example() | services()["web"]["environment"]
        settings |= {"DATABASE_URL": url, "CELERY_BROKER_URL": redis_url, "CACHE_URL": redis_url}
        settings |= {"SECRET_KEY": "a key of forty or more characters, for tests only", "ALLOWED_HOSTS": "127.0.0.1"}
        settings |= {"STARDECK_VAR": str(tmp_path), "STARDECK_RULES": "interpreted", "EMAIL_URL": "console://"}
        environment = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"} | settings
        environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
        commands = {name: BIND.sub(f"--bind 127.0.0.1:{port}", services()[name]["command"]) for name in OURS}
        subprocess.run(shlex.split(commands.pop("prepare")), cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
        running = {name: stack.enter_context(started(shlex.split(command), environment)) for name, command in commands.items()}
        wait_until_ready(f"http://127.0.0.1:{port}/readyz", running)
        for name, process in running.items():
            process.terminate()
            assert process.wait(40) in (0, -15), name


@contextmanager
def database(server: str) -> Iterator[str]:
    name = f"deploy_{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    yield server.rpartition("/")[0] + "/" + name
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, cwd=ROOT, env=environment, preexec_fn=die_with_parent)  # noqa: PLW1509 (no thread forks here)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def wait_until_ready(url: str, running: dict[str, subprocess.Popen[bytes]]) -> None:
    deadline, said = time.monotonic() + 150, "nothing"
    while True:
        ended = [name for name, process in running.items() if process.poll() is not None]
        assert not ended, ended
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                assert json.load(answer)["ready"]
                return
        except urllib.error.HTTPError as error:
            said = error.read().decode()
        except OSError as error:
            said = str(error)
        assert time.monotonic() < deadline, said
        time.sleep(0.3)
