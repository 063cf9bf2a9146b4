"""The board of a game with places on the table: each location with the cards of both sides, and what a step changed there."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.test import Client

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.replay import board_of
from games.contracts.report import Step
from simulator.selectors.replays import run_replay
from tests.frontend.pages import get_html
from tests.frontend.runs.places.runs import SLUG, battle_step, goldfish_of, match_of
from tests.helpers import catalogues

pytestmark = [pytest.mark.slow, pytest.mark.django_db, pytest.mark.usefixtures("ccg")]

ccg = catalogues.held(SLUG)


def catalogue() -> LocalizedCatalogue:
    return LocalizedCatalogue(SLUG, "en", "1")


def place(key: int, **parts: Any) -> dict[str, Any]:
    return {"key": key, "location": ["1_127"], "icons": 1, "enemy_icons": 2, "cards": [], "enemy_cards": [], **parts}


def aboard(step: Step) -> list[str]:
    """The cards aboard others."""
    tokens = [each for place in step.board["places"] for each in place["tokens"]["cards"]]
    return [name for each in tokens for name in each if name not in ("hit", "not_run", "undercover")]


def test_a_place_keeps_its_changes_when_others_come_before_it() -> None:
    first = {"life": 50, "places": [place(4), place(7, cards=["1_28"], enemy_cards=["1_194"])]}
    later = {"life": 49, "places": [place(9), place(4, icons=3), place(7, cards=["1_28", "1_28"])]}
    board = board_of(catalogue(), later, first)
    assert board["by"] == {"life": -1}
    assert [each["key"] for each in board["places"]] == [9, 4, 7]
    new, richer, fuller = board["places"]
    assert [(one.card.code, one.by) for one in new["location"]] == [("1_127", 1)]
    assert (richer["by"], richer["enemy"]["by"]) == ({"icons": 2}, {})
    assert [(one.card.quantity, one.by) for one in fuller["cards"]] == [(2, 1)]
    assert [(one.card.code, one.is_gone) for one in fuller["enemy"]["cards"]] == [("1_194", True)]


def test_the_replay_draws_each_location_with_its_cards(client: Client) -> None:
    run = goldfish_of(client)
    steps = run_replay(run=run, index=0).steps
    number, step = next((number, step) for number, step in enumerate(steps, 1) if aboard(step))
    html = get_html(client, f"/runs/{run.pk}/games/0/?step={number}")
    drawn = re.findall(r'<li class="location.*?(?=<li class="location|</ol>)', html)
    assert len(drawn) == len(step.board["places"])
    assert "The opponent&#x27;s location" in drawn[0]
    for shown, place in zip(drawn, step.board["places"], strict=True):
        assert all(f"/cards/{code}/" in shown for code in (*place["location"], *place["cards"]))
        assert (">controls<" in shown) == place["controls"]
    assert f"<code>{step.clause}</code>" in html
    assert catalogue().card_by_code(aboard(step)[0]).name in unescape(html.split("aboard:")[1][:60])
    for language in ("ja", "zh-hant"):
        answer = client.get(f"/runs/{run.pk}/games/0/?step={number}", headers={"Accept-Language": language})
        text = answer.content.decode()
        assert not [word for word in ("Life Force", "Reserve Deck", "Power", "controls") if f">{word}<" in text]


def test_the_report_has_what_the_rules_define_for_a_goldfish(client: Client) -> None:
    html = get_html(client, f"/runs/{goldfish_of(client).pk}/")
    labels = ("Force activated", "Force saved", "Force drained", "Locations controlled", "Turn of the first Force drain", "Hand at the end")
    assert [label for label in labels if label not in html] == []
    assert "other cards count with their printed numbers" in html


# --- matches ---------------------------------------------------------------------------------------------------------


def test_a_battle_under_way_is_drawn_at_its_location(client: Client) -> None:
    run = match_of(client)
    number, step = battle_step(run)
    html = get_html(client, f"/runs/{run.pk}/games/0/?step={number}")
    (shown,) = re.findall(r'<li class="location at-battle.*?(?=<li class="location|</ol>)', html)
    (place,) = [place for place in step.board["places"] if place["is_battle"]]
    assert f"<dt>Total power</dt><dd>{place['battle_power']}" in re.sub(r">\s+<", "><", shown)
    assert all(f"/cards/{code}/" in shown for code in (*place["location"], *place["cards"], *place["enemy_cards"]))
    for name in ("Reserve Deck", "Force Pile", "Used Pile", "Lost Pile"):
        assert html.count(f"<dt>{name}</dt>") == 2, name


def test_the_form_of_a_match_offers_the_sample_decks_of_both_sides(client: Client) -> None:
    form = get_html(client, f"/games/{SLUG}/match/")
    assert re.findall(r'value="ready:([a-z-]+)" selected', form) == ["rebels", "empire"]


def test_the_report_of_a_match_has_both_sides(client: Client) -> None:
    html = get_html(client, f"/runs/{match_of(client).pk}/")
    labels = (
        "Life Force of side 1",
        "Force drained so far by side 2",
        "Battle destiny drawn by side 1",
        "Battles won by side 2",
        "Battles there",
        "Battles per game",
    )
    assert [label for label in labels if label not in html] == []
    assert "other cards count with their printed numbers" in html


def test_the_shares_of_a_card_stand_in_one_row_each_with_its_bar(client: Client) -> None:
    run = match_of(client)
    section = get_html(client, f"/runs/{run.pk}/").split('id="card-shares"', 1)[1].split("</section>", 1)[0]
    cards = [card for card in run.report["cards"] if card.get("shares")]
    rows = re.findall(r"<tr>.*?</tr>", section, re.DOTALL)[1:]
    assert len(rows) == len(cards) > 20
    for row, card in zip(rows, cards, strict=True):
        assert f"/cards/{card['code']}/" in row
        assert [int(width) for width in re.findall(r'<rect width="(\d+)%"', row)] == [
            round(share["value"] * 100) for share in card["shares"].values()
        ]
