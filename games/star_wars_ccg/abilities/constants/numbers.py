"""Numbers that texts change: of a card, of a location for each seat, and of a seat.

Numbers of cards and of locations share one range: from BY_SEAT on, the first BY_SEAT_MOST numbers of each hundred are those of a location
for each seat (add the seat), the others those of a card.  Numbers of a seat have a range of their own.
"""

from __future__ import annotations

from typing import Final

# Bounds.
LAST_NUMBER: Final = 40
BY_SEAT_MOST: Final = 50
BY_SEAT: Final = 1000

# --- of a card ---

# 0: the basic game
POWER: Final = 0
ABILITY: Final = 1
DEFENCE: Final = 2  # maneuver or armor
FORFEIT: Final = 3
COST: Final = 4
LANDSPEED: Final = 5
HYPERSPEED: Final = 6
ARMING: Final = 40  # added to the cost of a starship weapon for this starship
SHOT_BONUS: Final = 82  # of a weapon: added to its destinies together
DRAWS_LESS: Final = 83  # of its bearer: taken off each of its destinies
SPENT: Final = 84  # of a character: ability that no longer counts for battle destiny this turn
SHOT_EACH: Final = 87  # of a weapon: added to each of its destinies

# 1200: weapons and hits, crashed vehicles and missing characters
FIRE_COST: Final = 1250  # of a weapon: added to the Force that firing it costs
GUARD: Final = 1251  # added to the number that the destinies of weapons fired at it must exceed
IMMUNITY: Final = 1252  # added to its immunity to attrition, if it has any
IMMUNE_BELOW: Final = 1253  # it is immune to attrition of less than this

# 1300: moves, reactions and what bars them
EXTRA_PRICE: Final = 1350  # the Force that its player uses beside its own costs to play it
RUN_TOTAL: Final = 1351  # of a starship: added to the total of an Attack Run that it leads
BLOW_TOTAL: Final = 1352  # of a starship: added to the total of its attempt to blow away a station from within

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
POLITICS: Final = 1450
DESTINY: Final = 1451  # its destiny when it is drawn
BATTLE_DRAWN: Final = 1452  # added to it when it is drawn as battle destiny, or as weapon destiny
WEAPON_DRAWN: Final = 1453

# 1500: captives, and creatures
FEROCITY: Final = 1550  # of a creature

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
DUEL_TOTAL: Final = 1650  # added to its total in duels
COMBAT_TOTAL: Final = 1651  # added to its total in lightsaber combat
DUEL_EACH: Final = 1652  # added to each destiny that its player draws in them
TRAINING: Final = 1653  # added to training destiny; of a character in the tests of which it is apprentice or mentor
RACE_EACH: Final = 1654  # of a Podracer: added to each of its race destinies
RACE_DRAWS: Final = 1655  # the race destinies that it draws beyond one
VICTORY_LOSS: Final = 1656  # added to the Force that its opponent loses for a lightsaber combat that it has won

# 1700: what texts do to shots; creatures and asteroids
AS_TARGET: Final = 1750  # as which a weapon may be fired at it
MORE_SHOTS: Final = 1751  # of a weapon: how much more often it is fired in a battle
TAMED: Final = 1752  # of a creature: the destinies that are taken off its ferocity
NOURISHES: Final = 1753  # of prey: by how much it strengthens a creature that eats it
ASTEROID_BONUS: Final = 1754  # of a starship: added to asteroid destinies against it

# 1800: limits, and what was already used
WALK_COST: Final = 1850  # added to the Force that it uses to move with its landspeed

# 2000: protection, and orders
IMMUNE_ELSE: Final = 2060  # it is immune to attrition of less than this if nothing else makes it immune
IMMUNE_MORE: Final = 2061  # its immunity is to attrition of so much more

# 2200: ways, skills that are gained, hands that are seen, and Effects that wait for a target
LOOKS: Final = 2260  # added to the cards of the opponent's hand that its player sees by its text

