"""The allauth adapter: the rules for user names, and emails sent by workers."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context as request_context
from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator, RegexValidator
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_lazy as _

from accounts import mails


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


def on_this_site(url: str) -> str:
    """The address with the scheme, host and port of SITE_URL.  allauth takes them from the request, where they can be forged."""
    parts = urlsplit(url)
    return settings.SITE_URL + urlunsplit(parts._replace(scheme="", netloc=""))


class Accounts(DefaultAccountAdapter):  # type: ignore[misc]  # allauth ships no types
    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Have a worker send the email; in a worker, send it."""
        links = {name: on_this_site(value) for name, value in context.items() if name.endswith("_url") and isinstance(value, str)}
        site = SimpleNamespace(name="Stardeck", domain=urlsplit(settings.SITE_URL).netloc)
        request = request_context.request
        message = self.render_mail(template_prefix, email, {"request": request, "email": email, **context, **links, "current_site": site})
        if isinstance(request, mails.WorkerRequest):
            mails.send_now(message)
        else:
            mails.deliver_later(message)

    def is_safe_url(self, url: str) -> bool:
        """Whether a form may lead to `url`: only on this host and port.  allauth allows the other hosts of ALLOWED_HOSTS, too."""
        request = request_context.request
        return bool(url_has_allowed_host_and_scheme(url, allowed_hosts={request.get_host()}, require_https=request.is_secure()))
