"""`manage.py recount_likes`: correct the stored numbers of likes, if rows were changed without the site."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from decks.reactions import recount_likes


class Command(BaseCommand):
    help = "Count the likes of all decks again and correct the stored numbers."

    def handle(self, **options: Any) -> None:
        self.stdout.write(f"{recount_likes()} decks corrected")
