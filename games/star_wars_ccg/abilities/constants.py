"""The numbers that card texts and the rules share: zones, seats aboard, phases, events, numbers of cards, flags and periods."""

from __future__ import annotations

from typing import Final

# Kinds of zones; each seat has one of each.
RESERVE: Final = 0
FORCE: Final = 1
USED: Final = 2
LOST: Final = 3
HAND: Final = 4
AT_LOCATIONS: Final = 5  # at locations, aboard and attached
LOCATIONS: Final = 6  # the locations that count: both players' lie in one row, `Table.row`, the zone of seat 0 (CCG-LOC-01)
COVERED: Final = 7  # locations under others (CCG-LOC-04)
AREA: Final = 8  # the own area (CCG-OBJ-02)
ASIDE: Final = 9  # double-sided cards that left the deck (CCG-DSF-01), and an Interrupt while it is carried out
ZONES_A_SEAT: Final = 10

# The places aboard a vehicle or starship.
OUTSIDE: Final = 0
PILOT_SEAT: Final = 1  # a driver's or a pilot's
PASSENGER_SEAT: Final = 2
ASTROMECH_SEAT: Final = 3
HOLD: Final = 4  # of a vehicle
HANGAR: Final = 5  # of a starfighter
ROOMS_ABOARD: Final = 6

# Kinds of events that are carried out.  `seat` is the player to whom it happens, `amount` the number, `piece` the card.
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
MOVED: Final = 12  # its one limited move (CCG-MOV-02); other: the id of the location
PUT_ON_FORCE: Final = 13  # onto the Force Pile
STRUCK: Final = 14  # hit as by a weapon
REVIVED: Final = 15  # from the Lost Pile to a location, without cost; other: the id of the location
STOLEN: Final = 30  # the other player controls it from now on; other: the id of its new bearer
CARRIED_OFF: Final = 31  # from the table into the hand of the player who does not control it, whose card it is from now on
RESTORED: Final = 33  # not hit any more
BOARDED: Final = 34  # aboard a starship; other: its id
TAKEN_UP: Final = 32  # an Utinni Effect that its target takes
BLOWN_AWAY: Final = 36  # a system
UNCOVERED: Final = 35  # the cover of an Undercover spy is broken
CANCELLED: Final = 11  # an Interrupt that was just used, or a card on the table

# The game's own ops.
DRAW_DESTINY: Final = 0  # the sum of `amount` destinies is the first number that the ability keeps; -1 without a card to draw
MORE_DESTINY: Final = 1  # `amount` further battle destinies in the battle under way
MORE_POWER: Final = 2  # `amount` of power in the battle under way
LOOK_AT_HAND: Final = 3  # the player sees the opponent's hand
DRAW_EACH: Final = 4  # each player draws `amount` destinies: the first number kept is the player's sum, the second the opponent's
LOOK_AT_DECK: Final = 8  # the player sees all cards of a pile; place: its kind, kind: 1 for the opponent's
MORE_DAMAGE: Final = 9  # the damage of the opponent, with kind 1 of both players, is `amount` times as much if they lose this battle
REACT: Final = 11  # the ability's card moves to where the opponent battles or drains
CANCEL_DRAIN: Final = 12  # the Force drain that was declared does not happen
DESTINY_OF_EACH: Final = 13  # as DRAW_DESTINY, as many as there are cards that fit
SETTLE: Final = 14  # whoever is lower, the first number kept or the opponent's power there, loses the difference
REDRAW: Final = 15  # the destiny that was just drawn is drawn again
VOID_DESTINY: Final = 16  # the destiny that was just drawn counts nothing
SWAP_DESTINIES: Final = 17  # the sums of both players' battle destinies change places
BUY_OFF: Final = 18  # 1 Force is used, and 1 less is lost
LOWER_SHOT: Final = 19  # each destiny of the weapon that is fired now is `amount` lower
TAKE_TOPMOST: Final = 20  # the topmost card of the Lost Pile that fits comes into the hand
CANCEL_BATTLE: Final = 21
VOID_SUM: Final = 28  # the sum of the opponent's battle destinies is 0
SPEND_ABILITY: Final = 24  # `amount` of power in the battle under way for as much ability
DRAW_AGAINST: Final = 25  # as DRAW_EACH; kind: the destinies of the opponent
GUESS: Final = 26  # a card of the opponent's hand at random is shown, and lost if it fits
RETRIEVE_ONE: Final = 27  # one card at random of the own Lost Pile, or with kind 1 of the opponent's
ESCAPE: Final = 22  # own cards leave the location of the battle; kind: ON_FOOT or BY_SHIP
RETRIEVE_FORFEIT: Final = 23  # as much Force as the forfeit value of the first target
BAR: Final = 10  # the card that has just been deployed neither moves nor battles this turn
CHANGE_HAND: Final = 5  # the hand goes to the Used Pile, and as many cards of the Reserve Deck come into it
RETRIEVE_AT_RANDOM: Final = 7  # as many cards of the Lost Pile as the first number kept
RETRIEVE_DRAWN: Final = 6  # as many cards of the Lost Pile that fit, from its top, as the first number kept

REACT_DEPLOY: Final = 61  # cards of the hand are deployed to where the opponent battles or drains
RALLY: Final = 62  # as many cards as the second number kept are shown: some are deployed without cost, the others are lost
PRESS: Final = 63  # 1 Force is used, and the opponent loses 1 more
ADD_LOSS: Final = 64  # the opponent pays `amount` more for the battle
VOID_ATTRITION: Final = 65  # no attrition at the location of the first target this turn
TURN_SHOT: Final = 66  # the weapon is aimed at the first target
BORROW: Final = 71  # the player may use 1 Force of the opponent this turn
TURN_PILE: Final = 72  # the own Lost Pile lies facedown, or with kind 1 the opponent's
VOLLEY: Final = 68  # weapons fire together at the first target
SKIRMISH: Final = 69  # the targets alone battle where the first is; `amount`: further battle destinies of the player
LEND_ABILITY: Final = 70  # the first target's ability, as much as the second number kept, counts in the battle under way
DRIVE_OFF: Final = 67  # each card of slot `amount` moves away, as its player chooses, or is lost
MARK_REACHED: Final = 60  # the target of the Utinni Effect has reached it

# Who leaves, by ESCAPE: cards with ability by their landspeed, or starships and vehicles.
ON_FOOT: Final = 0
BY_SHIP: Final = 1
BY_CHOICE: Final = 3  # starships alone, as many as the player likes, on flights

# Costs of abilities, `Cost.kind`.
FORCE_COST: Final = 0  # CCG-CST-01

# When an Interrupt may be used, beside its conditions.
ANY_TIME: Final = 0
IN_BATTLE: Final = 1
IN_CONTROL: Final = 2
IN_DEPLOY: Final = 3
IN_MOVE: Final = 4
IN_OWN_BATTLES: Final = 5  # the own battle phase, between battles
IN_DRAW: Final = 6
# From here on both players may answer what has just happened.
FIRST_ANSWER: Final = 8
AT_BATTLE: Final = 8  # a battle has begun, before its weapons segment
AT_USE: Final = 9  # an Interrupt is used
AT_CONTROL: Final = 10  # a control phase begins
AT_MOVE: Final = 11  # a move phase begins
AT_DEPLOY: Final = 12  # a card was deployed
AT_ABANDON: Final = 40  # a vehicle or starship is lost, and those aboard have not left yet
AT_DRAIN: Final = 14  # a Force drain was declared
AT_END: Final = 13  # a battle is over, but for its cards
AT_AIM: Final = 15  # a weapon has its target
AT_SHOT: Final = 16  # its destinies are drawn
AT_FIRED: Final = 17  # it was fired; what happened to its bearer, or to the weapon that stands alone
AT_HIT: Final = 18  # it has hit
AT_DESTINY: Final = 19  # a battle destiny was drawn
AT_TOTALS: Final = 20  # all battle destinies are drawn
AT_LOSS: Final = 21  # a player must lose Force, or pay for damage
AT_LOST: Final = 22  # a card was lost from the table
AT_FORFEIT: Final = 23  # a card was forfeited
AT_ACTIVATE: Final = 24  # an activate phase begins
AT_BATTLES: Final = 25  # a battle phase begins

# When a text works by itself, without a choice.
AT_ONCE: Final = 0  # once a turn, as soon as its conditions hold
AT_OWN_CONTROL: Final = 1  # the own control phase begins
AT_TURN_END: Final = 2  # of any turn
AT_SUMS: Final = 3  # all battle destinies are drawn

# Numbers of a card.
POWER: Final = 0
ABILITY: Final = 1
DEFENCE: Final = 2  # maneuver or armor
FORFEIT: Final = 3
COST: Final = 4
LANDSPEED: Final = 5
HYPERSPEED: Final = 6
# Numbers of a location for each seat: add the seat.
DRAIN: Final = 10  # added to a Force drain there
TOTAL_POWER: Final = 12  # added to the power of a battle there
DESTINIES: Final = 14  # battle destinies beside the one for ability
DESTINY_BONUS: Final = 16  # added to each battle destiny
WEAPON_BONUS: Final = 18  # added to each weapon destiny
NEEDED_ABILITY: Final = 20  # the ability that a battle destiny needs (CCG-PWR-02)
DRAWS_ANYWAY: Final = 22  # battle destinies of a side that could draw none otherwise
ATTRITION: Final = 24  # added to the attrition against the seat in a battle there
BATTLE_COST: Final = 26  # the Force that a battle there costs
TOTAL_ABILITY: Final = 30  # added to the ability that counts for battle destiny
FOOTING: Final = 28  # above 0 where the seat needs neither presence nor icons to deploy
DAMAGE_TIMES: Final = 32  # by how much the damage of a seat that loses a battle there is multiplied
ICONS: Final = 34  # added to the Force icons
POWER_DESTINIES: Final = 36  # destinies that count for power alone
DRAIN_COST: Final = 38  # the Force that a drain there costs
LAST_NUMBER: Final = 40
# From here on, the first fifty of each hundred are numbers of a location for each seat (add the seat), the others numbers of a card.
BY_SEAT: Final = 1000
BY_SEAT_MOST: Final = 50
NO_ATTRITION: Final = 60  # above 0 where a seat pays no attrition; add the seat
ARMING: Final = 40  # added to the cost of a starship weapon for this starship

# Numbers of a seat.
GENERATION: Final = 0  # added to the Force that may be activated
HAND_FORFEITS: Final = 2  # above 0 if the seat may forfeit cards of its hand after a battle that it has lost
IGNITION_BONUS: Final = 3  # added to the total of an attempt to blow away a planet
HALVES: Final = 1  # 1: each loss of Force is halved and rounded up; 2: rounded down

# Flags of a card or a location.
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
NIGHT: Final = 31  # of a site: night has fallen
NOT_DEPLOYED: Final = 32  # it is not deployed there
GAINS_SPY: Final = 60
FLIES_RUNS: Final = 61  # it may be the target of a Kessel Run, like a smuggler
RUNS_EMPTY: Final = 63  # a vehicle that moves without a driver
DULL: Final = 62  # its ability does not count in battles
IMMUNE_EXACTLY: Final = 70  # to attrition of exactly IMMUNE_EXACTLY + n, for n up to 9
CANNOT_FIRE: Final = 30  # its weapons are not fired
FIRES_TWICE: Final = 65  # a bearer that may fire a weapon twice
REACHES: Final = 64  # a weapon that may be fired at cards at the next site

