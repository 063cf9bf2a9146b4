"""Search, filters and orders over the real catalogue; the expected results were counted in the source's files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.http import QueryDict

from cards import selectors
from cards.errors import BadInput, NotFound
from cards.models import RANKED_LANGUAGES, Card, Game
from cards.search import find, orders
from cards.search.names import card_names
from games.registry import GAMES
from games.texts import LANGUAGES, in_language
from games.texts.collation import name_key

CASES = Path(__file__).parents[2] / "cases" / "star-wars-lcg" / "catalogue"
SEARCHES = json.loads((CASES / "searches.json").read_text())


@pytest.mark.parametrize("case", SEARCHES, ids=lambda case: json.dumps(case["ask"], ensure_ascii=False))
def test_a_search_finds_the_cards_of_the_case(game: Game, case: dict[str, Any]) -> None:
    asked = dict(case["ask"])
    found = find.card_search(game=game, q=asked.pop("q", ""), filters=asked, order="set")
    codes = [card.code for card in found]
    assert codes == case.get("codes", codes)
    assert found.count() == len(codes) == case.get("count", len(case.get("codes", ())))


def test_a_query_dict_and_a_dict_are_equal_filters(game: Game) -> None:
    plain = find.card_search(game=game, filters={"type": ["unit", "fate"], "faction": "sith"})
    address = find.card_search(game=game, filters=QueryDict("type=unit&type=fate&faction=sith&page=2&order=cost"))
    assert list(plain) == list(address)


def test_an_unknown_parameter_gets_a_warning_with_a_suggestion(game: Game) -> None:
    (warning,) = find.card_find(game=game, filters={"trait": "Pilot"}).query.warnings
    assert (warning.code, warning.term, warning.suggestion) == ("unknown_filter", "trait", "traits")


@pytest.mark.parametrize(
    ("filters", "sentence"),
    [
        ({"type": "unitt"}, "type: There is no “unitt” here. Did you mean “unit”?"),
        ({"faction": "hutts"}, "faction: There is no “hutts” here. Use one of: jedi, rebel-alliance,"),
        ({"traits": "Pilott"}, "traits: No card of this game has “Pilott”. Did you mean “Pilot”?"),
        ({"cost": "banana"}, "cost: Enter a whole number."),
        ({"cost_min": "-1"}, "cost_min: Ensure this value is greater than or equal to 0."),
        ({"cost": "9" * 30}, "cost: Ensure this value is less than or equal to 1000000."),
        ({"unique": "yes"}, "unique: Use “true” or “false”, not “yes”."),
        ({"objective_set": "290"}, "objective_set: There is no “290” here."),
        ({"number": "' OR 1=1 --"}, "number: There is no “' OR 1=1 --” here."),
    ],
)
def test_an_invalid_value_is_an_error_with_a_sentence(game: Game, filters: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        list(find.card_search(game=game, filters=filters))
    assert caught.value.detail.startswith(sentence)
    assert [error["field"] for error in caught.value.errors] == list(filters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_of_a_list_is_found_by_its_name_in_every_language(game: Game, language: str) -> None:
    field = next(field for field in GAMES[game.slug].cards.fields if field.name == "traits")
    by_name: dict[str, set[str]] = {}  # a name may stand for several values
    for card in Card.objects.filter(game=game, is_extra=False):
        for trait in card.facts.get("traits") or ():
            by_name.setdefault(in_language(field.names.get(trait, {"en": trait}), language), set()).add(card.code)
    assert len(by_name) > 50
    for name in sorted(by_name)[::9]:
        assert set(find.card_find(game=game, q=f'trait:"{name}"').codes) >= by_name[name]
        assert set(find.card_find(game=game, q=f'k:"{name}"', filters={"traits": name}).codes) == by_name[name]


def test_all_invalid_values_are_named_at_once(game: Game) -> None:
    with pytest.raises(BadInput) as caught:
        list(find.card_search(game=game, filters={"cost": "x", "type": "y"}))
    assert {error["field"] for error in caught.value.errors} == {"cost", "type"}


@pytest.mark.parametrize("order", orders.CARD_ORDERS)
def test_orders_are_total_and_reversible(game: Game, order: str) -> None:
    forwards, backwards = (list(find.card_search(game=game, order=sign + order).values_list("code", flat=True)) for sign in ("", "-"))
    assert len(set(forwards)) == 1405
    assert forwards != backwards


def test_cards_without_a_cost_come_last_in_both_directions(game: Game) -> None:
    for order in ("cost", "-cost"):
        costs = list(find.card_search(game=game, order=order).values_list("cost", flat=True))
        printed = [cost for cost in costs if cost is not None]
        assert printed == sorted(printed, reverse=order.startswith("-"))
        assert costs[len(printed) :] == [None] * (len(costs) - len(printed))


def test_a_language_without_a_column_of_ranks_is_ordered_as_english(game: Game) -> None:
    assert set(RANKED_LANGUAGES) == set(LANGUAGES)
    assert find.card_find(game=game, order="name", language="de").codes == find.card_find(game=game, order="name", language="en").codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ["name", "-name"])
def test_names_are_ordered_in_the_language(game: Game, language: str, order: str) -> None:
    names = {card.code: card.names for card in Card.objects.filter(game=game)}
    keys = [name_key(names[code], language) for code in find.card_find(game=game, order=order, language=language).codes]
    assert keys == sorted(keys, reverse=order.startswith("-"))
    assert len(set(keys)) > 900


def test_each_language_has_its_own_order(game: Game) -> None:
    """In Japanese, a name without translation comes first; 英雄の旅路 is read えいゆうのたびじ and so stands before オビ＝ワン."""
    codes = {language: find.card_find(game=game, order="name", language=language).codes for language in LANGUAGES}
    assert codes["ja"] != codes["en"] != codes["zh-hant"]
    in_japanese = [codes["ja"].index(code) for code in ("002-2", "001-1", "003-2", "001-2")]
    assert in_japanese == sorted(in_japanese)
    assert (
        find.card_find(game=game, q="t:unit", order="name", language="ja").codes
        != find.card_find(game=game, q="t:unit", order="name").codes
    )


@pytest.mark.parametrize("order", ["evil", "--name", "name,cost", "search_key", "faction__code", "?"])
def test_an_unknown_order_is_an_error(game: Game, order: str) -> None:
    with pytest.raises(BadInput, match="Unknown order"):
        find.card_search(game=game, order=order)


# --- one card, many cards, sets --------------------------------------------------------------------------------------


def test_a_card_is_found_by_the_code_of_any_printing(game: Game) -> None:
    """The same card is at places 5 and 6 of set 124."""
    assert selectors.card_get(game=game, code="124-6").code == "124-5"
    assert [printing.code for printing in selectors.card_get(game=game, code="124-5").printings.all()] == ["124-5", "124-6"]
    assert selectors.card_get(game=game, code="jedi").type == "affiliation"
    with pytest.raises(NotFound, match="no card '290-1'"):
        selectors.card_get(game=game, code="290-1")


def test_cards_by_code_keep_the_requested_order(game: Game) -> None:
    found = selectors.cards_by_code(game=game, codes=["124-6", "no", "001-2", "124-6", "124-5"])
    assert {code: card.code for code, card in found.items()} == {"124-6": "124-5", "001-2": "001-2", "124-5": "124-5"}
    with pytest.raises(BadInput, match="at most 500"):
        selectors.cards_by_code(game=game, codes=[str(number) for number in range(501)])


def test_names_that_start_with_the_text_come_first(game: Game) -> None:
    names = [found["name"] for found in card_names(game=game, q="vader")]
    assert names[0].startswith("Vader")
    assert "Darth Vader" in names
    assert card_names(game=game, q="") == []
    assert len(card_names(game=game, q="a")) == 20
    assert len(card_names(game=game, q="a", limit=3)) == 3


def test_objective_sets_are_found_by_number_name_and_card(game: Game) -> None:
    def codes(**arguments: Any) -> list[str]:
        return [found.code for found in find.objective_set_search(game=game, **arguments)]

    assert len(codes()) == 289
    assert codes(q="124") == ["124"]
    assert codes(q="in you must go") == ["2"]
    assert codes(q="yoda", filters={"product": "core-set"}) == ["2"]
    assert len(codes(filters={"side": "dark", "faction": "neutral"})) == 9
    with pytest.raises(BadInput, match="side: There is no “grey” here"):
        codes(filters={"side": "grey"})


def test_an_objective_set_has_its_cards_and_totals(game: Game, django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(2):  # the set; its printings with their cards
        found = selectors.objective_set_get(game=game, code="1")
        places = [(printing.position, printing.card.code, printing.card.faction.code) for printing in found.printings.all()]
    assert places[1] == (2, "001-2", "jedi")
    assert [position for position, _, _ in places] == [1, 2, 3, 4, 5, 6]
    with django_assert_num_queries(0):
        totals = selectors.set_totals(found, selectors.rules_of(game))
    # from the six rows of set 1 in the source: costs 4+1+1+2+1, icons 3+1+1+2+0, resources 2+0+0+1
    assert (totals["cost"], totals["force_icons"], totals["resources"]) == (9, 7, 3)
    assert "edge_priority" not in totals
    with pytest.raises(NotFound, match="no objective set '290'"):
        selectors.objective_set_get(game=game, code="290")


def test_games_factions_and_products_are_listed_with_their_counts(game: Game) -> None:
    assert [(found.slug, found.card_count) for found in selectors.game_list()] == [("star-wars-lcg", 1405)]
    assert [faction.code for faction in selectors.faction_list(game=game)][:3] == ["jedi", "rebel-alliance", "smugglers-and-spies"]
    core = selectors.product_list(game=game)[0]
    assert (core.code, core.objective_set_count, core.card_count) == ("core-set", 36, 222)
    with pytest.raises(NotFound, match=r"There is no game 'chess'\. Use one of: star-wars-lcg"):
        selectors.game_get(slug="chess")
