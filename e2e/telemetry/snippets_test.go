package telemetry

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// block is the only one of a kind in the manual's page that has the text.
func block(t *testing.T, kind, text string) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "telemetry.md"))
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, b := range regexp.MustCompile("(?ms)^```"+kind+"\n(.*?)^```").FindAllStringSubmatch(string(page), -1) {
		if strings.Contains(b[1], text) {
			found = append(found, b[1])
		}
	}
	if len(found) != 1 {
		t.Fatalf("there are %d blocks of %s with %q", len(found), kind, text)
	}
	return found[0]
}

// testSnippetsOfTheManual runs the programs of the manual unchanged. It replaces only the address, the key and the name of the service
// in their environment.
func testSnippetsOfTheManual(t *testing.T, s *stack) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	for name, run := range map[string]struct{ file, kind, text, command string }{
		"go":   {"main.go", "go", "package main", "go run"},
		"node": {"app.js", "js", "NodeSDK", "node"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), run.file)
			if err := os.WriteFile(file, []byte(block(t, run.kind, run.text)), 0o600); err != nil {
				t.Fatal(err)
			}
			environment := strings.NewReplacer("=checkout", "="+name, "http://localhost:4318", s.OTLPHTTP, "obs_ing_…", s.Keys.IngestionKey).
				Replace(block(t, "text", "OTEL_EXPORTER_OTLP_ENDPOINT"))
			command := append(strings.Fields(run.command), file)
			cmd := exec.CommandContext(t.Context(), command[0], command[1:]...)
			cmd.Dir = root // whose modules are those of the program
			cmd.Env = append(os.Environ(), "NODE_PATH="+filepath.Join(root, ".runtime", "node_modules"))
			cmd.Env = append(cmd.Env, strings.Fields(environment)...)
			if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
				t.Fatalf("%v: %s", err, out)
			}

			where := fmt.Sprintf("ServiceName:%q", name)
			s.wantCharted(t, "Logs", where+` Body:"order placed" LogAttributes.order:17`, nil, 1)
			s.wantCharted(t, "Traces", where+` SpanName:checkout`, nil, 1)
			sql := fmt.Sprintf("SELECT sum(Value) FROM otel_metrics_sum WHERE MetricName = 'orders' AND ServiceName = '%s'", name)
			patience.Within(t, sql+" is 1", func() bool { return harness.Ask(t, harness.EngineClient(s.Server), sql) == "1" })
			sql = fmt.Sprintf("SELECT count() FROM otel_logs WHERE ServiceName = '%s' AND TraceId IN (SELECT TraceId FROM otel_traces)", name)
			patience.Within(t, sql+" is 1", func() bool { return harness.Ask(t, harness.EngineClient(s.Server), sql) == "1" })
		})
	}
}

// firstSteps is the part of what the UI shows at its first steps that the expression finds, with the address and the key of a
// server.
func firstSteps(t *testing.T, s *stack, expression string) string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join("..", "..", "impl", "ui", "web", "src", "page", "start", "snippets.ts"))
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile("(?s)" + expression + "`([^`]*)`").FindSubmatch(source)
	if found == nil {
		t.Fatalf("the first steps have no %s", expression)
	}
	return strings.NewReplacer("${endpoint}", s.OTLPHTTP, "${key}", s.Keys.IngestionKey, "${more}", "").Replace(string(found[1]))
}

// testSnippetsOfTheFirstSteps runs what the UI offers for pasting, as far as it needs nothing that is not here: the variables, the
// program in Go, and curl.
func testSnippetsOfTheFirstSteps(t *testing.T, s *stack) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	run := func(script string) {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), "bash", "-e", "-c", script)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}

	variables, program, found := strings.Cut(firstSteps(t, s, "case 'Go':.*?text: "), "# main.go: go get ")
	if !found || strings.TrimSpace(variables) != "${environment()}" {
		t.Fatalf("the program does not stand behind the variables: %q", variables)
	}
	_, program, _ = strings.Cut(program, "\n")
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	run(firstSteps(t, s, "const environment = [^`]*") + "go run " + file)
	s.wantCharted(t, "Traces", `ServiceName:"my-service" SpanName:"first steps"`, nil, 1)

	run(strings.Replace(firstSteps(t, s, "case 'curl':.*?text: "), "curl ", "curl --fail --silent --show-error ", 1))
	s.wantCharted(t, "Logs", `ServiceName:"my-service" Body:"hello"`, nil, 1)
}
