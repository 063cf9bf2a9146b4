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
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import (
    ACQUIRE_VERB,
    ALLY,
    AMOUNT,
    ASIDE_VERB,
    ATTACK_BASE_VERB,
    ATTACK_VERB,
    BASE,
    COPIED_CARD,
    COUNTED,
    DESTROY_VERB,
    DISCARD,
    DISCARD_VERB,
    DRAW,
    FACTION,
    FLIP,
    GAIN_ALLY,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    GAMBIT,
    HAND,
    HAND_VERB,
    HERO,
    INSTEAD_VERB,
    MAIN,
    OPTION,
    OWN,
    PICK,
    PICK_OP,
    PLACE,
    PLAY_VERB,
    PLAYED,
    SCRAP,
    SCRAP_VERB,
    STEAL_VERB,
    TAKE_VERB,
    TOP_VERB,
    TRADE_ROW,
    USE_VERB,
    ZONES_A_SEAT,
)
from games.star_realms.play.state import Piece, Table
from games.star_realms.play.view import View

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

POOR: Final = 20  # what a starting card is worth keeping (`Card.keep`) is less, what any card that was bought is more


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
        if kind == FACTION:
            return self.faction(view, decision)
        return self.copied_ability(view, decision)

    # --- what subclasses change ------------------------------------------------------------------------------------

    def rating(self, view: View, card: Card) -> i64:
        """How much it wants to buy the card; 0 and below: not at all."""
        return 0

    def scraps_for(self, view: View, piece: Piece) -> bool:
        """Does it use the scrap ability of this card of its own?"""
        return False

    # --- what they share -------------------------------------------------------------------------------------------

    def main(self, view: View, decision: Decision) -> int:
        """The options stand in a good order (`turn.ask_main`): abilities and cards as they come, then scrap abilities, then the rest."""
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
        verb: i64 = options[len(options) - 1].verb
        if verb in (TAKE_VERB, STEAL_VERB, DESTROY_VERB, TOP_VERB, HAND_VERB):
            return self.best(view, decision)
        if verb == SCRAP_VERB and view.piece(options[len(options) - 1].piece).zone == TRADE_ROW:
            # Nothing of the row, where it may say no; else the dearest, or of its own cards a poor one.
            if options[0].verb == PASS_VERB:
                return 0
            least: i64 = self.least(view, decision)
            return least if is_poor(view.piece(options[least].piece)) else self.best(view, decision)
        if verb == ASIDE_VERB:
            return self.best(view, decision)
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
        """What is to be scrapped or discarded: the least useful; nothing that was bought, where it may say no.

        Of two alike rather the one in the discard pile: the other can still be played.
        """
        least = 0
        fewest: i64 = 1000000
        for number, option in enumerate(decision.options):
            if option.verb == PASS_VERB:
                if number == 0:
                    fewest = 2 * POOR
            elif option.verb == INSTEAD_VERB:  # better than to scrap what was bought, or nothing
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
        """The effect that is worth most."""
        best = 0
        most: i64 = -1
        for number, program in enumerate(view.programs_offered()):
            worth: i64 = worth_of(view, program)
            if worth > most:
                best = number
                most = worth
        return best

    def faction(self, view: View, decision: Decision) -> int:
        """The one of which most cards are in play."""
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
    """Let the rules spare these players, by seat, the questions to which their answer is known."""
    for seat, policy in enumerate(policies):
        table.sides[seat].is_hasty = isinstance(policy, Player) and policy.is_hasty()


def is_poor(piece: Piece) -> bool:
    """A card that nobody bought."""
    return piece.card.keep < POOR


def is_in_hand(piece: Piece) -> bool:
    return piece.zone in (HAND, ZONES_A_SEAT + HAND)


def is_worth_its_loss(view: View, program: Program) -> bool:
    """Is there a poor card to scrap for it?"""
    for op in program.ops:
        if op.code == PICK_OP and op.kind == SCRAP_VERB:
            zones: i64 = op.selector.zones
            if zones & (1 << TRADE_ROW) != 0:
                return True
            if zones & (1 << HAND) != 0 and has_poor(view.hand()):
                return True
            if zones & (1 << DISCARD) != 0 and has_poor(view.discard(view.seat)):
                return True
    return False


def has_poor(pieces: list[Piece]) -> bool:
    for piece in pieces:  # noqa: SIM110  a generator would be slow when compiled
        if is_poor(piece):
            return True
    return False


def worth_of(view: View, program: Program) -> i64:
    """A rough number: combat 3, trade 4 early and 1 late, a card 7, a poor one discarded for another 5, authority 2, anything else 4."""
    worth: i64 = 0
    shuffled: i64 = view.reshuffles(view.seat)
    for op in program.ops:
        code: i64 = op.code
        if code == GAIN_COMBAT:
            worth += 3 * op.amount
        elif code == GAIN_TRADE:
            worth += (4 if shuffled < 2 else 3 if shuffled < 4 else 1) * op.amount
        elif code == GAIN_AUTHORITY:
            worth += 2 * op.amount
        elif code == DRAW:
            if op.counter == PLAYED:
                worth += 7 * view.played(op.selector.traits)
            elif op.counter != COUNTED:
                worth += 7 * op.amount
        elif code == PICK_OP and op.kind == DISCARD_VERB and op.selector.whose == OWN:
            poor: i64 = 0
            for piece in view.hand():
                if is_poor(piece):
                    poor += 1
            worth += 5 * min(poor, op.amount)
        else:
            worth += 4
    return worth


