"""Fixtures of the account pages."""

from __future__ import annotations

import pytest

from accounts import mails


@pytest.fixture(autouse=True)
def mails_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Emails are sent in this process, as no worker runs."""
    monkeypatch.setattr(mails, "_hand_over", lambda task, work, args: work(*args))
