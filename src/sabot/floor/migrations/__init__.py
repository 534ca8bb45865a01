"""The migrations of the floor's own tables."""
