package alerting

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/alerting"
	"github.com/obstack/obstack/impl/core"
)

// logRow is what alerts count.
type logRow struct {
	at                time.Time
	service, severity string
}

// services is how many services write logs.
const services = 5

// makeLogs makes the logs of services from an hour before an instant to a day after it, in order. Each service is quiet
// for some minutes and talks for some.
func makeLogs(from time.Time) []logRow {
	random := rand.New(rand.NewPCG(1, 2))
	var rows []logRow
	talks := [services]bool{}
	first := from.Truncate(time.Minute).Add(-time.Hour)
	for minute := range 25 * 60 {
		for i := range talks {
			if random.IntN(10) < 3 {
				talks[i] = !talks[i]
			}
			for n := 1 + random.IntN(4); talks[i] && n > 0; n-- {
				within := time.Duration(random.Int64N(int64(time.Minute))).Truncate(time.Millisecond)
				rows = append(rows, logRow{
					at:      first.Add(time.Duration(minute)*time.Minute + within).UTC(),
					service: fmt.Sprint("s", i), severity: []string{"info", "error"}[random.IntN(2)],
				})
			}
		}
	}
	slices.SortFunc(rows, func(a, b logRow) int { return a.at.Compare(b.at) })
	return rows
}

// insertLogs writes logs by statements.
func insertLogs(rows []logRow, run func(statement string)) {
	for batch := range slices.Chunk(rows, 2000) {
		var sql strings.Builder
		sql.WriteString("INSERT INTO default.otel_logs (Timestamp, ServiceName, SeverityText) VALUES ")
		for _, r := range batch {
			fmt.Fprintf(&sql, "('%s','%s','%s')", r.at.Format("2006-01-02 15:04:05.000"), r.service, r.severity)
		}
		run(sql.String())
	}
}

// evaluatedAlert is an alert together with what it is about, apart from how the server finds that out.
type evaluatedAlert struct {
	api.Alert
	grouped bool
	counts  func(logRow) bool
}

// makeAlerts creates alerts with different conditions, groups and windows. Most have windows of their own, so that something
// is being evaluated most of the time. For many kills there are more of them.
func makeAlerts(t *testing.T, s *harness.Stack, from time.Time) []evaluatedAlert {
	t.Helper()
	// Long ago, so that windows have begun by a clock that is behind, too.
	m := &alertMaker{t: t, s: s, from: from.Truncate(time.Minute).Add(-2 * wrongBy).UTC(), all: *faultKills >= manyKills}
	all := func(logRow) bool { return true }
	errors := func(r logRow) bool { return r.severity == "error" }
	of := func(service string) func(logRow) bool { return func(r logRow) bool { return r.service == service } }
	three := harness.Object{"numConsecutiveWindows": 3}
	above := func(n float64) harness.Object { return harness.Object{"thresholdType": "above", "threshold": n} }
	below := func(n float64) harness.Object { return harness.Object{"thresholdType": "below", "threshold": n} }

	alone := 1
	if m.all {
		alone = 3 // the other services are there for the rest
	}
	for i := range alone {
		name := fmt.Sprint("s", i)
		search := m.search("ServiceName:" + name)
		m.add(of(name), false, search, above(1), m.anchored())
		m.more(of(name), false, search, below(1), m.anchored())
		m.more(of(name), false, search, above(1), three, m.anchored())
		m.add(of(name), false, search, below(2), three)
	}
	logs, bad := m.search(""), m.search("SeverityText:error")
	five := harness.Object{"interval": "5m"}
	m.add(all, false, logs, above(6))
	m.add(all, false, logs, harness.Object{"thresholdType": "between", "threshold": 3, "thresholdMax": 6}, m.anchored())
	m.more(all, false, logs, harness.Object{"thresholdType": "not_between", "threshold": 3, "thresholdMax": 8}, m.anchored())
	m.more(errors, false, bad, harness.Object{"thresholdType": "not_equal", "threshold": 2}, m.anchored())
	m.more(errors, false, bad, harness.Object{"thresholdType": "below_or_equal", "threshold": 1}, m.anchored())
	m.more(all, false, logs, above(25), five)
	m.add(all, false, logs, below(28), five, harness.Object{"scheduleOffsetMinutes": 2})
	m.more(errors, false, bad, harness.Object{"thresholdType": "above_exclusive", "threshold": 12}, five, m.anchored())

	byService := harness.Object{"groupBy": "ServiceName"}
	m.more(all, true, logs, byService, above(2))
	m.more(all, true, logs, byService, above(2), m.anchored(), harness.Object{"noData": "ok"})
	m.add(all, true, logs, byService, above(1), three, m.anchored())
	m.more(all, true, logs, byService, below(2), m.anchored())
	m.add(errors, true, bad, byService, above(1), m.anchored(), harness.Object{"noData": "alert"})
	m.more(errors, true, bad, byService, above(2), m.anchored(), harness.Object{"noData": "insufficient"})
	m.add(errors, true, bad, byService, above(1), m.anchored(), harness.Object{"noData": "keep"})
	m.add(all, true, logs, byService, above(1), m.anchored(), harness.Object{"renotifyInterval": "5m"})
	m.more(all, true, logs, byService, above(8), five, harness.Object{"scheduleOffsetMinutes": 3})

	m.add(all, true, m.tile("line", "", "ServiceName"), above(2), m.anchored())
	m.more(errors, false, m.tile("line", "SeverityText:error", ""), above(4), m.anchored())
	m.more(all, false, m.tile("number", "", ""), below(5), m.anchored())
	m.add(of("s1"), false, m.tile("number", "ServiceName:s1", ""), above(2), three, m.anchored())
	m.more(all, true, m.tile("stacked_bar", "", "ServiceName"), above(7), five, m.anchored())

	m.add(errors, true, m.chart("line", "SeverityText:error", "ServiceName"), above(1), m.anchored())
	m.more(of("s1"), false, m.chart("number", "ServiceName:s1", ""), above(2), three, m.anchored())
	return m.made
}

