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
# Each by itself and Final, here and below: compiled code looks an unpacked name up by its text each time.
OBJECTIVE: Final = 0
UNIT: Final = 1
ENHANCEMENT: Final = 2
EVENT: Final = 3
FATE: Final = 4
MISSION: Final = 5
AFFILIATION: Final = 6
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
# Set aside: objectives before they are revealed, and cards removed from the game.
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

# The place of a card on a deck: `Event.other` of a move to DECK.
TO_BOTTOM: Final = 64
# Added to a zone that a card's text sends a card to instead of the zone of the rules.
INSTEAD: Final = 128
# Times the id of an objective and one more, added to that for a card that is captured under this objective instead.
UNDER: Final = 256

# --- tokens: the places of `TablePiece.tokens` ------------------------------------------------------------------------

FOCUS: Final = 0
DAMAGE: Final = 1
SHIELD: Final = 2
TOKENS: Final = 3

# The amount of an event that removes all tokens of a kind.
ALL: Final = 999

# --- phases, as in `play.constants` -----------------------------------------------------------------------------------

PHASES: Final = ("setup", "balance", "refresh", "draw", "deployment", "conflict", "force")
SETUP: Final = 0
BALANCE: Final = 1
REFRESH: Final = 2
DRAW: Final = 3
DEPLOYMENT: Final = 4
CONFLICT: Final = 5
FORCE: Final = 6

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
SHIELDED: Final = 20  # a shield is placed; amount: MORE_THAN_ONE if it may have one already, or 0
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
ABILITY_USED: Final = 49  # seat: who uses it; piece: its card; amount: the window in which it is used (`engine.events.windows`)
PLAY_BEGINS: Final = 50  # piece: a card that is named and not paid for yet
ENGAGEMENT_TURNED: Final = 51  # piece: the objective that is engaged from now on; amount: INSTEAD_OF_IT or 0
SHIELD_REMOVED: Final = 52  # piece; amount
BALANCE_SET: Final = 53  # other: the side that has the Balance from now on, or TO_OTHER_SIDE: the side that does not have it now
STRIKES: Final = 54  # piece: a unit that strikes at once, as if it were chosen to
ICONS_SKIPPED: Final = 55  # piece: a striking unit, whose icons are not resolved
STRUGGLE_BEGINS: Final = 56  # the Force struggle is about to be resolved; seat: the active player
EDGE_PLACED: Final = 57  # piece: a card that an effect puts into the edge stack of the seat, faceup
ICONS_RESOLVED: Final = 58  # piece: a striking unit; amount: its icons of a type; other: the type; source: what they hit, for reactions
EVENTS: Final = 59

# Rarer events; 60 is ACTIONS.
DEFENDERS_DECLARED: Final = 61  # all defenders, or none, are declared; seat: the defending player; fired only if a card hears it
ENGAGEMENT_STOPPED: Final = 62  # nothing more of the engagement under way is resolved
CAPTIVE_PUT: Final = 63  # piece: put under the objective `other` as a captured card, from any zone; nobody captures it
FATE_REPEATED: Final = 64  # piece: a fate card, whose text the seat resolves as if it were in its edge stack
EDGE_CARD_PLACED: Final = 65  # seat: who places; piece: a card that goes to its edge stack; fired only if a card hears it
STACKS_SWITCHED: Final = 66  # the edge stacks of both seats change places
CARD_PLAYED_NOW: Final = 67  # piece: a card that the seat plays now, for its cost
BECOMES_UNIT: Final = 68  # piece: an attached Pilot, which is a unit from now on
DAMAGE_PUT: Final = 69  # amount of damage tokens that are put on any card; nothing is dealt
PROTECTED_IT: Final = 70  # piece: a card that took damage by Protect; amount; fired only if a card hears it
FORCE_MOVED: Final = 71  # piece: a unit that gets the Force card of the unit `other`
HAND_HIT: Final = 72  # an effect of the seat has discarded cards of the opponent's hand; fired only if a card hears it
CAPTIVE_INSTEAD: Final = 73  # piece: a card that leaves play, as a captured card under the objective `other`
DRAW_TURNED: Final = 74  # amount of the cards that the seat is about to draw come from the bottom of its deck
NUMBER_KEPT: Final = 75  # piece: a card that keeps the amount
CARD_KEPT: Final = 76  # piece: a card that its source keeps in mind
DIAL_READ: Final = 77  # the dial counts as full, as a card lets it be higher than it is
STRIKER_CHOSEN: Final = 78  # piece: a unit that its player has chosen to strike; fired only if a card hears it
STRIKER_TURNED: Final = 79  # piece: the unit that strikes instead of the chosen one
SHIELD_SPENT: Final = 80  # piece: a card whose shield was used or removed by the rules; fired only if a card hears it
ABILITY_RESOLVED: Final = 81  # piece: its card; amount: its window; other: its place in `resolutions`; fired only if a card hears it
TARGET_RESOLVED: Final = 82  # piece: a target of an ability that has resolved; source: its card; fired only if a card hears it
ICONS_AGAIN: Final = 83  # piece: a unit whose combat icons are resolved once more
PUT_ASIDE: Final = 84  # piece: goes from a zone out of play under the card `other`, where it is set aside; amount: FACEDOWN_CARD or 0
TURNED_TO_UNIT: Final = 85  # piece: an enhancement, which is a unit from now on
TURNED_BACK: Final = 86  # piece: an enhancement that is a unit, and is an enhancement again
FIRST_RARE: Final = 61

