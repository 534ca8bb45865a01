"""Studies: questions that people ask of a game, each a pure function from data and seeds to a result.

A result is frozen, can be written as JSON, and gives its data as rows with `table()`. Charts and
reports are drawn from results by modules of their own.
"""
