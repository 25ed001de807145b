package bench

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// reuse is a server whose engine's processor time is measured: its figures do not depend on what else the machine does.
type reuse struct {
	*harness.Server
	engine *http.Client
	source string
	end    int64 // of the rows, in milliseconds
	asked  int64
}

// merging lets the table merge while rows are inserted, and until it rests: what it does for them is not measured.
func (r *reuse) merging(b *testing.B, insert func()) {
	b.Helper()
	harness.Ask(b, r.engine, "SYSTEM START MERGES otel_logs")
	insert()
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	const rests = 20 // looks that find none: one that is due may not have begun
	for idle := 0; idle < rests; <-tick.C {
		idle++
		if harness.Ask(b, r.engine, "SELECT count() FROM system.merges") != "0" {
			idle = 0
		}
	}
	harness.Ask(b, r.engine, "SYSTEM STOP MERGES otel_logs")
}

// fill inserts rows of the day before now, evenly and in the order of their times.
func (r *reuse) fill(b *testing.B, rows int) {
	b.Helper()
	const parts = 20
	for i := range parts {
		harness.Ask(b, r.engine, fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body, LogAttributes)"+
			" SELECT fromUnixTimestamp64Nano(toInt64(%d + (%d + number) * %d)), 'service-' || toString(cityHash64(number, %[2]d) %% 12),"+
			" ['info', 'warn', 'error'][1 + number %% 3], 'request ' || toString(number %% 1000), map('user.id', toString(number %% 5000))"+
			" FROM numbers(%[4]d)", (r.end-24*3600_000)*1_000_000, i*rows/parts, 24*3600*1_000_000_000/rows, rows/parts))
	}
}

// window is the day of the rows, but for a few milliseconds, so that no two are the same: the engine remembers for equal
// conditions which rows they leave out.
func (r *reuse) window() (start, end int64) {
	r.asked++
	return r.end - 24*3600_000 + r.asked, r.end + r.asked
}

// full asks for what is there now, and so for all rows.
var full = harness.Header("Cache-Control", "no-cache")

// chart asks for the rows of a window by service.
func (r *reuse) chart(b *testing.B, start, end int64, edit ...func(*http.Request)) {
	body := fmt.Sprintf(`{"startTime":%d,"endTime":%d,"granularity":"5m","series":[{"sourceId":%q,"aggFn":"count","where":"",`+
		`"groupBy":["ServiceName"]}]}`, start, end, r.source)
	if a := r.Do("POST", "charts/series", body, edit...); a.Status != http.StatusOK || !strings.Contains(a.Body, "ts_bucket") {
		b.Errorf("%d %.200s", a.Status, a.Body)
	}
}

// onePass asks for the same in one pass over the rows.
func (r *reuse) onePass(b *testing.B, start, end int64) {
	low, high := fmt.Sprintf("fromUnixTimestamp64Milli(%d)", start), fmt.Sprintf("fromUnixTimestamp64Milli(%d)", end)
	keys := "toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 300000000000)), `ServiceName`"
	harness.Ask(b, r.engine, "SELECT "+keys+", count() FROM `default`.`otel_logs` WHERE `Timestamp` >= "+low+" AND `Timestamp` <= "+high+
		" AND indexHint(toStartOfFiveMinutes(`Timestamp`) >= toStartOfFiveMinutes("+low+"), toStartOfFiveMinutes(`Timestamp`) <= "+
		"toStartOfFiveMinutes("+high+")) GROUP BY "+keys+" ORDER BY "+keys+
		" SETTINGS optimize_use_implicit_projections = 0, optimize_move_to_prewhere = 0 FORMAT Null")
}

// processorTime is what the engine's queries have taken.
func (r *reuse) processorTime(b *testing.B) float64 {
	b.Helper()
	micros, err := strconv.ParseFloat(harness.Ask(b, r.engine, "SELECT sum(value) FROM system.events WHERE event = 'OSCPUVirtualTimeMicroseconds'"), 64)
	if err != nil {
		b.Fatal(err)
	}
	return micros / 1000
}

// compare is the processor time in milliseconds of a run of each function, which take turns. What it takes to read that is left out.
func (r *reuse) compare(b *testing.B, runs int, ask ...func()) []float64 {
	b.Helper()
	took := make([]float64, len(ask))
	for range runs {
		for i, f := range ask {
			earlier, before := r.processorTime(b), r.processorTime(b)
			f()
			took[i] += (r.processorTime(b) - before - (before - earlier)) / float64(runs)
		}
	}
	return took
}

// write inserts the rows of ten seconds, as one inserts each second: 2,000 a second, of which one in a hundred is late by up
// to ten minutes.
func (r *reuse) write(b *testing.B) {
	b.Helper()
	for range 10 {
		harness.Ask(b, r.engine, fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body, LogAttributes)"+
			" SELECT fromUnixTimestamp64Nano((%d + if(number %% 100 = 0, -toInt64(rand() %% 600000), toInt64(number %% 1000))) * 1000000),"+
			" 'service-' || toString(number %% 12), ['info', 'warn', 'error'][1 + number %% 3], 'request ' || toString(number %% 1000),"+
			" map('user.id', toString(number %% 5000)) FROM numbers(2000)", r.end))
		r.end += 1000
	}
}

// late inserts 20,000 rows of the day in 12 parts.
func (r *reuse) late(b *testing.B) {
	b.Helper()
	for range 12 {
		harness.Ask(b, r.engine, fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body, LogAttributes)"+
			" SELECT fromUnixTimestamp64Nano((%d - toInt64(rand() %% 86400000)) * 1000000), 'service-' || toString(number %% 12),"+
			" 'info', 'late', map() FROM numbers(1666)", r.end))
	}
}

