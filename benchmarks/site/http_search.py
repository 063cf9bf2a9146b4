"""Twenty searches over HTTP: the site with each database, and Datasette with the same cards, each with two server processes.

One client sends one request after the other for the times; then eight clients at once give the requests per second.  Rate limits count
requests, but are out of reach.  Every answer is complete: without compression and conditional requests.  All servers must find the same
numbers of cards.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.helpers.servers import die_with_parent, free_port

ROOT = Path(__file__).resolve().parents[2]
SEARCHES = json.loads((Path(__file__).parent / "searches.json").read_text(encoding="utf-8"))
DATASETTE = "datasette==0.65.5"
ROUNDS = 12
CLIENTS = 8
AT_ONCE = 800  # requests
READY_WITHIN = 60.0
PAGE = 60


@dataclass(frozen=True, slots=True)
class Measured:
    """The results of one server."""

    # Milliseconds of each request, for each search in the order of SEARCHES.
    times: list[list[float]]
    # The number of cards that each search found.
    counts: list[int]
    # Requests per second of CLIENTS clients.
    rate: float


def measure(ports: Sequence[int], addresses: Sequence[str], count_of: str) -> Measured:
    """Request all `addresses` from the equal servers at `ports`.  count_of: the member of an answer that holds the number of cards."""
    connections = [HTTPConnection("127.0.0.1", port, timeout=30) for port in ports]
    counts = [int(json.loads(fetch(connections[0], address))[count_of]) for address in addresses]
    times: list[list[float]] = [[] for _ in addresses]
    for number in range(ROUNDS + 1):
        for place, address in enumerate(addresses):
            started = time.perf_counter()
            fetch(connections[(number + place) % len(connections)], address)
            if number:  # the first round fills the caches
                times[place].append((time.perf_counter() - started) * 1000)
    for connection in connections:
        connection.close()
    return Measured(times, counts, rate(ports, addresses))


def rate(ports: Sequence[int], addresses: Sequence[str]) -> float:
    """Requests per second of CLIENTS clients, each with one connection and its share of AT_ONCE requests."""

    def client(number: int) -> None:
        connection = HTTPConnection("127.0.0.1", ports[number % len(ports)], timeout=30)
        for index in range(AT_ONCE // CLIENTS):
            fetch(connection, addresses[(number * 7 + index) % len(addresses)])
        connection.close()

    with ThreadPoolExecutor(CLIENTS) as pool:
        list(pool.map(client, range(CLIENTS)))  # not counted: makes every process answer every search
        started = time.perf_counter()
        list(pool.map(client, range(CLIENTS)))
        return AT_ONCE / (time.perf_counter() - started)


def fetch(connection: HTTPConnection, address: str) -> bytes:
    connection.request("GET", address)
    response = connection.getresponse()
    body = response.read()
    if response.status != 200:
        raise SystemExit(f"{address} answered {response.status}: {body[:300]!r}")
    return body


def ours(environment: dict[str, str]) -> Measured:
    """Measure the site's server as `make run` starts it: two processes of four threads."""
    port = free_port()
    command = f"config.wsgi --bind 127.0.0.1:{port} --workers 2 --threads 4 --timeout 30 --log-level warning".split()
    command = ["-m", "gunicorn", "-c", str(ROOT / "benchmarks" / "site" / "serving.py"), *command]
    with running([sys.executable, *command], port, "/healthz", environment):
        queries = [urlencode({"game": search["game"], "q": search["query"], "page_size": PAGE}) for search in SEARCHES]
        return measure([port], [f"/api/v1/cards/?{query}" for query in queries], "count")


def datasette(environment: dict[str, str]) -> Measured | None:
    """Measure two processes of Datasette, in a virtual environment made for this; None if it cannot be installed."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stardeck-datasette-")))
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / "bin" / "python"
        installed = subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", DATASETTE], stdout=sys.stderr, check=False
        )
        if installed.returncode:
            return None
        table = folder / "bench.db"
        subprocess.run([sys.executable, "-m", "benchmarks.site.table", str(table)], cwd=ROOT, env=environment, check=True)
        ports = [free_port(), free_port()]
        for port in ports:
            command = [python, "-m", "datasette", "serve", "--immutable", str(table), "--port", str(port)]
            command += ["--setting", "default_page_size", str(PAGE), "--setting", "suggest_facets", "off"]
            stack.enter_context(running([str(part) for part in command], port, "/-/versions.json", {**os.environ}))
        queries = [{"game__exact": search["game"], "_sort": "search_key", **search["table"]} for search in SEARCHES]
        for query in queries:
            if "_sort_desc" in query:
                del query["_sort"]
        return measure(
            ports, [f"/bench/cards.json?{urlencode({**query, '_shape': 'objects'})}" for query in queries], "filtered_table_rows_count"
        )


@contextmanager
def running(command: list[str], port: int, ready: str, environment: dict[str, str]) -> Iterator[None]:
    """Run a server until the end of the block; begin when it answers at `ready`.  It also ends with this process."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log, preexec_fn=die_with_parent)  # noqa: PLW1509
        try:
            deadline = time.monotonic() + READY_WITHIN
            while not answers(port, ready):
                if process.poll() is not None or time.monotonic() > deadline:
                    log.seek(0)
                    raise SystemExit(f"{' '.join(command[:4])} did not start: {log.read()[-2000:].decode(errors='replace')}")
                time.sleep(0.1)
            yield
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def answers(port: int, address: str) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", address)
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def all_three(sqlite: dict[str, str], postgresql: dict[str, str]) -> dict[str, Any]:
    """The results by name of the server; SystemExit if two servers found different numbers of cards."""
    results: dict[str, Measured | None] = {"SQLite": ours(sqlite), "PostgreSQL": ours(postgresql), "Datasette": datasette(sqlite)}
    first = results["SQLite"]
    assert first
    for name, one in results.items():
        if one and one.counts != first.counts:
            differing = [SEARCHES[place]["query"] for place, count in enumerate(one.counts) if count != first.counts[place]]
            raise SystemExit(f"{name} finds other numbers of cards for {', '.join(differing)}: {one.counts} instead of {first.counts}.")
    return results
