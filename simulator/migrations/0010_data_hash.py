from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("simulator", "0009_looked_and_tallies")]

    operations = [migrations.RenameField("requestkey", "asked_hash", "data_hash")]
