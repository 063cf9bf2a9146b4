"""The filters and amounts from FIRST_OF_OBJECTIVES on (`abilities.constants.blocks`): representatives, kin, and what is where."""

from __future__ import annotations

from mypy_extensions import i64

from games.abilities.shared.verbs import PICKED_SLOT
from games.engine.abilities.filters import PieceTest
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.constants import LOCATIONS, ZONES_A_SEAT
from games.star_wars_ccg.play.fetching.coming import system_of_place
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def passes_goal_test(table: Table, test: PieceTest, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    number: i64 = test.number
    if number == c.HAS_ABILITY_THERE:
        is_there = here.zone % ZONES_A_SEAT == LOCATIONS
        return is_there and max(table.ability_at(0, here.id), table.ability_at(1, here.id)) >= test.amount
    if number == c.GAINED_AGENT:
        return table.has_flag(c.GAINS_AGENT, here)
    if c.GAINED_REP <= number <= c.GAINED_ASSASSIN:
        return table.has_flag(c.GAINS_REP + number - c.GAINED_REP, here)
    if number in (c.IS_NAMESAKE, c.IS_KIN):
        aim: i64 = table.pieces[scope.source].aim
        if aim < 0:
            return False
        chosen = table.pieces[aim].card
        return here.card.title == chosen.title if number == c.IS_NAMESAKE else 0 <= chosen.species == here.card.species
    if number == c.IS_REP_KIN:
        return is_kin_of_rep(table, here, scope.seat)
    if number == c.IS_IN_SYSTEM and test.filter is not None:
        return system_of_place(table, here, test.filter, scope) and (here.card.generic > 0 or table.fits(here, test.filter, scope))
    if number == c.IS_LIKE_PICKED:
        for id in scope.slots[PICKED_SLOT] if len(scope.slots) > PICKED_SLOT else []:
            if table.pieces[id].card.title == here.card.title:
                return True
        return False
    raise ValueError(f"there is no test {number}")


def is_kin_of_rep(table: Table, here: Piece, seat: i64) -> bool:
    """Whether a card has the species of the alien whom the Objective of a seat has chosen as a representative."""
    for piece in table.sides[seat].area.cards:
        if piece.aim >= 0 and table.has_flag(c.GAINS_REP, table.pieces[piece.aim]):
            return 0 <= table.pieces[piece.aim].card.species == here.card.species
    return False


def counted_goal(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.GAME_BEGINS:
        return 1 if table.turn == 0 else 0
    if number == c.TARGET_OVERCOME:
        shelter: i64 = table.pieces[scope.source].card.shelter
        target = first_target(table, scope)
        return 1 if shelter >= 0 and target is not None and table.has_flag(shelter + c.OVERCOME, target) else 0
    if number == c.SPECIES_ON_TABLE:
        found: list[int] = []
        for piece in table.sides[scope.seat].at_locations.cards:
            if piece.card.species >= 0 and piece.card.is_alien and piece.card.species not in found:
                found.append(piece.card.species)
        return len(found)
    raise ValueError(f"there is no amount {number}")
