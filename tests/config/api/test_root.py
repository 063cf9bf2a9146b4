"""The index of the API: complete, with absolute links, and cached like every public answer."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from drf_spectacular.generators import SchemaGenerator

from cards.api.views.public import CACHED

pytestmark = pytest.mark.django_db


def index(client: Client, **headers: str) -> Any:
    return client.get("/api/v1/", headers=headers)


def test_the_index_lists_every_address_of_the_schema(client: Client) -> None:
    document = index(client).json()
    described = SchemaGenerator().get_schema(request=None, public=True)["paths"]
    assert "/api/v1/" in described
    listed = {entry["url"].removeprefix("http://testserver"): entry for entry in document["entries"]}
    assert listed.keys() - {"/api/v1/schema/"} == described.keys() - {"/api/v1/"}
    for path, operations in described.items():
        if path != "/api/v1/":
            assert {method.upper() for method in operations if method != "parameters"} == set(listed[path]["methods"])
    assert all(entry["about"] for entry in document["entries"])
    assert document["schema"] == "http://testserver/api/v1/schema/"


def test_the_links_work(client: Client) -> None:
    for entry in index(client).json()["entries"]:
        if "GET" in entry["methods"] and "{" not in entry["url"]:
            answer = client.get(entry["url"])
            assert answer.status_code in (200, 400), entry  # 400: it needs a game
            if answer.status_code == 400:
                assert answer.json()["code"] == "game_missing", entry


def test_the_index_is_public_and_cached(client: Client) -> None:
    answer = index(client, Origin="https://elsewhere.example")
    assert (answer["Cache-Control"], answer["Access-Control-Allow-Origin"]) == (CACHED, "*")
    assert "Cookie" not in answer.get("Vary", "")
    assert index(client, If_None_Match=answer["ETag"]).status_code == 304
    assert client.post("/api/v1/").status_code == 405


def test_a_refusal_is_json_where_the_answer_would_be_yaml(client: Client) -> None:
    answer = client.get("/api/v1/schema/?format=")
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
    assert answer.json()["errors"][0]["field"] == "format"
