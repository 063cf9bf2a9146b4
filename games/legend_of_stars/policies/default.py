"""The default policy: place characters where they guard a lane or find it open, advance, and attack what they beat.

Characters with an ability for when they are turned up are placed face-down; flashes wait for the attack that they decide.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option, Policy
from games.engine.events.windows import ACTIONS_DECISION, TARGET_DECISION
from games.engine.verbs import PICK_DECISION
from games.legend_of_stars.abilities.constants import ATTACK, CHARACTER, POSITIONS
from games.legend_of_stars.play.cards import Card
from games.legend_of_stars.play.constants import (
    ACTIVATE_VERB,
    ATTACK_CHOICE,
    DISCARD_CHOICE,
    DISPLAY_CHOICE,
    DISPLAY_VERB,
    ENERGY_VERB,
    FACING_DOWN,
    LANES,
    LEAD_CHOICE,
    MAIN_CHOICE,
    MULLIGAN,
    PLAY_VERB,
    SPEED_CHOICE,
    SQUARE_CHOICE,
)
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.view import View
from games.legend_of_stars.policies.abilities import (
    activation_worth,
    battle_choice,
    keep_any,
    pick_choice,
    play_worth,
    target_choice,
    turn_up_worth,
)
from games.legend_of_stars.policies.standing import ADVANCE, Standing
from games.legend_of_stars.policies.worth import (
    attack_worth,
    character_worth,
    lane_threat,
    threat,
    way_forward,
)

# Energies below which a card is put into the energy zone each turn, and below which it is if the hand has cards enough.
FEW_ENERGIES: Final = 4
ENOUGH_ENERGIES: Final = 7
CARDS_TO_SPARE: Final = 3
# Cards of a turn after which no other is played: texts that return free cards to the hand would let the turn go on for ever.
PLAYED_MOST: Final = 60
# A hand with fewer characters of at most this cost is redrawn.
EARLY_COST: Final = 3
EARLY_CHARACTERS: Final = 2
# The worth of turning a character up, besides its ability.
TURN_UP: Final = 30
LEAST: Final = -1_000_000


class LanePolicy(Policy):
    """One greedy step after another; it holds no state."""

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: PLR0911  one line a kind of decision
        own: View = view
        kind: i64 = decision.kind
        if kind == MAIN_CHOICE:
            return self.choose_main(own, decision)
        if kind == LEAD_CHOICE:
            return self.choose_move(own, decision)
        if kind == ATTACK_CHOICE:
            return self.choose_attack(own, decision)
        if kind == SQUARE_CHOICE:
            return self.choose_square(own, decision)
        if kind == DISPLAY_CHOICE:
            return self.choose_display(own, decision)
        if kind == DISCARD_CHOICE:
            return self.least_kept(own, decision)
        if kind == MULLIGAN:
            return 0 if self.wants_mulligan(own) else 1
        if kind == SPEED_CHOICE:
            return self.fastest(own, decision)
        return self.choose_for_text(own, decision)

    def choose_for_text(self, view: View, decision: Decision) -> int:
        """The answers that texts ask for; what a trigger or a turned-up character gives is always taken."""
        kind: i64 = decision.kind
        if kind == ACTIONS_DECISION:
            return battle_choice(view, decision)
        if kind == TARGET_DECISION:
            return target_choice(view, decision)
        if kind == PICK_DECISION:
            return pick_choice(view, decision)
        return 0  # yes, the first of several effects, and any order

    # --- setup -----------------------------------------------------------------------------------------------------

    def fastest(self, view: View, decision: Decision) -> int:
        """Who goes first attacks first, so the faster card."""
        first = view.piece(decision.options[0].piece).card
        second = view.piece(decision.options[1].piece).card
        return 0 if first.speed >= second.speed else 1

    def wants_mulligan(self, view: View) -> bool:
        early: i64 = 0
        for piece in view.hand():
            if piece.card.type == CHARACTER and piece.card.cost <= EARLY_COST:
                early += 1
        return early < EARLY_CHARACTERS

    # --- the main phase --------------------------------------------------------------------------------------------

    def choose_main(self, view: View, decision: Decision) -> int:
        """First the energy, then the most expensive character, then the displays."""
        if decision.options[0].verb == ENERGY_VERB:
            energy: i64 = self.energy_to_add(view, decision)
            if energy >= 0:
                return energy
        best: i64 = self.best_play(view, decision) if view.side().played < PLAYED_MOST else -1
        return best if best >= 0 else self.best_display(view, decision)

    def best_play(self, view: View, decision: Decision) -> i64:
        """The option that plays the card worth most; -1 if no card is worth playing."""
        best: i64 = -1
        most: i64 = -1
        number: i64 = 0
        for option in decision.options:
            if option.verb == PLAY_VERB:
                card = view.piece(option.piece).card
                worth: i64 = 1000 * card.cost + card.attack if card.type == CHARACTER else play_worth(view, card)
                if worth > most:
                    most = worth
                    best = number
            number += 1  # noqa: SIM113
        return best

    def best_display(self, view: View, decision: Decision) -> i64:
        """The change of display or the activation that wins most; the last option, the end of the phase, if none wins anything."""
        best: i64 = len(decision.options) - 1
        gain: i64 = 0
        standing: Standing | None = None
        number: i64 = 0
        for option in decision.options:
            if option.verb == DISPLAY_VERB:
                if standing is None or standing.piece.id != option.piece:  # the displays of a character stand together
                    standing = Standing(view, view.piece(option.piece))
                better: i64 = self.display_gain(view, option, standing)
                if better > gain:
                    gain = better
                    best = number
            elif option.verb == ACTIVATE_VERB:
                won: i64 = activation_worth(view, view.piece(option.piece).card)
                if won > gain:
                    gain = won
                    best = number
            number += 1  # noqa: SIM113
        return best

    def energy_to_add(self, view: View, decision: Decision) -> i64:
        """The option that puts the least useful card into the energy zone; -1 to keep all."""
        hand = view.hand()
        energies: i64 = view.energies(view.seat)
        if energies >= FEW_ENERGIES and (energies >= ENOUGH_ENERGIES or len(hand) < CARDS_TO_SPARE):
            most: i64 = 0
            for piece in hand:
                most = max(most, piece.card.cost)
            if most <= energies and not self.has_useless(hand, energies):
                return -1
        best: i64 = -1
        least: i64 = -LEAST
        number: i64 = 0
        for option in decision.options:
            if option.verb == ENERGY_VERB:
                worth: i64 = keep_any(view.piece(option.piece).card, energies)
                if worth < least:
                    least = worth
                    best = number
            number += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        return best

    def has_useless(self, hand: list[Piece], energies: i64) -> bool:
        for piece in hand:  # noqa: SIM110  a loop is faster when compiled
            if keep_any(piece.card, energies) <= 0:
                return True
        return False

    def display_gain(self, view: View, option: Option, standing: Standing) -> i64:
        """What a change of display wins; turning up counts like a character that guards the same."""
        piece = standing.piece
        turns_up = option.amount < FACING_DOWN and not view.is_up(piece.id)
        gain: i64 = standing.worth(option.amount % FACING_DOWN) - standing.now
        return gain + (TURN_UP + turn_up_worth(view, piece.card) if turns_up else 0)

    # --- where and how a character enters ----------------------------------------------------------------------------

    def choose_square(self, view: View, decision: Decision) -> int:
        card = view.piece(decision.subject).card
        best: i64 = 0
        most: i64 = LEAST
        number: i64 = 0
        for option in decision.options:
            worth: i64 = self.lane_worth(view, card, option.amount % LANES)
            if worth > most:
                most = worth
                best = number
            number += 1  # noqa: SIM113
        return best

    def lane_worth(self, view: View, card: Card, lane: i64) -> i64:
        """The worth of a new character in the back row of a lane."""
        enemy: i64 = 1 - view.seat
        worth: i64 = 0
        if not view.is_occupied(view.seat, lane):
            guard: i64 = max(card.attack, card.defence)
            worth += lane_threat(view, lane) - threat(view, lane, guard, card.down)
            target: i64 = view.met_in(enemy, lane)
            if way_forward(card) >= 0:
                if target < 0:
                    worth += card.attack // 2
                elif view.is_known(target) and view.guard_of(view.piece(target)) < card.attack:
                    worth += card.attack // 4
        return worth

    def choose_display(self, view: View, decision: Decision) -> int:
        """Face-up, in the position that leads forward if attack position does not, else in the one that guards better."""
        card = view.piece(decision.subject).card
        forward: i64 = way_forward(card)
        if card.turn_up is not None and not view.is_passive(1 - view.seat):
            guards = card.defence > card.attack and forward != ATTACK
            return self.option_of(decision, FACING_DOWN + (POSITIONS - 1 if guards else ATTACK))
        if forward > ATTACK:
            return self.option_of(decision, forward)
        if not view.is_passive(1 - view.seat) and card.defence > card.attack:
            return self.option_of(decision, POSITIONS - 1)
        return self.option_of(decision, ATTACK)

    def option_of(self, decision: Decision, amount: i64) -> i64:
        number: i64 = 0
        for option in decision.options:
            if option.amount == amount:
                return number
            number += 1  # noqa: SIM113
        return 0

    # --- lead and attack phase ---------------------------------------------------------------------------------------

    def choose_move(self, view: View, decision: Decision) -> int:
        options = decision.options
        last: i64 = len(options) - 1
        best: i64 = last
        most: i64 = 0
        number: i64 = 0
        while number < last:
            option = options[number]
            worth: i64 = self.move_worth(view, view.piece(option.piece), option.amount)
            if worth > most:
                most = worth
                best = number
            number += 1
        return best

    def move_worth(self, view: View, piece: Piece, square: i64) -> i64:
        """What a move wins: a better attack in this turn, less what it leaves open."""
        here: i64 = view.lane_of(piece)
        there: i64 = square % LANES
        worth: i64 = self.place_worth(view, piece, square) - self.place_worth(view, piece, piece.square)
        if here == there:
            return worth
        if view.met_in(view.seat, here) == piece.id:  # the lane may be left open
            behind: i64 = here + LANES
            is_open = piece.square >= LANES or not view.is_occupied(view.seat, behind)
            if is_open:
                worth -= threat(view, here, -1, 0)
        if view.met_in(view.seat, there) < 0:
            worth += threat(view, there, -1, 0) - threat(view, there, view.guard_of(piece), character_worth(view, piece))
        return worth

    def place_worth(self, view: View, piece: Piece, square: i64) -> i64:
        """The worth of the attack from a square in this turn; being in front, or behind an empty square, is worth a little."""
        lane: i64 = square % LANES
        if square < LANES:
            worth: i64 = ADVANCE
            if piece.position == ATTACK:
                attack: i64 = attack_worth(view, piece, lane)
                worth += max(attack, 0)
            return worth
        front_is_free = not view.is_occupied(view.seat, lane)
        return ADVANCE // 2 if front_is_free and way_forward(piece.card) >= 0 else 0

    def choose_attack(self, view: View, decision: Decision) -> int:
        """Every attack that wins more than it loses, the best first."""
        options = decision.options
        last: i64 = len(options) - 1
        best: i64 = last
        most: i64 = 0
        number: i64 = 0
        while number < last:
            option = options[number]
            piece = view.piece(option.piece)
            worth: i64 = attack_worth(view, piece, view.lane_of(piece))
            if worth > 0 and worth >= most:  # of an ordinary and a direct attack with the same worth, the direct one comes later
                most = worth
                best = number
            number += 1
        return best

    def least_kept(self, view: View, decision: Decision) -> int:
        energies: i64 = view.energies(view.seat)
        best: i64 = 0
        least: i64 = -LEAST
        number: i64 = 0
        for option in decision.options:
            worth: i64 = keep_any(view.piece(option.piece).card, energies)
            if worth < least:
                least = worth
                best = number
            number += 1  # noqa: SIM113
        return best
