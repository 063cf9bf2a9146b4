"""The rows of piles and hands that are looked at, ordered and exchanged, and of Force that is limited."""
