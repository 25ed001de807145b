package query

import (
	"context"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/queue"
)

// closed is a queue without slots in which none may wait.
func closed() *queue.Queue { return queue.New(queue.Limits{}) }

// CloseUserQueues lets no SQL of users wait, and closeQueues no other pages or alerts.
func CloseUserQueues(r *Runner) { r.queues.userPages, r.queues.userAlerts = closed(), closed() }

func CloseQueues(r *Runner, pages, alerts bool) {
	r.queues.pages, r.queues.alerts = newQueues().pages, newQueues().alerts
	if pages {
		r.queues.pages = closed()
	}
	if alerts {
		r.queues.alerts = closed()
	}
}

// PageGrants counts those of pages, as turns does.
func PageGrants(r *Runner) uint64 { return r.queues.pages.Grants() + r.queues.userPages.Grants() }

// Grants counts the queries of alerts: each takes a turn, and so does each caller that comes.
func Grants(r *Runner) uint64 { return r.queues.alerts.Grants() + r.queues.userAlerts.Grants() }

func TestWhatAQueryCountsFor(t *testing.T) {
	t.Parallel()
	q := newQueues()
	local := enginetest.Start(t)
	open := func(name string, trusted bool) *engine.DB {
		db, err := engine.Open(engine.Options{URL: "http://127.0.0.1:1", Name: name, Trusted: trusted})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = db.Close() })
		return db
	}
	theirs, ours := open("theirs", false), open("ours", true)
	key := core.WithPrincipal(t.Context(), core.Principal{KeyID: "key"})
	alerts := ForAlerts(core.WithPrincipal(t.Context(), core.Principal{PersonID: "person"}))
	for _, c := range []struct {
		what    string
		ctx     context.Context
		db      *engine.DB
		userSQL bool
		queue   *queue.Queue
		share   queue.Holder
	}{
		{"a page", key, local, false, q.pages, queue.Holder{Tenant: "team", Caller: "key"}},
		{"a page with SQL", key, local, true, q.userPages, queue.Holder{Tenant: "team", Caller: "key"}},
		{"an alert", alerts, local, false, q.alerts, queue.Holder{Tenant: "team", Caller: "person"}},
		{"an alert that an organization made", ForAlerts(t.Context()), local, false, q.alerts, queue.Holder{Tenant: "team", Caller: ""}},
		{"an alert on SQL", alerts, local, true, q.userAlerts, queue.Holder{Tenant: "team", Caller: "person"}},
		{"the test of an alert", ForAlerts(key), local, false, q.alerts, queue.Holder{Tenant: "team", Caller: "key"}},
		{"a page of a team's server", key, theirs, true, q.remotePages, queue.Holder{Tenant: "team", Caller: "key"}},
		{"an alert on a team's server", alerts, theirs, false, q.remoteAlerts, queue.Holder{Tenant: "team", Caller: "theirs"}},
		{"a page of the operator's server", key, ours, false, q.remotePages, queue.Holder{Tenant: "team/ours", Caller: "key"}},
	} {
		in, got := q.of(c.ctx, "team", c.db, c.userSQL)
		if in != c.queue || got != c.share {
			t.Errorf("%s counts for %v, want %v; in its queue: %t", c.what, got, c.share, in == c.queue)
		}
	}
}
