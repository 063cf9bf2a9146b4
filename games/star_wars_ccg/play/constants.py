"""The numbers of play: types and kinds of cards, zones, phases, decisions, verbs, frames, streams and endings.

The registers of every kind of frame are described with its number.
"""

from __future__ import annotations

from typing import Final

# Numbers that card texts share; other rooms of play import them from here.
from games.star_wars_ccg.abilities.constants import AREA as AREA  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import ASIDE as ASIDE  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import ASTROMECH_SEAT as ASTROMECH_SEAT  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import AT_LOCATIONS as AT_LOCATIONS  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import CORVETTE_BAY as CORVETTE_BAY  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import COVERED as COVERED  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import FORCE as FORCE  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import HAND as HAND  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import HANGAR as HANGAR  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import HOLD as HOLD  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import LOCATIONS as LOCATIONS  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import LOST as LOST  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import OUTSIDE as OUTSIDE  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import PASSENGER_SEAT as PASSENGER_SEAT  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import PILOT_SEAT as PILOT_SEAT  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import RESERVE as RESERVE  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import ROOMS_ABOARD as ROOMS_ABOARD  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import USED as USED  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import ZONES_A_SEAT as ZONES_A_SEAT  # noqa: PLC0414

NOBODY: Final = -1
NONE: Final = -1  # in place of a piece, a system or a printed number
SEATS: Final = 2
LIGHT_SIDE: Final = 0
DARK_SIDE: Final = 1

HAND_SIZE: Final = 8  # CCG-SET-06
FREE_FORCE: Final = 1  # CCG-ACT-01: activated beside the icons
BATTLE_COST: Final = 1  # CCG-BAT-02
MOVE_COST: Final = 1
DESTINY_ABILITY: Final = 4  # CCG-PWR-02
WALKING_SPEED: Final = 1  # CCG-CHR-04
# The clauses let a starfighter dock and vehicles be loaded for free any number of times; this number keeps a game from never ending.
FREE_MOVES: Final = 6
# A match in which neither side activates Force would never end.
TURN_LIMIT: Final = 200

# Types of cards.  BLANK: a card whose type works by its text alone, so that it is only in hand and piles.
CHARACTER: Final = 0
VEHICLE: Final = 1
STARSHIP: Final = 2
WEAPON: Final = 3
LOCATION: Final = 4
OBJECTIVE: Final = 5
BLANK: Final = 6
DEVICE: Final = 7
EFFECT: Final = 8
CREATURE: Final = 9

# Kinds of locations, and of starships.
SITE: Final = 0
SECTOR: Final = 1
SYSTEM: Final = 2
STARFIGHTER: Final = 3
CAPITAL: Final = 4
NO_KIND: Final = 5

# The blocks of a system's locations in the row, from one end to the other (CCG-LOC-02, CCG-LOC-08).
INTERIOR_BLOCK: Final = 0
BORDER_BLOCK: Final = 1
EXTERIOR_BLOCK: Final = 2
SECTOR_BLOCK: Final = 3
SYSTEM_BLOCK: Final = 4

LIFE_FORCE: Final = (RESERVE, FORCE, USED)  # CCG-LIF-01

# Kinds of decisions.
START_CHOICE: Final = 1
ACTIVATE_CHOICE: Final = 2
DRAIN_CHOICE: Final = 3
LOSS_CHOICE: Final = 4
DEPLOY_CHOICE: Final = 5
PLACE_CHOICE: Final = 6
BATTLE_CHOICE: Final = 7
WEAPON_CHOICE: Final = 8
DESTINY_CHOICE: Final = 9
ATTRITION_CHOICE: Final = 10
DAMAGE_CHOICE: Final = 11
JUMP_CHOICE: Final = 12
MOVE_CHOICE: Final = 13
GROUP_CHOICE: Final = 14
DRAW_CHOICE: Final = 15
ANSWER_CHOICE: Final = 16  # to what has just happened
SEARCH_CHOICE: Final = 1200  # who joins a search party
REPLACE_CHOICE: Final = 2700  # which starship a squadron replaces
ADD_CHOICE: Final = 2701  # which weapon adds to the Force drain at a location
CAPTURE_CHOICE: Final = 150
RELEASE_CHOICE: Final = 151
ATTACK_CHOICE: Final = 152
SABACC_CHOICE: Final = 2400  # who plays, another card or none, and what is won

