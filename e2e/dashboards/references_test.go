package dashboards

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// nowhere is an id that nothing has.
const nowhere = "00000000000000000000dead"

// references makes the parts of dashboards that name other resources.
type references struct{ *harness.Stack }

func (s references) builder(display, source string, more harness.Object) harness.Object {
	c := harness.Object{"displayType": display, "sourceId": source, "select": []any{harness.Object{"aggFn": "count"}}}
	if display == "heatmap" {
		c["select"] = []any{harness.Object{"valueExpression": "Duration"}}
	}
	maps.Copy(c, more)
	return tileOf(c)
}

func (s references) formula(display, source string) harness.Object {
	return s.builder(display, source, harness.Object{"formulas": []any{harness.Object{"expression": "A"}}})
}

func (s references) click(kind, id string) harness.Object {
	c := s.builder("table", s.ID["source Logs"], nil)
	c["config"].(harness.Object)["onClick"] = harness.Object{"type": kind, "target": harness.Object{"mode": "id", "id": id}}
	return c
}

func (s references) filter(source string) harness.Object {
	return harness.Object{"type": "QUERY_EXPRESSION", "name": "F", "expression": "e", "sourceId": source}
}

const (
	mismatch   = "The following source IDs do not match the specified connections: "
	noTraces   = "Heatmap tiles require a Trace source. The following source IDs are not Trace sources: "
	noFormulas = "Tiles with formulas require a Metric, Log, or Trace source. " +
		"The following source IDs are not formula-capable: "
)

// testReferences holds what is said about what a dashboard names, word for word: by creating, validating and updating.
func testReferences(t *testing.T, st *harness.Stack) {
	st = &harness.Stack{Server: st.Server, ID: maps.Clone(st.ID)}
	st.ID["dashboard Target"] = harness.ID(t, st.Do("POST", "dashboards", `{"name":"Target","tiles":[]}`).Payload(t))
	st.ID["DASHBOARD Target"] = strings.ToUpper(st.ID["dashboard Target"])
	st.ID["SOURCE Logs"] = strings.ToUpper(st.ID["source Logs"])
	s := references{st}
	type named struct {
		Rule           string
		Configs        []harness.Object
		Tiles, Filters []any
		Problem        string
	}
	for _, tc := range harness.ReadCases[named](t, st, "dashboard_references.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			tiles := append([]any{}, tc.Tiles...)
			for _, config := range tc.Configs {
				tiles = append(tiles, tileOf(config))
			}
			sent := harness.Object{"name": tc.Rule, "tiles": tiles, "filters": append([]any{}, tc.Filters...)}
			body := harness.Encode(t, sent)
			created := s.Do("POST", "dashboards", body)
			if tc.Problem == "" {
				echoes(t, s.Stack, created.Payload(t))
				if v := s.Validate(t, body); !v.Valid {
					t.Errorf("the validation is %v", v.Errors)
				}
				return
			}
			if got := created.Problem(t, 400); got != tc.Problem {
				t.Errorf("creating says %q, want %q", got, tc.Problem)
			}
			sameValidation(t, s.Stack, body, created)
			if v := s.Validate(t, body); v.Errors[0].Path != "" || len(v.Errors) != 1 {
				t.Errorf("the validation is %v", v.Errors)
			}
			stored := s.Do("POST", "dashboards", `{"name":"Stored","tiles":[]}`).Payload(t)
			path := "dashboards/" + harness.ID(t, stored)
			for _, f := range tc.Filters {
				f.(harness.Object)["id"] = "x"
			}
			if got := s.Do("PUT", path, harness.Encode(t, sent)).Problem(t, 400); got != tc.Problem {
				t.Errorf("updating says %q, want %q", got, tc.Problem)
			}
			if got := s.Do("GET", path, "").Payload(t); got != stored {
				t.Errorf("a refused update left %s", got)
			}
		})
	}
	t.Run("a dashboard may lead to itself", func(t *testing.T) {
		t.Parallel()
		self := harness.ID(t, s.Do("POST", "dashboards", `{"name":"Self","tiles":[]}`).Payload(t))
		body := harness.Object{"name": "Self", "tiles": []any{s.click("dashboard", self)}}
		s.Do("PUT", "dashboards/"+self, harness.Encode(t, body)).Payload(t)
	})
	t.Run("a dashboard that is gone", func(t *testing.T) {
		t.Parallel()
		gone := harness.ID(t, s.Do("POST", "dashboards", `{"name":"Gone","tiles":[]}`).Payload(t))
		body := harness.Object{"name": "x", "tiles": []any{s.click("dashboard", gone)}}
		linked := s.Do("POST", "dashboards", harness.Encode(t, body)).Payload(t)
		if a := s.Do("DELETE", "dashboards/"+gone, ""); a.Status != 200 {
			t.Fatal(a.Body)
		}
		path := "dashboards/" + harness.ID(t, linked)
		if got := s.Do("GET", path, "").Payload(t); got != linked {
			t.Errorf("read as %s", got)
		}
		if got := s.Do("PUT", path, harness.Sendable(t, linked)).Problem(t, 400); got != harness.NoDashboards+gone {
			t.Errorf("updating says %q", got)
		}
	})
}

