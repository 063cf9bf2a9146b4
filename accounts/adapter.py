"""What allauth asks of this site: which names are allowed, and what to do when no mail can be sent."""

from __future__ import annotations

import logging
import smtplib
import unicodedata
from collections.abc import Callable
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator, RegexValidator
from django.utils.translation import gettext_lazy as _

log = logging.getLogger(__name__)


def in_ordinary_letters(name: str) -> None:
    """Nobody goes by somebody else's name in full-width, bold or otherwise dressed letters, which are searched as the plain ones."""
    if (plain := unicodedata.normalize("NFKC", name)) != name:
        raise ValidationError(_("Write the name in ordinary letters: “%(plain)s”."), code="dressed", params={"plain": plain})


# The name is public: letters and digits of any language, and no sign that an address needs.
NAME_VALIDATORS: list[Callable[[str], None]] = [
    in_ordinary_letters,
    RegexValidator(r"\A(?=.*[^\W_])[\w.-]+\Z", _("A name is made of letters, digits, “_”, “.” and “-”.")),
    MaxLengthValidator(40),
]


class Accounts(DefaultAccountAdapter):  # type: ignore[misc]  # allauth ships no types
    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """A mail server that does not answer is logged; the page says the same as ever, so it tells nobody who has an account."""
        try:
            super().send_mail(template_prefix, email, context)
        except (OSError, smtplib.SMTPException) as error:
            log.error("a mail could not be sent: %s", type(error).__name__)
