# Everything here works on a fresh Debian 12 that has the Swift toolchain, git and make.

PACKAGES = libcmark-dev libyaml-dev libicu-dev libmd-dev libcurl4-openssl-dev libmicrohttpd-dev pkg-config
TEST_PACKAGES = $(PACKAGES) openssl
BENCH_PACKAGES = $(PACKAGES) python3 time gcc libc6-dev

# An incremental build accepts imports that Package.swift does not declare, unless it is told not to.
SWIFT_FLAGS = --explicit-target-dependency-import-check error
PROGRAM = .build/release/thumbindex
SWIFT_SOURCES = Sources Tests Templates Package.swift

# How many fetches `make kill` kills.
RUNS = 500

.PHONY: help site program test kill lint imports bench clean

help:
	@echo 'make site     build the program and write the sample catalog into _site/'
	@echo 'make program  build the program only: $(PROGRAM)'
	@echo 'make test     run all tests'
	@echo 'make kill     kill fetches at random moments, $(RUNS) times, and look at the recordings after each'
	@echo 'make lint     check the formatting of the Swift sources'
	@echo 'make imports  check that each target imports what Package.swift allows it to'
	@echo 'make bench    measure builds of 1,000, 10,000 and 50,000 items, and fetches of 250 to 4,000 queries'
	@echo 'make clean    remove what was built'

site: program
	$(PROGRAM) build

program:
	@$(call need,$(PACKAGES))
	swift build --configuration release --product thumbindex $(SWIFT_FLAGS)

test:
	@$(call need,$(TEST_PACKAGES))
	swift test --disable-xctest $(SWIFT_FLAGS)

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
	@if grep -rnE '^ *(public|open) +[a-z@]' --include='*.swift' Sources Templates >&2; then \
	  echo 'These lines are public; use package.' >&2; exit 1; \
	fi

bench:
	@$(call need,$(BENCH_PACKAGES))
	$(MAKE) program
	python3 -B Tests/Benchmarks/bench.py --program $(PROGRAM)
	python3 -B Tests/Asking/measure.py --program $(PROGRAM)

clean:
	rm -rf .build _site .thumbindex

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
