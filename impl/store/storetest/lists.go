package storetest

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// largeDashboards makes dashboards of which no two are read together, the last of the list first.
func largeDashboards(t testing.TB, s *store.Store, team core.TeamID, names string) []store.Dashboard {
	t.Helper()
	var all []store.Dashboard
	for _, name := range names {
		d := newDashboard(string(name))
		d.Body = []byte(strings.Repeat(string(name), 5<<20))
		write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
		all = append(all, d)
	}
	return all
}

// always wants the items of a list.
func always(store.ListHead) bool { return true }

func testLists(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a large list is read in parts and in its order", testLargeList},
		{"what was there when a list was begun is answered, or nothing is", testListAsItBegan},
		{"whoever is slow keeps no connection", testSlowReaderOfList},
		{"whoever waits for memory keeps no connection", testListWaitsForMemory},
		{"a list that is not wanted any more after the wait is not read", testUnwantedList},
		{"items of a short list are read with their headings when there is a place for them", testShortListWithHeadings},
		{"a transaction does not wait for memory", testListInTransaction},
		{"every change has a version of its own", testVersionOfEveryChange},
	})
}

func testLargeList(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	largeDashboards(t, s, team, "abc")
	small := newDashboard("b")
	write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &small) })
	var names []string
	err := s.DashboardList(team, store.ListOptions{})(t.Context(), func(h store.ListHead) bool {
		wantEqual(t, h.Total, 4)
		return true
	}, func(items []store.Dashboard) error {
		part := ""
		for _, d := range items {
			part += fmt.Sprintf("%c%d ", d.Body[len(d.Body)-2], len(d.Body)>>20)
		}
		names = append(names, part)
		return nil
	})
	wantEqual(t, err, nil)
	wantEqual(t, names, []string{"c5 \"0 ", "b5 ", "a5 "})
}

func testListAsItBegan(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	all := largeDashboards(t, s, team, "abc")
	for name, c := range map[string]struct {
		change func(tx *store.Tx) error
		want   error
	}{
		"nothing": {func(*store.Tx) error { return nil }, nil},
		"another comes": {func(tx *store.Tx) error {
			return tx.CreateDashboard(t.Context(), team, new(newDashboard("a")))
		}, nil},
		"one that has been read": {func(tx *store.Tx) error {
			return tx.UpdateDashboard(t.Context(), team, &all[2])
		}, nil},
		"one that comes next": {func(tx *store.Tx) error {
			return tx.UpdateDashboard(t.Context(), team, &all[1])
		}, store.ErrChanged},
		"the last": {func(tx *store.Tx) error {
			return tx.UpdateDashboard(t.Context(), team, &all[0])
		}, store.ErrChanged},
	} {
		var once sync.Once
		read := 0
		err := s.DashboardList(team, store.ListOptions{})(t.Context(), always, func(items []store.Dashboard) error {
			read += len(items)
			once.Do(func() { write(t, s, c.change) })
			return nil
		})
		if !errors.Is(err, c.want) || err == nil && read < 3 {
			t.Errorf("%s: %d were read: %v", name, read, err)
		}
	}
	var once sync.Once
	err := s.DashboardList(team, store.ListOptions{})(t.Context(), always, func([]store.Dashboard) error {
		once.Do(func() {
			write(t, s, func(tx *store.Tx) error { return tx.DeleteDashboard(t.Context(), team, all[0].ID) })
		})
		return nil
	})
	if !errors.Is(err, store.ErrChanged) {
		t.Errorf("one is deleted: %v", err)
	}
}

func testSlowReaderOfList(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	largeDashboards(t, s, team, "ab")
	// Each list is begun in the middle of the one before, and there are more than there are connections.
	nested := 0
	var deeper func([]store.Dashboard) error
	deeper = func([]store.Dashboard) error {
		if nested++; nested > 24 {
			return nil
		}
		return s.DashboardList(team, store.ListOptions{})(t.Context(), always, deeper)
	}
	wantEqual(t, s.DashboardList(team, store.ListOptions{})(t.Context(), always, deeper), nil)
}

