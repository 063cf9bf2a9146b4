from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0003_other_deck_of_a_match")]

    operations = [migrations.AddField(model_name="run", name="plan", field=models.JSONField(default=dict))]