// dashboard is one of eight tiles, each of which the function asks for.
func (r *reuse) dashboard(b *testing.B) func(start, end int64, edit ...func(*http.Request)) {
	b.Helper()
	var tiles []string
	for i, config := range []string{
		`"displayType":"line","groupBy":"ServiceName","select":[{"aggFn":"count"}]`,
		`"displayType":"stacked_bar","groupBy":"SeverityText","select":[{"aggFn":"count"}]`,
		`"displayType":"number","select":[{"aggFn":"count","where":"SeverityText:error"}]`,
		`"displayType":"table","groupBy":"ServiceName","select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"SeverityNumber"}]`,
		`"displayType":"line","groupBy":"ServiceName","select":[{"aggFn":"count","where":"SeverityText:error"}]`,
		`"displayType":"line","select":[{"aggFn":"count_distinct","valueExpression":"ServiceName"}]`,
		`"displayType":"pie","groupBy":"SeverityText","select":[{"aggFn":"count"}]`,
		`"displayType":"line","groupBy":"ServiceName","select":[{"aggFn":"avg","valueExpression":"SeverityNumber"}]`,
	} {
		tiles = append(tiles, fmt.Sprintf(`{"name":"%d","x":0,"y":%d,"w":12,"h":4,"config":{"sourceId":%q,%s}}`,
			i, i*4, r.source, config))
	}
	created := r.Do("POST", "dashboards", `{"name":"Reuse","tiles":[`+strings.Join(tiles, ",")+`]}`)
	dashboard := harness.MustID(b, created)
	ids := strings.Split(created.Body, `{"id":"`)[2:] // behind the dashboard's own
	return func(start, end int64, edit ...func(*http.Request)) {
		var all sync.WaitGroup
		for _, id := range ids {
			id, _, _ = strings.Cut(id, `"`)
			all.Go(func() {
				a := r.Do("POST", "dashboards/"+dashboard+"/tiles/"+id+"/query",
					fmt.Sprintf(`{"startTime":%d,"endTime":%d,"granularity":"5m"}`, start, end), edit...)
				if a.Status != http.StatusOK {
					b.Errorf("%d %.200s", a.Status, a.Body)
				}
			})
		}
		all.Wait()
	}
}

// BenchmarkReuse measures what charts cost that read the same rows as others.
func BenchmarkReuse(b *testing.B) {
	s := harness.StartServer(b, "", "--rate-limit", "0", "--evaluate=false", "--deliver=false")
	r := &reuse{Server: s, engine: harness.EngineClient(s), source: sourceID(b, s, "Logs"), end: time.Now().UnixMilli()}
	chart := func() { start, end := r.window(); r.chart(b, start, end) }
	onePass := func() { start, end := r.window(); r.onePass(b, start, end) }
	viewers := func(n int) func() {
		return func() {
			start, end := r.window()
			var all sync.WaitGroup
			for range n {
				all.Go(func() { r.chart(b, start, end) })
			}
			all.Wait()
		}
	}

	const few = 200_000
	r.merging(b, func() { r.fill(b, few) })
	chart()
	took := r.compare(b, 60, chart, onePass)
	harness.Figure(b, "engine CPU of a chart by service, 200,000 logs", fmt.Sprintf("%.1f ms, in one pass %.1f ms", took[0], took[1]),
		"≤ one pass + 0.2 ms")

	r.merging(b, func() { r.fill(b, 10_000_000-few) })
	strict := func() { start, end := r.window(); r.chart(b, start, end, full) }
	took = r.compare(b, 9, strict, onePass, viewers(50))
	harness.Figure(b, "engine CPU of a chart by service, 10 M logs", fmt.Sprintf("%.0f ms, in one pass %.0f ms: %.2f", took[0], took[1],
		took[0]/took[1]), "≤ 0.6")
	harness.Figure(b, "engine CPU of 50 viewers of one window", fmt.Sprintf("%.2f of one", took[2]/took[0]), "≤ 1.5")

	own := func() {
		var all sync.WaitGroup
		for range 50 {
			start, end := r.window()
			all.Go(func() { r.chart(b, start, end) })
		}
		all.Wait()
	}
	for range 10 {
		own()
	}
	apart := r.compare(b, 3, own)
	harness.Figure(b, "engine CPU of 50 viewers of windows of their own", fmt.Sprintf("%.0f ms, of all rows each %.0f ms: 1/%.0f",
		apart[0], 50*took[0], 50*took[0]/apart[0]), "≤ 1/10")

	tiles := r.dashboard(b)
	for range 10 { // until both ways were timed
		r.merging(b, func() { r.write(b) })
		start, end := r.window()
		tiles(start, end)
	}
	var refresh, all float64
	for range 5 {
		r.merging(b, func() { r.write(b) })
		start, end := r.window()
		took := r.compare(b, 1, func() { tiles(start, end) }, func() { tiles(start+1, end+1, full) })
		refresh, all = refresh+took[0]/5, all+took[1]/5
	}
	harness.Figure(b, "engine CPU of a refresh of 8 tiles after 10 s of rows", fmt.Sprintf("%.0f ms, of all rows %.0f ms: 1/%.0f",
		refresh, all, all/refresh), "≤ 1/15")

	chart()
	var late, whole float64
	for range 6 { // in which late rows are merged with those of the rounds before
		r.merging(b, func() { r.late(b) })
		took := r.compare(b, 1, chart, strict)
		late, whole = late+took[0]/6, whole+took[1]/6
	}
	harness.Figure(b, "engine CPU of a chart by service after late rows of a day", fmt.Sprintf("%.0f ms, of all rows %.0f ms: 1/%.1f",
		late, whole, whole/late), "≤ 1/4")
}
