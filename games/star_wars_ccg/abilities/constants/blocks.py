"""The hundreds in which the other files of this room number what they name.

Everything that one subject adds is numbered within its hundred, whatever its kind: of captives, the op BOUNTY, the event CAPTURED and
the filter IS_ESCORTED are all 1500.  `play/` asks by these bounds which of its rooms carries out an op, tests a filter or counts an amount.
A new number is the next free one of its subject's hundred in the file of its kind.
"""

from __future__ import annotations

from typing import Final

BLOCK: Final = 100  # the numbers of one subject

# Bounds of subjects.
FIRST_PLACED: Final = 160  # weapons that stand alone, and Effects that work when they are deployed
FIRST_LATER: Final = 180  # what the sets after Premiere brought
FIRST_FETCHED: Final = 1000  # cards that texts fetch from piles, and where and for how much cards are deployed
LAST_FETCHED: Final = 1099
FIRST_GOAL: Final = 1100  # Objectives, and what cards forbid
FIRST_OF_WEAPONS: Final = 1200  # weapons and hits, crashed vehicles and missing characters
LAST_OF_WEAPONS: Final = 1299
FIRST_MOVING: Final = 1300  # moves, reactions and what bars them
LAST_MOVING: Final = 1399
FIRST_FATE: Final = 1400  # destinies that are changed, cards that lie on others, losses, retrievals and politics
FIRST_CAPTIVE: Final = 1500  # captives
LAST_FATE: Final = 1500
LAST_CAPTIVE: Final = 1599
FIRST_CONTEST: Final = 1600  # duels, lightsaber combat, Jedi Tests and Podraces
FIRST_CONTEST_TEST: Final = 1600  # filters of contests
FIRST_CONTEST_AMOUNT: Final = 1600  # amounts of contests
LAST_CONTEST: Final = 1699
FIRST_ARMS: Final = 1700  # what texts do to shots; creatures and asteroids
LAST_ARMS: Final = 1799
FIRST_LIMIT: Final = 1800  # limits, and what was already used
LAST_LIMIT: Final = 1899
FIRST_OF_TEXTS: Final = 1900  # texts of other cards that are changed or cancelled
LAST_OF_TEXTS: Final = 1999
FIRST_DRAWS: Final = 2100  # destinies that are compared and chosen between, and the Podrace
LAST_DRAWS: Final = 2199
BLOCK_OF_WAYS: Final = 2200  # ways, skills that are gained, hands that are seen, and Effects that wait for a target
FIRST_BATTLE_AID: Final = 2300  # cards that are shown, shields, and destinies for power or attrition alone
BLOCK_OF_FATES: Final = 2400  # sabacc, duels, destinies that are counted one by one, and what is blown away
FIRST_ANSWERED: Final = 2500  # reactions that are announced, and what both players answer
LAST_ANSWERED: Final = 2599
FIRST_CHANGING: Final = 2600  # texts that are added to those of other cards, and what follows an Interrupt
LAST_CHANGING: Final = 2699
FIRST_MARCH: Final = 2700  # followers, storms, squadrons, and who may be where
FIRST_MARCH_AMOUNT: Final = 2700  # amounts of followers and storms
FIRST_PERIL: Final = 2800  # attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
LAST_PERIL: Final = 2899
FIRST_RARE: Final = 2900  # combat cards, cards out of play, characters that cross over, and thefts
BLOCK_OF_PILES: Final = 3000  # piles and hands, Force that is limited, and what Objectives aim at
FIRST_GUARD: Final = 3100  # protection, second battles, and places that are held
LAST_GUARD: Final = 3199
BLOCK_OF_GOALS: Final = 3400  # Objectives of virtual sets
BLOCK_OF_PEOPLE: Final = 3600  # characters of virtual sets
