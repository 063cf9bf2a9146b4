"""The game's own ops (`Op.code`), and what their registers say; the engine's ops are in `games.engine.ops`."""

from __future__ import annotations

from typing import Final

# 0: the basic game
DRAW_DESTINY: Final = 0  # the sum of `amount` destinies is the first number that the ability keeps; -1 without a card to draw
MORE_DESTINY: Final = 1  # `amount` further battle destinies in the battle under way
MORE_POWER: Final = 2  # `amount` of power in the battle under way
LOOK_AT_HAND: Final = 3  # the player sees the opponent's hand
DRAW_EACH: Final = 4  # each player draws `amount` destinies: the first number kept is the player's sum, the second the opponent's
CHANGE_HAND: Final = 5  # the hand goes to the Used Pile, and as many cards of the Reserve Deck come into it
RETRIEVE_DRAWN: Final = 6  # as many cards of the Lost Pile that fit, from its top, as the first number kept
RETRIEVE_AT_RANDOM: Final = 7  # as many cards of the Lost Pile as the first number kept
LOOK_AT_DECK: Final = 8  # the player sees all cards of a pile; place: its kind, kind: 1 for the opponent's
MORE_DAMAGE: Final = 9  # the damage of the opponent, with kind 1 of both players, is `amount` times as much if they lose this battle
BAR: Final = 10  # the card that has just been deployed neither moves nor battles this turn
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
ESCAPE: Final = 22  # own cards leave the location of the battle; kind: ON_FOOT or BY_SHIP
RETRIEVE_FORFEIT: Final = 23  # as much Force as the forfeit value of the first target
SPEND_ABILITY: Final = 24  # `amount` of power in the battle under way for as much ability
DRAW_AGAINST: Final = 25  # as DRAW_EACH; kind: the destinies of the opponent
GUESS: Final = 26  # a card of the opponent's hand at random is shown, and lost if it fits
RETRIEVE_ONE: Final = 27  # one card at random of the own Lost Pile, or with kind 1 of the opponent's
VOID_SUM: Final = 28  # the sum of the opponent's battle destinies is 0
MARK_REACHED: Final = 60  # the target of the Utinni Effect has reached it
REACT_DEPLOY: Final = 61  # cards of the hand are deployed to where the opponent battles or drains
RALLY: Final = 62  # as many cards as the second number kept are shown: some are deployed without cost, the others are lost
PRESS: Final = 63  # 1 Force is used, and the opponent loses 1 more
ADD_LOSS: Final = 64  # the opponent pays `amount` more for the battle
VOID_ATTRITION: Final = 65  # no attrition at the location of the first target this turn
TURN_SHOT: Final = 66  # the weapon is aimed at the first target
DRIVE_OFF: Final = 67  # each card of slot `amount` moves away, as its player chooses, or is lost
VOLLEY: Final = 68  # weapons fire together at the first target
SKIRMISH: Final = 69  # the targets alone battle where the first is; `amount`: further battle destinies of the player
LEND_ABILITY: Final = 70  # the first target's ability, as much as the second number kept, counts in the battle under way
BORROW: Final = 71  # the player may use 1 Force of the opponent this turn
TURN_PILE: Final = 72  # the own Lost Pile lies facedown, or with kind 1 the opponent's

# 160: weapons that stand alone, and Effects that work when they are deployed
DECLARE: Final = 160  # the player declares `amount` for the ability's card
SLEEP: Final = 161  # a destiny for each card that fits: if it exceeds the ability, the card sleeps until the end of the own next turn
LEND_POWER: Final = 162  # the power of the first target counts for the battle under way
PUT_ON: Final = 163  # the ability's card is attached to the first target
DRAW_CHANCES: Final = 164  # as many destinies as `kind`: the first number kept is how many of them are `amount`

# 180: what the sets after Premiere brought
LOWER_SUM: Final = 180  # the opponent's battle destinies together count `amount` less
VOID_DAMAGE: Final = 181  # nothing more is paid for the damage of the battle
THIN_HAND: Final = 182  # cards of the opponent's hand at random go to the Used Pile until `amount` are left
LOSE_DOUBLES: Final = 183  # cards of the opponent's hand are lost if another one has the same title
REPAIR: Final = 184  # what carries the ability's card has its printed numbers again
FEAST: Final = 185  # a card of the opponent that was just lost goes out of play, and its ability is kept for the ability's card
SUBTRACT_DRAWN: Final = 200  # the first number kept less of the opponent's power in the battle, and of the attrition that it causes

