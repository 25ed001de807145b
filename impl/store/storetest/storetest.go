// Package storetest says what a database must do to carry the store. Run is that definition: the tests of store call it
// for SQLite and for PostgreSQL, and what holds for both is tested here and not there. There is a file for each noun.
//
// The tests use what store exports, so that they hold whatever a database does behind it; a few look into the tables
// behind the store's back, for what no method tells. A test gets a database of its own and a new team, because they all
// run at the same time. It may import store and what that imports, and only store's tests import it.
package storetest

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"net/netip"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Run tests the store on the databases that empty and fresh make. Each call must return options for one that lasts until
// its test ends; several Stores are opened on it. What empty makes has no schema yet, what fresh makes has the newest, and
// nothing in it: to migrate a database for each of two hundred tests would take most of their time.
func Run(t *testing.T, empty, fresh func(t testing.TB) store.Options) {
	t.Run("Lifecycle", func(t *testing.T) {
		t.Parallel()
		testLifecycle(t, empty)
	})
	for name, test := range map[string]func(*testing.T, func(testing.TB) store.Options){
		"Writes":           testWrites,
		"Keys":             testKeys,
		"Callers":          testCallers,
		"Organizations":    testOrganizations,
		"Dashboards":       testDashboards,
		"Alerts":           testAlerts,
		"AlertClaims":      testAlertClaims,
		"Ahead":            testAhead,
		"AlertHistory":     testAlertHistory,
		"Clocks":           testClocks,
		"Outbox":           testOutbox,
		"DeliveryTargets":  testDeliveryTargets,
		"Deliveries":       testDeliveries,
		"DeliveryLog":      testDeliveryLog,
		"NotifyErrors":     testNotifyErrors,
		"Sources":          testSources,
		"Connections":      testConnections,
		"Webhooks":         testWebhooks,
		"OrganizationKeys": testOrganizationKeys,
		"SavedSearches":    testSavedSearches,
		"People":           testPeople,
		"Identities":       testIdentities,
		"Invitations":      testInvitations,
		"Activities":       testActivities,
		"Preferences":      testPreferences,
		"Isolation":        testIsolation,
		"Versions":         testVersions,
		"Limits":           testLimits,
		"Lists":            testLists,
		"ListOptions":      testListOptions,
		"AlertNames":       testAlertNames,
		"Metrics":          testMetrics,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, fresh)
		})
	}
}

// rule is what every store must do, and the test of that.
type rule struct {
	name string
	test func(t *testing.T, fresh func(testing.TB) store.Options)
}

// run tests rules, all at the same time.
func run(t *testing.T, fresh func(testing.TB) store.Options, rules []rule) {
	for _, r := range rules {
		t.Run(r.name, func(t *testing.T) {
			t.Parallel()
			r.test(t, fresh)
		})
	}
}

// open opens a store and closes it when the test ends.
func open(t testing.TB, opts store.Options) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("close the store: %v", err)
		}
	})
	return s
}

// migrated is open, with the schema brought up to date if it is not.
func migrated(t testing.TB, opts store.Options) *store.Store {
	t.Helper()
	s := open(t, opts)
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s
}

// timed is migrated, with a clock for the test to set.
func timed(t testing.TB, opts store.Options) (*store.Store, *clock) {
	t.Helper()
	c := &clock{}
	c.ms.Store(time.Date(2026, 2, 8, 10, 0, 0, 0, time.UTC).UnixMilli())
	opts.Now = c.Now
	return migrated(t, opts), c
}

// newTeam is a tenant that no other test uses.
func newTeam() core.TeamID { return core.TeamID(core.NewID()) }

