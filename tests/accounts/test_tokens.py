"""API tokens: stored as a hash, shown once, limited to reading if they were created so, revoked and expired."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from rest_framework.exceptions import AuthenticationFailed

from accounts import services
from accounts.authentication import ApiTokenAuthentication
from accounts.models import ApiToken
from accounts.selectors import tokens_of
from cards.errors import BadInput, NotFound
from decks.models import Deck
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]

catalogue = catalogues.held(SLUG)


@pytest.fixture
def account() -> Any:
    return services.account_of(User.objects.create_user("alice", password="x"))


def request(token: str, method: str = "GET", path: str = "decks/", body: Any = None, **headers: str) -> Any:
    headers = {"authorization": f"Token {token}", **headers}
    return Client(enforce_csrf_checks=True).generic(
        method, f"/api/v1/{path}", json.dumps(body) if body is not None else "", content_type="application/json", headers=headers
    )


def test_a_token_writes_without_cookie_or_csrf_token(account: Any) -> None:
    stored, token = services.token_create(account=account, name="bot", may_write=True, days=None)
    assert token not in json.dumps(list(ApiToken.objects.values()), default=str)
    answer = request(token, "POST", body={"game": SLUG, "name": "By bot"})
    assert answer.status_code == 201
    assert "sessionid" not in answer.cookies
    assert Deck.objects.get().owner_key == account.owner_key
    assert [deck["name"] for deck in request(token).json()["results"]] == ["By bot"]
    assert request(token, "PATCH", f"decks/{answer.json()['id']}/", {"name": "New"}, origin="https://elsewhere.example").status_code == 200
    assert stored.name == "bot"


def test_a_read_only_token_cannot_write(account: Any) -> None:
    _, token = services.token_create(account=account, name="bot", may_write=False, days=7)
    answer = request(token, "POST", body={"game": SLUG, "name": "By bot"})
    assert (answer.status_code, answer.json()["code"]) == (403, "read_only_token")
    assert request(token).status_code == 200
    assert not Deck.objects.exists()


@pytest.mark.parametrize("bad", ["", "x", "sd_" + "0" * 64, "a b", "\xe9" * 40, "sd_0\x00" + "0" * 60, "0" * 10_000])
def test_a_forged_token_is_refused(account: Any, bad: str) -> None:
    services.token_create(account=account, name="bot", may_write=True, days=None)
    answer = request(bad, "POST", body={"game": SLUG, "name": "By bot"})
    assert (answer.status_code, answer["Content-Type"]) == (401, "application/problem+json")
    assert answer["WWW-Authenticate"] == "Token"
    assert not Deck.objects.exists()


def test_an_expired_or_revoked_token_is_refused(account: Any) -> None:
    _, old = services.token_create(account=account, name="old", may_write=True, days=7)
    ApiToken.objects.update(expiry=timezone.now() - timedelta(seconds=1))
    assert request(old).status_code == 401
    made, token = services.token_create(account=account, name="new", may_write=True, days=7)
    assert list(tokens_of(account)) == [made]
    services.token_revoke(account=account, digest=made.digest)
    assert request(token).status_code == 401
    with pytest.raises(NotFound):
        services.token_revoke(account=account, digest=made.digest)


def test_nobody_revokes_the_token_of_another_account(account: Any) -> None:
    made, token = services.token_create(account=account, name="mine", may_write=True, days=7)
    bob = services.account_of(User.objects.create_user("bob"))
    with pytest.raises(NotFound):
        services.token_revoke(account=bob, digest=made.digest)
    assert request(token).status_code == 200


def test_invalid_tokens_are_not_created(account: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for changes in ({"name": " "}, {"name": "n" * 61}, {"days": 8}):
        with pytest.raises(BadInput):
            services.token_create(**{"account": account, "name": "x", "may_write": True, "days": 7, **changes})
    monkeypatch.setattr(services, "MAX_TOKENS", 1)
    services.token_create(account=account, name="x", may_write=True, days=7)
    with pytest.raises(BadInput):
        services.token_create(account=account, name="y", may_write=True, days=7)
    assert ApiToken.objects.count() == 1


def test_the_page_creates_lists_and_revokes_tokens(account: Any) -> None:
    client = Client()
    client.force_login(account.user)
    page = client.post("/accounts/tokens/", {"name": "<b>bot</b>", "may_write": "on", "days": "90"}).content.decode()
    assert "&lt;b&gt;bot" in page
    assert "<b>bot" not in page
    token = page.split('id="made" readonly value="')[1].split('"')[0]
    assert request(token).status_code == 200
    assert token not in client.get("/accounts/tokens/").content.decode()
    assert client.post("/accounts/tokens/", {"name": "", "days": "x"}).status_code == 400
    assert client.post("/accounts/tokens/revoke/", {"token": ApiToken.objects.get().digest}).status_code == 302
    assert client.post("/accounts/tokens/revoke/", {"token": "no\x00"}).status_code == 404
    assert request(token).status_code == 401


def test_a_token_costs_one_query_and_an_expired_one_is_deleted(account: Any, django_assert_num_queries: Any) -> None:
    _, old = services.token_create(account=account, name="old", may_write=True, days=7)
    ApiToken.objects.update(expiry=timezone.now() - timedelta(seconds=1))
    _, token = services.token_create(account=account, name="new", may_write=True, days=7)
    with django_assert_num_queries(1):
        assert ApiTokenAuthentication().authenticate_credentials(token.encode())
    with pytest.raises(AuthenticationFailed):
        ApiTokenAuthentication().authenticate_credentials(old.encode())
    assert ApiToken.objects.count() == 1
