"""Every operation of the API with requests that its schema allows and forbids: status, type and shape match the schema.

Runs in this process without a network; the requests are the same in every run.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import zlib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections, connection, reset_queries
from django.test import Client
from django.test.utils import CaptureQueriesContext
from drf_spectacular.generators import SchemaGenerator
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.generation.hypothesis.builder import (
    InvalidHeadersExampleMark,
    InvalidRegexMark,
    MissingPathParameters,
    NonSerializableMark,
    UnsatisfiableExampleMark,
)
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
from schemathesis.schemas import BaseSchema

from cards.query.values import cached_fold
from cards.search.filters import objective_set_filters
from cards.search.find import card_find
from cards.selectors import game_get
from games.contracts.catalogue import Field
from games.contracts.game import Game
from games.registry import GAMES
from tests.games.helpers.sample_decks import catalogue
from tests.helpers import catalogues

pytestmark = pytest.mark.slow  # loads the cards of every game

EXAMPLES = int(os.environ.get("STARDECK_API_EXAMPLES", "15"))  # for each of a hundred operations
load_all_checks()
CHECKED = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "unsupported_method",
    )
]


# --- fixtures --------------------------------------------------------------------------------------------------------


every_game = catalogues.held(*GAMES)


@pytest.fixture
def one_connection(db: None) -> Iterator[None]:
    """Keep the connection open after a request, and so the test's transaction, as Django's test client does."""
    request_started.disconnect(close_old_connections)
    request_finished.disconnect(close_old_connections)
    yield
    request_started.connect(close_old_connections)
    request_finished.connect(close_old_connections)


# --- requests by the schema ------------------------------------------------------------------------------------------
# Private names, because `schema.parametrize` makes all requests on import, and `pytest.from_fixture` skips examples that cannot be sent.

SCHEMA = SchemaGenerator().get_schema(request=None, public=True)
OPERATIONS = sorted(f"{method.upper()} {path}" for path, methods in SCHEMA["paths"].items() for method in methods)
PROBLEMS = (UnsatisfiableExampleMark, NonSerializableMark, InvalidRegexMark, InvalidHeadersExampleMark, MissingPathParameters)


def spelled_out(schema: Any) -> Any:
    """A shorter schema of the same objects, if this one negates all of its own properties together; any other schema unchanged.

    Schemathesis makes such schemas for requests with a parameter that is not declared, or without one that is required.  jsonschema_rs
    multiplies the negated properties out: for the filters of cards, over two hundred, that took half a minute and 3 GB, and ended without
    a request.
    """
    match schema:
        case {"type": "object", "properties": properties, "not": {"properties": negated, "additionalProperties": False, **rest}}:
            if negated == properties and len(schema) == 3 and rest.keys() <= {"required"}:
                either = [{"not": {"propertyNames": {"enum": sorted(properties)}}}]
                either += [{"not": {"required": rest["required"]}}] if rest.get("required") else []
                return {"type": "object", "properties": properties, "anyOf": either}
    return schema


@pytest.fixture
def short_negations(monkeypatch: pytest.MonkeyPatch) -> None:
    canonicalize = jsonschema_rs.canonicalize
    monkeypatch.setattr(jsonschema_rs, "canonicalize", lambda schema, **options: canonicalize(spelled_out(schema), **options))


@pytest.mark.parametrize("required", [["a"], ["a", "b"], []], ids=str)
def test_a_negation_spelled_out_allows_the_same(required: list[str]) -> None:
    properties = {"a": {"type": "integer"}, "b": {"type": "string", "pattern": "^x"}}
    negation = {"properties": properties, "additionalProperties": False, **({"required": required} if required else {})}
    asked = {"type": "object", "properties": properties, "not": negation}
    said = spelled_out(asked)
    assert said != asked
    one, other = (jsonschema_rs.canonicalize(schema, draft=7).to_json_schema() for schema in (asked, said))
    assert one == other


@pytest.mark.parametrize("also", [{"minProperties": 1}, {"not": {"required": ["a"]}}, {"properties": {"b": {}}}], ids=str)
def test_other_schemas_stay_as_they_are(also: dict[str, Any]) -> None:
    properties = {"a": {"type": "integer"}}
    asked = {"type": "object", "properties": properties, "not": {"properties": properties, "additionalProperties": False}, **also}
    assert spelled_out(asked) is asked


@cache
def api() -> tuple[BaseSchema, FeedbackSources]:
    """The schema as Schemathesis reads it, and the constants of our sources, which it tries as values."""
    found = schemathesis.openapi.from_dict(
        SCHEMA,
        config=schemathesis.Config.from_dict(
            {
                "generation": {"deterministic": True, "max-examples": EXAMPLES},
                # Each value of its hundred filters alone would need four thousand requests; pairs of filters are tested below.
                # Schemathesis cannot judge the files of the other.
                "operations": [
                    {"include-name": operation, "phases": {"coverage": {"enabled": False}}}
                    for operation in ("GET /api/v1/cards/", "POST /api/v1/decks/parse/")
                ],
            }
        ),
    )
    found.app = get_wsgi_application()
    return found, FeedbackSources(constants_value_source=make_constants_value_source(found))


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_api_follows_its_schema(label: str, every_game: None, one_connection: None, short_negations: None) -> None:
    """The requests are made here and not, as by `schema.parametrize`, on import: every process imports this file, one needs them."""
    asked = 0

    # By chance; beside them each boundary that the schema names is sent, which makes as many again.
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        response = case.call_and_validate(checks=CHECKED, headers={"Accept-Encoding": "identity"})  # schemathesis decodes no gzip here
        if case.meta.generation.mode.is_positive:
            refuse_only_what_no_schema_says(response)

    schema, feedback = api()
    operation = schema.find_operation_by_label(label)
    assert operation
    requests = build_operation_test(config=schema.config, operation=operation, test_func=ask, given_kwargs={}, feedback=feedback)
    assert not [mark for mark in PROBLEMS if mark.is_set(requests)], "the schema's examples cannot be sent"
    requests()
    assert asked > len(getattr(requests, "hypothesis_explicit_examples", ())), "examples, and some more"


# Codes of errors that depend on more than the form of one value: on the game and its cards, on other members of the request, or on the
# content of a file or a list.  All others are refusals of a request that the schema must not allow.
BEYOND_THE_SCHEMA = {
    *("unknown_code", "unknown_option", "bad_option", "invalid_choice", "other_game", "other_deck", "one_side", "sides", "too_slow"),
    "first_by_rules",  # a table of a game whose rules say who begins
    *("archive", "encoding", "binary", "csv", "json", "not_a_card_set"),
    *("game_unclear", "link", "own_link"),
    "no_collection",  # the user owns nothing
    "blank",  # only spaces
    "max_value",  # two slots of one card
}
# The fields whose values depend on the game, on another member or, as a cursor, on an earlier answer, and whose errors have a code of
# their form.
BEYOND_FIELDS = ("side", "precision", "games", "sides", "cursor", "query")


def refuse_only_what_no_schema_says(response: Any) -> None:
    if response.status_code not in (400, 406, 411, 413, 415):
        return
    problem = response.json()
    if problem.get("errors") == [{"field": "file", "code": "required", "message": "No file was submitted."}]:
        return  # Schemathesis sends some files without a name
    if problem.get("warnings"):
        return  # no word of the query is understood; the schema does not describe the query language
    if problem["code"] == "parse_error" and "/own-cards/" in response.request.url:
        return  # the facts of a card are free in this schema: only the game's own knows them; they may hold control characters
    faults = [error for error in problem.get("errors", ()) if error["code"] not in BEYOND_THE_SCHEMA]
    faults = [error for error in faults if re.split(r"[.\[]", error["field"])[0] not in BEYOND_FIELDS]
    assert problem.get("errors"), problem["detail"]
    assert not faults, problem


# --- every pair of filters -------------------------------------------------------------------------------------------
# card: a record of fixtures/<slug>/cards.json and what the game declares about it, with its printings and its faces, records of one side
# each.  What a pair must find is worked out from these records alone.

MOST_QUERIES = 7  # version of the game, cards found, their order; four for cards that are not cached
SHARES = 4  # parts of a game's pairs, so that workers share them
PAGE = 12
SAMPLED = 8  # the API answers every eighth pair; the search that it calls answers all
Card = dict[str, Any]


@cache
def cards_of(slug: str) -> list[Card]:
    loaded = catalogue(slug)
    cards, printings = [dict(card) for card in loaded.cards], loaded.printings
    of_card: dict[str, list[dict[str, Any]]] = {}
    for printing in printings:
        of_card.setdefault(printing["card"], []).append(printing)
    of_face = GAMES[slug].cards.search.of_face
    for card in cards:
        card["printings"] = of_card.get(card["code"], [])
        back = card["facts"].get("back") or {}
        told = of_face(back) if of_face and back else {}
        card["faces"] = [{**card, "facts": facts} for facts in (card["facts"], {**told, **back}) if facts]
    return cards


@cache
def fields_of(slug: str) -> dict[str, Field]:
    return {field.name: field for field in GAMES[slug].cards.fields}


def values(card: Card, name: str, game: Game) -> list[str]:
    """The values of the filter `name` that find the card."""
    fields = fields_of(game.slug)
    match name:
        case "faction" if card["facts"].get("factions"):  # some cards have several
            return list(card["facts"]["factions"])
        case "type" | "side" | "faction":
            return [card[name]] if card[name] else []
        case "unique":
            return ["true" if card["unique"] else "false"]
        case "number":
            return [text for text in {card["number"], *(printing["number"] for printing in card["printings"])} if text]
        case "product" | "objective_set":
            return [printing[name] for printing in card["printings"] if printing[name]]
    fact, _, bound = name.rpartition("_") if name not in fields else (name, "", "")
    found = card["facts"].get(fact)
    match fields[fact].kind:
        case "number":
            numbers = numbers_of(card, fact)
            ends = {"min": numbers and [max(numbers)], "max": numbers and [min(numbers)]}
            return [str(number) for number in ends.get(bound, numbers) if number == int(number)]
        case "list":
            return [one["name"] if isinstance(one, dict) else str(one) for one in found or ()]
        case "flag":
            return ["true" if found else "false"]
    return [str(value) for value in dict.fromkeys((found, *printed_facts(card, fact))) if value]


def numbers_of(card: Card, fact: str) -> list[Any]:
    found = (card["facts"].get(fact), *card["facts"].get(f"{fact}_values", ()), *printed_facts(card, fact))
    return [number for number in found if number is not None]


def printed_facts(card: Card, fact: str) -> list[Any]:
    """What printings of the card say of a fact in which they differ from it; the card is found by these values, too."""
    return [printing["facts"][fact] for printing in card["printings"] if fact in printing.get("facts", ())]


def is_within(numbers: list[Any], bound: str, value: str) -> bool:
    return any(number >= int(value) if bound == "min" else number <= int(value) for number in numbers)


def is_found(card: Card, name: str, value: str, game: Game) -> bool:
    """Whether the filter `name` finds the card by this value on one of its sides."""
    field = fields_of(game.slug).get(name)
    if field and field.kind == "flag":
        back = card["facts"].get("back") or {}
        return value == ("true" if card["facts"].get(name) or back.get(name) else "false")
    return any(is_on_face(face, name, value, game) for face in card["faces"])


def is_on_face(card: Card, name: str, value: str, game: Game) -> bool:
    fields = fields_of(game.slug)
    fact, _, bound = name.rpartition("_")
    if bound in ("min", "max") and fact in fields:
        return is_within(numbers_of(card, fact), bound, value)
    return folded(name, value, game) in (folded(name, each, game) for each in values(card, name, game))


def folded(name: str, value: str, game: Game) -> str:
    """What a value is compared by: lists of words ignore case and accents."""
    field = fields_of(game.slug).get(name)
    return cached_fold(value) if field and field.kind == "list" else value


@cache
def codes_by_value(slug: str, name: str) -> dict[str, set[str]]:
    """Folded value -> the cards that `is_found` finds, in one pass over the cards, for filters by one value."""
    game, found = GAMES[slug], defaultdict[str, set[str]](set)
    for card in cards_of(slug):
        for face in card["faces"]:
            for value in values(face, name, game):
                found[folded(name, value, game)].add(card["code"])
    return found


@cache
def numbers_by_face(slug: str, fact: str) -> list[tuple[str, list[Any]]]:
    """(code, numbers) of each face with numbers of this fact, for filters by bounds, which have many values."""
    return [(card["code"], numbers) for card in cards_of(slug) for face in card["faces"] if (numbers := numbers_of(face, fact))]


@cache
def codes_of(slug: str, name: str, value: str) -> set[str]:
    field = fields_of(slug).get(name)
    fact, _, bound = name.rpartition("_")
    if bound in ("min", "max") and fact in fields_of(slug):
        return {code for code, numbers in numbers_by_face(slug, fact) if is_within(numbers, bound, value)}
    if field and field.kind == "flag":
        return {card["code"] for card in cards_of(slug) if is_found(card, name, value, GAMES[slug])}
    return codes_by_value(slug, name)[folded(name, value, GAMES[slug])]


@cache
def values_by_card(slug: str, name: str) -> dict[str, list[str]]:
    return {card["code"]: values(card, name, GAMES[slug]) for card in cards_of(slug)}


def chosen(first: str, second: str, codes: list[str], slug: str) -> tuple[str, str] | None:
    """A value for each filter, from one of these cards if any has both."""
    start = zlib.crc32(f"{first} {second}".encode()) % len(codes)
    around = codes[start:] + codes[:start]
    ones, twos = values_by_card(slug, first), values_by_card(slug, second)
    for code in around:
        if ones[code] and twos[code]:
            return ones[code][0], twos[code][0]
    one, two = (next((held[code][0] for code in around if held[code]), None) for held in (ones, twos))
    return (one, two) if one is not None and two is not None else None


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("slug", GAMES)
def test_every_pair_of_filters_finds_the_common_cards(client: Client, db: None, every_game: None, slug: str, share: int) -> None:
    game, cards = GAMES[slug], cards_of(slug)
    everything, today = [card["code"] for card in cards], [card["code"] for card in cards if not card.get("extra")]
    names = sorted(set(client.get(f"/api/v1/games/{slug}/").json()["filters"]) - {"owned"})  # depends on the user
    only_extras = {
        field.name
        for field in game.cards.fields
        if field.kind == "flag" and {bool(card.get("extra")) for card in cards if card["facts"].get(field.name)} == {True}
    }

    pairs = list(itertools.combinations(names, 2))[share::SHARES]
    shape = jsonschema_rs.validator_for({"$ref": "#/components/schemas/CardList", "components": SCHEMA["components"]})
    client.get(f"/api/v1/cards/?game={slug}&type={game.cards.types[0].code}")  # fills the caches of the process
    asked, found_some = 0, 0
    row = game_get(slug=slug)
    for pair in pairs:
        both = set(pair)
        pool = everything if both & only_extras else today
        if (given := chosen(*pair, pool, slug)) is None:
            continue  # no card has a value for one of them
        query = dict(zip(pair, given, strict=True))
        alone = [codes_of(slug, name, value) for name, value in query.items()]
        expected = alone[0] & alone[1] & set(pool)
        search = card_find(game=row, filters=query)
        assert search.query.warnings == [], query
        assert set(search.codes) == expected, (query, sorted(set(search.codes) ^ expected)[:5])
        if not asked % SAMPLED:
            check_answer(client, slug, query, expected, shape)
        asked, found_some = asked + 1, found_some + bool(expected)
    assert asked >= 0.7 * len(pairs)
    assert found_some >= 0.4 * asked


def check_answer(client: Client, slug: str, query: dict[str, str], expected: set[str], shape: jsonschema_rs.Validator) -> None:
    """The API's answer to the filters has the schema's shape, shows expected cards and takes few queries."""
    reset_queries()
    with CaptureQueriesContext(connection) as queries:
        answer = client.get("/api/v1/cards/", {"game": slug, "page_size": PAGE, **query})
    assert answer.status_code == 200, (query, answer.content)
    document = answer.json()
    codes = {card["code"] for card in document["results"]}
    assert document["query"]["warnings"] == [], query
    assert document["count"] == len(expected), (query, document["count"], len(expected))
    assert codes <= expected, query
    assert len(codes) == min(len(expected), PAGE), query
    assert len(queries) <= MOST_QUERIES, query
    shape.validate(document)


def test_every_pair_of_set_filters_finds_the_common_sets(client: Client, db: None, every_game: None) -> None:
    slug = "star-wars-lcg"
    game = GAMES[slug]
    folder = Path(__file__).parent.parent / "fixtures" / slug
    sets = json.loads((folder / "objective_sets.json").read_text(encoding="utf-8"))
    cards = cards_of(slug)
    held: dict[str, list[Card]] = {}
    for card in cards:
        for printing in card["printings"]:
            held.setdefault(printing["objective_set"], []).append(card)
    filters_of = set(objective_set_filters(slug).base_filters) - {"owned"}  # depends on the user

    def values_of(found: dict[str, Any], name: str) -> list[str]:
        if name in ("side", "faction", "product"):
            return [found[name]] if found[name] else []
        return sorted({value for card in held[found["code"]] for value in values(card, name, game)})

    def is_there(found: dict[str, Any], name: str, value: str) -> bool:
        if name in ("side", "faction", "product"):
            return bool(found[name] == value)
        return any(is_found(card, name, value, game) for card in held[found["code"]])

    asked = 0
    for first, second in itertools.combinations(sorted(filters_of), 2):
        start = zlib.crc32(f"{first} {second}".encode()) % len(sets)
        for found in sets[start:] + sets[:start]:
            if (one := values_of(found, first)) and (two := values_of(found, second)):
                break
        else:
            continue
        expected = {each["code"] for each in sets if is_there(each, first, one[0]) and is_there(each, second, two[-1])}
        document = client.get("/api/v1/objective-sets/", {"game": slug, "page_size": 500, first: one[0], second: two[-1]}).json()
        assert {each["code"] for each in document["results"]} == expected != set(), (first, one[0], second, two[-1])
        assert (document["count"], document["query"]["warnings"]) == (len(expected), [])
        asked += 1
    assert asked >= 10
