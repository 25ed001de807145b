package alerting

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
	"github.com/obstack/obstack/impl/webhook"
)

// thorough is for `make faults`.
var thorough = flag.Bool("thorough", false, "do random things to alerts 100 times in TestEverythingThatHappens")

func TestMain(m *testing.M) {
	flag.Parse()
	if checks := flag.Lookup("rapid.checks"); !*thorough && checks.Value.String() == checks.DefValue {
		_ = checks.Value.Set("25")
	}
	enginetest.Main(m)
}

// schemas are read once, which takes longer than most tests.
var schemas = sync.OnceValues(service.LoadSchemas)

var stackKey = bytes.Repeat([]byte{7}, 32)

// stack is a service with a table of its own, data for conditions in it, and a clock that tests set.
type stack struct {
	store   *store.Store
	options store.Options // of the store
	raw     *sql.DB       // the same database, behind the store's back
	engines *service.Engines
	apply   *service.Apply
	alerts  *service.Alerts
	db      *engine.DB
	team    core.TeamID
	ids     map[string]string // by kind and name
	now     atomic.Int64      // milliseconds
	moved   func()            // called when the clock was; may be nil
	// delay is that of evaluators that are made from now on.
	delay time.Duration
	// inline makes tile return alerts on charts of their own.
	inline bool
	// down makes the engine of all connections unreachable.
	down      atomic.Bool
	evaluator *Evaluator
	log       bytes.Buffer // of logger
	logger    *slog.Logger
}

// resources are what the tests' alerts are about. The tiles are added by dashboard.
const resources = `
connections:
  - {name: local, host: "", username: ""}
webhooks:
  - {name: oncall, service: generic, url: "https://example.com/hook"}
sources:
  - name: Events
    kind: log
    connection: local
    from: {databaseName: "{database}", tableName: events}
    timestampValueExpression: ts
    defaultTableSelectExpression: ts,svc,v
    implicitColumnExpression: svc
savedSearches:
  - {name: all, sourceId: Events}
`

const events = `CREATE TABLE events (ts DateTime64(3), svc String, v Float64, note Nullable(Float64), attrs Map(String, String))
	ENGINE = MergeTree ORDER BY ts`

// newStack returns a stack on SQLite, at noon of the day.
func newStack(t testing.TB) *stack { return newStackOn(t, store.Options{Dir: t.TempDir()}) }

// migrated is a SQLite file with the newest schema, which takes longer than most tests.
var migrated = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "migrated")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	s, err := store.Open(context.Background(), store.Options{Dir: dir, Key: stackKey})
	if err != nil {
		return nil, err
	}
	if err := errors.Join(s.Migrate(context.Background()), s.Close()); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, store.File))
})

