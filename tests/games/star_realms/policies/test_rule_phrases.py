"""Every phrase of a rule file changes what its player does: each case is a position, and what two files do in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.star_realms.policies.rule_files import files
from games.star_realms.policies.rule_files.measures import MEASURES, OF_ENEMY_OWNED, OF_OWNED, OF_ROW, measured
from games.star_realms.policies.rule_files.rules import score_of
from tests.games.helpers.sample_decks import pool
from tests.games.star_realms.scenarios import Position

OPPONENT = {"hand": ["viper"]}
NOTHING: dict[str, Any] = {"buy": []}
ANYTHING = {"buy": [{"score": 1}]}
BASES = {**OPPONENT, "in_play": ["blob-wheel", "the-hive"]}
OUTPOSTS = {**OPPONENT, "in_play": ["battle-station", "space-station"], "authority": 50}

CHEAP_AND_DEAR = [{"card": "cutter", "score": 9}, {"card": "corvette", "score": 5}, {"card": "battle-blob", "score": 10}]

# Name -> (given, rule file without the phrase, rule file with it, steps that only the first file takes, steps that only the second takes).
PHRASES: dict[str, tuple[dict, dict, dict, list[str], list[str]]] = {
    "buy nothing": ({"you": {"trade": 2}, "row": ["cutter"]}, ANYTHING, NOTHING, ["acquire cutter"], []),
    "two cheap cards or one dear one": (
        {"you": {"trade": 6}, "row": ["corvette", "battle-blob", "cutter"]},
        {"buy": {"rules": CHEAP_AND_DEAR}},
        {"buy": {"rules": CHEAP_AND_DEAR, "total": True}},
        ["acquire battle-blob"],
        ["acquire cutter", "acquire corvette"],
    ),
    "two cheap cards that are worth less than the dear one": (
        {"you": {"trade": 6}, "row": ["corvette", "battle-blob", "cutter"]},
        {"buy": {"rules": CHEAP_AND_DEAR, "total": True}},
        {"buy": {"rules": [{"card": "battle-blob", "score": 15}, *CHEAP_AND_DEAR[:2]], "total": True}},
        ["acquire cutter", "acquire corvette"],
        ["acquire battle-blob"],
    ),
    "several Explorers together": (
        {"you": {"trade": 4}, "row": ["freighter"], "explorers": 3},
        {"buy": [{"card": "freighter", "score": 5}, {"card": "explorer", "score": 3}]},
        {"buy": {"rules": [{"card": "freighter", "score": 5}, {"card": "explorer", "score": 3}], "total": True}},
        ["acquire freighter"],
        ["acquire explorer", "acquire explorer"],
    ),
    "a value of the card": (
        {"you": {"trade": 4}, "row": ["freighter", "cutter"]},
        {"buy": [{"card": "freighter", "score": 2}, {"card": "cutter", "score": 1}]},
        {"values": {"worth": [{"card": "cutter", "score": 3}]}, "buy": [{"score": "value.worth"}]},
        ["acquire freighter"],
        ["acquire cutter"],
    ),
    "a default score": (
        {"you": {"trade": 3}, "row": ["corvette", "cutter"]},
        {"buy": [{"card": "cutter", "score": 0}]},
        {"buy": {"rules": [{"card": "cutter", "score": 0}], "default": 1}},
        [],
        ["acquire corvette"],
    ),
    "a default score by cost": (
        {"you": {"trade": 4}, "row": ["freighter", "cutter"]},
        {"buy": {"rules": [], "default": {"score": 2, "by_cost": True}}},
        {"buy": {"rules": [], "default": {"score": 20, "per_cost": -5}}},
        ["acquire freighter"],
        ["acquire cutter"],
    ),
    "the least score": (
        {"you": {"in_play": ["recycling-station"], "hand": ["scout"], "deck": ["ram"]}},
        {**NOTHING, "choose": [{"choice": 2}], "discard": [{"score": 5}]},
        {**NOTHING, "choose": [{"choice": 2}], "discard": {"rules": [{"score": 5}], "least": 20}},
        ["discard scout"],
        [],
    ),
    "a choice": (
        {"you": {"in_play": ["recycling-station"]}},
        {**NOTHING, "choose": [{"card": "recycling-station", "choice": 1}]},
        {**NOTHING, "choose": [{"card": "recycling-station", "choice": 2}]},
        ["effect 0"],
        ["effect 1"],
    ),
    "a choice under a condition": (
        {"you": {"in_play": ["recycling-station"], "authority": 4}},
        {
            **NOTHING,
            "choose": [{"card": "recycling-station", "rules": [{"choice": 1, "when": {"authority": {"above": 4}}}, {"choice": 2}]}],
        },
        {
            **NOTHING,
            "choose": [{"card": "recycling-station", "rules": [{"choice": 1, "when": {"authority": {"below": 5}}}, {"choice": 2}]}],
        },
        ["effect 1"],
        ["effect 0"],
    ),
    "the order of play": (
        {"you": {"hand": ["scout", "viper", "cutter"]}},
        {**NOTHING, "play": [{"card": "cutter", "score": 2}, {"card": "scout", "score": 1}]},
        {**NOTHING, "play": [{"card": "viper", "score": 9}, {"card": "cutter", "score": -1}]},
        ["play cutter", "play scout", "play viper"],
        ["play viper", "play scout", "play cutter"],
    ),
    "the order of bases": (
        {"you": {"in_play": ["blob-wheel", "trading-post", "space-station"]}},
        {**NOTHING, "use_base": [{"card": "trading-post", "score": 5}, {"card": "blob-wheel", "score": 4}]},
        {**NOTHING, "use_base": [{"card": "blob-wheel", "score": 5}, {"card": "trading-post", "score": 4}]},
        ["use trading-post", "use blob-wheel"],
        ["use blob-wheel", "use trading-post"],
    ),
    "a base that is not used": (
        {"you": {"in_play": ["blob-wheel"]}},
        {**NOTHING, "use_base": [{"card": "blob-wheel", "score": 1}]},
        {**NOTHING, "use_base": [{"card": "blob-wheel", "score": 0}]},
        ["use blob-wheel"],
        [],
    ),
    "an ability used as soon as its card is played": (
        {"you": {"hand": ["trading-post", "viper"]}},
        {**NOTHING, "play": [{"card": "trading-post", "score": 5}]},
        {**NOTHING, "play": [{"card": "trading-post", "score": 5, "then_use": True}]},
        ["play trading-post", "play viper", "use trading-post"],
        ["play trading-post", "use trading-post", "play viper"],
    ),
    "which base is attacked": (
        {"you": {"combat": 5}, "opponent": BASES},
        {**NOTHING, "attack_base": [{"card": "the-hive", "score": 9}]},
        {**NOTHING, "attack_base": [{"card": "blob-wheel", "score": 9}]},
        ["attack base the-hive"],
        ["attack base blob-wheel"],
    ),
    "a base that is left alone": (
        {"you": {"combat": 5}, "opponent": {**OPPONENT, "in_play": ["blob-wheel"]}},
        NOTHING,
        {**NOTHING, "attack_base": [{"score": 0}]},
        ["attack base blob-wheel"],
        ["attack 0"],
    ),
    "which base is destroyed": (
        {"you": {"hand": ["missile-mech"]}, "opponent": BASES},
        {**NOTHING, "destroy_base": [{"card": "the-hive", "score": 9}]},
        {**NOTHING, "destroy_base": [{"card": "blob-wheel", "score": 9}]},
        ["destroy the-hive"],
        ["destroy blob-wheel"],
    ),
    "which ship is copied": (
        {"you": {"hand": ["cutter", "freighter", "stealth-needle"]}},
        NOTHING,
        {**NOTHING, "copy": [{"card": "cutter", "score": 9}]},
        ["copy freighter"],
        ["copy cutter"],
    ),
    "what is scrapped from the trade row": (
        {"you": {"hand": ["battle-pod"]}, "row": ["ram", "cutter"], "trade_deck": ["corvette"]},
        NOTHING,
        {**NOTHING, "scrap_trade_row": [{"card": "cutter", "score": 1}]},
        [],
        ["scrap cutter"],
    ),
    "a score that is a measure": (
        {"you": {"trade": 3, "discard": ["ram"]}, "row": ["corvette", "cutter"]},
        {"buy": [{"card": "corvette", "score": 2}, {"card": "cutter", "score": "owned.star-empire"}]},
        {"buy": [{"card": "corvette", "score": "owned.star-empire"}, {"card": "cutter", "score": "owned.blob"}]},
        ["acquire corvette"],
        ["acquire cutter"],
    ),
    "two measures compared": (
        {"you": {"trade": 2, "combat": 5}, "row": ["cutter", "corvette"], "opponent": {**OPPONENT, "authority": 6}},
        {"buy": [{"card": "cutter", "score": 9, "when": {"opponent_authority": {"max": "combat"}}}, {"card": "corvette", "score": 1}]},
        {"buy": [{"card": "cutter", "score": 9, "when": {"opponent_authority": {"above": "combat"}}}, {"card": "corvette", "score": 1}]},
        ["acquire corvette"],
        ["acquire cutter"],
    ),
    "what the trade of a scrapped card would buy": (
        {"you": {"in_play": [{"card": "blob-wheel", "used": ["primary"]}], "trade": 3}, "row": ["flagship"]},
        {"buy": [{"score": 1, "by_cost": True}], "use_scrap_ability": [{"score": 1, "when": {"buy_score_gained": {"above": 6}}}]},
        {"buy": [{"score": 1, "by_cost": True}], "use_scrap_ability": [{"score": 1, "when": {"buy_score_gained": {"min": 6}}}]},
        [],
        ["use blob-wheel", "acquire flagship"],
    ),
}


def steps(given: dict, rules: dict) -> list[str]:
    """All that the file's player does in its turn."""
    position = Position({"opponent": OPPONENT, **given})
    player = files.read_rules(json.dumps(rules), pool("star-realms")).player()
    position.game.sides[0].is_hasty = player.is_hasty()
    done = []
    while (decision := position.advance()) is not None and decision.seat == 0 and len(done) < 40:
        number = player.choose(position.game.view(0), decision)
        option = decision.options[number]
        card = position.game.pieces[option.piece].card.code if option.piece >= 0 else option.amount
        if position.verb(option) == "copy":
            card = position.game.cards[option.amount].code
        done.append(f"{position.verb(option)} {card}")
        position.game.apply(number)
        if decision.kind == 0 and done[-1].startswith("pass"):
            break
    return done


