package search

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
)

// exportSource is a table of rows for exports. Those of the kind "cell" have texts that spreadsheets and CSV take for more.
const exportSource = `
sources:
  - {name: Export, kind: log, connection: local, from: {databaseName: default, tableName: exported},
     timestampValueExpression: ts, defaultTableSelectExpression: "n, text", bodyExpression: text, orderByExpression: ts}
`

// exporting is a server with rows to export.
type exporting struct {
	*harness.Stack
	from time.Time
}

func startExporting(t *testing.T) *exporting {
	t.Helper()
	s := &exporting{harness.StartStack(t), time.Now().UTC().Truncate(time.Hour).Add(-3 * time.Hour)}
	engine := harness.EngineClient(s.Server)
	at := s.from.Format("2006-01-02 15:04:05")
	for _, sql := range []string{
		`CREATE TABLE exported (ts DateTime64(9), n Int64, big UInt64, text String, kind LowCardinality(String),
			note Nullable(String), attrs Map(String, String)) ENGINE = MergeTree ORDER BY ts`,
		fmt.Sprintf(`INSERT INTO exported SELECT toDateTime64('%s', 9) + toIntervalNanosecond(number), -toInt64(number), 18446744073709551615,
			[' =1', '=1+1', '+1', '-1', '@a', '\ttab', '\rcr', 'two\nlines', 'a "quote", a comma', '', 'ends\r\n',
				'\nlf', '＝1+1', '＋1', '－1', '＠a', '≠1'][number + 1], 'cell', NULL,
			map('k', '=v') FROM numbers(17)`, at),
		fmt.Sprintf(`INSERT INTO exported (ts, n, text, kind) SELECT toDateTime64('%s', 9) + toIntervalNanosecond(number), number,
			repeat('x', 700), 'many' FROM numbers(110000)`, at),
	} {
		harness.Ask(t, engine, sql)
	}
	for _, r := range s.Apply(t, exportSource) {
		s.ID[r.Kind+" "+r.Name] = r.ID
	}
	return s
}

func (s *exporting) body(keys harness.Object) harness.Object {
	return harness.Edited(harness.Object{"sourceId": s.ID["source Export"], "startTime": s.from.Format(time.RFC3339)}, keys)
}

// export starts an export, whose body the caller must close.
func (s *exporting) export(t *testing.T, keys harness.Object) *http.Response {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, s.URL+"/api/v2/search/export",
		strings.NewReader(harness.Encode(t, s.body(keys))))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept-Encoding", "identity")
	s.Authorize(r)
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = res.Body.Close() })
	return res
}

func TestExports(t *testing.T) {
	t.Parallel()
	s := startExporting(t)
	t.Run("CSV is as in RFC 4180 and starts no formulas", func(t *testing.T) { testExportCSV(t, s) })
	t.Run("JSON ends with what came of it", func(t *testing.T) { testExportJSON(t, s) })
	t.Run("through the generated client", func(t *testing.T) { testExportClient(t, s) })
	t.Run("mistakes are answered as those of searches", func(t *testing.T) { testExportMistakes(t, s) })
	t.Run("a key has one at a time, until its client goes", func(t *testing.T) { testExportSlots(t, s) })
}

