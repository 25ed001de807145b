package storetest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// owner is whoever has the nouns of a test.
type owner struct {
	team         core.TeamID
	organization string
	person       string
}

func newOwner(t testing.TB, s *store.Store) owner {
	t.Helper()
	service, person := newService(t, s)
	return owner{service.Team, service.OrganizationID, person.ID}
}

// limitedNoun is how one of a noun is created and deleted.
type limitedNoun struct {
	word   string // in messages
	create func(ctx context.Context, tx *store.Tx, o owner, id string) error
	remove func(ctx context.Context, tx *store.Tx, o owner, id string) error
	table  string
}

var limitedNouns = map[store.Noun]limitedNoun{
	store.Dashboards: {"dashboards", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.CreateDashboard(ctx, o.team, &store.Dashboard{ID: id, Name: "n", Body: []byte(`{}`)})
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteDashboard(ctx, o.team, id)
	}, "dashboards"},
	store.Alerts: {"alerts", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		alert := newAlert("dashboard", "tile", "hook")
		alert.ID = id
		return tx.CreateAlert(ctx, o.team, &alert, "")
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteAlert(ctx, o.team, id)
	}, "alerts"},
	store.SavedSearches: {"saved searches", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		search := newSavedSearch("n")
		search.ID = id
		return tx.CreateSavedSearch(ctx, o.team, &search)
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteSavedSearch(ctx, o.team, id)
	}, "saved_searches"},
	store.Sources: {"sources", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		source := newSource("n")
		source.ID = id
		return tx.CreateSource(ctx, o.team, &source)
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteSource(ctx, o.team, id)
	}, "sources"},
	store.Connections: {"connections", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		connection := newConnection("n")
		connection.ID = id
		return tx.CreateConnection(ctx, o.team, &connection, store.ConnectionAccess{})
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteConnection(ctx, o.team, id)
	}, "connections"},
	store.Webhooks: {"webhooks", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		hook := newWebhook(id)
		hook.ID = id
		return tx.CreateWebhook(ctx, o.team, &hook, store.WebhookSecrets{}, store.WebhookAccess{})
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteWebhook(ctx, o.team, id)
	}, "webhooks"},
	store.Invitations: {"open invitations", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		i := newInvitation(o.organization, id+"@example.com", time.Now().Add(time.Hour))
		i.ID = id
		return tx.CreateInvitation(ctx, &i)
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		return tx.DeleteInvitation(ctx, o.organization, id)
	}, "invitations"},
	store.Keys: {"keys", func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		_, err := tx.CreateKey(ctx, &store.Key{
			OrganizationID: o.organization, Kind: store.IngestionKey, Team: o.team, Name: id,
		})
		return err
	}, func(ctx context.Context, tx *store.Tx, o owner, id string) error {
		keys, err := tx.ListKeys(ctx, o.organization)
		for _, k := range keys {
			if k.Name == id {
				return tx.RevokeKey(ctx, o.organization, k.ID)
			}
		}
		return err
	}, "keys"},
}

func limited(opts store.Options, limits store.Limits) store.Options {
	opts.Limits = limits
	return opts
}

func testLimits(t *testing.T, fresh func(testing.TB) store.Options) {
	for noun, n := range limitedNouns {
		t.Run(string(noun)+" are refused beyond their limit, to their owner alone", func(t *testing.T) {
			t.Parallel()
			testLimit(t, fresh, noun, n)
		})
		t.Run("of twenty who create "+string(noun)+" at once one gets the last place", func(t *testing.T) {
			t.Parallel()
			testLastPlace(t, fresh, noun, n)
		})
	}
	run(t, fresh, []rule{
		{"a limit is reached to the last one by many who go side by side at first", testLimitReachedAtOnce},
		{"transactions that create several keep to the limit together", testLimitOfTransactions},
		{"dashboards may grow up to the size of them all", testDashboardBytes},
		{"charts of alerts count as dashboards do", testChartBytes},
		{"of twenty dashboards that grow at once as many do as the limit allows", testDashboardBytesAtOnce},
		{"who has more than a limit reads, changes and deletes", testMoreThanLimit},
		{"invitations that have expired, keys of other kinds and those of people do not count", testWhatDoesNotCount},
		{"what is counted is what is there, whatever happens", testWhatIsCounted},
	})
}

