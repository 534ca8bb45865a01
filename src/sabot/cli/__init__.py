"""The `sabot` command."""

import sys


def main() -> None:
    """Run the command line. Ctrl-C ends it quietly while it is still being imported, too."""
    try:
        from sabot.cli.app import main as run_and_leave
    except KeyboardInterrupt:
        sys.exit(130)
    run_and_leave()
