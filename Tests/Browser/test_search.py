"""The search over the whole site."""

import unittest

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from visit import WIDTHS, Visit


class Search(Visit):
    def results(self):
        WebDriverWait(self.driver, 20).until(
            lambda driver: driver.find_elements("css selector", ".pagefind-ui__result-link"))
        return self.driver.find_elements("css selector", ".pagefind-ui__result-link")

    def test_an_address_with_words_finds_them_below_the_base_path(self):
        for width in WIDTHS:
            self.look(width)
            self.open("search/?q=bohemian+rhapsody")
            links = self.results()
            self.shoot(f"search results {width}")
            self.assertIn("Bohemian Rhapsody", links[0].text)
            self.assertNoViolations()
            links[0].click()
            self.assertIn("Bohemian Rhapsody", self.driver.find_element("css selector", "h1").text)

    def test_a_picture_that_fails_leaves_its_letter(self):
        self.open("search/?q=bohemian+rhapsody")
        self.results()
        WebDriverWait(self.driver, 20).until(
            lambda driver: driver.find_elements("css selector", ".pagefind-ui__result-thumb[data-l=B]"))

    def test_what_is_typed_is_kept_in_the_address(self):
        self.open("search/")
        field = WebDriverWait(self.driver, 20).until(
            lambda driver: driver.find_element("css selector", "#thumb-search input"))
        self.assertEqual(self.driver.switch_to.active_element, field)
        field.send_keys("radiohead")
        self.results()
        self.assertTrue(self.driver.current_url.endswith("/search/?q=radiohead"))

    def test_what_is_cleared_leaves_the_address(self):
        for clear in (
            lambda field: field.send_keys(Keys.ESCAPE),
            lambda field: self.driver.find_element("css selector", ".pagefind-ui__search-clear").click(),
        ):
            self.open("search/?q=radiohead")
            self.results()
            clear(self.driver.find_element("css selector", "#thumb-search input"))
            WebDriverWait(self.driver, 20).until(lambda driver: driver.current_url.endswith("/search/"))

    def test_what_narrows_is_one_group_for_pages_of_all_languages(self):
        self.open("search/?q=abba")
        self.results()
        groups = WebDriverWait(self.driver, 20).until(
            lambda driver: driver.find_elements("css selector", ".pagefind-ui__filter-name"))
        self.assertEqual([group.get_attribute("textContent").strip() for group in groups], ["Kinds"])
        values = self.driver.find_elements("css selector", ".pagefind-ui__filter-label")
        self.assertIn("Song", " ".join(value.get_attribute("textContent") for value in values))

    def test_without_an_index_it_says_so(self):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/pagefind/*"]})
        self.addCleanup(self.driver.execute_cdp_cmd, "Network.setBlockedURLs", {"urls": []})
        self.open("search/")
        place = self.driver.find_element("id", "thumb-search")
        WebDriverWait(self.driver, 20).until(lambda _: "cannot be loaded" in place.text)


if __name__ == "__main__":
    unittest.main()
