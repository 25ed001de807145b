package bench

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// BenchmarkNeedles measures searches and charts over one million logs of an hour and over ten million of ten hours, beside the
// shortest SQL for the same rows. Literals and windows change from run to run.
func BenchmarkNeedles(b *testing.B) {
	s := harness.StartServer(b, "", "--rate-limit", "0", "--metrics-listen", "127.0.0.1:0")
	engine := harness.EngineClient(s)
	harness.Ask(b, engine, "CREATE TABLE ten AS otel_logs")
	s.Apply(b, "sources:\n  - {name: ten, kind: log, connection: local, from: {databaseName: default, tableName: ten},\n"+
		"     timestampValueExpression: Timestamp, defaultTableSelectExpression: \"Timestamp, ServiceName, SeverityText, Body\",\n"+
		"     bodyExpression: Body, implicitColumnExpression: Body, eventAttributesExpression: LogAttributes}\n")
	for _, n := range []needles{
		{source: "Logs", table: "otel_logs", rows: 1_000_000, hours: 1},
		{source: "ten", table: "ten", rows: 10_000_000, hours: 10},
	} {
		n.Server, n.engine, n.end = s, engine, time.Now().Truncate(time.Hour)
		n.fill(b)
		n.source = sourceID(b, s, n.source)
		n.measure(b)
	}
}

// needles is a table of logs with rare words and attributes, and the figures for it.
type needles struct {
	*harness.Server
	engine        *http.Client
	source, table string
	rows, hours   int
	end           time.Time
	asked         int64
	traces        []string // ids of rows
	requests      []string
	users         []string
}

// fill inserts the rows, in the order of their times, and waits until the table is merged.
func (n *needles) fill(b *testing.B) {
	b.Helper()
	const batch = 50_000
	step := int64(n.hours) * int64(time.Hour) / int64(n.rows)
	for from := 0; from < n.rows; from += batch {
		harness.Ask(b, n.engine, fmt.Sprintf(`INSERT INTO %s (Timestamp, TraceId, SpanId, SeverityText, SeverityNumber, ServiceName, Body,
			ResourceAttributes, ScopeName, LogAttributes)
			SELECT fromUnixTimestamp64Nano(toInt64(%d + n * %d)), lower(hex(sipHash128(n, 1))), lower(hex(sipHash64(n, 2))),
			multiIf(h %% 10 = 9, 'ERROR', h %% 10 = 6, 'WARN', 'INFO') AS severity, multiIf(severity = 'ERROR', 17, severity = 'WARN', 13, 9),
			'service-' || toString(h %% 30) AS service,
			concat(['handled request', 'served checkout', 'processed order', 'fetched catalog'][1 + h %% 4], ' GET /api/v1/items/',
				toString(k %% 500), '/detail by ', hex(sipHash64(n, 3)), ' in ', toString(h %% 900), ' ms with cache hit ratio ', toString(k %% 100),
				if(n %% 2500 = 777, ' zebra' || toString(intDiv(n, 2500) %% 40), '')),
			map('service.name', service, 'service.version', '1.' || toString(h %% 5), 'k8s.namespace.name', 'shop', 'k8s.pod.name',
				service || '-' || toString(h %% 3), 'k8s.node.name', 'node-' || toString(h %% 6), 'host.name', 'host-' || toString(h %% 6),
				'deployment.environment.name', 'production', 'cloud.region', 'eu-' || toString(h %% 3)), 'app',
			map('http.method', ['GET', 'POST', 'PUT'][1 + h %% 3], 'http.status_code', ['200', '200', '200', '404', '500'][1 + k %% 5],
				'http.route', '/api/v1/items/{id}', 'url.path', '/api/v1/items/' || toString(k %% 500),
				'user.id', 'user-' || toString(intHash32(n) %% 100000), 'request.id', lower(hex(sipHash128(n, 4))),
				'thread.name', 'worker-' || toString(h %% 16), 'duration_ms', toString(h %% 900), 'region', ['eu', 'us', 'ap'][1 + k %% 3],
				'cache.hit', ['true', 'false'][1 + h %% 2])
			FROM (SELECT number + %d AS n, cityHash64(n) AS h, cityHash64(n, 7) AS k FROM numbers(%d))`,
			n.table, n.end.Add(-time.Duration(n.hours)*time.Hour).UnixNano(), step, from, batch))
	}
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for harness.Ask(b, n.engine, "SELECT count() FROM system.merges") != "0" {
		<-tick.C
	}
	for row := range strings.Lines(harness.Ask(b, n.engine, fmt.Sprintf("SELECT TraceId, LogAttributes['request.id'], LogAttributes['user.id'] FROM %s"+
		" WHERE cityHash64(SpanId) %% %d = 1 ORDER BY SpanId LIMIT 200", n.table, n.rows/1000))) {
		texts := strings.Fields(row)
		n.traces, n.requests, n.users = append(n.traces, texts[0]), append(n.requests, texts[1]), append(n.users, texts[2])
	}
}

