"""The rules of one player against a passive opponent, without card texts: what a goldfish run plays."""
