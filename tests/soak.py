"""Everything that can go on for as long as you let it: ``make soak``, and Ctrl-C to stop.

Random tables are played while floors on SQLite are killed over and over; each tells at the end how often, and
what it found. The first that finds something wrong ends both.
"""

import signal
import subprocess
import sys
import time
from contextlib import suppress

LOOK_EVERY_S = 0.5


def main() -> int:
    python = [
        sys.executable,
        "-m",
    ]  # each in a session of its own: Ctrl-C is for this process, which passes it on
    tables = subprocess.Popen([*python, "tests.model.soak"], start_new_session=True)
    kills = subprocess.Popen(
        [*python, "tests.store.crash"], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    with suppress(KeyboardInterrupt):
        while tables.poll() is None and kills.poll() is None:
            time.sleep(LOOK_EVERY_S)
    for one in (tables, kills):
        with suppress(ProcessLookupError):
            one.send_signal(signal.SIGINT)
    found, _ = kills.communicate()
    tables.wait()
    print(found.splitlines()[-1])
    return tables.returncode or kills.returncode


if __name__ == "__main__":
    sys.exit(main())
