"""Account pages: signing up, logging in and out, passwords, mails, limits, exports and imports, deletion and tokens."""

from __future__ import annotations

import gc
import json
import re
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.utils import timezone

from accounts import mails
from accounts.models import Account, ApiToken
from accounts.services import token_create
from cards.models import Allowance
from decks.models import Deck, DeckRevision
from decks.services import deck_update
from tests.frontend.markup import tight
from tests.helpers.jedi_decks import jedi_deck

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

PASSWORD = "a long sentence with 7 words"
FIELDS = {"username": "Alice", "email": "alice@example.org", "password1": PASSWORD, "password2": PASSWORD}


def sign_up(client: Client, **changes: str) -> Any:
    return client.post("/accounts/signup/", {**FIELDS, **changes})


def log_in(client: Client, name: str = "Alice", password: str = PASSWORD) -> Any:
    return client.post("/accounts/login/", {"login": name, "password": password})


def deck_names(client: Client) -> list[str]:
    return [deck["name"] for deck in client.get("/api/v1/decks/").json()["results"]]


@pytest.mark.parametrize("name", ["Ａｌｉｃｅ", "𝐀lice", "ﬁna"])
def test_usernames_with_lookalike_letters_are_refused(client: Client, name: str) -> None:
    response = sign_up(client, username=name)
    assert response.status_code == 200
    assert "Use plain letters in the name" in response.content.decode()
    assert not Account.objects.exists()


# --- decks and sessions ----------------------------------------------------------------------------------------------
def test_decks_made_before_signing_up_are_kept(alice: Client) -> None:
    jedi_deck(alice, name="Before")
    before = alice.cookies["sessionid"].value
    assert sign_up(alice).status_code == 302
    assert alice.cookies["sessionid"].value != before
    assert deck_names(alice) == ["Before"]
    assert Deck.objects.get().owner_key == Account.objects.get().owner_key

    elsewhere = Client()
    jedi_deck(elsewhere, name="On the phone")
    assert log_in(elsewhere).status_code == 302
    assert sorted(deck_names(elsewhere)) == sorted(deck_names(alice)) == ["Before", "On the phone"]


def test_logging_out_clears_the_session(alice: Client) -> None:
    sign_up(alice)
    careful = Client(enforce_csrf_checks=True)
    careful.cookies = alice.cookies
    deck = careful.post("/api/v1/decks/", {"game": "star-wars-lcg", "name": "A private deck"}, content_type="application/json")
    assert deck.status_code == 403  # a logged-in user needs the CSRF token of the page
    key = Account.objects.get().owner_key
    Deck.objects.create(owner_key=key, game_id="star-wars-lcg", name="A private deck", visibility="private")
    assert deck_names(alice) == ["A private deck"]
    answer = alice.post("/accounts/logout/")
    assert answer["Clear-Site-Data"] == '"cache", "storage"'
    assert deck_names(alice) == []
    assert "A private deck" not in alice.get("/decks/").content.decode()
    assert alice.get("/accounts/tokens/").status_code == 302


def test_a_new_password_ends_the_other_sessions(alice: Client, bob: Client) -> None:
    sign_up(alice)
    log_in(bob)
    Deck.objects.create(owner_key=Account.objects.get().owner_key, game_id="star-wars-lcg", name="Mine")
    new = {"oldpassword": PASSWORD, "password1": PASSWORD + "!", "password2": PASSWORD + "!"}
    assert bob.post("/accounts/password/change/", new).status_code == 302
    assert (deck_names(alice), deck_names(bob)) == ([], ["Mine"])


# --- no answer reveals who has an account ------------------------------------------------------------------------------


def stable_html(answer: Any) -> str:
    """The page without the CSRF tokens, which change with every request."""
    return re.sub(r'(name="csrfmiddlewaretoken" value=|X-CSRFToken": )"[^"]+"', "", answer.content.decode())


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(alice: Client) -> None:
    sign_up(alice)
    unknown, wrong = log_in(Client(), "Nobody"), log_in(Client(), "Alice", "wrong")
    assert unknown.status_code == wrong.status_code == 200
    assert stable_html(unknown).replace("Nobody", "Alice") == stable_html(wrong)


def test_a_password_reset_gets_the_same_answer_for_every_address(alice: Client) -> None:
    sign_up(alice)
    mail.outbox.clear()
    known = Client().post("/accounts/password/reset/", {"email": "alice@example.org"})
    assert [message.to for message in mail.outbox] == [["alice@example.org"]]
    unknown = Client().post("/accounts/password/reset/", {"email": "nobody@example.org"})
    assert len(mail.outbox) == 1
    assert (known.status_code, known["Location"]) == (unknown.status_code, unknown["Location"])


