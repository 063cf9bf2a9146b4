"""The catalogue API: shapes, paging, queries, caching, origins, errors and the schema."""

from __future__ import annotations

import json
import time
from typing import Any

import jsonschema
import pytest
from django.test import Client
from drf_spectacular.generators import SchemaGenerator

from cards import selectors
from cards.api import limits
from cards.models import Card, Game
from cards.search import find

GAME = "star-wars-lcg"
ADDRESSES = {
    "GameList": "games/",
    "GameDetail": f"games/{GAME}/",
    "GameCoverage": f"games/{GAME}/coverage/",
    "CardList": f"cards/?game={GAME}&q=luke",
    "CardDetail": f"cards/{GAME}/117-4/",
    "CardNames": f"cards/autocomplete/?game={GAME}&q=lu",
    "Parsed": f"search/parse/?game={GAME}&q=luke+-(c:3+or+foo:x)",
    "SearchFields": f"search/fields/?game={GAME}",
    "FactionList": f"factions/?game={GAME}",
    "ProductList": f"products/?game={GAME}",
    "ObjectiveSetList": f"objective-sets/?game={GAME}&q=luke",
    "ObjectiveSetDetail": f"objective-sets/{GAME}/1/",
}
PROBLEM = "application/problem+json"


@pytest.fixture
def api(client: Client, game: Game) -> Any:
    def get(address: str, **headers: str) -> Any:
        return client.get(f"/api/v1/{address}", headers=headers)

    return get


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return SchemaGenerator().get_schema(request=None, public=True)


@pytest.fixture
def post(client: Client, game: Game) -> Any:
    def send(body: Any, **more: Any) -> Any:
        text = body if isinstance(body, str | bytes) else json.dumps(body)
        return client.post("/api/v1/cards/collection/", text, content_type=more.pop("content_type", "application/json"), **more)

    return send


# --- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ADDRESSES)
def test_answers_match_the_schema(api: Any, schema: dict[str, Any], shape: str) -> None:
    answer = api(ADDRESSES[shape])
    assert answer.status_code == 200
    jsonschema.Draft202012Validator({"$ref": f"#/components/schemas/{shape}", "components": schema["components"]}).validate(answer.json())


def test_pages_of_a_list_have_absolute_addresses(api: Any) -> None:
    first = api(f"cards/?game={GAME}&type=unit&page_size=500").json()
    second = api(first["next"].removeprefix("http://testserver/api/v1/")).json()
    assert first["count"] == second["count"] == len(first["results"]) + len(second["results"])
    assert (first["previous"], second["next"]) == (None, None)
    assert second["previous"].startswith("http://testserver/api/v1/cards/?")
    assert not {card["code"] for card in first["results"]} & {card["code"] for card in second["results"]}


def test_a_search_explains_its_query(api: Any) -> None:
    query = api(f"cards/?game={GAME}&q=luke+c:3+(colour:red&colour=red").json()["query"]
    assert query["normalized"] == "luke cost:3"
    assert query["explain"] == "cards whose name contains “luke” and with cost 3"
    assert [(warning["code"], warning["start"], warning["end"]) for warning in query["warnings"]] == [
        ("open_parenthesis", 9, 10),
        ("unknown_field", 10, 20),
        ("unknown_filter", 0, 0),
    ]
    assert "コストが3である" in api(f"cards/?game={GAME}&q=c:3&language=ja").json()["query"]["explain"]
    assert [warning["term"] for warning in api(f"products/?game={GAME}&colour=red").json()["warnings"]] == ["colour"]


def test_a_query_is_parsed_without_searching(api: Any) -> None:
    found = api(f"search/parse/?game={GAME}&q=luke+-(c:3+or+foo:x)+order:cost").json()
    assert found["query"]["normalized"] == "luke -cost:3 order:cost"
    assert found["display"] == {"order": "cost"}
    assert [part["node"] for part in found["tree"]["parts"]] == ["word", "not"]
    assert api(f"search/parse/?game={GAME}&q=foo:x").json()["tree"] is None


