# The commands of the project; `make` alone lists them.
PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
SUITS := -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null
PYTHON ?= $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do $$each $(SUITS) && { echo $$each; break; }; done)

.DELETE_ON_ERROR:
.PHONY: help run test quick check lint format compile uncompile golden bench bench-scale translations screenshot lock hooks clean

help: ## list these commands
	@grep -E '^[a-z-]+:.* ## ' Makefile | sed -E 's/:.* ## /\t/' | expand -t 16

run: $(VENV)/base.stamp ## set everything up and serve the site: make run PORT=8123
	@PYTHONDONTWRITEBYTECODE= exec $(PY) manage.py run_site --prepare --port "$(PORT)"

test: $(VENV)/dev.stamp ## set everything up and run every check and test, as CI does
	@STARDECK_RULES=interpreted $(PY) -m tests.commands.run

quick: $(VENV)/dev.stamp ## the quick loop: style, types and the tests nearest to what has changed
	@STARDECK_RULES=interpreted PYTHONDONTWRITEBYTECODE= $(PY) -m tests.commands.quick

check: $(VENV)/dev.stamp lint ## lint, types, unit tests on SQLite, interpreted
	@STARDECK_RULES=interpreted PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -q -n 2 --dist worksteal --nomigrations -p no:schemathesis -p no:playwright -m "not slow and not browser and not servers"

lint: $(VENV)/dev.stamp ## style, format and types
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check .
	@STARDECK_RULES=interpreted $(PY) -m mypy

format: $(VENV)/dev.stamp ## lay the code out
	@$(PY) -m ruff check --quiet --fix .
	@$(PY) -m ruff format --quiet .

compile: $(VENV)/base.stamp ## compile the rules with mypyc
	@STARDECK_RULES=interpreted $(PY) -m config.processes.rules_build

uncompile: $(VENV)/base.stamp ## remove the compiled rules
	@STARDECK_RULES=interpreted $(PY) -m config.processes.rules_build remove

golden: $(VENV)/dev.stamp ## write the golden games anew; read the difference before you commit it
	@STARDECK_RULES=interpreted $(PY) -m tests.golden

bench: $(VENV)/dev.stamp ## measure, and write docs/performance.md
	@STARDECK_RULES=interpreted $(PY) -m config.processes.rules_build
	@$(PY) -m benchmarks

bench-scale: $(VENV)/dev.stamp ## measure lists of public decks with up to a million decks
	@STARDECK_RULES=interpreted $(PY) -m benchmarks.scale.measure

translations: $(VENV)/dev.stamp ## gather the pages' texts for translators
	@STARDECK_RULES=interpreted $(PY) manage.py make_translations

screenshot: $(VENV)/dev.stamp ## make the pictures of the README from a running site
	@STARDECK_RULES=interpreted $(PY) -m config.processes.rules_build if-possible
	@$(PY) -m benchmarks.site.screenshot

lock: $(VENV)/uv.stamp ## pin requirements/*.in again, with hashes
	@cd requirements && for name in uv base dev; do \
		../$(VENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header -o $$name.txt $$name.in || exit 1; done

hooks: ## check the subject of each of your commits, and run `make check` before it
	@git config core.hooksPath .githooks
	@echo "Commits are checked from now on; 'git config --unset core.hooksPath' ends that."

clean: ## remove what was installed and built; keeps var/, where your decks are
	rm -rf $(VENV) build

$(VENV)/uv.stamp: requirements/uv.txt
	$(call install,uv)

$(VENV)/base.stamp: requirements/base.txt requirements/uv.txt
	$(call install,base)

$(VENV)/dev.stamp: requirements/dev.txt requirements/uv.txt
	$(call install,dev)

# The environment is made without pip, which takes seconds; config/processes/install.py runs the pip that Python carries.
define install
	@$(PY) $(SUITS) || { \
		$(or $(PYTHON),false) $(SUITS) || { \
			echo "Stardeck needs Python 3.11 to 3.14$(if $(PYTHON),; $(PYTHON) is none of them). Name one:"; \
			echo "make $(MAKECMDGOALS) PYTHON=/path/to/python3.11"; exit 1; }; \
		$(PYTHON) -m venv --clear --without-pip $(VENV); }
	@echo "Installing what requirements/$(1).txt pins."
	@$(PY) -P config/processes/install.py $(1)
	@touch $@
endef