func testLimit(t *testing.T, fresh func(testing.TB) store.Options, noun store.Noun, n limitedNoun) {
	s := migrated(t, limited(fresh(t), store.Limits{noun: 2}))
	o, other := newOwner(t, s), newOwner(t, s)
	create := func(o owner, id string) error {
		return s.Write(t.Context(), func(tx *store.Tx) error { return n.create(t.Context(), tx, o, id) })
	}
	ids := []string{core.NewID(), core.NewID(), core.NewID()}
	for _, id := range ids[:2] {
		if err := create(o, id); err != nil {
			t.Fatal(err)
		}
	}
	message := fmt.Sprintf("The number of %s has reached its limit of 2: delete some, or ask the operator to raise it"+
		" (%s in --limits)", n.word, noun)
	err := create(o, ids[2])
	wantMessage(t, err, core.Conflict, message)
	if !errors.Is(err, store.ErrLimit) {
		t.Errorf("got %v, want ErrLimit", err)
	}
	if err := create(other, core.NewID()); err != nil {
		t.Errorf("another owner: %v", err)
	}
	write(t, s, func(tx *store.Tx) error { return n.remove(t.Context(), tx, o, ids[0]) })
	if err := create(o, ids[2]); err != nil {
		t.Errorf("after one was deleted: %v", err)
	}
	write(t, s, func(tx *store.Tx) error {
		wantMessage(t, n.create(t.Context(), tx, o, core.NewID()), core.Conflict, message)
		return n.create(t.Context(), tx.WithoutLimits(), o, core.NewID()) // the transaction goes on
	})
}

func testLastPlace(t *testing.T, fresh func(testing.TB) store.Options, noun store.Noun, n limitedNoun) {
	opts := limited(fresh(t), store.Limits{noun: 3})
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	o := newOwner(t, stores[0])
	for range 2 {
		write(t, stores[0], func(tx *store.Tx) error { return n.create(t.Context(), tx, o, core.NewID()) })
	}
	var made, refused atomic.Int32
	for _, err := range concurrently(20, func(i int) error {
		return stores[i%2].Write(t.Context(), func(tx *store.Tx) error {
			return n.create(t.Context(), tx, o, core.NewID())
		})
	}) {
		switch {
		case err == nil:
			made.Add(1)
		case errors.Is(err, store.ErrLimit):
			refused.Add(1)
		default:
			t.Error(err)
		}
	}
	wantEqual(t, []int32{made.Load(), refused.Load()}, []int32{1, 19})
	wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM "+n.table), 3)
}

func testLimitReachedAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	// More than the connections that PostgreSQL takes in tests, so that at first they do not wait for each other.
	const limit = 330
	opts := limited(fresh(t), store.Limits{store.Alerts: limit})
	s, alerts := migrated(t, opts), limitedNouns[store.Alerts]
	o := newOwner(t, s)
	var made atomic.Int32
	for _, err := range concurrently(16, func(int) error {
		for range 25 {
			err := s.Write(t.Context(), func(tx *store.Tx) error { return alerts.create(t.Context(), tx, o, core.NewID()) })
			if err == nil {
				made.Add(1)
			} else if !errors.Is(err, store.ErrLimit) {
				return err
			}
		}
		return nil
	}) {
		if err != nil {
			t.Error(err)
		}
	}
	wantEqual(t, made.Load(), int32(limit))
	wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM alerts"), limit)
}

func testLimitOfTransactions(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := limited(fresh(t), store.Limits{store.SavedSearches: 830})
	s, searches := migrated(t, opts), limitedNouns[store.SavedSearches]
	o := newOwner(t, s)
	var made atomic.Int32
	for _, err := range concurrently(10, func(int) error {
		return s.Write(t.Context(), func(tx *store.Tx) error {
			for range 90 {
				if err := searches.create(t.Context(), tx, o, core.NewID()); err != nil {
					return err
				}
			}
			return nil
		})
	}) {
		if err == nil {
			made.Add(90)
		} else if !errors.Is(err, store.ErrLimit) {
			t.Error(err)
		}
	}
	wantEqual(t, made.Load(), int32(810))
}

