"""Deck pages and the editor without JavaScript: forms and redirects, from an empty list to a shared deck."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from cards.errors import TooMany
from decks.models import Deck
from decks.services import deck_update
from frontend.decks.views import editor
from games.contracts.decks import Slot
from tests.frontend.markup import Elements
from tests.frontend.pages import get_html, text_of
from tests.helpers.jedi_decks import SLUG, jedi_deck

NEW = {"game": SLUG, "side": "light"}


def slots_of(deck: Deck) -> dict[str, int]:
    return {f"{slot.zone}:{slot.code}": slot.quantity for slot in deck.slots.all()}


def change(client: Client, deck: Deck, *changes: str, **more: Any) -> Any:
    """Post changes as the editor's form does, for the current version of the deck."""
    deck.refresh_from_db()
    return client.post(f"/decks/{deck.pk}/slots/", {"change": changes, "version": deck.version, **more})


# --- building --------------------------------------------------------------------------------------------------------


def test_decks_without_a_name_of_their_own_are_numbered(alice: Client, bob: Client) -> None:
    names = ["New Light Side deck", "New Light Side deck 2", "New Light Side deck 3"]
    for name in names:
        alice.post("/decks/new/", {"game": SLUG, "side": "light"})
        assert Deck.objects.latest("created").name == name
    Deck.objects.filter(name=names[1]).delete()
    alice.post("/decks/new/", {"game": SLUG, "side": "light"})
    bob.post("/decks/new/", {"game": SLUG, "side": "light"})
    bob.post("/decks/new/", {"game": SLUG, "side": "light", "name": names[0]})
    assert sorted(Deck.objects.values_list("name", flat=True)) == [names[0], names[0], *names]


def test_an_empty_list_becomes_a_legal_shared_deck(alice: Client, bob: Client) -> None:
    assert "No decks yet" in text_of(alice.get("/decks/"))

    edit = alice.post("/decks/new/", NEW).headers["Location"]
    assert "Start from a ready list" in text_of(alice.get(edit))
    deck = Deck.objects.get()

    change(alice, deck, "affiliation:jedi:=1")
    for number in ("1", "2", "3", "5", "7"):
        back = change(alice, deck, f"objective_sets:{number}:+1", next="q=jedi&faction=jedi").headers["Location"]
        assert back == f"{edit}?q=jedi&faction=jedi#found-{number}"
    editor = text_of(alice.get(edit))
    assert "5 of 10 sets" in editor
    assert "A constructed deck needs at least 10 objective sets; this one has 5." in editor
    assert "LCG-DB-02" in editor

    for number in ("1", "2", "3", "5", "7"):
        change(alice, deck, f"objective_sets:{number}:+1")
    editor = text_of(alice.get(edit))
    assert "10 of 10 sets" in editor
    assert "Legal: Constructed" in editor

    details = {"name": "Ten sets", "description": "Of the Core Set.", "visibility": "unlisted", "version": Deck.objects.get().version}
    assert alice.post(edit, details).status_code == 302
    assert "Ten sets" in text_of(alice.get("/decks/"))

    shared = text_of(bob.get(f"/d/{deck.token}"))
    for said in ("Ten sets", "Of the Core Set.", "Legal: Constructed", "2x A Hero's Journey #1", "Copy to my decks"):
        assert said in shared
    assert f"/decks/{deck.pk}/edit/" not in shared


@pytest.mark.slow
def test_the_search_finds_sets_by_name_card_number_affiliation_and_trait(alice: Client, deck: Deck) -> None:
    edit = f"/decks/{deck.pk}/edit/"
    found = lambda query: re.findall(r'id="found-(\d+)"', alice.get(edit + query).content.decode())  # noqa: E731
    assert found("?q=hit+and+run") == ["18"]
    assert found("?q=18") == ["18"]
    assert "1" in found("?q=luke")  # a card of the set
    assert not {"19", "20", "36"} & {number for page in range(1, 9) for number in found(f"?page={page}")}  # the other side's
    assert set(found("?faction=rebel-alliance&q=yavin")) == {"8"}
    assert "1" in found("?traits=Force+User&faction=jedi")
    assert len(found("")) == 20
    assert found("?page=2")[0] != found("")[0]
    assert "No matches." in text_of(alice.get(edit + "?q=nosuchthing"))
    assert found("?page=nonsense") == found("")
    for bad in ("?faction=nonsense", "?traits=nonsense", "?q=((("):
        assert alice.get(edit + bad).status_code in (200, 400)
    assert "There is no “nonsense” here." in text_of(alice.get(edit + "?faction=nonsense"))


