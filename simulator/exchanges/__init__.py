"""“Which one exchange helps this deck most?”: find the legal exchanges, start their race, take it from stage to stage, and show it."""
