"""What texts are worth to the default policy, in points of life: effects, abilities that are activated, and their targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision
from games.legend_of_stars.abilities.constants import ATTACK, CHARACTER, EFFECT, SUPPORT
from games.legend_of_stars.play.cards import (
    BATTLE_GAINS,
    CARDS,
    DAMAGE,
    DESTROYED,
    EFFECT_GAINS,
    ENERGIES,
    GAINED,
    GUARD,
    LEAVE,
    LIFE,
    MAIN_GAINS,
    MOVED,
    REGAINED,
    RETURNED,
    STRENGTH,
    TURN_UP_GAINS,
    TURNED,
    TURNED_DOWN,
    WEAKNESS,
    Card,
)
from games.legend_of_stars.play.constants import LANES, PLAY_VERB, SQUARES
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.view import View
from games.legend_of_stars.policies.worth import attack_worth, character_worth, keep_worth

# What a card in hand, an energy and a point of life are worth.
CARD_WORTH: Final = 250
ENERGY_WORTH: Final = 150
# Of the worth of the character that a text hits.
RETURNED_PERCENT: Final = 60
TURNED_PERCENT: Final = 25
# A text is used if it gives more than this for each energy that it costs.
LEAST_FOR_ENERGY: Final = 60
# The worth of a text in hand, besides 100 for each energy of its cost.
TEXT_WORTH: Final = 450
# A flash saves at least this much, or it waits.
LEAST_SAVED: Final = 250
NOTHING: Final = -1_000_000


def plain_worth(gains: list[int]) -> i64:
    """The worth of what a text gives whatever lies on the table."""
    worth: i64 = CARD_WORTH * gains[CARDS] + gains[DAMAGE] + gains[LIFE] * 3 // 4
    return worth + ENERGY_WORTH * (2 * gains[ENERGIES] + gains[REGAINED])


def main_worth(view: View, card: Card, gains: list[int]) -> i64:
    """The worth of a text that is used in the own main phase."""
    worth: i64 = plain_worth(gains)
    if gains[DESTROYED]:
        worth += best_enemy(view)
    if gains[RETURNED]:
        worth += best_enemy(view) * RETURNED_PERCENT // 100
    if gains[TURNED]:
        worth += best_enemy(view) * TURNED_PERCENT // 100
    if gains[WEAKNESS]:
        worth += weakened(view, gains[WEAKNESS])
    if gains[STRENGTH]:
        worth += strengthened(view, gains[STRENGTH])
    if gains[MOVED] and card.type == EFFECT:
        worth += advanced(view)
    if gains[LEAVE]:
        worth += advanced(view)
    if gains[GAINED]:
        worth += ENERGY_WORTH
    return worth


def best_enemy(view: View) -> i64:
    """The worth of the best enemy character whose card is known."""
    best: i64 = 0
    enemy: i64 = 1 - view.seat
    for square in range(SQUARES):
        id: i64 = view.character_on(enemy, square)
        if id >= 0 and view.is_known(id):
            worth: i64 = character_worth(view, view.piece(id))
            best = max(best, worth)
    return best


def attackers(view: View) -> list[Piece]:
    """The own characters that can attack in this turn as they stand."""
    found: list[Piece] = []
    for square in range(LANES):
        id: i64 = view.character_on(view.seat, square)
        if id >= 0 and view.is_up(id) and view.position_of(id) == ATTACK:
            found.append(view.piece(id))
    return found


def turned_by(view: View, piece: Piece, more: i64, less: i64) -> i64:
    """What an attack wins more if the attacker has `more` ATK and its target `less` to guard with."""
    lane: i64 = view.lane_of(piece)
    target: i64 = view.met_in(1 - view.seat, lane)
    if target < 0:
        return more
    if not view.is_known(target):
        return 0
    other = view.piece(target)
    attack: i64 = view.attack_of(piece)
    guard: i64 = view.guard_of(other)
    before: i64 = duel(attack, guard, character_worth(view, piece), character_worth(view, other))
    after: i64 = duel(attack + more, guard - less, character_worth(view, piece), character_worth(view, other))
    return after - max(before, 0) if after > 0 else 0


def duel(attack: i64, guard: i64, own: i64, other: i64) -> i64:
    """What a battle gives the attacker's player."""
    worth: i64 = 0
    if attack >= guard:
        worth += other
    if attack <= guard:
        worth -= own
    return worth


