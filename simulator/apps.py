from django.apps import AppConfig
from django.db.models.signals import pre_delete


class SimulatorConfig(AppConfig):
    name = "simulator"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from accounts.signals import owner_joined, owner_left
        from decks.models import Deck
        from simulator.services import owners

        owner_joined.connect(owners.owner_joined, dispatch_uid="simulator")
        owner_left.connect(owners.owner_left, dispatch_uid="simulator")
        pre_delete.connect(owners.deck_goes, sender=Deck, dispatch_uid="simulator")
