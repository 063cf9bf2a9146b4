"""Amounts that only this game has: `Amount.number` of a GAME_AMOUNT."""

from __future__ import annotations

from typing import Final

# 0: the basic game
IN_OWN_TURN: Final = 0  # 1 in the turn of the ability's player
CONTROLS_HERE: Final = 1  # 1 if the ability's player controls the location of its card
IS_ATTACKER: Final = 2  # 1 if the ability's player began the battle under way
TARGET_ABILITY: Final = 3  # the ability of the first target
OPPOSING_HAND: Final = 4  # cards in the opponent's hand
TARGET_DESTINY: Final = 5
TARGET_COST: Final = 6
OWN_FORCE: Final = 7  # cards in the Force Pile
OWN_LIFE: Final = 8  # the own Life Force
DRAINED_OF: Final = 9  # the Force drained by the opponent this turn
BEST_ABILITY: Final = 10  # the highest ability of an own character on the table
ROLL_LEAD: Final = 11  # own destiny, power and defence of the first target, less opposing destiny and power of the second
IN_BATTLE_NOW: Final = 13  # 1 during a battle
POWER_LEAD: Final = 14  # own power at the battle less the opponent's, without destinies
IS_WINNER: Final = 15  # 1 if the ability's player has won the battle that is over
TARGET_DEFENCE: Final = 16
MAY_REACT: Final = 17  # 1 if the ability's card can move to where the opponent battles or drains
MOVE_PRICE: Final = 18  # the Force that a move of the ability's card costs
DREW: Final = 19  # 1 if the ability's player drew the destiny that was just drawn
ONE_EACH: Final = 20  # 1 if both players drew one battle destiny
FORCE_TO_LOSE: Final = 21  # what the player still has to lose or to pay for damage
ICONS_HERE: Final = 22  # the Force icons of both sides where the ability's card is
DARK_ICONS_HERE: Final = 23
ABILITY_LEFT: Final = 24  # the own ability in the battle that may count for battle destiny
IS_SETTLED: Final = 25  # 1 if the ability's card was deployed in an earlier turn
DESTINY_LEAD: Final = 26  # the own battle destinies less the opponent's
CLAIMED: Final = 60  # 1 once the target of the Utinni Effect has reached it
IS_HOME: Final = 61  # 1 if that target is where it was when the Effect was deployed
TRIP: Final = 62  # the parsecs between that location and where the Effect lies
IN_MOVE_PHASE: Final = 63
MAY_REINFORCE: Final = 64  # 1 if the player can deploy a card to where the opponent battles or drains
IS_OUTGUNNED: Final = 65  # 1 if the opponent has more than twice the own power in the battle
OPPONENTS_DAMAGE: Final = 66  # what the opponent still has to pay for the battle
HAS_OPPONENT_WON: Final = 67  # 1 if the opponent has won the battle that is over
TO_ACTIVATE: Final = 68  # the Force that the player may activate this turn
FOREIGN_FORCE: Final = 69  # the opponent's Force that the player could be let use beyond what it may use
BORROWED: Final = 70  # the opponent's Force that the player has used this turn

# 160: weapons that stand alone, and Effects that work when they are deployed
PAIRS: Final = 160  # the lower of the numbers of cards that fit the two filters of the amount
DECLARED: Final = 161  # what was declared for the ability's card

# 180: what the sets after Premiere brought
OCCUPIES_HERE: Final = 180  # 1 if the ability's player has presence where its card is
POWER_OF_THIS: Final = 181  # the power of the ability's card
TARGET_PRICE: Final = 182  # the deploy cost of the first target, of a weapon or device where it is
IGNITION: Final = 183  # the total of an attempt to blow away the first target
TARGET_SITES: Final = 184  # the sites of the first target's system
EATEN: Final = 185  # the ability kept for the ability's card

# 1100: Objectives, and what cards forbid
FACE: Final = 1100  # 1 while the back of the ability's card is up

# 1200: weapons and hits, crashed vehicles and missing characters
TARGET_FORFEIT: Final = 1200  # the forfeit value of the first target
TARGET_NUMBER: Final = 1201  # the number that weapons fired at the first target must exceed
TARGET_POWER: Final = 1202
UNFIRED: Final = 1203  # 1 if who fires the ability's card has fired no weapon this turn
LIGHT_ICONS_HERE: Final = 1204  # the Light Side's Force icons where the ability's card is

