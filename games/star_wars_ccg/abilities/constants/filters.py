"""Filters that only this game has: `PieceTest.number` of a GAME_TEST.

`filter` is the filter inside the filter, `amount` its number.
"""

from __future__ import annotations

from typing import Final

# 0: the basic game
IS_RELATED: Final = 0  # its location is another one of the system where the ability's card is
IS_AT: Final = 1  # its location fits `filter`
IS_PILOTING: Final = 2
IS_ABOARD: Final = 3
IS_DEFENDING: Final = 4
IS_IN_BATTLE: Final = 5
IS_ALONE: Final = 6
IS_HIT: Final = 7
IS_CONTROLLED: Final = 8  # a location that the ability's player controls
IS_OPPOSED: Final = 9  # a location that the opponent controls
IS_RUN_BY_SOURCE: Final = 10  # the ability's card pilots or drives it
IS_PRESENT: Final = 11  # at the location of the ability's card, and not inside anything enclosed
IS_BESIDE: Final = 12  # a location of the same system that fits `filter` is on the table
IS_MEETING: Final = 13  # another card that fits `filter` is present with it
IS_WITH_TARGET: Final = 14  # at the location of the first target
IS_STANDING: Final = 15  # at a location by itself
HAS_DESTINY_DRAWN: Final = 16  # its destiny number is the destiny drawn
HAS_ABILITY_DRAWN: Final = 17  # its ability is one of the destinies drawn
IS_AFFORDABLE: Final = 18  # the player has the Force that it costs to deploy
IS_SUBJECT: Final = 19  # what has just happened happened to it
HAS_PILOT: Final = 20  # skills, printed or gained
HAS_WARRIOR: Final = 21
HAS_SMUGGLER: Final = 22
IS_RUN_BY_HOST: Final = 23  # the bearer of the ability's card pilots or drives it
IS_MOVABLE: Final = 24  # it has not made its one limited move this turn, and nothing keeps it from moving
IS_ADJACENT: Final = 25  # a site beside that of the ability's card
IS_BESIDE_TARGET: Final = 26  # a site beside that of the first target
IS_THERE: Final = 27  # present at the location that is answered
IS_AS_STRONG: Final = 28  # its power is that of the card to which what is answered happened
IS_AT_NIGHT: Final = 29  # at a site where night has fallen, or such a site
IS_AIM: Final = 30  # the target of the Utinni Effect
HAS_SPY: Final = 60
IS_NEAR: Final = 61  # its location is that of the ability's card, or adjacent to it
IS_SCENE: Final = 62  # the location where the card that was just lost was
IS_RUNNER: Final = 63  # a smuggler, or a card that flies like one
HAS_ARRIVED: Final = 64  # it has moved this turn, and drives or pilots nothing
IS_DRAINED: Final = 65  # a Force drain happened at this location this turn
IS_IN_RANGE: Final = 66  # a starship that can fly to the location of the ability's card
IS_STRANDED: Final = 67  # what carried it is lost
IS_WITH_SUBJECT: Final = 68  # another card at the location of the card to which something has just happened
IS_IN_SIGHTS: Final = 69  # two weapons of the player may be fired at it now
IS_BESIDE_SUBJECT: Final = 70  # its location is adjacent to the one to which something has just happened
IS_OUTCLASSED: Final = 79  # its ability is not above that of the first target

# 160: weapons that stand alone, and Effects that work when they are deployed
HOSTS: Final = 160  # a location where a card that fits `filter` is
IS_UNOCCUPIED: Final = 161  # a location without presence of either player

# 180: what the sets after Premiere brought
IS_IN_REACH: Final = 180  # a starship that can fly to the location that is answered
IS_DAMAGED: Final = 181  # a weapon has taken its numbers for good
IS_UNDERCOVER: Final = 182
IS_EXPOSED: Final = 183  # a planet that the own superlaser can be fired at
IS_ORBITED_BY: Final = 184  # a system that a card which fits `filter` orbits
IS_AT_ZERO: Final = 185  # a system that roams, at parsec 0 and in no orbit
IS_WITHIN_TWO: Final = 186  # a site at most two sites away from that of the ability's card
IS_OCCUPIED: Final = 200  # a location where the ability's player has presence
IS_ENEMY_OCCUPIED: Final = 201  # where the opponent has presence
IS_CLEAR: Final = 202  # where the opponent has none

