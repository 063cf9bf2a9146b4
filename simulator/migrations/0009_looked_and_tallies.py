from django.db import migrations, models

import decks.models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0008_failures_and_worker")]

    operations = [
        migrations.AddField("run", "looked", models.DateField(db_index=True, default=decks.models.today, editable=False)),
        migrations.AddField("run", "has_tallies", models.BooleanField(default=True)),
        migrations.AddIndex(
            "run", models.Index(condition=models.Q(("has_tallies", True)), fields=["finished"], name="run_with_tallies")
        ),
    ]