# 1000: cards that texts fetch from piles, and where and for how much cards are deployed
BRING: Final = 1000  # the card in slot `number` is deployed to a place that fits `target`; `amount`: what that costs less
TRADE: Final = 1001  # the cards in slot `number` go to the Lost Pile, and the one in slot `kind` into the hand
CLEAR_ATTRITION: Final = 1002  # the player pays no more attrition in this battle

# 1100: Objectives, and what cards forbid
FLIP: Final = 1100  # the ability's card turns over (CCG-OBJ-01)

# 1200: weapons and hits, crashed vehicles and missing characters
SHOOT: Final = 1200  # the player fires the first target, with kind 1 the ability's card
DRAW_ANSWER: Final = 1201  # the opponent's destiny is the second number kept, with kind 1 with the power of the first target
ADD_DRAWN: Final = 1202  # the first number kept counts `much` more
THROW: Final = 1203  # the ability's card is fired without a target: `amount` weapon destinies are kept, together first, then each
LIFT_NUMBER: Final = 1204  # the first number kept counts as much more as a number of the first target; kind: which

# 1300: moves, reactions and what bars them
LIMIT_DESTINIES: Final = 1300  # in the battle under way a player draws at most `amount` battle destinies; kind: 1 for the opponent
MOVE_NOW: Final = 1301  # the first target makes its regular move now; kind: bits of the `MOVE_` numbers below
SEND: Final = 1302  # each card of slot `amount` moves in reaction to where the opponent battles or drains
BAR_ALL: Final = 1303  # the cards deployed to the location of the first target this turn do not battle this turn
ATTACK_RUN: Final = 1310  # the player makes an Attack Run along the place of the ability's card
BLOW_STATION: Final = 1311  # the first target tries to blow away the station where it is: a destiny, its pilot and what adds to it
ADD_COUNT: Final = 1312  # as many as there are cards that fit are added to the first number kept

# 1400: destinies that are changed, cards that lie on others, losses, retrievals and politics
CHANGE_DRAWN: Final = 1400  # the destiny that was just drawn counts `much` more
SET_DRAWN: Final = 1401  # it counts `much`
SUBSTITUTE: Final = 1402  # a number of the first of `pieces` stands in for the battle destiny that is about to be drawn; kind: which
CHANGE_ATTRITION: Final = 1403  # `much` more attrition against the player, or with kind 1 against the opponent
CHANGE_LOSS: Final = 1404  # the player loses `much` Force more now, or with kind 1 the opponent
CHANGE_DRAIN: Final = 1405  # the Force drain that was declared takes `much` more
SPEND_CHOSEN: Final = 1406  # as much Force is used as the number that was chosen
KEEP_PILE: Final = 1407  # the retrieval that is about to happen brings `much` less
ADD_POWER: Final = 1408  # `much` more of power in the battle under way; kind: BY_DRAW
CHANGE_SUM: Final = 1409  # the sum of the battle destinies counts `much` more, or with kind 1 that of the opponent
SPARE: Final = 1410  # the player does not cancel the destiny that was just drawn
LOSE_TOP: Final = 1411  # `much` cards are lost from the top of the Reserve Deck, or with kind 1 of that of the opponent
REPLACE_DRAWN: Final = 1412  # the destiny number of the first target stands in for the destiny that was just drawn
RAISE_NEXT: Final = 1413  # the next Force drain of the player at a battleground this turn takes `much` more
GRAB: Final = 1414  # the Interrupt that was just used lies on the ability's card from now on
HALVE_DRAWN: Final = 1415  # the destiny that a text has just drawn counts ½

# 1500: captives, and creatures
BOUNTY: Final = 1500  # Force is retrieved: the forfeit value of the captive to which something has just happened, and `amount`
DRAW_FREEZING: Final = 1501  # a destiny with what texts add to it for carbon-freezing
FORGO_DRAIN: Final = 1502  # the location of the ability's card counts as drained this turn

