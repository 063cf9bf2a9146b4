"""The query language in real catalogues: warnings, suggestions, display terms, fields and hostile input."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from django.conf import settings as site
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.data.pools import catalogue_of, pool_of
from cards.errors import BadInput, NotFound
from cards.models import Card, Game, Printing, Product
from cards.query import DISPLAYS, parse
from cards.query.values import sim_levels
from cards.search import find
from cards.search.fields import FEW_VALUES, MAX_VALUES, search_fields
from games.abilities.coverage import coverage_of
from games.registry import GAMES
from tests.cards.query.random_queries import TEXTS
from tests.games.helpers import sample_decks

pytestmark = pytest.mark.slow  # loads the cards of every game

LCG, CCG = "star-wars-lcg", "star-wars-ccg"


@pytest.fixture
def lcg(games: dict[str, Game]) -> Game:
    return games[LCG]


def codes(game: Game, q: str, **more: Any) -> list[str]:
    return list(find.card_find(game=game, q=q, **more).codes)


# --- warnings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "code", "term", "suggestion"),
    [
        ("luke tipe:unit", "unknown_field", "tipe:unit", "type:unit"),
        ("luke foo:bar", "unknown_field", "foo:bar", '"foo:bar"'),
        ("luke -t:unitt", "unknown_value", "t:unitt", "type:unit"),
        ("luke t:unit|evnt", "unknown_value", "evnt", "event"),
        ("luke k:'forc user'", "unknown_value", "k:'forc user'", 'trait:"Force User"'),
        ("luke cost:banana", "bad_number", "cost:banana", None),
        ("luke cost: 3", "no_value", "cost:", None),
        ("luke name:/a", "open_regex", "name:/a", "name:/a/"),
        ("luke has:cots", "unknown_value", "has:cots", "has:cost"),
        ("luke is:uniqe", "unknown_value", "is:uniqe", "is:unique"),
        ("luke order:cots", "unknown_value", "order:cots", "order:cost"),
        ("luke -order:cost", "not_everywhere", "order:cost", None),
        ("luke order:cost order:set", "said_twice", "order:cost", None),
        ("ｌｕｋｅ　ｆｏｏ：３", "unknown_field", "ｆｏｏ：３", '"ｆｏｏ：３"'),
    ],
)
def test_a_warning_has_a_position_and_a_suggestion(lcg: Game, typed: str, code: str, term: str, suggestion: str | None) -> None:
    (warning,) = parse(typed, game=lcg).warnings
    assert (warning.code, warning.term, typed[warning.start : warning.end], warning.suggestion) == (code, term, term, suggestion)


def test_a_query_with_the_suggestion_is_valid(lcg: Game) -> None:
    typed = "luke tipe:unit k:'forc user'"
    for warning in reversed(parse(typed, game=lcg).warnings):
        typed = typed[: warning.start] + (warning.suggestion or "") + typed[warning.end :]
    query = parse(typed, game=lcg)
    assert (query.warnings, query.normalized) == ([], 'luke type:unit trait:"Force User"')


@pytest.mark.parametrize(
    "typed", ["foo:bar", "cost:banana", "()", "!!!", "t:unitt -own:1", "artist:x", "order:colour", "legal:standard@2016-06-01"]
)
def test_a_query_without_valid_terms_is_an_error(lcg: Game, typed: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse(typed, game=lcg)
    assert caught.value.code == "nothing_to_find"
    assert caught.value.as_problem()["warnings"][0]["message"]
    assert parse(typed, game=lcg, lenient=True).tree is None


def test_short_keys_depend_on_the_game(games: dict[str, Game]) -> None:
    read = {slug: parse("f:2 d:2", game=game, lenient=True).normalized for slug, game in games.items()}
    assert (read[LCG], read[CCG]) == ("force_icons:2", "forfeit:2 deploy:2")
    assert parse("f:jedi", game=games[LCG]).normalized == "faction:jedi"


# --- display ---------------------------------------------------------------------------------------------------------


def test_display_terms_apply_to_the_query_and_parameters_override_them(lcg: Game) -> None:
    found = find.card_find(game=lcg, q="luke or yoda order:cost dir:desc view:grid")
    costs = list(found.cards.values_list("cost", flat=True))
    assert found.display == {"order": "cost", "dir": "desc", "view": "grid"}
    assert costs == sorted((cost for cost in costs if cost is not None), reverse=True) + [None] * costs.count(None)
    other = find.card_find(game=lcg, q="luke order:cost", order="name", filters={"view": "text"})
    assert (other.display["order"], other.display["view"]) == ("name", "text")


@pytest.mark.parametrize("order", ["number", "released", "relevance", "icons", "force_icons", "prints", "-damage_capacity"])
def test_results_can_be_ordered_by_every_number(lcg: Game, order: str) -> None:
    assert len(set(codes(lcg, "", order=order))) == 1405


def test_relevance_puts_exact_names_first(lcg: Game) -> None:
    names = list(find.card_find(game=lcg, q="yoda order:relevance").cards.values_list("name", flat=True))
    assert names[0] == "Yoda"
    assert [name.startswith("Yoda") for name in names] == sorted((name.startswith("Yoda") for name in names), reverse=True)


def test_results_can_be_printings(lcg: Game) -> None:
    assert codes(lcg, "!hate unique:prints") == ["124-5", "124-6"]
    assert len(codes(lcg, "unique:prints")) == 1806
    twice = find.card_find(game=lcg, q="t:fate unique:prints set:core")
    assert all(code.startswith("0") for code in twice.codes)
    assert twice.cards.count() == len(twice.codes)


@pytest.mark.parametrize(
    ("query", "filters", "of_sets"),
    [
        ("!hate unique:prints objset:124", {}, ["124-5", "124-6"]),
        ("t:fate unique:prints (objset:1 or objset:5)", {}, None),
        ("t:fate unique:prints objset:1..9", {}, None),
        ("t:fate unique:prints", {"objective_set": ["1", "5"]}, None),
    ],
)
def test_only_printings_that_meet_the_condition_are_listed(
    lcg: Game, query: str, filters: dict[str, list[str]], of_sets: list[str] | None
) -> None:
    found = find.card_find(game=lcg, q=query, filters=filters).codes
    if of_sets is not None:
        assert found == of_sets
    assert found
    numbers = {int(code.partition("-")[0]) for code in found}
    assert numbers <= ({124} if of_sets else set(range(1, 10)))


def test_an_alternative_without_a_printing_lists_every_printing(lcg: Game) -> None:
    every = codes(lcg, "t:fate unique:prints")
    assert codes(lcg, "unique:prints t:fate (set:core or cost>=0)") == codes(lcg, "unique:prints t:fate (cost>=0 or set:core)")
    assert set(codes(lcg, "unique:prints t:fate (set:core or t:fate)")) == set(every)


def test_a_query_can_be_limited_to_names_of_one_language(lcg: Game) -> None:
    assert codes(lcg, "ルーク") == codes(lcg, "lang:ja ルーク") != []
    assert codes(lcg, "lang:en ルーク") == []
    assert len(codes(lcg, "lang:ja luke")) == 0


def test_a_query_knows_the_languages_of_the_site(lcg: Game) -> None:
    assert DISPLAYS["lang"] == (*(code for code, _ in site.LANGUAGES), "any")
    for code in DISPLAYS["lang"]:
        assert parse(f"luke lang:{code}", game=lcg).display == {"lang": code}


@pytest.mark.parametrize(
    ("code", "english", "japanese"), [("de", "names in German", "名前の言語：ドイツ語"), ("xx", "names in xx", "名前の言語：xx")]
)
def test_a_new_language_is_found_and_named(lcg: Game, monkeypatch: pytest.MonkeyPatch, code: str, english: str, japanese: str) -> None:
    """A language that the query's own messages do not name, also one that Django does not know."""
    monkeypatch.setitem(DISPLAYS, "lang", ("en", code, "any"))
    query = parse(f"luke lang:{code}", game=lcg)
    assert (query.warnings, query.display) == ([], {"lang": code})
    assert query.explain("en").endswith(english)
    assert japanese in query.explain("ja")
    assert codes(lcg, f"luke lang:{code}") == []  # no card has a name in it
    assert codes(lcg, "luke lang:en") != []


