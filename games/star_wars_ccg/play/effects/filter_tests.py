"""The tests of the filters that only this game has (`abilities.constants.filters`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import Filter, PieceTest
from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target, subject_of
from games.star_wars_ccg.play.answered.texts import passes_answered
from games.star_wars_ccg.play.captives.events import passes_captive_test
from games.star_wars_ccg.play.combat.aims import firer_of, is_armed, is_same_planet
from games.star_wars_ccg.play.combat.shooting import is_ready, passes_arms_test
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    AT_LOCATIONS,
    CHARACTER,
    DESTROYED,
    FIRE_FRAME,
    FREE,
    LOCATION,
    LOCATIONS,
    NONE,
    SECTOR,
    STARSHIP,
    VEHICLE,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.contests.draw_tests import passes_draws
from games.star_wars_ccg.play.contests.sabacc_texts import passes_sabacc_text
from games.star_wars_ccg.play.contests.texts import passes_in_contest
from games.star_wars_ccg.play.creatures.filter_tests import passes_peril
from games.star_wars_ccg.play.effects.stacks import carries, passes_fate
from games.star_wars_ccg.play.effects.volleys import is_in_sights
from games.star_wars_ccg.play.epics.orbits import is_exposed
from games.star_wars_ccg.play.fetching.coming import can_come, is_bound_for, is_matched, is_matching, system_of_place
from games.star_wars_ccg.play.guarding.attempts import passes_attempt
from games.star_wars_ccg.play.guarding.places import passes_guard, passes_guard_with
from games.star_wars_ccg.play.limits.ops import passes_limit_test
from games.star_wars_ccg.play.moving.bars import is_barred
from games.star_wars_ccg.play.moving.marches import passes_march
from games.star_wars_ccg.play.moving.reactions import passes_reaction
from games.star_wars_ccg.play.moving.reacts import can_fly_to, may_react, scene_of_reaction
from games.star_wars_ccg.play.moving.vane import has_room
from games.star_wars_ccg.play.moving.ways import passes_way, passes_way_with
from games.star_wars_ccg.play.objectives.filter_tests import passes_goal_test
from games.star_wars_ccg.play.piles.ops import passes_pile_test
from games.star_wars_ccg.play.present import is_present
from games.star_wars_ccg.play.row import are_adjacent
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.amended import passes_change
from games.star_wars_ccg.play.texts.people import passes_people
from games.star_wars_ccg.play.texts.rare_tests import passes_rare
from games.star_wars_ccg.play.turn.boarding import takes_all
from games.star_wars_ccg.play.turn.travel import sites_within

# How far a character flies.
TWO_SITES: Final = 2


def passes_test(table: Table, test: PieceTest, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911, PLR0912  one branch a subject
    """Test a filter of this game in the room of its subject (`abilities.constants.blocks`)."""
    number: i64 = test.number
    filter = test.filter
    if c.FIRST_DRAWS <= number < c.FIRST_DRAWS + c.BLOCK:
        return passes_draws(table, number, filter, here, scope)
    if number == c.IS_BY_SCENE:
        scene: i64 = scene_of(table)
        return scene >= 0 and here.id != scene and here.card.type == LOCATION and here.system == table.pieces[scene].system
    if c.FIRST_OF_OBJECTIVES <= number < c.FIRST_OF_OBJECTIVES + c.BLOCK:
        return passes_goal_test(table, test, here, scope)
    if c.FIRST_OF_PEOPLE <= number < c.FIRST_OF_PEOPLE + c.BLOCK:
        return passes_people(table, test, here, scope)
    if number == c.IS_IN_THE_OPEN:
        return is_present(table, here, table.place_at(here))
    if c.FIRST_RARE <= number < c.FIRST_RARE + c.BLOCK:
        return passes_rare(table, number, filter, here, scope)
    if c.FIRST_OF_WAYS <= number < c.FIRST_OF_WAYS + c.BLOCK:
        return passes_way(table, number, here, scope) if filter is None else passes_way_with(table, number, filter, here, scope)
    if number in (c.IS_ATTEMPTED, c.IS_APPROPRIATE, c.IS_ENDANGERED, c.MAY_FOLLOW, c.MAY_TAKE):
        return passes_attempt(table, number, here, scope)
    if c.FIRST_GUARD <= number < c.FIRST_GUARD + c.BLOCK:
        return passes_guard(table, number, here, scope) if filter is None else passes_guard_with(table, number, filter, here, scope)
    if c.IS_ANSWERED <= number <= c.IS_STOLEN:
        return passes_answered(table, number, here, scope)
    if c.FIRST_ANSWERED <= number < c.FIRST_ANSWERED + c.BLOCK:
        return passes_reaction(table, number, here, scope)
    if c.FIRST_CAPTIVE <= number < c.FIRST_CAPTIVE + c.BLOCK:
        return passes_captive_test(table, number, filter, here, scope)
    if c.FIRST_MARCH <= number < c.FIRST_MARCH + c.BLOCK:
        return passes_march(table, number, filter, here, scope)
    if c.FIRST_CHANGING <= number < c.FIRST_CHANGING + c.BLOCK:
        return passes_change(table, number, here, scope)
    if c.FIRST_OF_PILES <= number < c.FIRST_OF_PILES + c.BLOCK:
        return passes_pile_test(table, number, filter, here, scope)
    if c.FIRST_LIMIT <= number < c.FIRST_LIMIT + c.BLOCK:
        return passes_limit_test(table, number, filter, here, scope)
    if number == c.IS_ROOMY:
        return has_room(table, here, scope)
    if number == c.IS_ROOMY_FOR_ALL:
        return takes_all(table, here, [piece for piece in table.sides[scope.seat].at_locations.cards if piece.room < 0])
    if c.FIRST_PERIL <= number < c.FIRST_PERIL + c.BLOCK:
        return passes_peril(table, number, here)
    if c.FIRST_OF_SABACC < number < c.FIRST_OF_SABACC + c.BLOCK:
        return passes_sabacc_text(table, number, filter, here, scope)
    if filter is not None:
        if number == c.IS_DEPLOYABLE:
            return can_come(table, here, filter, test.amount, scope)
        return passes_nested(table, number, filter, here, scope)
    if c.FIRST_FATE <= number < c.FIRST_FATE + c.BLOCK:
        return passes_fate(table, number, here, scope)
    if c.FIRST_OF_WEAPONS <= number < c.FIRST_OF_WEAPONS + c.BLOCK:
        return passes_weapon_test(table, number, here, scope)
    if c.FIRST_ARMS <= number < c.FIRST_ARMS + c.BLOCK:
        return passes_arms_test(table, number, here, scope)
    if c.FIRST_CONTEST <= number < c.FIRST_CONTEST + c.BLOCK:
        return passes_in_contest(table, number, here)
    return passes_basic(table, number, here, scope)


def passes_basic(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911, PLR0912  one branch a test
    """Tests of where a card is; else of who runs it, and of what has happened to it."""
    if number == c.IS_RELATED_TO_TARGET:
        first = first_target(table, scope)
        return first is not None and is_related(table, here, first) and table.place_of(here) != table.place_of(first)
    if number == c.IS_RELATED:
        return is_related(table, here, table.pieces[scope.source]) and table.place_of(here) != table.place_of(table.pieces[scope.source])
    if number == c.IS_SAME_OR_RELATED:
        return is_related(table, here, table.pieces[scope.source])
    if number == c.IS_PRESENT:
        return is_present(table, here, table.place_of(table.pieces[scope.source]))
    if number == c.IS_IN_RANGE:
        return can_fly_to(table, here, table.place_of(table.pieces[scope.source]))
    if number == c.IS_IN_REACH:
        return can_fly_to(table, here, subject_of(table))
    if number == c.IS_WITHIN_TWO:
        start: i64 = table.place_of(table.pieces[scope.source])
        return start >= 0 and here.id in sites_within(table, start, TWO_SITES, table.pieces[scope.source].card, None)
    if number == c.IS_WITH_SUBJECT:
        it: i64 = subject_of(table)
        return it >= 0 and here.id != it and table.place_of(here) >= 0 and table.place_of(here) == table.place_of(table.pieces[it])
    if number == c.IS_SCENE:
        return here.id == scene_of(table)
    if number == c.IS_NEAR:
        near: i64 = table.place_of(table.pieces[scope.source])
        at: i64 = table.place_of(here)
        return near >= 0 and at >= 0 and (at == near or are_adjacent(table, at, near))
    if number == c.IS_ADJACENT:
        place: i64 = table.place_of(table.pieces[scope.source])
        return place >= 0 and table.place_of(here) >= 0 and are_adjacent(table, table.place_of(here), place)
    if number == c.IS_BESIDE_TARGET:
        target = first_target(table, scope)
        return target is not None and table.place_of(target) >= 0 and are_adjacent(table, table.place_of(here), table.place_of(target))
    if number == c.IS_STANDING:
        return here.place >= 0 and here.host < 0
    if number == c.IS_AT_NIGHT:
        site: i64 = table.place_of(here)
        return site >= 0 and table.has_flag(c.NIGHT, table.pieces[site])
    if number == c.IS_THERE:
        return is_present(table, here, subject_of(table))
    return passes_of_crew(table, number, here, scope)


def passes_of_crew(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    """Tests of who runs a card, and of the skills for it; else of what has happened to it."""
    if number == c.IS_PILOTING:
        return here.host >= 0 and table.is_crew(here, table.pieces[here.host])
    if number == c.IS_RUN_BY_SOURCE:
        source = table.pieces[scope.source]
        return source.host == here.id and table.is_crew(source, here)
    if number == c.IS_ABOARD:
        return here.host >= 0 and here.card.type in (CHARACTER, VEHICLE, STARSHIP)
    if c.HAS_PILOT <= number <= c.HAS_SMUGGLER or number == c.HAS_SPY:
        return has_skill(table, number, here)
    if number == c.IS_RUNNER:
        return has_skill(table, c.HAS_SMUGGLER, here) or table.has_flag(c.FLIES_RUNS, here)
    if number == c.IS_RUN_BY_HOST:
        bearer: i64 = table.pieces[scope.source].host
        return bearer >= 0 and table.pieces[bearer].host == here.id and table.is_crew(table.pieces[bearer], here)
    return passes_of_state(table, number, here, scope)


def passes_of_state(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911, PLR0912  one branch a test
    """Tests of what has happened to a card, and of its part in a battle."""
    if number == c.HAS_ANY_DRAWN:
        return here.card.destiny in scope.numbers[1:]
    if number == c.IS_ICONLESS:
        return here.zone % ZONES_A_SEAT == LOCATIONS and table.icons_at(1 - scope.seat, here.id) <= 0
    if number == c.IS_MOVABLE:
        return here.moved != table.turn and not table.is_held(here)
    if number == c.IS_STRANDED:
        return here.room < 0
    if number == c.IS_EXPOSED:
        return is_exposed(table, scope.seat, here)
    if number == c.IS_AT_ZERO:
        return here.card.roams and here.stage == 0 and here.aim < 0 and here.declared != DESTROYED
    if number == c.IS_UNDERCOVER:
        return table.has_flag(c.UNDERCOVER, here)
    if number == c.IS_DAMAGED:
        return is_damaged(table, here)
    if number == c.HAS_ARRIVED:
        return table.pieces[table.top_host(here.id)].moved == table.turn and not (
            here.host >= 0 and table.is_crew(here, table.pieces[here.host])
        )
    if number == c.IS_DRAINED:
        return here.drained == table.turn
    if number == c.IS_IN_BATTLE:
        return is_in_battle(table, here)
    if number == c.IS_DEFENDING:
        return here.controller != table.battle.attacker and is_in_battle(table, here)
    if number == c.IS_ALONE:
        return is_alone(table, here)
    if number == c.IS_HIT:
        return here.is_hit
    if number in (c.IS_CONTROLLED, c.IS_OPPOSED):
        seat: i64 = scope.seat if number == c.IS_CONTROLLED else 1 - scope.seat
        return here.zone % ZONES_A_SEAT == LOCATIONS and table.controls(seat, here.id)
    if number == c.IS_AIM:
        return here.id == table.pieces[scope.source].aim
    if number == c.IS_AS_STRONG:
        subject: i64 = subject_of(table)
        return subject >= 0 and table.number(c.POWER, here) == table.number(c.POWER, table.pieces[subject])
    if number == c.IS_SUBJECT:
        return here.id == subject_of(table)
    return passes_in_scope(table, number, here, scope)


def passes_weapon_test(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    """Tests of weapons, and of what they do."""
    if number == c.IS_CRASHED:
        return table.has_flag(c.CRASHED, here)
    if number == c.IS_MISSING:
        return table.has_flag(c.MISSING, here)
    if number == c.IS_ARMED:
        return is_armed(table, here)
    if number == c.IS_RUN:
        return table.is_run(here)
    if number == c.IS_SAME_PLANET:
        return is_same_planet(table, here, table.pieces[scope.source])
    if number == c.IS_SHOT_AT:
        shot = shot_now(table)
        return shot >= 0 and here.id == shot
    if number in (c.IS_SHOOTER, c.IS_GUN):
        gun = gun_now(table)
        shooter = None if gun is None else firer_of(table, gun)
        if number == c.IS_GUN:
            return gun is not None and gun.id == here.id
        return shooter is not None and shooter.id == here.id
    if number == c.IS_READY:
        return here.controller == scope.seat and is_ready(table, here)
    raise ValueError(f"there is no test {number}")


def is_near_one(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card is at the location of another that fits, or at the next one."""
    place: i64 = table.place_of(here)
    for found in table.fitting(filter, scope):
        at: i64 = table.place_of(found)
        if place >= 0 and at >= 0 and (at == place or are_adjacent(table, at, place)):
            return True
    return False


