"""Errors that services and selectors raise: an HTTP status, a stable code and a message for the user.

StardeckError            shown by the API and the pages
├── NotFound             404
├── NotAllowed           403   visible to the user, but without permission
├── BadInput             400   `errors` names the fields
├── Conflict             409
│   └── LostUpdate       412   changed by someone else in between
├── Refused              422   valid input that a rule or limit forbids
├── TooMany              429   `retry_after` in seconds
└── NotLoaded            503   the game's cards are not in the database yet; `retry_after` in seconds
"""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext_lazy as _


class StardeckError(Exception):
    """Base of all errors for the user.

    detail: the message, translated with `gettext` where the error is raised, so in the user's language.
    extra: additional members of the problem+json document.
    """

    status = 400
    code = "error"
    title = _("Something is wrong")

    def __init__(self, detail: str, *, code: str | None = None, errors: list[dict[str, Any]] | None = None, **extra: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or self.code
        self.errors = errors or []
        self.extra = extra

    def as_problem(self) -> dict[str, Any]:
        """The problem+json document (RFC 9457)."""
        document: dict[str, Any] = {
            "type": "about:blank",
            "title": str(self.title),
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
            **self.extra,
        }
        if self.errors:
            document["errors"] = [{**error, "message": error.get("message") or self.detail} for error in self.errors]
        return document


class NotFound(StardeckError):
    status = 404
    code = "not_found"
    title = _("Not found")


class NotAllowed(StardeckError):
    status = 403
    code = "not_allowed"
    title = _("Not allowed")


class BadInput(StardeckError):
    status = 400
    code = "bad_input"
    title = _("Bad input")


class Conflict(StardeckError):
    status = 409
    code = "conflict"
    title = _("Conflict")


class LostUpdate(Conflict):
    status = 412
    code = "lost_update"
    title = _("Changed in the meantime")


class Refused(StardeckError):
    status = 422
    code = "refused"
    title = _("Refused")


class TooMany(StardeckError):
    status = 429
    code = "too_many_requests"
    title = _("Too many requests")

    def __init__(self, detail: str, *, retry_after: int, **extra: Any) -> None:
        super().__init__(detail, retry_after=retry_after, **extra)
        self.retry_after = retry_after


class NotLoaded(StardeckError):
    status = 503
    code = "cards_not_loaded"
    title = _("Not available")
    retry_after = 5