# `Event.amount` of ENTERS_PLAY: the unit participates at once on its controller's side.
JOINS_ENGAGEMENT: Final = 1
# `Event.amount` of SHIELDED.
MORE_THAN_ONE: Final = 1
# `Event.other` of DIAL_TURNED_BACK: not below 0 instead of 1.
DIAL_TO_ZERO: Final = 100
# `Event.amount` of EDGE_PLACED.
FACEDOWN_CARD: Final = 1
# `Event.amount` of ENGAGEMENT_TURNED: the objective that was engaged counts as not engaged.
INSTEAD_OF_IT: Final = 1
# `Event.other` of BALANCE_SET.
TO_OTHER_SIDE: Final = 2
# `Event.other` of DAMAGED.
BY_STRIKE: Final = 0
BY_EFFECT: Final = 1
BY_UNOPPOSED: Final = 2

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
# From naming a card that is played until it has been paid for.
PLAY_PERIOD: Final = 8

# --- numbers of a piece that cards change: `AbilityMachine.value` -------------------------------------------------------

UNIT_DAMAGE: Final = 0
BLAST_DAMAGE: Final = 1
TACTICS: Final = 2
EDGE_UNIT_DAMAGE: Final = 3
EDGE_BLAST_DAMAGE: Final = 4
EDGE_TACTICS: Final = 5
FORCE_ICONS: Final = 6
CAPACITY: Final = 7  # damage capacity
COST: Final = 8  # also read for cards in hand
RESOURCES: Final = 9  # resource value
EDGE_VALUE: Final = 10  # of the keyword edge, 0 without it
ATTACKERS_MOST: Final = 11  # of an objective: how many attackers may be declared against it; printed 999
STRUGGLE_ICONS: Final = 12  # Force icons for its controller in each Force struggle, committed or not; printed 0
DESTINATION: Final = 13  # the zone that it goes to when it leaves play, -1 for that of the rules; printed -1
# Never changed: for comparing two cards.
TITLE: Final = 14  # the index of the first card with the same title
PRINTED_COST: Final = 15
FACTION: Final = 16  # the place of the affiliation in `FACTIONS`
SET_NUMBER: Final = 21
HOST_DISCOUNT: Final = 22  # by how much its controller's enhancements cost less if they are played on it; printed 0
NUMBERS: Final = 23
# Numbers of a seat: `AbilityMachine.seat_value`.
RESERVE: Final = 14
EDGE_TOTAL: Final = 15  # icons that count in an edge battle besides its stack; printed 0
UNOPPOSED_BONUS: Final = 17  # damage of an unopposed engagement (LCG-UNO-02); printed 1
FORCE_TOTAL: Final = 16  # icons that count in a Force struggle besides its units; printed 0
DIAL_MORE: Final = 18  # by how much the dial counts as higher than it is; of the Dark Side; printed 0
# Cards that a seat with FEW_DRAWS draws in its draw phase.
FEW: Final = 5

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
IS_BLANK: Final = 23  # its printed text is blank, except for its traits
MUST_DEFEND: Final = 24  # it is declared as a defender if it can be
CANNOT_BE_TARGETED_BY_EVENTS: Final = 25  # of the opponent
IGNORES_SHIELDS: Final = 26  # shields do not prevent the damage or focus that it deals
COUNTS_AS_COMMITTED: Final = 27  # to the Force, without a Force card
COUNTS_EXHAUSTED: Final = 28  # its Force icons count in the Force struggle even while it is exhausted
WINS_GAME: Final = 29  # its owner wins the game if it is destroyed (013-4)
STRIKES_ANYWAY: Final = 30  # it may strike even if it does not participate in the engagement
ICONS_NEED_EDGE: Final = 31  # its combat icons count as if they were those that need the edge
USES_EDGE_ICONS: Final = 32  # its icons that need the edge count without it
BLAST_HITS_UNITS: Final = 33  # its blast damage hits a participating enemy unit and not the objective
CANNOT_USE_ABILITIES: Final = 34  # of a seat: it starts no Actions, Interrupts and Reactions
FLAGS: Final = 35  # 18 to 22 and 34 are flags of a seat
CANNOT_TRIGGER: Final = 50  # its triggered abilities cannot be used
CANNOT_BE_HEALED: Final = 51  # effects do not remove its damage
TWO_DEFENDERS: Final = 52  # against it, at least two defenders are declared or none
ALL_ATTACK: Final = 53  # a player who engages it declares every unit that can attack
MUST_ATTACK: Final = 54  # it is declared as an attacker if it can be
NO_UNOPPOSED: Final = 55  # it takes no unopposed damage
IS_EXPOSED: Final = 56  # enemy unit damage icons may damage it even if it does not participate
SURE_DAMAGE: Final = 57  # the damage that it deals is not prevented or redirected
PAST_PROTECT: Final = 58  # Protect does not apply to the damage of its strikes
IS_UNRESOLVED: Final = 59  # a fate card whose text is not resolved
CANNOT_BE_PLAYED: Final = 94
EXTRA_RESOURCE: Final = 97  # it has one resource more for cards that match the filter of the change's amount
LENDS_HAND: Final = 98  # its controller may use the cards that are set aside under it as if they were in hand
LENDS_EDGE: Final = 99  # its controller may place these cards in the edge stack
LENDS_FATES: Final = 100  # in an edge battle, the fate cards under it count as if they were in the edge stack
HOLDS_CAPTIVES: Final = 101  # units that its controller captures from play may be put under it
FITS_TARGETS: Final = 96  # it fits every target of the cards that match the filter of the change's amount
# Protections that `immune` gives; the amount of the change holds the filter of the cards that it protects from.
IMMUNE_TO_TARGETS: Final = 60
IMMUNE_TO_DAMAGE: Final = 61
IMMUNE_TO_FOCUS: Final = 62
IMMUNE_TO_ICONS: Final = 63
IMMUNE_TO_EFFECTS: Final = 64
# Flags of a seat: `AbilityMachine.has_seat_flag`.
IGNORES_MATCH: Final = 18  # plays cards without a resource match (016-1)
FIRST_EDGE_FACEUP: Final = 19  # places the first card of the edge stack faceup (003-2)
FATES_TWICE: Final = 20  # may resolve each own fate card once more (018-2)
CANNOT_PLAY_EVENTS: Final = 21
CANNOT_DRAW: Final = 22
STRIKES_FIRST: Final = 80
IS_UNOPPOSED: Final = 81  # its attack counts as unopposed
NO_FATES: Final = 82  # its fate cards are not resolved
FATES_REVERSED: Final = 83  # fate cards are resolved from the highest number down
NO_FORCE_PHASE: Final = 84
WINS_EDGE_TIES: Final = 85
FIXED_RESERVE: Final = 86  # cards do not raise its reserve
CANNOT_PLAY_UNITS: Final = 87
PLACES_EDGE_LAST: Final = 89  # as the attacking player: after the opponent has placed every card
STRUGGLE_SWAPPED: Final = 90  # only ready units that are not committed count in the struggle
STRUGGLE_BY_DAMAGE: Final = 91  # unit damage icons count in the struggle instead of Force icons
CANNOT_PLAY_COPIES: Final = 92  # plays no units that share a title with a card in its discard pile
DISCARD_LOCKED: Final = 93  # cards do not leave its discard pile
FEW_DRAWS: Final = 95  # draws at most FEW cards in its draw phase

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
# Every trait that a declaration names, in the order in which they were added; their words are in the texts.
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
    "Hoth",
    "Speeder",
    "Walker",
    "Transport",
    "Pilot",
    "Weapon",
    "Wookiee",
    "Mercenary",
    "Bounty Hunter",
    "Officer",
    "Leader",
    "Endor",
    "Tatooine",
    "Alderaan",
    "Scavenger",
    "Black Sun",
    "Sithspawn",
    "Specter",
    "Night",
    "Inquisitor",
    "Dagobah",
    "Yavin 4",
    "Space Station",
    "Renegade Squadron",
    "Force",
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
REMOVE_SHIELD: Final = 10  # amount of shields, from a card of the player that fits `filter`
SPEND_MATCHED: Final = 11  # amount of resources, with a match for the affiliation of the ability's card
# Costs paid with the card in the first target slot, which was chosen for the cost.
FOCUS_CHOSEN: Final = 12
RETURN_CHOSEN: Final = 13  # to its owner's hand
DISCARD_CHOSEN: Final = 14
REVEAL_CHOSEN: Final = 15
PAY_FOR_CHOSEN: Final = 16  # its printed cost in resources, without a match
NAME_X: Final = 17  # costs nothing; X is at most the amount of the event
DAMAGE_X: Final = 36  # 1 damage to each of X own pieces that fit `filter`
FOCUS_ONE_WITH: Final = 30  # focus one own ready piece that fits `filter`, with amount of tokens
DISCARD_ONE: Final = 31  # amount of own pieces in play that fit `filter`
DISCARD_AT_RANDOM: Final = 32  # amount of own cards in hand
PUT_DAMAGE_ON_THIS: Final = 33  # amount of damage tokens
# An own piece that fits `filter` is sacrificed, and X is a number of it.
SACRIFICE_FOR_CAPACITY: Final = 34  # its remaining damage capacity
SACRIFICE_FOR_COST: Final = 35  # its printed cost
DISCARD_THIS: Final = 9  # the ability's own card, from hand or from play

