"""The allauth adapter: the rules for user names, and the handling of failed mails."""

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
    """Refuse full-width, bold and other styled letters: the search treats them as plain ones, so they could imitate another user."""
    if (plain := unicodedata.normalize("NFKC", name)) != name:
        raise ValidationError(_("Use plain letters in the name: “%(plain)s”."), code="dressed", params={"plain": plain})


# The name is public and part of addresses: letters and digits of any language, and no characters that are special in a URL.
NAME_VALIDATORS: list[Callable[[str], None]] = [
    in_ordinary_letters,
    RegexValidator(r"\A(?=.*[^\W_])[\w.-]+\Z", _("A name can contain letters, digits, “_”, “.” and “-”.")),
    MaxLengthValidator(40),
]


class Accounts(DefaultAccountAdapter):  # type: ignore[misc]  # allauth ships no types
    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a mail and only log a failure: an error page would reveal that the address belongs to an account."""
        try:
            super().send_mail(template_prefix, email, context)
        except (OSError, smtplib.SMTPException) as error:
            log.error("a mail could not be sent: %s", type(error).__name__)
