"""The catalogue pages: their content, their number of database queries, and the site's content security policy."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from django.contrib.staticfiles import finders
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.api import limits
from frontend.cards.facts import line_texts
from frontend.cards.views.results import ALL_FILTERS
from frontend.site.theme import Look
from games.registry import GAMES
from tests.frontend.markup import Elements
from tests.frontend.pages import CARDS, HOME, SETS, get_html
from tests.helpers.jedi_decks import jedi_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]

# address -> database queries for a visitor without a session, once the process has built its catalogue
PAGES = {
    "/": 1,  # games with their counts
    "/about/": 0,
    "/help/api/": 0,
    "/help/": 1,  # games; its examples were checked before
    HOME: 6,  # game, its products, factions, types, sides and formats
    f"{HOME}products/": 2,
    f"{HOME}clauses/": 1,  # game
    f"{HOME}factions/": 3,  # game, counts, factions
    CARDS: 1,  # version of the game; order of its cards and rows shown before are cached
    f"{CARDS}?q=skywalker": 2,  # version of the game; cards found
    f"{CARDS}?view=table&order=-cost": 1,
    f"{CARDS}?view=faces&faction=jedi&faction=sith&type=unit": 2,
    f"{CARDS}?view=text&q=skywalker": 2,
    f"{CARDS}?q=twist&unique=prints": 2,
    f"{CARDS}?q=xyzzy": 2,  # version of the game; cards found; names for suggestions are cached
    # game; whether decks with the card are rare, which and how many they are; one more reads the first if there are any
    f"{CARDS}001-2/": 3,  # the rest is cached: test_kept_cards.py
    f"{CARDS}jedi/": 3,  # in no set
    SETS: 3,  # game, count, codes
    f"{SETS}?q=vader": 3,
    f"{SETS}18/": 5,  # game, set, its printings, neighbours
}


@pytest.fixture(scope="module")
def first_answers() -> dict[str, Any]:
    """The first answer of each address to a new visitor, for the tests that only read it."""
    return {}


@pytest.fixture
def first_answer(client: Client, first_answers: dict[str, Any]) -> Callable[[str], Any]:
    return lambda address: first_answers.get(address) or first_answers.setdefault(address, client.get(address))


@pytest.mark.parametrize(("address", "queries"), PAGES.items(), ids=PAGES)
def test_each_page_takes_a_fixed_number_of_queries(client: Client, address: str, queries: int, django_assert_num_queries: Any) -> None:
    get_html(client, address)  # fills the caches of the process
    with django_assert_num_queries(queries):
        get_html(client, address)


def test_the_search_form_of_the_next_visitor_is_empty(client: Client) -> None:
    before = get_html(client, CARDS)
    asked = f"{CARDS}?side=dark&faction=sith&traits=Trooper&cost_min=3&resources=1&product=core-set"
    filled = Elements(get_html(client, asked)).found
    assert sum("checked" in attributes for _, attributes in filled) == 2
    assert [attributes["value"] for _, attributes in filled if attributes.get("name") in ("traits", "cost_min")] == ["3", "Trooper"]
    assert sum("chip" in (attributes.get("class") or "").split() for _, attributes in filled) == 6
    again = get_html(client, CARDS)
    assert again[again.index("<main") :] == before[before.index("<main") :]


@pytest.mark.parametrize("address", [*PAGES, "/nowhere/", f"{CARDS}nonsense/"])
def test_pages_have_no_inline_scripts_or_styles_and_the_policy_forbids_them(first_answer: Callable[[str], Any], address: str) -> None:
    response = first_answer(address)
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for tag, attributes in Elements(response.content.decode()).found:
        assert "style" not in attributes, (tag, attributes)
        assert tag != "style"
        assert not [name for name in attributes if name.startswith(("on", "hx-on"))], (tag, attributes)
        assert tag != "script" or attributes.get("src"), "an inline script"


@pytest.mark.parametrize("address", PAGES)
def test_a_page_weighs_at_most_60_kb(first_answer: Callable[[str], Any], address: str) -> None:
    answer = first_answer(address)
    assert answer.status_code == 200
    html = answer.content.decode()
    weight = len(gzip.compress(html.encode()))
    for path in Elements(html).assets:
        found = finders.find(path.removeprefix("/static/"))
        assert isinstance(found, str), path
        with open(found, "rb") as file:
            weight += len(gzip.compress(file.read()))
    assert weight < 60_000


@pytest.mark.parametrize("address", PAGES)
def test_ids_are_unique_and_every_label_has_its_control(first_answer: Callable[[str], Any], address: str) -> None:
    answer = first_answer(address)
    assert answer.status_code == 200
    elements = Elements(answer.content.decode()).found
    ids = [attributes["id"] for _, attributes in elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    for name in ("for", "aria-labelledby", "list"):
        assert {attributes[name] for _, attributes in elements if name in attributes} <= set(ids)


def test_card_search_works_without_javascript(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=skywalker")
    assert html.count("data-walk-item") == 6
    assert re.search(r">6 cards<", html)
    form = next(attributes for tag, attributes in Elements(html).found if tag == "form" and attributes.get("id") == "search")
    assert form["action"] == CARDS
    assert "method" not in form


def test_an_active_filter_is_shown_and_can_be_removed(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=r&faction=jedi&traits=Droid&cost_min=3")
    chips = re.findall(r'<a class="chip" href="([^"]+)">', html)
    assert [chip.replace("&amp;", "&") for chip in chips] == [
        "?q=r&traits=Droid&cost_min=3",
        "?q=r&faction=jedi&traits=Droid",
        "?q=r&faction=jedi&cost_min=3",
    ]
    assert re.search(r">1 card<", html)


def test_an_empty_result_suggests_what_to_do(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=xyzzy&side=light")
    assert "Nothing found" in html
    assert "Search without filters" in html


def test_a_page_number_that_is_too_large_opens_the_last_page(client: Client) -> None:
    html = get_html(client, f"{CARDS}?page=2&view=table")
    assert 'href="?view=table&amp;page=3"' in html
    assert 'aria-current="page">24<' in get_html(client, f"{CARDS}?page=999999999")
    assert 'aria-current="page">1<' in get_html(client, f"{CARDS}?page=one")


@pytest.mark.parametrize("view", ["list", "table", "text", "faces"])
def test_every_view_links_the_cards_and_marks_unique_ones(client: Client, view: str) -> None:
    html = get_html(client, f"{CARDS}?q=skyhopper&view={view}")
    assert f'href="{CARDS}256-' in html
    assert html.count("(unique)") == 1


def test_the_table_sorts_in_both_directions(client: Client) -> None:
    html = get_html(client, f"{CARDS}?view=table&order=cost")
    assert 'class="num" aria-sort="ascending"><a href="?view=table&amp;order=-cost">' in html
    names = re.findall(r"data-walk-item>([^<]+)<", get_html(client, f"{CARDS}?view=table&order=-cost"))
    assert names[0] == "Death Star II"


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("cost_min=banana", '<p class="error" id="f-cost_min_error">Cost at least: Enter a whole number.</p>'),
        ("cost_max=-1", '<a href="#f-cost_max">Cost at most: Ensure this value is greater than or equal to 0.</a>'),
        ("cost=many", '<a href="#f-cost">Cost: Enter a whole number.</a>'),
        ("number=x", "Number: There is no “x” here."),
        ("faction=jedy", "Did you mean “jedi”?"),
        ("order=colour", '<a href="#order">Order: There is no “colour” here.</a>'),
        ("q=" + "a" * 1001, "at most 1,000"),
        ("traits=Driod", "Droid"),
        ("q=%27%22;%20--%20%25", "was understood"),
    ],
)
def test_an_input_error_is_a_sentence_beside_the_form(client: Client, query: str, says: str) -> None:
    html = get_html(client, f"{CARDS}?{query}", status=400)
    assert 'class="message bad"' in html
    assert says in html
    assert 'id="search"' in html


def test_an_unknown_filter_is_reported_and_kept(client: Client) -> None:
    html = get_html(client, f"{CARDS}?trait=Droid")
    assert "There is no filter" in html
    assert "<code>traits</code>" in html


@pytest.mark.parametrize("view", ["list", "table", "text"])
def test_lists_and_card_pages_show_how_completely_runs_play_a_card(client: Client, view: str) -> None:
    for code, name, level in (("001-3", "loyalist", "full"), ("137-2", "virago", "partial"), ("D01-49", "signal+jam", "none")):
        assert f'class="sim sim-{level}"' in get_html(client, f"{CARDS}{code}/")
        assert f'class="sim sim-{level}"' in get_html(client, f"{CARDS}?view={view}&q={name}")


def test_an_error_is_shown_once(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=cost:foo", status=400)
    assert html.count("is not a valid number for cost") == 1


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "ルーク", "' OR 1=1 --"])
def test_typed_markup_is_escaped(client: Client, text: str) -> None:
    html = get_html(client, f"{CARDS}?q={quote('a ' + text)}")
    assert "<script>alert" not in html
    assert "<img" not in html


def test_htmx_gets_only_the_results_and_an_address_without_empty_fields(client: Client) -> None:
    response = client.get(f"{CARDS}?q=luke&cost_min=&side=&page=&order=name", headers={"HX-Request": "true"})
    html = response.content.decode()
    assert "<html" not in html
    assert 'id="result-count"' in html
    assert response.headers["HX-Push-Url"] == f"{CARDS}?q=luke"
    assert "HX-Request" in response.headers["Vary"]


def test_further_filters_come_when_they_are_opened_or_used(client: Client) -> None:
    control = 'id="f-damage_capacity_min"'
    closed = get_html(client, f"{CARDS}?q=luke")
    assert control not in closed
    assert f'href="?q=luke&amp;{ALL_FILTERS}=1"' in closed
    for query in (f"q=luke&{ALL_FILTERS}=1", "damage_capacity_min=3"):
        html = get_html(client, f"{CARDS}?{query}")
        assert control in html
        assert "There is no filter" not in html
    assert control in get_html(client, f"{CARDS}?damage_capacity_min=many", status=400)
    assert control in get_html(client, f"{HOME}filters/", **{"HX-Request": "true"})
    assert client.get(f"{HOME}filters/").headers["Location"] == f"{CARDS}?{ALL_FILTERS}=1"


def test_refining_a_search_replaces_the_address_in_the_history(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-Trigger-Name": "q", "HX-Current-URL": f"http://testserver{CARDS}?q=lu"}
    response = client.get(f"{CARDS}?q=luke", headers=headers)
    assert response.headers["HX-Replace-Url"] == f"{CARDS}?q=luke"
    assert "HX-Push-Url" not in response.headers


def test_going_back_loads_the_whole_page(client: Client) -> None:
    html = get_html(client, f"{CARDS}?q=luke", **{"HX-Request": "true", "HX-History-Restore-Request": "true"})
    assert "<html" in html


def test_a_card_shows_its_facts_printings_set_and_neighbours(client: Client) -> None:
    html = get_html(client, f"{CARDS}001-2/")
    assert "<h1><span>Luke Skywalker</span>" in html
    for fact in ("Damage capacity", "Targeted Strike", "Force User", "Reaction"):
        assert fact in html
    assert 'aria-label="Unit damage"' not in html  # the icon stands beside its label, so it has no text of its own
    assert html.count('class="face ') == 7
    assert f'rel="prev" href="{CARDS}001-1/"' in html
    assert f'rel="next" href="{CARDS}001-3/"' in html
    assert "not shown here" in html


def test_a_reprint_has_a_page_under_either_code(client: Client) -> None:
    first, again = get_html(client, f"{CARDS}018-6/"), get_html(client, f"{CARDS}004-6/")
    assert "Twist of Fate" in first
    assert "Target of Opportunity" in again
    assert "4/6" in get_html(client, f"{CARDS}018-4/")


def test_a_printed_x_is_shown_as_printed(client: Client) -> None:
    assert re.search(r"<dt>.*Resources</dt><dd>X</dd>", get_html(client, f"{CARDS}127-5/"))


def test_an_alternative_affiliation_shows_its_requirement(client: Client) -> None:
    assert "exactly 12 objective sets: 6 Scum and Villainy, and 6 Imperial Navy or neutral" in get_html(
        client, f"{CARDS}imperial-contractors/"
    )


def test_the_page_of_an_unknown_card_offers_the_search(client: Client) -> None:
    html = get_html(client, f"{CARDS}darth-vadr/", status=404)
    assert 'name="q" value="darth-vadr"' in html


def test_a_set_page_shows_six_cards_totals_and_limit(client: Client) -> None:
    html = get_html(client, f"{SETS}18/")
    assert html.count('class="face ') == 6
    assert "Limit 1 per objective deck" in html
    assert "<dt>Force icons</dt><dd>6</dd>" in html
    assert 'name="add"' not in html
    assert 'href="/decks/#start"' in html


def test_sets_are_found_by_number_name_and_card(client: Client) -> None:
    assert 'href="/games/star-wars-lcg/sets/109/"' in get_html(client, f"{SETS}?q=109")
    assert "A Hero&#x27;s Journey" in get_html(client, f"{SETS}?q=heros+journey")
    assert "A Hero&#x27;s Journey" in get_html(client, f"{SETS}?q=twilek+loyalist")


def test_an_unknown_set_has_an_error_page(client: Client) -> None:
    assert "There is no objective set" in get_html(client, f"{SETS}290/", status=404)


def test_the_game_page_shows_the_numbers_of_cards_sets_and_products(client: Client) -> None:
    html = get_html(client, HOME)
    assert "<dd>1,405</dd>" in html
    assert "<dd>289</dd>" in html
    assert html.count("?product=") == 42


@pytest.mark.parametrize("language", ["ja", "zh-hant"])
def test_terms_of_the_game_are_translated(client: Client, language: str) -> None:
    client.cookies["django_language"] = language
    words = {"ja": ("ユニット", "ライトサイド", "ダメージ許容量"), "zh-hant": ("單位", "光明面", "傷害容量")}[language]
    html = get_html(client, f"{CARDS}001-2/")
    for word in words:
        assert word in html


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("cost_min=banana", '<a href="#f-cost_min">コストの下限：整数を入力してください。</a>'),
        ("trait=Droid", "「trait」という絞り込みはありません"),
        ("q=luke+foo:bar", "このゲームに「foo」という項目はないので"),
        ("q=type:unit+cost<=3", "種類がユニットである、かつコストが3以下であるカード"),
        ("q=%25%25", "「%%」"),
    ],
)
def test_input_errors_are_translated(client: Client, query: str, says: str) -> None:
    client.cookies["django_language"] = "ja"
    assert says in client.get(f"{CARDS}?{query}").content.decode()


def test_the_page_of_an_unknown_card_is_translated(client: Client) -> None:
    client.cookies["django_language"] = "zh-hant"
    assert "此遊戲中沒有卡牌「luke」" in get_html(client, f"{CARDS}luke/", status=404)


def test_a_set_can_be_added_to_the_visitors_decks_of_its_side(client: Client) -> None:
    deck = jedi_deck(client, name="Our deck")
    html = get_html(client, f"{SETS}18/")
    assert "Our deck" in html
    assert "Our deck" not in get_html(client, f"{SETS}19/")  # a deck of the other side
    address = re.search(r'action="([^"]+/add/)"', html)
    added = re.search(r'name="add" value="([^"]+)"', html)
    assert address
    assert added
    assert client.post(address[1], {"deck": deck.pk, "add": added[1]}).status_code == 302
    assert deck.slots.get(zone="objective_sets", code="18").quantity == 1
    with CaptureQueriesContext(connection) as queries:
        get_html(client, f"{SETS}18/")
    assert len(queries) == 7  # two more than without a session: session and decks


def test_a_game_without_look_json_has_pages(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Look("another-game")
    for module in ("templatetags.games", "cards.views.search", "cards.views.game", "cards.views.card", "cards.search_lists", "cards.rows"):
        monkeypatch.setattr(f"frontend.{module}.look_of", lambda slug: plain)
    for view in ("list", "table", "faces"):
        assert "Luke Skywalker" in get_html(client, f"{CARDS}?q=skywalker&view={view}")
    html = get_html(client, f"{CARDS}imperial-contractors/")
    assert "own_count: 6" in html


@pytest.mark.parametrize("address", [CARDS, SETS, "editor"])
def test_searches_on_pages_count_toward_the_rate_limit_of_the_api(client: Client, settings: Any, monkeypatch: Any, address: str) -> None:
    address = f"/decks/{jedi_deck(client).pk}/edit/" if address == "editor" else address
    settings.RATE_LIMITS = True
    monkeypatch.setitem(limits.BUCKETS, "search", limits.Bucket("searches", (limits.Rule(2 * limits.SEARCH_COST, 60),)))
    who = {"REMOTE_ADDR": "192.0.2.1"}
    assert client.get("/api/v1/cards/?game=star-wars-lcg&q=vader", **who).status_code == 200
    assert client.get(f"{address}?q=vader", **who).status_code == 200
    refused = client.get(f"{address}?q=vader", **who)
    assert (refused.status_code, int(refused["Retry-After"]) > 0) == (429, True)
    assert "Too many searches: at most 2 in 1 minute." in refused.content.decode()
    assert client.get("/help/", **who).status_code == 200


@pytest.mark.parametrize("path", ["cards/?q=luke+t:unit&view=faces", "cards/?q=luke+t:unit"])
def test_cards_of_one_name_are_told_apart_by_their_sets(client: Client, path: str) -> None:
    html = get_html(client, f"{HOME}{path}")
    names = re.findall(r">Luke Skywalker</a>", html)
    sets = set(re.findall(r"#\d+", html.split('id="results"')[1]))
    assert len(sets) >= len(names) - 1 > 1, "all have a set but the one of a challenge deck"


def test_the_page_of_a_card_without_declaration_names_no_site_that_lacks_it(client: Client) -> None:
    card = client.get("/api/v1/cards/?game=star-wars-lcg&q=has:text+sim:none+-t:affiliation&page_size=1").json()["results"][0]
    assert card["facts"]["is_challenge"]
    html = get_html(client, f"{CARDS}{card['code']}/")
    assert "The full text of this card is not shown here" in html
    assert "swlcgdb" not in html


@pytest.mark.parametrize(("language", "line"), [("en", ["Dark Jedi Master", "Imperial"]), ("ja", 2), ("zh-hant", 2)])
def test_a_line_of_facts_names_each_value_once(language: str, line: list[str] | int) -> None:
    facts = {"subtypes": ["dark-jedi-master", "imperial"], "extra_words": ["Dark Jedi Master"]}
    texts = line_texts(facts, ["subtypes", "extra_words"], game=GAMES["star-wars-ccg"], language=language)
    assert (texts if isinstance(line, list) else len(texts)) == line
    assert line_texts(facts, ["extra_words"], game=GAMES["star-wars-ccg"], language=language) == ["Dark Jedi Master"]
