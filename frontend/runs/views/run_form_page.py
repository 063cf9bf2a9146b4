"""The page of a form that starts a run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from cards.api.limits import client_key
from cards.errors import StardeckError
from decks.models import Deck
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.forms import RunForm
from frontend.site.errors.error_text import error_sentence
from frontend.site.responses import RefusedProblems, private, problems_of, refused
from simulator.requests.request import MAX_SIDES, RunRequest
from simulator.services.starting import run_start

FORM_METHODS = ("GET", "HEAD", "POST")


@dataclass(frozen=True, slots=True)
class RunFormPage:
    request: HttpRequest
    template: str
    catalogue: LocalizedCatalogue
    form: RunForm
    # The deck whose page led here.
    deck: Deck | None

    def start_run(self, **sides_and_mode: Any) -> HttpResponse:
        """Start the run and redirect to its page; if it is rejected, show the form with the errors."""
        try:
            request = RunRequest(
                game=self.catalogue.game.slug,
                games=self.form.cleaned_data["games"],
                seed=self.form.cleaned_data["seed"],
                options=self.form.options(),
                **sides_and_mode,
            )
            run, _new = run_start(request, owner_key=owner_key(self.request), client=client_key(self.request))
        except StardeckError as error:
            self.form.add_service_error(error, error_sentence(error, lists=2))
            return refused(self.render(problems=problems_of(error), status=error.status), error)
        return redirect("run-page", pk=run.pk)

    def render(self, *, problems: RefusedProblems | None = None, status: int = 200) -> HttpResponse:
        context = {
            "game": self.catalogue.game,
            "catalogue": self.catalogue,
            "deck": self.deck,
            "form": self.form,
            "problems": problems,
            "most_sides": MAX_SIDES,
            "most_games": settings.SIMULATION_MAX_GAMES,
        }
        return private(render(self.request, self.template, context, status=status))
