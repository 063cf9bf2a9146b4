"""The Death Stars from within: places that nobody deploys to, the Attack Run, and a station that is blown away (CCG-EPE-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    AT_RUN,
    DEFENCE,
    PERIL,
    PERIL_DESTINY,
    RUN_BONUS,
    RUN_TOTAL,
    TEXT_DRAWN,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.aims import may_be_hit, use_cost
from games.star_wars_ccg.play.constants import (
    CHARACTER,
    DARK_SIDE,
    DESTROYED,
    DEVICE,
    FIRE_VERB,
    INSIDE,
    MOVE_CHOICE,
    NONE,
    RUN_FRAME,
    RUN_VERB,
    SECTOR,
    SITE,
    STARFIGHTER,
    STARSHIP,
    TRENCH,
    WEAPON,
    WEAPON_CHOICE,
)
from games.star_wars_ccg.play.epics.orbits import blow_away, lose_whole
from games.star_wars_ccg.play.row import place_in_row, system_card
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.forfeits import begin_jump
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.losses import lose_force
from games.star_wars_ccg.play.turn.weapons import fire

# How many starfighters of a side enter the trench.
SQUAD: Final = 3
# What the total of an Attack Run must exceed.
ARMOR: Final = 15
# What a computer brings in place of the pilot's ability.
COMPUTER: Final = 3
# The Force that each icon of a station costs its player.
EACH_ICON: Final = 2

# Steps of the frame.
ENTER: Final = 0
FOLLOW: Final = 1
BEGIN: Final = 2
COVER: Final = 3
FIRED: Final = 4
AWAY: Final = 5


# --- places inside -----------------------------------------------------------------------------------------------------


def may_enter(table: Table, piece: Piece, where: Piece) -> bool:
    """Whether a card may move to a place inside a station; into the trench leads an Epic Event alone."""
    if where.card.seal == TRENCH or piece.card.type != STARSHIP or piece.card.kind != STARFIGHTER or piece.card.is_squadron:
        return False
    return table.sides[piece.controller].force_side != DARK_SIDE or is_invaded(table, piece.controller)


def is_invaded(table: Table, seat: i64) -> bool:
    """Whether the other side has a starship inside a station."""
    for other in table.sides[1 - seat].at_locations.cards:
        if other.card.type == STARSHIP and other.place >= 0 and table.pieces[other.place].card.seal == INSIDE:
            return True
    return False


# --- a station is blown away ---------------------------------------------------------------------------------------------


def blow_away_station(table: Table, system: Piece, times: i64) -> None:
    """Turn the card of a station over; its player loses Force for the icons of its locations, so many times 2 for each."""
    dark: i64 = 0 if table.sides[0].force_side == DARK_SIDE else 1
    icons: i64 = 0
    for where in table.row.cards:
        if where.system == system.system and where.card.generic <= 0:
            icons += table.icons_at(dark, where.id)
    for where in table.row.cards.copy():
        if where.system == system.system and where.card.kind == SECTOR:
            for side in table.sides:
                for piece in side.at_locations.cards.copy():
                    if piece.place == where.id:
                        lose_whole(table, piece)
            lose_whole(table, where)
    blow_away(table, system)
    if icons > 0:
        lose_force(table, dark, icons * EACH_ICON * times)


def escape(table: Table, system: Piece) -> None:
    """Let all starships inside a station flee towards its system, from the innermost place on, the attacker's first."""
    for where in table.row.cards.copy():
        if where.system == system.system and where.card.kind == SECTOR:
            beyond = table.row.cards[place_in_row(table, where.id) + 1]
            for seat in (1 - table.active, table.active):
                for ship in table.sides[1 - seat].at_locations.cards.copy():
                    if ship.place == where.id and ship.card.type == STARSHIP and table.is_run(ship):
                        flee(table, ship, where, beyond)


def flee(table: Table, ship: Piece, start: Piece, to: Piece) -> None:
    """Let a starship flee from one place at a station to another; a peril of the place that it leaves may lose it."""
    table.stand(ship, to.id)
    if table.log is not None:
        table.note(log.MOVED, ship.controller, ship.id, 0, to.id)
    if is_lost_to_peril(table, ship, start):
        leave_table(table, ship)
        begin_jump(table, NONE)