# Filters that only this game has: `PieceTest.number` of a GAME_TEST.
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
IS_BESIDE: Final = 12  # a location of the same system that fits `filter` is on the table
IS_PRESENT: Final = 11  # at the location of the ability's card, and not inside anything enclosed
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
IS_IN_RANGE: Final = 66  # a starship that can fly to the location of the ability's card
IS_STRANDED: Final = 67  # what carried it is lost
IS_WITH_SUBJECT: Final = 68  # another card at the location of the card to which something has just happened
HAS_SPY: Final = 60
IS_NEAR: Final = 61  # its location is that of the ability's card, or adjacent to it
IS_SCENE: Final = 62  # the location where the card that was just lost was
IS_RUNNER: Final = 63  # a smuggler, or a card that flies like one
HAS_ARRIVED: Final = 64  # it has moved this turn, and drives or pilots nothing
IS_DRAINED: Final = 65  # a Force drain happened at this location this turn
IS_MOVABLE: Final = 24  # it has not made its one limited move this turn, and nothing keeps it from moving
IS_AT_NIGHT: Final = 29  # at a site where night has fallen, or such a site
IS_AIM: Final = 30  # the target of the Utinni Effect
IS_THERE: Final = 27  # present at the location that is answered
IS_AS_STRONG: Final = 28  # its power is that of the card to which what is answered happened
IS_BESIDE_TARGET: Final = 26  # a site beside that of the first target
IS_IN_SIGHTS: Final = 69  # two weapons of the player may be fired at it now
IS_OUTCLASSED: Final = 79  # its ability is not above that of the first target
IS_BESIDE_SUBJECT: Final = 70  # its location is adjacent to the one to which something has just happened
IS_ADJACENT: Final = 25  # a site beside that of the ability's card

# Amounts that only this game has: `Amount.number` of a GAME_AMOUNT.
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
POWER_LEAD: Final = 14  # own power at the battle less the opponent's, without destinies
IS_WINNER: Final = 15  # 1 if the ability's player has won the battle that is over
TARGET_DEFENCE: Final = 16
MAY_REACT: Final = 17  # 1 if the ability's card can move to where the opponent battles or drains
MOVE_PRICE: Final = 18  # the Force that a move of the ability's card costs
MAY_REINFORCE: Final = 64  # 1 if the player can deploy a card to where the opponent battles or drains
IS_OUTGUNNED: Final = 65  # 1 if the opponent has more than twice the own power in the battle
OPPONENTS_DAMAGE: Final = 66  # what the opponent still has to pay for the battle
HAS_OPPONENT_WON: Final = 67  # 1 if the opponent has won the battle that is over
CLAIMED: Final = 60  # 1 once the target of the Utinni Effect has reached it
IS_HOME: Final = 61  # 1 if that target is where it was when the Effect was deployed
TRIP: Final = 62  # the parsecs between that location and where the Effect lies
IN_MOVE_PHASE: Final = 63
FOREIGN_FORCE: Final = 69  # the opponent's Force that the player could be let use beyond what it may use
BORROWED: Final = 70  # the opponent's Force that the player has used this turn
TO_ACTIVATE: Final = 68  # the Force that the player may activate this turn
IN_BATTLE_NOW: Final = 13  # 1 during a battle
DREW: Final = 19  # 1 if the ability's player drew the destiny that was just drawn
ICONS_HERE: Final = 22  # the Force icons of both sides where the ability's card is
DARK_ICONS_HERE: Final = 23
ABILITY_LEFT: Final = 24  # the own ability in the battle that may count for battle destiny
IS_SETTLED: Final = 25  # 1 if the ability's card was deployed in an earlier turn
DESTINY_LEAD: Final = 26  # the own battle destinies less the opponent's
ONE_EACH: Final = 20  # 1 if both players drew one battle destiny
FORCE_TO_LOSE: Final = 21  # what the player still has to lose or to pay for damage

# The periods after which effects end.
TURN: Final = 0
BATTLE: Final = 1
GAME: Final = 2
OWN_NEXT_TURN: Final = 3  # and 4 for seat 1: the end of the next turn of a seat
SHOT: Final = 5  # a weapon has been fired

# --- weapons that stand alone, Effects that work when they come, and what is counted for them ---------------------------

# The game's own ops.
FIRST_PLACED: Final = 160
DECLARE: Final = 160  # the player declares `amount` for the ability's card
SLEEP: Final = 161  # a destiny for each card that fits: if it exceeds the ability, the card sleeps until the end of the own next turn
LEND_POWER: Final = 162  # the power of the first target counts for the battle under way
DRAW_CHANCES: Final = 164  # as many destinies as `kind`: the first number kept is how many of them are `amount`
PUT_ON: Final = 163  # the ability's card is attached to the first target

# When a text works by itself.
AT_ENTRY: Final = 4  # it was just deployed
AT_OWN_TURN: Final = 5  # the own turn begins

# Numbers of a weapon.
SHOT_BONUS: Final = 82  # added to its destinies together
DRAWS_LESS: Final = 83  # of its bearer: taken off each of its destinies
SPENT: Final = 84  # of a character: ability that no longer counts for battle destiny this turn

SHOT_EACH: Final = 87  # added to each of its destinies

# Flags.
LOST_WAY: Final = 81  # its nav computer is lost: a place for an astromech droid is there instead
CANNOT_BEAR: Final = 80  # it bears no weapons

# Filters that only this game has.
HOSTS: Final = 160  # a location where a card that fits `filter` is
IS_UNOCCUPIED: Final = 161  # a location without presence of either player

# Amounts that only this game has.
PAIRS: Final = 160  # the lower of the numbers of cards that fit the two filters of the amount
DECLARED: Final = 161  # what was declared for the ability's card

# Periods: the end of the turn after the next of seat 0 with an even number or an odd one, then of seat 1.
LATER_TURN: Final = 10

# --- what the sets after Premiere brought --------------------------------------------------------------------------------

# The game's own ops.
FIRST_LATER: Final = 180
LOWER_SUM: Final = 180  # the opponent's battle destinies together count `amount` less
VOID_DAMAGE: Final = 181  # nothing more is paid for the damage of the battle
THIN_HAND: Final = 182  # cards of the opponent's hand at random go to the Used Pile until `amount` are left
FEAST: Final = 185  # a card of the opponent that was just lost goes out of play, and its ability is kept for the ability's card
LOSE_DOUBLES: Final = 183  # cards of the opponent's hand are lost if another one has the same title
REPAIR: Final = 184  # what carries the ability's card has its printed numbers again
SUBTRACT_DRAWN: Final = 200  # the first number kept less of the opponent's power in the battle, and of the attrition that it causes

# When both players may answer.
AT_UNPAID: Final = 44  # damage is left, and no card to forfeit
AT_UNCOVERED: Final = 45  # the cover of a spy was just broken

# A number of a location.
TOLL: Final = 86  # added to what the moves of characters there cost

# Flags.
NO_CREW: Final = 100  # its permanent pilots have left it
FLIES_FREE: Final = 103  # flies to and from the location that sets this without cost
FROM_RESERVE: Final = 104  # of a location: Force drained there comes from the Reserve Deck
UNDERCOVER: Final = 102  # a spy on the opponent's side of its site
SALVAGED: Final = 101  # it goes to the Used Pile if it is lost because it was hit

# Filters that only this game has.
IS_IN_REACH: Final = 180  # a starship that can fly to the location that is answered
IS_DAMAGED: Final = 181  # a weapon has taken its numbers for good
IS_OCCUPIED: Final = 200  # a location where the ability's player has presence
IS_ENEMY_OCCUPIED: Final = 201  # where the opponent has presence
IS_CLEAR: Final = 202  # where the opponent has none
IS_UNDERCOVER: Final = 182
IS_WITHIN_TWO: Final = 186  # a site at most two sites away from that of the ability's card
IS_EXPOSED: Final = 183  # a planet that the own superlaser can be fired at
IS_ORBITED_BY: Final = 184  # a system that a card which fits `filter` orbits
IS_AT_ZERO: Final = 185  # a system that roams, at parsec 0 and in no orbit

# Amounts that only this game has.
OCCUPIES_HERE: Final = 180  # 1 if the ability's player has presence where its card is
POWER_OF_THIS: Final = 181  # the power of the ability's card
TARGET_PRICE: Final = 182  # the deploy cost of the first target, of a weapon or device where it is
IGNITION: Final = 183  # the total of an attempt to blow away the first target
TARGET_SITES: Final = 184  # the sites of the first target's system
EATEN: Final = 185  # the ability kept for the ability's card

# --- fetching cards from piles, and where and for how much cards are deployed -----------------------------------------------

# The game's own ops.
FIRST_FETCHED: Final = 1000
LAST_FETCHED: Final = 1099
BRING: Final = 1000  # the card in slot `number` is deployed to a place that fits `target`; `amount`: what that costs less

TRADE: Final = 1001  # the cards in slot `number` go to the Lost Pile, and the one in slot `kind` into the hand
CLEAR_ATTRITION: Final = 1002  # the player pays no more attrition in this battle

# Flags of a card that is being deployed.
COMES_FREE: Final = 1000  # without cost
COMES_ANYWAY: Final = 1001  # without presence or Force icons
COMES_ANYWHERE: Final = 1002  # to places where its own text does not let it be deployed

# Filters that only this game has.
IS_DEPLOYABLE: Final = 1000  # a card that can be deployed now, to a place that fits `filter`; amount: what it costs less
IS_OF_SYSTEM: Final = 1001  # a location of its own system, or a generic one in the system of a location that fits `filter`
IS_BOUND_FOR: Final = 1002  # it is being deployed to a location or on a card that fits `filter`
IS_MATCHED: Final = 1003  # a vehicle or starship with a matching pilot aboard
IS_TOPMOST: Final = 1005  # the top card of its pile
IS_COPY: Final = 1006  # of the same title as the first target
IS_MATCHING: Final = 1004  # a pilot of the vehicle or starship that it matches

WHOLE_COST: Final = 999  # more than any cost
NO_FOOTING: Final = 100_000  # added to the Force that a text takes off a cost, if the card needs neither presence nor Force icons

# --- destinies that are changed, cards that lie on others, losses and retrievals, and politics -----------------------------

# Kinds of events that are carried out.
STACKED: Final = 1400  # it lies on a card from now on, out of play; other: the id of that card
PUT_IN_PILE: Final = 1401  # other: the kind of the pile, and UNDERNEATH more if it goes to the bottom
UNDERNEATH: Final = 100

# The game's own ops.
FIRST_FATE: Final = 1400
LAST_FATE: Final = 1500
CHANGE_DRAWN: Final = 1400  # the destiny that was just drawn counts `much` more
# The place among the numbers that a text keeps of 1 if the destiny that it drew counts ½; its total counts 0 for it.
HALVED: Final = 2
SET_DRAWN: Final = 1401  # it counts `much`
SUBSTITUTE: Final = 1402  # a number of the first of `pieces` stands in for the battle destiny that is about to be drawn; kind: which
CHANGE_ATTRITION: Final = 1403  # `much` more attrition against the player, or with kind 1 against the opponent
CHANGE_LOSS: Final = 1404  # the player loses `much` Force more now, or with kind 1 the opponent
CHANGE_DRAIN: Final = 1405  # the Force drain that was declared takes `much` more
SPEND_CHOSEN: Final = 1406  # as much Force is used as the number that was chosen
KEEP_PILE: Final = 1407  # the retrieval that is about to happen brings `much` less
REPLACE_DRAWN: Final = 1412  # the destiny number of the first target stands in for the destiny that was just drawn
GRAB: Final = 1414  # the Interrupt that was just used lies on the ability's card from now on
RAISE_NEXT: Final = 1413  # the next Force drain of the player at a battleground this turn takes `much` more
SPARE: Final = 1410  # the player does not cancel the destiny that was just drawn
LOSE_TOP: Final = 1411  # `much` cards are lost from the top of the Reserve Deck; kind as above
ADD_POWER: Final = 1408  # `much` more of power in the battle under way
HALVE_DRAWN: Final = 1415  # the destiny that a text has just drawn counts ½
CHANGE_SUM: Final = 1409  # the sum of the battle destinies counts `much` more; kind as above

