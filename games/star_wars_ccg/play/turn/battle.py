"""A battle: declaration, weapons, power, attrition, damage and its end (CCG-BAT, CCG-PWR, CCG-ATT, CCG-DMG)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER, SEAT_NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    ABILITY_KEPT,
    ADDS_NO_DESTINIES,
    AT_ATTRITION,
    AT_BATTLE,
    AT_DESTINY,
    AT_DUE,
    AT_END,
    AT_LOSS,
    AT_SIDE_DESTINY,
    AT_SUMS,
    AT_TOTALS,
    AT_UNPAID,
    AT_WEAPONS_OVER,
    ATTRITION,
    ATTRITION_DESTINIES,
    BATTLE,
    BATTLE_COST,
    BATTLE_LOSS,
    BATTLES_ANYWAY,
    BEGINS_BATTLES,
    CRASHED,
    DAMAGE_TIMES,
    DESTINIES,
    DESTINY_PRICE,
    DESTINY_TOLL,
    DRAWS_ANYWAY,
    DRAWS_FOR_SEAT,
    DRAWS_TWO_ANYWAY,
    DULL,
    GAME,
    GOADED,
    IN_BATTLE,
    IN_OWN_BATTLES,
    IS_BATTLED,
    MOST_DAMAGE,
    MOST_DESTINIES,
    NEEDED_ABILITY,
    NO_ATTRITION,
    NO_BATTLE,
    NO_DAMAGE,
    NO_SIDE_DESTINIES,
    OUT_OF_BATTLES,
    POWER_DESTINIES,
    SPENT,
    TOTAL_ABILITY,
    TOTAL_DESTINY,
    TOTAL_POWER,
    UNLIMITED,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.texts import keep_promises
from games.star_wars_ccg.play.combat.battle_steps import BEGINS, CANCELLED, DAMAGE, DESTINY, END, FORFEITS, OVER, POWER, WEAPONS
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
    SIDE_DRAW_FRAME,
    WEAPON_CHOICE,
)
from games.star_wars_ccg.play.counts import CARD_BATTLES, CARD_NUMBERS, CARD_WON
from games.star_wars_ccg.play.creatures.attacks import offer_hunts
from games.star_wars_ccg.play.effects.volleys import begin_salvo
from games.star_wars_ccg.play.guarding.destinies import draw_changes, is_total_kept, pooled_changes
from games.star_wars_ccg.play.side import Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.table.presence import QUARTERS
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
    """A seat that was goaded loses nothing any more."""
    number: i64 = table.seat_value(GOADED, seat, 0)
    if number > 0:
        of = Resolution(NOBODY, seat)
        table.change(Change(SEAT_NUMBER, GOADED, ADD, of, amount=Amount(-number), piece=seat, ends=GAME))


def start_battle(table: Table, side: Side, place: i64) -> None:
    """A battle that is paid for."""
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


def seat_in_turn(frame: Frame) -> i64:
    """The attacker comes first (A-34)."""
    return (frame.a + frame.c) % SEATS


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


def step_destiny(table: Table, frame: Frame) -> None:
    """CCG-PWR-02: by the community's rules, the player may choose not to draw (A-12)."""
    if frame.c >= SEATS:
        frame.pc = POWER
        change_sums(table)
        begin_answers(table, AT_TOTALS, frame.a, table.battle.place)
        begin_automatic(table, AT_SUMS)
        return
    seat: i64 = seat_in_turn(frame)
    price: i64 = destiny_price(table, seat)
    battle_destinies: i64 = battle_destinies_of(table, seat)
    most: i64 = (
        battle_destinies + side_destinies(table, POWER_DESTINIES + seat, seat) + side_destinies(table, ATTRITION_DESTINIES + seat, seat)
    )
    if frame.d >= most or not table.sides[seat].reserve.cards:
        frame.c += 1
        frame.d = 0
        return
    frame.d += 1
    if price > 0 and frame.d <= battle_destinies and not can_draw(table, seat, price, frame.d):
        return
    toll: i64 = destiny_toll(table, seat) if frame.d <= battle_destinies else 0
    decision = Decision(DESTINY_CHOICE, seat, table.battle.place)
    if toll <= table.free_force(seat):
        decision.offer(DESTINY_VERB, -1, 0)
    if toll > 0:
        decision.offer(LOSE_DESTINY_VERB, -1, toll)
    if table.is_community or toll > 0 or (price > 0 and frame.d <= battle_destinies):
        decision.offer_pass()
    table.ask(decision)


def destiny_toll(table: Table, seat: i64) -> i64:
    """The Force that a seat uses or loses for each battle destiny."""
    if table.changes.number_row(DESTINY_TOLL + seat) is None:
        return 0
    return table.value(DESTINY_TOLL + seat, table.pieces[table.battle.place])


