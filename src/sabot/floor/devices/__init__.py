"""What cards come from: a dealer's keyboard, a scanning shoe, and a table that is dealt by itself."""
