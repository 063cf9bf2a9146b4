"""Text is compressed on the wire, with an answer to attacks on compressed secrets."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client

from config.requests.compression import Compression
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
GZIP = {"Accept-Encoding": "br, gzip"}


def compressed(content: str, media_type: str = "text/html; charset=utf-8", path: str = "/") -> HttpResponse:
    request = HttpRequest()
    request.path, request.META["HTTP_ACCEPT_ENCODING"] = path, "gzip"
    answer = Compression(lambda request: HttpResponse(content, content_type=media_type))(request)
    assert isinstance(answer, HttpResponse)
    return answer


def test_pages_and_the_api_are_compressed(client: Client, db: None) -> None:
    for path in ("/about/", "/api/v1/schema/?format=json"):
        plain, small = client.get(path), client.get(path, headers=GZIP)
        assert "Content-Encoding" not in plain
        assert small["Content-Encoding"] == "gzip"
        assert "Accept-Encoding" in small["Vary"]
        assert int(small["Content-Length"]) == len(small.content) < len(plain.content) / 2
        assert len(gzip.decompress(small.content)) == len(plain.content)
    assert json.loads(gzip.decompress(small.content))["info"]["title"] == "Stardeck"


def test_the_length_of_an_answer_is_blurred() -> None:
    lengths = {len(compressed("<p>the same page</p>" * 50).content) for _ in range(30)}
    assert len(lengths) > 5


def test_csrf_tokens_are_masked_anew(client: Client, db: None) -> None:
    first, second = (set(re.findall(r"\b\w{64}\b", page(client))) for _ in range(2))
    assert first
    assert second
    assert not first & second


def page(client: Client) -> str:
    return gzip.decompress(client.get("/about/", headers=GZIP).content).decode()


@pytest.mark.parametrize(
    ("media_type", "path", "is_small"),
    [
        ("text/html", "/", True),
        ("application/problem+json", "/api/v1/x", True),
        ("text/csv; charset=utf-8", "/", True),
        ("text/html", "/accounts/tokens/", False),
        ("application/json", "/accounts/export/", False),
        ("image/png", "/", False),
        ("application/pdf", "/", False),
        ("application/gzip", "/", False),
    ],
)
def test_only_text_without_secrets_is_compressed(media_type: str, path: str, is_small: bool) -> None:
    assert compressed("x" * 1000, media_type, path).has_header("Content-Encoding") == is_small


@pytest.mark.slow
def test_a_deck_is_read_and_changed_with_the_tag_of_a_compressed_answer(client: Client, db: None, cards: None) -> None:
    deck = jedi_deck(client)
    address = f"/api/v1/decks/{deck.pk}/"
    first = client.get(address, headers=GZIP)
    assert first["ETag"].startswith('W/"')
    assert client.get(address, headers={**GZIP, "If-None-Match": first["ETag"]}).status_code == 304
    change = {"name": "Other"}
    assert client.patch(address, change, content_type="application/json", headers={"If-Match": first["ETag"]}).status_code == 200
    assert client.patch(address, change, content_type="application/json", headers={"If-Match": first["ETag"]}).status_code == 412
