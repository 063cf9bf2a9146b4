"""The codes that a card query finds are written as one parameter of the database, once for each version of the data."""

from __future__ import annotations

import json

import pytest

from decks.search import deck_search, weights
from decks.search.weights import Codes, Weights, one_list


def test_the_codes_and_places_of_weights_are_listed_once_each() -> None:
    found = Weights({(("main", "side"), 1): Codes(["1", 'a "b"']), (("sets",), 2): Codes(["1"])})
    assert json.loads(found.codes) == ["1", 'a "b"']
    assert json.loads(found.places) == ["main 1", 'main a "b"', "sets 1", "side 1", 'side a "b"']
    assert found.number_of_codes == 3


@pytest.mark.parametrize("lists", [[], [[]], [["a"]], [["a", "b"], []], [[], ["a"], ["é,]", "["]]])
def test_lists_are_joined_without_being_read(lists: list[list[str]]) -> None:
    assert json.loads(one_list(map(weights.code_list, lists))) == [code for codes in lists for code in codes]


@pytest.mark.django_db
@pytest.mark.usefixtures("catalogue")
@pytest.mark.parametrize("q", ["[[t:unit]]", "[[t:unit]]>=6", "-[[t:unit]]", "faction:jedi"])
def test_a_repeated_query_writes_no_codes(q: str, monkeypatch: pytest.MonkeyPatch) -> None:
    list(deck_search(q=q).decks)
    written: list[int] = []
    monkeypatch.setattr(weights, "code_list", lambda codes: written.append(len(codes)) or json.dumps(codes))
    list(deck_search(q=q).decks)
    assert written == []
