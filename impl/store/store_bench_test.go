package store_test

import (
	"bytes"
	"net/netip"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// team owns everything in the benchmarks.
const team = core.TeamID("0123456789abcdef01234567")

// onBoth runs a benchmark on both databases.
func onBoth(b *testing.B, bench func(b *testing.B, s *store.Store)) {
	for _, database := range []struct {
		name  string
		fresh func(testing.TB) store.Options
	}{{"sqlite", onSQLite}, {"postgres", onPostgres}} {
		b.Run(database.name, func(b *testing.B) {
			s, err := store.Open(b.Context(), database.fresh(b))
			if err != nil {
				b.Fatal(err)
			}
			defer func() { _ = s.Close() }()
			if err := s.Migrate(b.Context()); err != nil {
				b.Fatal(err)
			}
			bench(b, s)
		})
	}
}

func fill(b *testing.B, s *store.Store, fn func(tx *store.Tx) error) {
	if err := s.Write(b.Context(), fn); err != nil {
		b.Fatal(err)
	}
}

func dashboardOf4500Bytes() store.Dashboard {
	body := append([]byte(`{"text":"`), bytes.Repeat([]byte("dashboards are text that compresses a little "), 99)...)
	return store.Dashboard{ID: core.NewID(), Name: uuid.NewString(), Body: append(body, `"}`...)}
}

// BenchmarkCreateAlert does what the API does for one alert, 16 at a time.
func BenchmarkCreateAlert(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		d := dashboardOf4500Bytes()
		hook := api.Webhook{ID: core.NewID(), Name: "n", Service: api.WebhookServiceGeneric, URL: "https://example.com"}
		fill(b, s, func(tx *store.Tx) error {
			if err := tx.CreateDashboard(b.Context(), team, &d); err != nil {
				return err
			}
			return tx.CreateWebhook(b.Context(), team, &hook, store.WebhookSecrets{}, store.WebhookAccess{})
		})
		b.SetParallelism(8) // times GOMAXPROCS, 2 where the budget is measured
		b.ReportAllocs()
		b.ResetTimer()
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				err := s.Write(b.Context(), func(tx *store.Tx) error {
					if _, err := tx.ShareDashboard(b.Context(), team, d.ID); err != nil {
						return err
					}
					if _, err := tx.ShareWebhooks(b.Context(), team, []string{hook.ID})(); err != nil {
						return err
					}
					tile, message := core.NewID(), "something is wrong"
					return tx.CreateAlert(b.Context(), team, &api.Alert{
						ID: core.NewID(), Message: &message, Threshold: 1,
						ThresholdType: api.AlertThresholdTypeAbove, Interval: api.AlertIntervalMinutes5,
						Source: api.AlertSourceTile, DashboardID: &d.ID, TileID: &tile, State: api.AlertStateOK,
						Channels: []api.AlertChannel{{Type: api.AlertChannelTypeWebhook, WebhookID: hook.ID}},
					}, "")
				})
				if err != nil {
					b.Error(err)
					return
				}
			}
		})
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "alerts/s")
	})
}

// BenchmarkSync is the disk below BenchmarkCreateAlert: a small append and an fsync.
func BenchmarkSync(b *testing.B) {
	file, err := os.Create(filepath.Join(b.TempDir(), "file"))
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	page := make([]byte, 4096)
	for b.Loop() {
		if _, err := file.Write(page); err != nil {
			b.Fatal(err)
		}
		if err := file.Sync(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "fsyncs/s")
}

func BenchmarkGetDashboard(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		var ids []string
		fill(b, s, func(tx *store.Tx) error {
			for range 1000 {
				d := dashboardOf4500Bytes()
				ids = append(ids, d.ID)
				if err := tx.CreateDashboard(b.Context(), team, &d); err != nil {
					return err
				}
			}
			return nil
		})
		get := func(i int) {
			if _, err := s.GetDashboard(b.Context(), team, ids[i%len(ids)]); err != nil {
				b.Error(err)
			}
		}
		b.Run("one", func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				get(i)
			}
		})
		b.Run("parallel", func(b *testing.B) {
			var n atomic.Int64
			b.SetParallelism(32)
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					get(int(n.Add(1)))
				}
			})
		})
	})
}

func BenchmarkListDashboards(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		fill(b, s, func(tx *store.Tx) error {
			for range 1000 {
				if err := tx.CreateDashboard(b.Context(), team, new(dashboardOf4500Bytes())); err != nil {
					return err
				}
			}
			return nil
		})
		b.ReportAllocs()
		for b.Loop() {
			if all, err := s.ListDashboards(b.Context(), team); err != nil || len(all) != 1000 {
				b.Fatal(len(all), err)
			}
		}
	})
}

func BenchmarkAuthenticatePersonal(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		kinds := []store.KeyKind{store.PersonalKey}
		made, err := s.Bootstrap(b.Context(), "db", kinds, func(*store.Tx, *store.Bootstrap) error { return nil })
		if err != nil {
			b.Fatal(err)
		}
		hash := core.HashKey(made.APIKey)
		b.ReportAllocs()
		for b.Loop() {
			if _, err := s.AuthenticatePersonal(b.Context(), hash, netip.Addr{}); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkGetAlert(b *testing.B) {
	onBoth(b, func(b *testing.B, s *store.Store) {
		id := core.NewID()
		fill(b, s, func(tx *store.Tx) error {
			a := api.Alert{ID: id, Channels: []api.AlertChannel{{WebhookID: id}}}
			return tx.CreateAlert(b.Context(), team, &a, "")
		})
		b.ReportAllocs()
		for b.Loop() {
			if _, err := s.GetAlert(b.Context(), team, id); err != nil {
				b.Fatal(err)
			}
		}
	})
}
