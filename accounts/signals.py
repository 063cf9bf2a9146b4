"""What the apps to the right must do for an account; each connects its own part.  Both are sent within a transaction."""

from django.dispatch import Signal

owner_joined = Signal()  # old, new: what belongs to the owner key `old` belongs to `new` from now on
owner_left = Signal()  # owner_key: all that belongs to it goes
