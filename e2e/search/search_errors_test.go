package search

import (
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// testSearchRequests tries what a request can say, right and wrong.
func testSearchRequests(t *testing.T, s *searches) {
	for name, test := range map[string]func(*testing.T, *searches){
		"times are read as ISO 8601":                            testSearchTimes,
		"a range that is left out is the last 15 minutes":       testSearchDefaultRange,
		"the answer to a request that breaks a rule says which": testSearchRules,
		"a mistake in a query is a 400 that says where":         testSearchMistakes,
		"what is missing is a 404":                              testSearchMissingSource,
		"a server that cannot be reached is a 503":              testSearchUnreachableServer,
		"rows that are too large are a 400":                     testSearchLargeRows,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

func testSearchTimes(t *testing.T, s *searches) {
	noon := time.Date(2026, 1, 5, 12, 0, 0, 0, time.UTC)
	statement := "INSERT INTO two_times SELECT toDate(at), at, at, 9 FROM (SELECT toDateTime(" +
		"'2026-01-05 12:00:00') AS at)"
	harness.Ask(t, harness.EngineClient(s.Server), statement)
	// The row is in the range that begins then, and not in the one that ends a millisecond before.
	for _, text := range []string{
		"2026-01-05T12:00Z", "2026-01-05T12:00:00Z", "2026-01-05T12:00:00.000Z", "2026-01-05T12:00:00.0009999Z",
		"2026-01-05T12:00", "2026-01-05T12:00:00", "2026-01-05 12:00:00", "2026-01-05 12:00", "2026-01-05T13:00+01:00",
		"2026-01-05T13:00:00+0100", "2026-01-05T06:30:00.0-05:30", "2026-01-05t12:00:00z",
	} {
		keys := harness.Object{"sourceId": s.ID["source Two times"], "startTime": text, "endTime": "2026-01-05T12:00:00.001Z"}
		if got := harness.Encode(t, s.found(t, keys)); got != `[{"n":9}]` {
			t.Errorf("from %s: %s", text, got)
		}
		keys["startTime"], keys["endTime"] = noon.AddDate(0, 0, -1).Format(time.RFC3339), text
		if got := harness.Encode(t, s.found(t, keys)); got != `[{"n":9}]` {
			t.Errorf("until %s: %s", text, got)
		}
	}
	for start, end := range map[string]string{
		"2026-01-05": "2026-01-06", "2026-01": "2026-02", "2026": "2027", "2026-01-04T24:00:00": "2026-01-05T24:00",
		"2026-01-05T11:59:59.999": "2026-01-05T12:00",
	} {
		keys := harness.Object{"sourceId": s.ID["source Two times"], "startTime": start, "endTime": end}
		if got := harness.Encode(t, s.found(t, keys)); !strings.Contains(got, `{"n":9}`) {
			t.Errorf("from %s to %s: %s", start, end, got)
		}
	}
	for _, text := range []string{
		"yesterday", "1767614400000", "2026-13-01", "2026-02-30", "2026-01-05T25:00", "2026-01-05T24:01", "2026-01-05T12",
		"2026-1-5", "26-01-05", "2026-01-05T12:00:00+25:00", "2026-01-05T12:60", " 2026-01-05", "2026-01-05T12:00:00,5Z",
		"2026-01-05T12:00:00ZZ", "2026-W02-1", " ",
	} {
		for _, key := range []string{"startTime", "endTime"} {
			a := s.search(t, harness.Object{key: text})
			if got := a.Problem(t, 400); got != "Invalid startTime or endTime: must be valid ISO 8601 strings" {
				t.Errorf("%s %q: %s", key, text, got)
			}
		}
	}
	for start, end := range map[string]string{
		"2026-01-05T12:00:00Z": "2026-01-05T12:00:00Z", "2026-01-05T12:00:01Z": "2026-01-05T12:00:00Z", "2999-01-01": "",
		"2026-01-05T12:00:00.0002Z": "2026-01-05T12:00:00.0009Z",
	} {
		a := s.search(t, harness.Object{"startTime": start, "endTime": end})
		if got := a.Problem(t, 400); got != "endTime must be greater than startTime" {
			t.Errorf("from %s to %s: %s", start, end, got)
		}
	}
	for _, far := range []harness.Object{
		{"startTime": "0000-01-01", "endTime": "9999-12-31T23:59:59.999Z"}, {"startTime": "0001-01-01T00:00:00+14:00"},
	} {
		if got := len(s.found(t, far)); got < 5 {
			t.Errorf("%v: %d rows", far, got)
		}
	}
}

func testSearchDefaultRange(t *testing.T, s *searches) {
	harness.Ask(t, harness.EngineClient(s.Server), "INSERT INTO otel_logs (Timestamp, TraceId, ServiceName) VALUES "+
		"(now64(9) - 60, 'minute', 'default range'), (now64(9) - 1200, 'twenty', 'default range')")
	keys := harness.Object{"select": "TraceId", "where": `ServiceName:"default range"`}
	for _, times := range []harness.Object{{}, {"startTime": ""}, {"endTime": ""}, {"startTime": "", "endTime": ""}} {
		body := harness.Edited(s.body(harness.Edited(keys, times)), nil, missing(times, "startTime", "endTime")...)
		rows := harness.Decode[[]harness.Object](t, s.Do("POST", "search", harness.Encode(t, body)).Payload(t))
		if got := harness.Encode(t, rows); got != `[{"TraceId":"minute"}]` {
			t.Errorf("%v: %s", times, got)
		}
	}
	end := time.Now().Add(-10 * time.Minute).UTC().Format(time.RFC3339)
	body := harness.Edited(s.body(harness.Edited(keys, harness.Object{"endTime": end})), nil, "startTime")
	rows := harness.Decode[[]harness.Object](t, s.Do("POST", "search", harness.Encode(t, body)).Payload(t))
	if got := harness.Encode(t, rows); got != `[{"TraceId":"twenty"}]` {
		t.Errorf("before %s: %s", end, got)
	}
}

func testSearchRules(t *testing.T, s *searches) {
	const subqueries = "select: select must not contain semicolons or SELECT subqueries"
	for _, tt := range []struct {
		keys harness.Object
		want string
	}{
		{harness.Object{"sourceId": ""}, "sourceId: sourceId is required; sourceId: sourceId must be a valid ObjectId"},
		{harness.Object{"sourceId": "123456789012"}, "sourceId: sourceId must be a valid ObjectId"},
		{harness.Object{"sourceId": nil}, "sourceId: Expected string, received null"},
		{harness.Object{"startTime": 5}, "startTime: Expected string, received number (a time as in ISO 8601, such as 2026-01-05T10:00:00Z)"},
		{harness.Object{"endTime": nil}, "endTime: Expected string, received null"},
		{harness.Object{"where": strings.Repeat("a", 8193)}, "where: String must contain at most 8192 character(s)"},
		{harness.Object{"whereLanguage": "promql"}, "whereLanguage: Invalid enum value. Expected 'lucene' | 'sql', received 'promql'"},
		{harness.Object{"whereLanguage": nil}, "whereLanguage: Expected 'lucene' | 'sql', received null"},
		{harness.Object{"select": strings.Repeat("a", 4097)}, "select: String must contain at most 4096 character(s)"},
		{harness.Object{"select": "Body;"}, subqueries},
		{harness.Object{"select": "(SELECT 1)"}, subqueries},
		{harness.Object{"select": "a, (sEleCt\n1)"}, subqueries},
		{harness.Object{"select": "select\t1"}, subqueries},
		{harness.Object{"orderBy": strings.Repeat("a", 1025)}, "orderBy: String must contain at most 1024 character(s)"},
		{harness.Object{"maxResults": 0}, "maxResults: Number must be greater than or equal to 1"},
		{harness.Object{"maxResults": 2001}, "maxResults: Number must be less than or equal to 2000"},
		{harness.Object{"maxResults": 1.5}, "maxResults: Expected integer, received float"},
		{harness.Object{"maxResults": "5"}, "maxResults: Expected number, received string"},
		{harness.Object{"offset": -1}, "offset: Number must be greater than or equal to 0"},
		{harness.Object{"offset": 10001}, "offset: Number must be less than or equal to 10000"},
		{harness.Object{"offset": true, "select": "a;"}, subqueries + ", only columns and expressions; offset: Expected number, received boolean"},
	} {
		if got := s.search(t, tt.keys).Problem(t, 400); !strings.HasPrefix(got, "Body validation failed: "+tt.want) {
			t.Errorf("%.60v: %s, want %s", tt.keys, got, tt.want)
		}
	}
	if got := s.Do("POST", "search", "{}").Problem(t, 400); got != "Body validation failed: sourceId: Required" {
		t.Errorf("without a source: %s", got)
	}
	for _, list := range []string{"preselect AS a", "_select , 1", "'selected'"} {
		if a := s.search(t, harness.Object{"select": list}); strings.Contains(a.Body, "subqueries") {
			t.Errorf("%s: %s", list, a.Body)
		}
	}
}

func testSearchMistakes(t *testing.T, s *searches) {
	for _, tt := range []struct {
		keys harness.Object
		want string
	}{
		{harness.Object{"where": "servicename:1"}, "ServiceName"},
		{harness.Object{"where": "SeverityNumber:abc"}, "abc"},
		{harness.Object{"where": "LogAttributes:foo"}, "LogAttributes"},
		{harness.Object{"where": "(foo"}, "filter"},
		{harness.Object{"where": `"foo`}, "filter"},
		{harness.Object{"where": "a:b:c"}, "filter"},
		{harness.Object{"where": "invalid query", "whereLanguage": "sql"}, "where: "},
		{harness.Object{"where": "servicename = 'cart'", "whereLanguage": "sql"}, "servicename"},
		{harness.Object{"where": "ServiceName = cart", "whereLanguage": "sql"}, "cart"},
		{harness.Object{"where": `ServiceName = "cart"`, "whereLanguage": "sql"}, "cart"},
		{harness.Object{"where": "1); DROP TABLE otel_logs; --", "whereLanguage": "sql"}, "where: "},
		{harness.Object{"where": "nope(Body) = 1", "whereLanguage": "sql"}, "nope"},
		{harness.Object{"where": "Body = 1", "whereLanguage": "sql"}, "NO_COMMON_TYPE"},
		{harness.Object{"where": "file('/etc/passwd') = ''", "whereLanguage": "sql"}, "where: "},
		{harness.Object{"where": "TraceId IN (SELECT name FROM system.tables)", "whereLanguage": "sql"}, "where: "},
		{harness.Object{"where": "foo", "sourceId": s.ID["source No implicit column"]}, "implicit column"},
		{harness.Object{"where": "foo", "sourceId": s.ID["source Wrong implicit column"]}, "mplicit"},
		{harness.Object{"select": "servicename"}, "ServiceName"},
		{harness.Object{"select": "Body,"}, "select: "},
		{harness.Object{"select": "Body FROM otel_traces"}, "select: "},
		{harness.Object{"select": "file('/etc/passwd')"}, "select: "},
		{harness.Object{"select": "Body) FROM otel_logs --"}, "select: "},
		{harness.Object{"select": "count()"}, "orderBy: "},
		{harness.Object{"select": "count(), Body", "orderBy": "1"}, "NOT_AN_AGGREGATE"},
		{harness.Object{"select": "nope(Body)"}, "nope"},
		{harness.Object{"select": "Body + 1"}, "ILLEGAL_TYPE_OF_ARGUMENT"},
		{harness.Object{"select": "Body AS a, TraceId AS a"}, "MULTIPLE_EXPRESSIONS_FOR_ALIAS"},
		{harness.Object{"select": "toUInt8(Body)"}, "CANNOT_PARSE_TEXT"},
		{harness.Object{"orderBy": "servicename"}, "servicename"},
		{harness.Object{"orderBy": "Body SIDEWAYS"}, "orderBy: "},
		{harness.Object{"orderBy": "Body LIMIT 1"}, "orderBy: "},
		{harness.Object{"orderBy": ","}, "orderBy: "},
		{harness.Object{"orderBy": "()"}, "orderBy: "},
		{harness.Object{"orderBy": "-- nothing"}, "orderBy: "},
		{harness.Object{"select": "/* nothing */"}, "select: "},
		{harness.Object{"select": "Events.Attributes.exception.type", "sourceId": s.ID["source Traces"]}, "UNKNOWN_IDENTIFIER"},
		{harness.Object{"sourceId": s.ID["source Metrics"]}, "a metric source cannot be searched"},
		{harness.Object{"sourceId": s.ID["source Prometheus"]}, "a promql source cannot be searched"},
		{harness.Object{"sourceId": s.ID["source No such table"]}, s.EngineDatabase() + ".no_such_table"},
		{harness.Object{"sourceId": s.ID["source No such database"]}, "no_such_database.otel_logs"},
		{
			harness.Object{"sourceId": s.ID["source The server's"]},
			"the source's database INFORMATION_SCHEMA is the server's own, and cannot be read",
		},
		{
			harness.Object{"sourceId": s.ID["source Wrong setting"]},
			`querySettings of the source: "no_such_setting" cannot be set`,
		},
		{harness.Object{"sourceId": s.ID["source Wrong timestamp"]}, "timestampValueExpression of the source: "},
		{harness.Object{"sourceId": s.ID["source Text for a timestamp"]}, "timestampValueExpression of the source: "},
		{harness.Object{"sourceId": s.ID["source Wrong select"]}, "defaultTableSelectExpression of the source: "},
		{harness.Object{"sourceId": s.ID["source Wrong order"]}, "orderByExpression of the source: "},
		{harness.Object{"sourceId": s.ID["source Wrong filter"]}, "tableFilterExpression of the source: "},
	} {
		a := s.search(t, tt.keys)
		a.WantProblem(t, tt.want)
		for _, inside := range []string{"DB::", "Code:", "{p0", "prefer_column_name", "127.0.0.1"} {
			if strings.Contains(a.Body, inside) && tt.keys["sourceId"] != s.ID["source Wrong filter"] {
				t.Errorf("%v shows the inside: %s", tt.keys, a.Body)
			}
		}
	}
}

func testSearchMissingSource(t *testing.T, s *searches) {
	const id = "00000000000000000000DEAD"
	if got := s.search(t, harness.Object{"sourceId": id}).Problem(t, 404); got != "Source not found: "+id {
		t.Errorf("an unknown source: %s", got)
	}
	capitals := harness.Object{"sourceId": strings.ToUpper(s.ID["source Logs"])}
	if got := s.ids(t, capitals); got != "t4 t3 t2 t1 t0" {
		t.Errorf("an id in capitals: %s", got)
	}
}

func testSearchUnreachableServer(t *testing.T, s *searches) {
	a := s.search(t, harness.Object{"sourceId": s.ID["source Other logs"]})
	if a.Status != 503 || a.Header.Get("Retry-After") == "" {
		t.Errorf("status %d, Retry-After %q: %s", a.Status, a.Header.Get("Retry-After"), a.Body)
	}
	for _, secret := range []string{"clickhouse.example.com", "connection-password", "reader"} {
		if strings.Contains(a.Body, secret) {
			t.Errorf("the answer has %s: %s", secret, a.Body)
		}
	}
}

func testSearchLargeRows(t *testing.T, s *searches) {
	for _, list := range []string{"repeat('x', 20000000) AS a, Body", "repeat(Body, 1000000000)"} {
		a := s.search(t, harness.Object{"select": list, "where": "SeverityNumber:>0"})
		if a.Status != 400 || len(a.Body) > 1000 {
			t.Errorf("%s: status %d: %.300s", list, a.Status, a.Body)
		}
	}
}

// missing are the keys that an object does not have.
func missing(o harness.Object, keys ...string) []string {
	var without []string
	for _, key := range keys {
		if _, ok := o[key]; !ok {
			without = append(without, key)
		}
	}
	return without
}
