"""What the world's real blocks say: the facts that rules ask, read over RCON."""
