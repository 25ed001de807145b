package dashboards

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

// dashboards makes up dashboards that can be created, and sent back once they are read.
func dashboards(s *harness.Stack) *rapid.Generator[harness.Object] {
	m := harness.MadeUp{
		Text: rapid.SampledFrom(
			[]string{"", "a", "A", " x\t", "é\"\\/<&>", "日本\u2028", "$__filters", "😀", "{{x}}"}),
		Source: rapid.SampledFrom([]string{s.ID["source Logs"], s.ID["source Traces"], s.ID["source Metrics"]}),
		Trace:  s.ID["source Traces"], Connection: s.ID["connection local"], Logs: s.ID["source Logs"],
	}
	return rapid.Custom(from(m, dashboard))
}

func format(m harness.MadeUp) *rapid.Generator[any] {
	return rapid.Custom(func(rt *rapid.T) any {
		return m.Some(rt, harness.Object{"output": m.One("byte", "duration", "data_rate").Draw(rt, "output")},
			map[string]*rapid.Generator[any]{
				"mantissa": m.One(-1, 0, 3), "factor": m.One(0.001, 1e300, -2.5), "unit": m.Text.AsAny(), "average": m.Flag(),
				"numericUnit": m.One("bytes_iec", "rpm_reads"), "thousandSeparated": m.Flag(), "decimalBytes": m.Flag(),
				"currencySymbol": m.Text.AsAny(),
			})
	})
}

func language(m harness.MadeUp) *rapid.Generator[any] { return m.One("sql", "lucene", "promql") }

func selectItem(m harness.MadeUp, rt *rapid.T) any {
	item := harness.Object{"aggFn": m.One("count", "quantile", "sum", "none", "increase").Draw(rt, "aggFn")}
	if item["aggFn"] == "quantile" {
		m.Some(rt, item, map[string]*rapid.Generator[any]{"level": m.One(0.5, 0.9, 0.95, 0.99)})
	}
	m.Some(rt, item, map[string]*rapid.Generator[any]{"metricType": m.One("gauge", "exponential histogram")})
	if item["metricType"] != nil {
		m.Some(rt, item, map[string]*rapid.Generator[any]{"metricName": m.Text.AsAny()})
	} else {
		m.Some(rt, item, map[string]*rapid.Generator[any]{"metricName": m.One("")})
	}
	metric := item["metricName"] != nil && item["metricName"] != ""
	switch {
	case item["aggFn"] == "count", metric && rapid.Bool().Draw(rt, "without a value"):
	default:
		item["valueExpression"] = "v" + m.Text.Draw(rt, "value")
	}
	return m.Some(rt, item, map[string]*rapid.Generator[any]{
		"where": m.Text.AsAny(), "whereLanguage": language(m), "alias": m.Text.AsAny(), "numberFormat": format(m),
		"periodAggFn": m.One("delta"),
	})
}

func formula(m harness.MadeUp, rt *rapid.T) any {
	return m.Some(rt, harness.Object{"expression": m.One("A", " -A*2.", "(A)/.5").Draw(rt, "formula")},
		map[string]*rapid.Generator[any]{"alias": m.Text.AsAny(), "numberFormat": format(m)})
}

func click(m harness.MadeUp, rt *rapid.T) any {
	target := m.One(harness.Object{"mode": "id", "id": m.Logs}, harness.Object{"mode": "template", "template": "t"}).Draw(rt, "target")
	return m.One(
		m.Some(rt, harness.Object{"type": "search", "target": target}, map[string]*rapid.Generator[any]{
			"whereTemplate": m.Text.AsAny(), "whereLanguage": language(m), "filters": m.List(0, 2, func(rt *rapid.T) any {
				return harness.Object{"kind": "expressionTemplate", "expression": "e", "template": "t" + m.Text.Draw(rt, "template")}
			}),
		}),
		harness.Object{"type": "dashboard", "target": harness.Object{"mode": "template", "template": "t"}},
		harness.Object{"type": "external", "urlTemplate": "u"},
	).Draw(rt, "click")
}

func color(m harness.MadeUp) *rapid.Generator[any] { return m.One("chart-blue", "chart-error") }

func colorRule(m harness.MadeUp, rt *rapid.T) any {
	return m.Some(rt, m.One(
		harness.Object{"operator": "gt", "value": -1.5, "color": "chart-red"},
		harness.Object{"operator": "between", "value": []any{2, 1}, "color": "chart-red"},
		harness.Object{"operator": "eq", "value": "", "color": "chart-red"},
		harness.Object{"operator": "neq", "value": 0, "color": "chart-red"},
	).Draw(rt, "rule").(harness.Object), map[string]*rapid.Generator[any]{"label": m.Text.AsAny()})
}