# 1000: cards that texts fetch from piles, and where and for how much cards are deployed
IS_DEPLOYABLE: Final = 1000  # a card that can be deployed now, to a place that fits `filter`; amount: what it costs less
IS_OF_SYSTEM: Final = 1001  # a location of its own system, or a generic one in the system of a location that fits `filter`
IS_BOUND_FOR: Final = 1002  # it is being deployed to a location or on a card that fits `filter`
IS_MATCHED: Final = 1003  # a vehicle or starship with a matching pilot aboard
IS_MATCHING: Final = 1004  # a pilot of the vehicle or starship that it matches
IS_TOPMOST: Final = 1005  # the top card of its pile
IS_COPY: Final = 1006  # of the same title as the first target

# 1100: Objectives, and what cards forbid
IS_BATTLEGROUND: Final = 1100  # a site or system with Force icons of both sides
HAS_ABILITY: Final = 1101  # a character with ability, or what has permanent pilots
IS_BLOWN_AWAY: Final = 1102  # a system whose card was turned over (CCG-LOC-06)

# 1200: weapons and hits, crashed vehicles and missing characters
IS_CRASHED: Final = 1200
IS_MISSING: Final = 1201
IS_ARMED: Final = 1202  # a card that bears a weapon, or has one printed
IS_SAME_PLANET: Final = 1203  # at a site of the planet where the ability's card is
IS_READY: Final = 1204  # a weapon of the ability's player that could be fired now
IS_SHOT_AT: Final = 1205  # a weapon is fired at it now
IS_RUN: Final = 1206  # a vehicle or starship with a driver or pilot, printed or aboard
IS_NEAR_ONE: Final = 1207  # its location is that of a card that fits `filter`, or adjacent to it
IS_SHOOTER: Final = 1208  # it fires a weapon now
IS_GUN: Final = 1209  # the weapon that is fired now

# 1300: moves, reactions and what bars them
IS_REACTIVE: Final = 1301  # it can move to where the opponent battles or drains
IS_NEW_HERE: Final = 1302  # it was deployed this turn
IS_ORBITED_PLACE: Final = 1303  # the system that the system of the ability's card orbits, or a location of it
IS_UNBARRED: Final = 1304  # nothing bars it from coming in reaction to where the opponent battles or drains
IS_AT_ITS_PLACE: Final = 1306  # at the location of the card to which something has just happened

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
IS_STACKED: Final = 1400  # it lies on the ability's card
IS_DRAWN: Final = 1401  # its card was the last destiny that was drawn
IS_SENATORIAL: Final = 1403  # a senator, or whoever may stand in for one
CARRIES: Final = 1404  # a card that fits `filter` lies on it
IS_DRAINING: Final = 1405  # the location of the Force drain that was declared
IS_FIRING: Final = 1406  # the weapon that is fired now
IS_ABSENT: Final = 1407  # a location of whose title none is on the table
IS_AIMED_AT: Final = 1408  # the target of the weapon that is fired now

# 1500: captives, and creatures
IS_ESCORTED: Final = 1500  # a captive with an escort
IS_IMPRISONED: Final = 1501
IS_FROZEN: Final = 1502
IS_ESCORTING: Final = 1503  # it escorts a captive
IS_HELD_BY_SOURCE: Final = 1504  # a captive that the ability's card escorts
IS_HELD_BY_HOST: Final = 1505  # a captive that the bearer of the ability's card escorts
IS_HELD_BY: Final = 1506  # a captive whose escort fits `filter`
WAS_SEIZED_BY: Final = 1507  # a captive that a card which fits `filter` has escorted
CAN_ESCORT: Final = 1508  # it can take one more captive
IS_UNFROZEN: Final = 1509
HOLDS_TARGET: Final = 1510  # it escorts the first target
IS_FIRST_DELIVERED: Final = 1511  # a captive that has come to a prison once since it was captured

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
IS_DUELLING: Final = 1600  # one of the two in the contest under way
IS_VICTORIOUS: Final = 1601  # it has won the contest that is decided
IS_DEFEATED: Final = 1602
IS_APPRENTICE: Final = 1610  # the apprentice of a Jedi Test, completed or not
IS_MENTOR: Final = 1611
IS_COMPLETED: Final = 1612  # a Jedi Test that is completed
IS_RACER_DAMAGED: Final = 1620
IS_RACER_SOUND: Final = 1621

