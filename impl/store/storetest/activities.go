package storetest

import (
	"context"
	"encoding/json"
	"errors"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testActivities(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"every field comes back", testActivityComesBack},
		{"the newest come first, within two times and up to a number", testNewestActivities},
		{"a request leaves one entry, with its change or not at all", testActivityOfRequest},
		{"a search in all of the log takes its turn among long lists", testActivitySearchTakesTurns},
		{"old entries are pruned in all organizations", testActivitiesArePruned},
	})
}

func testActivityComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, ann := newService(t, s)
	byCommand := core.WithOperation(t.Context(), &core.Operation{ID: "test"})
	change(byCommand, t, s, store.Change{Type: api.ActivityTypeOrganizationUpdate, OrganizationID: service.OrganizationID})
	request := uuid.NewString()
	byAnn := core.WithOperation(core.WithPrincipal(t.Context(), core.Principal{
		KeyID: "k1", OrganizationID: service.OrganizationID, PersonID: ann.ID, Team: service.Team,
		Address: netip.IPv6Loopback(), UserAgent: "walrus/1.0",
	}), &core.Operation{ID: "createKey", RequestID: request})
	values := []api.AuditChange{
		{Path: "a", Old: json.RawMessage("null"), New: json.RawMessage(`9007199254740993`)},
		{Path: "b", NewDigest: &api.AuditDigest{Sha256: "ab", Length: 2}},
	}
	change(byAnn, t, s, store.Change{
		Type: api.ActivityTypeKeyCreate, Kind: "key", ID: "k", Name: strings.Repeat("ä", 200), Values: values, Omitted: 3,
		KeyID: "k", KeyName: "n", MemberID: "m", MemberEmail: "e", InvitationID: "i",
	})
	got, total, err := s.ActivityList(service.OrganizationID, time.Time{}, time.Time{}, 1000, 0).All(t.Context())
	wantEqual(t, []any{err, total}, []any{nil, 2})
	bare := api.Activity{
		Type: api.ActivityTypeOrganizationUpdate, ActorType: api.ActivityActorSystem, Operation: ptr("test"),
	}
	full := api.Activity{
		Type: api.ActivityTypeKeyCreate, ActorType: api.ActivityActorUser, ActorID: ann.ID, ActorDetails: ann.Email,
		ActorIPAddress: "::1", UserAgent: "walrus/1.0", ServiceID: &service.ID, KeyID: ptr("k"), KeyName: ptr("n"),
		MemberID: ptr("m"), MemberEmail: ptr("e"), InvitationID: ptr("i"), Operation: ptr("createKey"), RequestID: &request,
		ResourceKind: ptr("key"), ResourceID: ptr("k"), ResourceName: ptr(strings.Repeat("ä", 128)), Changes: values,
		OmittedChanges: ptr(3),
	}
	for i, want := range []*api.Activity{&full, &bare} {
		wantEqual(t, uuid.Validate(got[i].ID), nil)
		want.ID, want.OrganizationID, want.CreatedAt = got[i].ID, service.OrganizationID, clock.time()
	}
	wantEqual(t, got, []api.Activity{full, bare})
	entries, next, err := s.AuditPage(t.Context(), service.OrganizationID, store.AuditFilter{Limit: 1})
	wantEqual(t, []any{err, len(entries), next != ""}, []any{nil, 1, true})
	wantEqual(t, entries[0], api.AuditEntry{
		ID: full.ID, CreatedAt: clock.time(), Operation: "createKey", ActorType: api.ActivityActorUser, ActorID: ann.ID,
		ActorName: ann.Email, KeyID: ptr("k1"), Address: "::1", UserAgent: "walrus/1.0", RequestID: &request,
		ResourceKind: ptr("key"), ResourceID: ptr("k"), ResourceName: full.ResourceName, Changes: values,
		OmittedChanges: ptr(3),
	})
	rest, end, err := s.AuditPage(t.Context(), service.OrganizationID, store.AuditFilter{Limit: 1, Cursor: next})
	wantEqual(t, []any{err, len(rest), end}, []any{nil, 1, ""})
	wantEqual(t, rest[0].ID, bare.ID)
}

func testNewestActivities(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	foreign, _ := newService(t, s)
	start := clock.time().Time
	ctx := core.WithOperation(t.Context(), &core.Operation{ID: "test"})
	for i := range 6 {
		what := api.ActivityTypeKeyCreate
		change(ctx, t, s, store.Change{Type: what, OrganizationID: foreign.OrganizationID},
			store.Change{Type: what, OrganizationID: service.OrganizationID})
		if i%2 == 1 { // two at a time
			clock.advance(time.Minute)
		}
	}
	all, _, err := s.ActivityList(service.OrganizationID, time.Time{}, time.Time{}, 1000, 0).All(t.Context())
	wantEqual(t, []any{err, len(all)}, []any{nil, 6})
	for i, a := range all {
		wantEqual(t, a.CreatedAt.Time, start.Add(time.Duration((5-i)/2)*time.Minute))
	}
	for name, c := range map[string]struct {
		from, to time.Time
		limit    int
		want     []api.Activity
	}{
		"no limits":       {limit: 1000, want: all},
		"a number":        {limit: 3, want: all[:3]},
		"a start":         {from: start.Add(time.Minute), limit: 1000, want: all[:4]},
		"an end":          {to: start.Add(time.Minute), limit: 1000, want: all[2:]},
		"start and end":   {from: start.Add(time.Minute), to: start.Add(time.Minute), limit: 1000, want: all[2:4]},
		"after all":       {from: start.Add(time.Hour), limit: 1000, want: all[:0]},
		"before all":      {to: start.Add(-time.Hour), limit: 1000, want: all[:0]},
		"a number and so": {to: start.Add(time.Minute), limit: 1, want: all[2:3]},
	} {
		got, _, err := s.ActivityList(service.OrganizationID, c.from, c.to, c.limit, 0).All(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) { wantEqual(t, got, c.want) })
	}
}

