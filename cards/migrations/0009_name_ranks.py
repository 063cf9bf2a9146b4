from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("cards", "0008_game_loaded_from")]

    operations = [
        migrations.AddField(model_name="card", name=f"rank_{language}", field=models.PositiveIntegerField(default=0))
        for language in ("en", "ja", "zh_hant")
    ]