def test_a_search_for_printings_lists_each_printing(api: Any) -> None:
    found = api(f"cards/?game={GAME}&q=!hate&unique=prints").json()
    assert [(card["code"], card["printed"]) for card in found["results"]] == [("124-5", "124-5"), ("124-5", "124-6")]
    assert found["count"] == 2


def test_a_card_is_found_by_any_code_with_all_its_printings(api: Any) -> None:
    card = api(f"cards/{GAME}/124-6/").json()
    assert (card["code"], card["name"], card["url"]) == ("124-5", "Hate", f"http://testserver/api/v1/cards/{GAME}/124-5/")
    assert [(printing["code"], printing["objective_set"], printing["position"]) for printing in card["printings"]] == [
        ("124-5", "124", 5),
        ("124-6", "124", 6),
    ]
    leader = api(f"cards/{GAME}/jedi/").json()
    assert leader["names"] == {"en": "Jedi", "ja": "ジェダイ", "zh-hant": "絕地"}
    assert leader["printings"][0]["objective_set"] is None


def test_facts_keep_the_order_of_the_game(api: Any) -> None:
    names = [field["name"] for field in api(f"games/{GAME}/").json()["search_fields"]]
    facts = list(api(f"cards/{GAME}/001-2/").json()["facts"])
    assert facts == [name for name in names if name in facts]


def test_a_game_lists_its_search_fields(api: Any) -> None:
    found = api(f"games/{GAME}/").json()
    assert found["counts"] == {"cards": 1405, "printings": 1806, "objective_sets": 289, "products": 42, "factions": 7}
    for name in found["filters"]:
        assert "unknown_filter" not in api(f"cards/?game={GAME}&page_size=1&{name}=").content.decode()
    for order in found["orders"]:
        assert api(f"cards/?game={GAME}&order={order}&page_size=1").status_code == 200


def test_an_objective_set_with_six_cards_and_totals(api: Any) -> None:
    found = api(f"objective-sets/{GAME}/109/").json()
    assert [place["code"] for place in found["cards"]] == [f"109-{place}" for place in range(1, 7)]
    assert found["cards"][0]["card"]["type"] == "objective"
    assert found["facts"]["limit_errata"]["source"] == "FAQ 2.2"
    assert found["totals"]["cost"] == sum(place["card"]["facts"].get("cost") or 0 for place in found["cards"])


def test_a_collection_returns_unknown_codes(post: Any) -> None:
    answer = post({"game": GAME, "codes": ["124-6", "124-5", "nope", "001-2", "nope"]})
    assert answer.status_code == 200
    assert [card["code"] for card in answer.json()["results"]] == ["124-5", "001-2"]
    assert answer.json()["not_found"] == ["nope"]


# --- database queries ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "queries"),
    [
        ("games/?page_size={}", 2),  # count, page
        (f"cards/?game={GAME}&page_size={{}}", 1),  # version of the game; order of its cards and rows shown before are cached
        (f"cards/?game={GAME}&type=unit&traits=Pilot&order=cost&page_size={{}}", 2),  # version of the game; cards found
        (f"factions/?game={GAME}&page_size={{}}", 3),  # game, count, page
        (f"products/?game={GAME}&page_size={{}}", 3),
        (f"objective-sets/?game={GAME}&page_size={{}}", 3),
        (f"objective-sets/?game={GAME}&q=luke&page_size={{}}", 3),
    ],
)
def test_a_list_of_any_length_takes_the_same_queries(api: Any, django_assert_num_queries: Any, address: str, queries: int) -> None:
    api(address.format(40))  # fills the caches of the process
    for size in (1, 40):
        with django_assert_num_queries(queries):
            assert api(address.format(size)).status_code == 200


@pytest.mark.parametrize("size", [1, 40])
def test_cards_that_are_not_cached_take_four_more_queries(api: Any, django_assert_num_queries: Any, size: int) -> None:
    with django_assert_num_queries(7):  # two for their order; codes, cards, printings, version of the game
        api(f"cards/?game={GAME}&page_size={size}")


