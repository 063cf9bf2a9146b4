"""A match of two games: the page and the API put two runs together, or say why they cannot."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from simulator.models import Run
from simulator.selectors.two_games import match_of_two
from tests.frontend.pages import get_html
from tests.frontend.runs.places.runs import SLUG, goldfish_of, match_of
from tests.helpers import catalogues

pytestmark = [pytest.mark.slow, pytest.mark.django_db, pytest.mark.usefixtures("ccg")]

ccg = catalogues.held(SLUG)


def pages(run: Run, other: Any) -> tuple[str, str]:
    return f"/runs/{run.pk}/two-games/?with={other}", f"/api/v1/simulations/{run.pk}/two-games/?with={other}"


@pytest.mark.parametrize("dark_first", [True, False])
def test_a_player_has_the_other_faction_in_the_second_run(client: Client, dark_first: bool) -> None:
    run, other = match_of(client), match_of(client, seed=4, dark_first=dark_first)
    match = match_of_two(run, other)
    assert match.sides == (0, 0 if dark_first else 1)
    page, address = pages(run, other.pk)
    answer = client.get(address).json()
    assert (answer["won"], answer["sides"]) == (match.result.won, list(match.sides))
    html = get_html(client, page)
    assert f"{match.result.won:.0%}".rstrip("%") in html
    assert "Player 1 wins" in html
    assert match_of_two(other, run).result.tied == match.result.tied


def test_the_numbers_are_those_of_the_games(client: Client) -> None:
    run, other = match_of(client), match_of(client, seed=4, dark_first=True)
    histograms = run.report["histograms"]
    won = [sum(histograms.get(f"winner_life_{side}", {}).get("histogram", {}).values()) for side in (0, 1)]
    assert won == [run.report["shares"][f"side_{side}_wins"]["k"] for side in (0, 1)]
    result = match_of_two(run, other).result
    assert result.won + result.tied + result.lost == pytest.approx(1)


def test_a_link_of_the_other_run_will_do_and_own_runs_are_listed(client: Client, django_assert_num_queries: Any) -> None:
    run, other = match_of(client), match_of(client, seed=4, dark_first=True)
    html = get_html(client, f"/runs/{run.pk}/two-games/?with=http%3A//testserver/runs/{other.pk}/%3Fside%3D2")
    assert "Player 1 wins" in html
    assert f"with={other.pk}" in html
    assert f"with={run.pk}" not in html
    assert "two-games" in get_html(client, f"/runs/{run.pk}/")
    match_of(client, seed=5)
    with django_assert_num_queries(5):  # session, version of the card data, both runs, own runs
        client.get(pages(run, other.pk)[0])


def test_what_makes_no_match_is_said(client: Client) -> None:
    run, goldfish = match_of(client), goldfish_of(client)
    for other, status, words in (
        (run.pk, 400, "the same run"),
        (goldfish.pk, 400, "one deck plays against another"),
        ("nonsense", 404, "There is no such run"),
    ):
        page, address = pages(run, other)
        assert client.get(address).status_code == status
        answer = client.get(page)
        assert answer.status_code == status
        assert words in answer.content.decode()
        assert str(other) in answer.content.decode()  # what was written is kept
    assert client.get(f"/runs/{goldfish.pk}/two-games/").status_code == 404
    assert "two-games" not in get_html(client, f"/runs/{goldfish.pk}/")


def test_a_run_of_an_older_version_is_refused(client: Client) -> None:
    run, other = match_of(client), match_of(client, seed=4, dark_first=True)
    report = other.report
    report["histograms"] = {name: each for name, each in report["histograms"].items() if not name.startswith("winner_life")}
    Run.objects.filter(pk=other.pk).update(report=report)
    answer = client.get(pages(run, other.pk)[1])
    assert answer.status_code == 400
    assert "older version" in answer.json()["detail"]