func testListWaitsForMemory(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	all := largeDashboards(t, s, team, "a")
	budget := memory.NewBudget(memory.Limits{All: 32 << 20, Group: 32 << 20, Owner: 32 << 20}, time.Minute)
	other := budget.Reservation("g", "o")
	if err := other.Acquire(t.Context(), 32<<20); err != nil {
		t.Fatal(err)
	}
	var waiting, reached sync.WaitGroup
	reached.Add(24)
	for range 24 {
		waiting.Go(func() {
			reservation := budget.Reservation("g", "o")
			defer reservation.Release()
			var once sync.Once
			err := s.DashboardList(team, store.ListOptions{})(memory.NewContext(t.Context(), reservation), func(store.ListHead) bool {
				once.Do(reached.Done)
				return true
			}, func([]store.Dashboard) error { return nil })
			if err != nil {
				t.Error(err)
			}
		})
	}
	reached.Wait()
	wantEqual(t, len(must(s.GetDashboard(t.Context(), team, all[0].ID))(t).Body), len(all[0].Body))
	wantEqual(t, other.Held(), int64(32<<20))
	other.Release()
	waiting.Wait()
}

func testUnwantedList(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	largeDashboards(t, s, team, "a")
	budget := memory.NewBudget(memory.Limits{All: 256 << 20, Group: 256 << 20, Owner: 96 << 20}, time.Minute)
	// While another owner has a line, what does not wait is refused, and what waits is served at once.
	if err := budget.Reservation("g", "o").Acquire(t.Context(), 96<<20); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var line sync.WaitGroup
	line.Go(func() { _ = budget.Reservation("g", "o").Acquire(ctx, 1) })
	defer line.Wait()
	defer cancel()
	patience.Within(t, "the other owner has a line", func() bool {
		probe := budget.Reservation("g", "p")
		defer probe.Release()
		return probe.TryAcquire(t.Context(), 1) != nil
	})
	begun := 0
	err := s.DashboardList(team, store.ListOptions{})(memory.NewContext(t.Context(), budget.Reservation("g", "q")), func(store.ListHead) bool {
		begun++
		return begun != 2 // as if the list were again what the client has
	}, func([]store.Dashboard) error {
		t.Error("items were read that are not wanted")
		return nil
	})
	wantEqual(t, err, nil)
	wantEqual(t, begun, 2)
}

func testShortListWithHeadings(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	write(t, s, func(tx *store.Tx) error {
		for range 3 {
			a := newAlert(core.NewID(), "t", core.NewID())
			a.Message = ptr(strings.Repeat("x", 100_000))
			if err := tx.CreateAlert(t.Context(), team, &a, ""); err != nil {
				return err
			}
		}
		return nil
	})
	budget := memory.NewBudget(memory.Limits{All: 4 << 20, Group: 4 << 20, Owner: 4 << 20}, time.Minute)
	read := func(r *memory.Reservation, begin func()) {
		t.Helper()
		defer r.Release()
		all := 0
		err := s.AlertList(team, store.ListOptions{Limit: 10})(memory.NewContext(t.Context(), r), func(store.ListHead) bool {
			begin()
			return true
		}, func(items []store.ListedAlert) error {
			all += len(items)
			return nil
		})
		wantEqual(t, err, nil)
		wantEqual(t, all, 3)
		wantEqual(t, r.Held() > 900_000, true)
	}
	r := budget.Reservation("g", "o")
	read(r, func() { wantEqual(t, r.Held() > 900_000, true) })
	r, other := budget.Reservation("g", "o"), budget.Reservation("g", "p")
	wantEqual(t, other.Acquire(t.Context(), 4<<20), nil)
	read(r, func() {
		wantEqual(t, r.Held(), int64(0))
		other.Release()
	})
}

