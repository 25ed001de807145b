package ui

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

var grep = flag.String("grep", "", "run only the browser tests whose titles match")

// TestUI runs the browser tests on a server with the demo data; each of them is a subtest.
func TestUI(t *testing.T) {
	dir := web(t)
	env := chromium(t, dir)
	s := harness.StartServer(t, "", append(providerFlags(t), "--demo", "--deliver", "--ui-listen", "127.0.0.1:0")...)
	s.Poll("the demo data", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })

	setup := regexp.MustCompile(regexp.QuoteMeta(s.UI) + `/setup#token=\S+`).FindString(s.Stdout.String())
	if setup == "" {
		t.Fatal("the server has printed no link to set it up")
	}
	report := filepath.Join(t.TempDir(), "report.json")
	cmd := exec.CommandContext(t.Context(), "node", filepath.Join("node_modules", "@playwright", "test", "cli.js"), "test", "--grep", *grep)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), append(env, "BASE_URL="+s.UI, "SETUP_URL="+setup, "PLAYWRIGHT_JSON_OUTPUT_FILE="+report, "FORCE_COLOR=0")...)
	// Its browsers are its children, and end with it when it is asked to.
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGINT) }
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	failed := cmd.Run()
	text, err := os.ReadFile(report)
	if err != nil {
		t.Fatalf("the browser tests have no report: %v, %v\n%s", failed, err, &out)
	}
	all := harness.Decode[struct {
		Suites []suite
		Errors []problem
	}](t, string(text))
	for _, e := range all.Errors {
		t.Error(e.Message)
	}
	ran := 0
	for _, file := range all.Suites {
		t.Run(strings.TrimSuffix(file.Title, ".spec.ts"), func(t *testing.T) { ran += file.report(t) })
	}
	if ran == 0 || failed != nil && !t.Failed() {
		t.Errorf("%d browser tests ran: %v\n%s", ran, failed, &out)
	}
}

// providerFlags name an identity provider that is not there: the UI shows that there is one.
func providerFlags(t *testing.T) []string {
	t.Helper()
	dir := t.TempDir()
	secret, mapping := filepath.Join(dir, "secret"), filepath.Join(dir, "mapping.yaml")
	for name, text := range map[string]string{secret: "secret", mapping: "domains: {example.com: viewer}"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return []string{
		"--oidc-issuer", "http://127.0.0.1:1", "--oidc-client-id", "obstack", "--oidc-client-secret-file", secret, "--oidc-mapping", mapping,
	}
}

// suite is what Playwright reports of a file or of tests that are described together.
type suite struct {
	Title  string
	Suites []suite
	Specs  []struct {
		Title string
		Tests []struct {
			Status  string
			Results []struct {
				Errors      []problem
				Attachments []struct{ Name, Path string }
			}
		}
	}
}

type problem struct{ Message string }

// report makes a subtest of each test, and says how many there are.
func (s suite) report(t *testing.T) int {
	ran := len(s.Specs)
	for _, spec := range s.Specs {
		t.Run(spec.Title, func(t *testing.T) {
			for _, test := range spec.Tests {
				for _, result := range test.Results {
					for _, e := range result.Errors {
						t.Error(e.Message)
					}
					for _, a := range result.Attachments {
						t.Logf("%s: %s", a.Name, a.Path)
					}
				}
				if test.Status != "expected" { // such as skipped, because what it depends on has failed
					t.Error(test.Status)
				}
			}
			if len(spec.Tests) == 0 {
				t.Error("it did not run")
			}
		})
	}
	for _, inner := range s.Suites {
		t.Run(inner.Title, func(t *testing.T) { ran += inner.report(t) })
	}
	return ran
}
