"""The WSGI application that gunicorn serves, with what its first requests would else wait for."""

import gc
import logging
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = get_wsgi_application()


def warm() -> None:
    """Where there is no database yet, or none of ours, the first requests will say so."""
    from django.db import DatabaseError, connection

    from cards.search import find

    try:
        find.warm()
    except DatabaseError as error:
        logging.getLogger(__name__).warning("nothing could be read ahead: %s", error)
    finally:
        connection.close()
    gc.collect()
    gc.freeze()  # what is kept for good need not be looked through again and again


warm()