// testUpdatesCheckWhatChanged holds that a dashboard can be edited after a source has become of another kind.
func testUpdatesCheckWhatChanged(t *testing.T, st *harness.Stack) {
	s := references{st}
	kind := func(name, kind string) string {
		keys := map[string]string{
			"trace": "durationExpression: Duration, traceIdExpression: TraceId, spanIdExpression: SpanId, " +
				"parentSpanIdExpression: ParentSpanId, spanNameExpression: SpanName, spanKindExpression: SpanKind, " +
				"defaultTableSelectExpression: Timestamp",
			"session": "traceSourceId: Traces",
		}[kind]
		return s.Apply(t, fmt.Sprintf("sources: [{name: %s, kind: %s, connection: local, timestampValueExpression: Timestamp, "+
			"from: {databaseName: default, tableName: otel_traces}, %s}]\n", name, kind, keys))[0].ID
	}
	changing, second := kind("Changing", "trace"), kind("Second", "trace")
	created := s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "Changes", "tiles": []any{
		s.builder("heatmap", changing, nil), s.formula("line", changing), tileOf(harness.Object{
			"configType": "sql", "displayType": "line", "connectionId": s.ID["connection local"], "sqlTemplate": "",
		}),
		s.builder("line", changing, nil), s.builder("heatmap", s.ID["source Traces"], nil),
	}, "filters": []any{s.filter(changing)}})).Payload(t)
	path := "dashboards/" + harness.ID(t, created)
	kind("Changing", "session")
	kind("Second", "session")

	const heatmap, formula, sql, line, traces = 0, 1, 2, 3, 4
	for _, tc := range []struct {
		rule string
		edit func(tiles []any)
		want string
	}{
		{"nothing changed", func([]any) {}, ""},
		{"other keys of a heatmap", func(tiles []any) {
			config := tiles[heatmap].(harness.Object)["config"].(harness.Object)
			config["where"], config["select"] = "x", []any{harness.Object{"valueExpression": "other"}}
		}, ""},
		{"other keys of formulas", func(tiles []any) {
			tile := tiles[formula].(harness.Object)
			tile["name"], tile["config"].(harness.Object)["groupBy"] = "other", "x"
		}, ""},
		{"formulas on another display", func(tiles []any) {
			tiles[formula].(harness.Object)["config"].(harness.Object)["displayType"] = "table"
		}, ""},
		{"a heatmap without its id", func(tiles []any) { delete(tiles[heatmap].(harness.Object), "id") }, noTraces + changing},
		{"a heatmap with an id that is not known", func(tiles []any) {
			tiles[heatmap].(harness.Object)["id"] = nowhere
		}, noTraces + changing},
		{"a tile that becomes a heatmap", func(tiles []any) {
			tiles[line].(harness.Object)["config"] = tiles[heatmap].(harness.Object)["config"]
		}, noTraces + changing},
		{"SQL that becomes a heatmap", func(tiles []any) {
			tiles[sql].(harness.Object)["config"] = tiles[heatmap].(harness.Object)["config"]
		}, noTraces + changing},
		{"a heatmap of another source", func(tiles []any) {
			tiles[heatmap].(harness.Object)["config"].(harness.Object)["sourceId"] = second
		}, noTraces + second},
		{"a heatmap that moves to such a source", func(tiles []any) {
			tiles[traces].(harness.Object)["config"].(harness.Object)["sourceId"] = changing
		}, noTraces + changing},
		{"formulas without an id", func(tiles []any) { delete(tiles[formula].(harness.Object), "id") }, noFormulas + changing},
		{"other formulas", func(tiles []any) {
			tiles[formula].(harness.Object)["config"].(harness.Object)["formulas"] = []any{harness.Object{"expression": "A*1"}}
		}, noFormulas + changing},
		{"formulas with another alias", func(tiles []any) {
			tiles[formula].(harness.Object)["config"].(harness.Object)["formulas"] = []any{harness.Object{"expression": "A", "alias": ""}}
		}, noFormulas + changing},
		{"formulas of another source", func(tiles []any) {
			tiles[formula].(harness.Object)["config"].(harness.Object)["sourceId"] = second
		}, noFormulas + second},
		{"formulas where there were none", func(tiles []any) {
			tiles[line].(harness.Object)["config"].(harness.Object)["formulas"] = []any{harness.Object{"expression": "A"}}
		}, noFormulas + changing},
		{"formulas where there was SQL", func(tiles []any) {
			tiles[sql].(harness.Object)["config"] = tiles[formula].(harness.Object)["config"]
		}, noFormulas + changing},
	} {
		v := harness.Decode[harness.Object](t, created)
		tc.edit(v["tiles"].([]any))
		a := s.Do("PUT", path, harness.Sendable(t, harness.Encode(t, v)))
		if tc.want == "" {
			a.Payload(t)
		} else if got := a.Problem(t, 400); got != tc.want {
			t.Errorf("%s: updating says %q, want %q", tc.rule, got, tc.want)
		}
		s.Do("PUT", path, harness.Sendable(t, created)).Payload(t) // back to what it was
	}
	t.Run("stored filters are not looked at, sent ones are", func(t *testing.T) {
		body := harness.Object{"name": "x", "tiles": []any{}, "filters": []any{s.filter(second)}}
		other := s.Do("POST", "dashboards", harness.Encode(t, body)).Payload(t)
		path := "dashboards/" + harness.ID(t, other)
		harness.Change(t, s.Metadata(t), "DELETE FROM sources WHERE id = ?", second)
		if got := s.Do("PUT", path, `{"name":"x","tiles":[]}`).Payload(t); got != other {
			t.Errorf("updated to %s, want %s", got, other)
		}
		if got := s.Do("PUT", path, harness.Sendable(t, other)).Problem(t, 400); got != harness.NoSources+second {
			t.Errorf("updating says %q", got)
		}
	})
}
