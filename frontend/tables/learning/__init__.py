"""Pages of what a person learns from games: where they were lost, how lucky they were, the opponent's moves, mistakes as exercises."""
