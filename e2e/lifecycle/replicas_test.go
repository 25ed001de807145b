package lifecycle

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// databasePassword is part of every PostgreSQL address in these tests, though the server lets each client in: it must
// not appear in anything that the program prints.
const databasePassword = "s3cr3t-of-the-database"

func withPassword(t testing.TB, dsn string) string {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.UserPassword(u.User.Username(), databasePassword)
	return u.String()
}

// postgres is the address of a new database.
func postgres(t testing.TB) string {
	t.Helper()
	return withPassword(t, pgtest.DSN(t))
}

// createdKey is what `obstack keys create` prints.
type createdKey struct {
	ID, KeyID, Secret string
}

// createKey makes a key of the kind that the deployment's API takes.
func createKey(t testing.TB, s *harness.Server) createdKey {
	t.Helper()
	out, err := s.Command("keys", "create", "--output", "json")
	if err != nil {
		t.Fatal(err)
	}
	return harness.Decode[createdKey](t, out)
}

func (k createdKey) use(r *http.Request) {
	if harness.Deployment.Managed {
		r.SetBasicAuth(k.KeyID, k.Secret)
	} else {
		r.Header.Set("Authorization", "Bearer "+k.Secret)
	}
}

func (k createdKey) revoke(t testing.TB, s *harness.Server) {
	t.Helper()
	if _, err := s.Command("keys", "revoke", k.ID); err != nil {
		t.Fatal(err)
	}
}

func TestReplicasThatStartTogetherAreOne(t *testing.T) {
	t.Parallel()
	for _, n := range []int{2, 3} {
		t.Run(fmt.Sprintf("%d replicas", n), func(t *testing.T) {
			t.Parallel()
			dsn := postgres(t)
			args := append(harness.NoEngine, "--database", dsn, "--encryption-key-file", harness.KeyFile(t))
			var replicas []*harness.Server
			for range n {
				replicas = append(replicas, harness.Launch(t, "", args...))
			}
			var keys harness.Keys
			bootstraps := 0
			for _, s := range replicas {
				s.WaitListen()
				if _, err := os.Stat(filepath.Join(s.Data, "bootstrap.json")); err == nil {
					bootstraps++
					keys = s.Keys
				}
			}
			if bootstraps != 1 {
				t.Fatalf("%d replicas have a bootstrap.json", bootstraps)
			}
			for _, s := range replicas {
				s.Keys = keys
			}
			for table, want := range map[string]int{"organizations": 1, "services": 1, "people": 1, "keys": 2, "sources": 4} {
				if got := harness.Query[int](t, dsn, "SELECT count(*) FROM "+table); got != want {
					t.Errorf("%d rows in %s, want %d", got, table, want)
				}
			}
			created, err := parseResource([]byte(replicas[0].Do("POST", "dashboards", `{"name":"one","tiles":[]}`).Payload(t)))
			if err != nil {
				t.Fatal(err)
			}
			key := createKey(t, replicas[n-1])
			for _, s := range replicas {
				if got := s.Do("GET", "dashboards/"+created.ID, "", key.use).Payload(t); got != created.text {
					t.Errorf("a replica has %s, want %s", got, created.text)
				}
			}
			key.revoke(t, replicas[0])
			for i, s := range replicas {
				if a := s.Do("GET", "dashboards", "", key.use); a.Status != http.StatusUnauthorized {
					t.Errorf("replica %d takes a revoked key: status %d", i, a.Status)
				}
				harness.WantNoSecret(t, s.Out.String(), databasePassword)
			}
		})
	}
}

func TestAWrongEncryptionKeyIsRefused(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		other := filepath.Join(t.TempDir(), "other")
		otherKey := strings.Repeat("ab", 32)
		if err := os.WriteFile(other, []byte(otherKey), 0o600); err != nil {
			t.Fatal(err)
		}
		// The last of two equal flags counts.
		args = append(args, "--encryption-key-file", other)
		for _, command := range [][]string{{"keys", "list"}, {"migrate"}, {"apply", "-f", harness.WriteYAML(t, "webhooks: []\n")}} {
			r := harness.Run(t, nil, append(append(command, "--data", s.Data), args...)...)
			if r.Code != 1 || !strings.Contains(r.Stderr, "the encryption key does not match this store") {
				t.Errorf("%s: status %d: %s", command[0], r.Code, r.Stderr)
			}
		}
		if err := s.Terminate(); err != nil {
			t.Error(err)
		}
		r := harness.Run(t, nil, append(append([]string{"serve", "--listen", "127.0.0.1:0", "--data", s.Data}, harness.NoEngine...), args...)...)
		if r.Code != 1 || !strings.Contains(r.Stderr, "the encryption key does not match this store") {
			t.Errorf("serve: status %d: %s", r.Code, r.Stderr)
		}
		harness.WantNoSecret(t, r.Stderr+r.Stdout, otherKey)
	})
}

