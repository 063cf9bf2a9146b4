"""The entries in the log of a match, with the meaning of their `piece`, `amount` and `other`; see `engine.log`.

An event of `abilities.constants` that is carried out is logged as EVENT + its kind, with the event's own piece and amount.
"""

from __future__ import annotations

from typing import Final

# 0, the engine's CHOSEN: a decision was answered.
GAME_ENDED: Final = 1  # seat: the winner; amount: the ending
HAND_DRAWN: Final = 2  # amount: cards
HAND_REPLACED: Final = 3  # the mulligan; amount: cards
FOCUS_REFRESHED: Final = 4  # amount: tokens removed in the refresh phase
FOCUS_KEPT: Final = 5  # the Light Side's first refresh phase
SHIELDS_REFRESHED: Final = 6  # amount: tokens removed in the refresh phase
PASSED_OVER: Final = 7  # piece: an objective that cannot enter play
PAID: Final = 8  # piece: the card paid for, amount: its cost; other: resources lost
CONFLICT_SKIPPED: Final = 9
STRUGGLED: Final = 10  # amount: Force total of the Dark Side; other: that of the Light Side
USED: Final = 11  # piece: the card of the ability; amount: its window, of `engine.events.windows`
SHIELD_USED: Final = 12  # piece: the card with the shield
PROTECTED: Final = 13  # piece: the card that takes the damage; amount; other: the card that does not
LEFT_WITH_HOST: Final = 14  # piece: an attached card; other: the card that it was attached to
TAKEN_BACK: Final = 15  # piece: a card that was named and cannot be paid for any more
EDGE_CARD: Final = 16  # piece: a card placed into an edge stack

# Events.  other: the card that damage or tokens come from, the host of an attached card, the light total of an edge battle.
EVENT: Final = 100
# Damage by its source, in the order of BY_STRIKE, BY_EFFECT, BY_UNOPPOSED and BY_BALANCE.
DAMAGE: Final = 200
# The dial by the reason, in the order of DIAL_BY_TURN, DIAL_BY_BALANCE, DIAL_BY_OBJECTIVE and DIAL_BY_TEXT.
DIAL: Final = 300
