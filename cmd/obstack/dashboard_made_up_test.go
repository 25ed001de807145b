package main

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"
)

// dashboards makes up dashboards that can be created, and sent back once they are read.
func (s *Stack) dashboards() *rapid.Generator[Object] {
	m := madeUp{
		text: rapid.SampledFrom(
			[]string{"", "a", "A", " x\t", "é\"\\/<&>", "日本\u2028", "$__filters", "😀", "{{x}}"}),
		source: rapid.SampledFrom([]string{s.ID["source Logs"], s.ID["source Traces"], s.ID["source Metrics"]}),
		trace:  s.ID["source Traces"], connection: s.ID["connection local"], logs: s.ID["source Logs"],
	}
	return rapid.Custom(m.dashboard)
}

func (m madeUp) format() *rapid.Generator[any] {
	return rapid.Custom(func(rt *rapid.T) any {
		return m.some(rt, Object{"output": m.one("byte", "duration", "data_rate").Draw(rt, "output")},
			map[string]*rapid.Generator[any]{
				"mantissa": m.one(-1, 0, 3), "factor": m.one(0.001, 1e300, -2.5), "unit": m.text.AsAny(), "average": m.flag(),
				"numericUnit": m.one("bytes_iec", "rpm_reads"), "thousandSeparated": m.flag(), "decimalBytes": m.flag(),
				"currencySymbol": m.text.AsAny(),
			})
	})
}

func (m madeUp) language() *rapid.Generator[any] { return m.one("sql", "lucene", "promql") }

func (m madeUp) selectItem(rt *rapid.T) any {
	item := Object{"aggFn": m.one("count", "quantile", "sum", "none", "increase").Draw(rt, "aggFn")}
	if item["aggFn"] != "count" {
		item["valueExpression"] = "v" + m.text.Draw(rt, "value")
	}
	if item["aggFn"] == "quantile" {
		m.some(rt, item, map[string]*rapid.Generator[any]{"level": m.one(0.5, 0.9, 0.95, 0.99)})
	}
	return m.some(rt, item, map[string]*rapid.Generator[any]{
		"where": m.text.AsAny(), "whereLanguage": m.language(), "alias": m.text.AsAny(), "numberFormat": m.format(),
		"metricType": m.one("gauge", "exponential histogram"), "metricName": m.text.AsAny(), "periodAggFn": m.one("delta"),
	})
}

func (m madeUp) formula(rt *rapid.T) any {
	return m.some(rt, Object{"expression": m.one("A", " -A*2.", "(A)/.5").Draw(rt, "formula")},
		map[string]*rapid.Generator[any]{"alias": m.text.AsAny(), "numberFormat": m.format()})
}

func (m madeUp) click(rt *rapid.T) any {
	target := m.one(Object{"mode": "id", "id": m.logs}, Object{"mode": "template", "template": "t"}).Draw(rt, "target")
	return m.one(
		m.some(rt, Object{"type": "search", "target": target}, map[string]*rapid.Generator[any]{
			"whereTemplate": m.text.AsAny(), "whereLanguage": m.language(), "filters": m.list(0, 2, func(rt *rapid.T) any {
				return Object{"kind": "expressionTemplate", "expression": "e", "template": "t" + m.text.Draw(rt, "template")}
			}),
		}),
		Object{"type": "dashboard", "target": Object{"mode": "template", "template": "t"}},
		Object{"type": "external", "urlTemplate": "u"},
	).Draw(rt, "click")
}

func (m madeUp) color() *rapid.Generator[any] { return m.one("chart-blue", "chart-error") }

func (m madeUp) colorRule(rt *rapid.T) any {
	return m.some(rt, m.one(
		Object{"operator": "gt", "value": -1.5, "color": "chart-red"},
		Object{"operator": "between", "value": []any{2, 1}, "color": "chart-red"},
		Object{"operator": "eq", "value": "", "color": "chart-red"},
		Object{"operator": "neq", "value": 0, "color": "chart-red"},
	).Draw(rt, "rule").(Object), map[string]*rapid.Generator[any]{"label": m.text.AsAny()})
}

// keys are those that some config has. A config drops what is not its own.
func (m madeUp) keys() map[string]*rapid.Generator[any] {
	return map[string]*rapid.Generator[any]{
		"groupBy": m.text.AsAny(), "asRatio": m.one(false), "alignDateRangeToGranularity": m.flag(), "fillNulls": m.flag(),
		"fitYAxisToData": m.flag(), "compareToPreviousPeriod": m.flag(), "numberFormat": m.format(),
		"seriesLimit": m.one(0, 7), "formulas": m.list(0, 1, m.formula), "showOperandSeries": m.flag(),
		"having": m.text.AsAny(), "orderBy": m.text.AsAny(),
		"groupByColumnsOnLeft": m.flag(), "color": m.color(), "colorRules": m.list(0, 3, m.colorRule), "limit": m.one(0, 3),
		"backgroundChart": m.one(Object{"type": "line"}, Object{"type": "area", "color": "chart-pink"}),
		"where":           m.text.AsAny(), "whereLanguage": m.language(), "markdown": m.text.AsAny(),
		"onClick": rapid.Custom(m.click), "surprise": m.one(1, nil, "x"),
	}
}

