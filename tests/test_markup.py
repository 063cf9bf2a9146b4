"""Every address with rows whose texts are all markup and formulas: what a person typed stays text, in each format.

And every address with broken parameters: none is an error of the server, and a refusal says why.
"""

from __future__ import annotations

import csv
import io
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.test import Client
from drf_spectacular.generators import SchemaGenerator

from decks.exchange.exporting import kinds
from games.registry import GAMES
from tests.frontend.markup import XSS, is_harmless
from tests.helpers import catalogues
from tests.helpers.addresses import ADDRESSES, PART, SampleRows, address_of, body_of, is_of_rows, parameters_of
from tests.helpers.broken import SENTENCE, broken_parts, broken_queries, names_on
from tests.helpers.jedi_decks import SLUG, jedi_deck
from tests.helpers.sample_rows import STARS, Sampler, state

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
TEXT = rf"=\)({XSS}"  # also a formula, and the end of a string in a PDF file
GET = [route for _, route in ADDRESSES if not route.startswith(("static", "api/v1/bulk/<"))]
# Addresses that say "not found" to a table whose game nobody has reviewed and at which the coach was not asked, and to a run of a game
# whose match is not one of two games.
LATER = (
    "runs/<uuid:pk>/two-games/",
    "api/v1/simulations/<str:run_id>/two-games/",
    "tables/<uuid:pk>/decisions/<int:choices>/",
    "tables/<uuid:pk>/decisions/<int:choices>/playouts/<int:option>/<int:world>/",
    "api/v1/tables/<str:table_id>/decisions/<int:choices>/playouts/<int:option>/<int:world>/",
    "tables/<uuid:pk>/mistakes/<int:choices>/",
    "api/v1/tables/<str:table_id>/mistakes/<int:choices>/",
)
FORMULA = re.compile(r"[=+\-@\t\r＝＋－＠﹦−](?!\d+(?:\.\d+)?$)")


@dataclass(frozen=True)
class Made:
    """Rows of two games: a goldfish run of published cards, and matches and exchanges of own cards."""

    jedi: SampleRows
    stars: SampleRows


def hostile_rows() -> Made:
    sampler = Sampler(TEXT)
    return Made(stars=sampler.rows(STARS), jedi=sampler.rows(SLUG))


made = catalogues.held(SLUG, STARS, then=hostile_rows)


@pytest.fixture
def alice(made: Made, db: None) -> Client:
    client = Client()
    client.cookies[settings.SESSION_COOKIE_NAME] = made.jedi.login
    return client


# --- the formats -----------------------------------------------------------------------------------------------------


def check_page(answer: Any) -> None:
    html = body_of(answer)
    assert is_harmless(html)
    assert "javascript:" not in html.replace("(javascript:alert(1))", "")
    assert " object at 0x" not in html, "a value of the program, which a template printed"
    assert "&lt;function " not in html, "a value of the program, which a template printed"


def check_json(answer: Any) -> None:
    json.loads(body_of(answer))


def check_csv(answer: Any) -> None:
    for row in csv.reader(io.StringIO(body_of(answer))):
        assert not [cell for cell in row if FORMULA.match(cell)], row


def check_xml(answer: Any) -> None:
    names = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(body_of(answer).encode()).iter()}
    assert not names & {"script", "img"}


def check_pdf(answer: Any) -> None:
    """A text that ended its string would end or change the operators that follow it."""
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", answer.content, re.DOTALL):
        content = zlib.decompressobj().decompress(stream).decode("latin-1")
        assert not re.search(r"[()]|script", re.sub(r"\((?:[^()\\]|\\.)*\)", "", content))


def check_plain(answer: Any) -> None:
    """Text that no reader takes for a page."""
    assert answer["X-Content-Type-Options"] == "nosniff"


def check_picture(answer: Any) -> None:
    assert answer.content.startswith(b"\x89PNG")


CHECKS = {
    "text/html": check_page,
    "application/json": check_json,
    "application/problem+json": check_json,
    "application/schema+json": check_json,
    "application/vnd.oai.openapi": check_plain,
    "text/csv": check_csv,
    "application/xml": check_xml,
    "image/svg+xml": check_xml,
    "application/pdf": check_pdf,
    "image/png": check_picture,
    "text/plain": check_plain,
    "text/markdown": check_plain,
}


def check(answer: Any) -> None:
    """The answer's content by its format; a new format needs a line in `CHECKS`."""
    assert answer.status_code < 500
    for name, value in answer.headers.items():
        assert not re.search(r"[\r\n<>]", value), (name, value)
    if answer.status_code != 302:
        assert answer["X-Content-Type-Options"] == "nosniff"
        CHECKS[answer["Content-Type"].partition(";")[0]](answer)


