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
    """Fill the caches in a thread, wait for it for a limited time, and leave what stays for good out of later collections of garbage."""
    filling = threading.Thread(target=warm, name="warm", daemon=True)
    filling.start()
    filling.join(WARM_SECONDS)
    if filling.is_alive():
        logging.getLogger(__name__).warning(
            "The caches are not filled yet, as the database has not answered within %.0f seconds", WARM_SECONDS
        )
    gc.collect()
    gc.freeze()


start()
