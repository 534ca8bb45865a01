"""The whole life of a table in a scenario: played by the engine, command by command."""
