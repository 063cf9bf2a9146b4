"""When texts are used: phases and battles, what both players may answer, and when a text works by itself.

The first two share their numbers (`UsableText.time`); what works by itself has numbers of its own.
"""

from __future__ import annotations

from typing import Final

# When an Interrupt may be used, beside its conditions.
ANY_TIME: Final = 0
IN_BATTLE: Final = 1
IN_CONTROL: Final = 2
IN_DEPLOY: Final = 3
IN_MOVE: Final = 4
IN_OWN_BATTLES: Final = 5  # the own battle phase, between battles
IN_DRAW: Final = 6

# From here on: what has just happened, or is about to, and both players may answer.
FIRST_ANSWER: Final = 8

# 0: the basic game
AT_BATTLE: Final = 8  # a battle has begun, before its weapons segment
AT_USE: Final = 9  # an Interrupt is used
AT_CONTROL: Final = 10  # a control phase begins
AT_MOVE: Final = 11  # a move phase begins
AT_DEPLOY: Final = 12  # a card was deployed
AT_END: Final = 13  # a battle is over, but for its cards
AT_DRAIN: Final = 14  # a Force drain was declared
AT_AIM: Final = 15  # a weapon has its target
AT_SHOT: Final = 16  # the destinies of a weapon are drawn
AT_FIRED: Final = 17  # a weapon was fired; what happened to its bearer, or to the weapon that stands alone
AT_HIT: Final = 18  # a weapon has hit
AT_DESTINY: Final = 19  # a battle destiny was drawn
AT_TOTALS: Final = 20  # all battle destinies are drawn
AT_LOSS: Final = 21  # a player must lose Force, or pay for damage
AT_LOST: Final = 22  # a card was lost from the table
AT_FORFEIT: Final = 23  # a card was forfeited
AT_ACTIVATE: Final = 24  # an activate phase begins
AT_BATTLES: Final = 25  # a battle phase begins
AT_ABANDON: Final = 40  # a vehicle or starship is lost, and those aboard have not left yet
AT_UNPAID: Final = 44  # damage is left, and no card to forfeit
AT_UNCOVERED: Final = 45  # the cover of a spy was just broken

# 1200: weapons and hits, crashed vehicles and missing characters
AT_MISSING: Final = 1200  # a character has just gone missing

# 1300: moves, reactions and what bars them
AT_REACT: Final = 1300  # a card has come in reaction
AT_MOVED: Final = 1301  # a card has made its regular move
AT_TURN_ENDS: Final = 1302  # a turn ends
AT_DEPLOYS: Final = 1303  # a deploy phase begins
AT_DRAWS: Final = 1304  # a draw phase begins
AT_ACTIVATE_END: Final = 1310  # an activate phase ends; the next numbers are the ends of the other phases
AT_DRAW_END: Final = 1315  # a draw phase ends
AT_RUN: Final = 1320  # the starfighters of an Attack Run are in the trench

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
AT_DUE: Final = 1400  # a battle destiny is about to be drawn
AT_ATTRITION: Final = 1401  # the attrition of a battle is known
AT_RETRIEVAL: Final = 1402  # a player is about to retrieve Force
AT_PAID: Final = 1403  # a player has lost all Force of a Force drain
AT_OWN_LOSS: Final = 1404  # the card itself was just lost from the table
AT_OWN_DRAW: Final = 1405  # the card itself was just drawn as destiny
AT_TEXT_PAID: Final = 1406  # a player has lost Force to the text of a card; what happened to that card

# 1500: captives, and creatures
AT_CAPTURE: Final = 1500  # a character was captured
AT_DELIVERY: Final = 1501  # a captive was brought to a prison; what happened to it
AT_RELEASE: Final = 1502  # a captive was released

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
AT_DUEL: Final = 1601  # a duel or a lightsaber combat has begun
AT_DUEL_DESTINY: Final = 1602  # a destiny was drawn for a duel or a lightsaber combat
AT_DUEL_TOTALS: Final = 1603  # all destinies of a duel or a lightsaber combat are drawn
AT_DUEL_DECIDED: Final = 1604  # a duel or a lightsaber combat is decided, and nothing has followed from that yet
AT_DUEL_OVER: Final = 1605  # what follows from a duel or a lightsaber combat has happened
AT_COMPLETED: Final = 1610  # a Jedi Test was completed

# 1700: what texts do to shots; creatures and asteroids
AT_ATTACKED: Final = 1710  # a creature attacks a card, or is attacked; what happened to that card
AT_EATEN: Final = 1711  # a card was defeated by a creature, and is not lost yet

# 1900: texts of other cards that are changed or cancelled
AT_SUCCESS: Final = 1900  # the destiny of an Interrupt has had success
AT_INSERTED: Final = 1901  # a card was inserted in a Reserve Deck
AT_REVEALED: Final = 1902  # an inserted card has come to the top of its deck

