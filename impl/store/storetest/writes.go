package storetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testWrites(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a write is seen inside, and outside only after it ended", testWriteIsSeen},
		{"what an alert refers to is as another store has left it", testWriteRefersToOthers},
		{"an error undoes everything and is returned as it is", testWriteFails},
		{"a panic or the end of the goroutine undoes everything and stops no other transaction", testWritePanics},
		{"what was answered is there for another store", testWriteIsThere},
		{"concurrent changes of one thing lose nothing", testWritesAtOnce},
		{"transactions that fail beside others take none along", testWritesThatFail},
		{"no alert survives the deletion of its dashboard", testAlertsOfDashboards},
		{"a context that has ended starts nothing", testWriteNotStarted},
		{"a context that ends on the way undoes everything", testWriteCanceled},
	})
}

func testWriteIsSeen(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, d := migrated(t, fresh(t)), newTeam(), newDashboard("a")
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreateDashboard(t.Context(), team, &d); err != nil {
			return err
		}
		wantEqual(t, must(tx.GetDashboard(t.Context(), team, d.ID))(t).Body, d.Body)
		wantEqual(t, len(must(tx.ListDashboards(t.Context(), team))(t)), 1)
		_, err := s.GetDashboard(t.Context(), team, d.ID)
		wantKind(t, err, core.NotFound)
		return nil
	})
	wantEqual(t, must(s.GetDashboard(t.Context(), team, d.ID))(t).Body, d.Body)
}

func testWriteRefersToOthers(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, other, team, d, w := migrated(t, opts), open(t, opts), newTeam(), newDashboard("a"), newWebhook("w")
	write(t, s, func(tx *store.Tx) error {
		return errors.Join(tx.CreateDashboard(t.Context(), team, &d), tx.CreateWebhook(t.Context(), team, &w, store.WebhookSecrets{}, store.WebhookAccess{}))
	})
	// Both are asked for twice, since the second time they may be known.
	var seen []byte
	refer := func(allowed []byte) error {
		return s.Write(t.Context(), func(tx *store.Tx) error {
			webhooks := tx.ShareWebhooks(t.Context(), team, []string{w.ID})
			body, err := tx.ShareDashboard(t.Context(), team, d.ID)
			if err != nil {
				return err
			}
			if seen = body; allowed != nil && !bytes.Equal(body, allowed) {
				return core.InvalidError("another dashboard")
			}
			found, err := webhooks()
			if err != nil {
				return err
			}
			if len(found) == 0 {
				return core.InvalidError("no webhook")
			}
			a := api.Alert{ID: core.NewID(), DashboardID: &d.ID, Channels: []api.AlertChannel{{WebhookID: w.ID}}}
			return tx.CreateAlert(t.Context(), team, &a, "")
		})
	}
	count := func(want int) {
		t.Helper()
		_, total, err := s.ListAlerts(t.Context(), team, 1, 0)
		wantEqual(t, err, nil)
		wantEqual(t, total, want)
	}
	update := func() {
		d.Body = append(bytes.Clone(d.Body), ' ')
		write(t, other, func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &d) })
	}
	for range 2 {
		wantEqual(t, refer(nil), nil)
	}
	update()
	wantEqual(t, refer(nil), nil)
	wantEqual(t, seen, d.Body)
	update()
	wantEqual(t, refer(d.Body), nil)
	// A change that comes to nothing is not what the next one is about.
	refused := errors.New("refused")
	err := s.Write(t.Context(), func(tx *store.Tx) error {
		none := store.Dashboard{ID: d.ID, Body: []byte("{}")}
		if err := tx.UpdateDashboard(t.Context(), team, &none); err != nil {
			return err
		}
		wantEqual(t, must(tx.ShareDashboard(t.Context(), team, d.ID))(t), none.Body)
		return refused
	})
	if !errors.Is(err, refused) {
		t.Error(err)
	}
	wantEqual(t, refer(d.Body), nil)
	count(5)
	write(t, other, func(tx *store.Tx) error { return tx.DeleteWebhook(t.Context(), team, w.ID) })
	wantMessage(t, refer(nil), core.Invalid, "no webhook")
	write(t, other, func(tx *store.Tx) error {
		return tx.CreateWebhook(t.Context(), team, &w, store.WebhookSecrets{}, store.WebhookAccess{})
	})
	wantEqual(t, refer(nil), nil)
	write(t, other, func(tx *store.Tx) error { return tx.DeleteDashboard(t.Context(), team, d.ID) })
	wantKind(t, refer(nil), core.NotFound)
	count(6)
}

func testWriteFails(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, d := migrated(t, fresh(t)), newTeam(), newDashboard("a")
	refused := errors.New("refused")
	err := s.Write(t.Context(), func(tx *store.Tx) error {
		if err := tx.CreateDashboard(t.Context(), team, &d); err != nil {
			return err
		}
		return refused
	})
	if !errors.Is(err, refused) {
		t.Errorf("got %v, want the function's own error", err)
	}
	_, err = s.GetDashboard(t.Context(), team, d.ID)
	wantKind(t, err, core.NotFound)
}

