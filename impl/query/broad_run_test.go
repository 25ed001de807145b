package query

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// needles makes otel_logs with rows of three hours: a word and attributes that are rare, and others that every row has.
func needles(t *testing.T) (*Runner, sqlgen.Search) {
	t.Helper()
	db := enginetest.Start(t)
	telemetryTable(t, db, "logs", layoutNow)
	Exec(t, db, fmt.Sprintf(`INSERT INTO otel_logs (Timestamp, TraceId, ServiceName, SeverityText, Body, LogAttributes)
		SELECT fromUnixTimestamp64Milli(%d + number * 540), lower(hex(number)), 'svc' || toString(number %% 4), 'INFO',
			'common ' || if(number = 77, 'zebra', 'horse'), map('request.id', 'r' || toString(10000 + number), 'region', 'eu')
		FROM numbers(20000)`, Start))
	source := TableSource(db, "otel_logs")
	source.Timestamp, source.ImplicitColumn, source.Body, source.Attributes = "Timestamp", "Body", "Body", "LogAttributes"
	return RunnerOf(db), sqlgen.Search{
		Source: source, Select: "Timestamp, Body", Start: Start, End: Start + 3*hourMillis, Limit: 100,
	}
}

// TestNeedlesTakeOneQuery holds how many queries a search takes, and the rows it finds.
func TestNeedlesTakeOneQuery(t *testing.T) {
	t.Parallel()
	r, s := needles(t)
	r.maxRead = 10_000 // more than one granule of the three
	registry := prometheus.NewRegistry()
	r.Metrics = NewMetrics(registry)
	queries := queriesOf(r)
	for _, tt := range []struct {
		rule, where, language string
		rows                  int
		queries               []uint64 // of the first search, and of the next ones
	}{
		{"a word that no row has", "absent", "", 0, []uint64{1, 1}},
		{"a rare word", "zebra", "", 1, []uint64{1, 1}},
		{"a part of a rare word", "Body:zebr", "", 1, []uint64{1, 1}},
		{"a trace that is not there", `TraceId:"4x"`, "", 0, []uint64{1, 1}},
		{"a trace", `TraceId:"4d"`, "", 1, []uint64{1, 1}},
		{"a trace in SQL", `TraceId = '4d'`, "sql", 1, []uint64{1, 1}},
		{"an attribute of many values", `LogAttributes.request.id:"r10077"`, "", 1, []uint64{1, 1}},
		{"an attribute without its column", `request.id:"r10077"`, "", 1, []uint64{1, 1}},
		{"one of two needles", `zebra OR TraceId:"4e"`, "", 2, []uint64{1, 1}},
		{"a trace and a service in SQL", `ServiceName = 'svc1' AND TraceId = '4d'`, "sql", 1, []uint64{1, 1}},
		{"any trace but one in SQL is not tried", `NOT TraceId = '4d'`, "sql", 100, []uint64{1, 1}},
		{"nor one of several conditions in SQL", `TraceId = '4d' OR ServiceName = 'svc1'`, "sql", 100, []uint64{1, 1}},
		{"nor every trace in SQL", `TraceId != ''`, "sql", 100, []uint64{1, 1}},
		{"a needle among others", `region:"eu" zebra`, "", 1, []uint64{1, 1}},
		{"a word of all rows is known after it was refused once", "common", "", 100, []uint64{2, 1}},
		{"so is an attribute", `LogAttributes.region:"eu"`, "", 100, []uint64{2, 1}},
		{"a condition without an index is not tried", `ServiceName:"svc1"`, "", 100, []uint64{1, 1}},
		{"nor is the lack of a needle", "NOT zebra", "", 100, []uint64{1, 1}},
		{"nor one of several without an index", `zebra OR ServiceName:"svc1"`, "", 100, []uint64{1, 1}},
	} {
		s.Where, s.WhereLanguage = tt.where, tt.language
		for i, want := range tt.queries {
			queries()
			found, err := r.Search(t.Context(), Team, s)
			if err != nil {
				t.Fatalf("%s: %v", tt.rule, err)
			}
			if n := queries(); n != want || found.Rows != tt.rows {
				t.Errorf("%s: search %d found %d rows in %d queries, want %d in %d", tt.rule, i+1, found.Rows, n, tt.rows, want)
			}
		}
	}
	for metric, want := range map[string]float64{
		`obstack_indexed_searches_total{outcome="whole"}`: 22, `obstack_indexed_searches_total{outcome="refused"}`: 2,
		`obstack_indexed_searches_total{outcome="parts"}`: 2, `obstack_queries_total{kind="search",outcome="refused"}`: 2,
		`obstack_queries_total{kind="search",outcome="invalid"}`: 0,
	} {
		if got := valueOf(t, registry, metric); got != want {
			t.Errorf("%s is %v, want %v", metric, got, want)
		}
	}
}

