package bench

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// monthOfRows is how many rows BenchmarkSearchOfAMonth searches, and rowEvery how many microseconds are between two.
const (
	monthOfRows = 10_000_000
	rowEvery    = 259_200
)

// BenchmarkSearchOfAMonth measures pages of 200 rows out of ten million in 30 days, of a table in the order of time and of one
// in that of services.
func BenchmarkSearchOfAMonth(b *testing.B) {
	s := harness.StartServer(b, "", "--rate-limit", "0")
	engine := harness.EngineClient(s)
	end := time.Now().UTC().Truncate(time.Hour)
	var sources strings.Builder
	sources.WriteString("sources:\n")
	for table, key := range map[string]string{
		"by_time": "(toStartOfFiveMinutes(Timestamp), ServiceName, Timestamp)", "by_service": "(ServiceName, toDateTime(Timestamp))",
	} {
		harness.Ask(b, engine, "CREATE TABLE "+table+` (Timestamp DateTime64(9) CODEC(Delta(8), ZSTD(1)), ServiceName LowCardinality(String),
			Body String CODEC(ZSTD(1)), LogAttributes Map(LowCardinality(String), String) CODEC(ZSTD(1))) ENGINE = MergeTree
			PARTITION BY toDate(Timestamp) ORDER BY `+key)
		for from := 0; from < monthOfRows; from += monthOfRows / 10 {
			harness.Ask(b, engine, fmt.Sprintf(`INSERT INTO %s SELECT toDateTime64('%s', 9) - toIntervalMicrosecond(number * %d),
				'service-' || toString(cityHash64(number) %% 20), 'request ' || toString(number) || ' took ' || toString(number %% 1000) || ' ms',
				map('http.route', '/r/' || toString(number %% 100), 'user.id', toString(cityHash64(number, 1) %% 10000))
				FROM numbers(%d, %d)`, table, end.Format(time.DateTime), rowEvery, from, monthOfRows/10))
		}
		harness.Ask(b, engine, "OPTIMIZE TABLE "+table+" FINAL")
		fmt.Fprintf(&sources, "  - {name: %[1]s, kind: log, connection: local, from: {databaseName: default, tableName: %[1]s},\n"+
			"     timestampValueExpression: Timestamp, defaultTableSelectExpression: \"Timestamp, ServiceName, Body\", bodyExpression: Body}\n", table)
	}
	s.Apply(b, sources.String())
	for _, table := range []string{"by_time", "by_service"} {
		m := month{s, engine, sourceID(b, s, table), end}
		for _, cold := range []bool{false, true} {
			state := map[bool]string{false: "warm", true: "cold"}[cold]
			hour, _ := m.search(b, cold, time.Hour, nil)
			whole, _ := m.search(b, cold, wholeMonth, nil)
			harness.Figure(b, table+": 200 rows of 30 days, "+state, fmt.Sprintf("%s, of an hour %s", whole, hour), "< 2 x")
			const nothing = `LogAttributes.user.id:"nobody"`
			none, _ := m.search(b, cold, wholeMonth, harness.Object{"where": nothing})
			scan, _ := m.search(b, cold, wholeMonth, harness.Object{"where": nothing, "select": "count() AS n", "orderBy": "n"})
			harness.Figure(b, table+": nothing in 30 days, "+state, fmt.Sprintf("%s, a count %s", none, scan), "< 1.2 x")
		}
		for _, depth := range []int{0, 1_000_000, 5_000_000, 9_900_000} {
			took, body := m.search(b, false, wholeMonth, harness.Object{"cursor": m.cursor(b, depth)})
			if !strings.Contains(body, `"rows":200,`) {
				b.Fatalf("behind %d: %.300s", depth, body)
			}
			harness.Figure(b, table+": a page behind "+strconv.Itoa(depth)+" rows", took.String(), "< 150 ms")
		}
	}
}

const wholeMonth = 30 * 24 * time.Hour

// month is a source with rows of 30 days.
type month struct {
	s      *harness.Server
	engine *http.Client
	source string
	end    time.Time
}

// search is the median time of a search for 200 rows, and its answer. What the engine remembers of a filter is forgotten, and
// in the cold also what it keeps of the table.
func (m month) search(b *testing.B, cold bool, since time.Duration, keys harness.Object) (time.Duration, string) {
	b.Helper()
	caches := []string{"QUERY CONDITION CACHE"}
	if cold {
		caches = append(caches, "MARK CACHE", "UNCOMPRESSED CACHE")
	}
	request := harness.Encode(b, harness.Edited(harness.Object{
		"sourceId": m.source, "startTime": m.end.Add(-since).Format(time.RFC3339), "endTime": m.end.Format(time.RFC3339), "maxResults": 200,
	}, keys))
	var times []time.Duration
	var body string
	for range 5 {
		for _, cache := range caches {
			harness.Ask(b, m.engine, "SYSTEM DROP "+cache)
		}
		began := time.Now()
		a := m.s.Do("POST", "search", request)
		times = append(times, time.Since(began))
		if body = a.Body; a.Status != http.StatusOK {
			b.Fatalf("%s: %d %s", request, a.Status, a.Body)
		}
	}
	slices.Sort(times)
	return times[2].Round(100 * time.Microsecond), body
}

// cursor is one behind so many rows: that of the first row with another time, which is at its end.
func (m month) cursor(b *testing.B, depth int) string {
	b.Helper()
	_, first := m.search(b, false, wholeMonth, harness.Object{"cursor": "", "maxResults": 1})
	text := harness.Decode[struct{ Cursor string }](b, first).Cursor
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		b.Fatal(err)
	}
	at := strconv.FormatInt(m.end.Add(-time.Duration(depth)*rowEvery*time.Microsecond).UnixNano(), 10)
	return base64.RawURLEncoding.EncodeToString(append(data[:len(data)-len(at)], at...))
}
