"""The players a run can choose from.  Each is a function of the view and the decision alone.

All but random play every card, use every ability, then scrap, buy and attack: outposts first, then the opponent if that wins, then
other bases, then the opponent.  They differ in what they buy and what they scrap for its ability (section 7 of the rule specification).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.engine.decision import PASS_VERB, Decision, Option, Policy
from games.engine.ops import Program
from games.engine.rng import Rng
from games.star_realms.cards import Card
from games.star_realms.state import Piece, Table
from games.star_realms.terms import (
    ACQUIRE_VERB,
    AMOUNT,
    ATTACK_BASE_VERB,
    ATTACK_VERB,
    BASE,
    COPIED_CARD,
    DESTROY_VERB,
    DRAW,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    HAND_VERB,
    MAIN,
    OPTION,
    PICK,
    PLACE,
    PLAY_VERB,
    SCRAP,
    SCRAP_VERB,
    TAKE_VERB,
    TOP_VERB,
    TRADE_ROW,
    USE_VERB,
)
from games.star_realms.view import View

DEFAULT: Final = "default"
RANDOM: Final = "random"
DO_NOTHING: Final = "do-nothing"
EXPLORER: Final = "explorer"
EXPENSIVE: Final = "expensive"
VELOCITY: Final = "velocity"
ATTACK: Final = "attack"
DEFENSE: Final = "defense"
RULES: Final = "rules"  # a rule file, see `rule_files`
SEARCH: Final = "search"  # see `searching`
POLICIES: Final = (DEFAULT, DO_NOTHING, EXPLORER, RANDOM, EXPENSIVE, VELOCITY, ATTACK, DEFENSE, RULES, SEARCH)


class RandomPolicy(Policy):
    """Any legal option, each equally likely, from its own stream."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, decision: Decision) -> int:
        return self.rng.below(len(decision.options))


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Policy):
    """Plays, uses and attacks; what it buys and scraps a subclass says.  This one buys nothing: `do-nothing`.

    A subclass that changes `main` answers False to `is_hasty`.
    """

    def is_hasty(self) -> bool:
        """Does it play every card before anything else, then use what it can?  The rules need not ask it that (`turn.ask_main`)."""
        return True

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911  one line a decision
        assert isinstance(view, View)
        kind: i64 = decision.kind
        if kind == MAIN:
            return self.main(view, decision)
        if kind == PICK:
            return self.pick(view, decision)
        if kind == OPTION:
            return self.option(view, decision)
        if kind == PLACE:
            return len(decision.options) - 1
        if kind == COPIED_CARD:
            return self.dearest_copy(view, decision)
        if kind == AMOUNT:
            return len(decision.options) - 1
        return 0

    # --- what subclasses change ------------------------------------------------------------------------------------

    def rating(self, view: View, card: Card) -> i64:
        """How much it wants to buy the card; 0 and below: not at all."""
        return 0

    def scraps_for(self, view: View, piece: Piece) -> bool:
        """Does it use the scrap ability of this card of its own?"""
        return False

    # --- what they share -------------------------------------------------------------------------------------------

    def main(self, view: View, decision: Decision) -> int:
        options = decision.options
        verb: i64 = options[0].verb
        if verb == PLAY_VERB:
            return 0
        number: i64 = 0
        best: i64 = -1
        most: i64 = 0
        attack: i64 = -1
        while number < len(options):
            option = options[number]
            verb = option.verb
            if verb == USE_VERB:
                if view.ability(option.piece, option.amount).slot != SCRAP:
                    return number
                if self.scraps_for(view, view.piece(option.piece)):
                    return number
            elif verb == ACQUIRE_VERB:
                worth: i64 = self.rating(view, view.piece(option.piece).card)
                if worth > most:
                    best = number
                    most = worth
            elif verb in (ATTACK_BASE_VERB, ATTACK_VERB) and attack < 0:
                attack = number
            number += 1
        if best >= 0:
            return best
        if attack >= 0:
            return self.attack(view, options, attack)
        return len(options) - 1

    def attack(self, view: View, options: list[Option], first: i64) -> i64:
        """Outposts, the opponent if that wins, other bases, the opponent; of bases the dearest."""
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
        first = options[len(options) - 1]
        verb: i64 = first.verb
        if verb in (TAKE_VERB, DESTROY_VERB, TOP_VERB, HAND_VERB):
            return self.best(view, decision)
        if verb == SCRAP_VERB and view.piece(first.piece).zone == TRADE_ROW:
            return 0  # not at all, where it may say no
        return self.least(view, decision)

    def best(self, view: View, decision: Decision) -> int:
        """The dearest; nothing where even that has no worth and it may say no."""
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
        """What is to be scrapped or discarded: the least useful; nothing that was bought, where it may say no."""
        least = 0
        fewest: i64 = 1000000
        for number, option in enumerate(decision.options):
            if option.verb == PASS_VERB:
                if option is decision.options[0]:
                    fewest = 20
            else:
                worth: i64 = view.piece(option.piece).card.keep
                if worth < fewest:
                    least = number
                    fewest = worth
        return least

    def option(self, view: View, decision: Decision) -> int:
        """The effect that is worth most."""
        best = 0
        most: i64 = -1
        for number, program in enumerate(view.programs_offered()):
            worth: i64 = worth_of(program)
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
    """Let the rules spare these players, by seat, the questions to which their answer is known."""
    for seat, policy in enumerate(policies):
        table.sides[seat].is_hasty = isinstance(policy, Player) and policy.is_hasty()


