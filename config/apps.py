"""The wiring as a Django app: its commands and start-up checks."""

from django.apps import AppConfig


class Wiring(AppConfig):
    name = "config"

    def ready(self) -> None:
        from config import checks  # noqa: F401 (registers them)
