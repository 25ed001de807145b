package storetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// testMetrics holds that statements and transactions are counted, and only those as errors that the database has failed.
func testMetrics(t *testing.T, fresh func(testing.TB) store.Options) {
	registry := prometheus.NewRegistry()
	opts := fresh(t)
	opts.Metrics = store.NewMetrics(registry)
	s, err := store.Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	database := "sqlite"
	if opts.DSN != "" {
		database = "postgresql"
	}
	before := counted(t, registry, database)
	if before["go_sql_open_connections "+database] == 0 {
		t.Errorf("there are no connections in %v", before)
	}
	owner, dashboard := newTeam(), newDashboard("n")
	create := func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), owner, &dashboard) }
	write(t, s, create)
	wantKind(t, s.Write(t.Context(), create), core.Conflict) // it is there
	_, err = s.GetDashboard(t.Context(), newTeam(), dashboard.ID)
	wantKind(t, err, core.NotFound)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err = s.GetDashboard(t.Context(), owner, dashboard.ID); err == nil {
		t.Error("a closed database has answered")
	}
	after := counted(t, registry, database)
	var got []string
	for name, n := range after {
		switch grown := n - before[name]; {
		case grown == 0 || !strings.HasPrefix(name, "obstack"):
		case strings.HasPrefix(name, "obstack_store_statement_seconds"): // limits take some of their own
			got = append(got, name)
		default:
			got = append(got, fmt.Sprintf("%s: %g", name, grown))
		}
	}
	slices.Sort(got)
	want := []string{
		"obstack_store_errors_total internal query: 1",
		"obstack_store_statement_seconds exec",
		"obstack_store_statement_seconds query",
		"obstack_store_transaction_seconds committed: 1",
		"obstack_store_transaction_seconds refused: 1",
	}
	if diff := cmp.Diff(got, want); diff != "" {
		t.Errorf("-got +want:\n%s", diff)
	}
}

// counted are the values of a database's metrics by their names and other labels.
func counted(t *testing.T, registry *prometheus.Registry, database string) map[string]float64 {
	t.Helper()
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]float64{}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			name := f.GetName()
			for _, l := range m.GetLabel() {
				if l.GetName() != "database" {
					name += " " + l.GetValue()
				} else if l.GetValue() != database {
					t.Errorf("%s is of the database %s, want %s", name, l.GetValue(), database)
				}
			}
			values[name] = m.GetCounter().GetValue() + m.GetGauge().GetValue() + float64(m.GetHistogram().GetSampleCount())
		}
	}
	return values
}