def weakened(view: View, by: i64) -> i64:
    worth: i64 = 0
    for piece in attackers(view):
        worth += turned_by(view, piece, 0, by)
    return worth


def strengthened(view: View, by: i64) -> i64:
    best: i64 = 0
    for piece in attackers(view):
        worth: i64 = turned_by(view, piece, by, 0)
        best = max(best, worth)
    return best


def advanced(view: View) -> i64:
    """The worth of letting one character that stays behind this turn attack from the front row."""
    best: i64 = 0
    for square in range(LANES, SQUARES):
        id: i64 = view.character_on(view.seat, square)
        if id >= 0:
            worth: i64 = advance_worth(view, view.piece(id))
            best = max(best, worth)
    return best


def advance_worth(view: View, piece: Piece) -> i64:
    """What an own character in the back row, which cannot move by itself, wins in the front row now."""
    if piece.square < LANES or not view.is_new(piece) or not view.is_up(piece.id) or piece.position != ATTACK:
        return 0
    lane: i64 = view.lane_of(piece)
    if view.is_occupied(view.seat, lane):
        return 0
    worth: i64 = attack_worth(view, piece, lane)
    return max(worth, 0)


def keep_text(card: Card, energies: i64) -> i64:
    """The worth of an effect or a support in hand, to find the card to part with."""
    late: i64 = card.cost - energies - 1
    worth: i64 = TEXT_WORTH + 100 * card.cost
    if card.type == EFFECT and card.effect is None:
        return 0
    if card.type == SUPPORT and not card.has_text:
        return 0
    if card.type == SUPPORT:
        worth -= TEXT_WORTH // 4
    return worth - 250 * late if late > 0 else worth


def keep_any(card: Card, energies: i64) -> i64:
    return keep_worth(card, energies) if card.type == CHARACTER else keep_text(card, energies)


# --- battles -----------------------------------------------------------------------------------------------------------


def battle_choice(view: View, decision: Decision) -> i64:
    """The option of a window in an attack phase that saves or wins most, or passing."""
    options = decision.options
    last: i64 = len(options) - 1
    best: i64 = last
    most: i64 = 0
    number: i64 = 0
    while number < last:
        option = options[number]
        piece = view.piece(option.piece)
        worth: i64 = 1
        if option.verb == PLAY_VERB:
            worth = battle_worth(view, piece.card, EFFECT_GAINS) - LEAST_SAVED
        elif not view.is_up(piece.id) or piece.card.gains[BATTLE_GAINS] != piece.card.gains[TURN_UP_GAINS]:
            gains = piece.card.gains[BATTLE_GAINS]
            if gains[STRENGTH] or gains[GUARD]:
                worth = battle_worth(view, piece.card, BATTLE_GAINS) - LEAST_SAVED // 2
        if worth > most:
            most = worth
            best = number
        number += 1
    return best


def battle_worth(view: View, card: Card, slot: i64) -> i64:
    """What a text wins or saves for this seat in the battle under way."""
    gains = card.gains[slot]
    worth: i64 = plain_worth(gains)
    attacker: i64 = view.attacker()
    if attacker < 0 or not view.is_known(attacker):
        return worth
    piece = view.piece(attacker)
    target: i64 = view.attacked()
    if piece.owner == view.seat:
        if target >= 0:
            other = view.piece(target)
            attack: i64 = view.attack_of(piece)
            guard: i64 = view.guard_of(other)
            own: i64 = character_worth(view, piece)
            theirs: i64 = character_worth(view, other)
            now: i64 = duel(attack, guard, own, theirs)
            if gains[STRENGTH]:
                worth += duel(attack + gains[STRENGTH], guard, own, theirs) - now
            if gains[DESTROYED] or gains[RETURNED]:
                worth += view.attack_of(piece) - now
        elif gains[STRENGTH] and view.attack_of(piece) < view.life(1 - view.seat) <= view.attack_of(piece) + gains[STRENGTH]:
            worth += 2000
        return worth
    lost: i64 = loss(view, piece, target, 0)
    if gains[TURNED] or gains[RETURNED]:
        worth += lost
    if gains[RETURNED]:
        worth += character_worth(view, piece) * RETURNED_PERCENT // 200
    if gains[DESTROYED]:
        worth += lost + character_worth(view, piece) // 2
    if target >= 0:
        more: i64 = gains[STRENGTH] if view.position_of(target) == ATTACK else gains[GUARD]
        worth += lost - loss(view, piece, target, more)
    return worth


