package ingest_test

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log/slog"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/impl/disktest"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

var power = flag.Bool("power", false, "take the power away too, from a file system of the test's own, which root may make")

// serverVariable makes the test binary a program that takes telemetry in, with the engine's options in it.
const serverVariable = "OBSTACK_INGEST_TEST_SERVER"

// serverOptions are what such a program gets.
type serverOptions struct {
	Engine engine.EmbeddedOptions
	Dir    string
	// Round makes its records differ from those of others.
	Round int
}

const eachRequest = 20

// serve takes records of each signal in until it is killed, and writes a line for each request that was accepted or refused.
func serve(text string) error {
	var o serverOptions
	if err := json.Unmarshal([]byte(text), &o); err != nil {
		return err
	}
	ctx := context.Background()
	log := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})).With("round", o.Round)
	o.Engine.Log = log
	e, err := engine.Start(ctx, o.Engine)
	if err != nil {
		return err
	}
	if err := e.Ready(ctx); err != nil {
		return err
	}
	if err := e.DB().CreateTables(ctx, e.DB().Database(), engine.Retention{}); err != nil {
		return err
	}
	i, err := ingest.New(ingest.Options{
		Engine: e.DB(), Dir: o.Dir, Log: log, Registerer: prometheus.NewRegistry(),
	})
	if err != nil {
		return err
	}
	ingest.SyncEvery(i, 500*time.Millisecond)
	i.Start()
	for s, signal := range []otlp.Signal{otlp.Logs, otlp.Logs, otlp.Traces, otlp.Metrics} {
		go func() {
			for n := 0; ; n++ {
				name := fmt.Sprintf("%d-%d-%d", o.Round, s, n)
				if _, err := i.Accept(ctx, fmt.Sprint("key ", s), signal, request(&testing.B{}, signal, name)); err != nil {
					fmt.Println("refused", signal, name)
				} else {
					fmt.Println("accepted", signal, name)
				}
			}
		}()
	}
	select {}
}

// request has records of a signal, of metrics in each of two tables.
func request(t testing.TB, signal otlp.Signal, name string) []byte {
	switch signal {
	case otlp.Traces:
		return spans(t, name, eachRequest)
	case otlp.Metrics:
		return gauges(t, name, eachRequest)
	}
	return logs(t, name, eachRequest, time.Now())
}

// killed is a directory of programs that are killed, one after the other.
type killed struct {
	t        *testing.T
	dir, log string
	rounds   int
	accepted map[string]bool // requests, by signal and name
	said     *os.File        // what the programs have logged

	cmd   *exec.Cmd
	lines *bufio.Scanner
}

func newKilled(t *testing.T, dir, log string) *killed {
	said, err := os.Create(filepath.Join(t.TempDir(), "said"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = said.Close() })
	return &killed{t: t, dir: dir, log: log, accepted: map[string]bool{}, said: said}
}

// start starts the next program.
func (k *killed) start() {
	k.t.Helper()
	o := serverOptions{Engine: enginetest.Options(k.t, k.dir), Dir: k.log, Round: k.rounds}
	k.rounds++
	o.Engine.Log = nil
	options, err := json.Marshal(o)
	if err != nil {
		k.t.Fatal(err)
	}
	k.cmd = exec.Command(os.Args[0])
	k.cmd.Env = append(os.Environ(), serverVariable+"="+string(options))
	k.cmd.Stderr = k.said
	stdout, err := k.cmd.StdoutPipe()
	if err != nil {
		k.t.Fatal(err)
	}
	if err := k.cmd.Start(); err != nil {
		k.t.Fatal(err)
	}
	k.lines = bufio.NewScanner(stdout)
}

// until waits for so many requests to be accepted or refused.
func (k *killed) until(what string, n int) {
	k.t.Helper()
	for n > 0 && k.lines.Scan() {
		if k.note() == what {
			n--
		}
	}
	if n > 0 {
		k.t.Fatalf("the server ended: %v", k.lines.Err())
	}
}

// note remembers what a line says.
func (k *killed) note() (what string) {
	what, name, _ := strings.Cut(k.lines.Text(), " ")
	if what == "accepted" {
		k.accepted[name] = true
	}
	return what
}

// kill kills the program, and reads what it has still said.
func (k *killed) kill() {
	k.t.Helper()
	if err := k.cmd.Process.Kill(); err != nil {
		k.t.Fatal(err)
	}
	k.ended()
}

func (k *killed) ended() {
	for k.lines.Scan() {
		k.note()
	}
	_ = k.cmd.Wait()
}

// killEngine kills the engine of the program.
func (k *killed) killEngine() {
	k.t.Helper()
	kill(k.t, k.dir)
}

