"""The events of a game's log, with what an entry's `piece`, `amount` and `other` mean; see `engine.log`."""

from __future__ import annotations

from typing import Final

# 0, the engine's CHOSEN: a decision was answered.
STARTS_WITH: Final = 1  # other: the Objective or Starting Interrupt whose text brings the card
HAND_DRAWN: Final = 2  # amount: the number of cards
TAKEN_OUT: Final = 3  # amount: the number of double-sided cards
TURN_BEGINS: Final = 4
ACTIVATED: Final = 5  # amount: the Force
DRAINED: Final = 6  # piece: the location; amount: the Force
LOST_FORCE: Final = 7  # amount: the kind of the zone that it came from; other: the location of the battle whose damage it pays, or -1
PASSIVE_LOST: Final = 8  # amount: the cards that the passive opponent loses; other: its Life Force
DEPLOYED: Final = 9  # amount: the Force paid; other: the location, or -1 in the own area
ABOARD: Final = 10  # other: the vehicle or starship
PLACED: Final = 11  # a location
COVERS: Final = 12  # other: the location below
ARMED: Final = 13  # other: the bearer
BATTLE: Final = 14  # piece: the location
WEAPON_DESTINY: Final = 15  # piece: the weapon; amount: the destiny; other: the target
HIT: Final = 16
DESTINY: Final = 17  # piece: the card; amount: its destiny
POWER: Final = 18  # amount: the power of the seat
ATTRITION: Final = 19  # amount
BATTLE_WON: Final = 20  # amount: the damage
NO_WINNER: Final = 21
FORFEITED: Final = 22  # to pay for attrition; amount: its forfeit value
JUMPED_OFF: Final = 23  # other: the vehicle or starship
LOST_CARD: Final = 24  # otherwise than as Force; amount: the kind of the zone that it came from
MOVED: Final = 25  # amount: the Force paid; other: the location
LEFT_STARSHIP: Final = 26  # from aboard to a location; amount: the Force paid; other: the location
DRAWN: Final = 27  # amount: the number of cards
RECIRCULATED: Final = 28  # amount: the number of cards
INTERRUPT: Final = 30
TAKEN: Final = 31
RETRIEVED: Final = 32
RETURNED: Final = 33
ACTION: Final = 35
CANCELLED: Final = 36
PUT_OUT: Final = 37
SHOWN: Final = 38
STOLEN: Final = 40  # seat: its player from now on
TAKEN_UP: Final = 41  # an Utinni Effect, by its target
RESTORED: Final = 42  # it is not hit any more
LOST_UNSEEN: Final = 43  # as LOST_FORCE, facedown
SAILED: Final = 45  # a system that roams; amount: its parsec
ORBITS: Final = 46  # the same; other: the planet's system
BLOWN_AWAY: Final = 47  # a system
REPLACED: Final = 48  # other: the card of the same persona whose place it has taken
HANDED_OVER: Final = 49  # piece: the weapon; amount: the Force paid; other: its new bearer
ADDED: Final = 50  # piece: the weapon that adds to a Force drain; other: the location
FORFEITED_TO_DAMAGE: Final = 51  # the same, to pay for damage
BATTLE_ENDS: Final = 52  # piece: the location
DUEL: Final = 1600  # other: the second character
COMBAT: Final = 1601  # the same
DUEL_TOTAL: Final = 1602  # piece: the character; amount: its total
TRAINED: Final = 1610  # piece: the Jedi Test; amount: the total; other: the apprentice
COMPLETED: Final = 1611  # the same, without an amount
RACE_BEGINS: Final = 1620
RACE_DESTINY: Final = 1621  # piece: the card; amount: its destiny
RACE_WON: Final = 1622
SABACC: Final = 2400  # piece: who plays
SABACC_TOTAL: Final = 2401  # piece: the Interrupt; amount: the total
SABACC_WON: Final = 2402
UNCOVERED: Final = 44  # a spy whose cover is broken
WENT_MISSING: Final = 1200
FOUND: Final = 1201
CRASHED: Final = 1202
SEARCHED: Final = 1203  # piece: the site; amount: the destiny with what is added
FLIPPED: Final = 110  # an Objective is turned over
CAPTURED: Final = 150
HELD: Final = 151  # a captive; other: what holds it from now on
FROZEN: Final = 152
RELEASED: Final = 153
ATTACKED: Final = 154  # piece: the creature; amount: its ferocity; other: its prey
HUNTED: Final = 155  # piece: the creature; amount: the total against it
WENT_BY: Final = 2500  # added to the verb of any other move: amount: the Force paid; other: the location, or the host aboard which it goes
SHUFFLED: Final = 34  # amount: the kind of the pile
GAME_ENDED: Final = 29  # amount: how it ended; seat: the winner

# Cards that are shown while this happens, or lay open before (CCG-SET-02, CCG-DST-01, CCG-LIF-04, CCG-INT-01).
OPEN: Final = frozenset(
    {RACE_DESTINY, STARTS_WITH, LOST_FORCE, DESTINY, INTERRUPT, RETRIEVED, RETURNED, PUT_OUT, SHOWN, STOLEN, CAPTURED, RELEASED}
)
