"""The `sabot` command."""
