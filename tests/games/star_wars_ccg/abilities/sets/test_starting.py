"""Starting Interrupts and Starting Effects: what comes on the table or into the hand before the first turn (CCG-SET-07, CCG-SHD-01)."""

from __future__ import annotations

import pytest

from games.engine.decision import PASS_VERB
from games.star_wars_ccg.play.constants import ASIDE, DEPLOY_CHOICE, DEPLOY_PHASE, START_CHOICE
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.runs.layout import DeckOrder, table_of
from tests.games.star_wars_ccg.card_pool import pool

FILLERS = ["1_194"] * 20
LIGHT_DECK = ("1_132", *["1_28"] * 20)
SHIELD = "13_54"


def started(*codes: str, passes: bool = False, way: int = 0, outside: tuple[str, ...] = ()) -> Play:
    """A game with this deck of the Dark Side, which starts with the first card, once the first hands are dealt.

    The first option is taken, or none where that may be.  way: the option for the Starting Interrupt.
    """
    orders = [DeckOrder("light", LIGHT_DECK), DeckOrder("dark", codes, codes[:1], outside)]
    game = new_game(table_of(orders, pool(), texts=True), 3, 0)
    while (decision := game.advance()) is not None and decision.kind == START_CHOICE:
        may_pass = decision.options[-1].verb == PASS_VERB
        game.apply(len(decision.options) - 1 if passes and may_pass else way if may_pass else 0)
    return game


def where(game: Play, code: str) -> set[str]:
    zones = {name: getattr(game.sides[1], name) for name in ("area", "lost", "hand", "reserve", "at_locations")}
    return {name for name, zone in {**zones, "row": game.row}.items() for piece in zone.cards if piece.card.code == code}


# 2_148: a system; 200_40 and 13_82: Effects for the own area, immune to Alter; 9_139: three such Effects.
def test_a_starting_interrupt_brings_effects_and_is_lost() -> None:
    game = started("2_148", "9_139", "13_82", *FILLERS)
    assert where(game, "13_82") == {"area"}
    assert where(game, "9_139") == {"lost"}
    assert len(game.sides[1].hand.cards) == 8


def test_its_player_may_do_without_it() -> None:
    game = started("2_148", "9_139", "13_82", *FILLERS, passes=True)
    assert "area" not in where(game, "13_82")
    assert "lost" not in where(game, "9_139")


def test_an_effect_that_alter_may_cancel_does_not_come() -> None:
    game = started("2_148", "9_139", "1_217", *FILLERS)
    assert "area" not in where(game, "1_217")


# 200_117: a site of the own system, which is a battleground if the system is none, and Effects.  2_148 has no light icon.
def test_a_system_brings_a_battleground_and_effects() -> None:
    game = started("2_148", "200_117", "7_281", "13_82", *FILLERS)
    assert where(game, "7_281") == {"row"}
    assert where(game, "13_82") == {"area"}
    assert where(game, "200_117") == {"lost"}


# 109_7: a prison (200_126) and a bounty hunter (5_91) with a matching starship (5_177) come into a hand of six more cards.
def test_a_hunter_starts_in_the_hand_with_a_starship_of_its_own() -> None:
    game = started("2_148", "109_7", "200_126", "5_91", "5_177", *FILLERS)
    assert where(game, "200_126") == where(game, "5_91") == where(game, "5_177") == {"hand"}
    assert len(game.sides[1].hand.cards) == 9


# 217_16: Insignificant Rebellion (9_127) and two more Effects under the Objective of Ralltiir (7_300), whose system is 2_148.
def test_an_interrupt_of_an_objective_comes_into_the_hand_again() -> None:
    game = started("7_300", "2_148", "217_16", "9_127", "13_82", *FILLERS)
    assert where(game, "9_127") == where(game, "13_82") == {"area"}
    assert where(game, "217_16") == {"hand"}


def test_without_its_objective_it_stays_in_the_deck() -> None:
    game = started("2_148", "217_16", "9_127", "13_82", *FILLERS)
    assert "area" not in where(game, "9_127")


