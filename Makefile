# Every task by name. Each sets up what it needs first; see tools/setup.sh.
PYTHON_IN_VENV := .venv/bin/python
# A screen of its own, with OpenGL in software, so that tests run the same everywhere.
# pytest may write bytecode: without it each worker rewrites every test's assertions (10 s).
ON_A_SCREEN := env -u PYTHONDONTWRITEBYTECODE QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 \
	xvfb-run -a -s "-screen 0 1600x1000x24 +extension GLX"
PYTEST := $(PYTHON_IN_VENV) -m pytest
# Each worker begins with tests that stand together and takes some of another's
# when it has none left. (By whole files, xdist waits for ever for a worker that
# has died.) A worker needs up to 800 MB.
PARALLEL := -n auto --maxprocesses=4 --dist=worksteal

.PHONY: help run test fuzz soak mutants test-slow test-headless bench targets check format docs wheel dist prove clean

help: ## list the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## set everything up and open the window (FILE=my.fig opens a file)
	@tools/setup.sh run
	@$(PYTHON_IN_VENV) -m cubewright $(if $(FILE),"$(FILE)")

test: ## set up what tests need and run the default tier (ARGS="-k editor" chooses)
	@tools/setup.sh test
	@$(ON_A_SCREEN) $(PYTEST) $(PARALLEL) -m "not slow and not timed" $(ARGS)

# Tests that measure time run alone, the others side by side. pytest ends with 5
# where ARGS leaves it nothing to run.
test-slow: ## run the slow tier: long searches, memory, responsiveness, many examples of each property
	@tools/setup.sh test
	@status=0; \
	$(ON_A_SCREEN) $(PYTEST) -m timed $(ARGS) || [ $$? = 5 ] || status=1; \
	$(ON_A_SCREEN) $(PYTEST) $(PARALLEL) -m "(slow or hypothesis) and not timed" \
		--hypothesis-profile=thorough --timeout=600 $(ARGS) || [ $$? = 5 ] || status=1; \
	exit $$status

fuzz: ## read a million damaged files with each reader (INPUTS=1000 takes fewer, FIRST=1000000 others)
	@tools/setup.sh test
	@CUBEWRIGHT_FUZZ=$(or $(INPUTS),1000000) CUBEWRIGHT_FUZZ_FIRST=$(or $(FIRST),0) $(ON_A_SCREEN) $(PYTEST) -n auto --maxprocesses=4 \
		--dist=load --timeout=0 -m slow -k thorough \
		tests/unit/formats/test_fuzz.py tests/unit/formats/collection tests/gui/shell/test_fuzz_own_files.py $(ARGS)

soak: ## use the window at random for MINUTES=30, with faults, and report what it found (SEED=1 repeats)
	@tools/setup.sh test
	@$(PYTHON_IN_VENV) tests/soak/soak.py --minutes $(or $(MINUTES),30) $(if $(SEED),--seed $(SEED)) $(ARGS)

mutants: ## change the code at random places and count the changes that tests notice (PACKAGE=cubewright.model SAMPLE=50 SEED=1)
	@tools/setup.sh mutants
	@$(ON_A_SCREEN) $(PYTHON_IN_VENV) tools/mutants.py $(or $(PACKAGE),cubewright.model) \
		--sample $(or $(SAMPLE),50) --seed $(or $(SEED),1) $(ARGS)

test-headless: ## run the default tier without the window tests, as if Qt were not installed
	@tools/setup.sh test
	@$(PYTHON_IN_VENV) tools/without_qt.py $(PARALLEL) -m "not slow and not timed" tests/unit $(ARGS)

bench: ## time everything beside other programs, alone on the machine: more than an hour (build/*.csv)
	@tools/setup.sh bench
	@CUBEWRIGHT_BENCH_ROUNDS=7 $(PYTHON_IN_VENV) -m pytest -q -s tests/benchmarks
	@$(PYTHON_IN_VENV) tests/benchmarks/engines_table.py $(ARGS)
	@$(PYTHON_IN_VENV) tests/benchmarks/flat_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/ratios_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/disassembly_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/one_assembly_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/turns_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/switches_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/meteor_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/threads_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/cluster_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/count_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/published_boards.py
	@$(PYTHON_IN_VENV) tests/benchmarks/first_solutions_table.py --limit-seconds 5
	@$(PYTHON_IN_VENV) tests/benchmarks/mending_table.py --errors 100
	@$(PYTHON_IN_VENV) tests/benchmarks/cuts_table.py --seeds 1 --seconds 20
	@$(ON_A_SCREEN) $(PYTHON_IN_VENV) tests/benchmarks/start_table.py
	@$(ON_A_SCREEN) $(PYTHON_IN_VENV) tests/benchmarks/view_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/targets_table.py --write docs/benchmarks.md

# Only the measurements of the table of targets. Two threads and two workers need two quiet processors.
targets: ## measure only the figures that have targets, alone on the machine: some seven minutes
	@tools/setup.sh bench
	@$(PYTHON_IN_VENV) tests/benchmarks/engines_table.py --alone \
		--puzzle bedlam --puzzle tetris --puzzle solid-pentominoes-3x4x5
	@$(PYTHON_IN_VENV) tests/benchmarks/threads_table.py --puzzle bedlam --limit-seconds 40
	@$(PYTHON_IN_VENV) tests/benchmarks/cluster_table.py --puzzle bedlam
	@$(PYTHON_IN_VENV) tests/benchmarks/count_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/flat_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/disassembly_table.py --targets
	@$(PYTHON_IN_VENV) tests/benchmarks/one_assembly_table.py --threads 1 2
	@$(PYTHON_IN_VENV) tests/benchmarks/turns_table.py
	@$(PYTHON_IN_VENV) tests/benchmarks/targets_table.py --write docs/benchmarks.md

check: ## format, lint, types, import borders and workflows
	@tools/setup.sh check
	@$(PYTHON_IN_VENV) -m ruff format --check .
	@$(PYTHON_IN_VENV) -m ruff check .
	@$(PYTHON_IN_VENV) -m mypy
	@$(PYTHON_IN_VENV) tools/lint_imports.py
	@[ "$$(uname)" != Linux ] || .venv/bin/actionlint .github/workflows/*.yml

format: ## put every file into the one format, and mend what can be mended
	@tools/setup.sh check
	@$(PYTHON_IN_VENV) -m ruff check --fix-only --quiet .
	@$(PYTHON_IN_VENV) -m ruff format .

docs: ## build the documents as web pages in build/docs/html
	@tools/setup.sh docs
	@$(PYTHON_IN_VENV) tools/build_docs.py

wheel: docs ## build the package in dist/, which pip installs, with the documents
	@$(PYTHON_IN_VENV) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

dist: wheel ## build the packages for people who have no Python in dist/ (.tar.xz and .deb on Linux)
	@tools/setup.sh dist
	@$(PYTHON_IN_VENV) packaging/build.py

prove: ## use the packages of dist/ on bare Debian systems, as root (SUITE=bookworm chooses)
	@packaging/prove.sh $(SUITE)

clean: ## remove the virtual environment and everything that was made by running
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