# 1700: what texts do to shots; creatures and asteroids
IS_REPEATING: Final = 1700  # a weapon that may be fired again and again
IS_LOADED: Final = 1701  # a weapon of the player that has a target now, whatever its use costs
IS_ATTACKING: Final = 1710  # the creature that attacks now
IS_ATTACKED: Final = 1711  # the prey of that creature, or the creature that is attacked now
IS_HABITABLE: Final = 1712  # a location where the first target lives
IS_MANNED: Final = 1720  # somebody can fire it, and what it needs to be fired is there

# 1800: limits, and what was already used
IS_TWIN: Final = 1800  # it has the title of a card on the table that fits `filter`
WAS_FIRED: Final = 1801  # the weapon that was just fired
HAS_GUNS: Final = 1802  # it bears two or more starship weapons
IS_RELATED_TO_AIM: Final = 1803  # elsewhere in the system at which the ability's card aims

# 1900: texts of other cards that are changed or cancelled
IS_ICONLESS: Final = 1900  # a location without Force icons of the opponent
IS_RELATED_TO_TARGET: Final = 1901  # its location is one of the system of the first target
HAS_ANY_DRAWN: Final = 1902  # its destiny number is one of the destinies drawn

# 2000: protection, and orders
IS_IMMUNE: Final = 2000  # immune to some attrition
HAS_FIRED: Final = 2001  # it has fired a weapon in the battle under way

# 2100: destinies that are compared and chosen between, and the Podrace
IS_ALSO: Final = 2100  # it fits `filter`, too
LIES_ON: Final = 2101  # it lies on a card that fits `filter`
IS_RACER_NEAR: Final = 2102  # a Podracer whose race total is within 4 of one of the player's

# 2200: ways, skills that are gained, hands that are seen, and Effects that wait for a target
GAINED_LEADER: Final = 2200
GAINED_SCOUT: Final = 2201
GAINED_THIEF: Final = 2202
NOT_MARKED: Final = 2203  # a card that does not fit `filter`
IS_UNFOUGHT: Final = 2204  # a location without a battle this turn
IS_VACANT: Final = 2205  # a location that the ability's player does not occupy
IS_OF_ITS_SYSTEM: Final = 2206  # a location, wherever it is, of the system where that is to which something has happened
IS_PASSENGER: Final = 2208  # a character aboard something that it does not run
IS_PASSING: Final = 2209  # what has moved to or across the site of the ability's card, or stands there
GAINED_GENERAL: Final = 2210
IS_FIRST_COPY: Final = 2211  # no own card of the same title stands before it at its location
HAS_BATTLED: Final = 2212  # a card that took part in a battle this turn, as far as the game remembers them

# 2300: the start of the game, cards that are shown, shields, and destinies for power or attrition alone
IS_STOCKED: Final = 2300  # under a Starting Effect that may still let it come
IS_BOTTOMMOST: Final = 2301  # the bottom card of its pile
HOSTS_TWO: Final = 2302  # two cards or more that fit are at a location

# 2400: sabacc, duels, destinies that are counted one by one, and what is blown away
IS_SAME_OR_RELATED: Final = 2400  # at the location of the ability's card, or at a related one
IS_SABACC: Final = 2401  # the Interrupt by which sabacc is played now
PLAYS_SABACC: Final = 2402  # a character that plays
IS_CHAMPION: Final = 2403  # who plays has won at sabacc in this game
WAS_ARMED: Final = 2410  # it had a lightsaber when it was lost
FELL_HERE: Final = 2411  # a character in a Lost Pile that was forfeited this turn where the ability's card is
HAS_ACTED: Final = 2412  # a text of it was used this turn
SHARES_AGENDA: Final = 2420  # it has an agenda of a card on the table that fits `filter`
IS_FRONT: Final = 2421  # its front is up

