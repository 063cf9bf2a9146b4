"""`make screenshot`: start a new site, build and goldfish a deck in Chromium, and write the pictures of the README to docs/images/."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks import decks
from tests.helpers.servers import free_port

ROOT = Path(__file__).resolve().parents[2]
IMAGES = ROOT / "docs" / "images"
SIZE = {"width": 1180, "height": 860}
# Seconds to wait for the site and for the run.
PATIENCE = 120.0


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        raise SystemExit("Chromium is not installed: apt-get install chromium fonts-noto-cjk")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with site() as address, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        page = browser.new_context(viewport=SIZE, base_url=address, reduced_motion="reduce").new_page()
        take(page)
        browser.close()
    for image in sorted(IMAGES.glob("*.png")):
        print(f"{image.relative_to(ROOT)}: {image.stat().st_size / 1000:.0f} kB")
    return 0


def take(page: Page) -> None:
    """Take the pictures of the editor and of a report."""
    deck = decks()[0]
    slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in deck.decklist.slots]
    made = page.request.post("/api/v1/decks/", data={"game": deck.game, "name": deck.name.partition(",")[0], "slots": slots}).json()
    page.goto(f"/decks/{made['id']}/edit/")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=IMAGES / "editor.png")
    request = {"game": deck.game, "mode": "goldfish", "sides": [{"deck": made["id"]}], "games": 1000, "seed": 7}
    run = page.request.post("/api/v1/simulations/", data=request).json()
    deadline = time.monotonic() + PATIENCE
    while (status := page.request.get(f"/api/v1/simulations/{run['id']}/").json()["status"]) != "done":
        if status in ("failed", "cancelled") or time.monotonic() > deadline:
            raise SystemExit(f"The run for the pictures is {status} instead of done.")
        time.sleep(0.2)
    page.goto(f"/runs/{run['id']}/")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=IMAGES / "report.png")


@contextmanager
def site() -> Iterator[str]:
    """Run a site that has only the cards; yield its address."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="stardeck-screenshot-") as folder:
        environment = {**os.environ, "STARDECK_VAR": folder, "LOG_LEVEL": "WARNING"}
        manage = [sys.executable, "manage.py"]
        subprocess.run([*manage, "prepare_site"], cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
        process = subprocess.Popen([*manage, "run_site", "--port", str(port)], cwd=ROOT, env=environment)
        try:
            address = f"http://127.0.0.1:{port}"
            deadline = time.monotonic() + PATIENCE
            while not answers(f"{address}/readyz"):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit("The site did not start; its output is above.")
                time.sleep(0.2)
            yield address
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as response:
            return bool(response.status == 200)
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main())
