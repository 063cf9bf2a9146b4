"""The declared texts, a file for each product and side."""
