"""Compress HTML, JSON and other text on the wire.

Compression can reveal a secret on a page that also contains text of an attacker (BREACH): the response is shorter if the two are alike.
Against this, Django masks CSRF tokens anew in each response, GZipMiddleware adds a random number of bytes, a browser sends the session only
with requests from this site's pages (SameSite), and the pages of accounts, which show API tokens and addresses, are not compressed at all.
"""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware

UNCOMPRESSED = ("/accounts/",)
TYPES = ("text/", "application/json", "application/problem+json", "application/vnd.oai.openapi", "application/yaml", "image/svg+xml")


class Compression(GZipMiddleware):
    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if request.path.startswith(UNCOMPRESSED) or not response.headers.get("Content-Type", "").startswith(TYPES):
            return response
        return super().process_response(request, response)
