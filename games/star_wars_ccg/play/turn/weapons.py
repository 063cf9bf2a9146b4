"""The weapons segment: who may fire at whom, the weapon destiny, and hits (CCG-WPN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import Amount
from games.engine.decision import Decision
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD, SET
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_AIM,
    AT_FIRED,
    AT_HIT,
    AT_HIT_DUE,
    AT_SHOT,
    AT_SHOT_DUE,
    BATTLE,
    BEST_OF,
    CANNOT_FIRE,
    COUNTED_SHOTS,
    COUNTS_SHOTS,
    DESTINY,
    DRAWS_LESS,
    FIRES_TWICE,
    FORFEIT,
    GAME,
    HIT_AWAY,
    MORE_SHOTS,
    NO_PERMANENT,
    REACHES,
    REACHES_OUT,
    REFIRES,
    SHOT,
    SHOT_BONUS,
    SHOT_EACH,
    TURN,
    WAS_TARGET,
    WEAPON_BONUS,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.aims import (
    TWICE,
    cost_at,
    firer_of,
    has_free_hand_for,
    has_used_weapon,
    is_out_of_action,
    is_with,
    may_be_hit,
    number_against,
    shown_number,
    targets_at,
    use_cost,
)
from games.star_wars_ccg.play.constants import (
    AT_LOCATIONS,
    CHARACTER,
    CREATURE,
    FIRE_FRAME,
    FIRE_VERB,
    HUNT_FRAME,
    LOCATION,
    NONE,
    SALVO_VERB,
    SITE,
    VEHICLE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.epics.orbits import laser_at
from games.star_wars_ccg.play.moving.vane import hang, plunges
from games.star_wars_ccg.play.row import are_adjacent, nearest_outside, sites_apart
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import bearing_cost
from games.star_wars_ccg.play.turn.interrupts import begin_answers, begin_automatic, begin_own_leaving
from games.star_wars_ccg.play.turn.leaving import leave_table

# Steps of the frame.
AIM: Final = 0
DRAW: Final = 1
COMPARE: Final = 2
OVER: Final = 3
ABOUT_TO_DRAW: Final = 4
ABOUT_TO_HIT: Final = 5
# What is added to a number that stands in for the next destiny, in register d.
STANDS_IN: Final = 1000

# How far a weapon is that is fired together with others (`Piece.declared`).
CHOSEN: Final = 1
DRAWN: Final = 2


def offer_weapons(table: Table, seat: i64, decision: Decision) -> None:
    """CCG-WPN-02, CCG-WPN-03: each bearer fires one weapon a battle, a capital starship each of its weapons once."""
    offer_shots_at(table, seat, table.battle.place, decision)


def offer_shots_at(table: Table, seat: i64, place: i64, decision: Decision) -> None:
    """The weapons of a seat that are fired into the battle or the attack at a location."""
    for bearer in targets_at(table, seat, place):
        offer_borne(table, seat, bearer, place, decision)
    for id in table.pieces[place].attached:
        if table.pieces[id].controller == seat:  # one that stands at the location by itself
            offer_weapon(table, seat, table.pieces[id], place, decision)
    laser: i64 = laser_at(table, seat, place)
    if laser >= 0:
        offer_weapon(table, seat, table.pieces[laser], place, decision)
    for gun in table.far_guns:
        if is_far_gun(table, seat, table.pieces[gun], place):
            offer_weapon(table, seat, table.pieces[gun], place, decision)
    if table.is_community and is_reach_known(table):
        offer_from_beside(table, seat, place, decision)


def is_far_gun(table: Table, seat: i64, gun: Piece, place: i64) -> bool:
    """Whether a weapon that stands somewhere else may be fired into the battle."""
    shot = gun.card.shot
    if shot is None or shot.into is None or gun.controller != seat or gun.host < 0 or gun.host == place:
        return False
    if table.pieces[gun.host].card.type != LOCATION or table.is_blank(gun):
        return False
    return table.fits(table.pieces[place], shot.into, Resolution(gun.id, seat))


def offer_from_beside(table: Table, seat: i64, place: i64, decision: Decision) -> None:
    """The weapons at other sites that reach the battle."""
    for bearer in table.sides[seat].at_locations.cards:
        if bearer.card.type in (CHARACTER, VEHICLE) and bearer.place >= 0 and bearer.place != place:
            for id in bearer.attached:
                if reaches(table, table.pieces[id], place) and not is_out_of_action(table, bearer):
                    offer_weapon(table, seat, table.pieces[id], place, decision)


def offer_borne(table: Table, seat: i64, bearer: Piece, place: i64, decision: Decision) -> None:
    """The weapons on a card, and the one that its text gives it."""
    if is_out_of_action(table, bearer):
        return
    if bearer.card.shot is not None:
        offer_weapon(table, seat, bearer, place, decision)
    for id in bearer.attached:
        offer_weapon(table, seat, table.pieces[id], place, decision)


def offer_weapon(table: Table, seat: i64, weapon: Piece, place: i64, decision: Decision, *, is_paid: bool = False) -> None:  # noqa: PLR0911  one reason after another
    """The targets of one weapon at a location.  is_paid: whatever its use costs."""
    shot = weapon.card.shot
    if weapon.card.type != WEAPON and shot is None:
        return
    if not is_paid and not (0 <= use_cost(table, weapon) <= table.free_force(seat)):
        return
    firer = firer_of(table, weapon)
    if shot is not None and ((firer is None and shot.crews) or table.is_blank(weapon) or table.has_flag(CANNOT_FIRE, weapon)):
        return
    if weapon.card.type != WEAPON and table.has_flag(NO_PERMANENT, weapon):
        return
    is_free = firer is None or has_free_hand_for(table, firer)
    is_left = is_free and not has_used_weapon(table, weapon)
    is_double = firer is not None and table.changes.flag_row(FIRES_TWICE) is not None and table.has_flag(FIRES_TWICE, firer)
    if is_double and 0 < weapon.shots < TWICE:
        is_left = True
    if not is_left and (shot is None or not may_repeat(table, weapon)):
        return
    if shot is not None and shot.only_with and not is_with(table, weapon, shot):
        return
    if weapon.controller != weapon.owner and weapon.host >= 0 and bearing_cost(table, weapon, table.pieces[weapon.host]) < 0:
        return  # whoever has stolen it only holds it
    offer_targets(table, weapon, is_double, place, decision)


def may_repeat(table: Table, weapon: Piece) -> bool:
    """Whether the text of a weapon lets it be fired once more in this battle."""
    shot = weapon.card.shot
    if table.changes.flag_row(REFIRES) is not None and weapon.shots > 0 and table.has_flag(REFIRES, weapon):
        return True
    if shot is not None and shot.is_for_each and weapon.shots > 0:
        return True
    return shot is not None and weapon.shots > 0 and (shot.repeats or weapon.shots < shot.times + table.value(MORE_SHOTS, weapon))


def is_target_left(table: Table, weapon: Piece, target: Piece) -> bool:
    """Whether a weapon that is fired again and again may be fired at this card: at the same one, or once at each."""
    shot = weapon.card.shot
    if shot is not None and shot.is_for_each and was_target(table, weapon, target, True):
        return False
    if weapon.shots == 0 or table.changes.flag_row(REFIRES) is None or not table.has_flag(REFIRES, weapon):
        return True
    return weapon.aim == target.id or (shot is not None and shot.repeats)


def remember_target(table: Table, weapon: Piece, target: Piece) -> None:
    """Keep in mind for this turn that a weapon was fired at a card."""
    of = Resolution(weapon.id, weapon.controller)
    table.change(Change(FLAG, WAS_TARGET, GAIN, of, amount=Amount(1), piece=target.id, ends=TURN))


def was_target(table: Table, weapon: Piece, target: Piece, is_own: bool) -> bool:
    """Whether this weapon, or another one, was fired at a card this turn."""
    for change in table.changes.flag_row(WAS_TARGET) or []:
        if change.piece == target.id and (change.scope.source == weapon.id) == is_own:
            return True
    return False


def offer_targets(table: Table, weapon: Piece, is_double: bool, place: i64, decision: Decision) -> None:
    """is_double: whether its bearer may fire it twice, combined."""
    seat: i64 = weapon.controller
    for target in targets_at(table, 1 - seat, place):
        if target.host < 0 and not target.is_hit and may_be_hit(table, weapon, target) and is_target_left(table, weapon, target):
            decision.offer(FIRE_VERB, weapon.id, target.id)
            if is_double and weapon.shots == 0 and TWICE * use_cost(table, weapon) <= table.free_force(seat):
                decision.offer(SALVO_VERB, weapon.id, target.id)
    is_free_reach = not table.is_community or table.battle.place < 0
    if is_free_reach and is_reach_known(table):
        for target in table.sides[1 - seat].at_locations.cards:
            is_there = target.card.type in (CHARACTER, VEHICLE) and target.host < 0 and target.place >= 0 and target.place != place
            if is_there and not target.is_hit and reaches(table, weapon, target.place) and may_be_hit(table, weapon, target):
                decision.offer(FIRE_VERB, weapon.id, target.id)
    for id in table.pieces[place].attached:
        target = table.pieces[id]
        if target.controller != seat and not target.is_hit and stands_as_target(table, weapon, target):
            decision.offer(FIRE_VERB, weapon.id, target.id)
    if table.creatures and not (table.is_community and table.battle.place >= 0):
        offer_creatures(table, weapon, is_double, place, decision)


def offer_creatures(table: Table, weapon: Piece, is_double: bool, place: i64, decision: Decision) -> None:
    """CCG-CRE-05: creatures of the opponent, and in an attack any; by the community's rules they take no part in battles."""
    is_attack = bool(table.frames) and table.frames[-1].kind == HUNT_FRAME
    for id in table.creatures:
        creature = table.pieces[id]
        is_there = creature.place == place and creature.zone % ZONES_A_SEAT == AT_LOCATIONS and not creature.is_hit
        if is_there and (is_attack or creature.controller != weapon.controller) and may_be_hit(table, weapon, creature):
            decision.offer(FIRE_VERB, weapon.id, id)
            if is_double and weapon.shots == 0 and TWICE * use_cost(table, weapon) <= table.free_force(weapon.controller):
                decision.offer(SALVO_VERB, weapon.id, id)