func newStackOn(t testing.TB, o store.Options) *stack {
	t.Helper()
	s := &stack{ids: map[string]string{}}
	s.logger = slog.New(slog.NewTextHandler(&s.log, nil))
	s.set(clock(t, "12:00:00"))
	o.Key, o.Now = stackKey, s.clock
	if o.DSN != "" { // its clock goes along
		o.DSN = pgtest.SetClock(t, o.DSN, pgtest.At(s.clock()))
	}
	s.options = o
	var err error
	if o.Dir != "" {
		file, err := migrated()
		if err == nil {
			err = os.WriteFile(filepath.Join(o.Dir, store.File), file, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if s.store, err = store.Open(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if err := s.store.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	driver, address := "sqlite", filepath.Join(o.Dir, store.File)
	if o.DSN != "" {
		driver, address = "pgx", o.DSN
	}
	if s.raw, err = sql.Open(driver, address); err != nil {
		t.Fatal(err)
	}
	if o.DSN != "" {
		s.moved = func() {
			if _, err := s.raw.ExecContext(t.Context(), pgtest.Clock(pgtest.At(s.clock()))); err != nil {
				t.Fatal(err)
			}
		}
	}
	s.db = enginetest.Start(t)
	s.engines = &service.Engines{Store: s.store, Default: s.db}
	t.Cleanup(func() {
		if err := errors.Join(s.raw.Close(), s.engines.Close(), s.store.Close()); err != nil {
			t.Error(err)
		}
	})
	known, err := schemas()
	if err != nil {
		t.Fatal(err)
	}
	s.apply = &service.Apply{Store: s.store, Schemas: known, Now: s.clock, Kinds: webhook.Kinds(), CheckTemplate: webhook.Check}
	s.alerts = &service.Alerts{Store: s.store, Now: s.clock, CheckTemplate: webhook.Check}
	s.team = s.newTeam(t)
	s.exec(t, events)
	s.add(t, resources)
	s.evaluator = s.newEvaluator(t)
	return s
}

// newTeam makes a team whose telemetry is in the database of the test.
func (s *stack) newTeam(t testing.TB) core.TeamID {
	t.Helper()
	team := core.TeamID(core.NewID())
	organization := store.Organization{ID: uuid.NewString(), Name: uuid.NewString()}
	s.write(t, func(tx *store.Tx) error {
		if err := tx.CreateOrganization(t.Context(), &organization); err != nil {
			return err
		}
		return tx.CreateService(t.Context(), &store.Service{
			ID: uuid.NewString(), OrganizationID: organization.ID, Team: team, Name: "default", Database: s.db.Database(),
		})
	})
	return team
}

// newEvaluator returns an evaluator of another process on the same store.
func (s *stack) newEvaluator(t testing.TB) *Evaluator {
	t.Helper()
	return s.newEvaluatorOn(t, s.store)
}

func (s *stack) newEvaluatorOn(t testing.TB, on *store.Store) *Evaluator {
	t.Helper()
	known, err := schemas()
	if err != nil {
		t.Fatal(err)
	}
	runner := query.NewRunner(func(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error) {
		if s.down.Load() {
			return nil, core.NewError(core.Unavailable, "The engine is down", nil)
		}
		return s.engines.Open(ctx, team, connection)
	})
	return New(Options{
		Store: on, Dashboards: &service.Dashboards{Store: on, Answer: known.Dashboard}, Reader: batch.NewReader(runner),
		Render: func(_ context.Context, e store.Event) (title, body string, err error) {
			return fmt.Sprintf("%v %s", e.Value, e.Dashboard+e.SavedSearch), e.Group, nil
		},
		Now: s.clock, Delay: s.delay, History: 30 * 24 * time.Hour, Metrics: NewMetrics(prometheus.NewRegistry()),
		Log: s.logger,
	})
}

func (s *stack) clock() time.Time { return time.UnixMilli(s.now.Load()).UTC() }

func (s *stack) set(now time.Time) {
	s.now.Store(now.UnixMilli())
	if s.moved != nil {
		s.moved()
	}
}

// at sets the clock to a time of the day.
func (s *stack) at(t testing.TB, text string) {
	t.Helper()
	s.set(yesterday(t, text))
}

func (s *stack) write(t testing.TB, fn func(tx *store.Tx) error) {
	t.Helper()
	if err := s.store.Write(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

func (s *stack) exec(t testing.TB, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		if err := s.db.Exec(t.Context(), engine.Query{SQL: statement}); err != nil {
			t.Fatalf("%v\nin %s", err, statement)
		}
	}
}

// insert adds rows, each a time of the day, a service and a value.
func (s *stack) insert(t testing.TB, rows ...string) {
	t.Helper()
	values := make([]string, len(rows))
	for i, row := range rows {
		fields := strings.Fields(row)
		values[i] = fmt.Sprintf("('%s', '%s', %s)", yesterday(t, fields[0]).Format("2006-01-02 15:04:05.000"), fields[1], fields[2])
	}
	s.exec(t, "INSERT INTO events (ts, svc, v) VALUES "+strings.Join(values, ", "))
}

// add applies resources.
func (s *stack) add(t testing.TB, yaml string) {
	t.Helper()
	yaml = strings.ReplaceAll(yaml, "{database}", s.db.Database())
	results, err := s.apply.Team(t.Context(), s.team, service.File{Name: "test.yaml", Text: []byte(yaml)})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range results {
		s.ids[r.Kind+" "+r.Name] = r.ID
	}
}

// tile adds a dashboard of one tile, given as the JSON text of its config, and returns an alert on it which is above 1
// for a minute.
func (s *stack) tile(t testing.TB, config string) api.AlertWrite {
	t.Helper()
	if s.inline {
		return s.chart(t, config)
	}
	name := fmt.Sprint("page ", len(s.ids))
	s.add(t, fmt.Sprintf(`{"dashboards": [{"name": %q, "tags": [], "tiles": [{"name": "The tile", "x": 0, "y": 0, "w": 1, "h": 1, "config": %s}]}]}`,
		name, config))
	id := s.ids["dashboard "+name]
	body, _, err := s.evaluator.o.Dashboards.Get(t.Context(), s.team, id)
	if err != nil {
		t.Fatal(err)
	}
	var page struct{ Tiles []struct{ ID string } }
	if err := json.Unmarshal(body, &page); err != nil {
		t.Fatal(err)
	}
	w := s.draft(api.AlertSourceTile)
	w.DashboardID, w.TileID = &id, &page.Tiles[0].ID
	return w
}

// chart is tile for a chart of the alert's own.
func (s *stack) chart(t testing.TB, config string) api.AlertWrite {
	t.Helper()
	for kind, ids := range map[string]string{"sourceId": "source ", "connectionId": "connection "} {
		config = regexp.MustCompile(`"`+kind+`":"([^"]*)"`).ReplaceAllStringFunc(config, func(reference string) string {
			name := strings.Split(reference, `"`)[3]
			return fmt.Sprintf(`%q:%q`, kind, cmp.Or(s.ids[ids+name], name))
		})
	}
	w := s.draft(api.AlertSourceInline)
	w.ChartConfig = new(api.AlertChart)
	if err := json.Unmarshal([]byte(config), w.ChartConfig); err != nil {
		t.Fatal(err)
	}
	return w
}

// search returns an alert on a saved search which is above 1 for a minute.
func (s *stack) search(name string) api.AlertWrite {
	w := s.draft(api.AlertSourceSavedSearch)
	id := s.ids["savedSearch "+name]
	w.SavedSearchID = &id
	return w
}

// draft is an alert on nothing yet.
func (s *stack) draft(source api.AlertSource) api.AlertWrite {
	return api.AlertWrite{
		Source: source, Interval: api.AlertIntervalMinutes1, Threshold: 1, ThresholdType: api.AlertThresholdTypeAbove,
		Channel: &api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: s.ids["webhook oncall"]},
	}
}

func (s *stack) create(t testing.TB, w api.AlertWrite) string {
	t.Helper()
	a, err := s.alerts.Create(t.Context(), s.team, w)
	if err != nil {
		t.Fatal(err)
	}
	return a.ID
}

func (s *stack) update(t testing.TB, id string, w api.AlertWrite) {
	t.Helper()
	if _, err := s.alerts.Update(t.Context(), s.team, id, nil, w); err != nil {
		t.Fatal(err)
	}
}

// pass evaluates what is due now, and returns when the results are stored.
func (s *stack) pass(t testing.TB) {
	t.Helper()
	s.passBy(t, s.evaluator)
}

func (s *stack) passBy(t testing.TB, e *Evaluator) {
	t.Helper()
	e.pass(t.Context())
	e.settle(t.Context())
	if len(e.held) != 0 {
		t.Errorf("alerts are still held: %v", e.held)
	}
}

// settle stores what comes of all that was claimed.
func (e *Evaluator) settle(ctx context.Context) {
	e.jobs.Wait()
	e.results.close()
	e.store(ctx)
	e.results = newResultQueue()
}

// passAt is pass at a time of the day.
func (s *stack) passAt(t testing.TB, text string) {
	t.Helper()
	s.at(t, text)
	s.pass(t)
}

func (s *stack) get(t testing.TB, id string) api.Alert {
	t.Helper()
	a, err := s.store.GetAlert(t.Context(), s.team, id)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func (s *stack) history(t testing.TB, id string) []api.AlertHistoryEntry {
	t.Helper()
	entries, _, err := s.store.AlertHistoryList(s.team, id, nil, 1000, 0).All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

// newest is what the last evaluation of an alert said: the end of the last window, and each group with its state and
// the values of its windows by their starts.
func (s *stack) newest(t testing.TB, id string) string {
	t.Helper()
	var words []string
	for i, entry := range s.history(t, id) {
		if i == 0 {
			words = append(words, instant(entry.WindowEnd.Time)+":")
		} else if text := instant(entry.WindowEnd.Time) + ":"; text != words[0] {
			break
		}
		if entry.Group != nil {
			words = append(words, *entry.Group)
		}
		words = append(words, string(entry.State))
		for _, v := range entry.Values {
			words = append(words, fmt.Sprintf("%s=%v", instant(v.StartTime.Time), v.Value))
		}
		for _, e := range entry.Errors {
			words = append(words, string(e.Type))
		}
	}
	return strings.Join(words, " ")
}

// instant is a time as short as possible, with the day only when it is not that of the examples.
func instant(at time.Time) string {
	text := at.Format("15:04:05.000")
	text = strings.TrimSuffix(strings.TrimSuffix(text, ".000"), ":00")
	if d := at.Format(time.DateOnly); d != day {
		text = d + " " + text
	}
	return text
}

// notified returns what people are to be notified about an alert, in the order in which it happened.
func (s *stack) notified(t testing.TB, id string) []store.Event {
	t.Helper()
	rows, err := s.raw.QueryContext(t.Context(),
		"SELECT event FROM outbox WHERE alert_id = '"+id+"' ORDER BY window_end, group_key, firing DESC")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	var list []store.Event
	for rows.Next() {
		var text string
		var e store.Event
		if err := rows.Scan(&text); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(text), &e); err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}

// notices is notified as text: who fires or is resolved, with the value and its window.
func (s *stack) notices(t testing.TB, id string) string {
	t.Helper()
	words := []string{}
	for _, e := range s.notified(t, id) {
		word := map[bool]string{true: "firing", false: "resolved"}[e.Firing]
		if e.Group != "" {
			word = e.Group + " " + word
		}
		value := fmt.Sprint(e.Value)
		if e.NoValue != "" {
			value = "without a value"
		}
		words = append(words, fmt.Sprintf("%s %v [%s-%s)", word, value,
			instant(time.UnixMilli(e.Start).UTC()), instant(time.UnixMilli(e.End).UTC())))
	}
	return strings.Join(words, ", ")
}

// want compares texts.
func want(t testing.TB, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s:\n got %s\nwant %s", what, got, want)
	}
}

func ptr[T any](v T) *T { return &v }

func instantOf(t testing.TB, text string) core.Time {
	t.Helper()
	return core.Time{Time: yesterday(t, text)}
}