type alertMaker struct {
	t    *testing.T
	s    *harness.Stack
	from time.Time // of the first windows
	all  bool      // also what more adds
	made []evaluatedAlert
}

// anchored shifts windows by odd seconds, other ones for each alert.
func (m *alertMaker) anchored() harness.Object {
	n := len(m.made)
	shift := time.Duration(1+17*n%60)*time.Second + time.Duration(n*37%1000)*time.Millisecond
	return harness.Object{"scheduleStartAt": m.from.Add(shift).Format(time.RFC3339Nano)}
}

// search makes a saved search and returns what an alert on it sends.
func (m *alertMaker) search(where string) harness.Object {
	m.t.Helper()
	made := m.s.Do("POST", "saved-searches", harness.Encode(m.t, harness.Edited(m.s.NewSavedSearch(), harness.Object{"where": where})))
	return harness.Object{"source": "saved_search", "savedSearchId": harness.ID(m.t, made.Payload(m.t))}
}

// tile makes a tile that counts logs and returns what an alert on it sends.
func (m *alertMaker) tile(display, where, groupBy string) harness.Object {
	m.t.Helper()
	group := ""
	if groupBy != "" {
		group = `,"groupBy":"` + groupBy + `"`
	}
	made := harness.Decode[harness.Object](m.t, m.s.Do("POST", "dashboards", m.s.Tile(`"displayType":"`+display+
		`","sourceId":"<source Logs>","select":[{"aggFn":"count","where":"`+where+`"}]`+group)).Payload(m.t))
	return harness.Object{"source": "tile", "dashboardId": made["id"], "tileId": harness.At(made, "tiles", 0, "id")}
}

// chart returns what an alert on a chart of its own sends, which counts logs.
func (m *alertMaker) chart(display, where, groupBy string) harness.Object {
	return harness.Object{"source": "inline", "chartConfig": harness.Object{
		"displayType": display, "sourceId": m.s.ID["source Logs"], "where": where, "select": []any{harness.Object{"aggFn": "count"}},
		"groupBy": groupBy,
	}}
}