def is_reach_known(table: Table) -> bool:
    """Whether some weapon may be fired at targets at other locations."""
    return table.has_ranges or table.changes.flag_row(REACHES) is not None or table.changes.flag_row(REACHES_OUT) is not None


def reaches(table: Table, weapon: Piece, place: i64) -> bool:
    """Whether a weapon may be fired at targets at another location."""
    start: i64 = table.place_at(weapon)
    if start < 0 or start == place or table.pieces[start].card.kind != SITE:
        return False
    if table.has_flag(REACHES, weapon) and are_adjacent(table, start, place):
        return True
    if table.has_flag(REACHES_OUT, weapon) and place == nearest_outside(table, start):
        return True
    shot = weapon.card.shot
    if shot is None or shot.ranges_to is None or table.is_blank(weapon):
        return False
    away: i64 = sites_apart(table, start, place)
    return 0 < away <= shot.range and table.fits(table.pieces[place], shot.ranges_to, Resolution(weapon.id, weapon.controller))


def stands_as_target(table: Table, weapon: Piece, target: Piece) -> bool:
    """Whether a weapon may fire at a card that stands at the location and is neither character, vehicle nor starship."""
    if shown_number(table, target) > 0:
        return True
    shot = weapon.card.shot
    return shot is not None and shot.also is not None and table.fits(target, shot.also, Resolution(weapon.id, weapon.controller))


