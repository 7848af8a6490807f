#!/usr/bin/env python3
"""Measures a fetch of many queries from a store on this machine: seconds, CPU and memory.

    measure.py --program .build/release/thumbindex --queries 1000

Ends with 1 when a fetch took longer than `--seconds` for a thousand queries, or more memory than `--megabytes`,
however many queries there are.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile
import time

from store import Store


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--program", required=True)
    options.add_argument("--queries", type=int, nargs="+", default=[250, 1000, 4000])
    options.add_argument("--folder", help="where the sites are made; the system's place for such by default")
    options.add_argument("--seconds", type=float, default=10, help="the most for 1,000 queries, and in proportion")
    options.add_argument("--megabytes", type=int, default=80, help="the most memory of any fetch")
    options = options.parse_args()
    exceeded = []
    store = Store()
    for count in options.queries:
        with tempfile.TemporaryDirectory(prefix="thumbindex-fetch-", dir=options.folder) as name:
            folder = pathlib.Path(name)
            (folder / "Queries").mkdir()
            (folder / "Site").mkdir()
            (folder / "Site/site.yml").write_text(
                "title: Measured\nurl: https://example.org\nstores:\n"
                f"  itunes:\n    endpoint: {store.address}\n    requests-per-minute: 1000000\n"
            )
            for number in range(count):
                (folder / f"Queries/q{number:05}.md").write_text(
                    f"---\ntitle: Query {number}\nsearch:\n  store: itunes\n  term: query {number}\n---\n"
                )
            for edition in ("first", "again"):
                store.edition += 1
                report = folder / "time"
                start = time.monotonic()
                run = subprocess.run(
                    ["/usr/bin/time", "--format=%U %S %M", f"--output={report}",
                     options.program, "-C", name, "fetch", "--quiet"],
                    capture_output=True, text=True)
                seconds = time.monotonic() - start
                if run.returncode != 0:
                    sys.exit(f"The fetch ended with {run.returncode}:\n{run.stderr}")
                user, system, kilobytes = report.read_text().split()
                megabytes = int(kilobytes) // 1024
                line = (
                    f"{count:6} queries, {edition}: {seconds:6.2f} s, {float(user) + float(system):6.2f} CPU s, "
                    f"{megabytes:4} MB")
                print(line, flush=True)
                # A fetch of few queries is not given less time than one of a thousand.
                if seconds > options.seconds * max(count, 1000) / 1000 or megabytes > options.megabytes:
                    exceeded.append(line)
    store.close()
    if exceeded:
        limits = f"{options.seconds:g} s for 1,000 queries, {options.megabytes} MB"
        sys.exit("\n".join([f"More than is allowed ({limits}):"] + exceeded))


if __name__ == "__main__":
    main()
