"""Damaged input for every parser: none may fail but in the way it says."""
