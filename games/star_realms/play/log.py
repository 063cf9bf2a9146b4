"""The numbers of the events in a game's log; `engine.log` has the entries that carry them."""

from __future__ import annotations

from typing import Final

# 0 is the engine's CHOSEN: a player answered a decision.
TURN_BEGAN: Final = 3  # amount: the turn
PLAYED: Final = 4
USED: Final = 5  # amount: slot
GAINED_TRADE: Final = 6
GAINED_COMBAT: Final = 7
GAINED_AUTHORITY: Final = 8
DREW: Final = 9  # amount: cards
SHUFFLED: Final = 10
ACQUIRED: Final = 11  # amount: cost paid; other: destination
SCRAPPED: Final = 12
DISCARDED: Final = 13
DESTROYED: Final = 14  # amount: combat spent, 0 for none
ATTACKED: Final = 15  # amount
TURN_ENDED: Final = 16  # amount: trade lost; other: combat lost
GAME_ENDED: Final = 17  # amount: the ending
COPIED: Final = 18  # other: index of the copied card
COUNTS_AS: Final = 19  # amount: factions
LOST_AUTHORITY: Final = 20
EVENT_REVEALED: Final = 21
RETURNED: Final = 22  # other: destination
ROW_CARD_LOST: Final = 23
PAID: Final = 24  # the price of an ability.  amount; other: the op that gains what is paid
SET_ASIDE: Final = 25
STOLEN: Final = 26
ROW_FILLED: Final = 27

# Cards that everybody sees, although some still lie in a hand when this is written (SR-END-01, A-18).
OPEN: Final = frozenset(
    {PLAYED, USED, ACQUIRED, SCRAPPED, DISCARDED, DESTROYED, EVENT_REVEALED, ROW_CARD_LOST, SET_ASIDE, STOLEN, COPIED, COUNTS_AS}
)
