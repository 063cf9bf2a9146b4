"""The default policy's choices that the rules may know beforehand, so that they need not work out or ask what it never takes."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.ops import Program
from games.star_wars_lcg.play.side import Adviser
from games.star_wars_lcg.policies.abilities import net_worth
from games.star_wars_lcg.policies.payment import best_play
from games.star_wars_lcg.policies.worth.gains import MORE, gains_of, has_enemy_target, may_gain, needs_enemy


class Gains(Adviser):
    """The default policy's choices in action windows, as far as they are known beforehand; it serves every game of a run."""

    def __init__(self, programs: list[Program], *, places_edge_cards: bool = True, discards: bool = True) -> None:
        super().__init__(places_edge_cards, discards)
        # By number of the program.
        self.gains: list[int] = [gains_of(program.ops) for program in programs]
        # By number of the program: 1 if its ability cannot be used without an enemy card in play, 0 if it can, -1 if that is not known yet.
        self.needs_enemy: list[int] = [-1] * len(programs)

    def takes_play(self, view: Any, decision: Decision) -> bool:
        return best_play(view, decision) >= 0

    def may_take(self, view: Any, listener: Listener) -> bool:
        ability = listener.trigger.ability
        if ability is None or ability.program.number < 0:
            return True
        number: i64 = ability.program.number
        gains: i64 = self.gains[number]
        if gains & MORE == 0:
            return may_gain(view, ability, listener.source, gains)
        needs: i64 = self.needs_enemy[number]
        if needs < 0:
            needs = 1 if needs_enemy(ability) else 0
            self.needs_enemy[number] = needs
        return needs == 0 or has_enemy_target(view, ability, listener.source)

    def takes(self, view: Any, listener: Listener) -> bool:
        ability = listener.trigger.ability
        return ability is not None and net_worth(view, ability, Resolution(listener.source, listener.seat, -1, ability), 0) > 0
