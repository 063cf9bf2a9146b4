"""Account pages: those of allauth with our rate limits, and those that it does not provide."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account import views as library
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
from cards.folding import fold
from cards.safe_text import field_error
from decks.exchange import backup
from decks.selectors import deck_list
from frontend.people.forms import DeleteForm, TakeInForm, TokenForm
from frontend.site.error_text import error_sentence
from frontend.site.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import private, refused

View = Callable[..., HttpResponseBase]


def counted(*buckets: str) -> Callable[[View], View]:
    """What is sent to this view counts against the client's limits before anything is looked up."""

    def decorate(view: View) -> View:
        @wraps(view)
        def handle(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if request.method == "POST":
                for bucket in buckets:
                    spend(bucket=bucket, key=client_key(request))
                if "login" in buckets and (name := fold(request.POST.get("login", "").strip()[:200])):
                    # By name (as the form strips it) and address: by name alone, anybody could lock the owner out.
                    spend(bucket="login_name", key=f"{client_key(request)}/{name}")
            return view(request, *args, **kwargs)

        return handle

    return decorate


def library_page(view: View, *buckets: str) -> View:
    """A page of the library: counted, kept by no cache, and without the library's own `site`, which would hide ours."""

    @wraps(view)
    def handle(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        (getattr(response, "context_data", None) or {}).pop("site", None)
        return response

    return never_cache(counted(*buckets)(handle))


log_in = library_page(library.login, "login")
reauthenticate = library_page(library.reauthenticate, "login")
change_email = library_page(library.email, "mail")
confirm_email = library_page(library.confirm_email, "account")
change_password = library_page(library.password_change, "login")
set_password = library_page(library.password_set, "account")
reset_password = library_page(library.password_reset, "mail")
reset_password_from_key = library_page(library.password_reset_from_key, "account")
inactive = library_page(library.account_inactive)
mail_sent = library_page(library.email_verification_sent)
reset_sent = library_page(library.password_reset_done)
password_replaced = library_page(library.password_reset_from_key_done)
_sign_up = library_page(library.signup, "signup")
_log_out = library_page(library.logout)


def sign_up(request: HttpRequest) -> HttpResponseBase:
    try:
        with transaction.atomic():
            return _sign_up(request)
    except IntegrityError:  # two asked for the same name at once
        messages.error(request, gettext("This name has just been taken. Choose another."))
        return redirect("account_signup")


def log_out(request: HttpRequest) -> HttpResponseBase:
    """Whoever uses this browser next finds nothing: the browser is told to forget what it kept of the pages, too."""
    response = _log_out(request)
    if request.method == "POST":
        response["Clear-Site-Data"] = '"cache", "storage"'
    return response


@require_safe
def account(request: HttpRequest) -> HttpResponse:
    return _account(request)


def _account(request: HttpRequest, *, form: TakeInForm | None = None, status: int = 200) -> HttpResponse:
    user = request.user
    context = {
        "account": account_of(user) if user.is_authenticated else None,
        "email": user.email if user.is_authenticated else "",
        "decks": deck_list(owner_key=owner_key(request)).count(),
        "form": form or TakeInForm(),
    }
    return private(render(request, "accounts/account.html", context, status=status))


@login_required
@require_http_methods(["GET", "POST"])
@counted("login")
def delete(request: HttpRequest) -> HttpResponse:
    """Asks for the password; the decks go, too, or stay with this browser."""
    form = DeleteForm(request.POST or None)
    mine = account_of(request.user)
    status = 200
    if request.method == "POST":
        status = 400
        if form.is_valid():
            try:
                kept = account_delete(account=mine, password=form.cleaned_data["password"], keep=form.cleaned_data["decks"] == "keep")
            except StardeckError as error:
                form.add_error("password", error_sentence(error))
                status = error.status
            else:
                logout(request)
                if kept:
                    request.session[SESSION_NAME] = kept
                messages.success(request, gettext("Your account has been deleted."))
                return redirect("account")
    decks = deck_list(owner_key=mine.owner_key).count()
    return private(render(request, "accounts/delete.html", {"form": form, "decks": decks}, status=status))


# --- tokens ----------------------------------------------------------------------------------------------------------


@login_required
@require_http_methods(["GET", "POST"])
@counted("account")
def tokens(request: HttpRequest) -> HttpResponse:
    """The tokens there are; a POST makes one and shows it, this once."""
    form, made, status = TokenForm(request.POST or None), "", 200
    mine = account_of(request.user)
    if request.method == "POST":
        status = 400
        if form.is_valid():
            try:
                _, made = token_create(account=mine, **form.cleaned_data)
                form, status = TokenForm(), 200
            except StardeckError as error:
                place(form, error)
                status = error.status
    response = render(request, "accounts/tokens.html", {"tokens": tokens_of(mine), "form": form, "made": made}, status=status)
    response["Cache-Control"] = "private, no-store"
    return response


@login_required
@forms_only("account-tokens")
def token_remove(request: HttpRequest) -> HttpResponse:
    token_revoke(account=account_of(request.user), digest=request.POST.get("token", ""))
    messages.success(request, gettext("The token has been revoked."))
    return redirect("account-tokens")


# --- everything in one file ------------------------------------------------------------------------------------------


@require_safe
def export(request: HttpRequest) -> StreamingHttpResponse:
    spend(bucket="account", key=client_key(request))
    response = StreamingHttpResponse(backup.export_all(owner_key=owner_key(request)), content_type="application/json")
    response["Content-Disposition"] = 'attachment; filename="stardeck.json"'
    response["Cache-Control"] = "private, no-store"
    return response


@forms_only("account")
def take_in(request: HttpRequest) -> HttpResponse:
    """Read such a file in: all of it, or with a sentence what is wrong and nothing of it."""
    form = TakeInForm(request.POST, request.FILES)
    if not form.is_valid():
        return _account(request, form=form, status=400)
    file = form.cleaned_data["file"]
    try:
        spend(bucket="account", key=client_key(request))
        if (file.size or 0) > backup.MAX_BYTES:
            sentence = gettext("The file is larger than the %(bytes)s bytes that are read.") % {"bytes": f"{backup.MAX_BYTES:,}"}
            raise field_error("file", "max_length", sentence)
        made = backup.import_all(owner_key=owner_key(request, create=True), content=file.read())
    except StardeckError as error:
        place(form, error, at={"": "file"})
        return refused(_account(request, form=form, status=error.status), error)
    said = ngettext("%(decks)s deck was imported.", "%(decks)s decks were imported.", made) % {"decks": made}
    messages.success(request, said)
    return redirect("account")