func (m madeUp) config(rt *rapid.T) Object {
	config := m.some(rt, Object{}, m.keys())
	display := m.one("line", "stacked_bar", "table", "number", "pie", "bar").Draw(rt, "display").(string)
	if rapid.Bool().Draw(rt, "sql") {
		config["configType"], config["connectionId"] = "sql", m.connection
		config["sqlTemplate"] = m.text.Draw(rt, "template")
		m.some(rt, config, map[string]*rapid.Generator[any]{"sourceId": m.source.AsAny()})
	} else {
		config["sourceId"] = m.source.Draw(rt, "source")
		display = m.one(display, display, "heatmap", "search", "event_patterns", "markdown").Draw(rt, "other").(string)
		config["select"] = []any{m.selectItem(rt)}
	}
	switch display {
	case "line", "stacked_bar", "table":
		if config["configType"] == nil && config["formulas"] == nil {
			config["select"] = []any{m.selectItem(rt), m.selectItem(rt)}
			config["asRatio"] = rapid.Bool().Draw(rt, "ratio")
		}
	case "heatmap":
		config["sourceId"], config["select"] = m.trace, []any{m.some(rt, Object{"valueExpression": "v"},
			map[string]*rapid.Generator[any]{"countExpression": m.text.AsAny(), "heatmapScaleType": m.one("log", "linear")})}
	case "search", "event_patterns":
		config["select"] = m.text.Draw(rt, "select")
	}
	if config["select"] == nil || display == "search" || display == "event_patterns" {
		delete(config, "formulas") // there is nothing for them to name
	}
	config["displayType"] = display
	return config
}

func (m madeUp) series(rt *rapid.T) any {
	kind := m.one("time", "table", "number", "search", "markdown").Draw(rt, "type")
	entry := func(rt *rapid.T) any {
		e := m.some(rt, Object{
			"type": kind, "sourceId": m.source.Draw(rt, "source"), "aggFn": "quantile", "field": "f", "groupBy": []any{"a", "b"},
			"where": m.text.Draw(rt, "where"), "fields": []any{"x", "y"}, "content": m.text.Draw(rt, "content"),
		}, map[string]*rapid.Generator[any]{
			"level": m.one(0, 0.5, 0.77), "alias": m.text.AsAny(), "whereLanguage": m.language(), "sortOrder": m.one("asc"),
			"numberFormat": m.format(), "metricDataType": m.one("sum"), "metricName": m.text.AsAny(),
		})
		if kind == "time" {
			m.some(rt, e, map[string]*rapid.Generator[any]{"displayType": m.one("line", "stacked_bar")})
		}
		return e
	}
	return m.list(1, 3, entry).Draw(rt, "series")
}

func (m madeUp) tile(rt *rapid.T) any {
	tile := m.some(rt, Object{
		"name": m.text.Draw(rt, "name"), "x": m.one(0, 0.5, 23).Draw(rt, "x"), "y": m.one(0, 1e9, 0.1).Draw(rt, "y"),
		"w": m.one(1, 24).Draw(rt, "w"), "h": m.one(1, 1e20).Draw(rt, "h"),
	}, map[string]*rapid.Generator[any]{"containerId": m.one("c")})
	if tile["containerId"] != nil {
		m.some(rt, tile, map[string]*rapid.Generator[any]{"tabId": m.one("t")})
	}
	if rapid.IntRange(0, 3).Draw(rt, "older") == 0 {
		tile["series"] = m.series(rt)
		return m.some(rt, tile, map[string]*rapid.Generator[any]{"asRatio": m.flag()})
	}
	tile["config"] = m.config(rt)
	return tile
}

func (m madeUp) filter(rt *rapid.T) Object {
	f := m.some(rt, Object{
		"type": "QUERY_EXPRESSION", "name": "n" + m.text.Draw(rt, "name"), "expression": "e",
		"sourceId": m.source.Draw(rt, "source"),
	}, map[string]*rapid.Generator[any]{
		"where": m.text.AsAny(), "whereLanguage": m.one("sql", "lucene"), "isBroadcastEnabled": m.flag(),
		"isVariableEnabled": m.flag(), "sourceMetricType": m.one("summary"),
		"appliesToSourceIds": rapid.SliceOfN(m.one("x", "y"), 0, 2).AsAny(),
	})
	if f["isBroadcastEnabled"] == false {
		f["isVariableEnabled"], f["appliesToSourceIds"] = true, []any{}
	}
	return f
}

func (m madeUp) dashboard(rt *rapid.T) Object {
	container := func(rt *rapid.T) any {
		return m.some(rt, Object{
			"id": "c", "title": "t" + m.text.Draw(rt, "title"), "collapsed": rapid.Bool().Draw(rt, "collapsed"),
		}, map[string]*rapid.Generator[any]{"collapsible": m.flag(), "bordered": m.flag()})
	}
	d := m.some(rt, Object{
		"name": "n" + strings.Trim(m.text.Draw(rt, "name"), " "), "tiles": m.list(0, 4, m.tile).Draw(rt, "tiles"),
	}, map[string]*rapid.Generator[any]{
		"tags": rapid.SliceOfN(m.text, 0, 4).AsAny(), "savedQuery": m.one(nil, "", "q"),
		"savedFilterValues": m.list(0, 2, func(rt *rapid.T) any {
			return m.some(rt, Object{"condition": m.text.Draw(rt, "condition")},
				map[string]*rapid.Generator[any]{"type": m.one("sql")})
		}),
	})
	if _, sent := d["savedQuery"].(string); sent {
		m.some(rt, d, map[string]*rapid.Generator[any]{"savedQueryLanguage": m.language()})
	} else {
		m.some(rt, d, map[string]*rapid.Generator[any]{"savedQueryLanguage": m.one("sql", nil)})
	}
	first := container(rt).(Object)
	first["tabs"] = []any{Object{"id": "t", "title": "T"}}
	d["containers"] = []any{first}
	filters := []any{}
	for i := range rapid.IntRange(0, 3).Draw(rt, "filters") {
		f := m.filter(rt)
		if f["isVariableEnabled"] == true {
			f["variableName"] = fmt.Sprint("v", i)
		}
		filters = append(filters, f)
	}
	return m.some(rt, d, map[string]*rapid.Generator[any]{"filters": m.one(filters)})
}
