"""What holds for a page of every kind."""

import gzip
import itertools
import unittest

from visit import MEDIA_HOSTS, SCHEMES, WIDTHS, Visit

SHIFTS = """
    const done = arguments[0], shifts = [];
    const name = node => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 80);
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries()) shifts.push([value, sources.map(({ node }) => name(node))]);
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(shifts), 150);"""


class EveryPage(Visit):
    def test_in_every_view(self):
        for (name, path), width, scheme in itertools.product(self.pages.items(), WIDTHS, SCHEMES):
            view = f"{name} {width} {scheme}"
            self.look(width, scheme)
            self.requests(), self.complaints()
            self.open(path)
            # A picture in the owner's Markdown has no size before it is there.
            if not self.driver.find_elements("css selector", ".prose img"):
                with self.subTest("nothing shifts while the page loads", view=view):
                    self.check_shifts(path)
            self.shoot(view)
            with self.subTest("axe finds nothing", view=view):
                self.assertNoViolations()
            self.check_width(view)
            self.script("scrollTo(0, document.documentElement.scrollHeight)")
            requests = self.requests()
            with self.subTest("no other host is asked but those of artwork and previews", view=view):
                self.assertEqual([address for address in requests if not self.is_expected(address)], [])
            with self.subTest("nothing is loaded before it is played", view=view):
                media = (".m4a", ".m4v", ".mp3", ".mp4")
                self.assertEqual([address for address in requests if address.endswith(media)], [])
            with self.subTest("the console stays silent", view=view):
                told = [text for text in self.complaints() if not (name == "not found" and "404" in text)]
                self.assertEqual(told, [])

    def test_they_are_light(self):
        def weight(*patterns):
            files = [file for pattern in patterns for file in self.site.output.glob(pattern)]
            self.assertEqual(len(files), len(patterns))
            return sum(len(gzip.compress(file.read_bytes())) for file in files)

        self.assertLessEqual(weight("two-hundred/index.html"), 30 * 1024)
        self.assertLessEqual(weight("assets/theme.*.css", "assets/theme.*.js"), 12 * 1024)

    def test_nothing_shifts_where_the_address_narrows_the_page(self):
        for path, width in itertools.product(("music/queens/?q=ballad", "two-hundred/?q=q", "two-hundred/#m", "all/?q=song+4"), WIDTHS):
            self.look(width)
            self.open(path)
            with self.subTest(path=path, width=width):
                self.check_shifts(path)

    def test_with_text_at_200_percent(self):
        for (name, path), width in itertools.product(self.pages.items(), WIDTHS):
            view = f"{name} {width} large"
            self.look(width)
            self.open(path)
            self.enlarge_text()
            self.shoot(view)
            with self.subTest("axe finds nothing", view=view):
                self.assertNoViolations()
            self.check_width(view)

    def test_tiles_stand_only_where_they_can_be_chosen(self):
        self.open("")
        self.script("localStorage.setItem('view', 'grid')")
        self.addCleanup(self.script, "localStorage.removeItem('view')")
        for (name, path), width in itertools.product(self.pages.items(), WIDTHS):
            view = f"{name} {width} tiles"
            self.look(width)
            self.open(path)
            choice, tiles = self.script("""
                const lists = [...document.querySelectorAll('.list, .rows')];
                return [document.querySelector('[name=view]') !== null,
                        lists.some(list => getComputedStyle(list).display === 'flex')];""")
            with self.subTest("one may change the view, or there is but one", view=view):
                self.assertEqual(tiles, choice)
            if choice:
                self.shoot(view)
                self.check_width(view)
                with self.subTest("axe finds nothing", view=view):
                    self.assertNoViolations()

    def test_without_scripts(self):
        said = "main a, main h1, main h2, main p"
        for name, path in self.pages.items():
            self.scripts(True)
            self.open(path)
            shown = self.text(said)
            previews = len(self.visible(".play, .buy video"))
            self.scripts(False)
            self.open(path)
            self.shoot(f"{name} without scripts")
            with self.subTest("it says the same", page=name):
                # Where a page says that scripts are off, it says so at its end.
                self.assertEqual(self.text(said)[:len(shown)], shown)
            with self.subTest("what only a script could work is not there", page=name):
                self.assertFalse(self.visible(".find, .play"))
            with self.subTest("each preview has the browser's own player", page=name):
                self.assertEqual(len(self.visible("audio, video")), previews)

    def check_shifts(self, path):
        """What shifts on a page does so each time; a busy machine alone may show half of one first."""
        if shifts := self.driver.execute_async_script(SHIFTS):
            self.open(path)
            self.assertEqual(self.driver.execute_async_script(SHIFTS), [], f"after {shifts}")

    def check_width(self, view):
        # Not compared with what a phone shows, since that shows more of a page that is too wide.
        wide = self.script("return document.documentElement.scrollWidth")
        with self.subTest("nothing leaves the page at its side", view=view):
            self.assertLessEqual(wide, self.width)

    def is_expected(self, address):
        return address.startswith((self.site.origin, "data:", "chrome")) or MEDIA_HOSTS.match(address)

    def text(self, selector):
        return [element.text for element in self.driver.find_elements("css selector", selector)][:200]

    def visible(self, selector):
        return [element for element in self.driver.find_elements("css selector", selector) if element.is_displayed()]


if __name__ == "__main__":
    unittest.main()
