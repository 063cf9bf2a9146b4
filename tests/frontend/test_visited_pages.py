"""Every page of the site is visited by a test in a real Chromium, or stands here with the reason why not.

Addresses are read out of the sources of the browser tests: paths, also those with values in them (f"/runs/{run}/"), and the names that
`reverse` gets, directly or out of a tuple of the module.  A view that only takes posted forms is no page.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.urls import URLPattern, get_resolver
from django.urls.resolvers import RegexPattern

from frontend.urls import urlpatterns
from tests.frontend import pages

BROWSER_TESTS = sorted(Path(__file__).parent.rglob("test_browser_*.py"))
# Stands for a value in an address.
VALUE = "\0"
FORMS_ONLY = "forms_only.py"

NO_PAGES = {
    "theme": "only keeps a setting",
    "language": "only keeps a setting",
    "robots": "a text for robots",
    "sitemap": "XML for robots",
    "sitemap-part": "XML for robots",
    "table-log": "a download",
    "collection-csv": "a download",
    "card-set-file": "a download",
    "shared-card-set-file": "a download",
    "account-export": "a download",
    "deck-preview": "a picture",
    "deck-qr": "a picture",
}
UNVISITED = {
    "account_logout": "leads to the account's page, which asks",
}


def addresses(tree: ast.AST) -> Iterator[str]:
    """The paths in a module, without what comes before and after the path."""
    within = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node) if part is not node}
    for node in ast.walk(tree):
        text = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in within:
            text = node.value
        elif isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else _value(part) for part in node.values)
        if "/" in text and "\n" not in text and " " not in text:
            yield "/" + text.lstrip(VALUE).partition("?")[0].lstrip("/")


def _value(part: ast.AST) -> str:
    """What a value in an f-string stands for: a constant of `tests.frontend.pages`, or any value."""
    name = part.value.id if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) else ""
    return str(getattr(pages, name, VALUE))


def names(tree: ast.AST) -> Iterator[str]:
    """The names of pages in calls of `reverse`, and in tuples of the module that calls it with a value."""
    by_value = False
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "reverse":
            by_value |= not isinstance(node.args[0], ast.Constant)
            if isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)
    for node in ast.iter_child_nodes(tree):
        if by_value and isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            yield from (str(each.value) for each in node.value.elts if isinstance(each, ast.Constant))


def only_takes_forms(pattern: URLPattern) -> bool:
    view = pattern.callback
    while view is not None:
        if view.__code__.co_filename.endswith(FORMS_ONLY):
            return True
        view = getattr(view, "__wrapped__", None)
    return False


def address_of(pattern: URLPattern) -> re.Pattern[str]:
    """The addresses of a page, in which VALUE may stand for any part."""
    route = str(pattern.pattern)
    if isinstance(pattern.pattern, RegexPattern):
        route = re.sub(r"\(\?P<(\w+)>[^()]*\)", r"<\1>", route.strip("^$"))
    parts = re.split(r"<[^<>]*>", route)
    return re.compile("/" + "[^/]+".join(map(re.escape, parts)) + r"\Z")


@cache
def visited() -> frozenset[str]:
    found, named = set(), set()
    for path in BROWSER_TESTS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= set(addresses(tree))
        named |= set(names(tree))
    found |= {pages.HOME, pages.CARDS, pages.SETS}
    by_address = {str(each.name) for each in urlpatterns if isinstance(each, URLPattern) and any(map(address_of(each).match, found))}
    return frozenset(by_address | named)


def pages_of_the_site() -> set[str]:
    assert get_resolver("frontend.urls")
    return {str(each.name) for each in urlpatterns if isinstance(each, URLPattern) and not only_takes_forms(each)} - set(NO_PAGES)


def test_every_page_is_visited_by_a_browser() -> None:
    forgotten = sorted(pages_of_the_site() - visited() - set(UNVISITED))
    assert forgotten == [], "Add them to a test_browser_*.py (`check_pages`), or to UNVISITED with the reason."


def test_the_exceptions_are_pages_that_no_browser_visits() -> None:
    assert sorted(set(UNVISITED) - (pages_of_the_site() - visited())) == []
    assert sorted(set(NO_PAGES) - {str(each.name) for each in urlpatterns}) == []


def test_a_page_that_nobody_visits_would_be_found() -> None:
    assert "run-cancel" not in pages_of_the_site(), "it only takes forms"
    assert {"home", "deck-page", "table", "table-luck-report", "game-play"} <= visited()
    tree = ast.parse('page.goto(f"{url}/runs/{run.pk}/?step=3")\nNAMES = ("find", "about")\nreverse(name)')
    assert set(addresses(tree)) == {f"/runs/{VALUE}/"}
    assert set(names(tree)) == {"find", "about"}
