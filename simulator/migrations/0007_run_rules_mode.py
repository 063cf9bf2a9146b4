from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0006_causes")]

    operations = [migrations.AddField("run", "rules_mode", models.CharField(blank=True, default="", max_length=12), preserve_default=False)]
