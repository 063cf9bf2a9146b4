"""The default policy in engagements: what to engage, who attacks and who defends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision
from games.star_wars_lcg.abilities.constants import FORCE_ICONS
from games.star_wars_lcg.play.constants import PASS_VERB
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.fight import Fight, Fighter
from games.star_wars_lcg.policies.force import held_back
from games.star_wars_lcg.policies.simple import number_of, pass_or_first
from games.star_wars_lcg.policies.worth.values import UNIT_WORTH, Stakes, prowess

# The price of a unit that is exhausted in the enemy's turn.
ATTACK_COST: Final = 2
DEFENCE_COST: Final = 1
NO_ATTACK: Final = -1000000
# The chance of the edge, in quarters.
SURE: Final = 4


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


def edge_chance(view: View) -> i64:
    """The chance of winning an edge battle with this hand, in quarters."""
    icons: i64 = 0
    for piece in view.hand():
        here: i64 = view.value(FORCE_ICONS, piece)
        icons += here if here > 0 else 0
    enemies: i64 = view.hand_size(1 - view.seat)
    if icons > enemies + 2:
        return 3
    if icons > 2:
        return 2
    return 1


def worth_of(stakes: Stakes, fight: Fight) -> i64:
    """The value of a fight for the attacker."""
    return UNIT_WORTH * (fight.defenders_lost - fight.attackers_lost) + stakes.worth(fight.blast)


def expected(stakes: Stakes, attackers: list[Fighter], defenders: list[Fighter], chance: i64) -> i64:
    """The value for the attacker, who wins the edge with this chance, in quarters."""
    if not defenders:
        return worth_of(stakes, Fight(attackers, defenders, True))
    worth: i64 = 0
    if chance > 0:
        worth += chance * worth_of(stakes, Fight(attackers, defenders, True))
    if chance < SURE:
        worth += (SURE - chance) * worth_of(stakes, Fight(attackers, defenders, False))
    return worth // SURE


def attack_worth(stakes: Stakes, attackers: list[Fighter], enemies: list[Fighter], chance: i64) -> i64:
    """The worth of an attack against the worst of three defences: none, the strongest, all."""
    nobody: list[Fighter] = []
    worst: i64 = expected(stakes, attackers, nobody, SURE)
    if enemies:
        for defenders in ([_strongest(enemies)], enemies):
            worth: i64 = expected(stakes, attackers, defenders, chance)
            worst = min(worst, worth)
    return worst - ATTACK_COST * len(attackers)


def _strongest(units: list[Fighter]) -> Fighter:
    best = units[0]
    for each in units:
        if each.hits(True) + each.holds(True) > best.hits(True) + best.holds(True):
            best = each
    return best


def best_attack(stakes: Stakes, declared: list[Fighter], free: list[Fighter], enemies: list[Fighter], chance: i64) -> i64:
    """The worth of the best attack with the declared units and the first of the free ones, at least one of these."""
    best: i64 = NO_ATTACK
    attackers = declared.copy()
    for unit in free:
        attackers.append(unit)
        worth: i64 = attack_worth(stakes, attackers, enemies, chance)
        best = max(best, worth)
    return best


def objective_to_engage(view: View, decision: Decision) -> int:
    best = pass_or_first(decision)
    most: i64 = 0
    nobody: list[Fighter] = []
    free = fighters(view, free_units(view))
    if not free:
        return best
    enemies = fighters(view, enemy_ready(view))
    chance: i64 = edge_chance(view)
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            worth: i64 = best_attack(Stakes(view, view.piece(option.piece)), nobody, free, enemies, chance)
            if worth > most:
                best, most = number, worth
    return best


def attacker(view: View, decision: Decision) -> int:
    """The next unit, as long as an attack with more units is worth more."""
    stakes = Stakes(view, view.piece(decision.subject))
    declared = fighters(view, [piece for piece in view.units(view.seat) if piece.participating])
    enemies = fighters(view, enemy_ready(view))
    chance: i64 = edge_chance(view)
    free = free_units(view)
    now: i64 = attack_worth(stakes, declared, enemies, chance) if declared else NO_ATTACK
    if best_attack(stakes, declared, fighters(view, free), enemies, chance) > now:
        number = number_of(decision, free[0].id)
        if number >= 0:
            return number
    return pass_or_first(decision)


def defender(view: View, decision: Decision) -> int:
    """The unit whose defence lowers the worth of the attack most; pass if none does."""
    best = pass_or_first(decision)
    if len(decision.options) == 1:
        return best
    stakes = Stakes(view, view.piece(view.engaged()))
    attackers = fighters(view, [piece for piece in view.units(1 - view.seat) if piece.participating])
    declared = fighters(view, [piece for piece in view.units(view.seat) if piece.participating])
    chance: i64 = SURE - edge_chance(view)
    least: i64 = expected(stakes, attackers, declared, chance)
    for number, option in enumerate(decision.options):
        if option.verb != PASS_VERB:
            defenders = [*declared, Fighter(view, view.piece(option.piece))]
            worth: i64 = expected(stakes, attackers, defenders, chance) + DEFENCE_COST
            if worth < least:
                best, least = number, worth
    return best
