# Two commands for a newcomer: `make demo` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin

.PHONY: demo test check bench fuzz kills picture lock clean

demo: $(VENV)/run.done
	$(BIN)/melee demo --fast

test: $(VENV)/dev.done check
	$(BIN)/pytest -n auto --dist worksteal

check: $(VENV)/dev.done
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/dev.done
	$(BIN)/python -m tests.bench

# A million damaged inputs for each parser of words from outside.
fuzz: $(VENV)/dev.done
	$(BIN)/python -m tests.fuzz

# Every scenario with the service killed again and again, and other faults.
kills: $(VENV)/dev.done
	$(BIN)/python -m tests.kills

# The picture of the README is the demo's own output.
picture: $(VENV)/dev.done
	$(BIN)/python -m tests.picture docs/demo.svg

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.done: requirements.lock pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/dev.done: requirements-dev.lock $(VENV)/run.done
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

# Exact versions and hashes of everything, for both sets of packages.
lock: | $(VENV)/bin/python
	$(BIN)/pip install -q pip-tools
	$(BIN)/pip-compile -q --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras --allow-unsafe -o requirements.lock pyproject.toml
	$(BIN)/pip-compile -q --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras --allow-unsafe --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache *.egg-info
