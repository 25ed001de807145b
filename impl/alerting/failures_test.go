package alerting

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// errorsOf is what went wrong in the last evaluation of an alert.
func (s *stack) errorsOf(t testing.TB, id string) string {
	t.Helper()
	var words []string
	for _, e := range s.get(t, id).ExecutionErrors {
		words = append(words, fmt.Sprintf("%s %s: %s", instant(e.Timestamp.Time), e.Type, e.Message))
	}
	return strings.Join(words, ", ")
}

func TestAQueryThatFailsSaysNothing(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	fires, rests := s.create(t, s.search("all")), s.search("all")
	rests.Threshold = 100
	well := s.create(t, rests)
	s.insert(t, "12:00:00 a 1")
	s.passAt(t, "12:01:00")
	s.down.Store(true)
	for _, c := range []struct{ at, recorded string }{
		{"12:02:00", "12:02"},
		{"12:02:14.999", "12:02"},
		{"12:02:15", "12:02:15"},
		{"12:02:29", "12:02:15"},
		{"12:03:31", "12:03:31"},
	} {
		s.passAt(t, c.at)
		for id, state := range map[string]api.AlertState{fires: api.AlertStateALERT, well: api.AlertStateOK} {
			if got := s.get(t, id).State; got != state {
				t.Errorf("%s: the state is %s, want %s", c.at, got, state)
			}
			want(t, c.at, s.errorsOf(t, id), c.recorded+" QUERY_ERROR: The engine is down")
		}
	}
	var list []string
	for _, entry := range s.history(t, fires) {
		list = append(list, instant(entry.WindowEnd.Time)+" "+string(entry.State))
	}
	want(t, "history", strings.Join(list, ", "), "12:03 ERROR, 12:02 ERROR, 12:01 ALERT")
	want(t, "notified", s.notices(t, fires), "firing 1 [12:00-12:01)")

	// It is found out at the next attempt, also for the windows in which no evaluation could say.
	s.down.Store(false)
	s.insert(t, "12:01:30 a 1")
	s.passAt(t, "12:03:46")
	want(t, "afterwards", s.newest(t, fires), "12:03: ALERT 12:01=1 12:02=0")
	if n := len(s.history(t, fires)); n != 2 {
		t.Errorf("%d entries, want 2", n)
	}
	want(t, "errors", s.errorsOf(t, fires), "")
	s.passAt(t, "12:04:00")
	want(t, "notified", s.notices(t, fires), "firing 1 [12:00-12:01), resolved 0 [12:03-12:04)")
	want(t, "notified of what was well", s.notices(t, well), "")
}

// TestAMistakeIsItsOwn holds that an alert whose query fails takes no other one with it, though they share a scan.
func TestAMistakeIsItsOwn(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	count := func(where string) string {
		w := s.tile(t, fmt.Sprintf(`{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count","where":%q,"whereLanguage":"sql"}]}`, where))
		return s.create(t, w)
	}
	good := []string{count("svc = 'a'"), count("v > 0"), s.create(t, s.search("all"))}
	bad := []string{count("nosuch = 1"), count("intDiv(7, toInt64(v) - 1) = 1"), count("file('/etc/passwd') = ''")}
	s.insert(t, "12:00:30 a 1", "12:01:30 a 1")
	for i, at := range []string{"12:01:00", "12:02:00"} {
		s.passAt(t, at)
		for _, id := range good {
			want(t, at, s.newest(t, id), fmt.Sprintf("%s: ALERT 12:0%d=1", at[:5], i))
			s.wantFine(t, id)
		}
		for _, id := range bad {
			a := s.get(t, id)
			if len(a.ExecutionErrors) != 1 || a.ExecutionErrors[0].Type != api.AlertErrorTypeQUERYERROR || a.State != api.AlertStateOK {
				t.Errorf("%s: %s, %v", at, a.State, a.ExecutionErrors)
			}
			want(t, at, s.notices(t, id), "")
		}
	}
	for id, text := range map[string]string{bad[0]: "nosuch", bad[1]: "ILLEGAL_DIVISION", bad[2]: "file"} {
		if got := s.errorsOf(t, id); !strings.Contains(got, text) {
			t.Errorf("the error is %s, want one about %s", got, text)
		}
	}
	// What is bad about the data may pass.
	s.insert(t, "12:02:30 b 8")
	s.exec(t, "ALTER TABLE events DELETE WHERE v = 1 SETTINGS mutations_sync = 2")
	s.passAt(t, "12:03:00")
	want(t, "with other rows", s.newest(t, bad[1]), "12:03: ALERT 12:02=1")
	s.wantFine(t, bad[1])
}

