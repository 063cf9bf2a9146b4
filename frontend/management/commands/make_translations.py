"""Gather every text of the pages into `frontend/locale/`, for translators; what they wrote stays."""

from __future__ import annotations

import contextlib
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand

from frontend.translations import LOCALE, sources


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        languages = [source.parent.parent.name for source in sources()]
        with contextlib.chdir(LOCALE.parent):
            call_command("makemessages", locale=languages, extensions=["html", "py"], no_location=True, no_wrap=True, verbosity=0)
        self.stdout.write(f"Gathered for {', '.join(languages)}; every empty msgstr and every “fuzzy” mark wants a translator.")
