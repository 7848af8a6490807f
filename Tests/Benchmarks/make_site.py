#!/usr/bin/env python3
"""Write the corpus as a Thumbindex site: settings, queries and their recordings.

    make_site.py --queries 5 --results 200 --seed 1 --out DIR
"""

import argparse
import hashlib
import json
from pathlib import Path
from urllib.parse import quote_plus

from make_corpus import make_corpus

SETTINGS = """\
title: Song Catalog
url: https://example.org
"""
DATE = "2024-11-05T08:00:00Z"


def request_address(term, results):
    """The address that the program asks for the query below; a recording is found by it."""
    return (f"https://itunes.apple.com/search?term={quote_plus(term, safe='*-._')}"
            f"&country=US&media=music&entity=song&limit={results}")


def query_text(title, term, introduction, results):
    return f"""\
---
title: {json.dumps(title, ensure_ascii=False)}
search:
  store: itunes
  term: {json.dumps(term, ensure_ascii=False)}
  media: music
  entity: song
  limit: {results}
---
{introduction}"""


def record_text(term, results, body):
    response = {
        "file": "1-1.json", "search": 1, "request": request_address(term, results), "status": 200,
        "date": DATE, "etag": None, "last-modified": None,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    return json.dumps({"version": 1, "responses": [response]}, ensure_ascii=False, indent=2) + "\n"


def make_site(queries, results, seed, out):
    out = Path(out)
    (out / "Queries").mkdir(parents=True, exist_ok=True)
    (out / "Site").mkdir(exist_ok=True)
    (out / "Site" / "site.yml").write_text(SETTINGS, encoding="utf-8")
    for number, title, introduction, answer in make_corpus(queries, results, seed):
        term, body = title.lower(), answer.encode()
        text = query_text(title, term, introduction, results)
        (out / "Queries" / f"{number:04}.md").write_text(text, encoding="utf-8")
        recording = out / "Site" / "Responses" / f"{number:04}"
        recording.mkdir(parents=True, exist_ok=True)
        (recording / "1-1.json").write_bytes(body)
        (recording / "record.json").write_text(record_text(term, results, body), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--queries", type=int, required=True)
    parser.add_argument("--results", type=int, default=200, help="results of each query, to 200")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    make_site(options.queries, options.results, options.seed, options.out)


if __name__ == "__main__":
    main()