# When both players may answer.
AT_DUE: Final = 1400  # a battle destiny is about to be drawn
AT_ATTRITION: Final = 1401  # the attrition of a battle is known
AT_RETRIEVAL: Final = 1402  # a player is about to retrieve Force
AT_PAID: Final = 1403  # a player has lost all Force of a Force drain
AT_OWN_LOSS: Final = 1404  # the card itself was just lost from the table
AT_OWN_DRAW: Final = 1405  # the card itself was just drawn as destiny

# Numbers of a location for each seat: add the seat.
MOST_DESTINIES: Final = 1400  # the most battle destinies that the seat draws in a battle there
TOTAL_DESTINY: Final = 1402  # added to the sum of its battle destinies, if it drew any
UNCANCELLED: Final = 1404  # above 0 where nobody cancels its battle destinies
CANCELS_NOT: Final = 1406  # above 0 where it does not cancel battle destinies of the other seat
MOST_DRAINED: Final = 1408  # the most Force that it loses to a drain there
NO_DRAIN: Final = 1410  # above 0 where it does not drain
DRAIN_KEPT: Final = 1412  # above 0 where its drains are not cancelled
ATTRITION_DESTINIES: Final = 1414  # destinies that count for attrition alone

# Numbers of a card.
POLITICS: Final = 1450
DESTINY: Final = 1451  # its destiny when it is drawn
BATTLE_DRAWN: Final = 1452  # added to it when it is drawn as battle destiny, or as weapon destiny
WEAPON_DRAWN: Final = 1453

# Numbers of a seat.
RETRIEVES_LESS: Final = 1450  # taken off the Force that it retrieves
NEXT_DRAIN: Final = 1451  # added to its next drain at a battleground

# Flags.
POLITICAL: Final = 1400  # its politics stands in for its power

# Filters that only this game has.
IS_STACKED: Final = 1400  # it lies on the ability's card
IS_DRAWN: Final = 1401  # its card was the last destiny that was drawn
IS_SENATORIAL: Final = 1403  # a senator, or whoever may stand in for one
IS_AIMED_AT: Final = 1408  # the target of the weapon that is fired now
IS_ABSENT: Final = 1407  # a location of whose title none is on the table
IS_FIRING: Final = 1406  # the weapon that is fired now
IS_DRAINING: Final = 1405  # the location of the Force drain that was declared
CARRIES: Final = 1404  # a card that fits `filter` lies on it

# Amounts that only this game has.
POLITICS_LEAD: Final = 1400  # the own politics at the Galactic Senate less the opponent's
IN_MAJORITY: Final = 1401  # 1 if the ability's card is there and its player leads
DRAWN_NOW: Final = 1402  # the destiny that was just drawn
OWN_ATTRITION: Final = 1403  # the attrition that the player still has to pay
TARGET_POLITICS: Final = 1404  # of the first target
HAND_SIZE: Final = 1405  # cards in the own hand
FREE_FORCE: Final = 1409  # the Force that the player can use
FORCE_LOST_NOW: Final = 1408  # the Force that the Force drain took that was just paid
IS_DUE: Final = 1407  # 1 if the player is about to draw a battle destiny
OPPONENTS_FORCE: Final = 1406  # cards in the opponent's Force Pile
CAN_REDRAW: Final = 1411  # 1 if there is a card to draw in place of the destiny that was just drawn
# --- moves, reactions and bars -----------------------------------------------------------------------------------------

# The game's own ops.
FIRST_MOVING: Final = 1300
LIMIT_DESTINIES: Final = 1300  # in the battle under way a player draws at most `amount` battle destinies; kind: 1 for the opponent
MOVE_NOW: Final = 1301  # the first target makes its regular move now; kind: bits of the `MOVE_` numbers below
SEND: Final = 1302  # each card of slot `amount` moves in reaction to where the opponent battles or drains
ATTACK_RUN: Final = 1310  # the player makes an Attack Run along the place of the ability's card
BLOW_STATION: Final = 1311  # the first target tries to blow away the station where it is: a destiny, its pilot and what adds to it
ADD_COUNT: Final = 1312  # as many as there are cards that fit are added to the first number kept
BAR_ALL: Final = 1303  # the cards deployed to the location of the first target this turn do not battle this turn
LAST_MOVING: Final = 1399

# How a card moves by MOVE_NOW.
MOVE_FREE: Final = 1  # without cost
MOVE_AGAIN: Final = 2  # though it has moved this turn, and may move again
MOVE_ON_FOOT: Final = 4  # with its landspeed
MOVE_MUST: Final = 8  # if it can

# When both players may answer.
AT_REACT: Final = 1300  # a card has come in reaction
AT_MOVED: Final = 1301  # a card has made its regular move
AT_TURN_ENDS: Final = 1302
AT_RUN: Final = 1320  # the starfighters of an Attack Run are in the trench
# A phase begins, beside AT_ACTIVATE, AT_CONTROL, AT_BATTLES and AT_MOVE; or it ends.
AT_DEPLOYS: Final = 1303
AT_DRAWS: Final = 1304
AT_ACTIVATE_END: Final = 1310  # and the next numbers for the other phases of a turn
AT_DRAW_END: Final = 1315

# Numbers of a location for each seat (BY_SEAT).
NO_BATTLE: Final = 1302  # above 0 where the seat may not begin battles
DRAIN_FIXED: Final = 1310  # above 0 where nothing changes them
DRAIN_KEPT_UP: Final = 1312  # above 0 where nothing lowers them
NO_BONUS: Final = 1314  # above 0 where nothing raises them
NO_FORCE: Final = 1316  # above 0 where the seat's icons activate nothing
PERIL: Final = 1318  # a starship of the seat that moves from there is lost, unless its destiny and maneuver reach this
PERIL_DESTINY: Final = 1320  # added to that destiny
# What a limit is without one.
NO_LIMIT: Final = 999

# A number of a card: the Force that its player uses beside its own costs to play it.
EXTRA_PRICE: Final = 1350
# Of a starship: added to the total of an Attack Run that it leads, or of its attempt to blow away a station from within.
RUN_TOTAL: Final = 1351
BLOW_TOTAL: Final = 1352
# A number of a seat: added to the total of its Attack Runs.
RUN_BONUS: Final = 1300

# Flags.
NOT_PLAYED: Final = 1300  # an Interrupt that is not used
ON_THE_SPOT: Final = 1301  # it does not move with its landspeed
NOT_STOLEN: Final = 1302
NOT_CANCELLED: Final = 1303

# What cards may be barred from at a location, or pay for beside the usual price.
ENTRY: Final = 0
EXIT: Final = 1
REACT_TO: Final = 2
REACT_FROM: Final = 3
PRICE_TO: Final = 4
PRICE_FROM: Final = 5
TRANSIT_TO: Final = 6
TRANSIT_FROM: Final = 7

# Filters that only this game has.
IS_REACTIVE: Final = 1301  # it can move to where the opponent battles or drains
IS_NEW_HERE: Final = 1302  # it was deployed this turn
IS_UNBARRED: Final = 1304  # nothing bars it from coming in reaction to where the opponent battles or drains
IS_AT_ITS_PLACE: Final = 1306  # at the location of the card to which something has just happened
IS_ORBITED_PLACE: Final = 1303  # the system that the system of the ability's card orbits, or a location of it

# Amounts that only this game has.
PHASE_NOW: Final = 1300
CAN_RUN: Final = 1302  # 1 if the player can make an Attack Run along the place of the ability's card
OPPONENTS_GENERATION: Final = 1301  # the Force that the opponent generates beyond what the player does
# --- weapons and hits, crashed vehicles and missing characters ------------------------------------------------------------

FIRE_COST: Final = 1250  # of a weapon: added to the Force that firing it costs
GUARD: Final = 1251  # added to the number that the destinies of weapons fired at it must exceed
IMMUNITY: Final = 1252  # added to its immunity to attrition, if it has any
IMMUNE_BELOW: Final = 1253  # it is immune to attrition of less than this
SEARCHES: Final = 1200  # of a site, for each seat: added to the destinies of search parties there; add the seat

FIRES_FREE: Final = 1200  # a weapon that is fired without cost
REPLAYS_EACH_TURN: Final = 1212  # its player uses an Interrupt of the Lost Pile once in each turn
REPLAYS_ONCE: Final = 1213  # the same once in a game
UNTOUCHABLE: Final = 1201  # no weapon is fired at it
NO_IMMUNITY: Final = 1252  # it has no immunity to attrition
PAYS_NO_ATTRITION: Final = 1203  # its forfeit does not pay for attrition
PAYS_ALL_ATTRITION: Final = 1204  # its forfeit pays for all attrition that is left
PAYS_ALL_DAMAGE: Final = 1215  # its forfeit pays for all damage that is left
PAYS_ALL: Final = 1205  # its forfeit pays for all attrition and damage that are left
POWERED: Final = 1206  # artillery that needs no other source of power
CRASHED: Final = 1207
MISSING: Final = 1208
LANDS_FREE: Final = 1211  # a starship that lands and takes off without cost
SEARCHED: Final = 1210  # it has been in a search party this turn
FIRES_FAR: Final = 1209  # a bearer that fires artillery of its planet without being there

IS_CRASHED: Final = 1200
IS_MISSING: Final = 1201
IS_ARMED: Final = 1202  # a card that bears a weapon, or has one printed
IS_SAME_PLANET: Final = 1203  # at a site of the planet where the ability's card is
IS_SHOT_AT: Final = 1205  # a weapon is fired at it now
IS_RUN: Final = 1206  # a vehicle or starship with a driver or pilot, printed or aboard
IS_NEAR_ONE: Final = 1207  # its location is that of a card that fits `filter`, or adjacent to it
IS_SHOOTER: Final = 1208  # it fires a weapon now
IS_GUN: Final = 1209  # the weapon that is fired now
IS_READY: Final = 1204  # a weapon of the ability's player that could be fired now

TARGET_FORFEIT: Final = 1200  # the forfeit value of the first target
TARGET_NUMBER: Final = 1201  # the number that weapons fired at the first target must exceed
TARGET_POWER: Final = 1202
LIGHT_ICONS_HERE: Final = 1204  # the Light Side's Force icons where the ability's card is
UNFIRED: Final = 1203  # 1 if who fires the ability's card has fired no weapon this turn

WENT_MISSING: Final = 1200  # a character
FOUND: Final = 1201  # a missing character
CRASHES: Final = 1202  # a vehicle
TURNED_BACK: Final = 1203  # to the Used Pile with what is on it, as if lost

AT_MISSING: Final = 1200  # a character has just gone missing

# A period: until a missing character is found.
UNTIL_FOUND: Final = 52

FIRST_OF_WEAPONS: Final = 1200
LAST_OF_WEAPONS: Final = 1299
DRAW_ANSWER: Final = 1201  # the opponent's destiny is the second number kept, with kind 1 with the power of the first target
ADD_DRAWN: Final = 1202  # the first number kept counts `much` more
THROW: Final = 1203  # the ability's card is fired without a target: `amount` weapon destinies are kept, together first, then each
LIFT_NUMBER: Final = 1204  # the first number kept counts as much more as a number of the first target; kind: which
SHOOT: Final = 1200  # the player fires the first target, with kind 1 the ability's card