# 2500: reactions that are announced, and what both players answer
CAN_FLEE: Final = 2500  # it can move away from the battle that has just begun, in reaction
CAN_JOIN_IT: Final = 2501  # it can move to where the card is to which something has just happened
HAS_MOVED: Final = 2502  # it has made its one move this turn
IS_ANSWERED: Final = 2503  # that to which the ability's card was an answer when it was deployed
WAS_BORNE: Final = 2504  # a lost weapon or device that the card bore to which something has just happened
IS_STOLEN: Final = 2505  # a card that its owner does not control, or that was carried off from the other side

# 2600: texts that are added to those of other cards, and what follows an Interrupt
IS_WORKING: Final = 2600  # on the table, and its text is not cancelled
IS_ORIGIN: Final = 2601  # the location where the target of the ability's card was when that was deployed
IS_CARRIED_OUT: Final = 2602  # an Interrupt whose text is carried out now
IS_SUBJECT_TO: Final = 2603  # no card keeps the text of the ability's card from it
IS_UNUSED: Final = 2604  # it was not counted as used this turn
IS_OTHER_MARK: Final = 2605  # another card that the weapon which is aimed now can be fired at

# 2700: followers, storms, squadrons, and who may be where
IS_PILOTED: Final = 2700  # it has a pilot or driver, printed or aboard
CAN_FOLLOW: Final = 2701  # it can move with its landspeed to where the card is that has just left its site
IS_LEFT_BEHIND: Final = 2702  # it stands where the card has come from that has just walked up to two sites, and can do the same
BESIDE_TWO: Final = 2703  # two locations or more of the same system fit `filter`
LEADS_RUN: Final = 2704  # the lead starfighter of the Attack Run
CAN_TRAVEL: Final = 2705  # it can move to the first target now
IS_OVERRUN: Final = 2706  # a location where the player has more than twice the opponent's power
IS_OUTERMOST: Final = 2707  # the marker site with the highest number
IS_VOIDED: Final = 2708  # a character with forfeit value 0 that prints more
IS_IN_WALK: Final = 2709  # a site to which the targets that are characters, or else the ability's card, can walk at once
IS_LEFT_NOW: Final = 2710  # the location from which a card has just moved

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
IS_SLOWER: Final = 2800  # its maneuver is below that of the card that fires now
IS_IN_ATTACK: Final = 2801  # it takes part in the attack under way
ENHANCES: Final = 2802  # it has added to the Force drain that is answered
IS_ROOMY: Final = 2803  # the first target has a place aboard it
IS_STRUCK: Final = 2804  # the starship for which an asteroid destiny was drawn this turn
IS_ROOMY_FOR_ALL: Final = 2805  # the own characters whose starship is lost find places aboard it together

# 2900: combat cards, cards out of play, characters that cross over, and thefts
IS_FACEDOWN: Final = 2900  # it lies facedown on another card
HAS_CARD_ROOM: Final = 2901  # a character with fewer than two combat cards
IS_IN_THE_OPEN: Final = 2902  # present at its location
IS_OUT: Final = 2903  # out of play
IS_CAUSE: Final = 2904  # its text makes a player lose Force now
IS_USED_NOW: Final = 2905  # an Interrupt that was used this turn
IS_SABERED: Final = 2906  # a character with a lightsaber, which lies on it or is its permanent weapon
IS_OPEN_TO_SENSE: Final = 2907  # neither it nor the text that is used now is immune to Sense
MATCHES_ONE: Final = 2920  # a pilot and a ship or vehicle that match: one of the two fits `filter`
HAS_PLAIN_PILOT: Final = 2921  # a starship or vehicle with one permanent pilot, of ability 1
IS_AMONG_THREE: Final = 2922  # one of three locations of its system that fit `filter`
MATCHES_ARM: Final = 2923  # a weapon and a character that match: one of the two fits `filter`
IS_SALVAGING: Final = 2950  # its text is about to take a character of the opponent that was just lost
IS_PUTTING_OUT: Final = 2951  # an Interrupt that is used now by a text that puts a card out of play
IS_KNOWN: Final = 2952  # the player knows which card it is

