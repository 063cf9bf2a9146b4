"""What follows as an answer to what has just happened: spoils, promises for a battle, and destinies of any kind."""
