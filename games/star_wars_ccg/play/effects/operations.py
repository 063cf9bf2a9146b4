"""Carry out the ops that only this game has: those of the basic game here, those of each subject in its own room."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD, MULTIPLY
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.subjects import first_target, subject_of
from games.star_wars_ccg.play.answered.text_draws import begin_draw
from games.star_wars_ccg.play.answered.texts import note_retrieved, perform_answered
from games.star_wars_ccg.play.captives.events import perform_captive
from games.star_wars_ccg.play.combat.arms import perform_arms
from games.star_wars_ccg.play.constants import AWAY_FRAME, CHARACTER, ESCAPE_FRAME, NONE, SEATS, STARSHIP, TURN_FRAME, VEHICLE
from games.star_wars_ccg.play.contests.drawing import perform_draws
from games.star_wars_ccg.play.contests.sabacc_texts import perform_sabacc_text
from games.star_wars_ccg.play.contests.texts import perform_contest
from games.star_wars_ccg.play.creatures.texts import perform_peril
from games.star_wars_ccg.play.effects.after_premiere import perform_after_premiere
from games.star_wars_ccg.play.effects.destinies import BY_CARDS, BY_TARGETS, PLAIN, change_destiny, keep, shot_of
from games.star_wars_ccg.play.effects.events import begin_retrieval, lose_card, note, pays_retrieval, retrieve, taxed
from games.star_wars_ccg.play.effects.fate import perform_fate
from games.star_wars_ccg.play.effects.placed import perform_placed
from games.star_wars_ccg.play.effects.volleys import begin_volley
from games.star_wars_ccg.play.effects.weapons import perform_weapons
from games.star_wars_ccg.play.fetching.ops import perform_fetched
from games.star_wars_ccg.play.guarding.destinies import is_reset_kept
from games.star_wars_ccg.play.guarding.ops import perform_guard
from games.star_wars_ccg.play.limits.ops import perform_limit
from games.star_wars_ccg.play.moving.marches import perform_march
from games.star_wars_ccg.play.moving.ops import perform_moving
from games.star_wars_ccg.play.moving.reactions import perform_reaction
from games.star_wars_ccg.play.moving.reacts import react
from games.star_wars_ccg.play.moving.vane import perform_vane
from games.star_wars_ccg.play.moving.ways import perform_way
from games.star_wars_ccg.play.objectives.aids import perform_aid
from games.star_wars_ccg.play.objectives.faces import perform_goal
from games.star_wars_ccg.play.objectives.ops import perform_goal_text
from games.star_wars_ccg.play.piles.ops import perform_pile
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.amended import more_to_settle, perform_change, roll_bonus
from games.star_wars_ccg.play.texts.changed import perform_text
from games.star_wars_ccg.play.texts.people import perform_people
from games.star_wars_ccg.play.texts.rare_ops import perform_rare
from games.star_wars_ccg.play.turn.battle import cancel_battle, start_battle
from games.star_wars_ccg.play.turn.interrupts import begin_happened
from games.star_wars_ccg.play.turn.losses import buy_off, lose_force, press
from games.star_wars_ccg.play.turn.reinforcements import rally, reinforce


def perform_own(table: Table, op: Op) -> None:  # noqa: PLR0912, PLR0915  one branch a subject
    """Carry out an op of this game in the room of its subject (`abilities.constants.blocks`)."""
    scope = table.scope()
    code: i64 = op.code
    if c.TAKE_SPOILS <= code < c.FIRST_ANSWERED + c.BLOCK:
        perform_answered(table, op, scope)
    elif c.FIRST_ANSWERED <= code < c.TAKE_SPOILS:
        perform_reaction(table, op, scope)
    elif c.FIRST_OF_WAYS <= code < c.FIRST_OF_WAYS + c.BLOCK:
        perform_way(table, op, scope)
    elif c.FIRST_MARCH <= code < c.FIRST_MARCH + c.BLOCK:
        perform_march(table, op, scope)
    elif c.FIRST_OF_SABACC <= code < c.FIRST_OF_SABACC + c.BLOCK:
        perform_sabacc_text(table, op, scope)
    elif c.FIRST_OF_PILES <= code < c.FIRST_OF_PILES + c.BLOCK:
        perform_pile(table, op, scope)
    elif c.FIRST_OF_OBJECTIVES <= code < c.FIRST_OF_OBJECTIVES + c.BLOCK:
        perform_goal_text(table, op, scope)
    elif c.FIRST_OF_PEOPLE <= code < c.FIRST_OF_PEOPLE + c.BLOCK:
        perform_people(table, op, scope)
    elif c.FIRST_FETCHED <= code < c.FIRST_FETCHED + c.BLOCK:
        perform_fetched(table, op, scope)
    elif c.FIRST_CONTEST <= code < c.FIRST_CONTEST + c.BLOCK:
        perform_contest(table, op, scope)
    elif c.FIRST_FATE <= code < c.FIRST_FATE + c.BLOCK:
        perform_fate(table, op, scope)
    elif c.FIRST_MOVING <= code < c.FIRST_MOVING + c.BLOCK:
        perform_moving(table, op, scope)
    elif c.FIRST_ARMS <= code < c.FIRST_ARMS + c.BLOCK:
        perform_arms(table, op, scope)
    elif c.FIRST_OF_WEAPONS <= code < c.FIRST_OF_WEAPONS + c.BLOCK:
        perform_weapons(table, op, scope)
    elif c.FIRST_GOAL <= code < c.FIRST_GOAL + c.BLOCK:
        perform_goal(table, op, scope)
    elif c.SINK_TOP <= code <= c.CLIMB:
        perform_vane(table, op, scope)
    elif c.FIRST_PERIL <= code < c.FIRST_PERIL + c.BLOCK:
        perform_peril(table, op, scope)
    elif c.FIRST_LIMIT <= code < c.FIRST_LIMIT + c.BLOCK:
        perform_limit(table, op, scope)
    elif c.FIRST_BATTLE_AID <= code < c.FIRST_BATTLE_AID + c.BLOCK:
        perform_aid(table, op, scope)
    elif c.FIRST_CAPTIVE <= code < c.FIRST_CAPTIVE + c.BLOCK:
        perform_captive(table, op, scope)
    elif c.FIRST_OF_TEXTS <= code < c.FIRST_OF_TEXTS + c.BLOCK:
        perform_text(table, op, scope)
    elif c.FIRST_RARE <= code < c.FIRST_RARE + c.BLOCK:
        perform_rare(table, op, scope)
    elif c.FIRST_GUARD <= code < c.FIRST_GUARD + c.BLOCK:
        perform_guard(table, op, scope)
    elif c.FIRST_DRAWS <= code < c.FIRST_DRAWS + c.BLOCK:
        perform_draws(table, op, scope)
    elif c.FIRST_CHANGING <= code < c.FIRST_CHANGING + c.BLOCK:
        perform_change(table, op, scope)
    elif code >= c.FIRST_AFTER_PREMIERE:
        perform_after_premiere(table, op, scope)
    elif code >= c.FIRST_PLACED:
        perform_placed(table, op, scope)
    else:
        perform_basic(table, op, scope)


def perform_basic(table: Table, op: Op, scope: Resolution) -> None:  # noqa: PLR0912  one branch an op
    """The ops of the basic game."""
    code: i64 = op.code
    if code == c.DRAW_DESTINY:
        more: i64 = 0 if table.changes.number_row(c.TEXT_DRAWS) is None else table.value(c.TEXT_DRAWS, table.pieces[scope.source])
        draw_by_text(table, scope, 1 - scope.seat if op.kind == 1 else scope.seat, op.amount + more)
    elif code == c.DRAW_EACH:
        draw_each(table, scope, op.amount, op.amount, BY_TARGETS)
    elif code == c.LOOK_AT_HAND:
        for piece in table.sides[1 - scope.seat].hand.cards:
            table.show(piece, scope.seat)
    elif code == c.LOOK_AT_DECK:
        for piece in table.pile(1 - scope.seat if op.kind == 1 else scope.seat, op.place).cards:
            table.show(piece, scope.seat)
    elif code == c.CHANGE_HAND:
        change_hand(table, scope.seat)
    elif code == c.RETRIEVE_DRAWN:
        if isinstance(op, Verb) and op.target is not None:
            retrieve_drawn(table, op.target.filter, scope)
    elif code == c.RETRIEVE_AT_RANDOM:
        retrieve_at_random(table, scope.seat, scope.numbers[0])
    elif code == c.REACT:
        react(table, table.pieces[scope.source], subject_of(table))
    elif code == c.REACT_DEPLOY:
        reinforce(table, scope.seat, scope.source)
    elif code == c.RALLY:
        rally(table, scope.seat, scope.numbers[1])
    elif code == c.MARK_REACHED:
        table.pieces[scope.source].stage = 1
        table.changed()
    elif code == c.BAR:
        bar(table, scope)
    elif code == c.MORE_DAMAGE:
        for loser in range(SEATS):
            if op.kind == 1 or loser != scope.seat:
                change_battle(table, scope, c.DAMAGE_TIMES + loser, MULTIPLY, op.amount)
    elif code in (c.MORE_DESTINY, c.MORE_POWER):
        raised: i64 = c.DESTINIES if code == c.MORE_DESTINY else c.TOTAL_POWER
        if table.battle.place >= 0:
            change_battle(table, scope, raised + scope.seat, ADD, op.amount)
    else:
        perform_answer(table, op, scope)


def perform_answer(table: Table, op: Op, scope: Resolution) -> None:  # noqa: PLR0912, PLR0915  one branch an op
    """The ops of texts that answer what has just happened."""
    code: i64 = op.code
    if code in (c.REDRAW, c.VOID_DESTINY, c.SWAP_DESTINIES):
        change_destiny(table, code, scope.seat, scope.source)
    elif code == c.VOID_SUM:
        if not is_reset_kept(table, 1 - scope.seat):
            table.battle.destiny[1 - scope.seat] = 0
    elif code == c.CANCEL_BATTLE:
        place: i64 = table.battle.place
        if place < 0 or not table.has_flag(c.NOT_CALLED_OFF, table.pieces[place]):
            cancel_battle(table)
            begin_happened(table, c.AT_CALLED_OFF, scope.seat, place, scope.seat)
    elif code == c.ESCAPE:
        table.frames.append(Frame(ESCAPE_FRAME, 0, scope.seat, op.kind))
    elif code == c.RETRIEVE_FORFEIT:
        retrieve_forfeit(table, scope)
    elif code == c.CANCEL_DRAIN:
        cancel_drain(table, scope)
    elif code == c.SETTLE:
        settle(table, scope)
    elif code == c.DESTINY_OF_EACH:
        if isinstance(op, Verb) and op.target is not None:
            draw_by_text(table, scope, scope.seat, len(table.fitting(op.target.filter, scope)), PLAIN)
    elif code == c.TAKE_TOPMOST:
        if isinstance(op, Verb) and op.target is not None:
            take_topmost(table, op.target.filter, scope, op.kind == 1)
    elif code == c.BUY_OFF:
        if buy_off(table, table.sides[scope.seat]):
            table.happened += 1
    elif code == c.SPEND_ABILITY:
        change_battle(table, scope, c.TOTAL_POWER + scope.seat, ADD, op.amount)
        change_battle(table, scope, c.TOTAL_ABILITY + scope.seat, ADD, -op.amount)
    elif code == c.DRAW_AGAINST:
        draw_each(table, scope, op.amount, op.kind, PLAIN)
    elif code == c.GUESS:
        if isinstance(op, Verb) and op.target is not None:
            guess(table, op.target.filter, scope)
    elif code == c.RETRIEVE_ONE:
        retrieve_at_random(table, 1 - scope.seat if op.kind == 1 else scope.seat, 1)
    elif code == c.PRESS:
        if press(table, table.sides[scope.seat]):
            table.happened += 1
    elif code == c.ADD_LOSS:
        table.battle.damage[1 - scope.seat] += op.amount
    elif code == c.VOID_ATTRITION:
        void_attrition(table, scope)
    elif code == c.TURN_SHOT:
        turn_shot(table, scope)
    elif code == c.LOWER_SHOT:
        lower_shot(table, scope, op.amount)
    else:
        perform_in_battle(table, op, scope)


def perform_in_battle(table: Table, op: Op, scope: Resolution) -> None:
    first = first_target(table, scope)
    if op.code == c.BORROW:
        table.sides[scope.seat].credit += 1
    elif op.code == c.TURN_PILE:
        table.pieces[scope.source].declared = 1 + (1 - scope.seat if op.kind == 1 else scope.seat)
        table.turn_piles()
    elif op.code == c.DRIVE_OFF:
        for id in scope.slots[op.amount] if len(scope.slots) > op.amount else []:
            table.frames.append(Frame(AWAY_FRAME, 0, id))
    elif first is None:
        return
    elif op.code == c.VOLLEY:
        begin_volley(table, scope.seat, first.id)
    elif op.code == c.SKIRMISH:
        skirmish(table, scope, table.place_of(first), op.amount)
    elif op.code == c.LEND_ABILITY:
        lend_ability(table, scope, first)


def skirmish(table: Table, scope: Resolution, place: i64, destinies: i64) -> None:
    """Begin a battle without its cost in which nobody takes part but the targets."""
    chosen = [id for slot in scope.slots for id in slot]
    of = Resolution(scope.source, scope.seat)
    for side in table.sides:
        for piece in side.at_locations.cards:
            if piece.card.type in (CHARACTER, VEHICLE, STARSHIP) and piece.id not in chosen and table.place_of(piece) == place:
                table.change(Change(FLAG, c.OUT_OF_BATTLES, GAIN, of, amount=Amount(1), piece=piece.id, ends=c.BATTLE))
    start_battle(table, table.sides[scope.seat], place)
    table.battle.cause = scope.source
    if destinies > 0:
        change_battle(table, scope, c.DESTINIES + scope.seat, ADD, destinies)


def lend_ability(table: Table, scope: Resolution, lender: Piece) -> None:
    """Let ability of a character elsewhere count in the battle under way; it does not count again this turn."""
    left: i64 = table.number(c.ABILITY, lender) - table.value(c.SPENT, lender)
    lent: i64 = min(scope.numbers[1], left)
    if lent > 0 and table.battle.place >= 0:
        of = Resolution(scope.source, scope.seat)
        change_battle(table, scope, c.TOTAL_ABILITY + scope.seat, ADD, lent)
        table.change(Change(NUMBER, c.SPENT, ADD, of, amount=Amount(lent), piece=lender.id, ends=c.TURN))


def change_battle(table: Table, scope: Resolution, number: i64, how: i64, amount: i64) -> None:
    """Change a number of the location of the battle under way until it is over."""
    of = Resolution(scope.source, scope.seat)
    table.change(Change(NUMBER, number, how, of, amount=Amount(amount), piece=table.battle.place, ends=c.BATTLE))


def bar(table: Table, scope: Resolution) -> None:
    """Keep the card that has just been deployed from moving and battling for this turn."""
    of = Resolution(scope.source, scope.seat)
    for flag in (c.CANNOT_MOVE, c.OUT_OF_BATTLES):
        table.change(Change(FLAG, flag, GAIN, of, amount=Amount(1), piece=subject_of(table), ends=c.TURN))


def cancel_drain(table: Table, scope: Resolution) -> None:
    """Nothing is drained at the location that was named; it cannot be drained again this turn (CCG-CTL-02)."""
    place: i64 = subject_of(table)
    if place >= 0 and table.value(c.DRAIN_KEPT + table.active, table.pieces[place]) > 0:
        return
    if table.has_flag(c.CANCELS_NO_DRAINS, table.pieces[scope.source]):
        return
    for frame in table.frames:
        if frame.kind == TURN_FRAME:
            frame.c = 0


def settle(table: Table, scope: Resolution) -> None:
    """Whoever is lower, the sum of the destinies or the opponent's power at the place of what is answered, loses the difference."""
    place: i64 = subject_of(table)
    power: i64 = table.power_at(1 - scope.seat, place) if place >= 0 else 0
    more: i64 = more_to_settle(table, scope.source)
    if more > 0:
        added: i64 = draw_destinies(table, 1 - scope.seat, more)
        power += max(added, 0)
    destiny: i64 = max(scope.numbers[0], 0)
    if destiny < power:
        lose_force(table, scope.seat, power - destiny)
    elif destiny > power:
        lose_force(table, 1 - scope.seat, destiny - power)


