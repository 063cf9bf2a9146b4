"""Account pages: allauth's pages with our rate limits, and pages that allauth does not have."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account import views as allauth_views
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import SESSION_NAME
from accounts.owners import owner_key
from accounts.selectors import tokens_of
from accounts.services import account_delete, account_of, token_create, token_revoke
from cards.api.limits import client_key, spend
from cards.errors import StardeckError
from cards.texts.folding import fold
from cards.texts.safe_text import field_error
from decks.exchange import backup
from decks.selectors import deck_list
from frontend.people.forms import BackupForm, DeleteForm, TokenForm
from frontend.site.errors.error_text import error_sentence
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import private, refused

View = Callable[..., HttpResponseBase]


def rate_limited(*buckets: str) -> Callable[[View], View]:
    """Count each POST to the view against the client's rate limits before the view runs."""

    def decorate(view: View) -> View:
        @wraps(view)
        def handle(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if request.method == "POST":
                for bucket in buckets:
                    spend(bucket=bucket, key=client_key(request))
                if "login" in buckets and (name := fold(request.POST.get("login", "").strip()[:200])):
                    # By name (stripped as the form strips it) and address: by name alone, anyone could lock the owner out.
                    spend(bucket="login_name", key=f"{client_key(request)}/{name}")
            return view(request, *args, **kwargs)

        return handle

    return decorate


def allauth_page(view: View, *buckets: str) -> View:
    """An allauth page with rate limits, never cached, and without allauth's context variable `site`, which would hide ours."""

    @wraps(view)
    def handle(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        (getattr(response, "context_data", None) or {}).pop("site", None)
        return response

    return never_cache(rate_limited(*buckets)(handle))


log_in = allauth_page(allauth_views.login, "login")
reauthenticate = allauth_page(allauth_views.reauthenticate, "login")
change_email = allauth_page(allauth_views.email, "mail")
confirm_email = allauth_page(allauth_views.confirm_email, "account")
change_password = allauth_page(allauth_views.password_change, "login")
set_password = allauth_page(allauth_views.password_set, "account")
reset_password = allauth_page(allauth_views.password_reset, "mail")
reset_password_from_key = allauth_page(allauth_views.password_reset_from_key, "account")
inactive = allauth_page(allauth_views.account_inactive)
mail_sent = allauth_page(allauth_views.email_verification_sent)
reset_sent = allauth_page(allauth_views.password_reset_done)
password_replaced = allauth_page(allauth_views.password_reset_from_key_done)
_allauth_sign_up = allauth_page(allauth_views.signup, "signup")
_allauth_log_out = allauth_page(allauth_views.logout)


def sign_up(request: HttpRequest) -> HttpResponseBase:
    try:
        with transaction.atomic():
            return _allauth_sign_up(request)
    except IntegrityError:  # two requests chose the same name at once
        messages.error(request, gettext("This name has just been taken. Choose another."))
        return redirect("account_signup")


def log_out(request: HttpRequest) -> HttpResponseBase:
    """Log out and make the browser delete its cached pages, so that the next person at this browser finds nothing."""
    response = _allauth_log_out(request)
    if request.method == "POST":
        response["Clear-Site-Data"] = '"cache", "storage"'
    return response


@require_safe
def account(request: HttpRequest) -> HttpResponse:
    return _render_account(request)


def _render_account(request: HttpRequest, *, form: BackupForm | None = None, status: int = 200) -> HttpResponse:
    user = request.user
    context = {
        "account": account_of(user) if user.is_authenticated else None,
        "email": user.email if user.is_authenticated else "",
        "decks": deck_list(owner_key=owner_key(request)).count(),
        "form": form or BackupForm(),
    }
    return private(render(request, "accounts/account.html", context, status=status))


@login_required
@require_http_methods(["GET", "POST"])
@rate_limited("login")
def delete(request: HttpRequest) -> HttpResponse:
    """Delete the account after a password check.  The decks are deleted or stay with this browser."""
    form = DeleteForm(request.POST or None)
    user_account = account_of(request.user)
    status = 200
    if request.method == "POST":
        status = 400
        if form.is_valid():
            try:
                session_key = account_delete(
                    account=user_account, password=form.cleaned_data["password"], keep=form.cleaned_data["decks"] == "keep"
                )
            except StardeckError as error:
                form.add_error("password", error_sentence(error))
                status = error.status
            else:
                logout(request)
                if session_key:
                    request.session[SESSION_NAME] = session_key
                messages.success(request, gettext("Your account has been deleted."))
                return redirect("account")
    decks = deck_list(owner_key=user_account.owner_key).count()
    return private(render(request, "accounts/delete.html", {"form": form, "decks": decks}, status=status))


# --- tokens ----------------------------------------------------------------------------------------------------------


@login_required
@require_http_methods(["GET", "POST"])
@rate_limited("account")
def tokens(request: HttpRequest) -> HttpResponse:
    """List the API tokens.  A POST creates a token and shows it once."""
    form, token, status = TokenForm(request.POST or None), "", 200
    user_account = account_of(request.user)
    if request.method == "POST":
        status = 400
        if form.is_valid():
            try:
                _, token = token_create(account=user_account, **form.cleaned_data)
                form, status = TokenForm(), 200
            except StardeckError as error:
                place(form, error)
                status = error.status
    response = render(request, "accounts/tokens.html", {"tokens": tokens_of(user_account), "form": form, "made": token}, status=status)
    response["Cache-Control"] = "private, no-store"
    return response


@login_required
@forms_only("account-tokens")
def token_remove(request: HttpRequest) -> HttpResponse:
    token_revoke(account=account_of(request.user), digest=request.POST.get("token", ""))
    messages.success(request, gettext("The token has been revoked."))
    return redirect("account-tokens")


# --- backups of all decks ------------------------------------------------------------------------------------------


@require_safe
def export(request: HttpRequest) -> StreamingHttpResponse:
    spend(bucket="account", key=client_key(request))
    response = StreamingHttpResponse(backup.export_all(owner_key=owner_key(request)), content_type="application/json")
    response["Content-Disposition"] = 'attachment; filename="stardeck.json"'
    response["Cache-Control"] = "private, no-store"
    return response


@forms_only("account")
def import_backup(request: HttpRequest) -> HttpResponse:
    """Import a backup file: everything in it or, if it has an error, nothing."""
    form = BackupForm(request.POST, request.FILES)
    if not form.is_valid():
        return _render_account(request, form=form, status=400)
    file = form.cleaned_data["file"]
    try:
        spend(bucket="account", key=client_key(request))
        if (file.size or 0) > backup.MAX_BYTES:
            sentence = gettext("The file is larger than the limit of %(bytes)s bytes.") % {"bytes": f"{backup.MAX_BYTES:,}"}
            raise field_error("file", "max_length", sentence)
        count = backup.import_all(owner_key=owner_key(request, create=True), content=file.read())
    except StardeckError as error:
        place(form, error, at={"": "file"})
        return refused(_render_account(request, form=form, status=error.status), error)
    message = ngettext("%(decks)s deck was imported.", "%(decks)s decks were imported.", count) % {"decks": count}
    messages.success(request, message)
    return redirect("account")
