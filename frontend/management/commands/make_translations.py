"""Gather every text of the pages and every sentence of an error into `frontend/locale/`, for translators; what they wrote stays."""

from __future__ import annotations

import contextlib
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand

from frontend.site.translations import LOCALE, TRANSLATED_APPS, sources


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        languages = [source.parent.parent.name for source in sources()]
        root = LOCALE.parent.parent
        # What is in no app of ours holds no text of a page; the rules bring their own words.  A bare name would also
        # leave out a folder of that name inside an app (templates/games/), so the pattern begins at the root.
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
        self.stdout.write(f"Gathered for {', '.join(languages)}; every empty msgstr and every “fuzzy” mark wants a translator.")
