package lifecycle

import (
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestAStartThatCannotSucceedWritesNothing starts a server for the first time with one thing that is wrong.
func TestAStartThatCannotSucceedWritesNothing(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = taken.Close() }) // after the subtests
	file := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	lib, err := os.ReadFile("/proc/self/exe") // a program is no library
	if err != nil {
		t.Fatal(err)
	}
	// The library of a language is one, but has none of the functions.
	other := filepath.Join(filepath.Dir(harness.EngineLib(t)), "chdb_node.node")
	dsn := postgres(t)
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"the port is taken":                 {[]string{"--listen", taken.Addr().String()}, "address already in use"},
		"the port of metrics is taken":      {[]string{"--metrics-listen", taken.Addr().String()}, "cannot listen for metrics: "},
		"there is no library":               {[]string{"--engine-lib", "/nowhere.so"}, "/nowhere.so: no such file"},
		"the library is a text":             {[]string{"--engine-lib", file("text.so", "#!/bin/sh")}, "text.so is not a complete library"},
		"the library is a program":          {[]string{"--engine-lib", file("exe.so", string(lib))}, "exe.so is not a shared library for this machine"},
		"the library is half of one":        {[]string{"--engine-lib", file("half.so", string(lib[:len(lib)/2]))}, "half.so is not a complete library"},
		"a function is missing":             {[]string{"--engine-lib", other}, "function chdb_"},
		"the key is missing":                {[]string{"--encryption-key-file", "/nowhere.key"}, "/nowhere.key: no such file"},
		"the key is none":                   {[]string{"--encryption-key-file", file("key", "secret")}, "must hold 64 hex digits"},
		"the file to apply is missing":      {[]string{"--apply", "/nowhere.yaml"}, "cannot apply the file: open /nowhere.yaml: no such file"},
		"the file to apply is no YAML":      {[]string{"--apply", file("a.yaml", "a: [")}, "a.yaml:"},
		"the file to apply has other lists": {[]string{"--apply", file("b.yaml", harness.InService("pigeons: []\n"))}, `unknown list "pigeons"`},
		"the file to apply refers to nothing": {
			[]string{"--apply", file("c.yaml", harness.InService("savedSearches: [{name: a, sourceId: Nope}]\n"))}, `"Nope" does not exist`,
		},
		"the file to apply has a mistake": {
			[]string{"--apply", file("d.yaml", harness.InService("dashboards: [{name: a, tiles: 1}]\n"))}, `dashboard "a": tiles: Expected array`,
		},
		"there is no such database": {
			[]string{"--database", dsn + "&dbname=unknown", "--encryption-key-file", harness.KeyFile(t)}, `database "unknown" does not exist`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data := filepath.Join(t.TempDir(), "data")
			args := []string{"serve", "--data", data, "--engine-lib", harness.EngineLib(t), "--listen", "127.0.0.1:0"}
			r := harness.Run(t, []string{"TMPDIR=/nowhere"}, append(args, c.args...)...)
			if r.Code != 1 || !strings.Contains(r.Stderr, c.want) || r.Stdout != "" {
				t.Errorf("status %d, want %q in: %s%s", r.Code, c.want, r.Stdout, r.Stderr)
			}
			if _, err := os.Stat(data); !os.IsNotExist(err) {
				t.Errorf("there is a data directory: %v", err)
			}
		})
	}
}

func TestDataThatOthersMayWriteIsAWarning(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	file := filepath.Join(data, "notes")
	for _, c := range []struct {
		rule    string
		prepare func() error
		want    string // the file that the warning names
	}{
		{"a directory that the server has made", func() error { return nil }, ""},
		{"a file in it", func() error { return errors.Join(os.WriteFile(file, nil, 0o600), os.Chmod(file, 0o602)) }, file},
		{"the directory", func() error { return os.Chmod(data, 0o777) }, data},
		{"neither", func() error {
			return errors.Join(os.Chmod(data, 0o770), os.Chmod(file, 0o664), os.Symlink(file, file+"2"))
		}, ""},
	} {
		t.Run(c.rule, func(t *testing.T) {
			if err := c.prepare(); err != nil {
				t.Fatal(err)
			}
			s := harness.Launch(t, data, harness.NoEngine...)
			s.WaitListen()
			if err := s.Terminate(); err != nil { // which also waits for the rest of the log
				t.Error(err)
			}
			const warning = `level=WARN msg="other users may write to the data directory" file=`
			if out := s.Out.String(); strings.Contains(out, warning) != (c.want != "") || !strings.Contains(out, warning+c.want+"\n") && c.want != "" {
				t.Errorf("want a warning of %q:\n%s", c.want, out)
			}
		})
	}
}

