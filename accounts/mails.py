"""Emails, sent by a worker.

The request only sends a message to the workers, so it takes the same time whether or not an address has an account and however slow the
mail server is.  If the broker does not take the message, a thread of this process sends the email.
"""

from __future__ import annotations

import logging
import smtplib
import threading
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from allauth.account.forms import ResetPasswordForm
from allauth.core.context import request_context
from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.db import connection
from django.http import HttpRequest
from django.utils import translation

from cards.task_messages import send_tasks

log = logging.getLogger(__name__)

RESET, DELIVER = "accounts.reset", "accounts.deliver"  # names of the tasks


class WorkerRequest(HttpRequest):
    """A request of no client, for emails that a worker writes: allauth takes the scheme and host of the links from it."""

    def get_host(self) -> str:
        return urlsplit(settings.SITE_URL).netloc

    @property
    def scheme(self) -> str | None:
        return urlsplit(settings.SITE_URL).scheme


# --- in a request ----------------------------------------------------------------------------------------------------


def password_reset_request(email: str) -> None:
    """Have a worker send the link for a new password to this address, if it belongs to an account."""
    _hand_over(RESET, password_reset, [email, translation.get_language() or "en"])


def deliver_later(message: EmailMultiAlternatives) -> None:
    """Have a worker send this email."""
    alternatives = [list(each) for each in message.alternatives]
    _hand_over(DELIVER, deliver, [message.subject, message.body, message.from_email, message.to, alternatives])


def _hand_over(task: str, work: Callable[..., None], args: list[Any]) -> None:
    """Send the task to the workers.  work: what the task does, for a thread if the broker does not take the message."""
    if not send_tasks(task, args, queue=settings.CELERY_TASK_DEFAULT_QUEUE):
        threading.Thread(target=_in_thread, args=[work, args], name=task, daemon=True).start()


def _in_thread(work: Callable[..., None], args: list[Any]) -> None:
    try:
        work(*args)
    except Exception:
        log.exception("an email could not be sent")
    finally:
        connection.close()


# --- in a worker -----------------------------------------------------------------------------------------------------


def password_reset(email: str, language: str) -> None:
    """Send the link for a new password to this address, if it belongs to an account."""
    request = WorkerRequest()
    with translation.override(language), request_context(request):
        form = ResetPasswordForm({"email": email})
        if form.is_valid():
            form.save(request)


def deliver(subject: str, body: str, sender: str, to: list[str], alternatives: list[tuple[str, str]]) -> None:
    """Send this email; a failure is only logged."""
    send_now(EmailMultiAlternatives(subject, body, sender, to, alternatives=[(content, kind) for content, kind in alternatives]))


def send_now(message: EmailMultiAlternatives) -> None:
    try:
        message.send()
    except (OSError, smtplib.SMTPException) as error:
        log.error("an email could not be sent: %s", type(error).__name__)
