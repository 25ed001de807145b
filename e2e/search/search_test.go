package search

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// searches is a server with rows that tests know.
type searches struct {
	*harness.Stack
	// from is the time of the first row; the others follow by the minute.
	from time.Time
}

// searchSources are sources beside the default ones, on tables that startSearches makes.
const searchSources = `
sources:
  - name: Errors
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    bodyExpression: Body
    tableFilterExpression: SeverityText = 'error' OR SeverityText = 'fatal'
    orderByExpression: SeverityNumber ASC, Timestamp ASC
    querySettings: [{setting: max_threads, value: "1"}]
  - name: Two times
    kind: log
    connection: local
    from: {databaseName: default, tableName: two_times}
    timestampValueExpression: Day, Second
    displayedTimestampValueExpression: Nano
    defaultTableSelectExpression: n
  - name: Values
    kind: trace
    connection: local
    from: {databaseName: default, tableName: search_values}
    timestampValueExpression: ts
    defaultTableSelectExpression: "*"
    durationExpression: ts
    traceIdExpression: ts
    spanIdExpression: ts
    parentSpanIdExpression: ts
    spanNameExpression: ts
    spanKindExpression: ts
  - name: No such table
    kind: log
    connection: local
    from: {databaseName: default, tableName: no_such_table}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
  - name: No such database
    kind: log
    connection: local
    from: {databaseName: no_such_database, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
  - name: The server's
    kind: log
    connection: local
    from: {databaseName: INFORMATION_SCHEMA, tableName: tables}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: table_name
  - name: Wrong setting
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    querySettings: [{setting: no_such_setting, value: "1"}]
  - name: Wrong timestamp
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: file('/etc/passwd')
    defaultTableSelectExpression: Body
  - name: Text for a timestamp
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Body
    defaultTableSelectExpression: Body
  - name: Wrong select
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body, (SELECT 1
  - name: Wrong order
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    orderByExpression: Timestamp SIDEWAYS
  - name: Wrong filter
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    tableFilterExpression: url('http://127.0.0.1/') = ''
  - name: Wrong implicit column
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    implicitColumnExpression: NoSuchColumn
  - name: No implicit column
    kind: log
    connection: local
    from: {databaseName: default, tableName: otel_logs}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
`

