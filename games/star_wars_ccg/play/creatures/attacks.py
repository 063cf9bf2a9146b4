"""Creatures: whom they attack, how they fight each other, and who hunts them (CCG-CRE-01 to CCG-CRE-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.constants import AT_ATTACKED, AT_BEATEN, AT_EATEN, AT_SWALLOWED
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.holding import put_away
from games.star_wars_ccg.play.combat.aims import number_of
from games.star_wars_ccg.play.constants import (
    AT_LOCATIONS,
    AT_VERB,
    ATTACK_CHOICE,
    ATTACK_FRAME,
    ATTACK_VERB,
    CHARACTER,
    DESTINY_ABILITY,
    FIRE_VERB,
    FREE,
    HUNT_FRAME,
    HUNT_VERB,
    NONE,
    OUTSIDE,
    SALVO_VERB,
    WEAPON_CHOICE,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.creatures.filter_tests import is_in_attack
from games.star_wars_ccg.play.effects.volleys import begin_salvo
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_happened
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.weapons import fire, offer_borne, offer_shots_at

# Steps of the frame of one attack.
BEGINS: Final = 0
SHOOT: Final = 1
EATS: Final = 2
OVER: Final = 3
FALLS: Final = 4
CHOOSES: Final = 5


def begin_attacks(table: Table, seat: i64) -> None:
    """Let creatures fight each other, and those of the player whose battle phase begins attack."""
    if table.creatures:
        table.frames.append(Frame(ATTACK_FRAME, 0, seat))


def step_attacks(table: Table, frame: Frame) -> None:
    if fight_each_other(table):
        return
    for id in table.creatures:
        creature = table.pieces[id]
        if stands(creature) and is_hungry(table, creature, frame.a):
            decision = Decision(ATTACK_CHOICE, frame.a, id)
            offer_prey(table, creature, decision)
            if decision.options:
                table.ask(decision)
                return
    table.frames.pop()


def is_hungry(table: Table, creature: Piece, seat: i64) -> bool:
    """Whether a creature of this seat still has to attack in this phase."""
    if creature.controller != seat or creature.fought == table.turn or table.is_blank(creature):
        return False
    return table.changes.flag_row(c.NO_ATTACKS) is None or not table.has_flag(c.NO_ATTACKS, creature)


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
    """A creature attacks characters that stand there by themselves, but no droids unless it says so; a parasite what it can live on."""
    if creature.card.hosts is not None:
        return piece.host < 0 and table.fits(piece, creature.card.hosts, Resolution(creature.id, creature.controller))
    if piece.card.type != CHARACTER or piece.host >= 0 or (piece.card.is_droid and not creature.card.eats_droids):
        return False
    if table.changes.flag_row(c.UNATTACKED) is not None and table.has_flag(c.UNATTACKED, piece):
        return False
    scope = Resolution(creature.id, creature.controller)
    for filter in creature.card.spares:  # noqa: SIM110  a loop is faster when compiled
        if table.fits(piece, filter, scope):
            return False
    return True


def answer_attacks(table: Table, option: Option) -> None:
    """CCG-CRE-03; by the community's rules the prey may fire its weapons first."""
    creature = table.pieces[option.piece]
    creature.fought = table.turn
    table.frames.append(Frame(HUNT_FRAME, BEGINS, table.pieces[option.amount].controller, creature.id, option.amount))


# --- one attack ------------------------------------------------------------------------------------------------------------


def step_attack(table: Table, frame: Frame) -> None:
    """The weapons, then the numbers; a creature that was hit is lost when it is over."""
    creature = table.pieces[frame.b]
    if frame.pc == BEGINS:
        frame.pc = SHOOT
        begin_answers(table, AT_ATTACKED, frame.a, creature.id if frame.c < 0 else frame.c)
    elif frame.pc == SHOOT:
        decision = shots_against(table, frame, creature)
        if decision.options:
            decision.offer_pass()
            table.ask(decision)
            return
        begin_to_compare(table, frame, creature)
    elif frame.pc == EATS:
        frame.pc = OVER
        eat(table, frame, creature)
    elif frame.pc == FALLS:
        frame.pc = OVER
        if stands(creature):
            leave_table(table, creature)
    elif frame.pc == CHOOSES:
        frame.pc = BEGINS
        choose_again(table, frame, creature)
    elif stands(creature) and creature.is_hit:
        begin_fall(table, frame, creature)
    else:
        table.frames.pop()
        table.end_period(c.ATTACK)
        for side in table.sides:
            for piece in side.at_locations.cards:
                piece.shots = 0