func testExportCSV(t *testing.T, s *exporting) {
	cells := harness.Object{"where": "kind:cell", "format": "csv", "select": "n, big, text, note, attrs, text AS `=t`"}
	for raw, want := range map[bool][]string{
		false: {
			" =1", "'=1+1", "'+1", "'-1", "'@a", "'\ttab", "'\rcr", "two\nlines", `a "quote", a comma`, "", "ends\r\n",
			"'\nlf", "'＝1+1", "'＋1", "'－1", "'＠a", "≠1",
		},
		true: {
			" =1", "=1+1", "+1", "-1", "@a", "\ttab", "\rcr", "two\nlines", `a "quote", a comma`, "", "ends\r\n",
			"\nlf", "＝1+1", "＋1", "－1", "＠a", "≠1",
		},
	} {
		res := s.export(t, harness.Edited(cells, harness.Object{"raw": raw}))
		text, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		h := res.Header
		if res.StatusCode != http.StatusOK || h.Get("Content-Type") != "text/csv" || h.Get("X-Content-Type-Options") != "nosniff" ||
			h.Get("Content-Disposition") != `attachment; filename="search.csv"` || h.Get("X-Export-Status") != "" ||
			res.Trailer.Get("X-Export-Status") != "complete" {
			t.Errorf("%d, %v, trailer %v", res.StatusCode, h, res.Trailer)
		}
		title := map[bool]string{false: "'=t", true: "=t"}[raw]
		lines := []string{"n,big,text,note,attrs," + title}
		for i, cell := range want {
			quoted := cell
			if strings.ContainsAny(cell, "\",\r\n") || strings.HasPrefix(cell, " ") || strings.HasPrefix(cell, "\t") {
				quoted = `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
			}
			lines = append(lines, fmt.Sprintf(`%d,18446744073709551615,%s,,"{""k"":""=v""}",%s`, -i, quoted, quoted))
		}
		if diff := cmp.Diff(strings.Join(lines, "\r\n")+"\r\n", string(text)); diff != "" {
			t.Errorf("raw is %v (-want +got):\n%s", raw, diff)
		}
		if _, err := csv.NewReader(strings.NewReader(string(text))).ReadAll(); err != nil {
			t.Error(err)
		}
	}
	// Readers skip blank lines, so a lone empty cell has quotes.
	res := s.export(t, harness.Edited(cells, harness.Object{"select": "note", "maxRows": 2}))
	text, _ := io.ReadAll(res.Body)
	if want := "note\r\n\"\"\r\n\"\"\r\n"; string(text) != want {
		t.Errorf("one column without values is %q, want %q", text, want)
	}
	res = s.export(t, harness.Object{"format": "csv", "maxRows": 3})
	text, _ = io.ReadAll(res.Body)
	if lines := strings.Count(string(text), "\r\n"); lines < 4 || res.Trailer.Get("X-Export-Status") != "rows" {
		t.Errorf("%d lines, %v", lines, res.Trailer)
	}
	res = s.export(t, harness.Object{"format": "csv", "where": "kind:none"})
	if text, _ := io.ReadAll(res.Body); len(text) > 0 || res.Trailer.Get("X-Export-Status") != "complete" {
		t.Errorf("nothing is %q, %v", text, res.Trailer)
	}
}

func testExportJSON(t *testing.T, s *exporting) {
	res := s.export(t, harness.Object{"where": "kind:cell", "maxRows": 2, "select": "n, big, note, attrs"})
	text, _ := io.ReadAll(res.Body)
	want := `{"n":0,"big":"18446744073709551615","note":null,"attrs":{"k":"=v"}}` + "\n" +
		`{"n":-1,"big":"18446744073709551615","note":null,"attrs":{"k":"=v"}}` + "\n" +
		`{"export":{"complete":false,"rows":2,"reason":"rows","message":"The result has more than 2 rows"}}` + "\n"
	if diff := cmp.Diff(want, string(text)); diff != "" || res.Header.Get("Content-Type") != "application/x-ndjson" {
		t.Errorf("%v (-want +got):\n%s", res.Header, diff)
	}
	// More than the engine answers otherwise, in rows and in bytes.
	res = s.export(t, harness.Object{"where": "kind:many", "select": "n, text"})
	in, rows := bufio.NewScanner(res.Body), 0
	last := ""
	for ; in.Scan(); rows++ {
		last = in.Text()
		if rows < 110_000 && !strings.HasPrefix(last, `{"n":`+strconv.Itoa(rows)+`,"text":"x`) {
			t.Fatalf("line %d is %.40s", rows, last)
		}
	}
	if rows != 110_001 || last != `{"export":{"complete":true,"rows":110000}}` || res.Trailer.Get("X-Export-Status") != "complete" {
		t.Errorf("%d lines, %v, the last is %.100s, %v", rows, res.Trailer, last, in.Err())
	}
	// What fails in the middle is said at the end.
	res = s.export(t, harness.Object{"where": "kind:many", "select": "throwIf(n = 105000) AS t, text"})
	if text, _ = io.ReadAll(res.Body); res.StatusCode == http.StatusOK {
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		if last := lines[len(lines)-1]; !strings.HasPrefix(last, `{"export":{"complete":false,"rows":`) || !strings.Contains(last, `"reason":"error"`) ||
			res.Trailer.Get("X-Export-Status") != "error" {
			t.Errorf("a query that fails ends with %.200s, %v", last, res.Trailer)
		}
	} else if res.StatusCode != http.StatusBadRequest {
		t.Errorf("a query that fails: %d %s", res.StatusCode, text)
	}
}

func testExportClient(t *testing.T, s *exporting) {
	rows, where, start := 1, "kind:cell", s.from.Format(time.RFC3339)
	r, err := client(t, s.Server).ExportSearchWithResponse(t.Context(), api.SearchExportRequest{
		SourceID: s.ID["source Export"], StartTime: &start, Where: &where, MaxRows: &rows,
	})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(r.Body), `{"n":0,"text":" =1"}`+"\n") || r.HTTPResponse.Trailer.Get("X-Export-Status") != "rows" {
		t.Errorf("%d %s, %v", r.StatusCode(), r.Body, r.HTTPResponse.Trailer)
	}
}

func testExportMistakes(t *testing.T, s *exporting) {
	for keys, want := range map[string]string{
		`{"where": "(x"}`:                                "filter",
		`{"select": "nothing"}`:                          "nothing",
		`{"endTime": "2020"}`:                            "endTime must be greater than startTime",
		`{"maxRows": 1000001}`:                           "maxRows: ",
		`{"format": "xml"}`:                              "format: ",
		`{"sourceId": "` + s.ID["source Metrics"] + `"}`: "a metric source cannot be searched",
	} {
		body := harness.Encode(t, s.body(harness.Decode[harness.Object](t, keys)))
		s.Do("POST", "search/export", body).WantProblem(t, want)
	}
	body := harness.Encode(t, s.body(harness.Object{"sourceId": harness.MissingID}))
	if a := s.Do("POST", "search/export", body); a.Status != http.StatusNotFound {
		t.Errorf("a source that is not there: %d %s", a.Status, a.Body)
	}
}

func testExportSlots(t *testing.T, s *exporting) {
	// More than fits into what lies between the engine and a client that does not read.
	res := s.export(t, harness.Object{"where": "kind:many", "select": "n, text, repeat(text, 10) AS more"})
	if _, err := io.ReadFull(res.Body, make([]byte, 1000)); err != nil || res.StatusCode != http.StatusOK {
		t.Fatal(res.StatusCode, err)
	}
	second := s.Do("POST", "search/export", harness.Encode(t, s.body(harness.Object{"maxRows": 1})))
	if second.Status != http.StatusTooManyRequests || second.Header.Get("Retry-After") != "10" {
		t.Errorf("a second one of the key: %d %s", second.Status, second.Body)
	}
	if found := s.Do("POST", "search", harness.Encode(t, s.body(harness.Object{"maxResults": 1}))); found.Status != http.StatusOK {
		t.Errorf("a search beside it: %d %s", found.Status, found.Body)
	}
	_ = res.Body.Close() // which ends the connection
	s.Poll("the slot is free", func() bool {
		return s.Do("POST", "search/export", harness.Encode(t, s.body(harness.Object{"maxRows": 1}))).Status == http.StatusOK
	})
}