# Verbs of options (0 is PASS).
START_VERB: Final = 1
ACTIVATE_VERB: Final = 2  # amount: the Force
DRAIN_VERB: Final = 3
LOSE_PILE_VERB: Final = 4  # amount: the kind of the pile
LOSE_HAND_VERB: Final = 5
DEPLOY_VERB: Final = 6
AT_VERB: Final = 7  # piece: the location
ABOARD_VERB: Final = 8  # piece: the host; amount: the place aboard
ROW_VERB: Final = 9  # amount: the place in the row and the system, see `row.place_number`
COVER_VERB: Final = 10  # piece: the location that is covered
BATTLE_VERB: Final = 11
FIRE_VERB: Final = 12  # piece: the weapon; amount: the target
DESTINY_VERB: Final = 13
FORFEIT_VERB: Final = 14
JUMP_VERB: Final = 15
WALK_VERB: Final = 16  # of this and the next six: piece: what moves; amount: the location
DRIVE_VERB: Final = 17
HYPERSPACE_VERB: Final = 18
LAND_VERB: Final = 19
TAKE_OFF_VERB: Final = 20
TRANSIT_VERB: Final = 21
SHUTTLE_DOWN_VERB: Final = 22
SHUTTLE_UP_VERB: Final = 23  # of this and the next three: amount: the vehicle or starship
EMBARK_VERB: Final = 24
TRANSFER_VERB: Final = 25
DOCK_VERB: Final = 26
DISEMBARK_VERB: Final = 27
UNDOCK_VERB: Final = 28
DRAW_VERB: Final = 29
LOSE_DESTINY_VERB: Final = 39  # amount: the Force that is lost for the destiny
ARM_VERB: Final = 30  # piece: the bearer of a weapon
GIVE_VERB: Final = 31  # piece: the weapon; amount: its new bearer
AREA_VERB: Final = 32  # into the own area
PLAY_VERB: Final = 33  # piece: the Interrupt; amount: which of its texts
ACT_VERB: Final = 34  # piece: the card on the table; amount: which of its texts

SAIL_VERB: Final = 37  # piece: the system that roams; amount: the parsec to which it moves
ORBIT_VERB: Final = 38  # piece: the system that roams; amount: the planet's system whose orbit it enters
SALVO_VERB: Final = 36  # piece: the weapon that is fired twice, combined; amount: the target
RUN_VERB: Final = 131  # piece: the starfighter that enters the trench; amount: the trench
CRUISE_VERB: Final = 130  # piece: the starship; amount: the sector or system next to its own
AIM_VERB: Final = 35  # piece: the location of an Utinni Effect; amount: its target

SEARCH_VERB: Final = 1200  # piece: the site where a search party forms
JOIN_VERB: Final = 1201  # piece: the character that joins it
REPLACE_VERB: Final = 2700  # piece: the starship whose place a squadron takes
ADD_VERB: Final = 2701  # piece: the weapon that adds to a Force drain
PERSONA_VERB: Final = 2702  # piece: the card of the hand; amount: the card of the same persona whose place it takes
SEIZE_VERB: Final = 150  # piece: the escort of a captive; of this and the next two: amount: the captive
IMPRISON_VERB: Final = 151  # piece: the prison
UNATTENDED_VERB: Final = 152  # piece: the site where a frozen captive stays
LET_GO_VERB: Final = 153  # piece: a captive that goes to its owner's Used Pile
RALLY_VERB: Final = 154  # piece: a captive that is free at a site; amount: the site
DELIVER_VERB: Final = 155  # of this and the next two: piece: the captive; amount: what holds it from now on
LEAVE_VERB: Final = 156
CUSTODY_VERB: Final = 157
ATTACK_VERB: Final = 158  # piece: the creature; amount: its prey
HUNT_VERB: Final = 159  # piece: the creature that is attacked

# Phases, for replays.
SETUP: Final = 0
ACTIVATE_PHASE: Final = 1
CONTROL_PHASE: Final = 2
DEPLOY_PHASE: Final = 3
BATTLE_PHASE: Final = 4
MOVE_PHASE: Final = 5
DRAW_PHASE: Final = 6

