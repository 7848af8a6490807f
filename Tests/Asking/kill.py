#!/usr/bin/env python3
"""Kills `thumbindex fetch` at random moments, and looks after each whether every recording is whole.

    kill.py --program .build/release/thumbindex --runs 500

The store's answers change before each run, so that each run replaces recordings. A recording is whole when
`record.json` is JSON, every response that it names is there with the digest that it names, and the changes in
`history.jsonl` lead from the first recording to exactly this one; a query once recorded always has a recording. So it
is in `Site/Responses/` and, for a store whose answers may not be kept, in the cache. In the end one run is left to
finish.
"""

import argparse
import hashlib
import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

from store import Store

SINGLE, PAGED = 24, 6


# Where the recordings are of stores whose answers may be kept, and of others.
PLACES = ("Site/Responses", ".thumbindex/responses")


def write_site(folder, address):
    (folder / "Queries").mkdir()
    (folder / "Site").mkdir()
    stores = "".join(
        f"  {name}:\n    endpoint: {address}\n    requests-per-minute: 1000000\n"
        for name in ("itunes", "google-books")
    )
    (folder / "Site/site.yml").write_text(
        f"title: Killed\nurl: https://example.org\nstores:\n{stores}    keep: false\n"
    )
    for number in range(SINGLE):
        (folder / f"Queries/songs-{number}.md").write_text(
            f"---\ntitle: Songs {number}\nsearch:\n  store: itunes\n  term: songs {number}\n  entity: song\n---\n"
        )
    for number in range(PAGED):
        (folder / f"Queries/books-{number}.md").write_text(
            f"---\ntitle: Books {number}\nsearch:\n  store: google-books\n  q: b{number}\n  results: 120\n---\n"
        )


class Recording:
    """What a query has recorded: what its items are by the answers, and what they are by the history.

    The history tells no more than the changes, so that it goes on from the items of the first recording.
    """

    def __init__(self, folder):
        self.fault = None
        self.items = {}
        record = json.loads((folder / "record.json").read_bytes())
        for response in record["responses"]:
            body = (folder / response["file"]).read_bytes()
            if hashlib.sha256(body).hexdigest() != response["sha256"]:
                self.fault = f"{response['file']} has another digest"
            self.items.update(items(json.loads(body)))
        history = folder / "history.jsonl"
        self.changes = [json.loads(line) for line in history.read_text().splitlines()] if history.exists() else []

    def told(self, first):
        """The items that there must be after all changes; raises what cannot have changed."""
        told = dict(first)
        for change in self.changes:
            kind, item = change["change"], change["id"]
            if kind == "added":
                if item in told:
                    raise ValueError(f"{item} was added twice")
                told[item] = {"title": change["title"]}
            elif kind == "gone":
                del told[item]
            elif kind == "title":
                told[item]["title"] = change["to"]
            elif kind == "price":
                told[item]["price"] = change["to"]["micros"]
        return told


def items(answer):
    """The items of an answer of this store by their ids."""
    songs = {
        f"itunes:{song['trackId']}": {"title": song["trackName"], "price": round(song["trackPrice"] * 1_000_000)}
        for song in answer.get("results", [])
    }
    books = {f"google-books:{book['id']}": {"title": book["volumeInfo"]["title"]} for book in answer.get("items", [])}
    return songs | books


def faults(folder, known):
    """What is not whole in the recordings; adds to `known` those that are new, with the items that they begin with."""
    found = []
    for place in PLACES:
        top = folder / place
        for query in sorted(top.iterdir()) if top.exists() else []:
            if query.name.startswith("."):
                continue
            name = f"{place}/{query.name}"
            try:
                recording = Recording(query)
                if recording.fault:
                    found.append(f"{name}: {recording.fault}")
                first = known.setdefault(name, recording.items)
                found += [
                    f"{name}: {item} is {recording.items.get(item)}, but {told} by the history"
                    for item, told in differing(recording.told(first), recording.items)
                ]
            except (OSError, ValueError, KeyError) as fault:
                found.append(f"{name}: {fault!r}")
    return found + [f"{name} has lost its recording" for name in sorted(known) if not (folder / name).exists()]


def differing(told, items):
    """The items which the history tells otherwise than the answers; of a price that was added it says nothing."""
    for item in sorted(told.keys() | items.keys()):
        is_same = item in told and item in items and told[item].items() <= items[item].items()
        if not is_same:
            yield item, told.get(item)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--program", required=True)
    options.add_argument("--runs", type=int, default=500)
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = options.parse_args()
    dice = random.Random(options.seed)
    print(f"{options.runs} runs, --seed {options.seed}", flush=True)

    store = Store()
    with tempfile.TemporaryDirectory(prefix="thumbindex-kill-") as name:
        folder = pathlib.Path(name)
        write_site(folder, store.address)
        command = [options.program, "-C", name, "fetch", "--quiet"]
        start = time.monotonic()
        first = subprocess.run(command + ["--fresh"], capture_output=True, text=True)
        whole = time.monotonic() - start
        if first.returncode != 0:
            sys.exit(f"The first fetch ended with {first.returncode}:\n{first.stderr}")
        known, killed = {}, 0
        if found := faults(folder, known):
            sys.exit("\n".join(["After the first fetch:"] + found))
        for run in range(options.runs):
            store.edition += 1
            # Sometimes the run goes on where the last one was killed, sometimes it begins anew.
            extra = ["--fresh"] if dice.random() < 0.7 else []
            process = subprocess.Popen(command + extra, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                process.wait(timeout=dice.uniform(0, whole * 1.1))
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.wait()
                killed += 1
            found = faults(folder, known)
            if found:
                sys.exit("\n".join([f"After run {run + 1} of seed {options.seed}:"] + found))
        store.edition += 1
        last = subprocess.run(command + ["--fresh"], capture_output=True, text=True)
        found = faults(folder, known)
        for place in PLACES:
            left = [path.name for path in (folder / place).iterdir() if f"{place}/{path.name}" not in known]
            found += [f"{place}/{name} was left behind" for name in left]
        if last.returncode != 0 or found or len(known) != SINGLE + PAGED:
            sys.exit("\n".join([f"The last fetch ended with {last.returncode}:", last.stderr] + found))
        build = subprocess.run([options.program, "-C", name, "build", "--offline"], capture_output=True, text=True)
        if build.returncode != 0:
            sys.exit(f"The build ended with {build.returncode}:\n{build.stderr}")
    store.close()
    print(f"{killed} of {options.runs} runs were killed; {len(known)} recordings were whole after each")


if __name__ == "__main__":
    main()
