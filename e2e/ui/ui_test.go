package ui

import (
	"bytes"
	"cmp"
	"flag"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

var (
	grep     = flag.String("grep", "", "run only the browser tests whose titles match")
	zone     = flag.String("zone", cmp.Or(os.Getenv("TEST_ZONE"), "Europe/Berlin"), "time zone of the browser")
	thorough = flag.Bool("thorough", false, "look at the colors of each state in both themes")
)

// TestUI runs the browser tests on servers with the demo data; each of them is a subtest. With PICTURES it runs those that take the
// pictures of the manual.
func TestUI(t *testing.T) {
	b := newBrowser(t)
	if os.Getenv("PICTURES") != "" {
		b.test(t, demo(t), "pictures", "", "--grep", *grep)
		return
	}
	if *grep != "" {
		b.env = append(b.env, "TRACE=1")
		b.test(t, demo(t), "pages", "", "--grep", *grep)
		return
	}
	// The tests wait for most of the time, so half of them run beside the other half, on a server of their own.
	for _, half := range []string{"1", "2"} {
		t.Run("half "+half, func(t *testing.T) {
			t.Parallel()
			if failAgain(t) {
				return
			}
			b.test(t, demo(t), "pages", half, "--shard", half+"/2")
		})
	}
}

// TestBelowAPath runs the UI behind a proxy that has it below a path. The proxy removes the path, unless a request asks to keep it.
func TestBelowAPath(t *testing.T) {
	const path = "/tools/obstack"
	if failAgain(t) {
		return
	}
	b := newBrowser(t)
	var target atomic.Pointer[url.URL]
	server := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(target.Load()) }}
	mux := http.NewServeMux() // which has nothing elsewhere
	mux.HandleFunc(path+"/", func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Keep-Path") == "" {
			http.StripPrefix(path, server).ServeHTTP(w, r)
			return
		}
		w.Header().Set("Path", "kept")
		server.ServeHTTP(w, r)
	})
	proxy := httptest.NewServer(mux)
	t.Cleanup(proxy.Close)
	s := demo(t, "--public-url", proxy.URL+path)
	ui, err := url.Parse(s.UI)
	if err != nil {
		t.Fatal(err)
	}
	target.Store(ui)
	s.UI = proxy.URL + path
	b.test(t, s, "path", "path")
}

// test runs a project, whose tests become subtests.
func (b browser) test(t *testing.T, s *harness.Server, project, name string, args ...string) {
	t.Helper()
	if names := selected(); len(names) > 2 {
		args = []string{"--grep", strings.ReplaceAll(names[len(names)-1], "_", ".")} // the name of a subtest has underscores for spaces
	}
	all, out, failed := b.playwright(t, s, project, name, args...)
	for _, e := range all.Errors {
		t.Error(e.Message)
	}
	ran, flaky := 0, 0
	for _, file := range all.Suites {
		t.Run(strings.TrimSuffix(file.Title, ".spec.ts"), func(t *testing.T) { ran += file.report(t, &flaky) })
	}
	if flaky > 5 {
		t.Errorf("%d browser tests passed only when they ran again", flaky)
	}
	if ran == 0 || failed != nil && !t.Failed() {
		t.Errorf("%d browser tests ran: %v\n%s", ran, failed, out)
	}
}

