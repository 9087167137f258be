# `make` alone explains itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play serve test format golden bench clean

help:  ## show this
	@echo "menagerie: Mausen, Awimbawé and Mopsen"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/installed-server  ## play in the browser (sets everything up the first time)
	@$(BIN)/menagerie serve --browser

serve: $(VENV)/installed-server  ## let people and programs play over the network
	@$(BIN)/menagerie serve

test: $(VENV)/installed-dev  ## check everything: format, lint, types, layers, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

format: $(VENV)/installed-dev  ## format the sources
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: $(VENV)/installed-dev  ## write the golden records anew, after a change that is meant to change them
	$(BIN)/python -m tests.golden_records

bench: $(VENV)/installed-dev  ## measure the speed, beside OpenSpiel
	$(BIN)/menagerie bench

clean:  ## remove what make has set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "menagerie needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 2; }
	@echo "Setting up menagerie in $(VENV), once …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(VENV)/installed-server: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[server,client]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,server,client,peers,plots,cluster]'
	@touch $@ $(VENV)/installed $(VENV)/installed-server
