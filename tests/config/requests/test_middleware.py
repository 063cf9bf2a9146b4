"""The middleware: cookies, session keys, a missing database, trailing slashes, request bodies and conditions."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from config.requests.middleware import forget_bad_cookies


@pytest.mark.parametrize("value", ["abcdefgh\0", "abcdefgh\x1f", "abcdefgh\ud800"])
def test_a_cookie_that_no_database_can_store_is_ignored(rf: RequestFactory, value: str) -> None:
    def seen(request: HttpRequest) -> HttpResponse:
        return HttpResponse(" ".join(request.COOKIES))

    request = rf.get("/")
    request.COOKIES = {"sessionid": value, "theme": "dark"}
    assert forget_bad_cookies(seen)(request).content == b"theme"


@pytest.mark.django_db
def test_a_session_key_with_control_characters_is_ignored(client: Client) -> None:
    client.cookies["sessionid"] = "abcdefgh\0abcdefgh"
    response = client.get("/api/v1/decks/")
    assert response.status_code == 200
    assert response.wsgi_request.session.session_key is None


@pytest.mark.django_db
@pytest.mark.parametrize("error", [OperationalError("database is locked"), InterfaceError("connection already closed")])
def test_a_missing_database_is_a_503_with_retry_after(client: Client, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def away(**kwargs: object) -> None:
        raise error

    for name in ("cards.selectors.game_list", "frontend.site.views.game_list"):
        monkeypatch.setattr(name, away)
    client.raise_request_exception = False
    for path, headers in (("/api/v1/games/", {}), ("/", {}), ("/", {"HX-Request": "true"})):
        response = client.get(path, headers=headers)
        assert (response.status_code, response.headers.get("Retry-After")) == (503, "5"), path
        assert b"Try again in a few seconds" in response.content
    api = client.get("/api/v1/games/").json()
    assert (api["status"], api["code"]) == (503, "not_available")


@pytest.mark.django_db
@pytest.mark.parametrize("debug", [False, True])
def test_an_address_without_its_slash_is_redirected_with_its_body(client: Client, settings: Any, debug: bool) -> None:
    settings.DEBUG = debug
    for ask in (client.get, client.post, client.delete):
        answer = ask("/api/v1/validate?on=2026-11-20")
        assert (answer.status_code, answer.headers["Location"]) == (308, "/api/v1/validate/?on=2026-11-20")
    assert client.post("/api/v1/nowhere", {}).status_code == 404


@pytest.mark.django_db
def test_a_chunked_body_is_refused(client: Client) -> None:
    chunked = {"Transfer-Encoding": "chunked"}
    refused = client.post("/api/v1/validate/", content_type="application/json", headers=chunked, CONTENT_LENGTH="")
    assert (refused.status_code, refused.json()["code"]) == (411, "length_required")
    assert "Content-Length" in refused.json()["detail"]
    page = client.post("/decks/new/", headers=chunked, CONTENT_LENGTH="")
    assert page.status_code == 400
    assert b"Content-Length" in page.content


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{"If-Match": '"x"'}, {"If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT"}])
def test_a_failed_condition_is_a_problem_with_a_sentence(client: Client, headers: dict[str, str]) -> None:
    answer = client.get("/api/v1/games/", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (412, "precondition_failed")
    assert "If-Match" in answer.json()["detail"]