func testDashboardBytes(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, team := migrated(t, limited(opts, store.Limits{store.DashboardBytes: 1 << 10})), newTeam()
	d := newDashboard("n")
	put := func(s *store.Store, bytes int) error {
		d.Body = []byte(strings.Repeat("é", bytes/2) + strings.Repeat("x", bytes%2))
		return s.Write(t.Context(), func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &d) })
	}
	other := store.Dashboard{ID: core.NewID(), Name: "other", Body: []byte(strings.Repeat("x", 1000))}
	write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &other) })
	d.Body = []byte("x")
	write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
	if err := put(s, 24); err != nil {
		t.Errorf("up to the limit: %v", err)
	}
	const message = "The size of all dashboards and charts of alerts would pass its limit of 1 KiB: delete some, or ask the operator to raise it" +
		" (dashboardBytes in --limits)"
	wantMessage(t, put(s, 25), core.Conflict, message)
	more := newDashboard("more")
	err := s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &more) })
	wantMessage(t, err, core.Conflict, message)

	lowered := open(t, limited(opts, store.Limits{store.DashboardBytes: 100}))
	d.Name = "renamed"
	if err := put(lowered, 24); err != nil {
		t.Errorf("the same size above the limit: %v", err)
	}
	if err := put(lowered, 23); err != nil {
		t.Errorf("a smaller size above the limit: %v", err)
	}
	wantKind(t, put(lowered, 24), core.Conflict)
	write(t, lowered, func(tx *store.Tx) error { return tx.DeleteDashboard(t.Context(), team, other.ID) })
	if err := put(lowered, 100); err != nil {
		t.Errorf("below the limit again: %v", err)
	}
	d.ID = core.NewID()
	wantKind(t, put(lowered, 1), core.NotFound)
}

func testChartBytes(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, limited(fresh(t), store.Limits{store.DashboardBytes: 1 << 10})), newTeam()
	a := newAlert("d", "t", "w")
	a.Source = api.AlertSourceInline
	set := func(name string) error {
		a.ChartConfig = newChart(t, name)
		return s.Write(t.Context(), func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), team, &a) })
	}
	createAlerts(t, s, team, &a)
	size := len(must(json.Marshal(newChart(t, "")))(t))
	if err := set(strings.Repeat("x", 1<<10-size)); err != nil {
		t.Errorf("up to the limit: %v", err)
	}
	wantKind(t, set(strings.Repeat("x", 1<<10-size+1)), core.Conflict)
	b := newAlert("d", "t", "w")
	b.Source, b.ChartConfig = api.AlertSourceInline, newChart(t, "")
	add := func() error {
		return s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), team, &b, "") })
	}
	wantKind(t, add(), core.Conflict)
	if err := set(""); err != nil {
		t.Errorf("a smaller chart: %v", err)
	}
	if err := add(); err != nil {
		t.Errorf("below the limit again: %v", err)
	}
	wantKind(t, set(strings.Repeat("x", 1<<10-2*size+1)), core.Conflict)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteAlert(t.Context(), team, b.ID) })
	if err := set(strings.Repeat("x", 1<<10-size)); err != nil {
		t.Errorf("after a deletion: %v", err)
	}
}

func testDashboardBytesAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := limited(fresh(t), store.Limits{store.DashboardBytes: 20*10 + 3*100})
	s, team := migrated(t, opts), newTeam()
	ids := make([]string, 20)
	for i := range ids {
		ids[i] = core.NewID()
		d := store.Dashboard{ID: ids[i], Body: []byte("0123456789")}
		write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
	}
	var grown atomic.Int32
	for _, err := range concurrently(len(ids), func(i int) error {
		d := store.Dashboard{ID: ids[i], Body: []byte(strings.Repeat("x", 110))}
		return s.Write(t.Context(), func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &d) })
	}) {
		if err == nil {
			grown.Add(1)
		} else if !errors.Is(err, store.ErrLimit) {
			t.Error(err)
		}
	}
	wantEqual(t, grown.Load(), int32(3))
}

