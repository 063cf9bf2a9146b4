"""The hundreds in which the other files of this room number what they name.

Everything that one subject adds is numbered within its hundred, whatever its kind: of captives, the op BOUNTY, the event CAPTURED and
the filter IS_ESCORTED are all 1500.  `play/` asks by these bounds which of its rooms carries out an op, tests a filter or counts an amount.
A new number is the next free one of its subject's hundred in the file of its kind.
"""

from __future__ import annotations

from typing import Final

BLOCK: Final = 100  # how many numbers a subject has

# The first number of each subject; its numbers are FIRST <= number < FIRST + BLOCK.  The first two end where the next begins.
FIRST_PLACED: Final = 160  # weapons that stand alone, and Effects that work when they are deployed
FIRST_AFTER_PREMIERE: Final = 180  # what the sets after Premiere brought
FIRST_FETCHED: Final = 1000  # cards that texts fetch from piles, and where and for how much cards are deployed
FIRST_GOAL: Final = 1100  # Objectives, and what cards forbid
FIRST_OF_WEAPONS: Final = 1200  # weapons and hits, crashed vehicles and missing characters
FIRST_MOVING: Final = 1300  # moves, reactions and what bars them
FIRST_FATE: Final = 1400  # destinies that are changed, cards that lie on others, losses, retrievals and politics
FIRST_CAPTIVE: Final = 1500  # captives
FIRST_CONTEST: Final = 1600  # duels, lightsaber combat, Jedi Tests and Podraces
FIRST_ARMS: Final = 1700  # what texts do to shots; creatures and asteroids
FIRST_LIMIT: Final = 1800  # limits, and what was already used
FIRST_OF_TEXTS: Final = 1900  # texts of other cards that are changed or cancelled
FIRST_DRAWS: Final = 2100  # destinies that are compared and chosen between, and the Podrace
FIRST_OF_WAYS: Final = 2200  # ways, skills that are gained, hands that are seen, and Effects that wait for a target
FIRST_BATTLE_AID: Final = 2300  # cards that are shown, shields, and destinies for power or attrition alone
FIRST_OF_SABACC: Final = 2400  # sabacc, duels, destinies that are counted one by one, and what is blown away
FIRST_ANSWERED: Final = 2500  # reactions that are announced, and what both players answer
FIRST_CHANGING: Final = 2600  # texts that are added to those of other cards, and what follows an Interrupt
FIRST_MARCH: Final = 2700  # followers, storms, squadrons, and who may be where
FIRST_PERIL: Final = 2800  # attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
FIRST_RARE: Final = 2900  # combat cards, cards out of play, characters that cross over, and thefts
FIRST_OF_PILES: Final = 3000  # piles and hands, Force that is limited, and what Objectives aim at
FIRST_GUARD: Final = 3100  # protection, second battles, and places that are held
FIRST_OF_OBJECTIVES: Final = 3400  # Objectives of virtual sets
FIRST_OF_PEOPLE: Final = 3600  # characters of virtual sets
