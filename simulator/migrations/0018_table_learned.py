from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0017_table_seen")]

    operations = [
        migrations.AddField(
            model_name="table",
            name="learned",
            field=models.JSONField(default=list),
        ),
    ]