def fire(table: Table, weapon: Piece, target: Piece) -> None:
    """CCG-WPN-04; without a card to draw there is no hit (A-12)."""
    side = table.sides[weapon.controller]
    load(table, weapon, target)
    shot = weapon.card.shot
    if not side.reserve.cards and (shot is None or shot.destinies > 0):
        return
    frame = Frame(FIRE_FRAME, AIM, weapon.id, target.id)
    table.frames.append(frame)
    while table.frames and table.frames[-1] is frame:
        step_fire(table, frame)


def load(table: Table, weapon: Piece, target: Piece) -> None:
    """Pay for a shot, and count it."""
    cost: i64 = use_cost(table, weapon) + cost_at(table, weapon, target)
    use_up(table, weapon)
    if table.changes.flag_row(REFIRES) is not None and table.has_flag(REFIRES, weapon):
        weapon.aim = target.id
    table.use_force(table.sides[weapon.controller], cost)


def use_up(table: Table, weapon: Piece) -> None:
    """Count a weapon and whoever fires it as having fired this turn, and in this battle."""
    firer = firer_of(table, weapon)
    for used in (weapon, weapon if firer is None else firer):
        used.fired = table.turn
        if table.battle.place >= 0:
            used.has_fired = True
    weapon.shots += 1


def step_fire(table: Table, frame: Frame) -> None:
    """CCG-WPN-04 to CCG-WPN-06, with what both players answer."""
    weapon = table.pieces[frame.a]
    target = table.pieces[frame.b]
    seat: i64 = weapon.controller
    shot = weapon.card.shot
    if frame.pc == AIM:
        frame.pc = DRAW
        if shot is not None and shot.aims:
            apply_first(table, weapon, target, shot.aims, [])
        if table.remembers_targets:
            remember_target(table, weapon, target)
        begin_answers(table, AT_AIM, 1 - seat, target.id)
    elif frame.pc == DRAW:
        frame.pc = ABOUT_TO_DRAW
        begin_answers(table, AT_SHOT_DUE, seat, target.id)
    elif frame.pc == ABOUT_TO_DRAW:
        frame.pc = COMPARE
        frame.c = weapon_destiny(table, frame, weapon, target)
        begin_answers(table, AT_SHOT, seat, target.id)
    elif frame.pc == COMPARE and weapon.declared == CHOSEN:
        gather(table, frame, weapon, target)
    elif frame.pc == COMPARE and table.is_answered(AT_HIT_DUE) and will_hit(table, frame, weapon, target):
        frame.pc = ABOUT_TO_HIT
        begin_answers(table, AT_HIT_DUE, 1 - seat, target.id)
    elif frame.pc in (COMPARE, ABOUT_TO_HIT):
        frame.pc = OVER
        if table.log is not None:
            table.note(log.WEAPON_DESTINY, seat, weapon.id, max(frame.c, 0), target.id)
        compare_destiny(table, frame, weapon, target)
        table.end_period(SHOT)
    else:
        table.frames.pop()
        if target.is_hit and table.battle.place < 0 and not is_under_attack(table, target):
            leave_table(table, target)  # nothing stays hit outside a battle
        if weapon.card.type == WEAPON:
            weapon.stage = 0
        begin_answers(table, AT_FIRED, 1 - seat, weapon.host if weapon.host >= 0 else weapon.id, weapon.id)


