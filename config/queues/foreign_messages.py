"""The check of messages that every transport shares: a message that is not ours is set aside, and the worker continues.

Messages come from a folder or a server that others may write to, by mistake or from another version.  kombu and Celery end the worker
when they read such a message.
"""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

log = logging.getLogger(__name__)

# The exceptions that kombu and Celery raise for a message of the wrong shape.  Errors of the connection are others, and end the connection.
BROKEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


# The types of the members of a message, as Celery writes them.  A message may have further members.
NOTHING = type(None)
MEMBERS: Mapping[str, tuple[type, ...]] = {"body": (str,), "headers": (dict,), "properties": (dict,)}
PROPERTIES: Mapping[str, tuple[type, ...]] = {"delivery_tag": (str,), "delivery_info": (dict,)}
HEADERS: Mapping[str, tuple[type, ...]] = {"task": (str,), "id": (str,)}
FURTHER_HEADERS: Mapping[str, tuple[type, ...]] = {
    "lang": (str,),
    "shadow": (NOTHING,),
    "eta": (NOTHING,),
    "expires": (NOTHING,),
    "group": (NOTHING,),
    "group_index": (NOTHING,),
    "retries": (int,),
    "timelimit": (list,),
    "root_id": (str, NOTHING),
    "parent_id": (str, NOTHING),
    "argsrepr": (str,),
    "kwargsrepr": (str,),
    "origin": (str,),
    "ignore_result": (bool, NOTHING),
    "replaced_task_nesting": (int,),
    "stamped_headers": (NOTHING,),
}
FURTHER_PROPERTIES: Mapping[str, tuple[type, ...]] = {
    "correlation_id": (str, NOTHING),
    "reply_to": (str, NOTHING),
    "priority": (int,),
    "delivery_mode": (int,),
}


def is_ours(message: object) -> bool:
    """Whether this JSON value has the shape of a message that Celery or kombu sent.  A message without headers is kombu's.

    >>> kombu = {"body": "W10=", "content-type": "application/json", "content-encoding": "utf-8", "headers": {}}
    >>> is_ours({**kombu, "properties": {"delivery_tag": "1", "delivery_info": {}, "body_encoding": "base64"}})
    True
    >>> is_ours({}) or is_ours([]) or is_ours(kombu)
    False
    """
    if not isinstance(message, dict) or not _fits(message, MEMBERS):
        return False
    headers, properties = message["headers"], message["properties"]
    encodings = message.get("content-type"), message.get("content-encoding"), properties.get("body_encoding")
    return (
        (encodings == ("application/json", "utf-8", "base64") if headers else all(isinstance(each, str) for each in encodings))
        and _fits(properties, PROPERTIES, FURTHER_PROPERTIES)
        and (not headers or _is_task(headers, message["body"]))
    )


def _is_task(headers: Mapping[str, Any], body: str) -> bool:
    """Whether these are the headers and the body of a task without callbacks."""
    if not _fits(headers, HEADERS, FURTHER_HEADERS):
        return False
    limits = headers.get("timelimit", [None, None])
    try:
        arguments, keywords, callbacks = json.loads(base64.b64decode(body, validate=True))
    except (ValueError, TypeError, RecursionError):
        return False
    return (
        len(limits) == 2
        and all(each is None or isinstance(each, int | float) for each in limits)
        and isinstance(arguments, list)
        and isinstance(keywords, dict)
        and isinstance(callbacks, dict)
        and not any(callbacks.values())
    )


def _fits(
    record: Mapping[str, object], required: Mapping[str, tuple[type, ...]], further: Mapping[str, tuple[type, ...]] = MappingProxyType({})
) -> bool:
    """Whether the record has all required members, and every known member in its type."""
    return required.keys() <= record.keys() and all(
        isinstance(record[name], types) for name, types in {**required, **further}.items() if name in record
    )


class SurvivingTransport:
    """A mixin for transports: a message that breaks its receiver is laid aside."""

    channels: Any

    def lay_aside(self, message: object, queue: str, reason: str) -> None:
        """Note the message in the log; a transport may store it, too."""
        log.warning("A message in the queue %s was laid aside (%s): %.500r", queue, reason, message)

    def _deliver(self, message: Any, queue: str) -> None:
        if not is_ours(message):
            self.lay_aside(message, queue, "no message of Stardeck")
            return
        try:
            super()._deliver(message, queue)  # type: ignore[misc]  # of kombu's transport, which this is mixed into
        except BROKEN as error:
            tag = message["properties"]["delivery_tag"]
            for channel in self.channels or ():
                if tag in channel.qos._delivered:
                    channel.qos.reject(tag, requeue=False)  # otherwise the worker would count it as unfinished forever
            self.lay_aside(message, queue, repr(error))
