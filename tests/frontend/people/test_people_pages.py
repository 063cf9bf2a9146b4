"""Public decks, likes, comments and the collection, without JavaScript."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.services import account_of
from decks.collection import owned_products
from decks.models import Comment, Deck, Like
from decks.services import deck_create, deck_update
from tests.frontend.markup import XSS, is_harmless
from tests.frontend.pages import get_html
from tests.helpers.jedi_decks import SLUG, jedi_deck, key_of

pytestmark = pytest.mark.slow


@pytest.fixture
def public_deck(alice: Client) -> Deck:
    return jedi_deck(alice, name=f"Jedi {XSS}", visibility="public")


def member(name: str = "carol") -> Client:
    client = Client()
    client.force_login(User.objects.create_user(name))
    return client


def test_the_search_finds_public_decks(public_deck: Deck, alice: Client, bob: Client) -> None:
    jedi_deck(alice, name="Secret", visibility="private")
    jedi_deck(alice, name="Hidden")
    page = get_html(bob, "/decks/public/?q=jedi")
    assert "Jedi &lt;script&gt;" in page
    assert f"/d/{public_deck.token}" in page
    assert is_harmless(page)
    assert "Secret" not in get_html(bob, "/decks/public/")
    assert "Hidden" not in get_html(alice, "/decks/public/")


def test_the_search_reports_errors_and_warnings(public_deck: Deck, bob: Client) -> None:
    page = bob.get("/decks/public/", {"q": f"jedi foo:{XSS}", "page": "x"}).content.decode()
    assert "message warn" in page
    assert is_harmless(page)
    refused = bob.get("/decks/public/", {"q": "foo:bar"})
    assert refused.status_code == 400
    assert b'class="error" id="q-error"' in refused.content
    assert bob.get("/decks/public/", {"game": XSS}).status_code == 400


def test_the_search_has_pages(alice: Client, bob: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from frontend.people.views import people

    monkeypatch.setattr(people, "DECKS_A_PAGE", 1)
    for name in ("First deck", "Second deck"):
        jedi_deck(alice, name=name, visibility="public")
    first = get_html(bob, "/decks/public/?order=name")
    assert "First deck" in first
    assert "Second deck" not in first
    (following,) = re.findall(r'href="(\?[^"]+)" rel="next"', first)
    second = get_html(bob, f"/decks/public/{unescape(following)}")
    assert "order=name" in following
    assert "Second deck" in second
    assert "2 decks" in second
    (previous,) = re.findall(r'href="(\?[^"]+)" rel="prev"', second)
    assert "First deck" in get_html(bob, f"/decks/public/{unescape(previous)}")
    (last,) = re.findall(r'href="(\?[^"]+)">Last page', first)
    assert "Second deck" in get_html(bob, f"/decks/public/{unescape(last)}")


@pytest.mark.parametrize("page", ["2", "9", "999999"])
def test_an_old_link_with_a_page_number_works(alice: Client, bob: Client, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    from frontend.people.views import people

    monkeypatch.setattr(people, "DECKS_A_PAGE", 1)
    for name in ("First deck", "Second deck"):
        jedi_deck(alice, name=name, visibility="public")
    shown = get_html(bob, f"/decks/public/?order=name&page={page}")
    assert "Second deck" in shown
    assert "First deck" not in shown


def test_a_like_is_given_and_taken_back_through_the_form(public_deck: Deck, bob: Client) -> None:
    answer = bob.post(f"/d/{public_deck.token}/like/", {"liked": "1"})
    assert answer["Location"] == f"/d/{public_deck.token}#comments"
    assert Like.objects.count() == 1
    bob.post(f"/d/{public_deck.token}/like/", {"liked": "0"})
    assert not Like.objects.exists()
    assert bob.get(f"/d/{public_deck.token}/like/").status_code == 302


def test_comments_are_written_and_changed_through_the_form(public_deck: Deck, alice: Client, bob: Client) -> None:
    path = f"/d/{public_deck.token}/comments/"
    refused = bob.post(path, {"text": XSS})
    assert refused.status_code == 403
    assert "&lt;script&gt;alert" in refused.content.decode()  # the input is kept
    assert is_harmless(refused.content.decode())
    carol, dave = member(), member("dave")
    assert carol.post(path, {"text": XSS}).status_code == 302
    comment = Comment.objects.get()
    one = f"{path}{comment.pk}/"
    page = get_html(carol, one)
    assert "&lt;script&gt;alert" in page
    assert is_harmless(page)
    assert dave.get(one).status_code == 302
    assert dave.post(one, {"text": "x"}).status_code == 403
    assert carol.post(one, {"text": " "}).status_code == 400
    assert carol.post(one, {"text": "Better"}).status_code == 302
    assert Comment.objects.get().text == "Better"
    assert dave.post(f"{one}remove/").status_code == 403
    assert alice.post(f"{one}remove/").status_code == 302  # alice owns the deck
    assert not Comment.objects.exists()


def test_a_private_deck_takes_no_likes_or_comments(public_deck: Deck, alice: Client) -> None:
    deck_update(deck=public_deck, visibility="private")
    carol = member()
    for path in ("like/", "comments/"):
        assert carol.post(f"/d/{public_deck.token}/{path}", {"text": "x", "liked": "1"}).status_code == 404


def test_a_collection_is_stored_through_the_form(alice: Client, bob: Client) -> None:
    assert alice.get("/collection/").status_code == 302
    path = f"/collection/{SLUG}/"
    page = get_html(alice, path)
    assert 'name="product:core-set"' in page
    assert is_harmless(page)
    assert alice.post(path, {"product:core-set": "2", "product:the-search-for-skywalker": ""}).status_code == 302
    assert owned_products(owner_key=key_of(alice), game=SLUG) == {"core-set": 2}
    assert 'value="2"' in get_html(alice, path)
    assert 'value="2"' not in get_html(bob, path)
    for bad in (
        {"product:core-set": "-1"},
        {"product:core-set": "1000000000000"},
        {"product:x": "1"},
        {"product:\x00": "1"},
        {"product:core-set": "2x"},
    ):
        assert alice.post(path, bad).status_code == 400
    assert owned_products(owner_key=key_of(alice), game=SLUG) == {"core-set": 2}
    assert alice.post(path, {"product:core-set": "３"}).status_code == 302, "digits as they are typed in Japanese"
    assert owned_products(owner_key=key_of(alice), game=SLUG) == {"core-set": 3}
    assert alice.get("/collection/chess/").status_code == 404


def test_owners_with_an_account_are_named(bob: Client, catalogue: None, db: None) -> None:
    carol = member("Carol")
    deck = jedi_deck(bob, name="Hers", visibility="public")
    Deck.objects.filter(pk=deck.pk).update(owner_key=account_of(User.objects.get()).owner_key)
    assert "by Carol" in get_html(bob, "/decks/public/")
    assert "Hers" in get_html(carol, "/decks/")


def test_both_lists_show_the_size_and_legality_of_decks(alice: Client, bob: Client) -> None:
    jedi_deck(alice, name="Hers", visibility="public")
    deck_create(owner_key=key_of(alice), game=SLUG, name="Nothing yet", side="dark", visibility="public")
    for client, path in ((alice, "/decks/"), (bob, "/decks/public/")):
        html = get_html(client, path)
        nothing, _, hers = html[html.index('<ul class="deck-list') :].partition("Hers")
        assert "0 of 10 sets" in nothing
        assert "Not legal yet" in nothing
        assert "10 of 10 sets" in hers
        assert "Legal: Constructed" in hers
        assert "Jedi</span>" in hers


def test_the_page_of_own_decks_links_to_search_collection_and_account(bob: Client, db: None) -> None:
    for client, words in ((bob, "The decks made in this browser"), (member(), "The decks of your account")):
        html = get_html(client, "/decks/")
        assert words in html
        assert 'href="/decks/public/"' in html
        assert 'href="/collection/"' in html


def test_queries_do_not_grow_with_the_number_of_decks(alice: Client, bob: Client, django_assert_max_num_queries: Any) -> None:
    for number in range(4):
        jedi_deck(alice, name=f"Deck {number}", visibility="public")
    bob.get("/decks/public/")
    with django_assert_max_num_queries(7):  # games, count, decks, slots, names; for each game: catalogue, pool
        bob.get("/decks/public/")


def test_a_search_for_a_card_that_is_not_owned_says_so(alice: Client) -> None:
    sentence = "You own no single card with this name."
    assert sentence in alice.get(f"/collection/{SLUG}/?q=luke").content.decode()
    assert sentence not in alice.get(f"/collection/{SLUG}/").content.decode()