def is_under_attack(table: Table, creature: Piece) -> bool:
    """Whether a card is the creature of an attack that goes on: it stays until that is over."""
    if creature.card.type == CREATURE:
        for frame in table.frames:
            if frame.kind == HUNT_FRAME and frame.b == creature.id:
                return True
    return False


def compare_destiny(table: Table, frame: Frame, weapon: Piece, target: Piece) -> None:
    """Carry out what follows from the destinies of a shot: the text of the weapon, or a hit (CCG-WPN-05)."""
    shot = weapon.card.shot
    total: i64 = max(frame.c, 0)
    if shot is not None and shot.drawn and apply_first(table, weapon, target, shot.drawn, [total, frame.d]):
        return
    if shot is not None and frame.d == shot.backfires and weapon.host >= 0 and table.pieces[weapon.host].card.type != LOCATION:
        leave_table(table, table.pieces[weapon.host])
    elif is_hit_by(table, weapon, target, total):
        hit(table, weapon, target)
        if frame.e > 0 and target.is_hit:  # it stands in for another
            stands_for: i64 = table.number(FORFEIT, table.pieces[frame.e - 1])
            of = Resolution(weapon.id, weapon.controller)
            table.change(Change(NUMBER, FORFEIT, SET, of, amount=Amount(stands_for), piece=target.id, ends=GAME))


