"""A real PostgreSQL and a real Redis for tests, on free loopback ports and in a temporary folder; they are always stopped.

Use `with postgresql() as url:` and `with redis() as url:`; `find` returns the path of a program.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

READY_WITHIN = 60.0  # seconds; a busy machine is slow
STOPPED_WITHIN = 20.0


class ServerMissing(RuntimeError):
    """A server cannot be started; the message names the package to install, or holds the server's output."""


def find(program: str) -> str | None:
    """The path of this program; Debian keeps PostgreSQL's server programs outside of PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), key=lambda path: float(path.parts[-3]), reverse=True)
    return str(versions[0]) if versions else shutil.which(program)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@dataclass
class PostgreSQL:
    """A server that can be killed and started again with its stored data."""

    url: str
    folder: Path
    command: list[str]
    user: pwd.struct_passwd | None
    running: ExitStack = field(default_factory=ExitStack)

    def start(self) -> None:
        log = self.folder / "log"
        # SIGQUIT: the server stops at once, as if the power had failed; unlike SIGKILL, it releases its shared memory.
        process = self.running.enter_context(_running(self.command, folder=self.folder, log=log, stop=signal.SIGQUIT, user=self.user))
        _wait(lambda: _postgresql_answers(self.url), process, log)

    def kill(self) -> None:
        self.running.close()


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database in C.UTF-8 whose user may create databases (for Django's test database)."""
    with postgresql_server() as server:
        yield server.url


@contextmanager
def postgresql_server() -> Iterator[PostgreSQL]:
    initdb, postgres = find("initdb"), find("postgres")
    if not initdb or not postgres:
        raise ServerMissing("PostgreSQL is not installed: apt-get install postgresql")
    user = _unprivileged()
    password, port = secrets.token_hex(16), free_port()
    folder = Path(tempfile.mkdtemp(prefix="stardeck-postgresql-"))
    try:
        password_file = folder / "password"
        password_file.write_text(password)
        if user:
            for path in (folder, password_file):
                os.chown(path, user.pw_uid, user.pw_gid)
        data = folder / "data"
        made = subprocess.run(
            [
                initdb,
                "-D",
                data,
                "-U",
                "stardeck",
                "--pwfile",
                password_file,
                "-A",
                "scram-sha-256",
                "-E",
                "UTF8",
                "--locale=C.UTF-8",
                "-N",
            ],
            cwd=folder,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise ServerMissing(f"initdb failed: {made.stderr or made.stdout}")
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(port),
            "unix_socket_directories": "",
            "fsync": "off",  # the data is deleted anyway
            "full_page_writes": "off",
            "max_connections": "60",
            "log_min_messages": "warning",
        }
        command = [postgres, "-D", str(data), *(part for name, value in options.items() for part in ("-c", f"{name}={value}"))]
        server = PostgreSQL(f"postgresql://stardeck:{password}@127.0.0.1:{port}/postgres", folder, command, user)
        try:
            server.start()
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """The URL of an empty Redis with an append-only file and a password."""
    program = find("redis-server")
    if not program:
        raise ServerMissing("Redis is not installed: apt-get install redis-server")
    password, port = secrets.token_hex(16), free_port()
    folder = Path(tempfile.mkdtemp(prefix="stardeck-redis-"))
    try:
        configuration = folder / "redis.conf"
        configuration.write_text(
            f"bind 127.0.0.1\nport {port}\nrequirepass {password}\nappendonly yes\nappendfsync everysec\n"
            "maxmemory-policy noeviction\nsave ''\ndaemonize no\n".replace("''", '""')
        )
        log = folder / "log"
        with _running([program, str(configuration)], folder=folder, log=log, stop=signal.SIGTERM) as process:
            url = f"redis://:{password}@127.0.0.1:{port}/0"
            _wait(lambda: _redis_answers(url), process, log)
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(
    command: list[str], *, folder: Path, log: Path, stop: signal.Signals, user: pwd.struct_passwd | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C reaches only us, and we stop the server
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            preexec_fn=die_with_parent,  # noqa: PLW1509 (no thread here forks and locks)
        )
    try:
        yield process
    finally:
        process.send_signal(stop)
        try:
            process.wait(STOPPED_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def die_with_parent() -> None:
    """Run in a child before exec: on Linux, the child is killed when its parent dies; elsewhere nothing happens."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _unprivileged() -> pwd.struct_passwd | None:
    """The options to run PostgreSQL as another user, as it refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise ServerMissing("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.")


def _wait(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + READY_WITHIN
    while not ready():
        if process.poll() is not None or time.monotonic() > deadline:
            raise ServerMissing(f"{process.args[0]} did not start:\n{log.read_text(errors='replace')}")  # type: ignore[index]
        time.sleep(0.05)


def _postgresql_answers(url: str) -> bool:
    import psycopg

    try:
        psycopg.connect(url, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def _redis_answers(url: str) -> bool:
    import redis as client

    try:
        with client.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2) as connection:
            return bool(connection.ping())
    except client.RedisError:
        return False
