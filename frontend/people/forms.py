"""The forms of accounts that allauth does not provide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from allauth.account.forms import ChangePasswordForm, LoginForm, ResetPasswordForm, SignupForm
from django import forms
from django.db import transaction
from django.http import HttpRequest
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.mails import password_reset_request
from accounts.selectors import tokens_of
from accounts.services import TOKEN_DAYS, account_of, tokens_revoke_all
from frontend.decks.forms import StyledForm


class BackupForm(StyledForm):
    file = forms.FileField(
        label=_("Backup file"),
        allow_empty_file=True,
        error_messages={"required": _("Choose a file.")},
        widget=forms.FileInput(attrs={"accept": "application/json,.json"}),
    )


class DeleteForm(forms.Form):
    decks = forms.ChoiceField(
        label=_("What to do with your decks"),
        choices=[("delete", _("Delete them too")), ("keep", _("Keep them in this browser, without an account"))],
        widget=forms.RadioSelect,
    )
    password = forms.CharField(
        label=_("Password"), strip=False, max_length=1000, widget=forms.PasswordInput(attrs={"autocomplete": "current-password"})
    )


def _relabel(form: forms.Form, labels: Mapping[str, str]) -> None:
    for name, label in labels.items():
        if name in form.fields:
            form.fields[name].label = label
            form.fields[name].widget.attrs.pop("placeholder", None)  # says the label again


class LogInForm(LoginForm):  # type: ignore[misc]  # allauth has no types
    """allauth's form in the words of this site."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _relabel(self, {"login": gettext("Username"), "password": gettext("Password"), "remember": gettext("Stay logged in")})


class SignUpForm(SignupForm):  # type: ignore[misc]  # allauth has no types
    """allauth's form in the words of this site."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        labels = {"username": gettext("Username"), "email": gettext("Email address (optional)")}
        _relabel(self, labels | {"password1": gettext("Password"), "password2": gettext("Repeat the password")})


class NewPasswordForm(ChangePasswordForm):  # type: ignore[misc]  # allauth has no types
    """allauth's form, which can also revoke the user's API tokens."""

    revoke_tokens = forms.BooleanField(label=_("Also revoke my API tokens"), required=False, initial=True)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not tokens_of(account_of(self.user)).exists():
            del self.fields["revoke_tokens"]

    def save(self) -> None:
        with transaction.atomic():
            super().save()
            if self.cleaned_data.get("revoke_tokens"):
                tokens_revoke_all(account=account_of(self.user))


class LostPasswordForm(ResetPasswordForm):  # type: ignore[misc]  # allauth has no types
    """allauth's form, without its search for the account: a worker does that, so every address is answered in the same time."""

    def clean_email(self) -> str:
        return str(self.cleaned_data["email"])

    def save(self, request: HttpRequest, **options: Any) -> str:
        password_reset_request(email := self.cleaned_data["email"])
        return str(email)


def _expiry_choices() -> list[tuple[str, str]]:
    """Made for each form, because a formatted sentence keeps the language in which it was made."""
    return [(str(days), gettext("after %(days)s days") % {"days": days}) for days in TOKEN_DAYS] + [("", gettext("never"))]


class TokenForm(StyledForm):
    name = forms.CharField(label=_("Name"), max_length=60, help_text=_("Helps you tell your tokens apart."))
    may_write = forms.BooleanField(label=_("Can change my decks"), required=False)
    days = forms.TypedChoiceField(
        label=_("Expires"),
        choices=_expiry_choices,
        initial="90",
        coerce=int,
        empty_value=None,
        required=False,
    )