def destiny_price(table: Table, seat: i64) -> i64:
    """The Force that a seat uses for each battle destiny."""
    if table.changes.number_row(DESTINY_PRICE + seat) is None:
        return 0
    return table.value(DESTINY_PRICE + seat, table.pieces[table.battle.place])


def pay_destiny(table: Table, seat: i64) -> None:
    """Without enough Force the destiny is one of a text for those that could draw none."""
    price: i64 = destiny_price(table, seat)
    if 0 < price <= table.free_force(seat):
        table.use_force(table.sides[seat], price)


def battle_destinies_of(table: Table, seat: i64) -> i64:
    """How many battle destinies a seat may draw, if it can pay for them."""
    number: i64 = destinies_of(table, seat)
    return max(number, destinies_anyway(table, seat)) if destiny_price(table, seat) > 0 else number


def can_draw(table: Table, seat: i64, price: i64, number: i64) -> bool:
    """Whether a seat can pay for a battle destiny, or draws it without Force by a text for those that could draw none.  number: from 1."""
    if price <= table.free_force(seat):
        return number <= destinies_of(table, seat)
    return table.battle.draws[seat] < destinies_anyway(table, seat)


def side_destinies(table: Table, number: i64, seat: i64) -> i64:
    """How many destinies a seat draws for power or for attrition alone."""
    here = table.pieces[table.battle.place]
    if table.changes.number_row(NO_SIDE_DESTINIES + seat) is not None and table.value(NO_SIDE_DESTINIES + seat, here) > 0:
        return 0
    return table.value(number, here)


def change_sums(table: Table) -> None:
    """What cards add to the sum of the battle destinies of a seat that drew any."""
    battle = table.battle
    for seat in range(SEATS):
        if battle.draws[seat] > 0:
            total: i64 = battle.destiny[seat] + total_changes(table, seat)
            if table.is_pooled(seat) and not is_total_kept(table, seat):
                total += pooled_changes(table, seat)
            battle.destiny[seat] = max(total, 0)


def total_changes(table: Table, seat: i64) -> i64:
    """What cards add to the total battle destiny of a seat."""
    here = table.pieces[table.battle.place]
    if is_total_kept(table, seat):
        return table.changed_by_seat(TOTAL_DESTINY + seat, here, seat)
    return table.value(TOTAL_DESTINY + seat, here)


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


def draw_extra(table: Table, seat: i64, number: i64) -> None:
    """Draw a destiny that counts for power alone, or after these for attrition alone.  number: from 1."""
    side = table.sides[seat]
    is_for_power = number <= side_destinies(table, POWER_DESTINIES + seat, seat)
    if table.is_answered(AT_SIDE_DESTINY):
        table.frames.append(Frame(SIDE_DRAW_FRAME, 0, seat, 1 if is_for_power else 0))
        return
    count_extra(table, seat, is_for_power, table.draw_destiny(side, side.battle_destinies))


def count_extra(table: Table, seat: i64, is_for_power: bool, drawn: i64) -> None:
    """Add an extra destiny of a seat to its power, or to the attrition of its opponent."""
    if is_for_power:
        table.battle.extra[seat] += drawn
    else:
        of = Resolution(NONE, seat)
        here: i64 = table.battle.place
        table.change(Change(NUMBER, ATTRITION + 1 - seat, ADD, of, amount=Amount(drawn), piece=here, ends=BATTLE))


def step_side_draw(table: Table, frame: Frame) -> None:
    """A destiny for power or attrition alone counts once both players have answered it."""
    side = table.sides[frame.a]
    if frame.pc == 0 and side.reserve.cards:
        frame.pc = 1
        frame.d = table.draw_destiny(side, side.battle_destinies) + 1
        begin_answers(table, AT_SIDE_DESTINY, frame.a, table.drawn_card)
        return
    table.frames.pop()
    if frame.d > 0:
        count_extra(table, frame.a, frame.b == 1, frame.d - 1)


def is_power_compared(table: Table) -> bool:
    """Whether a battle is in its power segment."""
    for frame in table.frames:
        if frame.kind == BATTLE_FRAME:
            return frame.pc in (DESTINY, POWER)
    return False


def destinies_of(table: Table, seat: i64) -> i64:
    """How many battle destinies a seat draws: one for its ability (CCG-PWR-02) or by a text that stands in for it, and those added."""
    here = table.pieces[table.battle.place]
    number: i64 = table.value(DESTINIES + seat, here) - table.barred_at(DESTINIES + seat, ADDS_NO_DESTINIES, here)
    if ability_in_battle(table, seat) >= table.value(NEEDED_ABILITY + seat, here):
        number += 1
    elif number == 0:
        number = destinies_anyway(table, seat)
    if table.value(UNLIMITED + seat, here) > 0:
        return number
    most: i64 = table.value(MOST_DESTINIES + seat, here)
    return min(number, most)


