"""What somebody may try in order to speak for another, act as game master, or run a command."""
