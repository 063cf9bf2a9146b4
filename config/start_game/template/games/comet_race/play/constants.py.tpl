"""The constants of Comet Race: numbers for zones, decisions and phases, and the numbers of its rules."""

from __future__ import annotations

from typing import Final

# Zones.
DECK: Final = 0
HAND: Final = 1
IN_PLAY: Final = 2
ZONES: Final = 3  # how many there are

# Decisions and verbs; the verb PASS_VERB of the engine is 0.
MAIN: Final = 0
PLAY_VERB: Final = 1

# Phases, in the order of `[phases]` in the texts.
SETUP: Final = 0
MAIN_PHASE: Final = 1
END: Final = 2

# The streams of random numbers, one for each purpose.
DECK_STREAM: Final = 1
POLICY_STREAM: Final = 2

OPENING_HAND: Final = 4  # CR-SET-01
MOST_ENERGY: Final = 6  # CR-TRN-01
