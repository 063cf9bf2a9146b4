"""Owner keys of requests, re-exported from `accounts.owners`."""

from accounts.models import SESSION_NAME
from accounts.owners import editor_key, owner_key

__all__ = ["SESSION_NAME", "editor_key", "owner_key"]
