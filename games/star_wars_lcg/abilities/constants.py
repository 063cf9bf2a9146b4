"""The numbers that abilities and the rules share: zones, tokens, events, periods, numbers, flags, marks, costs, decisions and verbs.

seat: 0 is the Dark Side, 1 is the Light Side (`play.constants`).

An ability never changes the table itself.  It fires an event (`engine.events.batch.Event`), which the rules carry out in `execute`, so that
other cards can interrupt it and react to it.  The comment beside each kind of event says what its fields hold:

- seat: the seat that makes it happen; piece: what it happens to; source: the card that it comes from, -1 for a rule;
- amount, other: 0 and -1 if the comment does not name them.
"""

from __future__ import annotations

from typing import Final

DARK: Final = 0
LIGHT: Final = 1

# --- card types and affiliations, as in `play.constants` --------------------------------------------------------------

CARD_TYPES: Final = ("objective", "unit", "enhancement", "event", "fate", "mission", "affiliation")
OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, MISSION, AFFILIATION = range(len(CARD_TYPES))
FACTIONS: Final = ("neutral", "jedi", "rebel-alliance", "smugglers-and-spies", "sith", "imperial-navy", "scum-and-villainy")

# --- zones of a seat --------------------------------------------------------------------------------------------------

# In play (LCG-PLY-01).  An enhancement stays in the zone ENHANCEMENTS of its controller; `host` says what it is attached to.
AFFILIATION_ZONE: Final = 0
OBJECTIVES: Final = 1
UNITS: Final = 2
ENHANCEMENTS: Final = 3
# Out of play (LCG-PLY-02).  The cards in HAND listen, as events are played from there.
HAND: Final = 4
DECK: Final = 5
OBJECTIVE_DECK: Final = 6
DISCARD: Final = 7
VICTORY: Final = 8
EDGE_STACK: Final = 9
FACEDOWN: Final = 10
# Cards of this seat's owner that the opponent has captured.  `host` is the objective that they are under (LCG-CAP-02).
CAPTURED: Final = 11
# An event between the payment of its cost and its discard, and a card that is being played.
BEING_PLAYED: Final = 12
ZONES: Final = (
    "affiliation",
    "objectives",
    "units",
    "enhancements",
    "hand",
    "deck",
    "objective_deck",
    "discard",
    "victory",
    "edge_stack",
    "facedown",
    "captured",
    "being_played",
)
ZONES_A_SEAT: Final = 13

# Where a card goes on a deck: `Event.other` of a move to DECK.
TO_BOTTOM: Final = 64

# --- tokens: the places of `TablePiece.tokens` ------------------------------------------------------------------------

FOCUS: Final = 0
DAMAGE: Final = 1
SHIELD: Final = 2
TOKENS: Final = 3

# As many as there are: the amount of an event that removes tokens.
ALL: Final = 999

# --- phases, as in `play.constants` -----------------------------------------------------------------------------------

PHASES: Final = ("setup", "balance", "refresh", "draw", "deployment", "conflict", "force")
SETUP, BALANCE, REFRESH, DRAW, DEPLOYMENT, CONFLICT, FORCE = range(len(PHASES))

# --- kinds of events --------------------------------------------------------------------------------------------------

# Turns and phases.  seat: the active player.
TURN_BEGINS: Final = 0
TURN_ENDS: Final = 1
PHASE_BEGINS: Final = 2  # amount: the phase
PHASE_ENDS: Final = 3  # amount: the phase
REFRESHED: Final = 4  # the seat has refreshed (LCG-REF-03); carrying it out changes nothing

# Cards that come and go.  An ability fires the cause (DESTROYED, SACRIFICED, CAPTURES, RETURNED, DISCARDED); the rules let the card leave.
PLAYED: Final = 5  # piece: a card that is played; amount: its cost; other: the number of an event's program, which runs when it happens
ENTERS_PLAY: Final = 6  # seat: its controller; other: the piece that it is attached to; amount: JOINS_ENGAGEMENT or 0
LEAVES_PLAY: Final = 7  # fired by the rules only; other: the zone that it goes to
DESTROYED: Final = 8  # a unit, objective or mission; other: the zone that it goes to if not the usual one
SACRIFICED: Final = 9  # seat: who sacrifices it
CAPTURES: Final = 10  # piece: the captured card, from any zone; other: the objective that it goes under, -1: the captor chooses
RESCUED: Final = 11  # piece: the captured card; it goes to its owner's hand
RETURNED: Final = 12  # a card goes to a zone of its owner; other: HAND, DECK (on top) or DECK + TO_BOTTOM; a card in play leaves play
DISCARDED: Final = 13  # a card goes to its owner's discard pile, from play, hand, deck or edge stack
ATTACHED: Final = 14  # an enhancement in play moves to another host; other: the host
TAKEN: Final = 15  # seat: who takes control of the piece

