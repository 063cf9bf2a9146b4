"""A password validator, in addition to Django's own."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

MOST = 128


class NotTooLong:
    """Refuse passwords longer than 128 characters: they are no safer, and the form that deletes an account would not accept them."""

    def validate(self, password: str, user: Any = None) -> None:
        if len(password) > MOST:
            raise ValidationError(self.get_help_text(), code="password_too_long")

    def get_help_text(self) -> str:
        return _("A password has at most %(most)s characters.") % {"most": MOST}
