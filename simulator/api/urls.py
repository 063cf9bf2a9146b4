"""Addresses of the simulation API."""

from django.urls import path, re_path

from simulator.api import views

urlpatterns = [
    path("simulations/", views.RunList.as_view(), name="simulations"),
    path("simulations/<str:run_id>/", views.RunDetail.as_view(), name="simulation"),
    path("simulations/<str:run_id>/report.csv", views.RunTable.as_view(), name="simulation-csv"),
    re_path(r"^simulations/(?P<run_id>[^/]+)/games/(?P<index>[0-9]+)/$", views.RunGame.as_view(), name="simulation-game"),
]
