"""The page of a goldfish of the Star Wars Customizable Card Game: deployments of each card, and totals by location."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client

from frontend.charts.axes import number, percent
from simulator.models import Run
from tests.frontend.pages import text_of
from tests.frontend.runs.played_runs import play_to_the_end
from tests.games.star_wars_ccg.declaration import SLUG, TESTS
from tests.helpers import catalogues
from tests.helpers.runs import run_start

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
START = "1_289"  # on the table from the start, neither drawn nor deployed


@pytest.fixture
def run() -> Run:
    run, _ = run_start(owner_key="o", game=SLUG, decklist=TESTS.decks["empire"], mode="goldfish", options={}, games=3, seed=7)
    return play_to_the_end(run)


def table(client: Client, run: Run, name: str, language: str = "en") -> str:
    page = unescape(text_of(client.get(f"/runs/{run.pk}/", headers={"Accept-Language": language})))
    return page.split(f'<h2 id="{name}"')[1].split("</section>")[0]


def row_of(table: str, name: str) -> list[str]:
    (row,) = [each for each in table.split("<tr>") if f">{name}<" in each]
    return [re.sub(r"<[^>]*>|\s", "", cell) for cell in re.findall(r"<td.*?</td>", row, re.DOTALL)]


def test_a_card_that_is_deployed_more_often_than_it_is_drawn_has_a_number(client: Client, run: Run) -> None:
    card = next(each for each in run.report["cards"] if each["counts"].get("deployed"))
    card["counts"] |= {"deployed": 7, "drawn": 2}
    card["per_game"] |= {"deployed": 2.333333, "drawn": 0.666667}
    run.save()
    shown = table(client, run, "cards")
    assert row_of(shown, card["name"])[1] == number(2.333333)
    assert "Every time a copy is deployed" in shown
    assert "deployed" not in {name for each in run.report["cards"] for name in each.get("shares", {})}
    api = client.get(f"/api/v1/simulations/{run.pk}/").json()["report"]
    (metric,) = [each for each in api["metrics"] if (each["kind"], each["name"]) == ("card", "deployed")]
    assert metric["help"].startswith("Every time")


def test_the_totals_by_location_are_means_of_all_games(client: Client, run: Run) -> None:
    shown = table(client, run, "places")
    places = {each["code"]: each for each in run.report["cards"] if "there" in each["counts"]}
    assert "" in places, "the opponent's location"
    for code, place in places.items():
        names = ("power_there", "forfeit_there", "weapons_there")
        numbers = [number(place["per_game"].get(name, 0)) for name in names]
        assert row_of(shown, place["name"] or "The opponent's location") == [*numbers, percent(place["per_game"]["there"])], code
    assert "終了時にデッキがいた場所" in table(client, run, "places", "ja")


def test_the_table_of_cards_has_the_deck_alone_and_no_totals(client: Client, run: Run) -> None:
    shown = table(client, run, "cards")
    (start,) = [each for each in run.report["cards"] if each["code"] == START]
    assert start["name"] in shown
    assert "opponent" not in shown.split("<tbody>")[1].split("</tbody>")[0]
    assert "there at the end" not in shown