def check_broken(answer: Any) -> None:
    """A request that no page sends: answered, or refused in the site's one shape, with a sentence."""
    check(answer)
    if answer.status_code < 400:
        return
    body = body_of(answer)
    if answer["Content-Type"] == "application/problem+json":
        problem = json.loads(body)
        assert problem["code"]
        assert SENTENCE.search(problem["detail"]), problem
    else:
        assert re.search(r"<h1[ >]", body)
        assert re.search(r"<p>[^<]+[.。]", body)


# --- the addresses ---------------------------------------------------------------------------------------------------


def asked() -> Iterator[Any]:
    for route in GET:
        is_of_game = is_of_rows(route) and not re.search("own-cards|api/v1/decks", route)
        for game in (SLUG, STARS) if is_of_game else (SLUG,):
            yield pytest.param(route, game, id=f"{route} {game}")


@pytest.mark.parametrize(("route", "game"), list(asked()))
def test_texts_stay_texts_at_every_address(made: Made, alice: Client, route: str, game: str) -> None:
    if route == "readyz":
        return  # no worker runs
    rows = made.stars if game == STARS else made.jedi
    address = address_of(route, rows)
    answer = alice.get(address, {"with": rows.token, "q": TEXT} if "compare" in route else {})
    check(answer)
    if is_of_rows(route) and game == SLUG:  # the rows of these tests are those that the addresses mean
        assert (answer.status_code != 404) == (route not in LATER), route
    if answer.status_code == 400:
        check(alice.get(address, {"game": SLUG, "q": TEXT}))
    if game == SLUG and answer.status_code == 200 and answer["Content-Type"].startswith("text/html"):
        before = state()
        for query in broken_queries(names_on(body_of(answer), address)):
            check_broken(alice.get(f"{address}?{query}"))
        assert state() == before


@pytest.mark.parametrize("route", [route for route in GET if parameters_of(route)])
def test_broken_paths_are_refused_by_a_sentence(made: Made, alice: Client, route: str) -> None:
    before = state()
    for name in parameters_of(route):
        for value in broken_parts(name, route):
            address = address_of(route, made.jedi, **{name: value})
            check_broken(alice.get(address))
            check_broken(alice.post(address))
    assert state() == before


def test_broken_queries_of_the_api_are_refused_by_a_sentence(made: Made, alice: Client) -> None:
    schema = SchemaGenerator().get_schema(request=None, public=True)
    asked = 0
    before = state()
    for path, methods in schema["paths"].items():
        found = [each["name"] for each in methods.get("get", {}).get("parameters", ()) if each["in"] == "query"]
        route = next((route for route in GET if pattern_of(route) == re.sub(r"{\w+}", "{}", path)), "")
        if found and route:
            asked += 1
            for query in broken_queries(found):
                check_broken(alice.get(f"{address_of(route, made.jedi)}?{query}"))
    assert asked > 20
    assert state() == before


def pattern_of(route: str) -> str:
    """The route as the schema writes it, without the names of its parameters."""
    return "/" + PART.sub("{}", route)


def exports() -> list[tuple[str, str]]:
    return [(game, kind.code) for game in (SLUG, STARS) for kind in kinds(GAMES[game])]


@pytest.mark.parametrize(("game", "kind"), exports())
def test_texts_stay_texts_in_every_file_of_a_deck(made: Made, alice: Client, game: str, kind: str) -> None:
    rows = made.stars if game == STARS else made.jedi
    answer = alice.get(f"/api/v1/decks/{rows.deck}.{kind}")
    assert answer.status_code == 200
    assert "attachment" in answer["Content-Disposition"]
    check(answer)


@pytest.mark.parametrize("kind", ["", "csv", "pdf"])
def test_the_names_of_players_stay_texts(made: Made, alice: Client, kind: str) -> None:
    player = f"@{TEXT[1:]}"  # signs of equality are no part of a name
    lists = f"=== {player}\n# {TEXT}\n2x {TEXT}\n\n=== {player}\nhttp://testserver/d/{made.stars.token}\n"
    answer = alice.post("/decks/check/", {"text": lists, "as": kind})
    assert answer.status_code == 200
    assert kind == "pdf" or "alert(1)" in body_of(answer)
    check(answer)


@pytest.mark.parametrize("kind", [kind.code for kind in kinds(GAMES[SLUG]) if "xml" in kind.media_type or kind.code == "o8d"])
def test_a_name_cannot_end_a_part_of_xml(made: Made, db: None, kind: str) -> None:
    guest = Client()
    deck = jedi_deck(guest, name="]]></notes><card/> &amp; --> ?>")
    root = ElementTree.fromstring(guest.get(f"/api/v1/decks/{deck.pk}.{kind}").content)
    assert deck.name in "".join(root.itertext())


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u202a"])
def test_a_name_cannot_reverse_the_text_around_it(alice: Client, mark: str) -> None:
    deck = jedi_deck(alice, name=f"Je{mark}di")
    assert deck.name == "Jedi"
