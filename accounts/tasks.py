"""The Celery tasks that send emails."""

from __future__ import annotations

from celery import shared_task

from accounts import mails


@shared_task(name=mails.RESET)  # type: ignore[untyped-decorator]  # Celery has no types
def reset(email: str, language: str) -> None:
    mails.password_reset(email, language)


@shared_task(name=mails.DELIVER)  # type: ignore[untyped-decorator]  # Celery has no types
def deliver(subject: str, body: str, sender: str, to: list[str], alternatives: list[tuple[str, str]]) -> None:
    mails.deliver(subject, body, sender, to, alternatives)