# --- limits, stores, and Interrupts that go elsewhere ---------------------------------------------------------------------

# The game's own ops.
FIRST_LIMIT: Final = 1800
LAST_LIMIT: Final = 1899
UNEARTH: Final = 1800  # the first target, a location that another one covers, comes on top of it
HOLD_FIRE: Final = 1802  # the first target, a weapon, counts as fired
RESTORE_FORFEIT: Final = 1801  # the first target has its printed forfeit value again

# Flags.
BEGINS_BATTLES: Final = 1803  # its player may begin battles where it is, with presence or without
IS_BATTLED: Final = 1804  # the opponent may begin battles where it is, with its presence or without

# Numbers of a location for each seat (BY_SEAT).
MOST_GENERATED: Final = 1800  # the Force that its icons generate at most
GENERATED_HERE: Final = 1802  # added to the Force that is generated there

# A number of a card: added to the Force that it uses to move with its landspeed.
WALK_COST: Final = 1850

# Filters that only this game has.
IS_TWIN: Final = 1800  # it has the title of a card on the table that fits `filter`
WAS_FIRED: Final = 1801  # the weapon that was just fired
IS_RELATED_TO_AIM: Final = 1803  # elsewhere in the system at which the ability's card aims
HAS_GUNS: Final = 1802  # it bears two or more starship weapons

# Amounts that only this game has.
OWN_DAMAGE: Final = 1800  # what the player still has to pay for damage
OPPOSING_FORCE: Final = 1801  # what the opponent can use

# Periods: the own next turn begins (of seat 0, then of seat 1).
OWN_TURN_BEGINS: Final = 53
# What stands in a declaration for a period that depends on the player: the end of the own next turn, and its beginning.
NEXT_END: Final = 1800
NEXT_BEGINNING: Final = 1801

# --- Objectives, and what cards forbid and guard -------------------------------------------------------------------------

BLOCK: Final = 100  # the numbers of one subject
FIRST_GOAL: Final = 1100
FLIP: Final = 1100  # the ability's card turns over (CCG-OBJ-01)

# When a text works by itself.
AT_FLIP: Final = 1100  # its card was just turned over

BANNED: Final = 1100  # a card that is neither used nor deployed

IS_BATTLEGROUND: Final = 1100  # a site or system with Force icons of both sides
IS_BLOWN_AWAY: Final = 1102  # a system whose card was turned over (CCG-LOC-06)
HAS_ABILITY: Final = 1101  # a character with ability, or what has permanent pilots

FACE: Final = 1100  # 1 while the back of the ability's card is up
# --- captives, and creatures -------------------------------------------------------------------------------------------------

# The game's own ops.
FIRST_CAPTIVE: Final = 1500
LAST_CAPTIVE: Final = 1599
BOUNTY: Final = 1500  # Force is retrieved: the forfeit value of the captive to which something has just happened, and `amount`

# Events of cards.
CAPTURED: Final = 1500  # the other player captures a character; other: 1 to freeze it, 0 to leave it as it is
RELEASED: Final = 1501  # a captive is released; other: 1 if it has to stay at its location
FROZEN: Final = 1502  # a captive is frozen
HANDED_OVER: Final = 1503  # a captive goes to another escort

# When both players may answer.
AT_CAPTURE: Final = 1500  # a character was captured
AT_DELIVERY: Final = 1501  # a captive was brought to a prison; what happened to it
AT_RELEASE: Final = 1502  # a captive was released

# Flags of a card.
ESCORTS: Final = 1500  # it may escort a captive, like a warrior
ESCORTS_MANY: Final = 1501  # any number of them
NEVER_CAPTURED: Final = 1502

# Filters that only this game has.
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
# A number of a creature.
FEROCITY: Final = 1550

FORGO_DRAIN: Final = 1502  # the location of the ability's card counts as drained this turn
DRAW_FREEZING: Final = 1501  # a destiny with what texts add to it for carbon-freezing

# A number of a seat: added to each carbon-freezing destiny.
FREEZING_BONUS: Final = 1500

IS_FIRST_DELIVERED: Final = 1511  # a captive that has come to a prison once since it was captured
HOLDS_TARGET: Final = 1510  # it escorts the first target
# --- duels, lightsaber combat, Jedi Tests and podraces --------------------------------------------------------------------

# The game's own ops.
FIRST_CONTEST: Final = 1600
LAST_CONTEST: Final = 1699
DUEL: Final = 1600  # the first two targets, or the ability's card and its first target, fight it out; see `play.contests.duels`
END_DUEL: Final = 1602  # what follows from its result has happened
CANCEL_DUEL: Final = 1603
DUEL_DRAWS: Final = 1604  # `amount` further destinies of the player
DUEL_BONUS: Final = 1605  # `amount` more in the player's total
ATTEMPT: Final = 1610  # a Jedi Test is attempted; `amount`: the number to exceed
BEGIN_TRIAL: Final = 1611  # a test that takes its time begins
COMPLETE: Final = 1612  # the Jedi Test is completed
BEGIN_RACE: Final = 1620  # the ability's card runs a Podrace
DRAW_RACE: Final = 1621  # the player draws race destiny
FINISH_RACE: Final = 1622  # whoever has the higher total wins
DAMAGE_RACER: Final = 1623  # the first target
REPAIR_RACER: Final = 1624
CLEAR_RACE: Final = 1626  # race destinies and Podracers are gone
DROP_RACE: Final = 1625  # the last race destiny of every Podracer goes to the Used Pile
DUEL_TOP: Final = 1606  # as much more as the destiny number of the top card of the own Lost Pile

AT_DUEL: Final = 1601  # a duel or a lightsaber combat has begun
AT_DUEL_DESTINY: Final = 1602  # a destiny was drawn for it
AT_DUEL_TOTALS: Final = 1603  # all its destinies are drawn
AT_DUEL_DECIDED: Final = 1604  # it is decided, and nothing has followed from that yet
AT_DUEL_OVER: Final = 1605  # what follows has happened
AT_COMPLETED: Final = 1610  # a Jedi Test was completed

# Numbers of a character.
DUEL_TOTAL: Final = 1650  # added to its total in duels
COMBAT_TOTAL: Final = 1651  # added to its total in lightsaber combat
DUEL_EACH: Final = 1652  # added to each destiny that its player draws in them
TRAINING: Final = 1653  # added to training destiny; of a character in the tests of which it is apprentice or mentor

RACE_EACH: Final = 1654  # of a Podracer: added to each of its race destinies
RACE_DRAWS: Final = 1655  # the race destinies that it draws beyond one

# Numbers of a seat.
NO_RACE_DESTINY: Final = 1600  # above 0 if it draws no race destiny
RACE_STAKE: Final = 1601  # added to what is retrieved and lost at the end of a race

# Flags of a character.
NO_TESTS: Final = 1600  # it attempts no Jedi Tests
WALKS_ONLY: Final = 1602  # it moves in no other way than on foot
BURDENED: Final = 1601  # its ability above the number of the test is taken off its training destiny

# Filters that only this game has.
FIRST_CONTEST_TEST: Final = 1600
IS_DUELLING: Final = 1600  # one of the two in the contest under way
IS_VICTORIOUS: Final = 1601  # it has won the contest that is decided
IS_DEFEATED: Final = 1602
IS_APPRENTICE: Final = 1610  # the apprentice of a Jedi Test, completed or not
IS_MENTOR: Final = 1611
IS_COMPLETED: Final = 1612  # a Jedi Test that is completed
IS_RACER_DAMAGED: Final = 1620
IS_RACER_SOUND: Final = 1621

FIRST_CONTEST_AMOUNT: Final = 1600
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
RACES_LOST: Final = 1624
STAKE_NOW: Final = 1625  # the Force that is retrieved and lost
HAS_RACED: Final = 1626  # 1 if the ability's card has run a race
RACE_LEAD: Final = 1627  # the highest own race total less the opponent's
MAY_RACE: Final = 1628  # 1 if the player may draw race destiny now
RACE_SUM: Final = 1629  # both race totals together

# --- places and names ---------------------------------------------------------------------------------------------------

IS_SAME_OR_RELATED: Final = 2400  # at the location of the ability's card, or at a related one

# --- the start of the game --------------------------------------------------------------------------------------------------

# Flags of a card of the hand.
NOT_UNASKED: Final = 2300  # an Interrupt that is used only in answer to another

FIRST_TURN_LASTS: Final = 2300  # 1 until the player's first turn is over
# --- texts of other cards that are changed or cancelled ----------------------------------------------------------------------

# The game's own ops.
FIRST_OF_TEXTS: Final = 1900
LAST_OF_TEXTS: Final = 1999
SUCCEED: Final = 1900  # the destiny of the ability's card has had success
RENEW_HANDS: Final = 1901  # hands and Used Piles are shuffled into the Reserve Decks, and as many cards are drawn as each hand had
GLANCE: Final = 1904  # the player sees the cards in slot `amount`
CANCEL_SHOT: Final = 1905  # the weapon that was just aimed is not fired
BEHEAD: Final = 1906  # the card that was just lost goes out of play, and is counted for the ability's card
SAP: Final = 1907  # the power of what the ability's card pilots is taken off that of the first target in this battle
COMPARE_LOWEST: Final = 1908  # what the lowest destinies of each player's characters lack to the other's are the two numbers kept
CLEAR_BOTH: Final = 1902  # neither player pays attrition any more in this battle

# When both players may answer.
AT_INSERTED: Final = 1901  # a card was inserted in a Reserve Deck
AT_REVEALED: Final = 1902  # such a card has come to its top
AT_SUCCESS: Final = 1900  # the destiny of an Interrupt has had success

# A number of a seat: the most Force that it loses to an inserted card.
MOST_INSERTED: Final = 1900

# Flags of a card.
PLAYED_AS_USED: Final = 1900  # an Interrupt that is a Used one, whichever text is used
PLAYED_AS_LOST: Final = 1901
VOIDED: Final = 1902  # it is cancelled as soon as it is on the table or used
KEPT_CANCELLED: Final = 1903  # it goes to the Used Pile if Sense or Alter cancels it
NOT_SLOWED: Final = 1906  # deserts do not slow it
HALF_OFF: Final = 1904  # of a location: the text of its Light Side does not work; the next number for its Dark Side

# Filters that only this game has.
IS_ICONLESS: Final = 1900  # a location without Force icons of the opponent
HAS_ANY_DRAWN: Final = 1902  # its destiny number is one of the destinies drawn
IS_RELATED_TO_TARGET: Final = 1901  # its location is one of the system of the first target

# Amounts that only this game has.
BEST_FOE_PRESENT: Final = 1902  # the highest ability of the opponent's characters present with the ability's card
HALF_WORKS: Final = 1900  # 1 while the text of the Light Side of the ability's card works; the next number for its Dark Side
# --- destinies that are compared and chosen between, and more of the Podrace ------------------------------------------------

# The game's own ops.
FIRST_DRAWS: Final = 2100
LAST_DRAWS: Final = 2199
ADD_TO_DRAW: Final = 2100  # `much` more in the player's destiny that was drawn by the text, with kind 1 in the opponent's
ADD_NUMBER: Final = 2101  # the same, a number of each of the cards; `counter`: which number
LIFT_BY: Final = 2103  # a number of the first target is higher by another one of it this turn; `counter`, `kind`: which
DRAW_CHOOSE: Final = 2104  # of `amount` destinies the player chooses what stands in for the one that is due; `place`: how many
LOSE_COPIES: Final = 2106  # the opponent loses the cards of the hand that are there `amount` times or more
SWAP_RACE_LOST: Final = 2111  # the last race destiny of the first target and the top card of the own Lost Pile change places
LOSE_RACE: Final = 2112  # the last race destiny of the first target is lost
REPLACE_RACE: Final = 2113  # a race destiny at random of the first target goes to the Used Pile, and a new one comes for it
ADD_RACE: Final = 2114  # its player draws a race destiny for the first target
DROP_ALL_RACE: Final = 2115  # all race destinies of the first target go to the Used Pile

