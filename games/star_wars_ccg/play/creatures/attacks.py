"""Creatures: whom they attack, how they fight each other, and who hunts them (CCG-CRE-01 to CCG-CRE-05).

Register of the frame of attacks, at the beginning of a battle phase:
    a: the seat whose turn it is.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.aims import number_of
from games.star_wars_ccg.play.constants import (
    AT_LOCATIONS,
    ATTACK_CHOICE,
    ATTACK_FRAME,
    ATTACK_VERB,
    CHARACTER,
    DESTINY_ABILITY,
    HUNT_VERB,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.participants import leave_table


def begin_attacks(table: Table, seat: i64) -> None:
    """Let creatures fight each other, and those of the player whose battle phase begins attack."""
    if table.creatures:
        table.frames.append(Frame(ATTACK_FRAME, 0, seat))


def step_attacks(table: Table, frame: Frame) -> None:
    if fight_each_other(table):
        return
    for id in table.creatures:
        creature = table.pieces[id]
        if stands(creature) and creature.controller == frame.a and creature.fought != table.turn and not table.is_blank(creature):
            decision = Decision(ATTACK_CHOICE, frame.a, id)
            offer_prey(table, creature, decision)
            if decision.options:
                table.ask(decision)
                return
    table.frames.pop()


def stands(creature: Piece) -> bool:
    return creature.zone % ZONES_A_SEAT == AT_LOCATIONS and creature.place >= 0


def offer_prey(table: Table, creature: Piece, decision: Decision) -> None:
    """CCG-CRE-04: cards of the opponent; without any, or always by the community's rules, those of its own player."""
    for seat in (1 - creature.controller, creature.controller):
        for piece in table.sides[seat].at_locations.cards:
            if piece.place == creature.place and is_prey(table, creature, piece):
                decision.offer(ATTACK_VERB, creature.id, piece.id)
        if decision.options and not table.is_community:
            return


def is_prey(table: Table, creature: Piece, piece: Piece) -> bool:
    """A creature attacks characters that stand there by themselves, but no droids unless it says so."""
    if piece.card.type != CHARACTER or piece.host >= 0 or (piece.card.is_droid and not creature.card.eats_droids):
        return False
    scope = Resolution(creature.id, creature.controller)
    for filter in creature.card.spares:  # noqa: SIM110  a loop is faster when compiled
        if table.fits(piece, filter, scope):
            return False
    return True


def answer_attacks(table: Table, option: Option) -> None:
    """CCG-CRE-03: its ferocity against the number of its prey; by the community's rules against power, with a destiny from ability 4 on."""
    creature = table.pieces[option.piece]
    prey = table.pieces[option.amount]
    creature.fought = table.turn
    ferocity: i64 = ferocity_of(table, creature)
    against: i64 = resistance(table, prey) if table.is_community else number_of(table, prey)
    if table.log is not None:
        table.note(log.ATTACKED, creature.controller, creature.id, ferocity, prey.id)
    if ferocity > against or (ferocity == against and not table.is_community and not table.must_exceed):
        leave_table(table, prey, is_out=creature.card.devours)


def resistance(table: Table, prey: Piece) -> i64:
    power: i64 = table.number(c.POWER, prey)
    side = table.sides[prey.controller]
    if table.number(c.ABILITY, prey) >= DESTINY_ABILITY:
        power += table.draw_destiny(side, side.text_destinies)
    return power


def ferocity_of(table: Table, creature: Piece) -> i64:
    """Its ferocity now, with the destinies that it prints."""
    total: i64 = table.value(c.FEROCITY, creature)
    side = table.sides[creature.controller]
    left: i64 = creature.card.ferocity_draws
    while left > 0:
        total += table.draw_destiny(side, side.text_destinies)
        left -= 1
    return max(total, 0)


def fight_each_other(table: Table) -> bool:
    """CCG-CRE-02: of two creatures at one place the fiercer stays, none of them if they are alike (A-24)."""
    for id in table.creatures:
        one = table.pieces[id]
        if not stands(one):
            continue
        for other_id in table.creatures:
            other = table.pieces[other_id]
            if other_id > id and stands(other) and other.place == one.place and not are_peaceful(one, other):
                first: i64 = ferocity_of(table, one)
                second: i64 = ferocity_of(table, other)
                if first <= second:
                    leave_table(table, one)
                if second <= first:
                    leave_table(table, other)
                return True
    return False


def are_peaceful(one: Piece, other: Piece) -> bool:
    """Selective creatures do not attack their own kind."""
    return one.card.is_selective and other.card.is_selective and one.card.title == other.card.title


# --- who hunts creatures ---------------------------------------------------------------------------------------------------


def offer_hunts(table: Table, side: Side, decision: Decision) -> None:
    """By the community's rules a player attacks creatures of the opponent where it has presence, each once a turn, without cost."""
    if not table.is_community:
        return
    for id in table.creatures:
        creature = table.pieces[id]
        is_new = stands(creature) and creature.controller != side.seat and creature.drained != table.turn
        if is_new and table.has_presence(side.seat, creature.place):
            decision.offer(HUNT_VERB, creature.id, 0)


def hunt(table: Table, side: Side, creature: Piece) -> None:
    """The power there, with a destiny from ability 4 on, against its defense value."""
    creature.drained = table.turn
    total: i64 = table.power_at(side.seat, creature.place)
    if table.ability_at(side.seat, creature.place) >= DESTINY_ABILITY:
        total += table.draw_destiny(side, side.text_destinies)
    if table.log is not None:
        table.note(log.HUNTED, side.seat, creature.id, total)
    if total > table.number(c.DEFENCE, creature):
        leave_table(table, creature)
