"""Every operation of the API asked with what its schema allows, and with what it does not: no surprise in status, type or shape.

In this process and without a network; the requests are the same every time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from drf_spectacular.generators import SchemaGenerator
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks

from cards.services import fixtures_load
from games.registry import GAMES
from tests.cards.conftest import forget_everything

EXAMPLES = int(os.environ.get("STARDECK_API_EXAMPLES", "15"))  # of each operation
load_all_checks()
CHECKED = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "unsupported_method",
    )
]


@pytest.fixture(scope="module")
def every_game(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        for rules in GAMES.values():
            fixtures_load(rules=rules)
        yield
        forget_everything()


@pytest.fixture
def one_connection(db: None) -> Iterator[None]:
    """The end of a request does not close the connection, and so not the test's transaction either: Django's own client does the same."""
    request_started.disconnect(close_old_connections)
    request_finished.disconnect(close_old_connections)
    yield
    request_started.connect(close_old_connections)
    request_finished.connect(close_old_connections)


api = schemathesis.openapi.from_dict(
    SchemaGenerator().get_schema(request=None, public=True),
    config=schemathesis.Config.from_dict(
        {
            "generation": {"deterministic": True, "max-examples": EXAMPLES},
            # Of each value of its hundred filters alone there would be four thousand requests; the pairs are asked below.
            "operations": [{"include-name": "GET /api/v1/cards/", "phases": {"coverage": {"enabled": False}}}],
        }
    ),
)


api.app = get_wsgi_application()


@pytest.mark.slow
@api.parametrize()
@settings(deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_the_api_keeps_its_schema(case: Any, every_game: None, one_connection: None) -> None:
    case.call_and_validate(checks=CHECKED)