func testMoreThanLimit(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	before := migrated(t, opts)
	o := newOwner(t, before)
	ids := []string{core.NewID(), core.NewID(), core.NewID()}
	none := store.Limits{store.DashboardBytes: 0}
	for noun, n := range limitedNouns {
		none[noun] = 0
		for _, id := range ids {
			write(t, before, func(tx *store.Tx) error { return n.create(t.Context(), tx, o, id) })
		}
	}
	s, ctx := open(t, limited(opts, none)), t.Context()
	for noun, n := range limitedNouns {
		err := s.Write(ctx, func(tx *store.Tx) error { return n.create(ctx, tx, o, core.NewID()) })
		wantMessage(t, err, core.Conflict, fmt.Sprintf("The number of %s has reached its limit of 0: delete some, or ask"+
			" the operator to raise it (%s in --limits)", n.word, noun))
	}
	wantEqual(t, len(must(s.ListDashboards(ctx, o.team))(t)), 3)
	wantEqual(t, len(must(s.ListSources(ctx, o.team))(t)), 3)
	wantEqual(t, len(must(s.ListKeys(ctx, o.organization))(t)), 3)
	alert := must(s.GetAlert(ctx, o.team, ids[0]))(t)
	hook := must(s.GetWebhook(ctx, o.team, ids[0]))(t)
	search := must(s.GetSavedSearch(ctx, o.team, ids[0]))(t)
	invitation := must(s.GetInvitation(ctx, o.organization, ids[0]))(t)
	connection := newConnection("changed")
	connection.ID = ids[0]
	source := newSource("changed")
	source.ID = ids[0]
	write(t, s, func(tx *store.Tx) error {
		return errors.Join(
			tx.UpdateAlert(ctx, o.team, &alert), tx.UpdateSavedSearch(ctx, o.team, &search),
			tx.UpdateSource(ctx, o.team, &source), tx.UpdateConnection(ctx, o.team, &connection, nil, false),
			tx.UpdateWebhook(ctx, o.team, &hook, store.WebhookSecrets{}, false), tx.UpdateInvitation(ctx, &invitation),
			tx.UpdateDashboard(ctx, o.team, &store.Dashboard{ID: ids[0], Name: "changed", Body: []byte(`{}`)}),
		)
	})
	for _, n := range limitedNouns {
		for _, id := range ids {
			write(t, s, func(tx *store.Tx) error { return n.remove(ctx, tx, o, id) })
		}
	}
}

func testWhatDoesNotCount(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := limited(fresh(t), store.Limits{store.Invitations: 1, store.Keys: 1})
	s, clock := timed(t, opts)
	service, person := newService(t, s)
	invite := func(name string) error {
		i := newInvitation(service.OrganizationID, name+"@example.com", clock.time().Add(time.Hour))
		return s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateInvitation(t.Context(), &i) })
	}
	wantEqual(t, invite("ann"), nil)
	wantKind(t, invite("bob"), core.Conflict)
	clock.advance(time.Hour)
	wantEqual(t, invite("bob"), nil)
	wantKind(t, invite("ann"), core.Conflict)
	for _, key := range []store.Key{
		{Kind: store.OrganizationKey},
		{Kind: store.IngestionKey, Team: service.Team},
		{Kind: store.PersonalKey, PersonID: person.ID, Team: service.Team},
	} {
		key.OrganizationID = service.OrganizationID
		create := func(tx *store.Tx) error { return errorOf(tx.CreateKey(t.Context(), &key)) }
		write(t, s, create)
		if err := s.Write(t.Context(), create); (core.KindOf(err) == core.Conflict) == (key.Kind == store.PersonalKey) {
			t.Errorf("another %s key: %v", key.Kind, err)
		}
	}
}

func testWhatIsCounted(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := limited(fresh(t), store.Limits{
		store.Dashboards: 30, store.Sources: 10, store.Connections: 10, store.Webhooks: 10, store.DashboardBytes: 2000,
	})
	s, other := migrated(t, opts), open(t, opts)
	teams := []core.TeamID{newTeam(), newTeam()}
	for _, err := range concurrently(4, func(i int) error {
		random := rand.New(rand.NewPCG(1, uint64(i)))
		for range 150 {
			store := []*store.Store{s, other}[random.IntN(2)]
			if err := randomWrite(t.Context(), store, teams[random.IntN(2)], random); err != nil {
				return err
			}
		}
		return nil
	}) {
		if err != nil {
			t.Error(err)
		}
	}
	wantCounted(t, opts)
}

