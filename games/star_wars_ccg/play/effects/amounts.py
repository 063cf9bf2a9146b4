"""The amounts that only this game has (`abilities.constants.amounts`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.combat.aims import firer_of, has_used_weapon, number_of
from games.star_wars_ccg.play.combat.battle_destinies import ability_in_battle
from games.star_wars_ccg.play.constants import CHARACTER, DARK_SIDE, MOVE_PHASE
from games.star_wars_ccg.play.contests.draw_tests import counted_draws
from games.star_wars_ccg.play.contests.sabacc_texts import counted_sabacc_text
from games.star_wars_ccg.play.contests.texts import counted_in_contest
from games.star_wars_ccg.play.creatures.filter_tests import counted_peril
from games.star_wars_ccg.play.effects.destinies import drawer_of
from games.star_wars_ccg.play.effects.fate import counted_fate
from games.star_wars_ccg.play.epics.orbits import counted_sites
from games.star_wars_ccg.play.epics.stations import can_run
from games.star_wars_ccg.play.guarding.battles import price_of_battle
from games.star_wars_ccg.play.guarding.places import counted_guard
from games.star_wars_ccg.play.limits.ops import counted_limit
from games.star_wars_ccg.play.moving.marches import driver_ability, follow_price
from games.star_wars_ccg.play.moving.reactions import counted_answer
from games.star_wars_ccg.play.moving.reacts import may_react, move_price, scene_of_reaction
from games.star_wars_ccg.play.objectives.filter_tests import counted_goal
from games.star_wars_ccg.play.piles.ops import counted_pile
from games.star_wars_ccg.play.row import parsec_of
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.amended import counted_change
from games.star_wars_ccg.play.texts.changed import counted_text
from games.star_wars_ccg.play.texts.people import counted_people
from games.star_wars_ccg.play.texts.rare_tests import counted_rare
from games.star_wars_ccg.play.turn.deploy import bearing_cost
from games.star_wars_ccg.play.turn.losses import force_to_lose
from games.star_wars_ccg.play.turn.phases import generation
from games.star_wars_ccg.play.turn.reinforcements import may_reinforce

# The ability that a cost counts down from.
MOST_ABILITY: Final = 7


def counted(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911, PLR0912  one branch a subject
    """Count an amount of this game in the room of its subject (`abilities.constants.blocks`)."""
    if c.FIRST_FATE <= number < c.FIRST_FATE + c.BLOCK:
        return counted_fate(table, number, scope)
    if c.FIRST_OF_TEXTS <= number < c.FIRST_OF_TEXTS + c.BLOCK:
        return counted_text(table, number, scope)
    if c.FIRST_OF_PILES <= number < c.FIRST_OF_PILES + c.BLOCK:
        return counted_pile(table, number, scope)
    if c.FIRST_OF_OBJECTIVES <= number < c.FIRST_OF_OBJECTIVES + c.BLOCK:
        return counted_goal(table, number, scope)
    if c.FIRST_OF_PEOPLE <= number < c.FIRST_OF_PEOPLE + c.BLOCK:
        return counted_people(table, number, scope)
    if c.FIRST_DRAWS <= number < c.FIRST_DRAWS + c.BLOCK:
        return counted_draws(table, number, scope)
    if c.FIRST_CHANGING <= number < c.FIRST_CHANGING + c.BLOCK:
        return counted_change(table, number, scope)
    if c.FIRST_RARE <= number < c.FIRST_RARE + c.BLOCK:
        return counted_rare(table, number, scope)
    if c.FIRST_GUARD <= number < c.FIRST_GUARD + c.BLOCK:
        return counted_guard(table, number, scope) if number != c.BATTLE_PRICE else price_of_battle(table, scope)
    if c.FIRST_PERIL <= number < c.FIRST_PERIL + c.BLOCK:
        return counted_peril(table, number, scope)
    if c.FIRST_ANSWERED <= number < c.FIRST_ANSWERED + c.BLOCK:
        return counted_answer(table, number, scope)
    if c.FIRST_OF_SABACC <= number < c.FIRST_OF_SABACC + c.BLOCK:
        return counted_sabacc_text(table, number, scope)
    if c.FIRST_LIMIT <= number < c.FIRST_LIMIT + c.BLOCK:
        return counted_limit(table, number, scope)
    if c.FIRST_CONTEST <= number < c.FIRST_CONTEST + c.BLOCK:
        return counted_in_contest(table, number, scope)
    return counted_basic(table, number, scope)


def counted_basic(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911, PLR0912  one branch an amount
    """Amounts of the ability's card, and of where it is; else those of the players, the battle and the targets."""
    source = table.pieces[scope.source]
    if number == c.FOLLOW_PRICE:
        return follow_price(table, source)
    if number == c.DRIVER_ABILITY:
        return driver_ability(table, source)
    if number == c.CONTROLS_HERE:
        place: i64 = table.place_of(source)
        return 1 if place >= 0 and table.controls(scope.seat, place) else 0
    if number == c.FACE:
        return source.stage
    if number == c.EATEN:
        return source.declared
    if number == c.POWER_OF_THIS:
        return table.number(c.POWER, source)
    if number == c.OCCUPIES_HERE:
        here: i64 = table.place_of(source)
        return 1 if here >= 0 and table.has_presence(scope.seat, here) else 0
    if number in (c.ICONS_HERE, c.DARK_ICONS_HERE, c.LIGHT_ICONS_HERE):
        return icons_here(table, number, table.place_of(source))
    if number == c.IS_SETTLED:
        return 1 if source.entered < table.turn else 0
    if number == c.MAY_REINFORCE:
        return 1 if may_reinforce(table, scope.seat, scope.source) else 0
    if c.CLAIMED <= number <= c.TRIP:
        return utinni(table, number, source)
    if number == c.CAN_RUN:
        return 1 if can_run(table, scope.seat, table.place_of(source)) else 0
    if number == c.MAY_REACT:
        return 1 if may_react(table, source, scope.seat) else 0
    if number == c.MOVE_PRICE:
        return move_price(table, source, scene_of_reaction(table))
    if number == c.UNFIRED:
        firer = firer_of(table, source)
        return 1 if firer is not None and not has_used_weapon(table, firer) and not has_used_weapon(table, source) else 0
    if number == c.DECLARED:
        return source.declared
    return counted_of_players(table, number, scope)


