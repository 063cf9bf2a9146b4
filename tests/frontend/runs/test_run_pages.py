"""Goldfish runs without JavaScript: the form, the waiting page, the report and the replays."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from decks.models import Deck
from decks.services import deck_delete, deck_update
from frontend.cards.catalogue import localized_catalogue
from frontend.charts.axes import percent
from frontend.runs.replay import board_of
from games.contracts.decks import Slot
from simulator.models import Run
from simulator.reasons import DIED
from simulator.selectors.replays import run_replay
from simulator.services.beats import worker_beat
from simulator.services.ending import run_cancel, run_fail
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.runs.goldfish_form import FORM, post_run
from tests.helpers.jedi_decks import SLUG, jedi_deck


def play_run(client: Client, deck: Deck, **more: str) -> Run:
    run = post_run(client, deck, **more)
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == "done"
    return run


# --- the form --------------------------------------------------------------------------------------------------------


def test_anyone_with_the_link_may_request_a_run_and_equal_requests_share_it(bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck, option_policy="random", option_opponent_force="2")
    assert (run.games, run.seed, run.options["policy"], run.options["opponent_force"]) == (60, 7, "random", 2)
    assert post_run(bob, deck, option_policy="random", option_opponent_force="2").pk == run.pk
    assert f"/runs/{run.pk}/" in text_of(bob.get(f"/d/{deck.token}"))


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"games": "0"}, "games", "Games must be a whole number from 1 to 100,000."),
        ({"games": "-5"}, "games", "Games must be a whole number from 1 to 100,000."),
        ({"games": "1000000000"}, "games", "Games must be a whole number from 1 to 100,000."),
        ({"games": ""}, "games", "This field is required."),
        ({"games": "many"}, "games", "Games must be a whole number from 1 to 100,000."),
        ({"seed": "-1"}, "seed", "Seed must be a whole number from 0 to 9,007,199,254,740,991."),
        ({"seed": "9" * 30}, "seed", "Seed must be a whole number from 0 to"),
        ({"option_opponent_capacity": "0"}, "option_opponent_capacity", "must be a whole number from 1 to 20."),
        ({"option_policy": "cheat"}, "option_policy", "not one of the available choices"),
        ({"games": "1\x00"}, "games", "Games must be a whole number from 1 to 100,000."),
        ({"half_width": "0.5"}, "games", "Games must be a whole number from 500 to 100,000."),
        ({"mode": "cards", "games": "100000"}, "games", "Games must be a whole number from 1 to"),
    ],
)
def test_an_error_is_shown_at_its_field_and_the_input_is_kept(
    bob: Client, deck: Deck, data: dict[str, str], field: str, sentence: str
) -> None:
    response = bob.post(f"/d/{deck.token}/goldfish/", {**FORM, "option_opponent_force": "3", **data})
    body = text_of(response)
    assert response.status_code == 400
    fault = re.search(f'id="id_{field}_error">([^<]*)<', body)
    assert fault
    assert sentence in fault[1]
    assert re.search(r'name="option_opponent_force" value="3"', body)
    assert not Run.objects.exists()


def test_an_illegal_deck_is_refused_and_played_as_a_draft(alice: Client) -> None:
    draft = jedi_deck(alice, slots=[*(Slot(str(number), 1, "objective_sets") for number in range(1, 6)), Slot("jedi", 1, "affiliation")])
    assert 'name="draft"' in text_of(alice.get(f"/d/{draft.token}"))
    response = alice.post(f"/d/{draft.token}/goldfish/", FORM)
    assert response.status_code == 422
    refused = text_of(response)
    assert "not legal in any format" in refused
    assert "LCG-DB-02" in refused.split('id="goldfish"')[1]
    assert 'name="seed" value="7"' in refused
    run = post_run(alice, draft, draft="on")
    assert "Played as a draft" not in text_of(alice.get(f"/runs/{run.pk}/"))  # the report will say so
    play_turn(run.pk, seconds=60)
    assert "Played as a draft" in text_of(alice.get(f"/runs/{run.pk}/"))


def test_an_unplayable_deck_is_refused_with_the_reason(alice: Client) -> None:
    empty = jedi_deck(alice, slots=[])
    response = alice.post(f"/d/{empty.token}/goldfish/", {**FORM, "draft": "on"})
    assert response.status_code == 422
    assert "LCG-DB-01" in text_of(response).split('id="goldfish"')[1]
    assert not Run.objects.exists()


def test_a_forged_link_starts_nothing(bob: Client, deck: Deck) -> None:
    assert bob.post("/d/forged/goldfish/", FORM).status_code == 404
    deck_update(deck=deck, visibility="private")
    assert bob.post(f"/d/{deck.token}/goldfish/", FORM).status_code == 404


# --- waiting ---------------------------------------------------------------------------------------------------------


def test_a_waiting_run_says_whether_a_worker_is_there(bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck)
    waiting = text_of(bob.get(f"/runs/{run.pk}/"))
    assert "No worker is running" in waiting
    assert "0 of 60 games" in waiting
    worker_beat(name="somewhere")
    assert "No worker is running" not in text_of(bob.get(f"/runs/{run.pk}/"))


def test_a_waiting_run_loads_again_without_javascript(bob: Client, deck: Deck) -> None:
    """The address in the tag has no fragment: with the fragment of the form before, the browser would stay where it is."""
    run = post_run(bob, deck)
    page = f"/runs/{run.pk}/"
    assert f'<noscript><meta http-equiv="refresh" content="2;url={page}"></noscript>' in text_of(bob.get(page))
    sorted_page = text_of(bob.get(f"{page}?sort=name&side=2"))
    assert f'<noscript><meta http-equiv="refresh" content="2;url={page}?sort=name&side=2"></noscript>' in sorted_page
    play_turn(run.pk, seconds=60)
    assert "http-equiv" not in text_of(bob.get(page))


def test_polling_gets_an_answer_only_after_a_change(bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck)
    htmx = {"HX-Request": "true", "HX-Target": "run"}
    assert bob.get(f"/runs/{run.pk}/?seen=queued-0", headers=htmx).status_code == 204
    play_turn(run.pk, seconds=60)
    response = bob.get(f"/runs/{run.pk}/?seen=queued-0", headers=htmx)
    body = text_of(response)
    assert response.status_code == 200
    assert body.strip().startswith('<div id="run"')
    assert "every 1s" not in body  # the run is over, so the page polls no more
    assert "hx-swap-oob" in body


def test_only_the_owner_cancels_a_run(alice: Client, bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck)
    address = f"/runs/{run.pk}/cancel/"
    assert address not in text_of(alice.get(f"/runs/{run.pk}/"))
    assert alice.post(address).status_code == 404
    assert address in text_of(bob.get(f"/runs/{run.pk}/"))
    assert bob.post(address).status_code == 302
    text = text_of(bob.get(f"/runs/{run.pk}/"))
    assert "This run was cancelled." in text
    assert "seed 7" in text


def test_refusals_and_failures_are_translated(bob: Client, deck: Deck) -> None:
    runs = [post_run(bob, deck, games=str(games)) for games in (60, 61, 62)]
    run_fail(run_id=runs[0].pk, code="versions_changed")
    post_run(bob, deck, games="63")
    bob.cookies["django_language"] = "ja"
    refused = bob.post(f"/d/{deck.token}/goldfish/", {**FORM, "games": "64"})
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "30")
    assert "待機中か実行中のシミュレーションが3件あります" in text_of(refused)
    failed = text_of(bob.get(f"/runs/{runs[0].pk}/"))
    assert "このシミュレーションの待機中か実行中に、ルールかカードのデータが変わりました。" in failed
    nowhere = bob.get("/runs/00000000-0000-4000-8000-000000000000/")
    assert nowhere.status_code == 404
    assert "そのシミュレーションはありません。" in text_of(nowhere)
    assert Client().get("/api/v1/simulations/x/").json()["detail"] == "There is no such run."


def test_a_failed_run_shows_the_reason_and_the_seed(bob: Client, deck: Deck) -> None:
    run = post_run(bob, deck)
    run_fail(run_id=run.pk, code="chunk_failed", first_game=0, last_game=99, game=12, attempts=3, cause=DIED)
    text = text_of(bob.get(f"/runs/{run.pk}/"))
    assert "This run failed." in text
    assert "Stopped after 3 attempts at game 12: the worker process died." in text
    assert "seed 7" in text


@pytest.mark.parametrize("address", ["/runs/00000000-0000-4000-8000-000000000000/", "/runs/00000000-0000-4000-8000-000000000000/games/0/"])
def test_an_unknown_run_has_an_error_page(bob: Client, deck: Deck, address: str) -> None:
    response = bob.get(address)
    assert response.status_code == 404
    assert "There is no such run." in text_of(response)


# --- the report ------------------------------------------------------------------------------------------------------


def test_the_report_shows_everything_that_was_counted(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    text = text_of(bob.get(f"/runs/{run.pk}/"))
    report = run.report
    for words in (
        f"Half of the games are decided by turn {report['clock']['median']}.",
        "Share of games by when they are decided",
        "Resources available",
        "Cards stranded in hand, and why",
        "Units in the opening hand",
        "Took the mulligan",
        "Luke Skywalker",
        "Fastest game",
        "Median game",
        "Slowest game",
        report["policy_text"]["en"][:60],
        run.report_digest,
        "games/s",
        f"/api/v1/simulations/{run.pk}/",
        f"/games/{deck.game_id}/coverage/",
        "95% confidence intervals.",
        "measure the built-in policy",
    ):
        assert words in text, words
    assert "style=" not in text


@pytest.mark.parametrize(("texts", "shown"), [("on", False), ("", True)])
def test_the_report_says_how_many_texts_were_played(texts: str, shown: bool, bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck, games="5", option_texts=texts)
    assert run.options["texts"] is not shown
    body = text_of(bob.get(f"/runs/{run.pk}/"))
    below = body.split('<h2 id="result"')[1].split("</h2>")[1].split("</p>")[0]
    assert ("No card's text was played (cards with a text: " in below) == shown
    assert ('<span class="badge warn">numbers only</span>' in below) == shown
    assert ("Played with their whole text: " in below) != shown
    cards = body.split('id="cards-table"')[1].split("</table>")[0]
    assert "Text played" in cards
    assert (">in full<" in cards) != shown
    assert ">numbers only<" in cards, "with texts, only of cards that do nothing but interrupt"
    assert "Cards fully supported" not in body


def test_every_chart_has_a_title_and_its_numbers_as_a_table(bob: Client, deck: Deck) -> None:
    body = text_of(bob.get(f"/runs/{play_run(bob, deck).pk}/"))
    figures = re.findall(r'<figure class="chart">(.*?)</figure>', body)
    assert len(figures) > 8
    for figure in figures:
        assert "<figcaption id=" in figure
        assert "<table" in figure
        labelled = re.search(r'role="img" aria-labelledby="([^"]+)"', figure)
        assert labelled
        assert f'id="{labelled[1]}"' in figure
    ids = re.findall(r' id="([^"]+)"', body)
    assert len(ids) == len(set(ids))


def test_a_number_that_repeats_another_is_only_in_the_api(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    body = text_of(bob.get(f"/runs/{run.pk}/"))
    assert {"clock_won", "objective_1_turn", "objective_1_dial"} <= run.report["histograms"].keys()
    titles = re.findall(r"<figcaption[^>]*>([^<]*)</figcaption>", body)
    assert titles.count("Share of games with enemy objectives destroyed by then") == 1
    assert len(titles) == len(set(titles))
    assert not [title for title in titles if "enemy objective 1" in title or "games won by then" in title]
    api = bob.get(f"/api/v1/simulations/{run.pk}/").json()
    assert "objective_1_dial" in api["report"]["histograms"]


def test_the_table_of_cards_sorts_by_links(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)

    def names(query: str) -> list[str]:
        table = text_of(bob.get(f"/runs/{run.pk}/{query}")).split('id="cards-table"')[1].split("</table>")[0]
        return re.findall(r'<th scope="row"><a [^>]*>([^<]*)</a>', table)

    def codes(query: str) -> list[str]:
        table = text_of(bob.get(f"/runs/{run.pk}/{query}")).split('id="cards-table"')[1].split("</table>")[0]
        return re.findall(r'<th scope="row"><a href="/games/[^/]*/cards/([^/]*)/', table)

    assert names("?sort=name") == sorted(names(""), key=str.casefold)
    assert names("?sort=-name") == names("?sort=name")[::-1]
    assert names("?sort=-played") != names("?sort=name")
    seen = {card["code"]: card["seen"]["value"] for card in run.report["cards"] if "seen" in card}
    in_order = codes("?sort=-seen-in")[: len(seen)]
    assert [seen[code] for code in in_order] == sorted(seen.values(), reverse=True)
    assert set(codes("")[: len(seen)]) == set(seen), "cards of which nothing was counted come last"
    assert names("?sort=nonsense") == names("")
    for query, warnings in {"?sort=nonsense": 1, "?side=3&sort=-": 2, "?side=1&sort=-played": 0}.items():
        assert text_of(bob.get(f"/runs/{run.pk}/{query}")).count("is not a known value of") == warnings
    assert 'aria-sort="descending"' in text_of(bob.get(f"/runs/{run.pk}/?sort=-played"))


def test_a_run_stays_when_its_deck_is_deleted(alice: Client, bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    deck_delete(deck=deck)
    text = text_of(bob.get(f"/runs/{run.pk}/"))
    assert "Goldfish: Jedi" in text
    assert "/d/" not in text


# --- replays ---------------------------------------------------------------------------------------------------------


def test_a_replay_shows_turns_phases_clauses_choices_and_the_board(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    index = run.report["samples"][0]["index"]
    steps = run_replay(run=run, index=index).steps
    address = f"/runs/{run.pk}/games/{index}/"
    log = text_of(bob.get(address))
    assert "Setup" in log
    assert "Turn 1" in log
    assert "Fastest game" in log
    assert re.search(r"<code>LCG-[A-Z]+-\d\d</code><span", log), "the clause in words"
    for turn in {step.turn for step in steps}:
        here = [place for place, step in enumerate(steps, 1) if step.turn == turn]
        opened = text_of(bob.get(f"{address}?step={here[-1]}"))
        assert [int(place) for place in re.findall(r'data-step-link="(\d+)"', opened)] == here, "only the steps of its turn are listed"
    place, step = next((place, step) for place, step in enumerate(steps, 1) if step.decision and place > 20)
    shown = text_of(bob.get(f"{address}?step={place}"))
    assert step.decision
    assert f"<strong>{step.decision[0][step.decision[1]]['en']}</strong>" in shown
    assert shown.count("<li>", shown.index('class="choices"'), shown.index("Rule<code>")) == len(step.decision[0]) - 1
    assert f'value="{place}"' in shown
    assert f"of {len(steps)}<" in shown
    for way, to in (("prev", place - 1), ("next", place + 1), ("first", 1), ("last", len(steps))):
        assert f'href="?step={to}" data-rel="{way}"' in shown


def test_the_board_belongs_to_the_step_and_marks_its_changes(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    replay = run_replay(run=run, index=0)
    catalogue = localized_catalogue(SLUG, "en")
    for place, step in enumerate(replay.steps, 1):
        before = replay.steps[max(place - 2, 0)].board
        board = board_of(catalogue, step.board, before)
        for zone in ("hand", "units", "objectives", "enhancements"):
            here = Counter({one.card.code: 0 for one in board[zone]})
            for one in board[zone]:
                here[one.card.code] += 0 if one.is_gone else one.card.quantity
            assert +here == Counter(step.board[zone]), (place, zone)
            came = {one.card.code: one.by for one in board[zone] if one.by}
            assert +Counter(came) == Counter(step.board[zone]) - Counter(before[zone]), (place, zone)
            assert -Counter(came) == Counter(before[zone]) - Counter(step.board[zone]), (place, zone)
        assert board["by"].get("dial", 0) == step.board["dial"] - before["dial"]
    dials = [step.board["dial"] for step in replay.steps]
    place = next(place for place in range(2, len(dials) + 1) if dials[place - 1] != dials[place - 2])
    assert re.search(r'<div class="turned"><dt>Dial</dt><dd>\d+<small>\+\d', text_of(bob.get(f"/runs/{run.pk}/games/0/?step={place}")))


def test_the_board_shows_the_tokens_on_each_card(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    steps = run_replay(run=run, index=0).steps
    place = next(place for place, step in enumerate(steps, 1) if any("focus" in tokens for tokens in step.board["tokens"]["objectives"]))
    before, after = (text_of(bob.get(f"/runs/{run.pk}/games/0/?step={number}")) for number in (1, place))
    assert 'title="Focus tokens"' not in before
    assert 'title="Focus tokens"' in after
    assert re.search(r'class="piece [\w-]+ turned"', after), "a card on which something was laid is marked"
    for step in steps:
        assert all(len(tokens) == len(step.board[zone]) for zone, tokens in step.board["tokens"].items())


def test_htmx_gets_only_the_replay(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    part = text_of(bob.get(f"/runs/{run.pk}/games/0/?step=3", headers={"HX-Request": "true", "HX-Target": "replay"}))
    assert part.strip().startswith('<div class="replay" id="replay" data-place="3">')
    assert 'id="step-said" hx-swap-oob="innerHTML">3: ' in part


@pytest.mark.parametrize(("step", "shown"), [("", 1), ("0", 1), ("-4", 1), ("abc", 1), ("3", 3), ("99999999", None), ("9" * 40, 1)])
def test_any_step_number_shows_a_step(bob: Client, deck: Deck, step: str, shown: int | None) -> None:
    run = play_run(bob, deck)
    response = bob.get(f"/runs/{run.pk}/games/0/", {"step": step})
    assert response.status_code == 200
    last, place = re.findall(r'max="(\d+)" value="(\d+)"', text_of(response))[0]
    assert place == (last if shown is None else str(shown))


def test_a_game_that_was_not_played_has_an_error_page(bob: Client, deck: Deck) -> None:
    run = play_run(bob, deck)
    assert "This run has games 0 to 59." in text_of(bob.get(f"/runs/{run.pk}/games/60/"))
    waiting = post_run(bob, deck, seed="8")
    run_cancel(run=waiting)
    response = bob.get(f"/runs/{waiting.pk}/games/0/")
    assert response.status_code == 404
    assert "has not been played" in text_of(response)


# --- queries ---------------------------------------------------------------------------------------------------------


def test_pages_of_a_run_take_a_fixed_number_of_queries(bob: Client, alice: Client, deck: Deck, django_assert_num_queries: Any) -> None:
    small = jedi_deck(alice, slots=[*(Slot(str(number), 1, "objective_sets") for number in range(1, 6)), Slot("jedi", 1, "affiliation")])
    for run in (play_run(bob, deck), play_run(bob, small, draft="on")):
        with django_assert_num_queries(3):  # run with its deck, session, version of the card data
            bob.get(f"/runs/{run.pk}/")
        with django_assert_num_queries(6):  # session, run, chunk, version of the card data three times: for the run, the rules and the page
            bob.get(f"/runs/{run.pk}/games/0/")


# --- runs on the deck page -------------------------------------------------------------------------------------------


def test_the_deck_page_lists_the_visitors_runs_with_their_main_result(
    alice: Client, bob: Client, deck: Deck, django_assert_num_queries: Any
) -> None:
    assert "No simulations yet." in text_of(bob.get(f"/d/{deck.token}"))
    run = play_run(bob, deck)
    with CaptureQueriesContext(connection) as before:
        bob.get(f"/d/{deck.token}")
        queries = len(before)
    waiting = post_run(bob, deck, seed="8", option_policy="random")
    body = text_of(bob.get(f"/d/{deck.token}")).split('id="runs"')[1].split("</section>")[0]
    won = run.report["shares"]["won"]
    assert f"<strong>{percent(won['value'])}</strong>" in body
    assert f"{percent(won['ci95'][0])}–{percent(won['ci95'][1])}" in body
    assert body.index(str(waiting.pk)) < body.index(str(run.pk)), "the newest first"
    assert "queued" in body
    assert "Game(" not in body, "the list is of one game and does not name it"
    assert f"/runs/{run.pk}/again/" in body
    assert f"/runs/{run.pk}/" not in text_of(alice.get(f"/d/{deck.token}")), "a report is found by its address alone"
    with django_assert_num_queries(queries):  # the same for any number of runs
        bob.get(f"/d/{deck.token}")