# Tokens.  source: the card that they come from.
DAMAGED: Final = 16  # amount; other: BY_STRIKE or BY_EFFECT
HEALED: Final = 17  # amount of damage removed
FOCUS_PLACED: Final = 18  # amount of focus tokens that an effect places; not "focusing" (LCG-GEN-05)
FOCUS_REMOVED: Final = 19  # amount
SHIELDED: Final = 20  # a shield is placed; amount: MORE_THAN_ONE, though it has one already, or 0
FOCUSED: Final = 21  # the piece is focused as a cost (LCG-GEN-04); amount
# Damage or focus goes from one piece to another.
DAMAGE_MOVED: Final = 22  # piece: to; other: from; amount
FOCUS_MOVED: Final = 23  # piece: to; other: from; amount

# The conflict.  seat: the attacking player, or who does it.
ENGAGED: Final = 24  # piece: the objective that is engaged
DECLARED_ATTACKER: Final = 25  # piece: the unit
DECLARED_DEFENDER: Final = 26
STACKS_REVEALED: Final = 27
FATE_RESOLVED: Final = 28  # piece: the fate card; seat: whose it is
EDGE_BATTLE_WON: Final = 29  # seat: the winner; piece: the engaged objective
FOCUSED_TO_STRIKE: Final = 30  # piece: the unit
STRIKE_RESOLVED: Final = 31  # piece: the unit
ENGAGEMENT_ENDS: Final = 32  # piece: the objective
SURVIVED: Final = 33  # piece: a unit that survived an engagement; amount: 1 if it was unopposed
ENGAGED_ANEW: Final = 34  # piece: an objective that may be engaged once more in this phase
JOINED: Final = 35  # piece: a unit in play begins to participate on its controller's side
REMOVED: Final = 36  # piece: a unit no longer participates

# The Force and the dial.
COMMITTED: Final = 37  # piece: the unit
UNCOMMITTED: Final = 38  # piece: the unit loses its Force card
FORCE_STRUGGLE_WON: Final = 39  # seat: the winner
DIAL_ADVANCED: Final = 40  # amount, below 0 to turn it back
DIAL_TURNED_BACK: Final = 41  # amount; not below 1 (014-1)

# Cards in hand and deck.
DRAWN: Final = 42  # seat: who draws; amount: how many
SHUFFLED: Final = 43  # seat: whose command deck; other: OBJECTIVE_DECK for the objective deck
LOOKED: Final = 44  # seat: who looks; piece: the card shown to it

# Others.
RESOURCES_GENERATED: Final = 45  # piece: the card; amount
TARGETED: Final = 46  # piece: the target; source: the card that targets it
MISSION_COMPLETED: Final = 47  # piece: the mission
EDGE_BATTLE_ANEW: Final = 48  # the edge battle is cancelled, both stacks are discarded and a new one starts (005-6)
EVENTS: Final = 49

# `Event.amount` of ENTERS_PLAY: the unit participates at once on its controller's side.
JOINS_ENGAGEMENT: Final = 1
# `Event.amount` of SHIELDED.
MORE_THAN_ONE: Final = 1
# `Event.other` of DAMAGED.
BY_STRIKE: Final = 0
BY_EFFECT: Final = 1

# Windows for actions: the kind of `open_actions`, and of the abilities that `usable` finds in them.
ACTIONS: Final = 60

# --- periods: of limits, lasting effects and delayed effects -----------------------------------------------------------

STRIKE_PERIOD: Final = 0
ENGAGEMENT_PERIOD: Final = 1
PHASE_PERIOD: Final = 2
TURN_PERIOD: Final = 3
ROUND_PERIOD: Final = 4  # until the player whose turn it is begins the next turn
GAME_PERIOD: Final = 5
EDGE_BATTLE_PERIOD: Final = 6

# --- numbers of a piece that cards change: `AbilityMachine.value` -------------------------------------------------------

UNIT_DAMAGE: Final = 0
BLAST_DAMAGE: Final = 1
TACTICS: Final = 2
EDGE_UNIT_DAMAGE: Final = 3
EDGE_BLAST_DAMAGE: Final = 4
EDGE_TACTICS: Final = 5
FORCE_ICONS: Final = 6
CAPACITY: Final = 7  # damage capacity
COST: Final = 8  # asked of a card in hand, too
RESOURCES: Final = 9  # resource value
EDGE_VALUE: Final = 10  # of the keyword edge, 0 without it
ATTACKERS_MOST: Final = 11  # of an objective: how many attackers may be declared against it; printed 999
STRUGGLE_ICONS: Final = 12  # Force icons for its controller in each Force struggle, committed or not; printed 0
NUMBERS: Final = 13
# Numbers of a seat: `AbilityMachine.seat_value`.
RESERVE: Final = 13
EDGE_TOTAL: Final = 14  # icons that count in an edge battle besides its stack; printed 0
FORCE_TOTAL: Final = 15  # icons that count in a Force struggle besides its units; printed 0

# --- flags of a piece: `AbilityMachine.has_flag` ------------------------------------------------------------------------

