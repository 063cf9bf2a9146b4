"""`make test`: run every check and test, on both databases and with compiled and interpreted rules.

It starts the servers that the tests need.  If a program is missing, it installs the Debian package (as root) or prints the command to run;
it never skips a test because a program is missing.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from config.processes import rules_build
from tests.commands.steps import FOLDERS, INTERPRETED, POSTGRESQL, SQLITE
from tests.helpers import servers

ROOT = Path(__file__).resolve().parents[2]
OPTIONS = f"-q -rsf --durations 12 --tb=short --show-capture=log -n {os.cpu_count() or 1} --dist worksteal"
PYTEST = [sys.executable, "-m", "pytest", *OPTIONS.split()]
# Where tests wait for workers, servers and browsers, one process more than cores uses the time.
ONE_MORE = ["-n", str((os.cpu_count() or 1) + 1)]
# What only SQLite's step needs, and every process would load.
WITHOUT = ["-p", "no:schemathesis", "-p", "no:playwright"]

# Steps that use one core each.  They run while the rules are compiled, which leaves a core idle for most of a minute.
BESIDE = ("types", "migrations are complete", "bytecode")

# Debian packages -> are their programs installed?
NEEDED: Mapping[str, Callable[[], object]] = {
    "gcc libc6-dev python3-dev": rules_build.compiler_found,
    "postgresql": lambda: servers.find("initdb") and servers.find("postgres"),
    "gettext": lambda: shutil.which("xgettext") and shutil.which("msgmerge"),
    "redis-server": lambda: servers.find("redis-server"),
    "chromium": lambda: shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome"),
    "fontconfig fonts-noto-cjk": lambda: _output("fc-list", ":lang=ja") and _output("fc-list", ":lang=zh-tw"),
}


def main() -> int:
    # Raise SystemExit on SIGTERM, so that the servers are stopped.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    os.chdir(ROOT)
    os.environ.pop("DJANGO_SETTINGS_MODULE", None)  # `import config` has set it
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # without bytecode files, every process would compile all tests again
    started = time.monotonic()
    install_what_is_missing()
    with ExitStack() as stack:
        results = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stardeck-results-")))
        if not os.environ.get("HOME"):
            os.environ["HOME"] = str(results)  # Chromium and Python's caches need a home folder
        failed, counts = [], Counter[str]()
        for title, status in outcomes(steps(stack, results)):
            if status:
                failed.append(title)
        for report in sorted(results.glob("*.xml")):
            counts += counted(report)
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'Everything passed'} after {time.monotonic() - started:.0f} s.")
    broken = counts["failed"] or len(failed)  # a step that fails without a failing test is a failure too
    print(f"{counts['passed']} passed, {broken} failed, {counts['skipped']} skipped", flush=True)
    return 1 if broken or not counts["passed"] else 0


def steps(stack: ExitStack, results: Path) -> Iterator[tuple[str, list[str], dict[str, str]]]:
    """(title, command, environment) of each step, in order; servers are started when the first step needs them."""
    python = [sys.executable]
    interpreted, compiled = {"STARDECK_RULES": "interpreted"}, {"STARDECK_RULES": "compiled"}
    yield "style", [*python, "-m", "ruff", "check", "--quiet", "."], {}
    yield "format", [*python, "-m", "ruff", "format", "--quiet", "--check", "."], {}
    state = {"STARDECK_VAR": str(results / "var"), "DEBUG": "False"}
    yield "types", [*python, "-m", "mypy"], {**state, **interpreted}
    yield "migrations are complete", [*python, "manage.py", "makemigrations", "--check", "--dry-run"], {**state, **interpreted}
    # The processes of a step begin at the same time.  Without the bytecode of the tests, each of them would make it: half a minute each.
    collect = ["-m", "pytest", "--collect-only", "-p", "no:terminal", "-p", "no:xdist", *FOLDERS[SQLITE]]
    yield "bytecode", [*python, *collect], interpreted
    yield "compile the rules", [*python, "-m", "config.processes.rules_build"], interpreted

    postgresql, redis = stack.enter_context(servers.postgresql()), stack.enter_context(servers.redis())
    shared = {"STARDECK_TEST_POSTGRESQL": postgresql, "STARDECK_TEST_REDIS": redis}
    junit = f"--junitxml={results}"
    yield SQLITE, [*PYTEST, *ONE_MORE, f"{junit}/sqlite.xml", *tests_of(SQLITE)], {**shared, **compiled}
    yield INTERPRETED, [*PYTEST, *WITHOUT, f"{junit}/interpreted.xml", *tests_of(INTERPRETED)], {**shared, **interpreted}
    served = {
        "DATABASE_URL": postgresql,
        "CELERY_BROKER_URL": redis,
        "SECRET_KEY": "for-tests-only-" + "0" * 40,
    }
    yield POSTGRESQL, [*PYTEST, *WITHOUT, f"{junit}/served.xml", *tests_of(POSTGRESQL)], {**shared, **compiled, **served}


def tests_of(step: str) -> list[str]:
    """The arguments of pytest for one step."""
    return ["--step", step, *FOLDERS[step]]


def outcomes(steps: Iterable[tuple[str, list[str], Mapping[str, str]]]) -> Iterator[tuple[str, int]]:
    """Run the steps; (title, exit status) of each.  Steps of `BESIDE` run at the same time as the next step that is not one of them."""
    with ExitStack() as stack:
        beside = []
        for title, command, environment in steps:
            before = time.monotonic()
            if title in BESIDE:
                output = stack.enter_context(tempfile.TemporaryFile("w+"))  # printed at the end, so that lines of two steps do not mix
                beside.append((title, Timed(stack.enter_context(started(command, environment, output)), before), output))
                continue
            print(f"\n=== {title}", flush=True)
            with started(command, environment) as step:
                status = step.wait()
            yield title, told(title, status, time.monotonic() - before)
            for other, timed, output in beside:
                status, seconds = timed.result()
                output.seek(0)
                print(f"\n=== {other}\n{output.read()}", end="", flush=True)
                yield other, told(other, status, seconds)
            beside.clear()
        assert not beside, "a step of BESIDE is the last one, so that nothing waits for it"


class Timed:
    """A step whose own time is measured, although nobody waits for it yet."""

    def __init__(self, step: subprocess.Popen[bytes], before: float) -> None:
        self.step = step
        self.before = before
        self.seconds = 0.0
        self.thread = threading.Thread(target=self._measure, daemon=True)
        self.thread.start()

    def _measure(self) -> None:
        self.step.wait()
        self.seconds = time.monotonic() - self.before

    def result(self) -> tuple[int, float]:
        """(exit status, seconds), once the step is over."""
        self.thread.join()
        return self.step.wait(), self.seconds


def told(title: str, status: int, seconds: float) -> int:
    """The status, after a line about it."""
    print(f"--- {title}: {'failed' if status else 'passed'} in {seconds:.0f} s", flush=True)
    return status


@contextmanager
def started(command: list[str], environment: Mapping[str, str], output: IO[str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A step that runs.  If this process is stopped, the step gets ten seconds to stop what it has started."""
    errors = subprocess.STDOUT if output else None
    step = subprocess.Popen(command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
    try:
        yield step
    finally:
        if step.poll() is None:
            step.terminate()
            try:
                step.wait(timeout=10)
            except subprocess.TimeoutExpired:
                step.kill()


def counted(report: Path) -> Counter[str]:
    """The totals of one JUnit file."""
    counts = Counter[str]()
    for suite in ET.parse(report).getroot().iter("testsuite"):
        number = {name: int(suite.get(name, 0)) for name in ("tests", "failures", "errors", "skipped")}
        counts["failed"] += number["failures"] + number["errors"]
        counts["skipped"] += number["skipped"]
        counts["passed"] += number["tests"] - number["failures"] - number["errors"] - number["skipped"]
    return counts


def install_what_is_missing() -> None:
    missing = [package for names, there in NEEDED.items() if not there() for package in names.split()]
    if not missing:
        return
    line = f"apt-get install --yes --no-install-recommends {' '.join(missing)}"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SystemExit(f"The tests need programs that are not installed. Run this, or the same for your system:\n  sudo {line}")
    print(f"Installing what the tests need: {line}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("apt-get update --quiet", line):
        subprocess.run(command.split(), env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    if still := [names for names, there in NEEDED.items() if not there()]:
        raise SystemExit(f"Still missing after the installation: {', '.join(still)}.")


def _output(*command: str) -> Any:
    """The output of a command; empty if the command is not installed."""
    try:
        return subprocess.run(command, capture_output=True, check=False).stdout.strip()
    except OSError:
        return b""


if __name__ == "__main__":
    sys.exit(main())