# 1600: duels, lightsaber combat, Jedi Tests and Podraces
DUEL: Final = 1600  # the first two targets, or the ability's card and its first target, fight it out; see `play.contests.duels`
END_DUEL: Final = 1602  # what follows from its result has happened
CANCEL_DUEL: Final = 1603
DUEL_DRAWS: Final = 1604  # `amount` further destinies of the player
DUEL_BONUS: Final = 1605  # `amount` more in the player's total
DUEL_TOP: Final = 1606  # as much more in the player's total as the destiny number of the top card of the own Lost Pile
ATTEMPT: Final = 1610  # a Jedi Test is attempted; `amount`: the number to exceed
BEGIN_TRIAL: Final = 1611  # a test that takes its time begins
COMPLETE: Final = 1612  # the Jedi Test is completed
BEGIN_RACE: Final = 1620  # the ability's card runs a Podrace
DRAW_RACE: Final = 1621  # the player draws race destiny
FINISH_RACE: Final = 1622  # whoever has the higher total wins
DAMAGE_RACER: Final = 1623  # the first target
REPAIR_RACER: Final = 1624
DROP_RACE: Final = 1625  # the last race destiny of every Podracer goes to the Used Pile
CLEAR_RACE: Final = 1626  # race destinies and Podracers are gone

# 1700: what texts do to shots; creatures and asteroids
LIFT_SHOT: Final = 1701  # the destinies of the weapon that is fired now count `much` more together
LIFT_SHOT_BY: Final = 1702  # they count as much more as a number of the first target; kind: which
FORGO: Final = 1703  # the first target counts as a weapon that was fired this turn
CANCEL_ATTACK: Final = 1710  # the attack of a creature is cancelled

# 1800: limits, and what was already used
UNEARTH: Final = 1800  # the first target, a location that another one covers, comes on top of it
RESTORE_FORFEIT: Final = 1801  # the first target has its printed forfeit value again
HOLD_FIRE: Final = 1802  # the first target, a weapon, counts as fired

# 1900: texts of other cards that are changed or cancelled
SUCCEED: Final = 1900  # the destiny of the ability's card has had success
RENEW_HANDS: Final = 1901  # hands and Used Piles are shuffled into the Reserve Decks, and as many cards are drawn as each hand had
CLEAR_BOTH: Final = 1902  # neither player pays attrition any more in this battle
GLANCE: Final = 1904  # the player sees the cards in slot `amount`
CANCEL_SHOT: Final = 1905  # the weapon that was just aimed is not fired
BEHEAD: Final = 1906  # the card that was just lost goes out of play, and is counted for the ability's card
SAP: Final = 1907  # the power of what the ability's card pilots is taken off that of the first target in this battle
COMPARE_LOWEST: Final = 1908  # what the lowest destinies of each player's characters lack to the other's are the two numbers kept

# 2000: protection, and orders
MEANWHILE: Final = 2000  # `effect` begins for each of `pieces`, as if a card printed it, and ends with period `number`
DOUBLE_SUM: Final = 2001  # the sum of the player's battle destinies counts twice
WEAKEN: Final = 2002  # the first number kept is taken off the opponent's power in the battle under way

# 2100: destinies that are compared and chosen between, and the Podrace
ADD_TO_DRAW: Final = 2100  # `much` more in the player's destiny that was drawn by the text, with kind 1 in the opponent's
ADD_NUMBER: Final = 2101  # a number (`counter`) of each of the cards is added to the player's destiny, with kind 1 to the opponent's
LIFT_BY: Final = 2103  # a number of the first target is higher by another one of it this turn; `counter`, `kind`: which
DRAW_CHOOSE: Final = 2104  # of `amount` destinies the player chooses what stands in for the one that is due; `place`: how many
LOSE_COPIES: Final = 2106  # the opponent loses the cards of the hand that are there `amount` times or more
SWAP_RACE_LOST: Final = 2111  # the last race destiny of the first target and the top card of the own Lost Pile change places
LOSE_RACE: Final = 2112  # the last race destiny of the first target is lost
REPLACE_RACE: Final = 2113  # a race destiny at random of the first target goes to the Used Pile, and a new one comes for it
ADD_RACE: Final = 2114  # its player draws a race destiny for the first target
DROP_ALL_RACE: Final = 2115  # all race destinies of the first target go to the Used Pile

# 2200: ways, skills that are gained, hands that are seen, and Effects that wait for a target
LOOK_RANDOM: Final = 2200  # the player looks at `much` cards of the opponent's hand at random
AIM_AT: Final = 2202  # the second target becomes the one that the ability's card, an Effect, waits for

# 2300: the start of the game, cards that are shown, shields, and destinies for power or attrition alone
ADD_SIDE_DESTINY: Final = 2300  # the player draws `amount` destinies for power alone in this battle, with kind 1 for attrition alone

