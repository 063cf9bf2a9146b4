"""A strict parser of JSON request bodies."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.parsers import JSONParser

from cards.errors import BadInput
from cards.texts.strict_json import BadJson, parse_json


class StrictJSONParser(JSONParser):
    """A parser of JSON objects in UTF-8, as strict as `cards.texts.strict_json`.

    It also refuses a body larger than Django's limit, which REST framework does not apply: by its Content-Length and by its actual size.
    """

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        announced = str(parser_context["request"].META.get("CONTENT_LENGTH", "")) if parser_context else ""
        if (announced.isdecimal() and int(announced) > most) or len(body := stream.read(most + 1)) > most:
            raise RequestDataTooBig
        try:
            value = parse_json(body.decode("utf-8-sig"), not_json=_("The body is not JSON: %(reason)s."))
        except UnicodeDecodeError:
            raise exceptions.ParseError(_("The body is not UTF-8 text.")) from None
        except BadJson as error:
            raise exceptions.ParseError(str(error)) from None
        if not isinstance(value, dict):  # every request body of this API is an object
            raise BadInput(_("The body must be a JSON object, in braces: {…}."), errors=[{"field": "", "code": "invalid"}])
        return value
