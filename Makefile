# What there is to type; `make` alone says it.
PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
SUITS := -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null
PYTHON ?= $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do $$each $(SUITS) && { echo $$each; break; }; done)

.DELETE_ON_ERROR:
.PHONY: help run test check lint format compile uncompile golden bench translations screenshot lock hooks clean

help: ## say what there is to type
	@grep -E '^[a-z]+:.* ## ' Makefile | sed -E 's/:.* ## /\t/' | expand -t 16

run: $(VENV)/base.stamp ## set everything up and serve the site: make run PORT=8123
	@$(PY) manage.py run_site --prepare --port "$(PORT)"

test: $(VENV)/dev.stamp ## set everything up and run every check and test, as CI does
	@STARDECK_RULES=interpreted $(PY) -m tests.run

check: $(VENV)/dev.stamp lint ## the quick loop: lint, types, unit tests on SQLite, interpreted
	@STARDECK_RULES=interpreted PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -q -n 2 --dist worksteal --nomigrations -p no:schemathesis -p no:playwright -m "not slow and not browser and not servers"

lint: $(VENV)/dev.stamp ## style, format and types
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check .
	@STARDECK_RULES=interpreted $(PY) -m mypy

format: $(VENV)/dev.stamp ## lay the code out
	@$(PY) -m ruff check --quiet --fix .
	@$(PY) -m ruff format --quiet .

compile: $(VENV)/base.stamp ## compile the rules with mypyc
	@STARDECK_RULES=interpreted $(PY) -m config.rules_build

uncompile: $(VENV)/base.stamp ## remove the compiled rules
	@STARDECK_RULES=interpreted $(PY) -m config.rules_build remove

golden: $(VENV)/dev.stamp ## write the golden games anew; read the difference before you commit it
	@STARDECK_RULES=interpreted $(PY) -m tests.golden

bench: $(VENV)/dev.stamp ## measure, and write docs/performance.md
	@STARDECK_RULES=interpreted $(PY) -m config.rules_build
	@$(PY) -m benchmarks

translations: $(VENV)/dev.stamp ## gather the pages' texts for translators
	@STARDECK_RULES=interpreted $(PY) manage.py make_translations

screenshot: $(VENV)/dev.stamp ## make the pictures of the README from a running site
	@STARDECK_RULES=interpreted $(PY) -m config.rules_build if-possible
	@$(PY) -m benchmarks.screenshot

lock: ## pin requirements/*.in again, with hashes
	@command -v uv >/dev/null || { echo "uv is not installed: pip install uv"; exit 1; }
	@cd requirements && for name in base dev; do \
		uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header -o $$name.txt $$name.in || exit 1; done

hooks: ## run `make check` before each of your commits, and check their subjects
	@git config core.hooksPath .githooks
	@echo "Commits are checked from now on; 'git config --unset core.hooksPath' ends that."

clean: ## remove what was installed and built; keeps var/, where your decks are
	rm -rf $(VENV) build

$(VENV)/base.stamp: requirements/base.txt
	$(call install,base)

$(VENV)/dev.stamp: requirements/dev.txt
	$(call install,dev)

# pip downloads nothing that is installed already.  --no-compile: Python compiles the modules that are imported, which are a small part.
define install
	@{ $(PY) $(SUITS) && $(PY) -m pip --version >/dev/null 2>&1; } || { \
		$(or $(PYTHON),false) $(SUITS) || { \
			echo "Stardeck needs Python 3.11 to 3.14$(if $(PYTHON),; $(PYTHON) is none of them). Name one:"; \
			echo "make $(MAKECMDGOALS) PYTHON=/path/to/python3.11"; exit 1; }; \
		$(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing what requirements/$(1).txt pins."
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/$(1).txt
	@touch $@
endef
