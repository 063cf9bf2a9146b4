"""The rows of rules that few cards have."""