// TestTilesWithoutValuesStayErrors holds that an empty window does not clear the error of an alert whose tile cannot have values.
func TestTilesWithoutValuesStayErrors(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	errs := map[string]string{}
	for tile, text := range map[string]string{
		`"SELECT max(ts) AS v FROM events WHERE $__timeFilter(ts) GROUP BY svc","displayType":"number"`:                                        `The column "v" has the type DateTime64(3), which is not a number`,
		`"SELECT $__timeInterval(ts) AS t, any(svc) FROM events WHERE $__timeFilter(ts) GROUP BY t","displayType":"line"`:                      "the SQL returns no numeric column",
		`"SELECT toString($__timeInterval(ts)) AS t, count() AS n FROM events WHERE $__timeFilter(ts) GROUP BY t","displayType":"stacked_bar"`: "the SQL returns no column with a date or a time",
	} {
		errs[s.create(t, s.tile(t, `{`+sqlOnLocal+tile+`}`))] = text
	}
	for item, text := range map[string]string{
		`"aggFn":"none","valueExpression":"max(ts)","alias":"v"`: `The column "v" has the type DateTime64(3), which is not a number`,
		`"aggFn":"any","valueExpression":"ts","alias":"v"`:       `The column "v" has the type Nullable(DateTime64(3)), which is not a number`,
	} {
		errs[s.create(t, s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{`+item+`}]}`))] = text
	}
	well := s.create(t, s.tile(t, `{`+sqlOnLocal+`"SELECT count() AS n FROM events WHERE $__timeFilter(ts) GROUP BY svc","displayType":"number"}`))
	s.insert(t, "12:00:30 a 1")
	for _, at := range []string{"12:01:00", "12:02:00", "12:03:00"} {
		s.passAt(t, at)
		for id, text := range errs {
			a := s.get(t, id)
			if len(a.ExecutionErrors) != 1 || a.ExecutionErrors[0].Type != api.AlertErrorTypeQUERYERROR || a.ExecutionErrors[0].Message != text {
				t.Errorf("at %s: errors %v, want %s", at, a.ExecutionErrors, text)
			}
			if newest := s.history(t, id)[0]; newest.State != "ERROR" {
				t.Errorf("at %s: the history says %s of %s", at, newest.State, text)
			}
			_, err := s.try(t, id)
			querytest.WantError(t, err, core.Invalid, text)
		}
		s.wantFine(t, well)
		s.exec(t, "TRUNCATE TABLE events")
	}
}

func TestWhatIsMissingMakesAnAlertInvalid(t *testing.T) {
	t.Parallel()
	const sql = `{"configType":"sql","displayType":"number","connectionId":"%s","sqlTemplate":"SELECT 1 WHERE $__fromTime_ms < $__toTime_ms"}`
	const line = `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count"}]}`
	onTile := func(config string) func(*testing.T, *stack) string {
		return func(t *testing.T, s *stack) string { return s.create(t, s.tile(t, config)) }
	}
	onSearch := func(t *testing.T, s *stack) string { return s.create(t, s.search("all")) }
	raw := func(statement string) func(*testing.T, *stack, string) {
		return func(t *testing.T, s *stack, id string) {
			t.Helper()
			if _, err := s.raw.ExecContext(t.Context(), strings.ReplaceAll(statement, "{id}", id)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, c := range map[string]struct {
		condition func(*testing.T, *stack) string
		spoil     func(*testing.T, *stack, string)
		message   string
	}{
		"the dashboard": {onTile(line), raw("DELETE FROM dashboards"), "Dashboard not found"},
		"the tile": {
			onTile(line), raw(`UPDATE dashboards SET body = replace(CAST(body AS TEXT), '"tiles":[', '"tiles":[],"gone":[')`), "Tile not found",
		},
		"the source":           {onTile(line), raw("DELETE FROM sources"), "Source not found"},
		"the source of a list": {onSearch, raw("DELETE FROM sources"), "Source not found"},
		"the saved search":     {onSearch, raw("DELETE FROM saved_searches"), "Saved search not found"},
		"the connection":       {onSearch, raw("DELETE FROM connections"), "Connection not found"},
		"the connection of SQL": {
			onTile(fmt.Sprintf(sql, "local")), raw("DELETE FROM connections"), "Connection not found",
		},
		"the upper bound": {
			onSearch, raw("UPDATE alerts SET threshold_type = 'between', threshold_max = NULL"), "thresholdMax is required for between",
		},
		"another team's search": {
			onSearch, raw("UPDATE saved_searches SET team_id = 'other'"), "Saved search not found",
		},
		"a tile with a value for each window": {
			onTile(line), raw(`UPDATE dashboards SET body = replace(CAST(body AS TEXT), '"displayType":"line"', '"displayType":"table"')`),
			"A table tile has no value to compare",
		},
		"an interval that is known": {onSearch, raw("UPDATE alerts SET window_interval = '7m'"), "Unknown interval"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newStack(t)
			id := c.condition(t, s)
			s.insert(t, "12:00:01 a 1", "12:01:01 a 1")
			s.passAt(t, "12:01:00")
			want(t, "before", s.notices(t, id), "firing 1 [12:00-12:01)")
			c.spoil(t, s, id)
			s.at(t, "12:02:00")
			s.pass(t)
			want(t, "errors", s.errorsOf(t, id), "12:02 INVALID_ALERT: "+c.message)
			if state := s.get(t, id).State; state != api.AlertStateALERT {
				t.Errorf("the state is %s", state)
			}
			want(t, "notified", s.notices(t, id), "firing 1 [12:00-12:01)")
		})
	}
}

func TestAnAlertThatIsRepairedGoesOn(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	id := s.create(t, s.search("all"))
	move := func(from, to string) {
		t.Helper()
		if _, err := s.raw.ExecContext(t.Context(), "UPDATE saved_searches SET team_id = '"+to+"' WHERE team_id = '"+from+"'"); err != nil {
			t.Fatal(err)
		}
	}
	s.insert(t, "12:00:30 a 1", "12:01:30 a 1", "12:02:30 a 1")
	s.passAt(t, "12:01:00")
	move(string(s.team), "other")
	s.passAt(t, "12:02:00")
	move("other", string(s.team))
	s.set(s.clock().Add(retryInvalid - time.Millisecond))
	s.pass(t)
	want(t, "before it is tried again", s.newest(t, id), "12:02: ERROR INVALID_ALERT")
	s.set(s.clock().Add(time.Millisecond))
	s.pass(t)
	want(t, "then", s.newest(t, id), "12:03: ALERT 12:01=1 12:02=1")
	s.wantFine(t, id)
	want(t, "notified", s.notices(t, id), "firing 1 [12:00-12:01)")
}

// listen returns an address that takes connections and says nothing, and one that refuses them.
func listen(t *testing.T) (hangs, refuses string) {
	t.Helper()
	var addresses [2]string
	for i := range addresses {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		addresses[i] = "http://" + l.Addr().String()
		if i == 0 {
			t.Cleanup(func() { _ = l.Close() })
		} else {
			_ = l.Close()
		}
	}
	return addresses[0], addresses[1]
}

// hung returns the address of a server that says which version it is, and hangs when it is asked anything else. A server that
// does not even say that, like the one of listen, is given up after ten seconds.
func hung(t *testing.T) string {
	t.Helper()
	target, err := url.Parse(enginetest.Server(t))
	if err != nil {
		t.Fatal(err)
	}
	transport := &http.Transport{DisableCompression: true}
	t.Cleanup(transport.CloseIdleConnections)
	proxy := &httputil.ReverseProxy{Transport: transport, Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(target) }}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		if !bytes.Contains(body, []byte("version()")) {
			<-r.Context().Done()
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// onConnections adds a connection to a server that hangs and one that refuses, and returns an alert on a number on each, and
// one on an engine that is well.
func (s *stack) onConnections(t *testing.T, slow string) (hangs, refuses, works api.AlertWrite) {
	t.Helper()
	_, closed := listen(t)
	s.add(t, fmt.Sprintf(`{"connections": [{"name": hangs, "host": %q, "username": ""}, {"name": refuses, "host": %q, "username": ""}]}`, slow, closed))
	on := func(connection string) api.AlertWrite {
		return s.tile(t, `{"configType":"sql","displayType":"number","connectionId":"`+connection+`","sqlTemplate":"SELECT 7 WHERE $__fromTime_ms < $__toTime_ms"}`)
	}
	return on("hangs"), on("refuses"), on("local")
}

// TestSQLOfOnePersonHoldsUpNoOther evaluates alerts of a person whose SQL takes as long as it may, before that of another
// member of the team.
func TestSQLOfOnePersonHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	s.exec(t, "INSERT INTO events (ts, svc) SELECT '2026-01-05 12:00:30', toString(number) FROM numbers(100000)")
	create := func(person, sql string) string {
		ctx := core.WithPrincipal(t.Context(), core.Principal{PersonID: person})
		a, err := s.alerts.Create(ctx, s.team, s.tile(t, `{"configType": "sql", "connectionId": "`+s.ids["connection local"]+
			`", "displayType": "number", "sqlTemplate": "`+sql+`"}`))
		if err != nil {
			t.Fatal(err)
		}
		return a.ID
	}
	for i := range 12 {
		create("greedy", fmt.Sprintf("SELECT count() FROM events a CROSS JOIN events b WHERE cityHash64(a.svc, b.svc) = %d AND $__fromTime_ms > 0 AND $__toTime_ms > 0", i))
	}
	id := create("other", "SELECT length('7') AS n WHERE $__fromTime_ms < $__toTime_ms")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	s.at(t, "12:01:00")
	s.evaluator.pass(ctx)
	v, _ := s.evaluator.results.next()
	if v.Alert != id || len(v.Errors) > 0 {
		t.Errorf("the first result is about %s: %v", v.Alert, v.Errors)
	}
	s.evaluator.hold(v.group, -1)
	cancel()
	s.evaluator.settle(ctx)
}

// TestAConnectionThatHangsHoldsUpNoOther takes the results one by one. That of the connection that hangs would come when a query
// has had all the time that there is.
func TestAConnectionThatHangsHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	onHung, onClosed, onLocal := s.onConnections(t, hung(t))
	hung, closed, local := s.create(t, onHung), s.create(t, onClosed), s.create(t, onLocal)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	e := s.evaluator
	for i, at := range []string{"12:01:00", "12:02:00", "12:03:00"} {
		s.at(t, at)
		e.pass(ctx)
		for range 2 {
			v, _ := e.results.next()
			if v.Alert == hung {
				t.Fatalf("%s: the first result is %+v", at, v)
			}
			e.storeBatch(ctx, []alertResult{v})
			e.hold(v.group, -1)
		}
		want(t, at, s.newest(t, local), fmt.Sprintf("12:0%d: ALERT 12:0%d=7", i+1, i))
		// Whoever reads that has nothing to try again.
		if got := s.errorsOf(t, closed); !strings.Contains(got, `QUERY_ERROR: The connection "refuses" cannot be reached`) ||
			!strings.HasSuffix(got, "; the evaluation will be retried") || strings.Contains(got, "try again") {
			t.Errorf("%s: what refuses: %s", at, got)
		}
	}
	if held := e.held.sum(); held != 1 {
		t.Errorf("%d are held, want the one that waits", held)
	}
	cancel()
	e.settle(ctx)
	if a := s.get(t, hung); a.ExecutionErrors != nil || len(s.history(t, hung)) > 0 {
		t.Errorf("being stopped is no failure of the alert: %v", a.ExecutionErrors)
	}
}

// TestLargeDashboardsAreForgotten looks up the conditions of alerts on dashboards of four megabytes each. It does not run
// beside other tests, whose memory would count.
func TestLargeDashboardsAreForgotten(t *testing.T) {
	s := newStack(t)
	text := `{"name": "Text", "x": 0, "y": 0, "w": 1, "h": 1, "config": {"displayType": "markdown", "markdown": "` +
		strings.Repeat("x", 49_000) + `"}}`
	number := `{"name": "Number", "x": 0, "y": 1, "w": 1, "h": 1, "config": {"configType": "sql", "connectionId": "local",` +
		` "displayType": "number", "sqlTemplate": "SELECT 1"}}`
	var alerts []api.Alert
	for i := range 4 {
		name := fmt.Sprint("large ", i)
		s.add(t, fmt.Sprintf(`{"dashboards": [{"name": %q, "tags": [], "tiles": [%s]}]}`,
			name, strings.Repeat(text+", ", 80)+number))
		id := s.ids["dashboard "+name]
		body, _, err := s.evaluator.o.Dashboards.Get(t.Context(), s.team, id)
		if err != nil {
			t.Fatal(err)
		}
		var page struct{ Tiles []struct{ ID string } }
		if err := json.Unmarshal(body, &page); err != nil {
			t.Fatal(err)
		}
		alerts = append(alerts, api.Alert{
			TeamID: string(s.team), Source: api.AlertSourceTile, DashboardID: &id, TileID: &page.Tiles[80].ID,
		})
	}
	heap := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	before := heap()
	conditions := service.NewConditions(s.store, s.evaluator.o.Dashboards)
	for _, a := range alerts {
		if _, err := conditions.Of(t.Context(), a); err != nil {
			t.Fatal(err)
		}
	}
	if kept := heap() - before; kept > 4<<20 {
		t.Errorf("%d MB are kept of %d dashboards", kept>>20, len(alerts))
	}
	runtime.KeepAlive(conditions)
}

// TestABrokenAlertIsEvaluatedWithTheOthers looks each second, as a server does, at alerts that fail from a moment on which is
// not the end of a window.
func TestABrokenAlertIsEvaluatedWithTheOthers(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	s.at(t, "12:00:37")
	w := s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count","where":"nosuch = 1","whereLanguage":"sql"}]}`)
	ids := map[string]string{"a query that fails": s.create(t, w), "a tile that is gone": s.create(t, w)}
	const gone = `UPDATE alerts SET tile_id = 'gone' WHERE id = '%s'`
	if _, err := s.raw.ExecContext(t.Context(), fmt.Sprintf(gone, ids["a tile that is gone"])); err != nil {
		t.Fatal(err)
	}
	for last := yesterday(t, "12:04:00"); !s.clock().After(last); s.set(s.clock().Add(time.Second)) {
		s.pass(t)
	}
	for name, id := range ids {
		var list []string
		for _, entry := range s.history(t, id) {
			list = append(list, fmt.Sprint(entry.State, " ", instant(entry.WindowEnd.Time), " at ", instant(entry.EvaluatedAt.Time)))
		}
		want(t, name, strings.Join(list, ", "),
			"ERROR 12:04 at 12:04, ERROR 12:03 at 12:03, ERROR 12:02 at 12:02, ERROR 12:01 at 12:01, ERROR 12:00 at 12:00:37")
	}
}

// TestWhatHasFailedHoldsUpNoOtherOfItsConnection has alerts that have failed, and now take as long as they may, keep all jobs
// of their connection busy before another one on it is due.
func TestWhatHasFailedHoldsUpNoOtherOfItsConnection(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	failing, works := s.create(t, s.search("all")), s.create(t, s.search("all"))
	const failed = `UPDATE alerts SET execution_errors = '[{"timestamp":"2026-03-17T12:00:00.000Z","type":"QUERY_ERROR","message":"m"}]' WHERE id = ?`
	if _, err := s.raw.ExecContext(t.Context(), failed, failing); err != nil {
		t.Fatal(err)
	}
	e, busy := s.evaluator, jobsByQueue{}
	observed, err := service.NewConditions(s.store, e.o.Dashboards).Of(t.Context(), s.get(t, failing))
	if err != nil {
		t.Fatal(err)
	}
	busy.add(creator{team: s.team}, task{due: store.DueAlert{Alert: s.get(t, failing)}, condition: observed})
	for key := range busy {
		e.queues[key] = &connectionQueue{running: maxJobs, held: holdings{}}
	}
	s.insert(t, "12:00:30 a 1")
	s.at(t, "12:01:00")
	e.pass(t.Context())
	e.settle(t.Context())
	want(t, "what works", s.newest(t, works), "12:01: ALERT 12:00=1")
	want(t, "what has failed", s.newest(t, failing), "")
}
