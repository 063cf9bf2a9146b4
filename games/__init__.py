"""The rules of every game as a plain typed library: no Django, database, files, clock or global random."""
