"""Signals about owner keys.  Each app that stores owner keys connects its own receiver.  Both are sent inside a transaction."""

from django.dispatch import Signal

owner_joined = Signal()  # old, new: receivers move everything from the owner key `old` to `new`
owner_left = Signal()  # owner_key: receivers delete everything that belongs to it
