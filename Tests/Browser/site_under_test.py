"""The site that the browser visits: the sample of this repository and some pages that the sample does not need.

It is built once into a temporary folder and served below a base path, as GitHub Pages serves a project.
"""

import atexit
import functools
import hashlib
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote_plus, unquote, urlsplit

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("THUMBINDEX", str(ROOT / ".build/debug/thumbindex"))
BASE = "/shelf/"

MANY, BATCH = 5000, 200
# A name of a single word that no line of a phone holds.
LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"


def song(number, title, artist):
    return {
        "wrapperType": "track", "kind": "song", "trackId": number, "trackName": title, "artistName": artist,
        "collectionName": f"Album {number % 90}", "trackPrice": 1.29, "currency": "USD", "primaryGenreName": "Rock",
        "trackViewUrl": f"https://music.apple.com/us/album/{number}?i={number}", "releaseDate": "1985-02-03T08:00:00Z",
        "artworkUrl100": f"https://is1-ssl.mzstatic.com/image/thumb/Music/{number}/100x100bb.jpg",
        "previewUrl": f"https://audio-ssl.itunes.apple.com/{number}.m4a",
    }


def write_query(folder, name, title, term, more, batches):
    """A query of as many searches as there are batches of songs, each with its recording."""
    searches = "".join(
        f"  - {{store: itunes, term: {term} {number}, limit: {BATCH}}}\n" for number in range(max(1, len(batches or [])))
    )
    (folder / f"Queries/{name}.md").write_text(f"---\ntitle: {title}\nsearch:\n{searches}{more}---\n", encoding="utf-8")
    if batches is None:
        return
    recording = folder / "Site/Responses" / name
    recording.mkdir(parents=True)
    responses = []
    for number, batch in enumerate(batches):
        body = json.dumps({"resultCount": len(batch), "results": batch}).encode()
        (recording / f"{number + 1}-1.json").write_bytes(body)
        responses.append({
            "file": f"{number + 1}-1.json", "search": number + 1, "status": 200, "date": "2024-11-05T08:00:00Z",
            "request": f"https://itunes.apple.com/search?term={quote_plus(f'{term} {number}')}&country=US&limit={BATCH}",
            "etag": None, "last-modified": None, "sha256": hashlib.sha256(body).hexdigest(),
        })
    (recording / "record.json").write_text(json.dumps({"version": 1, "responses": responses}))


def write_history(folder, name, songs):
    """What fetches saw change: the first song became cheaper twice, the second came, another went."""
    def line(day, change, song, **more):
        return json.dumps({"date": f"2024-{day}T08:00:00Z", "change": change, "id": f"itunes:{song['trackId']}",
                           "title": song["trackName"]} | more)

    def price(micros):
        return {"micros": micros, "currency": "USD"}

    first, second = songs[:2]
    lost = song(first["trackId"] + 900, "Lost", "Anna & Ben")
    lines = [
        line("08-01", "price", first, **{"from": price(1990000), "to": price(1690000)}),
        line("10-01", "added", second),
        line("10-01", "price", first, **{"from": price(1690000), "to": price(1290000)}),
        line("11-05", "gone", lost, item={
            "kind": "song", "creators": [{"name": lost["artistName"]}],
            "links": [{"label": "apple-music", "address": lost["trackViewUrl"]}]}),
    ]
    (folder / "Site/Responses" / name / "history.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_site(folder):
    """The sample, a Hebrew page with a history, one of 5,000 rows, one with a letter of two pages, one of long words, one in a language that browsers refuse, one whose search found nothing, and one never fetched."""
    for name in ("Queries", "Site"):
        shutil.copytree(ROOT / name, folder / name)
    if "THEME" in os.environ:
        shutil.copytree(os.environ["THEME"], folder / "Templates", ignore=shutil.ignore_patterns("*.swift", "*.md"))
    settings = folder / "Site/site.yml"
    text = settings.read_text(encoding="utf-8")
    address = next(line for line in text.splitlines() if line.startswith("url:"))
    settings.write_text(
        text.replace(address, f"url: https://example.org{BASE.rstrip('/')}").replace(
            "\nindex:\n", f"\nindex:\n  page-size: {MANY}\n") + "search: pagefind\n", encoding="utf-8")
    hebrew = [
        song(9_000_000 + number, title, "אריק איינשטיין")
        for number, title in enumerate(["שלום (Live!) 2", "אהבה", "Abba...", "ירושלים של זהב"])]
    write_query(folder, "ivrit", "שירים", "ivrit", "language: he\n", [hebrew])
    write_history(folder, "ivrit", hebrew)
    write_query(folder, "many", "Many songs", "many", "", [
        [song(8_000_000 + number, f"{chr(65 + number * 7 % 26)}{chr(97 + number % 23)} song {number}", f"Band {number % 300}")
         for number in range(start, start + BATCH)] for start in range(0, MANY, BATCH)])
    write_query(folder, "two-hundred", "Two hundred songs", "hundred", "", [
        [song(7_000_000 + number, f"{chr(65 + number * 7 % 26)}{chr(97 + number % 23)} song {number}", f"Band {number % 90}")
         for number in range(BATCH)]])
    write_query(folder, "split", "One letter", "letters", "index:\n  page-size: 10\n", [
        [song(6_500_000 + number, f"A song {number}", "Anna") for number in range(15)]])
    write_query(folder, "long", LONG, "long", f"items:\n  itunes:6000000:\n    tags: [{LONG}]\n    note: {LONG}\n", [
        [song(6_000_000 + number, f"{LONG}{LONG * number}", LONG) | {"primaryGenreName": LONG, "collectionName": LONG}
         for number in range(3)]])
    write_query(folder, "oed", "A tag that browsers refuse", "oed", "language: en-GB-oed\n", [
        [song(5_000_000 + number, title, "Anna") for number, title in enumerate(["A tree", "A house"])]])
    write_query(folder, "nothing", "Nothing", "nothing", "", [[]])
    write_query(folder, "later", "Later", "later", "", None)


def index_program():
    """The program that makes the index for searching, as the package of that name brings it."""
    return pathlib.Path(importlib.util.find_spec("pagefind_bin").submodule_search_locations[0]) / "pagefind"


class Site:
    """Built and served until it is closed."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="thumbindex-browser-")
        folder = pathlib.Path(self._folder.name)
        write_site(folder)
        environment = os.environ | {"PATH": f"{index_program().parent}:{os.environ['PATH']}"}
        build = subprocess.run([PROGRAM, "-C", str(folder), "build", "--offline"], capture_output=True, text=True,
            env=environment)
        # One query is not fetched, which is what exit status 2 says.
        if build.returncode != 2:
            sys.exit(f"{PROGRAM} build ended with {build.returncode}:\n{build.stderr}")
        self.output = folder / "_site"
        output = self.output

        class Pages(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(output))

            def translate_path(self, path):
                path = unquote(urlsplit(path).path)
                return super().translate_path("/" + path.removeprefix(BASE) if path.startswith(BASE) else "/outside")

            def send_error(self, code, *_):
                body = (output / "404.html").read_bytes()
                self.send_response(code)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"

    def address(self, path):
        return self.origin + BASE + path

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._folder.cleanup()


@functools.cache
def shared_site():
    """The one site of a run, which is closed at its end."""
    site = Site()
    atexit.register(site.close)
    return site