# 212_4: after a site with two icons of the Dark Side (1_290), a battleground site of Cloud City (5_166) and Effects; no Effects with a
# Palace site (6_162).
def test_an_interrupt_brings_a_site_of_cloud_city_and_effects() -> None:
    game = started("1_290", "212_4", "5_166", "13_82", *FILLERS)
    assert where(game, "5_166") == {"row"}
    assert where(game, "13_82") == {"area"}
    assert where(game, "212_4") == {"lost"}


def test_it_does_not_without_such_a_site() -> None:
    game = started("1_289", "212_4", "5_166", "13_82", *FILLERS)
    assert "row" not in where(game, "5_166")


def test_a_palace_keeps_the_effects_in_the_deck() -> None:
    game = started("6_162", "212_4", "5_166", "13_82", *FILLERS)
    assert where(game, "5_166") == {"row"}
    assert "area" not in where(game, "13_82")


# 8_136: a battleground site in the system of the starting location, 1_289 with 1_291, or two generic sites.
@pytest.mark.parametrize(("start", "row"), [("1_289", True), ("2_148", False)])
def test_a_site_comes_to_the_system_of_the_starting_location(start: str, row: bool) -> None:
    game = started(start, "8_136", "1_291", *FILLERS)
    assert ("row" in where(game, "1_291")) == row


def test_two_generic_sites_come_together() -> None:
    game = started("2_148", "8_136", "7_281", "7_284", *FILLERS, way=1)
    assert where(game, "7_281") == where(game, "7_284") == {"row"}


def test_not_beside_an_objective() -> None:
    game = started("7_300", "2_148", "8_136", "7_281", "7_284", *FILLERS)
    assert "row" not in where(game, "7_281")


# 9_138: with Endor, three cards into the hand, and six more.
def test_cards_are_taken_into_a_smaller_first_hand() -> None:
    game = started("8_157", "9_138", "9_142", "9_117", "1_217", *FILLERS)
    assert "hand" in where(game, "9_142")
    assert len(game.sides[1].hand.cards) == 9


def test_nothing_is_taken_without_its_location() -> None:
    game = started("2_148", "9_138", "9_142", "9_117", "1_217", *FILLERS)
    assert len(game.sides[1].hand.cards) == 8


# 13_69: shields under it, three of which come.
def test_shields_lie_under_a_starting_effect_and_three_come() -> None:
    shields = ("13_54", "13_61", "13_68", "13_84")
    game = started("2_148", "13_69", *FILLERS, outside=shields)
    assert where(game, "13_69") == {"area"}
    (effect,) = (piece for piece in game.sides[1].area.cards if piece.card.code == "13_69")
    under = [piece for piece in game.sides[1].aside.cards if piece.under == effect.id]
    assert sorted(piece.card.code for piece in under) == sorted(shields)
    deployed: list[int] = []
    for _ in range(400):
        decision = game.advance()
        if decision is None or game.turn > 6:
            break
        choice = len(decision.options) - 1
        if decision.kind == DEPLOY_CHOICE and decision.seat == 1 and game.phase == DEPLOY_PHASE:
            offered = [n for n, option in enumerate(decision.options) if option.piece in [piece.id for piece in under]]
            choice = offered[0] if offered else choice
        game.apply(choice)
    deployed = [piece.id for piece in under if piece.zone == game.sides[1].area.id]
    assert len(deployed) == 3
    assert effect.declared == 3
    left = [piece for piece in under if piece.id not in deployed]
    assert left[0].zone == game.pile(1, ASIDE).id


def test_without_a_starting_effect_nothing_comes_from_outside() -> None:
    game = started("2_148", *FILLERS, outside=(SHIELD,))
    assert not game.sides[1].aside.cards
    assert SHIELD not in [piece.card.code for piece in game.pieces]


# 301_4: the system Tatooine (1_289) and a site of it that is none of the palace: 6_171 is one, 1_293 is not.
def test_an_objective_starts_with_a_site_outside_the_palace() -> None:
    game = started("301_4", "6_171", "1_293", "1_289", *FILLERS)
    assert where(game, "1_289") == where(game, "1_293") == {"row"}
    assert where(game, "6_171").isdisjoint({"row"})
