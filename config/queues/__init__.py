"""Message transports of Celery: a folder of files, and Redis."""
