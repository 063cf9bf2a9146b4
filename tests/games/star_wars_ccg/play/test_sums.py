"""The sums at a location are kept until something changes (CCG-PWR-01, CCG-CTL-01)."""

from __future__ import annotations

from games.star_wars_ccg.abilities.constants import POWER
from tests.games.star_wars_ccg.abilities.positions import Position

FARM, CANTINA = "1_132", "1_290"


def test_a_sum_is_kept_until_a_card_leaves() -> None:
    position = Position([FARM, CANTINA], [f"1_19 @ {FARM}", f"1_28 @ {FARM}"])
    game, farm = position.game, position.piece(FARM).id
    power = position.power(0, FARM)
    assert game.has_presence(0, farm)
    (key,) = [key for key, value in enumerate(game.kept) if value == power]
    game.kept[key] = 99  # whoever asks again gets what is kept
    assert position.power(0, FARM) == 99
    assert (position.power(0, CANTINA), position.power(1, FARM)) == (0, 0)
    game.lose(position.piece("1_19"))
    assert position.power(0, FARM) == game.fresh_sum(POWER, farm, 0) < power


def test_a_sum_is_new_after_a_move() -> None:
    position = Position([FARM, CANTINA], [f"1_19 @ {FARM}"])
    game, farm, cantina = position.game, position.piece(FARM).id, position.piece(CANTINA).id
    assert (game.controls(0, farm), game.controls(0, cantina)) == (True, False)
    game.stand(position.piece("1_19"), cantina)
    assert (game.controls(0, farm), game.controls(0, cantina)) == (False, True)
