"""Scenarios: files a regulator can read, and the runner that plays them."""
