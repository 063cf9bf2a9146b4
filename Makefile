# make run | test | check | lint | compile | bench | golden | lock | translations
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python

.PHONY: run test check lint compile uncompile lock

$(VENV)/base.stamp: requirements/base.txt
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/base.txt
	touch $@

$(VENV)/dev.stamp: requirements/dev.txt
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@ $(VENV)/base.stamp

compile: $(VENV)/base.stamp
	STARDECK_RULES=interpreted $(PY) -m config.rules_build

uncompile: $(VENV)/base.stamp
	STARDECK_RULES=interpreted $(PY) -m config.rules_build remove
