# Everything here works on a fresh Debian 12 that has the Swift toolchain, git and make.

PACKAGES = libcmark-dev libyaml-dev libicu-dev libmd-dev libcurl4-openssl-dev libmicrohttpd-dev pkg-config
TEST_PACKAGES = $(PACKAGES) openssl
BROWSER_PACKAGES = python3-venv chromium chromium-driver default-jre-headless
DIST_PACKAGES = $(PACKAGES) binutils dpkg-dev
BENCH_PACKAGES = $(PACKAGES) python3 time gcc libc6-dev

# An incremental build accepts imports that Package.swift does not declare, unless it is told not to.
SWIFT_FLAGS = --explicit-target-dependency-import-check error
PROGRAM = .build/release/thumbindex
SWIFT_SOURCES = Sources Tests Templates Starter Package.swift

SCREENSHOTS = .build/screenshots

# How many fetches `make kill` kills.
RUNS = 500

# Where 'make install' puts things, under DESTDIR if that is set.
PREFIX = /usr/local
BIN_FOLDER = $(PREFIX)/bin
MAN_FOLDER = $(PREFIX)/share/man
BASH_FOLDER = $(PREFIX)/share/bash-completion/completions
ZSH_FOLDER = $(PREFIX)/share/zsh/site-functions
FISH_FOLDER = $(PREFIX)/share/fish/vendor_completions.d

# A text as a shell takes it for one word, whatever is in it; make itself would part it at blanks.
quoted = '$(subst ','\'',$(1))'
# Where a file is put.
place = $(call quoted,$(DESTDIR)$(1))