@pytest.mark.parametrize("name", PHRASES)
def test_a_phrase_changes_a_choice(name: str) -> None:
    given, without, with_it, before, after = PHRASES[name]
    first, second = steps(given, without), steps(given, with_it)
    assert [step for step in first if step in before] == before, first
    assert [step for step in second if step in after] == after, second
    assert first != second


def test_every_measure_counts_what_its_name_says() -> None:
    position = Position(
        {
            "you": {
                "hand": ["scout", "ram"],
                "deck": ["viper", "cutter", "battle-station"],
                "discard": ["scout"],
                "in_play": ["blob-wheel", {"card": "trading-post", "used": ["primary"]}],
                "authority": 40,
                "trade": 3,
                "combat": 2,
            },
            "opponent": {
                "hand": ["viper", "viper"],
                "deck": ["ram"],
                "discard": ["flagship", "scout"],
                "in_play": ["the-hive", "battle-station", "space-station"],
                "authority": 11,
            },
            "row": ["corvette", "ram", "blob-wheel"],
        }
    )
    expected = {
        **{"turn": 2, "authority": 40, "opponent_authority": 11, "trade": 3, "combat": 2, "bases": 2, "outposts": 1},
        **{"opponent_bases": 3, "opponent_outposts": 2, "unused_bases": 1, "cost": 3},
        **{"opponent_smallest_base": 4, "opponent_biggest_base": 5, "opponent_smallest_outpost": 4, "opponent_biggest_outpost": 5},
        **{"combat_if_scrapped": 2, "trade_if_scrapped": 6},
        **{"hand": 2, "hand.blob": 1, "hand.starters": 1, "deck": 3, "deck.outposts": 1, "deck.trade-federation": 1, "deck.starters": 1},
        **{"discard": 1, "discard.starters": 1, "in_play": 2, "in_play.bases": 2, "in_play.outposts": 1},
        **{"owned": 8, "owned.blob": 2, "owned.ships": 5, "owned.bases": 3, "owned.outposts": 2, "owned.starters": 3},
        **{"opponent_owned": 8, "opponent_owned.star-empire": 1, "opponent_owned.starters": 3, "opponent_hand": 2, "opponent_deck": 1},
        **{"opponent_unseen": 3, "opponent_unseen.blob": 1, "opponent_unseen.starters": 2, "opponent_unseen.bases": 0},
        **{"opponent_discard": 2, "opponent_discard.trade-federation": 1, "opponent_in_play": 3, "opponent_in_play.outposts": 2},
        **{"trade_row": 3, "trade_row.blob": 2, "trade_row.ships": 2, "trade_row.bases": 1, "played": 0},
    }
    position.advance()
    view, wheel = position.game.view(0), next(card for card in position.game.cards if card.code == "blob-wheel")
    found = {name: measured(view, number, wheel) for name, number in MEASURES.items() if name != "buy_score_gained"}
    assert {name: found[name] for name in expected} == expected
    assert all(number >= 0 for number in found.values())


