#!/usr/bin/env python3
"""Kills `thumbindex fetch` at random moments, and looks after each whether every recording is whole.

    kill.py --program .build/release/thumbindex --runs 500

The store's answers change before each run, so that each run replaces recordings. A recording is whole when
`record.json` is JSON, every response that it names is there with the digest that it names, and every line of
`history.jsonl` is JSON; a query once recorded always has a recording. In the end one run is left to finish.
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


def write_site(folder, address):
    (folder / "Queries").mkdir()
    (folder / "Site").mkdir()
    stores = "".join(
        f"  {name}:\n    endpoint: {address}\n    requests-per-minute: 1000000\n    keep: true\n"
        for name in ("itunes", "google-books")
    )
    (folder / "Site/site.yml").write_text(f"title: Killed\nurl: https://example.org\nstores:\n{stores}")
    for number in range(SINGLE):
        (folder / f"Queries/songs-{number}.md").write_text(
            f"---\ntitle: Songs {number}\nsearch:\n  store: itunes\n  term: songs {number}\n  entity: song\n---\n"
        )
    for number in range(PAGED):
        (folder / f"Queries/books-{number}.md").write_text(
            f"---\ntitle: Books {number}\nsearch:\n  store: google-books\n  q: b{number}\n  results: 120\n---\n"
        )


def faults(folder, known):
    """What is not whole below Site/Responses; adds to `known` the queries that have a recording."""
    found = []
    responses = folder / "Site/Responses"
    for query in sorted(responses.iterdir()) if responses.exists() else []:
        if query.name.startswith("."):
            continue
        try:
            record = json.loads((query / "record.json").read_bytes())
            for response in record["responses"]:
                body = (query / response["file"]).read_bytes()
                if hashlib.sha256(body).hexdigest() != response["sha256"]:
                    found.append(f"{query.name}/{response['file']} has another digest")
                json.loads(body)
            history = query / "history.jsonl"
            for line in history.read_text().splitlines() if history.exists() else []:
                json.loads(line)
            known.add(query.name)
        except (OSError, ValueError, KeyError) as fault:
            found.append(f"{query.name}: {fault!r}")
    return found + [f"{name} has lost its recording" for name in sorted(known) if not (responses / name).exists()]


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
        known, killed = set(), 0
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
        responses = folder / "Site/Responses"
        found += [f"{path.name} was left behind" for path in responses.iterdir() if path.name not in known]
        if last.returncode != 0 or found or len(known) != SINGLE + PAGED:
            sys.exit("\n".join([f"The last fetch ended with {last.returncode}:", last.stderr] + found))
        build = subprocess.run([options.program, "-C", name, "build", "--offline"], capture_output=True, text=True)
        if build.returncode != 0:
            sys.exit(f"The build ended with {build.returncode}:\n{build.stderr}")
    store.close()
    print(f"{killed} of {options.runs} runs were killed; {len(known)} recordings were whole after each")


if __name__ == "__main__":
    main()