# --- the game's own tests and amounts ---------------------------------------------------------------------------------------

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
IS_ALONE: Final = 9  # participates, and no other unit of its controller does
IS_OUT_OF_FACTION: Final = 10  # its affiliation is not that of its controller's affiliation card
IS_IN_PLAY: Final = 11
IS_PILOT: Final = 12  # a unit that is attached as an enhancement
IS_CAPTURED: Final = 13
IS_AFFORDABLE: Final = 14  # its printed cost is no more than the resources that the seat of the ability can generate
IF_THERE_IS: Final = 15  # some card fits `filter`
COST_WITHIN: Final = 16  # its printed cost is no more than the number of cards that fit `filter`
COST_WITH_TARGET: Final = 17  # its printed cost and that of the first target are together no more than `amount`
SHARES_TRAIT: Final = 18  # with the first target
HAS_FALLEN_COPY: Final = 19  # a card with its title is in the victory pile of the ability's seat
HAS_NAMED_TITLE: Final = 20  # that the ability's card keeps in mind
HAS_NAMED_TRAIT: Final = 21
IS_BOTTOM: Final = 22  # the lowest card of its zone
IS_REMEMBERED: Final = 23  # the card that the ability's card keeps in mind
WITHIN_FOCUS: Final = 24  # the second slot holds it, or holds fewer cards than the first target has focus tokens
# `Amount.number` of a GAME_AMOUNT.
# This and the number of a card: the sum of what is printed on the cards that fit `filter`.
PRINTED_NUMBERS: Final = 100
BALANCE_IS_OWN: Final = 0  # 1 if the ability's seat has the Balance
PHASE_NOW: Final = 1  # the phase
OWN_TURN: Final = 2  # 1 in a turn of the seat of the ability
IN_ENGAGEMENT: Final = 3  # 1 during an engagement
OWN_ATTACK: Final = 4  # 1 during an engagement in which the seat of the ability attacks
DIAL: Final = 5
OWN_FATES: Final = 6  # fate cards that the seat of the ability had in its edge stack in this engagement
HAND_SIZE: Final = 7  # cards in the hand of the seat of the ability
HAS_EDGE: Final = 8  # 1 if the seat of the ability has the edge
BALANCE_SIDE: Final = 9  # the seat that has the Balance
OPPOSING_HAND_SIZE: Final = 11  # cards in the hand of the opponent of that seat
AFFILIATIONS: Final = 12  # different affiliations, neutral left out, among the cards in play that the seat controls
OWN_VICTORIES: Final = 13  # objectives in the victory pile of the seat
FORCE_CARDS: Final = 14  # Force cards of the seat that are under no unit
TO_RESERVE: Final = 15  # cards that the hand of the seat lacks to its reserve value
OPPOSING_PLAYS: Final = 16  # as OWN_PLAYS, of the opponent of the seat
IN_STRIKE: Final = 31  # 1 while a unit strikes
DIFFERENT_FACTIONS: Final = 32  # affiliations, neutral among them, of the cards that fit `Amount.filter`
EDGE_DOUBLED: Final = 33  # 1 if the seat has at least twice the icons of the opponent in a contested edge battle
NEWLY_EXHAUSTED: Final = 34  # 1 if the ability's card has no focus but that of the event
STRUGGLE_IS_WON: Final = 35  # 1 if the seat won the Force struggle of this turn
FROM_ENGAGED: Final = 36  # 1 if the card of the event came from under the engaged objective
KEPT_NUMBER: Final = 37  # that the ability's card keeps in mind
AIMS_AT_ONE: Final = 38  # 1 if the ability that targets the event's card has one target and captures nothing
# PAST + PAST_STEP * what happened + the period: how often it happened to cards that fit `Amount.filter`.
PAST: Final = 1000
PAST_STEP: Final = 10
PAST_ENGAGED: Final = 0
PAST_STRUCK: Final = 1
PAST_DESTROYED: Final = 2
PAST_PLAYED: Final = 3
PAST_PHASE: Final = 4  # a phase began
PAST_STRUGGLE: Final = 5  # a struggle was won; the seat stands in the place of a card
PAST_USED: Final = 6  # a triggered ability of the card was used; only where a card asks for it
PAST_DREW: Final = 7  # a card was drawn; the seat stands in the place of a card; only where a card asks for it
PAST_REACTED: Final = 8  # a printed Reaction of the card was used; only where a card asks for it
OWN_PLAYS: Final = 10  # cards that the seat of the ability played in this turn and whose printed card fits `Amount.filter`

# --- decisions and verbs of abilities ---------------------------------------------------------------------------------------

# The questions of triggers, targets, X, "you may", choices and picks are the engine's, with kinds and verbs below 0.
# What a cost is paid with: a card to sacrifice, to discard or to focus.
COST_DECISION: Final = 40
COST_VERB: Final = 40

# --- the game's own ops: `Op.code`; the shared ones of `engine.verbs` are below 0 ------------------------------------------

LEND_PROTECT: Final = 1  # the target may take damage in place of the piece of the event, as by the keyword Protect
PLAY_EVENT: Final = 0  # fire PLAYED for the ability's own card, with its first sub as the program
NAME: Final = 2  # the seat names something, which the ability's own card keeps in mind; kind: one of the next three
NAME_TITLE: Final = 0  # the title of a card of the opponent
NAME_UNIT: Final = 1  # the title of a unit of the opponent
NAME_TRAIT: Final = 2  # a Trait of a unit of the opponent, but for UNNAMED_TRAITS
UNNAMED_TRAITS: Final = ("Character", "Vehicle")
REPEAT_USE: Final = 3  # the effects of the ability of the event are resolved once more, as if the seat used it, without its costs