class ExplorerPlayer(Player):
    """Buys only Explorers, and scraps every one that it plays for its combat."""

    def rating(self, view: View, card: Card) -> i64:
        return 1 if card.is_explorer else 0

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return piece.card.is_explorer


def wins_now(view: View, piece: Piece) -> bool:
    """Is the combat of its scrap abilities, and of those of other cards in play, what is missing to win?  Outposts must fall first."""
    if piece.face.scrap_combat == 0:
        return False
    missing: i64 = view.authority(1 - view.seat) - view.combat()
    for other in view.in_play(1 - view.seat):
        if other.face.is_outpost:
            missing += view.defense(other)
    if missing <= 0:
        return False
    for other in view.in_play(view.seat):
        missing -= other.face.scrap_combat
    return missing <= 0


# --- what a card is worth, by the times a deck was shuffled: early trade and scrapping, late combat -------------------------------


def stage(view: View) -> i64:
    """0 to 4, how often the own deck was shuffled."""
    return min(view.reshuffles(view.seat), 4)


def trade_weight(stage: i64) -> i64:
    return max(7 - 2 * stage, 1)


def combat_weight(stage: i64) -> i64:
    return min(3 + stage, 6)


def trimmed_weight(stage: i64) -> i64:
    """Each starting card scrapped early makes every later hand better."""
    return 20 if stage < 2 else 26 - 6 * stage


def in_play(card: Card, worth: i64, tenths: i64, defense: i64, outpost: i64) -> i64:
    """A base gives what it gives again and again, for `tenths` of a turn; and its defense is combat that does not hit its player."""
    if card.type != BASE:
        return worth
    return worth * tenths // 10 + card.defense * (outpost if card.is_outpost else defense)


def lean(stage: i64) -> i64:
    """What a card must be worth to be bought: more and more, for a weak one is drawn in the place of a better one."""
    return 0 if stage < 2 else 30 * stage


def scraps_explorer(view: View, piece: Piece) -> bool:
    """Late an Explorer is worth more as combat than as a card of the deck."""
    return piece.card.is_explorer and view.reshuffles(view.seat) > 1


def opens_ally(view: View, piece: Piece) -> bool:
    """Does the scrap ability of a hero or gambit count as an ally that a card in play still waits for, or turn it into a base?"""
    if piece.face.type & (HERO | GAMBIT) == 0:
        return False
    for ability in piece.face.abilities:
        if ability.slot != SCRAP:
            continue
        for op in ability.program.ops:
            if op.code == FLIP or (op.code == GAIN_ALLY and waits_for(view, op.selector.traits)):
                return True
    return False


def waits_for(view: View, factions: i64) -> bool:
    for piece in view.in_play(view.seat):
        for ability in piece.face.abilities:
            if ability.slot == ALLY and piece.open & ability.bit != 0 and ability.factions & factions != 0:
                return True
    return False


class Buyer(Player):
    """What the players that rate cards have in common."""

    def scraps_for(self, view: View, piece: Piece) -> bool:
        return scraps_explorer(view, piece) or wins_now(view, piece) or opens_ally(view, piece)


class ExpensivePlayer(Buyer):
    """Buys the dearest card, whatever it does; an Explorer while nothing dearer can be paid, and scraps those late."""

    def rating(self, view: View, card: Card) -> i64:
        return card.cost


class DefaultPlayer(Buyer):
    """A bit of everything: rates each card by all that it gives."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.trade * trade_weight(at) + card.combat * combat_weight(at) + card.authority * (2 if at < 2 else 3)
        worth += card.cards * (13 - at) + card.trimmed * trimmed_weight(at) + card.discards * 4 + card.cost * 3
        return in_play(card, worth, 15, 7, 12) - lean(at)


class VelocityPlayer(Buyer):
    """Buys what draws cards and what scraps poor ones, then the combat that a small, quick deck shows every turn."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.cards * (17 - at) + card.trimmed * (trimmed_weight(at) + 2) + card.combat * combat_weight(at)
        worth += card.trade * trade_weight(at) + card.authority + card.discards * 4 + card.cost * 3
        return in_play(card, worth, 13, 6, 10) - lean(at)


class AttackPlayer(Buyer):
    """Buys combat, and what makes the opponent discard; trade only to pay for it."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.combat * (combat_weight(at) + 2) + card.discards * 6 + card.trade * trade_weight(at) + card.cards * 8
        worth += card.trimmed * (trimmed_weight(at) // 3) + card.authority + card.cost * 3
        return in_play(card, worth, 12, 6, 10) - lean(at)


class DefensePlayer(Buyer):
    """Buys bases, outposts before others, and authority."""

    def rating(self, view: View, card: Card) -> i64:
        at: i64 = stage(view)
        worth: i64 = card.authority * (3 if at < 2 else 4) + card.combat * combat_weight(at) + card.trade * trade_weight(at)
        worth += card.cards * 10 + card.trimmed * (trimmed_weight(at) // 2) + card.discards * 4 + card.cost * 3
        return in_play(card, worth, 16, 8, 14) - lean(at)


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
