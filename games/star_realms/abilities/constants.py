"""The numbers that declared abilities compile to: card types, factions, zones, verbs and ops."""

from __future__ import annotations

from typing import Final

# Each type and faction is one bit, so a set of them is one number.
SHIP: Final = 1
BASE: Final = 2
HERO: Final = 4
EVENT: Final = 8
TECH: Final = 16
GAMBIT: Final = 32
MISSION: Final = 64
OTHER: Final = 128
TYPES: Final = {"ship": SHIP, "base": BASE, "hero": HERO, "event": EVENT, "tech": TECH, "gambit": GAMBIT, "mission": MISSION}

BLOB: Final = 1
TRADE_FEDERATION: Final = 2
STAR_EMPIRE: Final = 4
MACHINE_CULT: Final = 8
ALL_FACTIONS: Final = 15
FACTIONS: Final = {"blob": BLOB, "trade-federation": TRADE_FEDERATION, "star-empire": STAR_EMPIRE, "machine-cult": MACHINE_CULT}

# Zones of a seat; the zone of seat s is s * ZONES_A_SEAT + kind.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
IN_PLAY: Final = 3
ASIDE: Final = 4
LOOKED_AT: Final = 5  # cards of their own deck that the player looks at; docking ships at the end of the turn
ZONES_A_SEAT: Final = 6
# Zones of the table.
TRADE_DECK: Final = 12
TRADE_ROW: Final = 13
EXPLORERS: Final = 14
SCRAP_HEAP: Final = 15

# Actions: Option.verb.  0 is the engine's PASS_VERB and ends the main phase.
PLAY_VERB: Final = 1
USE_VERB: Final = 2
ACQUIRE_VERB: Final = 3
ATTACK_BASE_VERB: Final = 4
ATTACK_VERB: Final = 5
ATTACK_PART_VERB: Final = 6
CHOOSE_VERB: Final = 7
SCRAP_VERB: Final = 8
DISCARD_VERB: Final = 9
DESTROY_VERB: Final = 10
TAKE_VERB: Final = 11  # acquire for free
COPY_VERB: Final = 12
TOP_VERB: Final = 13  # on top of a deck
HAND_VERB: Final = 14
ASIDE_VERB: Final = 15
STEAL_VERB: Final = 16
INSTEAD_VERB: Final = 17  # gain authority instead of scrapping a card
VERBS: Final = 18

# --- ops -------------------------------------------------------------------------------------------------------------

GAIN_TRADE: Final = 0
GAIN_COMBAT: Final = 1
GAIN_AUTHORITY: Final = 2
DRAW: Final = 3
PICK_OP: Final = 4
CHOOSE: Final = 5
IF: Final = 6
NEXT_ACQUIRED: Final = 7
GAIN_ALLY: Final = 8
COPY: Final = 9
LOSE_AUTHORITY: Final = 10
SCRAP_THIS: Final = 11
CHOOSE_FACTION: Final = 12
CHOOSE_ALLY: Final = 13
COPY_BASE: Final = 14
COPY_ABILITY: Final = 15
RETURN_AT_END: Final = 16
EACH_PLAYER: Final = 17
OTHER_PLAYER: Final = 18
LOOK: Final = 19
SHUFFLE_IN: Final = 20
NEXT_CHEAPER: Final = 21
FLIP: Final = 22

# Counts that multiply an amount or are compared with one: Op.counter.
ONE: Final = 0
COUNTED: Final = 1  # counted by the program so far
OWN_IN_PLAY: Final = 2
ENEMY_IN_PLAY: Final = 3
PLAYED: Final = 4  # this turn
SCRAPPED: Final = 5  # own cards, this turn
TRIMMED: Final = 6  # own cards scrapped from hand or discard pile, this turn
MISSING: Final = 7  # 2 less the count of the program
SAME_FACTION: Final = 8  # own cards in play that share a faction with the card of the program
COSTS: Final = 9  # of a pick: counts the costs of the cards instead of the cards
ANY_NUMBER: Final = 1000

# Destinations of acquired and picked cards: Op.place.
TO_DISCARD: Final = 0
TO_TOP: Final = 1
TO_HAND: Final = 2
TO_PLAY: Final = 3
TO_DECK: Final = 4  # shuffled into it
TO_SCRAP: Final = 5

# Owner of the cards to pick from: Selector.whose.
OWN: Final = 0
ENEMY: Final = 1
BOTH: Final = 2

# Events of triggers.
SHIP_PLAYED: Final = 0
CARD_TRIMMED: Final = 1
AUTHORITY_GAINED: Final = 2
SCRAP_ABILITY_USED: Final = 3  # of a ship or base
