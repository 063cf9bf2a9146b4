"""The made-up games that the engine is tested on."""