# What moves in one way alone cost beside the usual price: with landspeed, or with hyperspeed.
WALK_TO: Final = 2100
WALK_FROM: Final = 2101
FLY_TO: Final = 2102
FLY_FROM: Final = 2103

# Filters that only this game has.
IS_ALSO: Final = 2100  # it fits `filter`, too
LIES_ON: Final = 2101  # it lies on a card that fits `filter`
IS_RACER_NEAR: Final = 2102  # a Podracer whose race total is within 4 of one of the player's

# Amounts that only this game has.
TITLES: Final = 2100  # the titles of the cards that fit
IS_ODD: Final = 2101  # 1 if the destiny that the text drew is odd, 2 if it is even, 0 without one
RACER_LEAD: Final = 2102  # the race total of the own Podracers that fit less the highest other one; 0 without a race
OWN_RACE: Final = 2103  # the highest race total of the player
# --- protection, and orders ---------------------------------------------------------------------------------------------------

# Numbers of a card: it is immune to attrition of less than this if nothing else makes it immune; or of so much more.
IMMUNE_ELSE: Final = 2060
IMMUNE_MORE: Final = 2061
# Flags: to attrition of less than IMMUNE_HIGH + n, for n from 10 to 30.
IMMUNE_HIGH: Final = 2000
IMMUNE_MOST: Final = 30
IS_IMMUNE: Final = 2000  # to some attrition

# The game's own ops.
CHARGES_BONUS: Final = 2050  # a number of a seat: added to the total of Deactivate The Shield Generator
IS_OVERPOWERED: Final = 2001  # 1 if the opponent has at least twice the own power in the battle
CHARGES_NOW: Final = 2000  # that number of the ability's player
WEAKEN: Final = 2002  # the first number kept is taken off the opponent's power in the battle under way
DOUBLE_SUM: Final = 2001  # the sum of the player's battle destinies counts twice
MEANWHILE: Final = 2000  # `effect` begins for each of `pieces`, as if a card printed it, and ends with period `number`
HAS_FIRED: Final = 2001  # it has fired a weapon in the battle under way

SHELTERED: Final = 1 << 20  # a flag for each title, see `protection.shelter_of`: the text of a card of that title does nothing to it
# Numbers of a seat for each title, counted from its flag.
SPARED_LOSS: Final = 0  # above 0 if the seat loses no Force to its text
LOWERED_RETRIEVAL: Final = 1  # taken off the Force that the seat retrieves by its text
MOST_LOST: Final = 2  # the most Force that the seat loses to its text
# A flag of cards for each title, counted from the same: they draw the fire of weapons that its text lets be fired.
FIRE_DRAWN: Final = 3

# --- cards that are shown, shields, and destinies for power or attrition alone ----------------------------------------------

# Events.
SHOWN: Final = 2310  # a card is shown to both players

# The game's own ops.
FIRST_BATTLE_AID: Final = 2300
ADD_SIDE_DESTINY: Final = 2300  # the player draws `amount` destinies for power alone in this battle, with kind 1 for attrition alone

# Numbers of a seat.
PERSONAL_FORCE: Final = 2350  # what it generates beside its Force icons
RETRIEVAL_PRICE: Final = 2351  # above 0 if it uses as much Force as it retrieves

# Filters that only this game has.
IS_STOCKED: Final = 2300  # under a Starting Effect that may still let it come
HOSTS_TWO: Final = 2302  # two cards or more that fit are at a location
IS_BOTTOMMOST: Final = 2301  # the bottom card of its pile
# --- what texts do to shots ------------------------------------------------------------------------------------------------

FIRST_ARMS: Final = 1700
LAST_ARMS: Final = 1799
LIFT_SHOT: Final = 1701  # the destinies of the weapon that is fired now count `much` more together
LIFT_SHOT_BY: Final = 1702  # as much more as a number of the first target; kind: which
FORGO: Final = 1703  # the first target counts as a weapon that was fired this turn

# Numbers of a card: as which a weapon may be fired at it, and how much more often a weapon is fired in a battle.
AS_TARGET: Final = 1750
MORE_SHOTS: Final = 1751
# A character at which no lightsaber is aimed.
UNCUT: Final = 1700

# Filters that only this game has.
IS_REPEATING: Final = 1700  # a weapon that may be fired again and again
IS_MANNED: Final = 1720  # somebody can fire it, and what it needs to be fired is there
IS_LOADED: Final = 1701  # a weapon of the player that has a target now, whatever its use costs

# --- creatures, and asteroids ------------------------------------------------------------------------------------------------

CANCEL_ATTACK: Final = 1710

AT_ATTACKED: Final = 1710  # a creature attacks a card, or is attacked; what happened to that card
AT_EATEN: Final = 1711  # a card was defeated by a creature, and is not lost yet

# A creature that does not attack, and a card that is not attacked.
NO_ATTACKS: Final = 1710
UNATTACKED: Final = 1711
# Numbers of a creature: the destinies that are taken off its ferocity; of its prey: by how much it strengthens a creature that eats it.
TAMED: Final = 1752
NOURISHES: Final = 1753

IS_ATTACKING: Final = 1710  # the creature that attacks now
IS_ATTACKED: Final = 1711  # the prey of that creature, or the creature that is attacked now
IS_HABITABLE: Final = 1712  # a location where the first target lives

# A number of a starship: added to asteroid destinies against it.
ASTEROID_BONUS: Final = 1754
# A number of an asteroid sector: added to the asteroid destinies there.
ASTEROIDS_HERE: Final = 1755
# --- ways, skills that are gained, hands that are seen, and Effects that wait for a target ------------------------------------

BLOCK_OF_WAYS: Final = 2200
# The game's own ops.
LOOK_RANDOM: Final = 2200  # the player looks at `much` cards of the opponent's hand at random
AIM_AT: Final = 2202  # the second target becomes the one that the ability's card, an Effect, waits for

# What ways to a location or from it cost more, or nothing.
RISE_FROM: Final = 2204  # by taking off
# More than any way costs.
WHOLE_WAY: Final = 99

# Flags of a character.
GAINS_LEADER: Final = 2200
GAINS_SCOUT: Final = 2201
GAINS_THIEF: Final = 2202
GAINS_GENERAL: Final = 2207
MATCHES_ALL: Final = 2203  # it matches whatever it pilots
NOT_HIGHEST: Final = 2206  # it is not the character with the highest ability of its player
DRAINS: Final = 2205  # without ability it may Force drain where the opponent is not

# A number of a card.
LOOKS: Final = 2260  # added to the cards of the opponent's hand that its player sees by its text

# Filters that only this game has.
GAINED_LEADER: Final = 2200
GAINED_SCOUT: Final = 2201
GAINED_THIEF: Final = 2202
GAINED_GENERAL: Final = 2210
IS_FOREMOST: Final = 2211  # no own card of the same title stands before it at its location
NOT_MARKED: Final = 2203  # a card that does not fit `filter`
IS_UNFOUGHT: Final = 2204  # a location without a battle this turn
IS_VACANT: Final = 2205  # a location that the ability's player does not occupy
IS_OF_ITS_SYSTEM: Final = 2206  # a location, wherever it is, of the system where that is to which something has happened
IS_PASSING: Final = 2209  # what has moved to or across the site of the ability's card, or stands there
IS_PASSENGER: Final = 2208  # a character aboard something that it does not run

# Amounts that only this game has.
SHORT_OF: Final = 2200  # the highest ability of the player's characters, 7 at most
RESCUE_LEAD: Final = 2201  # the ability of the first target less that of the second

# --- followers, storms, squadrons, and who may be where ------------------------------------------------------------------------

FIRST_MARCH: Final = 2700
# The game's own ops.
FOLLOW: Final = 2700  # the ability's card, or with kind 1 each target, goes where the card is that has just moved
TRAVEL: Final = 2701  # the second target moves to the first, at its usual price
SWAP_SITES: Final = 2702  # the cards in slot `amount` change places in the row
ADD_TO_RUN: Final = 2703  # the destiny that was drawn, or with kind 1 `amount`, counts for the player's Attack Run
PASS_ON: Final = 2704  # the ability's card, a storm, goes to the next site
HUNT_MISSING: Final = 2705  # the player searches for the first target, a missing character of the opponent, and captures it

# How all cards leave, by ESCAPE.
ANYHOW: Final = 2

# When both players may answer.
AT_SHUTTLED: Final = 2701  # a card was shuttled aboard a starship

# What some ways cost more or less, and the landspeed that leaving a site takes beyond 1.
TOWARD: Final = 2700  # a way towards the site of the card that says so
SHUTTLE_TO: Final = 2701
STEP_FROM: Final = 2702

# Numbers of a location for each seat: the Force that is lost before a battle there.
BATTLE_LOSS: Final = 2700
# A number of a character: added to the power of what it pilots.
LIFT: Final = 2750

# Flags of a card.
COMES_LANDED: Final = 2700  # a starship that is deployed to a site
FLIES_ALONE: Final = 2701  # a starship that moves and has power without a pilot
ENGULFED: Final = 2702  # a character that goes missing at once
COMES_WHOLE: Final = 2703  # a squadron that is deployed without replacing others

# Filters that only this game has.
IS_PILOTED: Final = 2700  # it has a pilot or driver, printed or aboard
CAN_FOLLOW: Final = 2701  # it can move with its landspeed to where the card is that has just left its site
IS_LEFT_BEHIND: Final = 2702  # it stands where the card has come from that has just walked up to two sites, and can do the same
BESIDE_TWO: Final = 2703  # two locations or more of the same system fit `filter`
LEADS_RUN: Final = 2704  # the lead starfighter of the Attack Run
CAN_TRAVEL: Final = 2705  # it can move to the first target now
IS_OVERRUN: Final = 2706  # a location where the player has more than twice the opponent's power
IS_VOIDED: Final = 2708  # a character with forfeit value 0 that prints more
IS_IN_WALK: Final = 2709  # a site to which the targets that are characters, or else the ability's card, can walk at once
IS_OUTERMOST: Final = 2707  # the marker site with the highest number

# Amounts that only this game has.
FIRST_MARCH_AMOUNT: Final = 2700
FOLLOW_PRICE: Final = 2700  # what it costs the ability's card to follow
DRIVER_ABILITY: Final = 2701  # the highest ability of those who run the ability's card
# --- texts that are added to those of other cards, and what follows once an Interrupt has worked -------------------------------

# The game's own ops.
FIRST_CHANGING: Final = 2600
LAST_CHANGING: Final = 2699
MORE_SETTLED: Final = 2600  # the Interrupt that was just used compares the player's power with a destiny more
PASS_OVER: Final = 2601  # the first target is not the character with the highest ability for the Interrupt that was just used
USE_AS_USED: Final = 2602  # the Interrupt that is carried out now is a Used one
PEEK_SHUFFLED: Final = 2603  # the player sees `much` cards on top of the pile that the Interrupt which has just worked has shuffled
RESHUFFLE: Final = 2604  # that pile is shuffled once more
TURN_AIM: Final = 2606  # the weapon that is aimed now is aimed at the chosen card
COUNT_USE: Final = 2605  # each card that fits counts as used this turn

