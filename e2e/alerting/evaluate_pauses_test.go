package alerting

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"syscall"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// TestEvaluateResumed stops an evaluator that is asking the engine, until another one has taken over what it had
// claimed. What it has to say after that is old.
func TestEvaluateResumed(t *testing.T) {
	t.Parallel()
	process, engine := startEngineProcess(t)
	dsn := pgtest.DSN(t)
	f := newFaults(t, "--clickhouse", engine, "--database", dsn, "--encryption-key-file", harness.KeyFile(t))
	replicas := []*harness.Server{f.begin(f.at(engine)), f.launch(f.data())}
	f.open("pgx", dsn)
	signal := func(s *harness.Server, signal syscall.Signal) {
		if err := s.Cmd.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
	}
	for round := range max(*faultKills/75, 2) {
		stopped, other := replicas[round%2], replicas[1-round%2]
		for _, s := range replicas {
			s.WaitListen()
		}
		signal(other, syscall.SIGSTOP)
		signal(process, syscall.SIGSTOP)
		patience.Within(t, "half of the alerts are claimed", func() bool {
			return harness.Single[int](t, f.db, "SELECT count(*) FROM alerts WHERE claim IS NOT NULL") >= len(f.alerts)/2
		})
		signal(stopped, syscall.SIGSTOP)
		signal(other, syscall.SIGCONT)
		signal(process, syscall.SIGCONT)
		f.evaluatedUntil(f.clock.now(), len(f.alerts)*3/4)
		signal(stopped, syscall.SIGCONT)
		f.evaluatedUntil(f.clock.now(), len(f.alerts)*3/4)
	}
	f.end(replicas...)
}

// startEngineProcess starts an engine as StartEngine does, for tests that need its process.
func startEngineProcess(t *testing.T) (s *harness.Server, address string) {
	t.Helper()
	data := filepath.Join(t.TempDir(), "clickhouse")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	s = harness.LaunchCommand(t, data, exec.Command(harness.Binary, "engine", "--data", data, "--listen", "127.0.0.1:0",
		"--engine-lib", harness.EngineLib(t)))
	s.Poll("the engine's address", func() bool {
		found := regexp.MustCompile(`"engine ready".* address=(\S+)`).FindStringSubmatch(s.Out.String())
		if found != nil {
			address = "http://" + found[1]
		}
		return found != nil
	})
	return s, address
}