func testListInTransaction(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	all := largeDashboards(t, s, team, "a")
	budget := memory.NewBudget(memory.Limits{All: 1 << 20, Group: 1 << 20, Owner: 1 << 20}, time.Hour)
	if err := budget.Reservation("g", "o").Acquire(t.Context(), 1<<20); err != nil {
		t.Fatal(err)
	}
	ctx := memory.NewContext(t.Context(), budget.Reservation("g", "o"))
	err := s.Write(ctx, func(tx *store.Tx) error {
		_, err := tx.LockDashboard(ctx, team, all[0].ID)
		return err
	})
	wantKind(t, err, core.RateLimited)
}

func testVersionOfEveryChange(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team, d, source := newTeam(), newDashboard("a"), newSource("a")
	hook, search := newWebhook("a"), newSavedSearch("a")
	alert, connection := newAlert(d.ID, "t", hook.ID), newConnection("a")
	write(t, s, func(tx *store.Tx) error {
		return errors.Join(tx.CreateDashboard(t.Context(), team, &d), tx.CreateSource(t.Context(), team, &source),
			tx.CreateWebhook(t.Context(), team, &hook, store.WebhookSecrets{}, store.WebhookAccess{}),
			tx.CreateSavedSearch(t.Context(), team, &search), tx.CreateAlert(t.Context(), team, &alert, ""),
			tx.CreateConnection(t.Context(), team, &connection, store.ConnectionAccess{}))
	})
	silence := &api.AlertSilence{Until: core.Time{Time: clock.Now().Add(24 * time.Hour)}}
	for name, c := range map[string]struct {
		tag    func(t testing.TB) uint64
		change func(tx *store.Tx) error
	}{
		"dashboards": {tagOf(s.DashboardList(team, store.ListOptions{})), func(tx *store.Tx) error {
			return tx.UpdateDashboard(t.Context(), team, &d)
		}},
		"sources": {tagOf(s.SourceList(team, store.ListOptions{})), func(tx *store.Tx) error { return tx.UpdateSource(t.Context(), team, &source) }},
		"webhooks": {tagOf(s.WebhookList(team, store.ListOptions{Limit: 10, Offset: 0})), func(tx *store.Tx) error {
			return tx.UpdateWebhook(t.Context(), team, &hook, store.WebhookSecrets{}, false)
		}},
		"saved searches": {tagOf(s.SavedSearchList(team, store.ListOptions{Limit: 10, Offset: 0})), func(tx *store.Tx) error {
			return tx.UpdateSavedSearch(t.Context(), team, &search)
		}},
		"connections": {tagOf(s.ConnectionList(team, store.ListOptions{})), func(tx *store.Tx) error {
			return tx.UpdateConnection(t.Context(), team, &connection, nil, false)
		}},
		"alerts": {tagOf(s.AlertList(team, store.ListOptions{Limit: 10, Offset: 0})), func(tx *store.Tx) error {
			return tx.UpdateAlert(t.Context(), team, &alert)
		}},
		"silences": {tagOf(s.AlertList(team, store.ListOptions{Limit: 10, Offset: 0})), func(tx *store.Tx) error {
			if silence.At.IsZero() {
				silence.At = core.Time{Time: clock.Now()}
			} else {
				silence.At = core.Time{Time: silence.At.Add(time.Second)}
			}
			return tx.SilenceAlert(t.Context(), team, alert.ID, silence)
		}},
	} {
		seen := map[uint64]bool{c.tag(t): true}
		for range 3 { // within one millisecond
			write(t, s, c.change)
			if tag := c.tag(t); tag != c.tag(t) || seen[tag] {
				t.Errorf("%s: the tag of a list did not change, or changed by itself", name)
			} else {
				seen[tag] = true
			}
		}
		clock.ms.Add(-time.Hour.Milliseconds())
		write(t, s, c.change)
		if seen[c.tag(t)] {
			t.Errorf("%s: with a clock that was put back the tag did not change", name)
		}
	}
}

// tagOf reads the tag of a list and none of its items.
func tagOf[T any](l store.List[T]) func(t testing.TB) uint64 {
	return func(t testing.TB) (tag uint64) {
		t.Helper()
		err := l(context.Background(), func(h store.ListHead) bool {
			tag = h.Tag
			return false
		}, func([]T) error {
			t.Error("items were read that are not asked for")
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return tag
	}
}
