"""What cards let players do beyond the rules, and where cards lie and go: stores, covered locations, cancelled cards."""
