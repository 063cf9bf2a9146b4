"""The counters of all processes, in the format of Prometheus (`config.metrics` serves them).

Without METRICS_ADDRESS a count costs a dictionary access; with it, each process also writes to a file of its own.
"""

from __future__ import annotations

from prometheus_client import Counter, Histogram

REQUESTS = Counter("stardeck_requests", "Requests by route, method and status", ["route", "method", "status"])
REQUEST_SECONDS = Histogram(
    "stardeck_request_seconds", "Seconds from the whole request to the answer", buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
)
CHUNKS_PLAYED = Counter("stardeck_chunks_played", "Parts of runs that were played and stored")
GAMES_PLAYED = Counter("stardeck_games_played", "Games of these parts; their rate is the games a second")
LEASES_LOST = Counter("stardeck_leases_lost", "Parts of runs whose worker fell silent, to be played again")
COACH_PLAYED = Counter("stardeck_coach_runs_played", "Questions to the coach and parts of reviews that were played to their end")
OPPONENT_FALLBACKS = Counter("stardeck_opponent_fallbacks", "Choices of searching opponents at tables that ran out of time")
CACHE_FAULTS = Counter("stardeck_cache_faults", "Failed calls of the cache; it is then left alone for a while")
LIMITER_FAULTS = Counter("stardeck_limiter_faults", "Requests that could not be counted, as the store of the limits was down")
MESSAGES_LOST = Counter("stardeck_messages_lost", "Messages to workers that the broker did not take", ["task"])
