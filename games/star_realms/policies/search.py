"""The search policy: it searches which card to buy; the default policy answers everything else.

It attacks before it buys, so buying nothing means ending the turn.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision
from games.engine.machine import Machine
from games.engine.search import SearchRules
from games.star_realms.abilities.constants import ACQUIRE_VERB, ATTACK_BASE_VERB, ATTACK_VERB
from games.star_realms.play.constants import MAIN
from games.star_realms.play.state import Table
from games.star_realms.play.view import View
from games.star_realms.policies.default import DefaultPlayer

# The length of a playout in turns of both players; a game of two default players takes about 30.
HORIZON: Final = 60
WIN: Final = 1000
# Against an opponent who never acts, only the number of turns counts.
A_TURN: Final = 500


class AttackFirst(DefaultPlayer):
    """The default player, except that it attacks before it buys.  It still plays cards and uses abilities first, so it is hasty."""

    def main(self, view: View, decision: Decision) -> int:
        choice: i64 = super().main(view, decision)
        options = decision.options
        if options[choice].verb == ACQUIRE_VERB:
            number: i64 = choice + 1
            while number < len(options):
                if options[number].verb in (ATTACK_BASE_VERB, ATTACK_VERB):
                    return self.attack(view, options, number)
                number += 1
        return choice


class BuySearch(SearchRules):
    def __init__(self) -> None:
        super().__init__(HORIZON, AttackFirst(), DefaultPlayer())

    def candidates(self, view: Any, decision: Decision, usual: i64) -> list[int]:
        found: list[int] = []
        options = decision.options
        verb: i64 = options[usual].verb
        if decision.kind != MAIN or verb not in (ACQUIRE_VERB, PASS_VERB):
            return found
        own_view: View = view
        found.append(usual)
        known: list[int] = [own_view.piece(options[usual].piece).card.index] if verb == ACQUIRE_VERB else []
        number: i64 = 0
        while number < len(options):
            option = options[number]
            if option.verb == ACQUIRE_VERB:
                card: i64 = own_view.piece(option.piece).card.index
                if card not in known:
                    known.append(card)
                    found.append(number)
            number += 1
        if verb == ACQUIRE_VERB:
            found.append(len(options) - 1)
        return found

    def set_fast_path(self, game: Machine, is_on: bool) -> None:
        if not isinstance(game, Table):
            raise TypeError(f"This search plays Star Realms, not {type(game).__name__}.")
        for side in game.sides:
            side.is_hasty = is_on

    def clock(self, game: Machine) -> i64:
        if not isinstance(game, Table):
            raise TypeError(f"This search plays Star Realms, not {type(game).__name__}.")
        return game.sides[0].turns + game.sides[1].turns

    def worth(self, game: Machine, seat: i64) -> i64:
        if not isinstance(game, Table):
            raise TypeError(f"This search plays Star Realms, not {type(game).__name__}.")
        ahead: i64 = game.sides[seat].authority - game.sides[1 - seat].authority
        if game.sides[1 - seat].passive:
            return -A_TURN * game.sides[seat].turns + (0 if game.winner == seat else ahead - A_TURN)
        if game.winner >= 0:
            return WIN if game.winner == seat else -WIN
        if ahead >= WIN:
            return WIN - 1
        return ahead if ahead > -WIN else 1 - WIN