def test_values_of_cards_and_their_means() -> None:
    """The mean of a value is in hundredths; it may stand in the rules of a later value."""
    file = {
        "values": {
            "attack": {"rules": [{"card": "ram", "score": 5}, {"faction": "blob", "score": "cost"}], "default": -1},
            "early": [
                {"card": "cutter", "score": 9, "when": {"owned_value.attack": {"above": 100}, "trade_row_value.attack": 75}},
                {"score": "opponent_value.attack"},
            ],
            "late": [{"score": "value.early", "per_cost": 1}],
        },
        "buy": [{"score": "value.late"}],
    }
    given = {
        "you": {"hand": ["ram", "scout"], "trade": 1},
        "opponent": {"hand": ["viper"], "deck": ["ram"], "discard": ["scout"]},
        "row": ["blob-wheel", "cutter", "corvette", "scout"],
    }
    position = Position(given)
    position.advance()
    lists = files.read_rules(json.dumps(file), pool("star-realms")).lists
    view, buy = position.game.view(0), lists["buy"]
    scores = {card.code: score_of(buy, view, card, buy) for card in position.game.cards if card.code in ("cutter", "corvette")}
    # Own: (5 - 1) / 2; the row: (3 - 1 - 1 - 1) / 4; the opponent's: (-1 + 5 - 1) / 3.
    assert scores == {"cutter": 100 + 2, "corvette": 100 + 2}
    assert buy.means == {OF_OWNED: 200, OF_ROW: 0, OF_ENEMY_OWNED: 100}, "of the first value"


