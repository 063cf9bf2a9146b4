from django.db import migrations, models

import decks.models


class Migration(migrations.Migration):
    dependencies = [("decks", "0005_name_keys")]

    operations = [migrations.AddField("deck", "opened", models.DateField(db_index=True, default=decks.models.today, editable=False))]