# Endings.
GOING_ON: Final = 0
BY_LIFE_FORCE: Final = 1
BY_TURN_LIMIT: Final = 2

# What `Card.seal` says of a location: the inside of a station, where nobody deploys, drains or battles, or its trench.
INSIDE: Final = 1
TRENCH: Final = 2
# Of a system that was blown away: what `Piece.declared` is then.
DESTROYED: Final = 99

# What holds a captive (`Piece.bonds`).
FREE: Final = 0
CAPTIVE: Final = 1
FROZEN: Final = 2

# Random streams of a game.
DECK_STREAM: Final = 1  # and 2 for the other seat
POLICY_STREAM: Final = 3  # and 4 for the other seat

# Kinds of frames, and what the registers of each hold; a register that is not named is not used.  "and 1" means that the number is stored
# one higher, so that 0 can stand for none.  `pc` is the next step unless it is named.

# The start of the game (`setup`).
#   a, b: the ids of the starting location of seat 0 and seat 1; NONE before it is chosen, or with an Objective.
#   c: the number of seats that were asked, then of those whose Objectives have brought cards, then of those asked for an Interrupt.
SETUP_FRAME: Final = 1
# Cards that come with an Objective or a Starting Interrupt (`objectives.starts`).
#   a: the id of the card by whose text cards come.
#   b: the number of the step.
#   c: the cards that have come in this step.
#   d: the number of the way of starting.
START_FRAME: Final = 1100
# A turn (`turn.phases`).
#   a: the seat whose turn it is.
#   b: 1 once the other player could answer that the phase begins.
#   c: the id of the location where a Force drain was declared and may be answered, and 1; 0 for none.
TURN_FRAME: Final = 2
# The weapons that add to a Force drain are chosen (`combat.drains`).
#   a: the id of the location.
ADD_FRAME: Final = 1206
# Force is lost (`turn.losses`).
#   a: the seat that loses.
#   b: the Force still to lose.
#   c: 1 if it comes from the Reserve Deck as long as there is one, 3 if from the Force Pile; 2 if what is lost lies facedown on the card
#      whose text does it, 4 if it lies faceup there.
#   d: the Force lost so far.
#   e: the id of the location of a Force drain, and 1; -1 less the id of the card whose text does it; 0 for another loss.
LOSS_FRAME: Final = 3
# Force is about to be retrieved (`effects.events`).
#   a: the seat.
#   b: the Force.
#   c: the id of the card whose text does it, and 1; 0 for none.
RETRIEVAL_FRAME: Final = 1401

# The place of a card that is deployed is chosen (`turn.deploy`).
#   a: the id of the card.
#   b: 0, or what it costs less by the text that deploys it, and 1.
PLACE_FRAME: Final = 4
# A squadron replaces starships (`moving.squadrons`).
#   a: the id of the squadron.
#   b: how many starships still go.
REPLACE_FRAME: Final = 1202
# Cards are deployed in reaction by the text of a card (`turn.reinforcements`).
#   a: the seat.
#   b: the id of the location.
#   c: the id of the card by whose text cards come.
#   d: how many cards have come by it.
REINFORCE_FRAME: Final = 20
# Cards of the top of the Reserve Deck are deployed (`turn.reinforcements`).
#   a: the seat.
#   b, c, d: the ids of the cards that were shown, and 1; 0 for none.
RALLY_FRAME: Final = 21
# A card comes in reaction by its own text (`moving.reacts`).
#   a: the seat.
#   b: the id of the location.
#   c: the id of the card.
#   d: 1 if it comes with a pilot.
#   e: the number of the text by which it comes.
COME_FRAME: Final = 130