// keys are those that some config has. A config drops what is not its own.
func keys(m harness.MadeUp) map[string]*rapid.Generator[any] {
	return map[string]*rapid.Generator[any]{
		"groupBy": m.Text.AsAny(), "asRatio": m.One(false), "alignDateRangeToGranularity": m.Flag(), "fillNulls": m.Flag(),
		"fitYAxisToData": m.Flag(), "compareToPreviousPeriod": m.Flag(), "numberFormat": format(m),
		"seriesLimit": m.One(0, 7), "formulas": m.List(0, 1, from(m, formula)), "showOperandSeries": m.Flag(),
		"having": m.Text.AsAny(), "orderBy": m.Text.AsAny(),
		"groupByColumnsOnLeft": m.Flag(), "color": color(m), "colorRules": m.List(0, 3, from(m, colorRule)), "limit": m.One(0, 3),
		"backgroundChart": m.One(harness.Object{"type": "line"}, harness.Object{"type": "area", "color": "chart-pink"}),
		"where":           m.Text.AsAny(), "whereLanguage": language(m), "markdown": m.Text.AsAny(),
		"onClick": rapid.Custom(from(m, click)), "surprise": m.One(1, nil, "x"),
	}
}

func config(m harness.MadeUp, rt *rapid.T) harness.Object {
	config := m.Some(rt, harness.Object{}, keys(m))
	display := m.One("line", "stacked_bar", "table", "number", "pie", "bar").Draw(rt, "display").(string)
	if rapid.Bool().Draw(rt, "sql") {
		config["configType"], config["connectionId"] = "sql", m.Connection
		config["sqlTemplate"] = m.Text.Draw(rt, "template")
		m.Some(rt, config, map[string]*rapid.Generator[any]{"sourceId": m.Source.AsAny()})
	} else {
		config["sourceId"] = m.Source.Draw(rt, "source")
		display = m.One(display, display, "heatmap", "search", "event_patterns", "markdown").Draw(rt, "other").(string)
		config["select"] = []any{selectItem(m, rt)}
	}
	switch display {
	case "line", "stacked_bar", "table":
		if config["configType"] == nil && config["formulas"] == nil {
			config["select"] = []any{selectItem(m, rt), selectItem(m, rt)}
			config["asRatio"] = rapid.Bool().Draw(rt, "ratio")
		}
	case "heatmap":
		config["sourceId"], config["select"] = m.Trace, []any{m.Some(rt, harness.Object{"valueExpression": "v"},
			map[string]*rapid.Generator[any]{"countExpression": m.Text.AsAny(), "heatmapScaleType": m.One("log", "linear")})}
	case "search", "event_patterns":
		config["select"] = m.Text.Draw(rt, "select")
	}
	if config["select"] == nil || display == "search" || display == "event_patterns" {
		delete(config, "formulas") // there is nothing for them to name
	}
	config["displayType"] = display
	return config
}

func series(m harness.MadeUp, rt *rapid.T) any {
	kind := m.One("time", "table", "number", "search", "markdown").Draw(rt, "type")
	entry := func(rt *rapid.T) any {
		e := m.Some(rt, harness.Object{
			"type": kind, "sourceId": m.Source.Draw(rt, "source"), "aggFn": "quantile", "field": "f", "groupBy": []any{"a", "b"},
			"where": m.Text.Draw(rt, "where"), "fields": []any{"x", "y"}, "content": m.Text.Draw(rt, "content"),
		}, map[string]*rapid.Generator[any]{
			"level": m.One(0, 0.5, 0.77), "alias": m.Text.AsAny(), "whereLanguage": language(m), "sortOrder": m.One("asc"),
			"numberFormat": format(m), "metricDataType": m.One("sum"), "metricName": m.Text.AsAny(),
		})
		if kind == "time" {
			m.Some(rt, e, map[string]*rapid.Generator[any]{"displayType": m.One("line", "stacked_bar")})
		}
		return e
	}
	return m.List(1, 3, entry).Draw(rt, "series")
}

func tile(m harness.MadeUp, rt *rapid.T) any {
	tile := m.Some(rt, harness.Object{
		"name": m.Text.Draw(rt, "name"), "x": m.One(0, 0.5, 23).Draw(rt, "x"), "y": m.One(0, 1e9, 0.1).Draw(rt, "y"),
		"w": m.One(1, 24).Draw(rt, "w"), "h": m.One(1, 1e20).Draw(rt, "h"),
	}, map[string]*rapid.Generator[any]{"containerId": m.One("c")})
	if tile["containerId"] != nil {
		m.Some(rt, tile, map[string]*rapid.Generator[any]{"tabId": m.One("t")})
	}
	if rapid.IntRange(0, 3).Draw(rt, "older") == 0 {
		tile["series"] = series(m, rt)
		return m.Some(rt, tile, map[string]*rapid.Generator[any]{"asRatio": m.Flag()})
	}
	tile["config"] = config(m, rt)
	return tile
}

