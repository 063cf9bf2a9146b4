"""The accessibility rules that axe checks in a real browser."""

from __future__ import annotations

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}
