package bench

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// BenchmarkPages measures what pages ask beside rows and charts: of ten million logs of an hour, and of as many spans of that
// hour.
func BenchmarkPages(b *testing.B) {
	s := harness.StartServer(b, "", "--rate-limit", "0", "--evaluate=false")
	p := pages{s, harness.EngineClient(s), time.Now().UTC().Truncate(time.Hour)}
	p.fill(b)
	logs, spans := sourceID(b, s, "hour"), sourceID(b, s, "spans")
	from, to := p.end.Add(-time.Hour), p.end
	span := url.Values{"from": {from.Format(time.RFC3339)}, "to": {to.Format(time.RFC3339)}}
	for name, source := range map[string]string{"logs": logs, "spans": spans} {
		p.figure(b, "fields of an hour of 10 million "+name, "≤ 300 ms", `"sampled":true`, func(run int) (string, string, any) {
			// Another second each time, or the answer would be one that was kept.
			end := to.Add(-time.Duration(run) * time.Minute)
			return "GET", "sources/" + source + "/fields?" + url.Values{"from": span["from"], "to": {end.Format(time.RFC3339)}}.Encode(), nil
		})
	}
	for _, of := range [][2]string{
		{logs, "ServiceName"},
		{logs, "LogAttributes.http.route"},
		{logs, "LogAttributes.user.id"},
		{logs, "ResourceAttributes.k8s.pod.name"},
		{spans, "SpanName"},
		{spans, "SpanAttributes.http.route"},
	} {
		// Of another range each time, whose rows are counted anew.
		p.figure(b, "values of "+of[1], "≤ 300 ms", `"count":`, func(run int) (string, string, any) {
			end := to.Add(-time.Duration(run) * time.Minute)
			query := url.Values{"from": span["from"], "to": {end.Format(time.RFC3339)}, "field": {of[1]}}
			return "GET", "sources/" + of[0] + "/fields/values?" + query.Encode(), nil
		})
	}
	for name, keys := range map[string]harness.Object{
		"a tenth with the rest":            {"where": "SeverityText:error"},
		"an attribute with the rest":       {"where": `LogAttributes.http.route:"/r/7"`},
		"a user in 10,000":                 {"where": `LogAttributes.user.id:"user-17"`},
		"half an hour with the one before": {"startTime": from.Add(30 * time.Minute).Format(time.RFC3339), "baseline": "before"},
	} {
		p.figure(b, "compare "+name, "≤ 1 s", `"differences":[{`, func(run int) (string, string, any) {
			return "POST", "search/compare", harness.Edited(harness.Object{
				"sourceId": logs, "startTime": from.Format(time.RFC3339), "endTime": to.Add(-time.Duration(run) * time.Second).Format(time.RFC3339),
			}, keys)
		})
	}
	for name, where := range map[string]string{"of all rows": "", "of a tenth": "SeverityText:error"} {
		p.figure(b, "patterns "+name, "≤ 1 s", `"patterns":[{`, func(run int) (string, string, any) {
			return "POST", "search/patterns", harness.Object{
				"sourceId": logs, "where": where,
				"startTime": from.Format(time.RFC3339), "endTime": to.Add(-time.Duration(run) * time.Second).Format(time.RFC3339),
			}
		})
	}
	p.figure(b, "a trace of 10 million spans", "< 200 ms", `"spanId":`, func(run int) (string, string, any) {
		id := harness.Ask(b, p.engine, fmt.Sprintf("SELECT lower(hex(sipHash128(toUInt64(%d))))", 1+run*12345))
		return "GET", "traces/" + id + "?" + url.Values{"sourceId": {spans}, "from": span["from"], "to": span["to"]}.Encode(), nil
	})
	tile := harness.Object{"name": "t", "x": 0, "y": 0, "w": 1, "h": 1, "config": harness.Object{
		"displayType": "line", "sourceId": logs, "select": []any{harness.Object{"aggFn": "count", "where": "SeverityText:error"}}, "groupBy": "ServiceName",
	}}
	dashboard := harness.Decode[harness.Object](b, s.Do("POST", "dashboards", harness.Encode(b, harness.Object{
		"name": "d", "tiles": []any{tile},
		"filters": []any{harness.Object{"type": "QUERY_EXPRESSION", "name": "f", "expression": "LogAttributes['http.route']", "sourceId": logs}},
	})).Payload(b))
	id := dashboard["id"].(string)
	p.figure(b, "choices of a dashboard's filter", "< 1 s", `"count":`, func(run int) (string, string, any) {
		return "POST", "dashboards/" + id + "/filters/" + harness.At(dashboard, "filters", 0, "id").(string) + "/values", harness.Object{
			"startTime": from.UnixMilli() + int64(run), "endTime": to.UnixMilli(),
		}
	})
	p.figure(b, "preview of an alert by the minute", "< 1 s", `"windows":1440`, func(int) (string, string, any) {
		return "POST", "alerts/preview?minutes=1440", harness.Object{
			"source": "tile", "dashboardId": id, "tileId": harness.At(dashboard, "tiles", 0, "id"), "interval": "1m", "threshold": 10,
			"thresholdType": "above", "channel": harness.Object{"type": "webhook", "webhookId": hookID(b, s)},
		}
	})
}

