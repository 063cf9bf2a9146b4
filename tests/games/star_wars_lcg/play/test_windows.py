"""Action windows, and the order in which players act, interrupt and react, with cards of the Core Set that have their abilities."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.events.windows import ACTIONS_DECISION, WINDOW_DECISION
from games.star_wars_lcg.abilities.constants import PHASES
from games.star_wars_lcg.play.constants import ATTACK_VERB, DEFEND_VERB, ENGAGE_VERB, ENGAGEMENT_FRAME, SEATS
from games.star_wars_lcg.play.turn import engagement
from tests.games.star_wars_lcg.abilities.positions import AbilityPosition

CARDS: dict[str, Any] = {
    "hero": {"type": "unit", "faction": "jedi", "facts": {"cost": 3, "damage_capacity": 4, "unit_damage": 1, "traits": ["Character"]}},
    "guard": {
        "type": "unit",
        "side": "dark",
        "faction": "sith",
        "facts": {"cost": 3, "damage_capacity": 4, "unit_damage": 1, "traits": ["Character"]},
    },
    "idle": {"type": "fate", "faction": "neutral", "facts": {"force_icons": 1, "edge_priority": 1}},
}
FORCE_CHOKE = "019-5"  # an action of cost 0
# The window in which an engagement stands, by its next step; after the edge battle as after each strike that is the strikes.
WINDOWS = {engagement.DEFENDERS: "attackers", engagement.EDGE_BATTLE: "defenders", engagement.STRIKES: "edge or strike"}
OF_A_TURN = ["refresh", "draw", "deployment", "conflict"]  # LCG-WND-03, LCG-WND-04, LCG-WND-05; none in balance (LCG-WND-08)
OF_AN_ENGAGEMENT = ["attackers", "defenders", *["edge or strike"] * 3]  # LCG-WND-06
LAST = ["conflict", "conflict", "force"]  # LCG-WND-05, A-22; LCG-WND-07


def place_of(position: AbilityPosition) -> str:
    """The window in which the position stands."""
    for frame in position.game.frames:
        if frame.kind == ENGAGEMENT_FRAME:
            return WINDOWS[frame.pc]
    return PHASES[position.game.phase]


def windows_of_a_turn(position: AbilityPosition, *, engages: bool) -> list[str]:
    """The windows in which the Dark Side is asked while the Light Side's turn goes by, all passing."""
    found = []
    game = position.game
    while (decision := game.advance()) is not None and game.active == 1:
        if decision.kind == ACTIONS_DECISION:
            assert SEATS[decision.seat] == "dark"  # only it has an action
            found.append(place_of(position))
        verbs = [option.verb for option in decision.options]
        wanted = next((verb for verb in (ENGAGE_VERB, ATTACK_VERB, DEFEND_VERB) if engages and verb in verbs), 0)
        game.apply(verbs.index(wanted))
    return found


def turn(at: str = "begin", **light: Any) -> dict[str, Any]:
    return {
        "seat": "light",
        "at": at,
        "turn": 3,
        "light": {"units": ["hero"], "hand": ["idle"], "reserve": 1, **light},
        "dark": {"units": ["guard"], "hand": [FORCE_CHOKE, "idle"], "reserve": 2},
    }


def test_the_windows_of_a_turn_with_an_engagement():
    """LCG-WND-03, LCG-WND-04, LCG-WND-05, LCG-WND-06, LCG-WND-07, LCG-WND-08, LCG-ABL-02, LCG-ABL-10"""
    found = windows_of_a_turn(AbilityPosition(turn(), CARDS), engages=True)
    assert found == [*OF_A_TURN, *OF_AN_ENGAGEMENT, *LAST]


def test_the_windows_of_a_turn_without_one():
    """LCG-WND-05"""
    found = windows_of_a_turn(AbilityPosition(turn(), CARDS), engages=False)
    assert found == [*OF_A_TURN, "conflict", "force"]


def test_nobody_is_asked_if_nobody_has_an_action():
    """LCG-WND-01, LCG-WND-02"""
    given = turn()
    given["dark"]["hand"] = ["idle", "idle"]
    assert windows_of_a_turn(AbilityPosition(given, CARDS), engages=True) == []


def test_players_act_in_turn_from_the_active_one_until_both_pass():
    """LCG-WND-02, LCG-EVT-01, LCG-EVT-02, LCG-DEP-02"""
    position = AbilityPosition(turn("deployment", hand=["003-4", "003-4"]), CARDS)
    position.do({"choose": "use", "card": "003-4", "by": "light"})
    position.do({"choose": "target", "card": "guard", "by": "light"})
    position.do({"choose": "pass", "by": "dark"})
    position.do({"choose": "use", "card": "003-4", "by": "light"})
    position.do({"choose": "target", "card": "guard", "by": "light"})
    position.do({"choose": "use", "card": FORCE_CHOKE, "by": "dark"})
    position.do({"choose": "target", "card": "hero", "by": "dark"})
    position.check({"damage": {"hero": 1}, "phase": "conflict", "sizes": {"light.hand": 0, "light.discard": 2, "dark.discard": 1}})