func filter(m harness.MadeUp, rt *rapid.T) harness.Object {
	f := m.Some(rt, harness.Object{"name": "n" + m.Text.Draw(rt, "name")}, map[string]*rapid.Generator[any]{
		"minSelections": m.One(0, 1, 1000), "isGlobalRequirement": m.Flag(),
	})
	fixed := map[string]*rapid.Generator[any]{"isBroadcastEnabled": m.One(false), "isVariableEnabled": m.One(true)}
	f["type"] = m.One("QUERY_EXPRESSION", "STATIC_LIST", "PROMETHEUS_LABEL").Draw(rt, "type")
	switch f["type"] {
	case "STATIC_LIST":
		f["options"] = rapid.SliceOfN(m.Text, 1, 4).Draw(rt, "options")
		return m.Some(rt, f, fixed)
	case "PROMETHEUS_LABEL":
		f["label"], f["sourceId"] = "l"+m.Text.Draw(rt, "label"), m.Source.Draw(rt, "source")
		return m.Some(rt, m.Some(rt, f, fixed), map[string]*rapid.Generator[any]{"match": m.Text.AsAny()})
	}
	f["expression"], f["sourceId"] = "e", m.Source.Draw(rt, "source")
	m.Some(rt, f, map[string]*rapid.Generator[any]{
		"where": m.Text.AsAny(), "whereLanguage": m.One("sql", "lucene"), "isBroadcastEnabled": m.Flag(),
		"isVariableEnabled": m.Flag(), "sourceMetricType": m.One("summary"),
		"appliesToSourceIds": rapid.SliceOfN(m.One("x", "y"), 0, 2).AsAny(),
	})
	if f["isBroadcastEnabled"] == false {
		f["isVariableEnabled"], f["appliesToSourceIds"] = true, []any{}
	}
	return f
}

func savedValue(m harness.MadeUp, rt *rapid.T) any {
	if rapid.Bool().Draw(rt, "variable") {
		return harness.Object{
			"type": "variable", "name": "v" + m.Text.Draw(rt, "name"), "values": rapid.SliceOfN(m.Text, 0, 3).Draw(rt, "values"),
		}
	}
	return m.Some(rt, harness.Object{"condition": m.Text.Draw(rt, "condition")}, map[string]*rapid.Generator[any]{"type": m.One("sql")})
}

func dashboard(m harness.MadeUp, rt *rapid.T) harness.Object {
	container := func(rt *rapid.T) any {
		return m.Some(rt, harness.Object{
			"id": "c", "title": "t" + m.Text.Draw(rt, "title"), "collapsed": rapid.Bool().Draw(rt, "collapsed"),
		}, map[string]*rapid.Generator[any]{"collapsible": m.Flag(), "bordered": m.Flag()})
	}
	d := m.Some(rt, harness.Object{
		"name": "n" + strings.Trim(m.Text.Draw(rt, "name"), " "), "tiles": m.List(0, 4, from(m, tile)).Draw(rt, "tiles"),
	}, map[string]*rapid.Generator[any]{
		"tags": rapid.SliceOfN(m.Text, 0, 4).AsAny(), "savedQuery": m.One(nil, "", "q"),
		"savedFilterValues": m.List(0, 2, from(m, savedValue)),
	})
	if _, sent := d["savedQuery"].(string); sent {
		m.Some(rt, d, map[string]*rapid.Generator[any]{"savedQueryLanguage": language(m)})
	} else {
		m.Some(rt, d, map[string]*rapid.Generator[any]{"savedQueryLanguage": m.One("sql", nil)})
	}
	first := container(rt).(harness.Object)
	first["tabs"] = []any{harness.Object{"id": "t", "title": "T"}}
	d["containers"] = []any{first}
	filters := []any{}
	for i := range rapid.IntRange(0, 3).Draw(rt, "filters") {
		f := filter(m, rt)
		if f["isVariableEnabled"] == true || f["type"] != "QUERY_EXPRESSION" {
			f["variableName"] = fmt.Sprint("v", i)
		}
		filters = append(filters, f)
	}
	return m.Some(rt, d, map[string]*rapid.Generator[any]{"filters": m.One(filters)})
}

// from makes a generator of what is drawn from the same resources as the rest.
func from[T any](m harness.MadeUp, draw func(harness.MadeUp, *rapid.T) T) func(*rapid.T) T {
	return func(rt *rapid.T) T { return draw(m, rt) }
}