# When both players may answer.
AT_PLAYED: Final = 2600  # the text of an Interrupt was carried out
AT_CANCELLED: Final = 2601  # the opponent of its player has cancelled a card on the table
AT_WEAPONS_OVER: Final = 2602  # the weapons segment of a battle is over

# A period: the Interrupt is over by which it began, or that it answers.
INTERRUPT: Final = 48

# Flags of a card.
MANY_COPIES: Final = 2600  # it is not unique
STAYS: Final = 2601  # it is not cancelled by its own text
DRAWS_BOWS: Final = 2602  # what costs by its bearer's power costs 1 on it
TRIP_DOUBLED: Final = 2603  # of an Utinni Effect: the parsecs of its trip count twice
DRAIN_VOID: Final = 2604  # what it adds to Force drains of its player is cancelled
CARRIED: Final = 2605  # the Interrupt under way has relocated it
SPARED: Final = 2606  # it goes to the Used Pile if the opponent cancels it
PASSES_ASTEROIDS: Final = 2607  # of a starship: an asteroid sector that is drawn does not strike it
TWOFOLD: Final = 2608  # the numbers of its text are doubled

# A number of a seat: above 0 if Interrupts that look at its Used or Force Pile are Lost ones.
SCANS_LOST: Final = 2650

# Numbers of a card.
TEXT_DRAWS: Final = 2650  # the destinies that its text draws beyond those that it says
SAIL_COST: Final = 2651  # of a system that roams: what its moves cost more
# A number for each title, see `texts.amended.roll_of`: added to what its player draws for a text of that title which targets it.
ROLL_BONUS: Final = 1 << 40

# Filters that only this game has.
IS_WORKING: Final = 2600  # on the table, and its text is not cancelled
IS_ORIGIN: Final = 2601  # the location where the target of the ability's card was when that was deployed
IS_CARRIED_OUT: Final = 2602  # an Interrupt whose text is carried out now
IS_OTHER_MARK: Final = 2605  # another card that the weapon which is aimed now can be fired at
IS_UNUSED: Final = 2604  # it was not counted as used this turn
IS_SUBJECT_TO: Final = 2603  # no card keeps the text of the ability's card from it

# Amounts that only this game has.
ACTS_NOW: Final = 2600  # how often texts of the ability's card were used this turn
WAS_SHUFFLED: Final = 2602  # 1 if the Interrupt that has just worked has shuffled a pile
IS_TO_CANCEL: Final = 2601  # 1 if the Interrupt that was just used is used to cancel a card
# --- rules of few cards: combat cards, and what is out of play ----------------------------------------------------------------

FIRST_RARE: Final = 2900
# Kinds of events that are carried out.
LAID_DOWN: Final = 2900  # as STACKED, facedown

# The game's own ops.
USE_CARD: Final = 2900  # the first of `pieces`, a combat card, stands in for the destiny that is due in a duel
VOID_CARD: Final = 2901  # the combat card that was just revealed does not count; a destiny is drawn, which counts 1 less
MATCH_DRAWS: Final = 2903  # both draw destinies, `amount` and `kind`; the first number kept is 1 if two of them are alike
CYCLE_FORCE: Final = 2904  # the Force Pile goes onto the Used Pile; the first number kept is how many cards it had
DRAW_COMBAT: Final = 2902  # `amount` destinies are drawn; with kind 1 those of slot `place` count, and the others stay in slot `number`

# When both players may answer.
AT_DUEL_DUE: Final = 2900  # a destiny is about to be drawn for a duel or a lightsaber combat
AT_COMBAT_CARD: Final = 2901  # a combat card was revealed
AT_RETRIEVED: Final = 2902  # a player has retrieved Force; what happened to the card whose text did that

# Filters that only this game has.
IS_FACEDOWN: Final = 2900  # it lies facedown on another card
HAS_CARD_ROOM: Final = 2901  # a character with fewer than two combat cards
IS_IN_THE_OPEN: Final = 2902  # present at its location
IS_OUT: Final = 2903  # out of play
IS_CAUSE: Final = 2904  # its text makes a player lose Force now
IS_SALVAGING: Final = 2950  # its text is about to take a character of the opponent that was just lost
IS_USED_NOW: Final = 2905  # an Interrupt that was used this turn
IS_SABERED: Final = 2906  # a character with a lightsaber, which lies on it or is its permanent weapon
IS_OPEN_TO_SENSE: Final = 2907  # neither it nor the text that is used now is immune to Sense

# Amounts that only this game has.
LOSS_NOW: Final = 2901  # the Force that the player still has to lose now, damage apart
RACE_LOSS: Final = 2902  # the Force that the loser of a Podrace loses
DUEL_DRAW: Final = 2900  # 1 if the player is about to draw a destiny for a duel or a lightsaber combat

# Numbers of a seat: taken off the Force that it loses for a Podrace, and above 0 if half the lead of the winner is the most that it loses.
RACE_SPARED: Final = 2950
RACE_HALVED: Final = 2951

# --- characters that cross over, cards kept for destinies, and forfeits of weapons --------------------------------------------

CROSSED: Final = 2910  # the other player controls a character from now on

EXCHANGE_DRAWN: Final = 2910  # the first of `pieces` counts in place of the card of the destiny that was just drawn, which takes its place
USE_KEPT: Final = 2911  # the first of `pieces` stands in for the destiny that is due in a battle or for a weapon
ADD_CROSSING: Final = 2912  # the first number kept counts what cards add to an attempt to cross the first target over
LOSE_AND_STACK: Final = 2913  # the opponent loses `amount` Force, which nothing lowers and which lies facedown on the ability's card

AT_CROSSING: Final = 2910  # a character is about to cross over

# Flags of a card.
DUE_TO_CROSS: Final = 2910  # it crosses over at the end of the turn
NOT_FORFEITED: Final = 2911
HIT_AWAY: Final = 2912  # it goes to the Used Pile with what is on it, instead of being hit
HAS_SHED: Final = 2913  # it has forfeited a weapon this turn

# Numbers of a character: added to the total of an attempt to cross it over, and the same except in an Epic Duel.
CROSSING: Final = 2960
CROSSING_ELSE: Final = 2961
# A number of a seat: the forfeit value of its weapons, above 0 if it may forfeit them.
WEAPON_FORFEIT: Final = 2952

# --- blasts that Effects outlive, pilots that are replaced, ships that come with their pilots, and thefts ----------------------

COMPLETE_EACH: Final = 2920  # each of `pieces`, a Jedi Test, is completed
RETRIEVE_TO_POWER: Final = 2922  # 1 Force is retrieved, whose destiny number adds to the power of the card, or of what fits that it pilots
RELOAD: Final = 2921  # the first target, a weapon, and who fires it count as if they had not fired in this battle

# Filters that only this game has.
MATCHES_ONE: Final = 2920  # a pilot and a ship or vehicle that match: one of the two fits `filter`
HAS_PLAIN_PILOT: Final = 2921  # a starship or vehicle with one permanent pilot, of ability 1
MATCHES_ARM: Final = 2923  # a weapon and a character that match: one of the two fits `filter`
IS_AMONG_THREE: Final = 2922  # one of three locations of its system that fit `filter`

# A number of a starship or vehicle: added to the ability of its permanent pilot.
PILOT_ABILITY: Final = 2970
# A number of a seat: above 0 if a destiny decides whether the opponent steals a weapon of its characters.
GUARDS_WEAPONS: Final = 2953
# Above 0 if the Interrupts that it plays go out of play instead of the Lost Pile.
LOST_PLAYS_OUT: Final = 2954
# --- protection, second battles, and places that are held -----------------------------------------------------------------------

FIRST_GUARD: Final = 3100
LAST_GUARD: Final = 3199
# The game's own ops.
SALVAGE: Final = 3100  # the card that was just lost goes to its owner's Used Pile
FORFEIT_NOW: Final = 3101  # the cards in slot `amount` are forfeited, with kind 1 the ability's card; their forfeit values pay
SWAP_POWER: Final = 3102  # the power of both players in the battle under way changes places
FIGHT_AGAIN: Final = 3103  # a new battle of the player where one has just ended, for which nobody pays damage
FIGHT_THERE: Final = 3104  # a battle at the first target, with `amount` more battle destinies of both players
RETARGET: Final = 3105  # the ability's card becomes the target of the first target, a Utinni Effect
PROMISE: Final = 3106  # one card with the title of the first of `pieces` comes without cost in the opponent's next turn
CLEAR_OUT: Final = 3107  # each of `pieces` goes to its owner's Used Pile with all that is on it
HIDE: Final = 3109  # the ability's card takes no part in the battle under way, unless that is answered
FIND_OUT: Final = 3110  # it does after all
OBLIGE: Final = (
    3112  # the opponent deploys a card with the title of the first of `pieces` by the end of the player's next turn, or loses one
)
FINISH: Final = 3111  # the ability's card, a Utinni Effect, is completed, and lost or out of play
SLIP_AWAY: Final = 3108  # the player's starships may leave the battle by hyperspace or to the next sector

# When both players may answer.
AT_HIDING: Final = 3102  # a card is about to hide from a battle
AT_SALVAGED: Final = 3101  # a card that was lost goes to the Used Pile instead

# A number of a seat: above 0 if it retrieves nothing for beginning a battle.
NO_SPOILS: Final = 3150

# Numbers of a location for each seat (BY_SEAT).
DRAIN_GUARDED: Final = 3100  # above 0 where the opponent's cards do not change the seat's Force drains
MOST_DAMAGE: Final = 3102  # the most damage that the seat pays for a battle there
HOLD_ABILITY: Final = 3104  # the ability that the seat needs to control it
NO_PRESENCE: Final = 3106  # above 0 where nothing gives the seat presence
BATTLES_ANYWAY: Final = 3110  # above 0 where the seat begins battles and attacks whatever keeps it from that
DRAWS_TWO_ANYWAY: Final = 3112  # above 0 where a seat that could draw no battle destiny draws two
UNLIMITED: Final = 3114  # above 0 where nothing limits the number of battle destinies of the seat
NO_DAMAGE: Final = 3108  # above 0 where a seat without ability in a battle pays no damage

# Flags of a card.
NOT_CONVERTED: Final = 3101  # a location that no other covers
BEARS_NO_DEVICES: Final = 3102
MOVES_ANYWAY: Final = 3103  # it moves though its own text says that it does not
PLAYED_FREE: Final = 3104  # an Interrupt that is used without its costs
PAYS_BY_DESTINY: Final = 3106  # a device that may be forfeited, for its destiny number
GAINS_BROKER: Final = 3109  # an information broker
UNCOUNTED: Final = 3108  # a site that Epic Events do not count
RETIRES: Final = 3107  # it goes out of play when it is completed
PUT_OUT_IF_LOST: Final = 3112  # it goes out of play instead of being lost
KEEPS_FORFEIT: Final = 3105  # nothing lowers its forfeit value

# Filters that only this game has.
WAS_HIT: Final = 3100  # it was hit when it left the table last
IS_FROM_START: Final = 3120  # it is there from the beginning of the game
IS_OUTMATCHED: Final = 3101  # a location where the player has more than twice the opponent's power, and the opponent has some
IS_ABILITY_PAYABLE: Final = 3102  # the player can use as much Force as its ability
IS_FARTHER: Final = 3103  # a location to which the target of a Utinni Effect does not come nearer
AIMS_AT_ANOTHER: Final = 3104  # a Utinni Effect that may aim at the ability's card in place of its target
GAINED_BROKER: Final = 3110
IS_CHEAP: Final = 3111  # it costs less than there are Light Side Force icons on the table
IS_IGNITED: Final = 3109  # the system at which a superlaser is fired now
IS_ACCOMPLISHED: Final = 3107  # a card whose title the player has completed
IS_DONE_TWICE: Final = 3115  # a card whose title the player has completed twice
BEGAN_BATTLE: Final = 3108  # the card by which the battle under way began
IS_ORBITING: Final = 3105  # a location of a system that orbits one which fits `filter`
HOSTS_TITLES: Final = 3106  # cards of two titles that fit `filter` are at a location