def test_a_set_in_the_search_shows_its_six_cards(alice: Client, deck: Deck) -> None:
    row = text_of(alice.get(f"/decks/{deck.pk}/edit/?q=18")).split('id="found-18"')[1].split("</details>")[0]
    assert row.count("<li>") == 6


def test_an_affiliation_card_replaces_the_last_one_and_can_be_removed(alice: Client, deck: Deck) -> None:
    change(alice, deck, "affiliation:rebel-alliance:=1")
    assert {key for key in slots_of(deck) if key.startswith("aff")} == {"affiliation:rebel-alliance"}
    change(alice, deck, "affiliation:rebel-alliance:=0")
    assert not {key for key in slots_of(deck) if key.startswith("aff")}
    assert "LCG-DB-01" in text_of(alice.get(f"/decks/{deck.pk}/edit/"))


def test_a_deck_can_be_copied_and_deleted(alice: Client, bob: Client, deck: Deck) -> None:
    copied = bob.post(f"/d/{deck.token}/copy/")
    assert copied.status_code == 302
    copy = Deck.objects.exclude(pk=deck.pk).get()
    assert copied.headers["Location"] == f"/decks/{copy.pk}/edit/"
    assert slots_of(copy) == slots_of(deck)
    assert alice.post(f"/decks/{deck.pk}/delete/").status_code == 302
    assert list(Deck.objects.all()) == [copy]
    assert bob.get(f"/d/{deck.token}").status_code == 404


# --- access ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "address"), [("get", "edit/"), ("post", "edit/"), ("post", "slots/"), ("post", "delete/"), ("get", "edit/?q=luke")]
)
def test_another_persons_deck_cannot_be_edited(bob: Client, deck: Deck, method: str, address: str) -> None:
    response = getattr(bob, method)(f"/decks/{deck.pk}/{address}", {"change": "objective_sets:8:+1"} if method == "post" else {})
    assert response.status_code == 404
    assert "There is no such deck" in text_of(response)
    deck.refresh_from_db()
    assert deck.version == 1


def test_the_link_of_a_private_deck_is_wrong_for_everyone_else(alice: Client, bob: Client) -> None:
    deck = jedi_deck(alice, visibility="private")
    assert alice.get(f"/d/{deck.token}").status_code == 200
    for address in (f"/d/{deck.token}", "/d/forged-token", "/d/" + "x" * 300, "/d/%F0%9F%83%8F"):
        response = bob.get(address)
        assert response.status_code == 404
        assert "This link does not lead to a deck. The deck may have been deleted or made private." in text_of(response)
    assert bob.post(f"/d/{deck.token}/copy/").status_code == 404


@pytest.mark.parametrize(("visibility", "robots"), [("unlisted", "noindex"), ("public", None)])
def test_deck_pages_are_not_shared_by_caches_and_unlisted_ones_not_indexed(alice: Client, visibility: str, robots: str | None) -> None:
    response = alice.get(f"/d/{jedi_deck(alice, visibility=visibility).token}")
    assert "private" in response.headers["Cache-Control"]
    assert response.headers.get("X-Robots-Tag") == robots


def test_a_deck_page_has_a_preview_for_chats(bob: Client, deck: Deck) -> None:
    head = text_of(bob.get(f"/d/{deck.token}")).split("</head>")[0]
    assert '<meta property="og:title" content="Jedi">' in head
    assert "Star Wars: The Card Game · Light Side · Jedi · 10 objective sets, 60 cards · legal: Constructed" in head


def test_markup_in_names_and_descriptions_is_escaped(alice: Client, bob: Client, deck: Deck) -> None:
    deck_update(deck=deck, name="<b>Bold</b>", description="<script>alert(1)</script>")
    for address, client in ((f"/d/{deck.token}", bob), (f"/decks/{deck.pk}/edit/", alice), ("/decks/", alice)):
        body = get_html(client, address)
        assert "<b>Bold" not in body
        assert "<script>alert" not in body


# --- conflicts -------------------------------------------------------------------------------------------------------


