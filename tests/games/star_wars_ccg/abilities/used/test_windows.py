"""Texts that answer a battle, a deployment or a loss, and texts that change who pays and who begins."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DAMAGE_TIMES, HYPERSPEED, POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.game import new_game
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.runs.layout import DeckOrder, table_of
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, begun, choose, go_on, lost
from tests.games.star_wars_ccg.card_pool import pool

CAMP, CAMP_DARK, THRONE = "1_131", "1_292", "1_138"


WEAK, STRONG = [f"1_28 @ {FARM}"], [f"1_168 @ {FARM}"]


def test_damage_is_multiplied_for_the_loser() -> None:
    plain = go_on(begun([FARM], WEAK, STRONG, 1))
    assert plain == [6, 0]
    for hands, active, uses, factor in (
        ((["1_77"], []), 1, ["1_77"], 3),
        (([], ["1_279"]), 0, ["1_279"], 3),
        ((["1_77"], ["1_279"]), 1, ["1_77", "1_279"], 9),
    ):
        there = begun([FARM], WEAK, STRONG, active, hands)
        for card in uses:
            there.do("play", card)
        assert go_on(there) == [6 * factor, 0]
    assert not begun([FARM], WEAK, STRONG, 0, (["1_77"], [])).may("play", "1_77")  # only if the opponent began


@pytest.mark.parametrize(("light", "factor"), [([f"1_19 @ {FARM}"], 2), ([f"1_11 @ {FARM}"], 3)])
def test_a_bad_feeling_makes_a_won_battle_dear(light: list[str], factor: int) -> None:
    there = begun([FARM], light, STRONG, 0, (["1_91"], []))
    there.do("play", "1_91")
    there.decision()
    place = there.piece(FARM)
    assert there.game.value(DAMAGE_TIMES + 1, place) == factor
    assert there.game.value(DAMAGE_TIMES, place) == 1
    strong = begun([FARM], [*light, f"1_21 @ {FARM}"], [f"1_194 @ {FARM}"], 0, (["1_91"], []))
    assert not strong.may("play", "1_91")


def test_a_fighter_is_lost_when_the_opponent_begins() -> None:
    ships = ([f"1_146 @ {TATOOINE}"], [f"1_304 @ {TATOOINE}"])
    there = begun([TATOOINE], *ships, 1, (["1_76"], []))
    there.do("play", "1_76")
    choose(there, "1_304")
    assert lost(there, "1_304") == [True]
    assert not begun([TATOOINE], *ships, 0, (["1_76"], [])).may("play", "1_76")


@pytest.mark.parametrize("light", [[f"1_21 @ {FARM}"], [f"1_20 @ {FARM}", "1_57 in 1_20"]])
@pytest.mark.parametrize("goes", [True, False])
def test_a_weak_enemy_walks_away_or_is_lost(light: list[str], goes: bool) -> None:
    card = "1_21" if len(light) == 1 else "1_57"
    there = begun([FARM, CANTINA], light, [f"1_194 @ {FARM}", f"1_168 @ {FARM}"], 1)
    there.do("act", card)
    choose(there, "1_194")
    decision = there.decision()
    assert decision is not None
    assert decision.seat == 1
    there.game.apply(0 if goes else len(decision.options) - 1)
    there.decision()
    if goes:
        assert there.piece("1_194").place == there.piece(CANTINA).id
    else:
        assert lost(there, "1_194") == [True]
    assert len(there.game.sides[0].used.cards) == 1
    alone = begun([FARM, CANTINA], light, [f"1_168 @ {FARM}"], 1)
    assert not alone.may("act", card)


@pytest.mark.parametrize(("barrier", "deployed", "seat"), [("1_105", "1_194", 1), ("1_249", "1_28", 0)])
def test_a_barrier_keeps_a_new_card_from_battles(barrier: str, deployed: str, seat: int) -> None:
    light, dark = [f"1_19 @ {CORRIDOR}"], [f"1_168 @ {CORRIDOR}"]
    piles = [{"hand": [deployed]}, {"hand": [barrier]}]
    mine, others = (piles[0], piles[1]) if seat == 0 else (piles[1], piles[0])
    there = Position(
        [FARM, CANTINA, CORRIDOR], light, [*dark, f"1_196 @ {FARM}"] if seat == 0 else [*dark], active=seat, piles=(mine, others)
    )
    there.do("deploy", deployed)
    there.do("at", FARM)
    there.do("play", barrier)
    there.decision()
    there.do("pass")
    assert not there.may("battle", FARM)
    there.do("pass")
    assert not there.may("walk", deployed)
    free = Position(
        [FARM, CANTINA, CORRIDOR], light, [*dark, f"1_196 @ {FARM}"] if seat == 0 else [*dark], active=seat, piles=(mine, others)
    )
    free.do("deploy", deployed)
    free.do("at", FARM)
    free.do("pass")
    free.do("pass")
    if seat == 0:
        assert free.may("battle", FARM)
    free.do("pass")
    assert free.may("walk", deployed)


@pytest.mark.parametrize(("destiny", "is_lost"), [("1_73", True), ("1_12", False)])
def test_a_fighter_that_survives_a_battle_is_lost(destiny: str, is_lost: bool) -> None:
    ships = ([f"1_146 @ {TATOOINE}"], [f"1_302 @ {TATOOINE}"])
    there = begun([TATOOINE], *ships, 0, ([], ["1_253"]), (20, [destiny]))
    while not there.may("play", "1_253"):
        decision = there.decision()
        assert decision is not None
        there.game.apply(len(decision.options) - 1 if not there.may("lose from") else there.find("lose from"))
    there.do("play", "1_253")
    choose(there, "1_146")
    assert lost(there, "1_146") == [is_lost]


def test_a_choke_after_a_won_battle() -> None:
    there = begun([FARM], [f"1_28 @ {FARM}", f"1_20 @ {FARM}"], STRONG, 1, ([], ["1_264"]))
    while (decision := there.decision()) and decision.kind != c.ANSWER_CHOICE:
        assert there.game.battle.place >= 0
        there.game.apply(there.find("lose from") if there.may("lose from") else there.find("pass") if there.may("pass") else 0)
    assert there.game.battle.winner == 1
    assert [(word, amount) for word, _, amount in there.options()] == [("play", 1), ("pass", 0)]


@pytest.mark.parametrize("card", ["1_2", "1_22"])
def test_grief_makes_luke_stronger_until_the_end_of_his_next_turn(card: str) -> None:
    for active, more in ((1, 3), (0, 0)):
        there = Position([FARM], [f"{card} @ {FARM}", f"1_19 @ {FARM}"], [], at="draw", active=active)
        before = there.number(POWER, "1_19")
        leave_table(there.game, there.piece(card))
        assert there.number(POWER, "1_19") == before + more
        if more:
            for turn in (0, 1):
                while there.game.active != turn or there.game.phase != c.DRAW_PHASE:
                    decision = there.decision()
                    assert decision is not None
                    there.game.apply(len(decision.options) - 1)
                assert (there.number(POWER, "1_19") > before) == (turn == 0)


def test_an_alien_regenerates_only_in_battle() -> None:
    for active, pile in ((True, c.USED), (False, c.LOST)):
        there = Position([FARM], WEAK, [f"1_189 @ {FARM}"], at="battle")
        if active:
            there.do("battle", FARM)
        leave_table(there.game, there.piece("1_189"))
        assert there.zone("1_189") == (pile, 1)


def test_a_commander_silences_the_droids_beside_him() -> None:
    ship = ["1_302 @ 1_289", "1_167 in 1_302 as pilot"]
    assert Position([TATOOINE], [], ship).number(HYPERSPEED, "1_302") == Position([TATOOINE], [], ship, texts=False).number(
        HYPERSPEED, "1_302"
    )
    for dark, blank in (([f"1_167 @ {FARM}"], True), ([f"1_167 @ {CANTINA}"], False)):
        there = Position([FARM, CANTINA], [f"1_5 @ {FARM}"], dark)
        assert there.game.is_blank(there.piece("1_5")) == blank


def test_weapons_are_cheaper_on_the_ship_of_a_lieutenant() -> None:
    for pilot, used in (("1_185", 2), ("1_180", 3)):
        dark = [f"1_302 @ {TATOOINE}", f"{pilot} in 1_302 as pilot"]
        there = Position([TATOOINE], [], dark, active=1, piles=({}, {"hand": ["1_323"]}))
        there.do("deploy", "1_323")
        there.game.advance()
        assert len(there.game.sides[1].used.cards) == used


@pytest.mark.parametrize(("camp", "jawa", "seat"), [(CAMP, "1_12", 0), (CAMP_DARK, "1_182", 1)])
def test_jawas_come_home_for_one_player_alone(camp: str, jawa: str, seat: int) -> None:
    def paid(more: list[str], force: int = 5) -> list[int] | None:
        row = [camp, FARM]
        own, other = {"hand": [jawa], "force": force}, {"force": 0}
        piles = (own, other) if seat == 0 else (other, own)
        there = Position(row, more if seat == 0 else [], more if seat else [], active=seat, piles=piles)
        if not there.may("deploy", jawa):
            return None
        there.do("deploy", jawa)
        there.game.advance()
        return [len(side.used.cards) for side in (there.game.sides[seat], there.game.sides[1 - seat])]

    assert paid([]) == [1, 0]
    assert paid([], 0) is None
    crawler = "1_150" if seat == 0 else "1_309"
    assert paid([f"{crawler} @ {camp}"]) == ([0, 0] if seat == 0 else [1, 0])


def test_a_throne_room_lets_the_light_side_go_first() -> None:
    for start, first in ((THRONE, 0), (FARM, 1)):
        codes = (start, *["1_28"] * 20)
        orders = [DeckOrder("light", codes, (start,)), DeckOrder("dark", (TATOOINE, *["1_194"] * 20), (TATOOINE,))]
        game = new_game(table_of(orders, pool(), texts=True), 3, 0)
        while game.turn == 0:
            game.advance()
            if game.turn == 0:
                game.apply(0)
        assert game.active == first


def test_a_backpack_carries_more_weapons() -> None:
    dark = [f"1_194 @ {FARM}", "1_317 in 1_194"]
    for cards, fits in (([*dark, "1_206 in 1_194"], True), (dark, False)):
        there = Position([FARM], [], cards, active=1, piles=({}, {"hand": ["1_312"]}))
        assert there.may("deploy", "1_312") == fits
    armed = [*dark, "1_206 in 1_194", "1_312 in 1_194"]
    there = begun([FARM], [f"1_28=a @ {FARM}", f"1_28=b @ {FARM}"], armed, 1)
    there.do("fire", "1_317", "a")
    there.do("pass")
    assert there.may("fire", "1_312")