# Amounts that only this game has.
MAY_HIDE: Final = 3103  # 1 if cards may hide from the battle under way
ICONS_LEAD: Final = 3120  # the Force icons of the Dark Side on the table, less those of the Light Side
BRAIN: Final = 3104  # the power of who counts hands and icons
DARK_HAND: Final = 3105  # cards in the hand of the Dark Side; the next number for the Light Side
OWES: Final = 3100  # the damage and attrition that the player still has to pay
BATTLE_PRICE: Final = 3102  # the Force that it costs to begin a battle where one has just ended, or at the first target
ABILITY_OF_FOE: Final = 3101  # the opponent's ability where the ability's card is

# What ways cost, beside those above, and by how much faster starships are on their way.
RISE_TO: Final = 3100
LAND_TO: Final = 3101
LAND_FROM: Final = 3102
SHUTTLE_FROM: Final = 3104
FASTER_TO: Final = 3105
FASTER_FROM: Final = 3106
# --- attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat ----------------------------------------

# The game's own ops.
FIRST_PERIL: Final = 2800
LAST_PERIL: Final = 2899
BULLSEYE: Final = 2800  # the first target is lost if its text says so
CHARGE: Final = (
    2801  # the weapon that is fired now has `amount` more charge, with kind 1 that much altogether, and its destinies count as much more
)
UNLEASH: Final = 2802  # the second target, a creature, attacks the first
SWAP_PREY: Final = 2803  # the ability's card stands in for the prey of the creature that attacks now
CHOOSE_PREY: Final = 2804  # the creature that attacks now chooses another prey
FEED: Final = 2805  # the second target eats the first, a vehicle, if it can; its ferocity is `amount` higher from then on
COUNT_UP: Final = 2814  # the ability's card counts one more
LET_GO: Final = 2815  # a parasite detaches: the ability's card, with kind 1 those on the first target, with kind 2 if its host is spent
EAT_HOST: Final = 2816  # the host of the ability's card is eaten
DRIFT: Final = 2817  # the ability's card goes to the next asteroid sector
DREAD: Final = 2818  # if the first target is lost to asteroids this turn, its player loses as much Force as its forfeit value
REDRAW_ASTEROID: Final = 2819  # the asteroid destiny that was just drawn is drawn again
LOSE_LOWEST: Final = 2820  # of the top cards of the opponent's Reserve Deck, Force Pile and Used Pile those of the lowest destiny above 0
DRAW_NEAR: Final = 2822  # the ability's card moves towards what it seeks
PAY_OFF: Final = 2821  # the opponent uses all its Force, and the player activates as much
SINK_TOP: Final = 2810  # the top card of a pile goes under it; place: its kind, kind: 1 for the opponent's
FETCH_HANGING: Final = 2811  # the first target, which hangs on the Weather Vane, comes aboard the second
SEIZE_HANGING: Final = 2812  # it is captured where the second is
CLIMB: Final = 2813  # it comes to the location that is the second target
LEND_TO_ATTACK: Final = 2806  # the destiny number of the first target is added to the own power in the attack under way

# An event: a character comes to hang on the Weather Vane.
HUNG: Final = 2800

# When both players may answer, and texts work by themselves.
AT_SWALLOWED: Final = 2800  # a creature has just eaten a card
AT_ASTEROID: Final = 2802  # an asteroid destiny was drawn
AT_BEATEN: Final = 2801  # a creature is about to be lost in an attack

# Numbers of a location for each seat (BY_SEAT).
ATTACK_POWER: Final = 2800  # added to its power in an attack there

# Numbers of a card.
ATTACK_DRAWS: Final = 2850  # destinies that it adds to an attack in which it takes part
BEST_OF: Final = 2851  # of a weapon: the destinies of which the highest counts

# Flags.
FIRES_DEAR: Final = 2800  # a weapon that is fired at twice its cost
REFIRES: Final = 2801  # a weapon that may be fired again and again at one target, at 2 Force
WAS_TARGET: Final = 2802  # a weapon was fired at it this turn
FETCHES_NOTHING: Final = 2808  # its text deploys no cards from Reserve Decks
DRAWS_FOR_SEAT: Final = 2807  # its player draws 1 battle destiny where it battles, if there would be none
REACHES_OUT: Final = 2803  # a weapon that reaches the nearest exterior site of its system
PLUNGES: Final = 2805  # it comes to hang on the Weather Vane when it would be hit
DREADED: Final = 2806  # its player loses Force if it is lost to asteroids
SELECTIVE: Final = 2804  # a creature that leaves all others with this flag alone

# Filters that only this game has.
IS_SLOWER: Final = 2800  # its maneuver is below that of the card that fires now
IS_IN_ATTACK: Final = 2801  # it takes part in the attack under way
IS_ROOMY: Final = 2803  # the first target has a place aboard it
IS_ROOMY_FOR_ALL: Final = 2805  # the own characters whose starship is lost find places aboard it together
IS_STRUCK: Final = 2804  # the starship for which an asteroid destiny was drawn this turn
ENHANCES: Final = 2802  # it has added to the Force drain that is answered

# Amounts that only this game has.
CHARGED: Final = 2800  # of the ability's card
ABILITY_HERE: Final = 2802  # the own ability where the ability's card is
TARGETS_NUMBER: Final = 2801  # the numbers together that weapons fired at the first targets must exceed

# A period: an attack.
ATTACK: Final = 56
# --- reactions that are announced, and more of what both players answer ---------------------------------------------------------

# The game's own ops.
FIRST_ANSWERED: Final = 2500
LAST_ANSWERED: Final = 2599
REACT_WITH: Final = 2500  # `pieces` move to where the opponent battles or drains
REACT_AWAY: Final = 2501  # `pieces` move away from the battle that has just begun; kind: 1 without cost
CANCEL_REACT: Final = 2502  # the card that is about to come or go in reaction stays where it is
JOIN_IT: Final = 2503  # `pieces` move, as in the own move phase, to where the card is to which something has just happened

# Bits of how a card moves at once, beside `MOVE_FREE` and those below it.
MOVE_AWAY: Final = 16  # in reaction, away from the battle that has just begun
MOVE_TO_IT: Final = 32  # to where the card is to which something has just happened

# When both players may answer.
AT_REACTING: Final = 2500  # a card is about to come or go in reaction
AT_CALLED_OFF: Final = 2501  # a player has cancelled a battle; what happened to its location
AT_DRAWN: Final = 2502  # a destiny was drawn for whatever it is; what happened to the card that shows it
AT_SPOILS: Final = 2503  # a card was lost that bore weapons or devices
AT_PUT_OUT: Final = 2504  # a card was put out of play
AT_VOIDED: Final = 2505  # a card on the table was cancelled
AT_FROZEN: Final = 2506  # a captive was frozen
AT_REGAINED: Final = 2507  # a player has retrieved Force; what happened to the card by whose text
AT_BEARER_LOST: Final = 2508  # the bearer of the ability's card was lost
AT_HIT_DUE: Final = 2509  # a weapon is about to hit; what happened to its target
AT_SALVAGE: Final = 2513  # a text of a card on the table is about to take a card that was just lost; what happened to the first
AT_SIDE_DESTINY: Final = 2512  # a destiny for power or attrition alone was just drawn; what happened to the card that shows it
AT_STACKED: Final = 2511  # a card was just put on another one by a text
AT_TEXT_DESTINY: Final = 2510  # a text has just drawn a destiny; what happened to the card that shows it

# Filters that only this game has.
CAN_FLEE: Final = 2500  # it can move away from the battle that has just begun, in reaction
HAS_MOVED: Final = 2502  # it has made its one move this turn
CAN_JOIN_IT: Final = 2501  # it can move to where the card is to which something has just happened

# Amounts that only this game has.
CALLED_OFF_BY: Final = 2500  # 1 if the opponent has cancelled the battle
ANY_DRAWN: Final = 2501  # the destiny to which a text answers that was just drawn for whatever it is; below 0 for none
TARGET_MIGHT: Final = 2502  # the ability and the power of the first target together
WON_NOW: Final = 2504  # 1 if the player has won the battle under way, or the duel that is decided
BEARER_DEFENCE: Final = 2505  # the armor or maneuver of the lost bearer of the ability's card
HALF_RETRIEVED: Final = 2503  # half the Force that the opponent has just retrieved, rounded up
TEXT_AIMS: Final = 2507  # the targets that fit of the text whose destiny is answered, if that is compared with ability or defense
TEXT_IS: Final = 2509  # 1 if the card fits whose text has just drawn a destiny
IN_POWER_SEGMENT: Final = 2508  # 1 while destinies are drawn and power is compared in a battle
HALF_RETRIEVED_DOWN: Final = 2506  # the same rounded down, and at least 1

# The game's own ops, again.
TAKE_SPOILS: Final = 2520  # a weapon or device that the lost card bore goes to the ability's card, and is the player's from now on
VOW: Final = 2521  # the first target has the flag `amount` for the battle under way
FORFEIT_CAPTIVES: Final = 2522  # the targets are forfeited for the battle like own cards
STOP_TEXT: Final = 2525  # the text that is about to take a card that was just lost does nothing
REDIRECT: Final = 2524  # the Interrupt that is used now aims at the first targets in place of those that its player would choose
AIM_AT_ANSWERED: Final = 2523  # the ability's card remembers the card to which it was an answer

# Flags of a card: it is released if the player wins the battle; it is lost, or goes out of play, if its own player does not.
FREED_BY_WIN: Final = 2520
DOOMED_BY_LOSS: Final = 2521
BANISHED_BY_LOSS: Final = 2522

# More filters that only this game has.
IS_ANSWERED: Final = 2503  # that to which the ability's card was an answer when it was deployed
WAS_BORNE: Final = 2504  # a lost weapon or device that the card bore to which something has just happened
IS_STOLEN: Final = 2505  # a card that its owner does not control

# A number of a character: the Force that it earns beside a bounty.
BOUNTY_BONUS: Final = 2550
# A number of a location: above 0 if nobody cancels destinies that are drawn during battles there.
EACH_UNCANCELLED: Final = 2551

# What is done to battle destinies; each is added to the numbers below.
CANCELS: Final = 0
MODIFIES: Final = 2
RESETS: Final = 4
SUBSTITUTES: Final = 6
VOIDS: Final = 8  # a destiny that is cancelled and not drawn again
# Numbers of a location for each player, above 0 where its battle destinies are kept from that: from the opponent, or from both players.
GUARDED_DESTINIES: Final = 2510
FROZEN_DESTINIES: Final = 2520
BARRED_DESTINIES: Final = 2540  # above 0 where the player does this to no battle destiny
GUARDED_TOTAL: Final = 2530  # above 0 where the opponent does not change their sum


# --- sabacc ------------------------------------------------------------------------------------------------------------------

BLOCK_OF_FATES: Final = 2400
# The game's own ops.
PLAY_SABACC: Final = 2400  # the first target plays sabacc, by the rules that the ability's card prints

AT_SABACC: Final = 2400  # somebody has won at sabacc, and has not been paid yet; what happened to who has played for the winner

# Flags of a character that plays.
SWAYS_SABACC: Final = 2400  # its player's total is 1 more or less if that is better
IS_CLONED: Final = 2401  # clone cards may count as its destiny number
WINS_DOUBLE: Final = 2402

