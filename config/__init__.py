"""Settings, addresses and processes of the site; the Celery app is loaded with Django."""

import gc
from typing import Final

# Python's own threshold of 700 has a process that starts walk the cards and rules of all games again and again, for 0.6 s together, and
# starts a full collection after some 50 pages.  All threads wait for that one, 70 to 150 ms.  A page or a game leaves few objects in
# circles, so collecting them 30 times less often costs little memory.
YOUNG_OBJECTS: Final = 20_000
gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])

from config.celery import app as celery_app  # noqa: E402 (loads Django, and with it most of what stays)

__all__ = ["celery_app"]
