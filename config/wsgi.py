"""The WSGI application that gunicorn serves; it fills its caches before the first request, if the database answers soon."""

import gc
import logging
import os
import threading
from typing import Final

from django.core.wsgi import get_wsgi_application

from config.requests.request_body import with_whole_bodies
from config.requests.required_host import with_required_host

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = with_required_host(with_whole_bodies(get_wsgi_application()))

# Python's own threshold of 700 starts a full collection after some 50 pages.  All threads of the process wait for it, 70 to 150 ms, as it
# walks the catalogues of all games.  A page leaves few objects in circles, so collecting them 30 times less often costs little memory.
YOUNG_OBJECTS: Final = 20_000
WARM_SECONDS: Final = 8.0  # at most, before the first request; a frozen database must not keep the process from answering /healthz


def warm() -> None:
    """Fill the caches that the first requests would otherwise wait for.  Without a database, do nothing: the first request reports it."""
    from django.db import DatabaseError, connection

    from cards.search import find

    try:
        find.warm()
    except DatabaseError as error:
        logging.getLogger(__name__).warning("The caches were not filled, as the database cannot be read: %s", error)
    finally:
        connection.close()


def start() -> None:
    """Fill the caches in a thread, wait for it for a limited time, and have Python collect garbage rarely."""
    filling = threading.Thread(target=warm, name="warm", daemon=True)
    filling.start()
    filling.join(WARM_SECONDS)
    if filling.is_alive():
        logging.getLogger(__name__).warning(
            "The caches are not filled yet, as the database has not answered within %.0f seconds", WARM_SECONDS
        )
    gc.collect()
    gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])
    gc.freeze()  # leave objects that stay for good out of later collections


start()
