package query

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// setUpIndexes returns otel_logs in a layout, and a table with the same rows and no index.
func setUpIndexes(t *testing.T, layout string) (indexed, plain Tiles) {
	t.Helper()
	db := enginetest.Start(t)
	telemetryTable(t, db, "logs", layout)
	Exec(t, db,
		fmt.Sprintf(`INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, SeverityNumber, TraceFlags, Body, ResourceAttributes, LogAttributes)
			SELECT fromUnixTimestamp64Milli(%d + number * 7200), ['cart', 'pay'][1 + h %% 2], ['info', 'error', ''][1 + h %% 3], [9, 17, 0][1 + h %% 3],
				h %% 5 %% 2, ['disk full', 'timeout of naïve', '', 'Timeout'][1 + h %% 4] || ' ' || toString(h %% 7),
				if(h %% 3 = 0, map(), map('host', ['a', 'b', ''][1 + h %% 11 %% 3])),
				mapFilter((k, v) -> cityHash64(k, h) %% 3 > 0, map('n', toString(h %% 20), 'ip', ['', '10.0.0.1'][1 + h %% 7 %% 2], 'e', ['naïve', 'x'][1 + h %% 13 %% 2]))
			FROM (SELECT number, cityHash64(number) AS h FROM numbers(1000))`, Start),
		"CREATE TABLE plain ENGINE = Memory AS SELECT * FROM otel_logs")
	source := TableSource(db, "otel_logs")
	source.Timestamp, source.ImplicitColumn, source.Body = "Timestamp", "Body", "Body"
	indexed = Tiles{RunnerOf(db), source}
	source.From.Table = "plain"
	return indexed, Tiles{indexed.Runner, source}
}

// sortedRows returns the rows of a tile's answer, which may come in any order.
func sortedRows(t *testing.T, answer []byte) []string {
	t.Helper()
	var data struct{ Rows []json.RawMessage }
	if err := json.Unmarshal(answer, &data); err != nil {
		t.Fatal(err)
	}
	rows := make([]string, len(data.Rows))
	for i, row := range data.Rows {
		rows[i] = string(row)
	}
	slices.Sort(rows)
	return rows
}

// randomFilter returns a filter in the filter language.
func randomFilter(random *rand.Rand, depth int, more ...string) string {
	if depth == 0 || random.IntN(3) == 0 {
		terms := []string{
			"timeout", `"disk full"`, "naïve", `Body:"timeout of"`, "Body:*full*", "ServiceName:cart", `ServiceName:"pay"`, "SeverityText:(info OR error)", `SeverityText:""`,
			"SeverityNumber:>9", "SeverityNumber:[9 TO 17]", "TraceFlags:(>-1 AND <=-1)", "TraceFlags:<0", "TraceFlags:>=0", "TraceFlags:1",
			`LogAttributes.e:"naïve"`, "LogAttributes.e:*", `LogAttributes['ip']:""`, `LogAttributes.ip:"10.0.0.1"`, "LogAttributes.n:1*", "LogAttributes.none:*",
			`ResourceAttributes.host:"a"`, "ResourceAttributes.host:*", "ResourceAttributes.host:(a OR b)",
		}
		for range 4 { // as often as the others together
			terms = append(terms, more...)
		}
		return []string{"", "", "-", "NOT "}[random.IntN(4)] + terms[random.IntN(len(terms))]
	}
	parts := make([]string, 2+random.IntN(2))
	for i := range parts {
		parts[i] = randomFilter(random, depth-1, more...)
	}
	return []string{"", "NOT "}[random.IntN(2)] + "(" + strings.Join(parts, []string{" ", " AND ", " OR ", " && ", " || "}[random.IntN(5)]) + ")"
}

// TestTextIndexesChangeNoAnswer compares tiles of random filters on a table with text indexes with those on a table without.
func TestTextIndexesChangeNoAnswer(t *testing.T) {
	t.Parallel()
	for _, layout := range []string{layoutNow, layoutText} {
		t.Run(layout, func(t *testing.T) {
			t.Parallel()
			indexed, plain := setUpIndexes(t, layout)
			compareIndexes(t, indexed, plain)
		})
	}
}

