package search

import (
	"fmt"
	"maps"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
)

// arrivals returns an INSERT of 30 logs at 10 consecutive nanoseconds. Each nanosecond has one unique row and two equal rows.
func arrivals(batch int, from time.Time) string {
	return fmt.Sprintf(`INSERT INTO paged (Timestamp, TraceId, Body) SELECT toDateTime64('%s', 9) + toIntervalNanosecond(intDiv(number, 3)),
		if(number %% 3 = 0, 'single %d/' || toString(number), 'twin'), 'row' FROM numbers(30)`, from.Format("2006-01-02 15:04:05"), batch)
}

func TestPagesByCursorWhileRowsArrive(t *testing.T) {
	t.Parallel()
	const batches = 5
	s := harness.StartStack(t)
	engine := harness.EngineClient(s.Server)
	from := time.Now().UTC().Truncate(time.Hour).Add(-3 * time.Hour)
	harness.Ask(t, engine, "CREATE TABLE paged AS otel_logs")
	for i := range batches {
		harness.Ask(t, engine, arrivals(i, from.Add(time.Duration(i)*8*time.Minute)))
	}
	for _, r := range s.Apply(t, `
sources:
  - {name: Paged, kind: log, connection: local, from: {databaseName: default, tableName: paged},
     timestampValueExpression: Timestamp, defaultTableSelectExpression: "Timestamp, TraceId", bodyExpression: Body}
`) {
		s.ID[r.Kind+" "+r.Name] = r.ID
	}
	c := client(t, s.Server)
	cursor, size := "", 7 // beside the three rows of a nanosecond, a page ends at each of them
	start, end := from.Format(time.RFC3339), from.Add(2*time.Hour).Format(time.RFC3339)
	request := api.SearchRequest{
		SourceID: s.ID["source Paged"], StartTime: &start, EndTime: &end, MaxResults: &size, Cursor: &cursor,
	}
	seen := map[string]int{}
	for page := 0; ; page++ {
		r, err := c.SearchEventsWithResponse(t.Context(), request)
		if err != nil {
			t.Fatal(err)
		}
		if r.JSON200 == nil || r.JSON200.Cursor == nil {
			t.Fatalf("page %d is %d %s", page, r.StatusCode(), r.Body)
		}
		last := ""
		for _, row := range r.JSON200.Data {
			at := row["Timestamp"].(string)
			if last != "" && at > last {
				t.Errorf("%s comes after %s", at, last)
			}
			last = at
			seen[at+" "+row["TraceId"].(string)]++
		}
		if r.JSON200.Rows < size {
			break
		}
		if page < batches {
			harness.Ask(t, engine, arrivals(100+page, from.Add(time.Duration(page)*8*time.Minute)))
		}
		cursor, request.StartTime, request.EndTime = *r.JSON200.Cursor, nil, nil
	}
	// Each row of before was seen once, and of those that have come some, but none twice.
	there := func(condition string) map[string]int {
		n := map[string]int{}
		for line := range strings.Lines(harness.Ask(t, engine, `SELECT replaceOne(toString(Timestamp), ' ', 'T') || 'Z ' || TraceId, count()
			FROM paged WHERE `+condition+` GROUP BY ALL`)) {
			var count int
			row, number, _ := strings.Cut(strings.TrimSpace(line), "\t")
			if _, err := fmt.Sscan(number, &count); err != nil {
				t.Fatal(err)
			}
			n[row] = count
		}
		return n
	}
	all, before := there("1"), there("TraceId = 'twin' OR TraceId LIKE 'single _/%'")
	twins := 0
	for row := range maps.Keys(before) {
		least := before[row]
		if strings.HasSuffix(row, "twin") {
			least = 2 // that many there were at first
			twins++
		}
		if seen[row] < least || seen[row] > all[row] {
			t.Errorf("%s was seen %d times, of %d", row, seen[row], all[row])
		}
	}
	for row, n := range seen {
		if n > all[row] {
			t.Errorf("%s was seen %d times, and is there %d times", row, n, all[row])
		}
	}
	if twins != 10*batches || len(before) != 20*batches {
		t.Errorf("%d rows, %d of them alike", len(before), twins)
	}
}

