"""The mathematics of the bets: exact margins, simulation, and studies made of both.

Nothing heavy is imported here: numpy and numba come with the modules that use them.
"""
