from django.urls import path, re_path

from simulator import api

urlpatterns = [
    path("simulations/", api.RunList.as_view(), name="simulations"),
    path("simulations/<str:run_id>/", api.RunDetail.as_view(), name="simulation"),
    path("simulations/<str:run_id>/report.csv", api.RunTable.as_view(), name="simulation-csv"),
    re_path(r"^simulations/(?P<run_id>[^/]+)/games/(?P<index>[0-9]+)/$", api.RunGame.as_view(), name="simulation-game"),
]
