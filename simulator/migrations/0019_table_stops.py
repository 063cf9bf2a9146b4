from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0018_table_learned")]

    operations = [
        migrations.AddField(
            model_name="table",
            name="unasked",
            field=models.JSONField(default=list),
        ),
        migrations.AddField(
            model_name="table",
            name="stops",
            field=models.JSONField(default=dict),
        ),
    ]
