package demo

import (
	"encoding/json"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	services "github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// newStore returns an empty store with the default resources of its first team.
func newStore(t *testing.T) (*services.Apply, core.TeamID) {
	t.Helper()
	s, err := store.Open(t.Context(), store.Options{Dir: t.TempDir(), Key: make([]byte, 32)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	schemas, err := services.LoadSchemas()
	if err != nil {
		t.Fatal(err)
	}
	apply := &services.Apply{Store: s, Schemas: schemas, Now: time.Now}
	seed := func(tx *store.Tx, b *store.Bootstrap) error {
		return apply.Provision(t.Context(), tx, b.Team, services.DefaultDatabase)
	}
	first, err := s.Bootstrap(t.Context(), services.DefaultDatabase, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return apply, first.Team
}

// tile is what the tests read of a tile.
type tile struct {
	Name   string
	Config struct {
		ConfigType, DisplayType, SourceID, SQLTemplate, Where string

		Select json.RawMessage
	}
}

// wheres are the filters of a tile.
func (x tile) wheres(t *testing.T) []string {
	t.Helper()
	var items []struct{ Where string }
	if len(x.Config.Select) > 0 && x.Config.Select[0] == '[' {
		if err := json.Unmarshal(x.Config.Select, &items); err != nil {
			t.Fatal(err)
		}
	}
	all := []string{x.Config.Where}
	for _, item := range items {
		all = append(all, item.Where)
	}
	return all
}

// applied returns the tiles of the sample dashboard as they are stored, and the names of the sources by id.
func applied(t *testing.T) (tiles []tile, sources map[string]string) {
	t.Helper()
	apply, team := newStore(t)
	if _, err := apply.Team(t.Context(), team, services.File{Name: "demo.yaml", Text: Resources}); err != nil {
		t.Fatal(err)
	}
	texts, err := apply.Store.ListDashboards(t.Context(), team)
	if err != nil || len(texts) != 1 {
		t.Fatalf("got %d dashboards, %v", len(texts), err)
	}
	var dashboard struct{ Tiles []tile }
	if err := json.Unmarshal(texts[0], &dashboard); err != nil {
		t.Fatal(err)
	}
	stored, err := apply.Store.ListSources(t.Context(), team)
	if err != nil {
		t.Fatal(err)
	}
	sources = map[string]string{}
	for _, s := range stored {
		sources[s.ID] = s.Name
	}
	return dashboard.Tiles, sources
}

func TestResourcesApplyTwice(t *testing.T) {
	t.Parallel()
	apply, team := newStore(t)
	for _, want := range []services.Action{services.Created, services.Unchanged} {
		results, err := apply.Team(t.Context(), team, services.File{Name: "demo.yaml", Text: Resources})
		if err != nil {
			t.Fatal(err)
		}
		var got []services.Result
		for _, r := range results {
			r.ID = ""
			got = append(got, r)
		}
		if diff := cmp.Diff([]services.Result{
			{Kind: "webhook", Name: "oncall", Action: want},
			{Kind: "dashboard", Name: "Shop", Action: want},
			{Kind: "alert", Name: "Checkout errors", Action: want},
		}, got); diff != "" {
			t.Error(diff)
		}
	}
}

func TestDashboardHasEveryDisplay(t *testing.T) {
	t.Parallel()
	tiles, _ := applied(t)
	var got []string
	sql := 0
	for _, x := range tiles {
		if x.Config.ConfigType == "sql" {
			sql++
		} else {
			got = append(got, x.Config.DisplayType)
		}
	}
	slices.Sort(got)
	want := []string{
		"bar", "event_patterns", "heatmap", "line", "markdown", "number", "pie", "search", "stacked_bar", "table",
	}
	if diff := cmp.Diff(want, slices.Compact(got)); diff != "" {
		t.Error(diff)
	}
	if sql < 2 {
		t.Errorf("got %d tiles of raw SQL, want at least 2", sql)
	}
}

// testTiles proves that the tiles have something to show: the filters of each find rows, and so does its SQL.
func testTiles(t *testing.T, db *engine.DB) {
	tiles, sources := applied(t)
	checked := 0
	for _, x := range tiles {
		table, known := map[string]string{
			"Logs": "otel_logs", "Traces": "otel_traces", "Metrics": "otel_metrics_gauge",
		}[sources[x.Config.SourceID]]
		switch {
		case x.Config.DisplayType == "markdown":
			continue
		case !known:
			t.Errorf("%s: it has no source", x.Name)
			continue
		case x.Config.ConfigType == "sql":
			sql := expand(x.Config.SQLTemplate, table)
			if rows := enginetest.Select(t, db, engine.Query{SQL: sql}); len(rows) == 0 {
				t.Errorf("%s: no rows", x.Name)
			}
			checked++
			continue
		}
		for _, where := range x.wheres(t) {
			if n := count(t, db, table, where); n == 0 {
				t.Errorf("%s: %q finds nothing", x.Name, where)
			}
			checked++
		}
	}
	if checked < 20 {
		t.Errorf("only %d filters and texts of SQL were checked", checked)
	}
}

var macros = []struct {
	pattern     *regexp.Regexp
	replacement string
}{
	{regexp.MustCompile(`\$__timeInterval\((\w+)\)`), "toStartOfInterval($1, INTERVAL 300 SECOND)"},
	{regexp.MustCompile(`\$__timeFilter\((\w+)\)`), "$1 >= '2099-02-07 00:00:00'"},
	{regexp.MustCompile(`\$__filter\([^$]*\$order\)`), "1"},
	{regexp.MustCompile(`\$__filters`), "1"},
}

// expand replaces the macros of raw SQL.
func expand(sql, table string) string {
	for _, m := range macros {
		sql = m.pattern.ReplaceAllString(sql, m.replacement)
	}
	return regexp.MustCompile(`\$__sourceTable`).ReplaceAllString(sql, table)
}

// count returns how many rows of a table a filter finds.
func count(t *testing.T, db *engine.DB, table, where string) uint64 {
	t.Helper()
	var columns []filter.Column
	for _, c := range enginetest.Select(t, db, engine.Query{SQL: "DESCRIBE TABLE " + table}) {
		columns = append(columns, filter.Column{Name: c[0].(string), Type: c[1].(string)})
	}
	f, err := filter.Parse(where)
	if err != nil {
		t.Fatalf("%s: %v", where, err)
	}
	var params filter.Params
	known := filter.NewTable(columns)
	var implicit []filter.Field
	if body, err := known.Field("Body"); err == nil { // spans have none
		implicit = append(implicit, body)
	}
	condition, err := f.SQL(known, implicit, &params)
	if err != nil {
		t.Fatalf("%s: %v", where, err)
	}
	if condition == "" {
		condition = "1"
	}
	rows := enginetest.Select(t, db, engine.Query{
		SQL: "SELECT count() FROM " + table + " WHERE " + condition, Params: params.Values(),
	})
	return rows[0][0].(uint64)
}
