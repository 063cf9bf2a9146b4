"""Log lines as JSON, one event a line.

Text from a request cannot start a line of its own, and secrets in addresses are replaced by an ellipsis.
"""

from __future__ import annotations

import logging
import re
from typing import Any

import structlog

# Secrets in an address: they open a deck, confirm an email address or reset a password.
# In a query, a deck's token is recognised by its length.
SECRET = re.compile(r"(/d/|/by-token/|/confirm-email/|/reset/key/|[?&][a-z0-9_]+=(?=[\w-]{22}(?![\w-])))[^\s/?&.'\"\\]+")


def formatter() -> logging.Formatter:
    """The formatter for the `LOGGING` setting; it formats our own events and those of the libraries alike."""
    steps: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*steps, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    line = structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=steps,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            line,
            without_secrets,
        ],
    )


def without_secrets(logger: Any, name: str, line: Any) -> str:
    """The log line without secrets.

    >>> without_secrets(None, "", "Forbidden: /d/vqaW4Mc9rAomGmCOZYZu2w/goldfish/")
    'Forbidden: /d/…/goldfish/'
    """
    return SECRET.sub(r"\1…", line)
