"""`celery -A tests.made_up_worker worker`: a real worker that also knows the made-up game."""

import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")

from celery.signals import worker_init

from config.celery import app
from tests.made_up_game import register


@worker_init.connect
def learn(**kwargs: Any) -> None:  # not on import: whoever only looks at this file does not get the game
    register()


__all__ = ["app"]