func testWritePanics(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, d := migrated(t, fresh(t)), newTeam(), newDashboard("a")
	ends := map[string]func(){"panic": func() { panic("lost") }, "exit": runtime.Goexit}
	for name, end := range ends {
		done := make(chan any)
		go func() {
			returned := false
			defer func() { done <- []any{recover(), returned} }()
			_ = s.Write(t.Context(), func(tx *store.Tx) error {
				if err := tx.CreateDashboard(t.Context(), team, &d); err != nil {
					return err
				}
				end()
				return nil
			})
			returned = true
		}()
		var want any
		if name == "panic" {
			want = "lost"
		}
		wantEqual(t, <-done, []any{want, false})
		_, err := s.GetDashboard(t.Context(), team, d.ID)
		wantKind(t, err, core.NotFound)
	}
	write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
}

func testWriteIsThere(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	a, b := migrated(t, opts), open(t, opts)
	team := newTeam()
	errs := concurrently(32, func(i int) error {
		from, to, d := a, b, newDashboard(strconv.Itoa(i))
		if i%2 == 1 {
			from, to = b, a
		}
		err := from.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
		if err != nil {
			return err
		}
		_, err = to.GetDashboard(t.Context(), team, d.ID)
		return err
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
	wantEqual(t, len(must(b.ListDashboards(t.Context(), team))(t)), 32)
}

func testWritesAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	team, d := newTeam(), store.Dashboard{ID: core.NewID(), Name: "n", Body: []byte("0")}
	write(t, stores[0], func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
	const writers, times = 16, 10
	errs := concurrently(writers, func(i int) error {
		for range times {
			err := stores[i%2].Write(t.Context(), func(tx *store.Tx) error {
				locked, err := tx.LockDashboard(t.Context(), team, d.ID)
				if err != nil {
					return err
				}
				n, err := strconv.Atoi(string(locked.Body))
				if err != nil {
					return err
				}
				return tx.UpdateDashboard(t.Context(), team,
					&store.Dashboard{ID: d.ID, Name: d.Name, Body: []byte(strconv.Itoa(n + 1))})
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
	wantEqual(t, string(must(stores[1].GetDashboard(t.Context(), team, d.ID))(t).Body), strconv.Itoa(writers*times))
}

func testWritesThatFail(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	refused := errors.New("refused")
	errs := concurrently(64, func(i int) error {
		return s.Write(t.Context(), func(tx *store.Tx) error {
			if err := tx.CreateDashboard(t.Context(), team, new(newDashboard(fmt.Sprint(i%2)))); err != nil {
				return err
			}
			if i%2 == 1 {
				return refused
			}
			return nil
		})
	})
	for i, err := range errs {
		if failed := i%2 == 1; failed != errors.Is(err, refused) {
			t.Errorf("transaction %d returned %v", i, err)
		}
	}
	wantEqual(t, len(must(s.DashboardsNamed(t.Context(), team, "0"))(t)), 32)
	wantEqual(t, len(must(s.DashboardsNamed(t.Context(), team, "1"))(t)), 0)
}

func testAlertsOfDashboards(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	for range 20 {
		d := newDashboard("d")
		write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
		errs := concurrently(4, func(i int) error {
			return s.Write(t.Context(), func(tx *store.Tx) error {
				if i == 0 {
					if _, err := tx.LockDashboard(t.Context(), team, d.ID); err != nil {
						return err
					}
					if _, err := tx.DeleteDashboardAlerts(t.Context(), team, d.ID); err != nil {
						return err
					}
					return tx.DeleteDashboard(t.Context(), team, d.ID)
				}
				if _, err := tx.ShareDashboard(t.Context(), team, d.ID); err != nil {
					return err
				}
				alert := newAlert(d.ID, "tile", "hook")
				return tx.CreateAlert(t.Context(), team, &alert, "")
			})
		})
		for _, err := range errs {
			if err != nil && core.KindOf(err) != core.NotFound {
				t.Error(err)
			}
		}
	}
	_, total, err := s.ListAlerts(t.Context(), team, 1, 0)
	if err != nil || total != 0 {
		t.Errorf("%d alerts are left (%v)", total, err)
	}
}

func testWriteNotStarted(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	late, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	for ctx, want := range map[context.Context]core.Kind{canceled: core.Canceled, late: core.Timeout} {
		err := s.Write(ctx, func(*store.Tx) error { t.Error("the function ran"); return nil })
		wantKind(t, err, want)
		_, err = s.GetDashboard(ctx, team, core.NewID())
		wantKind(t, err, want)
		_, err = s.ListDashboards(ctx, team)
		wantKind(t, err, want)
		_, _, err = s.ListAlerts(ctx, team, 1, 0)
		wantKind(t, err, want)
		wantKind(t, s.Ping(ctx), want)
	}
}

func testWriteCanceled(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, d := migrated(t, fresh(t)), newTeam(), newDashboard("a")
	ctx, cancel := context.WithCancel(t.Context())
	err := s.Write(ctx, func(tx *store.Tx) error {
		if err := tx.CreateDashboard(ctx, team, &d); err != nil {
			return err
		}
		cancel()
		return tx.CreateDashboard(ctx, team, new(newDashboard("b")))
	})
	wantKind(t, err, core.Canceled)
	wantEqual(t, len(must(s.ListDashboards(t.Context(), team))(t)), 0)
	write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
}
