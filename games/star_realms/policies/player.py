"""The player that the built-in policies extend: it plays, uses abilities and attacks; a subclass decides what to buy and scrap."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from games.engine.decision import PASS_VERB, Decision, Option, Policy
from games.star_realms.abilities.constants import (
    ACQUIRE_VERB,
    ASIDE_VERB,
    ATTACK_BASE_VERB,
    ATTACK_VERB,
    DESTROY_VERB,
    HAND_VERB,
    INSTEAD_VERB,
    PLAY_VERB,
    SCRAP_VERB,
    STEAL_VERB,
    TAKE_VERB,
    TOP_VERB,
    TRADE_ROW,
    USE_VERB,
)
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import AMOUNT, COPIED_CARD, FACTION, MAIN, OPTION, PICK, PLACE, SCRAP
from games.star_realms.play.pieces import Piece
from games.star_realms.play.state import Table
from games.star_realms.play.view import View
from games.star_realms.policies.worth import POOR, is_in_hand, is_poor, is_worth_its_loss, worth_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Policy):
    """Plays every card, uses every ability, then scraps, buys and attacks.  This class buys nothing; it is the policy `do-nothing`.

    It attacks outposts first, then the opponent if that wins, then other bases, then the opponent (section 7 of the rule specification).
    A subclass that changes the order of `main` must override `is_hasty` to return False.
    """

    def is_hasty(self) -> bool:
        """Whether it plays all cards and harmless abilities first.  Then the rules skip these decisions (`turn.main_phase.ask_main`)."""
        return True

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911  one line a decision
        own_view: View = view
        kind: i64 = decision.kind
        if kind == MAIN:
            return self.main(own_view, decision)
        if kind == PICK:
            return self.pick(own_view, decision)
        if kind == OPTION:
            return self.option(own_view, decision)
        if kind == PLACE:
            return len(decision.options) - 1
        if kind == COPIED_CARD:
            return self.dearest_copy(own_view, decision)
        if kind == AMOUNT:
            return len(decision.options) - 1
        if kind == FACTION:
            return self.faction(own_view, decision)
        return self.copied_ability(own_view, decision)

    # --- for subclasses to override ------------------------------------------------------------------------------------

    def rating(self, view: View, card: Card) -> i64:
        """The score of buying the card; 0 or less: the player does not buy it."""
        return 0

    def scraps_for(self, view: View, piece: Piece) -> bool:
        """Whether the player uses the scrap ability of this own card."""
        return False

    # --- shared decisions -------------------------------------------------------------------------------------------

    def main(self, view: View, decision: Decision) -> int:
        """Take cards and abilities in the order of `turn.main_phase.ask_main`, then scrap abilities, purchases and attacks."""
        options = decision.options
        number: i64 = 0
        scrapped: i64 = -1
        best: i64 = -1
        most: i64 = 0
        attack: i64 = -1
        while number < len(options):
            option = options[number]
            verb: i64 = option.verb
            if verb == PLAY_VERB:
                return number
            if verb == USE_VERB:
                ability = view.ability(option.piece, option.amount)
                if ability.slot == SCRAP:
                    if scrapped < 0 and self.scraps_for(view, view.piece(option.piece)):
                        scrapped = number
                elif not ability.is_doubtful or is_worth_its_loss(view, ability.program):
                    return number
            elif verb == ACQUIRE_VERB:
                worth: i64 = self.rating(view, view.piece(option.piece).card)
                if worth > most:
                    best = number
                    most = worth
            elif verb in (ATTACK_BASE_VERB, ATTACK_VERB) and attack < 0:
                attack = number
            number += 1
        if scrapped >= 0:
            return scrapped
        if best >= 0:
            return best
        if attack >= 0:
            return self.attack(view, options, attack)
        return len(options) - 1

    def attack(self, view: View, options: list[Option], first: i64) -> i64:
        """Outposts first, then the opponent if that wins, other bases, the opponent.  Of several bases, the most expensive."""
        player: i64 = -1
        base: i64 = -1
        most: i64 = -1
        number: i64 = first
        while number < len(options):
            option = options[number]
            if option.verb == ATTACK_VERB:
                player = number
            elif option.verb == ATTACK_BASE_VERB:
                cost: i64 = view.piece(option.piece).card.cost
                if cost > most:
                    base = number
                    most = cost
            number += 1
        if player >= 0 and (base < 0 or view.combat() >= view.authority(1 - view.seat)):
            return player
        return base

    def pick(self, view: View, decision: Decision) -> int:
        options = decision.options
        verb: i64 = options[len(options) - 1].verb
        if verb in (TAKE_VERB, STEAL_VERB, DESTROY_VERB, TOP_VERB, HAND_VERB):
            return self.best(view, decision)
        if verb == SCRAP_VERB and view.piece(options[len(options) - 1].piece).zone == TRADE_ROW:
            # Scrap nothing in the row if that is allowed; otherwise a weak card of its own, or the most expensive card of the row.
            if options[0].verb == PASS_VERB:
                return 0
            least: i64 = self.least(view, decision)
            return least if is_poor(view.piece(options[least].piece)) else self.best(view, decision)
        if verb == ASIDE_VERB:
            return self.best(view, decision)
        return self.least(view, decision)

    def best(self, view: View, decision: Decision) -> int:
        """The most expensive card."""
        best = 0
        most: i64 = -1
        for number, option in enumerate(decision.options):
            if option.verb != PASS_VERB:
                worth: i64 = view.piece(option.piece).card.cost
                if worth > most:
                    best = number
                    most = worth
        return best

    def least(self, view: View, decision: Decision) -> int:
        """The least useful card, to scrap or discard.  No bought card if the player may decline.

        Of two equal cards the one in the discard pile, as the other can still be played.
        """
        least = 0
        fewest: i64 = 1000000
        for number, option in enumerate(decision.options):
            if option.verb == PASS_VERB:
                if number == 0:
                    fewest = 2 * POOR
            elif option.verb == INSTEAD_VERB:  # better than scrapping a bought card or nothing
                least = number
                fewest = 2 * POOR - 1
            else:
                piece = view.piece(option.piece)
                worth: i64 = 2 * piece.card.keep
                if option.verb == SCRAP_VERB and is_in_hand(piece):
                    worth += 3
                if worth < fewest:
                    least = number
                    fewest = worth
        return least

    def option(self, view: View, decision: Decision) -> int:
        """The effect with the highest worth."""
        best = 0
        most: i64 = -1
        for number, program in enumerate(view.programs_offered()):
            worth: i64 = worth_of(view, program)
            if worth > most:
                best = number
                most = worth
        return best

    def faction(self, view: View, decision: Decision) -> int:
        """The faction with the most cards in play."""
        best = 0
        most: i64 = -1
        for number, option in enumerate(decision.options):
            found: i64 = 0
            for piece in view.in_play(view.seat):
                if piece.counts_as & option.amount != 0:
                    found += 1
            if found > most:
                best = number
                most = found
        return best

    def copied_ability(self, view: View, decision: Decision) -> int:
        best = 0
        most: i64 = -1
        for number, option in enumerate(decision.options):
            worth: i64 = worth_of(view, view.program(option.amount))
            if worth > most:
                best = number
                most = worth
        return best

    def dearest_copy(self, view: View, decision: Decision) -> int:
        best = 0
        most: i64 = -1
        for number, option in enumerate(decision.options):
            worth: i64 = view.card(option.amount).cost
            if worth > most:
                best = number
                most = worth
        return best


def hasten(table: Table, policies: list[Policy]) -> None:
    """Mark hasty players, by seat, so that the rules skip decisions whose answer is known."""
    for seat, policy in enumerate(policies):
        table.sides[seat].is_hasty = isinstance(policy, Player) and policy.is_hasty()
