# Everything that a developer or CI runs. Only Go and npm are needed; make fetches the rest.
export CGO_ENABLED ?= 0
# As the programs are built, so that the tests and linters compile no package once more.
export GOFLAGS ?= -trimpath

RUNTIME := .runtime/node_modules/.package-lock.json
LINTERS := .runtime/node_modules/.linters
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
COMMIT  ?= $(shell git rev-parse --short=12 HEAD 2>/dev/null || echo unknown)
needs_node = @node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || a == 20 && b >= 19 ? 0 : 1)' \
	|| { echo "the web UI and the checks of the documents need Node 20.19 or later, not $$(node --version || echo none)"; exit 1; }
LDFLAGS := -s -w -X main.buildVersion=$(VERSION) -X main.buildCommit=$(COMMIT)
UI         := impl/ui/web
UI_MODULES := $(UI)/node_modules/.package-lock.json
UI_TESTS   := $(UI)/node_modules/.tests
UI_BUILT   := impl/ui/dist/index.html
UI_SOURCES := gen/ts/oss.ts $(wildcard examples/dashboards/*.json) $(shell find $(UI) -path $(UI)/node_modules -prune -o -path $(UI)/e2e -prune -o -type f -print)
OURS    := ./.ci/testreport ./cmd/... ./e2e/... ./gen/api ./impl/... ./openapi/...
GOTEST  := go test -count=1 -timeout 25m

.DEFAULT_GOAL := help

.PHONY: help
help: ## Print this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-12s %s\n", $$1, $$2}'

.PHONY: run
run: needs engine bin/obstack ## Serve the web UI on :8080 and the API on :8000 with demo data
	@./bin/obstack serve --demo

.PHONY: run-managed
run-managed: needs engine bin/obstack-managed ## Serve the managed API with demo data on :8000
	@./bin/obstack-managed serve --demo --data ./data-managed

# Before minutes of fetching: what make cannot fetch.
.PHONY: needs
needs:
	$(needs_node)
	@command -v go >/dev/null || { echo "Go 1.26 or later is needed: https://go.dev/dl/"; exit 1; }

# step runs a command as a numbered part of make run, without its output unless it fails.
step = @.ci/step '$(if $(filter run run-managed,$(MAKECMDGOALS)),[$(1)/4] )$(2)' sh -c '$(3)'
NPM_CI := npm ci --ignore-scripts --no-audit --no-fund

$(RUNTIME): .runtime/package.json .runtime/package-lock.json
	$(call step,1,Fetching the engine library and the servers of the tests (230 MB once),cd .runtime && $(NPM_CI) --omit=dev)
	@touch $@

# What checks the documents, beside what the server runs on.
$(LINTERS): .runtime/package.json .runtime/package-lock.json
	$(needs_node)
	$(call step,1,Fetching the checks of the documents (once),cd .runtime && $(NPM_CI))
	@touch $(RUNTIME) $@

.PHONY: engine
engine: $(RUNTIME) ## Fetch the engine library (and what the tests need)
	@ls .runtime/node_modules/@chdb/*/libchdb.so >/dev/null || \
		{ echo "there is no engine library for this platform; see docs/running.md"; exit 1; }

$(UI_MODULES): $(UI)/package.json $(UI)/package-lock.json
	$(needs_node)
	$(call step,2,Fetching the packages of the web UI (once),cd $(UI) && $(NPM_CI) --omit=dev)
	@touch $@

# What tests the web UI, a browser above all, beside what builds it.
$(UI_TESTS): $(UI)/package.json $(UI)/package-lock.json
	$(needs_node)
	$(call step,2,Fetching the packages and the browser tests of the web UI (once),cd $(UI) && $(NPM_CI))
	@touch $(UI_MODULES) $@

.PHONY: ui-tests
ui-tests: $(UI_TESTS) ui ## Fetch the browser and what else tests the web UI

.PHONY: screenshots
screenshots: engine ui-tests ## Take the pictures of the manual, and those of other pages into impl/ui/web/test-results
	PICTURES=1 $(GOTEST) -run '^TestUI$$' ./e2e/ui

$(UI_BUILT): $(UI_MODULES) $(UI_SOURCES)
	$(call step,3,Building the web UI,cd $(UI) && npm run build)

.PHONY: ui
ui: $(UI_BUILT) ## Build the web UI, if its sources have changed

.PHONY: ui-dev
ui-dev: $(UI_MODULES) ## Serve the web UI with hot reload, with the API of the server on :8080
	cd $(UI) && npm run dev

.PHONY: build
build: bin/obstack bin/obstack-managed ## Build bin/obstack and bin/obstack-managed

# Always: go knows what has changed.
.PHONY: bin/obstack bin/obstack-managed
bin/obstack bin/obstack-managed: | ui
	$(call step,4,Building $@ (minutes the first time),go build -trimpath -ldflags "$(LDFLAGS)" $(if $(findstring managed,$@),-tags managed) -o $@ ./cmd/obstack)

.PHONY: test
test: engine ui-tests ## Run every test of both builds on real SQLite, PostgreSQL and the real engine
	cd $(UI) && npm test
	@echo "Testing all packages. The longest come first, so the first line is printed after a minute or two"
	.ci/gotest

.PHONY: race
race: engine ui-tests ## The same under the race detector (needs a C compiler)
	CGO_ENABLED=1 TEST_PATIENCE=$${TEST_PATIENCE:-3} .ci/gotest -race

N ?= 10

.PHONY: flakes
flakes: engine ui-tests ## Run every test N=10 times, quiet and beside busy cores in turn, and print which failed
	.ci/flakes $(N)

REQUESTS ?= 100000
SEED     ?= 1

.PHONY: contract
contract: engine ## Send 100,000 generated requests to both builds and compare every answer with the documents
	$(GOTEST) ./e2e/contract -v -run '^TestGenerated$$' -requests $$(($(REQUESTS) / 2)) -seed $(SEED)

KILLS     ?= 300
# Of each kind: of the engine, of the server, of both, and of the power, for which root is needed to mount a disk.
INGEST_KILLS ?= 500
POWER        ?= $(if $(filter 0,$(shell id -u)),-power)
NEIGHBOUR ?= 2m
AWAY      ?= 10m
SOAK      ?= 10m

.PHONY: faults
faults: engine ui-tests ## SIGKILL what evaluates and delivers, take away what it needs, attack it with one key, and see what others notice
	$(GOTEST) ./e2e/alerting -v -run '^TestEvaluate' -kills $(KILLS)
	$(GOTEST) ./e2e/alerting -v -run '^TestDeliver[A-Z]' -kills $(KILLS)
	$(GOTEST) ./e2e/alerting -v -run Clock -kills $(KILLS)
	$(GOTEST) ./e2e/alerting -v -run '^TestTwoVersionsDoEverythingOnce$$' -before
	$(GOTEST) ./e2e/lifecycle -v -run '^TestAKillLoses' -kills $(KILLS)
	$(GOTEST) -timeout 1h ./impl/query -v -thorough
	$(GOTEST) $(addprefix ./e2e/,contract dashboards edge lifecycle limits organizations people team) -every-store
	$(GOTEST) ./e2e/ui -run '^TestUI$$' -thorough
	$(GOTEST) ./e2e/memory -thorough
	$(GOTEST) ./e2e/edge -v -run '^Test(NoUpdateIsLost|Streams)$$' -thorough
	$(GOTEST) ./e2e/search -run 'HostileSQL|UnstoppableSQL' -thorough
	$(GOTEST) ./e2e/sources -thorough -rapid.checks 100
	$(GOTEST) ./e2e/dashboards -rapid.checks 100
	$(GOTEST) ./impl/alerting -v -run '^TestEverythingThatHappens$$' -thorough
	$(GOTEST) -timeout 5h ./impl/ingest -v -run Killed -kills $(INGEST_KILLS) $(POWER)
	$(GOTEST) -timeout 3h ./e2e/telemetry -v -run '^Test(ClickHouseIsAway|FullDisks)$$' -away $(AWAY) $(if $(POWER),-full-disks)
	$(GOTEST) ./e2e/telemetry -v -run '^TestTheCollector$$' -collector
	$(GOTEST) ./e2e/telemetry -v -run '^TestSoak$$' -soak $(SOAK)
	$(GOTEST) ./e2e/neighbour -v -run '^Test(Neighbour|FloodOfTelemetry)$$' -neighbour $(NEIGHBOUR)

.PHONY: bench
bench: engine build ui-tests ## Print the figures of the budgets
	go test -run "^$$" -bench . -benchtime 1x -timeout 30m ./e2e/bench ./e2e/alerting
	go test -run "^$$" -bench "^BenchmarkObserve$$" -benchtime 1x ./impl/query
	go test -run "^$$" -bench "^BenchmarkBudgets$$" -benchtime 1x ./e2e/ui

.PHONY: generate
generate: .runtime/node_modules/.bin/openapi-typescript ## Generate the code of the OpenAPI documents
	go generate ./...
	$< openapi/oss.yaml --output gen/ts/oss.ts

.runtime/node_modules/.bin/openapi-typescript:
	$(MAKE) $(LINTERS)

# The test of the SDKs takes a minute or more. SDK_PASSED is the file that says on this machine that it has passed: its name has the
# hash of the test's inputs, which are files, generators, linters, Go and Node.
SDK_INPUTS = $(shell { go version; node --version; git hash-object go.mod .runtime/package-lock.json; \
	find openapi -type f -not -path '*/out/*' | sort | while read -r file; do echo "$$file"; cat "$$file"; done; } | git hash-object --stdin)
SDK_PASSED = $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/obstack/sdks-$(or $(SDK_INPUTS),$(error the inputs of openapi/sdks cannot be read))

.PHONY: verify
verify: $(LINTERS) generate tidy ## Prove that nothing generated is stale, and that the documents are valid and generate SDKs
	$(GOTEST) ./openapi/...
	@passed="$(SDK_PASSED)"; if [ -e "$$passed" ]; then echo "openapi/sdks has passed with these documents and generators"; \
		else (cd openapi/sdks && $(GOTEST) .) && mkdir -p "$$(dirname "$$passed")" && touch "$$passed"; fi
	git add -N . && git diff --exit-code

LINT := go tool -modfile=.ci/lint/go.mod

.PHONY: lint
lint: $(UI_TESTS) ## Run golangci-lint, gofumpt and tsc, and look for code that neither build uses
	@echo "Checking the code: minutes at the first time, seconds later"
	$(LINT) golangci-lint run --allow-serial-runners $(OURS)
	$(LINT) golangci-lint run --allow-serial-runners --build-tags managed ./cmd/... ./e2e/...
	@dir=$$(mktemp -d) && trap 'rm -r "$$dir"' EXIT && for tag in oss managed; do \
		$(LINT) deadcode -tags $$tag ./cmd/obstack >"$$dir/$$tag" || exit 1; done; \
		dead=$$(sort "$$dir/oss" "$$dir/managed" | uniq -d); \
		if [ -n "$$dead" ]; then echo "neither build calls these:"; echo "$$dead"; exit 1; fi
	@out=$$(go run mvdan.cc/gofumpt -l .ci cmd e2e gen/api impl openapi tools.go); \
		if [ -n "$$out" ]; then echo "gofumpt would change:"; echo "$$out"; exit 1; fi
	cd $(UI) && npm run lint

.PHONY: tidy
tidy: ## Tidy go.mod, and those of the linters and of the test of the SDKs
	go mod tidy
	cd .ci/lint && go mod tidy
	cd openapi/sdks && go mod tidy
