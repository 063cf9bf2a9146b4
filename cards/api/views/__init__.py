"""Views of the public card API."""
