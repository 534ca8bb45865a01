"""The floor: tables at play. It loads, asks the engine, appends, publishes; devices, people, exports.

Start with `sabot.floor.service.Floor`: it does commands, and tells watchers what came of them.
"""
