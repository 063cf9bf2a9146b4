"""Flags of a card or a location: what it may do, what is true of it, and what it gains."""

from __future__ import annotations

from typing import Final

# 0: the basic game
CANNOT_MOVE: Final = 0
MAY_DRIVE: Final = 1
MOVES_FREE: Final = 2
IMMUNE: Final = 10  # to attrition of less than IMMUNE + n, for n up to 9
IMMUNE_TO_ALL: Final = 20
BLANKED: Final = 21  # its text does not count
DOOMED: Final = 22  # it is lost at once
CHARGING: Final = 23  # it is lost at the end of the battle
GAINS_PILOT: Final = 24  # skills that it has beside the printed ones
GAINS_WARRIOR: Final = 25
GAINS_SMUGGLER: Final = 26
OUT_OF_BATTLES: Final = 27  # it takes no part in battles
MANY_HANDS: Final = 28  # it bears and uses any number of weapons and devices
PAYS_ALONE: Final = 29  # nobody but its player uses Force for it
CANNOT_FIRE: Final = 30  # its weapons are not fired
NIGHT: Final = 31  # of a site: night has fallen
NOT_DEPLOYED: Final = 32  # it is not deployed there
GAINS_SPY: Final = 60
FLIES_RUNS: Final = 61  # it may be the target of a Kessel Run, like a smuggler
DULL: Final = 62  # its ability does not count in battles
RUNS_EMPTY: Final = 63  # a vehicle that moves without a driver
REACHES: Final = 64  # a weapon that may be fired at cards at the next site
FIRES_TWICE: Final = 65  # a bearer that may fire a weapon twice
IMMUNE_EXACTLY: Final = 70  # to attrition of exactly IMMUNE_EXACTLY + n, for n up to 9
CANNOT_BEAR: Final = 80  # it bears no weapons
LOST_WAY: Final = 81  # its nav computer is lost: a place for an astromech droid is there instead
NO_CREW: Final = 100  # its permanent pilots have left it
SALVAGED: Final = 101  # it goes to the Used Pile if it is lost because it was hit
UNDERCOVER: Final = 102  # a spy on the opponent's side of its site
FLIES_FREE: Final = 103  # flies to and from the location that sets this without cost
FROM_RESERVE: Final = 104  # of a location: Force drained there comes from the Reserve Deck

# 1000: cards that texts fetch from piles, and where and for how much cards are deployed
COMES_FREE: Final = 1000  # without cost
COMES_ANYWAY: Final = 1001  # without presence or Force icons
COMES_ANYWHERE: Final = 1002  # to places where its own text does not let it be deployed

# 1100: Objectives, and what cards forbid
BANNED: Final = 1100  # a card that is neither used nor deployed

# 1200: weapons and hits, crashed vehicles and missing characters
FIRES_FREE: Final = 1200  # a weapon that is fired without cost
UNTOUCHABLE: Final = 1201  # no weapon is fired at it
PAYS_NO_ATTRITION: Final = 1203  # its forfeit does not pay for attrition
PAYS_ALL_ATTRITION: Final = 1204  # its forfeit pays for all attrition that is left
PAYS_ALL: Final = 1205  # its forfeit pays for all attrition and damage that are left
POWERED: Final = 1206  # artillery that needs no other source of power
CRASHED: Final = 1207  # a vehicle that has crashed
MISSING: Final = 1208  # a character that is missing
FIRES_FAR: Final = 1209  # a bearer that fires artillery of its planet without being there
SEARCHED: Final = 1210  # it has been in a search party this turn
LANDS_FREE: Final = 1211  # a starship that lands and takes off without cost
REPLAYS_EACH_TURN: Final = 1212  # its player uses an Interrupt of the Lost Pile once in each turn
REPLAYS_ONCE: Final = 1213  # its player uses an Interrupt of the Lost Pile once in a game
PAYS_ALL_DAMAGE: Final = 1215  # its forfeit pays for all damage that is left
NO_IMMUNITY: Final = 1252  # it has no immunity to attrition

# 1300: moves, reactions and what bars them
NOT_PLAYED: Final = 1300  # an Interrupt that is not used
ON_THE_SPOT: Final = 1301  # it does not move with its landspeed
NOT_STOLEN: Final = 1302  # it is not stolen
NOT_CANCELLED: Final = 1303  # it is not cancelled

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
POLITICAL: Final = 1400  # its politics stands in for its power

# 1500: captives, and creatures
ESCORTS: Final = 1500  # it may escort a captive, like a warrior
ESCORTS_MANY: Final = 1501  # any number of them
NEVER_CAPTURED: Final = 1502  # it is not captured
NOT_HANDED_OVER: Final = 1503  # a captive that goes to no other escort

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
NO_TESTS: Final = 1600  # it attempts no Jedi Tests
BURDENED: Final = 1601  # its ability above the number of the test is taken off its training destiny
WALKS_ONLY: Final = 1602  # it moves in no other way than on foot
TRAINED_TWICE: Final = 1603  # the higher of two training destinies counts for it

