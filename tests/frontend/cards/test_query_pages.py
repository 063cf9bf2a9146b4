"""The query language on pages: a query explained in words, corrected by a click, or written by a form."""

from __future__ import annotations

import shlex
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from django.test import Client

from cards.models import Game
from cards.search import find
from tests.frontend.markup import Elements
from tests.frontend.pages import CARDS, HOME, SETS, get_html

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]
FORM = f"{HOME}search/"


def test_a_query_is_explained_and_can_be_edited_in_the_form(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=luke+c%3C%3D4")
    assert "cards whose name contains “luke” and with cost at most 4" in html
    assert f'href="{FORM}?q=luke%20c%3C%3D4"' in html
    assert 'href="/help/#language"' in html
    assert "explained" not in get_html(client, CARDS)


def test_a_suggestion_is_a_link_to_the_corrected_search(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=luke+tipe:unit+-t:event&view=table")
    assert '<a href="?q=luke+type%3Aunit+-t%3Aevent&amp;view=table"><code>type:unit</code></a>' in html


def test_a_query_without_valid_terms_shows_the_errors_and_suggestions(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=t:unitt", status=400)
    assert '<a href="?q=type%3Aunit"><code>type:unit</code></a>' in html


def test_display_terms_choose_order_and_view(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=yoda+order:cost+dir:desc&view=table")
    assert 'aria-sort="descending"' in html
    assert get_html(client, f"{CARDS}?q=yoda+view:text") != get_html(client, f"{CARDS}?q=yoda+view:grid")
    assert get_html(client, f"{CARDS}?q=yoda+view:grid") != get_html(client, f"{CARDS}?q=yoda+view:grid&view=table")


@pytest.mark.parametrize("view", ["faces", "grid", "maps"])
def test_an_unknown_view_is_warned_of(client: Client, view: str) -> None:
    html = get_html(client, f"{CARDS}?q=yoda&view={view}")
    assert ("“maps” is not a known value of view" in html) == (view == "maps")


def test_sets_are_found_by_their_cards(client: Client) -> None:
    html = get_html(client, f"{SETS}?q=yoda+t:unit")
    assert "objective sets with cards whose name contains “yoda”" in html


def test_the_form_writes_a_query_that_fills_the_form_again(client: Client) -> None:
    cost, trait = {"v.cost": "4", "op.cost": "<="}, {"v.trait": "Force User", "op.trait": "-"}
    answer = client.get(FORM, {"build": "1", "words": "luke", "v.type": "unit|fate", "op.side": "!=", **cost, **trait})
    (query,) = parse_qs(urlsplit(answer.headers["Location"]).query)["q"]
    assert answer.status_code == 302
    assert sorted(shlex.split(query)) == sorted(["luke", "type:unit|fate", "cost<=4", "-trait:Force User"])
    html = get_html(client, f"{FORM}?q={query}")
    assert 'name="words" value="luke"' in html
    assert 'name="v.cost" value="4"' in html
    assert '<option value="&lt;=" selected>' in html
    assert 'name="v.trait" value="Force User"' in html
    assert client.get(FORM, {"build": "1"}).headers["Location"] == f"{CARDS}?q="


@pytest.mark.parametrize(
    "query", ["", "q=%28%28%28%22", "q=" + "a" * 1001, "q=luke+or+yoda", "build=1&v.cost=%22%29+or+%28&words=%28", "q=name:/a/"]
)
def test_the_form_accepts_any_query(client: Client, query: str) -> None:
    assert client.get(f"{FORM}?{query}").status_code in (200, 302, 400)


def form_values(html: str) -> dict[str, str]:
    """What the form sends if it is submitted unchanged."""
    sent, select = {}, ""
    for tag, attrs in Elements(html).found:
        if tag == "select":
            select = attrs.get("name") or ""
        elif tag == "option" and "selected" in attrs and select:
            sent[select] = attrs.get("value") or ""
        elif tag == "input" and attrs.get("name"):
            sent[str(attrs["name"])] = attrs.get("value") or ""
    return sent | {"build": "1"}


@pytest.mark.parametrize(
    "query",
    [
        "cost>=2 cost<=4",
        "luke cost>=2 cost<=4 -cost:3 t:unit",
        "luke or yoda",
        "f:jedi (luke or t:event) cost<=3",
        "name:/^the/ t:unit -name:/s$/",
        '!"luke skywalker" order:cost dir:desc',
        "t:unit -(k:pilot cost>3) unique:prints",
        "-luke t:unit|event t!=unit",
    ],
)
def test_a_query_survives_the_form(client: Client, query: str) -> None:
    form = form_values(get_html(client, f"{FORM}?{urlencode({'q': query})}"))
    (written,) = parse_qs(urlsplit(client.get(FORM, form).headers["Location"]).query)["q"]
    game = Game.objects.get(pk="star-wars-lcg")
    before, after = (find.card_find(game=game, q=text) for text in (query, written))
    assert (after.codes, after.display, after.query.warnings) == (before.codes, before.display, [])


def test_a_term_without_a_field_in_the_form_keeps_its_parentheses(client: Client) -> None:
    answer = client.get(FORM, {"build": "1", "v.type": "unit", "rest": "luke or yoda"})
    assert parse_qs(urlsplit(answer.headers["Location"]).query)["q"] == ["type:unit (luke or yoda)"]