def calls_of(action: Callable[[], object]) -> Counter[str]:
    """The Python functions that `action` calls, with their numbers of calls."""
    called: Counter[str] = Counter()

    def count(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            called[f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}"] += 1

    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(None)
    return called


@pytest.fixture
def no_garbage() -> Iterator[None]:
    """Nothing that earlier tests left is cleared in the midst of an action, where it would count as the action's work."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_garbage")
def test_a_password_reset_takes_the_same_work_for_every_address(alice: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(alice)
    handed_over: list[tuple[str, list[object]]] = []
    monkeypatch.setattr(mails, "_hand_over", lambda task, work, args: handed_over.append((task, args)))
    addresses = ["alice@example.org", "nobod@example.org"]
    reader = Client()
    page = "/accounts/password/reset/"
    reader.post(page, {"email": addresses[0]})  # fills the caches of the process
    known, unknown = (calls_of(lambda email=email: reader.post(page, {"email": email})) for email in addresses)
    assert known == unknown
    assert handed_over[1:] == [(mails.RESET, [email, "en"]) for email in addresses]


def test_without_a_broker_a_thread_sends_the_mail(alice: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(mails, "send_tasks", lambda *args, **options: False)
    done: list[tuple[str, str]] = []
    monkeypatch.setattr(mails, "password_reset", lambda email, language: done.append((email, language)))
    assert alice.post("/accounts/password/reset/", {"email": "a@example.org"}).status_code == 302
    for thread in threading.enumerate():
        if thread.name == mails.RESET:
            thread.join(60)
    assert done == [("a@example.org", "en")]


def test_signing_up_with_a_known_address_does_not_reveal_it(alice: Client, bob: Client) -> None:
    sign_up(alice)
    assert sign_up(bob, username="Bob").status_code == 302
    assert User.objects.count() == 2


# --- mails -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "localhost:6666", "127.0.0.1:9"])
def test_the_links_in_mails_never_come_from_the_request(alice: Client, host: str, settings: Any) -> None:
    settings.SITE_URL = "https://cards.example.org:8443"
    settings.ALLOWED_HOSTS = ["localhost", "127.0.0.1", "testserver"]
    sign_up(alice)
    mail.outbox.clear()
    Client(headers={"host": host}).post("/accounts/password/reset/", {"email": "alice@example.org"})
    body = mail.outbox[0].body
    assert "https://cards.example.org:8443/accounts/password/reset/key/" in body
    assert host not in body


@pytest.mark.parametrize(
    ("target", "stays"),
    [
        ("/decks/", True),
        ("http://testserver/decks/", True),
        ("http://testserver:6666/decks/", False),
        ("http://localhost/decks/", False),
        ("http://cards.example.org/", False),
        ("//localhost/", False),
    ],
)
def test_a_login_leads_only_to_this_host_and_port(alice: Client, settings: Any, target: str, stays: bool) -> None:
    settings.ALLOWED_HOSTS = ["localhost", "testserver"]
    settings.CSRF_TRUSTED_ORIGINS = ["http://cards.example.org"]
    sign_up(alice)
    reader = Client()
    form = {"login": "Alice", "password": PASSWORD, "next": target}
    answer = reader.post("/accounts/login/", form)
    assert answer.status_code == 302
    assert (answer["Location"] == target) == stays


def test_a_reset_link_works_once(alice: Client) -> None:
    sign_up(alice)
    mail.outbox.clear()
    reader = Client()
    reader.post("/accounts/password/reset/", {"email": "alice@example.org"})
    path = re.search(r"http://testserver(/accounts/password/reset/key/\S+)", mail.outbox[0].body)
    assert path is not None
    page = reader.get(path[1], follow=True)
    form = page.redirect_chain[-1][0]
    new = {"password1": "another long sentence", "password2": "another long sentence"}
    assert reader.post(form, new).status_code == 302
    assert log_in(Client(), password="another long sentence").status_code == 302
    assert b"has been used before" in Client().get(path[1], follow=True).content


def test_pages_work_while_the_mail_server_is_down(alice: Client, settings: Any) -> None:
    settings.EMAIL_BACKEND, settings.EMAIL_HOST, settings.EMAIL_PORT = "django.core.mail.backends.smtp.EmailBackend", "127.0.0.1", 9
    assert sign_up(alice).status_code == 302
    assert Client().post("/accounts/password/reset/", {"email": "alice@example.org"}).status_code == 302


def test_changing_the_address_needs_the_password(alice: Client) -> None:
    sign_up(alice)
    session = alice.session
    session["account_authentication_methods"] = []  # the login was long ago
    session.save()
    answer = alice.post("/accounts/email/", {"email": "new@example.org", "action_add": ""})
    assert (answer.status_code, answer["Location"].partition("?")[0]) == (302, "/accounts/reauthenticate/")
    assert User.objects.get().email == "alice@example.org"


# --- limits ----------------------------------------------------------------------------------------------------------


def test_login_attempts_are_limited_by_name_and_address(alice: Client, settings: Any) -> None:
    sign_up(alice)
    settings.RATE_LIMITS = True
    far = {"REMOTE_ADDR": "203.0.113.7"}
    answers = [Client(**far).post("/accounts/login/", {"login": "Alice", "password": "x"}).status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]
    assert Client(**far).post("/accounts/login/", {"login": " ALICE ", "password": PASSWORD}).status_code == 429
    assert Client(**far).post("/accounts/login/", {"login": " " * 210 + "Alice", "password": PASSWORD}).status_code == 429
    assert Client(REMOTE_ADDR="203.0.113.8").post("/accounts/login/", {"login": "Alice", "password": PASSWORD}).status_code == 302
    assert not any("alice" in row.client.lower() for row in Allowance.objects.all())


@pytest.mark.parametrize(
    ("path", "data", "most"),
    [
        ("/accounts/signup/", {}, 5),
        ("/accounts/password/reset/", {"email": "a@example.org"}, 5),
    ],
)
def test_mails_and_new_accounts_are_limited(db: None, settings: Any, path: str, data: dict[str, str], most: int) -> None:
    settings.RATE_LIMITS = True
    answers = [Client(REMOTE_ADDR="203.0.113.9").post(path, data).status_code for _ in range(most + 1)]
    assert 429 not in answers[:most]
    assert answers[most] == 429


# --- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"username": "a"},
        {"username": "n" * 41},
        {"username": "<script>"},
        {"username": "alice@example.org"},
        {"username": "Al\u202eice"},
        {"username": "Al\x00ice"},
        {"username": "  "},
        {"email": "no address"},
        {"email": "a\x00@example.org"},
        {"username": ".."},
        {"password1": "short", "password2": "short"},
        {"password1": "long enough " * 11, "password2": "long enough " * 11},
        {"password1": "123456789012345", "password2": "123456789012345"},
        {"password2": "another one entirely"},
    ],
)
def test_an_invalid_field_creates_no_account(db: None, changes: dict[str, str]) -> None:
    answer = sign_up(Client(), **changes)
    assert answer.status_code in (200, 400)
    assert not User.objects.exists()


def test_a_password_has_at_most_128_characters(db: None) -> None:
    longest = "correct horse " * 9 + "12"
    assert len(longest) == 128
    refused = sign_up(Client(), password1=f"{longest}3", password2=f"{longest}3")
    assert "A password has at most 128 characters." in refused.content.decode()
    assert sign_up(Client(), password1=longest, password2=longest).status_code == 302
    assert User.objects.count() == 1


def test_usernames_are_unique_regardless_of_case(alice: Client) -> None:
    sign_up(alice)
    assert sign_up(Client(), username="aLICE", email="").status_code == 200
    assert User.objects.count() == 1


# --- export and import -----------------------------------------------------------------------------------------------


def upload(client: Client, content: bytes | str) -> Any:
    from django.core.files.uploadedfile import SimpleUploadedFile

    data = content if isinstance(content, bytes) else content.encode()
    return client.post("/accounts/import/", {"file": SimpleUploadedFile("all.json", data, content_type="application/json")})


def test_an_export_holds_everything_and_can_be_imported_again(alice: Client, bob: Client) -> None:
    deck = jedi_deck(alice, name="One", visibility="private")
    deck_update(deck=deck, notes="mine", description="two", editor="x")
    jedi_deck(alice, name="Two", slots=[])
    content = b"".join(alice.get("/accounts/export/").streaming_content)
    document = json.loads(content)
    assert [one["name"] for one in document["decks"]] == ["One", "Two"]
    assert not {"owner_key", "token", "id"} & document["decks"][0].keys()
    assert upload(bob, content).status_code == 302
    again = json.loads(b"".join(bob.get("/accounts/export/").streaming_content))
    for mine, theirs in zip(document["decks"], again["decks"], strict=True):
        assert {key: mine[key] for key in mine.keys() - {"created", "updated", "revisions"}} == {
            key: theirs[key] for key in theirs.keys() - {"created", "updated", "revisions"}
        }
        assert [revision["slots"] for revision in mine["revisions"]] == [revision["slots"] for revision in theirs["revisions"]]
        assert [revision["created"] for revision in mine["revisions"]] == [revision["created"] for revision in theirs["revisions"]]
    assert Deck.objects.filter(visibility="private").count() == 2
    assert DeckRevision.objects.filter(deck__name="One").count() == 4


GOOD = {"game": "star-wars-lcg", "name": "Good", "slots": [{"code": "1", "quantity": 1, "zone": "objective_sets"}]}


@pytest.mark.parametrize(
    "bad",
    [
        b"\xff\xfe",
        "[" * 100_000,
        "[]",
        '{"format": "stardeck-everything", "version": 2, "decks": []}',
        {"decks": "none"},
        {"decks": [GOOD, 7]},
        {"decks": [GOOD, {"game": "star-wars-lcg"}]},
        {"decks": [GOOD, {**GOOD, "game": ["x"]}]},
        {"decks": [GOOD, {**GOOD, "name": "a\u0000"}]},
        {"decks": [GOOD, {**GOOD, "side": 3}]},
        {"decks": [GOOD, {**GOOD, "visibility": ["public"]}]},
        {"decks": [GOOD, {**GOOD, "slots": {"a": 1}}]},
        {"decks": [GOOD, {**GOOD, "slots": [{"code": "1", "quantity": 10**12, "zone": "objective_sets"}]}]},
        {"decks": [GOOD, {**GOOD, "slots": [{"code": str(n), "quantity": 1, "zone": "main"} for n in range(10_000)]}]},
        {"decks": [GOOD, {**GOOD, "revisions": [7]}]},
        {"decks": [GOOD, {**GOOD, "revisions": [{"name": "x", "created": "9999-99-99T00:00:00Z", "slots": 3}]}]},
        {"decks": [GOOD] * 501},
        {"decks": [{**GOOD, "revisions": [{"name": "x"}] * 100}] * 101},
    ],
)
def test_an_invalid_file_is_refused_and_nothing_is_stored(alice: Client, bad: Any) -> None:
    if isinstance(bad, dict):
        bad = json.dumps({"format": "stardeck-everything", "version": 1, **bad})
    answer = upload(alice, bad)
    assert answer.status_code == 400
    said = re.search(r'id="id_file_error"[^>]*>(.*?)</(?:p|ul)>', tight(answer.content.decode()))
    assert said
    assert len(re.sub("<[^>]*>", " ", said[1]).split()) > 3, "a sentence, where the file is chosen"
    assert not Deck.objects.exists()


def test_owners_and_tokens_in_a_file_are_ignored(alice: Client) -> None:
    deck = {**GOOD, "owner_key": "x", "token": "y", "id": 1, "version": 99, "created": "2001-01-01T00:00:00Z"}
    upload(alice, json.dumps({"format": "stardeck-everything", "version": 1, "decks": [deck]}))
    stored = Deck.objects.get()
    assert stored.owner_key != "x"
    assert stored.token != "y"
    assert (stored.version, stored.created.year > 2001) == (1, True)


@pytest.mark.parametrize("day", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "2020-02-30T00:00:00Z", "now"])
def test_an_impossible_day_is_read_as_today(alice: Client, day: str) -> None:
    deck = {**GOOD, "revisions": [{"name": "Before", "slots": [], "created": day}]}
    assert upload(alice, json.dumps({"format": "stardeck-everything", "version": 1, "decks": [deck]})).status_code == 302
    assert DeckRevision.objects.get(name="Before").created.date() == timezone.now().date()


# --- deleting --------------------------------------------------------------------------------------------------------


def test_deleting_an_account_needs_its_password(alice: Client) -> None:
    jedi_deck(alice)
    sign_up(alice)
    assert alice.post("/accounts/delete/", {"password": "wrong", "decks": "delete"}).status_code == 422
    assert alice.post("/accounts/delete/", {"password": PASSWORD}).status_code == 400
    assert User.objects.exists()
    assert alice.post("/accounts/delete/", {"password": PASSWORD, "decks": "delete"}).status_code == 302
    assert not User.objects.exists()
    assert not Deck.objects.exists()
    assert alice.get("/accounts/").status_code == 200


def test_decks_of_a_deleted_account_may_stay_in_the_session(alice: Client, bob: Client) -> None:
    jedi_deck(alice, name="Kept")
    sign_up(alice)
    log_in(bob)
    alice.post("/accounts/delete/", {"password": PASSWORD, "decks": "keep"})
    assert (deck_names(alice), deck_names(bob)) == (["Kept"], [])
    assert not Account.objects.exists()


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["", "login/", "signup/", "password/reset/", "password/reset/done/", "confirm-email/", "inactive/", "password/reset/key/1-x/"],
)
def test_account_pages_open_for_visitors(db: None, path: str) -> None:
    answer = Client().get(f"/accounts/{path}", follow=True)
    assert answer.status_code == 200
    html = answer.content.decode()
    assert "site-header" in html
    assert not re.search(r"<script(?! src=)|<style|\sstyle=|\son[a-z]+=", html)


@pytest.mark.parametrize("path", ["", "tokens/", "delete/", "password/change/", "email/", "logout/", "reauthenticate/"])
def test_account_pages_of_members_are_private(alice: Client, path: str) -> None:
    sign_up(alice)
    answer = alice.get(f"/accounts/{path}", follow=True)
    assert answer.status_code == 200
    html = answer.content.decode()
    assert not re.search(r"<script(?! src=)|<style|\sstyle=|\son[a-z]+=", html)
    assert "private" in answer["Cache-Control"] or "no-store" in answer["Cache-Control"]
    if path in ("tokens/", "delete/"):
        assert Client().get(f"/accounts/{path}").status_code == 302


def test_an_account_takes_two_more_queries(alice: Client, django_assert_num_queries: Any) -> None:
    sign_up(alice)
    with django_assert_num_queries(4):  # session, user, account, decks
        alice.get("/api/v1/decks/")


# --- tokens and passwords ----------------------------------------------------------------------------------------------


def with_a_token(client: Client) -> None:
    sign_up(client)
    token_create(account=Account.objects.get(), name="bot", may_write=True, days=None)


def test_the_lifetime_of_a_token_is_translated(alice: Client) -> None:
    sign_up(alice)
    assert "after 90 days" in alice.get("/accounts/tokens/").content.decode()
    html = alice.get("/accounts/tokens/", headers={"Accept-Language": "ja"}).content.decode()
    assert "90日後" in html
    assert "after 90 days" not in html


@pytest.mark.parametrize(("arguments", "left"), [({"revoke_tokens": "on"}, 0), ({}, 1)])
def test_a_new_password_offers_to_revoke_the_tokens(alice: Client, arguments: dict[str, str], left: int) -> None:
    with_a_token(alice)
    assert 'name="revoke_tokens"' in alice.get("/accounts/password/change/").content.decode()
    wrong = {"oldpassword": "wrong", "password1": PASSWORD + "!", "password2": PASSWORD + "!"}
    assert alice.post("/accounts/password/change/", wrong | arguments).status_code == 200
    assert ApiToken.objects.count() == 1
    assert alice.post("/accounts/password/change/", wrong | arguments | {"oldpassword": PASSWORD}).status_code == 302
    assert ApiToken.objects.count() == left


def test_without_tokens_no_revocation_is_offered(alice: Client) -> None:
    sign_up(alice)
    assert 'name="revoke_tokens"' not in alice.get("/accounts/password/change/").content.decode()


def test_a_password_reset_revokes_the_tokens(alice: Client) -> None:
    with_a_token(alice)
    mail.outbox.clear()
    reader = Client()
    reader.post("/accounts/password/reset/", {"email": "alice@example.org"})
    path = re.search(r"http://testserver(/accounts/password/reset/key/\S+)", mail.outbox[0].body)
    assert path is not None
    form = reader.get(path[1], follow=True).redirect_chain[-1][0]
    assert ApiToken.objects.count() == 1
    assert reader.post(form, {"password1": "another long sentence", "password2": "another long sentence"}).status_code == 302
    assert not ApiToken.objects.exists()


@pytest.mark.parametrize("path", ["password/reset/", "password/reset/done/", "confirm-email/"])
def test_no_page_names_a_contact_if_none_is_set(path: str) -> None:
    assert "contact us" not in Client().get(f"/accounts/{path}").content.decode()
