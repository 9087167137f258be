# `make` without a target lists the targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Bytecode is kept: otherwise each of the many processes that the tests start would compile the package again.
unexport PYTHONDONTWRITEBYTECODE

# Each worker starts with a row of neighbouring tests, so that a module's server or browser is rarely started twice.
WORKERS := -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play terminal serve site test soak check chromium tmux lld format engine golden bench latency site-times pictures previews docs release clean

help:  ## list the targets
	@echo "menagerie: Mausen, Awimbawé and Mopsen"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/installed  ## play in the browser (HOST=0.0.0.0 lets phones in the same network join)
	@$(BIN)/menagerie serve $(if $(HOST),--host $(HOST)) --browser

terminal: $(VENV)/installed  ## play in the terminal
	@$(BIN)/menagerie play

serve: $(VENV)/installed  ## run a server for people and programs
	@$(BIN)/menagerie serve

site: $(VENV)/installed  ## write a site that plays in the browser, for any web server, to the folder site (DIR=… for another)
	@$(BIN)/menagerie site $(or $(DIR),site)

test: check  ## check everything: format, lint, types, layers, tests with a real browser and terminal
	$(BIN)/pytest $(WORKERS)

soak: check  ## like test, with the longest proofs and all cases of every test: takes about half an hour
	$(BIN)/pytest $(WORKERS) --soak

check: $(VENV)/installed-dev chromium tmux lld
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

chromium:
	@$(BIN)/python -c 'import sys; from tests.browser.people import CHROMIUM; sys.exit(CHROMIUM is None)' \
	  || { test "$$(id -u)" = 0 && echo "Installing Chromium for the browser tests, once …" \
	       && apt-get update -qq && export DEBIAN_FRONTEND=noninteractive \
	       && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } > /dev/null; } \
	  || echo "*** There is no Chromium, and it cannot be installed here: THE BROWSER TESTS WILL NOT RUN. ***"

tmux:
	@command -v tmux > /dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq tmux > /dev/null; } \
	  || echo "*** There is no tmux, and it cannot be installed here: the tests in a real terminal will not run. ***"

lld:
	@$(BIN)/python -c 'import sys; from menagerie.engine.build import linker; sys.exit(linker() is None)' \
	  || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq lld > /dev/null; } \
	  || echo "*** There is no wasm-ld, and it cannot be installed here: the engine cannot be built. ***"

format: $(VENV)/installed-dev  ## format the sources
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

engine: $(VENV)/installed-dev lld  ## build the WebAssembly engine again, after a change to rules or kernels
	$(BIN)/python -m menagerie.engine.build

golden: $(VENV)/installed-dev  ## rewrite the golden records, after a change that is meant to change them
	$(BIN)/python -m tests.golden_records

bench: $(VENV)/installed-rivals  ## measure the speed and compare it with OpenSpiel and other environments
	$(BIN)/menagerie bench
	$(BIN)/menagerie bench --envs

latency: $(VENV)/installed-dev chromium  ## measure the time from a click on a card to the paint, in a real browser
	$(BIN)/python -m tests.browser.latency

site-times: $(VENV)/installed-dev chromium  ## measure how long the site without a server takes to start
	$(BIN)/python -m tests.site.start_times

pictures: $(VENV)/installed-dev chromium  ## take the pictures in docs/pictures again
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/pytest -q -n 0 --snapshot-update tests/terminal/test_snapshots.py
	for game in mausen-5 awimbawe-3 mopsen-4; do \
	  sed '/@font-face/,/}/d' "tests/terminal/__snapshots__/test_snapshots/test_table[$$game-size0].svg" > docs/pictures/terminal-$${game%-*}.svg; done

previews: $(VENV)/installed-dev chromium  ## draw the pictures for link previews again
	$(BIN)/python -m tests.browser.previews

docs: $(VENV)/installed-docs  ## build the documentation site in build/docs
	$(BIN)/mkdocs build --quiet

release: $(VENV)/installed-release  ## build a release in dist, and try it in an environment of its own
	$(BIN)/python -m tools.release

clean:  ## remove what make has installed
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "menagerie needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 2; }
	@echo "Setting up menagerie in $(VENV), once …"
	@$(PYTHON) -m venv $(VENV)

# Python compiles what it imports; compiling all that is installed would take most of the time.
$(VENV)/installed: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(VENV)/installed-dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,peers,envs,plots,cluster]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-rivals: $(VENV)/installed-dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[peers,envs,rivals]'
	@touch $@

$(VENV)/installed-docs: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[docs]'
	@touch $@

$(VENV)/installed-release: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[release]'
	@touch $@
