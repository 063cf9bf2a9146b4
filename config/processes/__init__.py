"""The processes of a site: installing, compiling, serving, and the supervisor that starts and restarts them."""
