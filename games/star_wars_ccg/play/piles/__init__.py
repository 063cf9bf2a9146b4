"""Piles and hands that texts look at, order and exchange, and Force that they limit."""