def test_hidden_cards_are_found_on_request(games: dict[str, Game]) -> None:
    ccg = games[CCG]
    assert len(codes(ccg, "")) == 3674
    assert len(codes(ccg, "include:extras")) == Card.objects.filter(game=ccg).count()
    assert len(codes(ccg, "is:legacy")) == len(codes(ccg, "legacy include:extras is:legacy or is:legacy")) == 1203
    assert not [code for code in codes(ccg, "-is:legacy vader") if code.startswith("legacy")]


# --- equal queries ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("filters", "q"),
    [
        ({"type": ["unit", "fate"], "faction": "sith"}, "t:unit|fate f:sith"),
        ({"cost_min": "2", "cost_max": "3"}, "cost:2..3"),
        ({"traits": ["Force User", "Pilot"]}, 'k:"force user" k:pilot'),
        ({"product": "core-set", "unique": "true"}, "set:core-set is:unique"),
        ({"number": "92"}, "number:92"),
        ({"objective_set": "124"}, "objset:124"),
        ({"affiliation_only": "sith"}, "affiliation_only:sith"),
    ],
)
def test_filters_and_queries_find_the_same_cards(lcg: Game, filters: dict[str, Any], q: str) -> None:
    assert codes(lcg, "", filters=filters) == codes(lcg, q) != []


