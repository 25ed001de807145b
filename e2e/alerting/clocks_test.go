package alerting

import (
	encoding "encoding/binary"
	"errors"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// wrongBy is by how much clocks are wrong in tests: six minutes of a test, which it would take for all that waits for a
// time in the future to happen by itself.
const wrongBy = 6 * time.Hour

// TestClocksThatAreAheadAndSetRight has the clocks of all servers of a store run ahead, be put right, and be set back for a
// while. Alerts are evaluated, and what they say is delivered, by whatever the clocks show.
func TestClocksThatAreAheadAndSetRight(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		engine := harness.StartEngine(t)
		f := newDeliverers(t, append(args, "--clickhouse", engine)...)
		servers := []*harness.Server{f.begin(f.at(engine))}
		replicas := len(args) > 0
		if replicas {
			servers = append(servers, f.launch(f.data()))
			servers[1].WaitListen()
		}
		f.db = openStore(t, servers[0].Data, args)
		f.evaluatedUntil(f.clock.now(), len(f.alerts))

		wrongs := []time.Duration{wrongBy, 0, -wrongBy, 0}
		if replicas && *faultKills < manyKills { // it takes long
			wrongs = wrongs[:2]
		}
		for _, wrong := range wrongs {
			since := f.clock.now().Add(wrong)
			for _, s := range servers {
				setClock(s, wrong)
			}
			f.goesOn(since, wrong)
			if replicas {
				want := `"clock":"ok"`
				if wrong != 0 {
					want = `"clock":"database off by (6h0m|5h59m)`
				}
				for _, s := range servers {
					wantClock(s, want)
				}
			}
		}
		out := ""
		for _, s := range servers {
			out += s.Out.String()
		}
		said := []string{"alerts were delayed by a clock that was ahead"}
		if !replicas {
			said = append(said, "the last write is in the future")
		}
		for _, text := range said {
			if !strings.Contains(out, text) {
				t.Errorf("the log does not say %q", text)
			}
		}
		for _, s := range servers {
			if err := s.Terminate(); err != nil {
				t.Errorf("a stop: %v", err)
			}
		}
	})
}

// goesOn waits until all alerts were evaluated by a clock that is wrong since a time that it has shown, and until something
// that they said since then has arrived.
func (f *faults) goesOn(since time.Time, wrong time.Duration) {
	t := f.t
	t.Helper()
	ahead := func(d time.Duration) int64 { return f.clock.now().Add(wrong + d).UnixMilli() }
	patience.Progressing(t, "all alerts are evaluated by the clock that there is", func() (bool, int) {
		n := harness.Single[int](t, f.db, fmt.Sprint("SELECT count(*) FROM alerts WHERE ", recent, " >= ", since.UnixMilli(),
			" AND judged_at <= ", ahead(20*time.Second)))
		return n == len(f.alerts), n
	})
	evaluated := f.clock.now().Add(wrong)
	patience.Within(t, "something is delivered", func() bool {
		return harness.Single[int](t, f.db, fmt.Sprint("SELECT count(*) FROM deliveries WHERE status = 'delivered' AND created_at BETWEEN ",
			since.UnixMilli(), " AND ", ahead(20*time.Second))) > 0
	})
	t.Logf("with a clock that is wrong by %s all alerts were evaluated after %s of its time, and something delivered after %s",
		wrong, evaluated.Sub(since).Round(time.Second), f.clock.now().Add(wrong).Sub(since).Round(time.Second))
	patience.Within(t, "nothing waits for longer than the longest pause", func() bool {
		return harness.Single[int](t, f.db, fmt.Sprint("SELECT count(*) FROM deliveries WHERE status = 'pending' AND NOT waits AND due_at > ",
			ahead(11*time.Minute))) == 0
	})
}

// wantClock waits until /readyz is 200 and its text about the clock matches a pattern. On a busy machine it may be 503 for a moment,
// because the engine does not answer in time.
func wantClock(s *harness.Server, pattern string) {
	s.T.Helper()
	s.Poll("/readyz with 200 and "+pattern, func() bool {
		a := s.Do("GET", "/readyz", "")
		return a.Status == http.StatusOK && regexp.MustCompile(pattern).MatchString(a.Body)
	})
}

// TestOneReplicaWithAWrongClock has the clock of one of two replicas run ahead, and then be behind. The other one does
// all that there is to do, and each window is evaluated once.
func TestOneReplicaWithAWrongClock(t *testing.T) {
	t.Parallel()
	engine, dsn := harness.StartEngine(t), pgtest.DSN(t)
	f := newDeliverers(t, "--clickhouse", engine, "--database", dsn, "--encryption-key-file", harness.KeyFile(t))
	replicas := []*harness.Server{f.begin(f.at(engine)), f.launch(f.data())}
	f.open("pgx", dsn)
	replicas[1].WaitListen()
	f.evaluatedUntil(f.clock.now(), len(f.alerts))
	for _, wrong := range []time.Duration{wrongBy, -wrongBy} {
		setClock(replicas[1], wrong)
		wantClock(replicas[1], `"clock":"off by (6h0m|5h59m)`)
		f.evaluatedUntil(f.clock.now(), len(f.alerts))
		if n := harness.Single[int](t, f.db, fmt.Sprint("SELECT count(*) FROM alerts WHERE judged_at > ",
			f.clock.now().Add(10*time.Minute).UnixMilli())); n > 0 {
			t.Errorf("%d alerts were evaluated in the future", n)
		}
		setClock(replicas[1], 0)
		wantClock(replicas[1], `"clock":"ok"`)
	}
	if !strings.Contains(replicas[1].Out.String(), "clock differs from the database's") {
		t.Error("the log does not say that the clock is wrong")
	}
	f.endDelivering(slices.Clone(replicas)...)
}

// setClock makes the clock of a server wrong, at once, or right again. One that is not running starts like that.
func setClock(s *harness.Server, wrong time.Duration) {
	s.T.Helper()
	f, err := os.OpenFile(shiftFile(s.Data), os.O_CREATE|os.O_WRONLY, 0o600)
	if err == nil {
		_, err = f.WriteAt(encoding.NativeEndian.AppendUint64(nil, uint64(wrong)), 0)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		s.T.Fatal(err)
	}
}

// shiftFile is where a server with a data directory finds by how much its clock is wrong.
func shiftFile(data string) string { return data + ".clock" }