func testActivityOfRequest(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, _ := newService(t, s)
	caller := core.Principal{KeyID: "k", OrganizationID: service.OrganizationID, Team: service.Team}
	request := func(id string) context.Context {
		return core.WithOperation(core.WithPrincipal(t.Context(), caller), &core.Operation{ID: id, RequestID: uuid.NewString()})
	}
	refused := errors.New("refused")
	err := s.Write(request("refused"), func(tx *store.Tx) error {
		tx.Audit(store.Change{Type: api.ActivityTypeResourceCreate})
		return refused
	})
	wantEqual(t, errors.Is(err, refused), true)
	// Without a word of what it has changed.
	wantEqual(t, s.Write(request("silent"), func(*store.Tx) error { return nil }), nil)
	// In two transactions, the first of which says two things.
	twice := request("twice")
	change(twice, t, s, store.Change{Kind: "first"}, store.Change{Kind: "second"})
	change(twice, t, s, store.Change{Kind: "third"})
	// Work of the server's own.
	wantEqual(t, s.Write(t.Context(), func(tx *store.Tx) error {
		tx.Audit(store.Change{Type: api.ActivityTypeResourceCreate})
		return nil
	}), nil)
	entries, _, err := s.AuditPage(t.Context(), service.OrganizationID, store.AuditFilter{Limit: 10})
	wantEqual(t, err, nil)
	got := map[string]int{}
	for _, e := range entries {
		if e.Operation == "twice" {
			wantEqual(t, *e.ResourceKind, "first")
		}
		got[e.Operation]++
	}
	wantEqual(t, got, map[string]int{"silent": 1, "twice": 1})
}

func testActivitySearchTakesTurns(t *testing.T, fresh func(testing.TB) store.Options) {
	s, _ := timed(t, fresh(t))
	service, _ := newService(t, s)
	ctx := core.WithPrincipal(t.Context(), core.Principal{OrganizationID: service.OrganizationID, KeyID: "key"})
	change(core.WithOperation(ctx, &core.Operation{ID: "test"}), t, s, store.Change{Kind: "alert", ID: "a"})
	text := "a"
	filters := map[*store.AuditFilter]bool{
		{}: false, {ResourceID: &text}: false, {ResourceID: &text, Operation: &text}: false, {From: time.Unix(1, 0)}: false,
		{Actor: &text}: true, {ResourceKind: &text}: true, {Operation: &text}: true, {Operation: &text, From: time.Unix(1, 0)}: true,
	}
	// While a list is looked through, the same organization looks through no other.
	err := s.DashboardList(service.Team, store.ListOptions{Name: "a"})(ctx, func(store.ListHead) bool {
		for f, waits := range filters {
			f.Limit = 10
			limited, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
			if !waits {
				cancel()
				limited, cancel = context.WithCancel(ctx)
			}
			_, _, err := s.AuditPage(limited, service.OrganizationID, *f)
			if (err != nil) != waits {
				t.Errorf("%+v: %v", f, err)
			}
			cancel()
		}
		return true
	}, func([]store.Dashboard) error { return nil })
	wantEqual(t, err, nil)
	for f := range filters {
		if _, _, err := s.AuditPage(ctx, service.OrganizationID, *f); err != nil {
			t.Errorf("%+v afterwards: %v", f, err)
		}
	}
}

func testActivitiesArePruned(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	foreign, _ := newService(t, s)
	ctx := core.WithOperation(t.Context(), &core.Operation{ID: "test"})
	add := func() {
		for _, id := range []string{service.OrganizationID, foreign.OrganizationID} {
			change(ctx, t, s, store.Change{Type: api.ActivityTypeKeyCreate, OrganizationID: id})
		}
	}
	add()
	add()
	clock.advance(time.Hour)
	cut := clock.time().Time
	add()
	wantEqual(t, must(s.PruneAudit(t.Context(), cut, 3))(t), 3)
	wantEqual(t, must(s.PruneAudit(t.Context(), cut, 3))(t), 1)
	wantEqual(t, must(s.PruneAudit(t.Context(), cut, 3))(t), 0)
	for _, id := range []string{service.OrganizationID, foreign.OrganizationID} {
		entries, _, err := s.AuditPage(t.Context(), id, store.AuditFilter{Limit: 10})
		wantEqual(t, []any{err, len(entries)}, []any{nil, 1})
	}
}

// change notes changes in one transaction.
func change(ctx context.Context, t *testing.T, s *store.Store, changes ...store.Change) {
	t.Helper()
	err := s.Write(ctx, func(tx *store.Tx) error {
		for _, c := range changes {
			tx.Audit(c)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