def is_lost_to_peril(table: Table, ship: Piece, start: Piece) -> bool:
    """Whether a starship that has left a place of peril is lost: its destiny, 0 without a card to draw, with its maneuver is too low."""
    seat: i64 = ship.controller
    if table.changes.number_row(PERIL + seat) is None:
        return False
    needed: i64 = table.value(PERIL + seat, start)
    if needed <= 0:
        return False
    side = table.sides[seat]
    destiny: i64 = table.draw_destiny(side, side.text_destinies) + table.value(PERIL_DESTINY + seat, start)
    maneuver: i64 = table.number(DEFENCE, ship) if ship.card.has_maneuver else 0
    return destiny + maneuver < needed


# --- the Attack Run --------------------------------------------------------------------------------------------------------


def can_run(table: Table, seat: i64, trench: i64) -> bool:
    """Whether a starfighter with proton torpedoes can enter the trench."""
    return trench >= 0 and bool(entrants(table, seat, trench, is_lead=True))


def entrants(table: Table, seat: i64, trench: i64, is_lead: bool) -> list[Piece]:
    """The piloted starfighters at the station's system that can enter: for the lead those with torpedoes, of the Dark Side TIEs."""
    found: list[Piece] = []
    place: i64 = system_card(table, table.pieces[trench].system)
    if place < 0 or table.pieces[place].declared == DESTROYED:
        return found
    is_dark: bool = table.sides[seat].force_side == DARK_SIDE
    for ship in table.sides[seat].at_locations.cards:
        is_fighter = ship.place == place and ship.card.type == STARSHIP and ship.card.kind == STARFIGHTER and table.is_run(ship)
        if not is_fighter or ship.moved == table.turn or table.is_held(ship):
            continue
        if (is_dark and not ship.card.is_tie) or (is_lead and not has_torpedoes(table, ship)):
            continue
        found.append(ship)
    return found


def has_torpedoes(table: Table, ship: Piece) -> bool:
    for id in ship.attached:  # noqa: SIM110  a loop is faster when compiled
        if table.pieces[id].card.is_torpedo:
            return True
    return False


def in_trench(table: Table, seat: i64, trench: i64) -> list[Piece]:
    return [ship for ship in table.sides[seat].at_locations.cards if ship.place == trench and ship.card.type == STARSHIP]


def begin_run(table: Table, seat: i64, trench: i64) -> None:
    if trench >= 0:
        table.frames.append(Frame(RUN_FRAME, ENTER, seat, trench))


