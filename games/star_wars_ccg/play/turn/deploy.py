"""Deployment: which cards of the hand may come on the table, where, and at what cost (CCG-DEP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.filters import Filter
from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    ANY_BEARER,
    ARMING,
    AT_DEPLOY,
    BANNED,
    BEARS_NO_DEVICES,
    CANNOT_BEAR,
    COMES_ANYWAY,
    COMES_FREE,
    COMES_LANDED,
    COST,
    DRAWS_BOWS,
    MANY_HANDS,
    NO_FOOTING,
    NOT_DEPLOYED,
    PAYS_ALONE,
    POWER,
    TWO_HANDS,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import (
    ABOARD_VERB,
    AIM_VERB,
    AREA_VERB,
    ARM_VERB,
    ASIDE,
    ASTROMECH_SEAT,
    AT_VERB,
    CAPITAL,
    CHARACTER,
    COME_FRAME,
    COVER_VERB,
    CREATURE,
    DEPLOY_VERB,
    DEVICE,
    EFFECT,
    FREE_MOVES,
    LOCATION,
    NONE,
    OUTSIDE,
    PASSENGER_SEAT,
    PILOT_SEAT,
    PLACE_CHOICE,
    ROW_VERB,
    SITE,
    STARSHIP,
    VEHICLE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.contests.jedi_tests import begin_test, test_places
from games.star_wars_ccg.play.counts import CARD_DEPLOYED, CARD_NUMBERS
from games.star_wars_ccg.play.guarding.promises import keep_promise, promised
from games.star_wars_ccg.play.moving.squadrons import begin_replacing, offer_squadron, squadron_cost
from games.star_wars_ccg.play.objectives.orders import end_orders, may_order
from games.star_wars_ccg.play.row import (
    PLACES,
    can_place,
    cover,
    is_kept,
    may_join,
    place_number,
    places_in,
    put_in_row,
    same_places,
    systems_on_table,
)
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.inserted import insert
from games.star_wars_ccg.play.turn.interrupts import begin_entry, begin_happened

# The step of a card that comes with a pilot (`play.moving.reacts`) in which the pilot comes.
CREW_COMES: Final = 1


def offer_stock(table: Table, side: Side, stocker: Piece, decision: Decision) -> None:
    """The Defensive Shields under a Starting Effect, as long as some of them may still come."""
    is_there = stocker.controller == side.seat and table.zones[stocker.zone].in_play and not table.is_blank(stocker)
    if is_there and stocker.declared < stocker.card.stock_plays:
        for piece in side.aside.cards:
            if piece.under == stocker.id and can_deploy(table, side, piece):
                decision.offer(DEPLOY_VERB, piece.id, 0)


def offer_deploys_at(table: Table, side: Side, decision: Decision, time: i64) -> None:
    """The cards of the hand whose texts let them be deployed at this time, in place of the deploy phase."""
    for piece in table.hand_of(side):
        if time in (piece.card.deploy_time, piece.card.also_time) and has_place(table, side, piece):
            decision.offer(DEPLOY_VERB, piece.id, 0)


def may_load(table: Table, piece: Piece) -> bool:
    """Whether a card may make one more free move this turn; see `constants.FREE_MOVES`."""
    return piece.loaded != table.turn or piece.loads < FREE_MOVES


def count_load(table: Table, piece: Piece) -> None:
    if piece.loaded != table.turn:
        piece.loaded = table.turn
        piece.loads = 0
    piece.loads += 1


def can_deploy(table: Table, side: Side, piece: Piece, places: dict[int, list[Option]] | None = None) -> bool:
    """Whether the card has a cost that can be paid (CCG-DEP-04), is not unique and there (CCG-UNI-02), and has a place to go.

    places: receives its legal places, by id, if they were asked for.
    """
    card = piece.card
    if not card.is_known or card.deploy_time >= 0 or card.only_reacts or table.has_flag(BANNED, piece):
        return False
    if card.type == LOCATION:
        holds = table.all_hold(card.deploy_conditions, Resolution(piece.id, side.seat))
        return holds and not table.is_barred(card) and can_place(table, card)
    return has_place(table, side, piece, places)


def has_place(table: Table, side: Side, piece: Piece, places: dict[int, list[Option]] | None = None) -> bool:
    """Whether a card that is no location may come on the table now, and has a place that can be paid for.  places: as in `can_deploy`."""
    card = piece.card
    if title_is_done(side, card) or table.has_flag(BANNED, piece):
        return False
    if table.is_kept_out(piece) or not table.all_hold(card.deploy_conditions, Resolution(piece.id, side.seat)):
        return False
    if card.is_order and not may_order(table, side):
        return False
    found = legal_places(table, side, piece)
    if places is not None:
        places[piece.id] = found
    for option in found:  # noqa: SIM110  a loop is faster when compiled
        if is_payable(table, side, piece, option):
            return True
    return False


def title_is_done(side: Side, card: Card) -> bool:
    """Whether a card is deployed once in a game, and was."""
    return card.once_a_game and card.title in side.done


def places_of(table: Table, side: Side, piece: Piece) -> list[Option]:
    """The places where a card that is no location may be deployed and paid for."""
    return [option for option in legal_places(table, side, piece) if is_payable(table, side, piece, option)]


def is_payable(table: Table, side: Side, piece: Piece, option: Option) -> bool:
    """Whether both players have the Force that a deployment costs them (CCG-CST-01)."""
    cost: i64 = cost_of_place(table, piece, option)
    other: i64 = len(table.sides[1 - side.seat].force.cards) - min(side.credit, cost)
    return cost <= table.free_force(side.seat) and cost_for_other(table, piece, option) <= max(other, 0)


def cost_for_other(table: Table, piece: Piece, option: Option) -> i64:
    """The Force that the other player uses for it there."""
    cost: i64 = piece.card.cost_of_each
    if cost <= 0 or is_shown(piece):
        return 0
    if option.verb == AT_VERB:
        table.bound = option.piece
        if table.has_flag(PAYS_ALONE, piece):
            cost = 0
        table.bound = NONE
    if table.changes.flag_row(COMES_FREE) is not None and table.has_flag(COMES_FREE, piece):
        return 0
    return cost


def is_shown(piece: Piece) -> bool:
    """Whether a card is shown in a rally, and lies on no other."""
    return piece.zone % ZONES_A_SEAT == ASIDE and piece.under < 0


def cost_of_place(table: Table, piece: Piece, option: Option) -> i64:
    """The Force that it costs to deploy a card at the place that an option names."""
    if option.verb in (ROW_VERB, COVER_VERB) or is_shown(piece):
        return 0  # CCG-LOC-01; what is shown in a rally comes without cost
    table.bearer = option.piece if option.verb in (ABOARD_VERB, ARM_VERB) else NONE
    cost: i64 = cost_there(table, piece, option)
    table.bearer = NONE
    side = table.sides[piece.controller]
    if cost > 0 and side.promised and promised(table, side, piece) >= 0:
        cost = 0
    return max(cost - table.discount % NO_FOOTING, 0)


def cost_there(table: Table, piece: Piece, option: Option) -> i64:
    """What a deployment costs at a place, with what makes it free there."""
    cost: i64 = whole_cost(table, piece, option)
    if cost > 0 and table.changes.flag_row(COMES_FREE) is not None:
        table.bound = NONE if option.verb == AREA_VERB else place_of(table, option)
        cost = 0 if table.has_flag(COMES_FREE, piece) else cost
        table.bound = NONE
    return cost


def whole_cost(table: Table, piece: Piece, option: Option) -> i64:
    """What a deployment costs before anything makes it free."""
    if option.verb == AREA_VERB:
        return table.cost_at(piece, NONE)
    if option.verb == AT_VERB and piece.card.replaced is not None:
        return squadron_cost(table, piece, option)
    if option.verb == AT_VERB:
        return table.cost_at(piece, option.piece)
    if option.verb in (ARM_VERB, AIM_VERB) and piece.card.bearings:
        bearer = table.pieces[option.piece]
        cost: i64 = bearing_cost(table, piece, bearer)
        if table.changes.number_row(COST) is not None:
            cost += raised_cost(table, piece, bearer)
        return max(cost, 0)
    return table.cost_at(piece, table.place_at(table.pieces[option.piece]))


def raised_cost(table: Table, piece: Piece, bearer: Piece) -> i64:
    """What cards on the table add to the cost of a weapon, device or Effect on this bearer; below 0 if they take something off."""
    table.bound = bearer.id if bearer.card.type == LOCATION else table.place_at(bearer)
    raised: i64 = table.value(COST, piece) - piece.card.cost
    table.bound = NONE
    return raised


def legal_places(table: Table, side: Side, piece: Piece) -> list[Option]:
    """The places where a card that is no location may be deployed, whatever that costs; in reaction at one location alone."""
    found = all_places(table, side, piece)
    if table.changes.flag_row(NOT_DEPLOYED) is not None and piece.card.bearings:
        found = [option for option in found if may_lie(table, piece, option)]
    if table.confined >= 0:
        found = [option for option in found if option.verb != AREA_VERB and place_of(table, option) == table.confined]
    return found


def may_lie(table: Table, piece: Piece, option: Option) -> bool:
    """Whether no card bars a weapon, device or Effect from a place."""
    table.bound = place_of(table, option)
    is_barred = table.has_flag(NOT_DEPLOYED, piece)
    table.bound = NONE
    return not is_barred


def place_of(table: Table, option: Option) -> i64:
    """The id of the location of the place that an option names."""
    here = table.pieces[option.piece]
    return here.id if here.card.type == LOCATION else table.place_at(here)


def all_places(table: Table, side: Side, piece: Piece) -> list[Option]:  # noqa: PLR0911, PLR0912  one branch or line each
    card = piece.card
    found: list[Option] = []
    if card.goes_to_area:
        return [Option(AREA_VERB, -1, 0)]
    if card.bearings:
        bearers = table.row.cards.copy()
        for each in table.sides:
            bearers += each.at_locations.cards
            if card.lies_on_effects:
                bearers += each.area.cards
        if card.test > 0:
            return test_places(table, piece)
        if card.aims is not None:
            return aimed_places(table, piece, card.aims)
        return [
            Option(ARM_VERB, bearer.id, 0)
            for bearer in bearers
            if bearing_cost(table, piece, bearer) >= 0 and has_free_hand(table, bearer, piece)
        ]
    if card.type == CREATURE:
        return lairs(table, piece)
    if card.type == WEAPON:
        return [Option(ARM_VERB, bearer.id, 0) for bearer in side.at_locations.cards if may_bear(table, bearer, piece)]
    if card.replaced is not None:
        offer_squadron(table, side, piece, found)
        return found
    for where in table.row.cards:
        is_free = card.is_spy and card.type == CHARACTER  # CCG-CHR-01: spies need no footing
        is_free = is_free or (card.needs_no_footing and comes_without_footing(table, side, piece, where))
        stands = may_stand(card, where.card) or (card.type == STARSHIP and may_land(table, piece, where))
        stands = stands or (card.sample >= 0 and where.card.is_cloudy)
        fits = stands and (is_free or table.has_footing(side.seat, where.id) or comes_anyway(table, piece, where.id))
        if fits and table.may_deploy_at(piece, where.id):
            found.append(Option(AT_VERB, where.id, 0))
    if card.type == CHARACTER:
        for host in side.at_locations.cards:
            if host.card.type in (VEHICLE, STARSHIP) and may_board(table, side, piece, host):
                offer_rooms(table, host, piece, ABOARD_VERB, found)
    return found


def may_land(table: Table, piece: Piece, where: Piece) -> bool:
    """Whether a starship is deployed landed at a site, by its own text or that of another card."""
    own = piece.card.comes_landed
    if own is not None and table.fits(where, own, Resolution(piece.id, piece.controller)):
        return True
    return is_flagged_at(table, COMES_LANDED, piece, where.id)


def comes_without_footing(table: Table, side: Side, piece: Piece, where: Piece) -> bool:
    """Whether a card whose text says so is deployed there without presence or Force icons, with a pilot of the hand if it must be."""
    only = piece.card.footing_at
    if only is not None and not table.fits(where, only, Resolution(piece.id, piece.controller)):
        return False
    return not piece.card.comes_crewed or has_crew(table, side, piece, where)


def has_crew(table: Table, side: Side, ship: Piece, where: Piece) -> bool:
    """Whether a pilot of the hand can be paid for together with a starship."""
    left: i64 = table.free_force(side.seat) - table.cost_at(ship, where.id)
    for other in table.hand_of(side):
        card = other.card
        is_pilot = card.type == CHARACTER and card.is_pilot and card.is_known and card.deploy_time < 0 and table.may_crew(other, ship)
        may_come = is_pilot and not table.is_kept_out(other) and table.may_deploy_at(other, where.id)
        if may_come and table.cost_at(other, where.id) <= left:
            return True
    return False


def comes_anyway(table: Table, piece: Piece, place: i64) -> bool:
    """Whether a text lets a card be deployed there without presence or Force icons (CCG-DEP-03)."""
    return table.discount // NO_FOOTING % 2 > 0 or is_flagged_at(table, COMES_ANYWAY, piece, place)


def is_flagged_at(table: Table, flag: i64, piece: Piece, place: i64) -> bool:
    """Whether a card that is to be deployed at a location has a flag there."""
    if table.changes.flag_row(flag) is None:
        return False
    table.bound = place
    found = table.has_flag(flag, piece)
    table.bound = NONE
    return found


def lairs(table: Table, piece: Piece) -> list[Option]:
    """CCG-CRE-01, A-24: the places where a creature lives, with or without footing."""
    habitat = piece.card.habitat
    scope = Resolution(piece.id, piece.controller)
    return [
        Option(AT_VERB, where.id, 0)
        for where in table.row.cards
        if habitat is not None and table.fits(where, habitat, scope) and table.may_deploy_at(piece, where.id)
    ]


def aimed_places(table: Table, piece: Piece, aims: Filter) -> list[Option]:
    """The locations of an Utinni Effect with its targets, none of which is there already."""
    found: list[Option] = []
    scope = Resolution(piece.id, piece.controller)
    for where in table.row.cards:
        if bearing_cost(table, piece, where) >= 0:
            table.bound = where.id
            for side in table.sides:
                for target in side.at_locations.cards:
                    if table.place_at(target) != where.id and table.fits(target, aims, scope):
                        found.append(Option(AIM_VERB, where.id, target.id))
            for other in table.row.cards:
                if other.id != where.id and table.fits(other, aims, scope):
                    found.append(Option(AIM_VERB, where.id, other.id))
            table.bound = NONE
    return found


def may_board(table: Table, side: Side, piece: Piece, host: Piece) -> bool:
    """Whether a character may be deployed aboard, where the host is."""
    place: i64 = table.place_at(host)
    if not table.has_footing(side.seat, place) or not table.may_board(piece, host):
        return False
    table.bearer = host.id
    may_come = table.may_deploy_at(piece, place)
    table.bearer = NONE
    return may_come


def may_stand(card: Card, where: Card) -> bool:
    """Whether a card may stand at this kind of location (CCG-CHR-01, CCG-VEH-01, CCG-STA-01)."""
    if card.type == STARSHIP:
        return where.kind != SITE
    if where.kind != SITE:
        return False
    return card.type == CHARACTER or fits_site(card.is_interior, card.is_exterior, where.is_interior, where.is_exterior)


def fits_site(on_interior: bool, on_exterior: bool, is_interior: bool, is_exterior: bool) -> bool:
    """Whether a vehicle of this kind may be at a site of that kind (CCG-VEH-01, CCG-LOC-08)."""
    return (on_interior and is_interior) or (on_exterior and is_exterior)


def offer_rooms(table: Table, host: Piece, piece: Piece, verb: i64, found: list[Option]) -> None:
    """The places aboard `host` that a character may take; `verb` has them as amounts."""
    card = piece.card
    if table.is_pilot(piece) and table.free_rooms(host, PILOT_SEAT) > 0 and table.may_crew(piece, host):
        found.append(Option(verb, host.id, PILOT_SEAT))
    if table.free_rooms(host, PASSENGER_SEAT) > 0:
        found.append(Option(verb, host.id, PASSENGER_SEAT))
    if card.is_astromech and table.free_rooms(host, ASTROMECH_SEAT) > 0:
        found.append(Option(verb, host.id, ASTROMECH_SEAT))


def may_bear(table: Table, bearer: Piece, weapon: Piece) -> bool:
    """CCG-WEA-01, CCG-WEA-02: a warrior, vehicle or starship, with one weapon at most unless it is a capital starship."""
    card = bearer.card
    if weapon.card.bearings:
        return bearing_cost(table, weapon, bearer) >= 0 and has_free_hand(table, bearer, weapon)
    if card.type != weapon.card.weapon_kind or (card.type == CHARACTER and not card.is_warrior):
        return False
    return has_free_hand(table, bearer, weapon)


def may_carry(table: Table, porter: Piece, weapon: Piece) -> bool:
    """Whether a card can take one more character weapon for others."""
    if weapon.card.type != WEAPON or table.is_blank(porter) or table.pieces[weapon.host].card.type != CHARACTER:
        return False
    return len([id for id in porter.attached if table.pieces[id].card.type == WEAPON]) < porter.card.porter


def has_free_hand(table: Table, bearer: Piece, borne: Piece) -> bool:
    """CCG-WEA-02, CCG-DEV-01: one weapon and one device at most, unless on a capital starship or a location; Effects have no limit."""
    kind: i64 = borne.card.type
    if bearer.card.kind == CAPITAL or bearer.card.type == LOCATION or kind == EFFECT or table.has_flag(MANY_HANDS, bearer):
        return True
    if kind == WEAPON and table.has_flag(CANNOT_BEAR, bearer):
        return False
    if kind == DEVICE and table.has_flag(BEARS_NO_DEVICES, bearer):
        return False
    most: i64 = 2 if kind == WEAPON and table.has_flag(TWO_HANDS, bearer) else 1
    return len([id for id in bearer.attached if table.pieces[id].card.type == kind]) < most


def bearing_cost(table: Table, piece: Piece, bearer: Piece) -> i64:
    """The least Force for which a card may be attached to this bearer by its text; NONE if it may not."""
    found: i64 = NONE
    if piece.card.shelter >= 0 and table.has_flag(piece.card.shelter, bearer):
        return NONE
    onto = piece.card.reacts_onto
    if onto is not None and table.confined >= 0 and not table.fits(bearer, onto, Resolution(piece.id, piece.controller)):
        return NONE
    for each in piece.card.bearings:
        if table.fits(bearer, each.bearer, Resolution(piece.id, piece.controller)):
            cost: i64 = each.cost - (table.number(ABILITY, bearer) if each.lessened else 0)
            if each.by_power:
                cost = 1 if table.has_flag(DRAWS_BOWS, bearer) else max(cost - table.number(POWER, bearer), 1)
            if piece.card.type == WEAPON and bearer.card.type == STARSHIP:
                cost += table.value(ARMING, bearer)
            cost = max(cost, 0)
            found = cost if found < 0 else min(found, cost)
    if found < 0 and (table.discount >= ANY_BEARER or (bearer.card.bears and is_borne_also(table, piece, bearer))):
        for each in piece.card.bearings:
            found = each.cost if found < 0 else min(found, each.cost)
    return found


def is_borne_also(table: Table, piece: Piece, bearer: Piece) -> bool:
    """Whether the text of a card lets this one go on it."""
    if table.is_blank(bearer):
        return False
    for each in bearer.card.bears:
        is_there = each.zones == 0 or table.is_in_zone(piece, each)
        if is_there and table.fits(piece, each, Resolution(bearer.id, bearer.controller)):
            return True
    return False


# --- where a card goes -----------------------------------------------------------------------------------------------


def step_place(table: Table, frame: Frame) -> None:
    piece = table.pieces[frame.a]
    side = table.sides[piece.controller]
    decision = Decision(PLACE_CHOICE, side.seat, piece.id)
    if frame.b > 0:
        decision.options = table.places_by_text(piece, frame.b - 1)
    elif piece.card.type == LOCATION:
        offer_row(table, piece, decision)
    else:
        decision.options = places_of(table, side, piece)
    table.ask(decision)


def offer_row(table: Table, piece: Piece, decision: Decision) -> None:
    """The places of a location in the row, or the locations that it may cover (CCG-UNI-03, CCG-UNI-04)."""
    card = piece.card
    systems = systems_on_table(table) if card.generic > 0 else [card.system]
    for system in systems:
        if system in card.shunned:
            continue
        same = same_places(table, card, system)
        if is_kept(table, same):
            continue
        if same and len(same) >= card.generic:
            for id in same:
                decision.offer(COVER_VERB, id, 0)
        elif may_join(table, card, system):
            for place in places_in(table, card, system):
                decision.offer(ROW_VERB, -1, place_number(system, place))


def answer_place(table: Table, frame: Frame, option: Option) -> None:  # noqa: PLR0912, PLR0915  one branch a verb
    piece = table.pieces[frame.a]
    side = table.sides[piece.controller]
    table.frames.pop()
    table.discount = max(frame.b - 1, 0)
    cost: i64 = cost_of_place(table, piece, option)
    table.discount = 0
    for_other: i64 = cost_for_other(table, piece, option)
    if side.promised or side.obliged:
        keep_promise(table, side, piece)
    table.use_force(side, cost)
    if for_other > 0:
        table.use_force(table.sides[1 - side.seat], for_other)
    side.deployed += 1
    if piece.under >= 0:
        if table.pieces[piece.under].card.stock > 0:  # a Starting Effect
            table.pieces[piece.under].declared += 1
        piece.under = NONE
    piece.entered = table.turn
    side.done += [piece.card.title] if piece.card.once_a_game else []
    comes_crewed = False
    table.count(CARD_NUMBERS * piece.card.index + CARD_DEPLOYED)
    if option.verb == ROW_VERB:
        put_in_row(table, piece, option.amount // PLACES, option.amount % PLACES)
    elif option.verb == COVER_VERB:
        cover(table, piece, table.pieces[option.piece])
    else:
        table.move(piece, side.area if option.verb == AREA_VERB else side.at_locations)
        if option.verb == AREA_VERB:
            if table.log is not None:
                table.note(log.DEPLOYED, side.seat, piece.id, cost)
            if piece.card.is_order:
                end_orders(table, piece)
        elif option.verb == AT_VERB:
            comes_crewed = piece.card.comes_crewed and not table.has_footing(side.seat, option.piece)
            table.stand(piece, option.piece)
            if table.log is not None:
                table.note(log.DEPLOYED, side.seat, piece.id, cost, option.piece)
            if piece.card.replaced is not None and option.amount == 1:
                begin_replacing(table, piece)
        elif option.verb in (ARM_VERB, AIM_VERB):
            arm(table, piece, table.pieces[option.piece])
            if option.verb == AIM_VERB:
                take_aim(table, piece, table.pieces[option.amount])
        else:
            table.board_ship(piece, table.pieces[option.piece], option.amount)
            if table.log is not None:
                table.note(log.ABOARD, side.seat, piece.id, cost, option.piece)
    begin_happened(table, AT_DEPLOY, 1 - side.seat, piece.id)
    begin_texts(table, piece)
    if comes_crewed:
        begin_crew(table, piece)
    table.check_life()  # a card that a text deploys from a pile may be the last of the Life Force (CCG-GAM-01)


def begin_crew(table: Table, ship: Piece) -> None:
    """Let a pilot of the hand come aboard a starship that could not have come without one."""
    crew = Frame(COME_FRAME, CREW_COMES, ship.controller, ship.place, ship.id)
    crew.d = 1
    crew.e = NONE
    table.frames.append(crew)


def begin_texts(table: Table, piece: Piece) -> None:
    """Insert a card that was just deployed, or use its texts for this moment."""
    if piece.card.inserts:
        insert(table, piece)
    else:
        begin_entry(table, piece)


def take_aim(table: Table, piece: Piece, target: Piece) -> None:
    """Remember the target of an Utinni Effect and where it was, or begin a Jedi Test."""
    piece.aim = target.id
    if piece.card.test > 0:
        begin_test(table, piece, target)
    else:
        piece.origin = table.place_at(target)


def arm(table: Table, weapon: Piece, bearer: Piece) -> None:
    table.board_ship(weapon, bearer, OUTSIDE)
    if table.log is not None:
        table.note(log.ARMED, weapon.controller, weapon.id, 0, bearer.id)
