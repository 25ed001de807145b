package bench

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// manyLogs fills a server with ten million logs: the demo data's day, fifty times over, shifted by milliseconds. So a
// dashboard that looks at one day finds them all.
func manyLogs(b *testing.B, s *harness.Server) (engine *http.Client, rows int) {
	b.Helper()
	s.Poll("the demo data", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })
	engine = harness.EngineClient(s)
	logs, err := strconv.Atoi(harness.Ask(b, engine, "SELECT count() FROM otel_logs"))
	if err != nil {
		b.Fatal(err)
	}
	harness.Ask(b, engine, "CREATE TABLE day AS otel_logs")
	harness.Ask(b, engine, "INSERT INTO day SELECT * FROM otel_logs")
	for rows = logs; rows < 10_000_000; rows += logs {
		harness.Ask(b, engine, fmt.Sprintf("INSERT INTO otel_logs SELECT * REPLACE (Timestamp - INTERVAL %d MILLISECOND AS Timestamp)"+
			" FROM day", 17*rows/logs))
	}
	harness.Ask(b, engine, "DROP TABLE day")
	// What comes in over weeks elsewhere has come in within seconds here, and is still being merged.
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for harness.Ask(b, engine, "SELECT count() FROM system.merges") != "0" {
		<-tick.C
	}
	return engine, rows
}

// BenchmarkTenMillionLogs measures charts, filters and dashboards over ten million logs.
func BenchmarkTenMillionLogs(b *testing.B) {
	s := harness.StartServer(b, "", "--demo", "--rate-limit", "0")
	engine, rows := manyLogs(b, s)
	source := sourceID(b, s, "Logs")
	end := time.Now().UnixMilli()
	// chart asks for a count by hour over the day, and returns its median time.
	chart := func(runs int, forget bool, groups string, where func(run int) string) time.Duration {
		times := make([]time.Duration, runs)
		for i := range times {
			if forget {
				for _, cache := range []string{"QUERY CONDITION CACHE", "MARK CACHE", "UNCOMPRESSED CACHE"} {
					harness.Ask(b, engine, "SYSTEM DROP "+cache)
				}
			}
			body := fmt.Sprintf(`{"startTime":%d,"endTime":%d,"granularity":"1h","series":[{"sourceId":%q,"aggFn":"count",`+
				`"where":%q,"groupBy":[%s]}]}`, end-25*3600_000, end, source, where(i), groups)
			start := time.Now()
			a := s.Do("POST", "charts/series", body)
			times[i] = time.Since(start)
			if a.Status != http.StatusOK || !strings.Contains(a.Body, "ts_bucket") {
				b.Fatalf("%s: %d %s", body, a.Status, a.Body)
			}
		}
		slices.Sort(times)
		return times[runs/2].Round(100 * time.Microsecond)
	}
	always := func(where string) func(int) string { return func(int) string { return where } }
	harness.Figure(b, fmt.Sprintf("chart by hour over %d logs", rows), chart(9, false, "", always("")).String(), "< 100 ms")
	harness.Figure(b, "the same by service", chart(9, false, `"ServiceName"`, always("")).String(), "none")
	harness.Figure(b, "filter on an attribute, cold",
		chart(5, true, "", always(`LogAttributes.http.status_code:"500"`)).String(), "< 400 ms")
	harness.Figure(b, "filter on one user's attribute, cold", chart(5, true, "", func(run int) string {
		return fmt.Sprintf(`LogAttributes.user.id:"user-%d"`, 1097+run)
	}).String(), "< 400 ms")
	harness.Figure(b, "substring of an attribute, cold",
		chart(5, true, "", always(`LogAttributes.http.route:product`)).String(), "none")
	harness.Figure(b, "full-text filter, cold", chart(5, true, "", always("declined")).String(), "< 300 ms")
	harness.Figure(b, "substring of the text, cold", chart(5, true, "", always("Body:declined")).String(), "none")
	dashboards(b, s, source, end)
}

// dashboards opens 32 dashboards of 12 tiles at once, as people do in an incident.
func dashboards(b *testing.B, s *harness.Server, source string, end int64) {
	b.Helper()
	var tiles []string
	for i := range 12 {
		display := []string{
			`"displayType":"line","groupBy":"ServiceName"`, `"displayType":"number"`,
			`"displayType":"table","groupBy":"SeverityText"`, `"displayType":"stacked_bar"`,
		}[i%4]
		tiles = append(tiles, fmt.Sprintf(`{"name":"%d","x":0,"y":%d,"w":12,"h":4,"config":{%s,"sourceId":%q,`+
			`"select":[{"aggFn":"count","where":"LogAttributes.user.country:\"%s\""}]}}`, i, i*4, display, source,
			[]string{"FR", "DE", "SE"}[i%3]))
	}
	created := s.Do("POST", "dashboards", `{"name":"Incident","tiles":[`+strings.Join(tiles, ",")+`]}`)
	dashboard := harness.MustID(b, created)
	ids := strings.Split(created.Body, `{"id":"`)[2:] // behind the dashboard's own
	if len(ids) != 12 {
		b.Fatalf("%d tiles", len(ids))
	}
	body := fmt.Sprintf(`{"startTime":%d,"endTime":%d}`, end-3600_000, end)
	var (
		mu    sync.Mutex
		wg    sync.WaitGroup
		times []time.Duration
	)
	start := time.Now()
	for range 32 {
		for _, tile := range ids {
			wg.Go(func() {
				start := time.Now()
				a := s.Do("POST", "dashboards/"+dashboard+"/tiles/"+tile[:24]+"/query", body)
				took := time.Since(start)
				if a.Status != http.StatusOK || !strings.Contains(a.Body, `"rows":[[`) {
					b.Errorf("%d %s", a.Status, a.Body)
				}
				mu.Lock()
				defer mu.Unlock()
				times = append(times, took)
			})
		}
	}
	wg.Wait()
	slices.Sort(times)
	harness.Figure(b, "32 dashboards of 12 tiles at once, over an hour", fmt.Sprintf("%s, a tile's median %s",
		time.Since(start).Round(time.Millisecond), harness.Percentile(times, 0.5).Round(time.Millisecond)), "no error")
}

// sourceID is the id of the source of this name.
func sourceID(b *testing.B, s *harness.Server, name string) string {
	b.Helper()
	for object := range strings.SplitSeq(s.Do("GET", "sources", "").Body, `{"id":"`) {
		if strings.Contains(object, `"name":"`+name+`"`) {
			return object[:24]
		}
	}
	b.Fatalf("there is no source %s", name)
	return ""
}