# 2500: reactions that are announced, and what both players answer
BOUNTY_BONUS: Final = 2550  # of a character: the Force that it earns beside a bounty

# 2600: texts that are added to those of other cards, and what follows an Interrupt
TEXT_DRAWS: Final = 2650  # the destinies that its text draws beyond those that it says
SAIL_COST: Final = 2651  # of a system that roams: what its moves cost more

# 2700: followers, storms, squadrons, and who may be where
LIFT: Final = 2750  # of a character: added to the power of what it pilots

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
ATTACK_DRAWS: Final = 2850  # destinies that it adds to an attack in which it takes part
BEST_OF: Final = 2851  # of a weapon: the destinies of which the highest counts

# 2900: combat cards, cards out of play, characters that cross over, and thefts
CROSSING: Final = 2960  # of a character: added to the total of an attempt to cross it over
CROSSING_ELSE: Final = 2961  # the same, except in an Epic Duel
PILOT_ABILITY: Final = 2970  # of a starship or vehicle: added to the ability of its permanent pilot

# 3000: piles and hands, Force that is limited, and what Objectives aim at
TEXT_DRAWN: Final = 3060  # added to each destiny that its text draws

# 3400: Objectives of virtual sets
IMMUNITY_LIMIT: Final = 3402  # what its immunity to attrition is below at most
TEXT_LOSS: Final = 3403  # added to each loss of Force by its text

# 3600: characters of virtual sets
COUNTED_SHOTS: Final = 3650  # the weapon destinies that it has counted in the battle under way

# For each title, counted from here.
ROLL_BONUS: Final = 1 << 40  # added to what its player draws for a text of that title which targets it; see `texts.amended.roll_of`

# --- of a location, for each seat: add the seat ---

# 0: the basic game
DRAIN: Final = 10  # added to a Force drain there
TOTAL_POWER: Final = 12  # added to the power of a battle there
DESTINIES: Final = 14  # battle destinies beside the one for ability
DESTINY_BONUS: Final = 16  # added to each battle destiny
WEAPON_BONUS: Final = 18  # added to each weapon destiny
NEEDED_ABILITY: Final = 20  # the ability that a battle destiny needs (CCG-PWR-02)
DRAWS_ANYWAY: Final = 22  # battle destinies of a side that could draw none otherwise
ATTRITION: Final = 24  # added to the attrition against the seat in a battle there
BATTLE_COST: Final = 26  # the Force that a battle there costs
FOOTING: Final = 28  # above 0 where the seat needs neither presence nor icons to deploy
TOTAL_ABILITY: Final = 30  # added to the ability that counts for battle destiny
DAMAGE_TIMES: Final = 32  # by how much the damage of a seat that loses a battle there is multiplied
ICONS: Final = 34  # added to the Force icons
POWER_DESTINIES: Final = 36  # destinies that count for power alone
DRAIN_COST: Final = 38  # the Force that a drain there costs
NO_ATTRITION: Final = 60  # above 0 where the seat pays no attrition
TOLL: Final = 86  # added to what the moves of characters there cost

# 1200: weapons and hits, crashed vehicles and missing characters
SEARCHES: Final = 1200  # of a site: added to the destinies of search parties there