def loss(view: View, attacker: Piece, target: i64, more: i64) -> i64:
    """What this seat loses to the attack if the attacked character has `more` to guard with."""
    attack: i64 = view.attack_of(attacker)
    if target < 0:
        return 3 * attack if attack >= view.life(view.seat) else attack
    defender = view.piece(target)
    return duel(attack, view.guard_of(defender) + more, character_worth(view, attacker), character_worth(view, defender))


# --- targets and cards -------------------------------------------------------------------------------------------------


def target_choice(view: View, decision: Decision) -> i64:
    """The target that a text hits best: of enemies the most valuable, of own characters the one that it helps."""
    gains = gains_of(view.piece(decision.subject).card) if decision.subject >= 0 else []
    best: i64 = 0
    most: i64 = NOTHING
    number: i64 = 0
    for option in decision.options:
        if option.verb == PASS_VERB:
            number += 1
            continue
        worth: i64 = target_worth(view, view.piece(option.piece), gains) if view.is_known(option.piece) else 0
        if worth > most:
            most = worth
            best = number
        number += 1
    return best


def gains_of(card: Card) -> list[int]:
    """The gains of all abilities of a card together."""
    total: list[int] = card.gains[0].copy()
    for slot in card.gains[1:]:
        place: i64 = 0
        while place < len(total):
            total[place] = total[place] + slot[place]
            place += 1
    return total


def target_worth(view: View, piece: Piece, gains: list[int]) -> i64:
    """The worth of a card as a target of a text with these gains."""
    if piece.square < 0:
        return keep_any(piece.card, 10)
    if piece.id in (view.attacker(), view.attacked()):
        return 1_000_000
    if piece.owner != view.seat:
        return character_worth(view, piece) + (view.attack_of(piece) if piece.position == ATTACK else 0)
    worth: i64 = view.attack_of(piece) // 100
    if gains and (gains[MOVED] or gains[LEAVE]):
        worth += advance_worth(view, piece)
    if gains and gains[STRENGTH] and piece.square < LANES and piece.position == ATTACK:
        worth += 100 + turned_by(view, piece, gains[STRENGTH], 0)
    return worth


def pick_choice(view: View, decision: Decision) -> i64:
    """Of the own hand the card that is needed least; of cards looked at, those to keep or, where they go under the deck, to be rid of."""
    options = decision.options
    last: i64 = len(options) - 1
    energies: i64 = view.energies(view.seat)
    takes = decision.subject >= 0 and gains_of(view.piece(decision.subject).card)[CARDS] > 0
    may_pass = options[last].verb == PASS_VERB
    best: i64 = 0
    most: i64 = NOTHING
    number: i64 = 0
    for option in options:
        if option.verb != PASS_VERB:
            worth: i64 = keep_any(view.piece(option.piece).card, energies) if view.is_known(option.piece) else 0
            if not takes:
                worth = -worth
            if worth > most:
                most = worth
                best = number
        number += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    if may_pass and not takes and most < 0:
        return last
    return best


def turn_up_worth(view: View, card: Card) -> i64:
    """The worth of the ability of a character that is turned up now."""
    if card.turn_up is None:
        return 0
    gains = card.gains[TURN_UP_GAINS]
    worth: i64 = main_worth(view, card, gains)
    if gains[TURNED_DOWN]:
        worth += best_enemy(view) // 4
    return worth


def activation_worth(view: View, card: Card) -> i64:
    """The worth of an ability that is activated in the own main phase."""
    gains = card.gains[MAIN_GAINS]
    if gains[MOVED]:
        return 0
    if gains[REGAINED] and view.regained(view.seat) == view.energies(view.seat):
        return 0
    return main_worth(view, card, gains)


def play_worth(view: View, card: Card) -> i64:
    """The worth of playing an effect or a support in the main phase, on the scale of characters; 0 or less to keep it."""
    if card.type == SUPPORT:
        return 1000 * card.cost if card.has_text else -1
    gains = card.gains[EFFECT_GAINS]
    worth: i64 = main_worth(view, card, gains) - LEAST_FOR_ENERGY * card.cost
    if gains[TURNED] and card.is_flash:
        return -1  # it stops an attack
    if gains[DESTROYED] or gains[RETURNED]:
        worth -= 2 * LEAST_SAVED
    elif card.is_flash:
        worth -= LEAST_SAVED // 2
    return 1000 * card.cost + 1 if worth > 0 else -1
