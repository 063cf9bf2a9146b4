"""Database engine: Django's SQLite with a queue of writers (`base.py`, the name that Django imports)."""
