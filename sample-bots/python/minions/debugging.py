"""A debugger in the middle of a match: play with --debug 0, and stop where you like.

    from minions.debugging import stop

    stop()  # in plan.py, where you want to look around

The bot then waits. In another terminal, in the folder of the bot, take it over with:

    python3 -m minions.debugging

That is pdb: n (next line), p state.round (print), c (go on to the next stop), h (help).
"""

import pdb
import socket
import sys
import threading
from typing import List

HOST = "127.0.0.1"
PORT = 4444

_debuggers: List[pdb.Pdb] = []


def stop(port: int = PORT) -> None:
    """Stops here, and waits for somebody to take over. Standard input and output stay with the judge."""
    if not _debuggers:
        with socket.create_server((HOST, port)) as server:
            command = "python3 -m minions.debugging" + ("" if port == PORT else f" {port}")
            print(f"pdb waits. In another terminal: {command}", file=sys.stderr, flush=True)
            connection = server.accept()[0]
        # One stream for both would forget what was typed ahead whenever it writes.
        typed, shown = connection.makefile("r"), connection.makefile("w", buffering=1)
        _debuggers.append(pdb.Pdb(stdin=typed, stdout=shown))
    _debuggers[0].set_trace(sys._getframe(1))


def take_over(port: int = PORT) -> None:
    """The terminal of a bot that waits in `stop`: what you type goes there, and what it says comes here."""
    try:
        connection = socket.create_connection((HOST, port))
    except OSError:
        sys.exit(f"No bot waits at port {port}: play with --debug 0, and call stop() where the plan should stop.")
    threading.Thread(target=_forward_typing, args=(connection,), daemon=True).start()
    for chunk in iter(lambda: connection.recv(4096), b""):
        sys.stdout.write(chunk.decode(errors="replace"))
        sys.stdout.flush()


def _forward_typing(connection: socket.socket) -> None:
    try:
        for line in sys.stdin:
            connection.sendall(line.encode())
        connection.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # the match is over


if __name__ == "__main__":
    take_over(int(sys.argv[1]) if len(sys.argv) > 1 else PORT)
