"""A battle: declaration, weapons, power, attrition, damage and its end (CCG-BAT, CCG-PWR, CCG-ATT, CCG-DMG)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import SEAT_NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_ATTRITION,
    AT_BATTLE,
    AT_DUE,
    AT_END,
    AT_LOSS,
    AT_UNPAID,
    AT_WEAPONS_OVER,
    ATTRITION,
    BATTLE,
    BATTLE_COST,
    BATTLE_LOSS,
    BATTLES_ANYWAY,
    BEGINS_BATTLES,
    DAMAGE_TIMES,
    GAME,
    GOADED,
    IN_BATTLE,
    IN_OWN_BATTLES,
    IS_BATTLED,
    MOST_DAMAGE,
    NO_ATTRITION,
    NO_BATTLE,
    NO_DAMAGE,
    OUT_OF_BATTLES,
    TOTAL_POWER,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.texts import keep_promises
from games.star_wars_ccg.play.combat.battle_destinies import (
    ability_in_battle,
    battle_destinies_of,
    destiny_toll,
    draw_extra,
    pay_destiny,
    step_destiny,
)
from games.star_wars_ccg.play.combat.battle_steps import (
    BEGINS,
    CANCELLED,
    DAMAGE,
    DESTINY,
    END,
    FORFEITS,
    OVER,
    POWER,
    WEAPONS,
    seat_in_turn,
)
from games.star_wars_ccg.play.combat.participants import participants
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    BATTLE_CHOICE,
    BATTLE_FRAME,
    BATTLE_VERB,
    DAMAGE_CHOICE,
    DESTINY_CHOICE,
    DESTINY_VERB,
    DUE_FRAME,
    INSIDE,
    LOSE_DESTINY_VERB,
    NOBODY,
    NONE,
    SALVO_VERB,
    SEATS,
    WEAPON_CHOICE,
)
from games.star_wars_ccg.play.counts import CARD_BATTLES, CARD_NUMBERS, CARD_WON
from games.star_wars_ccg.play.creatures.attacks import offer_hunts
from games.star_wars_ccg.play.effects.volleys import begin_salvo
from games.star_wars_ccg.play.side import Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.forfeits import ask_attrition, ask_damage, begin_jump, offer_forfeits, pay
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_automatic, offer_uses, use_text
from games.star_wars_ccg.play.turn.leaving import lose_charging, lose_hit
from games.star_wars_ccg.play.turn.losses import lose_force
from games.star_wars_ccg.play.turn.weapons import fire, offer_weapons


def offer_battles(table: Table, side: Side) -> None:
    """CCG-BAT-01 to CCG-BAT-03"""
    decision = Decision(BATTLE_CHOICE, side.seat, -1)
    for where in table.row.cards:
        if where.fought == table.turn or not may_fight(table, side.seat, where.id) or not may_fight(table, 1 - side.seat, where.id):
            continue
        is_free = where.card.seal != INSIDE and (
            not table.is_barred_at(NO_BATTLE, side.seat, where) or table.value(BATTLES_ANYWAY + side.seat, where) > 0
        )
        if is_free and table.value(BATTLE_COST + side.seat, where) <= table.free_force(side.seat):
            decision.offer(BATTLE_VERB, where.id, 0)
    if table.creatures:
        offer_hunts(table, side, decision)
    offer_uses(table, side.seat, decision, IN_OWN_BATTLES)
    decision.offer_pass()
    table.ask(decision)


def may_fight(table: Table, seat: i64, place: i64) -> bool:
    """CCG-BAT-01; a card that takes no part in battles does not count."""
    if not table.has_presence(seat, place):
        return is_let_in(table, seat, place)
    if table.changes.flag_row(OUT_OF_BATTLES) is None:
        return True
    for piece in table.sides[seat].at_locations.cards:
        if piece.place == place and table.gives_presence(piece) and not table.has_flag(OUT_OF_BATTLES, piece):
            return True
    return is_let_in(table, seat, place)


def is_let_in(table: Table, seat: i64, place: i64) -> bool:
    """Whether a card lets a battle begin at a location where a seat has no presence: one that begins it, or one that is battled."""
    flag: i64 = BEGINS_BATTLES if table.active == seat else IS_BATTLED
    if table.changes.flag_row(flag) is None:
        return False
    for piece in table.sides[seat].at_locations.cards:
        if table.has_flag(flag, piece) and table.place_at(piece) == place and not table.has_flag(OUT_OF_BATTLES, piece):
            return True
    return False


def begin_battle(table: Table, side: Side, place: i64) -> None:
    """Begin a battle that a player has declared, and pay for it (CCG-BAT-02)."""
    table.use_force(side, table.value(BATTLE_COST + side.seat, table.pieces[place]))
    lost: i64 = 0
    if table.changes.number_row(BATTLE_LOSS + side.seat) is not None:
        lost = table.value(BATTLE_LOSS + side.seat, table.pieces[place])
    start_battle(table, side, place)
    if lost > 0:
        lose_force(table, side.seat, lost)  # before anything else


def clear_goad(table: Table, seat: i64) -> None:
    """Forget that a seat was goaded, so that it loses nothing for it."""
    number: i64 = table.seat_value(GOADED, seat, 0)
    if number > 0:
        of = Resolution(NOBODY, seat)
        table.change(Change(SEAT_NUMBER, GOADED, ADD, of, amount=Amount(-number), piece=seat, ends=GAME))


def start_battle(table: Table, side: Side, place: i64) -> None:
    """Begin a battle that is paid for."""
    table.pieces[place].fought = table.turn
    table.battles += 1
    clear_goad(table, side.seat)
    table.count(CARD_NUMBERS * table.pieces[place].card.index + CARD_BATTLES)
    battle = table.battle
    battle.place = place
    battle.attacker = side.seat
    battle.power = [0, 0]
    battle.destiny = [0, 0]
    battle.attrition = [0, 0]
    battle.forfeited = [0, 0]
    battle.damage = [0, 0]
    battle.draws = [0, 0]
    battle.shares = [[], []]
    battle.doubled = [0, 0]
    battle.extra = [0, 0]
    battle.drawer = NOBODY
    battle.winner = NOBODY
    battle.follows = False
    battle.cause = NONE
    table.changed()
    if table.log is not None:
        table.note(log.BATTLE, side.seat, place)
    table.frames.append(Frame(BATTLE_FRAME, BEGINS, side.seat, side.seat))


def step_battle(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch a step
    step: i64 = frame.pc
    if step in (WEAPONS, DESTINY) and is_deserted(table):
        frame.pc = END
        keep_promises(table)
    elif step == BEGINS:
        frame.pc = WEAPONS
        begin_answers(table, AT_BATTLE, frame.a, table.battle.place)
        begin_automatic(table, AT_BATTLE)
    elif step == WEAPONS:
        step_weapons(table, frame)
    elif step == DESTINY:
        step_destiny(table, frame)
    elif step == POWER:
        compare_power(table)
        keep_promises(table)
        frame.pc = FORFEITS
        frame.c = 0
        frame.e = 1
        begin_answers(table, AT_ATTRITION, frame.a, table.battle.place)
    elif step == FORFEITS:
        if frame.c >= SEATS:
            credit_destiny(table)
            frame.pc = DAMAGE
            frame.c = 0
            for seat in range(SEATS):
                if table.battle.damage[seat] > 0:
                    begin_answers(table, AT_LOSS, seat, NONE)
        elif not ask_attrition(table, seat_in_turn(frame)):
            frame.c += 1
    elif step == DAMAGE:
        if frame.c >= SEATS:
            frame.pc = END
        elif is_unpaid(table, frame, seat_in_turn(frame)):
            frame.d = seat_in_turn(frame) + 1
            begin_answers(table, AT_UNPAID, seat_in_turn(frame), NONE)
        elif not ask_damage(table, seat_in_turn(frame)):
            frame.c += 1
    elif step == CANCELLED:
        if lose_hit(table):  # CCG-DMG-07: it ends, too
            begin_jump(table, NONE)
        else:
            frame.pc = OVER
    elif step == OVER:
        table.frames.pop()
        end_battle(table)
    elif not lose_hit(table) and not lose_charging(table):  # CCG-DMG-07
        frame.pc = OVER
        begin_answers(table, AT_END, frame.a, table.battle.place)
        begin_automatic(table, AT_END)
    else:
        begin_jump(table, NONE)


def is_unpaid(table: Table, frame: Frame, seat: i64) -> bool:
    """Whether it shows now that a seat has damage to pay and no card to forfeit for it."""
    if frame.d == seat + 1 or table.battle.damage[seat] <= 0 or participants(table, seat):
        return False
    decision = Decision(DAMAGE_CHOICE, seat, table.battle.place)
    offer_forfeits(table, seat, decision)
    return not decision.options


def is_deserted(table: Table) -> bool:
    """Whether a text has taken away all cards of a side before power is compared: then there is no battle any more (CCG-BAT-01)."""
    return not participants(table, 0) or not participants(table, 1)


def cancel_battle(table: Table) -> None:
    """The battle under way is over without a winner; nobody answers its beginning any more."""
    for frame in table.frames:
        if frame.kind == BATTLE_FRAME:
            frame.pc = CANCELLED
        elif frame.kind == ANSWER_FRAME and frame.a == AT_BATTLE:
            frame.c = SEATS


def take_lead(table: Table, seat: i64, actions: i64) -> None:
    """Let a seat act first in the weapons segment of the battle that begins, in place of the attacker."""
    for frame in table.frames:
        if frame.kind == BATTLE_FRAME and frame.pc == WEAPONS:
            frame.b = seat
            frame.d = actions - 1


def step_weapons(table: Table, frame: Frame) -> None:
    """CCG-WPN-01: the attacker first, in turn until both pass."""
    if frame.c >= SEATS:
        frame.pc = DESTINY
        frame.c = 0
        begin_answers(table, AT_WEAPONS_OVER, frame.a, table.battle.place)
        return
    decision = Decision(WEAPON_CHOICE, frame.b, table.battle.place)
    offer_weapons(table, frame.b, decision)
    offer_uses(table, frame.b, decision, IN_BATTLE)
    decision.offer_pass()
    table.ask(decision)


def answer_battle(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    kind: i64 = decision.kind
    if kind == WEAPON_CHOICE:
        if frame.d > 0 and option.verb != PASS_VERB:
            frame.d -= 1
        else:
            frame.b = 1 - frame.b
            frame.d = 0
        frame.c = frame.c + 1 if option.verb == PASS_VERB else 0
        if option.verb == SALVO_VERB:
            begin_salvo(table, table.pieces[option.piece], table.pieces[option.amount])
        elif not use_text(table, decision.seat, option) and option.verb != PASS_VERB:
            fire(table, table.pieces[option.piece], table.pieces[option.amount])
    elif kind == DESTINY_CHOICE:
        seat: i64 = decision.seat
        if option.verb == DESTINY_VERB and frame.d > battle_destinies_of(table, seat):
            draw_extra(table, seat, frame.d - battle_destinies_of(table, seat))
        elif option.verb in (DESTINY_VERB, LOSE_DESTINY_VERB):
            pay_destiny(table, seat)
            if option.verb == DESTINY_VERB:
                table.use_force(table.sides[seat], destiny_toll(table, seat))
            table.frames.append(Frame(DUE_FRAME, 0, seat))
            begin_answers(table, AT_DUE, seat, table.battle.place)
            if option.verb == LOSE_DESTINY_VERB:
                lose_force(table, seat, option.amount)
    else:
        pay(table, decision, option)


def total_power(table: Table, seat: i64) -> i64:
    """The power of a seat in the battle under way (CCG-PWR-01, CCG-PWR-04)."""
    power: i64 = table.battle.destiny[seat] + table.battle.extra[seat] + table.value(TOTAL_POWER + seat, table.pieces[table.battle.place])
    for piece in participants(table, seat):
        if piece.host < 0:
            power += table.power_of(piece)
    return max(power, 0)


def compare_power(table: Table) -> None:
    """Compare the powers of both sides: the winner, attrition and damage (CCG-PWR-05, CCG-ATT-01, CCG-DMG-01, CCG-DMG-02)."""
    battle = table.battle
    for seat in range(SEATS):
        battle.power[seat] = total_power(table, seat)
        attrition: i64 = battle.destiny[seat] + table.value(ATTRITION + 1 - seat, table.pieces[battle.place])
        battle.attrition[1 - seat] = max(attrition, 0)
        if table.value(NO_ATTRITION + 1 - seat, table.pieces[battle.place]) > 0:
            battle.attrition[1 - seat] = 0
        if table.log is not None:
            table.note(log.POWER, seat, battle.place, battle.power[seat])
    difference: i64 = battle.power[0] - battle.power[1]
    if difference == 0:
        if table.log is not None:
            table.note(log.NO_WINNER, battle.attacker, battle.place)
        return
    winner: i64 = 0 if difference > 0 else 1
    damage: i64 = difference if difference > 0 else -difference
    damage *= table.value(DAMAGE_TIMES + 1 - winner, table.pieces[battle.place])
    if table.value(NO_DAMAGE + 1 - winner, table.pieces[battle.place]) > 0 and ability_in_battle(table, 1 - winner) <= 0:
        damage = 0
    most: i64 = table.value(MOST_DAMAGE + 1 - winner, table.pieces[battle.place])
    damage = min(damage, most)
    battle.winner = winner
    battle.damage[1 - winner] = damage
    table.sides[winner].battles_won += 1
    table.count(CARD_NUMBERS * table.pieces[battle.place].card.index + CARD_WON + winner)
    if table.log is not None:
        table.note(log.BATTLE_WON, winner, battle.place, damage)


def credit_destiny(table: Table) -> None:
    """CCG-DMG-03: the winner's destiny lessens the damage, where the cards ran out what was in fact forfeited (A-03)."""
    battle = table.battle
    if table.is_community:
        return
    for seat in range(SEATS):
        credit: i64 = min(battle.destiny[1 - seat], battle.forfeited[seat])
        left: i64 = battle.damage[seat] - credit
        battle.damage[seat] = max(left, 0)


def end_battle(table: Table) -> None:
    """End the battle under way and what lasts until then."""
    battle = table.battle
    if table.remembers_battles:
        for piece in [*participants(table, 0), *participants(table, 1)]:
            piece.fought = table.turn
    place: i64 = battle.place
    battle.place = NONE
    if table.log is not None:
        table.note(log.BATTLE_ENDS, battle.attacker, place)
    table.end_period(BATTLE)
    table.changed()
    for side in table.sides:
        for piece in side.at_locations.cards:
            piece.has_fired = False
            piece.shots = 0