# 2400: sabacc, duels, destinies that are counted one by one, and what is blown away
AT_SABACC: Final = 2400  # somebody has won at sabacc, and has not been paid yet; what happened to who has played for the winner
AT_RACE_DRAWN: Final = 2410  # a race destiny was drawn, and lies nowhere yet
AT_RACE_PLACED: Final = 2411  # a race destiny was put on a Podracer or the arena
AT_SHOT_DUE: Final = 2420  # a weapon is about to draw its destinies
AT_BLOWN: Final = 2421  # a location or a starship was just blown away

# 2500: reactions that are announced, and what both players answer
AT_REACTING: Final = 2500  # a card is about to come or go in reaction
AT_CALLED_OFF: Final = 2501  # a player has cancelled a battle; what happened to its location
AT_DRAWN: Final = 2502  # any destiny was drawn, whatever for; what happened to the card that shows it
AT_SPOILS: Final = 2503  # a card was lost that bore weapons or devices
AT_PUT_OUT: Final = 2504  # a card was put out of play
AT_VOIDED: Final = 2505  # a card on the table was cancelled
AT_FROZEN: Final = 2506  # a captive was frozen
AT_REGAINED: Final = 2507  # a player has retrieved Force; what happened to the card by whose text
AT_BEARER_LOST: Final = 2508  # the bearer of the ability's card was lost
AT_HIT_DUE: Final = 2509  # a weapon is about to hit; what happened to its target
AT_TEXT_DESTINY: Final = 2510  # a text has just drawn a destiny; what happened to the card that shows it
AT_STACKED: Final = 2511  # a card was just put on another one by a text
AT_SIDE_DESTINY: Final = 2512  # a destiny for power or attrition alone was just drawn; what happened to the card that shows it
AT_SALVAGE: Final = 2513  # a text of a card on the table is about to take a card that was just lost; what happened to the first

# 2600: texts that are added to those of other cards, and what follows an Interrupt
AT_PLAYED: Final = 2600  # the text of an Interrupt was carried out
AT_CANCELLED: Final = 2601  # the opponent of its player has cancelled a card on the table
AT_WEAPONS_OVER: Final = 2602  # the weapons segment of a battle is over

# 2700: followers, storms, squadrons, and who may be where
AT_SHUTTLED: Final = 2701  # a card was shuttled aboard a starship

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
AT_SWALLOWED: Final = 2800  # a creature has just eaten a card
AT_BEATEN: Final = 2801  # a creature is about to be lost in an attack
AT_ASTEROID: Final = 2802  # an asteroid destiny was drawn

# 2900: combat cards, cards out of play, characters that cross over, and thefts
AT_DUEL_DUE: Final = 2900  # a destiny is about to be drawn for a duel or a lightsaber combat
AT_COMBAT_CARD: Final = 2901  # a combat card was revealed
AT_RETRIEVED: Final = 2902  # a player has retrieved Force; what happened to the card whose text did that
AT_CROSSING: Final = 2910  # a character is about to cross over
AT_REPLACED: Final = 2911  # a character took the place of another one of the same persona

# 3000: piles and hands, Force that is limited, and what Objectives aim at
AT_ORDER_OVER: Final = 3000  # an Admiral's Order was just put on the Used Pile by another one
AT_COAXIUM: Final = 3001  # a coaxium card was just put on the Used Pile
AT_BEARER_GONE: Final = 3002  # the bearer of the card leaves the table, for whatever place; the text says where the card goes
AT_TEXT_DUE: Final = 3003  # a text is about to draw a destiny

# 3100: protection, second battles, and places that are held
AT_SALVAGED: Final = 3101  # a card that was lost goes to the Used Pile instead
AT_HIDING: Final = 3102  # a card is about to hide from a battle
AT_ATTEMPT: Final = 3103  # the targets of an Interrupt, or of a text that a player uses, were just chosen

# 3600: characters of virtual sets
AT_OWN_LEAVING: Final = 3600  # the card itself has just left the table
AT_OTHER_TURN: Final = 3601  # the opponent's turn begins
AT_LEAP: Final = 3602  # a starship is about to move through hyperspace

# When a text works by itself, without a choice.
AT_ONCE: Final = 0  # once a turn, as soon as its conditions hold
AT_OWN_CONTROL: Final = 1  # the own control phase begins
AT_TURN_END: Final = 2  # of any turn
AT_SUMS: Final = 3  # all battle destinies are drawn
AT_ENTRY: Final = 4  # it was just deployed
AT_OWN_TURN: Final = 5  # the own turn begins
AT_FLIP: Final = 1100  # its card was just turned over
