"""`make bench-scale`: lists and searches of public decks with 2,000, 100,000 and a million decks, written to docs/performance.md.

`python -m benchmarks.scale.measure [NUMBER ...]` measures other numbers of decks.  PostgreSQL is measured with all of them, SQLite with up
to 100,000.  Each site is filled by `benchmarks.scale.fill_decks` and served by two processes of four threads, as `make run` does.  One
client sends each request several times, after a first round that fills the caches; then 32 clients save decks at once.  Other programs make
the times longer, so the processor time of the servers is measured, too.

A million decks take long.  Progress goes to the standard error; the section is written after each site, and `var/bench-scale.json` keeps
the figures.  If the benchmark is started again at the same commit, it goes on with the next site; delete that file to start anew.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from benchmarks import percentile
from benchmarks.document import OUTPUT, ROOT, empty_site, environment, machine, table
from benchmarks.scale.fill_decks import progress
from benchmarks.site.http_search import running
from tests.helpers import servers

NUMBERS = (2_000, 100_000, 1_000_000)
MOST_EMBEDDED = 100_000  # decks that SQLite is measured with
ROUNDS = 20
CLIENTS = 32
SAVES = 640
HEAD = "## Public decks"
KEPT = ROOT / "var" / "bench-scale.json"
STARTED_BY = {os.getpid()}


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of one site."""

    # Name of a request -> milliseconds of each.
    times: dict[str, list[float]]
    # Name of a request -> mean milliseconds of processor time, the database's included.
    costs: dict[str, float]
    # Saves per second of CLIENTS clients, and the number of saves that were refused because the database was busy.
    saves: float
    refused: int


def main(numbers: list[int]) -> int:
    here, at = machine(), commit()
    measured = kept_figures(at)
    wanted = [f"{name}, {number:,}" for number in numbers for name in databases_for(number)]
    for number in numbers:
        for name in databases_for(number):
            site = f"{name}, {number:,}"
            if site in measured:
                progress(f"{site} decks: measured before at this commit")
            else:
                measured[site] = measured_site(name, number)
                keep(at, measured)
            write(report({each: measured[each] for each in wanted if each in measured}, here))
    return 0


def databases_for(number: int) -> tuple[str, ...]:
    return ("SQLite", "PostgreSQL") if number <= MOST_EMBEDDED else ("PostgreSQL",)


def measured_site(database: str, number: int) -> Measured:
    """Fill a new site with this number of decks, and measure it."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="stardeck-bench-"))
        url = stack.enter_context(servers.postgresql()) if database == "PostgreSQL" else ""
        settings = environment(**empty_site(folder, url))
        progress(f"{database}, {number:,} decks: filling the site")
        run(settings, "-m", "benchmarks.scale.fill_decks", str(number))
        run(settings, "manage.py", "collectstatic", "--noinput", "--verbosity=0")
        return measure(settings)


def commit() -> str:
    """The commit of the tree; "" if it has changed since, so that no figures are kept for it."""
    changes = subprocess.run(["git", "status", "--porcelain", "--", "*.py"], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    return "" if changes else head.strip()


def kept_figures(at: str) -> dict[str, Measured]:
    """The figures of an earlier, unfinished start of the benchmark at this commit."""
    if not at or not KEPT.exists():
        return {}
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return {site: Measured(**figures) for site, figures in kept["sites"].items()} if kept["commit"] == at else {}


def keep(at: str, measured: dict[str, Measured]) -> None:
    if at:
        KEPT.parent.mkdir(exist_ok=True)
        sites = {site: asdict(figures) for site, figures in measured.items()}
        KEPT.write_text(json.dumps({"commit": at, "sites": sites}), encoding="utf-8")


def measure(settings: dict[str, str]) -> Measured:
    """The figures of a filled site."""
    addresses: dict[str, list[str]] = json.loads(run(settings, "-m", "benchmarks.scale.addresses"))
    tokens = addresses.pop("tokens")
    times: dict[str, list[float]] = {}
    costs: dict[str, float] = {}
    with serving(settings) as port:
        for name, each in addresses.items():
            timed(port, each, 4)  # both processes fill their caches
            before = processor_seconds()
            times[name] = timed(port, each, ROUNDS)
            costs[name] = (processor_seconds() - before) * 1000 / len(times[name])
            progress(f"  {name}: {percentile(times[name], 0.95):.0f} ms, of the processor {costs[name]:.0f} ms")
        progress(f"  {SAVES} saves by {CLIENTS} clients")
        return Measured(times, costs, *saves_per_second(port, tokens))


def processor_seconds() -> float:
    """The processor time of all processes that this one has started, and that they have started."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(") ")[2].split()
        except OSError:  # it has ended
            continue
        parents[int(path.parent.name)] = int(fields[1])
        ticks[int(path.parent.name)] = sum(map(int, fields[11:15]))  # its own, and of its children that have ended
    total = 0
    for process in parents:
        ancestor = process
        while (ancestor := parents.get(ancestor, 0)) and ancestor not in STARTED_BY:
            pass
        total += ticks[process] if ancestor else 0
    return total / os.sysconf("SC_CLK_TCK")


