"""The pace of a table without JavaScript: step by step, slowly, at once; and the choices that repeat themselves."""

from __future__ import annotations

import re

import pytest
from django.urls import reverse

from simulator.models import Table
from simulator.tables.pace import news_of
from simulator.tables.selectors import position_of
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.simulator.tables.calls import post

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
NEWS = re.compile(r'<ol class="news.*?</ol>', re.DOTALL)


def against(client):
    sides = [{"deck": str(jedi_deck(client).pk)}]
    response = post(client, reverse("api:tables"), game=SLUG, sides=sides, opponent={"policy": "default"}, seed=7)
    return Table.objects.get(pk=response.json()["id"])


def steps_on(page: str) -> int:
    return NEWS.search(page).group().count("<li")


def long_news(client, found: Table) -> int:
    """Choose until the opponent has done several things; the number of steps since."""
    for _ in range(30):
        change(client, found, "choose", option=options_on(page_of(client, found))[-1])
        found.refresh_from_db()
        if (told := len(news_of(found, position_of(found)))) > 3:
            return told
    raise AssertionError("The opponent does nothing.")


def test_step_by_step_each_thing_is_told_before_the_next_decision(client):
    found = against(client)
    assert change(client, found, "pace", pace="step").status_code == 302
    told = long_news(client, found)
    table = reverse("table", args=[found.pk])
    for shown in range(1, told):
        page = text_of(client.get(table, {"told": shown}))
        assert steps_on(page) == shown
        assert 'class="news-box from-end"' in page, "it shows the step that it tells, not the first ones"
        assert options_on(page) == []
        assert f"Step {shown} of {told} since your last decision" in page
        following = re.findall(r'name="told" value="(\d+)"', page)
        assert following == ([str(shown + 1)] if shown + 1 < told else [])
        assert "load delay" not in page
    page = page_of(client, found)  # leave and come back: the present
    assert steps_on(page) == told
    assert options_on(page)


def test_a_choice_leads_to_the_first_step(client):
    found = against(client)
    change(client, found, "pace", pace="step")
    long_news(client, found)
    change(client, found, "back", to="choice")
    table = reverse("table", args=[found.pk])
    choice = Table.objects.get().undone[-1]
    assert change(client, found, "choose", option=choice)["Location"] == f"{table}?told=1"
    change(client, found, "back", to="choice")
    version = Table.objects.get().version
    part = client.post(reverse("table-choose", args=[found.pk]), {"version": version, "option": choice}, headers={"HX-Request": "true"})
    assert 'id="stop-next"' in text_of(part)
    change(client, found, "pace", pace="slow")
    slow = text_of(client.get(table, {"told": 1}))
    assert "load delay" in slow
    assert "load delay" not in text_of(client.get(table, {"told": 1, "hold": 1}))
    change(client, found, "pace", pace="instant")
    change(client, found, "back", to="choice")
    assert change(client, found, "choose", option=choice)["Location"] == table


def test_a_decision_with_a_single_option_is_told_and_shown_alone_on_request(client):
    found = start(client, jedi_deck(client))
    Table.objects.update(seed=7)
    table = reverse("table", args=[found.pk])
    for _ in range(60):
        change(client, found, "choose", option=options_on(page_of(client, found))[-1])
        found.refresh_from_db()
        news = news_of(found, position_of(found))
        places = [number for number, step in enumerate(news[:-1], 1) if step.is_forced]
        if places:
            break
    page = page_of(client, found)
    assert "the only option" in NEWS.search(page).group()
    assert "automatic" in page
    change(client, found, "back", to="choice")
    change(client, found, "pace", asks_forced="on")
    again = change(client, found, "choose", option=Table.objects.get().undone[-1])
    assert again["Location"] == f"{table}?told={places[0]}"


def test_a_pass_runs_on_from_its_button(client):
    found = against(client)
    for _ in range(40):
        page = page_of(client, found)
        passes = re.findall(r'id="pass-on" name="repeat" value="(\d+)"', page)
        if passes:
            change(client, found, "choose", repeat=passes[0])
        else:
            change(client, found, "choose", option=options_on(page)[0])
        found.refresh_from_db()
        if found.automatic:
            break
    assert found.automatic
    assert "automatic" in NEWS.search(page_of(client, found)).group()


def test_wrong_places_and_wrong_paces(client):
    found = start(client, jedi_deck(client))
    for told in ("0", "-1", "x", "9" * 30):
        assert options_on(text_of(client.get(reverse("table", args=[found.pk]), {"told": told})))
    refused = change(client, found, "pace", pace="fast")
    assert refused.status_code == 400
    assert "pace" in text_of(refused)
