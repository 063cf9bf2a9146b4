"""The editor of every game that builds decks, without JavaScript: building, history, import, test hands and odds."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from django.test import Client

from decks.collection import owned as owned_cards
from decks.collection import owned_sets, owned_update
from decks.exchange.exporting import deck_export
from decks.models import Deck
from decks.services import deck_create
from frontend.cards.catalogue import localized_catalogue
from games.contracts.decks import Slot
from games.registry import GAMES
from tests.frontend.markup import Elements, tight
from tests.frontend.pages import get_html, weight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("every_game_loaded")]  # loads the cards of every game

BUILT = list(GAMES)
every_game = pytest.mark.parametrize("slug", BUILT)


every_game_loaded = catalogues.held(*GAMES)


@pytest.fixture
def alice(db: None) -> Client:
    return Client()


def new_deck(client: Client, slug: str) -> Deck:
    """A deck created through the form on the page of the user's decks."""
    sides = GAMES[slug].deck_sides
    answer = client.post("/decks/new/", {"game": slug, "side": sides[0].code if sides else ""})
    assert answer.status_code == 302, answer.content.decode()
    return Deck.objects.get(pk=answer.headers["Location"].split("/")[2])


def change(client: Client, deck: Deck, *changes: str) -> Any:
    deck.refresh_from_db()
    return client.post(f"/decks/{deck.pk}/slots/", {"change": changes, "version": deck.version})


def slots_of(deck: Deck) -> dict[str, int]:
    return {f"{slot.zone}:{slot.code}": slot.quantity for slot in deck.slots.all()}


def search_rows(html: str) -> list[str]:
    """The "zone:code" of every row of the search results."""
    found = html[html.index('id="found"') :]
    return re.findall(r'data-row="([^"]+)"', found[: found.index('id="deck"')])