// valueOf returns the value of a counter, or 0 for a missing counter.
func valueOf(t *testing.T, g prometheus.Gatherer, metric string) float64 {
	t.Helper()
	families, err := g.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			var labels []string
			for _, l := range m.GetLabel() {
				labels = append(labels, fmt.Sprintf("%s=%q", l.GetName(), l.GetValue()))
			}
			if f.GetName()+"{"+strings.Join(labels, ",")+"}" == metric {
				return m.GetCounter().GetValue()
			}
		}
	}
	return 0
}

// TestNeedlesOfAServerThatDeniesLimitsAreReadInParts holds that nothing is read without a limit.
func TestNeedlesOfAServerThatDeniesLimitsAreReadInParts(t *testing.T) {
	t.Parallel()
	r, s := needles(t)
	r.broad.add(limitsOf(Team, s), time.Now())
	s.Where = "absent"
	queries := queriesOf(r)
	if _, err := r.Search(t.Context(), Team, s); err != nil {
		t.Fatal(err)
	}
	if n := queries(); n != 2 {
		t.Errorf("%d queries, want 2", n)
	}
}

// TestARangeThatFailsIsReadInParts holds that a mistake in old rows does not hide the newest ones.
func TestARangeThatFailsIsReadInParts(t *testing.T) {
	t.Parallel()
	r, s := needles(t)
	s.Where, s.Limit = `region:"eu"`, 2
	s.Select = "Timestamp, throwIf(Timestamp < toDateTime64('2026-01-05 12:00:00', 9)) AS old"
	if found, err := r.Search(t.Context(), Team, s); err != nil || found.Rows != 2 {
		t.Errorf("%d rows, %v", found.Rows, err)
	}
}

// TestNeedlesInSpansTakeOneQuery holds the same for traces.
func TestNeedlesInSpansTakeOneQuery(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	telemetryTable(t, db, "traces", layoutNow)
	Exec(t, db, fmt.Sprintf(`INSERT INTO otel_traces (Timestamp, TraceId, ServiceName, SpanAttributes)
		SELECT fromUnixTimestamp64Milli(%d + number * 540), lower(hex(number)), 'svc', map('user.id', 'u' || toString(10000 + number))
		FROM numbers(20000)`, Start))
	source := TableSource(db, "otel_traces")
	source.Kind, source.Timestamp, source.Attributes = "trace", "Timestamp", "SpanAttributes"
	s := sqlgen.Search{Source: source, Select: "Timestamp, TraceId", Start: Start, End: Start + 3*hourMillis, Limit: 50}
	r := RunnerOf(db)
	queries := queriesOf(r)
	for _, where := range []string{`TraceId:"4d"`, `SpanAttributes.user.id:"u10077"`} {
		s.Where = where
		queries()
		found, err := r.Search(t.Context(), Team, s)
		if n := queries(); err != nil || n != 1 || found.Rows != 1 {
			t.Errorf("%s: %d rows in %d queries, %v", where, found.Rows, n, err)
		}
	}
}

// TestAConditionThatFillsThePageIsReadInParts holds what is learned from an answer, and for how long.
func TestAConditionThatFillsThePageIsReadInParts(t *testing.T) {
	t.Parallel()
	r, s := needles(t)
	s.Where = "common"
	condition := conditionOf(Team, s, &sqlgen.Range{Start: s.Start, End: s.End + 1})
	now := time.Now()
	if r.broad.has(condition, now) {
		t.Fatal("the condition is known before the first search")
	}
	if _, err := r.Search(t.Context(), Team, s); err != nil {
		t.Fatal(err)
	}
	if !r.broad.has(condition, now) || r.broad.has(condition, now.Add(2*keepBroad)) {
		t.Error("a condition that filled the page is not known for ten minutes")
	}
	other := s
	other.Where = "horse"
	for name, other := range map[string]uint64{
		"another team":      conditionOf("64b5f0a0c0ffee0000000009", s, &sqlgen.Range{Start: s.Start, End: s.End + 1}),
		"a shorter range":   conditionOf(Team, s, &sqlgen.Range{Start: s.Start + 2*hourMillis, End: s.End + 1}),
		"another condition": conditionOf(Team, other, &sqlgen.Range{Start: s.Start, End: s.End + 1}),
	} {
		if r.broad.has(other, now) {
			t.Error(name, "is known as well")
		}
	}
	s.Where = "zebra"
	if _, err := r.Search(t.Context(), Team, s); err != nil {
		t.Fatal(err)
	}
	if r.broad.has(conditionOf(Team, s, &sqlgen.Range{Start: s.Start, End: s.End + 1}), now) {
		t.Error("a rare condition is known to be broad")
	}
	s.Where, s.Limit = `TraceId:("4d" OR "4e")`, 1
	if _, err := r.Search(t.Context(), Team, s); err != nil {
		t.Fatal(err)
	}
	if r.broad.has(conditionOf(Team, s, &sqlgen.Range{Start: s.Start, End: s.End + 1}), now) {
		t.Error("a condition with two rows is known to be broad, because the page had room for one")
	}
}

