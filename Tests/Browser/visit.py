"""A headless Chromium, and what a visitor sees and does in it."""

import json
import os
import pathlib
import re
import unittest

from axe_selenium_python import Axe
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from site_under_test import LONG, ROOT, shared_site

SCREENSHOTS = pathlib.Path(os.environ.get("SCREENSHOTS", ROOT / ".build/screenshots"))
# Whence artwork and previews come; nothing else may be asked for.
MEDIA_HOSTS = re.compile(
    r"https://([^/]+\.(mzstatic\.com|itunes\.apple\.com|phobos\.apple\.com|media-amazon\.com|ssl-images-amazon\.com)"
    r"|books\.google\.[a-z.]+)/")
WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")

# A page of each kind: a name, and a path in the site.
PAGES = {
    "home": "",
    "catalog of songs": "music/queens/",
    "catalog of books": "books/dickens/",
    "catalog of films": "screen/pixar/",
    "catalog from right to left": "ivrit/",
    "catalog that found nothing": "nothing/",
    "catalog never fetched": "later/",
    "list": "bands/",
    "entry of a list": "bands/rush/",
    "everything": "all/",
    "indexes": "by/",
    "index of creators": "by/creator/",
    "index of years": "by/year/",
    "one genre": "by/genre/rock/",
    "tags": "tag/",
    "what is new": "new/",
    "item from right to left with prices": "item/itunes/9000000/",
    "catalog of long words": "long/",
    "item of long words": "item/itunes/6000002/",
    "creator of a long name": f"by/creator/{LONG.lower()}/",
    "genre of a long name": f"by/genre/{LONG.lower()}/",
    "tag of a long name": f"tag/{LONG.lower()}/",
    "index of genres": "by/genre/",
    "search": "search/",
    "plain page": "about/",
    "plain page with code": "manual/queries/",
    "plain page of many lists": "manual/templates/",
    "not found": "no/such/page",
}


def start(logs=("browser", "performance")):
    """A browser that notes what its tests read: complaints, and what is asked for. The latter takes time."""
    options = webdriver.ChromeOptions()
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars",
        # No network: pictures fail here as they do on the visitor's worst day.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {log: "ALL" for log in logs})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class Browsing(unittest.TestCase):
    """A test that needs a browser, which those of a class share."""

    LOGS = ("browser", "performance")

    @classmethod
    def setUpClass(cls):
        cls.driver = start(cls.LOGS)
        cls.addClassCleanup(cls.driver.quit)

    def setUp(self):
        self.look()
        self.scripts(True)

    def look(self, width=1280, scheme="light"):
        self.width = width
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 600})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme},
                         {"name": "prefers-reduced-motion", "value": "reduce"}]})

    def scripts(self, run):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not run})

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def enlarge_text(self):
        self.script("document.documentElement.style.fontSize = '200%'")

    def assertNoViolations(self):
        axe = Axe(self.driver)
        axe.inject()
        violations = axe.run()["violations"]
        self.assertFalse(violations, axe.report(violations))

    def shoot(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SCREENSHOTS / f"{name.replace(' ', '-')}.png"))

    def requests(self):
        """The addresses that were asked for since the last call."""
        messages = (json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance"))
        return [message["params"]["request"]["url"] for message in messages
                if message["method"] == "Network.requestWillBeSent"]

    def complaints(self):
        """What the console has said since the last call, but for media that did not load."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if not MEDIA_HOSTS.match(entry["message"])]


class Visit(Browsing):
    """A test that needs the site, which all such tests share."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.site = shared_site()
        cls.pages = PAGES | item_pages(cls.site)

    def open(self, path):
        # An address that differs from the present one in its hash alone would load nothing.
        self.driver.get("about:blank")
        self.driver.get(self.site.address(path))


def item_pages(site):
    """An item of each kind that the sample has: the first by path."""
    pages = {}
    for file in sorted(site.output.glob("item/*/*/index.html")):
        path = f"{file.parent.relative_to(site.output)}/"
        kind = "item of " + path.split("/")[1]
        text = file.read_text(encoding="utf-8")
        kind += " with a preview" if "<audio" in text or "<video" in text else ""
        pages.setdefault(kind, path)
    return pages
