"""The events of a game's log, with what an entry's `piece`, `amount` and `other` mean; see `engine.log`."""

from __future__ import annotations

from typing import Final

# 0, the engine's CHOSEN: a decision was answered.
SPEED_SHOWN: Final = 1  # amount: the speed
FIRST_PLAYER: Final = 2  # amount: 1 if chance decided
UNDER_DECK: Final = 3  # amount: the number of cards
MULLIGAN_TAKEN: Final = 4
TURN_BEGINS: Final = 5
DRAWN: Final = 6  # amount: the number of cards
NO_DRAW: Final = 7
ENERGY: Final = 8  # put into the energy zone
PLACED: Final = 9  # amount: the square; other: the display
SUPPORT_PLAYED: Final = 10
EFFECT_PLAYED: Final = 11
DISPLAY: Final = 12  # amount: the position
TURNED_UP: Final = 13
TURNED_DOWN: Final = 14
MOVED: Final = 15  # amount: the square
ATTACK: Final = 16  # other: the attacked character, -1 for the player
STOPPED: Final = 17  # the attack does not go on
DIRECT_DAMAGE: Final = 18  # amount: the damage; seat: the player who takes it
COMPARED: Final = 19  # piece: the attacker; amount: its number; other: the number of its target
DOWN: Final = 20  # amount: the DOWN damage; seat: the player who takes it
DAMAGE: Final = 21  # by an effect; seat: the player who takes it
HEALED: Final = 22
DESTROYED: Final = 23
RETURNED: Final = 24
REGAINED: Final = 25
GAINED: Final = 26
TRASHED: Final = 27
TAKEN: Final = 28
ABILITY: Final = 29  # amount: 1 for the ability of a character that was turned up
EXPIRED: Final = 30  # an effect ends; piece: its source
GAME_ENDED: Final = 31  # amount: how it ended; seat: the winner
TRIGGERED: Final = 32  # the ability of a card answers what has happened; amount: the kind of that event
CHANGED: Final = 33  # an effect that lasts for a while begins; other: the kind of the change * CHANGES + its number; amount: how much
PUT_UNDER: Final = 34  # a text puts the card under its owner's deck
PAID: Final = 35  # piece: the card paid for, or whose ability is; amount: the energies
CHANGES: Final = 16
SET: Final = 1000  # more in `other` if a number is set, not raised or lowered

# Cards that lie open while this happens, or lay open before (LOS-SET-02, LOS-ZON-06); a card that goes unseen under a deck is not named.
OPEN: Final = frozenset({SPEED_SHOWN, UNDER_DECK, SUPPORT_PLAYED, EFFECT_PLAYED, TRASHED})
