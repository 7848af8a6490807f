"""What holds for a page of every kind."""

import unittest

from axe_selenium_python import Axe

from visit import MEDIA_HOSTS, SCHEMES, WIDTHS, Visit


class EveryPage(Visit):
    def each(self, widths=WIDTHS, schemes=SCHEMES):
        for name, path in self.pages.items():
            for width in widths:
                for scheme in schemes:
                    with self.subTest(page=name, width=width, scheme=scheme):
                        self.look(width, scheme)
                        yield name, path, f"{name} {width} {scheme}"

    def test_axe_finds_nothing(self):
        for _, path, view in self.each():
            self.open(path)
            self.shoot(view)
            self.assertNoViolations()

    def test_axe_finds_nothing_with_text_at_200_percent(self):
        for _, path, view in self.each(schemes=["light"]):
            self.open(path)
            self.enlarge_text()
            self.shoot(f"{view} large")
            self.assertNoViolations()

    def assertNoViolations(self):
        axe = Axe(self.driver)
        axe.inject()
        violations = axe.run()["violations"]
        self.assertFalse(violations, axe.report(violations))

    def test_nothing_leaves_the_page_at_its_side(self):
        for _, path, view in self.each(schemes=["light"]):
            for size in ("100%", "200%"):
                self.open(path)
                self.script("document.documentElement.style.fontSize = arguments[0]", size)
                wide = self.script("return document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(wide, 0, f"{view} at {size} is {wide} px too wide")

    def test_it_says_the_same_without_scripts(self):
        for name, path, view in self.each(widths=[1280], schemes=["light"]):
            self.scripts(True)
            self.open(path)
            shown = self.text("main a, main h1, main h2, main p")
            self.scripts(False)
            self.open(path)
            self.shoot(f"{view} without scripts")
            self.assertEqual(self.text("main a, main h1, main h2, main p"), shown)
            # What only a script could work is not there.
            self.assertFalse(self.visible(".find, .view, .play"), name)
            self.scripts(True)

    def text(self, selector):
        return [element.text for element in self.driver.find_elements("css selector", selector)][:200]

    def visible(self, selector):
        return [element for element in self.driver.find_elements("css selector", selector) if element.is_displayed()]

    def test_nothing_is_asked_of_other_hosts_but_media(self):
        self.requests()
        for _, path, _ in self.each(schemes=["light"]):
            self.open(path)
            self.script("scrollTo(0, document.documentElement.scrollHeight)")
            for address in self.requests():
                host = address.split("/")[2] if "//" in address else ""
                fine = address.startswith((self.site.origin, "data:", "chrome")) or host.endswith(MEDIA_HOSTS)
                self.assertTrue(fine, address)

    def test_no_medium_is_asked_for_before_it_is_played(self):
        self.requests()
        for _, path, _ in self.each(widths=[1280], schemes=["light"]):
            self.open(path)
            media = [address for address in self.requests() if address.endswith((".m4a", ".m4v", ".mp3", ".mp4"))]
            self.assertEqual(media, [])

    def test_the_console_stays_silent(self):
        self.complaints()
        for name, path, _ in self.each(schemes=["light"]):
            self.open(path)
            complaints = [text for text in self.complaints() if not (name == "not found" and "404" in text)]
            self.assertEqual(complaints, [])

    def test_nothing_shifts_while_a_page_loads(self):
        for _, path, view in self.each(schemes=["light"]):
            self.open(path)
            shift = self.driver.execute_async_script("""
                const done = arguments[0];
                let sum = 0;
                new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
                  .observe({ type: 'layout-shift', buffered: true });
                setTimeout(() => done(sum), 150);""")
            self.assertEqual(shift, 0, view)


if __name__ == "__main__":
    unittest.main()
