# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test chromium bench clean

play: .venv/play
	@$(BIN)/antre serve

test: .venv/test chromium
	$(BIN)/python -m pytest -n 2

# The browser tests drive Debian's Chromium.
chromium:
	@command -v chromium >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "Installing Chromium ..." && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	} || { \
		echo "*****************************************************************************"; \
		echo "  CHROMIUM IS MISSING and could not be installed: the browser tests WILL FAIL."; \
		echo "  Install it yourself, for example: sudo apt-get install chromium"; \
		echo "*****************************************************************************"; \
	} >&2

bench: .venv/test
	$(BIN)/antre bench nidavellir

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/play: pyproject.toml constraints.txt
	$(call install,.[server])
	@touch $@

.venv/test: pyproject.toml constraints.txt
	$(call install,.[dev])
	@touch $@ .venv/play

define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Antre needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version)." \
		"Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Antre into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '$(1)'
endef
