"""The Django app of simulation runs, which connects its signal receivers."""

from django.apps import AppConfig
from django.db.models.signals import pre_delete


class SimulatorConfig(AppConfig):
    name = "simulator"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from accounts.signals import owner_joined, owner_left
        from decks.models import Deck
        from simulator import receivers

        owner_joined.connect(receivers.move_to_new_owner, dispatch_uid="simulator")
        owner_left.connect(receivers.delete_with_owner, dispatch_uid="simulator")
        pre_delete.connect(receivers.delete_with_private_deck, sender=Deck, dispatch_uid="simulator")