var errUndo = errors.New("undo")

// randomWrite does a few things to a team in one transaction, which may come to nothing.
func randomWrite(ctx context.Context, s *store.Store, team core.TeamID, random *rand.Rand) error {
	seed := random.Uint64()
	err := s.Write(ctx, func(tx *store.Tx) error {
		random := rand.New(rand.NewPCG(seed, 0)) // the same when it runs again
		for range 1 + random.IntN(4) {
			if err := randomStep(ctx, tx, team, random); err != nil && !errors.Is(err, store.ErrLimit) &&
				core.KindOf(err) != core.NotFound {
				return err
			}
		}
		if random.IntN(5) == 0 {
			return errUndo
		}
		return nil
	})
	switch {
	case errors.Is(err, errUndo), core.KindOf(err) == core.Conflict: // another has made a dashboard of the id meanwhile
		return nil
	case core.KindOf(err) == core.Unavailable: // two waited for each other, and have tried again a few times
		return nil
	}
	return err
}

func randomStep(ctx context.Context, tx *store.Tx, team core.TeamID, random *rand.Rand) error {
	// Few ids, so that what is deleted and changed is often there.
	id := func() string { return fmt.Sprintf("%024x", random.IntN(40)) }
	o := owner{team: team}
	nouns := []store.Noun{
		store.Dashboards, store.Alerts, store.SavedSearches, store.Sources, store.Connections, store.Webhooks,
	}
	n := limitedNouns[nouns[random.IntN(len(nouns))]]
	switch random.IntN(8) {
	case 0, 1, 2:
		return n.create(ctx, tx, o, core.NewID())
	case 3:
		return n.remove(ctx, tx, o, id())
	case 4:
		d := store.Dashboard{ID: id(), Body: []byte(strings.Repeat("é", random.IntN(50)))}
		if _, err := tx.LockDashboard(ctx, team, d.ID); core.KindOf(err) == core.NotFound {
			return tx.CreateDashboard(ctx, team, &d)
		} else if err != nil {
			return err
		}
		return tx.UpdateDashboard(ctx, team, &d)
	case 5:
		alert, dashboard, search := newAlert(id(), "tile", "hook"), id(), id()
		alert.ID, alert.DashboardID, alert.SavedSearchID = core.NewID(), &dashboard, &search
		return tx.CreateAlert(ctx, team, &alert, "")
	case 6:
		if _, err := tx.DeleteDashboardAlerts(ctx, team, id()); err != nil {
			return err
		}
		_, err := tx.DeleteOtherTileAlerts(ctx, team, id(), nil)
		return err
	default:
		_, err := tx.DeleteSavedSearchAlerts(ctx, team, id())
		return err
	}
}

// wantCounted compares what the store has counted with what it has.
func wantCounted(t *testing.T, opts store.Options) {
	t.Helper()
	for noun, n := range limitedNouns {
		if noun == store.Invitations || noun == store.Keys {
			continue // counted when one is added
		}
		wantSame(t, opts, noun, "SELECT count(*) FROM "+n.table+" r WHERE r.team_id = t.team_id")
	}
	wantSame(t, opts, store.DashboardBytes,
		"SELECT coalesce(sum(octet_length(body)), 0) FROM dashboards r WHERE r.team_id = t.team_id")
}

func wantSame(t *testing.T, opts store.Options, noun store.Noun, count string) {
	t.Helper()
	counted := fmt.Sprintf("SELECT coalesce(sum(amount), 0) FROM usage_counts c WHERE c.team_id = t.team_id AND noun = '%s'", noun)
	teams := "(SELECT DISTINCT team_id FROM usage_counts) t"
	if wrong := countRaw(t, opts, "SELECT count(*) FROM "+teams+" WHERE ("+counted+") <> ("+count+")"); wrong > 0 {
		t.Errorf("%s: %d teams are not counted right", noun, wrong)
	}
	if countRaw(t, opts, "SELECT count(*) FROM "+teams) == 0 {
		t.Error("nothing was counted")
	}
}
