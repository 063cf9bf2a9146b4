"""The Django app of decks, which connects its signal receivers."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from accounts.signals import owner_joined, owner_left
        from decks import receivers

        owner_joined.connect(receivers.move_to_new_owner, dispatch_uid="decks")
        owner_left.connect(receivers.delete_with_owner, dispatch_uid="decks")
