# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test bench clean

play: .venv/play
	@$(BIN)/antre play

test: .venv/test
	$(BIN)/python -m pytest -n 2

bench: .venv/test
	$(BIN)/antre bench nidavellir

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/play: pyproject.toml constraints.txt
	$(call install,.)
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
