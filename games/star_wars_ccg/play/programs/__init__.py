"""Cards made from their facts and their declared texts."""