# A number of a seat.
NO_WILD_CARDS: Final = 2400  # above 0 if it uses no wild cards

# Filters that only this game has.
IS_SABACC: Final = 2401  # the Interrupt by which sabacc is played now
PLAYS_SABACC: Final = 2402  # a character that plays
IS_CHAMPION: Final = 2403  # who plays has won at sabacc in this game

MAY_GAMBLE: Final = 2400  # 1 if both players have two cards to draw, and no battle is under way

# --- more of duels and of the Podrace ------------------------------------------------------------------------------------------

# The game's own ops.
RETURN_DUEL_CARD: Final = 2410  # the Interrupt by which the duel under way began returns to its owner's hand
STAKE_DUEL: Final = 2411  # who has the lower one of the two destinies drawn loses `amount` Force if that player loses the duel
SETTLE_DUEL: Final = 2412  # who has won retrieves as much Force as the totals differ by, and the other player loses as much
FORCE_TO_USED: Final = 2413  # the Force Pile of a player goes on the Used Pile; kind: 1 for the opponent
SKIP_RACE: Final = 2414  # the opponent draws no race destiny in the next control phase
SWAP_RACES: Final = 2415  # the last race destinies of the ability's card and of the first target change places
MARK_TOTAL: Final = 2416  # the player has used a text at this race total
TAKE_RACE: Final = 2417  # the race destiny to which something has just happened goes to its owner's hand
RANDOM_RACE: Final = 2418  # a race destiny of the first target at random goes to its owner's hand

AT_RACE_DRAWN: Final = 2410  # a race destiny was drawn, and lies nowhere yet
AT_RACE_PLACED: Final = 2411  # it was put on a Podracer or the arena

# Filters that only this game has.
WAS_ARMED: Final = 2410  # it had a lightsaber when it was lost
FELL_HERE: Final = 2411  # a character in a Lost Pile that was forfeited this turn where the ability's card is
HAS_ACTED: Final = 2412  # a text of it was used this turn

# Amounts that only this game has.
RACE_GAP: Final = 2410  # how far the highest race totals of both players are apart
IS_FRESH_TOTAL: Final = 2411  # 1 if the player has used no text at this race total
CAME_FROM_BESIDE: Final = 2412  # 1 if what has just moved comes from the next site
OTHER_LIFE: Final = 2413  # the opponent's Life Force

# --- destinies that are counted one by one, and stations and ships that are blown away -------------------------------------------

# The game's own ops.
KEEP_LOWEST: Final = 2420  # of the opponent's battle destinies only the `amount` lowest ones count
VOID_OWN_SUM: Final = 2421  # the player's battle destinies count nothing in this battle
RAISE_BY_DRAWN: Final = 2422  # a number of the first target is higher by the destiny this turn; kind: which
IMMUNE_BY_DRAWN: Final = 2423  # the first target is immune to attrition of less than the destiny this turn
HAND_TO_USED: Final = 2424  # the opponent's hand goes on the Used Pile
TAKE_POLITICS: Final = 2425  # the second target has the politics of the first one as well this turn, which has none

AT_SHOT_DUE: Final = 2420  # a weapon is about to draw its destinies
AT_BLOWN: Final = 2421  # a location or a starship was just blown away

# Filters that only this game has.
IS_FRONT: Final = 2421  # its front is up
SHARES_AGENDA: Final = 2420  # it has an agenda of a card on the table that fits `filter`

# Amounts that only this game has.
PILOTED_AGAINST: Final = 2420  # the ability of the opponent's pilots where the ability's card is, permanent ones as well
OTHER_DRAWS: Final = 2422  # those of the opponent
IS_DRAWN_ODD: Final = 2423  # 1 if the destiny that was just drawn is odd, 2 if it is even
KINDS: Final = 2424  # how many of the filters inside `filter` some card fits
FLAGSHIP_NOW: Final = 2425  # what is added to the player's attempts to blow away the Blockade Flagship

# A number of a seat: added to its attempts to blow away the Blockade Flagship.
FLAGSHIP_BONUS: Final = 2420

# --- piles and hands, Force that is limited, and what Objectives aim at -----------------------------------------------------------

BLOCK_OF_PILES: Final = 3000
# Events.
TURNED: Final = 3000  # an Objective is turned over
HATED: Final = 3001  # as LAID_DOWN, as a Hatred card

# What a card that lies on another counts as (`Piece.called`).
HATRED: Final = 1

# The game's own ops.
TOPS: Final = 3000  # the top cards of the player's Reserve Deck, Force Pile and Used Pile go into slot `number`, and the player sees them
RESTACK: Final = 3001  # the player's Used Pile goes on the Reserve Deck, with the ability's card if that is an Interrupt
ADD_PRINTED: Final = 3002  # the destiny numbers of `pieces` count for the player's power in the battle
STOP_FORCE: Final = 3003  # the player, with kind 1 the opponent, activates no more Force this turn
LOSE_SURELY: Final = 3004  # Force is lost that nothing reduces; kind: LOST_BY_OPPONENT and LOST_FROM_RESERVE
DIG: Final = 3005  # the player uses Force card by card, each shown, until one fits `target`, which comes into the hand
SELL: Final = 3006  # the first target, a card of the hand, becomes the opponent's used card for its destiny number in Force
GOAD: Final = 3007  # the opponent loses `amount` Force unless it begins a battle before its battle phase ends
BARE: Final = 3008  # the ability's card lets both Used Piles lie faceup
SPARE_LIFE: Final = 3010  # the loser of the battle pays damage from the hand first
RECIRCULATE: Final = 3011  # the player's Used Pile goes under the Reserve Deck
RALLY_OF: Final = 3009  # as many top cards as the second number kept are shown: those that fit `target` may come, the others are lost
UNUSED_TOPS: Final = 1  # kind of TOPS: not of the Used Pile
LOST_BY_OPPONENT: Final = 1
LOST_FROM_RESERVE: Final = 2

# When both players may answer: an Admiral's Order was just put on the Used Pile by another one.
AT_ORDER_OVER: Final = 3000

# Numbers of a card for each seat: above 0 if the seat loses no Force to it, or retrieves none by it.
HARMLESS: Final = 3000
BARREN: Final = 3002
# Of a location: above 0 if the own cards of a seat do not change its Force drains there.
PLAIN_DRAINS: Final = 3004
# A number of a seat: above 0 if it activates no Force.
FORCE_STOPPED: Final = 3050
# What a seat loses unless it begins a battle before its battle phase ends.
GOADED: Final = 3051
# Numbers of a card: added to each destiny that its text draws.
TEXT_DRAWN: Final = 3060

# Flags: an Objective that does not turn over; a location where the Force icons of both sides are even; a card from which those that lie on
# it are deployed as if from hand; a location where the own Force drains take the Force Pile.
NOT_TURNED: Final = 3000
ADDS_NO_DESTINIES: Final = 3006  # a card whose text adds no battle destinies
REPLAYS_NONE: Final = 3007  # a card by which no Interrupt of the Lost Pile is used
NEVER_CLOAKS: Final = 3008  # a starship that does not cloak
EVEN_ICONS: Final = 3001
OPENED: Final = 3002
FROM_FORCE: Final = 3003
HAND_FIRST: Final = 3005  # of the location of a battle: damage is paid from the hand as long as there are cards

# Filters that only this game has.
IS_BACK_UP: Final = 3000  # a double-sided card whose second side is up
IS_NATIVE: Final = 3001  # an operative of the system at which the ability's card aims
IS_CHOSEN_BY: Final = 3002  # a card at which one that fits aims
HAS_DOUBLE: Final = 3003  # another card of its title is in the same hand or pile
HAS_LANDED: Final = 3006  # a starship that has just moved from space to a site
IS_AIMING: Final = 3005  # a card that aims at one that fits
IS_HATRED: Final = 3007  # a Hatred card, also one that has just fallen off a card that was lost
FELL_OFF: Final = 3008  # it lay on the card that was just lost
IS_WITHIN_PARSECS: Final = 3004  # a system at most two parsecs from that of the ability's card, or the same

# Amounts that only this game has.
DEAREST_POWER: Final = 3001  # the power of the player's character with the highest forfeit value at the ability's card
PLAIN_DUEL: Final = 3000  # 1 if the player has begun a duel that no Epic Event began
DESTINY_OVER: Final = 3002  # by how much the destiny exceeds the destiny number of the first target
DESTINY_UNDER: Final = 3003  # by how much it falls short of it

# --- Objectives of virtual sets, and what belongs to them ---------------------------------------------------------------------------

BLOCK_OF_GOALS: Final = 3400
# Flags: a card that no text relocates.
NOT_RELOCATED: Final = 3400
GAINS_AGENT: Final = 3401  # a Black Sun agent
CANCELS_NO_DRAINS: Final = 3402  # its text cancels no Force drains
NOT_PUT_OUT: Final = 3403  # nothing puts it out of play
GAINS_REP: Final = 3404  # the alien that its player has chosen as a representative
GAINS_RESISTANCE: Final = 3405  # a Resistance Agent
GAINS_ASSASSIN: Final = 3406
# Numbers of a card: what its immunity to attrition is below at most.
IMMUNITY_LIMIT: Final = 3402
TEXT_LOSS: Final = 3403  # added to each loss of Force by its text
# Numbers of a location for each seat: above 0 if nothing limits what the seat's icons there generate.
FULLY_GENERATED: Final = 3404
# The game's own ops.
SOFTEN_LOSS: Final = 3400  # the player loses so much Force less, but 1 at least

# Filters that only this game has.
HAS_ABILITY_THERE: Final = 3400  # a location where a player has this much ability
GAINED_AGENT: Final = 3401
GAINED_REP: Final = 3402
GAINED_RESISTANCE: Final = 3403
GAINED_ASSASSIN: Final = 3404
IS_NAMESAKE: Final = 3405  # it has the title of the card at which the ability's card aims, or is that card
IS_KIN: Final = 3406  # it has the species of the card at which the ability's card aims
IS_IN_SYSTEM: Final = 3408  # a location of a system that fits, or a generic one beside such a location
IS_LIKE_PICKED: Final = 3407  # it has the title of a card that was picked, or is that card

# Amounts that only this game has.
SPECIES_ON_TABLE: Final = 3400  # how many species the player's aliens on the table have
GAME_BEGINS: Final = 3401  # 1 before the first turn

# --- people of virtual sets -----------------------------------------------------------------------------------------------------------

BLOCK_OF_PEOPLE: Final = 3600
# Numbers of a location for each seat: above 0 if nothing reduces its total ability; the Force that it uses for each battle destiny;
# above 0 if it draws no destinies for power or attrition alone.
ABILITY_KEPT: Final = 3600
DESTINY_PRICE: Final = 3602
NO_SIDE_DESTINIES: Final = 3604
KEPT_DRAWS: Final = 3606  # above 0 where the opponent cancels none of its destinies in a battle, whatever they are for
# A number of a card: the weapon destinies that it has counted in the battle under way.
COUNTED_SHOTS: Final = 3650
# A flag of a location: a card watches it.
WATCHED: Final = 3651
COUNTS_SHOTS: Final = 3653  # of a card: it counts each weapon destiny of its battle
TWO_HANDS: Final = 3652  # of a character: it bears and uses two weapons
# The game's own ops.
LIFT_SUM_BY: Final = 3601  # the player's total battle destiny is higher by a number of the first target; kind: which
WATCH: Final = 3602  # the ability's card watches the first target this turn
# An amount that only this game has.
SHOTS_COUNTED: Final = 3600  # the weapon destinies that the ability's card has counted
# A filter that only this game has.
IS_WATCHED: Final = 3600  # a location that the ability's card watches
