"""The Death Star moves (CCG-LOC-14), and its Epic Event (CCG-TYP-02, CCG-EPE-01) blows planets away (CCG-LOC-06)."""

from __future__ import annotations

from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.play.constants import DESTROYED
from games.star_wars_ccg.play.row import is_blown_away
from games.star_wars_ccg.policies.default import DrainPolicy
from games.star_wars_ccg.report.on_board import Board
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import FARM, TATOOINE, use
from tests.games.star_wars_ccg.card_pool import pool

STATION, LASER, IGNITION, TROOPER = "2_143", "2_161", "2_130", "1_28"
SITES = ["1_283", "1_284", "1_285", "1_286"]


def above_tatooine(at: str, **dark: list[str]) -> Position:
    there = Position(
        [TATOOINE, FARM, STATION, *SITES], [f"{TROOPER} @ {FARM}"], [f"{LASER} in {STATION}"], at=at, active=1, piles=({}, dark)
    )
    station = there.piece(STATION)
    station.aim, station.stage = there.piece(TATOOINE).id, 7
    return there


def test_the_policy_brings_it_into_orbit_and_leaves_it_there() -> None:
    """CCG-LOC-14"""
    there = Position([TATOOINE, STATION], [], [], at="move", active=1)
    station = there.piece(STATION)
    station.stage = 6
    decision = there.decision()
    assert decision is not None
    chosen = DrainPolicy().choose(there.game.view(1), decision)
    assert chosen == there.find("orbit", STATION, TATOOINE)
    there.game.apply(chosen)
    assert (station.aim, station.stage) == (there.piece(TATOOINE).id, 7)
    there = above_tatooine("move")
    decision = there.decision()
    assert decision is not None
    assert not there.may("orbit")
    assert DrainPolicy().choose(there.game.view(1), decision) == there.find("pass")


def test_the_policy_ignites_and_the_planet_is_gone() -> None:
    """CCG-EPE-01, CCG-TYP-02, CCG-LOC-06"""
    there = above_tatooine("control", hand=[IGNITION], reserve=["2_52"])
    decision = there.decision()
    assert decision is not None
    assert DrainPolicy().choose(there.game.view(1), decision) == there.find("play", IGNITION)
    use(there, IGNITION, TATOOINE)
    tatooine = there.piece(TATOOINE)
    assert tatooine.declared == DESTROYED
    assert is_blown_away(there.game, tatooine.system)
    assert there.piece(STATION).aim == -1
    assert there.game.icons_at(0, tatooine.id) == there.game.icons_at(1, tatooine.id) == 0
    assert [there.game.pieces[piece.id].card.code for piece in there.game.row.cards] == [TATOOINE, STATION, *SITES]


def test_the_planet_stays_if_the_total_is_too_low() -> None:
    """CCG-EPE-01"""
    there = above_tatooine("control", hand=[IGNITION], reserve=[FILLER])
    use(there, IGNITION, TATOOINE)
    assert there.piece(TATOOINE).declared == 0
    assert there.piece(IGNITION) in there.game.sides[1].used.cards


def test_the_board_tells_its_parsec_and_its_orbit() -> None:
    """CCG-LOC-14"""
    there = above_tatooine("move")
    places = {place["location"][0]: place for place in board_of(there.game, 0)["places"]}
    assert (places[STATION]["parsec"], places[STATION]["orbits"]) == (7, [TATOOINE])
    assert "parsec" not in places[TATOOINE]
    number = there.game.row.cards.index(there.piece(STATION))
    assert Board(pool()).lists(there.game)[f"/places/{number}/orbits"] == [there.piece(TATOOINE).id]


def test_in_deep_space_it_has_no_orbit() -> None:
    there = Position([TATOOINE, STATION], [], [], at="move", active=1)
    places = {place["location"][0]: place for place in board_of(there.game, 0)["places"]}
    assert (places[STATION]["parsec"], places[STATION]["orbits"]) == (0, [])