func TestAReplicaOutlivesItsDatabase(t *testing.T) {
	t.Parallel()
	pg := pgtest.Start(t)
	args := append(harness.NoEngine, "--database", withPassword(t, pg.DSN("postgres")), "--encryption-key-file", harness.KeyFile(t))
	s := harness.Launch(t, "", args...)
	s.WaitListen()
	l := newLedger(t, s)
	for _, end := range []func() error{pg.Kill, pg.Stop} {
		enough := make(chan struct{})
		l.onSend = sync.OnceFunc(func() { close(enough) })
		var writers sync.WaitGroup
		for range 8 {
			writers.Go(func() { wantUnavailable(t, l.keepWriting(t.Context(), s, nil)) })
		}
		<-enough
		if err := end(); err != nil {
			t.Fatal(err)
		}
		writers.Wait()
		l.onSend = nil

		_, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil))
		wantUnavailable(t, err)
		if a := s.Do("GET", "dashboards", ""); a.Status != http.StatusServiceUnavailable {
			t.Errorf("a read: status %d: %s", a.Status, a.Body)
		}
		if a := s.Do("GET", "/healthz", ""); a.Status != http.StatusOK {
			t.Errorf("/healthz: status %d", a.Status)
		}
		if a := s.Do("GET", "/readyz", ""); a.Status != http.StatusServiceUnavailable ||
			!strings.Contains(a.Body, `"store":"unavailable"`) {
			t.Errorf("/readyz: status %d: %s", a.Status, a.Body)
		}

		if err := pg.Restart(); err != nil {
			t.Fatal(err)
		}
		s.Poll("the store", func() bool { return strings.Contains(s.Do("GET", "/readyz", "").Body, `"store":"ok"`) })
		for range 50 { // more than there are connections, none of which may be one from before
			s.Do("GET", "dashboards", "").Payload(t)
		}
		l.check(t, s)
	}
	harness.WantNoSecret(t, s.Out.String(), databasePassword)
}

// wantUnavailable checks that a write was answered with 503, in JSON, and when to try again.
func wantUnavailable(t testing.TB, err error) {
	t.Helper()
	var r *refusal
	if !errors.As(err, &r) {
		t.Errorf("no answer: %v", err)
		return
	}
	var body struct {
		Status    int
		Error     string
		RequestID string
	}
	if err := json.Unmarshal([]byte(r.Body), &body); err != nil || body.Status != r.Status || body.Error == "" ||
		body.RequestID == "" || r.Status != http.StatusServiceUnavailable || r.Header.Get("Retry-After") == "" {
		t.Errorf("status %d, Retry-After %q: %s", r.Status, r.Header.Get("Retry-After"), r.Body)
	}
}

// storeCommands are all that open a store, on one in PostgreSQL.
func storeCommands(t *testing.T, dsn string) [][]string {
	commands := [][]string{
		append([]string{"serve", "--listen", "127.0.0.1:0"}, harness.NoEngine...), {"migrate"}, {"keys", "list"}, {"apply", "-f", harness.WriteYAML(t, "webhooks: []\n")},
	}
	for i, command := range commands {
		commands[i] = append(command, "--data", t.TempDir(), "--database", dsn, "--encryption-key-file", harness.KeyFile(t))
	}
	return commands
}

func TestAMissingDatabaseIsAClearError(t *testing.T) {
	t.Parallel()
	for name, dsn := range map[string]string{
		"no such database": strings.Replace(postgres(t), "/test_", "/missing_", 1),
		"broken host":      "postgres://obstack:" + databasePassword + "@[::1/obstack",
		"broken port":      "postgres://obstack:" + databasePassword + "@127.0.0.1:port/obstack",
		"broken escape":    "postgres://obstack:%zz" + databasePassword + "@127.0.0.1:1/obstack",
		"broken parameter": "postgres://obstack:" + databasePassword + "@127.0.0.1:1/obstack?sslmode=maybe",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, command := range storeCommands(t, dsn) {
				r := harness.Run(t, nil, command...)
				if r.Code != 1 || !strings.Contains(r.Stderr, "database") {
					t.Errorf("%s: status %d: %s", command[0], r.Code, r.Stderr)
				}
				harness.WantNoSecret(t, r.Stderr+r.Stdout, databasePassword)
			}
		})
	}
}

func TestCommandsWaitForAServerThatIsMissing(t *testing.T) {
	t.Parallel()
	for name, dsn := range map[string]string{
		"nothing listens": "postgres://obstack:" + databasePassword + "@127.0.0.1:1/obstack",
		"no socket":       "postgres://obstack:" + databasePassword + "@/obstack?host=" + url.QueryEscape(t.TempDir()),
		"in a parameter":  "postgres://obstack@127.0.0.1:1/obstack?password=" + databasePassword,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, command := range storeCommands(t, dsn) {
				cmd := exec.CommandContext(t.Context(), harness.Binary, command...)
				var out logtest.Buffer
				cmd.Stdout, cmd.Stderr = &out, &out
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				patience.Within(t, command[0]+" waits", func() bool {
					return strings.Contains(out.String(), "waiting for PostgreSQL")
				})
				if err := cmd.Process.Signal(os.Interrupt); err != nil {
					t.Error(err)
				}
				_ = cmd.Wait() // only serve is stopped like this
				harness.WantNoSecret(t, out.String(), databasePassword)
			}
		})
	}
}
