"""The options of a game on the pages that start a table: offered, kept with the table, told on its pages, carried over, and refused."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from games.registry import GAMES
from games.texts import LANGUAGES, in_language
from simulator.models import Run, Table
from simulator.tables.services import table_again
from simulator.tables.sharing import table_share, table_take
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import page_of
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG as LCG
from tests.helpers.jedi_decks import jedi_deck
from tests.simulator.tables.calls import post

CCG = "star-wars-ccg"
cards = catalogues.held(CCG, LCG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def spec_of(name: str):
    match = GAMES[CCG].match
    assert match is not None
    return next(spec for spec in match.options if spec.name == name)


def ready_list(client) -> str:
    return re.findall(r'<option value="(ready:[^"]+)"', text_of(client.get(reverse("game-play", args=[CCG]))))[0]


def test_the_form_explains_the_options_of_both_kinds_of_game(client):
    page = text_of(client.get(reverse("game-play", args=[CCG])))
    assert page.count('name="option_rules"') == 1, "one field for both"
    assert '<option value="rulebook" selected>' in page
    assert "CCG-DMG-03" in page, "each difference with its clause"
    assert 'name="goldfish-option_own_icons"' in page
    assert 'name="goldfish-option_turn_limit"' in page
    assert 'name="match-option_turn_limit"' in page
    assert 'name="option_policy' not in page


@pytest.mark.parametrize("policy", ["", "default"])
def test_the_rules_that_were_chosen_are_kept_told_and_carried_over(client, policy):
    form = {"list": ready_list(client), "policy": policy, "has_options": "1", "option_rules": "community"}
    form |= {"goldfish-option_own_icons": "3", "match-option_turn_limit": "90"}
    response = client.post(reverse("game-play", args=[CCG]), form)
    assert response.status_code == 302, text_of(response)
    table = Table.objects.get()
    assert table.options["rules"] == "community"
    assert (table.options.get("own_icons"), table.options["turn_limit"]) == ((None, 90) if policy else (3, 30))
    told = "Rules: Players' community"
    assert told in unescape(page_of(client, table))
    again = table_again(table=table, seed=None)
    assert again.options == table.options
    table_share(table=table)
    shared = text_of(client.get(reverse("shared-table", args=[table.token])))
    assert told in unescape(shared)
    if policy:
        assert table_take(table=table, made=None, owner_key="somebody").options == table.options


def test_usual_options_are_not_told_and_need_no_fields(client):
    assert client.post(reverse("game-play", args=[CCG]), {"list": ready_list(client), "policy": ""}).status_code == 302
    table = Table.objects.get()
    assert table.options["rules"] == "rulebook"
    assert 'id="table-rules"' not in page_of(client, table)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [({"option_rules": "none"}, "option_rules"), ({"goldfish-option_turn_limit": "4"}, "goldfish-option_turn_limit")],
)
def test_a_wrong_value_is_told_at_its_field_and_the_form_is_kept(client, wrong, field):
    form = {"list": ready_list(client), "policy": "", "has_options": "1", "goldfish-option_own_icons": "3", **wrong}
    response = client.post(reverse("game-play", args=[CCG]), form)
    assert response.status_code == 400
    page = text_of(response)
    assert "Please correct the fields marked below. Nothing was started." in page
    assert f'id="id_{field}_error"' in page
    assert '<details class="options" id="table-options" open>' in page
    assert re.search(r'<input[^>]*name="goldfish-option_own_icons" value="3"', page)
    assert not Table.objects.exists()


def test_several_wrong_values_are_listed_with_links_to_their_fields(client):
    form = {"list": ready_list(client), "policy": "", "has_options": "1", "option_rules": "none", "goldfish-option_turn_limit": "4"}
    page = text_of(client.post(reverse("game-play", args=[CCG]), form))
    for field in ("option_rules", "goldfish-option_turn_limit"):
        assert f'<li><a href="#id_{field}">' in page


def test_what_is_wrong_in_the_fields_of_the_other_kind_of_game_does_not_matter(client):
    form = {"list": ready_list(client), "policy": "default", "has_options": "1", "goldfish-option_turn_limit": "4"}
    assert client.post(reverse("game-play", args=[CCG]), form).status_code == 302


def test_the_page_of_a_deck_has_the_options_of_a_match_alone(client):
    deck = jedi_deck(client)
    page = text_of(client.get(reverse("deck-opponent", args=[deck.token])))
    assert 'name="option_texts"' in page
    assert "keep_cost" not in page
    for sent, plays_texts in (({}, True), ({"has_options": "1"}, False), ({"has_options": "1", "option_texts": "on"}, True)):
        response = client.post(reverse("deck-table", args=[deck.token]), {"policy": "default", **sent})
        assert response.status_code == 302, text_of(response)
        table = Table.objects.latest("created")
        assert table.options["texts"] is plays_texts
        assert ("Play the texts of cards: no" in page_of(client, table)) is not plays_texts


def plays_with_options(deck) -> str:
    return f'href="{reverse("game-play", args=[deck.game_id])}?deck={deck.token}"'


def test_the_pages_of_a_deck_lead_to_the_options_of_a_game_alone(client, django_assert_num_queries):
    deck = jedi_deck(client)
    for address in (reverse("deck-page", args=[deck.token]), reverse("deck-edit", args=[deck.pk])):
        page = text_of(client.get(address))
        assert plays_with_options(deck) in page
        assert reverse("deck-table", args=[deck.token]) in page, "and to a game with the usual ones, at once"
    address = f"{reverse('game-play', args=[LCG])}?deck={deck.token}"
    client.get(address)
    with django_assert_num_queries(4):  # the version of the card data: page, texts; session, own decks: as without a deck
        page = text_of(client.get(address))
    assert f'<option value="{deck.token}" selected>' in page
    assert '<option value="" selected>' not in page
    assert 'name="goldfish-option_opponent_capacity"' in page
    sent = {"list": deck.token, "policy": "", "has_options": "1", "goldfish-option_opponent_capacity": "3"}
    assert client.post(reverse("game-play", args=[LCG]), sent).status_code == 302
    table = Table.objects.get()
    assert (table.mode, table.deck, table.options["opponent_capacity"]) == ("goldfish", deck, 3)


def test_a_reader_of_a_shared_deck_finds_its_link_in_the_form(client, django_assert_num_queries):
    deck = jedi_deck(client)
    reader = Client()
    assert plays_with_options(deck) in text_of(reader.get(reverse("deck-page", args=[deck.token])))
    address = reverse("game-play", args=[LCG])
    with django_assert_num_queries(4):  # the version of the card data: page, texts; the deck, its slots
        page = text_of(reader.get(address, {"deck": deck.token}))
    assert f'value="http://testserver/d/{deck.token}"' in page
    other = reverse("game-play", args=[CCG])
    for wrong, where in (("none", address), ("a/b", address), ("", address), (deck.token, other)):
        page = text_of(reader.get(where, {"deck": wrong}))
        assert 'name="link" value=""' in page, wrong


def test_a_game_without_options_has_no_second_way(client, monkeypatch):
    deck = jedi_deck(client)
    monkeypatch.setattr("frontend.tables.rules_form._specs", lambda how: ())
    assert plays_with_options(deck) not in text_of(client.get(reverse("deck-page", args=[deck.token])))


def test_what_only_a_policy_reads_is_not_asked_of_a_person(client):
    page = text_of(client.get(reverse("game-play", args=[LCG])))
    assert 'name="goldfish-option_opponent_capacity"' in page
    for name in ("keep_cost", "discard_dead", "mulligan"):
        assert f"option_{name}" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_the_language_of_the_reader(client, language):
    form = {"list": ready_list(client), "policy": "", "has_options": "1", "option_rules": "community"}
    assert client.post(reverse("game-play", args=[CCG]), form).status_code == 302
    table = Table.objects.get()
    client.cookies["django_language"] = language
    page = text_of(client.get(reverse("table", args=[table.pk]), headers={"Accept-Language": language}))
    spec = spec_of("rules")
    names = {choice.code: in_language(choice.names, language) for choice in spec.choices}
    line = re.search(r'<p class="small" id="table-rules">(.*?)</p>', page, re.DOTALL)
    assert line is not None
    assert in_language(spec.labels, language) in line[1]
    assert names["community"] in unescape(line[1])


def test_a_game_that_is_taken_over_from_a_run_keeps_its_rules(client):
    deck = jedi_deck(client)
    form = {"game": LCG, "sides": [{"deck": str(deck.pk)}], "games": 1, "seed": 3, "options": {"texts": False, "keep_cost": 5}}
    assert post(client, reverse("api:simulations"), **form).status_code == 202
    run = Run.objects.get()
    play_turn(run.pk, seconds=60)
    assert client.post(reverse("run-game-table", args=[run.pk, 0]), {"step": 30}).status_code == 302
    table = Table.objects.get()
    page = page_of(client, table)
    assert "Play the texts of cards: no" in page
    assert "Highest cost" not in page, "what only the policy of the deck reads"
