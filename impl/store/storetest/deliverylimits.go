package storetest

import (
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

func testDeliveryLimits(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("the oldest of a team that has too many go, finished ones first", func(t *testing.T) {
		t.Parallel()
		d := newDelivering(t, limited(fresh(t), store.Limits{store.Deliveries: 4}))
		other := d.ofAnotherTeam(t)
		add := func(events ...string) {
			t.Helper()
			for _, e := range events {
				d.happen(t, d.alert, e)
				d.fanOut(t, "w")
				d.clock.advance(time.Second)
			}
		}
		over := func(want ...store.TeamDeliveries) {
			t.Helper()
			wantEqual(t, must(d.DeliveriesOverLimit(t.Context()))(t), append([]store.TeamDeliveries{}, want...))
		}
		trim := func(n, wantDeleted, wantGivenUp int, wantLeft ...string) {
			t.Helper()
			deleted, gaveUp, err := d.TrimDeliveries(t.Context(), d.team, n)
			if err != nil || deleted != wantDeleted || gaveUp != wantGivenUp {
				t.Errorf("%d were deleted and %d given up (%v), want %d and %d", deleted, gaveUp, err, wantDeleted, wantGivenUp)
			}
			page, _, err := d.DeliveryList(d.team, store.DeliveryFilter{}, 100, 0).All(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			left := []string{}
			for _, delivery := range page {
				left = append(left, delivery.Title+" "+string(delivery.Status))
			}
			wantEqual(t, left, wantLeft)
			checkQueues(t, d.opts)
		}
		d.happen(t, other, "z 1")
		add("a 1", "b 1", "c 1", "d 1")
		over()
		d.record(t, append(d.arrived(d.due(t, "w", 1)...), d.refused(d.due(t, "w", 2)[1])...))
		add("e 1", "f 1")
		over(store.TeamDeliveries{Team: d.team, Excess: 2})
		trim(1, 1, 0, "f 1 pending", "e 1 pending", "d 1 pending", "c 1 pending", "b 1 failed")
		trim(1, 1, 0, "f 1 pending", "e 1 pending", "d 1 pending", "c 1 pending")
		over()

		add("g 1", "h 1")
		over(store.TeamDeliveries{Team: d.team, Excess: 2})
		inFlight := d.due(t, "w", 2)
		trim(2, 0, 2, "h 1 pending", "g 1 pending", "f 1 pending", "e 1 pending", "d 1 failed", "c 1 failed")
		const why = "the team has as many notifications as it may have"
		failed, _, err := d.DeliveryList(d.team, store.DeliveryFilter{Status: ptr(api.DeliveryStatusFailed)}, 1, 0).All(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if a := failed[0].LastAttempt; a == nil || *a.Error != api.DeliveryErrorTypeEXPIRED || *a.Message != why {
			t.Errorf("%+v", a)
		}
		stored := must(d.GetAlert(t.Context(), d.team, d.alert.ID))(t)
		given := `Notifying the slack webhook "hook w" was given up: ` + why + "."
		wantEqual(t, messages(stored), []string{given, given, "refused b 1"})
		// One of them arrives all the same, and the other fails.
		d.record(t, append(d.arrived(inFlight[0]), d.failed(time.Minute, inFlight[1])...))
		over(store.TeamDeliveries{Team: d.team, Excess: 2})
		trim(1, 1, 0, "h 1 pending", "g 1 pending", "f 1 pending", "e 1 pending", "d 1 failed")
		trim(9, 1, 4, "h 1 failed", "g 1 failed", "f 1 failed", "e 1 failed")
		over()
		wantEqual(t, len(d.due(t, "w", 9)), 0)
	})
}
