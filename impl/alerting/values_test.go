package alerting

import (
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

func TestThresholdsOnRealValues(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	const sum = `{"displayType":"number","sourceId":"Events","select":[{"aggFn":"sum","valueExpression":"v"}]}`
	w := s.tile(t, sum)
	ids := map[api.AlertThresholdType]string{}
	wants := map[api.AlertThresholdType]string{ // for 4, 5, 6, 8 and 9.5
		"above": ".####", "above_exclusive": "..###", "below": "#....", "below_or_equal": "##...", "equal": ".#...",
		"not_equal": "#.###", "between": ".###.", "not_between": "#...#",
	}
	for kind := range wants {
		w.ThresholdType, w.Threshold, w.ThresholdMax = kind, 5, ptr(8.0)
		ids[kind] = s.create(t, w)
	}
	s.insert(t, "12:00:30 a 1", "12:00:40 b 3", "12:01:30 a 5", "12:02:30 a 6", "12:03:30 a 8", "12:04:30 a 9.5")
	got := map[api.AlertThresholdType]string{}
	for _, at := range []string{"12:01:00", "12:02:00", "12:03:00", "12:04:00", "12:05:00"} {
		s.passAt(t, at)
		for kind, id := range ids {
			got[kind] += map[api.AlertState]string{api.AlertStateOK: ".", api.AlertStateALERT: "#"}[s.get(t, id).State]
		}
	}
	for kind := range wants {
		want(t, string(kind), got[kind], wants[kind])
	}
}

// scene is an evaluation of an alert: rows that come before it, the time, and what is known after it.
type scene struct {
	rows []string
	at   string
	// history is what it says, and notified what people were notified until then.
	history, notified string
}

func TestConditions(t *testing.T) {
	t.Parallel()
	for name, c := range playedConditions {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newStack(t)
			w := c.condition(t, s)
			s.play(t, s.create(t, w), c.scenes)
			if w.Source == api.AlertSourceTile { // the same as a chart of the alert's own
				s = newStack(t)
				s.inline = true
				s.play(t, s.create(t, c.condition(t, s)), c.scenes)
			}
		})
	}
}

const sqlOnLocal = `"configType":"sql","connectionId":"local","sqlTemplate":`