# 2400: sabacc, duels, destinies that are counted one by one, and what is blown away
PLAY_SABACC: Final = 2400  # the first target plays sabacc, by the rules that the ability's card prints
RETURN_DUEL_CARD: Final = 2410  # the Interrupt by which the duel under way began returns to its owner's hand
STAKE_DUEL: Final = 2411  # who has the lower one of the two destinies drawn loses `amount` Force if that player loses the duel
SETTLE_DUEL: Final = 2412  # who has won retrieves as much Force as the totals differ by, and the other player loses as much
FORCE_TO_USED: Final = 2413  # the Force Pile of a player goes on the Used Pile; kind: 1 for the opponent
SKIP_RACE: Final = 2414  # the opponent draws no race destiny in the next control phase
SWAP_RACES: Final = 2415  # the last race destinies of the ability's card and of the first target change places
MARK_TOTAL: Final = 2416  # the player has used a text at this race total
TAKE_RACE: Final = 2417  # the race destiny to which something has just happened goes to its owner's hand
RANDOM_RACE: Final = 2418  # a race destiny of the first target at random goes to its owner's hand
KEEP_LOWEST: Final = 2420  # of the opponent's battle destinies only the `amount` lowest ones count
VOID_OWN_SUM: Final = 2421  # the player's battle destinies count nothing in this battle
RAISE_BY_DRAWN: Final = 2422  # a number of the first target is higher by the destiny this turn; kind: which
IMMUNE_BY_DRAWN: Final = 2423  # the first target is immune to attrition of less than the destiny this turn
HAND_TO_USED: Final = 2424  # the opponent's hand goes on the Used Pile
TAKE_POLITICS: Final = 2425  # the second target has the politics of the first one as well this turn, which has none

# 2500: reactions that are announced, and what both players answer
REACT_WITH: Final = 2500  # `pieces` move to where the opponent battles or drains
REACT_AWAY: Final = 2501  # `pieces` move away from the battle that has just begun; kind: 1 without cost
CANCEL_REACT: Final = 2502  # the card that is about to come or go in reaction stays where it is
JOIN_IT: Final = 2503  # `pieces` move, as in the own move phase, to where the card is to which something has just happened
TAKE_SPOILS: Final = 2520  # a weapon or device that the lost card bore goes to the ability's card, and is the player's from now on
VOW: Final = 2521  # the first target has the flag `amount` for the battle under way
FORFEIT_CAPTIVES: Final = 2522  # the targets are forfeited for the battle like own cards
AIM_AT_ANSWERED: Final = 2523  # the ability's card remembers the card to which it was an answer
REDIRECT: Final = 2524  # the Interrupt that is used now aims at the first targets in place of those that its player would choose
STOP_TEXT: Final = 2525  # the text that is about to take a card that was just lost does nothing

# 2600: texts that are added to those of other cards, and what follows an Interrupt
MORE_SETTLED: Final = 2600  # the Interrupt that was just used compares the player's power with a destiny more
PASS_OVER: Final = 2601  # the first target is not the character with the highest ability for the Interrupt that was just used
USE_AS_USED: Final = 2602  # the Interrupt that is carried out now is a Used one
PEEK_SHUFFLED: Final = 2603  # the player sees `much` cards on top of the pile that the Interrupt which has just worked has shuffled
RESHUFFLE: Final = 2604  # that pile is shuffled once more
COUNT_USE: Final = 2605  # each card that fits counts as used this turn
TURN_AIM: Final = 2606  # the weapon that is aimed now is aimed at the chosen card

# 2700: followers, storms, squadrons, and who may be where
FOLLOW: Final = 2700  # the ability's card, or with kind 1 each target, goes where the card is that has just moved
TRAVEL: Final = 2701  # the second target moves to the first, at its usual price
SWAP_SITES: Final = 2702  # the cards in slot `amount` change places in the row
ADD_TO_RUN: Final = 2703  # the destiny that was drawn, or with kind 1 `amount`, counts for the player's Attack Run
PASS_ON: Final = 2704  # the ability's card, a storm, goes to the next site
HUNT_MISSING: Final = 2705  # the player searches for the first target, a missing character of the opponent, and captures it

