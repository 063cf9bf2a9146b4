"""The accessibility rules that axe checks in a real browser."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

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