@pytest.mark.parametrize(("codes", "queries"), [(["001-2"], 4), ([f"{number:03}-1" for number in range(1, 41)], 4)])
def test_a_collection_takes_the_same_queries(post: Any, django_assert_num_queries: Any, codes: list[str], queries: int) -> None:
    with django_assert_num_queries(queries):  # game, codes, cards, printings
        assert len(post({"game": GAME, "codes": codes}).json()["results"]) == len(codes)


def test_every_error_names_the_invalid_value(api: Any) -> None:
    for address in ("games/?page_size=0", f"cards/?game={GAME}&page=x", f"cards/?game={GAME}&cost=x"):
        assert all(fault["message"] for fault in api(address).json()["errors"])


def test_many_unknown_filters_are_refused_quickly(api: Any) -> None:
    started = time.process_time()
    answer = api(f"cards/?game={GAME}&page_size=1&" + "&".join(f"{number:x}{'stuff' * 3}={number}" for number in range(400)))
    assert len(answer.json()["query"]["warnings"]) == 400
    assert time.process_time() - started < 2  # takes a twentieth of that; comparing each name in Python took half a minute


# --- caching and origins ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ADDRESSES)
def test_public_answers_have_a_strong_etag_and_answer_304_to_any_origin(api: Any, shape: str) -> None:
    first = api(ADDRESSES[shape], Origin="https://elsewhere.example")
    assert first["ETag"].startswith('"')
    assert "public" in first["Cache-Control"]
    assert first["Access-Control-Allow-Origin"] == "*"
    assert "Cookie" not in first.get("Vary", "")
    assert not first.cookies
    again = api(ADDRESSES[shape], **{"If-None-Match": first["ETag"], "Origin": "https://elsewhere.example"})
    assert (again.status_code, again.content) == (304, b"")
    assert (again["ETag"], again["Access-Control-Allow-Origin"]) == (first["ETag"], "*")
    assert api(ADDRESSES[shape], **{"If-None-Match": '"another"'}).status_code == 200


def test_the_etag_changes_with_the_answer(api: Any, game: Game) -> None:
    before = api(f"games/{GAME}/")["ETag"]
    Game.objects.update(data_version="another")
    assert api(f"games/{GAME}/")["ETag"] != before


def test_errors_are_not_cached_and_readable_from_any_origin(api: Any) -> None:
    answer = api(f"cards/{GAME}/nope/")
    assert (answer["Cache-Control"], answer["Access-Control-Allow-Origin"]) == ("no-store", "*")
    for address in ("nothing/here/", f"cards/?game={GAME}&q=%00", "schema/"):  # answered by a middleware or by another view
        assert api(address)["Access-Control-Allow-Origin"] == "*"


