"""All URLs: the API under /api/v1/, health checks at the root, pages everywhere else."""

from django.urls import URLPattern, URLResolver, include, path

from config import health
from config.api.root import IndexView
from config.api.schema import SchemaView

api: list[URLPattern | URLResolver] = [
    path("", IndexView.as_view(), name="index"),
    path("schema/", SchemaView.as_view(), name="schema"),
    path("", include("cards.api.urls")),
    path("", include("decks.api.urls")),
    path("", include("simulator.api.urls")),
]

urlpatterns = [
    path("api/v1/", include((api, "api"))),
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("", include("frontend.urls")),
]

handler400 = "frontend.site.errors.pages.bad_request"
handler403 = "frontend.site.errors.pages.permission_denied"
handler404 = "frontend.site.errors.pages.page_not_found"
handler500 = "frontend.site.errors.pages.server_error"