def take_topmost(table: Table, filter: Filter, scope: Resolution, retrieves: bool) -> None:
    """The fitting card closest to the top of the Lost Pile comes into the hand.

    retrieves: whether that is a retrieval, for which a player may have to use Force.
    """
    side = table.sides[scope.seat]
    for piece in reversed(side.lost.cards.copy()):
        if table.fits(piece, filter, scope):
            if not retrieves or pays_retrieval(table, scope.seat, 1):
                table.move(piece, side.hand)
                note(table, log.TAKEN, side.seat, piece.id)
                if retrieves:
                    note_retrieved(table, side.seat)
            return


def guess(table: Table, filter: Filter, scope: Resolution) -> None:
    """Show a card of the opponent's hand at random; it is lost if it fits."""
    hand = table.sides[1 - scope.seat].hand.cards
    if hand:
        piece = hand[table.random_of(1 - scope.seat).below(len(hand))]
        table.show_all(piece)
        note(table, log.SHOWN, piece.controller, piece.id)
        if table.fits(piece, filter, scope):
            lose_card(table, piece)


def void_attrition(table: Table, scope: Resolution) -> None:
    """Let the player of a text suffer no attrition this turn at the location of the first target."""
    target = first_target(table, scope)
    if target is not None and table.place_of(target) >= 0:
        of = Resolution(scope.source, scope.seat)
        number: i64 = c.NO_ATTRITION + scope.seat
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(1), piece=table.place_of(target), ends=c.TURN))


