"""The WSGI application that gunicorn serves; it fills its caches before the first request."""

import gc
import logging
import os

from django.core.wsgi import get_wsgi_application

from config.request_body import with_whole_bodies
from config.required_host import with_required_host

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = with_required_host(with_whole_bodies(get_wsgi_application()))


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
    gc.collect()
    gc.freeze()  # leave objects that stay for good out of later collections


warm()
