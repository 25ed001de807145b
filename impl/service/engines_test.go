package service_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

func TestMain(m *testing.M) { enginetest.Main(m) }

const owner, thief core.TeamID = "owner", "thief"

// newEngines returns Engines on a store of their own, whose default engine is that of the process.
func newEngines(t *testing.T, allow ...string) *service.Engines {
	t.Helper()
	s, err := store.Open(t.Context(), store.Options{Dir: t.TempDir(), Key: bytes.Repeat([]byte{7}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	policy, err := egress.New(allow...)
	if err != nil {
		t.Fatal(err)
	}
	e := &service.Engines{Store: s, Default: enginetest.Start(t), Egress: policy}
	t.Cleanup(func() {
		if err := errors.Join(e.Close(), s.Close()); err != nil {
			t.Error(err)
		}
	})
	organization := store.Organization{ID: uuid.NewString(), Name: "acme"}
	err = s.Write(t.Context(), func(tx *store.Tx) error {
		err := tx.CreateOrganization(t.Context(), &organization)
		for _, team := range []core.TeamID{owner, thief} {
			err = errors.Join(err, tx.CreateService(t.Context(), &store.Service{
				ID: uuid.NewString(), OrganizationID: organization.ID, Team: team, Name: string(team),
				Database: enginetest.Database(t, e.Default).Database(),
			}))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// database is that of the service that the team is.
func database(t *testing.T, e *service.Engines, team core.TeamID) string {
	t.Helper()
	s, err := e.Store.TeamService(t.Context(), team)
	if err != nil {
		t.Fatal(err)
	}
	return s.Database
}

// connect stores a connection of the owner.
func connect(t *testing.T, e *service.Engines, host string, trusted bool) api.Connection {
	t.Helper()
	c := api.Connection{ID: core.NewID(), Name: "warehouse", Host: host, Username: "robin"}
	err := e.Store.Write(t.Context(), func(tx *store.Tx) error {
		return tx.CreateConnection(t.Context(), owner, &c, store.ConnectionAccess{Password: "secret", Trusted: trusted})
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func update(t *testing.T, e *service.Engines, c api.Connection, trusted bool) {
	t.Helper()
	err := e.Store.Write(t.Context(), func(tx *store.Tx) error {
		return tx.UpdateConnection(t.Context(), owner, &c, nil, trusted)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func remove(t *testing.T, e *service.Engines, c api.Connection) {
	t.Helper()
	err := e.Store.Write(t.Context(), func(tx *store.Tx) error { return tx.DeleteConnection(t.Context(), owner, c.ID) })
	if err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T, e *service.Engines, c api.Connection) *engine.DB {
	t.Helper()
	db, err := e.Open(t.Context(), owner, c.ID)
	if err != nil {
		t.Fatal(err)
	}
	return db
}

// ask runs a query on a connection.
func ask(ctx context.Context, db *engine.DB, sql string) error {
	rows, err := db.Select(ctx, engine.Query{SQL: sql})
	if err != nil {
		return err
	}
	rows.Close()
	return nil
}

func TestConnections(t *testing.T) {
	t.Parallel()
	url := enginetest.Server(t)
	for name, test := range map[string]func(t *testing.T, url string){
		"without a host are the default engine if the operator has made them":      testConnectionsWithoutHost,
		"are closed when there are too many, the one that was not asked for first": testTooManyConnections,
		"of another team do not exist":                                             testConnectionsOfAnotherTeam,
		"are opened once":                                                          testConnectionsAreOpenedOnce,
		"reach private addresses if the operator has configured them":              testPrivateConnections,
		"that change are opened anew, while queries go on":                         testConnectionsThatChange,
		"that change do not have a server asked again that does not answer":        testSilentConnections,
		"lose the operator's trust when others change them":                        testConnectionsLoseTrust,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, url)
		})
	}
}

func testConnectionsWithoutHost(t *testing.T, _ string) {
	e := newEngines(t)
	c := connect(t, e, "", true)
	db := open(t, e, c)
	current := enginetest.Select(t, db, engine.Query{SQL: "SELECT currentDatabase()"})[0][0]
	if want := database(t, e, owner); current != want || db.Database() != want {
		t.Errorf("the database is %s and %s, want %s", db.Database(), current, want)
	}
	second := connect(t, e, "", true)
	if open(t, e, c) != db || open(t, e, second) != db {
		t.Error("it is another one for every question")
	}
	remove(t, e, second) // errors would distinguish the two
	for _, trusted := range []bool{false, true, false} {
		update(t, e, c, trusted)
		got, err := e.Open(t.Context(), owner, c.ID)
		if trusted && got != db {
			t.Errorf("the operator's connection: got %v, %v", got, err)
		}
		if !trusted {
			wantHostless(t, got, err)
		}
	}
	_, err := e.Open(t.Context(), owner, connect(t, e, " ", false).ID)
	wantNamed(t, err, "")
	if core.KindOf(err) != core.Invalid {
		t.Errorf("a blank host: got %v, want Invalid", err)
	}
}

func testTooManyConnections(t *testing.T, _ string) {
	e := newEngines(t)
	first, second := connect(t, e, "http://first.invalid", true), connect(t, e, "http://second.invalid", true)
	used, unused := open(t, e, first), open(t, e, second)
	for range service.MaxOpened - 1 {
		open(t, e, first)
		open(t, e, connect(t, e, "http://another.invalid", true))
	}
	if open(t, e, first) != used {
		t.Error("the one that is used was given up")
	}
	if open(t, e, second) == unused {
		t.Error("all are kept")
	}
}

func testConnectionsOfAnotherTeam(t *testing.T, url string) {
	e := newEngines(t)
	c := connect(t, e, url, true)
	db := open(t, e, c)
	if other, err := e.Open(t.Context(), thief, c.ID); other != nil || core.KindOf(err) != core.NotFound {
		t.Errorf("got %v, %v", other, err)
	}
	if open(t, e, c) != db {
		t.Error("the owner's engine was given up")
	}
}

func testConnectionsAreOpenedOnce(t *testing.T, url string) {
	e := newEngines(t)
	c := connect(t, e, url, true)
	opened := make([]*engine.DB, 10)
	var all sync.WaitGroup
	for i := range opened {
		all.Go(func() {
			opened[i], _ = e.Open(t.Context(), owner, c.ID)
			if err := ask(t.Context(), opened[i], "SELECT 1"); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	for _, db := range opened {
		if db != opened[0] {
			t.Error("two engines for one connection")
		}
	}
}

func testPrivateConnections(t *testing.T, url string) {
	for name, c := range map[string]struct {
		allow   []string
		trusted bool
		kind    core.Kind
	}{
		"by a client":              {nil, false, core.Invalid},
		"by the operator":          {nil, true, 0},
		"by a client, but allowed": {[]string{"127.0.0.0/8"}, false, 0},
		"something else allowed":   {[]string{"10.0.0.0/8"}, false, core.Invalid},
	} {
		e := newEngines(t, c.allow...)
		err := ask(t.Context(), open(t, e, connect(t, e, url, c.trusted)), "SELECT 1")
		if c.kind == 0 && err != nil || c.kind != 0 && core.KindOf(err) != c.kind {
			t.Errorf("%s: got %v", name, err)
		}
		if err != nil {
			wantNamed(t, err, url)
		}
	}
}

func testConnectionsThatChange(t *testing.T, url string) {
	e := newEngines(t)
	c := connect(t, e, url, true)
	first := open(t, e, c)
	before := enginetest.Database(t, first)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	failed := make(chan error, 1)
	go func() { failed <- ask(ctx, before, "SELECT count() FROM numbers(1000000000000)") }()
	count := func(db *engine.DB) uint64 {
		return enginetest.Select(t, db, engine.Query{
			SQL: "SELECT count() FROM system.processes WHERE query_id != queryID() AND current_database = {d:String}",
			Params: map[string]string{
				"d": before.Database(),
			},
		})[0][0].(uint64)
	}
	patience.Within(t, "the query runs", func() bool {
		select {
		case err := <-failed:
			t.Fatal(err)
		default:
		}
		return count(before) > 0
	})

	c.Name = "renamed"
	update(t, e, c, true)
	after := open(t, e, c)
	if after == first {
		t.Error("the change was not noticed")
	}
	// The next changes throw away what is no longer needed, but not what may still run.
	for _, name := range []string{"again", "and again"} {
		c.Name = name
		update(t, e, c, true)
		after = open(t, e, c)
	}
	if n := count(after); n != 1 {
		t.Errorf("%d queries run on", n)
	}
	if err := ask(t.Context(), before, "SELECT 1"); err != nil {
		t.Errorf("a request that has the engine from before: %v", err)
	}
	cancel()
	if err := <-failed; core.KindOf(err) != core.Canceled {
		t.Errorf("the query: got %v, want Canceled", err)
	}

	c.Name, c.Host = "warehouse", ""
	update(t, e, c, false)
	db, err := e.Open(t.Context(), owner, c.ID)
	wantHostless(t, db, err)
	update(t, e, c, true)
	if got, want := open(t, e, c).Database(), database(t, e, owner); got != want {
		t.Errorf("the database is %s, want the service's %s", got, want)
	}
}

func testSilentConnections(t *testing.T, url string) {
	var asked atomic.Int64
	silent := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		asked.Add(1)
		panic(http.ErrAbortHandler)
	}))
	t.Cleanup(silent.Close)
	e := newEngines(t)
	c := connect(t, e, silent.URL, true)
	// It is asked by the first query, and by a probe now and then.
	const changes = 30
	for i := range changes {
		c.Name = fmt.Sprint("warehouse ", i)
		update(t, e, c, true)
		err := ask(t.Context(), open(t, e, c), "SELECT 1")
		if core.KindOf(err) != core.Unavailable || !strings.Contains(err.Error(), c.Name) {
			t.Errorf("got %v", err)
		}
	}
	if n := asked.Load(); n >= changes/2 {
		t.Errorf("for %d changes the server was asked %d times", changes, n)
	}
	if err := ask(t.Context(), open(t, e, connect(t, e, silent.URL, true)), "SELECT 1"); core.KindOf(err) != core.Unavailable {
		t.Errorf("another connection to it: got %v", err)
	}
	c.Host = url
	update(t, e, c, true)
	if err := ask(t.Context(), open(t, e, c), "SELECT 1"); err != nil {
		t.Errorf("another server: %v", err)
	}
}

func testConnectionsLoseTrust(t *testing.T, url string) {
	e := newEngines(t)
	c := connect(t, e, url, true)
	open(t, e, c)
	update(t, e, c, false)
	if err := ask(t.Context(), open(t, e, c), "SELECT 1"); core.KindOf(err) != core.Invalid {
		t.Errorf("got %v, want Invalid", err)
	}
}

func TestConnectionsThatDoNotWork(t *testing.T) {
	t.Parallel()
	const closed = "127.0.0.1:1" // a free port may be given to another test

	e := newEngines(t)
	for host, want := range map[string]string{
		"http://" + closed: ` cannot be reached: it refused the connection, try again shortly`,
		"http://robin:secret@" + closed + "," + closed: ` cannot be reached: it refused the connection, try again shortly`,
		"https://nowhere.invalid":                      ` cannot be reached, try again shortly`,
	} {
		c := connect(t, e, host, true)
		other := connect(t, e, host, true) // of the same name, so errors say which one is meant
		want = `The connection "warehouse" (` + c.ID + ")" + want
		err := ask(t.Context(), open(t, e, c), "SELECT 1")
		var failure *core.Error
		if !errors.As(err, &failure) || failure.Kind != core.Unavailable || failure.RetryAfter <= 0 {
			t.Errorf("%s: got %v, want Unavailable with a time to wait", host, err)
		} else if diff := cmp.Diff(want, failure.Message); diff != "" {
			t.Errorf("%s: %s", host, diff)
		}
		wantNamed(t, err, host)
		// The next one is refused by what is known of the server, and says the same.
		again := ask(t.Context(), open(t, e, c), "SELECT 1")
		if !errors.As(again, &failure) || failure.Message != want {
			t.Errorf("%s: got %v, want %s", host, again, want)
		}
		remove(t, e, other)
		err = ask(t.Context(), open(t, e, c), "SELECT 1")
		if !errors.As(err, &failure) || failure.Message != strings.Replace(want, " ("+c.ID+")", "", 1) {
			t.Errorf("%s: got %v without the other connection", host, err)
		}
		remove(t, e, c)
	}
	for _, host := range []string{"clickhouse://robin:secret@host", "http://robin:sec%ret@host", "http://"} {
		_, err := e.Open(t.Context(), owner, connect(t, e, host, true).ID)
		if core.KindOf(err) != core.Invalid {
			t.Errorf("%s: got %v, want Invalid", host, err)
		}
		wantNamed(t, err, host)
	}
}

// wantHostless wants the error of a connection without a host that the operator has not made.
func wantHostless(t *testing.T, db *engine.DB, err error) {
	t.Helper()
	var failure *core.Error
	if db != nil || !errors.As(err, &failure) || failure.Kind != core.Invalid ||
		failure.Message != `The connection "warehouse" has no host` {
		t.Errorf("without a host: got %v, %v", db, err)
	}
}

// wantNamed wants an error that names the connection, and not where it leads.
func wantNamed(t *testing.T, err error, host string) {
	t.Helper()
	_, address, _ := strings.Cut(host, "://")
	for _, secret := range []string{"robin", "secret", "sec%", "127.0.0.1", "nowhere", address} {
		if secret != "" && strings.Contains(err.Error(), secret) {
			t.Errorf("%s: %q names %q", host, err, secret)
		}
	}
	if !strings.Contains(err.Error(), `"warehouse"`) {
		t.Errorf("%s: %q does not name the connection", host, err)
	}
}

func TestAppliedConnectionsAreTrusted(t *testing.T) {
	t.Parallel()
	e := newEngines(t)
	schemas, err := service.LoadSchemas()
	if err != nil {
		t.Fatal(err)
	}
	apply := &service.Apply{Store: e.Store, Schemas: schemas, Now: time.Now, Kinds: webhook.Kinds(), CheckTemplate: webhook.Check}
	file := service.File{Name: "obstack.yaml", Text: []byte(
		"connections:\n  - {name: warehouse, host: \"http://10.0.0.1:8123\", username: robin, password: secret}\n")}
	run := func(want service.Action) string {
		t.Helper()
		results, err := apply.Team(t.Context(), owner, file)
		if err != nil {
			t.Fatal(err)
		}
		if len(results) != 1 || results[0].Action != want {
			t.Errorf("got %+v, want one %s", results, want)
		}
		return results[0].ID
	}
	wantTrusted := func(id string) {
		t.Helper()
		got, err := e.Store.ConnectionAccess(t.Context(), owner, id)
		if want := (store.ConnectionAccess{Password: "secret", Trusted: true}); err != nil || got != want {
			t.Errorf("got %+v, %v, want %+v", got, err, want)
		}
	}
	id := run(service.Created)
	wantTrusted(id)
	run(service.Unchanged)

	c, err := e.Store.GetConnection(t.Context(), owner, id)
	if err != nil {
		t.Fatal(err)
	}
	update(t, e, c, false)
	run(service.Updated)
	wantTrusted(id)
}