def turn_shot(table: Table, scope: Resolution) -> None:
    """The weapon that is aimed now is aimed at the first target; if that is hit, it has the forfeit value of the other."""
    shot = shot_of(table)
    target = first_target(table, scope)
    if shot is not None and target is not None:
        shot.e = shot.b + 1
        shot.b = target.id


def lower_shot(table: Table, scope: Resolution, amount: i64) -> None:
    """Lower each destiny of the weapon that is fired now."""
    shot = shot_of(table)
    if shot is not None:
        weapon = table.pieces[shot.a]
        of = Resolution(scope.source, scope.seat)
        number: i64 = c.WEAPON_BONUS + weapon.controller
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(-amount), piece=table.place_at(weapon), ends=c.SHOT))


def draw_by_text(table: Table, scope: Resolution, seat: i64, number: i64, added: i64 = BY_CARDS) -> None:
    """Keep the sum of the destinies that a text draws, with what cards add to each of them."""
    if table.is_answered(c.AT_TEXT_DESTINY) or table.is_answered(c.AT_TEXT_DUE):
        begin_draw(table, seat, number, 0, added)
        return
    total: i64 = draw_destinies(table, seat, number)
    if added == BY_CARDS and total >= 0 and table.changes.number_row(c.TEXT_DRAWN) is not None:
        more: i64 = number * table.value(c.TEXT_DRAWN, table.pieces[scope.source])
        total = max(total + more, 0)
    keep(scope, 0, total)


