"""What every page keeps to in a real browser: the accessibility rules that axe checks, in each theme, and the width of the screen.

With `SHOTS=<folder>` the pages that are checked for their width leave pictures there, for whoever wants to look at them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import BrowserContext, Page
from pytest_django.live_server_helper import LiveServer

RULES: dict[str, Any] = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}
COLOURS: dict[str, Any] = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def expect_no_violations(page: Page, options: dict[str, Any] = RULES, place: str = "", within: str = "html") -> None:
    """Check the elements in `within` (a CSS selector) as they are now.

    Only violations leave the browser, since to describe what passed takes as long as the check itself.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    command = "async ([within, options]) => (await axe.run(within, options)).violations"
    violations = page.evaluate(command, [within, {**options, "resultTypes": ["violations"]}])
    assert violations == [], f"{page.url} {place}\n{AxeResults({'violations': violations}).generate_report()}"


# Animations are ended, not awaited: on a busy machine Chromium sometimes never ends one.
CHANGE_THEME = """theme => {
    document.documentElement.dataset.theme = theme;
    const moving = () => document.getAnimations().filter(one => one.playState === "running");
    for (let left = moving(); left.length; left = moving()) left.forEach(one => one.finish());
}"""


def check_every_theme(page: Page) -> None:
    """Check the page in all three themes.  Themes differ only in colours, so two of them need only the colour rules."""
    for theme, options in (("light", RULES), ("dark", COLOURS), ("contrast", COLOURS)):
        page.evaluate(CHANGE_THEME, theme)  # and the colours no longer change
        expect_no_violations(page, options, place=theme)


WIDTHS = (360, 1440)


def expect_no_wider_than_the_screen(page: Page, place: str, widths: Iterable[int] = WIDTHS) -> None:
    """place: names the page in the error, and its picture."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, (place, width)
        if folder := os.environ.get("SHOTS"):
            page.screenshot(path=f"{folder}/{place}-{width}.png", full_page=True)


def check_pages(page: Page, live_server: LiveServer, **addresses: str) -> None:
    """Check each page, on a narrow and on a wide screen, in all three themes.  addresses: the page's name=its path."""
    for name, address in addresses.items():
        answer = page.goto(live_server.url + address)
        assert answer
        assert answer.status == 200, address
        expect_no_wider_than_the_screen(page, name)
        check_every_theme(page)


def set_cookies(context: BrowserContext, live_server: LiveServer, **cookies: str) -> None:
    context.add_cookies([{"name": name, "value": value, "url": live_server.url} for name, value in cookies.items()])
