"""Battle destinies: who draws how many, at what price, and what cards change of them (CCG-PWR-02, CCG-PWR-03)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import Decision
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    ABILITY_KEPT,
    ADDS_NO_DESTINIES,
    AT_DESTINY,
    AT_SIDE_DESTINY,
    AT_SUMS,
    AT_TOTALS,
    ATTRITION,
    ATTRITION_DESTINIES,
    BATTLE,
    CRASHED,
    DESTINIES,
    DESTINY_PRICE,
    DESTINY_TOLL,
    DRAWS_ANYWAY,
    DRAWS_FOR_SEAT,
    DRAWS_TWO_ANYWAY,
    DULL,
    MOST_DESTINIES,
    NEEDED_ABILITY,
    NO_SIDE_DESTINIES,
    POWER_DESTINIES,
    SPENT,
    TOTAL_ABILITY,
    TOTAL_DESTINY,
    TOTAL_POWER,
    UNLIMITED,
)
from games.star_wars_ccg.play.combat.battle_steps import DESTINY, POWER, seat_in_turn
from games.star_wars_ccg.play.combat.participants import participants
from games.star_wars_ccg.play.constants import (
    BATTLE_FRAME,
    DESTINY_CHOICE,
    DESTINY_VERB,
    LOSE_DESTINY_VERB,
    NOBODY,
    NONE,
    SEATS,
    SIDE_DRAW_FRAME,
)
from games.star_wars_ccg.play.guarding.destinies import draw_changes, is_total_kept, pooled_changes
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.table.presence import QUARTERS
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_automatic


def step_destiny(table: Table, frame: Frame) -> None:
    """Ask for the next battle destiny (CCG-PWR-02); by the community's rules, the player may choose not to draw (A-12)."""
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
    """Use the Force for a battle destiny; without enough, the destiny is one of a text for those that could draw none."""
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
    """Change the sum of the battle destinies of each seat that drew any, as cards say."""
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
    """Count a destiny for power or attrition alone, once both players have answered it."""
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
    """Draw a battle destiny and count it, with what cards add to the draw (CCG-PWR-03)."""
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
    """The ability of a seat's cards in the battle under way, before texts add to the total."""
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
