"""The life of a table: commands in, events out, by one rule book and with no input or output."""
