"""What is stopped or left out before anything of the site sees it."""

from __future__ import annotations

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from config.middleware import forget_bad_cookies


@pytest.mark.parametrize("value", ["abcdefgh\0", "abcdefgh\x1f", "abcdefgh\ud800"])
def test_a_cookie_that_no_database_takes_is_not_read(rf: RequestFactory, value: str) -> None:
    def seen(request: HttpRequest) -> HttpResponse:
        return HttpResponse(" ".join(request.COOKIES))

    request = rf.get("/")
    request.COOKIES = {"sessionid": value, "theme": "dark"}
    assert forget_bad_cookies(seen)(request).content == b"theme"


@pytest.mark.django_db
def test_a_session_key_with_control_characters_is_no_session(client: Client) -> None:
    client.cookies["sessionid"] = "abcdefgh\0abcdefgh"
    response = client.get("/api/v1/decks/")
    assert response.status_code == 200
    assert response.wsgi_request.session.session_key is None
