"""Abilities in the main phase: which of them can be used, and their use."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.ops import Program
from games.star_realms.abilities.constants import BASE, COPY_ABILITY, GAIN_COMBAT, GAIN_TRADE, SCRAP_ABILITY_USED, SHIP
from games.star_realms.play import log
from games.star_realms.play.cards import Ability
from games.star_realms.play.constants import ALLY, DOUBLE_ALLY, MOST_ABILITIES, PRIMARY, SCRAP
from games.star_realms.play.effects.move import scrap
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table


def offer_early(table: Table, side: Side, options: list[Option]) -> None:
    for piece in side.in_play.cards:
        early: i64 = piece.open & piece.face.early
        if early != 0:
            for ability in piece.face.abilities:
                if early & ability.bit != 0:
                    options.append(table.use_offers[piece.id * MOST_ABILITIES + ability.place])


def offer_abilities(table: Table, side: Side, options: list[Option]) -> None:
    """SR-ABL-01, A-04: offer each unused ability, without those of `offer_early`."""
    counted = False
    once: i64 = 0
    twice: i64 = 0
    for piece in side.in_play.cards:
        if piece.open == 0:
            continue
        usable: i64 = piece.open & ~piece.face.early
        for ability in piece.face.abilities:
            if usable & ability.bit == 0:
                continue
            if ability.slot == ALLY:
                if not counted:
                    # once, twice: the factions with at least one, and at least two, allies in play.
                    counted = True
                    for faction in side.allies:
                        twice |= once & faction
                        once |= faction
                    for other in side.in_play.cards:
                        twice |= once & other.counts_as
                        once |= other.counts_as
                # SR-ABL-05, A-05: another card than the one with the ability.
                if ability.factions & (twice | (once & ~piece.counts_as)) == 0:
                    continue
            elif ability.slot == DOUBLE_ALLY and allies(side, piece, ability.factions) < 2:
                continue
            if ability.price > 0 and not can_pay(side, ability):
                continue
            options.append(table.use_offers[piece.id * MOST_ABILITIES + ability.place])


def allies(side: Side, piece: Piece, factions: i64) -> i64:
    """The number of other allies of these factions in play (A-05, A-06)."""
    found: i64 = 0
    for faction in side.allies:
        if faction & factions != 0:
            found += 1
    for other in side.in_play.cards:
        if other is not piece and other.counts_as & factions != 0:
            found += 1
    return found


def can_pay(side: Side, ability: Ability) -> bool:
    if ability.resource == GAIN_TRADE:
        return side.trade >= ability.price
    if ability.resource == GAIN_COMBAT:
        return side.combat >= ability.price
    return side.authority > ability.price


def use(table: Table, side: Side, piece: Piece, ability: Ability) -> None:
    piece.open = piece.open & ~ability.bit
    slot: i64 = ability.slot
    if table.log is not None:
        table.note(log.USED, side.seat, piece.id, slot)
    if ability.price > 0:
        if ability.resource == GAIN_TRADE:
            side.trade -= ability.price
        elif ability.resource == GAIN_COMBAT:
            side.combat -= ability.price
        else:
            side.authority -= ability.price
        if table.log is not None:
            table.note(log.PAID, side.seat, piece.id, ability.price, ability.resource)
    if slot == SCRAP:
        type: i64 = piece.face.type
        scrap(table, side, piece)  # SR-ABL-06
        if side.watchers > 0 and type & (SHIP | BASE) != 0:
            table.announce(SCRAP_ABILITY_USED, side.seat, piece.id)
    elif slot != PRIMARY:
        side.allies_used += 1
        if not copies_ability(ability.program):
            side.ally_programs.append(ability.program.number)
    table.run(ability.program, piece.id, side.seat)


def copies_ability(program: Program) -> bool:
    """Whether the program copies an ability.  Such an ability is not copied, or it could go on forever."""
    for op in program.ops:  # noqa: SIM110  a generator would be slow when compiled
        if op.code == COPY_ABILITY:
            return True
    return False