func startSearches(t *testing.T) *searches {
	t.Helper()
	s := &searches{Stack: harness.StartStack(t), from: time.Now().UTC().Truncate(time.Hour).Add(-3 * time.Hour)}
	engine := harness.EngineClient(s.Server)
	at := func(minute int) string {
		return s.from.Add(time.Duration(minute) * time.Minute).Format("2006-01-02 15:04:05")
	}
	for _, statement := range []string{
		fmt.Sprintf(`INSERT INTO otel_logs (Timestamp, TraceId, SeverityText, SeverityNumber, ServiceName, Body,
			ResourceAttributes, LogAttributes) VALUES
			('%s.000000001', 't0', 'info', 9, 'cart', 'all well', {'k8s.pod.name': 'cart-1'}, {'n': '1'}),
			('%s.5', 't1', 'error', 17, 'checkout', 'Payment timeout', {'k8s.pod.name': 'checkout-1'}, {'http.status': '504'}),
			('%s', 't2', 'warn', 13, 'checkout', 'slow payment', {}, {'it\'s': 'so', 'n': '10'}),
			('%s', 't3', 'error', 17, 'cart', 'disk full', {}, {'http.status': '500'}),
			('%s', 't4', 'fatal', 21, 'cart', 'out of memory', {}, {})`, at(0), at(1), at(2), at(3), at(4)),
		fmt.Sprintf(`INSERT INTO otel_traces (Timestamp, TraceId, SpanName, ServiceName, Duration, StatusCode,
			Events.Timestamp, Events.Name, Events.Attributes) VALUES
			('%[1]s', 't1', 'POST /orders', 'checkout', 1250500000, 'Error', ['%[1]s.25', '%[1]s.75'], ['exception', 'retry'],
				[{'exception.type': 'Timeout'}, {}]),
			('%[1]s', 't2', 'GET /', 'cart', 18446744073709551615, 'Ok', [], [], [])`, at(1)),
		fmt.Sprintf(`INSERT INTO hyperdx_sessions (Timestamp, TimestampTime, Body) VALUES ('%[1]s', '%[1]s', 'click')`, at(1)),
		`CREATE TABLE two_times (Day Date, Second DateTime, Nano DateTime64(9), n UInt8) ENGINE = MergeTree ORDER BY Second`,
		fmt.Sprintf(`INSERT INTO two_times SELECT toDate(second), second, addMilliseconds(toDateTime64(second, 9), n), n FROM
			(SELECT toDateTime('%s') AS second, number AS n FROM numbers(4))`, at(1)),
		`CREATE TABLE search_values (ts DateTime64(3), i8 Int8, u64 UInt64, big UInt64, huge Int256, f Float64, nan Float32,
			dec Decimal(10, 3), yes Bool, text LowCardinality(Nullable(String)), none Nullable(UInt8), day Date, sec DateTime,
			uuid UUID, enum Enum8('a' = 1), ip IPv6, arr Array(Nullable(UInt64)), decs Array(Decimal(4, 2)), m Map(String, Float64),
			tuple Tuple(a UInt8, b DateTime64(1)), pair Tuple(UInt8, String), ` + "`a b` String, `c\\`d` String, bytes String" +
			`, computed UInt8 MATERIALIZED 5, other UInt8 ALIAS 6) ENGINE = MergeTree ORDER BY ts`,
		fmt.Sprintf(`INSERT INTO search_values VALUES ('%s.25', -1, 9007199254740992, 9007199254740993, '-12345678901234567890', 0.1, nan,
			1.5, true, 'x', NULL, '2026-01-05', '2026-01-05 10:00:00', '61f0c404-5cb3-11e7-907b-a6006ad3dba0', 'a', '::1',
			[1, NULL], [1.25], {'a': 0.5}, (1, '2026-01-05 10:00:00.5'), (1, 'x'), 'blank', 'tick', unhex('6180'))`, at(1)),
	} {
		harness.Ask(t, engine, statement)
	}
	for _, r := range s.Apply(t, searchSources) {
		s.ID[r.Kind+" "+r.Name] = r.ID
	}
	return s
}

// body is a search of the Logs over all rows, with some keys of its own.
func (s *searches) body(keys harness.Object) harness.Object {
	return harness.Edited(harness.Object{
		"sourceId": s.ID["source Logs"], "startTime": s.from.Format(time.RFC3339),
		"endTime": s.from.Add(time.Hour).Format(time.RFC3339),
	}, keys)
}

func (s *searches) search(t *testing.T, keys harness.Object) harness.Answer {
	t.Helper()
	return s.Do("POST", "search", harness.Encode(t, s.body(keys)))
}

// found answers the rows of a search that succeeds.
func (s *searches) found(t *testing.T, keys harness.Object) []harness.Object {
	t.Helper()
	a := s.search(t, keys)
	rows := harness.Decode[[]harness.Object](t, a.Payload(t))
	if got := harness.Decode[struct{ Rows *int }](t, a.Body).Rows; got == nil || *got != len(rows) {
		t.Errorf("rows is %v with %d of them", got, len(rows))
	}
	return rows
}

// ids are the trace ids of the rows that a search finds, in their order.
func (s *searches) ids(t *testing.T, keys harness.Object) string {
	t.Helper()
	var ids []string
	for _, row := range s.found(t, harness.Edited(harness.Object{"select": "TraceId"}, keys)) {
		ids = append(ids, row["TraceId"].(string))
	}
	return strings.Join(ids, " ")
}

// minute is when a row was written.
func (s *searches) minute(n int) string {
	return s.from.Add(time.Duration(n) * time.Minute).Format("2006-01-02T15:04:05")
}

// columnsBeside are the columns in the answer to a search.
var columnsBeside = regexp.MustCompile(`,"columns":\[.*\]}$`)

// withoutColumns is the answer to a search without its columns.
func withoutColumns(a harness.Answer) string { return columnsBeside.ReplaceAllString(a.Body, "}") }