// playedConditions are alerts, and what they say of rows.
var playedConditions = map[string]struct {
	condition func(*testing.T, *stack) api.AlertWrite
	scenes    []scene
}{
	"the filter of a chart is for all its values and groups": {
		func(t *testing.T, s *stack) api.AlertWrite {
			return s.chart(t, `{"displayType":"line","sourceId":"Events","where":"v > 0.5","whereLanguage":"sql","groupBy":"svc",
					"select":[{"aggFn":"count","where":"svc:a"},{"aggFn":"sum","valueExpression":"v"}],"formulas":[{"expression":"B + 10 * A"}]}`)
		},
		[]scene{
			{
				[]string{"12:00:00 a 2", "12:00:01 a 0.5", "12:00:02 b 0.5", "12:00:03 c 0.75"},
				"12:01:00",
				"12:01: svc:a ALERT 12:00=12 svc:c OK 12:00=0.75", "svc:a firing 12 [12:00-12:01)",
			},
			{
				[]string{"12:01:00 a 0.5"},
				"12:02:00", "12:02: svc:a OK 12:01=0",
				"svc:a firing 12 [12:00-12:01), svc:a resolved 0 [12:01-12:02)",
			},
		},
	},
	"the filter of a chart in Lucene": {
		func(t *testing.T, s *stack) api.AlertWrite {
			return s.chart(t, `{"displayType":"number","sourceId":"Events","where":"svc:(a OR b)","select":[{"aggFn":"count","where":"-svc:b"}]}`)
		},
		[]scene{{
			[]string{"12:00:00 a 2", "12:00:01 b 0.5", "12:00:02 c 1"}, "12:01:00", "12:01: ALERT 12:00=1", "firing 1 [12:00-12:01)",
		}},
	},
	"groups of a tile are evaluated on their own": {
		func(t *testing.T, s *stack) api.AlertWrite {
			return s.tile(t, `{"displayType":"line","sourceId":"Events","groupBy":"svc, attrs['zone'] AS zone",
					"select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"v"}]}`)
		},
		[]scene{
			{
				[]string{"12:00:00 a 2", "12:00:01 b 0.5"},
				"12:01:00",
				"12:01: svc:a, zone: ALERT 12:00=2 svc:b, zone: OK 12:00=0.5", "svc:a, zone: firing 2 [12:00-12:01)",
			},
			{
				[]string{"12:01:00 b 1"},
				"12:02:00", "12:02: svc:a, zone: OK 12:01=0 svc:b, zone: ALERT 12:01=1",
				"svc:a, zone: firing 2 [12:00-12:01), svc:a, zone: resolved 0 [12:01-12:02), svc:b, zone: firing 1 [12:01-12:02)",
			},
		},
	},
	"a value that is NULL is none, and not 0": {
		func(t *testing.T, s *stack) api.AlertWrite {
			w := s.tile(t, `{"displayType":"line","sourceId":"Events","groupBy":"svc","select":[{"aggFn":"avg","valueExpression":"note"}]}`)
			w.ThresholdType = api.AlertThresholdTypeBelow
			s.exec(t, "INSERT INTO events (ts, svc, note) VALUES ('"+day+" 12:00:30', 'b', 7)")
			return w
		},
		[]scene{{[]string{"12:00:00 a 2"}, "12:01:00", "12:01: svc:b OK 12:00=7", ""}},
	},
	"the last formula counts": {
		func(t *testing.T, s *stack) api.AlertWrite {
			return s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"sum","valueExpression":"v"},
					{"aggFn":"count","where":"svc:b"}],"formulas":[{"expression":"A"},{"expression":"A * 10 + B"}],"showOperandSeries":true}`)
		},
		[]scene{{
			[]string{"12:00:00 a 2", "12:00:01 b 0.5"}, "12:01:00", "12:01: ALERT 12:00=26", "firing 26 [12:00-12:01)",
		}},
	},
	"SQL over time by its labels and its last numbers": {
		func(t *testing.T, s *stack) api.AlertWrite {
			return s.tile(t, `{`+sqlOnLocal+`"SELECT svc, $__timeInterval(ts) AS t, 100 AS n, toDecimal32(1, 0) AS dec, sum(v), toBool(1) AS d FROM events WHERE $__timeFilter(ts) GROUP BY svc, t ORDER BY t","displayType":"line"}`)
		},
		[]scene{
			{
				[]string{"12:00:00 a 2", "12:00:01 b 0.5", "12:01:00 c 100"},
				"12:01:00",
				"12:01: svc:a, d:true ALERT 12:00=2 svc:b, d:true OK 12:00=0.5", "svc:a, d:true firing 2 [12:00-12:01)",
			},
			{
				nil, "12:02:00", "12:02: svc:a, d:true OK 12:01=0 svc:c, d:true ALERT 12:01=100",
				"svc:a, d:true firing 2 [12:00-12:01), svc:a, d:true resolved 0 [12:01-12:02), svc:c, d:true firing 100 [12:01-12:02)",
			},
		},
	},
	"of several rows of a group in a window one that violates wins": {
		func(t *testing.T, s *stack) api.AlertWrite {
			return s.tile(t, `{`+sqlOnLocal+`"SELECT $__timeInterval(ts) AS t, svc, v FROM events WHERE $__timeFilter(ts) ORDER BY ts","displayType":"stacked_bar"}`)
		},
		[]scene{{
			[]string{"12:00:00 a 2", "12:00:01 a 3", "12:00:02 a 0", "12:00:03 b 0", "12:00:04 b 0.5"},
			"12:01:00",
			"12:01: svc:a ALERT 12:00=3 svc:b OK 12:00=0.5", "svc:a firing 3 [12:00-12:01)",
		}},
	},
	"SQL for a number is 0 without rows": {
		func(t *testing.T, s *stack) api.AlertWrite {
			w := s.tile(t, `{`+sqlOnLocal+`"SELECT svc, v FROM events WHERE $__timeFilter(ts) ORDER BY ts","displayType":"number"}`)
			w.ThresholdType = api.AlertThresholdTypeBelow
			return w
		},
		[]scene{
			{nil, "12:01:00", "12:01: ALERT 12:00=0", "firing 0 [12:00-12:01)"},
			{
				[]string{"12:01:01 a 7", "12:01:02 a 0"},
				"12:02:00", "12:02: OK 12:01=7",
				"firing 0 [12:00-12:01), resolved 7 [12:01-12:02)",
			},
		},
	},
	"a saved search with filters, aliases and groups": {
		func(t *testing.T, s *stack) api.AlertWrite {
			s.add(t, `{"savedSearches": [{"name": "some", "sourceId": "Events", "select": "v * 10 AS tenfold, svc", "whereLanguage": "sql",
					"where": "tenfold > 5", "filters": [{"type": "sql", "condition": "svc IN ('a', 'b')"}, {"type": "sql", "condition": "v BETWEEN 0 AND 99"}]}]}`)
			w := s.search("some")
			w.GroupBy, w.Threshold = ptr("svc, intDiv(tenfold, 10) AS whole"), 2
			return w
		},
		[]scene{{
			[]string{"12:00:00 a 2.5", "12:00:01 a 2", "12:00:02 a 0.5", "12:00:03 b 1", "12:00:04 b 100", "12:00:05 c 2"},
			"12:01:00",
			"12:01: svc:a, whole:2 ALERT 12:00=2 svc:b, whole:1 OK 12:00=1", "svc:a, whole:2 firing 2 [12:00-12:01)",
		}},
	},
	"a saved search whose filter names an expression that it selects": {
		func(t *testing.T, s *stack) api.AlertWrite {
			s.add(t, `{"savedSearches": [{"name": "some", "sourceId": "Events", "select": "upper(svc) AS big, v * 10 AS tenfold",
					"where": "big:A tenfold:>=20"}]}`)
			w := s.search("some")
			w.GroupBy = ptr("big")
			return w
		},
		[]scene{{
			[]string{"12:00:00 a 2.5", "12:00:01 a 2", "12:00:02 a 0.5", "12:00:03 b 9"},
			"12:01:00", "12:01: big:A ALERT 12:00=2", "big:A firing 2 [12:00-12:01)",
		}},
	},
}

// TestSumsThatAreLevels has an alert on an up-down counter, which is compared as it is and has no increase.
func TestSumsThatAreLevels(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	s.exec(t, `CREATE TABLE sums (TimeUnix DateTime, MetricName String, Attributes Map(String, String), Value Float64,
		AggregationTemporality Int32, IsMonotonic Bool) ENGINE = MergeTree ORDER BY TimeUnix`)
	s.add(t, `{"sources": [{"name": "Metrics", "kind": "metric", "connection": "local", "timestampValueExpression": "TimeUnix",
		"from": {"databaseName": "{database}", "tableName": ""}, "resourceAttributesExpression": "Attributes",
		"metricTables": {"sum": "sums"}}]}`)
	alert := func(aggFn string) string {
		w := s.tile(t, `{"displayType":"line","sourceId":"Metrics","select":[{"aggFn":"`+aggFn+`","metricType":"sum",
			"metricName":"connections","valueExpression":"Value"}]}`)
		w.Threshold = 30
		return s.create(t, w)
	}
	level, increase := alert("sum"), alert("increase")
	for _, c := range []struct{ at, value, history string }{
		{"12:00:10", "40", "12:01: ALERT 12:00=40"},
		{"12:01:10", "35", "12:02: ALERT 12:01=35"},
		{"12:02:10", "29", "12:03: OK 12:02=29"},
	} {
		at := yesterday(t, c.at)
		s.exec(t, "INSERT INTO sums VALUES ('"+at.Format(time.DateTime)+"', 'connections', {}, "+c.value+", 2, false)")
		s.set(at.Add(50 * time.Second))
		s.pass(t)
		want(t, c.at, s.newest(t, level), c.history)
		if got := s.errorsOf(t, increase); !strings.Contains(got, "QUERY_ERROR: select.0: aggFn 'increase' is only supported for monotonic sums") {
			t.Errorf("%s: the errors of an increase are %q", c.at, got)
		}
	}
	s.wantFine(t, level)
}

// play evaluates an alert scene after scene.
func (s *stack) play(t *testing.T, id string, scenes []scene) {
	t.Helper()
	for _, c := range scenes {
		if len(c.rows) > 0 {
			s.insert(t, c.rows...)
		}
		s.passAt(t, c.at)
		want(t, c.at, s.newest(t, id), c.history)
		want(t, c.at+", notified", s.notices(t, id), c.notified)
		s.wantFine(t, id)
	}
}

func TestWhatAnEventSays(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count"}],"groupBy":"svc"}`)
	w.Name, w.Message = ptr("Too many"), ptr("{{value}}")
	tile := s.create(t, w)
	search := s.create(t, s.search("all"))
	s.insert(t, "12:00:00 a 1")
	s.passAt(t, "12:01:00")
	s.passAt(t, "12:02:00")

	notified := s.notified(t, tile)
	if len(notified) != 2 {
		t.Fatalf("%d events, want 2: %+v", len(notified), notified)
	}
	for i, e := range notified {
		want(t, "the names", e.Dashboard+", "+e.Tile+", "+e.Source, "page 4, The tile, Events")
		if e.Alert.ID != tile || *e.Alert.Name != *w.Name || *e.Alert.Message != *w.Message || e.Alert.Channel.WebhookID == "" {
			t.Errorf("the alert is %+v", e.Alert)
		}
		if e.Firing != (i == 0) || e.Group != "svc:a" {
			t.Errorf("event %d: firing %v, group %s", i, e.Firing, e.Group)
		}
	}
	for i, e := range notified {
		if len(e.Labels) != 1 || e.Labels[0] != (core.Label{Name: "svc", Value: "a"}) {
			t.Errorf("event %d: labels %v", i, e.Labels)
		}
	}
	e := s.notified(t, search)[0]
	want(t, "the names", e.SavedSearch+", "+e.Source+e.Dashboard+e.Tile, "all, Events")
}