def step_run(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    if step in (ENTER, FOLLOW):
        ask_entry(table, frame)
    elif step == BEGIN:
        frame.pc = COVER
        begin_answers(table, AT_RUN, frame.a, frame.b)
    elif step == COVER:
        ask_shot(table, frame)
    elif step == FIRED:
        frame.pc = COVER
        lose_shot_down(table, frame)
    else:
        table.frames.pop()
        finish(table, frame)


def ask_entry(table: Table, frame: Frame) -> None:
    """The lead first, then wingmen; after them the TIEs that follow."""
    is_lead = frame.pc == ENTER and frame.c == 0
    seat: i64 = frame.a if frame.pc == ENTER else 1 - frame.a
    ships = entrants(table, seat, frame.b, is_lead) if frame.d < SQUAD else []
    decision = Decision(MOVE_CHOICE, seat, frame.b)
    for ship in ships:
        decision.offer(RUN_VERB, ship.id, frame.b)
    if not decision.options:
        frame.pc += 1
        frame.d = 0
        return
    if not is_lead:
        decision.offer_pass()
    table.ask(decision)


def answer_run(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == RUN_VERB:
        ship = table.pieces[option.piece]
        ship.moved = table.turn
        table.stand(ship, frame.b)
        if table.log is not None:
            table.note(log.MOVED, ship.controller, ship.id, 0, frame.b)
        frame.d += 1
        if frame.c == 0:
            frame.c = ship.id + 1
    elif option.verb == FIRE_VERB:
        frame.pc = FIRED
        fire(table, table.pieces[option.piece], table.pieces[option.amount])
    elif frame.pc == COVER:
        frame.pc = AWAY
    else:
        frame.pc += 1
        frame.d = 0


def ask_shot(table: Table, frame: Frame) -> None:
    """Ask for the shots of the TIEs, each with one weapon, at wingmen as long as there are some."""
    seat: i64 = 1 - frame.a
    targets = [ship for ship in in_trench(table, frame.a, frame.b) if ship.id + 1 != frame.c]
    if not targets:
        targets = in_trench(table, frame.a, frame.b)
    decision = Decision(WEAPON_CHOICE, seat, frame.b)
    for bearer in in_trench(table, seat, frame.b):
        for id in bearer.attached:
            weapon = table.pieces[id]
            is_ready = weapon.card.type == WEAPON and not bearer.has_fired and not weapon.has_fired
            if is_ready and 0 <= use_cost(table, weapon) <= table.free_force(seat):
                for target in targets:
                    if may_be_hit(table, weapon, target):
                        decision.offer(FIRE_VERB, weapon.id, target.id)
    for id in table.pieces[frame.b].attached:
        weapon = table.pieces[id]
        if weapon.controller == seat and weapon.card.type == WEAPON and not weapon.has_fired:
            for target in targets:
                if 0 <= use_cost(table, weapon) <= table.free_force(seat) and may_be_hit(table, weapon, target):
                    decision.offer(FIRE_VERB, weapon.id, target.id)
    if not decision.options:
        frame.pc = AWAY
        return
    decision.offer_pass()
    table.ask(decision)


def lose_shot_down(table: Table, frame: Frame) -> None:
    """Lose a starfighter of an Attack Run at once that was hit."""
    for ship in in_trench(table, frame.a, frame.b):
        if ship.is_hit:
            leave_table(table, ship)
            begin_jump(table, NONE)
            return


def finish(table: Table, frame: Frame) -> None:
    """Fire the torpedoes, and pull up; what the run adds up to is counted before."""
    trench = table.pieces[frame.b]
    place: i64 = system_card(table, trench.system)
    lead = table.pieces[frame.c - 1]
    is_there = lead.place == frame.b
    total: i64 = run_total(table, frame, lead) if is_there else 0
    for side in table.sides:
        for ship in in_trench(table, side.seat, frame.b):
            ship.has_fired = False
            for id in ship.attached:
                table.pieces[id].has_fired = False
                table.pieces[id].shots = 0
    for id in trench.attached:
        table.pieces[id].has_fired = False
        table.pieces[id].shots = 0
    for seat in (frame.a, 1 - frame.a):
        for ship in in_trench(table, seat, frame.b):
            flee(table, ship, trench, table.pieces[place])
    if is_there and total > ARMOR and place >= 0:
        blow_away_station(table, table.pieces[place], 1)


def run_total(table: Table, frame: Frame, lead: Piece) -> i64:
    """Two destinies, the lead's pilot or computer, the sites of a Rebel base and what texts add, less the best pilot of a TIE."""
    side = table.sides[frame.a]
    total: i64 = table.draw_destiny(side, side.text_destinies) + table.draw_destiny(side, side.text_destinies)
    for id in table.pieces[frame.b].attached:  # the Epic Event
        total += 2 * table.value(TEXT_DRAWN, table.pieces[id])
    pilot: i64 = best_pilot(table, lead)
    for id in lead.attached:
        if table.pieces[id].card.type == DEVICE and table.pieces[id].card.is_computer:
            pilot = max(pilot, COMPUTER)
    best: i64 = 0
    for ship in in_trench(table, 1 - frame.a, frame.b):
        rival: i64 = best_pilot(table, ship)
        best = max(best, rival)
    return total + pilot - best + largest_base(table) + table.value(RUN_TOTAL, lead) + table.seat_value(RUN_BONUS, frame.a, 0)


def best_pilot(table: Table, ship: Piece) -> i64:
    """The highest ability of those who fly a starship."""
    card = ship.card
    best: i64 = 1 + card.more_ability if card.permanent_pilots > 0 else 0
    for id in ship.attached:
        inside = table.pieces[id]
        if inside.card.type == CHARACTER and table.is_crew(inside, ship):
            ability: i64 = table.number(ABILITY, inside)
            best = max(best, ability)
    return best


def largest_base(table: Table) -> i64:
    """The sites of the Rebel base that has the most."""
    most: i64 = 0
    for base in table.row.cards:
        if base.card.is_base:
            sites: i64 = 0
            for where in table.row.cards:
                if where.system == base.system and where.card.kind == SITE:
                    sites += 1
            most = max(most, sites)
    return most
