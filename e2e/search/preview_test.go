package search

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// client is the generated client of a server.
func client(t *testing.T, s *harness.Server) *oss.ClientWithResponses {
	t.Helper()
	c, err := oss.NewClientWithResponses(s.URL, oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+s.Keys.APIKey)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// preview queries a tile that is not stored.
func (c *charts) preview(t *testing.T, config any, keys harness.Object) harness.Answer {
	t.Helper()
	return c.Do("POST", "tiles/query", harness.Encode(t, harness.Edited(c.tileQuery(keys), harness.Object{"config": config})))
}

func testPreviewsLikeTiles(t *testing.T, s shop) {
	d := harness.Decode[struct {
		Tiles []struct {
			ID, Name string
			Config   json.RawMessage
		}
		Filters json.RawMessage
	}](t, s.Do("GET", "dashboards/"+s.id, "").Payload(t))
	selected := []harness.Object{{"id": s.filters["Service"], "values": []string{"frontend", "checkout"}}}
	rows := []harness.Object{{"type": "sql", "condition": "ServiceName IN ('checkout')"}}
	for _, tile := range d.Tiles {
		keys := harness.Object{
			"startTime": s.end.Add(-3 * time.Hour).UnixMilli(), "filters": selected, "rowFilters": rows,
		}
		path := "dashboards/" + s.id + "/tiles/" + tile.ID + "/query"
		want := s.Do("POST", path, harness.Encode(t, s.tileQuery(keys)))
		got := s.preview(t, tile.Config, harness.Edited(keys, harness.Object{"dashboardFilters": d.Filters}))
		if got.Status != want.Status {
			t.Fatalf("%s: %d, stored %d: %s", tile.Name, got.Status, want.Status, got.Body)
		}
		if want.Status != 200 {
			if got, want := got.Problem(t, want.Status), want.Problem(t, want.Status); got != want {
				t.Errorf("%s: %q, stored %q", tile.Name, got, want)
			}
			continue
		}
		if diff := cmp.Diff(got.Payload(t), want.Payload(t)); diff != "" {
			t.Errorf("%s is not what the stored tile shows (-got +want):\n%s", tile.Name, diff)
		}
	}
}

func testPreviewsByTheGeneratedClient(t *testing.T, s shop) {
	var config api.TileConfig
	if err := config.UnmarshalJSON([]byte(`{"displayType":"number","sourceId":"` + s.logs +
		`","select":[{"aggFn":"count","alias":"n"}]}`)); err != nil {
		t.Fatal(err)
	}
	condition := "ServiceName IN ('checkout')"
	a, err := client(t, s.Server).PreviewTileWithResponse(t.Context(), api.TilePreview{
		Config: config, StartTime: s.tileQuery(nil)["startTime"].(int64), EndTime: s.tileQuery(nil)["endTime"].(int64),
		RowFilters: []api.SavedSearchFilter{{Condition: &condition}},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := sum(s.query(t, s.request(s.tileQuery(nil), harness.Object{"where": "ServiceName = 'checkout'", "whereLanguage": "sql"})),
		"series_0.data")
	if a.JSON200 == nil || len(a.JSON200.Data.Rows) != 1 || a.JSON200.Data.Rows[0][0] != want || want == 0 {
		t.Errorf("the number is %d %s, want %v", a.StatusCode(), a.Body, want)
	}
}

func testPreviewsRefused(t *testing.T, s shop) {
	connection := harness.Decode[[]harness.Object](t, s.Do("GET", "sources", "").Payload(t))[0]["connection"].(string)
	filter := harness.Object{
		"id": s.filters["Service"], "type": "QUERY_EXPRESSION", "name": "Service", "expression": "ServiceName", "sourceId": s.logs,
	}
	table := func(keys harness.Object) harness.Object {
		return harness.Edited(harness.Object{
			"displayType": "table", "sourceId": s.logs, "select": []harness.Object{{"aggFn": "count"}},
		}, keys)
	}
	for _, tt := range []struct {
		config any
		keys   harness.Object
		want   string
	}{
		{nil, nil, "Body validation failed: config: Expected object, received null"},
		{harness.Object{"displayType": "round"}, nil, "Body validation failed: config.displayType: Invalid"},
		{table(harness.Object{"select": []harness.Object{{"aggFn": "most"}}}), nil, "Body validation failed: config.select.0.aggFn: Invalid"},
		{
			table(harness.Object{"select": []harness.Object{{"aggFn": "sum"}}}), nil,
			"Body validation failed: config.select.0: valueExpression is required for the aggregation sum",
		},
		{table(harness.Object{"asRatio": true}), nil, "Body validation failed: config: asRatio can only be used with exactly two select items"},
		{
			table(nil),
			harness.Object{"rowFilters": []harness.Object{{"type": "lucene"}}},
			"Body validation failed: rowFilters.0.condition: Required",
		},
		{
			table(nil),
			harness.Object{"dashboardFilters": []harness.Object{harness.Edited(filter, harness.Object{"isBroadcastEnabled": false})}},
			`Body validation failed: dashboardFilters.0.isBroadcastEnabled: Filter "Service" must`,
		},
		{
			table(nil),
			harness.Object{"dashboardFilters": []harness.Object{filter}, "filters": []harness.Object{{"id": s.filters["Pod"], "values": []string{}}}},
			"Body validation failed: filters.0.id: The dashboard does not have this filter",
		},
		{table(harness.Object{"select": []harness.Object{{"aggFn": "count", "where": "("}}}), nil, "config.select.0: "},
		{table(harness.Object{"groupBy": "servicename"}), nil, "config.groupBy: "},
		{table(harness.Object{"groupBy": "ServiceName", "having": "1; DROP TABLE"}), nil, "config.having: "},
		{table(harness.Object{"groupBy": "ServiceName", "orderBy": "nope"}), nil, "config.orderBy: "},
		{
			harness.Object{"displayType": "search", "sourceId": s.logs, "select": "servicename", "where": "", "whereLanguage": "lucene"},
			nil,
			"config.select: ",
		},
		{table(nil), harness.Object{"rowFilters": []harness.Object{{"condition": "servicename IN ('x')"}}}, "rowFilters.0: "},
		{table(nil), harness.Object{"rowFilters": []harness.Object{{"condition": "1) OR (1"}}}, "rowFilters.0: "},
		{
			harness.Object{"displayType": "table", "configType": "sql", "connectionId": connection, "sqlTemplate": "SELECT 1 WHERE $__filters"},
			harness.Object{"rowFilters": []harness.Object{{"condition": "ServiceName IN ('x')"}}},
			"config.sqlTemplate: $__filters needs a tile with a sourceId",
		},
		{harness.Object{"displayType": "markdown", "markdown": "x"}, nil, "a markdown tile has no data"},
	} {
		got := s.preview(t, tt.config, tt.keys).Problem(t, 400)
		if !strings.HasPrefix(got, tt.want) {
			t.Errorf("%v %v: %q, want %q", tt.config, tt.keys, got, tt.want)
		}
	}
	got := s.preview(t, table(harness.Object{"sourceId": harness.MissingID}), nil).Problem(t, 404)
	if got != "Source not found" {
		t.Errorf("a source that is missing: %q", got)
	}
}

// testRowFilters has rows narrowed by filters as saved searches keep them, as they are by the same condition in SQL.
func testRowFilters(t *testing.T, c *charts) {
	const condition = "ServiceName IN ('checkout', 'it''s') AND SeverityText = 'error'"
	sql := harness.Object{"where": condition, "whereLanguage": "sql"}
	filters := []harness.Object{
		{"type": "sql", "condition": "ServiceName IN ('checkout', 'it''s')"},
		{"type": "lucene", "condition": "SeverityText:error"},
		{"type": "sql_ast", "left": "Body", "operator": "!=", "right": "''"},
		{"condition": ""},
	}
	t.Run("in charts", func(t *testing.T) {
		want := c.query(t, c.request(nil, sql))
		got := c.query(t, c.request(harness.Object{"filters": filters}, harness.Object{}))
		if diff := cmp.Diff(got, want); diff != "" || len(want) == 0 {
			t.Errorf("%d rows (-filters +where):\n%s", len(want), diff)
		}
	})
	t.Run("in charts of metrics", func(t *testing.T) {
		gauge := harness.Object{
			"sourceId": c.metrics, "aggFn": "avg", "metricDataType": "gauge", "metricName": "k8s.pod.memory.usage", "groupBy": []string{"ServiceName"},
		}
		want := c.query(t, c.request(nil, harness.Edited(gauge, harness.Object{"where": "ServiceName = 'cart'", "whereLanguage": "sql"})))
		got := c.query(t, c.request(harness.Object{"filters": []harness.Object{{"condition": "ServiceName IN ('cart')"}}}, gauge))
		if diff := cmp.Diff(got, want); diff != "" || len(want) == 0 {
			t.Errorf("%d rows (-filters +where):\n%s", len(want), diff)
		}
	})
	t.Run("in searches", func(t *testing.T) {
		search := harness.Object{
			"sourceId": c.logs, "select": "Timestamp, Body, upper(ServiceName) AS svc", "orderBy": "Timestamp, Body",
			"startTime": c.end.AddDate(0, 0, -2).Format("2006-01-02T15:04:05Z"),
			"endTime":   c.end.Format("2006-01-02T15:04:05Z"),
		}
		found := func(keys harness.Object) []any {
			return harness.Decode[[]any](t, c.Do("POST", "search", harness.Encode(t, harness.Edited(search, keys))).Payload(t))
		}
		want := found(sql)
		got := found(harness.Object{"filters": append(filters, harness.Object{"type": "lucene", "condition": "svc:CHECKOUT"})})
		if diff := cmp.Diff(got, want); diff != "" || len(want) == 0 {
			t.Errorf("%d rows (-filters +where):\n%s", len(want), diff)
		}
		for _, tt := range []struct {
			filter harness.Object
			want   string
		}{
			{harness.Object{"type": "sql"}, "Body validation failed: filters.0.condition: Required"},
			{harness.Object{"type": "sql_ast", "left": "1"}, "Body validation failed: filters.0.operator: Required"},
			{harness.Object{"condition": "servicename IN ('x')"}, "filters.0: "},
			{harness.Object{"condition": "1 OR file('/etc/passwd') = ''"}, "filters.0: "},
			{harness.Object{"condition": "1) OR (1"}, "filters.0: "},
			{harness.Object{"type": "lucene", "condition": "("}, "filters.0: "},
		} {
			got := c.Do("POST", "search", harness.Encode(t, harness.Edited(search, harness.Object{"filters": []any{tt.filter}}))).Problem(t, 400)
			if !strings.HasPrefix(got, tt.want) {
				t.Errorf("%v: %q, want %q", tt.filter, got, tt.want)
			}
		}
	})
	t.Run("in raw SQL that says so", func(t *testing.T) {
		connection := harness.Decode[[]harness.Object](t, c.Do("GET", "sources", "").Payload(t))[0]["connection"].(string)
		count := func(sql string, keys harness.Object) any {
			config := harness.Object{
				"displayType": "number", "configType": "sql", "connectionId": connection, "sourceId": c.logs,
				"sqlTemplate": "SELECT count() FROM $__sourceTable WHERE $__timeFilter(Timestamp) AND " + sql,
			}
			return harness.Decode[tileData](t, c.preview(t, config, keys).Payload(t)).Rows[0][0]
		}
		all, want := count("1", harness.Object{"rowFilters": filters}), count(condition, nil)
		if got := count("$__filters", harness.Object{"rowFilters": filters}); got != want || want == all || want == 0.0 {
			t.Errorf("%v rows of %v, want %v", got, all, want)
		}
	})
	a := c.Do("POST", "charts/series", harness.Encode(t, c.request(harness.Object{"filters": []harness.Object{{"condition": "servicename IN ('x')"}}}, harness.Object{})))
	a.WantProblem(t, "series 0: filters.0: ")
}