def begin_fall(table: Table, frame: Frame, creature: Piece) -> None:
    """Let both players answer before a creature is lost in an attack."""
    frame.pc = FALLS
    begin_answers(table, AT_BEATEN, 1 - creature.controller, creature.id)


def begin_choice(table: Table, frame: Frame) -> None:
    frame.pc = CHOOSES


def choose_again(table: Table, frame: Frame, creature: Piece) -> None:
    """Choose another prey; without another one the attack goes on."""
    decision = Decision(ATTACK_CHOICE, creature.controller, creature.id)
    offer_prey(table, creature, decision)
    decision.options = [option for option in decision.options if option.amount != frame.c]
    if decision.options:
        table.ask(decision)
    else:
        frame.pc = SHOOT


def shots_against(table: Table, frame: Frame, creature: Piece) -> Decision:
    """The weapons that may be fired at the creature now: those of whoever attacks it, or of its prey."""
    decision = Decision(WEAPON_CHOICE, frame.a, creature.id)
    if not table.is_community or not stands(creature):
        return decision
    found = Decision(WEAPON_CHOICE, frame.a, creature.id)
    if frame.c < 0:
        offer_shots_at(table, frame.a, creature.place, found)
    elif table.pieces[frame.c].bonds == FREE:
        offer_borne(table, frame.a, table.pieces[frame.c], creature.place, found)
    for option in found.options:
        if option.amount == creature.id:
            decision.offer(option.verb, option.piece, option.amount)
    return decision


