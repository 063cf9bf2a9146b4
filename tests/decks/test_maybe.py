"""The cards that a player is considering: kept with the deck, never counted, shown apart, exported where a format can hold them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards.data.pools import catalogue_of, pool_of
from decks import search, services
from decks.collection import NOTHING
from decks.collection.missing import needs_of
from decks.exchange import exporting, importing
from decks.exchange.backup import export_all, import_all
from decks.exchange.maybe import text_with_maybe
from decks.legality import decklist_of, kept_list_of, verdicts
from decks.models import Deck
from decks.selectors import deck_list
from games.contracts.decks import MAYBE, Decklist, Slot
from games.registry import GAMES, game_by_slug
from simulator.requests.check import canonical
from tests.decks.visitor import Visitor, is_problem
from tests.frontend.markup import tight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("every_game")]
every_game = catalogues.held(*GAMES)
REALMS, CCG = "star-realms", "star-wars-ccg"
CONSIDERED = (Slot("9", 1, MAYBE), Slot("101", 2, MAYBE))


def deck(**more: Any) -> Deck:
    return services.deck_create(owner_key="alice", game=SLUG, name="Mine", slots=[*jedi(), *CONSIDERED], **more)


def considered(game: str) -> Slot:
    """Two copies of something that the game's maybe zone holds."""
    codes = {SLUG: "9", REALMS: "battle-mech", CCG: "1_168"}
    return Slot(codes.get(game) or catalogue_of(game).cards[0]["code"], 2, MAYBE)


def test_it_counts_for_nothing() -> None:
    one = deck(visibility="public", is_built=True)
    plain = services.deck_create(owner_key="bob", game=SLUG, name="Plain", slots=jedi(), visibility="public")
    assert decklist_of(one) == decklist_of(plain)
    assert {(slot.code, slot.quantity) for slot in kept_list_of(one).in_zone(MAYBE)} == {("9", 1), ("101", 2)}
    judged, other = (verdicts(game=SLUG, decklist=kept_list_of(each)) for each in (one, plain))
    assert judged == other
    assert (one.size, plain.size, one.side) == (60, 60, "light")
    assert needs_of(decklist_of(one), NOTHING, game=SLUG) == needs_of(decklist_of(plain), NOTHING, game=SLUG)
    rules = game_by_slug(SLUG)
    assert canonical(kept_list_of(one), rules) == canonical(decklist_of(plain), rules)


def test_searches_of_decks_do_not_see_it() -> None:
    deck(visibility="public")
    assert [each.name for each in search.deck_search(q=f'game:{SLUG} [[!"Jedi Mind Trick"]]').decks] == ["Mine"]
    considered_card = next(each["card"] for each in catalogue_of(SLUG).printings if each["objective_set"] == "9")
    name = next(card["name"] for card in catalogue_of(SLUG).cards if card["code"] == considered_card)
    assert not search.deck_search(q=f'game:{SLUG} [[!"{name}"]]').decks


@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_and_shows_it(game: str) -> None:
    alice, slot = Visitor(), considered(game)
    body = {"game": game, "name": "Mine", "slots": [{"code": slot.code, "quantity": 2, "zone": MAYBE}]}
    made = alice.post("decks/", body).json()
    assert made["slots"] == body["slots"]
    other = alice.post("decks/", {**body, "slots": []}).json()
    assert made["formats"] == other["formats"]
    assert made["stats"] == other["stats"]
    for each, is_shown in ((made, True), (other, False)):
        for address in (f"/decks/{each['id']}/edit/", f"/d/{each['token']}"):
            assert ("Considered only" in tight(alice.client.get(address).content.decode())) is is_shown


@pytest.mark.parametrize("game", GAMES)
def test_files_hold_it_or_leave_it_out(game: str) -> None:
    slots, rules = (considered(game),), game_by_slug(game)
    listed, plain = (exporting.Listed(rules, Decklist(each), "Mine") for each in (slots, ()))
    for kind in exporting.kinds(rules):
        content = exporting.list_export(listed, kind=kind.code)
        if kind.holds_maybe:
            parsed = importing.list_parse(game=game, text=content.decode())
            assert (parsed.slots, parsed.unread, parsed.guessed) == (slots, (), ()), kind.code
        else:
            assert content == exporting.list_export(plain, kind=kind.code), kind.code


def test_the_page_names_the_files_that_leave_it_out() -> None:
    alice = Visitor()
    one = alice.post("decks/", {"game": CCG, "name": "Mine", "slots": [{"code": "1_168", "quantity": 1, "zone": MAYBE}]}).json()
    page = tight(alice.client.get(f"/d/{one['token']}").content.decode())
    assert re.search(r"are left out of: Tournament sheet \(PDF\), [^<]*OCTGN", page)


