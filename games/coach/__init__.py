"""The coach: what each legal option of a decision is worth, found by playing on in worlds that might be the real one."""