# 1300: moves, reactions and what bars them
PHASE_NOW: Final = 1300
OPPONENTS_GENERATION: Final = 1301  # the Force that the opponent generates beyond what the player does
CAN_RUN: Final = 1302  # 1 if the player can make an Attack Run along the place of the ability's card

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
POLITICS_LEAD: Final = 1400  # the own politics at the Galactic Senate less the opponent's
IN_MAJORITY: Final = 1401  # 1 if the ability's card is there and its player leads
DRAWN_NOW: Final = 1402  # the destiny that was just drawn
OWN_ATTRITION: Final = 1403  # the attrition that the player still has to pay
TARGET_POLITICS: Final = 1404  # of the first target
HAND_SIZE: Final = 1405  # cards in the own hand
OPPONENTS_FORCE: Final = 1406  # cards in the opponent's Force Pile
IS_DUE: Final = 1407  # 1 if the player is about to draw a battle destiny
FORCE_LOST_NOW: Final = 1408  # the Force that the Force drain took that was just paid
FREE_FORCE: Final = 1409  # the Force that the player can use
CAN_REDRAW: Final = 1411  # 1 if there is a card to draw in place of the destiny that was just drawn
HAS_PAID_TEXT: Final = 1412  # 1 if the player has just lost Force to the text of a card
IS_OPPONENTS_TEXT: Final = 1413  # 1 if the text under way is that of an opponent's card

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
DUEL_RESULT: Final = 1600  # 1 if the player has won the contest that is decided, -1 if the opponent has
IS_DUEL: Final = 1601  # 1 during a duel
IS_COMBAT: Final = 1602  # 1 during a lightsaber combat
HAS_STARTED: Final = 1603  # 1 if the player began the contest
DUEL_MARGIN: Final = 1604  # the difference of the two totals
MAY_ATTEMPT: Final = 1610  # 1 if the ability's card is a Jedi Test that can be attempted now
HAS_COMPLETED: Final = 1611  # 1 if it is completed
IS_ABANDONED: Final = 1612  # 1 if it is not, and its apprentice or mentor has left the table
WAS_QUIET: Final = 1613  # 1 if no battle, drain or attempt of the player has happened this turn
ON_TRIAL: Final = 1614  # 1 while it takes its time, 2 if it began in an earlier turn
IS_RACING: Final = 1620  # 1 during a Podrace
IS_FINISHED: Final = 1621  # 1 if somebody has a total that wins it
RACE_RESULT: Final = 1622  # 1 if the player has won the race that the ability's card ran, -1 if the opponent has
RACES_WON: Final = 1623  # by the player
RACES_LOST: Final = 1624  # by the player
STAKE_NOW: Final = 1625  # the Force that is retrieved and lost
HAS_RACED: Final = 1626  # 1 if the ability's card has run a race
RACE_LEAD: Final = 1627  # the highest own race total less the opponent's
MAY_RACE: Final = 1628  # 1 if the player may draw race destiny now
RACE_SUM: Final = 1629  # both race totals together

# 1800: limits, and what was already used
OWN_DAMAGE: Final = 1800  # what the player still has to pay for damage
OPPOSING_FORCE: Final = 1801  # what the opponent can use

# 1900: texts of other cards that are changed or cancelled
HALF_WORKS: Final = 1900  # 1 while the text of the Light Side of the ability's card works; the next number for its Dark Side
BEST_FOE_PRESENT: Final = 1902  # the highest ability of the opponent's characters present with the ability's card

# 2000: protection, and orders
CHARGES_NOW: Final = 2000  # what cards add to the player's total of Deactivate The Shield Generator
IS_OVERPOWERED: Final = 2001  # 1 if the opponent has at least twice the own power in the battle

# 2100: destinies that are compared and chosen between, and the Podrace
TITLES: Final = 2100  # the titles of the cards that fit
IS_ODD: Final = 2101  # 1 if the destiny that the text drew is odd, 2 if it is even, 0 without one
RACER_LEAD: Final = 2102  # the race total of the own Podracers that fit less the highest other one; 0 without a race
OWN_RACE: Final = 2103  # the highest race total of the player

# 2200: ways, skills that are gained, hands that are seen, and Effects that wait for a target
SHORT_OF: Final = 2200  # the highest ability of the player's characters, 7 at most
RESCUE_LEAD: Final = 2201  # the ability of the first target less that of the second

# 2300: the start of the game, cards that are shown, shields, and destinies for power or attrition alone
FIRST_TURN_LASTS: Final = 2300  # 1 until the player's first turn is over

# 2400: sabacc, duels, destinies that are counted one by one, and what is blown away
MAY_GAMBLE: Final = 2400  # 1 if both players have two cards to draw, and no battle is under way
RACE_GAP: Final = 2410  # how far the highest race totals of both players are apart
IS_FRESH_TOTAL: Final = 2411  # 1 if the player has used no text at this race total
CAME_FROM_BESIDE: Final = 2412  # 1 if what has just moved comes from the next site
OTHER_LIFE: Final = 2413  # the opponent's Life Force
PILOTED_AGAINST: Final = 2420  # the ability of the opponent's pilots where the ability's card is, permanent ones as well
OTHER_DRAWS: Final = 2422  # the battle destinies that the opponent has drawn in the battle under way
IS_DRAWN_ODD: Final = 2423  # 1 if the destiny that was just drawn is odd, 2 if it is even
KINDS: Final = 2424  # how many of the filters inside `filter` some card fits
FLAGSHIP_NOW: Final = 2425  # what is added to the player's attempts to blow away the Blockade Flagship

