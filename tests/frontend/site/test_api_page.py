"""The reference of the API: every operation of the schema, with its parameters, their bounds and an example request."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from frontend.site.api_reference import TITLES, Operation, api_sections

METHODS = ("get", "post", "put", "patch", "delete")


def operation(id: str) -> Operation:
    return next(each for section in api_sections() for each in section.operations if each.id == id)


def test_every_operation_of_the_schema_is_shown_with_a_sentence(client: Client, db: None) -> None:
    schema = client.get("/api/v1/schema/?format=json").json()
    published = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods if method in METHODS}
    shown = [each for section in api_sections() for each in section.operations]
    assert {(each.method, each.path) for each in shown} == published
    assert [each.id for each in shown if not each.summary] == []
    assert len({each.id for each in shown}) == len(shown)


def test_every_section_has_a_title_to_translate() -> None:
    assert {section.tag for section in api_sections()} <= TITLES.keys()


def test_a_parameter_has_its_bounds() -> None:
    values = {value.name: (value.place, value.kind, value.is_required) for value in operation("decks").values}
    assert values["page_size"] == ("query", "integer, 1 to 500, by default 60", False)
    assert operation("card").values[0].is_required
    leader = next(value for value in operation("create_deck").values if value.name == "affiliation")
    assert leader.kind == "string, at most 80 characters; or list of strings (at most 80 characters), at most 10 items; or null"


def test_a_body_is_listed_member_by_member() -> None:
    values = {value.name: (value.place, value.kind) for value in operation("create_deck").values}
    assert values["slots"] == ("body", "list of objects, at most 300 items")
    assert values["slots[].quantity"] == ("body", "integer, 1 to 99")
    assert "id" not in values  # read-only: ignored in a request


def test_a_body_with_alternatives_lists_the_members_of_all() -> None:
    check = {value.name: value for value in operation("validate").values}
    assert {"game", "slots[].code", "text", "lists[].text"} <= check.keys()
    assert check["game"].is_required
    assert not check["slots"].is_required
    assert {"sides[].deck", "sides[].token", "sides[].slots[].code"} <= {value.name for value in operation("simulations_create").values}


@pytest.mark.parametrize("id", ["validate", "simulations_create"])
def test_the_example_of_a_body_with_alternatives_has_a_list(id: str) -> None:
    body = json.loads(operation(id).body)
    assert (body["sides"][0] if "sides" in body else body)["slots"] == [{"code": "CODE", "quantity": 1}]


def test_filters_without_a_description_are_folded() -> None:
    cards = operation("cards")
    assert "cost_min" in {value.name for value in cards.filters}
    assert {"q", "game"} <= {value.name for value in cards.values}


def test_an_example_is_a_request_that_the_shell_reads() -> None:
    command = operation("create_deck").curl("https://example.org")
    assert command.startswith("curl -X POST 'https://example.org/api/v1/decks/'")
    body = re.search(r"-d '(.+)'$", command)
    assert body is not None
    assert json.loads(body[1])["slots"] == [{"code": "CODE", "quantity": 1}]
    assert "TOKEN" in command
    assert "TOKEN" not in operation("validate").curl("https://example.org")
    assert operation("card").curl("https://example.org") == "curl 'https://example.org/api/v1/cards/empire-vs-rebellion/CODE/'"


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_the_page_needs_no_query(client: Client, language: str) -> None:
    html = client.get("/help/api/", headers={"accept-language": language}).content.decode()
    assert 'id="part-decks"' in html
    assert "/api/<wbr>v1/<wbr>decks/<wbr>{id}/<wbr>" in html
    assert 'href="/api/v1/schema/?format=json"' in html


def test_the_footer_links_the_page_and_the_schema(client: Client, db: None) -> None:
    html = client.get("/about/").content.decode()
    assert 'href="/help/api/"' in html
    assert 'href="/api/v1/schema/"' in html
