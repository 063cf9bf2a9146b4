"""A round: planning, struggle, dominance (EVR-RND-01), as one procedure that stands between its steps.

The struggle is the engine's window for actions: the seats act in turn until both pass one after the other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import (
    ABILITY_VERB,
    BY_EVENTS,
    BY_POINTS,
    BY_ROUND_LIMIT,
    BY_TUTORIAL,
    DECEPTION,
    DOMINANCE,
    INFLUENCE,
    INFLUENCE_VERB,
    MOST_ACTIONS,
    NOBODY,
    PLANNING,
    PLAY_VERB,
    ROUND,
    STRATEGY_CHOICE,
    STRATEGY_VERB,
    STRUGGLE,
    SUPPLY,
    SWAP_WINNER,
    TRIAL_STREAM,
)
from games.empire_vs_rebellion.play.counts import CARD_BUST, CARD_NUMBERS, CARD_SEEN, CARD_USED, CARD_WON
from games.empire_vs_rebellion.play.operations import discard_strategy, play_top
from games.empire_vs_rebellion.play.state import Piece, Side, Table
from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.engine.ops import Program
from games.engine.rng import stream

# Steps of a round, places of its frame; a: what the first of two infiltrators chose, -1 for nothing; c: how many seats have chosen.
REVEAL_EVENT: Final = 0
INFILTRATORS_CHOOSE: Final = 1
CHOOSE_STRATEGIES: Final = 2
FIGHT: Final = 3
SHOW_STRATEGIES: Final = 4
FIX_TOTALS: Final = 5
WHO_WINS: Final = 6
TAKE_EVENT: Final = 7
AFTERWARDS: Final = 8
CLEAN_UP: Final = 9

BOTH_SEATS: Final = 2
CHOOSES: Final = -2  # Side.fixed


def step_round(table: Table, frame: Frame) -> None:
    step: i64 = frame.pc
    frame.pc = step + 1
    if step == REVEAL_EVENT:
        reveal_event(table, frame)
    elif step == INFILTRATORS_CHOOSE:
        infiltrators_choose(table, frame)
    elif step == CHOOSE_STRATEGIES:
        choose_strategies(table, frame)
    elif step == FIGHT:
        table.phase = STRUGGLE
        table.actions = 0
        table.open_actions(STRUGGLE, table.balance)  # EVR-STG-01
    elif step == SHOW_STRATEGIES:
        show_strategies(table)
    elif step == FIX_TOTALS:
        for side in table.sides:  # A-06, step 5
            program = strategy_of(side)
            if program is not None and program.ops[0].code != SWAP_WINNER:
                table.run(program, side.chosen.cards[0].id, side.seat)
    elif step == WHO_WINS:
        who_wins(table)
    elif step == TAKE_EVENT:
        take_event(table)
    elif step == AFTERWARDS:
        afterwards(table)
    else:
        clean_up(table)
        frame.pc = REVEAL_EVENT


# --- planning --------------------------------------------------------------------------------------------------------


def reveal_event(table: Table, frame: Frame) -> None:
    """EVR-PLN-01"""
    table.round += 1
    table.phase = PLANNING
    table.winner = NOBODY
    table.loser = NOBODY
    frame.c = 0
    table.current = table.event_deck.cards[-1].id
    table.move(table.event_deck.cards[-1], table.event_place)
    if table.log is not None:
        table.note(log.EVENT_REVEALED, NOBODY, table.current)


def in_turn(table: Table, number: i64) -> Side:
    """EVR-PLN-03 has both choose at once, in secret: who must reveal (A-24), else the balance-token faction, is asked first."""
    first: i64 = table.balance
    if table.sides[1 - first].reveals and not table.sides[first].reveals:
        first = 1 - first
    return table.sides[(first + number) % BOTH_SEATS]


def infiltrators_choose(table: Table, frame: Frame) -> None:
    """EVR-STR-02, A-23: before anybody chooses their own."""
    while frame.c < BOTH_SEATS:
        side = in_turn(table, frame.c)
        frame.c += 1
        if side.infiltrated and not side.at_random:  # at random is nobody's choice
            ask_strategy(table, side, 1 - side.seat)
            frame.pc = INFILTRATORS_CHOOSE
            return
    frame.c = 0


def choose_strategies(table: Table, frame: Frame) -> None:
    """EVR-PLN-03"""
    while frame.c < BOTH_SEATS:
        side = in_turn(table, frame.c)
        frame.c += 1
        if side.passive or side.chosen.cards:
            continue
        if side.fixed != CHOOSES:
            for piece in side.strategies.cards:
                if piece.card.strategy == side.fixed:
                    place_strategy(table, side, piece, side.seat)
                    break
        elif side.at_random:
            cards = side.strategies.cards
            place_strategy(table, side, cards[table.strategy_rngs[side.seat].below(len(cards))], NOBODY)
        else:
            ask_strategy(table, side, side.seat)
            frame.pc = CHOOSE_STRATEGIES
            return
    frame.c = 0
    for side in table.sides:
        side.infiltrated = False
        side.at_random = False
        side.reveals = False


def ask_strategy(table: Table, side: Side, by: i64) -> None:
    """EVR-PLN-04: one of the unused; in the order of their ids, so that the shuffled order tells nothing."""
    decision = Decision(STRATEGY_CHOICE, by, side.seat)
    offers = table.offers[STRATEGY_VERB]
    for id in sorted([piece.id for piece in side.strategies.cards]):
        decision.options.append(offers[id])
    table.ask(decision)


def answer_strategy(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[decision.subject]
    if frame.pc == INFILTRATORS_CHOOSE and not side.reveals:
        other = table.sides[1 - side.seat]
        if frame.c < BOTH_SEATS and other.infiltrated and not other.at_random:
            frame.a = option.piece  # EVR-STR-02: both at the same time, so it is not seen before the other has chosen
            return
        if frame.a >= 0:
            place_strategy(table, other, table.pieces[frame.a], side.seat)
            frame.a = -1
    place_strategy(table, side, table.pieces[option.piece], decision.seat)


def place_strategy(table: Table, side: Side, piece: Piece, by: i64) -> None:
    table.move(piece, side.chosen)
    side.is_known = by == 1 - side.seat
    if table.log is not None:
        table.note(log.STRATEGY_PLACED, side.seat, piece.id, 0, by)
    if side.reveals:
        side.is_shown = True
        if table.log is not None:
            table.note(log.STRATEGY_SHOWN, side.seat, piece.id)


# --- struggle --------------------------------------------------------------------------------------------------------


def offer_actions(table: Table, decision: Decision) -> None:
    """EVR-STG-02, passing left out."""
    side = table.sides[decision.seat]
    if side.passive:
        return
    options = decision.options
    area = side.area.cards
    if table.actions >= MOST_ACTIONS and area:
        return
    if table.has_room(side) and table.has_card(side):
        options.append(table.play)
    for piece in area:
        if not piece.exhausted:
            options.append(table.offers[ABILITY_VERB][piece.id])
        elif side.influence > 0:
            options.append(table.offers[INFLUENCE_VERB][piece.id])


def may_pass(table: Table, seat: i64) -> bool:
    """EVR-STG-03: not with an empty play area; A-03: but where no card can be played."""
    side = table.sides[seat]
    # EVR-TUT-05: the tutorial knows no such rule.
    return side.passive or table.is_tutorial or bool(side.area.cards)


def count_action(table: Table, seat: i64) -> None:
    """A-19; a pass is an action too (EVR-STG-02)."""
    table.actions += 1
    if table.actions == MOST_ACTIONS:
        table.guards += 1
        if table.log is not None:
            table.note(log.GUARD, seat)


def take_action(table: Table, seat: i64, option: Option) -> None:
    side = table.sides[seat]
    verb: i64 = option.verb
    if verb == PLAY_VERB:
        play_top(table, side)
    elif verb == ABILITY_VERB:
        use_ability(table, side, table.pieces[option.piece])
    else:  # EVR-STG-10
        piece = table.pieces[option.piece]
        side.influence -= 1
        table.supply += 1
        side.spent += 1
        piece.exhausted = False
        if table.log is not None:
            table.note(log.READIED, seat, piece.id)


def use_ability(table: Table, side: Side, piece: Piece) -> None:
    """EVR-STG-06, EVR-STG-07; A-22: one that is forbidden exhausts its card and no more."""
    piece.exhausted = True
    side.used += 1
    table.card_counts[CARD_NUMBERS * piece.card.index + CARD_USED] += 1
    if is_forbidden(table.event(), piece.card):
        if table.log is not None:
            table.note(log.ABILITY_FORBIDDEN, side.seat, piece.id)
        return
    if table.log is not None:
        table.note(log.ABILITY, side.seat, piece.id)
    program = piece.card.ability
    if program is not None:
        table.run(program, piece.id, side.seat)


def is_forbidden(event: Card, card: Card) -> bool:
    """EVR-PLN-02"""
    if not event.forbids & card.category:
        return False
    return card.index not in event.but_not


# --- dominance -------------------------------------------------------------------------------------------------------


def strategy_of(side: Side) -> Program | None:
    """What the chosen strategy does when the winner is determined; None if it is void or does nothing then."""
    return side.chosen.cards[0].card.determine if side.chosen.cards and not side.is_void else None


def is_deception(side: Side) -> bool:
    return bool(side.chosen.cards) and not side.is_void and side.chosen.cards[0].card.strategy == DECEPTION


def show_strategies(table: Table) -> None:
    """EVR-DOM-02, A-06 steps 1 to 4."""
    table.phase = DOMINANCE
    target: i64 = table.event().target
    if table.log is not None:
        table.note(log.TOTALS, NOBODY, -1, table.total(0), table.total(1))
    for side in table.sides:
        side.is_shown = True
        side.is_void = table.total(side.seat) > target  # EVR-DOM-03, A-07
        if table.log is not None and side.chosen.cards:
            table.note(log.STRATEGY_SHOWN, side.seat, side.chosen.cards[0].id)
            if side.is_void:
                table.note(log.VOID, side.seat, side.chosen.cards[0].id)
    if is_deception(table.sides[0]) and is_deception(table.sides[1]):  # EVR-STR-01
        for side in table.sides:
            side.is_void = True
        if table.log is not None:
            table.note(log.CANCELLED, NOBODY)
    # The frame that is pushed last runs first: that of the balance-token faction.
    for seat in (1 - table.balance, table.balance):
        side = table.sides[seat]
        if side.chosen.cards and not side.is_void:
            program = side.chosen.cards[0].card.on_reveal
            if program is not None:
                table.run(program, side.chosen.cards[0].id, seat)


def who_wins(table: Table) -> None:
    """EVR-DOM-06 to EVR-DOM-09; A-06 step 7."""
    target: i64 = table.event().target
    mine: i64 = table.total(0)
    theirs: i64 = table.total(1)
    if mine > target and theirs > target:
        return
    if mine > target:
        table.winner = 1
    elif theirs > target or mine > theirs:
        table.winner = 0
    elif mine < theirs:
        table.winner = 1
    elif table.is_tutorial:
        return
    else:
        table.winner = table.balance  # EVR-DOM-07
    table.loser = 1 - table.winner
    if mine <= target and theirs <= target:
        for side in table.sides:
            program = strategy_of(side)
            if program is not None and program.ops[0].code == SWAP_WINNER:
                table.run(program, side.chosen.cards[0].id, side.seat)


def take_event(table: Table) -> None:
    """EVR-DOM-10 to EVR-DOM-12, A-21; EVR-DOM-09 where nobody wins."""
    piece = table.event_place.cards[0]
    event = piece.card
    if table.watched >= 0:
        count_round(table, event)
    else:
        count_match_round(table, event)
    if table.is_tutorial:  # EVR-TUT-04
        table.end(table.winner, BY_TUTORIAL)
        return
    if table.winner < 0:
        if table.log is not None:
            table.note(log.NOBODY_WINS, NOBODY, piece.id)
        table.move(piece, table.event_deck, True)
        return
    side = table.sides[table.winner]
    table.move(piece, side.won)
    side.points += event.points
    if table.log is not None:
        table.note(log.EVENT_WON, side.seat, piece.id, event.points)
    # EVR-END-01; a goldfish's opponent never stops the run.
    if side.points >= table.goal and not side.passive:
        table.end(side.seat, BY_POINTS)
        return
    if table.watched >= 0:  # section 7: winner and loser effects are off
        return
    if event.influence > 0:  # EVR-DOM-11
        table.gain_influence(side, event.influence)
    if event.on_win is not None:
        table.run(event.on_win, piece.id, table.winner)
    if event.on_loss is not None:
        table.run(event.on_loss, piece.id, table.loser)


def afterwards(table: Table) -> None:
    """Bureaucracy, and Infiltration for the round to come (A-06, step 8)."""
    for side in table.sides:
        if side.chosen.cards and not side.is_void:
            card = side.chosen.cards[0].card
            for program in (card.outcome, card.next_round):
                if program is not None:
                    table.run(program, side.chosen.cards[0].id, side.seat)


def clean_up(table: Table) -> None:
    """EVR-CLN-01 to EVR-CLN-05"""
    table.end_period(ROUND)
    for side in table.sides:
        if side.fixed != CHOOSES:  # section 7: strategies are all there again in every trial, also one that an ability changed
            for zone in (side.chosen, side.used_strategies):
                for piece in zone.cards.copy():
                    table.move(piece, side.strategies)
        elif side.chosen.cards:
            discard_strategy(table, side, side.chosen.cards[0])  # EVR-CLN-04, EVR-CLN-05
        side.is_void = False
        side.is_shown = False
        side.is_known = False
        side.played = 0
        side.used = 0
        side.spent = 0
        gather(table, side)
    if table.watched >= 0:
        reset(table, table.sides[table.watched])
        if not table.event_deck.cards:
            table.end(NOBODY, BY_EVENTS)
        return
    turn_balance(table)
    if table.round >= table.round_limit:
        table.guards += 1
        first, second = table.sides
        ahead: i64 = table.balance if first.points == second.points else 0 if first.points > second.points else 1
        table.end(ahead, BY_ROUND_LIMIT)


def gather(table: Table, side: Side) -> None:
    """EVR-CLN-01"""
    for piece in side.area.cards.copy():
        table.move(piece, side.deck)
    if side.discard.cards:
        table.move_all(side.discard, side.deck)
    if table.watched < 0:
        table.shuffle_deck(side.seat)


def turn_balance(table: Table) -> None:
    """EVR-CLN-02, EVR-CLN-03; A-09: with equal points and no loser it stays."""
    before: i64 = table.balance
    first, second = table.sides
    if first.points != second.points:
        table.balance = 0 if first.points < second.points else 1
    elif table.loser >= 0:
        table.balance = table.loser
    if table.log is not None and table.balance != before:
        table.note(log.BALANCE_TURNED, table.balance, -1, int(first.points == second.points))


# --- the goldfish ----------------------------------------------------------------------------------------------------


def reset(table: Table, side: Side) -> None:
    """Each event is a trial of its own: every card where it lay at the start, two influence, a new shuffle."""
    for zone in (side.deck, side.reserve):
        for piece in zone.cards.copy():
            if piece.home != zone.id:
                table.move(piece, table.zones[piece.home])
    # In the order of their ids and from a stream of its own, so that what came before does not matter.
    side.deck.cards.sort(key=id_of)
    side.reserve.cards.sort(key=id_of)
    table.deck_rngs[side.seat] = stream(table.seed, table.index, TRIAL_STREAM + table.round)
    table.shuffle_deck(side.seat)
    side.influence = INFLUENCE
    table.supply = SUPPLY
    side.infiltrated = False
    table.sides[1 - side.seat].infiltrated = False


def id_of(piece: Piece) -> int:
    return piece.id


def count_round(table: Table, event: Card) -> None:
    """One row of `counts.ROUND_NUMBERS`."""
    seat: i64 = table.watched
    side = table.sides[seat]
    won = table.winner == seat
    place: i64 = CARD_NUMBERS * event.index
    total: i64 = table.total(seat)
    table.card_counts[place + CARD_SEEN] += 1
    if won:
        table.card_counts[place + CARD_WON] += 1
    if total > event.target:
        table.card_counts[place + CARD_BUST] += 1
        table.busts += 1
    points: i64 = event.points if won else 0
    rows = table.rows
    rows.append(points)
    rows.append(side.points + points)
    rows.append(total)
    rows.append(side.played)
    rows.append(side.used)
    rows.append(side.spent)


def count_match_round(table: Table, event: Card) -> None:
    """One row of `counts.MATCH_CURVES`."""
    winner: i64 = table.winner
    place: i64 = CARD_NUMBERS * event.index
    table.card_counts[place + CARD_SEEN] += 1
    if winner >= 0:
        table.card_counts[place + (CARD_WON if winner == 0 else CARD_BUST)] += 1
    rows = table.rows
    for side in table.sides:
        rows.append(event.points if side.seat == winner else 0)
    for side in table.sides:
        rows.append(side.points + event.points if side.seat == winner else side.points)
