"""A deterministic corpus: catalog queries, and recorded answers in the shape of iTunes Search.

The same numbers always give the same bytes. `make_site.py` writes it as a site.
"""

import json
import random
import uuid

WORDS = """Amber Arrow Autumn Avenue Ballad Blue Bright Broken Candle Carousel City Cloud Coast
Copper Crystal Dance Dawn Desert Distant Dream Dust Echo Electric Empire Evening Ever Falling
Feather Fire Forest Forever Garden Ghost Glass Golden Gravity Harbor Heart Hollow Home Horizon
Hurricane Iron Island Jasmine Journey Jungle Kingdom Kite Lantern Late Letter Light Lonely Love
Lullaby Machine Magnet Maybe Midnight Mirror Moon Morning Mountain Neon Never Night North Ocean
October Old Only Orchid Paper Parade Pepper Phantom Pilot Pink Quarter Queen Quiet Radio Rain
Raven Red River Road Rose Sail Satellite Season Shadow Silver Sister Sky Slow Song Spring Star
Stone Storm Summer Sunday Tango Thunder Tiger Tonight Train Under Union Valley Velvet Victory
Violet Waltz Water Whisper Wild Window Winter Wonder Xylophone Yellow Yesterday Young Zero
Zodiac""".split()
ACCENTED = """Élan Étoile École Ångström Ålesund Året Ñandú Niño Señorita Über Öland Café Façade
Straße Größe ßüd Çelik Crème Último Águila Œuvre Noël Ísland Žena Łódź""".split()
GREEK = "Αγάπη Θάλασσα Νύχτα Ουρανός Φεγγάρι Καρδιά Ήλιος Όνειρο".split()
CYRILLIC = "Ночь Любовь Звезда Дорога Весна Река Ветер Сердце Зима Песня Мечта Огонь".split()
KANA = "さくら ありがとう ハナミズキ サヨナラ ひまわり ドライブ きみのうた ミライ".split()
GENRES = """Pop|Rock|Alternative|Jazz|Classical|Electronic|Country|Dance|Hip-Hop/Rap|R&B/Soul
Singer/Songwriter|Soundtrack|Reggae|Latin|J-Pop|World""".replace("\n", "|").split("|")
FIRST_NAMES = "Anna Björn Chloé David Elena Femi Goran Hana Iván Jack Kaori Lucía Mika Noor".split()
LAST_NAMES = "Okafor Johnson Müller García Nakamura Petrov Dubois Smith Nilsson O'Neill".split()


def make_title(rng):
    """A varied track title: mostly ASCII, with the awkward cases a real catalog has."""
    words = " ".join(rng.choices(WORDS, k=rng.choice((1, 2, 2, 3, 3, 4, 5))))
    kind = rng.random()
    if kind < 0.62:
        title = words
    elif kind < 0.70:
        title = f"{rng.choice(ACCENTED)} {words}"
    elif kind < 0.74:
        title = f"{rng.randrange(1, 2000)} {words}"
    elif kind < 0.78:
        title = rng.choice(('"{}"', "“{}”", "'{}'", "({}) Again", "«{}»", "...{}")).format(words)
    elif kind < 0.83:
        title = " ".join(rng.sample(CYRILLIC, 2))
    elif kind < 0.87:
        title = " ".join(rng.sample(GREEK, 2))
    elif kind < 0.91:
        title = "".join(rng.sample(KANA, 2))
    elif kind < 0.95:
        title = f"{words} & {rng.choice(WORDS)}"
    elif kind < 0.97:
        title = f"{words} <{rng.choice(WORDS)}>"
    else:
        title = f'{words} "{rng.choice(WORDS)}" Don\'t > {rng.choice(WORDS)}'
    if rng.random() < 0.15:
        title += rng.choice((" (Live)", " (Remastered)", " [feat. Noor]", " (Radio Edit)"))
    return title


def make_artist(rng):
    name = f"{rng.choice(FIRST_NAMES)} {rng.choice(LAST_NAMES)}"
    kind = rng.random()
    if kind < 0.25:
        return f"The {rng.choice(WORDS)} {rng.choice(WORDS)}s"
    if kind < 0.40:
        return f"{name} & The {rng.choice(WORDS)}s"
    return name


def slug(text):
    kept = "".join(c if c.isascii() and c.isalnum() else " " for c in text.lower())
    return "-".join(kept.split()) or "untitled"


def asset_path(rng):
    identifier = str(uuid.UUID(int=rng.getrandbits(128), version=4))
    return f"v4/{identifier[:2]}/{identifier[2:4]}/{identifier[4:6]}/{identifier}"


