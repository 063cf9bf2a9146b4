"""Calls of the API of tables."""

from __future__ import annotations

import json
from typing import Any

from django.test import Client
from django.urls import reverse


def post(client: Client, address: str, **data: Any) -> Any:
    return client.post(address, json.dumps(data), content_type="application/json")


def choose(client: Client, table: dict[str, Any], option: Any, *, version: Any = None) -> Any:
    address = reverse("api:table-choices", args=[table["id"]])
    return post(client, address, option=option, version=table["version"] if version is None else version)
