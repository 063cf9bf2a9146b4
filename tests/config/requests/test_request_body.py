"""A body that ends before its Content-Length is refused, and nothing of it is stored."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any
from urllib.parse import urlencode

import pytest
from django.core.exceptions import BadRequest, RequestDataTooBig
from django.test import Client

from config.requests.request_body import WholeBody, with_whole_bodies
from decks.models import Deck

FORM = urlencode({"name": "Half a deck", "game": "star-realms", "text": "2 Scout\n8 Viper\n"}).encode()
PARTS = (
    b'--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nHalf a deck\r\n'
    b'--edge\r\nContent-Disposition: form-data; name="text"\r\n\r\n2 Scout\n8 Viper\r\n--edge--\r\n'
)
JSON = json.dumps({"name": "Half a deck", "game": "star-realms", "slots": []}).encode()
KINDS = {
    "form": ("/decks/import/", "application/x-www-form-urlencoded", FORM),
    "multipart": ("/decks/import/", "multipart/form-data; boundary=edge", PARTS),
    "json": ("/api/v1/decks/", "application/json", JSON),
}


def send(client: Client, kind: str, sent: int) -> Any:
    """POST the first `sent` bytes of a body with the Content-Length of the whole."""
    path, content_type, body = KINDS[kind]
    stream = WholeBody(BytesIO(body[:sent]), len(body))
    return client.generic("POST", path, body, content_type, **{"wsgi.input": stream})


@pytest.mark.django_db
@pytest.mark.parametrize("kind", KINDS)
def test_half_a_body_is_refused_and_nothing_is_stored(client: Client, kind: str) -> None:
    response = send(client, kind, len(KINDS[kind][2]) - 9)
    assert response.status_code == 400
    assert "ended before its Content-Length" in response.content.decode()
    assert not Deck.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_body_is_read_to_its_end(client: Client, kind: str) -> None:
    response = send(client, kind, len(KINDS[kind][2]))
    assert "ended before" not in response.content.decode()


def test_a_body_that_is_too_long_ends_early_as_such(settings: Any) -> None:
    body = WholeBody(BytesIO(b""), settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)
    with pytest.raises(RequestDataTooBig):
        body.read()
    with pytest.raises(RequestDataTooBig):
        body.readline()


def test_lines_are_read_to_the_end_as_well() -> None:
    whole = WholeBody(BytesIO(b"one\ntwo"), 7)
    assert [whole.readline(), whole.readline(), whole.readline()] == [b"one\n", b"two", b""]
    half = WholeBody(BytesIO(b"one\ntw"), 7)
    assert half.readline() == b"one\n"
    with pytest.raises(BadRequest):
        half.readline()


def test_only_a_request_with_a_body_gets_the_checked_input() -> None:
    seen: list[Any] = []
    application = with_whole_bodies(lambda environ, start_response: seen.append(environ["wsgi.input"]))
    plain = BytesIO(b"")
    application({"wsgi.input": plain}, None)
    application({"wsgi.input": plain, "CONTENT_LENGTH": "12"}, None)
    assert seen[0] is plain
    assert isinstance(seen[1], WholeBody)
