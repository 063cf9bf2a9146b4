"""The numbers of play: types and kinds of cards, zones, phases, decisions, verbs, frames, streams and endings."""

from __future__ import annotations

from typing import Final

# Numbers that card texts share; other rooms of play import them from here.
from games.star_wars_ccg.abilities.constants import AREA as AREA  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import ASIDE as ASIDE  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import ASTROMECH_SEAT as ASTROMECH_SEAT  # noqa: PLC0414
from games.star_wars_ccg.abilities.constants import AT_LOCATIONS as AT_LOCATIONS  # noqa: PLC0414
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

# Kinds of frames.
SETUP_FRAME: Final = 1
TURN_FRAME: Final = 2
LOSS_FRAME: Final = 3
PLACE_FRAME: Final = 4
GROUP_FRAME: Final = 5
BATTLE_FRAME: Final = 6
JUMP_FRAME: Final = 7
PLAY_FRAME: Final = 8
ANSWER_FRAME: Final = 9
FIRE_FRAME: Final = 10
ESCAPE_FRAME: Final = 11
REINFORCE_FRAME: Final = 20
RALLY_FRAME: Final = 21
AWAY_FRAME: Final = 22
VOLLEY_FRAME: Final = 23
# A battle destiny is about to be drawn.  a: the seat; b: what stands in for it, and 1; 0 for nothing; c: the id of that card, and 1.
DUE_FRAME: Final = 1400
RETRIEVAL_FRAME: Final = 1401  # a: the seat; b: the Force that it is about to retrieve
COME_FRAME: Final = 130
MOVE_FRAME: Final = 131
RUN_FRAME: Final = 132
SHOOT_FRAME: Final = 1200
SEARCH_FRAME: Final = 1201
REPLACE_FRAME: Final = 1202
START_FRAME: Final = 1100
CAPTURE_FRAME: Final = 150
RELEASE_FRAME: Final = 151
SURPLUS_FRAME: Final = 152
REACT_FRAME: Final = 250  # see `moving.announced`
# Duels and what else stands beside battles.
DUEL_FRAME: Final = 1600
HIDE_FRAME: Final = 1550  # a: the id of a card that hides from the battle; b: 1 if it is found out
MENTOR_FRAME: Final = 1610  # a: the id of a Jedi Test
RACE_FRAME: Final = 1620
SABACC_FRAME: Final = 2400
ATTACK_FRAME: Final = 153
HUNT_FRAME: Final = 1700
ASTEROID_FRAME: Final = 1701
CROSS_FRAME: Final = 2900  # a: the id of a character
ACT_FRAME: Final = 1205  # a: the id of a card on the table; b: the number of its text; c: the seat; d: 1 if it does nothing
SIDE_DRAW_FRAME: Final = 1204  # a: the seat; b: 1 for power; d: the destiny that was just drawn, and 1; 0 for none
TEXT_DRAW_FRAME: Final = 1203  # see `play.answered.text_draws`

# Places aboard a starship for as many cards as there are.
MANY_ROOMS: Final = 99
