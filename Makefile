# Everything a developer does, one command each. `make` alone lists them.
#
# A bare machine needs Python 3.11 or newer with its venv module, git and make. The environment lies in .venv; uv is
# installed there from its own lock and installs the rest. Nothing is installed twice: each step leaves a stamp
# in .venv, and runs again only when the file it was made from has changed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv

# Set LOCKFLAGS=--upgrade to move every package to its newest version, or LOCKFLAGS='-P msgspec' for one.
LOCKFLAGS ?=
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
          --custom-compile-command 'make lock' $(LOCKFLAGS)

# What the pages are built from.
PAGES := $(filter-out pages/node_modules%,$(wildcard pages/*) $(shell find pages/src pages/public -type f 2>/dev/null))

CHECKS := 'ruff check' 'ruff format --check' 'mypy' 'lint-imports --no-logo' 'pytest -n auto --dist loadgroup'

# uv does not read what the environment tells pip, so the index named there is passed on.
ifneq ($(PIP_INDEX_URL),)
export UV_DEFAULT_INDEX ?= $(PIP_INDEX_URL)
endif
# uv brings certificates of its own; the machine's are better where it has any, since a proxy may have added one.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
export UV_SYSTEM_CERTS ?= true
endif
# The Python that made .venv is the one to use; uv is not to fetch another.
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test postgresql bench chisquare soak crash shuffle lock register unplayed clean sentences keys authority pages views screenshots chromium

help: ## list these commands
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/\1 \2/p' Makefile | \
	  while read -r name what; do printf '  make %-11s %s\n' "$$name" "$$what"; done

run: $(VENV)/package.stamp ## install Sabot and serve the demonstration floor
	@$(BIN)/sabot demo

# Every check runs even when one before it fails, so that one run shows all there is to mend.
test: $(VENV)/dev.stamp postgresql chromium ## run every check: lint, format, types, imports, tests
	@failed=; \
	for check in $(CHECKS); do \
	  echo "== $$check"; \
	  $(BIN)/$$check || failed="$$failed, $$check"; \
	done; \
	test -z "$$failed" || { echo "Failed: $${failed#, }" >&2; exit 1; }

# Not in the list: it does nothing where there is a PostgreSQL, and never fails.
postgresql:
	@sh tools/postgresql.sh

chromium:
	@sh tools/chromium.sh

pages: $(VENV)/dev.stamp ## build the pages, where something in them has changed
	@$(BIN)/python hatch_build.py

views: $(VENV)/dev.stamp ## write the types of the views for the pages
	@$(BIN)/python tools/view_types.py

screenshots: $(VENV)/dev.stamp chromium pages ## make a picture of every page, in screenshots/
	@$(BIN)/python -m tests.pages.screenshots

bench: $(VENV)/dev.stamp ## measure how fast Sabot is
	@$(BIN)/python -m tests.benchmarks.bench

crash: $(VENV)/dev.stamp ## kill a floor at random moments until you stop it, nothing lost and nothing done twice
	@$(BIN)/python -m tests.store.crash

chisquare: $(VENV)/dev.stamp ## hold a thousand million simulated coups against the exact engine, cell by cell
	@$(BIN)/python -m tests.benchmarks.chisquare

soak: $(VENV)/dev.stamp ## run random tables and kill floors until you stop it, every invariant checked
	@$(BIN)/python -m tests.soak

shuffle: $(VENV)/dev.stamp ## shuffle a million decks and say how even they are
	@$(BIN)/python -m tests.floor.shuffle_soak

lock: $(VENV)/uv.stamp ## write the locks in requirements/ again from pyproject.toml
	$(COMPILE) pyproject.toml --output-file requirements/run.txt
	$(COMPILE) --group dev --constraints requirements/run.txt --output-file requirements/dev.txt
	$(COMPILE) --group uv --output-file requirements/uv.txt

sentences: keys ## write the pages of deeds, of events, and of the keys of rule books
	@$(BIN)/python tools/sentences.py

keys: $(VENV)/dev.stamp ## write the page of the keys and words of rule books
	@$(BIN)/python tools/rulebook_keys.py

authority: $(VENV)/dev.stamp ## write the pages of who may do what under each rule book, and over the API
	@$(BIN)/python tools/authority.py
	@$(BIN)/python tools/routes.py

unplayed: $(VENV)/dev.stamp ## take what scenarios play now out of the lists of what none plays
	@$(BIN)/python tools/unplayed.py

register: $(VENV)/dev.stamp ## write the register of clauses and the tests that prove them
	@$(BIN)/python tools/register.py

clean: ## remove the environment and everything made by the tools
	rm -rf $(VENV) build dist pages/node_modules src/sabot/web/pages screenshots .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -type d -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/uv.stamp: requirements/uv.txt
	@command -v $(PYTHON) >/dev/null || { echo "Sabot needs Python; there is no $(PYTHON)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Sabot needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name another one: make $(MAKECMDGOALS) PYTHON=python3.13" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || { \
	  echo "This Python cannot make environments. On Debian: apt install python3-venv" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

$(VENV)/run.stamp: requirements/run.txt $(VENV)/uv.stamp
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes --requirement $<
	@touch $@

# Installed in place: an edit under src/ is live at once. The build tools come from the development lock, hashes
# and all, and stay out of the environment. The pages are built on the way, with npm.
$(VENV)/package.stamp: pyproject.toml hatch_build.py $(PAGES) $(VENV)/run.stamp
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable . \
	  --build-constraints requirements/dev.txt --require-build-hashes
	@test -f src/sabot/web/pages/index.html || { \
	  echo "THE PAGES WERE NOT BUILT, so there is nothing to see in a browser; all else works." >&2; \
	  cat build/pages-not-built.txt >&2; \
	  echo "When npm can reach its registry (npm config get registry): make pages" >&2; }
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/package.stamp
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes --requirement $<
	@touch $@
