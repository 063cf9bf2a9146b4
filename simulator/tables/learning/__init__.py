"""What a person learns from games: where they were lost, how lucky they were, and mistakes as exercises."""