def test_other_origins_may_send_preflight_requests(client: Client, game: Game, post: Any) -> None:
    data = {
        "Origin": "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    answer = client.options("/api/v1/cards/collection/", headers=data)
    assert (answer.status_code, answer["Access-Control-Allow-Origin"]) == (204, "*")
    assert "POST" in answer["Access-Control-Allow-Methods"]
    assert "Content-Type" in answer["Access-Control-Allow-Headers"]
    assert "Access-Control-Allow-Credentials" not in answer
    assert post({"game": GAME, "codes": ["jedi"]})["Access-Control-Allow-Origin"] == "*"


def test_pages_are_not_readable_from_other_origins(client: Client, db: None) -> None:
    assert "Access-Control-Allow-Origin" not in client.get("/about/")


# --- bad input -------------------------------------------------------------------------------------------------------

CARDS = f"cards/?game={GAME}"
BAD = [
    ("cards/", 400, "game_missing"),
    ("cards/?game=chess", 404, "unknown_game"),
    ("cards/?game=%E3%82%AB", 404, "unknown_game"),
    ("games/chess/", 404, "unknown_game"),
    (f"{CARDS}&page=0", 400, "bad_input"),
    (f"{CARDS}&page=-1", 400, "bad_input"),
    (f"{CARDS}&page=abc", 400, "bad_input"),
    (f"{CARDS}&page=1.5", 400, "bad_input"),
    (f"{CARDS}&page=%C2%B2", 400, "bad_input"),
    (f"{CARDS}&page=", 400, "bad_input"),
    (f"{CARDS}&page={'9' * 5000}", 400, "bad_input"),
    (f"{CARDS}&page=25", 404, "no_such_page"),
    (f"{CARDS}&page_size=0", 400, "bad_input"),
    (f"{CARDS}&page_size=501", 400, "bad_input"),
    (f"{CARDS}&order=evil", 400, "unknown_order"),
    (f"{CARDS}&order=-", 400, "unknown_order"),
    (f"{CARDS}&q={'a' * 1001}", 400, "query_too_long"),
    (f"{CARDS}&q={'a+' * 41}", 400, "too_many_terms"),
    (f"{CARDS}&q=%21%21", 400, "nothing_to_find"),
    (f"{CARDS}&q=%00", 400, "bad_text"),
    (f"{CARDS}&q=a%1Fb", 400, "bad_text"),
    (f"{CARDS}&q=%ED%A0%80", 400, "bad_text"),
    (f"{CARDS}&q=%FF", 400, "bad_text"),
    (f"{CARDS}&traits=%00", 400, "bad_text"),
    (f"{CARDS}&cost=banana", 400, "bad_filter"),
    (f"{CARDS}&cost=1e400", 400, "bad_filter"),
    (f"{CARDS}&cost={'9' * 500}", 400, "bad_filter"),
    (f"{CARDS}&cost=NaN", 400, "bad_filter"),
    (f"{CARDS}&traits={'x' * 2000}", 400, "bad_filter"),
    (f"{CARDS}&type=unit%27--", 400, "bad_filter"),
    (CARDS + "".join(f"&objective_set={number}" for number in range(1, 42)), 400, "bad_filter"),
    (f"cards/{GAME}/nope/", 404, "unknown_card"),
    (f"cards/{GAME}/{'9' * 300}/", 404, "unknown_card"),
    (f"cards/{GAME}/%00/", 400, "bad_text"),
    (f"objective-sets/{GAME}/290/", 404, "unknown_objective_set"),
    (f"objective-sets/?game={GAME}&side=grey", 400, "bad_filter"),
    (f"cards/autocomplete/?game={GAME}&q={'a' * 1001}", 400, "query_too_long"),
    (f"{CARDS}{'&traits=Pilot' * 1001}", 400, "bad_request"),
    ("nothing/here/", 404, "not_found"),
]


@pytest.mark.parametrize(("address", "status", "code"), BAD, ids=[f"{bad[0][:60]} {bad[2]}" for bad in BAD])
def test_an_invalid_address_is_a_problem_with_a_sentence(api: Any, address: str, status: int, code: str) -> None:
    answer = api(address)
    assert (answer.status_code, answer["Content-Type"]) == (status, PROBLEM)
    problem = answer.json()
    assert (problem["status"], problem["code"]) == (status, code)
    assert problem["detail"].endswith((".", "?")), problem["detail"]


BODIES: list[tuple[Any, int, str]] = [
    ("", 400, "bad_input"),
    ("[]", 400, "bad_input"),
    ("{", 400, "parse_error"),
    ("NaN", 400, "parse_error"),
    (b"\xff\xfe{}", 400, "parse_error"),
    ("[" * 100_000, 400, "parse_error"),
    ({"game": GAME, "codes": [[[[[[[[[[[[[[[[[[[[["a"]]]]]]]]]]]]]]]]]]]]]}, 400, "parse_error"),
    ('{"game": "star-wars-lcg", "codes": ["\\ud800"]}', 400, "parse_error"),
    ('{"game": "star-wars-lcg", "codes": ["\\u0000"]}', 400, "parse_error"),
    ({"game": GAME}, 400, "bad_input"),
    ({"game": GAME, "codes": []}, 400, "bad_input"),
    ({"game": GAME, "codes": "001-2"}, 400, "bad_input"),
    ({"game": GAME, "codes": [{}]}, 400, "bad_input"),
    ({"game": GAME, "codes": ["x" * 81]}, 400, "bad_input"),
    ({"game": GAME, "codes": [str(number) for number in range(501)]}, 400, "too_many_codes"),
    ({"game": "chess", "codes": ["a"]}, 404, "unknown_game"),
    ('{"game": "' + "x" * 2_000_000 + '"}', 413, "too_large"),
]


@pytest.mark.parametrize(("body", "status", "code"), BODIES, ids=[f"{str(body[0])[:40]} {body[2]}" for body in BODIES])
def test_an_invalid_body_is_a_problem_with_a_sentence(post: Any, body: Any, status: int, code: str) -> None:
    answer = post(body)
    assert (answer.status_code, answer["Content-Type"]) == (status, PROBLEM)
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


@pytest.mark.parametrize("filter_", ["traits=Pilot", "objective_set=1", "type=unit", "cost=1"])
@pytest.mark.parametrize("address", [CARDS, f"objective-sets/?game={GAME}"])
def test_the_same_filter_may_be_given_many_times(api: Any, address: str, filter_: str) -> None:
    assert api(address + f"&{filter_}" * 450).status_code == 200


def test_another_host_name_is_refused(client: Client, db: None) -> None:
    answer = client.get("/api/v1/games/", headers={"Host": "evil.example"})
    assert (answer.status_code, answer["Content-Type"]) == (400, PROBLEM)


def test_other_methods_and_media_types_are_refused(client: Client, api: Any, post: Any) -> None:
    answer = post("codes=1", content_type="text/plain")
    assert (answer.status_code, answer.json()["title"]) == (415, "Unsupported media type")
    for answer in (client.post("/api/v1/cards/"), client.delete(f"/api/v1/cards/{GAME}/001-2/"), client.get("/api/v1/cards/collection/")):
        assert (answer.status_code, answer["Content-Type"]) == (405, PROBLEM)
        assert answer.json()["title"] == "Method not allowed"


# --- the schema ------------------------------------------------------------------------------------------------------


def test_the_schema_lists_every_filter_and_answer(schema: dict[str, Any]) -> None:
    assert schema["openapi"] == "3.1.0"
    cards = schema["paths"]["/api/v1/cards/"]["get"]
    names = {parameter["name"] for parameter in cards["parameters"]}
    assert {"game", "q", "order", "page", "page_size", "type", "cost_min", "traits"} <= names
    for path, methods in schema["paths"].items():
        if path.startswith(("/api/v1/cards/", "/api/v1/games/", "/api/v1/objective-sets/")):
            for operation in methods.values():
                assert "429" in operation["responses"], path


# --- one card --------------------------------------------------------------------------------------------------------


def test_a_card_has_its_rulings_and_its_legality_in_each_format(api: Any) -> None:
    card = api(f"cards/{GAME}/117-4/").json()
    (ruling,) = card["rulings"]
    assert (ruling["kind"], ruling["name"] != "", ruling["source"] != "") == ("errata", True, True)
    assert {one["format"]: one["state"] for one in card["legality"]} == {
        "starter": "outside",
        "constructed": "legal",
        "constructed-restricted": "legal",
    }
    assert card["sim"]["level"] in ("full", "partial", "none")
    assert (card["sim"]["reason"] is None) == (card["sim"]["level"] == "full")


def test_a_card_has_the_restricted_lists_that_name_it(api: Any, game: Game) -> None:
    named = Card.objects.filter(game=game, restrictions__isnull=False).order_by("pk").first()
    assert named is not None
    card = api(f"cards/{GAME}/{named.code}/").json()
    (found,) = card["restrictions"]
    assert (found["format"], found["kind"], found["since"], found["until"]) == (
        "constructed-restricted",
        "restricted_group",
        "2017-04-12",
        None,
    )
    assert {one["format"]: (one["state"], one["since"]) for one in card["legality"]}["constructed-restricted"] == (
        "restricted",
        "2017-04-12",
    )


@pytest.mark.parametrize(
    "address",
    ["games/?", "bulk/?", f"cards/autocomplete/?game={GAME}&q=l&", f"search/parse/?game={GAME}&q=l&",
     f"search/fields/?game={GAME}&field=t&",
     f"factions/?game={GAME}&", f"products/?game={GAME}&", f"cards/?game={GAME}&", f"objective-sets/?game={GAME}&"],
)  # fmt: skip
def test_an_unknown_parameter_gets_a_warning_at_every_address(api: Any, address: str) -> None:
    document = api(f"{address}foo=1").json()
    warnings = document["warnings"] if "warnings" in document else document["query"]["warnings"]
    assert [(warning["code"], warning["term"]) for warning in warnings] == [("unknown_filter", "foo")]


def test_the_schema_comes_as_json_or_yaml(api: Any) -> None:
    assert api("schema/?format=json").json()["openapi"] == "3.1.0"
    assert api("schema/?format=yaml").content.startswith(b"openapi: 3.1.0")
    answer = api("schema/?format=xml")
    assert (answer.status_code, answer.headers["Content-Type"]) == (400, PROBLEM)


def test_the_schema_is_cached_and_rate_limited(client: Client, api: Any, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = api("schema/")
    assert answer["Cache-Control"].startswith("public")
    assert "Cookie" not in answer["Vary"]
    settings.RATE_LIMITS = True
    monkeypatch.setitem(limits.BUCKETS, "all", limits.Bucket("requests", (limits.Rule(1, 60),)))
    assert [client.get("/api/v1/schema/", REMOTE_ADDR="192.0.2.1").status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("language", ["ja", "zh-hant"])
@pytest.mark.parametrize(
    "address",
    ["cards/", f"cards/?game={GAME}&q={'a' * 1001}", f"cards/?game={GAME}&q=cost:banana", f"cards/?game={GAME}&type=unitt",
     f"cards/?game={GAME}&traits=Jedy", f"cards/?game={GAME}&unique=maybe", f"cards/?game={GAME}&page=0", f"cards/?game={GAME}&page=99",
     f"cards/?game={GAME}&q={'(' * 11}a", "nope/", "cards/?game=%00", "schema/?format=xml"],
)  # fmt: skip
def test_errors_are_translated(api: Any, address: str, language: str) -> None:
    english, other = (api(address, **{"Accept-Language": code}).json() for code in ("en", language))
    assert english["code"] == other["code"]
    assert english["detail"] != other["detail"]
    assert any(ord(letter) > 0x3000 for letter in other["detail"])


def test_display_terms_are_applied_or_get_a_warning(api: Any) -> None:
    japanese = api(f"cards/?game={GAME}&q=%E3%83%AB%E3%83%BC%E3%82%AF&lang=ja").json()
    assert (japanese["count"] > 0, api(f"cards/?game={GAME}&q=%E3%83%AB%E3%83%BC%E3%82%AF&lang=en").json()["count"]) == (True, 0)
    (warning,) = api(f"cards/?game={GAME}&q=luke&dir=up").json()["query"]["warnings"]
    assert (warning["code"], warning["term"]) == ("unknown_value", "dir=up")
    assert api(f"cards/?game={GAME}&q=luke&unique=maybe").status_code == 400


@pytest.mark.parametrize("path", ["cards/", "objective-sets/", "search/parse/", "products/"])
@pytest.mark.parametrize("parameter", ["view", "language"])
def test_an_unknown_value_of_any_display_parameter_gets_a_warning(api: Any, path: str, parameter: str) -> None:
    def warnings(value: str) -> list[tuple[str, str]]:
        answer = api(f"{path}?game={GAME}&{parameter}={value}").json()
        found = answer["query"]["warnings"] if path in ("cards/", "objective-sets/") else answer["warnings"]
        return [(warning["code"], warning["term"]) for warning in found]

    assert warnings("grids") == [("unknown_value", f"{parameter}=grids")]
    assert warnings({"view": "grid", "language": "JA"}[parameter]) == []


def test_a_process_fills_its_caches_before_the_first_search(api: Any, django_assert_num_queries: Any) -> None:
    find.warm()
    with django_assert_num_queries(2):  # version of the game; cards found
        find.card_find(game=selectors.game_get(slug=GAME), q="luke").codes  # noqa: B018
