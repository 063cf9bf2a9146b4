"""Counts of a match: from simple positions, and from whole games that a second implementation counts."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.tally import Tally
from games.star_wars_lcg.abilities.constants import LIGHT
from games.star_wars_lcg.play import counts
from games.star_wars_lcg.play.constants import ENDINGS
from games.star_wars_lcg.play.counts import BATTLE_ROW, TURN_ROW
from games.star_wars_lcg.report.match.metrics import MATCH_METRICS
from games.star_wars_lcg.report.match.results import count_match
from tests.games.helpers.play_settings import prepared_match
from tests.games.star_wars_lcg.matches import MatchPosition

SLUG = "star-wars-lcg"


def unit(**facts: Any) -> dict[str, Any]:
    return {"type": "unit", "faction": "neutral", "facts": {"cost": 2, "damage_capacity": 2, **facts}}


CARDS: dict[str, dict[str, Any]] = {
    "fighter": unit(unit_damage=1, force_icons=1),
    "brute": unit(unit_damage=2),
    "bomber": unit(blast_damage=1),
    "guard": unit(damage_capacity=4, keywords=[{"name": "protect", "value": "Wookiee"}]),
    "wookiee": {**unit(), "facts": {"cost": 2, "damage_capacity": 2, "traits": ["Wookiee"]}},
    "jedi knight": {**unit(), "faction": "jedi"},
    "rebel": {**unit(), "faction": "rebel-alliance", "facts": {"cost": 1, "damage_capacity": 2}},
    "hero": {**unit(), "unique": True},
    "dear": unit(cost=9),
    "mine": {"type": "objective", "facts": {"damage_capacity": 5, "resources": 2}},
    "event": {"type": "event", "faction": "neutral", "facts": {"cost": 1, "force_icons": 2}},
}


def played(given: dict[str, Any], *steps: dict[str, Any]) -> MatchPosition:
    """The position after these choices, in a turn with a row."""
    position = MatchPosition(given, CARDS)
    position.game.add_row([0] * TURN_ROW)
    for step in steps:
        position.do(step)
    position.game.advance()
    return position


def in_turn(position: MatchPosition, *columns: int) -> list[int]:
    rows = position.game.rows
    return [rows[len(rows) - TURN_ROW + column] for column in columns]


def card_counts(position: MatchPosition, code: str) -> dict[str, int]:
    index = next(card.index for card in position.game.cards if card.code == code)
    place = index * counts.CARD_NUMBERS
    numbers = position.game.card_counts[place : place + counts.CARD_NUMBERS]
    return {name: number for name, number in zip(counts.CARD_NAMES, numbers, strict=True) if number}


ATTACK: dict[str, Any] = {
    "seat": "light",
    "at": "strikes",
    "engaged": "target",
    "edge": "light",
    "dark": {"objectives": [{"card": "blank", "as": "target"}]},
}


def test_damage_by_strikes_and_the_unopposed_bonus_have_their_own_counts() -> None:
    position = played({**ATTACK, "light": {"units": [{"card": "bomber", "participating": True}]}})
    assert in_turn(position, counts.STRIKE_DAMAGE, counts.UNOPPOSED_DAMAGE, counts.BALANCE_DAMAGE) == [1, 1, 0]
    assert card_counts(position, "blank") == {"damage": 2}


def test_the_damage_of_the_balance_has_its_own_count() -> None:
    position = played({"seat": "light", "at": "balance", "balance": "light"}, {"choose": "damage", "card": "dark 1"})
    assert in_turn(position, counts.BALANCE_DAMAGE, counts.STRIKE_DAMAGE) == [1, 0]


@pytest.mark.parametrize(("attacker", "lost", "saved"), [("brute", 0, 1), ("fighter", 0, 0)])
def test_a_unit_is_saved_if_its_shield_made_the_difference(attacker: str, lost: int, saved: int) -> None:
    given = {
        **ATTACK,
        "light": {"units": [{"card": attacker, "participating": True}]},
        "dark": {**ATTACK["dark"], "units": [{"card": "bomber", "participating": True, "focus": 1, "shield": True}]},
    }
    position = played(given, {"choose": "trigger", "by": "dark"})
    assert in_turn(position, counts.LOST_BY_OTHER, counts.SAVED_BY_OTHER) == [lost, saved]


def test_a_unit_is_saved_by_the_damage_that_a_protector_takes() -> None:
    units = [{"card": "wookiee", "participating": True, "focus": 1}, {"card": "guard"}]
    given = {**ATTACK, "light": {"units": [{"card": "brute", "participating": True}]}, "dark": {**ATTACK["dark"], "units": units}}
    position = played(given, {"choose": "trigger", "by": "dark"}, {"choose": "protect", "amount": 1, "by": "dark"})
    assert in_turn(position, counts.LOST_BY_OTHER, counts.SAVED_BY_OTHER) == [0, 1]
    assert card_counts(position, "guard") == {"damage": 1}


def test_a_destroyed_unit_counts_for_its_side_and_its_card() -> None:
    given = {
        **ATTACK,
        "light": {"units": [{"card": "brute", "participating": True}]},
        "dark": {**ATTACK["dark"], "units": [{"card": "bomber", "participating": True, "focus": 1}]},
    }
    position = played(given)
    assert in_turn(position, counts.LOST, counts.LOST_BY_OTHER, counts.SAVED_BY_OTHER) == [0, 1, 0]
    assert card_counts(position, "bomber") == {"lost": 1, "damage": 2}


def test_an_edge_battle_is_counted_with_its_cards_and_its_winner() -> None:
    light, dark = (
        {"units": [{"card": "fighter", "participating": True, "as": name}], "hand": ["event"]} for name in ("attacker", "defender")
    )
    given = {**ATTACK, "at": "edge", "light": light, "dark": {**ATTACK["dark"], **dark}}
    given.pop("edge")
    position = played(given, {"choose": "edge", "card": "event"}, {"choose": "pass", "by": "dark"}, {"choose": "pass", "by": "light"})
    assert position.game.battles == [LIGHT, LIGHT, 0, 1]
    assert card_counts(position, "event") == {"placed": 1}


def test_an_undefended_edge_battle_is_not_counted() -> None:
    given = {**ATTACK, "at": "edge", "light": {"units": [{"card": "fighter", "participating": True}]}}
    given.pop("edge")
    assert played(given).game.battles == []


def test_ready_unspent_resources_are_counted() -> None:
    objectives = [{"card": "mine", "as": "one"}, {"card": "mine", "as": "two"}, {"card": "mine", "as": "three", "focus": 1}]
    given = {"seat": "light", "at": "deployment", "light": {"objectives": objectives, "hand": ["fighter"]}}
    position = MatchPosition(given, CARDS)
    position.game.add_row([0] * TURN_ROW)
    position.do({"choose": "play", "card": "fighter"})
    position.do({"choose": "generate", "card": "one", "amount": 2})
    position.do({"choose": "pay"})
    position.game.advance()
    available, spent = in_turn(position, counts.AVAILABLE)[0], position.game.sides[1].spent
    assert (available, spent) == (5, 2), "two objectives and the affiliation card are ready"
    assert card_counts(position, "fighter") == {"played": 1}


def test_cards_are_stranded_by_cost_match_or_rule() -> None:
    objectives = [{"card": "mine", "as": "one"}, {"card": "mine", "as": "two"}]
    hand = ["dear", "rebel", "hero", "fighter", "event"]
    given = {
        "seat": "light",
        "at": "deployment",
        "light": {"objectives": objectives, "hand": hand, "units": [{"card": "hero", "as": "hero in play"}]},
    }
    position = played(given, {"choose": "pass", "by": "light"})
    assert in_turn(position, counts.STRANDED_COST, counts.STRANDED_MATCH, counts.STRANDED_RULE) == [1, 1, 1]
    assert card_counts(position, "dear") == {"stranded_cost": 1}
    assert card_counts(position, "rebel") == {"stranded_match": 1}
    assert card_counts(position, "fighter") == {}, "it could have been played"


# --- whole games -----------------------------------------------------------------------------------------------------

DECKS = ("sith starter", "jedi starter")


def tally_of(*decks: str, index: int, **options: object) -> tuple[Any, Tally]:
    """A finished game and what was counted of it."""
    ready = prepared_match(SLUG, decks, **options)
    tally = Tally()
    game = ready.new_game(3, index)
    policies = ready.policies(3, index)
    while (decision := game.advance()) is not None:
        game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
    ready.count(game, index, tally)
    return game, tally


def total(tally: Tally, curve: str) -> int:
    return sum(value * games for turn in tally.curves[curve] for value, games in turn.items())


def only(tally: Tally, histogram: str) -> int:
    (value,) = tally.histograms[histogram]
    return value


@pytest.mark.parametrize("index", range(4))
def test_the_parts_of_a_game_add_up(index: int) -> None:
    game, tally = tally_of(*DECKS, index=index, policy_0="random", policy_1="random")
    rounds = game.sides[0].turns
    assert only(tally, "clock") == rounds
    assert [len(tally.curves[name]) for name in ("dial", "units_dark", "damage_light")] == [rounds, rounds, game.sides[1].turns]
    assert tally.counts[ENDINGS[game.ending].replace("objective_deck_out", "deck_out")] == 1
    for seat, name in enumerate(("dark", "light")):
        assert only(tally, f"destroyed_{name}") == len(game.sides[seat].victory.cards) == max(tally.curves[f"destroyed_{name}"][-1])
        sources = ["strike_damage", "unopposed_damage", "effect_damage", *(["balance_damage"] if name == "light" else [])]
        assert max(tally.curves[f"damage_{name}"][-1]) == sum(total(tally, f"{source}_{name}") for source in sources)
        assert total(tally, f"lost_{name}") == only(tally, f"units_lost_{name}")
        objectives = [card.code for card in game.cards if card.seat != seat and card.type == 0]
        by_card = sum(tally.cards.get(code, {}).get("damage", 0) for code in objectives)
        assert max(tally.curves[f"damage_{name}"][-1]) == by_card
        units = [card.code for card in game.cards if card.seat == seat and card.type == 1]
        assert only(tally, f"units_lost_{name}") == sum(tally.cards.get(code, {}).get("lost", 0) for code in units)
    battles = len(game.battles) // BATTLE_ROW
    assert only(tally, "edge_battles") == battles
    assert sum(tally.counts.get(f"edge_won_{name}", 0) for name in ("dark", "light")) == battles
    assert sum(tally.histograms.get("edge_cost_dark", {}).values()) == battles


def test_either_list_may_be_the_dark_side() -> None:
    """Only the sides change places: everything else is the same game."""
    game, tally = tally_of(*DECKS, index=1)
    other, swapped = tally_of(*reversed(DECKS), index=1)
    assert game.record() == other.record()
    wins = [(each.counts.get("side_0_wins", 0), each.counts.get("side_1_wins", 0)) for each in (tally, swapped)]
    assert wins[0] == wins[1][::-1]
    assert sum(wins[0]) == 1
    records = [each.to_record() for each in (tally, swapped)]
    for record in records:
        for name in ("side_0_wins", "side_1_wins"):
            record["counts"].pop(name, None)
    assert records[0] == records[1]


def test_the_policies_stay_with_their_lists() -> None:
    first, _ = tally_of(*DECKS, index=0, policy_0="random", policy_1="do-nothing")
    second, _ = tally_of(*reversed(DECKS), index=0, policy_0="do-nothing", policy_1="random")
    assert first.record() == second.record()


def test_a_playout_counts_nothing() -> None:
    ready = prepared_match(SLUG, DECKS)
    game = ready.new_game(3, 0)
    game.is_counted = False
    policies = ready.policies(3, 0)
    while (decision := game.advance()) is not None:
        game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
    assert game.rows == game.battles == []
    assert not any(game.card_counts)


def test_a_game_without_rows_is_counted_without_curves() -> None:
    """A position that was set up in the middle of a turn has no rows."""
    position = MatchPosition({**ATTACK, "light": {"units": [{"card": "bomber", "participating": True}]}}, CARDS)
    position.game.advance()
    position.game.end(1, ENDINGS.index("objectives"))
    tally = Tally()
    count_match(position.game, 0, tally, 0)
    assert tally.counts["side_1_wins"] == 1
    assert not tally.curves


def test_every_metric_of_a_side_has_a_counterpart() -> None:
    names = {metric.name for metric in MATCH_METRICS}
    light = {name for name in names if name.endswith("_light")}
    assert {name.replace("_light", "_dark") for name in light} - names == {"balance_damage_dark"}