def destinies_anyway(table: Table, seat: i64) -> i64:
    """How many battle destinies texts let a seat draw that could draw none otherwise."""
    here = table.pieces[table.battle.place]
    anyway: i64 = table.value(DRAWS_ANYWAY + seat, here)
    if table.changes.flag_row(DRAWS_FOR_SEAT) is not None and draws_for(table, seat):
        anyway += 1
    return min(anyway, 1) + min(table.value(DRAWS_TWO_ANYWAY + seat, here), 1)


def draws_for(table: Table, seat: i64) -> bool:
    """Whether a card of this seat that battles draws a destiny for it."""
    for piece in participants(table, seat):  # noqa: SIM110  a loop is faster when compiled
        if table.has_flag(DRAWS_FOR_SEAT, piece):
            return True
    return False


def step_due(table: Table, frame: Frame) -> None:
    """Draw the battle destiny that is due, unless a number stands in for it."""
    table.frames.pop()
    if frame.d > 0:  # a card that was kept, which nothing changes
        battle = table.battle
        battle.draws[frame.a] += 1
        battle.destiny[frame.a] += frame.b - 1
        battle.drawer = NOBODY
        return
    if frame.b > 0:
        table.drawn_card = frame.c - 1
        count_destiny(table, frame.a, frame.b - 1)
    else:
        draw_battle_destiny(table, frame.a)
    begin_answers(table, AT_DESTINY, frame.a, table.battle.place)


def draw_battle_destiny(table: Table, seat: i64) -> None:
    """CCG-PWR-03; what cards add to the draw."""
    side = table.sides[seat]
    if side.reserve.cards and side.reserve.cards[-1].card.doubles_if_drawn:
        double_power(table, seat)
    count_destiny(table, seat, table.draw_destiny(side, side.battle_destinies))


def count_destiny(table: Table, seat: i64, destiny: i64) -> None:
    """Count a battle destiny of a seat, with what cards add to it."""
    battle = table.battle
    drawn: i64 = destiny + draw_changes(table, seat)
    battle.draws[seat] += 1
    battle.drawer = seat
    battle.drawn = max(drawn, 0)
    battle.destiny[seat] += battle.drawn
    battle.shares[seat].append(battle.drawn)


def double_power(table: Table, seat: i64) -> None:
    """Let the weaker side count its power there twice, once a battle."""
    place: i64 = table.battle.place
    power: i64 = table.power_at(seat, place)
    if table.battle.doubled[seat] == 0 and power < table.power_at(1 - seat, place):
        table.battle.doubled[seat] = 1
        of = Resolution(NONE, seat)
        table.change(Change(NUMBER, TOTAL_POWER + seat, ADD, of, amount=Amount(power), piece=place, ends=BATTLE))


def total_ability(table: Table, seat: i64) -> i64:
    ability: i64 = 0
    quarters: i64 = 0
    has_spent = table.changes.number_row(SPENT) is not None
    has_dull = table.changes.flag_row(DULL) is not None
    for piece in participants(table, seat):
        if has_dull and table.has_flag(DULL, piece) and (piece.host < 0 or table.is_crew(piece, table.pieces[piece.host])):
            ability -= table.number(ABILITY, piece)
        if has_spent:
            ability -= table.value(SPENT, piece)
        if piece.card.quarters > 0 and table.is_run(piece):
            quarters += piece.card.quarters
        if piece.host < 0:
            is_heard = table.is_run(piece) or table.has_flag(CRASHED, piece) or table.value(ABILITY, piece) > 0
            ability += table.ability_of(piece) if is_heard else 0
    return ability + quarters // QUARTERS


def ability_in_battle(table: Table, seat: i64) -> i64:
    """The ability that counts for battle destiny, with what texts add to it or take off."""
    here = table.pieces[table.battle.place]
    if table.changes.number_row(ABILITY_KEPT + seat) is not None and table.value(ABILITY_KEPT + seat, here) > 0:
        return total_ability(table, seat) + table.raised_at(TOTAL_ABILITY + seat, here)
    return total_ability(table, seat) + table.value(TOTAL_ABILITY + seat, here)


def total_power(table: Table, seat: i64) -> i64:
    """CCG-PWR-01, CCG-PWR-04"""
    power: i64 = table.battle.destiny[seat] + table.battle.extra[seat] + table.value(TOTAL_POWER + seat, table.pieces[table.battle.place])
    for piece in participants(table, seat):
        if piece.host < 0:
            power += table.power_of(piece)
    return max(power, 0)


def compare_power(table: Table) -> None:
    """CCG-PWR-05, CCG-ATT-01, CCG-DMG-01, CCG-DMG-02"""
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
    battle.place = NONE
    table.end_period(BATTLE)
    table.changed()
    for side in table.sides:
        for piece in side.at_locations.cards:
            piece.has_fired = False
            piece.shots = 0
