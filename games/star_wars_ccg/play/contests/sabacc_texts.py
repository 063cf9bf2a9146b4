"""The ops, filters and amounts from FIRST_OF_SABACC on: sabacc, stakes of duels, destinies that are counted one by one, and blasts."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ANSWER_FRAME, CHARACTER, NONE, STARSHIP, VEHICLE, ZONES_A_SEAT
from games.star_wars_ccg.play.contests import duels, podraces, race_texts, sabacc
from games.star_wars_ccg.play.row import are_adjacent
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def perform_sabacc_text(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    side = table.sides[scope.seat]
    if code == c.PLAY_SABACC:
        sabacc.begin_sabacc(table, scope)
    elif code == c.RETURN_DUEL_CARD:
        duels.return_duel_card(table)
    elif code == c.STAKE_DUEL:
        duels.stake_duel(table, scope, op.amount)
    elif code == c.FORCE_TO_USED:
        other = table.sides[1 - scope.seat] if op.kind == 1 else side
        table.move_all(other.force, other.used)
    elif code == c.HAND_TO_USED:
        table.move_all(table.sides[1 - scope.seat].hand, table.sides[1 - scope.seat].used)
    elif code == c.KEEP_LOWEST:
        keep_lowest(table, 1 - scope.seat, op.amount)
    elif code == c.VOID_OWN_SUM:
        table.battle.destiny[scope.seat] = 0
        change_here(table, scope, c.TOTAL_DESTINY + scope.seat, -c.NO_LIMIT)
    elif code == c.SKIP_RACE:
        race_texts.skip_race(table, 1 - scope.seat)
    elif code == c.MARK_TOTAL:
        side.marked_totals += [podraces.highest_total(table, scope.seat)]
    elif code == c.TAKE_RACE:
        it: i64 = table.subject()
        if it >= 0:
            race_texts.take_race(table, table.pieces[it])
    elif scope.slots and scope.slots[0]:
        perform_on_target(table, op, scope, table.pieces[scope.slots[0][0]])


def perform_on_target(table: Table, op: Op, scope: Resolution, target: Piece) -> None:
    if op.code in (c.RAISE_BY_DRAWN, c.IMMUNE_BY_DRAWN):
        raise_by_drawn(table, op, scope, target)
    elif op.code == c.TAKE_POLITICS:
        if len(scope.slots) > 1 and scope.slots[1]:
            take_politics(table, scope, target, table.pieces[scope.slots[1][0]])
    elif op.code == c.SWAP_RACES:
        race_texts.swap_races(table, table.pieces[scope.source], target)
    elif op.code == c.RANDOM_RACE:
        own = podraces.destinies_on(table, target.id, target.controller)
        if own:
            race_texts.take_race(table, own[table.random_of(scope.seat).below(len(own))])


def change_here(table: Table, scope: Resolution, number: i64, much: i64) -> None:
    """Change a number of the location of the battle until it is over."""
    if table.battle.place >= 0:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(much), piece=table.battle.place, ends=c.BATTLE))


def keep_lowest(table: Table, seat: i64, kept: i64) -> None:
    """Only so many battle destinies of a seat count, the lowest ones; cancelled ones count nothing anyway."""
    battle = table.battle
    shares = battle.shares[seat]
    while True:
        counted: i64 = 0
        highest: i64 = NONE
        for place in range(len(shares)):
            if shares[place] >= 0:
                counted += 1
                if highest < 0 or shares[place] > shares[highest]:
                    highest = place
        if counted <= kept or highest < 0:
            return
        left: i64 = battle.destiny[seat] - shares[highest]
        battle.destiny[seat] = max(left, 0)
        shares[highest] = NONE


def raise_by_drawn(table: Table, op: Op, scope: Resolution, target: Piece) -> None:
    """Raise a number of a card, or its immunity to attrition, by the destiny until the end of the turn."""
    drawn: i64 = scope.numbers[0] if scope.numbers else 0
    if drawn > 0:
        number: i64 = op.kind if op.code == c.RAISE_BY_DRAWN else c.IMMUNE_BELOW
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(drawn), piece=target.id, ends=c.TURN))


def take_politics(table: Table, scope: Resolution, loser: Piece, winner: Piece) -> None:
    """The politics of one card counts for another until the end of the turn."""
    much: i64 = table.number(c.POLITICS, loser)
    of = Resolution(scope.source, scope.seat)
    table.change(Change(NUMBER, c.POLITICS, ADD, of, amount=Amount(much), piece=winner.id, ends=c.TURN))
    table.change(Change(NUMBER, c.POLITICS, SET, of, amount=Amount(0), piece=loser.id, ends=c.TURN))


def piloted_against(table: Table, seat: i64, place: i64) -> i64:
    """The ability of the opponent's pilots and drivers at a location, permanent ones as well."""
    total: i64 = 0
    for piece in table.sides[1 - seat].at_locations.cards:
        if table.place_at(piece) != place or place < 0:
            continue
        if piece.host >= 0 and piece.card.type == CHARACTER and table.is_crew(piece, table.pieces[piece.host]):
            total += table.number(c.ABILITY, piece)
        elif piece.card.permanent_pilots > 0 and piece.card.type in (STARSHIP, VEHICLE):
            total += piece.card.permanent_pilots + piece.card.more_ability
    return total


