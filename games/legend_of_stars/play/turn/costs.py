"""Pay the costs of abilities (A-16: each card names its own)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Cost
from games.engine.events.resolution import Resolution
from games.legend_of_stars.abilities.constants import ENERGY_COST, GAIN_THIS, LIFE_COST, SUPPORTS, TRASH_THIS, ZONES_A_SEAT
from games.legend_of_stars.play import log
from games.legend_of_stars.play.state import Table


def can_pay_all(table: Table, costs: list[Cost], scope: Resolution) -> bool:
    """Whether these costs can be paid together."""
    side = table.sides[scope.seat]
    energies: i64 = 0
    life: i64 = 0
    for cost in costs:
        kind: i64 = cost.kind
        amount: i64 = table.amount(cost.amount, scope)
        if kind == ENERGY_COST:
            energies += amount
        elif kind == LIFE_COST:
            life += amount
        elif not can_use_itself(table, kind, scope):
            return False
    return energies <= side.regained() and (life == 0 or life < side.life)


def can_use_itself(table: Table, kind: i64, scope: Resolution) -> bool:
    """Whether the ability's own card can be turned to gain position, or put into the trash."""
    piece = table.pieces[scope.source]
    if kind == GAIN_THIS:
        return piece.zone % ZONES_A_SEAT == SUPPORTS and not piece.is_gained
    return kind == TRASH_THIS and table.zones[piece.zone].in_play


def pay(table: Table, cost: Cost, amount: i64, scope: Resolution) -> None:
    side = table.sides[scope.seat]
    kind: i64 = cost.kind
    if kind == ENERGY_COST:
        table.pay_energy(side, amount, table.pieces[scope.source])  # LOS-ENG-03
        return
    if kind == LIFE_COST:
        side.life -= amount
        if table.log is not None:
            table.note(log.DAMAGE, side.seat, scope.source, amount)
        return
    piece = table.pieces[scope.source]
    if kind == GAIN_THIS:
        piece.is_gained = True
        if table.log is not None:
            table.note(log.GAINED, side.seat, piece.id)
    else:
        table.move(piece, table.sides[piece.owner].trash)
        if table.log is not None:
            table.note(log.TRASHED, piece.owner, piece.id)
