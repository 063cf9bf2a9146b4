from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from accounts.signals import owner_joined, owner_left
        from decks import services

        owner_joined.connect(services.owner_joined, dispatch_uid="decks")
        owner_left.connect(services.owner_left, dispatch_uid="decks")
