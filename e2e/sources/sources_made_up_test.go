package sources

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

// sources makes up sources of every kind that can be created. What is in them comes back as it was sent.
func sources(t testing.TB, s *harness.Stack) *rapid.Generator[harness.Object] {
	kinds := readSourceKinds(t, s)
	text := rapid.SampledFrom([]string{"", "a", "A", " x\t", "é\"\\/<&>", "日本\u2028", "😀", "l['k']", "a, b", "5 minute"})
	some := rapid.Custom(func(rt *rapid.T) string { return "n" + text.Draw(rt, "text") })
	connection := rapid.SampledFrom([]string{s.ID["connection local"], s.ID["connection other"]})
	m := harness.MadeUp{Text: text}
	return rapid.Custom(func(rt *rapid.T) harness.Object {
		kind := kinds[rapid.SampledFrom(slices.Sorted(maps.Keys(kinds))).Draw(rt, "kind")]
		body := maps.Clone(kind.Least)
		for _, key := range slices.Sorted(maps.Keys(kind.Needed)) {
			if !strings.Contains(key, ".") {
				body[key] = some.Draw(rt, key)
			}
		}
		body["connection"] = connection.Draw(rt, "connection")
		body["from"] = harness.Object{"databaseName": some.Draw(rt, "database"), "tableName": some.Draw(rt, "table")}
		for _, key := range kind.Optional {
			if rapid.IntRange(0, 2).Draw(rt, key+"?") == 0 {
				body[key] = text.Draw(rt, key)
			}
		}
		m.Some(rt, body, map[string]*rapid.Generator[any]{
			"disabled": m.Flag(),
			"querySettings": m.List(0, 3, func(rt *rapid.T) any {
				return harness.Object{"setting": some.Draw(rt, "setting"), "value": some.Draw(rt, "value")}
			}),
		})
		switch body["kind"] {
		case "metric":
			tables := m.Some(rt, harness.Object{}, map[string]*rapid.Generator[any]{
				"gauge": text.AsAny(), "histogram": text.AsAny(), "sum": text.AsAny(), "summary": text.AsAny(),
			})
			tables["exponential histogram"] = some.Draw(rt, "table")
			body["metricTables"] = tables
			m.Some(rt, body, map[string]*rapid.Generator[any]{"minAutoGranularity": m.One("1 minute", "0 second", "90 day")})
		case "trace":
			m.Some(rt, body, map[string]*rapid.Generator[any]{
				"durationPrecision": m.One(0, 3, 6, 9, 2.5), "logSourceId": m.One(nil, "", "x"),
			})
			fallthrough
		case "log":
			m.Some(rt, body, map[string]*rapid.Generator[any]{
				"useTextIndexForImplicitColumn":        m.One("auto", "enabled", "disabled"),
				"highlightedTraceAttributeExpressions": m.List(0, 2, highlighted(m, some)),
				"highlightedRowAttributeExpressions":   m.List(0, 2, highlighted(m, some)),
				"materializedViews":                    m.List(0, 2, view(m, some)),
				"metadataMaterializedViews": rapid.Custom(func(rt *rapid.T) any {
					return m.Some(rt, harness.Object{"kvRollupTable": some.Draw(rt, "table"), "granularity": "15s"},
						map[string]*rapid.Generator[any]{"keyRollupTable": m.One(nil, "", "k")})
				}),
			})
		}
		return body
	})
}

func highlighted(m harness.MadeUp, some *rapid.Generator[string]) func(rt *rapid.T) any {
	return func(rt *rapid.T) any {
		return m.Some(rt, harness.Object{"sqlExpression": some.Draw(rt, "expression")}, map[string]*rapid.Generator[any]{
			"luceneExpression": m.Text.AsAny(), "alias": m.Text.AsAny(),
		})
	}
}

func view(m harness.MadeUp, some *rapid.Generator[string]) func(rt *rapid.T) any {
	column := func(rt *rapid.T) any {
		if rapid.Bool().Draw(rt, "count") {
			return m.Some(rt, harness.Object{"aggFn": "count", "mvColumn": some.Draw(rt, "column")},
				map[string]*rapid.Generator[any]{"sourceColumn": m.Text.AsAny()})
		}
		return harness.Object{
			"aggFn": m.One("avg", "count_distinct", "last_value", "max", "min", "quantile", "sum", "any", "none", "increase",
				"histogram").Draw(rt, "aggFn"),
			"mvColumn": some.Draw(rt, "column"), "sourceColumn": some.Draw(rt, "source"),
		}
	}
	return func(rt *rapid.T) any {
		return m.Some(rt, harness.Object{
			"databaseName": some.Draw(rt, "database"), "tableName": some.Draw(rt, "table"),
			"dimensionColumns": m.Text.Draw(rt, "dimensions"), "minGranularity": m.One("1s", "90m", "2h", "1d").Draw(rt, "width"),
			"timestampColumn": some.Draw(rt, "timestamp"), "aggregatedColumns": m.List(1, 3, column).Draw(rt, "columns"),
		}, map[string]*rapid.Generator[any]{"minDate": m.One(nil, "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5Z")})
	}
}