def counted_of_players(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911, PLR0912  one branch an amount
    """Amounts of the players, their Force and the turn; else those of the battle and the targets."""
    side = table.sides[scope.seat]
    other = table.sides[1 - scope.seat]
    if number == c.SHORT_OF:
        return min(best_ability(table, scope.seat), MOST_ABILITY)
    if number == c.IN_OWN_TURN:
        return 1 if table.active == scope.seat else 0
    if number == c.OPPOSING_HAND:
        return other.pool_hand if other.passive else len(other.hand.cards)
    if number == c.OWN_FORCE:
        return table.free_force(scope.seat)
    if number == c.OWN_LIFE:
        return side.life()
    if number == c.DRAINED_OF:
        return other.drain if table.active == other.seat else 0
    if number == c.BEST_ABILITY:
        return best_ability(table, scope.seat)
    if number == c.DREW:
        return 1 if drawer_of(table) == scope.seat else 0
    if number == c.FIRST_TURN_LASTS:
        return 1 if side.turns == 0 or (side.turns == 1 and table.active == side.seat) else 0
    if number == c.CHARGES_NOW:
        return table.seat_value(c.CHARGES_BONUS, scope.seat, 0)
    if number == c.IN_MOVE_PHASE:
        return 1 if table.phase == MOVE_PHASE else 0
    if number == c.TO_ACTIVATE:
        return generation(table, scope.seat)
    if number == c.FOREIGN_FORCE:
        return len(other.force.cards) - side.credit
    if number == c.BORROWED:
        return side.borrowed
    if number == c.PHASE_NOW:
        return table.phase
    if number == c.OPPONENTS_GENERATION:
        return generation(table, 1 - scope.seat) - generation(table, scope.seat)
    if number == c.FORCE_TO_LOSE:
        return force_to_lose(table, scope.seat)
    return counted_of_battle(table, number, scope)


def counted_of_battle(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911  one branch an amount
    """Amounts of the battle under way; else those of the targets."""
    if number == c.IN_BATTLE_NOW:
        return 1 if table.battle.place >= 0 else 0
    if number == c.IS_ATTACKER:
        return 1 if table.battle.place >= 0 and table.battle.attacker == scope.seat else 0
    if number == c.ABILITY_LEFT:
        if table.battle.place < 0:
            return 0
        return ability_in_battle(table, scope.seat)
    if number == c.HAS_OPPONENT_WON:
        return 1 if table.battle.winner == 1 - scope.seat else 0
    if number == c.IS_OVERPOWERED:
        there: i64 = table.battle.place
        return 1 if there >= 0 and table.power_at(1 - scope.seat, there) >= 2 * table.power_at(scope.seat, there) else 0
    if number == c.IS_OUTGUNNED:
        at: i64 = table.battle.place
        return 1 if at >= 0 and table.power_at(1 - scope.seat, at) > 2 * table.power_at(scope.seat, at) else 0
    if number == c.OPPONENTS_DAMAGE:
        return table.battle.damage[1 - scope.seat] if table.battle.place >= 0 else 0
    if number == c.DESTINY_LEAD:
        return table.battle.destiny[scope.seat] - table.battle.destiny[1 - scope.seat]
    if number == c.ONE_EACH:
        return 1 if table.battle.draws[0] == 1 and table.battle.draws[1] == 1 else 0
    if number == c.POWER_LEAD:
        return power_lead(table, scope.seat)
    if number == c.IS_WINNER:
        return 1 if table.battle.winner == scope.seat else 0
    return counted_for_targets(table, number, scope)


def utinni(table: Table, number: i64, effect: Piece) -> i64:
    """How far an Utinni Effect and its target have come."""
    if number == c.CLAIMED:
        return effect.stage
    if effect.aim < 0 or effect.origin < 0:
        return 0
    if number == c.IS_HOME:
        return 1 if table.place_of(table.pieces[effect.aim]) == effect.origin else 0
    trip: i64 = parsec_of(table.pieces[table.place_of(effect)]) - parsec_of(table.pieces[effect.origin])
    aim = table.pieces[effect.aim]
    more: i64 = table.number(c.ABILITY, aim) if table.has_flag(c.TRIP_LENGTHENED, aim) else 0
    return max(trip, -trip) * (2 if table.has_flag(c.TRIP_DOUBLED, effect) else 1) + more


def icons_here(table: Table, number: i64, place: i64) -> i64:
    """The Force icons at a location: of both sides, or of the Dark Side."""
    icons: i64 = 0
    for side in table.sides:
        is_dark = side.force_side == DARK_SIDE
        if place >= 0 and (number == c.ICONS_HERE or is_dark == (number == c.DARK_ICONS_HERE)):
            icons += table.icons_at(side.seat, place)
    return icons


def power_lead(table: Table, seat: i64) -> i64:
    place: i64 = table.battle.place
    return table.power_at(seat, place) - table.power_at(1 - seat, place) if place >= 0 else 0


def counted_for_targets(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911, PLR0912  one branch an amount
    """The amounts of the first target, or of the first two; 0 if they are not there."""
    first = first_target(table, scope)
    if first is None:
        return 0
    if number == c.TARGET_ABILITY:
        return table.number(c.ABILITY, first)
    if number == c.TARGET_FORFEIT:
        return table.number(c.FORFEIT, first)
    if number == c.TARGET_NUMBER:
        return number_of(table, first)
    if number == c.TARGET_POWER:
        return table.power_of(first)
    if number == c.TARGET_DESTINY:
        return first.card.destiny
    if number == c.TARGET_DEFENCE:
        return table.number(c.DEFENCE, first) - easing_of(table, first, table.pieces[scope.source])
    if number == c.TARGET_COST:
        return table.number(c.COST, first)
    if number == c.TARGET_SITES:
        return counted_sites(table, first.system)
    if number == c.TARGET_PRICE:
        return (
            bearing_cost(table, first, table.pieces[first.host]) if first.host >= 0 and first.card.bearings else table.number(c.COST, first)
        )
    if len(scope.slots) < 2 or not scope.slots[1]:
        return 0
    second = table.pieces[scope.slots[1][0]]
    if number == c.RESCUE_LEAD:
        return table.number(c.ABILITY, first) - table.number(c.ABILITY, second)
    if number == c.ROLL_LEAD:
        lead: i64 = table.number(c.POWER, first) + table.number(c.DEFENCE, first) - table.number(c.POWER, second)
        return lead + max(scope.numbers[0], 0) - max(scope.numbers[1], 0)
    raise ValueError(f"there is no amount {number}")


def easing_of(table: Table, target: Piece, source: Piece) -> i64:
    """What the text of a target adds to destinies against its maneuver that the text of this card draws."""
    return target.card.falls_by if source.card.title in target.card.falls_to and not table.is_blank(target) else 0


def best_ability(table: Table, seat: i64) -> i64:
    best: i64 = 0
    for piece in table.sides[seat].at_locations.cards:
        if piece.card.type == CHARACTER and not table.has_flag(c.NOT_HIGHEST, piece):
            ability: i64 = table.number(c.ABILITY, piece)
            best = max(best, ability)
    return best