def worth_of(program: Program) -> i64:
    """A rough number: combat and trade 3 each, a card 6, authority 2, any other effect 4."""
    worth: i64 = 0
    for op in program.ops:
        code: i64 = op.code
        if code in (GAIN_COMBAT, GAIN_TRADE):
            worth += 3 * op.amount
        elif code == GAIN_AUTHORITY:
            worth += 2 * op.amount
        elif code == DRAW:
            worth += 6 * op.amount
        else:
            worth += 4
    return worth


class ExplorerPlayer(Player):
    """Buys only Explorers, and scraps every one that it plays for its combat."""

    def rating(self, view: View, card: Card) -> i64:
        return 1 if card.is_explorer else 0

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return piece.card.is_explorer


class ExpensivePlayer(Player):
    """Buys the dearest card, whatever it does; an Explorer while nothing dearer can be paid, and scraps those late."""

    def rating(self, view: View, card: Card) -> i64:
        return card.cost

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return wins_now(view, piece) or (piece.card.is_explorer and view.reshuffles(view.seat) > 2)


def wins_now(view: View, piece: Piece) -> bool:
    """Is the combat of its scrap abilities what is missing to win?  Outposts are not reckoned with."""
    missing: i64 = view.authority(1 - view.seat) - view.combat()
    return missing > 0 and piece.face.scrap_combat >= missing


class DefaultPlayer(Player):
    """Greedy: rates each card by what it gives; the more often the deck was shuffled, the less trade is worth and the more combat."""

    def rating(self, view: View, card: Card) -> i64:
        shuffled: i64 = view.reshuffles(view.seat)
        if card.is_explorer:
            return 1 if shuffled < 2 else 0
        trade: i64 = 4 - shuffled if shuffled < 3 else 1
        worth: i64 = card.trade * trade + card.combat * (2 + shuffled) + card.cards * 8 + card.trimmed * (6 if shuffled < 4 else 2)
        return worth + card.cost * 4

    def scraps_for(self, view: View, piece: Piece) -> bool:
        if wins_now(view, piece):
            return True
        return view.reshuffles(view.seat) > 2 and piece.card.is_explorer


class VelocityPlayer(Player):
    """Buys what draws cards and what scraps poor ones."""

    def rating(self, view: View, card: Card) -> i64:
        shuffled: i64 = view.reshuffles(view.seat)
        if card.is_explorer:
            return 1 if shuffled < 2 else 0
        return card.cards * 14 + card.trimmed * (14 if shuffled < 4 else 3) + card.combat * 2 + card.trade * 2 + card.cost * 2

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return wins_now(view, piece) or (piece.card.is_explorer and view.reshuffles(view.seat) > 2)


class AttackPlayer(Player):
    """Buys combat; trade only until its deck was shuffled twice."""

    def rating(self, view: View, card: Card) -> i64:
        shuffled: i64 = view.reshuffles(view.seat)
        if card.is_explorer:
            return 1 if shuffled < 1 else 0
        return card.combat * 6 + card.discards * 8 + (card.trade * 4 if shuffled < 2 else 0) + card.cost * 2

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return wins_now(view, piece) or (piece.card.is_explorer and view.reshuffles(view.seat) > 1)


class DefensePlayer(Player):
    """Buys bases, outposts before others, and authority."""

    def rating(self, view: View, card: Card) -> i64:
        shuffled: i64 = view.reshuffles(view.seat)
        if card.is_explorer:
            return 1 if shuffled < 2 else 0
        worth: i64 = card.authority * 3 + card.combat * 2 + (card.trade * 4 if shuffled < 2 else card.trade) + card.cost * 3
        if card.type == BASE:
            worth += card.defense * (8 if card.is_outpost else 4)
        return worth

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return wins_now(view, piece) or (piece.card.is_explorer and view.reshuffles(view.seat) > 2)


def policy_of(name: str, rng: Rng | None) -> Policy:
    """The player of this name, new for each game; only a random one needs a stream.  ValueError for an unknown name."""
    if name == RANDOM and rng is not None:
        return RandomPolicy(rng)
    player = PLAYERS.get(name)
    if player is None:
        raise ValueError(f"There is no policy {name!r}; there are: {', '.join(POLICIES)}.")
    return player()


PLAYERS: Final[dict[str, type[Player]]] = {
    DEFAULT: DefaultPlayer,
    DO_NOTHING: Player,
    EXPLORER: ExplorerPlayer,
    EXPENSIVE: ExpensivePlayer,
    VELOCITY: VelocityPlayer,
    ATTACK: AttackPlayer,
    DEFENSE: DefensePlayer,
}
