"""Benchmarks of the site: pages, searches over HTTP, and its screenshots."""
