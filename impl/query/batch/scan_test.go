package batch

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/querytest"
)

// keyed returns the queries with a key of n conditions, which have the forms in turn and each its own text, and how many of the
// conditions are in none.
func keyed(t *testing.T, forms []string, n, windows int) (scans []*scan, others int) {
	t.Helper()
	w := hour
	w.Open = true
	source := logSource()
	var conditions []Condition
	for i := range n {
		where := strings.ReplaceAll(forms[i%len(forms)], "%s", fmt.Sprintf(`"it's %d"`, i/len(forms)))
		conditions = append(conditions, Condition{Rows: &Rows{Source: source, Where: where}})
	}
	w.End = w.Start + int64(windows)*w.Bucket*1000
	c := &call{window: w, answered: make([]atomic.Bool, n), answer: func(_ int, found Observation) { t.Error(found.Err) }}
	scans, rest := keyedScans(c.subjects(conditions), scan{window: c.window, table: logs})
	for _, s := range scans {
		others -= len(s.subjects)
	}
	if others += n; others != len(rest) {
		t.Errorf("%d conditions are in no query with a key, and %d are returned", others, len(rest))
	}
	return scans, others
}

// TestKeyedScans holds which conditions share a query by a key, and what it looks like.
func TestKeyedScans(t *testing.T) {
	t.Parallel()
	const (
		from = "SELECT toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 60000000000)) AS `__bucket`, "
		in   = " FROM `default`.`otel_logs` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64}) AND " +
			"`Timestamp` < fromUnixTimestamp64Milli({p1:Int64}) AND "
	)
	for _, tt := range []struct {
		rule  string
		forms []string
		want  string
		keys  string
	}{
		{
			"one field",
			[]string{`ServiceName:%s`},
			from + "`ServiceName` AS `__key0`, count() AS `__value0`" + in + "`ServiceName` IN ({keys:Array(String)}) " +
				"GROUP BY `__bucket`, `__key0` ORDER BY `__bucket`, `__key0`",
			`['it\'s 0','it\'s 1','it\'s 2','it\'s 3','it\'s 4','it\'s 5','it\'s 6','it\'s 7']`,
		},
		{
			"several fields in any order, and other conditions",
			[]string{`ServiceName:%s Body:"x" Body:y`, `Body:"x" Body:z ServiceName:%s`},
			from + "`Body` AS `__key0`, `ServiceName` AS `__key1`, countIf((`Body` ILIKE {p2:String})) AS `__value0`, " +
				"countIf((`Body` ILIKE {p3:String})) AS `__value1`" + in + "(`Body`, `ServiceName`) IN ({keys:Array(Tuple(String, String))}) " +
				"AND (((`Body` ILIKE {p2:String})) OR ((`Body` ILIKE {p3:String}))) " +
				"GROUP BY `__bucket`, `__key0`, `__key1` ORDER BY `__bucket`, `__key0`, `__key1`",
			`[('x','it\'s 0'),('x','it\'s 1'),('x','it\'s 2'),('x','it\'s 3')]`,
		},
		{
			"a key of a map",
			[]string{`LogAttributes.k:%s`},
			from + "`LogAttributes`[{p2:String}] AS `__key0`, count() AS `__value0`" + in +
				"`LogAttributes`[{p2:String}] IN ({keys:Array(String)}) GROUP BY `__bucket`, `__key0` ORDER BY `__bucket`, `__key0`",
			`['it\'s 0','it\'s 1','it\'s 2','it\'s 3','it\'s 4','it\'s 5','it\'s 6','it\'s 7']`,
		},
		{"a part of a text", []string{`ServiceName:*%s*`}, "", ""},
		{"not that text", []string{`-ServiceName:%s`}, "", ""},
		{"one of two texts", []string{`ServiceName:%s OR Body:"x"`}, "", ""},
		{"a name of an enum", []string{`Level:%s`}, "", ""},
		{"too few for a column", []string{
			`ServiceName:%s ServiceName:a`, `ServiceName:%s ServiceName:b`, `ServiceName:%s ServiceName:c`,
			`ServiceName:%s ServiceName:d`, `ServiceName:%s ServiceName:e`,
		}, "", ""},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			found, others := keyed(t, tt.forms, minKeyed, 1)
			if tt.want == "" {
				if len(found) > 0 {
					t.Errorf("%d queries have a key", len(found))
				}
				return
			}
			if len(found) != 1 || others > 0 {
				t.Fatalf("%d queries have a key, without %d conditions", len(found), others)
			}
			q, err := found[0].query()
			if err != nil {
				t.Fatal(err)
			}
			querytest.WantText(t, tt.want, q.SQL)
			querytest.WantText(t, tt.keys, q.Params["keys"])
		})
	}
}

func TestTextsOfAKeyStayApart(t *testing.T) {
	t.Parallel()
	if joined([]string{"a", ""}) == joined([]string{"", "a"}) || joined([]string{"1:a", ""}) == joined([]string{"", "1:a"}) {
		t.Error("different texts are taken for each other")
	}
}

