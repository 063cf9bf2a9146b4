"""What an ability could gain at all: a look at its program that spares the default policy the worth of most abilities.

An ability that only heals gains nothing while no own card is damaged, one that only harms its target nothing without an enemy target.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.decision import Decision
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.ops import Op, Program
from games.engine.verbs import CHOOSE, FIRE, IF, MAY, PICK, REPEAT, SLOT, Verb
from games.star_wars_lcg.abilities.constants import DAMAGE, FOCUS, FOCUS_REMOVED, HEALED, PLAY_EVENT
from games.star_wars_lcg.play.side import Adviser
from games.star_wars_lcg.play.view import View
from games.star_wars_lcg.policies.payment import best_play
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


def may_gain(view: View, ability: Ability, scope: Resolution, gains: i64) -> bool:
    """Whether the ability could be worth anything now.  gains: those of its program; scope: of an ability that answers no event."""
    if gains & MORE:
        return True
    if gains & HEALS and view.has_own_with(DAMAGE):
        return True
    if gains & READIES and view.has_own_with(FOCUS):
        return True
    if gains & HARMS == 0:
        return False
    return gains & PICKS != 0 or len(ability.targets) != 1 or view.has_enemy_fitting(ability.targets[0].filter, scope)


class Gains(Adviser):
    """The default policy's choices in action windows, as far as they are known beforehand; it serves every game of a run."""

    def __init__(self, programs: list[Program]) -> None:
        # By number of the program.
        self.gains: list[int] = [gains_of(program.ops) for program in programs]

    def takes_play(self, view: Any, decision: Decision) -> bool:
        return best_play(view, decision) >= 0

    def may_take(self, view: Any, listener: Listener) -> bool:
        ability = listener.trigger.ability
        if ability is None or ability.program.number < 0:
            return True
        gains: i64 = self.gains[ability.program.number]
        if gains & MORE:
            return True
        return may_gain(view, ability, Resolution(listener.source, listener.seat, -1, ability), gains)