# The other cards of a group move (`turn.moves`).
#   a: the verb.
#   b: the id of the location or host where the group goes.
#   c: the id of its first card.
#   d: 1 once that card has moved.
GROUP_FRAME: Final = 5
# Own cards leave a battle (`turn.moves`).
#   a: the seat.
#   b: who leaves: ON_FOOT or one of the numbers below it.
ESCAPE_FRAME: Final = 11
# A card has to move away or is lost (`turn.moves`).
#   a: the id of the card.
AWAY_FRAME: Final = 22
# A card aboard a wreck may jump off (`turn.forfeits`).
#   a: the id of the wreck, for the log; NONE for none.
JUMP_FRAME: Final = 7
# A starship is about to move through hyperspace (`turn.moves`).
#   a: the id of the starship.
#   b: the id of the location where it goes.
#   c: what it has paid.
#   d: the id of the location where it starts.
LEAP_FRAME: Final = 1209
# A text lets a card move at once (`moving.ops`).
#   a: the id of the card.
#   b: how it moves, bits of MOVE_FREE and the numbers below it.
MOVE_FRAME: Final = 131
# A reaction is announced, and may be cancelled (`moving.announced`).
#   a: the id of the card that comes or goes.
#   b: the id of the location where it goes.
#   c: how it does, a number of `moving.announced`.
#   d: 1 if it was cancelled.
#   e: of a card that a text brings, what its place costs less, and 1; of one that leaves, the verb of its way.
REACT_FRAME: Final = 250
# An Attack Run (`epics.stations`).
#   a: the seat that attacks.
#   b: the id of the trench.
#   c: the id of the lead starfighter, and 1; 0 before it is chosen.
#   d: the starfighters of the seat that is asked that have entered.
#   e: what the two destinies add up to.
RUN_FRAME: Final = 132
# A search party (`combat.states`).
#   a: the seat.
#   b: the id of the site.
#   c: what its members add to the destiny, and CREW for each who runs a vehicle that adds more.
#   d: the members.
#   e: the id of the opponent's missing character that is hunted, and 1; 0 for one's own.
SEARCH_FRAME: Final = 1201

# An Interrupt is used (`turn.interrupts`).
#   a: its id.
#   b: 1 for a Lost Interrupt, 0 for a Used one, 2 for one that goes out of play.
#   c: 1 if it was cancelled, 2 if it goes to the Used Pile then.
#   d: the number of the text that is used.
#   e: bits: 1 if a period ends with it, 2 if it goes out of play because it was not used from the hand;
#      and 64 times the number of the pile that it has shuffled, and 1.
PLAY_FRAME: Final = 8
# A text of a card on the table is used, and was answered (`turn.interrupts`).
#   a: the id of the card.
#   b: the number of its text.
#   c: the seat.
#   d: 1 if it does nothing.
ACT_FRAME: Final = 1205
# Both players may answer what has just happened (`turn.answers`).
#   pc: 1 once texts that work by themselves have worked, 2 before that if the frame has waited for the end of a batch; at reactions, a
#      bit for each seat that has used a text of REINFORCE_FRAME.
#   a: what may be answered, a time from FIRST_ANSWER.
#   b: the seat that is asked next.
#   c: the seats in a row that had nothing to say.
#   d: the id of the card to which it happened; NONE for no card.
#   e: what else is known of it at this time, and 1; 0 for nothing:
#      AT_DRAWN: the destiny.
#      AT_PAID: the Force that was lost.
#      AT_REGAINED: twice the Force that was retrieved, and the seat that has retrieved it.
#      AT_TEXT_PAID, AT_CALLED_OFF: the seat that has lost the Force, or has cancelled the battle.
#      AT_FIRED: the id of the weapon.
#      any other time: the id of the location where that card was, such as one that was lost or captured, or where a move began.
#      AT_DESTINY has a code of its own: -1 less a seat that cannot cancel the destiny.
ANSWER_FRAME: Final = 9

# A battle (`turn.battle`).
#   a: the attacker's seat.
#   b: the seat that acts next, in the weapons segment.
#   c: the passes in a row there; the number of seats that are done, later.
#   d: the actions that the seat takes beyond the next one, in the weapons segment; then the battle destinies that it was asked to draw;
#       later the seat that has damage and no card left, and 1.
#   e: 1 once power was compared.
BATTLE_FRAME: Final = 6
# A card is about to hide from the battle (`guarding.battles`).
#   a: the id of the card.
#   b: 1 if it is found out.
HIDE_FRAME: Final = 1550
# A battle destiny is about to be drawn (`turn.battle`).
#   a: the seat.
#   b: what stands in for it, and 1; 0 for nothing.
#   c: the id of the card that shows that number, and 1.
#   d: 1 if a card that was kept stands in for it, which nothing changes.
DUE_FRAME: Final = 1400
# A destiny for power or attrition alone is drawn (`turn.battle`).
#   a: the seat.
#   b: 1 for power, 0 for attrition.
#   d: the destiny that was just drawn, and 1; 0 for none.
SIDE_DRAW_FRAME: Final = 1204
# A text draws destinies one by one (`answered.text_draws`).
#   pc: the place of the text among the resolutions under way.
#   a: the seat that draws.
#   b: the destinies that are left to draw.
#   c: the place of the total among the numbers that the ability keeps; below 0 as long as no destiny counts.
#   d: the destiny that was just drawn, and 1; 0 for none, and -1 once what comes before a draw has come.
#   e: what is added, one of the values of `effects.destinies`.
TEXT_DRAW_FRAME: Final = 1203

