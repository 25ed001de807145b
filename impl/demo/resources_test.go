package demo

import (
	"encoding/base64"
	"encoding/json"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	services "github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
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
	apply := &services.Apply{Store: s, Schemas: schemas, Now: time.Now, Kinds: webhook.Kinds(), CheckTemplate: webhook.Check}
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
			{Kind: "savedSearch", Name: "Payment errors", Action: want},
			{Kind: "webhook", Name: "demo receiver", Action: want},
			{Kind: "dashboard", Name: "Shop", Action: want},
			{Kind: "alert", Name: "Checkout errors", Action: want},
			{Kind: "alert", Name: "High payment error rate", Action: want},
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

// TestNothingIsSentOutside holds that all notifications are for the receiver on this machine, which knows their secret.
func TestNothingIsSentOutside(t *testing.T) {
	t.Parallel()
	apply, team := newStore(t)
	if _, err := apply.Team(t.Context(), team, services.File{Name: "demo.yaml", Text: Resources}); err != nil {
		t.Fatal(err)
	}
	hooks, _, err := apply.Store.ListWebhooks(t.Context(), team, 100, 0)
	if err != nil || len(hooks) != 1 {
		t.Fatalf("got %d webhooks, %v", len(hooks), err)
	}
	receiver, err := apply.Store.GetReceiver(t.Context(), team, hooks[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if want := "http://" + ReceiverAddress + "/"; receiver.URL != want || !receiver.Trusted {
		t.Errorf("notifications go to %s (trusted: %v), want %s", receiver.URL, receiver.Trusted, want)
	}
	if diff := cmp.Diff([]string{SigningSecret}, receiver.Signing); diff != "" {
		t.Errorf("secrets: %s", diff)
	}
	secret := "whsec_" + base64.StdEncoding.EncodeToString([]byte("this-secret-is-for-the-demo-only"))
	if SigningSecret != secret {
		t.Errorf("the secret is not %s", secret)
	}
}

// TestAlertFiresAgainAndAgain holds that a person who starts the demo at any second of a minute sees an alert fire within
// two minutes and resolve soon after, in every outage.
func TestAlertFiresAgainAndAgain(t *testing.T) {
	t.Parallel()
	apply, team := newStore(t)
	if _, err := apply.Team(t.Context(), team, services.File{Name: "demo.yaml", Text: Resources}); err != nil {
		t.Fatal(err)
	}
	alerts, _, err := apply.Store.ListAlerts(t.Context(), team, 100, 0)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(alerts, func(a api.Alert) bool { return a.Interval == api.AlertIntervalMinutes1 })
	if at < 0 || alerts[at].ThresholdType != api.AlertThresholdTypeAbove {
		t.Fatal("there is no such alert")
	}
	for second := range 60 {
		end := now.Truncate(time.Minute).Add(time.Duration(second) * time.Second)
		found := map[int64]float64{} // rows by minute
		shop := newShop(end)
		shop.refuse(end, end.Add(window))
		for _, row := range shop.rows.logs {
			found[row.at.Unix()/60]++
		}
		firings, length := 0, 0 // how often it has begun to fire, and for how many minutes it does now
		for minute := end.Unix() / 60; minute <= end.Add(window).Unix()/60; minute++ {
			if found[minute] < alerts[at].Threshold {
				length = 0
				continue
			}
			if length++; length == 1 {
				firings++
			}
			if notified := time.Unix(60*(minute+1), 0).Sub(end); firings == 1 && length == 1 && notified > 2*time.Minute {
				t.Errorf("second %d: it fires %v after the start", second, notified)
			}
			if length > 3 {
				t.Errorf("second %d: it fires for more than three minutes", second)
			}
		}
		if firings != 144 {
			t.Errorf("second %d: it fires %d times, want 144", second, firings)
		}
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