# 2800: attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat
BULLSEYE: Final = 2800  # the first target is lost if its text says so
CHARGE: Final = 2801  # the weapon that is fired now has `amount` more charge, or with kind 1 just that; its destinies count as much more
UNLEASH: Final = 2802  # the second target, a creature, attacks the first
SWAP_PREY: Final = 2803  # the ability's card stands in for the prey of the creature that attacks now
CHOOSE_PREY: Final = 2804  # the creature that attacks now chooses another prey
FEED: Final = 2805  # the second target eats the first, a vehicle, if it can; its ferocity is `amount` higher from then on
LEND_TO_ATTACK: Final = 2806  # the destiny number of the first target is added to the own power in the attack under way
SINK_TOP: Final = 2810  # the top card of a pile goes under it; place: its kind, kind: 1 for the opponent's
FETCH_HANGING: Final = 2811  # the first target, which hangs on the Weather Vane, comes aboard the second
SEIZE_HANGING: Final = 2812  # it is captured where the second is
CLIMB: Final = 2813  # it comes to the location that is the second target
COUNT_UP: Final = 2814  # the ability's card counts one more
LET_GO: Final = 2815  # a parasite detaches: the ability's card, with kind 1 those on the first target, with kind 2 if its host is spent
EAT_HOST: Final = 2816  # the host of the ability's card is eaten
DRIFT: Final = 2817  # the ability's card goes to the next asteroid sector
DREAD: Final = 2818  # if the first target is lost to asteroids this turn, its player loses as much Force as its forfeit value
REDRAW_ASTEROID: Final = 2819  # the asteroid destiny that was just drawn is drawn again
LOSE_LOWEST: Final = 2820  # of the top cards of the opponent's Reserve Deck, Force Pile and Used Pile those of the lowest destiny above 0
PAY_OFF: Final = 2821  # the opponent uses all its Force, and the player activates as much
DRAW_NEAR: Final = 2822  # the ability's card moves towards what it seeks

# 2900: combat cards, cards out of play, characters that cross over, and thefts
USE_CARD: Final = 2900  # the first of `pieces`, a combat card, stands in for the destiny that is due in a duel
VOID_CARD: Final = 2901  # the combat card that was just revealed does not count; a destiny is drawn, which counts 1 less
DRAW_COMBAT: Final = 2902  # `amount` destinies are drawn; with kind 1 those of slot `place` count, and the others stay in slot `number`
MATCH_DRAWS: Final = 2903  # both draw destinies, `amount` and `kind`; the first number kept is 1 if two of them are alike
CYCLE_FORCE: Final = 2904  # the Force Pile goes onto the Used Pile; the first number kept is how many cards it had
EXCHANGE_DRAWN: Final = 2910  # the first of `pieces` counts in place of the card of the destiny that was just drawn, which takes its place
USE_KEPT: Final = 2911  # the first of `pieces` stands in for the destiny that is due in a battle or for a weapon
ADD_CROSSING: Final = 2912  # the first number kept counts what cards add to an attempt to cross the first target over
LOSE_AND_STACK: Final = 2913  # the opponent loses `amount` Force, which nothing lowers and which lies facedown on the ability's card
DEPLETE: Final = 2914  # the opponent loses the whole Life Force
COMPLETE_EACH: Final = 2920  # each of `pieces`, a Jedi Test, is completed
RELOAD: Final = 2921  # the first target, a weapon, and who fires it count as if they had not fired in this battle
RETRIEVE_TO_POWER: Final = 2922  # 1 Force is retrieved, whose destiny number adds to the power of the card, or of what fits that it pilots

# 3000: piles and hands, Force that is limited, and what Objectives aim at
TOPS: Final = 3000  # the top cards of the player's Reserve Deck, Force Pile and Used Pile go into slot `number`, and the player sees them
RESTACK: Final = 3001  # the player's Used Pile goes on the Reserve Deck, with the ability's card if that is an Interrupt
ADD_PRINTED: Final = 3002  # the destiny numbers of `pieces` count for the player's power in the battle
STOP_FORCE: Final = 3003  # the player, with kind 1 the opponent, activates no more Force this turn
LOSE_SURELY: Final = 3004  # Force is lost that nothing reduces; kind: LOST_BY_OPPONENT and LOST_FROM_RESERVE
DIG: Final = 3005  # the player uses Force card by card, each shown, until one fits `target`, which comes into the hand
SELL: Final = 3006  # the first target, a card of the hand, becomes the opponent's used card for its destiny number in Force
GOAD: Final = 3007  # the opponent loses `amount` Force unless it begins a battle before its battle phase ends
BARE: Final = 3008  # the ability's card lets both Used Piles lie faceup
RALLY_OF: Final = 3009  # as many top cards as the second number kept are shown: those that fit `target` may come, the others are lost
SPARE_LIFE: Final = 3010  # the loser of the battle pays damage from the hand first
RECIRCULATE: Final = 3011  # the player's Used Pile goes under the Reserve Deck
PILE_DESTINIES: Final = 3012  # destinies lie on the ability's card as coaxium cards until they exceed `amount`, or all go back

