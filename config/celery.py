"""The Celery application; workers are started with `celery -A config worker --without-gossip --without-mingle --concurrency N`.

Messages only wake workers; the rows in the database say which work is left (`simulator.services`).  `simulator.workers.process` sets up
and watches each worker process.
"""

import os

from celery import Celery
from kombu.transport import TRANSPORT_ALIASES

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
TRANSPORT_ALIASES["filesystem"] = "config.queues.folder_transport:Transport"
TRANSPORT_ALIASES["redis"] = TRANSPORT_ALIASES["rediss"] = "config.queues.redis_transport:Transport"

app = Celery("stardeck")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.autodiscover_tasks(["simulator.workers"], related_name="process")
