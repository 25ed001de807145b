//go:build !managed

package main

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// sources makes up sources of every kind that can be created. What is in them comes back as it was sent.
func (s *Stack) sources(t testing.TB) *rapid.Generator[Object] {
	kinds := readSourceKinds(t, s)
	text := rapid.SampledFrom([]string{"", "a", "A", " x\t", "é\"\\/<&>", "日本\u2028", "😀", "l['k']", "a, b", "5 minute"})
	some := rapid.Custom(func(rt *rapid.T) string { return "n" + text.Draw(rt, "text") })
	connection := rapid.SampledFrom([]string{s.ID["connection local"], s.ID["connection other"]})
	m := madeUp{text: text}
	return rapid.Custom(func(rt *rapid.T) Object {
		kind := kinds[rapid.SampledFrom(slices.Sorted(maps.Keys(kinds))).Draw(rt, "kind")]
		body := maps.Clone(kind.Least)
		for _, key := range slices.Sorted(maps.Keys(kind.Needed)) {
			if !strings.Contains(key, ".") {
				body[key] = some.Draw(rt, key)
			}
		}
		body["connection"] = connection.Draw(rt, "connection")
		body["from"] = Object{"databaseName": some.Draw(rt, "database"), "tableName": some.Draw(rt, "table")}
		for _, key := range kind.Optional {
			if rapid.IntRange(0, 2).Draw(rt, key+"?") == 0 {
				body[key] = text.Draw(rt, key)
			}
		}
		m.some(rt, body, map[string]*rapid.Generator[any]{
			"disabled": m.flag(),
			"querySettings": m.list(0, 3, func(rt *rapid.T) any {
				return Object{"setting": some.Draw(rt, "setting"), "value": some.Draw(rt, "value")}
			}),
		})
		switch body["kind"] {
		case "metric":
			tables := m.some(rt, Object{}, map[string]*rapid.Generator[any]{
				"gauge": text.AsAny(), "histogram": text.AsAny(), "sum": text.AsAny(), "summary": text.AsAny(),
			})
			tables["exponential histogram"] = some.Draw(rt, "table")
			body["metricTables"] = tables
		case "trace":
			m.some(rt, body, map[string]*rapid.Generator[any]{
				"durationPrecision": m.one(0, 3, 6, 9, 2.5), "logSourceId": m.one(nil, "", "x"),
			})
			fallthrough
		case "log":
			m.some(rt, body, map[string]*rapid.Generator[any]{
				"useTextIndexForImplicitColumn":        m.one("auto", "enabled", "disabled"),
				"highlightedTraceAttributeExpressions": m.list(0, 2, m.highlighted(some)),
				"highlightedRowAttributeExpressions":   m.list(0, 2, m.highlighted(some)),
				"materializedViews":                    m.list(0, 2, m.view(some)),
				"metadataMaterializedViews": rapid.Custom(func(rt *rapid.T) any {
					return m.some(rt, Object{"kvRollupTable": some.Draw(rt, "table"), "granularity": "15s"},
						map[string]*rapid.Generator[any]{"keyRollupTable": m.one(nil, "", "k")})
				}),
			})
		}
		return body
	})
}

func (m madeUp) highlighted(some *rapid.Generator[string]) func(rt *rapid.T) any {
	return func(rt *rapid.T) any {
		return m.some(rt, Object{"sqlExpression": some.Draw(rt, "expression")}, map[string]*rapid.Generator[any]{
			"luceneExpression": m.text.AsAny(), "alias": m.text.AsAny(),
		})
	}
}

func (m madeUp) view(some *rapid.Generator[string]) func(rt *rapid.T) any {
	column := func(rt *rapid.T) any {
		if rapid.Bool().Draw(rt, "count") {
			return m.some(rt, Object{"aggFn": "count", "mvColumn": some.Draw(rt, "column")},
				map[string]*rapid.Generator[any]{"sourceColumn": m.text.AsAny()})
		}
		return Object{
			"aggFn": m.one("avg", "count_distinct", "last_value", "max", "min", "quantile", "sum", "any", "none", "increase",
				"histogram").Draw(rt, "aggFn"),
			"mvColumn": some.Draw(rt, "column"), "sourceColumn": some.Draw(rt, "source"),
		}
	}
	return func(rt *rapid.T) any {
		return m.some(rt, Object{
			"databaseName": some.Draw(rt, "database"), "tableName": some.Draw(rt, "table"),
			"dimensionColumns": m.text.Draw(rt, "dimensions"), "minGranularity": m.one("1s", "90m", "2h", "1d").Draw(rt, "width"),
			"timestampColumn": some.Draw(rt, "timestamp"), "aggregatedColumns": m.list(1, 3, column).Draw(rt, "columns"),
		}, map[string]*rapid.Generator[any]{"minDate": m.one(nil, "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5Z")})
	}
}
