"""The `redis://` message transport: kombu's, which also survives unexpected contents and a full server.

- A message that is not ours is moved to the list `<queue>.bad`, which keeps the last hundred.
- A queue whose key holds something other than a list is renamed to `<queue>.bad`.
- A full Redis refuses to store bindings and received messages.  A worker needs neither: it knows its queue, and `acknowledgement emulation`
  (a copy of each message until it is acknowledged) only repeats messages, which the sweeper does, too.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from kombu.transport import redis as kombu_redis
from kombu.utils.json import dumps
from redis.exceptions import OutOfMemoryError, RedisError, ResponseError

from config.queues.foreign_messages import SurvivingTransport

log = logging.getLogger(__name__)

WRONG_TYPE = "WRONGTYPE"  # part of this error's sentence
MOST_BAD = 100  # messages that are kept aside for each queue


class Channel(kombu_redis.Channel):
    ack_emulation = False

    def _queue_bind(self, *args: Any) -> None:
        try:
            super()._queue_bind(*args)  # type: ignore[no-untyped-call]  # kombu is not typed
        except OutOfMemoryError:
            log.warning("Redis is full: a queue could not be declared, and messages cannot be sent until there is space.")

    def _size(self, queue: str) -> int:
        """The number of messages; it only logs and declares a queue, so 0 will do."""
        try:
            return int(super()._size(queue))  # type: ignore[no-untyped-call]  # kombu is not typed
        except OutOfMemoryError:
            return 0
        except ResponseError as error:
            if WRONG_TYPE not in str(error):
                raise
            self._rename_keys([queue])
            return 0

    def _brpop_read(self, **options: Any) -> Any:
        try:
            return super()._brpop_read(**options)  # type: ignore[no-untyped-call]  # kombu is not typed
        except (ValueError, RecursionError) as error:  # the message is not JSON
            text = getattr(error, "doc", None) or getattr(error, "object", b"")
            self.connection.lay_aside(text, min(self.active_queues, default=""), repr(error))
            return True
        except ResponseError as error:
            if WRONG_TYPE not in str(error):
                raise
            self._rename_keys(self.active_queues)
            return True

    def _rename_keys(self, queues: Iterable[str]) -> None:
        """Rename the keys of these queues that hold something other than a list."""
        with self.conn_or_acquire() as client:
            for queue in queues:
                for step in self.priority_steps:
                    key = self._q_for_pri(queue, step)  # type: ignore[no-untyped-call]  # kombu is not typed
                    if client.type(key) not in (b"list", b"none"):
                        log.warning("The key %s in Redis is not a list; it is now called %s.bad.", key, key)
                        client.rename(key, f"{key}.bad")


class Transport(SurvivingTransport, kombu_redis.Transport):
    Channel = Channel

    def lay_aside(self, message: object, queue: str, reason: str) -> None:
        super().lay_aside(message, queue, reason)
        text = message if isinstance(message, str | bytes) else dumps(message)  # type: ignore[no-untyped-call]  # kombu is not typed
        for channel in list(self.channels or ())[:1]:
            try:
                with channel.conn_or_acquire() as client:
                    client.lpush(f"{queue}.bad", text)
                    client.ltrim(f"{queue}.bad", 0, MOST_BAD - 1)
            except RedisError:
                log.warning("The message could not be stored in %s.bad.", queue)