# 1700: what texts do to shots; creatures and asteroids
UNCUT: Final = 1700  # a character at which no lightsaber is aimed
NO_ATTACKS: Final = 1710  # a creature that does not attack
UNATTACKED: Final = 1711  # a card that is not attacked

# 1800: limits, and what was already used
BEGINS_BATTLES: Final = 1803  # its player may begin battles where it is, with presence or without
IS_BATTLED: Final = 1804  # the opponent may begin battles where it is, with its presence or without

# 1900: texts of other cards that are changed or cancelled
PLAYED_AS_USED: Final = 1900  # an Interrupt that is a Used one, whichever text is used
PLAYED_AS_LOST: Final = 1901  # an Interrupt that is a Lost one, whichever text is used
VOIDED: Final = 1902  # it is cancelled as soon as it is on the table or used
KEPT_CANCELLED: Final = 1903  # it goes to the Used Pile if Sense or Alter cancels it
HALF_OFF: Final = 1904  # of a location: the text of its Light Side does not work; the next number for its Dark Side
NOT_SLOWED: Final = 1906  # deserts do not slow it

# 2000: protection, and orders
IMMUNE_HIGH: Final = 2000  # to attrition of less than IMMUNE_HIGH + n, for n from 10 to IMMUNE_MOST

# 2200: ways, skills that are gained, hands that are seen, and Effects that wait for a target
GAINS_LEADER: Final = 2200  # skills that it has beside the printed ones
GAINS_SCOUT: Final = 2201
GAINS_THIEF: Final = 2202
MATCHES_ALL: Final = 2203  # it matches whatever it pilots
DRAINS: Final = 2205  # without ability it may Force drain where the opponent is not
NOT_HIGHEST: Final = 2206  # it is not the character with the highest ability of its player
GAINS_GENERAL: Final = 2207

# 2300: the start of the game, cards that are shown, shields, and destinies for power or attrition alone
NOT_UNASKED: Final = 2300  # an Interrupt that is used only in answer to another

# 2400: sabacc, duels, destinies that are counted one by one, and what is blown away
SWAYS_SABACC: Final = 2400  # of a character that plays sabacc: its player's total is 1 more or less if that is better
IS_CLONED: Final = 2401  # clone cards may count as its destiny number
WINS_DOUBLE: Final = 2402  # its player wins twice as much

# 2500: reactions that are announced, and what both players answer
FREED_BY_WIN: Final = 2520  # it is released if the player wins the battle
DOOMED_BY_LOSS: Final = 2521  # it is lost if its own player does not win the battle
BANISHED_BY_LOSS: Final = 2522  # it goes out of play if its own player does not win the battle

# 2600: texts that are added to those of other cards, and what follows an Interrupt
MANY_COPIES: Final = 2600  # it is not unique
STAYS: Final = 2601  # it is not cancelled by its own text
DRAWS_BOWS: Final = 2602  # what costs by its bearer's power costs 1 on it
TRIP_DOUBLED: Final = 2603  # of an Utinni Effect: the parsecs of its trip count twice
DRAIN_VOID: Final = 2604  # what it adds to Force drains of its player is cancelled
CARRIED: Final = 2605  # the Interrupt under way has relocated it
SPARED: Final = 2606  # it goes to the Used Pile if the opponent cancels it
PASSES_ASTEROIDS: Final = 2607  # of a starship: an asteroid sector that is drawn does not strike it
TWOFOLD: Final = 2608  # the numbers of its text are doubled

# 2700: followers, storms, squadrons, and who may be where
COMES_LANDED: Final = 2700  # a starship that is deployed to a site
FLIES_ALONE: Final = 2701  # a starship that moves and has power without a pilot
ENGULFED: Final = 2702  # a character that goes missing at once
COMES_WHOLE: Final = 2703  # a squadron that is deployed without replacing others

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
FIRES_DEAR: Final = 2800  # a weapon that is fired at twice its cost
REFIRES: Final = 2801  # a weapon that may be fired again and again at one target, at 2 Force
WAS_TARGET: Final = 2802  # a weapon was fired at it this turn
REACHES_OUT: Final = 2803  # a weapon that reaches the nearest exterior site of its system
SELECTIVE: Final = 2804  # a creature that leaves all others with this flag alone
PLUNGES: Final = 2805  # it comes to hang on the Weather Vane when it would be hit
DREADED: Final = 2806  # its player loses Force if it is lost to asteroids
DRAWS_FOR_SEAT: Final = 2807  # its player draws 1 battle destiny where it battles, if there would be none
FETCHES_NOTHING: Final = 2808  # its text deploys no cards from Reserve Decks

