"""The start of a game: who goes first, the first hands and the mulligans (LOS-SET).

Registers of the frame:
    a, b: the id of the card that seat 0 or seat 1 shows for its speed.
    c: the number of cards that each player has turned up from the deck; later one bit for each seat that wants a mulligan.
    d: the number of seats that were asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import (
    BONUS_DRAW,
    DRAW_VERB,
    HAND_SIZE,
    MOST_TURN_UPS,
    MULLIGAN,
    MULLIGAN_VERB,
    SEATS,
    SHOW_VERB,
    SPEED_CHOICE,
    SPEED_CHOICES,
    TURN_FRAME,
)
from games.legend_of_stars.play.side import Piece, Side
from games.legend_of_stars.play.state import Table

# Steps of the frame (`Frame.pc`).
DRAW_TWO: Final = 0
CHOOSE: Final = 1
COMPARE: Final = 2
FIRST_HANDS: Final = 3
ASK_MULLIGANS: Final = 4
TAKE_MULLIGANS: Final = 5
BONUS_DRAWS: Final = 6
BEGIN: Final = 7


def step_setup(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    if step == DRAW_TWO:
        draw_two(table)
        frame.pc = CHOOSE
    elif step == CHOOSE:
        ask_speed(table, frame)
    elif step == COMPARE:
        compare_speeds(table, frame)
        frame.pc = FIRST_HANDS
        frame.c = 0
        frame.d = 0
    elif step == FIRST_HANDS:
        for number in range(SEATS):
            side = in_turn(table, number)
            if not side.passive:
                table.draw(side, HAND_SIZE)  # LOS-SET-06
        frame.pc = ASK_MULLIGANS
    elif step == ASK_MULLIGANS:
        ask_mulligan(table, frame)
    elif step == TAKE_MULLIGANS:
        take_mulligans(table, frame)
        frame.pc = BONUS_DRAWS
        frame.d = 0
    elif step == BONUS_DRAWS:
        ask_bonus_draw(table, frame)
    else:
        table.frames.pop()
        table.frames.append(Frame(TURN_FRAME, 0, table.first))  # LOS-SET-08


def in_turn(table: Table, number: i64) -> Side:
    """The first player (0) or the second (1)."""
    return table.sides[(table.first + number) % SEATS]


# --- who goes first --------------------------------------------------------------------------------------------------


def draw_two(table: Table) -> None:
    """Each player draws two cards to show one for its speed (LOS-SET-02); with fewer in the deck, as many as there are."""
    for side in table.sides:
        for _ in range(SPEED_CHOICES):
            if side.deck.cards:
                table.move(side.deck.cards[-1], side.speed_cards)


def ask_speed(table: Table, frame: Frame) -> None:
    """Ask each seat for the card it shows; the answers stay secret until both are there."""
    while frame.d < SEATS:
        side = table.sides[frame.d]
        frame.d += 1
        if side.speed_cards.cards:
            decision = Decision(SPEED_CHOICE, side.seat, -1)
            for piece in side.speed_cards.cards:
                decision.options.append(table.offers[SHOW_VERB][piece.id])
            table.ask(decision)
            return
    frame.pc = COMPARE


def compare_speeds(table: Table, frame: Frame) -> None:
    """Find the first player: by the cards shown, the other two, the top cards of the decks, and by chance (LOS-SET-02 to LOS-SET-05)."""
    by_chance = False
    shown: list[int] = [speed_of(table, frame.a, 0), speed_of(table, frame.b, 1)]
    if shown[0] == shown[1]:  # LOS-SET-03
        shown = [speed_of(table, other_card(table, 0, frame.a), 0), speed_of(table, other_card(table, 1, frame.b), 1)]
    while shown[0] == shown[1] and frame.c < MOST_TURN_UPS:  # LOS-SET-04
        frame.c += 1
        shown = [speed_of_top(table, 0), speed_of_top(table, 1)]
    if shown[0] != shown[1]:
        table.first = 0 if shown[0] > shown[1] else 1
    else:
        by_chance = True
        table.first = table.chance_rngs[0].below(SEATS)
    for side in table.sides:
        put_under(table, side)
    if table.log is not None:
        table.note(log.FIRST_PLAYER, table.first, -1, int(by_chance))


def speed_of(table: Table, id: i64, seat: i64) -> i64:
    """Show a card; a card without a speed, or no card at all, counts as 0 (A-07)."""
    if id < 0:
        return 0
    speed: i64 = table.pieces[id].card.speed
    if table.log is not None:
        table.note(log.SPEED_SHOWN, seat, id, speed)
    return speed


def speed_of_top(table: Table, seat: i64) -> i64:
    """Turn up the top card of a deck; it goes under the deck with the two others (A-08)."""
    side = table.sides[seat]
    if not side.deck.cards:
        return 0
    piece = side.deck.cards[-1]
    table.move(piece, side.speed_cards)
    return speed_of(table, piece.id, seat)


def other_card(table: Table, seat: i64, shown: i64) -> i64:
    for piece in table.sides[seat].speed_cards.cards:
        if piece.id != shown:
            return piece.id
    return -1


def put_under(table: Table, side: Side) -> None:
    """Put the cards under the deck in random order (LOS-SET-05), so that nobody knows which is which."""
    cards: list[Piece] = side.speed_cards.cards.copy()
    table.chance_rngs[side.seat].shuffle(cards)
    for piece in cards:
        table.move(piece, side.deck, True)
        piece.known = 0
    if table.log is not None and cards:
        table.note(log.UNDER_DECK, side.seat, -1, len(cards))


# --- mulligans -------------------------------------------------------------------------------------------------------


def ask_mulligan(table: Table, frame: Frame) -> None:
    """The first player declares, then the second (LOS-SET-07)."""
    while frame.d < SEATS:
        side = in_turn(table, frame.d)
        frame.d += 1
        if not side.passive:
            decision = Decision(MULLIGAN, side.seat, -1)
            decision.offer(MULLIGAN_VERB, -1, 0)
            decision.offer_pass()
            table.ask(decision)
            return
    frame.pc = TAKE_MULLIGANS


def take_mulligans(table: Table, frame: Frame) -> None:
    for number in range(SEATS):
        side = in_turn(table, number)
        if side.mulliganed:
            if table.log is not None:
                table.note(log.MULLIGAN_TAKEN, side.seat)
            table.move_all(side.hand, side.deck)
            table.shuffle_deck(side.seat)
            table.draw(side, HAND_SIZE)


def ask_bonus_draw(table: Table, frame: Frame) -> None:
    """With the option of A-01, who has not redrawn may draw 1 after the other's mulligan; if both have, each may (LOS-SET-09)."""
    if table.has_bonus_draw:
        both = table.sides[0].mulliganed and table.sides[1].mulliganed
        while frame.d < SEATS:
            side = in_turn(table, frame.d)
            frame.d += 1
            if both or (table.sides[1 - side.seat].mulliganed and not side.mulliganed):
                decision = Decision(BONUS_DRAW, side.seat, -1)
                decision.offer(DRAW_VERB, -1, 0)
                decision.offer_pass()
                table.ask(decision)
                return
    frame.pc = BEGIN


def answer_setup(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    kind: i64 = decision.kind
    side = table.sides[decision.seat]
    if kind == SPEED_CHOICE:
        if side.seat == 0:
            frame.a = option.piece
        else:
            frame.b = option.piece
    elif kind == MULLIGAN:
        side.mulliganed = option.verb != PASS_VERB
    elif option.verb != PASS_VERB:
        table.draw(side, 1)
