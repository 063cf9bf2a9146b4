"""Emails are sent by a real worker, embedded and served."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.simulator.workers.real_workers import Arena, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.own_servers]


def test_a_worker_sends_the_link_for_a_new_password(arena: Arena, settings: Any) -> None:
    worker = arena.kept_worker()
    User.objects.create_user("alice", email="alice@example.org", password="a long sentence with 7 words")
    for email in ("nobody@example.org", "alice@example.org"):
        answer = Client().post("/accounts/password/reset/", {"email": email}, headers={"Accept-Language": "ja"})
        assert answer.status_code == 302
    link = f"{settings.SITE_URL}/accounts/password/reset/key/"
    wait_until("the mail on the worker's console", lambda: f"\n{link}" in worker.log.read_text())
    log = worker.log.read_text()
    assert "To: alice@example.org" in log
    assert "をご利用いただき" in log, "in the reader's language"
    assert "nobody@example.org" not in log