# 1300: moves, reactions and what bars them
NO_BATTLE: Final = 1302  # above 0 where the seat may not begin battles
DRAIN_FIXED: Final = 1310  # above 0 where nothing changes the seat's Force drains
DRAIN_KEPT_UP: Final = 1312  # above 0 where nothing lowers the seat's Force drains
NO_BONUS: Final = 1314  # above 0 where nothing raises the seat's Force drains
NO_FORCE: Final = 1316  # above 0 where the seat's icons activate nothing
PERIL: Final = 1318  # a starship of the seat that moves from there is lost, unless its destiny and maneuver reach this
PERIL_DESTINY: Final = 1320  # added to the destiny of PERIL

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
MOST_DESTINIES: Final = 1400  # the most battle destinies that the seat draws in a battle there
TOTAL_DESTINY: Final = 1402  # added to the sum of its battle destinies, if it drew any
UNCANCELLED: Final = 1404  # above 0 where nobody cancels its battle destinies
CANCELS_NOT: Final = 1406  # above 0 where it does not cancel battle destinies of the other seat
MOST_DRAINED: Final = 1408  # the most Force that it loses to a drain there
NO_DRAIN: Final = 1410  # above 0 where it does not drain
DRAIN_KEPT: Final = 1412  # above 0 where its drains are not cancelled
ATTRITION_DESTINIES: Final = 1414  # destinies that count for attrition alone

# 1700: what texts do to shots; creatures and asteroids
ASTEROIDS_HERE: Final = 1755  # of an asteroid sector, not for each seat: added to the asteroid destinies there

# 1800: limits, and what was already used
MOST_GENERATED: Final = 1800  # the Force that its icons generate at most
GENERATED_HERE: Final = 1802  # added to the Force that is generated there

# 2500: reactions that are announced, and what both players answer
GUARDED_DESTINIES: Final = 2510  # above 0 where its battle destinies are kept from what the opponent does
FROZEN_DESTINIES: Final = 2520  # above 0 where they are kept from what either player does
GUARDED_TOTAL: Final = 2530  # above 0 where the opponent does not change the sum of its battle destinies
GUARDED_RESET: Final = 2532  # above 0 where the opponent does not reset the sum of its battle destinies
BARRED_DESTINIES: Final = 2540  # above 0 where the player does this to no battle destiny
EACH_UNCANCELLED: Final = 2551  # not for each seat: above 0 if nobody cancels destinies that are drawn during battles there

# 2700: followers, storms, squadrons, and who may be where
BATTLE_LOSS: Final = 2700  # the Force that is lost before a battle there

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
ATTACK_POWER: Final = 2800  # added to its power in an attack there

# 3000: piles and hands, Force that is limited, and what Objectives aim at
HARMLESS: Final = 3000  # of a card, for each seat: above 0 if the seat loses no Force to it
BARREN: Final = 3002  # of a card, for each seat: above 0 if the seat retrieves none by it
PLAIN_DRAINS: Final = 3004  # above 0 if the own cards of the seat do not change its Force drains there

# 3100: protection, second battles, and places that are held
DRAIN_GUARDED: Final = 3100  # above 0 where the opponent's cards do not change the seat's Force drains
MOST_DAMAGE: Final = 3102  # the most damage that the seat pays for a battle there
HOLD_ABILITY: Final = 3104  # the ability that the seat needs to control it
NO_PRESENCE: Final = 3106  # above 0 where nothing gives the seat presence
NO_DAMAGE: Final = 3108  # above 0 where a seat without ability in a battle pays no damage
BATTLES_ANYWAY: Final = 3110  # above 0 where the seat begins battles and attacks whatever keeps it from that
DRAWS_TWO_ANYWAY: Final = 3112  # above 0 where a seat that could draw no battle destiny draws two
UNLIMITED: Final = 3114  # above 0 where nothing limits the number of battle destinies of the seat

# 3400: Objectives of virtual sets
FULLY_GENERATED: Final = 3404  # above 0 if nothing limits what the seat's icons there generate
BLAST_LOSS: Final = 3406  # added to the Force that the seat loses when it is blown away
DESTINY_TOLL: Final = 3408  # the Force that it uses or loses for each battle destiny

# 3600: characters of virtual sets
ABILITY_KEPT: Final = 3600  # above 0 if nothing reduces its total ability
DESTINY_PRICE: Final = 3602  # the Force that it uses for each battle destiny
NO_SIDE_DESTINIES: Final = 3604  # above 0 if it draws no destinies for power or attrition alone
KEPT_DRAWS: Final = 3606  # above 0 where the opponent cancels none of its destinies in a battle, whatever they are for
POOLED: Final = 3608  # above 0 where what cards add to each of its battle destinies counts once, for their total
OBJECTIVES_DEFIED: Final = 3610  # above 0 where Objectives keep it from neither battles nor Force drains

