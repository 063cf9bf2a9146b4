"""Read files of cases.  Every process of pytest reads all of them before its first test, so they are read by libyaml, ten times as fast."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

# PyYAML's wheels have libyaml; where it was built without, its own parser reads the same.
_TYPED: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TEXTS: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def content(path: Path) -> Any:
    """The content of a file."""
    return yaml.load(path.read_text("utf-8"), Loader=_TYPED)


def texts(path: Path) -> Any:
    """The same, with every number and word as a text."""
    return yaml.load(path.read_text("utf-8"), Loader=_TEXTS)
