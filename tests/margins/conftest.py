from tests.cli.conftest import sabot

__all__ = ["sabot"]
