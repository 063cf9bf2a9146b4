"""Zones, and the places aboard a vehicle or starship."""

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
CORVETTE_BAY: Final = 6  # of a corvette
ROOMS_ABOARD: Final = 7

# What a card that lies on another counts as (`Piece.called`).
HATRED: Final = 1  # a Hatred card
COAXIUM: Final = 2  # a coaxium card
