"""The default policy in the conflict and Force phases: what to engage, who attacks and defends, edge cards, strikes, commitments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.abilities.constants import (
    BLAST_DAMAGE,
    CAPACITY,
    COST,
    DAMAGE,
    EDGE_VALUE,
    FATE,
    FORCE_ICONS,
    TACTICS,
    UNIT,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.play.constants import PASS_VERB
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.fight import Fight, Fighter
from games.star_wars_lcg.policies.simple import number_of, pass_or_first

# What a fight is worth: a point of damage to an objective, the destruction of one, and a point of the cost of a unit that is lost.
DAMAGE_WORTH: Final = 7
OBJECTIVE_WORTH: Final = 40
UNIT_WORTH: Final = 4
# What a unit costs that is exhausted in the enemy's turn.
ATTACK_COST: Final = 1
NO_ATTACK: Final = -1000000


# --- the Force ---------------------------------------------------------------------------------------------------------


def held_back(view: View) -> list[Piece]:
    """The ready units that are needed to have the Balance after the Force struggle.

    Committed units come first, then those with more Force icons, then those that strike less.
    Empty if the seat has the Balance without them, and if all of them together are not enough.
    """
    held: list[Piece] = []
    enemy: i64 = view.force_total(1 - view.seat)
    needed: i64 = enemy if view.has_balance() else enemy + 1  # LCG-FRC-08: a tie changes nothing
    cards: i64 = view.force_cards(view.seat)
    candidates = [
        piece for piece in view.units(view.seat) if piece.ready() and not piece.participating and view.value(FORCE_ICONS, piece) > 0
    ]
    while needed > 0:
        best: Piece | None = None
        for piece in candidates:
            if (piece.committed or cards > 0) and (best is None or _holds_better(view, piece, best)):
                best = piece
        if best is None:
            return []
        candidates.remove(best)
        held.append(best)
        needed -= view.value(FORCE_ICONS, best)
        if not best.committed:
            cards -= 1
    return held


def _holds_better(view: View, one: Piece, other: Piece) -> bool:
    if one.committed != other.committed:
        return one.committed
    icons: i64 = view.value(FORCE_ICONS, one)
    others: i64 = view.value(FORCE_ICONS, other)
    if icons != others:
        return icons > others
    return prowess(view, one) < prowess(view, other)


def prowess(view: View, piece: Piece) -> i64:
    """How much a unit does when it strikes."""
    return 2 * view.value(UNIT_DAMAGE, piece) + 2 * view.value(TACTICS, piece) + 3 * view.value(BLAST_DAMAGE, piece)


def unit_to_commit(view: View, decision: Decision) -> int:
    """The next unit to hold back that is not committed yet; pass if there is none."""
    for piece in held_back(view):
        number = number_of(decision, piece.id)
        if number >= 0:
            return number
    return pass_or_first(decision)


# --- attack ------------------------------------------------------------------------------------------------------------


def damage_left(view: View, objective: Piece) -> i64:
    return view.value(CAPACITY, objective) - objective.tokens[DAMAGE]


def free_units(view: View) -> list[Piece]:
    """Ready units that are not held back: those that strike most first."""
    held = held_back(view)
    free: list[Piece] = []
    worths: list[int] = []
    for piece in view.units(view.seat):
        if piece.ready() and not piece.participating and piece not in held:
            worth: i64 = prowess(view, piece)
            place = len(free)
            while place > 0 and worth > worths[place - 1]:
                place -= 1
            free.insert(place, piece)
            worths.insert(place, worth)
    return free


def enemy_ready(view: View) -> list[Piece]:
    return [piece for piece in view.units(1 - view.seat) if piece.ready() and not piece.participating]


def fighters(view: View, pieces: list[Piece]) -> list[Fighter]:
    return [Fighter(view, piece) for piece in pieces]


def worth_of(left: i64, fight: Fight) -> i64:
    """What a fight is worth to the attacker.  left: the damage that destroys the objective."""
    worth: i64 = UNIT_WORTH * (fight.defenders_lost - fight.attackers_lost)
    if fight.blast >= left:
        return worth + OBJECTIVE_WORTH + DAMAGE_WORTH * left
    return worth + DAMAGE_WORTH * fight.blast


def attack_worth(left: i64, attackers: list[Fighter], enemies: list[Fighter]) -> i64:
    """The worth of an attack against the worst of three defences: none, the strongest, all.  A defender takes the edge."""
    nobody: list[Fighter] = []
    worst: i64 = worth_of(left, Fight(attackers, nobody, True))
    if enemies:
        for defenders in ([_strongest(enemies)], enemies):
            worth: i64 = worth_of(left, Fight(attackers, defenders, False))
            worst = min(worst, worth)
    return worst - ATTACK_COST * len(attackers)


def _strongest(units: list[Fighter]) -> Fighter:
    best = units[0]
    for each in units:
        if each.hits(True) + each.holds(True) > best.hits(True) + best.holds(True):
            best = each
    return best


def best_attack(left: i64, declared: list[Fighter], free: list[Fighter], enemies: list[Fighter]) -> i64:
    """The worth of the best attack with the declared units and the first of the free ones, at least one of these."""
    best: i64 = NO_ATTACK
    attackers = declared.copy()
    for unit in free:
        attackers.append(unit)
        worth: i64 = attack_worth(left, attackers, enemies)
        best = max(best, worth)
    return best


def objective_to_engage(view: View, decision: Decision) -> int:
    best = pass_or_first(decision)
    most: i64 = 0
    nobody: list[Fighter] = []
    free = fighters(view, free_units(view))
    enemies = fighters(view, enemy_ready(view))
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            worth: i64 = best_attack(damage_left(view, view.piece(option.piece)), nobody, free, enemies)
            if worth > most:
                best, most = number, worth
    return best


def attacker(view: View, decision: Decision) -> int:
    """The next unit, as long as an attack with more units is worth more."""
    left: i64 = damage_left(view, view.piece(decision.subject))
    declared = fighters(view, [piece for piece in view.units(view.seat) if piece.participating])
    enemies = fighters(view, enemy_ready(view))
    free = free_units(view)
    now: i64 = attack_worth(left, declared, enemies) if declared else NO_ATTACK
    if best_attack(left, declared, fighters(view, free), enemies) > now:
        number = number_of(decision, free[0].id)
        if number >= 0:
            return number
    return pass_or_first(decision)


# --- defence -----------------------------------------------------------------------------------------------------------


def defender(view: View, decision: Decision) -> int:
    """The unit whose defence lowers the worth of the attack most; pass if none does."""
    left: i64 = damage_left(view, view.piece(view.engaged()))
    attackers = fighters(view, [piece for piece in view.units(1 - view.seat) if piece.participating])
    declared = fighters(view, [piece for piece in view.units(view.seat) if piece.participating])
    least: i64 = worth_of(left, Fight(attackers, declared, not declared))
    best = pass_or_first(decision)
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            defenders = [*declared, Fighter(view, view.piece(option.piece))]
            worth: i64 = worth_of(left, Fight(attackers, defenders, False)) + ATTACK_COST
            if worth < least:
                best, least = number, worth
    return best


# --- the edge ----------------------------------------------------------------------------------------------------------


def edge_worth(view: View) -> i64:
    """The difference that the edge makes to this seat."""
    if view.engaged() < 0:
        return 0
    left: i64 = damage_left(view, view.piece(view.engaged()))
    attacks = view.is_active()
    own = fighters(view, [piece for piece in view.units(view.seat) if piece.participating])
    enemies = fighters(view, [piece for piece in view.units(1 - view.seat) if piece.participating])
    attackers, defenders = (own, enemies) if attacks else (enemies, own)
    with_edge: i64 = worth_of(left, Fight(attackers, defenders, True))
    without: i64 = worth_of(left, Fight(attackers, defenders, False))
    return with_edge - without


def edge_card(view: View, decision: Decision) -> int:
    """Place the card that is worth least in hand for its icons, as long as the edge is worth it and not surely won."""
    passes = pass_or_first(decision)
    enemies = [piece for piece in view.units(1 - view.seat) if piece.participating]
    if not enemies or view.edge_stack_size(view.seat) > view.edge_stack_size(1 - view.seat) + 1:
        return passes
    if edge_worth(view) < EDGE_CARD_WORTH * (1 + view.edge_stack_size(view.seat)):
        return passes
    best = passes
    most: i64 = 0
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            worth: i64 = _worth_in_stack(view, view.piece(option.piece))
            if worth > most:
                best, most = number, worth
    return best


EDGE_CARD_WORTH: Final = 5


def _worth_in_stack(view: View, piece: Piece) -> i64:
    """Force icons are good, and cards that would be played are kept."""
    card = view.card(piece)
    worth: i64 = 6 * view.value(FORCE_ICONS, piece)
    if worth == 0:
        return 0
    if card.type == FATE:
        return worth + 12
    if card.type == UNIT:
        return max(1, worth - 2 * view.value(COST, piece))
    return worth


# --- strikes -----------------------------------------------------------------------------------------------------------


def striker(view: View, decision: Decision) -> int:
    """The unit that does most to the enemy's units; those that only blast come last."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = 3 * view.strength(piece, TACTICS) + 2 * view.strength(piece, UNIT_DAMAGE)
        if worth > most:
            best, most = number, worth
    return best


def unit_to_damage(view: View, decision: Decision) -> int:
    """One that is destroyed before one that is not, one that is ready before one that is not, then the dearest."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = view.value(COST, piece) + prowess(view, piece)
        if view.capacity_left(piece) <= option.amount:
            worth += 100
        if piece.participating and piece.ready():
            worth += 30
        if worth > most:
            best, most = number, worth
    return best


def unit_to_focus(view: View, decision: Decision) -> int:
    """A ready unit that takes part, then a ready one with the most Force icons while committed, then the strongest."""
    best = 0
    most: i64 = -1
    for number, option in enumerate(decision.options):
        piece = view.piece(option.piece)
        worth: i64 = prowess(view, piece) + view.value(EDGE_VALUE, piece)
        if piece.ready():
            worth += 60 if piece.participating else 30
            if piece.committed:
                worth += 4 * view.value(FORCE_ICONS, piece)
        if worth > most:
            best, most = number, worth
    return best


def most_damaged(view: View, decision: Decision) -> int:
    """The objective that is nearest to its destruction."""
    best = pass_or_first(decision)
    least: i64 = 1000000
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            left: i64 = damage_left(view, view.piece(option.piece))
            if left < least:
                best, least = number, left
    return best
