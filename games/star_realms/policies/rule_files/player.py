"""The policy that plays by a rule file."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import PASS_VERB, Decision, Option
from games.star_realms.abilities.constants import (
    ACQUIRE_VERB,
    ATTACK_BASE_VERB,
    ATTACK_VERB,
    BASE,
    DESTROY_VERB,
    DISCARD_VERB,
    INSTEAD_VERB,
    PLAY_VERB,
    SCRAP_VERB,
    TAKE_VERB,
    TOP_VERB,
    TRADE_ROW,
    USE_VERB,
)
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import SCRAP
from games.star_realms.play.pieces import Piece
from games.star_realms.play.view import View
from games.star_realms.policies.buying import wins_now
from games.star_realms.policies.player import Player
from games.star_realms.policies.rule_files.rules import RuleList, rule_for, score, score_of
from games.star_realms.policies.worth import is_worth_its_loss

LOWEST: Final = -1000000000
MOST_TOGETHER: Final = 10  # cards compared as one purchase


class RuledPlayer(Player):
    """Plays as `Player`, but takes the card with the highest score, and none below the list's least score if it may decline.

    A list without rules leaves its choices to `Player`.
    """

    def __init__(self, lists: dict[str, RuleList]) -> None:
        self.buy = lists["buy"]
        self.use = lists["use_scrap_ability"]
        self.scrap = lists["scrap"]
        self.discard = lists["discard"]
        self.order = lists["play"]
        self.bases = lists["use_base"]
        self.attacked = lists["attack_base"]
        self.destroyed = lists["destroy_base"]
        self.copied = lists["copy"]
        self.row = lists["scrap_trade_row"]
        self.topped = lists["top_of_deck"]
        self.chosen = lists["choose"]
        self.is_ordered = len(self.order.rules) > 0 or len(self.bases.rules) > 0
        self.is_usual = not self.is_ordered and not self.attacked.rules and not self.buy.total

    def is_hasty(self) -> bool:
        return not self.is_ordered

    def choose(self, view: Any, decision: Decision) -> int:
        if self.buy.means:
            self.buy.means = {}
        return Player.choose(self, view, decision)

    def rating(self, view: View, card: Card) -> i64:
        return score_of(self.buy, view, card, self.buy)

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return score_of(self.use, view, piece.card, self.buy) > 0 or wins_now(view, piece)

    # --- the main phase -------------------------------------------------------------------------------------------------

    def main(self, view: View, decision: Decision) -> int:
        if self.is_usual:
            return Player.main(self, view, decision)
        options = decision.options
        found: i64 = self.next_card(view, options) if self.is_ordered else first_card(view, options)
        if found < 0:
            found = self.scrapped_for(view, options)
        if found < 0:
            found = self.purchase(view, options)
        if found < 0:
            found = self.attack_by_rules(view, options)
        return found if found >= 0 else len(options) - 1

    def next_card(self, view: View, options: list[Option]) -> i64:
        """The next ability to use or card to play; -1 for none.

        First the abilities of cards whose rule says `then_use`, and bases with a rule, by score; then abilities about the hand, the hand by
        score, and other abilities.  Cards without a rule have a score of 0.  A base with a score below the least is not used.
        """
        base: i64 = -1
        highest: i64 = LOWEST
        usual: i64 = -1
        card: i64 = -1
        most: i64 = LOWEST
        number: i64 = 0
        while number < len(options):
            option = options[number]
            if option.verb == PLAY_VERB:
                worth: i64 = score_of(self.order, view, view.piece(option.piece).card, self.buy)
                if worth > most:
                    card = number
                    most = worth
            elif option.verb == USE_VERB and self.is_used(view, option):
                piece = view.piece(option.piece)
                played = rule_for(self.order, view, piece.card, self.buy)
                if played is not None and played.then_use:
                    return number
                rule = rule_for(self.bases, view, piece.card, self.buy) if piece.face.type == BASE else None
                if rule is None:
                    if usual < 0:
                        usual = number
                else:
                    worth = score(rule, view, piece.card, self.buy)
                    if worth >= self.bases.least and worth > highest:
                        base = number
                        highest = worth
            number += 1
        if base >= 0:
            return base
        if usual >= 0 and (card < 0 or usual < first_of(options, PLAY_VERB)):
            return usual
        return card

    def is_used(self, view: View, option: Option) -> bool:
        ability = view.ability(option.piece, option.amount)
        return ability.slot != SCRAP and (not ability.is_doubtful or is_worth_its_loss(view, ability.program))

    def scrapped_for(self, view: View, options: list[Option]) -> i64:
        """The scrap ability with the highest score; -1 for none."""
        found: i64 = -1
        most: i64 = LOWEST
        number: i64 = 0
        while number < len(options):
            option = options[number]
            if option.verb == USE_VERB and view.ability(option.piece, option.amount).slot == SCRAP:
                piece = view.piece(option.piece)
                worth: i64 = score_of(self.use, view, piece.card, self.buy)
                if worth > most and (worth > 0 or wins_now(view, piece)):
                    found = number
                    most = worth
            number += 1
        return found

    def purchase(self, view: View, options: list[Option]) -> i64:
        """The card to buy next; -1 for none."""
        found: i64 = -1
        most: i64 = 0
        numbers: list[int] = []
        number: i64 = 0
        while number < len(options):
            if options[number].verb == ACQUIRE_VERB:
                worth: i64 = self.rating(view, view.piece(options[number].piece).card)
                if worth > 0 and len(numbers) < MOST_TOGETHER:
                    numbers.append(number)
                if worth > most:
                    found = number
                    most = worth
            number += 1
        if not self.buy.total or len(numbers) < 2:
            return found
        return self.of_best_basket(view, options, numbers)

    def of_best_basket(self, view: View, options: list[Option], numbers: list[int]) -> i64:
        """The best card of the affordable set of cards with the highest total score; of equal sets, the one compared first.

        numbers: the options that buy a card with a score above 0; one of them may be an Explorer, of which several can be bought.
        """
        trade: i64 = view.trade()
        scores: list[int] = []
        prices: list[int] = []
        explorer: i64 = -1
        for number in numbers:
            piece = view.piece(options[number].piece)
            scores.append(self.rating(view, piece.card))
            prices.append(view.price(piece))
            if piece.card.is_explorer:
                explorer = len(scores) - 1
        best: i64 = 0
        most: i64 = 0
        basket: i64 = 1
        while basket < bit(len(numbers)):
            cost: i64 = 0
            total: i64 = 0
            place: i64 = 0
            while place < len(numbers):
                if basket & bit(place) != 0:
                    cost += prices[place]
                    total += scores[place]
                place += 1
            if cost <= trade:
                if explorer >= 0 and basket & bit(explorer) != 0 and prices[explorer] > 0:
                    more: i64 = min((trade - cost) // prices[explorer], view.explorers() - 1)
                    total += more * scores[explorer]
                if total > most:
                    best = basket
                    most = total
            basket += 1
        found: i64 = -1
        most = 0
        place = 0
        while place < len(numbers):
            if best & (bit(place)) != 0 and scores[place] > most:
                found = numbers[place]
                most = scores[place]
            place += 1
        return found

    def attack_by_rules(self, view: View, options: list[Option]) -> i64:
        """As `Player.attack`, but of several bases the one with the highest score, and none below the least score; -1 for none."""
        first: i64 = first_of(options, ATTACK_BASE_VERB)
        player: i64 = first_of(options, ATTACK_VERB)
        if not self.attacked.rules:
            if first < 0 and player < 0:
                return -1
            return self.attack(view, options, first if first >= 0 else player)
        if player >= 0 and view.combat() >= view.authority(1 - view.seat):
            return player
        base: i64 = -1
        most: i64 = LOWEST
        number: i64 = 0
        while number < len(options):
            if options[number].verb == ATTACK_BASE_VERB:
                worth: i64 = by_rule_or_cost(self.attacked, view, view.piece(options[number].piece).card, self.buy)
                if worth >= self.attacked.least and worth > most:
                    base = number
                    most = worth
            number += 1
        return base if base >= 0 else player

    # --- targets and choices --------------------------------------------------------------------------------------------

    def pick(self, view: View, decision: Decision) -> int:
        last = decision.options[len(decision.options) - 1]
        verb: i64 = last.verb
        if verb == DESTROY_VERB and self.destroyed.rules:
            return self.target(view, decision, self.destroyed)
        if verb == TOP_VERB and self.topped.rules:
            return self.target(view, decision, self.topped)
        if verb == SCRAP_VERB and self.row.rules and view.piece(last.piece).zone == TRADE_ROW:
            return self.target(view, decision, self.row)
        return Player.pick(self, view, decision)

    def target(self, view: View, decision: Decision, rules: RuleList) -> int:
        """The card with the highest score, or none below the least score if that is allowed.  A card without a rule counts its cost."""
        best = 0
        most: i64 = LOWEST
        for number, option in enumerate(decision.options):
            if option.verb == PASS_VERB:
                worth: i64 = rules.least - 1
            elif rules is self.row:
                worth = score_of(rules, view, view.piece(option.piece).card, self.buy)
            else:
                worth = by_rule_or_cost(rules, view, view.piece(option.piece).card, self.buy)
            if worth > most or (worth == most and decision.options[best].verb == PASS_VERB and worth >= rules.least):
                best = number
                most = worth
        return best

    def best(self, view: View, decision: Decision) -> int:
        """Free cards follow the rules for buying."""
        if decision.options[len(decision.options) - 1].verb != TAKE_VERB:
            return Player.best(self, view, decision)
        best = 0
        most: i64 = LOWEST
        for number, option in enumerate(decision.options):
            worth: i64 = 0 if option.verb == PASS_VERB else self.rating(view, view.piece(option.piece).card)
            if worth > most:
                best = number
                most = worth
        return best

    def least(self, view: View, decision: Decision) -> int:
        from_hand = decision.options[len(decision.options) - 1].verb == DISCARD_VERB
        rules = self.discard if from_hand else self.scrap
        if not rules.rules:
            return Player.least(self, view, decision)
        best = 0
        most: i64 = LOWEST
        enough: i64 = rules.least - 1
        for number, option in enumerate(decision.options):
            if option.verb == PASS_VERB or (option.verb == INSTEAD_VERB and most < enough):
                most = enough
                best = number
            elif option.verb != INSTEAD_VERB:
                worth: i64 = score_of(rules, view, view.piece(option.piece).card, self.buy)
                if worth > most:
                    best = number
                    most = worth
        return best

    def option(self, view: View, decision: Decision) -> int:
        if self.chosen.rules and decision.subject >= 0:
            rule = rule_for(self.chosen, view, view.piece(decision.subject).card, self.buy)
            if rule is not None:
                for number, option in enumerate(decision.options):
                    if option.amount == rule.choice - 1:
                        return number
        return Player.option(self, view, decision)

    def dearest_copy(self, view: View, decision: Decision) -> int:
        if not self.copied.rules:
            return Player.dearest_copy(self, view, decision)
        best = 0
        most: i64 = LOWEST
        for number, option in enumerate(decision.options):
            worth: i64 = by_rule_or_cost(self.copied, view, view.card(option.amount), self.buy)
            if worth > most:
                best = number
                most = worth
        return best


def by_rule_or_cost(rules: RuleList, view: View, card: Card, buy: RuleList) -> i64:
    """The score of the card, its cost if no rule applies."""
    rule = rule_for(rules, view, card, buy)
    return card.cost if rule is None else score(rule, view, card, buy)


def first_of(options: list[Option], verb: i64) -> i64:
    """The first option with this verb, -1 if there is none."""
    number: i64 = 0
    while number < len(options):
        if options[number].verb == verb:
            return number
        number += 1
    return -1


def first_card(view: View, options: list[Option]) -> i64:
    """The first card to play or ability to use, as `Player.main` takes them; -1 for none."""
    number: i64 = 0
    while number < len(options):
        option = options[number]
        if option.verb == PLAY_VERB:
            return number
        if option.verb == USE_VERB:
            ability = view.ability(option.piece, option.amount)
            if ability.slot != SCRAP and (not ability.is_doubtful or is_worth_its_loss(view, ability.program)):
                return number
        number += 1
    return -1
