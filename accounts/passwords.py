"""What a password may be, beside what the framework's own validators ask."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

MOST = 128


class NotTooLong:
    """At most 128 characters: more guards nothing better, and the form that deletes an account would not take it."""

    def validate(self, password: str, user: Any = None) -> None:
        if len(password) > MOST:
            raise ValidationError(self.get_help_text(), code="password_too_long")

    def get_help_text(self) -> str:
        return _("A password has at most %(most)s characters.") % {"most": MOST}
