"""A fight between some attackers and defenders, played out by a fixed rule: the losses of each side, for the default policy's choices.

The side with the edge strikes first; then they alternate.  Each side strikes with the unit that does most to the enemy's units, and last
with those that only blast.  Unit damage goes to the enemy unit that is worth most of those it destroys, tactics to the one that threatens
most of those that have not struck.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_lcg.abilities.constants import (
    BLAST_DAMAGE,
    COST,
    EDGE_BLAST_DAMAGE,
    EDGE_TACTICS,
    EDGE_UNIT_DAMAGE,
    FOCUS,
    SHIELD,
    TACTICS,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.view import View


class Fighter:
    """A unit as a fight sees it."""

    __slots__ = ("blast", "damage", "edge_blast", "edge_damage", "edge_tactics", "focus", "left", "life", "shield", "tactics", "worth")

    def __init__(self, view: View, piece: Piece) -> None:
        self.damage: i64 = view.value(UNIT_DAMAGE, piece)
        self.tactics: i64 = view.value(TACTICS, piece)
        self.blast: i64 = view.value(BLAST_DAMAGE, piece)
        self.edge_damage: i64 = view.value(EDGE_UNIT_DAMAGE, piece)
        self.edge_tactics: i64 = view.value(EDGE_TACTICS, piece)
        self.edge_blast: i64 = view.value(EDGE_BLAST_DAMAGE, piece)
        self.life: i64 = view.capacity_left(piece)
        self.shield: i64 = piece.tokens[SHIELD]
        # The value of its loss for its side: about its cost in resources.
        self.worth: i64 = 1 + view.value(COST, piece)
        # As the fight goes on: damage left until it is destroyed, and focus tokens.
        self.left: i64 = self.life
        self.focus: i64 = piece.tokens[FOCUS]

    def hits(self, edge: bool) -> i64:
        return self.damage + self.edge_damage if edge else self.damage

    def holds(self, edge: bool) -> i64:
        return self.tactics + self.edge_tactics if edge else self.tactics

    def blasts(self, edge: bool) -> i64:
        return self.blast + self.edge_blast if edge else self.blast


class Fight:
    """A fight that is played out when it is made.

    blast: damage to the objective, with the bonus of an unopposed attack.  attackers_lost, defenders_lost: worth of the units destroyed.
    """

    __slots__ = ("attackers_lost", "blast", "defenders_lost")

    def __init__(self, attackers: list[Fighter], defenders: list[Fighter], attacker_has_edge: bool) -> None:
        self.blast: i64 = 0
        for each in attackers:
            each.left = each.life + each.shield
            each.focus = 0
        for each in defenders:
            each.left = each.life + each.shield
            each.focus = 0
        attacks = attacker_has_edge
        passes: i64 = 0
        while passes < 2:
            own = attackers if attacks else defenders
            other = defenders if attacks else attackers
            edge = attacks == attacker_has_edge
            unit = next_striker(own, edge)
            if unit is None:
                passes += 1
            else:
                passes = 0
                unit.focus += 1
                strike(unit, other, edge)
                if attacks:
                    self.blast += unit.blasts(edge)
            attacks = not attacks
        self.attackers_lost: i64 = lost(attackers)
        self.defenders_lost: i64 = lost(defenders)
        if any_left(attackers) and not any_left(defenders):
            self.blast += 1


def next_striker(units: list[Fighter], edge: bool) -> Fighter | None:
    """The ready unit that does most to units; None if there is none."""
    best: Fighter | None = None
    most: i64 = -1
    for each in units:
        if each.left > 0 and each.focus == 0:
            worth: i64 = 3 * each.holds(edge) + 2 * each.hits(edge)
            if worth > most:
                best, most = each, worth
    return best


def strike(unit: Fighter, enemies: list[Fighter], edge: bool) -> None:
    hits: i64 = unit.hits(edge)
    if hits > 0:
        target = best_target(enemies, hits)
        if target is not None:
            target.left -= hits
    tokens: i64 = unit.holds(edge)
    while tokens > 0:
        threat = greatest_threat(enemies)
        if threat is None:
            return
        threat.focus += 1
        tokens -= 1


def best_target(enemies: list[Fighter], hits: i64) -> Fighter | None:
    """One that is destroyed comes before one that is only damaged, one that has not struck before one that has."""
    best: Fighter | None = None
    most: i64 = -1
    for each in enemies:
        if each.left > 0:
            worth: i64 = each.worth
            if each.left <= hits:
                worth += 100
            if each.focus == 0:
                worth += 20
            if worth > most:
                best, most = each, worth
    return best


def greatest_threat(enemies: list[Fighter]) -> Fighter | None:
    best: Fighter | None = None
    most: i64 = -1
    for each in enemies:
        if each.left > 0 and each.focus == 0:
            worth: i64 = 2 * each.damage + 3 * each.tactics + each.blast + each.edge_damage + each.edge_tactics
            if worth > most:
                best, most = each, worth
    return best


def lost(units: list[Fighter]) -> i64:
    worth: i64 = 0
    for each in units:
        if each.left <= 0:
            worth += each.worth
    return worth


def any_left(units: list[Fighter]) -> bool:
    for each in units:  # noqa: SIM110  a generator would be slow when compiled
        if each.left > 0:
            return True
    return False