// TestAServerThatWaitsForItsDatabaseSaysSo asks a server that cannot serve yet.
func TestAServerThatWaitsForItsDatabaseSaysSo(t *testing.T) {
	t.Parallel()
	address := harness.FreeAddress(t)
	dsn := "postgres://user@127.0.0.1:1/none"
	s := harness.Launch(t, "", append([]string{"--database", dsn, "--encryption-key-file", harness.KeyFile(t), "--listen", address}, harness.NoEngine...)...)
	patience.Within(t, "it waits", func() bool { return strings.Contains(s.Out.String(), "waiting for PostgreSQL") })
	client := http.Client{Timeout: patience.Timeout}
	dashboards := "/api/v2/dashboards"
	if harness.Deployment.Managed {
		dashboards = "/v1/organizations/" + uuid.NewString() + "/services/" + uuid.NewString() + "/stack/dashboards"
	}
	for path, want := range map[string]int{"/healthz": 200, "/health/": 200, "/readyz": 503, "/ready": 503, dashboards: 503} {
		a, err := client.Get("http://" + address + path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(a.Body)
		if err != nil || a.Body.Close() != nil {
			t.Fatal(err)
		}
		if a.StatusCode != want || (want == 503) != (a.Header.Get("Retry-After") == "1") {
			t.Errorf("%s: %d %v %s", path, a.StatusCode, a.Header, body)
		}
		if path == dashboards {
			form := `{"status":503,"error":"<text>","message":"<text>","requestId":"<id>"}`
			if harness.Deployment.Managed {
				form = `{"status":503,"error":"SERVICE_UNAVAILABLE: <text>","requestId":"<id>"}`
			}
			form = strings.NewReplacer("<text>", "The server is starting, please try again shortly.", "<id>", a.Header.Get("X-Request-Id")).Replace(form)
			if form != string(body) || a.Header.Get("Content-Type") != "application/json; charset=utf-8" {
				t.Errorf("%v %s, want %s", a.Header, body, form)
			}
		}
	}
	if err := s.Terminate(); err != nil {
		t.Errorf("it was stopped while it waited: %v", err)
	}
}

// onStoredData calls a test for each command that opens a store, which a server has made before.
func onStoredData(t *testing.T, data string, args []string, test func(t *testing.T, r harness.Result)) {
	t.Helper()
	for _, command := range [][]string{
		append([]string{"serve", "--listen", "127.0.0.1:0"}, harness.NoEngine...),
		{"keys", "list"},
		{"migrate"},
		{"apply", "-f", harness.WriteYAML(t, harness.InService("webhooks: []\n"))},
	} {
		r := harness.Run(t, nil, slices.Concat(command, []string{"--data", data}, args)...)
		t.Run(command[0], func(t *testing.T) { test(t, r) })
	}
}

func TestALostEncryptionKeyIsNotReplaced(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
	key, kept := filepath.Join(s.Data, "encryption.key"), filepath.Join(t.TempDir(), "key")
	if err := os.Rename(key, kept); err != nil {
		t.Fatal(err)
	}
	onStoredData(t, s.Data, nil, func(t *testing.T, r harness.Result) {
		if r.Code != 1 || !strings.Contains(r.Stderr, "the encryption key "+key+" is missing") {
			t.Errorf("status %d: %s", r.Code, r.Stderr)
		}
		if _, err := os.Stat(key); !os.IsNotExist(err) {
			t.Errorf("there is a key: %v", err)
		}
	})
	if err := os.Rename(kept, key); err != nil {
		t.Fatal(err)
	}
	again := harness.Launch(t, s.Data, harness.NoEngine...)
	again.WaitListen()
	if diff := cmp.Diff(s.Keys, again.Keys); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// TestTheStoreOfTheOtherDeploymentIsRefused makes a store that has the keys of the other one.
func TestTheStoreOfTheOtherDeploymentIsRefused(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		if err := s.Terminate(); err != nil {
			t.Error(err)
		}
		driver, address := "sqlite", filepath.Join(s.Data, "obstack.db")
		if len(args) > 0 {
			driver, address = "pgx", args[1]
		}
		kind, other := "organization", "managed"
		if harness.Deployment.Managed {
			kind, other = "personal", "oss"
		}
		harness.Execute(t, driver, address, "UPDATE keys SET kind = '"+kind+"' WHERE kind <> 'ingestion'")
		onStoredData(t, s.Data, args, func(t *testing.T, r harness.Result) {
			want := "the store belongs to another deployment (" + other + "); this build is for " + harness.Deployment.Name
			if r.Code != 1 || !strings.Contains(r.Stderr, want) {
				t.Errorf("status %d: %s", r.Code, r.Stderr)
			}
		})
	})
}
