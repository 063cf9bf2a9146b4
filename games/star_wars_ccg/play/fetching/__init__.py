"""Cards that texts deploy, out of piles and hands (CCG-DEP)."""
