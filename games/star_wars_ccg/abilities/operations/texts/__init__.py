"""The rows that change, cancel or switch off the texts of other cards."""
