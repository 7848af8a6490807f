#!/usr/bin/env python3
"""Measure how long a saved query takes to reach the open page while the site is served.

    serve.py --program .build/release/thumbindex

Saves one query again and again, and listens as a page in a browser would. Prints the time from
the write to the event by which the page loads itself again.
"""

import argparse
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from make_site import make_site

RESULTS = 200
QUERY = "0003"
# What no edit takes; a longer wait is a fault.
PATIENCE = 60


def begin(program, site):
    """Starts the preview, and returns its process and port."""
    child = subprocess.Popen([program, "-C", site, "serve", "--port", "0"],
                             stdout=subprocess.PIPE, text=True)
    for line in child.stdout:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
            return child, int(found[1])
    sys.exit("serve.py: the preview did not begin")


def listen(port):
    """Opens the page of the query, and returns the stream of its events."""
    target = f"/{QUERY}/"
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{target}") as reply:
        mark = re.search(rb'data-since="([^"]*)"', reply.read())[1].decode()
    stream = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    # HTTP/1.0, so that the events come as they are and not in chunks.
    stream.sendall(f"GET /.thumbindex/events?since={mark}&page={target} HTTP/1.0\r\n"
                   "Host: localhost\r\n\r\n".encode())
    return stream.makefile("rb")


def wait_for(event, events):
    while (line := events.readline()) != f"event: {event}\n".encode():
        if not line:
            sys.exit("serve.py: the stream of events ended")


def measure(port, query, runs, pause):
    """In milliseconds, of each run; one that does not count comes first."""
    text = query.read_text(encoding="utf-8")
    events = listen(port)
    wait_for("mended", events)
    times = []
    for number in range(runs + 1):
        time.sleep(pause)
        start = time.perf_counter()
        query.write_text(f"{text}\nLooked through {number} times.\n", encoding="utf-8")
        wait_for("reload", events)
        times.append((time.perf_counter() - start) * 1000)
    return times[1:]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", required=True, type=Path, help="a release build of thumbindex")
    parser.add_argument("--items", type=int, default=10_000, help=f"in multiples of {RESULTS}")
    parser.add_argument("--runs", type=int, default=20, help="counted edits; one more comes first")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before each edit")
    options = parser.parse_args()
    program = str(options.program.resolve(strict=True))
    with tempfile.TemporaryDirectory(prefix="thumbindex-") as site:
        make_site(options.items // RESULTS, RESULTS, 1, site)
        child, port = begin(program, site)
        try:
            times = measure(port, Path(site) / "Queries" / f"{QUERY}.md", options.runs,
                            options.pause)
        finally:
            child.terminate()
            child.wait()
    print(f"{options.items:,} items, from save to reload: median {statistics.median(times):.0f} ms,"
          f" least {min(times):.0f} ms, most {max(times):.0f} ms, of {len(times)}")


if __name__ == "__main__":
    main()
