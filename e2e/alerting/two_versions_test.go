package alerting

import (
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	dto "github.com/prometheus/client_model/go"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// before is for `make faults`: each version takes minutes to build and run, and needs the repository's history.
var before = flag.Bool("before", false, "run beside the versions before this one, built from git")

// workersMigration is the last one beside which the version before is idle.
const workersMigration = 16

// TestTwoVersionsDoEverythingOnce runs a replica of this version beside one of each version before a migration, from that of
// the workers on: both evaluate and deliver. The version before the migration of the workers does neither, and says so.
// Without -before the other replica is of this version too.
func TestTwoVersionsDoEverythingOnce(t *testing.T) {
	t.Parallel()
	if !*before {
		testTwoVersions(t, harness.Binary, true)
		return
	}
	if git(t, "rev-parse", "--is-shallow-repository") == "true" {
		t.Fatal("the versions before are not in this clone: run git fetch --unshallow")
	}
	built := map[string]bool{}
	for _, migration := range migrations(t) {
		commit := commitBefore(t, migration)
		if built[commit] { // it lacks several migrations
			continue
		}
		built[commit] = true
		t.Run(fmt.Sprint("before migration ", migration), func(t *testing.T) {
			t.Parallel()
			testTwoVersions(t, build(t, commit), migration > workersMigration)
		})
	}
}

// goMigration is how the files of migrations that are written in Go name their numbers.
var goMigration = regexp.MustCompile(`(?m)^const \w+Version = (\d+)$`)

// migrations are the numbers of all migrations from workersMigration on, in order.
func migrations(t *testing.T) (all []int) {
	t.Helper()
	store := filepath.Join("..", "..", "impl", "store")
	add := func(text string) {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		if n >= workersMigration {
			all = append(all, n)
		}
	}
	files := func(pattern string) []string {
		found, err := filepath.Glob(filepath.Join(store, pattern))
		if err != nil || len(found) == 0 {
			t.Fatalf("there is no %s: %v", pattern, err)
		}
		return found
	}
	for _, file := range files("migrations/postgres/*.sql") {
		number, _, _ := strings.Cut(filepath.Base(file), "_")
		add(number)
	}
	for _, file := range files("migrate_*.go") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range goMigration.FindAllSubmatch(text, -1) {
			add(string(match[1]))
		}
	}
	slices.Sort(all)
	if last := all[len(all)-1]; len(all) != last-workersMigration+1 {
		t.Fatalf("of the migrations from %d to %d there are only %v", workersMigration, last, all)
	}
	return all
}

// commitBefore is the last commit that does not have a migration: HEAD for one that is not committed yet.
func commitBefore(t *testing.T, migration int) string {
	t.Helper()
	added := git(t, "log", "-1", "--format=%H", "--diff-filter=A", "--", fmt.Sprintf("impl/store/migrations/postgres/%04d_*.sql", migration))
	if added == "" {
		added = git(t, "log", "--reverse", "--format=%H", fmt.Sprintf("-GVersion = %d$", migration), "--", "impl/store/migrate_*.go")
		added, _, _ = strings.Cut(added, "\n")
	}
	if added == "" {
		return git(t, "rev-parse", "HEAD")
	}
	return git(t, "rev-parse", added+"^")
}

// build makes the program of a commit.
func build(t *testing.T, commit string) string {
	t.Helper()
	dir := t.TempDir()
	archive := filepath.Join(dir, "source.tar")
	git(t, "archive", "--output", archive, commit)
	run(t, dir, "tar", "-xf", archive)
	run(t, dir, "go", "build", "-o", "obstack-before", "./cmd/obstack")
	t.Logf("the version before is that of %s", commit)
	return filepath.Join(dir, "obstack-before")
}

func git(t *testing.T, args ...string) string {
	t.Helper()
	return run(t, filepath.Join("..", ".."), "git", args...)
}

func run(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v: %s", cmd, err, out)
	}
	return strings.TrimSpace(string(out))
}

