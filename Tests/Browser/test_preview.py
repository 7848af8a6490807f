"""The preview in a browser: an open page follows what its owner saves."""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

from selenium.webdriver.support.ui import WebDriverWait

from site_under_test import PROGRAM, ROOT
from visit import WIDTHS, Browsing

sys.path.append(str(ROOT / "Tests/Benchmarks"))
from make_site import make_site

# A program that is not built for release is too slow for more.
ITEMS = int(os.environ.get("PREVIEW_ITEMS", "1000"))
RESULTS, QUERY, EDITS = 200, "0003", 10
# What no edit takes; a longer wait is a fault.
PATIENCE = 60


class Previewing(Browsing):
    """A test that edits a site which is shown as it is edited."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="thumbindex-preview-")
        cls.addClassCleanup(folder.cleanup)
        make_site(ITEMS // RESULTS, RESULTS, 1, folder.name)
        cls.query = pathlib.Path(folder.name) / f"Queries/{QUERY}.md"
        cls.text = cls.query.read_text(encoding="utf-8")
        serve = subprocess.Popen(
            [PROGRAM, "-C", folder.name, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True)
        cls.addClassCleanup(serve.stdout.close)
        cls.addClassCleanup(serve.wait)
        cls.addClassCleanup(serve.terminate)
        cls.origin = next(found[0] for line in serve.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))

    def setUp(self):
        super().setUp()
        self.save("")
        address = f"{self.origin}/{QUERY}/"
        # Else the page of the test before is opened, and loaded again while it is looked at.
        self.wait(lambda: b"Looked through" not in urllib.request.urlopen(address).read())
        self.driver.get(address)
        self.wait(lambda: not self.overlay())

    def save(self, words):
        """Saves the query as an editor does, with these words at its end."""
        self.query.write_text(f"{self.text}\n{words}\n", encoding="utf-8")

    def wait(self, met):
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(lambda _: met())

    def shows(self, words):
        # While the page is being loaded again there may be nothing to ask.
        return self.script("return document.readyState === 'complete' && (document.querySelector('.prose')?.textContent ?? '')"
                           ".includes(arguments[0])", words)


    def overlay(self):
        """What stands in the overlay; nothing while there is none."""
        return self.script("return document.querySelector('thumbindex-faults')?.shadowRoot.textContent ?? ''")


class Preview(Previewing):
    def test_the_page_follows_and_keeps_its_place(self):
        for number, place in enumerate([1500, 7000, 1e6]):
            top = "return document.getElementById(arguments[0])?.getBoundingClientRect().top"
            self.script("scrollTo(0, arguments[0])", place)
            time.sleep(0.5)
            row = self.script(
                "return [...document.querySelectorAll('.row')].find(row => row.getBoundingClientRect().top > 0).id")
            before = self.script(top, row)
            # Each time the page is longer above the reader.
            self.save("\n\n".join(["Looked through."] * 3 * number + [f"Looked through {number} times."]))
            self.wait(lambda: self.shows(f"Looked through {number} times."))
            self.wait(lambda: abs(self.script(top, row) - before) < 3)
            time.sleep(1)
            self.assertLess(abs(self.script(top, row) - before), 3)
        self.assertEqual(self.complaints(), [])

    def test_a_mistake_stands_over_the_last_good_page_until_it_is_mended(self):
        self.query.write_text(self.text.replace("store: itunes", "store: itune"), encoding="utf-8")
        self.wait(self.overlay)
        for words in (f"Queries/{QUERY}.md:4:", "'itune'", "hint:", "itunes"):
            self.assertIn(words, self.overlay())
        self.assertTrue(self.driver.find_elements("css selector", ".row"))
        for width in WIDTHS:
            self.look(width)
            self.shoot(f"overlay {width}")
            self.assertNoViolations()
        self.save("")
        self.wait(lambda: not self.overlay())

    def test_the_overlay_covers_nothing_that_cannot_be_reached(self):
        height = lambda: self.script("return document.documentElement.scrollHeight")
        before = height()
        self.query.write_text(self.text.replace("store: itunes", "store: itune"), encoding="utf-8")
        self.wait(self.overlay)
        covered = "document.querySelector('thumbindex-faults').shadowRoot.querySelector('section').offsetHeight"
        self.wait(lambda: height() >= before + self.script(f"return {covered}"))
        self.script("document.querySelector('thumbindex-faults').shadowRoot.querySelector('button').click()")
        self.wait(lambda: height() == before)
        self.assertEqual(self.script("return document.adoptedStyleSheets.length"), 0)

    def test_the_overlay_runs_from_left_to_right_on_every_page(self):
        self.script("document.documentElement.dir = 'rtl'")
        self.query.write_text(self.text.replace("store: itunes", "store: itune"), encoding="utf-8")
        self.wait(self.overlay)
        self.assertEqual(
            self.script(
                "const host = document.querySelector('thumbindex-faults'), section = host.shadowRoot.querySelector('section');"
                "return [getComputedStyle(section).direction, host.lang]"), ["ltr", "en"])


class PreviewTime(Previewing):
    # A browser that notes what it asks for takes half as long again.
    LOGS = ()

    def test_the_time_from_save_to_reload_is_measured(self):
        """Prints it; what is too slow is for people to judge."""
        times, drawn = [], []
        for number in range(EDITS + 1):
            words = f"Looked through {number} times."
            time.sleep(0.5)
            start = time.time()
            self.save(words)
            # To ask the page while it is loaded would take time from it.
            time.sleep(0.5)
            self.wait(lambda: self.shows(words))
            origin, loaded, painted = self.script(
                "return [performance.timeOrigin, performance.getEntriesByType('navigation')[0].loadEventEnd,"
                "performance.getEntriesByName('first-contentful-paint')[0].startTime]")
            times.append(origin + loaded - start * 1000)
            drawn.append(origin + painted - start * 1000)
        # The first edit comes before the program has anything to compare with.
        times, drawn = times[1:], drawn[1:]
        print(f"\n  {ITEMS:,} items, from save to reloaded page: median {statistics.median(times):.0f} ms, "
              f"least {min(times):.0f} ms, most {max(times):.0f} ms, of {len(times)}; "
              f"to what is first drawn: median {statistics.median(drawn):.0f} ms", flush=True)


if __name__ == "__main__":
    unittest.main()