// failAgain fails the browser test that -run asks for if this is a rerun of go test: Playwright has rerun the test already. It
// reports whether it did.
func failAgain(t *testing.T) bool {
	names := selected()
	if len(names) < 3 || slices.Contains([]string{"", "0"}, os.Getenv("TEST_RERUNS")) {
		return false
	}
	var fail func(t *testing.T, names []string)
	fail = func(t *testing.T, names []string) {
		if len(names) == 0 || t.Run(strings.ReplaceAll(names[0], `\`, ""), func(t *testing.T) { fail(t, names[1:]) }) { // or it has another name
			t.Fatal("Playwright has rerun the failed tests already")
		}
	}
	fail(t, names[strings.Count(t.Name(), "/")+1:])
	return true
}

// selected returns the patterns of a test and its subtests that -run asks for.
func selected() []string {
	var names []string
	for name := range strings.SplitSeq(flag.Lookup("test.run").Value.String(), "/") {
		names = append(names, strings.Trim(name, "^$"))
	}
	return names
}

// browser is where the sources of the UI are, and the variables that name the browser to its tests.
type browser struct {
	web string
	env []string
}

func newBrowser(t testing.TB) browser {
	t.Helper()
	dir := web(t)
	b := browser{dir, chromium(t, dir)}
	if *thorough {
		b.env = append(b.env, "THOROUGH=1")
	}
	return b
}

// report is what Playwright says of a run.
type report struct {
	Suites []suite
	Errors []problem
}

// demo starts a server with the demo data.
func demo(t testing.TB, flags ...string) *harness.Server {
	t.Helper()
	s := harness.StartServer(t, "", slices.Concat(harness.Embedded, providerFlags(t), []string{
		"--demo", "--deliver", "--ui-listen", "127.0.0.1:0", "--otlp-grpc", "127.0.0.1:0", "--otlp-http", "127.0.0.1:0",
	}, flags)...)
	s.Poll("the demo data", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })
	return s
}

// playwright runs the browser tests of a project, and those that it depends on, on a server. Runs at the same time have names. It
// answers their report, what they wrote, and how they ended.
func (b browser) playwright(t testing.TB, s *harness.Server, project, name string, args ...string) (report, string, error) {
	t.Helper()
	setup := ""
	s.Poll("the link to set up", func() bool {
		setup = regexp.MustCompile(regexp.QuoteMeta(s.UI) + `/setup#token=\S+`).FindString(s.Stdout.String())
		return setup != ""
	})
	file := filepath.Join(t.TempDir(), "report.json")
	cmd := exec.CommandContext(t.Context(), "node", append([]string{
		filepath.Join("node_modules", "@playwright", "test", "cli.js"), "test", "--project", project,
	}, args...)...)
	cmd.Dir = b.web
	cmd.Env = slices.Concat(os.Environ(), b.env, []string{
		"BASE_URL=" + s.UI, "SETUP_URL=" + setup, "DATA=" + s.Data, "RUN=" + name, "ZONE=" + *zone, "PLAYWRIGHT_JSON_OUTPUT_FILE=" + file, "FORCE_COLOR=0",
		// Tests share a context, which is emptied between them: compiled scripts stay, which saves an eighth of the browser's time.
		"PW_TEST_REUSE_CONTEXT=1",
	})
	// Its browsers are its children, and end with it when it is asked to.
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGINT) }
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	failed := cmd.Run()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("the browser tests have no report: %v, %v\n%s", failed, err, &out)
	}
	return harness.Decode[report](t, string(text)), out.String(), failed
}

// providerFlags name an identity provider that is not there: the UI shows that there is one.
func providerFlags(t testing.TB) []string {
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
			Status      string
			Annotations []struct{ Description string }
			Results     []struct {
				Duration    int // in milliseconds
				Errors      []problem
				Attachments []struct{ Name, Path string }
			}
		}
	}
}

type problem struct{ Message string }

// report makes a subtest of each test and returns how many there are. It counts those that failed first and passed when Playwright
// ran them again.
func (s suite) report(t *testing.T, flaky *int) int {
	ran := len(s.Specs)
	for _, spec := range s.Specs {
		t.Run(spec.Title, func(t *testing.T) {
			for _, test := range spec.Tests {
				passedAtLast := test.Status == "flaky"
				if passedAtLast {
					*flaky++
					t.Log("FLAKY: it passed when it ran again")
				}
				for _, result := range test.Results {
					t.Logf("it took %v", time.Duration(result.Duration)*time.Millisecond)
					for _, e := range result.Errors {
						if passedAtLast {
							t.Log(e.Message)
						} else {
							t.Error(e.Message)
						}
					}
					for _, a := range result.Attachments {
						t.Logf("%s: %s", a.Name, a.Path)
					}
				}
				if test.Status != "expected" && !passedAtLast { // such as skipped, because what it depends on has failed
					t.Error(test.Status)
				}
			}
			if len(spec.Tests) == 0 {
				t.Error("it did not run")
			}
		})
	}
	for _, inner := range s.Suites {
		t.Run(inner.Title, func(t *testing.T) { ran += inner.report(t, flaky) })
	}
	return ran
}
