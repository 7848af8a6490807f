#!/usr/bin/env python3
"""Measure builds of 1,000, 10,000 and 50,000 items, on a memory file system and on a disk.

    bench.py --program .build/release/thumbindex

Prints for a cold build, a build with nothing changed and a build after one query was edited:
seconds, items a second, CPU seconds and peak memory; and the cold build as a multiple of the
floor, the time in which two threads write the same files from memory. README.md says how.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from make_site import make_site

HERE = Path(__file__).resolve().parent
RESULTS = 200
# A build that begins right after a file was saved is not remembered as the last one of its inputs,
# since the file might be saved again within the same tick of the clock. No person is that fast.
SETTLED = 0.1
EDITED = "0003.md"
HUGO = """\
  Hugo 0.168      9.2 s (10.4 s on ext4), 14 CPU s, 1.6 GB peak: not measured here but recorded
                  once, on a machine of two cores, for 50,255 files and 208 MB of the same corpus"""


class Run(NamedTuple):
    """What one process took: seconds, CPU seconds, and its peak in MB."""
    wall: float
    cpu: float
    peak: float


def run(command):
    os.sync()
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"bench.py: {' '.join(map(str, command))} ended with {child.returncode}")
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6)


def median(runs):
    return Run(*(statistics.median(values) for values in zip(*runs)))


def edit(site, number):
    """Changes the introduction of one query, by a new file: the old one has links elsewhere."""
    query = site / "Queries" / EDITED
    text = query.read_text(encoding="utf-8")
    query.unlink()
    query.write_text(f"{text}\nLooked through {number} times.\n", encoding="utf-8")
    time.sleep(SETTLED)


class Bench:
    """The measurements of one size in one place."""

    def __init__(self, program, floor, place, items, runs, is_memory):
        self.build = [program, "-C"]
        self.floor = floor
        self.place = place
        self.items = items
        self.runs = runs
        self.is_memory = is_memory

    def fresh_site(self, number):
        """A copy of the site by hard links, so that a cold build finds no trace of an older one."""
        site = self.place / f"run-{number}"
        shutil.copytree(self.place / "site", site, copy_function=os.link)
        time.sleep(SETTLED)
        return site

    def measure(self):
        make_site(self.items // RESULTS, RESULTS, 1, self.place / "site")
        cold, unchanged, edited = [], [], []
        for number in range(self.runs + 1):
            site = self.fresh_site(number)
            command = [*self.build, str(site), "build"]
            cold.append(run(command))
            unchanged.append(run(command))
            edit(site, number)
            edited.append(run(command))
            # A disk is not measured right after deletions: ext4 searches past the inodes of
            # files deleted in the last half minute.
            if self.is_memory and number < self.runs:
                shutil.rmtree(site)
        files, size, least = self.measure_floor(site / "_site")
        cold, unchanged, edited = (median(runs[1:]) for runs in (cold, unchanged, edited))
        self.show("cold build", cold, f"{cold.wall / least:.2f} x the floor")
        self.show("nothing changed", unchanged, f"{unchanged.wall / cold.wall:.1%} of the cold build")
        self.show("one query edited", edited, f"{edited.wall / cold.wall:.1%} of the cold build")
        print(f"  floor           {least:8.3f} s   {files:,} files, {size / 1e6:.0f} MB, two threads")

    def measure_floor(self, tree):
        out = subprocess.run([self.floor, tree, self.place / "floor", str(max(self.runs, 3))],
                             check=True, capture_output=True, text=True).stdout
        files, size = map(int, re.match(r"(\d+) files, (\d+) bytes", out).groups())
        return files, size, float(re.search(r"threads 2: wall min \S+ median (\S+)", out)[1])

    def show(self, name, figures, note):
        rate = round(self.items / figures.wall)
        print(f"  {name:<16}{figures.wall:8.3f} s   {rate:>9,} items/s   {figures.cpu:7.3f} CPU s"
              f"   {figures.peak:5.0f} MB   {note}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", required=True, type=Path, help="a release build of thumbindex")
    parser.add_argument("--items", type=int, nargs="+", default=[1_000, 10_000, 50_000],
                        help=f"sizes, in multiples of {RESULTS}")
    parser.add_argument("--runs", type=int, default=5, help="counted runs; one more comes first")
    parser.add_argument("--memory", type=Path, default=Path("/dev/shm"),
                        help="a folder on a memory file system")
    parser.add_argument("--disk", type=Path, default=Path("/var/tmp"), help="a folder on a disk")
    options = parser.parse_args()
    if any(items < 3 * RESULTS or items % RESULTS for items in options.items):
        parser.error(f"sizes are multiples of {RESULTS}, from {3 * RESULTS}")

    program = str(options.program.resolve(strict=True))
    with tempfile.TemporaryDirectory() as tools:
        floor = Path(tools) / "floor"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O2", "-pthread", "-o", floor, HERE / "floor.c"], check=True)
        for name, folder in (("memory file system", options.memory), ("disk", options.disk)):
            is_memory = folder == options.memory
            with tempfile.TemporaryDirectory(prefix="thumbindex-", dir=folder) as place:
                for items in options.items:
                    print(f"{items:,} items, {name} ({folder})", flush=True)
                    site = Path(place) / str(items)
                    Bench(program, floor, site, items, options.runs, is_memory).measure()
                    if items == 50_000:
                        print(HUGO)
                    if is_memory:
                        shutil.rmtree(site)


if __name__ == "__main__":
    main()
