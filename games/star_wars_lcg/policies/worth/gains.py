"""What an ability could gain at all: a look at its program that spares the default policy the worth of most abilities.

An ability that only heals gains nothing while no own card is damaged, one that only harms its target nothing without an enemy target.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.abilities.filters import CONTROLLED_BY, FITS, OPPOSING, Filter
from games.engine.ops import Op
from games.engine.verbs import CHOOSE, FIRE, IF, MAY, PICK, REPEAT, SLOT, Verb
from games.star_wars_lcg.abilities.constants import DAMAGE, FOCUS, FOCUS_REMOVED, HEALED, PLAY_EVENT
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.worth.losses import is_harm

# Bits of what a program may gain.
HEALS: Final = 1  # own cards lose damage
READIES: Final = 2  # own cards lose focus tokens
HARMS: Final = 4  # the card in the first slot is harmed
MORE: Final = 8  # anything else
PICKS: Final = 16  # no gain by itself, but slots hold other cards than targets


def gains_of(ops: list[Op]) -> i64:
    """Bit set of what the ops may gain."""
    gains: i64 = 0
    for op in ops:
        if isinstance(op, Verb) and op.code == FIRE:
            gains |= _gain_of_event(op)
        elif isinstance(op, Verb) and op.code == PICK:
            gains |= PICKS if op.target is not None and op.target.filter.zones == 0 else MORE
        elif op.code in (PLAY_EVENT, IF, MAY, CHOOSE, REPEAT):
            for program in op.subs:
                gains |= gains_of(program.ops)
        else:
            gains |= MORE
    return gains


def _gain_of_event(verb: Verb) -> i64:
    if verb.pieces is None or verb.pieces.code != SLOT or verb.other is not None:
        return MORE
    if verb.kind == HEALED:
        return HEALS
    if verb.kind == FOCUS_REMOVED:
        return READIES
    return HARMS if verb.pieces.number == 0 and is_harm(verb.kind) else MORE


def needs_enemy(ability: Ability) -> bool:
    """Whether the ability cannot be used without an enemy card in play: the first target that it needs is one."""
    if not ability.targets:
        return False
    target = ability.targets[0]
    return target.least > 0 and not target.is_chosen and target.filter.zones == 0 and is_enemy(target.filter)


def is_enemy(filter: Filter) -> bool:
    """Whether only enemy cards fit."""
    for test in filter.tests:
        if test.is_not:
            continue
        if test.code == CONTROLLED_BY and test.number == OPPOSING:
            return True
        if test.code == FITS and test.filter is not None and is_enemy(test.filter):
            return True
    return len(filter.any_of) > 0 and all(is_enemy(each) for each in filter.any_of)


def has_enemy_target(view: View, ability: Ability, source: i64) -> bool:
    """Whether an enemy card fits the first target of an ability of this piece, or an effect lets cards fit any target."""
    return view.fits_anything() or view.has_enemy_fitting(ability.targets[0].filter, ability, source)


def may_gain(view: View, ability: Ability, source: i64, gains: i64) -> bool:
    """Whether an ability of this piece, which answers no event, could be worth anything now.  gains: those of its program."""
    if gains & MORE:
        return True
    if gains & HEALS and view.has_own_with(DAMAGE):
        return True
    if gains & READIES and view.has_own_with(FOCUS):
        return True
    if gains & HARMS == 0:
        return False
    if gains & PICKS or len(ability.targets) != 1:
        return True
    return view.has_enemy_fitting(ability.targets[0].filter, ability, source)