@every_game
def test_a_deck_is_filled_emptied_and_restored(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    edit = f"/decks/{deck.pk}/edit/"
    html = get_html(alice, edit)
    rows = search_rows(html)
    assert len(rows) >= 4
    for key in rows[:3]:
        back = change(alice, deck, f"{key}:+1")
        assert back.headers["Location"] == f"{edit}#found-{key.partition(':')[2]}"
    html = get_html(alice, edit)
    for key in rows[:3]:
        assert f'id="row-{key.replace(":", "-", 1)}"' in html
        assert f'<output data-quantity-of="{key}"' in html
    change(alice, deck, f"{rows[0]}:-1")
    assert slots_of(deck) == {rows[1]: 1, rows[2]: 1}
    change(alice, deck, *(f"{key}:=0" for key in rows[:3]))
    assert slots_of(deck) == {}
    revision = deck.revisions.order_by("number").first()
    assert revision is not None
    deck.refresh_from_db()
    answer = alice.post(f"/decks/{deck.pk}/restore/", {"number": revision.number, "version": deck.version})
    assert answer.status_code == 302
    assert alice.post(f"/decks/{deck.pk}/restore/", {"number": revision.number, "version": 1}).status_code == 412
    for bad in ("", "x", "999999", "99999999999"):
        assert alice.post(f"/decks/{deck.pk}/restore/", {"number": bad}).status_code in (400, 404), bad


@every_game
def test_editor_and_deck_page_link_to_the_features_of_the_game(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    offers = ("hand", "odds")
    for path in (f"/decks/{deck.pk}/edit/", f"/d/{deck.token}"):
        html = get_html(alice, path)
        assert all(f'href="/d/{deck.token}/{part}/"' in html for part in offers), path


@every_game
def test_a_deck_without_data_has_no_charts_or_empty_panels(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    for path in (f"/decks/{deck.pk}/edit/", f"/d/{deck.token}"):
        html = get_html(alice, path)
        assert ('<figure class="chart">' in html) == ("charts-heading" in html), path


@every_game
def test_the_search_of_the_editor_warns_filters_and_has_pages(alice: Client, slug: str) -> None:
    edit = f"/decks/{new_deck(alice, slug).pk}/edit/"
    html = get_html(alice, f"{edit}?q=a nosuchfield:3")
    assert 'class="message warn"' in html
    assert alice.get(f"{edit}?q=%28%28%28&page=x&zone=x&legal=x&order=x&side=x").status_code in (200, 400)
    none = get_html(alice, f"{edit}?q=zzzzzzzz")
    assert "No matches." in none
    if 'rel="next"' in (first := get_html(alice, edit)):
        assert not set(search_rows(first)) & set(search_rows(get_html(alice, f"{edit}?page=2")))


@every_game
def test_a_card_moves_between_the_zones_of_a_deck(alice: Client, slug: str) -> None:
    zones = localized_catalogue(slug, "en").chosen_zones
    pairs = [(one.code, other.code) for one in zones for other in zones if one is not other and one.holds == other.holds]
    if not pairs:
        pytest.skip("one part only")
    one, other = pairs[0]
    deck = new_deck(alice, slug)
    rows = search_rows(get_html(alice, f"/decks/{deck.pk}/edit/?zone={one}"))
    code = rows[0].partition(":")[2]
    change(alice, deck, f"{one}:{code}:=2")
    move = f"{one}:{code}:-1 {other}:{code}:+1"
    assert f'value="{move}"' in get_html(alice, f"/decks/{deck.pk}/edit/")
    change(alice, deck, move)
    assert slots_of(deck) == {f"{one}:{code}": 1, f"{other}:{code}": 1}


@every_game
def test_a_conflict_shows_both_versions(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    rows = search_rows(get_html(alice, f"/decks/{deck.pk}/edit/"))
    change(alice, deck, f"{rows[0]}:+1")
    stale = {"change": f"{rows[1]}:+1", "version": 1, "seen": ""}
    answer = alice.post(f"/decks/{deck.pk}/slots/", stale)
    assert answer.status_code == 412
    html = answer.content.decode()
    for key in rows[:2]:
        zone, _, code = key.partition(":")
        name = localized_catalogue(slug, "en").slot_name(zone, code).replace("&", "&amp;").replace("'", "&#x27;").replace('"', "&quot;")
        assert name in html
    assert "Save my list" in html
    assert slots_of(deck) == {rows[0]: 1}


def test_an_import_offers_other_cards_with_the_same_name(alice: Client) -> None:
    data = {"game": "star-wars-ccg", "text": "2 Luke Skywalkr\n1 Obi-Wan Kenobi"}
    html = tight(alice.post("/decks/import/", data).content.decode())
    field = html[html.index('id="choices-1"') :].partition("</div>")[0]
    values, names = re.findall(r'name="line-1" value="([^"]+)"', field), re.findall(r"<span>([^<]+)</span>", field)
    assert len(values) > 1
    assert len(set(names)) == len(names) == len(values)  # the page tells the cards apart
    assert 'value="" checked' in field  # nothing is chosen for the reader
    deck_id = alice.post("/decks/import/", data | {"seen": "1"}).headers["Location"].split("/")[2]
    assert values[0] not in slots_of(Deck.objects.get(pk=deck_id))
    other = values[1]
    deck_id = alice.post("/decks/import/", data | {"seen": "1", "line-1": other}).headers["Location"].split("/")[2]
    slots = slots_of(Deck.objects.get(pk=deck_id))
    assert slots[other] == 2
    assert values[0] not in slots


@every_game
def test_a_full_deck_takes_no_more_queries_than_an_empty_one(alice: Client, slug: str, django_assert_num_queries: Any) -> None:
    empty = new_deck(alice, slug)
    rows = search_rows(get_html(alice, f"/decks/{empty.pk}/edit/"))
    more = search_rows(get_html(alice, f"/decks/{empty.pk}/edit/?page=2"))
    full = deck_create(
        owner_key=key_of(alice),
        game=slug,
        name="Full",
        side=empty.side or None,
        slots=[Slot(key.partition(":")[2], 1, key.partition(":")[0]) for key in dict.fromkeys([*rows, *more])],
    )
    for deck in (empty, full):
        address = f"/decks/{deck.pk}/edit/"
        alice.get(address)
        # Session, deck, slots, game; found; revisions; owned; folders; version of the data.
        # What is found of objective sets is two: count, page.
        # Where readers keep own cards, their sets, too.
        more_queries = rows[0].startswith("objective_sets:") + (GAMES[slug].own_cards is not None)
        with django_assert_num_queries(9 + more_queries):
            answer = alice.get(address)
        assert weight(answer.content) < 90_000, address
        assert len(gzip.compress(answer.content)) < 40_000
    assert not any("style" in attributes for _, attributes in Elements(answer.content.decode()).found)


@every_game
def test_the_address_fixes_a_test_hand(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    for key in search_rows(get_html(alice, f"/decks/{deck.pk}/edit/"))[:12]:
        change(alice, deck, f"{key}:+1")
    hand = f"/d/{deck.token}/hand/"
    new = alice.get(hand)
    assert re.fullmatch(rf"{hand}\?seed=\d+", new.headers["Location"])
    first, again = (alice.get(f"{hand}?seed=7") for _ in range(2))
    assert first.status_code == 200
    assert first.content.split(b'id="hand"')[1] == again.content.split(b'id="hand"')[1]
    for bad in ("seed=-1", "seed=x", "seed=99999999999", "seed=7&answers=x", "seed=7&answers=77", "seed=7&answers=" + "0-" * 60 + "0"):
        assert alice.get(f"{hand}?{bad}").status_code == (200 if b"problems" in first.content and "77" in bad else 400), bad
    for _ in range(30):  # takes the first answer to each question until the end
        html = first.content.decode()
        answers = re.search(r'href="[^"?]+\?seed=7&amp;answers=([\d-]+)">', html[html.index('id="hand"') :])
        if 'class="panel stack-s question"' not in html:
            break
        assert answers
        first = alice.get(f"{hand}?seed=7&answers={answers[1]}")
        assert first.status_code == 200
    else:
        pytest.fail("questions without end")


@every_game
def test_the_odds_page_shows_the_selected_cards(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    for key in search_rows(get_html(alice, f"/decks/{deck.pk}/edit/"))[:12]:
        change(alice, deck, f"{key}:+1")
    address = f"/d/{deck.token}/odds/"
    html = get_html(alice, address)
    codes = re.findall(r'name="a" value="([^"]+)"', html)
    if not codes:
        assert "nothing to draw from" in html
        return
    html = get_html(alice, f"{address}?a={codes[0]}&b={codes[-1]}&ka=1&kb=1")
    assert html.count("%</td>") >= 3
    assert alice.get(f"{address}?a={codes[0]}&ka=x").status_code == 400
    assert "“none” is not a known value of pile" in get_html(alice, f"{address}?a=nosuchcode&pile=none")


def test_nobody_else_opens_the_test_hand_or_editor_of_a_private_deck(alice: Client) -> None:
    deck = new_deck(alice, BUILT[0])
    Deck.objects.filter(pk=deck.pk).update(visibility="private")
    bob = Client()
    for path in (f"/d/{deck.token}/hand/", f"/d/{deck.token}/odds/", f"/decks/{deck.pk}/edit/"):
        assert bob.get(path).status_code == 404
    assert bob.post(f"/decks/{deck.pk}/restore/", {"number": 1}).status_code == 404


def test_the_list_of_decks_is_filtered_by_game(alice: Client) -> None:
    for slug in BUILT:
        new_deck(alice, slug)
    html = get_html(alice, "/decks/")
    assert all(f'href="?game={slug}"' in html for slug in BUILT)
    assert html.count("deck-title") == len(BUILT)
    assert get_html(alice, f"/decks/?game={BUILT[1]}").count("deck-title") == 1
    assert alice.get("/decks/?game=chess").status_code == 200


READ = [slug for slug in BUILT if GAMES[slug].lists.reader]


@pytest.mark.parametrize("slug", READ)
def test_an_import_shows_unread_lines_before_it_stores_the_deck(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    rows = search_rows(get_html(alice, f"/decks/{deck.pk}/edit/"))
    zone, _, code = rows[0].partition(":")
    change(alice, deck, f"{rows[0]}:+1")
    text = deck_export(deck=Deck.objects.get(pk=deck.pk), kind="txt").decode()
    before = Deck.objects.count()
    answer = alice.post("/decks/import/", {"game": slug, "text": text + "\n1 Qqqqzzzz Xxxyyy\n"})
    assert answer.status_code == 200
    assert "Qqqqzzzz" in answer.content.decode()
    assert Deck.objects.count() == before
    answer = alice.post("/decks/import/", {"game": slug, "text": text + "\n1 Qqqqzzzz Xxxyyy\n", "seen": "1"})
    assert answer.status_code == 302
    made = Deck.objects.get(pk=answer.headers["Location"].split("/")[2])
    assert slots_of(made) == {f"{zone}:{code}": 1}


@every_game
def test_the_search_can_be_limited_to_owned_cards(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    edit = f"/decks/{deck.pk}/edit/"
    assert 'name="own"' not in get_html(alice, edit)
    printing = localized_catalogue(slug, "en").data.printings[0]
    owned_update(owner_key=deck.owner_key, game=slug, quantities={printing["product"]: 2})
    html = get_html(alice, f"{edit}?own=1&side=any&legal=any")
    assert 'name="own" value="1" checked' in html
    by_sets = localized_catalogue(slug, "en").chosen_zones[0].holds == "objective_sets"
    owned = set((owned_sets if by_sets else owned_cards)(owner_key=deck.owner_key, game=slug))
    shown = {key.partition(":")[2] for key in search_rows(html)}
    assert shown <= owned
    every = get_html(alice, f"{edit}?side=any&legal=any")
    assert every.count('<span class="owned-count') == len(search_rows(every)) > 0  # each row says how many copies
    assert len(search_rows(every)) >= len(shown)


def test_the_selected_format_is_shown_first(alice: Client) -> None:
    deck = new_deck(alice, "star-wars-ccg")
    edit = f"/decks/{deck.pk}/edit/"
    for format in GAMES["star-wars-ccg"].decks.formats[:3]:
        html = get_html(alice, f"{edit}?legal={format.code}")
        assert f"Not legal yet: {format.names['en']}<" in html
        assert html.index(f"edit-verdict-{format.code}") == html.index("edit-verdict-")


@pytest.mark.parametrize("slug", ["star-wars-lcg", "star-realms", "empire-vs-rebellion"])
def test_one_button_fills_an_empty_deck_with_a_starting_list(alice: Client, slug: str) -> None:
    deck = new_deck(alice, slug)
    edit = f"/decks/{deck.pk}/edit/"
    tags = Elements(get_html(alice, edit)).found
    buttons = [attrs for tag, attrs in tags if tag == "button" and (attrs.get("id") or "").startswith("starting-")]
    published = alice.get(f"/api/v1/games/{slug}/").json()["starting_lists"]
    fitting = [each for each in published if each["side"] in (None, deck.side)]
    assert [each["id"] for each in buttons] == [f"starting-{each['code']}" for each in fitting] != []
    back = change(alice, deck, str(buttons[0]["value"]))
    assert back.headers["Location"].startswith(edit)
    assert slots_of(deck) == {f"{slot['zone']}:{slot['code']}": slot["quantity"] for slot in fitting[0]["slots"]}
    assert 'id="starting-' not in get_html(alice, edit), "the button would overwrite the deck"


def test_a_lone_card_has_one_warning_about_the_starting_list(alice: Client) -> None:
    deck = new_deck(alice, "star-realms")
    change(alice, deck, "trade_deck:blob-wheel:+1")
    first = alice.get(f"/api/v1/decks/{deck.pk}/").json()["formats"][0]
    assert [problem["code"] for problem in first["problems"]] == ["trade_deck_size", "copies_differ", "missing_factions"]
