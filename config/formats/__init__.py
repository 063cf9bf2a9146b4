"""Formats of numbers that differ from Django's, one package a language."""
