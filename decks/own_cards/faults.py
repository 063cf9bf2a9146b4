"""Errors of a JSON Schema as errors of fields: a path, a stable code, and a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from django.utils.translation import gettext
from jsonschema.exceptions import ValidationError

from cards.api.strict_fields import MOST_NAMED, MOST_OF_A_NAME
from cards.errors import BadInput
from cards.query.messages.suggest import nearest
from cards.texts.safe_text import hint
from games.abilities.authoring import meaning

Fault = dict[str, Any]
MOST_OF_A_VALUE = 60
MOST_FAULTS = 20


def faults_of(errors: Iterable[ValidationError], at: str) -> Iterator[Fault]:
    """The faults of the errors, each with its path below `at` ("cards[2]")."""
    for error in errors:
        yield from _faults(error, at)


def fault(field: str, code: str, message: str) -> Fault:
    return {"field": field, "code": code, "message": message}


def refused(faults: list[Fault]) -> BadInput:
    """One error for these faults; its sentence is about the first."""
    return BadInput(f"{faults[0]['field']}: {faults[0]['message']}", errors=faults[:MOST_FAULTS])


def path_below(at: str, path: Iterable[str | int]) -> str:
    """The path of a value in JSON.

    >>> path_below("cards[2]", ["facts", "races", 0])
    'cards[2].facts.races[0]'
    """
    for part in path:
        at = f"{at}[{part}]" if isinstance(part, int) else f"{at}.{part}" if at else part
    return at


def sentence_of(code: str) -> str:  # noqa: PLR0911 (one answer for each fault)
    """The sentence for an ability that the rules could not carry out; the codes are those of `games.abilities.authoring.meaning`."""
    match code:
        case meaning.NO_TARGET:
            return gettext("The ability has no such target. Give it one, or name other cards.")
        case meaning.NOTHING_CHOSEN:
            return gettext("No effect before this one chooses or looks at cards. Let one do so, or name other cards.")
        case meaning.NO_EVENT:
            return gettext("The ability answers no event. Name other cards, or another number.")
        case meaning.NOTHING_BEFORE:
            return gettext("No effect comes before this one. Put one before it.")
        case meaning.COUNTED_TWICE:
            return gettext("An amount is counted in one way. Leave this out, or the other one.")
        case meaning.NOTHING_COUNTED:
            return gettext("This is a sum over cards. Say which cards.")
        case meaning.ENDS_WITH_CARD:
            return gettext("A constant ability lasts as long as its card is in play. Leave this out.")
        case meaning.NO_END:
            return gettext("Say when this ends.")
        case meaning.NOT_READ:
            return gettext("This does not matter for the effect. Leave it out.")
    raise ValueError(f"{code}: there is no sentence for this fault")


def _faults(error: ValidationError, at: str) -> Iterator[Fault]:
    path = path_below(at, error.absolute_path)
    limit: Any = error.validator_value
    value: Any = error.instance
    schema: Any = error.schema
    match error.validator:
        case "anyOf":
            yield from _of_alternatives(error, at)
        case "required":
            for name in limit:
                if name not in value and error.message.startswith(repr(name)):  # one error for each missing member
                    yield fault(path_below(path, [name]), "required", gettext("This is missing."))
        case "additionalProperties":
            known = sorted(schema.get("properties", ()))
            for name in [each[:MOST_OF_A_NAME] for each in sorted(set(value) - set(known))[:MOST_NAMED]]:
                sentence = gettext("Unknown member “%(name)s”.") % {"name": name}
                yield fault(path_below(path, [name]), "unknown_member", sentence + hint(nearest(name.casefold(), known), known))
        case _:
            yield fault(path, *_code_and_sentence(str(error.validator), limit, value))


def _of_alternatives(error: ValidationError, at: str) -> Iterator[Fault]:
    """The faults of the alternative that the value was meant to be: the one of its own type, with the fewest faults."""
    branches: dict[Any, list[ValidationError]] = {}
    for each in error.context or ():
        branches.setdefault(each.schema_path[0], []).append(each)
    meant = [errors for errors in branches.values() if not any(_is_of_another_type(each) for each in errors)]
    if not meant:
        yield fault(path_below(at, error.absolute_path), "invalid", gettext("This field takes no value of this kind."))
        return
    for each in min(meant, key=len):
        yield from _faults(each, at)


def _is_of_another_type(error: ValidationError) -> bool:
    """Whether an alternative takes no value of this type; alternatives with codes take no objects and lists."""
    is_code = error.validator in ("enum", "const") and isinstance(error.instance, dict | list)
    return not error.path and (error.validator == "type" or is_code)


def _code_and_sentence(rule: str, limit: Any, value: Any) -> tuple[str, str]:  # noqa: PLR0911 (one answer for each rule)
    match rule:
        case "type":
            return "invalid", gettext("This must be of the JSON type %(types)s.") % {
                "types": ", ".join(limit) if isinstance(limit, list) else limit
            }
        case "enum" | "const":
            choices = [str(each) for each in (limit if rule == "enum" else [limit]) if each not in (None, "")]
            shown = repr(value)[:MOST_OF_A_VALUE]
            near = nearest(value[:80].casefold(), choices) if isinstance(value, str) else None
            return "invalid_choice", gettext("%(value)s is not a value of this field.") % {"value": shown} + hint(near, choices)
        case "minimum":
            return "min_value", gettext("This must be at least %(limit)s.") % {"limit": limit}
        case "maximum":
            return "max_value", gettext("This must be at most %(limit)s.") % {"limit": limit}
        case "minItems" if limit > 1:
            return "min_length", gettext("This must have at least %(limit)s entries.") % {"limit": limit}
        case "minLength" | "minItems" | "minProperties":
            return "blank", gettext("This must not be empty.")
        case "maxLength":
            return "max_length", gettext("This must have at most %(limit)s characters.") % {"limit": limit}
        case "maxItems":
            return "max_length", gettext("This must have at most %(limit)s entries.") % {"limit": limit}
        case "uniqueItems":
            return "twice", gettext("Each entry may appear only once.")
        case "pattern":
            return "invalid", gettext("This may contain letters, digits, hyphens and underscores, and must begin with a letter or digit.")
    return "invalid", gettext("This field takes no value of this kind.")