// more calls add in the long form of the tests and does nothing in the short one.
func (m *alertMaker) more(counts func(logRow) bool, grouped bool, parts ...harness.Object) {
	m.t.Helper()
	if m.all {
		m.add(counts, grouped, parts...)
	}
}

func (m *alertMaker) add(counts func(logRow) bool, grouped bool, parts ...harness.Object) {
	m.t.Helper()
	body := harness.Object{
		"name": fmt.Sprint("alert ", len(m.made), ": {{value}}"), "interval": "1m",
		"channel": harness.Object{"type": "webhook", "webhookId": m.s.ID["webhook oncall"]},
	}
	// Where there are more webhooks, some alerts notify those too.
	if second := m.s.ID["webhook second"]; second != "" && len(m.made)%2 == 0 {
		body["channels"] = []any{body["channel"], harness.Object{"type": "webhook", "webhookId": second}}
	}
	if m.s.ID["webhook third"] != "" && len(m.made)%3 == 0 {
		body["message"] = "@webhook-third {{group}}"
	}
	for _, part := range parts {
		body = harness.Edited(body, part)
	}
	created := m.s.Do("POST", "alerts", harness.Encode(m.t, body)).Payload(m.t)
	m.made = append(m.made, evaluatedAlert{harness.Decode[api.Alert](m.t, created), grouped, counts})
}

func (a *evaluatedAlert) interval() time.Duration { return a.Interval.Duration() }

// origin is an end of a window of the alert, which all others are whole intervals away from.
func (a *evaluatedAlert) origin() time.Time {
	if start, err := a.ScheduleStartAt.Get(); err == nil {
		return start.Time
	}
	offset := 0
	if a.ScheduleOffsetMinutes != nil {
		offset = *a.ScheduleOffsetMinutes
	}
	return time.Unix(int64(offset)*60, 0).UTC()
}

// rule is what the alert is evaluated by.
func (a *evaluatedAlert) rule() alerting.Rule {
	r := alerting.Rule{
		Type: a.ThresholdType, Threshold: a.Threshold, Windows: 1, Grouped: a.grouped, Interval: a.interval(),
	}
	if a.ThresholdMax != nil {
		r.Max = *a.ThresholdMax
	}
	if a.NumConsecutiveWindows != nil {
		r.Windows = *a.NumConsecutiveWindows
	}
	if a.NoData != nil {
		r.NoData = *a.NoData
	}
	if a.RenotifyInterval != nil {
		r.Renotify = a.RenotifyInterval.Duration()
	}
	return r
}

// truth are the values of the windows of the alert from start to end. Windows and groups without rows have none.
func (a *evaluatedAlert) truth(logs []logRow, start, end time.Time) []alerting.Value {
	var values []alerting.Value
	for ; start.Before(end); start = start.Add(a.interval()) {
		counts := map[string]float64{}
		for _, row := range logsIn(logs, start, start.Add(a.interval())) {
			if a.counts(row) {
				group := ""
				if a.grouped {
					group = row.service
				}
				counts[group]++
			}
		}
		for name, count := range counts {
			v := alerting.Value{Start: start, Value: count}
			if a.grouped {
				v.Group = "ServiceName:" + name
				v.Labels = []core.Label{{Name: "ServiceName", Value: name}}
			}
			values = append(values, v)
		}
	}
	return values
}

// logsIn are the rows of a window.
func logsIn(logs []logRow, start, end time.Time) []logRow {
	at := func(instant time.Time) int {
		n, _ := slices.BinarySearchFunc(logs, instant, func(r logRow, at time.Time) int { return r.at.Compare(at) })
		return n
	}
	return logs[at(start):at(end)]
}

// compare orders what is notified of alerts: by alert, window, group, and firing before its end.
func (e notified) compare(o notified) int {
	firing := func(t notified) int {
		if t.Firing {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(e.Alert, o.Alert), cmp.Compare(e.WindowEnd, o.WindowEnd), cmp.Compare(e.Group, o.Group),
		cmp.Compare(firing(e), firing(o)))
}
