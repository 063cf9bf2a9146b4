from django.apps import AppConfig


class SimulatorConfig(AppConfig):
    name = "simulator"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from accounts.signals import owner_joined, owner_left
        from simulator import services

        owner_joined.connect(services.owner_joined, dispatch_uid="simulator")
        owner_left.connect(services.owner_left, dispatch_uid="simulator")
