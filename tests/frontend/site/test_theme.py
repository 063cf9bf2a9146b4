"""The look of each game: look.json names only existing colours, marks and facts; its templates and the shared ones show all numbers."""

from __future__ import annotations

import json
import re

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory

from frontend.cards.search_lists import order_labels, table_head
from games import ROOT
from games.registry import GAMES

FRONTEND = ROOT / "frontend"
MARKS = set(re.findall(r'<symbol id="([\w-]+)"', (FRONTEND / "static/img/icons.svg").read_text("utf-8")))
TONES = {"grey"} | set(re.findall(r"^\.tone-(\w+) ", (FRONTEND / "static/css/tokens.css").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("slug", GAMES)
def test_look_json_names_existing_marks_and_tones(slug: str) -> None:
    look = json.loads((FRONTEND / "templates/games" / slug / "look.json").read_text("utf-8"))
    place = f"frontend/templates/games/{slug}/look.json"
    for mark in look.get("marks", {}).values():
        assert mark in MARKS, f"{place} names the mark {mark!r}; frontend/static/img/icons.svg has: {', '.join(sorted(MARKS))}."
    for tone in [look["accent"], *look.get("tones", {}).values()]:
        assert tone in TONES, f"{place} names the tone {tone!r}; frontend/static/css/tokens.css has: {', '.join(sorted(TONES))}."


@pytest.mark.parametrize("slug", GAMES)
def test_the_card_table_has_a_heading_for_each_column(slug: str) -> None:
    """Only the heading of the facts below a card's name may be empty; `group` and `columns` name facts of the game."""
    head = table_head(RequestFactory().get("/"), GAMES[slug], "en", "name")
    assert [column["label"] for column in head[:-2]].count("") == 0
    assert all(order_labels(GAMES[slug], "en").values())


@pytest.mark.parametrize("slug", GAMES)
def test_every_line_of_a_chart_has_a_colour(slug: str) -> None:
    colours = len(re.findall(r"^\.series-\d ", (FRONTEND / "static/css/components/chart.css").read_text("utf-8"), re.MULTILINE))
    for path in (FRONTEND / "templates/games" / slug).rglob("*.html"):
        for names in re.findall(r'{% series \w+ "([^"]*)"', path.read_text("utf-8")):
            assert len(names.split()) <= colours, f"{path.name} draws {names!r} in one chart; chart.css has colours for {colours} lines."


@pytest.mark.parametrize("slug", GAMES)
def test_the_shared_template_shows_the_cost_and_each_number_in_a_column_of_its_own(slug: str) -> None:
    """For a game that has no `_stats.html` of its own."""
    numbers = {field.name: place for place, field in enumerate(GAMES[slug].cards.fields, 101) if field.kind == "number"}
    shown = render_to_string("cards/face/_stats.html", {"game": GAMES[slug], "facts": numbers})
    assert all(f" {value}</span>" in shown or f"</span>{value}</span>" in shown for value in numbers.values())
    columns = re.findall(r"slot-(\d)", shown)
    assert columns == sorted(set(columns))
    assert shown.count('class="disc') == ("cost" in numbers)
    on_face = render_to_string("cards/face/_stats.html", {"game": GAMES[slug], "facts": numbers, "cost_shown": True})
    assert 'class="disc' not in on_face
