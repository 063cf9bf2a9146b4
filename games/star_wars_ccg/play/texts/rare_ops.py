"""The ops from FIRST_RARE on: combat cards, characters that cross over, thefts, and other rules of few cards."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.captives.crossing import crossing_total
from games.star_wars_ccg.play.combat.aims import firer_of
from games.star_wars_ccg.play.contests.combat_cards import draw_combat, use_card, void_card
from games.star_wars_ccg.play.contests.jedi_tests import complete
from games.star_wars_ccg.play.effects.destinies import keep
from games.star_wars_ccg.play.effects.events import pays_retrieval, retrieve
from games.star_wars_ccg.play.side import Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.kept import exchange_drawn, use_kept
from games.star_wars_ccg.play.turn.losses import lose_onto


def perform_rare(table: Table, op: Op, scope: Resolution) -> None:  # noqa: PLR0912  one branch an op
    code: i64 = op.code
    if code == c.VOID_CARD:
        void_card(table)
    elif code == c.MATCH_DRAWS:
        match_draws(table, op, scope)
    elif code == c.CYCLE_FORCE:
        cycle_force(table, scope)
    elif code == c.ADD_CROSSING:
        target = first_target(table, scope)
        if target is not None and scope.numbers and scope.numbers[0] >= 0:
            total: i64 = scope.numbers[0] + crossing_total(table, target, scope)
            keep(scope, 0, max(total, 0))
    elif code == c.DEPLETE:
        deplete(table, table.sides[1 - scope.seat])
    elif code == c.RELOAD:
        reload(table, scope)
    elif code == c.LOSE_AND_STACK:
        lose_onto(table, 1 - scope.seat, op.amount, scope.source, op.kind == 1)
    elif isinstance(op, Verb):
        if code == c.RETRIEVE_TO_POWER:
            retrieve_to_power(table, op, scope)
        elif code == c.COMPLETE_EACH:
            for test in table.pieces_of(op.pieces, scope) if op.pieces is not None else []:
                complete(table, table.pieces[test.id])
        elif code == c.EXCHANGE_DRAWN:
            exchange_drawn(table, op, scope)
        elif code == c.USE_KEPT:
            use_kept(table, op, scope)
        elif code == c.USE_CARD:
            use_card(table, op, scope)
        elif code == c.DRAW_COMBAT:
            draw_combat(table, op, scope)


def draw_each_of(table: Table, seat: i64, number: i64) -> list[int]:
    """Draw destinies one by one."""
    side = table.sides[seat]
    found: list[int] = []
    while len(found) < number and side.reserve.cards:
        found.append(table.draw_destiny(side, side.text_destinies))
    return found


def match_draws(table: Table, op: Op, scope: Resolution) -> None:
    """Keep whether a destiny of the player is one of the opponent's."""
    own = draw_each_of(table, scope.seat, op.amount)
    others = draw_each_of(table, 1 - scope.seat, op.kind)
    alike: i64 = 0
    for destiny in own:
        if destiny in others:
            alike = 1
    keep(scope, 0, alike)


def cycle_force(table: Table, scope: Resolution) -> None:
    """Put the Force Pile onto the Used Pile, and keep how many cards it had."""
    side = table.sides[scope.seat]
    keep(scope, 0, len(side.force.cards))
    while side.force.cards:
        table.move(side.force.cards[-1], side.used)


def reload(table: Table, scope: Resolution) -> None:
    """Let a weapon be fired once more in the battle under way, whatever it and its bearer have fired."""
    weapon = first_target(table, scope)
    if weapon is None:
        return
    firer = firer_of(table, weapon)
    for used in (weapon, weapon if firer is None else firer):
        used.has_fired = False
        used.fired = 0
    weapon.shots = 0


def retrieve_to_power(table: Table, op: Verb, scope: Resolution) -> None:
    """Retrieve 1 Force; its destiny number adds to the power of the ability's card for good, or of what fits that this card pilots."""
    side = table.sides[scope.seat]
    if not side.lost.cards or table.seat_value(c.RETRIEVES_LESS, scope.seat, 0) > 0:
        return
    top = side.lost.cards[-1]
    source = table.pieces[scope.source]
    stronger: i64 = source.id
    host: i64 = source.host if source.host >= 0 and table.is_crew(source, table.pieces[source.host]) else -1
    if op.target is not None and host >= 0 and table.fits(table.pieces[host], op.target.filter, scope):
        stronger = host
    if not pays_retrieval(table, scope.seat, 1):
        return
    much: i64 = table.value(c.DESTINY, top)
    retrieve(table, top)
    of = Resolution(source.id, scope.seat)
    table.change(Change(NUMBER, c.POWER, ADD, of, amount=Amount(much), piece=stronger, ends=c.GAME))


def deplete(table: Table, side: Side) -> None:
    """Lose the whole Life Force of a player, who loses the game by that (CCG-GAM-01)."""
    if side.passive:
        table.lose_passive(side, side.pool_hand + side.pool_life)
        return
    for pile in (side.reserve, side.force, side.used):
        for piece in pile.cards.copy():
            table.lose(piece)
