"""What cards come from: the virtual shoe, a dealer's keyboard, a scanning shoe; and dealing by itself."""
