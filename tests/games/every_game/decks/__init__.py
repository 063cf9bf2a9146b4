"""What every game's deck rules, deck lists and clauses must do."""