# 2500: reactions that are announced, and what both players answer
CALLED_OFF_BY: Final = 2500  # 1 if the opponent has cancelled the battle
ANY_DRAWN: Final = 2501  # the destiny to which a text answers that was just drawn for whatever it is; below 0 for none
TARGET_MIGHT: Final = 2502  # the ability and the power of the first target together
HALF_RETRIEVED: Final = 2503  # half the Force that the opponent has just retrieved, rounded up
WON_NOW: Final = 2504  # 1 if the player has won the battle under way, or the duel that is decided
BEARER_DEFENCE: Final = 2505  # the armor or maneuver of the lost bearer of the ability's card
HALF_RETRIEVED_DOWN: Final = 2506  # half the Force that the opponent has just retrieved, rounded down, and at least 1
TEXT_AIMS: Final = 2507  # the targets that fit of the text whose destiny is answered, if that is compared with ability or defense
IN_POWER_SEGMENT: Final = 2508  # 1 while destinies are drawn and power is compared in a battle
TEXT_IS: Final = 2509  # 1 if the card fits whose text has just drawn a destiny

# 2600: texts that are added to those of other cards, and what follows an Interrupt
ACTS_NOW: Final = 2600  # how often texts of the ability's card were used this turn
IS_TO_CANCEL: Final = 2601  # 1 if the Interrupt that was just used is used to cancel a card
WAS_SHUFFLED: Final = 2602  # 1 if the Interrupt that has just worked has shuffled a pile

# 2700: followers, storms, squadrons, and who may be where
FOLLOW_PRICE: Final = 2700  # what it costs the ability's card to follow
DRIVER_ABILITY: Final = 2701  # the highest ability of those who run the ability's card

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
CHARGED: Final = 2800  # of the ability's card
TARGETS_NUMBER: Final = 2801  # the numbers together that weapons fired at the first targets must exceed
ABILITY_HERE: Final = 2802  # the own ability where the ability's card is

# 2900: combat cards, cards out of play, characters that cross over, and thefts
DUEL_DRAW: Final = 2900  # 1 if the player is about to draw a destiny for a duel or a lightsaber combat
LOSS_NOW: Final = 2901  # the Force that the player still has to lose now, damage apart
RACE_LOSS: Final = 2902  # the Force that the loser of a Podrace loses

# 3000: piles and hands, Force that is limited, and what Objectives aim at
PLAIN_DUEL: Final = 3000  # 1 if the player has begun a duel that no Epic Event began
DEAREST_POWER: Final = 3001  # the power of the player's character with the highest forfeit value at the ability's card
DESTINY_OVER: Final = 3002  # by how much the destiny exceeds the destiny number of the first target
DESTINY_UNDER: Final = 3003  # by how much it falls short of it

# 3100: protection, second battles, and places that are held
OWES: Final = 3100  # the damage and attrition that the player still has to pay
ABILITY_OF_FOE: Final = 3101  # the opponent's ability where the ability's card is
BATTLE_PRICE: Final = 3102  # the Force that it costs to begin a battle where one has just ended, or at the first target
MAY_HIDE: Final = 3103  # 1 if cards may hide from the battle under way
BRAIN: Final = 3104  # the power of who counts hands and icons
DARK_HAND: Final = 3105  # cards in the hand of the Dark Side; the next number for the Light Side
ICONS_LEAD: Final = 3120  # the Force icons of the Dark Side on the table, less those of the Light Side

# 3400: Objectives of virtual sets
SPECIES_ON_TABLE: Final = 3400  # how many species the player's aliens on the table have
GAME_BEGINS: Final = 3401  # 1 before the first turn
TARGET_OVERCOME: Final = 3402  # 1 if the text draws no destiny against the first target

# 3600: characters of virtual sets
SHOTS_COUNTED: Final = 3600  # the weapon destinies that the ability's card has counted
TEXT_TARGETS: Final = 3601  # the targets of the text whose destiny is answered that fit `filter`
IS_FRESH_GAME: Final = 3602  # 1 if the player has used no such text of a card of this title in the game
WORKED_HERE: Final = 3603  # 1 if the player has used a text of the ability's card in the battle under way
TARGET_PILOT: Final = 3604  # the highest ability of a pilot of the first target