// readPaths are values of maxRead: searches with an indexed condition read their range in parts, or at once.
var readPaths = map[string]int{"in parts": 1, "at once": math.MaxInt32}

// TestPagesAreTheSameInPartsAndAtOnce compares the pages of searches. Many rows are equal, or have the same time.
func TestPagesAreTheSameInPartsAndAtOnce(t *testing.T) {
	t.Parallel()
	rows := Rounds(120, 400)
	for _, where := range []string{`svc:"svc 1"`, `svc:"svc 1" OR svc:"svc 2"`, `attrs.k:"1" -svc:"svc 0"`, `svc:"nobody"`} {
		for _, order := range []string{"", "ts", "ts DESC, id", "ts, svc DESC, note"} {
			t.Run(where+" by "+order, func(t *testing.T) {
				t.Parallel()
				r, source := SetUp(t, pagedTable, pagedRows(0, rows))
				s := sqlgen.Search{Source: source, Start: Start, End: End, Select: "ts, id, svc, note", Where: where, OrderBy: order, Limit: 7}
				got := map[string][]string{}
				for path, most := range readPaths {
					r.maxRead, r.broad = most, broadConditions{}
					got[path] = pages(t, r, s, nil)
					for s.Offset = 0; s.Offset < 40; s.Offset += s.Limit {
						found, err := r.SearchPage(t.Context(), Team, s, Paging{RowIDs: true})
						if err != nil {
							t.Fatal(err)
						}
						got[path] = append(got[path], string(found.Data), fmt.Sprint(found.RowIDs))
					}
					s.Offset = 0
				}
				if diff := cmp.Diff(got["in parts"], got["at once"]); diff != "" {
					t.Errorf("in parts and at once (-/+):\n%s", diff)
				}
			})
		}
	}
}

// TestRowsAtTheEdgesOfARange holds which rows are found where a range begins and ends: both are whole milliseconds, and times have
// nanoseconds.
func TestRowsAtTheEdgesOfARange(t *testing.T) {
	t.Parallel()
	var rows []string
	edges := []int64{0, 5 * 60_000, 30 * 60_000, 3 * hourMillis}
	for _, edge := range edges {
		for _, nanos := range []int64{-1_000_000, -1, 0, 1, 999_999, 1_000_000} {
			rows = append(rows, fmt.Sprintf("(fromUnixTimestamp64Nano(%d), %d, 'svc 1')", (Start+edge)*1_000_000+nanos, edge*1_000_000+nanos))
		}
	}
	r, source := SetUp(t, strings.Replace(pagedTable, "id UInt32", "id Int64", 1), "INSERT INTO t (ts, id, svc) VALUES "+strings.Join(rows, ", "))
	for _, edge := range edges[1:] {
		for _, order := range []string{"ts", "ts DESC"} {
			for _, start := range []int64{0, 1} {
				for path, most := range readPaths {
					r.maxRead, r.broad = most, broadConditions{}
					s := sqlgen.Search{Source: source, Start: Start + start, End: Start + edge, Select: "id", Where: `svc:"svc 1"`, OrderBy: order, Limit: 100}
					found, err := r.Search(t.Context(), Team, s)
					if err != nil {
						t.Fatal(err)
					}
					var got, want []int64
					for _, row := range Decode(t, found.Data) {
						got = append(got, int64(row["id"].(float64)))
					}
					for _, e := range edges {
						for _, nanos := range []int64{-1_000_000, -1, 0, 1, 999_999, 1_000_000} {
							if at := e*1_000_000 + nanos; at >= start*1_000_000 && at <= edge*1_000_000 {
								want = append(want, at)
							}
						}
					}
					if order == "ts DESC" {
						slices.Reverse(want)
					}
					if diff := cmp.Diff(want, got); diff != "" {
						t.Errorf("%s from %d to %d by %s (-want +got):\n%s", path, start, edge, order, diff)
					}
				}
			}
		}
	}
}

// TestAPlaceIsFoundByTheKey holds that the rows at one place of an order are read by the table's key, whatever the order.
func TestAPlaceIsFoundByTheKey(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, pagedTable, pagedRows(0, 60))
	_, known, err := r.Table(t.Context(), Team, source.Ref())
	if err != nil {
		t.Fatal(err)
	}
	for order, value := range map[string]sqlgen.Value{
		"ts": {Kind: sqlgen.KindTime, Text: "1767607200000000000"}, "svc": {Kind: sqlgen.KindString, Text: "svc 1"},
	} {
		plan, err := sqlgen.Search{Source: source, Start: Start, End: End, Select: "id", OrderBy: order, Limit: 5}.Plan(known)
		if err != nil {
			t.Fatal(err)
		}
		q, err := sqlgen.Page{Plan: plan, At: &sqlgen.Place{Values: []sqlgen.Value{value}}, Limit: 5}.Statement(known)
		if err != nil || strings.Count(q.SQL, "indexHint(toStartOfFiveMinutes(`ts`)") != 1 {
			t.Errorf("by %s: %v, %s", order, err, q.SQL)
		}
	}
}
