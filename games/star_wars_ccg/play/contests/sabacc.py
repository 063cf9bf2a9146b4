"""Sabacc: both players draw cards from their Reserve Decks, and whose numbers come closer to 11 takes a card of the other's.

The rules are the community's: each player draws two cards, then up to six in turn, the opponent of who began it first.  Two cards that
make 11 without wild or clone cards win twice as much at once.  The higher total of at most 11 wins; if both are above it, the lower one; of
equal totals the one of fewer cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ARM_VERB, ASIDE, DRAW_VERB, NONE, SABACC_CHOICE, SABACC_FRAME, SEATS, ZONES_A_SEAT
from games.star_wars_ccg.play.effects.card_texts import Sabacc
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_happened

# The number to reach, the cards of the first draw, and the most cards.
GOAL: Final = 11
FIRST_CARDS: Final = 2
MOST_CARDS: Final = 6
# What makes a key of `Side.done` of somebody who has won: a persona, or the title of a card without one.
CHAMPION: Final = 1 << 21
CHAMPION_TITLE: Final = 1 << 22
# Parts of register e.
CARDS: Final = 8
DONE: Final = 64

# Steps of the frame.
BEGINS: Final = 0
DEALS: Final = 1
DRAWS: Final = 2
COUNTS: Final = 3
TAKES: Final = 4
# The same after a perfect hand.
PERFECT: Final = 5


def may_gamble(table: Table) -> bool:
    """Whether both players have two cards to draw, and neither a battle nor another game is under way."""
    enough = len(table.sides[0].reserve.cards) >= FIRST_CARDS and len(table.sides[1].reserve.cards) >= FIRST_CARDS
    return enough and table.battle.place < 0 and game_of(table) is None


def begin_sabacc(table: Table, scope: Resolution) -> None:
    """The first target plays for the ability's player."""
    card = table.pieces[scope.source].card
    if card.sabacc is None or not scope.slots or not scope.slots[0] or not may_gamble(table):
        return
    frame = Frame(SABACC_FRAME, BEGINS, scope.source, scope.slots[0][0], NONE)
    frame.d = 1 - scope.seat
    table.frames.append(frame)
    if table.log is not None:
        table.note(log.SABACC, scope.seat, scope.slots[0][0])


def game_of(table: Table) -> Frame | None:
    """The frame of the game under way."""
    for frame in table.frames:
        if frame.kind == SABACC_FRAME:
            return frame
    return None


def rules_of(table: Table, frame: Frame) -> Sabacc:
    rules = table.pieces[frame.a].card.sabacc
    return Sabacc() if rules is None else rules


def starter_of(table: Table, frame: Frame) -> i64:
    return table.pieces[frame.a].controller


def player_of(table: Table, frame: Frame, seat: i64) -> i64:
    """The id of the character that plays for a seat; NONE for nobody."""
    return frame.b if seat == starter_of(table, frame) else frame.c


def hand_size(frame: Frame, seat: i64) -> i64:
    return frame.e % CARDS if seat == 0 else frame.e // CARDS % CARDS


def hand_of(table: Table, frame: Frame, seat: i64) -> list[Piece]:
    """The cards drawn for sabacc, which are the last ones of the hand."""
    cards = table.sides[seat].hand.cards
    size: i64 = hand_size(frame, seat)
    return cards[len(cards) - size :] if size > 0 else []


def fits_one(table: Table, piece: Piece, filters: list[Filter], scope: Resolution) -> bool:
    for filter in filters:  # noqa: SIM110  a loop is faster when compiled
        if table.fits(piece, filter, scope):
            return True
    return False


# --- the steps ---------------------------------------------------------------------------------------------------------------