// TestRowsOfAnUpdateAreFound compares both tables while the rows of a lightweight UPDATE are in patch parts. The layouts
// differ in whether the UPDATE changes columns with text indexes.
func TestRowsOfAnUpdateAreFound(t *testing.T) {
	t.Parallel()
	for layout, set := range map[string]string{
		layoutNow:  "SeverityText = 'audit', SeverityNumber = 24 WHERE Timestamp >= '2026-01-05 11:00:00'",
		layoutText: "SeverityText = 'audit', Body = 'timeout of ' || Body, LogAttributes = map('e', 'x', 'ip', '10.0.0.1') WHERE TraceFlags = 1",
	} {
		t.Run(layout, func(t *testing.T) {
			t.Parallel()
			indexed, plain := setUpIndexes(t, layout)
			db, err := indexed.Runner.open(t.Context(), Team, "")
			if err != nil {
				t.Fatal(err)
			}
			Exec(t, db, "UPDATE otel_logs SET "+set, "ALTER TABLE plain UPDATE "+set)
			compareIndexes(t, indexed, plain, "SeverityText:audit", "SeverityNumber:24", "timeout SeverityText:audit", "SeverityText:audit LogAttributes.e:x")

			search := sqlgen.Search{Source: indexed.Source, Where: "timeout SeverityText:audit", Select: "Body", Start: Start, End: End, Limit: 1000}
			if done, err := indexed.Runner.Export(t.Context(), Team, search, Export{}, io.Discard); err != nil || done.Rows == 0 {
				t.Errorf("exported %d rows, %v", done.Rows, err)
			}
		})
	}
}

// compareIndexes compares random tiles and searches. More terms are for their filters.
func compareIndexes(t *testing.T, indexed, plain Tiles, more ...string) {
	t.Helper()
	random := rand.New(rand.NewPCG(7, 11))
	sql := []string{
		"toFloat64OrNull(LogAttributes['n']) > 0", "has(mapKeys(LogAttributes), 'e')", "LogAttributes['ip'] = ''", "Body ILIKE '%timeout%'", "ServiceName IN ('cart')",
		"TraceFlags > 255", "1", "0", "hasToken(lower(Body), 'full')", "LogAttributes['e'] = 'naïve' OR TraceFlags < 0",
	}
	item := func() string {
		if random.IntN(4) == 0 {
			return fmt.Sprintf(`{"aggFn":"count","where":%q,"whereLanguage":"sql"}`, sql[random.IntN(len(sql))])
		}
		return fmt.Sprintf(`{"aggFn":"count","where":%q}`, randomFilter(random, 3, more...))
	}
	tiles := []string{
		`{"displayType":"table","select":[{"aggFn":"count","where":"(LogAttributes.e:\"naïve\" && TraceFlags:(>-1 AND <=-1)) || LogAttributes['ip']:\"\""},` +
			`{"aggFn":"count","where":"toFloat64OrNull(LogAttributes['n']) > 0","whereLanguage":"sql"}]}`,
	}
	rounds := Rounds(15, 20_000)
	for range rounds {
		kind := []string{`"displayType":"table"`, `"displayType":"table","groupBy":"ServiceName"`, `"displayType":"line"`}[random.IntN(3)]
		tiles = append(tiles, "{"+kind+`,"select":[`+item()+","+item()+"]}")
	}
	for _, config := range tiles {
		want, err := plain.answer(t, plain.Of(config))
		if err != nil {
			t.Fatalf("%v\nin %s", err, config)
		}
		got, err := indexed.answer(t, indexed.Of(config))
		if err != nil {
			t.Errorf("%v\nin %s", err, config)
		} else if diff := cmp.Diff(sortedRows(t, want), sortedRows(t, got)); diff != "" {
			t.Errorf("(-plain +indexed):\n%s\nin %s", diff, config)
		}
	}
	for range rounds / 5 {
		s := sqlgen.Search{Source: plain.Source, Where: randomFilter(random, 3, more...), Select: "Body, ServiceName", OrderBy: "Timestamp", Start: Start, End: End, Limit: 100}
		want, wantErr := plain.Runner.Search(t.Context(), Team, s)
		s.Source = indexed.Source
		got, err := indexed.Runner.Search(t.Context(), Team, s)
		if diff := cmp.Diff(string(want.Data), string(got.Data)); err != nil || wantErr != nil || diff != "" {
			t.Errorf("%s: %v, %v, rows (-plain +indexed):\n%s", s.Where, err, wantErr, diff)
		}
	}
}