// window returns another window of the last hours each time, a few milliseconds later.
func (n *needles) window() (start, end time.Time) {
	n.asked++
	end = n.end.Add(time.Duration(n.asked*7) * time.Millisecond)
	return end.Add(-time.Duration(n.hours+2) * time.Hour), end
}

// measure prints the figures.
func (n *needles) measure(b *testing.B) {
	b.Helper()
	size := strconv.Itoa(n.rows/1_000_000) + " M: "
	budget := func(million string) string {
		if n.hours > 1 {
			return "< 100 ms"
		}
		return million
	}
	of := func(list []string) func(int) string { return func(i int) string { return list[i%len(list)] } }
	words := of([]string{"handled", "served", "processed", "fetched"})
	token := "hasAllTokens(lower(Body), ['%s'])"
	for _, k := range []struct {
		name, where, bare string // with the literal
		literal           func(int) string
		budget            string
	}{
		{"absent word", "%s", token, func(i int) string { return fmt.Sprintf("absent%d", n.asked*1000+int64(i)) }, budget("< 1.5 x bare")},
		{"rare word", "%s", token, func(i int) string { return fmt.Sprintf("zebra%d", i%40) }, budget("< 1.5 x bare")},
		{"trace id", `TraceId:"%s"`, "TraceId = '%s'", of(n.traces), budget("< 1.5 x bare")},
		{
			"request id", `LogAttributes.request.id:"%s"`, "LogAttributes['request.id'] = '%[1]s' AND has(LogAttributeItems, 'request.id=%[1]s')",
			of(n.requests), budget("< 30 ms"),
		},
		{
			"user id", `LogAttributes.user.id:"%s"`, "LogAttributes['user.id'] = '%[1]s' AND has(LogAttributeItems, 'user.id=%[1]s')",
			of(n.users), budget("< 30 ms"),
		},
		{
			"errors of a service", `ServiceName:"%s" SeverityText:ERROR`, "ServiceName = '%s' AND SeverityText = 'ERROR'",
			of([]string{"service-9", "service-19", "service-29"}), budget("< 30 ms"),
		},
		{"frequent word", "%s", token, words, budget("< 27 ms")},
		{
			"URL path", `LogAttributes.url.path:"%s"`, "has(LogAttributeCommonItems, 'url.path=%s')",
			func(i int) string { return fmt.Sprintf("/api/v1/items/%d", i*13%500) }, budget("< 79 ms"),
		},
	} {
		took, queries := n.median(b, func(i int) { n.search(b, fmt.Sprintf(k.where, k.literal(i))) })
		bare, _ := n.median(b, func(i int) {
			start, end := n.window()
			condition := fmt.Sprintf(k.bare, k.literal(i+100)) // another literal, as the engine remembers granules without a match
			harness.Ask(b, n.engine, fmt.Sprintf("SELECT Timestamp, ServiceName, SeverityText, Body FROM %s WHERE Timestamp >= fromUnixTimestamp64Milli(%d)"+
				" AND Timestamp <= fromUnixTimestamp64Milli(%d) AND %s ORDER BY Timestamp DESC LIMIT 200 FORMAT Native",
				n.table, start.UnixMilli(), end.UnixMilli(), condition))
		})
		harness.Figure(b, size+k.name, fmt.Sprintf("%s, bare %s, %.1f queries", took, bare, queries), k.budget)
	}
	for _, k := range []struct{ name, series, budget string }{
		{"a word by minute", `"aggFn":"count","where":"%s","groupBy":[]`, "< 32 ms"},
		{"all rows by minute", `"aggFn":"count","where":"","groupBy":[]`, "none"},
		{"by minute and service", `"aggFn":"count","where":"","groupBy":["ServiceName"]`, "none"},
		{"by minute and an attribute", `"aggFn":"count","where":"","groupBy":["LogAttributes.http.status_code"]`, "< 150 ms"},
		{"average of an attribute by minute", `"aggFn":"avg","field":"LogAttributes.duration_ms","where":"","groupBy":[]`, "none"},
	} {
		if n.hours > 1 {
			k.budget = "none"
		}
		took, _ := n.median(b, func(i int) { n.chart(b, strings.Replace(k.series, "%s", words(i), 1)) })
		harness.Figure(b, size+k.name, took.String(), k.budget)
	}
	n.load(b, size)
}