CANNOT_ATTACK: Final = 0  # be declared as an attacker
CANNOT_DEFEND: Final = 1  # be declared as a defender
CANNOT_STRIKE: Final = 2
CANNOT_BE_TARGETED: Final = 3  # by the opponent's abilities
CANNOT_BE_DAMAGED: Final = 4
CANNOT_BE_DESTROYED: Final = 5
CANNOT_LEAVE_PLAY: Final = 6
CANNOT_BE_FOCUSED: Final = 7  # by focus tokens that effects place
CANNOT_REFRESH: Final = 8  # keeps its focus tokens in the refresh phase
CANNOT_COMMIT: Final = 9
CANNOT_BE_ENGAGED: Final = 10
CANNOT_GENERATE: Final = 11
CANNOT_BE_ENHANCED: Final = 12
DIVIDES_UNIT_DAMAGE: Final = 13  # its strike may split the damage between units (002-4)
MATCHES_ALL: Final = 14  # its resources match every affiliation (016-4)
NEEDS_NO_MATCH: Final = 15  # it is played without a resource match
LOSES_GAME: Final = 16  # its owner loses the game if it is destroyed (022-1)
PLAYED_FROM_DISCARD: Final = 17  # it may be played from the discard pile (034-2)
FLAGS: Final = 18
# Flags of a seat: `AbilityMachine.has_seat_flag`.
IGNORES_MATCH: Final = 18  # plays cards without a resource match (016-1)
FIRST_EDGE_FACEUP: Final = 19  # places the first card of the edge stack faceup (003-2)
FATES_TWICE: Final = 20  # may resolve each own fate card once more (018-2)
CANNOT_PLAY_EVENTS: Final = 21
CANNOT_DRAW: Final = 22

# --- marks: `AbilityMachine.has_mark`, printed or granted ---------------------------------------------------------------

# A keyword is the mark KEYWORD_MARK + its place here; a trait is TRAIT_MARK + its place in `TRAITS`.
KEYWORDS: Final = (
    "edge",
    "elite",
    "influence",
    "limited",
    "no_enhancements",
    "pilot",
    "protect",
    "shielding",
    "targeted_strike",
)
KEYWORD_MARK: Final = 0
TRAIT_MARK: Final = 100
# Every trait that a declaration names, in the order in which they came; the words are in the texts.
TRAITS: Final = (
    "Character",
    "Force User",
    "Force Sensitive",
    "Vehicle",
    "Fighter",
    "Capital Ship",
    "Droid",
    "Creature",
    "Trooper",
    "Black Squadron",
    "Ewok",
    "Coruscant",
    "Imperial Guard",
)

# --- costs: `Cost.kind` ---------------------------------------------------------------------------------------------------

PLAY_COST: Final = 0  # the cost of an event that is played: its value COST in resources with a match (LCG-RES-07); it goes to BEING_PLAYED
FOCUS_THIS: Final = 1  # focus the ability's own card, which must be ready (LCG-ABL-15)
SPEND: Final = 2  # amount of resources, without a match
SACRIFICE: Final = 3  # amount of own pieces that fit `filter`
SACRIFICE_THIS: Final = 4
DISCARD_FROM_HAND: Final = 5  # amount of own cards in hand
DAMAGE_THIS: Final = 6  # amount of damage to the ability's own card
FOCUS_ANOTHER: Final = 7  # focus amount of own ready pieces that fit `filter`
LOWER_RESERVE: Final = 8  # own reserve value by amount until the end of the phase
DISCARD_THIS: Final = 9  # the ability's own card, from hand or from play

# --- tests and amounts of the game's own ------------------------------------------------------------------------------------

# `PieceTest.number` of a GAME_TEST.
IS_PARTICIPATING: Final = 0
IS_ATTACKING: Final = 1
IS_DEFENDING: Final = 2
IS_ENGAGED: Final = 3  # the objective of the engagement under way
IS_COMMITTED: Final = 4
IS_READY: Final = 5
PLAYED_THIS_TURN: Final = 6  # was played by its controller in this turn
WAS_ENGAGED: Final = 7  # was engaged in this phase
HAS_LEAST_COST: Final = 8  # no unit in play that is no Vehicle costs less (025-4)
# `Amount.number` of a GAME_AMOUNT.
BALANCE_IS_OWN: Final = 0  # 1 if the ability's seat has the Balance
PHASE_NOW: Final = 1  # the phase
OWN_TURN: Final = 2  # 1 in a turn of the seat of the ability
IN_ENGAGEMENT: Final = 3  # 1 during an engagement
OWN_ATTACK: Final = 4  # 1 during an engagement in which the seat of the ability attacks
DIAL: Final = 5
OWN_FATES: Final = 6  # fate cards that the seat of the ability had in its edge stack in this engagement
HAND_SIZE: Final = 7  # cards in the hand of the seat of the ability
HAS_EDGE: Final = 8  # 1 if the seat of the ability has the edge

# --- decisions and verbs of abilities ---------------------------------------------------------------------------------------

# The questions of triggers, targets, X, "you may", choices and picks are the engine's, with kinds and verbs below 0.
# What a cost is paid with: a card to sacrifice, to discard or to focus.
COST_DECISION: Final = 40
COST_VERB: Final = 40

# --- ops of the game's own: `Op.code`; the shared ones of `engine.verbs` are below 0 ------------------------------------------

PLAY_EVENT: Final = 0  # fire PLAYED for the ability's own card, with its first sub as the program
