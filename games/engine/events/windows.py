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

# Kinds of frames.
EVENT_FRAME: Final = -2
ACTIONS_FRAME: Final = -3
RESOLUTION_FRAME: Final = -4
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