def test_a_change_to_an_old_version_shows_both_lists(alice: Client, deck: Deck) -> None:
    seen = "affiliation:jedi:1 " + " ".join(f"objective_sets:{number}:2" for number in ("1", "2", "3", "5", "7"))
    change(alice, deck, "objective_sets:8:+1")
    stale = {"change": "objective_sets:9:+1", "version": 1, "seen": seen}
    response = alice.post(f"/decks/{deck.pk}/slots/", stale)
    assert response.status_code == 412
    text = text_of(response)
    assert "changed elsewhere" in text
    assert re.search(r"8 The Defense of Yavin 4</th><td class=\"num\">0</td><td class=\"num\">1</td>", text)
    assert re.search(r"9 Mission Briefing</th><td class=\"num\">1</td><td class=\"num\">0</td>", text)
    assert "objective_sets:9" not in slots_of(deck)

    mine = re.search(r'name="replace" value="([^"]+)"', text)
    assert mine
    assert change(alice, deck, replace=mine[1]).status_code == 302
    assert slots_of(deck).get("objective_sets:9") == 1
    assert "objective_sets:8" not in slots_of(deck)


@pytest.mark.parametrize(
    "list_text",
    ["zz", "[", "objective_sets:1", "objective_sets:1:0", "objective_sets:1:100", "objective_sets:1:\u0662", "objective_sets:1:1 " * 2],
)
def test_a_damaged_list_is_refused(alice: Client, deck: Deck, list_text: str) -> None:
    before = slots_of(deck)
    refused = change(alice, deck, replace=f"affiliation:jedi:1 {list_text}")
    assert refused.status_code == 400
    assert "The form data is invalid" in text_of(refused)
    assert slots_of(deck) == before
    started = alice.post("/decks/new/", {"game": "star-wars-lcg", "side": "light", "slots": list_text})
    assert (started.status_code, Deck.objects.count()) == (400, 1)
    assert change(alice, deck, replace="").status_code == 302  # an empty list is valid
    assert not slots_of(deck)


# The list of a new deck, as the editor's form sends it.
SEEN = "affiliation:jedi:1 " + " ".join(f"objective_sets:{number}:2" for number in ("1", "2", "3", "5", "7"))


def test_the_same_change_sent_twice_is_stored_once(alice: Client, deck: Deck) -> None:
    again = {"change": "objective_sets:9:+1", "version": 1, "seen": SEEN}
    assert alice.post(f"/decks/{deck.pk}/slots/", again).status_code == 302
    assert alice.post(f"/decks/{deck.pk}/slots/", again).status_code == 302  # the first answer was lost
    assert slots_of(deck)["objective_sets:9"] == 1


