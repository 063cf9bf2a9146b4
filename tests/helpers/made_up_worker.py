"""`celery -A tests.helpers.made_up_worker worker`: a real worker that also knows the made-up game.

MADE_UP_DEATH: "before chunk_finish", "after chunk_claim" and the like: the first child that comes there is killed.
"""

import os
import signal
from pathlib import Path
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")

from celery.signals import worker_init

from config.celery import app
from tests.helpers.made_up_game import register


@worker_init.connect
def learn(**kwargs: Any) -> None:  # not on import: whoever only looks at this file does not get the game
    register()
    if death := os.environ.get("MADE_UP_DEATH"):
        die_at(*death.split())


def die_at(moment: str, name: str) -> None:
    from simulator.services import claiming

    write = getattr(claiming, name)

    def deadly(**asked: Any) -> Any:
        done = write(**asked) if moment == "after" else None
        try:
            (Path(os.environ["MADE_UP_FOLDER"]) / f"died {moment} {name}").touch(exist_ok=False)
        except FileExistsError:
            return done if moment == "after" else write(**asked)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(claiming, name, deadly)


__all__ = ["app"]
