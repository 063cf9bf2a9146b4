"""Why a run ended and what went wrong is stored as codes.  What older versions wrote stays readable: a failed run keeps its sentence."""

from typing import Any

from django.db import migrations, models

SENTENCES = {
    "all_games": "All games were played.",
    "most_games": "All games were played; the interval is wider than asked for.",
    "precision": "The interval is as narrow as asked for.",
    "seconds": "The time was up.",
    "cancelled": "Cancelled.",
}


def to_codes(apps: Any, schema_editor: Any) -> None:
    runs = apps.get_model("simulator", "Run").objects
    for code, sentence in SENTENCES.items():
        runs.filter(stop_reason=sentence).update(stop_reason=code)
    runs.filter(status="failed").update(stop_reason="failed")
    for chunk in apps.get_model("simulator", "Chunk").objects.exclude(error="").only("error"):
        chunk.cause = {"code": "error", "said": chunk.error}
        chunk.save(update_fields=["cause"])


def to_sentences(apps: Any, schema_editor: Any) -> None:
    runs = apps.get_model("simulator", "Run").objects
    for code, sentence in SENTENCES.items():
        runs.filter(stop_reason=code).update(stop_reason=sentence)
    for run in runs.filter(status="failed").only("failure"):
        detail = run.failure.get("detail") or f"Failed: {run.failure['code']}."
        run.failure = {**run.failure, "detail": detail}
        run.stop_reason = detail[:200]
        run.save(update_fields=["failure", "stop_reason"])
    for chunk in apps.get_model("simulator", "Chunk").objects.filter(cause__isnull=False).only("cause"):
        chunk.error = chunk.cause.get("said") or chunk.cause["code"]
        chunk.save(update_fields=["error"])


class Migration(migrations.Migration):
    dependencies = [("simulator", "0005_queues")]

    operations = [
        migrations.AddField(model_name="chunk", name="cause", field=models.JSONField(null=True)),
        migrations.RunPython(to_codes, to_sentences),
        migrations.RemoveField(model_name="chunk", name="error"),
    ]