# 3100: protection, second battles, and places that are held
SALVAGE: Final = 3100  # the card that was just lost goes to its owner's Used Pile
FORFEIT_NOW: Final = 3101  # the cards in slot `amount` are forfeited, with kind 1 the ability's card; their forfeit values pay
SWAP_POWER: Final = 3102  # the power of both players in the battle under way changes places
FIGHT_AGAIN: Final = 3103  # a new battle of the player where one has just ended, for which nobody pays damage
FIGHT_THERE: Final = 3104  # a battle at the first target, with `amount` more battle destinies of both players
RETARGET: Final = 3105  # the ability's card becomes the target of the first target, a Utinni Effect
PROMISE: Final = 3106  # one card with the title of the first of `pieces` comes without cost in the opponent's next turn
CLEAR_OUT: Final = 3107  # each of `pieces` goes to its owner's Used Pile with all that is on it
SLIP_AWAY: Final = 3108  # the player's starships may leave the battle by hyperspace or to the next sector
HIDE: Final = 3109  # the ability's card takes no part in the battle under way, unless that is answered
FIND_OUT: Final = 3110  # the card that is about to hide takes part in the battle after all
FINISH: Final = 3111  # the ability's card, a Utinni Effect, is completed: lost, or out of play; with kind 1 it goes into its player's area
OBLIGE: Final = 3112  # the opponent deploys a card of the title of the first of `pieces` by the end of the player's next turn, or loses one
CALL_OFF: Final = 3113  # the text whose targets were just chosen does nothing
TURN_ATTEMPT: Final = 3114  # that text aims at the first target in place of the first card of the same player
RETARGET_TO: Final = 3115  # the second target becomes the target of the first one, a Utinni Effect

# 3400: Objectives of virtual sets
SOFTEN_LOSS: Final = 3400  # the player loses so much Force less, but 1 at least

# 3600: characters of virtual sets
LIFT_SUM_BY: Final = 3601  # the player's total battle destiny is higher by a number of the first target; kind: which
WATCH: Final = 3602  # the ability's card watches the first target this turn
LEAD: Final = 3603  # the player takes the first weapons action of the battle that begins; of an own one the first `amount`
POOL: Final = 3604  # what cards add to each of the player's battle destinies counts once, for their total, in the battle under way
LEND_TO: Final = 3605  # the first target has as much more of a number as the ability's card has, until the battle is over; kind: which
MARK_GAME: Final = 3606  # the player has used a text of a card of this title in the game

# Who leaves a battle by ESCAPE (`kind`).
ON_FOOT: Final = 0  # cards with ability, by their landspeed
BY_SHIP: Final = 1  # starships and vehicles
ANYHOW: Final = 2  # all cards, by any way
BY_CHOICE: Final = 3  # starships alone, as many as the player likes, through hyperspace or to a sector

# How a card moves by MOVE_NOW (`kind`), as bits.
MOVE_FREE: Final = 1  # without cost
MOVE_AGAIN: Final = 2  # though it has moved this turn, and may move again
MOVE_ON_FOOT: Final = 4  # with its landspeed
MOVE_MUST: Final = 8  # if it can
MOVE_AWAY: Final = 16  # in reaction, away from the battle that has just begun
MOVE_TO_IT: Final = 32  # to where the card is to which something has just happened

# The kind of ADD_POWER.
BY_DRAW: Final = 2  # it is a destiny that was drawn

# What TOPS leaves out (`kind`).
UNUSED_TOPS: Final = 1  # the Used Pile

# Who loses Force by LOSE_SURELY, and from where (`kind`), as bits.
LOST_BY_OPPONENT: Final = 1  # the opponent loses it
LOST_FROM_RESERVE: Final = 2  # from the Reserve Deck

# A place among the numbers that a text keeps.
HALVED: Final = 2  # 1 if the destiny that a text drew counts ½; its total counts 0 for it

# Costs of abilities, `Cost.kind`.
FORCE_COST: Final = 0  # Force (CCG-CST-01)

# More than any number of the game.
WHOLE_WAY: Final = 99  # more than any way costs
WHOLE_COST: Final = 999  # more than any cost
NO_LIMIT: Final = 999  # what a limit is without one
NO_FOOTING: Final = 100_000  # added to the Force that a text takes off a cost, if the card needs neither presence nor Force icons
ANY_BEARER: Final = 200_000  # added to it, if its own text does not limit who bears the card