// check holds that all of what was accepted is there, once, and nothing else but whole requests.
func (k *killed) check() {
	k.t.Helper()
	db := ownEngine(k.t, k.dir).DB()
	if err := intake(k.t, ingest.Options{Engine: db, Dir: k.log, Now: inAnHour}).Stored(k.t.Context()); err != nil {
		k.t.Fatal(err)
	}
	there, rows := map[string]int{}, map[string]uint64{} // tables that have all of a request, and what each has
	for _, c := range contents {
		type counts struct{ all, different uint64 }
		requests := map[string]counts{} // some are of two minutes
		c.eachSlice(k.t, db, c.name+" AS request, count(), uniqExact("+c.content+")", "GROUP BY request", func(row []any) {
			r := requests[row[0].(string)]
			requests[row[0].(string)] = counts{r.all + row[1].(uint64), r.different + row[2].(uint64)}
			rows[c.table] += row[1].(uint64)
		})
		for name, n := range requests {
			if n != (counts{eachRequest, eachRequest}) {
				k.t.Errorf("of the request %s there are %d rows in %s, of which %d differ", name, n.all, c.table, n.different)
			}
			there[fmt.Sprint(c.signal, " ", name)]++
		}
	}
	var missing []string
	for _, name := range slices.Sorted(maps.Keys(k.accepted)) {
		want := 1
		if strings.HasPrefix(name, otlp.Metrics.String()+" ") {
			want = 2
		}
		if there[name] != want {
			missing = append(missing, fmt.Sprintf("%s in %d tables", name, there[name]))
		}
	}
	if len(missing) > 0 {
		k.t.Errorf("%d of %d requests that were accepted are not there: %s … %s", len(missing), len(k.accepted),
			missing[:min(20, len(missing))], missing[max(0, len(missing)-20):])
		k.explain(db)
	}
	wantRollups(k.t, db, rows["otel_logs"])
	for _, key := range []string{"ServiceName", "SpanKind"} {
		eventually(k.t, db, "SELECT sum(count) FROM otel_traces_kv_rollup_15m WHERE Key = '"+key+"'", rows["otel_traces"])
	}
	k.t.Logf("%d rounds, %d requests were accepted, rows: %v", k.rounds, len(k.accepted), rows)
}

// explain prints what may say where requests have gone.
func (k *killed) explain(db *engine.DB) {
	k.t.Helper()
	for _, row := range enginetest.Select(k.t, db, engine.Query{
		SQL: "SELECT table, name, reason, toString(modification_time) FROM system.detached_parts WHERE reason != 'covered-by-broken'",
	}) {
		k.t.Log("detached:", row)
	}
	for _, pattern := range []string{"refused/*", "*/*.broken"} {
		files, err := filepath.Glob(filepath.Join(k.log, pattern))
		k.t.Log(pattern, files, err)
	}
	said, err := os.ReadFile(k.said.Name())
	k.t.Logf("%s %v", said, err)
}

// TestAProcessThatIsKilledHasStoredWhatItAccepted kills a whole server again and again, and fills its disk.
func TestAProcessThatIsKilledHasStoredWhatItAccepted(t *testing.T) {
	t.Parallel()
	k := newKilled(t, t.TempDir(), t.TempDir())
	for round := range *kills {
		k.start()
		k.until("accepted", 200+100*(round%7))
		if round%3 == 1 {
			limit := unix.Rlimit{Cur: 100, Max: unix.RLIM_INFINITY}
			if err := unix.Prlimit(k.cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
				t.Fatal(err)
			}
			k.until("refused", 200)
			limit.Cur = unix.RLIM_INFINITY
			if err := unix.Prlimit(k.cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
				t.Fatal(err)
			}
			k.until("accepted", 200)
		}
		k.kill()
	}
	k.check()
}

// TestAProcessAndItsEngineThatAreKilledHaveStoredWhatWasAccepted kills both, one shortly after the other.
func TestAProcessAndItsEngineThatAreKilledHaveStoredWhatWasAccepted(t *testing.T) {
	t.Parallel()
	k := newKilled(t, t.TempDir(), t.TempDir())
	for round := range *kills {
		k.start()
		k.until("accepted", 100+rand.N(300))
		k.killEngine()
		if round%2 == 1 { // accepts go on, and the engine may be back
			k.until("accepted", rand.N(1000))
		}
		k.kill()
	}
	k.check()
}

// TestAMachineThatIsKilledHasStoredWhatWasAccepted takes the power away: what has not been synced is not on the disk then.
func TestAMachineThatIsKilledHasStoredWhatWasAccepted(t *testing.T) {
	t.Parallel()
	rounds := 0
	if *power {
		rounds = *kills
	}
	for left := rounds; left > 0; left -= 50 {
		d := disktest.New(t, 2<<30)
		k := newKilled(t, filepath.Join(d.Path, "data"), filepath.Join(d.Path, "ingest"))
		for range min(left, 50) {
			k.start()
			k.until("accepted", 100+rand.N(2000))
			d.Cut()
			// What the server says from now on does not count: a sync that the kernel has begun may end well although the journal
			// is given up.
			if err := k.cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			for k.lines.Scan() {
			}
			_ = k.cmd.Wait()
			d.Unmount() // when the engine has ended, too
			d.Mount()
		}
		k.check()
	}
}
