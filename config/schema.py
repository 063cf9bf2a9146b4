"""What the API's schema says of our own classes; imported once by the addresses."""

from __future__ import annotations

from drf_spectacular.authentication import SessionScheme


class OwnSiteScheme(SessionScheme):
    target_class = "config.api.OwnSiteSession"
    name = "cookieAuth"