def test_the_same_change_sent_twice_at_once_is_stored_once(alice: Client, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second request reads the deck before the first one has stored the change."""
    usual = editor.deck_update

    def later(**arguments: Any) -> Deck:
        usual(**arguments)  # the first request
        return usual(**arguments)

    monkeypatch.setattr(editor, "deck_update", later)
    assert change(alice, deck, "objective_sets:9:+1", seen=SEEN).status_code == 302
    assert slots_of(deck)["objective_sets:9"] == 1


def test_details_of_an_old_version_show_both_versions_and_keep_the_input(alice: Client, deck: Deck) -> None:
    deck_update(deck=deck, name="From elsewhere")
    response = alice.post(f"/decks/{deck.pk}/edit/", {"name": "Mine", "description": "My words", "visibility": "public", "version": 1})
    assert response.status_code == 412
    assert all(said in text_of(response) for said in ("From elsewhere", 'value="Mine"', "My words", "Save my version"))
    deck.refresh_from_db()
    assert deck.name == "From elsewhere"


def test_details_sent_twice_are_no_conflict(alice: Client, deck: Deck) -> None:
    typed = {"name": "Mine", "description": "My words", "notes": "", "visibility": "private", "version": 1}
    assert [alice.post(f"/decks/{deck.pk}/edit/", typed).status_code for _ in range(2)] == [302, 302]
    deck.refresh_from_db()
    assert (deck.name, deck.version) == ("Mine", 2)


def test_the_title_is_a_field_of_the_page_heading(alice: Client, deck: Deck) -> None:
    tags = Elements(alice.get(f"/decks/{deck.pk}/edit/").content.decode()).found
    (title,) = [attrs for tag, attrs in tags if tag == "input" and attrs.get("name") == "name" and attrs.get("form") == "details-form"]
    assert title["value"] == deck.name
    refused = alice.post(f"/decks/{deck.pk}/edit/", {"name": " ", "visibility": "unlisted", "version": 1}, headers=HTMX)
    assert (refused.status_code, refused["HX-Retarget"]) == (400, "#details")
    assert 'id="id_name_error"' in text_of(refused), "the title comes with the answer, with its error"


# --- answers to htmx -------------------------------------------------------------------------------------------------

HTMX = {"HX-Request": "true"}


def test_htmx_gets_the_deck_panel_version_and_state(alice: Client, deck: Deck) -> None:
    response = alice.post(f"/decks/{deck.pk}/slots/", {"change": "objective_sets:8:+1", "version": 1}, headers=HTMX)
    body = text_of(response)
    assert response.status_code == 200
    assert "<html" not in body
    for part in ('id="deck"', 'id="legality-heading"', 'name="version" value="2"', "Saved at", "11 of 10 sets", "LCG-DB-03"):
        assert part in body


def test_htmx_gets_a_refusal_as_a_message(alice: Client, deck: Deck) -> None:
    response = alice.post(f"/decks/{deck.pk}/slots/", {"change": "objective_sets:9999:+1", "version": 1}, headers=HTMX)
    assert (response.status_code, response.headers["HX-Retarget"]) == (400, "#editor-message")
    assert "Unknown card or objective set: 9999." in text_of(response)


# --- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"change": "objective_sets:9999:+1"}, "Unknown card or objective set: 9999."),
        ({"change": "objective_sets:1:=-3"}, "the quantity must be a whole number from 0 to 99"),
        ({"change": "objective_sets:1:=1000000000000"}, "the quantity must be a whole number from 0 to 99"),
        ({"change": "objective_sets:1:=100"}, "The quantity must be a whole number from 0 to 99."),
        ({"zone": "objective_sets", "code": "1", "quantity": "-1"}, "the quantity must be a whole number from 0 to 99"),
        ({"change": "nowhere:1:+1"}, "no zone “nowhere”"),
        ({"change": "'; drop table decks"}, "is not a valid change"),
        ({"change": "objective_sets:<img src=x>:+1"}, "is not a valid change"),
        ({}, "No change was selected."),
        ({"change": "objective_sets:8:+1", "version": "newest"}, "the version is not a number"),
        (
            {"change": ["objective_sets:8:+1"] * 401},
            "Too many changes at once. Make fewer changes at a time.",
        ),
    ],
)
def test_an_invalid_change_is_an_error_and_stores_nothing(alice: Client, deck: Deck, data: dict[str, Any], sentence: str) -> None:
    before = slots_of(deck)
    response = alice.post(f"/decks/{deck.pk}/slots/", {"version": 1, **data, "next": "q=jedi"})
    assert response.status_code == 400
    assert sentence in text_of(response)
    assert 'value="jedi"' in text_of(response)  # the page still has its search
    assert slots_of(deck) == before


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"name": ""}, "name", "This field is required."),
        ({"name": "x" * 121}, "name", "at most 120 characters"),
        ({"description": "y" * 10_001}, "description", "at most 10000 characters"),
        ({"visibility": "everyone"}, "visibility", "not one of the available choices"),
        ({"name": "nul\x00"}, "name", "Null characters are not allowed."),
    ],
)
def test_invalid_details_come_back_with_errors_and_the_input(
    alice: Client, deck: Deck, data: dict[str, str], field: str, sentence: str
) -> None:
    typed = {"name": "Kept", "description": "Kept too", "visibility": "unlisted", "version": "1", **data}
    response = alice.post(f"/decks/{deck.pk}/edit/", typed)
    body = text_of(response)
    assert response.status_code == 400
    assert sentence in body
    assert f'id="id_{field}_error"' in body
    assert "Kept" in body
    deck.refresh_from_db()
    assert deck.version == 1


def test_control_characters_are_refused(alice: Client, deck: Deck) -> None:
    response = alice.post(f"/decks/{deck.pk}/edit/", {"name": "bell\x07", "description": "", "visibility": "unlisted", "version": 1})
    assert response.status_code == 400
    assert "control characters" in text_of(response)


def test_a_megabyte_of_text_gets_an_error_page(alice: Client, deck: Deck) -> None:
    path = f"/decks/{deck.pk}/edit/"
    sent = {"name": "x", "description": "y" * 1_000_000, "visibility": "unlisted"}
    response = alice.post(path, sent)
    assert response.status_code == 413
    assert "larger than the limit of 900,000 bytes" in text_of(response)
    assert f'href="{path}">Go back to the form' in text_of(response)
    elsewhere = alice.post(path, sent, headers={"Referer": "https://evil.example/"})
    assert "evil" not in text_of(elsewhere)
    before = alice.post(path, sent, headers={"Referer": "http://testserver/decks/import/?game=x"})
    assert 'href="http://testserver/decks/import/?game=x">Go back' in text_of(before)
    assert "site-header" in text_of(response)
    deck.refresh_from_db()
    assert deck.version == 1


def test_a_form_address_opened_in_the_browser_leads_to_its_page(alice: Client, deck: Deck) -> None:
    pages = {
        "/decks/new/": "/decks/",
        f"/decks/{deck.pk}/slots/": f"/decks/{deck.pk}/edit/",
        f"/decks/{deck.pk}/delete/": f"/decks/{deck.pk}/edit/",
        f"/d/{deck.token}/copy/": f"/d/{deck.token}",
        f"/d/{deck.token}/goldfish/": f"/d/{deck.token}",
    }
    assert {address: alice.get(address).headers.get("Location") for address in pages} == pages
    assert {alice.put(address).status_code for address in pages} == {405}
    assert Deck.objects.count() == 1


def test_a_deck_is_not_started_with_a_name_too_long(alice: Client) -> None:
    response = alice.post("/decks/new/", {"game": SLUG, "side": "light", "name": "n" * 121})
    assert response.status_code == 400
    assert "At most 120 characters; this has 121." in text_of(response)
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    "data", [{}, {"game": "chess", "side": "light"}, {"game": SLUG, "side": "grey"}, {"game": SLUG, "side": "light\x00"}]
)
def test_a_deck_is_not_started_without_game_and_side(alice: Client, data: dict[str, str]) -> None:
    response = alice.post("/decks/new/", data)
    assert response.status_code == 400
    assert 'role="alert"' in text_of(response)
    assert not Deck.objects.exists()


def test_the_rate_limit_keeps_the_input(alice: Client, deck: Deck, monkeypatch: Any) -> None:
    def refuse(**_: Any) -> None:
        raise TooMany("Too many changes to decks; try again in 7 seconds.", retry_after=7)

    monkeypatch.setattr("frontend.decks.views.editor.spend", refuse)
    typed = {"name": "Typed", "description": "All of it", "visibility": "unlisted", "version": 1}
    for response in (alice.post(f"/decks/{deck.pk}/edit/", typed), change(alice, deck, "objective_sets:8:+1")):
        assert response.status_code == 429
        assert "try again in 7 seconds" in text_of(response)
    assert "All of it" in text_of(alice.post(f"/decks/{deck.pk}/edit/", typed))
    deck.refresh_from_db()
    assert deck.version == 1


# --- queries ---------------------------------------------------------------------------------------------------------


def test_queries_do_not_grow_with_the_deck(alice: Client, deck: Deck, django_assert_num_queries: Any) -> None:
    small = jedi_deck(alice, name="Small", slots=[Slot("1", 1, "objective_sets")])
    large = jedi_deck(alice, name="Large", slots=[Slot(str(number), 2, "objective_sets") for number in range(1, 18)])
    alice.get(f"/decks/{small.pk}/edit/")  # fills the caches of the process
    for one in (small, large):
        with django_assert_num_queries(10):
            # session, deck, slots, game, folders; sets: count, page; revisions; owned; the version of the card data
            alice.get(f"/decks/{one.pk}/edit/")
        with django_assert_num_queries(10):
            # session, deck, slots, runs, copies, revisions, the reader's like, comments; the version of the card data: page, text
            alice.get(f"/d/{one.token}")
        with django_assert_num_queries(9):
            alice.get(f"/d/{one.token}")  # the text is kept


def test_queries_do_not_grow_with_the_number_of_decks(alice: Client, deck: Deck, django_assert_max_num_queries: Any) -> None:
    alice.get("/decks/")
    with django_assert_max_num_queries(30) as few:
        alice.get("/decks/")
    for number in range(5):
        jedi_deck(alice, name=f"Deck {number}")
    with django_assert_max_num_queries(len(few)):
        alice.get("/decks/")


def test_a_test_hand_is_dealt_below_the_deck(alice: Client, deck: Deck) -> None:
    edit, hand = f"/decks/{deck.pk}/edit/", f"/d/{deck.token}/hand/"
    page = text_of(alice.get(edit))
    assert f'href="{hand}" hx-get="{hand}" hx-target="#test-hand"' in page  # a link without JavaScript
    assert 'id="test-hand" hx-push-url="false"' in page
    beside = alice.get(f"{hand}?seed=7", headers={"HX-Request": "true", "HX-Current-URL": f"http://testserver{edit}?q=x#find"})
    alone = alice.get(f"{hand}?seed=7", headers={"HX-Request": "true", "HX-Current-URL": "http://["})
    assert ("<h2>Test hand</h2>" in text_of(beside), "<h1>Test hand</h1>" in text_of(beside)) == (True, False)
    assert "<h1>Test hand</h1>" in text_of(alone)
    assert 'href="?seed' not in text_of(beside)  # a relative link would lead to the editor
    question = text_of(alone).partition('class="panel stack-s question"')[2].partition("</section>")[0]
    assert question.count('class="button"') == 4  # no answer is preselected