def will_hit(table: Table, frame: Frame, weapon: Piece, target: Piece) -> bool:
    """Whether the destinies hit by the rules: the weapon does not backfire, and no text of it says what follows from them."""
    shot = weapon.card.shot
    total: i64 = max(frame.c, 0)
    if shot is not None and frame.d == shot.backfires and weapon.host >= 0 and table.pieces[weapon.host].card.type != LOCATION:
        return False
    scope = Resolution(weapon.id, weapon.controller)
    scope.open_slot(0)
    scope.slots[0] = [target.id]
    scope.numbers = [total, frame.d]
    for text in [] if shot is None else shot.drawn:
        if applies(table, text, target, scope):
            return False
    return suffices(table, weapon, target, total)


def apply_first(table: Table, weapon: Piece, target: Piece, texts: list[Ability], numbers: list[int]) -> bool:
    """Carry out the first text of a weapon that fits its target and whose conditions hold; whether there was one."""
    for text in texts:
        scope = Resolution(weapon.id, weapon.controller)
        scope.open_slot(0)
        scope.slots[0] = [target.id]
        if numbers:
            scope.numbers = numbers
        if applies(table, text, target, scope):
            table.resolve(text.program, scope)
            return True
    return False


def applies(table: Table, text: Ability, target: Piece, scope: Resolution) -> bool:
    for each in text.targets:
        if not table.fits(target, each.filter, scope):
            return False
    return table.all_hold(text.conditions, scope)


def gather(table: Table, frame: Frame, weapon: Piece, target: Piece) -> None:
    """Add the destinies of a shot to those of the others with which it counts; their frame is the next one."""
    table.frames.pop()
    table.end_period(SHOT)
    volley = table.frames[-1]
    volley.e += frame.c - bonus_against(table, weapon, target)
    if volley.c > 0:
        volley.c -= 1
    else:
        weapon.declared = DRAWN


def hit(table: Table, weapon: Piece, target: Piece) -> None:
    """CCG-WPN-05; a weapon may print what happens in place of a hit, or with it."""
    shot = weapon.card.shot
    if is_hit_away(table, target):
        put_away(table, target)
        return
    if shot is not None and shot.insteads and apply_first(table, weapon, target, shot.insteads, []):
        return
    if plunges(table, target):
        hang(table, target)
        return
    strike(table, target)
    begin_answers(table, AT_HIT, weapon.controller, target.id)
    if table.automatic:
        begin_automatic(table, AT_HIT)
    if shot is not None:
        for text in shot.hits:
            apply_first(table, weapon, target, [text], [])


def is_hit_away(table: Table, target: Piece) -> bool:
    """Whether a card is put into the Used Pile instead of being hit."""
    return table.changes.flag_row(HIT_AWAY) is not None and table.has_flag(HIT_AWAY, target)


def put_away(table: Table, target: Piece) -> None:
    """Put a card and all that is on it into their owners' Used Piles."""
    for piece in reversed(table.with_attached(target)):
        here = table.pieces[piece.id]
        leaves = bool(here.card.automatics) and not table.is_blank(here)
        table.move(here, table.sides[here.owner].used)
        if leaves:
            begin_own_leaving(table, here)


def is_hit_by(table: Table, weapon: Piece, target: Piece, destiny: i64) -> bool:
    """CCG-WPN-05; a weapon may print that its hits void the forfeit value."""
    shot = weapon.card.shot
    if not suffices(table, weapon, target, destiny):
        return False
    scope = Resolution(weapon.id, weapon.controller)
    firer = firer_of(table, weapon)
    if shot is not None and shot.voids_by is not None and firer is not None and table.fits(firer, shot.voids_by, scope):
        table.change(Change(NUMBER, FORFEIT, SET, scope, amount=Amount(0), piece=target.id, ends=GAME))
    return True


def suffices(table: Table, weapon: Piece, target: Piece, destiny: i64) -> bool:
    """Whether destinies exceed the number of a target, or reach it where that is enough (A-01)."""
    number: i64 = number_against(table, weapon, target)
    shot = weapon.card.shot
    if shot is not None and shot.never_hits:
        return False
    if shot is not None and shot.exceeds_twice:
        number *= 2
    return destiny > number or (destiny == number and shot is None and not table.must_exceed)


def strike(table: Table, target: Piece) -> None:
    """Turn a card sideways that a weapon has hit (CCG-GAM-07)."""
    target.is_hit = True
    table.changed()
    if table.log is not None:
        table.note(log.HIT, target.controller, target.id)