// pages is a server with ten million logs and spans of an hour.
type pages struct {
	s      *harness.Server
	engine *http.Client
	end    time.Time
}

// fill makes the tables.
func (p pages) fill(b *testing.B) {
	b.Helper()
	const columns = `(Timestamp DateTime64(9) CODEC(Delta(8), ZSTD(1)), TraceId String CODEC(ZSTD(1)), SpanId String CODEC(ZSTD(1)),
		ServiceName LowCardinality(String), %s ResourceAttributes Map(LowCardinality(String), String) CODEC(ZSTD(1)),
		%sAttributes Map(LowCardinality(String), String) CODEC(ZSTD(1)), INDEX traces TraceId TYPE bloom_filter(0.001) GRANULARITY 1)
		ENGINE = MergeTree PARTITION BY toDate(Timestamp) ORDER BY `
	const common = `toDateTime64('%[1]s', 9) - toIntervalMicrosecond(number * 360), lower(hex(sipHash128(intDiv(number, 20)))),
		lower(hex(cityHash64(number))), 'service-' || toString(cityHash64(number) %% 20), `
	const attributes = ` map('k8s.pod.name', 'pod-' || toString(cityHash64(number, 2) %% 100), 'host.name', 'node-' || toString(number %% 50)),
		map('http.route', '/r/' || toString(number %% 100), 'http.method', ['GET', 'POST'][1 + number %% 2],
			'user.id', 'user-' || toString(cityHash64(number, 1) %% 10000), 'region', ['eu', 'us', 'ap'][1 + number %% 3])
		FROM numbers(%[2]d, %[3]d)`
	for _, sql := range []string{
		"CREATE TABLE hour " + fmt.Sprintf(columns, "SeverityText LowCardinality(String), Body String CODEC(ZSTD(1)),", "Log") +
			"(toStartOfFiveMinutes(Timestamp), ServiceName, Timestamp)",
		"CREATE TABLE spans " + fmt.Sprintf(columns, "SpanName LowCardinality(String), SpanKind LowCardinality(String), ParentSpanId String, Duration UInt64,", "Span") +
			"(ServiceName, SpanName, toDateTime(Timestamp))",
	} {
		harness.Ask(b, p.engine, sql)
	}
	const part = 1_000_000
	for from := 1; from < 10_000_000; from += part {
		for table, own := range map[string]string{
			"hour":  "if(number %% 10 = 0, 'error', 'info'), 'request ' || toString(number) || ' took ' || toString(number %% 1000) || ' ms',",
			"spans": "'GET /r/' || toString(number %% 20), 'Server', if(number %% 20 = 0, '', lower(hex(cityHash64(number - 1)))), number %% 1000000000,",
		} {
			harness.Ask(b, p.engine, "INSERT INTO "+table+" SELECT "+fmt.Sprintf(common+own+attributes, p.end.Format(time.DateTime), from, part))
		}
	}
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for harness.Ask(b, p.engine, "SELECT count() FROM system.merges") != "0" {
		<-tick.C
	}
	p.s.Apply(b, `
sources:
  - {name: hour, kind: log, connection: local, from: {databaseName: default, tableName: hour}, timestampValueExpression: Timestamp,
     defaultTableSelectExpression: "Timestamp, ServiceName, Body", bodyExpression: Body}
  - {name: spans, kind: trace, connection: local, from: {databaseName: default, tableName: spans}, timestampValueExpression: Timestamp,
     defaultTableSelectExpression: "Timestamp, SpanName", durationExpression: Duration, traceIdExpression: TraceId, spanIdExpression: SpanId,
     parentSpanIdExpression: ParentSpanId, spanNameExpression: SpanName, spanKindExpression: SpanKind, serviceNameExpression: ServiceName}
webhooks:
  - {name: oncall, service: generic, url: "https://example.com/hook"}
`)
}

// hookID is the id of the webhook.
func hookID(b *testing.B, s *harness.Server) string {
	b.Helper()
	return harness.Decode[[]struct{ ID string }](b, s.Do("GET", "webhooks", "").Payload(b))[0].ID
}

// figure prints the median time of a request, which is another one each time so that no answer is one that was kept, and the
// longest, which is that of the first. The engine forgets between them what it remembers of filters.
func (p pages) figure(b *testing.B, name, budget, answered string, request func(run int) (method, path string, body any)) {
	b.Helper()
	var times []time.Duration
	for run := range 5 {
		method, path, body := request(run)
		text := ""
		if body != nil {
			text = harness.Encode(b, body)
		}
		harness.Ask(b, p.engine, "SYSTEM DROP QUERY CONDITION CACHE")
		began := time.Now()
		a := p.s.Do(method, path, text)
		times = append(times, time.Since(began))
		if a.Status != http.StatusOK || !strings.Contains(a.Body, answered) {
			b.Fatalf("%s: %d %.1000s", name, a.Status, a.Body)
		}
	}
	slices.Sort(times)
	harness.Figure(b, name, fmt.Sprintf("%s, at most %s", times[2].Round(time.Millisecond), times[4].Round(time.Millisecond)), budget)
}
