# The front door. `make help` lists what there is.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The .pxd of the core and its like are written by hand, those of the expansions by the build.
COMPILED := $(shell find src -name '*.pxd' -not -path '*/expansions/*')
SOURCES := $(COMPILED) $(COMPILED:.pxd=.py) setup.py $(wildcard src/bastide/compiling/*.py) \
	$(shell find src/bastide/expansions -name '*.py' -not -path '*/tests/*')

.DEFAULT_GOAL := help
.PHONY: help play play-terminal web test torch second-opinion check format coverage lock wheel pictures bench bench-server siege bench-page sizes film types build clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: build web ## serve the game and open it in a browser (HOST, PORT, DATABASE)
	@$(BIN)/bastide serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database $(DATABASE))

play-terminal: build ## play in the terminal
	@$(BIN)/bastide play

web: build ## build the page of the game
	@$(BIN)/python scripts/build_web.py

test: build web ## run all tests, and print what they cover
	@command -v chromium >/dev/null || scripts/need.sh chromium || true
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || scripts/need.sh postgresql || true
	@# A page or server may be late on a busy machine: what fails beside others must pass alone.
	@$(BIN)/python -m pytest -n auto --maxschedchunk 1 || { echo "once more, one after the other, what failed:"; \
		$(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none; }
	@$(MAKE) -s coverage

second-opinion: build ## compare engine and second opinion on random games (GAMES, FIRST: a seed, JOBS)
	@$(BIN)/python -m tests.second_opinion $(if $(GAMES),--games $(GAMES)) $(if $(FIRST),--first $(FIRST)) $(if $(JOBS),--jobs $(JOBS))

# It is large, so that only who wants examples/ppo.py, and its test, needs it.
torch: build ## install PyTorch for examples/ppo.py
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check torch==2.13.0

# Tracing makes tests that run Python take up to 1.7 times as long, so that `make test` prints a cheap part of it.
COVER ?= tests/engine tests/words
coverage: build ## print what some tests cover (COVER=tests: all of them)
	@$(BIN)/python -m pytest -n auto --cov --cov-report=term $(COVER)
	@echo "covered by $(COVER), of what runs as Python: compiled modules are not traced"

check: build ## formatters, linters, strict types and import directions, of Python and of the page; known vulnerabilities
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -q tests/core/test_import_directions.py
	@$(BIN)/python scripts/build_web.py check
	@$(BIN)/python scripts/audit.py

format: build ## lay out Python, TypeScript and Svelte as the formatters want it
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python scripts/build_web.py format

wheel: build web ## build dist/bastide-*.whl, with the page and without tests
	@$(BIN)/python scripts/build_wheel.py

pictures: build ## draw the pictures of README.md anew, from the records beside them
	@$(BIN)/bastide picture docs/pictures/board.bastide --turn 43 --no-last --width 1600 -o docs/pictures/board.webp
	@$(BIN)/bastide picture docs/pictures/game.bastide --turn 31 --scores -o docs/pictures/score.svg
	@$(BIN)/bastide picture docs/pictures/game.bastide --turn 31 --scores --animate --seconds 0.7 --width 760 \
		-o docs/pictures/film.webp

# Without PyTorch: it is no part of what is installed here.
LOCKED = art dataset dev examples openspiel ray rl server
lock: ## write requirements.txt anew from the bounds in pyproject.toml, with hashes (UPGRADE=1: newest versions)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip compile --quiet pyproject.toml $(LOCKED:%=--extra %) --universal --python-version 3.11 --generate-hashes \
		--no-annotate --no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) -o requirements.txt

bench: build ## how fast it is
	@$(BIN)/bastide bench

bench-server: build ## how many games the server carries, beside a bare echo
	@$(BIN)/python scripts/bench_server.py $(BENCH)

siege: build ## what the server withstands: load with hostile people, kills, hostile messages (SIEGE="load kills fuzz --share 0.1")
	@$(BIN)/python -m tests.siege $(SIEGE)

bench-page: build web ## how quick the page is in a browser: until it answers, and the longest task of a turn
	@$(BIN)/python -m tests.web.bench

sizes: build web ## how large tiles and pieces are in games with each set, in a real browser; takes minutes
	@$(BIN)/python -m tests.web.sizes $(SETUPS)

film: build web ## strips of what a player sees, as PNGs in tests/web/artefacts (SCENES="dragon tutorial": only those)
	@$(BIN)/python -m tests.web.film $(SCENES)

types: build ## write the TypeScript types of the protocol
	@$(BIN)/python scripts/generate_types.py

build: $(VENV)/.built ## set up the virtual environment and compile the engine

$(VENV)/.installed: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "bastide needs Python 3.11 or newer; set PYTHON=...")'
	@echo "setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@# The lock is complete, so nothing is resolved again: a newer release of something must not get in the way.
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.txt
	@BASTIDE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(SOURCES)
	@echo "compiling the engine ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis \
		src/bastide/server/static web/node_modules tests/web/artefacts
	find src \( -name '*.so' -o -name '__pycache__' \) -exec rm -rf {} +
	find src/bastide/expansions -name '*.pxd' -delete; rm -f src/bastide/core/access.pyx
