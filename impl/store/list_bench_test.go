package store_test

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// BenchmarkDashboardList reads what is answered of 1,000 dashboards.
func BenchmarkDashboardList(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		fill(b, s, func(tx *store.Tx) error {
			for range 1000 {
				if err := tx.CreateDashboard(b.Context(), team, new(dashboardOf4500Bytes())); err != nil {
					return err
				}
			}
			return nil
		})
		for name, c := range map[string]struct {
			options store.ListOptions
			items   int
		}{
			"all":     {store.ListOptions{}, 1000},
			"by name": {store.ListOptions{Name: "no dashboard"}, 0},
			"by tag":  {store.ListOptions{Tag: new(string)}, 0},
		} {
			b.Run(name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if all, _, err := s.DashboardList(team, c.options).All(b.Context()); err != nil || len(all) != c.items {
						b.Fatal(len(all), err)
					}
				}
			})
		}
	})
}

// BenchmarkListAlerts reads the texts of 1,000 alerts as they are answered. It prints the processor time of this process
// for one of them, which does not depend on what else runs on the machine.
func BenchmarkListAlerts(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		fill(b, s, func(tx *store.Tx) error {
			webhooks := make([]string, 10)
			for i := range webhooks {
				webhooks[i] = core.NewID()
			}
			dashboards := make([]store.Dashboard, 10)
			for i := range dashboards {
				dashboards[i] = dashboardOf4500Bytes()
				if err := tx.CreateDashboard(b.Context(), team, &dashboards[i]); err != nil {
					return err
				}
			}
			for i := range 1000 {
				name, message, tile := fmt.Sprintf("Errors in service %d", i), "Look at the logs", core.NewID()
				dashboard := dashboards[i%len(dashboards)].ID
				a := api.Alert{
					ID: core.NewID(), Name: &name, Message: &message, Threshold: 1, ThresholdType: api.AlertThresholdTypeAbove,
					Interval: api.AlertIntervalMinutes5, Source: api.AlertSourceTile, DashboardID: &dashboard, TileID: &tile,
					State: api.AlertStateOK, ExecutionErrors: []api.AlertError{},
					Channels: []api.AlertChannel{{Type: api.AlertChannelTypeWebhook, WebhookID: webhooks[i%len(webhooks)]}},
				}
				if err := tx.CreateAlert(b.Context(), team, &a, ""); err != nil {
					return err
				}
			}
			return nil
		})
		alerts := service.Alerts{Store: s, Now: time.Now}
		before, n := processorTime(b), 0
		b.ReportAllocs()
		for b.Loop() {
			err := alerts.List(team, store.ListOptions{Limit: 1000})(b.Context(), func(store.ListHead) bool { return true },
				func([]byte) error { n++; return nil })
			if err != nil || n%1000 != 0 {
				b.Fatal(n, err)
			}
		}
		b.ReportMetric(float64((processorTime(b)-before).Nanoseconds())/1000/float64(n), "cpu-µs/alert")
	})
}

func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