def draw_each(table: Table, scope: Resolution, own: i64, other: i64, added: i64) -> None:
    """Keep the sums of the destinies that both players draw for a text, the player's own first."""
    if table.is_answered(c.AT_TEXT_DESTINY) or table.is_answered(c.AT_TEXT_DUE):
        begin_draw(table, 1 - scope.seat, other, 1, added)
        begin_draw(table, scope.seat, own, 0, added)
        return
    for number in range(SEATS):
        seat: i64 = scope.seat if number == 0 else 1 - scope.seat
        drawn: i64 = draw_destinies(table, seat, own if number == 0 else other)
        bonus: i64 = roll_bonus(table, scope, seat) if added == BY_TARGETS and drawn >= 0 else 0
        keep(scope, number, drawn + bonus)


def draw_destinies(table: Table, seat: i64, number: i64) -> i64:
    """The sum of the destinies drawn; NONE without a card to draw (A-12)."""
    side = table.sides[seat]
    if not side.reserve.cards:
        return NONE
    total: i64 = 0
    left: i64 = number
    while left > 0 and side.reserve.cards:
        total += table.draw_destiny(side, side.text_destinies)
        left -= 1
    return total


def change_hand(table: Table, seat: i64) -> None:
    """Put the hand of a seat on its Used Pile and take as many cards from its Reserve Deck."""
    side = table.sides[seat]
    left: i64 = len(side.hand.cards)
    table.move_all(side.hand, side.used)
    while left > 0 and side.reserve.cards:
        table.move(side.reserve.cards[-1], side.hand)
        left -= 1


def retrieve_drawn(table: Table, filter: Filter, scope: Resolution) -> None:
    """From the top of the Lost Pile, as many fitting cards as the first number kept."""
    left: i64 = scope.numbers[0]
    for piece in reversed(table.sides[scope.seat].lost.cards.copy()):
        if left > 0 and table.fits(piece, filter, scope):
            retrieve(table, piece)
            left -= 1


def retrieve_forfeit(table: Table, scope: Resolution) -> None:
    target = first_target(table, scope)
    forfeit: i64 = table.number(c.FORFEIT, target) if target is not None else 0
    begin_retrieval(table, scope.seat, forfeit - taxed(table, scope.seat, scope.source), scope.source)


def retrieve_at_random(table: Table, seat: i64, number: i64) -> None:
    """Retrieve up to `number` cards that are taken at random from the Lost Pile."""
    lost = table.sides[seat].lost
    left: i64 = number
    while left > 0 and lost.cards:
        retrieve(table, lost.cards[table.random_of(seat).below(len(lost.cards))])
        left -= 1