def test_means_are_worked_out_anew_for_each_decision() -> None:
    """A second purchase sees the first one among the own cards."""
    file = {
        "values": {"fleet": [{"card": "corvette", "score": 4}]},
        "buy": [{"card": "corvette", "score": 9}, {"card": "cutter", "score": 1, "when": {"owned_value.fleet": {"above": 0}}}],
    }
    given = {"you": {"trade": 4, "hand": ["viper"]}, "row": ["cutter", "corvette"]}
    assert [step for step in steps(given, file) if step.startswith("acquire")] == ["acquire corvette", "acquire cutter"]
    given["row"] = ["cutter"]
    assert not [step for step in steps(given, file) if step.startswith("acquire")]


def test_no_measure_tells_what_the_opponent_holds() -> None:
    assert not [name for name in MEASURES if name.startswith(("opponent_hand.", "opponent_deck."))]


def test_a_count_of_cards_played_this_turn() -> None:
    given = {"you": {"hand": ["ram", "scout"], "trade": 1}, "row": ["cutter", "corvette"]}
    file = {"buy": [{"card": "corvette", "score": 9, "when": {"played.blob": {"min": 1}}}, {"card": "cutter", "score": 1}]}
    assert [step for step in steps(given, file) if step.startswith("acquire")] == ["acquire corvette"]
    given["you"]["hand"] = ["scout"]
    assert [step for step in steps(given, file) if step.startswith("acquire")] == ["acquire cutter"]
