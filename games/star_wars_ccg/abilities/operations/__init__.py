"""The operations of texts, by subject: a row each, added to the vocabulary of `abilities.ops`."""
