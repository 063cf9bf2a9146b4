"""Collect the texts of pages and errors in `frontend/locale/`.  Existing translations are kept."""

from __future__ import annotations

import contextlib
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.utils.translation import to_locale

from frontend.site.translations import LOCALE, TRANSLATED_APPS


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        languages = [to_locale(code) for code, _ in settings.LANGUAGES if code != "en"]
        root = LOCALE.parent.parent
        # Only our apps have gettext messages; the games have their own text files.  The patterns begin at the root, because a
        # bare name would also match a folder inside an app (templates/games/).
        others = [f"{path.name}/*/*" for path in root.iterdir() if path.is_dir() and path.name not in TRANSLATED_APPS]
        with contextlib.chdir(root):
            call_command(
                "makemessages",
                locale=languages,
                extensions=["html", "py"],
                ignore_patterns=others,
                no_location=True,
                no_wrap=True,
                verbosity=0,
            )
        self.stdout.write(f"Collected messages for {', '.join(languages)}. Translate every empty msgstr and check every “fuzzy” one.")
