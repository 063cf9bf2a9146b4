"""The default policy of two players: what it does in plain positions, and that it beats random play."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.machine import play_match
from games.engine.rng import stream
from games.policies.random import RandomPolicy
from games.star_wars_lcg.abilities.constants import DARK, LIGHT
from games.star_wars_lcg.play.constants import POLICY_STREAM, VERBS
from games.star_wars_lcg.policies.default import DefaultPolicy
from games.star_wars_lcg.policies.fight import Fight
from games.star_wars_lcg.policies.fight import Fighter as FightingUnit
from tests.games.star_wars_lcg.matches import MatchPosition, random_match

CARDS: dict[str, Any] = {
    "soldier": {"type": "unit", "faction": "neutral", "facts": {"cost": 2, "damage_capacity": 2, "unit_damage": 1}},
    "giant": {"type": "unit", "faction": "neutral", "facts": {"cost": 5, "damage_capacity": 6, "unit_damage": 3}},
    "bomber": {"type": "unit", "faction": "neutral", "facts": {"cost": 3, "damage_capacity": 1, "blast_damage": 2}},
    "seer": {"type": "unit", "faction": "neutral", "facts": {"cost": 3, "damage_capacity": 2, "force_icons": 3}},
    "card": {"type": "fate", "faction": "neutral", "facts": {"force_icons": 2, "edge_priority": 3}},
}


def fought(attackers: list[str], defenders: list[str], *, edge: bool) -> Fight:
    position = MatchPosition(
        {
            "seat": "light",
            "at": "conflict",
            "light": {"units": [{"card": code, "as": f"attacker {number}"} for number, code in enumerate(attackers)]},
            "dark": {"units": [{"card": code, "as": f"defender {number}"} for number, code in enumerate(defenders)]},
        },
        CARDS,
    )
    view = position.game.view(LIGHT)
    own, other = ([FightingUnit(view, piece) for piece in view.units(seat)] for seat in (LIGHT, DARK))
    return Fight(own, other, edge)


def result(fight: Fight) -> tuple[int, int, int]:
    return fight.blast, fight.attackers_lost, fight.defenders_lost


@pytest.mark.parametrize(
    ("attackers", "defenders", "edge", "expected"),
    [
        (["bomber"], [], True, (3, 0, 0)),  # two blast damage and the bonus
        (["soldier"], [], True, (1, 0, 0)),
        (["soldier"], ["giant"], False, (0, 3, 0)),
        (["giant"], ["soldier"], True, (1, 0, 3)),  # no defender survives
        (["bomber"], ["soldier"], False, (0, 4, 0)),  # it is destroyed before it strikes
        (["bomber"], ["soldier"], True, (2, 4, 0)),
        (["giant", "bomber"], ["soldier"], True, (3, 0, 3)),
        ([], ["soldier"], False, (0, 0, 0)),
    ],
)
def test_a_fight_is_played_out(attackers, defenders, edge, expected):
    assert result(fought(attackers, defenders, edge=edge)) == expected


def chosen(given: dict[str, Any]) -> tuple[str, str | None]:
    """The verb and the label of what the policy chooses first."""
    position = MatchPosition(given, CARDS)
    decision = position.game.advance()
    option = decision.options[DefaultPolicy().choose(position.game.view(decision.seat), decision)]
    return VERBS[option.verb], next((label for label, piece in position.labels.items() if piece.id == option.piece), None)


def attack(light: list[str], dark: list[str], **objective: Any) -> dict[str, Any]:
    return {
        "seat": "light",
        "at": "conflict",
        "light": {"units": [{"card": code, "as": f"own {number}"} for number, code in enumerate(light)]},
        "dark": {
            "units": [{"card": code, "as": f"enemy {number}"} for number, code in enumerate(dark)],
            "objectives": [{"card": "blank", "as": "fresh"}, {"card": "blank", "as": "worn", **objective}],
        },
    }


def test_it_attacks_the_objective_that_it_destroys():
    assert chosen(attack(["bomber"], [], damage=2)) == ("engage", "worn")


def test_it_does_not_attack_into_a_giant():
    assert chosen(attack(["bomber"], ["giant"])) == ("pass", None)


def test_it_commits_units_that_win_the_balance():
    given = {"seat": "light", "at": "force", "balance": "dark", "light": {"units": ["seer", "soldier"]}}
    assert chosen(given) == ("commit", "seer")


def test_it_keeps_a_fighter_uncommitted_while_it_has_the_balance():
    given = {"seat": "light", "at": "force", "balance": "light", "light": {"units": ["giant", "soldier"]}}
    assert chosen(given) == ("pass", None)


def test_it_mostly_beats_random_play():
    won = 0
    for seed in range(20):
        seat = seed % 2
        game = random_match(500 + seed // 2)
        policies = [DefaultPolicy(), DefaultPolicy()]
        policies[1 - seat] = RandomPolicy(stream(seed, 0, POLICY_STREAM))
        play_match(game, policies)
        won += game.winner == seat
    assert won >= 16, won