# A weapon is fired (`turn.weapons`).
#   a: the id of the weapon.
#   b: the id of its target.
#   c: its destinies together, with what is added; before that -2 less the id of a card that stands in for one, or 0.
#   d: the last of them; before that a number that stands in for the first one, and STANDS_IN.
#   e: the id of the card at which it was aimed before, and 1; 0 for none.
FIRE_FRAME: Final = 10
# A text lets a weapon be fired: its target is chosen (`combat.shooting`).
#   a: the seat.
#   b: the id of the weapon.
#   c: 1 once it was asked.
#   d: the id of the card by whose text it is fired.
SHOOT_FRAME: Final = 1200
# Several shots count together (`effects.volleys`).
#   a: the seat.
#   b: the id of the target.
#   c: the destinies that one weapon still draws beyond its first.
#   d: the weapons that were chosen.
#   e: the destinies together.
VOLLEY_FRAME: Final = 23

# A character is captured (`captives.holding`).
#   a: the id of the character.
#   b: the id of the location where it is or was.
#   c: the seat that captures it.
#   d: 1 if it is frozen.
#   e: the zone in which it is captured.
CAPTURE_FRAME: Final = 150
# A captive is released (`captives.holding`).
#   a: the id of the captive.
#   b: the id of the location where it is released; NONE for none.
#   c: 1 if it stays there.
RELEASE_FRAME: Final = 151
# An escort holds too many captives (`captives.holding`).
#   a: the id of the escort.
SURPLUS_FRAME: Final = 152
# A character crosses over (`captives.crossing`).
#   a: the id of the character.
CROSS_FRAME: Final = 2900

# Creatures attack at the beginning of a battle phase (`creatures.attacks`).
#   a: the seat whose turn it is.
ATTACK_FRAME: Final = 153
# One attack of a creature, or on one (`creatures.attacks`).
#   a: the seat whose weapons are fired at the creature.
#   b: the id of the creature.
#   c: the id of its prey; NONE if the creature is attacked.
HUNT_FRAME: Final = 1700
# Asteroid destinies (`creatures.asteroids`).
#   a: the seat whose control phase begins.
#   b: the id of the starship for which a destiny was drawn, and 1; 0 for none.
#   c: 1 if that destiny counts no more.
#   d: the destiny; ALWAYS for an asteroid sector.
ASTEROID_FRAME: Final = 1701

# A duel or a lightsaber combat (`contests.duels`).  `contests.texts` steps this and the next three.
#   a: the seat that began it.
#   b: the seats that have drawn all their destinies.
DUEL_FRAME: Final = 1600
# The mentor of a Jedi Test is chosen (`contests.jedi_tests`).
#   a: the id of the test.
MENTOR_FRAME: Final = 1610
# A player draws race destiny (`contests.podraces`).
#   a: the seat.
#   b: the id of the Podracer or the arena; NONE before it is chosen.
#   c: the destinies still to draw.
#   d: the id of the card that was drawn, and 1; 0 for none.
#   e: the id of the arena.
RACE_FRAME: Final = 1620
# A game of sabacc (`contests.sabacc`).
#   a: the id of the Interrupt.
#   b: the id of who plays for its player.
#   c: the id of who plays for the opponent; NONE for nobody.
#   d: the seat that is asked next; later the seat that has won, and 1.
#   e: the cards of seat 0 and 8 times those of seat 1, and 64 for each seat that draws no more; later the cards that are still to be taken.
SABACC_FRAME: Final = 2400

# Places aboard a starship for as many cards as there are.
MANY_ROOMS: Final = 99