def shares_agenda(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card has an agenda in common with another that fits."""
    for other in table.fitting(filter, scope):
        for agenda in table.pieces[other.id].card.agendas:
            if agenda in here.card.agendas:
                return True
    return False


def passes_sabacc_text(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:
    if filter is not None:
        return shares_agenda(table, here, filter, scope)
    if number == c.WAS_ARMED:
        return here.id in table.armed
    if number == c.FELL_HERE:
        fell = here.zone % ZONES_A_SEAT == c.LOST and here.acted == table.turn
        return fell and here.origin >= 0 and here.origin == table.place_of(table.pieces[scope.source])
    if number == c.IS_FRONT:
        return here.stage == 0
    if number == c.HAS_ACTED:
        return here.acted == table.turn and here.acts > 0
    return sabacc.passes_sabacc(table, number, here)


def counted_sabacc_text(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911  one branch an amount
    if number == c.MAY_GAMBLE:
        return 1 if sabacc.may_gamble(table) else 0
    if number == c.RACE_GAP:
        gap: i64 = podraces.leading(table, scope.seat)
        return max(gap, -gap)
    if number == c.IS_FRESH_TOTAL:
        return 0 if podraces.highest_total(table, scope.seat) in table.sides[scope.seat].marked_totals else 1
    if number == c.CAME_FROM_BESIDE:
        return 1 if came_from_beside(table) else 0
    battle = table.battle
    if number == c.PILOTED_AGAINST:
        return piloted_against(table, scope.seat, table.place_of(table.pieces[scope.source]))
    if number == c.OTHER_DRAWS:
        return battle.draws[1 - scope.seat] if battle.place >= 0 else 0
    if number == c.IS_DRAWN_ODD:
        return 0 if battle.drawer < 0 else 2 - battle.drawn % 2
    if number == c.FLAGSHIP_NOW:
        return table.seat_value(c.FLAGSHIP_BONUS, scope.seat, 0)
    if number == c.OTHER_LIFE:
        return table.sides[1 - scope.seat].life()
    raise ValueError(f"there is no amount {number}")


def came_from_beside(table: Table) -> bool:
    """Whether what has just moved was at the next site before."""
    frame = table.last_frame(ANSWER_FRAME)
    if frame is None or frame.d < 0 or frame.e <= 0:
        return False
    end: i64 = table.place_of(table.pieces[frame.d])
    return end >= 0 and are_adjacent(table, frame.e - 1, end)


def kinds_of(table: Table, filter: Filter, scope: Resolution) -> i64:
    """How many of the filters inside this one some card fits."""
    found: i64 = 0
    for each in filter.any_of:
        if table.fitting(each, scope):
            found += 1
    return found
