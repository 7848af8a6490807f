"""Reading a catalog page: jumping, filtering, keys, pictures that fail."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from visit import WIDTHS, Visit

CATALOG = "music/queens/"


class Letters(Visit):
    def test_each_letter_brings_its_section_into_sight(self):
        for path, step in ((CATALOG, 1), ("books/dickens/", 1), ("ivrit/", 1), ("two-hundred/", 6)):
            for width in WIDTHS:
                self.look(width)
                self.open(path)
                letters = self.script("return [...document.querySelectorAll('.bar a[href]')].map(tab => tab.hash)")
                self.assertGreater(len(letters), 1)
                for letter in reversed(letters[::step]):
                    with self.subTest(path=path, width=width, letter=letter):
                        self.script("document.querySelector(`.bar a[href$='${arguments[0]}']`).click()", letter)
                        self.assertInSight(letter)

    def test_an_address_with_a_letter_brings_its_section_into_sight(self):
        for width in WIDTHS:
            self.look(width)
            self.open("two-hundred/#m")
            self.assertInSight("#m")

    def test_a_click_for_another_tab_moves_nothing(self):
        self.open("two-hundred/")
        self.assertEqual(0, self.driver.execute_async_script("""
            const done = arguments[0], link = document.querySelector('.bar a[href$="#m"]');
            link.addEventListener('click', event => event.preventDefault());
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
            setTimeout(() => done(scrollY), 400);"""))

    def test_a_jump_gives_way_when_the_reader_scrolls(self):
        self.open("two-hundred/")
        self.assertEqual(0, self.driver.execute_async_script("""
            const done = arguments[0];
            document.querySelector('.bar a[href$="#m"]').click();
            requestAnimationFrame(() => requestAnimationFrame(() => {
              dispatchEvent(new WheelEvent('wheel'));
              scrollTo(0, 0);
              setTimeout(() => done(scrollY), 400);
            }));"""))

    def assertInSight(self, letter):
        """The heading of a section and its first row, once all is laid out."""
        top, covered, row, bottom = self.driver.execute_async_script("""
            const [hash, done] = arguments, section = document.getElementById(decodeURIComponent(hash.slice(1)));
            setTimeout(() => {
              const box = section.querySelector('h2').getBoundingClientRect();
              const over = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
              done([box.top, !section.contains(over), section.querySelector('li').getBoundingClientRect().bottom, innerHeight]);
            }, 400);""", letter)
        self.assertGreaterEqual(top, 0)
        self.assertLess(top, bottom)
        self.assertFalse(covered, "something sticky stands above the heading")
        # Of a long section the heading stays in sight wherever in it a jump ends.
        self.assertGreater(row, 0)

    def test_the_rows_of_all_letters_are_all_rows(self):
        self.open(CATALOG)
        counted, rows, linked = self.script("""
            const tabs = [...document.querySelectorAll('.bar a[href]')];
            return [tabs.reduce((sum, tab) => sum + Number(tab.querySelector('i').textContent), 0),
                    document.querySelectorAll('.row').length,
                    tabs.every(tab => document.getElementById(decodeURIComponent(tab.hash.slice(1))))];""")
        self.assertEqual(counted, rows)
        self.assertTrue(linked)


class Filter(Visit):
    def setUp(self):
        super().setUp()
        self.open(CATALOG)
        self.field = self.driver.find_element("css selector", ".find input")

    def shown(self):
        return self.script("return [...document.querySelectorAll('.row')].filter(row => row.offsetParent)"
                           ".map(row => row.textContent)")

    def test_slash_goes_to_it_and_escape_empties_it(self):
        whole = self.shown()
        ActionChains(self.driver).send_keys("/").perform()
        self.assertEqual(self.driver.switch_to.active_element, self.field)
        ActionChains(self.driver).send_keys("BÁLLAD").perform()
        self.assertTrue(self.shown())
        self.assertTrue(all("ballad" in title.lower() for title in self.shown()), self.shown())
        self.assertLess(len(self.shown()), len(whole))
        self.assertIn("q=B%C3%81LLAD", self.driver.current_url)
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()
        self.assertEqual(self.shown(), whole)
        self.assertNotIn("q=", self.driver.current_url)

    def test_the_bar_counts_what_is_left(self):
        self.field.send_keys("ballad")
        left = self.script("return [...document.querySelectorAll('.bar a[href] i')]"
                           ".reduce((sum, count) => sum + Number(count.textContent), 0)")
        self.assertEqual(left, len(self.shown()))

    def test_an_address_with_a_filter_opens_filtered(self):
        self.open(CATALOG + "?q=ballad")
        self.assertTrue(self.shown())
        self.assertTrue(all("ballad" in title.lower() for title in self.shown()))

    def test_what_is_not_there_says_so_and_lets_go(self):
        whole = self.shown()
        self.field.send_keys("zzzz")
        self.assertEqual(self.shown(), [])
        nothing = self.driver.find_element("css selector", ".none")
        self.assertTrue(nothing.is_displayed())
        nothing.find_element("css selector", "button").click()
        self.assertEqual(self.shown(), whole)

    def test_what_was_counted_stands_there_again_when_nothing_is_asked(self):
        for path in (CATALOG, "split/s/", "all/s/"):
            with self.subTest(path=path):
                self.open(path)
                counts = lambda: self.script("return [...document.querySelectorAll('.sec h2 small, .bar i')].map(count => count.textContent)")
                whole = counts()
                field = self.driver.find_element("css selector", ".find input")
                field.send_keys("song")
                self.assertNotEqual(counts(), whole)
                field.send_keys(Keys.ESCAPE)
                self.assertEqual(counts(), whole)

    def test_keystrokes_are_measured(self):
        """Prints how long the first keystrokes take, layout included; what is too slow is for people to judge."""
        for path in ("two-hundred/", "many/"):
            self.open(path)
            rows, times = self.driver.execute_async_script("""
                const done = arguments[0], input = document.querySelector('.find input'), times = [];
                input.focus();
                setTimeout(() => {
                  for (const text of ['q', 'qu', 'q', '', 'song 4']) {
                    const start = performance.now();
                    input.value = text;
                    input.dispatchEvent(new Event('input'));
                    document.body.offsetHeight;
                    times.push(performance.now() - start);
                  }
                  done([document.querySelectorAll('.row').length, times]);
                }, 500);""")
            print(f"\n  filter, {rows} rows: " + ", ".join(f"{time:.1f} ms" for time in times), flush=True)


class Keyboard(Visit):
    def test_tab_reaches_everything_and_shows_where_it_is(self):
        for path, wanted in (
            (CATALOG, [".bar a", ".find input", "[name=view]", ".play", ".out"]),
            ("bands/", [".bar a", ".find input"]),
        ):
            self.open(path)
            reached = set()
            for _ in range(120):
                ActionChains(self.driver).send_keys(Keys.TAB).perform()
                matches, seen = self.script("""
                    const at = document.activeElement, style = getComputedStyle(at);
                    const around = getComputedStyle(at.nextElementSibling || at);
                    const rings = [style, around].some(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0
                      || s.boxShadow !== 'none');
                    return [arguments[0].filter(selector => at.matches(selector)), rings || at === document.body];""", wanted)
                reached.update(matches)
                self.assertTrue(seen, self.script("return document.activeElement.outerHTML"))
                if len(reached) == len(wanted):
                    break
            self.assertEqual(reached, set(wanted), path)

    def test_the_skip_link_comes_first(self):
        self.open(CATALOG)
        ActionChains(self.driver).send_keys(Keys.TAB, Keys.ENTER).perform()
        self.assertTrue(self.driver.current_url.endswith("#thumb-main"))


class Players(Visit):
    def test_a_preview_gets_its_player_when_it_is_played(self):
        for path in (CATALOG, "item/itunes/9000000/"):
            self.open(path)
            self.assertEqual(self.driver.find_elements("css selector", "audio"), [])
            self.requests()
            button = self.driver.find_element("css selector", ".play")
            label = button.get_attribute("aria-label")
            button.click()
            # No network: what is played is asked for, and then known not to be there.
            WebDriverWait(self.driver, 20).until(lambda _: not button.is_enabled())
            self.assertNotEqual(button.get_attribute("aria-label"), label)
            player, = self.driver.find_elements("css selector", "audio")
            self.assertEqual(player.get_attribute("aria-label"), label)
            self.assertFalse(player.is_displayed())
            self.assertEqual(len([address for address in self.requests() if address.endswith(".m4a")]), 1)


    def test_one_of_the_owners_own_stays_in_sight(self):
        self.open(CATALOG)
        self.script("document.querySelector('.row').insertAdjacentHTML('beforeend', '<audio controls></audio>')")
        self.assertTrue(self.driver.find_element("css selector", "audio").is_displayed())

    def test_a_language_that_browsers_refuse_takes_none_away(self):
        self.open("oed/")
        self.assertEqual(self.script("return document.documentElement.lang"), "en-GB-oed")
        self.assertTrue(self.driver.find_elements("css selector", ".play"))
        self.driver.find_element("css selector", ".find input").send_keys("tree")
        self.assertEqual(self.script("return document.querySelector('.tools output').textContent.match(/\\d+/)[0]"), "1")


class Pictures(Visit):
    def test_one_that_fails_shows_the_cloth_with_its_letter(self):
        self.open(CATALOG)
        failed, letters = self.driver.execute_async_script("""
            const done = arguments[0];
            document.querySelectorAll('img').forEach(img => { img.loading = 'eager'; });
            setTimeout(() => {
              const pictures = [...document.querySelectorAll('.row .art')];
              done([pictures.filter(art => art.querySelector('img')?.hidden).length,
                    pictures.every(art => art.dataset.l && art.getBoundingClientRect().width > 20)]);
            }, 400);""")
        self.assertGreater(failed, 0)
        self.assertTrue(letters)


if __name__ == "__main__":
    unittest.main()