def test_a_cancelled_event_does_nothing_and_its_cost_stays_paid():
    """LCG-ABL-14, LCG-ABL-04, LCG-ABL-06, LCG-ABL-11, LCG-EVT-01: T-LCG-26, with an event of cost 1"""
    given = turn("deployment", hand=["002-6"], reserve=1)
    given["dark"] |= {"hand": ["021-5"], "objectives": [{"card": "blank", "as": "source"}]}
    given["light"]["units"] = [{"card": "004-2", "as": "fighter"}]
    position = AbilityPosition(given, CARDS)
    position.do({"choose": "use", "card": "021-5", "by": "dark"})
    position.do({"choose": "trigger", "card": "002-6", "by": "light"})
    position.check({"focus": {"fighter": 0, "source": 9}, "sizes": {"dark.discard": 1, "light.discard": 1, "dark.hand": 0}})


def test_without_the_interrupt_the_event_works():
    """LCG-ABL-06"""
    given = turn("deployment", hand=["002-6"], reserve=1)
    given["dark"] |= {"hand": ["021-5"]}
    given["light"]["units"] = [{"card": "004-2", "as": "fighter"}]
    position = AbilityPosition(given, CARDS)
    position.do({"choose": "use", "card": "021-5", "by": "dark"})
    position.do({"choose": "pass", "by": "light"})
    position.check({"focus": {"fighter": 1}, "sizes": {"dark.discard": 1, "light.discard": 0}})


@pytest.mark.parametrize(("is_committed", "tokens"), [(False, 2), (True, 3)])
def test_a_forced_reaction_to_the_strike_adds_a_token(is_committed, tokens):
    """LCG-ABL-09, LCG-ABL-05, LCG-STR-11: T-LCG-27"""
    given = {
        "seat": "light",
        "at": "strikes",
        "engaged": "target",
        "edge": "light",
        "light": {"units": [{"card": "hero", "participating": True, "committed": is_committed}, {"card": "hero", "as": "rested"}]},
        "dark": {"objectives": [{"card": "blank", "as": "target"}], "enhancements": [{"card": "024-5", "on": "hero"}]},
    }
    position = AbilityPosition(given, CARDS)
    position.check({"asks": "engage", "focus": {"hero": tokens, "rested": 0}})


def test_enhancements_leave_with_their_host():
    """LCG-ENH-05, LCG-DMG-03: T-LCG-29"""
    given = turn("deployment", units=[{"card": "009-2", "damage": 1}], enhancements=[{"card": "001-5", "on": "009-2"}])
    given["dark"]["enhancements"] = [{"card": "024-5", "on": "009-2"}]
    position = AbilityPosition(given, CARDS)
    position.do({"choose": "pass", "by": "light"})
    position.do({"choose": "use", "card": FORCE_CHOKE, "by": "dark"})
    position.do({"choose": "target", "card": "009-2", "by": "dark"})
    position.check({"zone": {"009-2": "light.discard", "001-5": "light.discard", "024-5": "dark.discard"}, "on": {"001-5": None}})


def test_a_captured_unit_loses_everything_it_had():
    """LCG-CAP-01, LCG-CAP-02, LCG-CAP-03, LCG-GEN-09"""
    given = turn(
        "deployment",
        units=[{"card": "hero", "damage": 1, "focus": 2, "shield": True, "committed": True}],
        enhancements=[{"card": "001-5", "on": "hero"}],
    )
    given["dark"]["objectives"] = [{"card": "blank", "as": "prison"}, {"card": "blank", "as": "other"}]
    position = AbilityPosition(given, CARDS)
    position.do({"fire": "captures", "card": "hero", "by": "dark"})
    position.do({"choose": "under", "card": "prison", "by": "dark"})
    position.check(
        {
            "zone": {"hero": "light.captured", "001-5": "light.discard"},
            "on": {"hero": "prison"},
            "focus": {"hero": 0},
            "damage": {"hero": 0},
            "shield": {"hero": False},
            "force_cards": {"light": 3},
        }
    )


def test_a_rescued_card_returns_to_its_owners_hand():
    """LCG-CAP-04"""
    captured = [{"card": "hero", "as": name, "under": "prison"} for name in ("prisoner", "other")]
    given = turn("deployment", hand=[], captured=captured)
    given["dark"] |= {"objectives": [{"card": "blank", "as": "prison"}]}
    position = AbilityPosition(given, CARDS)
    position.do({"fire": "rescued", "card": "prisoner", "by": "light"})
    position.check({"zone": {"prisoner": "light.hand", "other": "light.captured"}, "on": {"prisoner": None, "other": "prison"}})


def test_only_light_side_cards_are_captured():
    """LCG-CAP-01"""
    position = AbilityPosition(turn("deployment"), CARDS)
    position.do({"fire": "captures", "card": "guard", "by": "dark"})
    position.check({"zone": {"guard": "dark.units"}})


def test_the_active_player_has_the_first_chance_to_react():
    """LCG-ABL-07, LCG-ABL-08: both sides answer the same damage, one each, from the active player on"""
    given = turn("deployment", hand=["016-6"], units=[{"card": "hero", "shield": True}])
    given["dark"]["units"] = ["guard"]
    position = AbilityPosition(given, CARDS)
    position.do({"choose": "use", "card": FORCE_CHOKE, "by": "dark"})
    position.do({"choose": "target", "card": "hero", "by": "dark"})
    decision = position.game.advance()
    assert decision.kind == WINDOW_DECISION
    assert SEATS[decision.seat] == "light"
