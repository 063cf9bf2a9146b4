"""`celery -A tests.helpers.made_up_worker worker`: a real worker with the made-up game.

MADE_UP_DEATH: a step such as "before chunk_finish" or "after chunk_claim"; the first child that reaches it is killed.
The signal `STACKS` makes a process of the worker write the stacks of its threads into the log.
"""

import faulthandler
import os
import signal
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")

from celery.signals import worker_init

from config.celery import app
from tests.helpers.made_up_game import register

STACKS = signal.SIGRTMIN + 3  # a signal that neither Python nor Celery uses


@worker_init.connect
def learn(**kwargs: Any) -> None:  # not on import, as pytest imports this file for doctests
    faulthandler.register(STACKS, file=sys.__stderr__)
    register()
    if death := os.environ.get("MADE_UP_DEATH"):
        die_at(*death.split())


def die_at(moment: str, name: str) -> None:
    from simulator.services import claiming

    write = getattr(claiming, name)

    def deadly(**arguments: Any) -> Any:
        done = write(**arguments) if moment == "after" else None
        try:
            (Path(os.environ["MADE_UP_FOLDER"]) / f"died {moment} {name}").touch(exist_ok=False)
        except FileExistsError:
            return done if moment == "after" else write(**arguments)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(claiming, name, deadly)


__all__ = ["app"]
