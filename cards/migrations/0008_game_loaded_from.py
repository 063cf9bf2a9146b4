from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("cards", "0007_search_values_of_a_card")]

    operations = [
        migrations.AddField(model_name="game", name="loaded_from", field=models.CharField(default="", max_length=64)),
    ]