def step_sabacc(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    if step == BEGINS:
        ask_player(table, frame)
    elif step == DEALS:
        deal(table, frame)
    elif step == DRAWS:
        ask_card(table, frame)
    elif step == COUNTS:
        decide(table, frame)
    elif step in (TAKES, PERFECT):
        take(table, frame)
    else:
        raise ValueError(f"there is no step {step}")


def ask_player(table: Table, frame: Frame) -> None:
    """The opponent may let one of their characters play."""
    frame.pc = DEALS
    scope = Resolution(frame.a, frame.d)
    decision = Decision(SABACC_CHOICE, frame.d, frame.a)
    for piece in table.sides[frame.d].at_locations.cards:
        if fits_one(table, piece, rules_of(table, frame).players, scope):
            decision.offer(ARM_VERB, piece.id, 0)
    if decision.options:
        decision.offer_pass()
        table.ask(decision)


def deal(table: Table, frame: Frame) -> None:
    """Give both players their first cards; a hand that is perfect at once ends the game."""
    table.changed()
    for seat in range(SEATS):
        for _ in range(FIRST_CARDS):
            draw_card(table, frame, seat)
    first = is_perfect(table, frame, 0)
    second = is_perfect(table, frame, 1)
    if not first and not second:
        frame.pc = DRAWS
    elif first and second:
        show_hands(table, frame)
        finish(table, frame)
    else:
        frame.pc = PERFECT
        show_hands(table, frame)
        win(table, frame, 0 if first else 1)


def draw_card(table: Table, frame: Frame, seat: i64) -> None:
    side = table.sides[seat]
    if side.reserve.cards:
        table.move(side.reserve.cards[-1], side.hand)
        frame.e += 1 if seat == 0 else CARDS


def ask_card(table: Table, frame: Frame) -> None:
    """Ask the players in turn for another card, until both have enough."""
    seat: i64 = frame.d
    done: i64 = frame.e // DONE
    if done == SEATS + 1:
        frame.pc = COUNTS
        return
    frame.d = 1 - seat
    if done & (1 + seat):
        return
    if hand_size(frame, seat) >= MOST_CARDS or not table.sides[seat].reserve.cards:
        frame.e += DONE * (1 + seat)
        return
    frame.d = seat
    decision = Decision(SABACC_CHOICE, seat, frame.a)
    decision.offer(DRAW_VERB, -1, 0)
    decision.offer_pass()
    table.ask(decision)


def answer_sabacc(table: Table, frame: Frame, option: Option) -> None:
    if frame.pc == DEALS:
        if option.verb != PASS_VERB:
            frame.c = option.piece
    elif frame.pc == DRAWS:
        seat: i64 = frame.d
        frame.d = 1 - seat
        if option.verb == PASS_VERB:
            frame.e += DONE * (1 + seat)
        else:
            draw_card(table, frame, seat)
    else:
        take_one(table, frame, table.pieces[option.piece])


def show_hands(table: Table, frame: Frame) -> None:
    """Show the cards of both hands."""
    for seat in range(SEATS):
        for piece in hand_of(table, frame, seat):
            table.show_all(piece)
            if table.log is not None:
                table.note(log.SHOWN, seat, piece.id)


def decide(table: Table, frame: Frame) -> None:
    """The better total wins, and of equal ones that of fewer cards."""
    show_hands(table, frame)
    first: i64 = best_total(table, frame, 0)
    second: i64 = best_total(table, frame, 1)
    lead: i64 = worth_of_total(first) - worth_of_total(second)
    if lead == 0:
        lead = hand_size(frame, 1) - hand_size(frame, 0)
    if table.log is not None:
        table.note(log.SABACC_TOTAL, 0, frame.a, first)
        table.note(log.SABACC_TOTAL, 1, frame.a, second)
    if lead == 0:
        finish(table, frame)
    else:
        frame.pc = TAKES
        win(table, frame, 0 if lead > 0 else 1)


def win(table: Table, frame: Frame, seat: i64) -> None:
    """Texts may answer before anything is taken."""
    frame.d = 1 + seat
    player: i64 = player_of(table, frame, seat)
    if player >= 0:
        piece = table.pieces[player]
        for persona in piece.card.personas:
            table.sides[seat].done += [CHAMPION + persona]
        table.sides[seat].done += [CHAMPION_TITLE + piece.card.title]
    size: i64 = hand_size(frame, 0) + CARDS * hand_size(frame, 1)
    is_double = frame.pc == PERFECT or (player >= 0 and table.has_flag(c.WINS_DOUBLE, table.pieces[player]))
    frame.e = size + DONE * (2 if is_double else 1)
    table.changed()
    if table.log is not None:
        table.note(log.SABACC_WON, seat, frame.a)
    begin_happened(table, c.AT_SABACC, seat, player)


def take(table: Table, frame: Frame) -> None:
    """The winner chooses stakes of the loser's hand, which are the winner's from now on; without any, cards that are lost."""
    left: i64 = frame.e // DONE
    loser: i64 = 2 - frame.d
    hand = hand_of(table, frame, loser)
    if left <= 0 or not hand:
        finish(table, frame)
        return
    scope = Resolution(frame.a, 1 - loser)
    decision = Decision(SABACC_CHOICE, 1 - loser, frame.a)
    for piece in hand:
        if fits_one(table, piece, rules_of(table, frame).stakes, scope):
            decision.offer(ARM_VERB, piece.id, 0)
    if not decision.options:
        for piece in hand:
            decision.offer(ARM_VERB, piece.id, 0)
    table.ask(decision)


def take_one(table: Table, frame: Frame, piece: Piece) -> None:
    """Give the winner a card that it has won if that may be a stake; otherwise the card is lost."""
    winner: i64 = frame.d - 1
    is_stake = fits_one(table, piece, rules_of(table, frame).stakes, Resolution(frame.a, winner))
    frame.e -= DONE + (1 if winner == 1 else CARDS)
    if not is_stake:
        table.lose(piece)
        return
    piece.owner = winner
    piece.controller = winner
    table.move(piece, table.sides[winner].used)
    if table.log is not None:
        table.note(log.STOLEN, winner, piece.id)


def finish(table: Table, frame: Frame) -> None:
    """End the game of sabacc; the cards that are left go to their owners' Used Piles."""
    for seat in range(SEATS):
        for piece in hand_of(table, frame, seat):
            table.move(piece, table.sides[piece.owner].used)
    table.frames.pop()
    table.changed()
    table.check_life()


# --- totals ------------------------------------------------------------------------------------------------------------------


class Rest:
    """What is left to be counted of a hand: clone cards, the highest number of a wild card, and whether the total may be swayed."""

    __slots__ = ("clones", "highest", "sways")

    def __init__(self) -> None:
        self.clones: i64 = 0
        self.highest: i64 = 0
        self.sways = False


def worth_of_total(total: i64) -> i64:
    """Higher is better: a total of at most 11 is, above it the lowest."""
    return total if total <= GOAL else -total


def is_wild(table: Table, frame: Frame, seat: i64, piece: Piece, scope: Resolution) -> bool:
    return table.seat_value(c.NO_WILD_CARDS, seat, 0) <= 0 and fits_one(table, piece, rules_of(table, frame).wild, scope)


def may_be_wild(table: Table, frame: Frame, seat: i64, piece: Piece, scope: Resolution) -> bool:
    """Whether who plays for a seat may use this card as a wild one, too."""
    player: i64 = player_of(table, frame, seat)
    if player < 0 or table.seat_value(c.NO_WILD_CARDS, seat, 0) > 0:
        return False
    for more in rules_of(table, frame).more_wild:
        if table.fits(table.pieces[player], more.present, scope) and table.fits(piece, more.whoever, scope):
            return True
    return False


def is_perfect(table: Table, frame: Frame, seat: i64) -> bool:
    """Whether the first two cards make 11 without wild and clone cards."""
    side = table.sides[seat]
    scope = Resolution(frame.a, seat)
    total: i64 = 0
    for piece in hand_of(table, frame, seat):
        if is_wild(table, frame, seat, piece, scope) or fits_one(table, piece, rules_of(table, frame).clones, scope):
            return False
        total += table.destiny_of(piece, side, side.text_destinies)
    return total == GOAL


def best_total(table: Table, frame: Frame, seat: i64) -> i64:
    """The best total that the cards of a seat can make: its player chooses what wild and clone cards count."""
    side = table.sides[seat]
    scope = Resolution(frame.a, seat)
    rules = rules_of(table, frame)
    player: i64 = player_of(table, frame, seat)
    fixed: list[int] = []
    open_cards: list[int] = []  # what each wild card counts otherwise; NONE for one that is always wild
    rest = Rest()
    rest.highest = rules.highest
    for piece in hand_of(table, frame, seat):
        destiny: i64 = table.destiny_of(piece, side, side.text_destinies)
        if may_be_wild(table, frame, seat, piece, scope):
            open_cards.append(destiny)
        elif is_wild(table, frame, seat, piece, scope):
            open_cards.append(NONE)
        elif fits_one(table, piece, rules.clones, scope):
            rest.clones += 1
        else:
            fixed.append(destiny)
    copied = fixed.copy()
    if player >= 0:
        fighter = table.pieces[player]
        for extra in rules.clone_values:
            if table.fits(fighter, extra.target, scope):
                copied.append(extra.amount)
        if table.has_flag(c.IS_CLONED, fighter):
            copied.append(fighter.card.destiny)
        rest.sways = table.has_flag(c.SWAYS_SABACC, fighter)
    total: i64 = 0
    for each in fixed:
        total += each
    return best_with(rest, total, copied, open_cards, rules.lowest)


def best_with(rest: Rest, total: i64, copied: list[int], open_cards: list[int], lowest: i64) -> i64:
    """The best total with the cards still to be counted.

    copied: the numbers as which clone cards may count so far.  lowest: the least that the next wild card counts; as wild cards change
    places freely, none counts less than the one before.
    """
    best: i64 = NONE
    found: i64 = NONE
    if open_cards:
        left = open_cards[1:]
        value: i64 = lowest
        while value <= rest.highest:
            found = best_with(rest, total + value, [*copied, value], left, value)
            if best < 0 or worth_of_total(found) > worth_of_total(best):
                best = found
            value += 1
        if open_cards[0] >= 0:
            found = best_with(rest, total + open_cards[0], [*copied, open_cards[0]], left, lowest)
            if best < 0 or worth_of_total(found) > worth_of_total(best):
                best = found
        return best
    if rest.clones > 0 and copied:
        return best_of_clones(rest, total, copied, 0, rest.clones)
    return swayed(rest, total)


def best_of_clones(rest: Rest, total: i64, copied: list[int], first: i64, left: i64) -> i64:
    """The best total of a hand with `left` more clone cards, which copy the numbers in `copied` from place `first` on."""
    if left == 0:
        return swayed(rest, total)
    best: i64 = NONE
    place: i64 = first
    while place < len(copied):
        found: i64 = best_of_clones(rest, total + copied[place], copied, place, left - 1)
        if best < 0 or worth_of_total(found) > worth_of_total(best):
            best = found
        place += 1
    return best


def swayed(rest: Rest, total: i64) -> i64:
    """The total, or 1 more or less if who plays may do that and it is better."""
    if rest.sways and total < GOAL:
        return total + 1
    return total - 1 if rest.sways and total > GOAL else total


# --- what filters and amounts ask --------------------------------------------------------------------------------------------


def passes_sabacc(table: Table, number: i64, here: Piece) -> bool:
    if number == c.IS_CHAMPION:
        return is_champion(table, here)
    frame = game_of(table)
    if frame is None:
        return False
    if number == c.IS_SABACC:
        return here.id == frame.a and here.zone % ZONES_A_SEAT == ASIDE
    return here.id in (frame.b, frame.c)


def is_champion(table: Table, here: Piece) -> bool:
    """Whether this character, or another card of the same persona, has won at sabacc in this game."""
    done = table.sides[here.owner].done
    if CHAMPION_TITLE + here.card.title in done:
        return True
    for persona in here.card.personas:  # noqa: SIM110  a loop is faster when compiled
        if CHAMPION + persona in done:
            return True
    return False