def run(settings: dict[str, str], *arguments: str) -> bytes:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=settings, stdout=subprocess.PIPE, check=True).stdout


@contextmanager
def serving(settings: dict[str, str]) -> Iterator[int]:
    """The port of a server of the site."""
    port = servers.free_port()
    command = f"config.wsgi --bind 127.0.0.1:{port} --workers 2 --threads 4 --timeout 60 --log-level warning".split()
    command = [sys.executable, "-m", "gunicorn", "-c", str(ROOT / "benchmarks" / "site" / "serving.py"), *command]
    with running(command, port, "/healthz", settings):
        yield port


def timed(port: int, addresses: list[str], rounds: int) -> list[float]:
    """Milliseconds of each request; an address that is not answered with 200 ends the benchmark."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    times = []
    for address in addresses * rounds:
        began = time.perf_counter()
        connection.request("GET", address)
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise SystemExit(f"{address} answered {response.status}: {body[:300]!r}")
        times.append((time.perf_counter() - began) * 1000)
    connection.close()
    return times


def saves_per_second(port: int, tokens: list[str]) -> tuple[float, int]:
    """The saves per second of `CLIENTS` clients at once, each with a public deck of its own, and the saves answered with 503."""

    def client(number: int) -> int:
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        headers = {"Authorization": f"Token {tokens[number]}", "Content-Type": "application/json"}

        def send(method: str, path: str, body: dict[str, Any], *allowed: int) -> dict[str, Any]:
            connection.request(method, path, json.dumps(body), headers)
            response = connection.getresponse()
            content = response.read()
            if response.status not in (200, 201, *allowed):
                raise SystemExit(f"{method} {path} answered {response.status}: {content[:300]!r}")
            return dict(json.loads(content)) | {"status": response.status}

        slots = [{"zone": "objective_sets", "code": str(code), "quantity": 2} for code in (1, 2, 3, 5, 7)]
        new = {"game": "star-wars-lcg", "name": f"Bench {number}", "visibility": "public", "slots": slots}
        deck: dict[str, Any] = {}
        while "id" not in deck:
            deck = send("POST", "/api/v1/decks/", new, 503)
        refused = 0
        for save in range(SAVES // CLIENTS):
            slots[0]["quantity"] = 1 + save % 2
            refused += send("PATCH", f"/api/v1/decks/{deck['id']}/", {"slots": slots}, 503)["status"] == 503
        return refused

    with ThreadPoolExecutor(CLIENTS) as pool:
        began = time.perf_counter()
        refused = sum(pool.map(client, range(CLIENTS)))
        return (SAVES + CLIENTS - refused) / (time.perf_counter() - began), refused


def report(measured: dict[str, Measured], here: str) -> str:
    head = f"{HEAD}\n\nWritten by `make bench-scale` on {datetime.now(UTC):%Y-%m-%d}: {here}.\n"
    head += "Columns name the database and its number of decks. "
    head += "Milliseconds over HTTP for one client and two server processes: the 95th percentile / the mean processor time, the database's"
    head += f" included. A row requests several addresses, each {ROUNDS} times. Then {CLIENTS} clients save public decks at once.\n\n"
    rows = [
        [name, *(f"{percentile(site.times[name], 0.95):.0f} / {site.costs[name]:.0f}" for site in measured.values())]
        for name in next(iter(measured.values())).times
    ]
    rows.append([f"saves per second, {CLIENTS} clients", *(f"{site.saves:.0f}" for site in measured.values())])
    rows.append(["saves refused because the database was busy", *(str(site.refused) for site in measured.values())])
    return head + table(["request", *measured], rows)


def write(section: str) -> None:
    """Replace the section of docs/performance.md, or add it at the end."""
    before, _, after = OUTPUT.read_text(encoding="utf-8").partition(f"{HEAD}\n")
    _, found, rest = after.partition("\n## ")
    OUTPUT.write_text(f"{before.rstrip()}\n\n{section}\n{found}{rest}", encoding="utf-8")
    sys.stdout.write(section + "\n")


if __name__ == "__main__":
    sys.exit(main([int(text) for text in sys.argv[1:]] or list(NUMBERS)))