# Those of this repository, and of a site that begins.
WORKFLOWS = .github/workflows/*.yml Starter/.github/workflows/*.yml
# The versions of their checkers, so that a new one fails no old change.
WORKFLOW_CHECKERS = check-jsonschema==0.39.0 zizmor==1.32.0

.PHONY: help site program test browser kill lint imports workflows manual bench install uninstall dist try-dist clean

help:
	@echo 'make site      build the program and write the sample catalog into _site/'
	@echo 'make program   build the program only: $(PROGRAM)'
	@echo 'make test      run all tests, those in a browser last'
	@echo 'make browser   look at every kind of page in a browser; screenshots go to $(SCREENSHOTS)'
	@echo 'make kill      kill fetches at random moments, $(RUNS) times, and look at the recordings after each'
	@echo 'make lint      check the formatting of the Swift sources'
	@echo 'make imports   check that each target imports what Package.swift allows it to'
	@echo 'make workflows check the workflows and the action'
	@echo 'make manual    write the commands and options into the manual page, docs/thumbindex.1'
	@echo 'make install   put the program, its manual page and completions under PREFIX ($(PREFIX)); first make program'
	@echo 'make uninstall remove them again'
	@echo 'make dist      pack a tarball and a Debian package into dist/'
	@echo 'make try-dist  try both in a bare Debian 12; needs root'
	@echo 'make bench     measure builds of 1,000, 10,000 and 50,000 items, edits while serving, and fetches of 250 to 4,000 queries'
	@echo 'make clean     remove what was built'

site: program
	$(call quoted,$(PROGRAM)) build

program:
	@$(call need,$(PACKAGES))
	swift build --configuration release --product thumbindex $(SWIFT_FLAGS)

test:
	@$(call need,$(TEST_PACKAGES))
	swift test --disable-xctest $(SWIFT_FLAGS)
	$(MAKE) browser

# The folder of Python packages is made once, and anew when their list changes.
browser: .build/browser/installed
	@$(call need,$(PACKAGES) $(BROWSER_PACKAGES))
	swift build --product thumbindex $(SWIFT_FLAGS)
	cd Tests/Browser && THUMBINDEX="$${THUMBINDEX:-$(CURDIR)/.build/debug/thumbindex}" SCREENSHOTS='$(CURDIR)/$(SCREENSHOTS)' \
	  '$(CURDIR)/.build/browser/bin/python' -B -m unittest

.build/browser/installed: Tests/Browser/requirements.txt
	@$(call need,$(BROWSER_PACKAGES))
	python3 -m venv --clear .build/browser
	.build/browser/bin/pip install --quiet --disable-pip-version-check --requirement Tests/Browser/requirements.txt
	touch $@

# As a script, since only another process can kill the program at any moment.
kill:
	@$(call need,$(PACKAGES) python3)
	swift build --product thumbindex $(SWIFT_FLAGS)
	python3 -B Tests/Asking/kill.py --program .build/debug/thumbindex --runs $(RUNS)

lint:
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)

# Each C library has one Swift target that imports it, and nothing is public: this is a program, not a library.
imports:
	@$(call need,$(TEST_PACKAGES))
	swift build $(SWIFT_FLAGS)
	@for library in CCmark CYAML CICU CLibMD CCurl CGetopt CRename CMicroHTTPD; do \
	  importers=$$(grep -rlE "^([a-z]+ )?import $$library$$" --include='*.swift' Sources | cut -d/ -f2 | sort -u); \
	  if [ "$$(echo "$$importers" | wc -w)" -gt 1 ]; then \
	    echo "$$library is imported by more than one target:" $$importers >&2; exit 1; \
	  fi; \
	done
	@if grep -rnE '^ *(public|open) +[a-z@]' --include='*.swift' Sources Templates Starter >&2; then \
	  echo 'These lines are public; use package.' >&2; exit 1; \
	fi

# Against the schemas of GitHub, and for what an attacker might use; without a network, once the checkers are there.
workflows:
	@$(call need,python3-venv)
	@test -x .build/workflows/bin/zizmor || python3 -m venv .build/workflows
	.build/workflows/bin/pip install --quiet --disable-pip-version-check $(WORKFLOW_CHECKERS)
	.build/workflows/bin/check-jsonschema --builtin-schema vendor.github-workflows $(WORKFLOWS)
	.build/workflows/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml
	.build/workflows/bin/zizmor --config .github/zizmor.yml --offline --quiet --persona=pedantic action.yml $(WORKFLOWS)

# A test compares the page with the program; asked so, it renews the page instead.
manual:
	@$(call need,$(TEST_PACKAGES))
	RENEW_MANUAL=1 swift test --disable-xctest --filter ManualTests/current $(SWIFT_FLAGS)

# Builds nothing, since it may be root that installs.
install:
	@test -x $(call quoted,$(PROGRAM)) || { echo "There is no $(PROGRAM). Run 'make program' first, as yourself." >&2; exit 1; }
	install -d $(call place,$(BIN_FOLDER)) $(call place,$(MAN_FOLDER)/man1) $(call place,$(BASH_FOLDER)) \
	  $(call place,$(ZSH_FOLDER)) $(call place,$(FISH_FOLDER))
	install -m 755 $(call quoted,$(PROGRAM)) $(call place,$(BIN_FOLDER)/thumbindex)
	install -m 644 docs/thumbindex.1 $(call place,$(MAN_FOLDER)/man1/thumbindex.1)
	$(call quoted,$(PROGRAM)) completions bash >$(call place,$(BASH_FOLDER)/thumbindex)
	$(call quoted,$(PROGRAM)) completions zsh >$(call place,$(ZSH_FOLDER)/_thumbindex)
	$(call quoted,$(PROGRAM)) completions fish >$(call place,$(FISH_FOLDER)/thumbindex.fish)
	chmod 644 $(call place,$(BASH_FOLDER)/thumbindex) $(call place,$(ZSH_FOLDER)/_thumbindex) \
	  $(call place,$(FISH_FOLDER)/thumbindex.fish)

uninstall:
	rm -f $(call place,$(BIN_FOLDER)/thumbindex) $(call place,$(MAN_FOLDER)/man1/thumbindex.1) \
	  $(call place,$(BASH_FOLDER)/thumbindex) $(call place,$(ZSH_FOLDER)/_thumbindex) \
	  $(call place,$(FISH_FOLDER)/thumbindex.fish)

# The Swift runtime is linked in, so that the program runs where there is no toolchain.
dist:
	@$(call need,$(DIST_PACKAGES))
	swift build --configuration release --product thumbindex --static-swift-stdlib --scratch-path .build/static $(SWIFT_FLAGS)
	rm -rf dist
	Packaging/pack.sh .build/static/release/thumbindex dist

try-dist:
	Tests/Packaging/try-dist.sh dist

bench:
	@$(call need,$(BENCH_PACKAGES))
	$(MAKE) program
	python3 -B Tests/Benchmarks/bench.py --program $(PROGRAM)
	python3 -B Tests/Benchmarks/serve.py --program $(PROGRAM)
	python3 -B Tests/Asking/measure.py --program $(PROGRAM)

# Not .thumbindex: it holds recordings that are nowhere else, and the marks of fetches that are to go on.
clean:
	rm -rf .build dist _site

# Installs the Debian packages of the list that are missing, as root; otherwise prints the line that does.
# Elsewhere than on Debian and its kin the build itself says what is missing.
define need
command -v swift >/dev/null || { \
  echo 'The Swift toolchain is missing, 6.2 or later: https://www.swift.org/install/linux/' >&2; exit 1; }; \
command -v dpkg-query >/dev/null || exit 0; \
missing=; \
for package in $(1); do \
  dpkg-query --show --showformat='$${db:Status-Status}\n' $$package 2>/dev/null | grep -qx installed \
    || missing="$$missing $$package"; \
done; \
[ -n "$$missing" ] || exit 0; \
if [ "$$(id -u)" = 0 ]; then \
  export DEBIAN_FRONTEND=noninteractive; \
  apt-get update && apt-get install --yes --no-install-recommends $$missing; \
else \
  printf 'Packages are missing. Run this line, then make again:\n\n  sudo apt-get install%s\n\n' "$$missing" >&2; \
  exit 1; \
fi
endef