// notice is what a receiver gets: which alert fires, or is resolved, in the window from a time, in milliseconds.
type notice struct {
	Title, State string
	Start        int64
}

// catching is a receiver that counts notices.
func catching(t *testing.T) (url string, received func() map[notice]int) {
	var mu sync.Mutex
	counts := map[notice]int{}
	receiver := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var n notice
		if err := json.NewDecoder(r.Body).Decode(&n); err != nil {
			t.Error(err)
		}
		n.Title = n.Title[strings.LastIndex(n.Title, " ")+1:] // without the sign for its state
		mu.Lock()
		defer mu.Unlock()
		counts[n]++
	}))
	t.Cleanup(receiver.Close)
	return receiver.URL, func() map[notice]int {
		mu.Lock()
		defer mu.Unlock()
		all := map[notice]int{}
		for n, count := range counts {
			all[n] = count
		}
		return all
	}
}

// counted sums up a metric.
func counted(metric *dto.MetricFamily, labels ...string) (sum float64) {
	for _, m := range metric.GetMetric() {
		if len(labels) == 0 || slices.Contains(labels, m.GetLabel()[0].GetValue()) {
			sum += m.GetCounter().GetValue()
		}
	}
	return sum
}

func testTwoVersions(t *testing.T, earlier string, works bool) {
	engine, dsn, key := harness.StartEngine(t), pgtest.DSN(t), harness.KeyFile(t)
	url, received := catching(t)
	resources := harness.WriteYAML(t, fmt.Sprintf(`webhooks: [{name: oncall,`+
		` service: generic, url: %q, body: '{"title":"{{title}}","state":"{{state}}","start":{{startTime}}}'}]`, url))
	start := func(binary string, args ...string) *harness.Server {
		data := filepath.Join(t.TempDir(), "data")
		return harness.LaunchCommand(t, data, exec.Command(binary, append([]string{
			"serve", "--data", data, "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", "--clickhouse", engine,
			"--database", dsn, "--encryption-key-file", key, "--alert-delay", "0", "--rate-limit", "0",
		}, args...)...))
	}
	old := &harness.Stack{Server: start(earlier, "--apply", resources), ID: map[string]string{}}
	old.WaitListen()
	old.WaitReady()
	old.LearnSources(t)

	// Rows in every other minute, and an alert for every other second at which a window can begin: most change with each window.
	base := time.Now().Truncate(time.Minute).Add(-2 * time.Minute)
	harness.Post(t, engine, fmt.Sprintf("INSERT INTO default.otel_logs (Timestamp, ServiceName) SELECT"+
		" fromUnixTimestamp64Milli(toInt64(%d + 1000 * number)), 'a' FROM numbers(3600) WHERE intDiv(number, 60) %% 2 = 0",
		base.UnixMilli()))
	old.ID["webhook oncall"] = harness.Decode[[]struct{ ID string }](t, old.Do("GET", "webhooks", "").Payload(t))[0].ID
	alert := old.NewAlert(t)
	const alerts = 30
	for i := range alerts {
		old.Do("POST", "alerts", harness.Encode(t, harness.Edited(alert, harness.Object{
			"name": fmt.Sprint("alert", i), "interval": "1m", "threshold": 31,
			"scheduleStartAt": base.Add(time.Duration(2*i) * time.Second).UTC().Format(time.RFC3339),
		}))).Payload(t)
	}
	db, err := sql.Open("pgx", dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	evaluatedUntil := func(until time.Time) { // all windows of a minute that end by then
		t.Helper()
		statement := fmt.Sprint("SELECT count(*) FROM alerts WHERE judged_at > ", until.Add(-time.Minute).UnixMilli())
		eventually(t, "all alerts are evaluated", func() bool { return harness.Single[int](t, db, statement) == alerts })
	}
	evaluatedUntil(base)

	fresh := start(harness.Binary)
	fresh.WaitListen()
	fresh.WaitReady()
	began := time.Now()
	evaluations, attempts := work(t, old.Server)
	until := began.Add(15 * time.Second)
	if works {
		eventually(t, "both evaluate and deliver", func() bool {
			done, sent := work(t, old.Server)
			freshDone, freshSent := work(t, fresh)
			return done > evaluations && sent > attempts && freshDone > 0 && freshSent > 0
		})
	} else {
		until = began.Add(time.Minute)
		eventually(t, "the version before says what it does", func() bool {
			return strings.Contains(old.Out.String(), "this process is of an earlier version than the store")
		})
		eventually(t, "it has no claims left", func() bool {
			return harness.Single[int](t, db, "SELECT count(*) FROM (SELECT claim FROM alerts UNION ALL SELECT claim FROM outbox"+
				" UNION ALL SELECT claim FROM delivery_targets) claims WHERE claim LIKE '%/%'") == 0
		})
		evaluations, attempts = work(t, old.Server)
	}
	evaluatedUntil(until)
	if !works {
		if done, sent := work(t, old.Server); done != evaluations || sent != attempts {
			t.Errorf("the version before has done %v evaluations and %v attempts, %v and %v of them before", done, sent, evaluations, attempts)
		}
		if done, sent := work(t, fresh); done == 0 || sent == 0 {
			t.Errorf("this version has done %v evaluations and %v attempts", done, sent)
		}
	}
	want, last := expectedNotices(t, db)
	eventually(t, "all has arrived", func() bool {
		got := received()
		for n := range want {
			if n.Start < until.Add(-time.Minute).UnixMilli() && got[n] == 0 {
				return false
			}
		}
		return true
	})
	for _, s := range []*harness.Server{old.Server, fresh} {
		if err := s.Terminate(); err != nil {
			t.Errorf("a stop: %v", err)
		}
	}
	want, _ = expectedNotices(t, db)
	got := received()
	for n, count := range got {
		if count != 1 || !want[n] {
			t.Errorf("%+v has arrived %d times, expected %v", n, count, want[n])
		}
	}
	t.Logf("%d notices, windows up to %s", len(got), time.UnixMilli(last).UTC())
}

// work is how many evaluations and attempts a server has made.
func work(t *testing.T, s *harness.Server) (evaluations, attempts float64) {
	t.Helper()
	metrics := s.Metrics(t)
	return counted(metrics["obstack_alert_evaluations_total"], "done"), counted(metrics["obstack_delivery_attempts_total"])
}

// expectedNotices follows from the history, in which every window must be once, what has to be notified of it. It also
// returns the end of the last window.
func expectedNotices(t *testing.T, db *sql.DB) (want map[notice]bool, last int64) {
	t.Helper()
	want = map[notice]bool{}
	name, end, state := "", int64(0), ""
	each(t, db, "SELECT a.name, h.window_end, h.state, h.window_values FROM alert_history h JOIN alerts a ON a.id = h.alert_id"+
		" ORDER BY a.name, h.window_end", func(scan func(...any)) {
		var alert, next, values string
		var until int64
		scan(&alert, &until, &next, &values)
		if alert != name {
			name, end, state = alert, until-time.Minute.Milliseconds(), "OK"
		}
		windows := int64(len(harness.Decode[[]any](t, values)))
		if until-end != windows*time.Minute.Milliseconds() {
			t.Errorf("%s: after %d come %d windows up to %d", alert, end, windows, until)
		}
		if next != state {
			want[notice{alert, next, until - time.Minute.Milliseconds()}] = true
		}
		end, state, last = until, next, max(last, until)
	})
	return want, last
}

// eventually waits for what takes minutes, because windows of a minute pass.
func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	tick := time.NewTicker(250 * time.Millisecond) // each check takes processor time from the servers
	defer tick.Stop()
	const windows = 2 * time.Minute
	deadline := time.After(windows + patience.Timeout)
	for !holds() {
		select {
		case <-deadline:
			t.Fatalf("after %v it is still not so that %s", windows+patience.Timeout, what)
		case <-tick.C:
		}
	}
}
