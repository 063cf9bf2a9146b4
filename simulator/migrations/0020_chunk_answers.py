from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0019_table_stops")]

    operations = [
        migrations.AddField(
            model_name="chunk",
            name="answers",
            field=models.JSONField(db_default={}, default=dict),
        ),
    ]
