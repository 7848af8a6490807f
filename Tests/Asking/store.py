"""A store on this machine: answers searches of iTunes and Google Books as the services do.

Every answer names the edition that it is of, and `Store.edition` may be raised at any moment, so that each
fetch finds other answers than the one before.
"""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Store:
    """Listens on a free port of 127.0.0.1 until it is closed."""

    def __init__(self):
        self.edition = 1
        self.requests = 0
        self._lock = threading.Lock()
        store = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # Head and body go out by themselves; without this the second waits for the first to be confirmed.
            disable_nagle_algorithm = True

            def do_GET(self):
                with store._lock:
                    store.requests += 1
                address = urlsplit(self.path)
                asked = {name: values[0] for name, values in parse_qs(address.query).items()}
                answer = songs(asked, store.edition) if address.path == "/search" else volumes(asked, store.edition)
                body = json.dumps(answer).encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/javascript; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

            def handle_error(self, request, client_address):
                """A program that is killed leaves its connections behind; that is what is tested."""

        self._server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()


def songs(asked, edition):
    """Songs of one search: most stay from edition to edition, one changes its price, one comes and one goes."""
    term, count = asked["term"], int(asked.get("limit", 50))
    base = sum(term.encode()) * 1000
    results = [
        {
            "wrapperType": "track",
            "kind": "song",
            "trackId": base + (number if number else edition * 100 + 900),
            "trackName": f"Song {number} of {term}",
            "artistName": term.title(),
            "trackViewUrl": f"https://music.apple.com/us/album/{base + number}?i={number}",
            "artworkUrl100": f"https://is1-ssl.mzstatic.com/image/thumb/{base + number}/100x100bb.jpg",
            "trackPrice": 0.99 + (edition % 7 if number == 1 else 0),
            "currency": "USD",
            "primaryGenreName": "Rock",
            "releaseDate": "1975-11-21T12:00:00Z",
        }
        for number in range(count)
    ]
    return {"edition": edition, "resultCount": len(results), "results": results}


def volumes(asked, edition):
    """Three pages of books, and nothing behind them."""
    start, size = int(asked.get("startIndex", 0)), int(asked["maxResults"])
    numbers = range(start, min(start + size, 3 * size))
    items = [
        {
            "id": f"{asked['q'][:4]:_<4}{number:08}",
            "volumeInfo": {"title": f"Volume {number}, edition {edition}", "authors": [asked["q"]]},
        }
        for number in numbers
    ]
    return {"kind": "books#volumes", "edition": edition, "totalItems": 1000, **({"items": items} if items else {})}
