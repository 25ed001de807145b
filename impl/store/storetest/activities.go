package storetest

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

func testActivities(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("every field comes back", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		service, ann := newService(t, s)
		bare := api.Activity{Type: api.ActivityTypeOrganizationUpdate, ActorType: api.ActivityActorSystem}
		full := api.Activity{
			Type: api.ActivityTypeKeyCreate, ActorType: api.ActivityActorAPI, ActorID: ann.ID, ActorDetails: "ann",
			ActorIPAddress: "::1", UserAgent: "walrus/1.0", ServiceID: ptr("s"), KeyID: ptr("k"), KeyName: ptr(""),
			MemberID: ptr("m"), MemberEmail: ptr("e"), InvitationID: ptr("i"),
		}
		for _, a := range []*api.Activity{&bare, &full} {
			write(t, s, func(tx *store.Tx) error { return tx.AddActivity(t.Context(), service.OrganizationID, a) })
			wantEqual(t, a.OrganizationID, service.OrganizationID)
			wantEqual(t, a.CreatedAt, clock.time())
			wantEqual(t, uuid.Validate(a.ID), nil)
		}
		got, total, err := s.ActivityList(service.OrganizationID, time.Time{}, time.Time{}, 1000, 0).All(t.Context())
		wantEqual(t, []any{err, total}, []any{nil, 2})
		wantEqual(t, got, []api.Activity{full, bare})
	})

	t.Run("the newest come first, within two times and up to a number", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		service, _ := newService(t, s)
		foreign, _ := newService(t, s)
		start := clock.time().Time
		all := make([]api.Activity, 6)
		for i := range all {
			a := &all[len(all)-1-i]
			a.Type, a.ActorType = api.ActivityTypeKeyCreate, api.ActivityActorSystem
			write(t, s, func(tx *store.Tx) error {
				if err := tx.AddActivity(t.Context(), foreign.OrganizationID, &api.Activity{}); err != nil {
					return err
				}
				return tx.AddActivity(t.Context(), service.OrganizationID, a)
			})
			if i%2 == 1 { // two at a time
				clock.advance(time.Minute)
			}
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
	})

	t.Run("an activity goes with its change, or not at all", func(t *testing.T) {
		t.Parallel()
		s := migrated(t, fresh(t))
		if err := s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.AddActivity(t.Context(), uuid.NewString(), &api.Activity{})
		}); err == nil {
			t.Error("there is an activity of no organization")
		}
	})
}