def answer_attack(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == ATTACK_VERB and frame.pc == BEGINS:
        frame.c = option.amount
        frame.a = table.pieces[option.amount].controller
        return
    if option.verb == ATTACK_VERB:
        swallow(table, table.pieces[frame.b], table.pieces[frame.c])
        return
    if option.verb == AT_VERB:
        drag(table, table.pieces[frame.c], option.piece)
        if table.pieces[frame.b].card.hosts is not None:
            drag(table, table.pieces[frame.b], option.piece)
        return
    if frame.pc == OVER:  # it stays where it is
        return
    if option.verb == FIRE_VERB:
        fire(table, table.pieces[option.piece], table.pieces[option.amount])
    elif option.verb == SALVO_VERB:
        begin_salvo(table, table.pieces[option.piece], table.pieces[option.amount])
    else:
        begin_to_compare(table, frame, table.pieces[frame.b])


def begin_to_compare(table: Table, frame: Frame, creature: Piece) -> None:
    """End an attack: compare the totals, or let the creature cling to its host or devour its prey."""
    frame.pc = OVER
    if not stands(creature):
        return
    if frame.c < 0:
        beat(table, frame, creature)
    elif creature.card.hosts is not None:
        if table.pieces[frame.c].place == creature.place:
            cling(table, creature, table.pieces[frame.c])
    elif table.pieces[frame.c].bonds != FREE or table.pieces[frame.c].place == creature.place:
        devour(table, frame, creature, table.pieces[frame.c])


def cling(table: Table, creature: Piece, prey: Piece) -> None:
    """Attach a parasite to its host; one that carries its prey off takes it elsewhere, as the opponent of the prey chooses."""
    if creature.card.drags is None:
        creature.declared = 0
        table.board_ship(creature, prey, OUTSIDE)
        if table.log is not None:
            table.note(log.ABOARD, creature.controller, creature.id, 0, prey.id)
        return
    decision = Decision(ATTACK_CHOICE, 1 - prey.controller, creature.id)
    for lair in lairs_for(table, creature, prey):
        decision.offer(AT_VERB, lair, 0)
    if decision.options:
        decision.offer_pass()
        table.ask(decision)


def let_go(table: Table, creature: Piece) -> None:
    """Detach a parasite, which then stands where its host is."""
    if creature.host >= 0:
        creature.declared = 0
        table.stand(creature, table.place_at(creature))


def devour(table: Table, frame: Frame, creature: Piece, prey: Piece) -> None:
    """CCG-CRE-03: its ferocity against the number of its prey; by the community's rules against power, with a destiny from ability 4 on."""
    ferocity: i64 = ferocity_of(table, creature)
    against: i64 = resistance(table, prey) if table.is_community else number_of(table, prey)
    if table.log is not None:
        table.note(log.ATTACKED, creature.controller, creature.id, ferocity, prey.id)
    if ferocity > against or (ferocity == against and not table.is_community and not table.must_exceed):
        frame.pc = EATS
        begin_answers(table, AT_EATEN, prey.controller, prey.id)


def eat(table: Table, frame: Frame, creature: Piece) -> None:
    """Lose what a creature has defeated, unless it was saved or the creature drags it away."""
    prey = table.pieces[frame.c]
    if prey.bonds != FREE:
        if table.place_at(prey) == creature.place:
            swallow(table, creature, prey)
        return
    if prey.place != creature.place or prey.zone % ZONES_A_SEAT != AT_LOCATIONS:
        return
    lairs = lairs_for(table, creature, prey)
    if lairs and creature.card.drags_always and len(lairs) == 1:
        drag(table, prey, lairs[0])
    elif lairs:
        decision = Decision(ATTACK_CHOICE, 1 - prey.controller, creature.id)
        if not creature.card.drags_always:
            decision.offer(ATTACK_VERB, creature.id, prey.id)
        for lair in lairs:
            decision.offer(AT_VERB, lair, 0)
        table.ask(decision)
    else:
        swallow(table, creature, prey)


def lairs_for(table: Table, creature: Piece, prey: Piece) -> list[int]:
    """The locations to which a creature may drag what it has defeated."""
    found: list[int] = []
    scope = Resolution(creature.id, creature.controller)
    if creature.card.drags is None or not table.fits(prey, creature.card.drags, scope):
        return found
    for where in table.row.cards:
        if where.id != creature.place and creature.card.lair is not None and table.fits(where, creature.card.lair, scope):
            found.append(where.id)
    return found


def drag(table: Table, prey: Piece, to: i64) -> None:
    table.stand(prey, to)
    if table.log is not None:
        table.note(log.MOVED, prey.controller, prey.id, 0, to)


def swallow(table: Table, creature: Piece, prey: Piece) -> None:
    """Lose the prey of a creature, or put it out of play if the creature devours it, and count what the creature gains."""
    gained: i64 = table.value(c.NOURISHES, prey) if table.changes.number_row(c.NOURISHES) is not None else 0
    place: i64 = creature.place
    if creature.card.feeds_on_last:
        creature.declared = table.number(c.POWER, prey)
    if gained > 0:
        grow(table, creature, gained)
    if prey.bonds != FREE:
        put_away(table, prey, c.ASIDE if creature.card.devours else c.LOST)
    else:
        leave_table(table, prey, is_out=creature.card.devours)
    begin_happened(table, AT_SWALLOWED, 1 - prey.owner, prey.id, place)


def grow(table: Table, creature: Piece, gained: i64) -> None:
    """Its ferocity is higher until the end of the game."""
    of = Resolution(creature.id, creature.controller)
    table.change(Change(NUMBER, c.FEROCITY, ADD, of, amount=Amount(gained), piece=creature.id, ends=c.GAME))


def cancel_attack(table: Table) -> None:
    """The attack under way has no result."""
    for frame in table.frames:
        if frame.kind == HUNT_FRAME:
            frame.pc = OVER


def beat(table: Table, frame: Frame, creature: Piece) -> None:
    """The power there, with a destiny from ability 4 on, against its defense value."""
    seat: i64 = frame.a
    side = table.sides[seat]
    total: i64 = table.power_at(seat, creature.place) + added_power(table, seat, creature.place)
    if table.ability_at(seat, creature.place) >= DESTINY_ABILITY:
        total += table.draw_destiny(side, side.text_destinies)
    if table.changes.number_row(c.ATTACK_DRAWS) is not None:
        for piece in side.at_locations.cards.copy():
            if is_in_attack(table, frame, piece):
                total += draw_for_attack(table, piece)
    if table.log is not None:
        table.note(log.HUNTED, seat, creature.id, total)
    if total > table.number(c.DEFENCE, creature):
        begin_fall(table, frame, creature)


def added_power(table: Table, seat: i64, place: i64) -> i64:
    """What texts add to the power of a seat in the attack under way."""
    number: i64 = c.ATTACK_POWER + seat
    return table.value(number, table.pieces[place]) if table.changes.number_row(number) is not None else 0


def draw_for_attack(table: Table, piece: Piece) -> i64:
    """The destinies that a card adds to the attack under way."""
    total: i64 = 0
    side = table.sides[piece.controller]
    left: i64 = table.value(c.ATTACK_DRAWS, piece)
    while left > 0 and side.reserve.cards:
        total += table.draw_destiny(side, side.text_destinies)
        left -= 1
    return total


def resistance(table: Table, prey: Piece) -> i64:
    """The power of the prey against a creature, with a destiny if its ability is high enough; a captive draws none."""
    power: i64 = table.number(c.POWER, prey)
    if prey.bonds != FREE:
        return power
    side = table.sides[prey.controller]
    power += added_power(table, side.seat, prey.place)
    if table.number(c.ABILITY, prey) >= DESTINY_ABILITY:
        power += table.draw_destiny(side, side.text_destinies)
    if table.changes.number_row(c.ATTACK_DRAWS) is not None:
        power += draw_for_attack(table, prey)
    return power


def ferocity_of(table: Table, creature: Piece) -> i64:
    """Its ferocity now, with the destinies that it prints."""
    total: i64 = table.value(c.FEROCITY, creature)
    side = table.sides[creature.controller]
    if creature.card.feeds_on_last:
        total += creature.declared
    left: i64 = creature.card.ferocity_draws
    while left > 0:
        total += table.draw_destiny(side, side.text_destinies)
        left -= 1
    if table.changes.number_row(c.TAMED) is not None:
        left = table.value(c.TAMED, creature)
        while left > 0:
            total -= table.draw_destiny(side, side.text_destinies)
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
            if other_id > id and stands(other) and other.place == one.place and not are_peaceful(table, one, other):
                first: i64 = ferocity_of(table, one)
                second: i64 = ferocity_of(table, other)
                if first <= second:
                    leave_table(table, one)
                if second <= first:
                    leave_table(table, other)
                return True
    return False


def are_peaceful(table: Table, one: Piece, other: Piece) -> bool:
    """Selective creatures do not attack their own kind; no creature attacks where it may not, or one that may not be attacked."""
    if one.card.is_selective and other.card.is_selective and one.card.title == other.card.title:
        return True
    if table.changes.flag_row(c.SELECTIVE) is not None and table.has_flag(c.SELECTIVE, one) and table.has_flag(c.SELECTIVE, other):
        return True
    return is_spared(table, one, other) and is_spared(table, other, one)


def is_spared(table: Table, one: Piece, other: Piece) -> bool:
    """Whether a text keeps a creature from attacking another one."""
    if table.changes.flag_row(c.NO_ATTACKS) is not None and table.has_flag(c.NO_ATTACKS, one):
        return True
    return table.changes.flag_row(c.UNATTACKED) is not None and table.has_flag(c.UNATTACKED, other)


# --- who hunts creatures ---------------------------------------------------------------------------------------------------


def offer_hunts(table: Table, side: Side, decision: Decision) -> None:
    """Offer attacks on the opponent's creatures, by the community's rules: with presence there, each once a turn, without cost."""
    if not table.is_community:
        return
    for id in table.creatures:
        creature = table.pieces[id]
        is_new = stands(creature) and creature.controller != side.seat and creature.drained != table.turn
        is_kept = is_new and table.changes.flag_row(c.UNATTACKED) is not None and table.has_flag(c.UNATTACKED, creature)
        if is_kept and table.value(c.BATTLES_ANYWAY + side.seat, table.pieces[creature.place]) <= 0:
            continue
        if is_new and table.has_presence(side.seat, creature.place):
            decision.offer(HUNT_VERB, creature.id, 0)


def hunt(table: Table, side: Side, creature: Piece) -> None:
    creature.drained = table.turn
    table.frames.append(Frame(HUNT_FRAME, BEGINS, side.seat, creature.id, NONE))
