"""What the default policy does with texts that answer what has just happened."""

from __future__ import annotations

from games.engine.decision import PASS_VERB
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import FARM, TATOOINE, begun

TROOPER, VADER, STORM = "1_28", "1_168", "1_194"
BAY, COMPACTOR = "1_124", "1_125"


def chosen(there: Position) -> tuple[int, str]:
    """(verb, card) of the answer."""
    decision = there.decision()
    assert decision is not None
    option = decision.options[DrainPolicy().choose(there.game.view(decision.seat), decision)]
    there.game.apply(decision.options.index(option))
    return option.verb, there.game.pieces[option.piece].card.code if option.piece >= 0 else ""


def test_who_began_a_battle_neither_cancels_it_nor_flees() -> None:
    ground = [f"{TROOPER} @ {BAY}"], [f"{VADER} @ {BAY}"]
    space = [f"1_143 @ {TATOOINE}", "1_11 in 1_143 as pilot"], [f"1_303 @ {TATOOINE}"]
    for card, row, (light, dark) in (("1_89", [BAY, COMPACTOR], ground), ("1_88", [TATOOINE, "1_126"], space)):
        for attacker in (0, 1):
            there = begun(row, light, dark, attacker, ([card], []))
            assert there.may("play", card)
            assert chosen(there) == ((PASS_VERB, "") if attacker == 0 else (c.PLAY_VERB, card))


def test_no_own_card_is_put_out_of_play_to_retrieve_force() -> None:
    there = Position([FARM], [f"{TROOPER} @ {FARM}"], [], active=1, piles=({"hand": ["1_99"], "lost": 4}, {"hand": [STORM]}))
    there.do("deploy", STORM)
    if there.may("at", FARM):
        there.do("at", FARM)
    assert there.may("play", "1_99")
    assert chosen(there)[0] == PASS_VERB


def shot(hands: tuple[list[str], list[str]], light: list[str]) -> Position:
    """The Dark Side has fired at the first starfighter of the Light Side and drawn the weapon's destiny."""
    piles = tuple({"hand": hand, "reserve": [FILLER] * 4} for hand in hands)
    dark = [f"1_303 @ {TATOOINE}", "1_313 in 1_303"]
    there = Position([TATOOINE], light, dark, at="battle", active=1, piles=(piles[0], piles[1]))
    there.do("battle", TATOOINE)
    there.do("fire", "1_313", "near")
    there.decision()
    return there


def test_help_is_for_the_own_starfighter_at_which_the_opponent_fires() -> None:
    light = [f"1_146=near @ {TATOOINE}", f"1_140 @ {TATOOINE}", f"1_143 @ {TATOOINE}"]
    there = shot((["1_70"], []), light)
    assert chosen(there) == (c.PLAY_VERB, "1_70")
    decision = there.decision()
    assert decision is not None
    ids = [option.piece for option in decision.options]
    assert {there.piece(name).id for name in ("near", "1_303")} <= set(ids)
    option = decision.options[DrainPolicy().choose(there.game.view(0), decision)]
    assert option.piece == there.piece("near").id


def test_no_help_comes_to_what_the_own_weapon_aims_at() -> None:
    there = shot(([], ["1_241"]), [f"1_146=near @ {TATOOINE}"])
    assert there.may("play", "1_241")
    assert chosen(there)[0] == PASS_VERB


def test_a_free_text_that_takes_force_is_used() -> None:
    there = Position(["12_75", "12_169"], [], ["12_98 @ 12_75", "1_301 @ 12_169"], at="control", active=1)
    decision = there.decision()
    assert decision is not None
    assert there.options()[DrainPolicy().choose(there.game.view(1), decision)][:2] == ("act", "12_98")


def test_nobody_duels_an_abler_character() -> None:
    """11_54 has ability 6 and fights Jedi: 9_24 of ability 6, but not 11_10 of ability 7."""
    for jedi, verb in (("9_24", c.ACT_VERB), ("11_10", PASS_VERB)):
        there = Position([FARM], [f"{jedi} @ {FARM}"], [f"11_54 @ {FARM}"], at="control", active=1)
        assert chosen(there)[0] == verb


def test_a_race_is_begun_with_more_podracers_and_destinies_are_drawn() -> None:
    for racers, verb in (([], PASS_VERB), (["11_47 in 11_44"], c.ACT_VERB)):
        there = Position(["11_44"], ["11_24 in 11_44", *racers], [], at="control", active=0)
        assert chosen(there)[0] == verb
    assert there.may("pass")


def test_a_lone_character_flees_from_a_stronger_side_alone() -> None:
    """5_45 moves him away from a battle that the opponent has begun."""
    for enemy, is_used in ((VADER, True), (STORM, False)):
        there = begun([FARM, "1_290"], [f"1_19 @ {FARM}"], [f"{enemy} @ {FARM}"], 1, (["5_45"], []))
        if there.may("play", "5_45"):
            assert (chosen(there)[0] == c.PLAY_VERB) == is_used
