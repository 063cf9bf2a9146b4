from django.apps import AppConfig
from django.db.models.signals import pre_delete


class SimulatorConfig(AppConfig):
    name = "simulator"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from accounts.signals import owner_joined, owner_left
        from decks.models import Deck
        from simulator import services

        owner_joined.connect(services.owner_joined, dispatch_uid="simulator")
        owner_left.connect(services.owner_left, dispatch_uid="simulator")
        pre_delete.connect(services.deck_goes, sender=Deck, dispatch_uid="simulator")