OF_EACH_KIND = ["cost:3", "trait>=2", "t:unit", "k:pilot", "is:unique", "name:/a/", "set:core", "pos:1", "with:yoda", "has:cost"]


@pytest.mark.parametrize("typed", OF_EACH_KIND)
def test_a_negated_term_finds_exactly_the_other_cards(lcg: Game, typed: str) -> None:
    assert sorted(codes(lcg, typed) + codes(lcg, f"-{typed}")) == sorted(codes(lcg, ""))


def test_imported_texts_are_searched(lcg: Game) -> None:
    card = Card.objects.get(game=lcg, code="001-2")
    Card.objects.filter(pk=card.pk).update(text="Luke Skywalker: draw 2 cards.", text_key="luke skywalker draw 2 cards")
    Game.objects.filter(pk=LCG).update(data_version="with a text")
    game = Game.objects.get(pk=LCG)
    for typed in (r"text:/draws? \d c/", 'x:"DRAW 2"', "text:~", 'o:"~ draw"', "has:text text:cards"):
        assert codes(game, typed) == ["001-2"], typed
    assert codes(game, "text:/draw three/") == codes(game, 'text:"cards draw"') == []


# --- any input -------------------------------------------------------------------------------------------------------

HOSTILE = ["'; DROP TABLE cards_card; --", '" OR 1=1 --', "%' OR '1'='1", "\\", "%", "_", "cost:1;--", "name:/(a+)+$/", "order:id"]
FIELDS = ["name", "t", "cost", "k", "is", "has", "released", "legal", "with", "pos", "order", "number", "limit", "text", "unknown", "-in"]
VALUES = ["3", "unit", "..", "2..", "x", '""', "/a/", "/[/", "1e99", "9" * 20, "-1", "½", "a|b", "cost", "/\\C/", *HOSTILE]
TERMS = st.builds(
    "{}{}{}".format,
    st.sampled_from(FIELDS),
    st.sampled_from([":", "=", "!=", "<", ">=", "<>"]),
    st.one_of(st.sampled_from(VALUES), TEXTS),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(typed=st.one_of(TEXTS, st.lists(st.one_of(TERMS, st.sampled_from(HOSTILE)), max_size=6).map(" ".join)))
def test_any_text_is_answered_and_its_normalized_form_means_the_same(lcg: Game, typed: str) -> None:
    typed = typed.replace("\0", "")  # control characters are refused before
    try:
        query = parse(typed, game=lcg, lenient=True)
    except BadInput:
        return
    assert all(0 <= warning.start < warning.end <= len(typed) for warning in query.warnings)
    assert all(warning.message(language) for warning in query.warnings for language in ("en", "ja", "zh-hant"))
    again = parse(query.normalized, game=lcg)
    assert (again.tree, again.display, again.warnings) == (query.tree, query.display, [])
    assert query.explain("ja")
    assert len(codes(lcg, query.normalized)) <= 1806


@pytest.mark.parametrize("typed", HOSTILE)
def test_hostile_text_is_searched_as_text(lcg: Game, typed: str) -> None:
    try:
        assert len(codes(lcg, typed)) < 1405
    except BadInput as error:
        assert error.code == "nothing_to_find"  # noqa: PT017
    assert Card.objects.filter(game=lcg).count() == 1405


def test_the_longest_query_is_answered(lcg: Game) -> None:
    assert codes(lcg, " ".join(f"-cost:{number}" for number in range(40)))
    assert codes(lcg, "|".join(["a" * 8] * 40)) == []


def test_no_text_of_a_query_is_in_the_sql(lcg: Game) -> None:
    query = parse('zebra cost:1234 name:/luke/ -"okapi"', game=lcg)
    sql, parameters = Card.objects.filter(query.q).query.sql_with_params()
    assert not [word for word in ("zebra", "1234", "okapi") if word in sql]
    assert "%zebra%" in parameters


# --- fields ----------------------------------------------------------------------------------------------------------


def test_every_field_has_a_description_and_its_keys(games: dict[str, Game]) -> None:
    for game in games.values():
        for field in search_fields(game=game):
            assert {"en", "ja", "zh-hant"} <= set(field.row.labels), field
            for key in field.keys:
                assert search_fields(game=game, field=key)[0].row is field.row
            assert len(field.choices) <= FEW_VALUES <= MAX_VALUES


def test_values_have_completions(lcg: Game) -> None:
    (field,) = search_fields(game=lcg, field="k", begins="force")
    assert [choice.code for choice in field.choices] == ["Force", "Force Sensitive", "Force Spirit", "Force User"]
    with pytest.raises(NotFound, match="Did you mean “trait”"):
        search_fields(game=lcg, field="trat")


def test_the_coverage_field_equals_that_of_the_card(lcg: Game) -> None:
    rules, pool = GAMES[LCG], pool_of(LCG)
    levels: dict[str, list[str]] = {"full": [], "partial": [], "none": []}
    cards = {card["code"]: card for card in catalogue_of(LCG).cards}
    for code in codes(lcg, ""):
        levels[coverage_of(rules, cards[code], pool).level].append(code)
    assert {level: codes(lcg, f"sim:{level}") for level in levels} == levels
    assert all(levels.values())


def test_in_a_game_that_is_not_played_only_cards_without_text_are_full() -> None:
    for game in GAMES.values():
        levels = sim_levels(replace(game, goldfish=None, match=None), sample_decks.catalogue(game.slug))
        assert set(levels.values()) <= {("none",), ("full", "no_text")}, game.slug
        assert ("none",) in levels.values(), game.slug


def test_cards_without_text_are_full(games: dict[str, Game]) -> None:
    for slug, game in games.items():
        textless = [card["code"] for card in catalogue_of(slug).cards if GAMES[slug].cards.is_textless(card["facts"])]
        assert set(codes(game, "sim:no_text")) <= set(textless), slug
        assert codes(game, "sim:no_text") == codes(game, "sim:no_text sim:full")
        assert len(codes(game, "sim:no_text or sim!=full")) + len(codes(game, "sim:full -sim:no_text")) == len(codes(game, ""))


def test_the_first_set_of_a_card_is_one_of_its_sets(games: dict[str, Game]) -> None:
    for slug, game in games.items():
        first = {product: codes(game, f"first:{product}") for product in Product.objects.filter(game=slug).values_list("code", flat=True)}
        assert sorted(code for found in first.values() for code in found) == sorted(codes(game, "")), slug
        for product, found in first.items():
            assert set(found) <= set(codes(game, f"set:{product}")), (slug, product)


def test_every_example_of_the_help_page_is_valid_and_finds_cards(games: dict[str, Game]) -> None:
    for slug, game in games.items():
        assert len(GAMES[slug].cards.search.examples) >= 7, slug
        for typed in GAMES[slug].cards.search.examples:
            found = find.card_find(game=game, q=typed)
            assert (found.query.warnings, list(found.codes) != []) == ([], True), (slug, typed)


# Every field, flag and order that all games share.  A game without data for it gives a warning, not an error for an unknown word.
SHARED = [
    "name:a", "text:a", "flavor:a", "type:a", "subtype:a", "trait:a", "faction:a", "side:a", "set:a", "cycle:a",
    "number:1", "released:2013", "cost:1", "limit:1", "artist:a", "format:a", "legal:a", "banned:a", "restricted:a",
    "limited:a", "keyword:a", "effect:a", "fx:a", "timing:a", "sim:full", "in:a", "first:a", "prints:1", "sets:1", "own>=2",
    "deck:a", "qty:1", "rarity:a", "n:a", "title:a", "_:a", "x:a", "ft:a", "lore:a", "t:a", "st:a", "e:a", "cn:1",
    "date:2013", "illustrator:a", "kw:a", "affiliation:a",
]  # fmt: skip


@pytest.mark.parametrize("typed", SHARED)
def test_a_field_of_the_language_is_known_in_every_game(games: dict[str, Game], typed: str) -> None:
    for game in games.values():
        assert "unknown_field" not in [warning.code for warning in parse(typed, game=game, lenient=True).warnings], game


def test_a_field_without_data_gets_one_warning(games: dict[str, Game]) -> None:
    (warning,) = parse("vader side:light|dark", game=games["empire-vs-rebellion"]).warnings
    assert (warning.code, warning.term, warning.suggestion) == ("no_data", "side:light|dark", None)


def test_a_list_of_printings_has_only_those_of_the_given_days_and_sets(games: dict[str, Game]) -> None:
    ccg = games[CCG]
    released = dict(Product.objects.filter(game=ccg).values_list("code", "facts"))
    late = {code for code, facts in released.items() if str(facts.get("released", "")) >= "2013"}
    shown = codes(ccg, "released>=2013 unique:prints")
    products = dict(Printing.objects.filter(game=ccg).values_list("code", "product__code"))
    assert {products[code] for code in shown} <= late
    assert len(shown) == Printing.objects.filter(game=ccg, product__code__in=late, card__is_extra=False).count() > 0


HIDDEN_FOREVER = {"200_100", "200_100-200d", "200_100-death-star-ii", "200_100-death-star-ii-200d"}


@pytest.mark.parametrize(
    ("slug", "query", "shown"),
    [
        (CCG, "rarity:c come here you big coward (v)", {"225_3-special-edition", "225_3-special-edition-200d"}),
        (CCG, '!"you cannot hide forever (v)" rarity=U', {"200_100-death-star-ii", "200_100-death-star-ii-200d"}),
        (
            CCG,
            '!"you cannot hide forever (v)" rarity>=C',
            {"200_100", "200_100-200d", "200_100-death-star-ii", "200_100-death-star-ii-200d"},
        ),
        (
            CCG,
            '!"you cannot hide forever (v)" rarity!=C',
            {"200_100", "200_100-200d", "200_100-death-star-ii", "200_100-death-star-ii-200d"},
        ),
    ],
)
def test_a_list_of_printings_compares_the_facts_of_each_printing(games: dict[str, Game], slug: str, query: str, shown: set[str]) -> None:
    assert set(codes(games[slug], f"{query} unique:prints")) == shown


@pytest.mark.parametrize("query", ["qty>=3", "qty:2", "qty:2..3"])
def test_a_list_of_printings_has_only_those_with_the_number_of_copies(games: dict[str, Game], query: str) -> None:
    game = games["star-realms"]
    copies = dict(Printing.objects.filter(game=game, card__is_extra=False).values_list("code", "facts__quantity"))
    wanted = {"qty>=3": lambda n: n >= 3, "qty:2": lambda n: n == 2, "qty:2..3": lambda n: 2 <= n <= 3}[query]
    assert set(codes(game, f"{query} unique:prints")) == {code for code, n in copies.items() if n is not None and wanted(n)}
    assert len(codes(game, f"{query} unique:prints")) < len(codes(game, f"in:core-set or {query} unique:prints"))


def test_a_list_of_printings_compares_the_number_of_each_printing(games: dict[str, Game]) -> None:
    """Card 12 of a set is number 1 of another."""
    ccg = games[CCG]
    numbers = dict(Printing.objects.filter(game=ccg).values_list("code", "number"))
    shown = codes(ccg, "number:1 unique:prints include:extras")
    assert "105_1" in shown
    assert set(shown) == {code for code, number in numbers.items() if number == "1"}


def test_a_list_of_printings_by_number_costs_no_further_query(lcg: Game, django_assert_num_queries: Any) -> None:
    expected = {printing.code for printing in Printing.objects.filter(game=lcg) if printing.number.isdigit() and int(printing.number) < 20}
    assert set(codes(lcg, "number<20 unique:prints include:extras")) == expected
    found = find.card_find(game=lcg, q="number<30 unique:prints")
    with django_assert_num_queries(1):
        assert found.codes