func testSearchCursor(t *testing.T, s *searches) {
	first := s.search(t, harness.Object{"cursor": "", "maxResults": 2, "select": "TraceId"})
	next := harness.Decode[struct{ Cursor string }](t, first.Body).Cursor
	got := s.ids(t, harness.Object{"cursor": next, "maxResults": 2, "startTime": "", "endTime": "", "select": "TraceId, Body"})
	if got != "t2 t1" {
		t.Errorf("the second page is %s", got)
	}
	for keys, want := range map[string]string{
		`{"offset": 0}`:                                             "offset: cursor and offset cannot be given together",
		`{"where": "cart"}`:                                         "cursor: belongs to another search",
		`{"orderBy": "Timestamp"}`:                                  "cursor: belongs to another search",
		`{"endTime": "` + s.minute(61) + `"}`:                       "cursor: belongs to another search",
		`{"sourceId": "` + s.ID["source Errors"] + `"}`:             "cursor: belongs to another search",
		`{"cursor": "AQ"}`:                                          "cursor: not a cursor returned by a search",
		`{"cursor": "' OR 1 = 1"}`:                                  "cursor: not a cursor returned by a search",
		`{"cursor": "` + next[:8] + `"}`:                            "cursor: not a cursor returned by a search",
		`{"cursor": "` + next + `A"}`:                               "cursor: not a cursor returned by a search",
		`{"cursor": "", "select": "count()", "orderBy": "count()"}`: "select: rows of aggregates",
	} {
		edit := harness.Edited(harness.Object{"cursor": next}, harness.Decode[harness.Object](t, keys))
		s.search(t, edit).WantProblem(t, want)
	}
	none := s.search(t, harness.Object{"cursor": "", "where": "nowhere"})
	if none.Body != `{"data":[],"rows":0,"columns":[],"cursor":""}` {
		t.Errorf("a page without rows: %s", none.Body)
	}
}

func testSearchRow(t *testing.T, s *searches) {
	found := s.search(t, harness.Object{"rowIds": true, "select": "Body", "where": `TraceId:"t1"`})
	id := harness.Decode[struct{ RowIDs []string }](t, found.Body).RowIDs[0]
	row := func(source, id string) harness.Answer {
		return s.Do("POST", "search/row", harness.Encode(t, harness.Object{"sourceId": s.ID[source], "rowId": id}))
	}
	whole := harness.Decode[struct {
		Data    harness.Object
		Columns []harness.Object
	}](t, row("source Logs", id).Body)
	want := harness.Object{
		"Timestamp": s.minute(1) + ".500000000Z", "TraceId": "t1", "Body": "Payment timeout", "__hdx_materialized_k8s.pod.name": "checkout-1",
		"LogAttributes": harness.Object{"http.status": "504"}, "EventName": "",
	}
	for key, value := range want {
		if harness.Encode(t, whole.Data[key]) != harness.Encode(t, value) {
			t.Errorf("%s is %v", key, whole.Data[key])
		}
	}
	if len(whole.Columns) != 24 || len(whole.Data) != 24 || harness.Encode(t, whole.Columns[0]) != `{"name":"Timestamp","type":"DateTime64(9)"}` {
		t.Errorf("the columns are %v", whole.Columns)
	}
	row("source Traces", id).WantProblem(t, "rowId: not a row ID returned by a search of this source")
	row("source Logs", id+"A").WantProblem(t, "rowId: not a row ID returned by a search of this source")
	if a := row("source Metrics", id); a.Status != http.StatusBadRequest {
		t.Errorf("a row of a metric source: %d %s", a.Status, a.Body)
	}
	harness.Ask(t, harness.EngineClient(s.Server), "INSERT INTO two_times SELECT Day + 5, Second + INTERVAL 5 DAY, Nano, 9 FROM two_times LIMIT 1")
	gone := s.search(t, harness.Object{"sourceId": s.ID["source Two times"], "rowIds": true, "where": "n:9", "endTime": harness.InDays(6)})
	id = harness.Decode[struct{ RowIDs []string }](t, gone.Body).RowIDs[0]
	harness.Ask(t, harness.EngineClient(s.Server), "ALTER TABLE two_times DELETE WHERE n = 9 SETTINGS mutations_sync = 2")
	if a := row("source Two times", id); a.Status != http.StatusNotFound {
		t.Errorf("a row that is gone: %d %s", a.Status, a.Body)
	}
}
