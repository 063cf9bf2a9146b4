"""What every card game shares; names no game.  HOT_MODULES are compiled by mypyc where a C compiler is found."""

HOT_MODULES = ("tally",)