// TestWhatHasNoValueSaysWhy has values of every kind divide by zero when there are rows of others only, and holds what is
// said about it in the history, in notifications and when the alert is tried.
func TestWhatHasNoValueSaysWhy(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	const line = `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:a"}]`
	const zero = "division by zero"
	whys := map[string]string{}
	add := func(why string, w api.AlertWrite) string {
		id := s.create(t, w)
		whys[id] = why
		return id
	}
	insufficient := s.tile(t, line+`,"asRatio":true}`)
	insufficient.NoData = ptr(api.AlertNoDataInsufficient)
	keeps := s.tile(t, line+`,"asRatio":true,"groupBy":"attrs['zone']"}`)
	keeps.NoData = ptr(api.AlertNoDataKeep)
	ratio := add(zero, s.tile(t, line+`,"asRatio":true}`))
	fires := s.tile(t, line+`,"asRatio":true}`)
	fires.Threshold, fires.NoData = 5, ptr(api.AlertNoDataAlert)
	firing := s.create(t, fires)
	add(zero, s.tile(t, line+`,"formulas":[{"expression":"A / B * 100"}]}`))
	add(zero, insufficient)
	add(zero, keeps)
	add(`"n" is +Inf in this window, for example after a division by zero`, s.tile(t, `{"configType":"sql","connectionId":"local","sqlTemplate":
		"SELECT $__timeInterval(ts) AS t, count() / countIf(svc = 'a') AS n FROM events WHERE $__timeFilter(ts) GROUP BY t","displayType":"line"}`))
	rows := s.search("all")
	rows.NoData = ptr(api.AlertNoDataKeep)
	silent := s.create(t, rows)

	s.insert(t, "12:00:30 a 1", "12:01:30 b 1")
	s.passAt(t, "12:01:00")
	s.passAt(t, "12:02:00")
	for id, why := range whys {
		entries := s.history(t, id)
		if before := entries[len(entries)-1]; before.NoValue != nil || len(before.Values) != 1 {
			t.Errorf("with a value: %+v", before)
		}
		if now := entries[0]; len(now.Values) > 0 || now.NoValue == nil || *now.NoValue != why {
			t.Errorf("the history says %+v, want %s", now, why)
		}
		got, err := s.try(t, id)
		if err != nil || got.Value != nil || got.NoValue == nil || *got.NoValue != why || *got.Groups[0].NoValue != why {
			t.Errorf("a test says %+v (%v), want %s", got, err, why)
		}
	}
	if notified := s.notified(t, ratio); len(notified) != 2 || notified[1].Firing || notified[1].NoValue != zero {
		t.Errorf("notified: %+v", notified)
	}
	why := zero + firesWithout
	if entry := s.history(t, firing)[0]; entry.State != "ALERT" || entry.NoValue == nil || *entry.NoValue != why {
		t.Errorf("the history of what fires without data: %+v", entry)
	}
	if notified := s.notified(t, firing); len(notified) != 1 || !notified[0].Firing || notified[0].NoValue != why {
		t.Errorf("notified of what fires without data: %+v", notified)
	}
	s.passAt(t, "12:03:00")
	if entry := s.history(t, silent)[0]; entry.NoValue == nil || *entry.NoValue != noRows {
		t.Errorf("without rows: %+v", entry)
	}
}