// TestSizeOfKeyedScans holds how many conditions a query with a key has, at least and at most.
func TestSizeOfKeyedScans(t *testing.T) {
	t.Parallel()
	if found, _ := keyed(t, []string{`ServiceName:%s`}, minKeyed-1, 1); len(found) > 0 {
		t.Error("a few have a query with a key")
	}
	for _, tt := range []struct{ n, windows, want int }{{5000, 1, 1}, {5000, 50, 3}, {30_000, 1, 5}} {
		found, others := keyed(t, []string{`ServiceName:%s`}, tt.n, tt.windows)
		if len(found) != tt.want || others > 0 {
			t.Errorf("%d conditions of %d windows take %d queries, want %d", tt.n, tt.windows, len(found), tt.want)
		}
		for _, s := range found {
			if size := len(url.QueryEscape("[" + strings.Join(s.key.literals, ",") + "]")); size > maxScanParams || len(s.key.literals)*tt.windows > engine.MaxRows {
				t.Errorf("a query for %d conditions of %d windows has keys of %d bytes and %d rows", tt.n, tt.windows, size, len(s.key.literals)*tt.windows)
			}
		}
	}
}

// TestScanSQL holds what the query of a scan looks like.
func TestScanSQL(t *testing.T) {
	t.Parallel()
	source := logSource()
	source.TableFilter = "Body != ''"
	w := hour
	w.Open, w.Shift, w.Start, w.End = true, 1500, w.Start+1500, w.End+1500
	c := &call{window: w}
	conditions := []Condition{
		{Rows: &Rows{Source: source, Where: `ServiceName:"a"`}},
		{Rows: &Rows{Source: source, Where: "ServiceName = 'a' AND Body = 'b'", WhereLanguage: "sql"}},
		{Tile: &query.Tile{Source: &source, Config: []byte(`{"displayType":"line","select":[{"aggFn":"avg","valueExpression":"Duration","where":"Body:\"b\""},{"aggFn":"count"}],"asRatio":true}`)}},
		{Rows: &Rows{Source: source, Where: `ServiceName:"a"`}},
		{Tile: &query.Tile{Source: &source, Config: []byte(`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"Duration","where":"Body:\"b\""}]}`)}},
	}
	render := func(conditions []Condition, groupBy string) string {
		t.Helper()
		c.answered, c.answer = make([]atomic.Bool, len(conditions)), func(int, Observation) {}
		var s *scan
		for _, subject := range c.subjects(conditions) {
			if groupBy != "" {
				subject.values.Groups, subject.values.Series[0].GroupBy = []string{groupBy}, []string{groupBy}
			}
			placed, err := place(subject, scan{window: c.window, table: logs}, s)
			if err != nil || s != nil && placed != s {
				t.Fatalf("%v is in a scan of its own: %v", subject.places, err)
			}
			s = placed
		}
		q, err := s.query()
		if err != nil {
			t.Fatal(err)
		}
		return q.SQL
	}
	const (
		from = "SELECT toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`) - 1500000000, 60000000000)) AS `__bucket`, "
		in   = " FROM `default`.`otel_logs` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64}) AND " +
			"`Timestamp` < fromUnixTimestamp64Milli({p1:Int64})"
		isA    = "(`ServiceName` = {p2:String}) AND ((`Body` != ''))"
		both   = "(((`ServiceName` = 'a') AND (`Body` = 'b'))) AND ((`Body` != ''))"
		isB    = "(`Body` = {p3:String})"
		counts = "countIf(" + isA + ") AS `__value0`, countIf(" + both + ") AS `__value1`"
	)
	// Equal conditions share columns, and few conditions are also there to skip rows.
	querytest.WantText(t, from+counts+in+" AND (("+isA+") OR ("+both+")) GROUP BY `__bucket` ORDER BY `__bucket`",
		render(append(slices.Clone(conditions[:2]), conditions[3]), ""))
	// Equal values do, too. A value of all rows needs them all.
	querytest.WantText(t, from+counts+", avgOrNullIf(toFloat64(`Duration`), "+isB+") AS `__value2`, count() AS `__value3`, "+
		"maxOrNullIf(toFloat64(`Duration`), "+isB+") AS `__value4`, countIf("+isB+") AS `__value5`"+
		in+" GROUP BY `__bucket` ORDER BY `__bucket`", render(conditions, ""))
	// Groups without rows of any condition are left out.
	var many []Condition
	for i := range maxScanFilters + 1 {
		many = append(many, Condition{Rows: &Rows{Source: logSource(), Where: fmt.Sprintf("Duration:%d", i)}})
	}
	sql := render(many, "ServiceName")
	for _, part := range []string{
		in + " GROUP BY `__bucket`, `__group0` HAVING `__value0` > 0 OR `__value1` > 0 OR ",
		"`ServiceName` AS `__group0`", " ORDER BY `__bucket`, `__group0`",
	} {
		if !strings.Contains(sql, part) {
			t.Errorf("no %s in %s", part, sql)
		}
	}
}