func TestSearch(t *testing.T) {
	t.Parallel()
	s := startSearches(t)
	for name, test := range map[string]func(*testing.T, *searches){
		"the source says columns and order":               testSearchDefaults,
		"the range includes both ends to the millisecond": testSearchRange,
		"filters keep rows":                               testSearchFilters,
		"columns are named as ClickHouse does":            testSearchColumns,
		"a filter names what is selected":                 testSearchFiltersOfAliases,
		"an alias has no say in range, filter and order":  testSearchAliases,
		"orders are as asked for":                         testSearchOrders,
		"pages follow each other":                         testSearchPages,
		"pages by cursor":                                 testSearchCursor,
		"rows by their ids":                               testSearchRow,
		"a source adds its filter, order and settings":    testSearchSettingsOfSources,
		"values have the types of JSON":                   testSearchValues,
		"a session source needs columns":                  testSearchSessions,
		"requests":                                        testSearchRequests,
		"fields are columns and attributes":               testFields,
		"metrics have fields":                             testFieldsOfMetrics,
		"what sets rows apart":                            testCompare,
		"messages have patterns":                          testPatterns,
		"traces are spans and logs":                       testTraces,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

func testSearchDefaults(t *testing.T, s *searches) {
	want := fmt.Sprintf(`{"data":[`+
		`{"Timestamp":"%s.000000000Z","ServiceName":"cart","SeverityText":"fatal","Body":"out of memory"},`+
		`{"Timestamp":"%s.000000000Z","ServiceName":"cart","SeverityText":"error","Body":"disk full"}],"rows":2,"columns":[`+
		`{"name":"Timestamp","type":"DateTime64(9)"},{"name":"ServiceName","type":"LowCardinality(String)"},`+
		`{"name":"SeverityText","type":"LowCardinality(String)"},{"name":"Body","type":"String"}]}`,
		s.minute(4), s.minute(3))
	if diff := cmp.Diff(want, s.search(t, harness.Object{"maxResults": 2}).Body); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	want = fmt.Sprintf(`{"data":[{"Timestamp":"%s.000000000Z","ServiceName":"checkout","StatusCode":"Error",`+
		`"round(divide(Duration, 1000000.))":1250,"SpanName":"POST /orders"}],"rows":1}`, s.minute(1))
	spans := harness.Object{"sourceId": s.ID["source Traces"], "where": "orders"}
	if diff := cmp.Diff(want, withoutColumns(s.search(t, spans))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func testSearchRange(t *testing.T, s *searches) {
	for _, tt := range []struct{ start, end, want string }{
		{s.minute(1) + ".5Z", s.minute(3) + "Z", "t3 t2 t1"},
		{s.minute(1) + ".501Z", s.minute(3) + "Z", "t3 t2"},
		{s.minute(1) + ".500999Z", s.minute(3) + "Z", "t3 t2 t1"},
		{s.minute(1) + ".5Z", s.minute(2) + ".999Z", "t2 t1"},
		{s.minute(0) + "Z", s.minute(0) + ".001Z", "t0"},
		{s.minute(5) + "Z", s.minute(6) + "Z", ""},
	} {
		if got := s.ids(t, harness.Object{"startTime": tt.start, "endTime": tt.end}); got != tt.want {
			t.Errorf("from %s to %s: %s, want %s", tt.start, tt.end, got, tt.want)
		}
	}
}

func testSearchFilters(t *testing.T, s *searches) {
	for where, want := range map[string]string{
		"":                     "t4 t3 t2 t1 t0",
		"  ":                   "t4 t3 t2 t1 t0",
		"payment":              "t2 t1",
		"payment timeout":      "t1",
		"payment -timeout":     "t2",
		"SeverityText:error":   "t3 t1",
		"SeverityNumber:>=17":  "t4 t3 t1",
		"http.status:>500":     "t1",
		"ServiceName:\"cart\"": "t4 t3 t0",
		"LogAttributes.n:*":    "t2 t0",
		"n:* k8s:*":            "",
		"n:*":                  "t2 t0",
		"ResourceAttributes.k8s.pod.name:checkout":  "t1",
		"LogAttributes.http.status:\"504\" OR full": "t3 t1",
		`"' OR 1=1 --"`: "",
	} {
		if got := s.ids(t, harness.Object{"where": where}); got != want {
			t.Errorf("%s: %s, want %s", where, got, want)
		}
	}
	for where, want := range map[string]string{
		"SeverityNumber > 13 AND ServiceName = 'cart'":                      "t4 t3",
		"LogAttributes['http.status'] = '504' OR TraceId = 't4'":            "t4 t1",
		"LogAttributes.http.status = '504'":                                 "t1",
		"Body ILIKE '%PAYMENT%' -- and a comment":                           "t2 t1",
		"TraceId IN (SELECT TraceId FROM otel_traces WHERE Duration > 2e9)": "t2",
		"match(Body, '^s.*t$')":                                             "t2",
		"1 = 1 OR 1 = 1":                                                    "t4 t3 t2 t1 t0",
		" ":                                                                 "t4 t3 t2 t1 t0",
	} {
		if got := s.ids(t, harness.Object{"where": where, "whereLanguage": "sql"}); got != want {
			t.Errorf("%s: %s, want %s", where, got, want)
		}
	}
}

func testSearchColumns(t *testing.T, s *searches) {
	for list, want := range map[string]string{
		"Body":                               `{"Body":"Payment timeout"}`,
		" Body , TraceId ":                   `{"Body":"Payment timeout","TraceId":"t1"}`,
		"`Body`":                             `{"Body":"Payment timeout"}`,
		"LogAttributes['http.status']":       `{"arrayElement(LogAttributes, 'http.status')":"504"}`,
		"LogAttributes.http.status":          `{"arrayElement(LogAttributes, 'http.status')":"504"}`,
		"LogAttributes['it\\'s']":            `{"arrayElement(LogAttributes, 'it\\'s')":""}`,
		"upper(LogAttributes.http.status)":   `{"upper(arrayElement(LogAttributes, 'http.status'))":"504"}`,
		"ResourceAttributes['k8s.pod.name']": `{"arrayElement(ResourceAttributes, 'k8s.pod.name')":"checkout-1"}`,
		"LogAttributes['http.status'] AS `the status`, length(Body) n": `{"the status":"504","n":15}`,
		"LogAttributes":                       `{"LogAttributes":{"http.status":"504"}}`,
		"lower(ServiceName)":                  `{"lower(ServiceName)":"checkout"}`,
		"SeverityNumber + 1, -SeverityNumber": `{"plus(SeverityNumber, 1)":18,"negate(SeverityNumber)":-17}`,
		"(select(1))":                         `{"_subquery_1":1}`,
		"if(SeverityNumber > 16, 'bad', 'good') AS verdict": `{"verdict":"bad"}`,
		"Body, Body":                       `{"Body":"Payment timeout"}`,
		"Body AS TraceId, TraceId":         `{"TraceId":"t1"}`,
		"TraceId, Body AS TraceId":         `{"TraceId":"Payment timeout"}`,
		"SeverityText AS a, a || '!' AS b": `{"a":"error","b":"error!"}`,
	} {
		a := s.search(t, harness.Object{"select": list, "where": "TraceId:\"t1\""})
		if diff := cmp.Diff(`{"data":[`+want+`],"rows":1}`, withoutColumns(a)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", list, diff)
		}
	}
	row := s.found(t, harness.Object{"select": "*", "maxResults": 1})[0]
	for key := range row {
		if strings.HasPrefix(key, "__hdx") || strings.HasSuffix(key, "Items") {
			t.Errorf("* has the column %s", key)
		}
	}
	if len(row) != 16 {
		t.Errorf("* has %d columns, want the table's 16", len(row))
	}
}

func testSearchFiltersOfAliases(t *testing.T, s *searches) {
	for _, tt := range []struct{ list, where, language, want string }{
		{"TraceId, upper(ServiceName) AS svc", "svc:CART", "lucene", "t4 t3 t0"},
		{"TraceId, upper(ServiceName) AS svc", `svc:"cart"`, "lucene", ""},
		{"TraceId, upper(ServiceName) AS svc", "svc = 'CHECKOUT'", "sql", "t2 t1"},
		{"TraceId, length(Body) AS size", "size:>12", "lucene", "t4 t1"},
		{"TraceId, LogAttributes['http.status'] AS `http.status`", "http.status:50", "lucene", "t3 t1"},
		{"TraceId, upper(ServiceName) AS ServiceName", `ServiceName:"cart"`, "lucene", "t4 t3 t0"},
	} {
		got := s.ids(t, harness.Object{"select": tt.list, "where": tt.where, "whereLanguage": tt.language})
		if got != tt.want {
			t.Errorf("%s with %s: %s, want %s", tt.list, tt.where, got, tt.want)
		}
	}
	for where, want := range map[string]string{
		"b:1": `the alias "b" refers to itself`, "n:1": `the alias "n" is an aggregate`, "servicename:1": `unknown field "servicename"`,
	} {
		a := s.search(t, harness.Object{"select": "a AS b, b AS a, count() AS n", "where": where})
		a.WantProblem(t, "filter, character 1: "+want)
	}
}

func testSearchAliases(t *testing.T, s *searches) {
	for list, want := range map[string]string{
		"Body AS Timestamp, TraceId":                                   "t3 t1",
		"toDateTime64('1999-01-01 00:00:00', 9) AS Timestamp, TraceId": "t3 t1",
		"'x' AS SeverityText, TraceId":                                 "t3 t1",
		"TraceId, TraceId AS Body, Body AS ServiceName":                "t3 t1",
	} {
		for language, where := range map[string]string{"lucene": "SeverityText:error", "sql": "SeverityText = 'error'"} {
			if got := s.ids(t, harness.Object{"select": list, "where": where, "whereLanguage": language}); got != want {
				t.Errorf("%s with %s: %s, want %s", list, where, got, want)
			}
		}
	}
}

func testSearchOrders(t *testing.T, s *searches) {
	for order, want := range map[string]string{
		"":                                    "t4 t3 t2 t1 t0",
		" \n":                                 "t4 t3 t2 t1 t0",
		"Timestamp":                           "t0 t1 t2 t3 t4",
		"Timestamp ASC":                       "t0 t1 t2 t3 t4",
		"Timestamp DESC":                      "t4 t3 t2 t1 t0",
		"(Timestamp) DESC":                    "t4 t3 t2 t1 t0",
		"SeverityNumber DESC, Timestamp DESC": "t4 t3 t1 t2 t0",
		"(SeverityNumber, Timestamp) DESC":    "t4 t3 t1 t2 t0",
		"ServiceName, Timestamp desc":         "t4 t3 t0 t2 t1",
		"LogAttributes['n'] DESC, TraceId":    "t2 t0 t1 t3 t4",
		"LogAttributes.n DESC NULLS LAST, TraceId": "t2 t0 t1 t3 t4",
		"length(Body) DESC":                        "t1 t4 t2 t3 t0",
	} {
		if got := s.ids(t, harness.Object{"orderBy": order}); got != want {
			t.Errorf("%q: %s, want %s", order, got, want)
		}
	}
	if got := s.ids(t, harness.Object{"select": "TraceId, length(Body) AS size", "orderBy": "size DESC"}); got != "t1 t4 t2 t3 t0" {
		t.Errorf("by an alias: %s", got)
	}
	counted := s.found(t, harness.Object{"select": "count(), max(SeverityNumber) AS worst", "orderBy": "count()"})
	if got := harness.Encode(t, counted); got != `[{"count()":5,"worst":21}]` {
		t.Errorf("aggregates: %s", got)
	}
}

func testSearchPages(t *testing.T, s *searches) {
	for offset, want := range []string{"t4 t3", "t3 t2", "t2 t1", "t1 t0", "t0", ""} {
		if got := s.ids(t, harness.Object{"maxResults": 2, "offset": offset}); got != want {
			t.Errorf("from %d on: %s, want %s", offset, got, want)
		}
	}
	if got := s.ids(t, harness.Object{"maxResults": 2000, "offset": 0}); got != "t4 t3 t2 t1 t0" {
		t.Errorf("a large page: %s", got)
	}
}

func testSearchSettingsOfSources(t *testing.T, s *searches) {
	errors := harness.Object{"sourceId": s.ID["source Errors"]}
	if got := s.ids(t, errors); got != "t1 t3 t4" {
		t.Errorf("all: %s", got)
	}
	if got := s.ids(t, harness.Edited(errors, harness.Object{"where": "ServiceName:cart OR timeout"})); got != "t1 t3 t4" {
		t.Errorf("with a filter: %s", got)
	}
	if got := s.ids(t, harness.Edited(errors, harness.Object{"where": "full", "orderBy": "TraceId"})); got != "t3" {
		t.Errorf("bare text: %s", got)
	}
	var order []string
	for _, row := range s.found(t, harness.Object{"sourceId": s.ID["source Two times"]}) {
		order = append(order, harness.Encode(t, row["n"]))
	}
	if !slices.Equal(order, []string{"3", "2", "1", "0"}) {
		t.Errorf("rows of a second are in the order %v, want that of the time that is shown", order)
	}
}

func testSearchValues(t *testing.T, s *searches) {
	a := s.search(t, harness.Object{"sourceId": s.ID["source Values"]})
	want := fmt.Sprintf(`{"data":[{"ts":"%s.250Z","i8":-1,"u64":9007199254740992,"big":"9007199254740993",`+
		`"huge":"-12345678901234567890","f":0.1,"nan":null,"dec":1.5,"yes":true,"text":"x","none":null,"day":"2026-01-05",`+
		`"sec":"2026-01-05T10:00:00Z","uuid":"61f0c404-5cb3-11e7-907b-a6006ad3dba0","enum":"a","ip":"::1","arr":[1,null],`+
		`"decs":[1.25],"m":{"a":0.5},"tuple":{"a":1,"b":"2026-01-05T10:00:00.5Z"},"pair":[1,"x"],"a b":"blank",`+
		"\"c`d\":\"tick\",\"bytes\":\"a\ufffd\"}],\"rows\":1}", s.minute(1))
	if diff := cmp.Diff(want, withoutColumns(a)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	a = s.search(t, harness.Object{
		"sourceId": s.ID["source Values"],
		"select":   "computed, other, `a b`, `c\\`d`, upper(`a b`), [ts] AS times, (1, [day]) AS t, NULL AS nothing, 1/0 AS inf",
	})
	want = fmt.Sprintf(`{"data":[{"computed":5,"other":6,"a b":"blank","c`+"`"+`d":"tick","upper(a b)":"BLANK",`+
		`"times":["%s.250Z"],"t":[1,["2026-01-05"]],"nothing":null,"inf":null}],"rows":1}`, s.minute(1))
	if diff := cmp.Diff(want, withoutColumns(a)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	spans := harness.Object{"sourceId": s.ID["source Traces"], "orderBy": "TraceId", "select": "Duration, Events.Name, Events"}
	want = fmt.Sprintf(`{"data":[{"Duration":1250500000,"Events.Name":["exception","retry"],"Events":[`+
		`{"Attributes":{"exception.type":"Timeout"},"Name":"exception","Timestamp":"%[1]s.250000000Z"},`+
		`{"Attributes":{},"Name":"retry","Timestamp":"%[1]s.750000000Z"}]},`+
		`{"Duration":"18446744073709551615","Events.Name":[],"Events":[]}],"rows":2}`, s.minute(1))
	if diff := cmp.Diff(want, withoutColumns(s.search(t, spans))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func testSearchSessions(t *testing.T, s *searches) {
	sessions := harness.Object{"sourceId": s.ID["source Sessions"]}
	s.search(t, sessions).WantProblem(t, "select: ", "session")
	rows := s.found(t, harness.Edited(sessions, harness.Object{"select": "Body, TimestampTime", "where": "Body:click"}))
	if got, want := harness.Encode(t, rows), `[{"Body":"click","TimestampTime":"`+s.minute(1)+`Z"}]`; got != want {
		t.Errorf("the rows are %s, want %s", got, want)
	}
}
