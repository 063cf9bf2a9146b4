"""From records to typed facts."""

from __future__ import annotations

from games.contracts.catalogue import Catalogue
from games.star_wars_lcg.catalogue.card_facts import Enhances, HostFilter, Keyword
from games.star_wars_lcg.catalogue.pool import build_pool


def words(name):
    return {"en": name}


def card(code, type_, **facts):
    return {
        "code": code,
        "name": code,
        "names": words(code),
        "type": type_,
        "side": "light",
        "faction": "jedi",
        "unique": False,
        "facts": facts,
    }


def catalogue():
    cards = (
        card("001-1", "objective", resources=None, resources_text="X", damage_capacity=5),
        card("001-2", "unit", cost=4, keywords=[{"name": "edge", "value": 1}], traits=["Character"]),
        card("001-3", "enhancement", cost=1, enhances={"what": "unit", "whose": "friendly", "any_of": [{"traits": ["Character"]}]}),
        card("jedi", "affiliation", resources=1, reserve=6, requirement=None),
    )
    places = ["001-1", "001-2", "001-3", "001-3", "001-3", "001-3"]
    printings = tuple(
        {"code": f"001-{place}", "card": code, "product": "core-set", "objective_set": "1", "position": place}
        for place, code in enumerate(places, 1)
    )
    sets = {
        "code": "1",
        "number": 1,
        "name": "One",
        "names": words("One"),
        "product": "core-set",
        "side": "light",
        "faction": "jedi",
        "facts": {"limit_per_objective_deck": 1, "affiliation_only": None, "copies_in_product": 1},
        "printings": [row["code"] for row in printings],
    }
    faction = {"code": "jedi", "name": "Jedi", "names": words("Jedi"), "side": "light"}
    return Catalogue(factions=(faction,), products=(), objective_sets=(sets,), cards=cards, printings=printings)


def test_a_pool_holds_typed_facts():
    pool = build_pool(catalogue())
    assert pool.cards["001-2"].cost == 4
    assert pool.cards["001-2"].keyword("edge") == Keyword("edge", 1)
    assert pool.cards["001-3"].enhances == Enhances("unit", "friendly", (HostFilter(("Character",)),))
    assert pool.cards["001-1"].resources is None
    assert pool.cards["001-1"].texts == {"resources_text": "X"}
    assert pool.cards["jedi"].reserve == 6
    assert pool.factions["jedi"].side == "light"


def test_a_set_has_its_cards_and_an_objective_its_set():
    pool = build_pool(catalogue())
    assert pool.sets["1"].cards == ("001-1", "001-2", "001-3", "001-3", "001-3", "001-3")
    assert pool.sets["1"].objective == "001-1"
    assert pool.set_of_objective == {"001-1": "1"}


def test_every_printing_has_its_card():
    pool = build_pool(catalogue())
    assert pool.card("001-5") is pool.cards["001-3"]
    assert pool.card("jedi") is pool.cards["jedi"]
    assert pool.card("999-9") is None