# 3000: piles and hands, Force that is limited, and what Objectives aim at
IS_BACK_UP: Final = 3000  # a double-sided card whose second side is up
IS_NATIVE: Final = 3001  # an operative of the system at which the ability's card aims
IS_CHOSEN_BY: Final = 3002  # a card at which one that fits aims
HAS_DOUBLE: Final = 3003  # another card of its title is in the same hand or pile
IS_WITHIN_PARSECS: Final = 3004  # a system at most two parsecs from that of the ability's card, or the same
IS_AIMING: Final = 3005  # a card that aims at one that fits
HAS_LANDED: Final = 3006  # a starship that has just moved from space to a site
IS_HATRED: Final = 3007  # a Hatred card, also one that has just fallen off a card that was lost
FELL_OFF: Final = 3008  # it lay on the card that was just lost
IS_COAXIUM: Final = 3009  # it lies on a card as a coaxium card
IS_ANSWERED_BY_IT: Final = 3010  # the Interrupt that is answered now was an answer to what happened to it
IS_NEAR_TARGET: Final = 3011  # another system at most three parsecs from that of the first target

# 3100: protection, second battles, and places that are held
WAS_HIT: Final = 3100  # it was hit when it left the table last
IS_OUTMATCHED: Final = 3101  # a location where the player has more than twice the opponent's power, and the opponent has some
IS_ABILITY_PAYABLE: Final = 3102  # the player can use as much Force as its ability
IS_FARTHER: Final = 3103  # a location to which the target of a Utinni Effect does not come nearer
AIMS_AT_ANOTHER: Final = 3104  # a Utinni Effect that may aim at the ability's card in place of its target
IS_ORBITING: Final = 3105  # a location of a system that orbits one which fits `filter`
HOSTS_TITLES: Final = 3106  # cards of two titles that fit `filter` are at a location
IS_ACCOMPLISHED: Final = 3107  # a card whose title the player has completed
BEGAN_BATTLE: Final = 3108  # the card by which the battle under way began
IS_IGNITED: Final = 3109  # the system at which a superlaser is fired now
GAINED_BROKER: Final = 3110
IS_CHEAP: Final = 3111  # it costs less than there are Light Side Force icons on the table
IS_ATTEMPTED: Final = 3112  # a target of the text whose targets were just chosen
IS_DONE_TWICE: Final = 3115  # a card whose title the player has completed twice
IS_APPROPRIATE: Final = 3116  # that text could aim at it in place of another card of the same player
IS_ENDANGERED: Final = 3117  # that text would lose, hit, steal or capture it as its target
MAY_FOLLOW: Final = 3118  # the first target, a Utinni Effect, may aim at it in place of another card of the same player
MAY_TAKE: Final = 3119  # the first target, an Effect on another location, may lie on it
IS_FROM_START: Final = 3120  # it is there from the beginning of the game

# 3400: Objectives of virtual sets
HAS_ABILITY_THERE: Final = 3400  # a location where a player has this much ability
GAINED_AGENT: Final = 3401
GAINED_REP: Final = 3402
GAINED_RESISTANCE: Final = 3403
GAINED_ASSASSIN: Final = 3404
IS_NAMESAKE: Final = 3405  # it has the title of the card at which the ability's card aims, or is that card
IS_KIN: Final = 3406  # it has the species of the card at which the ability's card aims
IS_LIKE_PICKED: Final = 3407  # it has the title of a card that was picked, or is that card
IS_IN_SYSTEM: Final = 3408  # a location of a system that fits, or a generic one beside such a location
IS_REP_KIN: Final = 3409  # it has the species of the player's representative
IS_BY_SCENE: Final = 3410  # another location of the system where the card that was just lost was

# 3600: characters of virtual sets
IS_WATCHED: Final = 3600  # what the ability's card watches
GAINED_REPUBLIC: Final = 3601  # it counts as one of the Republic