def gun_now(table: Table) -> Piece | None:
    """The weapon that is fired now."""
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            return table.pieces[frame.a]
    return None


def shot_now(table: Table) -> i64:
    """The id of the card at which a weapon is fired now; NONE for none."""
    for frame in table.frames:
        if frame.kind == FIRE_FRAME:
            return frame.b
    return NONE


def passes_nested(table: Table, number: i64, filter: Filter, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911  one branch a test
    """Tests with a filter of their own."""
    if number == c.IS_AT:
        place: i64 = table.place_of(here)
        return place >= 0 and table.fits(table.pieces[place], filter, scope)
    if number == c.IS_BESIDE:
        return has_beside(table, here, filter, scope)
    if number == c.IS_ORBITED_BY:
        return is_orbited(table, here, filter, scope)
    if number == c.IS_NEAR_ONE:
        return is_near_one(table, here, filter, scope)
    if number == c.HOSTS_TWO:
        return count_hosted(table, here, filter, scope) > 1
    if number == c.HOSTS:
        return hosts(table, here, filter, scope)
    if number == c.CARRIES:
        return carries(table, here, filter, scope)
    if number == c.IS_MEETING:
        return meets(table, here, filter, scope)
    if number == c.IS_OF_SYSTEM:
        return system_of_place(table, here, filter, scope)
    if number == c.IS_BOUND_FOR:
        return is_bound_for(table, here, filter, scope)
    raise ValueError(f"there is no test {number} with a filter")


def passes_in_scope(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:  # noqa: PLR0911, PLR0912  one branch a test
    """Tests against the targets and the destinies of the ability under way."""
    if number == c.IS_WITH_TARGET:
        target = first_target(table, scope)
        return target is not None and table.place_of(here) >= 0 and table.place_of(here) == table.place_of(target)
    if number == c.IS_OUTCLASSED:
        rival = first_target(table, scope)
        return rival is not None and table.number(c.ABILITY, here) <= table.number(c.ABILITY, rival)
    if number == c.IS_UNOCCUPIED:
        return not table.has_presence(0, here.id) and not table.has_presence(1, here.id)
    if number in (c.IS_OCCUPIED, c.IS_ENEMY_OCCUPIED, c.IS_CLEAR):
        holder: i64 = scope.seat if number == c.IS_OCCUPIED else 1 - scope.seat
        return here.zone % ZONES_A_SEAT == LOCATIONS and table.has_presence(holder, here.id) == (number != c.IS_CLEAR)
    if number == c.IS_BATTLEGROUND:
        return is_battleground(table, here)
    if number == c.IS_BLOWN_AWAY:
        return here.zone % ZONES_A_SEAT == LOCATIONS and here.declared == DESTROYED
    if number == c.HAS_ABILITY:
        return table.number(c.ABILITY, here) > 0 or here.card.permanent_pilots > 0
    if number == c.IS_IN_SIGHTS:
        return table.battle.place >= 0 and is_in_sights(table, scope.seat, here.id)
    if number == c.IS_BESIDE_SUBJECT:
        at: i64 = subject_of(table)
        return at >= 0 and here.place >= 0 and are_adjacent(table, here.place, at)
    if number == c.HAS_DESTINY_DRAWN:
        return bool(scope.numbers) and here.card.destiny == scope.numbers[0]
    if number == c.HAS_ABILITY_DRAWN:
        return here.card.ability > 0 and table.number(c.ABILITY, here) in scope.numbers
    if number == c.IS_STOCKED:
        return is_stocked(table, here)
    if number == c.IS_BOTTOMMOST:
        return table.zones[here.zone].cards[0].id == here.id
    if number == c.IS_TOPMOST:
        return table.zones[here.zone].cards[-1].id == here.id
    if number == c.IS_COPY:
        copied = first_target(table, scope)
        return copied is not None and here.card.title == copied.card.title
    if number == c.IS_MATCHED:
        return is_matched(table, here)
    if number == c.IS_MATCHING:
        return is_matching(table, here)
    if number == c.IS_REACTIVE:
        return may_react(table, here, scope.seat)
    if number == c.IS_UNBARRED:
        scene: i64 = scene_of_reaction(table)
        return scene >= 0 and not is_barred(table, c.REACT_TO, here, scene)
    if number == c.IS_NEW_HERE:
        return here.entered == table.turn
    if number == c.IS_AT_ITS_PLACE:
        that: i64 = subject_of(table)
        return that >= 0 and table.place_of(here) >= 0 and table.place_of(here) == table.place_of(table.pieces[that])
    if number == c.IS_ORBITED_PLACE:
        return is_orbited_place(table, table.place_of(here), scope)
    if number == c.HAS_FIRED:
        return here.has_fired and table.battle.place >= 0
    if number == c.IS_IMMUNE:
        return table.is_immune(here, 0)
    if number == c.IS_AFFORDABLE:
        return table.number(c.COST, here) <= table.free_force(scope.seat)
    raise ValueError(f"there is no test {number}")


def is_battleground(table: Table, where: Piece) -> bool:
    """Whether a location, also one in a pile, is a site or system with Force icons of both sides; some never are."""
    card = where.card
    if card.type != LOCATION or card.kind == SECTOR or card.is_no_battleground:
        return False
    if where.zone % ZONES_A_SEAT == LOCATIONS:
        return table.icons_at(0, where.id) > 0 and table.icons_at(1, where.id) > 0
    return card.icons[0] > 0 and card.icons[1] > 0


def has_skill(table: Table, number: i64, piece: Piece) -> bool:
    """Whether a character prints or has gained the skill that a test asks for."""
    card = piece.card
    if number == c.HAS_PILOT:
        return table.is_pilot(piece)
    if number == c.HAS_WARRIOR:
        return card.is_warrior or table.has_flag(c.GAINS_WARRIOR, piece)
    if number == c.HAS_SPY:
        return card.is_spy or table.has_flag(c.GAINS_SPY, piece)
    return card.is_smuggler or table.has_flag(c.GAINS_SMUGGLER, piece)


def is_orbited_place(table: Table, place: i64, scope: Resolution) -> bool:
    """Whether a location is of the system that the ability's system orbits, be it there or on another location of that system."""
    system: i64 = system_of(table, table.pieces[scope.source])
    for where in table.row.cards:
        if where.card.roams and where.system == system and where.aim >= 0 and place >= 0:
            return table.pieces[where.aim].system == table.pieces[place].system
    return False


def is_damaged(table: Table, piece: Piece) -> bool:
    """Whether a weapon has taken the armor, maneuver or hyperspeed of a card for good, and nothing has given it back."""
    found = False
    for number in (c.DEFENCE, c.HYPERSPEED):
        for change in table.changes.number_row(number) or []:
            if change.piece == piece.id and change.ends == c.GAME and change.amount is not None:
                found = change.amount.plus == 0
    return found


def scene_of(table: Table) -> i64:
    """The id of the location where the card was that was just lost; NONE if none was.

    It is asked at times whose ANSWER_FRAME has a location in register e.
    """
    frame = table.last_frame(ANSWER_FRAME)
    return frame.e - 1 if frame is not None else NONE


def has_beside(table: Table, where: Piece, filter: Filter, scope: Resolution) -> bool:
    for other in table.row.cards:  # noqa: SIM110  a loop is faster when compiled
        if other.system == where.system and table.fits(other, filter, scope):
            return True
    return False


def is_orbited(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    for where in table.row.cards:  # noqa: SIM110  a loop is faster when compiled
        if where.card.roams and where.aim == here.id and table.fits(where, filter, scope):
            return True
    return False


def hosts(table: Table, where: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card that fits is at a location."""
    for side in table.sides:
        for piece in side.at_locations.cards:
            if table.place_at(piece) == where.id and table.fits(piece, filter, scope):
                return True
        if filter.zones != 0:
            for piece in side.covered.cards:
                if piece.bonds != FREE and table.place_at(piece) == where.id and table.fits(piece, filter, scope):
                    return True
            for piece in side.aside.cards:
                if piece.called > 0 and table.place_of(piece) == where.id and table.fits(piece, filter, scope):
                    return True
    return False


def count_hosted(table: Table, where: Piece, filter: Filter, scope: Resolution) -> i64:
    """The cards that fit and are at a location."""
    found: i64 = 0
    for side in table.sides:
        for piece in side.at_locations.cards:
            if table.place_at(piece) == where.id and table.fits(piece, filter, scope):
                found += 1
    return found


def meets(table: Table, piece: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether another card that fits is present at the location where the piece is present."""
    place: i64 = table.place_of(piece)
    if not is_present(table, piece, place):
        return False
    for side in table.sides:
        for other in side.at_locations.cards:
            if other.id != piece.id and is_present(table, other, place) and table.fits(other, filter, scope):
                return True
    return False


def is_related(table: Table, piece: Piece, other: Piece) -> bool:
    """Whether the locations of two cards are of one system, or the same (CCG-LOC-02)."""
    system: i64 = system_of(table, piece)
    return system >= 0 and system == system_of(table, other)


def system_of(table: Table, piece: Piece) -> i64:
    """The number of the system where a piece is; NONE for no system."""
    place: i64 = table.place_of(piece)
    if place < 0 and piece.card.type == LOCATION:
        return piece.system  # one that is not on the table
    return table.pieces[place].system if place >= 0 else NONE


def is_in_battle(table: Table, piece: Piece) -> bool:
    """CCG-BAT-05, CCG-MVL-04; a location, if the battle is there."""
    if piece.id == table.battle.place:
        return True
    if table.battle.place < 0 or piece.zone % ZONES_A_SEAT != AT_LOCATIONS or table.place_at(piece) != table.battle.place:
        return False
    if table.has_flag(c.OUT_OF_BATTLES, piece):
        return False
    return table.is_community or not table.is_landed(table.pieces[table.top_host(piece.id)])


def is_alone(table: Table, piece: Piece) -> bool:
    """Whether no other card of its player stands at its location, or is aboard with it; what it bears or carries does not count."""
    top: i64 = table.top_host(piece.id)
    place: i64 = table.pieces[top].place
    for other in table.sides[piece.controller].at_locations.cards:
        if other.id in (piece.id, top) or other.card.type not in (CHARACTER, VEHICLE, STARSHIP) or table.place_at(other) != place:
            continue
        if top != piece.id or table.top_host(other.id) != top:
            return False
    return place >= 0


def is_stocked(table: Table, here: Piece) -> bool:
    """Whether a Starting Effect on the table has the card under it, and may still let it come."""
    if here.under < 0:
        return False
    stocker = table.pieces[here.under]
    return table.zones[stocker.zone].in_play and stocker.declared < stocker.card.stock_plays