def weapon_destiny(table: Table, frame: Frame, weapon: Piece, target: Piece) -> i64:
    """The destinies that the weapon draws, as many as there are cards for (A-12), with what texts add to them."""
    side = table.sides[weapon.controller]
    shot = weapon.card.shot
    total: i64 = bonus_against(table, weapon, target)
    left: i64 = draws_of(table, weapon, target)
    best: i64 = 0 if shot is None else shot.best_of
    if table.changes.number_row(BEST_OF) is not None:
        best = max(best, table.value(BEST_OF, weapon))
    if frame.c < NONE:  # a card that was kept stands in for one of them
        frame.d = table.value(DESTINY, table.pieces[-2 - frame.c])
        if best > 0:
            return total + max(frame.d, best_draw(table, frame, weapon, best - 1))
        total += frame.d
        left -= 1
    if best > 0:
        return total + best_draw(table, frame, weapon, best)
    while left > 0 and side.reserve.cards:
        total += draw_for(table, frame, weapon)
        left -= 1
    return total


def draws_of(table: Table, weapon: Piece, target: Piece) -> i64:
    """How many destinies a weapon draws against a target."""
    shot = weapon.card.shot
    if shot is None:
        return 1
    draws: i64 = shot.destinies
    for extra in shot.draws_at:
        if table.fits(target, extra.target, Resolution(weapon.id, weapon.controller)):
            draws = extra.amount
    return draws


def best_draw(table: Table, frame: Frame, weapon: Piece, draws: i64) -> i64:
    """Draw so many destinies, of which the highest counts."""
    side = table.sides[weapon.controller]
    most: i64 = 0
    left: i64 = draws
    while left > 0 and side.reserve.cards:
        most = max(most, draw_for(table, frame, weapon))
        left -= 1
    frame.d = most
    return most


def bonus_against(table: Table, weapon: Piece, target: Piece) -> i64:
    """What texts add to the destinies of a weapon together."""
    shot = weapon.card.shot
    if shot is None:
        return 0
    total: i64 = shot.added + table.value(SHOT_BONUS, weapon)
    firer = firer_of(table, weapon)
    if firer is not None and firer.id != weapon.id:
        total += table.value(SHOT_BONUS, firer)
    if firer is not None and shot.adds_own >= 0:
        total += table.number(shot.adds_own, firer)
    if shot.follows > 0 and was_target(table, weapon, target, False):
        total += shot.follows
    if shot.falls_off and table.place_at(weapon) != table.place_at(target):
        total -= sites_apart(table, table.place_at(weapon), table.place_at(target))
    for extra in shot.extras:
        if table.fits(target, extra.target, Resolution(weapon.id, weapon.controller)):
            total += extra.amount
    return total


def draw_for(table: Table, frame: Frame, weapon: Piece) -> i64:
    """Draw one destiny for a weapon, and keep it as the last one."""
    side = table.sides[weapon.controller]
    bonus: i64 = table.value(WEAPON_BONUS + side.seat, table.pieces[table.place_at(weapon)]) + table.value(SHOT_EACH, weapon)
    firer = firer_of(table, weapon)
    if firer is not None and firer.id != weapon.id:
        bonus += table.value(SHOT_EACH, firer) - table.value(DRAWS_LESS, firer)
    if frame.d >= STANDS_IN:  # a number stands in for the first one
        drawn: i64 = frame.d - STANDS_IN
    else:
        drawn = table.draw_destiny(side, side.weapon_destinies)
    if table.changes.flag_row(COUNTS_SHOTS) is not None:
        count_shot(table, weapon.id, 1)
    frame.d = drawn + bonus
    return frame.d


def count_shot(table: Table, weapon: i64, more: i64) -> None:
    """Let the cards that count weapon destinies of the battle under way count one more, or one less."""
    if table.battle.place < 0 or table.changes.flag_row(COUNTS_SHOTS) is None:
        return
    for side in table.sides:
        for piece in side.at_locations.cards:
            if table.has_flag(COUNTS_SHOTS, piece) and table.place_at(piece) == table.battle.place:
                of = Resolution(weapon, piece.controller)
                table.change(Change(NUMBER, COUNTED_SHOTS, ADD, of, amount=Amount(more), piece=piece.id, ends=BATTLE))
