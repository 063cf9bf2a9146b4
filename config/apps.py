"""`config` as a Django app, so that Django finds its commands and start-up checks."""

from django.apps import AppConfig


class Wiring(AppConfig):
    name = "config"

    def ready(self) -> None:
        from config import checks  # noqa: F401 (registers them)
