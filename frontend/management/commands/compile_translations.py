"""Compile the translations that have changed."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from frontend.site.translations import compile_all


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        written = compile_all()
        self.stdout.write(
            ", ".join(f"{language}: {count} messages" for language, count in written.items()) or "Translations are up to date."
        )