# What is done to battle destinies; added to GUARDED_DESTINIES, FROZEN_DESTINIES and BARRED_DESTINIES.
CANCELS: Final = 0
MODIFIES: Final = 2
RESETS: Final = 4
SUBSTITUTES: Final = 6
VOIDS: Final = 8  # a destiny that is cancelled and not drawn again

# --- of a seat ---

# 0: the basic game
GENERATION: Final = 0  # added to the Force that may be activated
HALVES: Final = 1  # 1: each loss of Force is halved and rounded up; 2: rounded down
HAND_FORFEITS: Final = 2  # above 0 if the seat may forfeit cards of its hand after a battle that it has lost
IGNITION_BONUS: Final = 3  # added to the total of an attempt to blow away a planet

# 1300: moves, reactions and what bars them
RUN_BONUS: Final = 1300  # added to the total of its Attack Runs

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
RETRIEVES_LESS: Final = 1450  # taken off the Force that it retrieves
NEXT_DRAIN: Final = 1451  # added to its next drain at a battleground

# 1500: captives, and creatures
FREEZING_BONUS: Final = 1500  # added to each carbon-freezing destiny

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
NO_RACE_DESTINY: Final = 1600  # above 0 if it draws no race destiny
RACE_STAKE: Final = 1601  # added to what is retrieved and lost at the end of a race

# 1900: texts of other cards that are changed or cancelled
MOST_INSERTED: Final = 1900  # the most Force that it loses to an inserted card

# 2000: protection, and orders
CHARGES_BONUS: Final = 2050  # added to the total of Deactivate The Shield Generator

# 2300: the start of the game, cards that are shown, shields, and destinies for power or attrition alone
PERSONAL_FORCE: Final = 2350  # what it generates beside its Force icons
RETRIEVAL_PRICE: Final = 2351  # above 0 if it uses as much Force as it retrieves

# 2400: sabacc, duels, destinies that are counted one by one, and what is blown away
NO_WILD_CARDS: Final = 2400  # above 0 if it uses no wild cards
FLAGSHIP_BONUS: Final = 2420  # added to its attempts to blow away the Blockade Flagship

# 2600: texts that are added to those of other cards, and what follows an Interrupt
SCANS_LOST: Final = 2650  # above 0 if Interrupts that look at its Used or Force Pile are Lost ones

# 2900: combat cards, cards out of play, characters that cross over, and thefts
RACE_SPARED: Final = 2950  # taken off the Force that it loses for a Podrace
RACE_HALVED: Final = 2951  # above 0 if half the lead of the winner is the most that it loses for a Podrace
WEAPON_FORFEIT: Final = 2952  # the forfeit value of its weapons, above 0 if it may forfeit them
GUARDS_WEAPONS: Final = 2953  # above 0 if a destiny decides whether the opponent steals a weapon of its characters
LOST_PLAYS_OUT: Final = 2954  # above 0 if the Interrupts that it plays go out of play instead of the Lost Pile

# 3000: piles and hands, Force that is limited, and what Objectives aim at
FORCE_STOPPED: Final = 3050  # above 0 if it activates no Force
GOADED: Final = 3051  # what it loses unless it begins a battle before its battle phase ends

# 3100: protection, second battles, and places that are held
NO_SPOILS: Final = 3150  # above 0 if it retrieves nothing for beginning a battle

# For each title, added to its flag SHELTERED.
SPARED_LOSS: Final = 0  # above 0 if the seat loses no Force to its text
LOWERED_RETRIEVAL: Final = 1  # taken off the Force that the seat retrieves by its text
MOST_LOST: Final = 2  # the most Force that the seat loses to its text
