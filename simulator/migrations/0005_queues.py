from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulator", "0004_run_plan")]

    operations = [
        migrations.AddField(model_name="run", name="queue", field=models.CharField(default="celery", max_length=20)),
        migrations.AddField(model_name="workerbeat", name="queues", field=models.CharField(default=",celery,search,", max_length=200)),
        migrations.RemoveConstraint(model_name="run", name="one_running_run_an_owner"),
        migrations.AddConstraint(
            model_name="run",
            constraint=models.UniqueConstraint(
                fields=["owner_key", "queue"], condition=models.Q(status="running"), name="one_running_run_an_owner"
            ),
        ),
    ]
