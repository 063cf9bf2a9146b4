"""Windows of an event: the numbers of its stages, its frames and its decisions.

An event passes through its stages in the order of their numbers.  A window is a stage in which triggers work.
"""

from __future__ import annotations

from typing import Final

CANCEL: Final = 0
FORCED_INTERRUPT: Final = 1
INTERRUPT: Final = 2
EXECUTE: Final = 3
STATE_CHECKS: Final = 4
FORCED_REACTION: Final = 5
REACTION: Final = 6
DONE: Final = 7
# Not a stage of an event, but a window for actions, in which a player uses abilities.
ACTION: Final = 8
STAGES: Final = 9

# Kinds of frames, and what the registers of each hold; the registers of PROGRAM_FRAME have names (`engine.machine.Frame`).

# A batch of events that happen together.  pc: its stage.
#   a: the place of its first event in `events`.
#   b: the seat that chooses next, -1 before the first choice of a window; while the events are carried out, how many have been.
#   c: the passes in a row.
#   d: how many events it has.
EVENT_FRAME: Final = -2
# An open window for actions.
#   a: the kind of the window.
#   b: the seat to act.
#   c: the passes in a row.
ACTIONS_FRAME: Final = -3
# An ability that is carried out.
#   a: its place in `resolutions`.
RESOLUTION_FRAME: Final = -4
# An ability whose targets are chosen and whose costs are paid.
#   a: its place in `resolutions`.
#   b: the slot that is chosen or the cost that is paid next.
ABILITY_FRAME: Final = -5

# Kinds of decisions.
ORDER_DECISION: Final = -1
WINDOW_DECISION: Final = -2
ACTIONS_DECISION: Final = -3
TARGET_DECISION: Final = -4
AMOUNT_DECISION: Final = -5

TRIGGER_VERB: Final = -1
TARGET_VERB: Final = -2
AMOUNT_VERB: Final = -3
