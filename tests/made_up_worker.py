"""`celery -A tests.made_up_worker worker`: a real worker that also knows the made-up game."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")

from config.celery import app
from tests.made_up_game import register

register()

__all__ = ["app"]