// median runs f 21 times and returns its median time and the searches that the server sent to the engine for each.
func (n *needles) median(b *testing.B, f func(i int)) (took time.Duration, queries float64) {
	b.Helper()
	const runs = 21
	times := make([]time.Duration, runs)
	before := n.queries(b)
	for i := range times {
		began := time.Now()
		f(i)
		times[i] = time.Since(began)
	}
	slices.Sort(times)
	return times[runs/2].Round(100 * time.Microsecond), (n.queries(b) - before) / runs
}

// queries returns the number of queries for searches so far.
func (n *needles) queries(b *testing.B) (count float64) {
	b.Helper()
	for _, m := range n.Metrics(b)["obstack_queries_total"].GetMetric() {
		for _, l := range m.GetLabel() {
			if l.GetValue() == "search" {
				count += m.GetCounter().GetValue()
			}
		}
	}
	return count
}

func (n *needles) search(b *testing.B, where string) {
	b.Helper()
	start, end := n.window()
	n.ask(b, "search", harness.Object{
		"sourceId": n.source, "startTime": start.Format(time.RFC3339Nano), "endTime": end.Format(time.RFC3339Nano), "where": where, "maxResults": 200,
	})
}

func (n *needles) chart(b *testing.B, series string) {
	b.Helper()
	start, end := n.window()
	n.ask(b, "charts/series", fmt.Sprintf(`{"startTime":%d,"endTime":%d,"granularity":"1m","series":[{"sourceId":%q,%s}]}`,
		start.UnixMilli(), end.UnixMilli(), n.source, series))
}

func (n *needles) ask(b *testing.B, path string, body any) {
	b.Helper()
	text, ok := body.(string)
	if !ok {
		text = harness.Encode(b, body)
	}
	if a := n.Do("POST", path, text, full); a.Status != http.StatusOK {
		b.Fatalf("%s: %d %.300s", text, a.Status, a.Body)
	}
}

// load prints the processor time of the engine for 50 needles a second.
func (n *needles) load(b *testing.B, size string) {
	b.Helper()
	const perSecond, seconds = 50, 60
	engine := engineChild(b, n.Cmd.Process.Pid)
	used, began := processorTime(b, engine), time.Now()
	tick := time.NewTicker(time.Second / perSecond)
	defer tick.Stop()
	statuses := make(chan int, perSecond*seconds)
	for i := range perSecond * seconds {
		<-tick.C
		start, end := n.window()
		text := harness.Encode(b, harness.Object{
			"sourceId": n.source, "startTime": start.Format(time.RFC3339Nano), "endTime": end.Format(time.RFC3339Nano), "maxResults": 200,
			"where": []string{`TraceId:"` + n.traces[i%len(n.traces)] + `"`, "absent" + strconv.Itoa(i)}[i%2],
		})
		go func() { statuses <- n.Do("POST", "search", text, full).Status }()
	}
	failed := 0
	for range perSecond * seconds {
		if status := <-statuses; status != http.StatusOK {
			failed++
		}
	}
	if failed > 0 {
		b.Errorf("%d of %d needles failed", failed, perSecond*seconds)
	}
	harness.Figure(b, fmt.Sprintf("%s%d needles a second, %s", size, perSecond, time.Since(began).Round(time.Second)),
		fmt.Sprintf("%.1f s of the engine's processor time", (processorTime(b, engine)-used).Seconds()), "none")
}
