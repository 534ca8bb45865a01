"""The routes, by what they are about. Each says for whom it is."""
