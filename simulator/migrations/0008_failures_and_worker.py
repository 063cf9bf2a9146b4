from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0007_run_rules_mode")]

    operations = [
        migrations.AddField("chunk", "failures", models.JSONField(default=dict)),
        migrations.AddField("chunk", "worker", models.CharField(blank=True, default="", max_length=200), preserve_default=False),
    ]