@pytest.mark.parametrize("heading", ["Maybe:", "maybeboard", "Considering (2)", "検討中", "考慮中："])
def test_a_typed_list_has_it_below_a_heading(heading: str) -> None:
    text = f"Jedi\n\n2x A Hero's Journey\n{heading}\n1x Mission Briefing\nxyzzy 3\nObjective sets:\n1x Jedi Training"
    parsed = importing.list_parse(game=SLUG, text=text)
    assert {(slot.zone, slot.code, slot.quantity) for slot in parsed.slots} == {
        ("affiliation", "jedi", 1),
        ("objective_sets", "1", 2),
        (MAYBE, "9", 1),
        ("objective_sets", "7", 1),
    }
    assert [(line.line, line.text) for line in parsed.unread] == [(6, "xyzzy 3")]
    assert (4, heading) in [(line.line, line.text) for line in parsed.passed]


def test_a_considered_card_stands_for_its_set() -> None:
    text = text_with_maybe(game_by_slug(SLUG), Decklist(tuple(sets("1"))), "Mine", pool_of(SLUG))
    text += "\nMaybe:\n2x Luke Skywalker #001-2\n1x Jedi Training"
    parsed = importing.list_parse(game=SLUG, text=text)
    assert {(slot.zone, slot.code) for slot in parsed.slots} == {("objective_sets", "1"), (MAYBE, "1"), (MAYBE, "7")}


def test_doubtful_lines_stay_in_it() -> None:
    parsed = importing.list_parse(game=REALMS, text="2x Battle Blob\nMaybe:\n1x Battle Mesh")
    assert [(line.line, {each.zone for each in line.suggestions}) for line in (*parsed.guessed, *parsed.unread)] == [(3, {MAYBE})]


def test_over_http() -> None:
    alice = Visitor()
    one = alice.deck()
    path = f"decks/{one['id']}/"
    changed = alice.patch(path, {"slots": [*one["slots"], {"code": "9", "quantity": 1, "zone": MAYBE}]}).json()
    assert changed["slots"][-1] == {"code": "9", "quantity": 1, "zone": MAYBE}
    assert changed["formats"] == one["formats"]
    assert alice.post("validate/", {"game": SLUG, "slots": changed["slots"]}).json()["formats"] == one["formats"]
    is_problem(alice.patch(path, {"slots": [{"code": "001-2", "quantity": 1, "zone": MAYBE}]}), 400, "slots[0].code")
    needs = alice.get(f"decks/by-token/{one['token']}/missing/").json()["missing"]
    assert needs == 11, "two copies of five sets, and the affiliation card"
    zones = alice.get(f"games/{SLUG}/").json()["zones"]
    assert [zone["code"] for zone in zones][-1] == MAYBE


def test_copies_revisions_and_backups_keep_it() -> None:
    one = deck()
    copy = services.deck_copy(deck=one, owner_key="bob")
    assert kept_list_of(copy) == kept_list_of(one)
    services.deck_update(deck=one, slots=jedi(), editor="another")
    changed = Deck.objects.get(pk=one.pk)
    assert kept_list_of(changed) == decklist_of(changed)
    back = services.deck_revert(deck=changed, revision=one.revisions.get(number=1))
    assert len(kept_list_of(back).in_zone(MAYBE)) == 2
    import_all(owner_key="carol", content="".join(export_all(owner_key="alice")).encode())
    assert kept_list_of(deck_list(owner_key="carol").get()) == kept_list_of(back)


def test_the_editor_moves_a_set_there_and_back() -> None:
    alice = Visitor()
    one = alice.deck()
    address = f"/decks/{one['id']}/slots/"
    moved = {"change": f"objective_sets:1:-1 {MAYBE}:1:+1", "version": 1}
    assert alice.client.post(address, moved).status_code == 302
    slots = {(slot["zone"], slot["code"]): slot["quantity"] for slot in alice.get(f"decks/{one['id']}/").json()["slots"]}
    assert (slots["objective_sets", "1"], slots[MAYBE, "1"]) == (1, 1)
    page = alice.client.get(f"/decks/{one['id']}/edit/?zone={MAYBE}").content.decode()
    assert f'value="{MAYBE}:1:-1 objective_sets:1:+1"' in page
    assert f'value="{MAYBE}:2:+1"' in page, "the search adds to this part"
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