func write(t testing.TB, s *store.Store, fn func(tx *store.Tx) error) {
	t.Helper()
	if err := s.Write(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

func wantKind(t testing.TB, err error, want core.Kind) {
	t.Helper()
	if err == nil || core.KindOf(err) != want {
		t.Errorf("got error %v of kind %d, want kind %d", err, core.KindOf(err), want)
	}
}

// wantMessage is wantKind for an error whose text a client reads.
func wantMessage(t testing.TB, err error, kind core.Kind, message string) {
	t.Helper()
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != kind || e.Message != message {
		t.Errorf("got error %v, want %q of kind %d", err, message, kind)
	}
}

func wantEqual(t testing.TB, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateComparable(netip.Addr{}), cmp.AllowUnexported(api.AlertChart{})); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

func wantAbsent(t testing.TB, raw []byte, text string) {
	t.Helper()
	if bytes.Contains(raw, []byte(text)) {
		t.Errorf("%q can be read in the database", text)
	}
}

// wantPresent keeps wantAbsent honest: what is not secret must be found in the same way.
func wantPresent(t testing.TB, raw []byte, text string) {
	t.Helper()
	if !bytes.Contains(raw, []byte(text)) {
		t.Errorf("%q cannot be read in the database", text)
	}
}

// must unwraps a result that cannot be wrong.
func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// listed reads a list.
func listed[T any](t testing.TB, list store.List[T]) []T {
	t.Helper()
	all, _, err := list.All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func ptr[T any](v T) *T { return &v }

// clock is a time that tests set.
type clock struct {
	ms atomic.Int64
	// moved is called when it was, and may be nil.
	moved func()
}

// Now has more digits than a stored time, which must be gone after the first answer, not only after the first read.
func (c *clock) Now() time.Time { return time.UnixMilli(c.ms.Load()).Add(123456 * time.Nanosecond) }

func (c *clock) time() core.Time { return core.Time{Time: time.UnixMilli(c.ms.Load()).UTC()} }

func (c *clock) advance(d time.Duration) {
	c.ms.Add(d.Milliseconds())
	if c.moved != nil {
		c.moved()
	}
}

// newService makes an organization with a service and a person.
func newService(t testing.TB, s *store.Store) (service store.Service, person store.Person) {
	t.Helper()
	organization := store.Organization{ID: uuid.NewString(), Name: "org " + core.NewID()}
	service = store.Service{
		ID: uuid.NewString(), OrganizationID: organization.ID, Team: newTeam(), Name: "default", Database: "db",
	}
	person = store.Person{
		ID: uuid.NewString(), OrganizationID: organization.ID, Email: "ann@example.com", Name: "Ann", Role: "admin",
	}
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreateOrganization(t.Context(), &organization); err != nil {
			return err
		}
		if err := tx.CreateService(t.Context(), &service); err != nil {
			return err
		}
		return tx.CreatePerson(t.Context(), &person)
	})
	return service, person
}

func newWebhook(name string) api.Webhook {
	return api.Webhook{
		ID: core.NewID(), Name: name, Service: api.WebhookServiceGeneric, URL: "https://example.com/" + name,
	}
}

func newConnection(name string) api.Connection {
	return api.Connection{ID: core.NewID(), Name: name, Host: "http://clickhouse:8123", Username: "default"}
}

func newDashboard(name string) store.Dashboard {
	return store.Dashboard{ID: core.NewID(), Name: name, Body: []byte(`{"name":"` + name + `"}`)}
}

func newSource(name string) store.Source {
	return store.Source{
		ID: core.NewID(), Name: name, Kind: "log", ConnectionID: core.NewID(), Body: []byte(`{"name":"` + name + `"}`),
	}
}

func newSavedSearch(name string) api.SavedSearch {
	return api.SavedSearch{
		ID: core.NewID(), Name: name, SourceID: core.NewID(), WhereLanguage: api.SavedSearchLanguageLucene,
		Tags: []string{}, Filters: []api.SavedSearchFilter{},
	}
}

func newInvitation(organizationID, email string, expireAt time.Time) store.Invitation {
	return store.Invitation{
		ID: uuid.NewString(), OrganizationID: organizationID, Email: email, Role: api.InvitationRoleDeveloper,
		ExpireAt: core.Time{Time: expireAt},
	}
}

// newAlert is an alert on a tile with only what every alert has.
func newAlert(dashboardID, tileID, webhookID string) api.Alert {
	channels := []api.AlertChannel{{Type: api.AlertChannelTypeWebhook, WebhookID: webhookID}}
	return api.Alert{
		ID: core.NewID(), Threshold: 1, ThresholdType: api.AlertThresholdTypeAbove, Interval: api.AlertIntervalMinutes5,
		Source: api.AlertSourceTile, DashboardID: &dashboardID, TileID: &tileID, State: api.AlertStateOK,
		Channels: channels, Channel: &channels[0], DisplayName: "Special", Tags: []string{"own"},
	}
}

// newChart is the chart of an inline alert.
func newChart(t testing.TB, name string) *api.AlertChart {
	t.Helper()
	chart := &api.AlertChart{}
	err := chart.FromAlertBuilderChart(api.AlertBuilderChart{
		Name: &name, DisplayType: api.AlertChartDisplayTypeLine, SourceID: core.NewID(), Select: []api.SelectItem{{AggFn: "count"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	return chart
}

// openRaw opens the database behind the store's back.
func openRaw(t testing.TB, opts store.Options) *sql.DB {
	t.Helper()
	driver, address := "sqlite", filepath.Join(opts.Dir, "obstack.db")
	if opts.DSN != "" {
		driver, address = "pgx", opts.DSN
	}
	return must(sql.Open(driver, address))(t)
}

func execRaw(t testing.TB, opts store.Options, statement string) {
	t.Helper()
	db := openRaw(t, opts)
	defer func() { _ = db.Close() }()
	must(db.ExecContext(t.Context(), statement))(t)
}

func countRaw(t testing.TB, opts store.Options, query string) (n int) {
	t.Helper()
	db := openRaw(t, opts)
	defer func() { _ = db.Close() }()
	if err := db.QueryRowContext(t.Context(), query).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// dump returns everything that the database stores, as a person sees it who can read its files or tables.
func dump(t testing.TB, opts store.Options) []byte {
	t.Helper()
	var all bytes.Buffer
	if opts.DSN == "" {
		files := must(filepath.Glob(filepath.Join(opts.Dir, "*")))(t)
		for _, file := range files {
			all.Write(must(os.ReadFile(file))(t))
		}
		return all.Bytes()
	}
	conn := must(pgx.Connect(t.Context(), opts.DSN))(t)
	defer func() { _ = conn.Close(context.Background()) }()
	tables := must(conn.Query(t.Context(), "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"))(t)
	for _, table := range must(pgx.CollectRows(tables, pgx.RowTo[string]))(t) {
		// Binary columns as escaped text: what is printable in them stays readable.
		must(conn.Exec(t.Context(), "SET bytea_output = escape"))(t)
		rows := must(conn.Query(t.Context(), "SELECT t::text FROM "+pgx.Identifier{table}.Sanitize()+" t"))(t)
		for _, row := range must(pgx.CollectRows(rows, pgx.RowTo[string]))(t) {
			all.WriteString(row)
		}
	}
	return all.Bytes()
}
