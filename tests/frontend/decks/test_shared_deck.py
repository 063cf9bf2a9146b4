"""The public page of a deck: access, description, legality, embedding, history, comparison, likes and comments."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client
from PIL import Image

from accounts.services import account_of
from decks.models import Deck
from decks.reactions import comment_create
from decks.selectors import deck_by_token
from decks.services import deck_copy, deck_update
from frontend.decks.preview_picture import PictureContent, deck_picture
from frontend.decks.views import deck_page, deck_share
from frontend.site.markdown import description_html
from games.contracts.decks import Slot
from tests.frontend.markup import Elements
from tests.frontend.pages import get_html, text_of
from tests.helpers.jedi_decks import jedi_deck, key_of

pytestmark = pytest.mark.slow

PARTS = ("", "/history/", "/compare/", "/compare/?with=1", "/embed/", "/preview.png", "/qr.svg")


def jedi_sets(*numbers: int, times: int = 2) -> list[Slot]:
    return [*(Slot(str(number), times, "objective_sets") for number in numbers), Slot("jedi", 1, "affiliation")]


# --- access ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", PARTS)
def test_another_persons_private_deck_is_not_found(alice: Client, bob: Client, part: str) -> None:
    deck = jedi_deck(alice, visibility="private")
    shared = jedi_deck(alice, name="Open")
    for client in (bob, Client()):
        assert client.get(f"/d/{deck.token}{part}").status_code == 404
        assert client.get(f"/d/not-a-token{part}").status_code == 404
        assert "Jedi" not in text_of(client.get(f"/d/{deck.token}{part}"))
    assert bob.get(f"/d/{shared.token}/compare/?with={deck.token}").status_code == 404
    assert bob.get(f"/d/{shared.token}/compare/?with={deck.pk}").status_code == 404
    assert [bob.post(f"/d/{deck.token}/{part}/").status_code for part in ("copy", "goldfish")] == [404, 404]


@pytest.mark.parametrize("address", ["/d/{token}", "/decks/", "/accounts/"])
def test_head_requests_get_no_body(bob: Client, deck: Deck, address: str) -> None:
    response = bob.head(address.format(token=deck.token))
    assert (response.status_code, response.content) == (200, b"")


def test_a_private_deck_has_no_preview_for_sites_and_chats(alice: Client) -> None:
    deck = jedi_deck(alice, visibility="private")
    found = text_of(alice.get(f"/d/{deck.token}"))
    assert "Private: only you can see this page" in found
    assert "og:image" not in found
    assert "iframe" not in found
    assert [alice.get(f"/d/{deck.token}/{part}").status_code for part in ("embed/", "preview.png", "qr.svg", "history/")] == [
        404,
        404,
        200,
        200,
    ]


def test_a_copy_names_its_original_only_if_that_is_public(alice: Client, bob: Client) -> None:
    deck = jedi_deck(alice, name="First")
    copy = deck_copy(deck=deck, owner_key=key_of(bob))
    assert "Copied from" not in text_of(bob.get(f"/d/{copy.token}"))
    assert "Copies of this deck" not in text_of(alice.get(f"/d/{deck.token}"))
    for one in (deck, copy):
        deck_update(deck=one, visibility="public")
    assert f'Copied from<a href="/d/{deck.token}">First</a>' in text_of(bob.get(f"/d/{copy.token}"))
    assert f"/compare/?with={copy.token}" in text_of(alice.get(f"/d/{deck.token}"))


# --- description -----------------------------------------------------------------------------------------------------


def test_a_description_is_markdown_with_lower_headings(bob: Client, deck: Deck) -> None:
    deck_update(deck=deck, description="# Plan\n\nFast **and** [linked](https://example.org/?a=1&b=2).\n\n1. one\n2. two")
    found = bob.get(f"/d/{deck.token}").content.decode()
    assert "<h3>Plan</h3>" in found
    assert "<strong>and</strong>" in found
    assert '<a href="https://example.org/?a=1&amp;b=2" rel="nofollow ugc noopener noreferrer">linked</a>' in found
    assert "<ol>\n<li>one</li>" in found


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "![x](https://example.org/x.png)",
        "[x](javascript:alert(1))",
        "[x](JaVaScRiPt:alert(1))",
        "[x](data:text/html;base64,PHNjcmlwdD4=)",
        "[x](vbscript:a)",
        '[x](https://e.org "\\" onmouseover=alert(1)")',
        "<javascript:alert(1)>",
        '<a href="javascript:alert(1)">x</a>',
        "<style>*{display:none}</style>",
        "[x]: javascript:alert(1)\n\n[x]",
        "`<script>`\n\n```\n<script>\n```",
        "| <b onclick=x> |\n|---|\n| <svg/onload=x> |",
        "&lt;script&gt;<!-- --><?php ?>",
    ],
)
def test_hostile_descriptions_are_harmless(hostile: str) -> None:
    elements = Elements(description_html(hostile)).found
    for tag, attributes in elements:
        assert tag not in {"script", "img", "style", "svg", "iframe", "object", "form", "input"}
        assert set(attributes) <= {"href", "title", "rel"}
        assert (attributes.get("href") or "https:").startswith(("https:", "http:"))


def test_a_long_or_deeply_nested_description_is_shown(bob: Client, deck: Deck) -> None:
    for text in ("> " * 4000 + "x", "[" * 9_000, "*a **b " * 1_400, "- " * 4_900):
        deck_update(deck=deck, description=text)
        assert bob.get(f"/d/{deck.token}").status_code == 200


# --- legality --------------------------------------------------------------------------------------------------------


def test_the_legality_can_be_checked_on_another_day(alice: Client, bob: Client) -> None:
    deck = jedi_deck(alice, slots=jedi_sets(112, 128, 1, 2, 3))  # 112 and 128 are in one group of the restricted list of FAQ 5.0
    before, after = (text_of(bob.get(f"/d/{deck.token}", {"on": day})) for day in ("2017-04-11", "2017-04-12"))
    assert "Legality on April 11, 2017" in before
    assert "A-18" not in before
    assert "A-18" in after
    assert "A-18" in text_of(bob.get(f"/d/{deck.token}"))


@pytest.mark.parametrize("day", ["tomorrow", "2017-02-30", "9" * 300, "2017", "\u0661"])
def test_an_invalid_day_is_an_error_at_its_field(bob: Client, deck: Deck, day: str) -> None:
    response = bob.get(f"/d/{deck.token}", {"on": day})
    assert response.status_code == 400
    assert "Write the day as YYYY-MM-DD." in text_of(response)
    assert "Deck list" in text_of(response)


# --- on other sites --------------------------------------------------------------------------------------------------


def test_other_sites_may_embed_only_the_list(bob: Client, deck: Deck) -> None:
    frame = bob.get(f"/d/{deck.token}/embed/")
    assert "frame-ancestors *" in frame.headers["Content-Security-Policy"]
    assert "script-src 'none'" in frame.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in frame.headers
    assert not frame.cookies
    elements = Elements(frame.content.decode()).found
    assert not [tag for tag, _ in elements if tag in {"script", "form"}]
    assert all(attributes.get("target") == "_blank" for tag, attributes in elements if tag == "a")
    assert "1 A Hero's Journey" in text_of(frame)
    whole = bob.get(f"/d/{deck.token}")
    assert "frame-ancestors 'none'" in whole.headers["Content-Security-Policy"]
    assert whole.headers["X-Frame-Options"] == "DENY"
    assert f'<iframe src="http://testserver/d/{deck.token}/embed/"' in text_of(whole)


@pytest.mark.parametrize("part", ["embed/", "preview.png", "qr.svg"])
def test_only_public_decks_are_cached_and_indexed(bob: Client, deck: Deck, part: str) -> None:
    unlisted = bob.get(f"/d/{deck.token}/{part}")
    assert (unlisted.headers["Cache-Control"], unlisted.headers["X-Robots-Tag"]) == ("no-cache, private", "noindex")
    deck_update(deck=deck, visibility="public")
    public = bob.get(f"/d/{deck.token}/{part}")
    assert (public.headers["Cache-Control"], public.headers.get("X-Robots-Tag")) == ("no-cache, public", None)


def test_the_preview_picture_is_drawn_once_for_each_version(bob: Client, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    drawn: list[PictureContent] = []
    monkeypatch.setattr(deck_share, "deck_picture", lambda one: (drawn.append(one), deck_picture(one))[1])
    first = bob.get(f"/d/{deck.token}/preview.png")
    assert first.headers["Content-Type"] == "image/png"
    with Image.open(io.BytesIO(first.content)) as picture:
        assert picture.size == (1200, 630)
    assert bob.get(f"/d/{deck.token}/preview.png").content == first.content
    assert len(drawn) == 1
    assert bob.get(f"/d/{deck.token}/preview.png", headers={"If-None-Match": first.headers["ETag"]}).status_code == 304
    assert (drawn[0].title, drawn[0].verdict, drawn[0].legal) == ("Jedi", "legal: Constructed", True)
    deck_update(deck=deck, name="Another")
    assert bob.get(f"/d/{deck.token}/preview.png").content != first.content
    assert f'property="og:image" content="http://testserver/d/{deck.token}/preview.png?v=2"' in text_of(bob.get(f"/d/{deck.token}"))


@pytest.mark.parametrize(
    "title", ["", "ジェダイの速攻デッキ" * 12, "a" * 120, "\u202e\u0000\ud83d x", "👾" * 60, "W" * 3 + " " + "i" * 100]
)
@pytest.mark.parametrize("fonts", [None, ()])
def test_any_name_has_a_preview_picture_with_and_without_fonts(title: str, fonts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from frontend.decks import preview_picture as module

    if fonts is not None:
        monkeypatch.setattr(module, "FONTS", fonts)
    module._font.cache_clear()
    title = title.encode("utf-8", "replace").decode()
    data = deck_picture(PictureContent(title, "星際大戰", "x", "y", False, "no-such-tone", [("a", 0), ("b" * 40, 3.5), ("c", -1)]))
    module._font.cache_clear()
    assert data.startswith(b"\x89PNG")
    assert len(data) < 200_000


def test_the_qr_code_holds_the_link(bob: Client, deck: Deck) -> None:
    answer = bob.get(f"/d/{deck.token}/qr.svg")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    assert answer.content != bob.get(f"/d/{jedi_deck(bob).token}/qr.svg").content


# --- history and comparison ------------------------------------------------------------------------------------------


@pytest.fixture
def changed(alice: Client, deck: Deck) -> Deck:
    """A deck with three revisions: the second replaces set 1 with set 4, the third changes only the name."""
    deck_update(deck=deck, slots=jedi_sets(2, 3, 4, 5, 7), editor="one")
    deck_update(deck=deck, name="Renamed", editor="two")
    return Deck.objects.get(pk=deck.pk)


def test_the_history_shows_the_changes_of_each_revision(alice: Client, bob: Client, changed: Deck) -> None:
    found = text_of(bob.get(f"/d/{changed.token}/history/"))
    assert [int(number) for number in re.findall(r"<h2>Revision (\d+)</h2>", found)] == [3, 2, 1]
    second = found[found.index("Revision 2</h2>") : found.index("Revision 1</h2>")]
    assert re.findall(r'class="by">(.)(\d)</span><a href="[^"]+">(\d+) ', second) == [("+", "2", "4"), ("−", "2", "1")]
    assert "The list did not change." in found
    assert f'href="/d/{changed.token}/compare/?revision=1&with=2"' in found
    assert "/history/" in text_of(bob.get(f"/d/{changed.token}"))


def test_only_the_owner_sees_old_names_and_restores_revisions(alice: Client, bob: Client, changed: Deck) -> None:
    assert "Jedi<" in text_of(alice.get(f"/d/{changed.token}/history/"))
    assert f"/decks/{changed.pk}/restore/" in text_of(alice.get(f"/d/{changed.token}/history/"))
    other = text_of(bob.get(f"/d/{changed.token}/history/"))
    assert ">Jedi<" not in other
    assert "restore" not in other
    alice.post(f"/decks/{changed.pk}/restore/", {"number": "1", "version": changed.version})
    assert {slot.code for slot in deck_by_token(token=changed.token).slots.all()} >= {"1", "2"}
    assert "as revision 1" in text_of(alice.get(f"/d/{changed.token}/history/"))


def test_two_decks_are_compared(alice: Client, bob: Client, deck: Deck) -> None:
    other = jedi_deck(bob, name="Other", slots=jedi_sets(2, 3, 4, 5, 7))
    for named in (other.token, f"http://testserver/d/{other.token}?on=2017-01-01", f" {other.token} "):
        found = text_of(alice.get(f"/d/{deck.token}/compare/", {"with": named}))
        rows = dict(re.findall(r'<a href="/games/star-wars-lcg/sets/(\d+)/">[^<]*</a></th>(.*?)</tr>', found))
        numbers = {code: re.findall(r'class="num[^"]*">([^<]*)<', cells) for code, cells in rows.items()}
        assert numbers["1"] == ["2", "–", "−2"]
        assert numbers["4"] == ["–", "2", "+2"]
        assert numbers["2"] == ["2", "2", ""]
    assert bob.get(f"/d/{deck.token}/compare/?with={other.pk}").status_code == 200


def test_a_deck_is_compared_with_itself_and_with_a_revision(bob: Client, changed: Deck) -> None:
    assert "The two lists are the same." in text_of(bob.get(f"/d/{changed.token}/compare/?with={changed.token}"))
    found = text_of(bob.get(f"/d/{changed.token}/compare/?revision=1&with=2"))
    assert ">Revision 1</span></th>" in found
    assert ">Revision 2</span></th>" in found
    assert "The two lists are the same." not in found


def test_own_decks_and_revisions_are_offered_for_a_comparison(alice: Client, bob: Client, changed: Deck) -> None:
    mine, his = jedi_deck(alice, name="Mine"), jedi_deck(bob, name="His")

    def offered(client: Client, query: str = "") -> list[tuple[str | None, bool]]:
        html = client.get(f"/d/{changed.token}/compare/{query}").content.decode()
        tags = Elements(html[html.index('id="with"') :]).found
        return [(attrs["value"], "selected" in attrs) for tag, attrs in tags if tag == "option"]

    revisions = ["", *(str(number) for number in changed.revisions.values_list("number", flat=True))]
    assert [value for value, _ in offered(alice)] == [mine.token, *revisions]
    assert [value for value, _ in offered(bob)] == [his.token, *revisions]
    assert [value for value, chosen in offered(bob, "?revision=1&with=2") if chosen] == ["2"]
    assert [value for value, chosen in offered(bob) if chosen] == []  # the first deck
    newest, before, *_ = revisions[1:]
    assert [value for value, chosen in offered(Client()) if chosen] == [before] != [newest]
    typed = text_of(bob.get(f"/d/{changed.token}/compare/", {"with": "1", "link": f"http://testserver/d/{his.token}", "revision": "1"}))
    assert f'<a href="/d/{his.token}">His</a>' in typed, "a typed link goes before the choice"


@pytest.mark.parametrize(
    ("query", "status", "says"),
    [
        ({"with": "nothing"}, 404, "No deck that you can see was found for “nothing”."),
        ({"with": "99"}, 404, "no revision 99"),
        ({"with": "0"}, 404, "no revision 0"),
        ({"revision": "x"}, 400, "A revision is a whole number."),
        ({"with": "http://["}, 404, "No deck that you can see"),
        ({"with": "<script>"}, 404, "<script>"),
        ({"with": "9" * 400}, 404, "No deck that you can see"),
        ({"with": "6f0c1c1e-0000-4000-8000-000000000000"}, 404, "No deck that you can see"),
    ],
)
def test_an_invalid_comparison_is_an_error(bob: Client, deck: Deck, query: dict[str, str], status: int, says: str) -> None:
    response = bob.get(f"/d/{deck.token}/compare/", query)
    assert response.status_code == status
    assert says in text_of(response)
    assert "<script>" not in response.content.decode()


# --- languages and queries -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["", "/history/", "/compare/?revision=1&with=2", "/embed/"])
@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_pages_are_complete_in_every_language(bob: Client, changed: Deck, part: str, language: str) -> None:
    response = bob.get(f"/d/{changed.token}{part}", headers={"Accept-Language": language})
    assert response.status_code == 200
    elements = Elements(response.content.decode()).found
    ids = [attributes["id"] for _, attributes in elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    for name in ("for", "aria-labelledby"):
        assert {attributes[name] for _, attributes in elements if name in attributes} <= set(ids)
    for tag, attributes in elements:
        assert "style" not in attributes
        assert tag != "style"
        assert tag != "script" or attributes.get("src")


def test_each_page_takes_a_fixed_number_of_queries(alice: Client, bob: Client, changed: Deck, django_assert_num_queries: Any) -> None:
    small = jedi_deck(alice, name="Small", slots=[Slot("1", 1, "objective_sets")])
    # session, deck, slots; then: count, page, the one before; revision, own decks, revisions to choose from; version of the card data
    cost = {"/history/": 7, "/compare/?with=1": 7, "/embed/": 3, "/qr.svg": 3}
    key_of(bob)
    for deck in (small, changed):
        for part, queries in cost.items():
            bob.get(f"/d/{deck.token}{part}")
            with django_assert_num_queries(queries):
                assert bob.get(f"/d/{deck.token}{part}").status_code == 200, part


# --- likes and comments ----------------------------------------------------------------------------------------------


def member(name: str) -> Client:
    client = Client()
    client.force_login(User.objects.create_user(name))
    return client


def test_a_like_can_be_given_and_taken_back(bob: Client, deck: Deck) -> None:
    assert re.search(r'name="liked" value="1" aria-pressed="false".*?<span class="muted">0</span>', text_of(bob.get(f"/d/{deck.token}")))
    bob.post(f"/d/{deck.token}/like/", {"liked": "1"})
    assert re.search(r'name="liked" value="0" aria-pressed="true".*?<span class="muted">1</span>', text_of(bob.get(f"/d/{deck.token}")))


def test_comments_are_markdown_and_changed_only_with_permission(alice: Client, bob: Client, deck: Deck) -> None:
    carol = member("carol")
    assert "Log in to comment" in text_of(bob.get(f"/d/{deck.token}"))
    carol.post(f"/d/{deck.token}/comments/", {"text": "**Good** <script>alert(1)</script>"})
    number = deck.comments.get().pk
    edit, remove = f'href="/d/{deck.token}/comments/{number}/"', f'action="/d/{deck.token}/comments/{number}/remove/"'
    for client, may_edit, may_remove in ((carol, True, True), (alice, False, True), (bob, False, False)):
        found = get_html(client, f"/d/{deck.token}")
        assert "<strong>Good</strong>&lt;script&gt;" in found
        assert "<bdi>carol</bdi>" in found
        assert (edit in found, remove in found) == (may_edit, may_remove)
    assert 'name="text"' in text_of(carol.get(f"/d/{deck.token}"))


def test_only_the_latest_comments_are_shown(bob: Client, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_page, "COMMENTS_SHOWN", 2)
    author = account_of(User.objects.create_user("carol"))
    for text in ("first", "second", "third"):
        comment_create(deck=deck, author=author, text=text)
    found = text_of(bob.get(f"/d/{deck.token}"))
    assert "Only the latest comments are shown." in found
    assert "<p>first</p>" not in found
    assert found.index("<p>second</p>") < found.index("<p>third</p>")


def test_only_public_decks_name_their_owner(bob: Client) -> None:
    carol = member("carol")
    carol.post("/decks/new/", {"game": "star-wars-lcg", "side": "light"})
    deck = Deck.objects.get()
    assert "by carol" not in text_of(bob.get(f"/d/{deck.token}"))
    deck_update(deck=deck, visibility="public")
    assert "by carol" in text_of(bob.get(f"/d/{deck.token}"))


# --- renewing the link -----------------------------------------------------------------------------------------------


def test_a_renewed_link_ends_the_old_one_at_once(alice: Client, bob: Client) -> None:
    deck = jedi_deck(alice, visibility="unlisted")
    for part in PARTS:  # nothing that the link opens may be shown again without asking
        assert "max-age" not in bob.get(f"/d/{deck.token}{part}").get("Cache-Control", ""), part
    assert "Make a new link" not in text_of(bob.get(f"/d/{deck.token}"))
    assert "Make a new link" in text_of(alice.get(f"/d/{deck.token}"))
    assert bob.post(f"/decks/{deck.pk}/link/").status_code == 404
    renewed = alice.post(f"/decks/{deck.pk}/link/")
    new = Deck.objects.get(pk=deck.pk).token
    assert new != deck.token
    assert renewed["Location"].startswith(f"/d/{new}")
    for part in PARTS:
        assert bob.get(f"/d/{deck.token}{part}").status_code == 404, part
        assert bob.get(f"/d/{new}{part}").status_code == 200, part
    assert bob.get(f"/api/v1/decks/by-token/{deck.token}/").status_code == 404


def test_a_link_is_renewed_by_the_api(alice: Client, bob: Client) -> None:
    deck = jedi_deck(alice)
    address = f"/api/v1/decks/{deck.pk}/link/"
    assert bob.post(address, content_type="application/json").status_code == 404
    answer = alice.post(address, content_type="application/json", headers={"If-Match": f'"{deck.version + 7}"'})
    assert answer.status_code == 412
    answer = alice.post(address, content_type="application/json")
    assert (answer.status_code, answer.json()["version"]) == (200, deck.version + 1)
    assert Deck.objects.get(pk=deck.pk).token in answer.content.decode()
    assert deck.token not in answer.content.decode()
