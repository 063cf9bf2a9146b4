"""Weapons, and devices whose texts say so, that go from one own card to another in the deploy phase (CCG-WEA-04).

By the rulebook a weapon goes from a character to another card at its location, without cost.  By the community's rules the two have to be
present with each other, the transfer costs what it costs to deploy the weapon there, and vehicles and starships hand theirs over as well.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.star_wars_ccg.abilities.constants import MISSING, UNDERCOVER
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ARM_VERB, CHARACTER, GIVE_VERB, NONE, OUTSIDE, STARSHIP, VEHICLE, WEAPON
from games.star_wars_ccg.play.present import is_present
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import arm, cost_there, count_load, may_bear, may_carry, may_load


def offer_transfers(table: Table, side: Side, decision: Decision) -> None:
    """Offer to hand each weapon over to another own bearer at its location (CCG-WEA-04)."""
    for piece in side.at_locations.cards:
        is_given = piece.card.type == WEAPON or piece.card.may_be_given
        if is_given and piece.host >= 0 and hands_over(table, table.pieces[piece.host]):
            place: i64 = table.place_at(piece)
            for bearer in side.at_locations.cards:
                if bearer.id != piece.host and table.place_at(bearer) == place and may_receive(table, piece, bearer):
                    decision.offer(GIVE_VERB, piece.id, bearer.id)


def hands_over(table: Table, giver: Piece) -> bool:
    """Whether a card of this type may hand a weapon over."""
    kind: i64 = giver.card.type
    return kind == CHARACTER or (table.is_community and kind in (VEHICLE, STARSHIP))


def may_receive(table: Table, weapon: Piece, bearer: Piece) -> bool:
    """Whether a weapon may go to this card at its location now, at a cost that can be paid."""
    if not may_bear(table, bearer, weapon) and not (bearer.card.porter > 0 and may_carry(table, bearer, weapon)):
        return False
    if not table.is_community:
        return may_load(table, weapon)
    giver = table.pieces[weapon.host]
    if not are_together(table, giver, bearer) or table.has_flag(UNDERCOVER, bearer):
        return False
    cost: i64 = transfer_cost(table, weapon, bearer)
    return may_load(table, weapon) if cost == 0 else cost <= table.free_force(weapon.controller)


def are_together(table: Table, giver: Piece, bearer: Piece) -> bool:
    """Whether two cards at one location are present with each other: both outside of what is enclosed, or both inside the same."""
    if table.has_flag(MISSING, giver) or table.has_flag(MISSING, bearer):
        return False
    if giver.host >= 0 and giver.host == bearer.host:
        return True
    place: i64 = table.place_at(giver)
    return is_present(table, giver, place) and is_present(table, bearer, place)


def transfer_cost(table: Table, weapon: Piece, bearer: Piece) -> i64:
    """What it costs to deploy the weapon on this bearer."""
    table.bearer = bearer.id
    cost: i64 = cost_there(table, weapon, Option(ARM_VERB, bearer.id, 0))
    table.bearer = NONE
    return cost


def hand_over(table: Table, weapon: Piece, bearer: Piece) -> None:
    """Give a weapon to its new bearer, by the community's rules for its deploy cost."""
    cost: i64 = transfer_cost(table, weapon, bearer) if table.is_community else 0
    if cost == 0:
        count_load(table, weapon)
        arm(table, weapon, bearer)
        return
    table.use_force(table.sides[weapon.controller], cost)
    table.board_ship(weapon, bearer, OUTSIDE)
    if table.log is not None:
        table.note(log.HANDED_OVER, weapon.controller, weapon.id, cost, bearer.id)
