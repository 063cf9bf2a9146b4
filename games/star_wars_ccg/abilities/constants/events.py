"""Events that the engine carries out (`Event.kind`).

`seat` is the player to whom it happens, `amount` the number, `piece` the card.
"""

from __future__ import annotations

from typing import Final

# 0: the basic game
LOST_CARD: Final = 0  # from the table, or from wherever it is
RETRIEVED: Final = 1  # a card, or the top `amount` cards of the Lost Pile, onto the Used Pile
TAKEN: Final = 2  # into its owner's hand
RETURNED: Final = 3  # from the table into its owner's hand, with what is attached to it
FORCE_LOST: Final = 4
ACTIVATED: Final = 5
SHUFFLED: Final = 6  # other: the kind of the pile
RELOCATED: Final = 7  # other: the id of the location
FORCE_USED: Final = 8
DRAWN: Final = 9  # from the Reserve Deck into the hand
PUT_OUT: Final = 10  # out of play
CANCELLED: Final = 11  # an Interrupt that was just used, or a card on the table
MOVED: Final = 12  # its one limited move (CCG-MOV-02); other: the id of the location
PUT_ON_FORCE: Final = 13  # onto the Force Pile
STRUCK: Final = 14  # hit as by a weapon
REVIVED: Final = 15  # from the Lost Pile to a location, without cost; other: the id of the location
STOLEN: Final = 30  # the other player controls it from now on; other: the id of its new bearer
CARRIED_OFF: Final = 31  # from the table into the hand of the player who does not control it, whose card it is from now on
TAKEN_UP: Final = 32  # an Utinni Effect that its target takes
RESTORED: Final = 33  # not hit any more
BOARDED: Final = 34  # aboard a starship; other: its id
UNCOVERED: Final = 35  # the cover of an Undercover spy is broken
BLOWN_AWAY: Final = 36  # a system

# 1200: weapons and hits, crashed vehicles and missing characters
WENT_MISSING: Final = 1200  # a character
FOUND: Final = 1201  # a missing character
CRASHES: Final = 1202  # a vehicle
TURNED_BACK: Final = 1203  # to the Used Pile with what is on it, as if lost

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
STACKED: Final = 1400  # it lies on a card from now on, out of play; other: the id of that card
PUT_IN_PILE: Final = 1401  # other: the kind of the pile, and UNDERNEATH more if it goes to the bottom

# 1500: captives, and creatures
CAPTURED: Final = 1500  # the other player captures a character; other: 1 to freeze it, 0 to leave it as it is
RELEASED: Final = 1501  # a captive is released; other: 1 if it has to stay at its location
FROZEN: Final = 1502  # a captive is frozen
HANDED_OVER: Final = 1503  # a captive goes to another escort
SEIZED: Final = 1504  # the other player captures a character, whom the card `other` seizes if it can, warrior or not

# 2300: the start of the game, cards that are shown, shields, and destinies for power or attrition alone
SHOWN: Final = 2310  # a card is shown to both players

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
HUNG: Final = 2800  # a character comes to hang on the Weather Vane

# 2900: combat cards, cards out of play, characters that cross over, and thefts
LAID_DOWN: Final = 2900  # as STACKED, facedown
CROSSED: Final = 2910  # the other player controls a character from now on

# 3000: piles and hands, Force that is limited, and what Objectives aim at
TURNED: Final = 3000  # an Objective is turned over
HATED: Final = 3001  # as LAID_DOWN, as a Hatred card

# In PUT_IN_PILE.
UNDERNEATH: Final = 100  # added to `other` if the card goes to the bottom of the pile