# 2900: combat cards, cards out of play, characters that cross over, and thefts
DUE_TO_CROSS: Final = 2910  # it crosses over at the end of the turn
NOT_FORFEITED: Final = 2911  # it is not forfeited
HIT_AWAY: Final = 2912  # it goes to the Used Pile with what is on it, instead of being hit
HAS_SHED: Final = 2913  # it has forfeited a weapon this turn
KEPT_BY_OWN: Final = 2914  # no card of its owner puts it out of play

# 3000: piles and hands, Force that is limited, and what Objectives aim at
NOT_TURNED: Final = 3000  # an Objective that does not turn over
EVEN_ICONS: Final = 3001  # a location where the Force icons of both sides are even
OPENED: Final = 3002  # a card from which those that lie on it are deployed as if from hand
FROM_FORCE: Final = 3003  # a location where the own Force drains take the Force Pile
HAND_FIRST: Final = 3005  # of the location of a battle: damage is paid from the hand as long as there are cards
ADDS_NO_DESTINIES: Final = 3006  # a card whose text adds no battle destinies
REPLAYS_NONE: Final = 3007  # a card by which no Interrupt of the Lost Pile is used
NEVER_CLOAKS: Final = 3008  # a starship that does not cloak
RAISES_NO_DESTINIES: Final = 3009  # a card whose text adds nothing to each battle destiny
VOIDS_NO_DESTINIES: Final = 3010  # a card whose text cancels no destinies

# 3100: protection, second battles, and places that are held
NOT_CONVERTED: Final = 3101  # a location that no other covers
BEARS_NO_DEVICES: Final = 3102  # it bears no devices
MOVES_ANYWAY: Final = 3103  # it moves though its own text says that it does not
PLAYED_FREE: Final = 3104  # an Interrupt that is used without its costs
KEEPS_FORFEIT: Final = 3105  # nothing lowers its forfeit value
PAYS_BY_DESTINY: Final = 3106  # a device that may be forfeited, for its destiny number
RETIRES: Final = 3107  # it goes out of play when it is completed
UNCOUNTED: Final = 3108  # a site that Epic Events do not count
GAINS_BROKER: Final = 3109  # an information broker
LOST_LATER: Final = (
    3110  # what would lose it before the damage segment of its battle does so at the end, and its forfeit value is 0 till then
)
PUT_OUT_IF_LOST: Final = 3112  # it goes out of play instead of being lost

# 3400: Objectives of virtual sets
NOT_RELOCATED: Final = 3400  # a card that no text relocates
GAINS_AGENT: Final = 3401  # a Black Sun agent
CANCELS_NO_DRAINS: Final = 3402  # its text cancels no Force drains
NOT_PUT_OUT: Final = 3403  # nothing puts it out of play
GAINS_REP: Final = 3404  # the alien that its player has chosen as a representative
GAINS_RESISTANCE: Final = 3405  # a Resistance Agent
GAINS_ASSASSIN: Final = 3406  # an assassin
COMES_UNREADY: Final = 3407  # deployed without another card having been completed first
LENDS: Final = 3408  # of a card: once in each turn its player uses an Interrupt that lies faceup on it, which goes out of play

# 3600: characters of virtual sets
WATCHED: Final = 3651  # of a location or character: a card watches it
TWO_HANDS: Final = 3652  # of a character: it bears and uses two weapons
COUNTS_SHOTS: Final = 3653  # of a card: it counts each weapon destiny of its battle
NOT_DOOMED: Final = 3654  # a card that is not the target of a text by which it would be lost
NOT_CALLED_OFF: Final = 3655  # a location where battles are not cancelled
NOT_ASKED: Final = 3656  # a card that is no target of the opponent's Interrupts
NO_PERMANENT: Final = 3657  # a card that does not fire the weapon that it bears for good
CUTS_NO_ALIENS: Final = 3658  # of a character: it fires no lightsaber at aliens
TRIP_LENGTHENED: Final = 3659  # of the target of a Kessel Run: its ability counts for the trip, too
GAINS_REPUBLIC: Final = 3660  # of a character: it counts as one of the Republic
PAYS_LOSS: Final = 3661  # of a card: it pays its forfeit value when it is lost as Force
ION_PROOF: Final = 3662  # of a card: no ion cannon is fired at it

# The largest n of IMMUNE_HIGH + n.
IMMUNE_MOST: Final = 30

# For each title, counted from SHELTERED.
FIRE_DRAWN: Final = 3  # added to SHELTERED: it draws the fire of weapons that the text of a card of that title lets be fired
OVERCOME: Final = 4  # added to SHELTERED: the text of a card of that title draws no destiny against it
SPOILS_HELD: Final = 5  # added to SHELTERED: what a card of that title retrieves that aims at it goes into the hand
SHELTERED: Final = 1 << 20  # the text of a card of that title does nothing to it; see `protection.shelter_of`
