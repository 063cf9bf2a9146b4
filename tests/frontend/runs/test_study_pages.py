"""Studies without JavaScript: the value of each card, a comparison of two decks, and a run that stops at a precision."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from decks.services import deck_update
from games.contracts.decks import Slot
from simulator.models import Run
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.runs.goldfish_form import post_run
from tests.helpers.jedi_decks import jedi_deck

pytestmark = pytest.mark.slow


def play_to_the_end(response: object) -> Run:
    assert response.status_code == 302, text_of(response)  # type: ignore[attr-defined]
    run = Run.objects.get(pk=response.headers["Location"].split("/")[2])  # type: ignore[attr-defined]
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == "done", run.failure
    return run


def test_a_study_shows_the_value_of_each_card(bob: Client, deck: Deck) -> None:
    assert 'name="mode" value="cards"' in text_of(bob.get(f"/d/{deck.token}"))
    run = post_run(bob, deck, mode="cards", games="3")
    play_turn(run.pk, seconds=60)
    body = text_of(bob.get(f"/runs/{run.pk}/"))
    assert "Value of one copy" in body
    assert "blank minus card" in body
    assert "Won when seen" in body
    assert f"/api/v1/simulations/{run.pk}/report.csv" in body
    assert "Anyone with this page's address" in body
    assert f"/d/{deck.token}/two-sets/" in body
    for language in ("ja", "zh-hant"):
        assert "Blank minus card" not in text_of(bob.get(f"/runs/{run.pk}/", headers={"Accept-Language": language}))


def cards_shown(body: str) -> set[str]:
    table = body.split('id="cards-table"')[1].split("</table>", maxsplit=1)[0]
    return set(re.findall(r'<th scope="row"><a [^>]*>([^<]*)</a>', table))


def test_too_many_games_for_each_card_are_an_error_at_the_field(bob: Client, deck: Deck) -> None:
    response = bob.post(f"/d/{deck.token}/goldfish/", {"games": "99999", "mode": "cards"})
    assert response.status_code == 400
    assert 'id="id_games_error"' in text_of(response)


def test_two_decks_are_compared_by_playing_both(alice: Client, deck: Deck, django_assert_num_queries: Any) -> None:
    sets = (4, 6, 8, 11, 12)
    other = jedi_deck(alice, slots=[*(Slot(str(number), 2, "objective_sets") for number in sets), Slot("jedi", 1, "affiliation")])
    compared = text_of(alice.get(f"/d/{deck.token}/compare/?with={other.token}"))
    assert f"/d/{deck.token}/compare/play/" in compared
    data = {"with": other.token, "games": "20", "seed": "5", "draft": "on"}
    run = play_to_the_end(alice.post(f"/d/{deck.token}/compare/play/", data))
    body = text_of(alice.get(f"/runs/{run.pk}/"))
    assert f"{other.name} – {deck.name}" in body
    assert "Gain" in body
    assert re.search(rf"Turn that decided the game: [\d.]+ with {other.name}, [\d.]+ with {deck.name}.", body)
    other_cards, own_cards = (cards_shown(text_of(alice.get(f"/runs/{run.pk}/?side={side}"))) for side in (2, 1))
    assert own_cards == cards_shown(body) != other_cards, "by a plain link"
    with django_assert_num_queries(3):  # session, run with both decks, version of the card data
        alice.get(f"/runs/{run.pk}/?side=2&sort=-played")
    assert body.count('class="sample-list"') == 2
    ids = re.findall(r' id="([^"]+)"', body)
    assert len(ids) == len(set(ids))
    sample = run.report["beside"]["samples"][0]
    game = text_of(alice.get(f"/runs/{run.pk}/games/{sample['index']}/"))
    assert f"Game {sample['index'] - 20}: {other.name}" in game
    assert f'id="same-game" href="/runs/{run.pk}/games/{sample["index"] - 20}/"' in game
    deck_update(deck=other, visibility="private")
    assert Client().get(f"/runs/{run.pk}/").status_code == 404
    assert alice.get(f"/runs/{run.pk}/").status_code == 200


@pytest.mark.parametrize(
    ("data", "status", "at"),
    [
        ({"games": "0"}, 400, "id_games"),
        ({"games": "x"}, 400, "id_games"),
        ({"games": "5", "with": "nowhere"}, 404, "link"),
        ({"games": "5", "with": "9"}, 404, "link"),
    ],
)
def test_an_invalid_comparison_is_an_error(data: dict[str, str], status: int, at: str, alice: Client, bob: Client, deck: Deck) -> None:
    other = jedi_deck(alice, slots=[Slot("4", 2, "objective_sets"), Slot("jedi", 1, "affiliation")])
    response = bob.post(f"/d/{deck.token}/compare/play/", {"with": other.token, **data})
    assert response.status_code == status
    assert f'class="error" id="{at}_error"' in text_of(response)
    assert not Run.objects.exists()


def test_a_run_stops_at_the_precision(bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck, games="600", half_width="9", option_policy="do-nothing")
    assert run.plan["precision"] == {"of": "clock", "half_width": 9.0}
    refused = bob.post(f"/d/{deck.token}/goldfish/", {"games": "20", "half_width": "0.5"})
    assert refused.status_code == 400
    assert 'id="id_games_error"' in text_of(refused)