def make_album(rng, artist, artist_id):
    """The fields that all songs of one album share."""
    name = make_title(rng) + rng.choice(("", "", " (Deluxe Edition)", " - EP"))
    image = (f"https://is1-ssl.mzstatic.com/image/thumb/Music{rng.randrange(100, 130)}/"
             f"{asset_path(rng)}/{rng.randrange(10**12, 10**13)}.jpg")
    return {
        "artistId": artist_id,
        "collectionId": rng.randrange(10**8, 2 * 10**9),
        "artistName": artist,
        "collectionName": name,
        "artistViewUrl": f"https://music.apple.com/us/artist/{slug(artist)}/{artist_id}?uo=4",
        "image": image,
        "collectionPrice": rng.choice((5.99, 7.99, 9.99, 10.99, 11.99, -1.0)),
        "releaseDate": f"{rng.randrange(1965, 2025)}-{rng.randrange(1, 13):02}-"
                       f"{rng.randrange(1, 29):02}T{rng.choice(('07', '08', '12'))}:00:00Z",
        "discCount": rng.choice((1, 1, 1, 2)),
        "trackCount": rng.randrange(8, 21),
        "primaryGenreName": rng.choice(GENRES),
    }


def make_song(rng, album, track_id):
    title = make_title(rng)
    explicit = rng.choice(("notExplicit", "notExplicit", "notExplicit", "explicit", "cleaned"))
    store = (f"https://music.apple.com/us/album/{slug(title)}/{album['collectionId']}"
             f"?i={track_id}&uo=4")
    return {
        "wrapperType": "track",
        "kind": "song",
        "artistId": album["artistId"],
        "collectionId": album["collectionId"],
        "trackId": track_id,
        "artistName": album["artistName"],
        "collectionName": album["collectionName"],
        "trackName": title,
        "collectionCensoredName": album["collectionName"],
        "trackCensoredName": title,
        "artistViewUrl": album["artistViewUrl"],
        "collectionViewUrl": store,
        "trackViewUrl": store,
        "previewUrl": f"https://audio-ssl.itunes.apple.com/itunes-assets/AudioPreview"
                      f"{rng.randrange(100, 130)}/{asset_path(rng)}/"
                      f"mzaf_{rng.randrange(10**18, 10**19)}.plus.aac.p.m4a",
        "artworkUrl30": album["image"] + "/30x30bb.jpg",
        "artworkUrl60": album["image"] + "/60x60bb.jpg",
        "artworkUrl100": album["image"] + "/100x100bb.jpg",
        "collectionPrice": album["collectionPrice"],
        "trackPrice": rng.choice((0.69, 0.99, 1.29, 1.29, -1.0)),
        "releaseDate": album["releaseDate"],
        "collectionExplicitness": "notExplicit",
        "trackExplicitness": explicit,
        "discCount": album["discCount"],
        "discNumber": rng.randrange(1, album["discCount"] + 1),
        "trackCount": album["trackCount"],
        "trackNumber": rng.randrange(1, album["trackCount"] + 1),
        "trackTimeMillis": rng.randrange(95_000, 480_000),
        "country": "USA",
        "currency": "USD",
        "primaryGenreName": album["primaryGenreName"],
        "isStreamable": rng.random() < 0.97,
    }


def make_response(rng, count, first_id):
    """One response: albums of one to eight songs each, with ids from first_id on."""
    results = []
    while len(results) < count:
        album = make_album(rng, make_artist(rng), rng.randrange(10**6, 10**9))
        for _ in range(min(rng.randrange(1, 9), count - len(results))):
            results.append(make_song(rng, album, first_id + len(results)))
    rng.shuffle(results)
    return {"resultCount": count, "results": results}


def make_title_and_introduction(rng):
    """The title of one query, and its introduction in Markdown."""
    title = rng.choice((
        f"{rng.choice(WORDS)} {rng.choice(WORDS)}", f"{rng.choice(ACCENTED)} {rng.choice(WORDS)}",
        f"{rng.choice(WORDS)} & {rng.choice(WORDS)}", f"{rng.choice(CYRILLIC)}",
        f"{rng.randrange(1950, 2025)} {rng.choice(WORDS)}", f"{rng.choice(WORDS)}s"))
    a, b, c, d = rng.sample(WORDS, 4)
    return title, f"""\
Songs for **{a.lower()}** days and *{b.lower()}* nights, kept from a search for
`{title.lower()}` and listed by their first letter. Each one has a short preview.

- {a} and {b}, for the morning
- {c}, with a **slow** beginning
- {d} & more, for the way home

The list comes from the [store's search](https://example.org/search?q={slug(title)}&kind=song),
and the prices are those of the day it was *recorded*; they may have changed since.
"""


def response_text(response):
    """The response as the service lays it out: some blank lines, then one result a line."""
    rows = ", \n".join(json.dumps(song, ensure_ascii=False, separators=(", ", ":"))
                       for song in response["results"])
    return f'\n\n\n{{\n "resultCount":{response["resultCount"]},\n "results": [\n{rows}]\n}}\n\n\n'


def make_corpus(queries, results, seed=1):
    """Yields for each query its number, its title, its introduction and its recorded answer."""
    for number in range(1, queries + 1):
        rng = random.Random(f"{seed}/{number}")
        title, introduction = make_title_and_introduction(rng)
        answer = make_response(rng, results, 1_400_000_000 + number * results)
        yield number, title, introduction, response_text(answer)
