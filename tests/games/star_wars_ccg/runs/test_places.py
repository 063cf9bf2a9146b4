"""What the deck has at each location when a goldfish ends."""

from __future__ import annotations

from games.engine.tally import Tally
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.report.results import count_places
from tests.games.star_wars_ccg.abilities.positions import Position

FARM, CANTINA, SYSTEM = "1_132", "1_128", "1_127"
LUKE, TROOPER, SABER, X_WING, ENEMY = "1_19", "1_28", "1_155", "1_146", "1_168"


def counted(there: Position) -> dict[str, dict[str, int]]:
    tally = Tally()
    count_places(there.game, there.game.sides[0], tally)
    return tally.cards


def test_power_forfeit_and_weapons_are_summed_by_location() -> None:
    there = Position([FARM, CANTINA], [f"{LUKE} @ {FARM}", f"{SABER} in {LUKE}", f"{TROOPER} @ {FARM}"], [f"{ENEMY} @ {FARM}"])
    game = there.game
    forfeit = sum(game.number(c.FORFEIT, there.piece(code)) for code in (LUKE, TROOPER))
    assert counted(there) == {
        FARM: {"there": 1, "power_there": game.power_at(0, there.piece(FARM).id), "forfeit_there": forfeit, "weapons_there": 1},
        CANTINA: {"there": 1},
    }
    assert forfeit > 0


def test_a_pilot_aboard_has_forfeit_where_the_starship_is() -> None:
    there = Position([SYSTEM], [f"{X_WING} @ {SYSTEM}", f"{LUKE} in {X_WING} as pilot"])
    game = there.game
    forfeit = sum(game.number(c.FORFEIT, there.piece(code)) for code in (X_WING, LUKE))
    power = game.number(c.POWER, there.piece(X_WING))
    assert counted(there) == {SYSTEM: {"there": 1, "power_there": power, "forfeit_there": forfeit}}


def test_totals_of_games_are_added() -> None:
    there = Position([FARM], [f"{LUKE} @ {FARM}"])
    tally = Tally()
    for _ in range(2):
        count_places(there.game, there.game.sides[0], tally)
    once = counted(there)[FARM]
    assert tally.cards[FARM] == {name: 2 * number for name, number in once.items()}
