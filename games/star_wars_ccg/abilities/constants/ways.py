"""What keeps cards from a location or from leaving it, and what makes their way dearer or faster (`Bar.kind`)."""

from __future__ import annotations

from typing import Final

# 0: the basic game
ENTRY: Final = 0  # cards are barred from the location
EXIT: Final = 1  # cards are barred from leaving it
REACT_TO: Final = 2  # they are barred from coming in reaction
REACT_FROM: Final = 3  # they are barred from leaving in reaction
PRICE_TO: Final = 4  # what coming costs beside the usual price
PRICE_FROM: Final = 5  # what leaving costs
TRANSIT_TO: Final = 6  # what coming by docking bay transit costs
TRANSIT_FROM: Final = 7  # what leaving by docking bay transit costs

# 2100: destinies that are compared and chosen between, and the Podrace
WALK_TO: Final = 2100  # what this way alone costs beside the usual price, as do the next numbers; by landspeed
WALK_FROM: Final = 2101
FLY_TO: Final = 2102  # by hyperspeed
FLY_FROM: Final = 2103

# 2200: ways, skills that are gained, hands that are seen, and Effects that wait for a target
RISE_FROM: Final = 2204  # by taking off

# 2700: followers, storms, squadrons, and who may be where
TOWARD: Final = 2700  # a way towards the site of the card that says so
SHUTTLE_TO: Final = 2701
STEP_FROM: Final = 2702  # the landspeed that leaving a site takes beyond 1

# 3100: protection, second battles, and places that are held
RISE_TO: Final = 3100
LAND_TO: Final = 3101
LAND_FROM: Final = 3102
SHUTTLE_FROM: Final = 3104
FASTER_TO: Final = 3105  # by how much faster starships are that come
FASTER_FROM: Final = 3106  # by how much faster starships are that leave
