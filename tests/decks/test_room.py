"""Folders, tags and the archive of an owner's decks: services, selectors, pages, API, backup and clean-up."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from cards.errors import BadInput
from decks import selectors, services
from decks.exchange.backup import export_all, import_all
from decks.models import Deck
from decks.retention import unused_decks
from decks.room import MAX_TAGS, clean_tags, shelved, tags_in
from tests.decks.visitor import Visitor, is_problem
from tests.frontend.markup import tight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("game")]
game = catalogues.held(SLUG)


def deck(name: str, **more: Any) -> Deck:
    return services.deck_create(owner_key="alice", game=SLUG, name=name, **more)


def names(**filters: Any) -> list[str]:
    return sorted(each.name for each in selectors.deck_list(owner_key="alice", **filters))


def test_tags_that_fold_to_the_same_are_one() -> None:
    assert clean_tags([" League  play", "LEAGUE PLAY", "?", "!", "再検討"]) == ["League play", "?", "!", "再検討"]
    assert tags_in("a, b，c、 ,") == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("tags", "field"),
    [(["ok", ""], "tags[1]"), (["a,b"], "tags[0]"), (["x" * 41], "tags[0]"), ([str(n) for n in range(MAX_TAGS + 1)], "tags")],
)
def test_wrong_tags_are_named(tags: list[str], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        deck("Refused", tags=tags)
    assert caught.value.errors[0]["field"] == field
    assert not Deck.objects.exists()


def test_decks_are_found_by_folder_tag_and_archive() -> None:
    deck("One", folder="League", tags=["Café", "slow"])
    deck("Two", folder="League", tags=["slower"])
    deck("Three", is_archived=True, tags=["slow"])
    assert names(folder="League") == ["One", "Two"]
    assert names(folder="") == ["Three"]
    assert names(tag="cafe") == ["One"]
    assert names(tag="SLOW") == ["One", "Three"]
    assert names(tag="slow", is_archived=False) == ["One"]
    assert names(is_archived=True) == ["Three"]
    assert [each.name for each in selectors.decks_last_edited(owner_key="alice", game=SLUG)] == ["Two", "One"]


def test_a_change_of_tags_is_found_at_once() -> None:
    one = deck("One", tags=["slow"])
    changed = services.deck_update(deck=one, tags=["fast"])
    assert (changed.version, names(tag="slow"), names(tag="fast")) == (2, [], ["One"])
    assert services.deck_update(deck=one, tags=[]).tags == []
    assert names(tag="fast") == []


def test_the_archive_outlives_the_clean_up() -> None:
    for name, is_archived in (("Kept", True), ("Gone", False)):
        deck(name, is_archived=is_archived)
    long_ago = timezone.now() - timedelta(days=500)
    Deck.objects.update(opened=long_ago.date(), updated=long_ago)
    assert [each.name for each in unused_decks(days=365)] == ["Gone"]


def test_a_backup_keeps_folder_tags_and_archive() -> None:
    deck("One", folder="League", tags=["slow", "遅い"], is_archived=True)
    import_all(owner_key="bob", content="".join(export_all(owner_key="alice")).encode())
    copy = selectors.deck_list(owner_key="bob", tag="遅い").get()
    assert (copy.folder, copy.tags, copy.is_archived) == ("League", ["slow", "遅い"], True)


def test_over_http() -> None:
    alice = Visitor()
    one = alice.deck(folder="League", tags=["slow"])
    assert (one["folder"], one["tags"], one["is_archived"]) == ("League", ["slow"], False)
    path = f"decks/{one['id']}/"
    assert alice.patch(path, {"is_archived": True}).json()["is_archived"] is True

    def count(query: str) -> int:
        return alice.get(f"decks/{query}").json()["count"]

    assert [count(query) for query in ("", "?archived=true", "?archived=any", "?archived=any&tag=SLOW")] == [0, 1, 1, 1]
    assert [count(f"?archived=any&{query}") for query in ("tag=fast", "folder=League", "folder=")] == [0, 1, 0]
    row = alice.get("decks/?archived=any").json()["results"][0]
    assert (row["folder"], row["tags"], row["is_archived"]) == ("League", ["slow"], True)
    is_problem(alice.get("decks/?archived=maybe"), 400, "archived")
    is_problem(alice.patch(path, {"tags": ["a,b"]}), 400, "tags[0]")
    is_problem(alice.patch(path, {"tags": "slow"}), 400, "tags")
    is_problem(alice.patch(path, {"folder": 7}), 400, "folder")


def test_nobody_else_sees_them() -> None:
    one = Visitor().deck(folder="League", tags=["slow"], is_archived=True, visibility="public")
    bob = Visitor()
    for answer in (bob.get(f"decks/by-token/{one['token']}/").json(), bob.get("decks/public/").json()["results"][0]):
        assert not {"folder", "tags", "is_archived"} & answer.keys()
    page = bob.client.get(f"/d/{one['token']}").content.decode()
    assert "League" not in page
    assert "slow" not in page
    copy = bob.post(f"decks/by-token/{one['token']}/copy/").json()
    assert (copy["folder"], copy["tags"], copy["is_archived"]) == ("", [], False)


def listed(visitor: Visitor, query: str = "") -> str:
    return tight(visitor.client.get(f"/decks/{query}").content.decode())


def test_the_list_of_decks_filters() -> None:
    alice = Visitor()
    alice.deck(name="First list", folder="League & co", tags=["slow", "needs work"])
    alice.deck(name="Second list", tags=["slow"])
    page = listed(alice)
    assert 'href="?folder=League+%26+co"' in page
    assert re.search(r'href="\?tag=slow"> ?<svg.*?</svg> ?<bdi>slow</bdi> ?<span class="muted">2</span>', page)
    assert "First list" in listed(alice, "?tag=SLOW&folder=League+%26+co")
    assert "Second list" not in listed(alice, "?folder=League+%26+co")
    assert "No decks with these filters" in listed(alice, "?tag=fast")
    assert "All tags" not in listed(Visitor())


def test_a_deck_goes_to_the_archive_and_back() -> None:
    alice = Visitor()
    one = alice.deck(name="On the shelf", tags=["slow"])
    archive = f"/decks/{one['id']}/archive/"
    answer = alice.client.post(archive, {"archived": "true", "next": "tag=slow&game=&x=1"})
    assert (answer.status_code, answer["Location"]) == (302, "/decks/?tag=slow")
    assert "On the shelf" not in listed(alice)
    assert "On the shelf" in listed(alice, "?archived=true")
    assert "This deck is in your archive." in alice.client.get(f"/decks/{one['id']}/edit/").content.decode()
    assert alice.client.post(archive, {"archived": "false"})["Location"] == "/decks/"
    assert "On the shelf" in listed(alice)
    assert "The archive is empty" in listed(alice, "?archived=true")
    assert Visitor().client.post(archive).status_code == 404


def test_the_editor_saves_folder_and_tags() -> None:
    alice = Visitor()
    address = f"/decks/{alice.deck()['id']}/edit/"
    form = {"name": "Mine", "visibility": "unlisted", "folder": " League ", "tags": "slow， Slow, needs work"}
    assert alice.client.post(address, {**form, "version": 1}).status_code == 302
    page = alice.client.get(address).content.decode()
    assert 'value="slow, needs work"' in page
    assert '<option value="League">' in page
    stale = alice.client.post(address, {**form, "tags": "fast", "version": 1})
    assert stale.status_code == 412
    assert "slow, needs work" in stale.content.decode()
    refused = alice.client.post(address, {**form, "tags": "x" * 50, "version": 2})
    assert refused.status_code == 400
    assert 'id="id_tags_error"' in refused.content.decode()
    kept = shelved(owner_key=Deck.objects.get().owner_key)
    assert [(row.folder, row.tags) for row in kept] == [("League", ("slow", "needs work"))]


def test_the_list_takes_a_fixed_number_of_queries(django_assert_num_queries: Any) -> None:
    alice = Visitor()
    for number in range(3):
        alice.deck(folder=f"Folder {number}", tags=[f"tag {number}"])
    alice.client.get("/decks/")
    with django_assert_num_queries(6):
        alice.client.get("/decks/?tag=tag+1")
