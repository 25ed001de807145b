package query_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/cespare/xxhash/v2"
	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// names are what a sample answers, whose rows select nothing but a name.
func names(t *testing.T, r *query.Runner, s batch.Sample) string {
	t.Helper()
	s.Rows.Select, s.OrderBy, s.Limit = "name, upper(svc) AS label", "name", 100
	res, err := batch.NewReader(r).Sample(t.Context(), query.Team, s)
	if err != nil {
		return err.Error()
	}
	var list []string
	for _, row := range query.Decode(t, res.Data) {
		list = append(list, fmt.Sprint(row["name"]))
	}
	return strings.Join(list, " ")
}

// TestSamplesAreTheRowsThatCount asks for the rows of every group of a condition, and wants as many as were counted.
func TestSamplesAreTheRowsThatCount(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, `CREATE TABLE t (
			name String, ts DateTime64(9), svc LowCardinality(String), note Nullable(String), attrs Map(LowCardinality(String), String),
			n UInt64, doc JSON DEFAULT concat('{"a":{"b":"\\"', toString(n), '"}}')
		) ENGINE = MergeTree ORDER BY (svc, ts)`,
		`INSERT INTO t (name, ts, svc, note, attrs, n) VALUES
			('one', '2026-01-05 10:00:00', 'a', 'x', {'k':'v','a':'b'}, 1),
			('same', '2026-01-05 10:59:59.999999999', 'a', 'x', {'a':'b','k':'v'}, 1),
			('empty', '2026-01-05 10:10:00', '', '', {}, 0),
			('NULL', '2026-01-05 10:20:00', 'null', NULL, {'k':'null'}, 18446744073709551615),
			('null', '2026-01-05 10:20:00', 'null', 'null', {'k':'null'}, 2),
			('quotes', '2026-01-05 10:30:00', 'it''s "a" \\ {p0:String} \\''', 'it''s', {'k':'\\''"'}, 3),
			('unicode', '2026-01-05 10:50:00', '🚨 é שלום', 'é', {'k':'ü'}, 4),
			('before', '2026-01-05 09:59:59.999999999', 'a', 'x', {}, 1), ('behind', '2026-01-05 11:00:00', 'a', 'x', {}, 1)`,
		`INSERT INTO t (name, ts, svc, note, attrs, n) SELECT 'NUL', '2026-01-05 10:40:00', 'a\0b\n\t', '\0', map('k', '\0'), 5`,
		`INSERT INTO t (name, ts, svc, note, attrs, n) SELECT 'invalid', '2026-01-05 10:40:00', '\xff\xfe', '\xff', map('k', '\xff'), 6`,
		`INSERT INTO t (name, ts, svc, note, attrs, n) SELECT 'long', '2026-01-05 10:40:00', repeat('é', 3000), repeat('x', 3000), map('k', repeat('y', 3000)), 7`)
	const rows = 10
	hour := batch.Windows{Start: hours.Start, End: hours.Start.Add(hours.Interval), Interval: hours.Interval}
	for i, by := range []string{
		"svc", "note", "attrs['k']", "attrs.k", "attrs['none']", "label", "lower(svc)", "svc, note, n",
		"concat(svc, note) AS both, attrs['k']", "toLowCardinality(note)", "toFixedString(substring(svc, 1, 2), 8)",
		"n", "toInt8(n)", "toInt256(n) - 1", "n > 2", "toBool(n > 2)", "if(n > 3, NULL, n)",
		"n / 3", "toFloat32(n) / 3", "n / 0", "exp2(n * 100)", "if(n > 3, NULL, n / 3)",
		"toDecimal64(n % 100, 4) / 8", "toDecimal128(n % 100, 4)",
		`CAST(if(n > 2, 'it''s', 'b'), 'Enum8(\'it\\\'s\' = 1, \'b\' = 2)')`,
		"toUUID(concat('00000000-0000-0000-0000-00000000000', toString(n % 10)))",
		"toIPv4(concat('10.0.0.', toString(n % 10)))", "toIPv6(concat('::', toString(n % 10)))",
		"toDate(n % 1000)", "toDate32(n % 1000)", "toDateTime(n % 1000, 'Asia/Tokyo')",
		"toDateTime64(n % 1000 / 8, 6, 'America/New_York')", "toStartOfHour(ts)", "ts",
		"[left(toValidUTF8(note), 3), attrs['a']]", "tuple(left(toValidUTF8(note), 3), n)", "if(n > 4, map(), attrs)", "doc.a.b",
	} {
		t.Run(by, func(t *testing.T) {
			t.Parallel()
			condition := batch.Rows{Source: source, Select: "upper(svc) AS label, name", GroupBy: by}
			found := observeOne(t, r, hour, batch.Condition{Rows: &condition})
			if found.Err != nil || len(found.Values) == 0 {
				t.Fatal(found.Err)
			}
			// To people some groups are one, as are NaN and infinity.
			counts, total := map[string]float64{}, 0
			for _, v := range found.Values {
				counts[fmt.Sprint(v.Labels)] += v.Value
			}
			for n, v := range found.Values {
				key, group := fmt.Sprint(v.Labels), stored(v.Labels)
				if counts[key] == 0 {
					continue
				}
				if (n+i)%query.Rounds(3, 1) > 0 {
					total += int(counts[key])
					counts[key] = 0
					continue
				}
				got := names(t, r, batch.Sample{Rows: condition, Start: query.Start, End: query.Start + 3_600_000, Group: group})
				if n := len(strings.Fields(got)); float64(n) != counts[key] {
					t.Errorf("%+v has %v rows, the sample %d: %s", group, counts[key], n, got)
				}
				counts[key] = 0
				total += len(strings.Fields(got))
			}
			if total != rows {
				t.Errorf("the groups have %d rows together, want %d", total, rows)
			}
		})
	}
}

// stored is what is left of labels once they were stored: as those who store them do, it shortens what is too long and
// replaces what is no text.
func stored(labels []core.Label) []core.Label {
	var list []core.Label
	for _, l := range labels {
		exact := l.Value
		l.Value = strings.ReplaceAll(strings.ToValidUTF8(l.Value[:min(len(l.Value), 1000)], "?"), "\x00", "?")
		if l.Value != exact {
			l.Hash = strconv.FormatUint(xxhash.Sum64String(exact), 10)
		}
		list = append(list, l)
	}
	return list
}

func TestSamplesMeetTheConditionsOfTheirSearch(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, "CREATE TABLE t (name String, ts DateTime64(9), svc String, n UInt8, hidden Bool) ENGINE = Memory",
		`INSERT INTO t VALUES ('a1', '2026-01-05 10:00:00', 'a', 1, false), ('a2', '2026-01-05 10:00:00', 'a', 2, false),
			('b1', '2026-01-05 10:00:00', 'b', 1, false), ('b2', '2026-01-05 10:00:00', 'b', 2, false),
			('h1', '2026-01-05 10:00:00', 'a', 1, true)`)
	source.TableFilter, source.Select = "NOT hidden", "upper(svc) AS label, svc AS plain"
	filters := func(conditions ...string) (list []api.SavedSearchFilter) {
		for _, c := range conditions {
			list = append(list, api.SavedSearchFilter{Condition: &c})
		}
		return list
	}
	of := func(svc string) []core.Label { return []core.Label{{Name: "svc", Value: svc}} }
	for rule, c := range map[string]struct {
		rows  batch.Rows
		group []core.Label
		want  string
	}{
		"all without any":                        {batch.Rows{}, nil, "a1 a2 b1 b2"},
		"where in lucene":                        {batch.Rows{Where: "n:2"}, nil, "a2 b2"},
		"where in SQL":                           {batch.Rows{Where: "n = 2 OR svc = 'b'", WhereLanguage: "sql"}, nil, "a2 b1 b2"},
		"an alias in lucene":                     {batch.Rows{Where: "plain:b"}, nil, "b1 b2"},
		"an alias in SQL":                        {batch.Rows{Where: "label = 'B'", WhereLanguage: "sql"}, nil, "b1 b2"},
		"filters":                                {batch.Rows{Filters: filters("n IN (1)", "svc IN ('a')")}, nil, "a1"},
		"filters that name an alias":             {batch.Rows{Filters: filters("label IN ('B')")}, nil, "b1 b2"},
		"of a group":                             {batch.Rows{GroupBy: "svc", Where: "n:2"}, of("b"), "b2"},
		"of a group by an alias":                 {batch.Rows{GroupBy: "label", Where: "n:2"}, of("B"), "b2"},
		"of a group that is not there":           {batch.Rows{GroupBy: "svc"}, of("' OR 1 --"), ""},
		"of a group that the alert has no more":  {batch.Rows{}, of("b"), "groupBy has 0 expressions, but the group has 1 values"},
		"the alert as a whole, though by groups": {batch.Rows{GroupBy: "svc"}, nil, "a1 a2 b1 b2"},
	} {
		c.rows.Source = source
		// The select list of the test would hide the aliases.
		selected := batch.Sample{Rows: c.rows, Start: query.Start, End: query.Start + 60_000, Group: c.group, OrderBy: "label, name", Limit: 10}
		selected.Rows.Select = "name, upper(svc) AS label, svc AS plain"
		res, err := batch.NewReader(r).Sample(t.Context(), query.Team, selected)
		var got string
		if err != nil {
			got = err.Error()
		} else {
			var list []string
			for _, row := range query.Decode(t, res.Data) {
				list = append(list, fmt.Sprint(row["name"]))
			}
			got = strings.Join(list, " ")
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", rule, diff)
		}
	}
}

func TestSamplesOfDaysAreOfTheirWindow(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, "CREATE TABLE t (name String, svc String, ts Date) ENGINE = Memory",
		"INSERT INTO t VALUES ('day', '', '2026-01-05'), ('next', '', '2026-01-06')")
	first := batch.Sample{Rows: batch.Rows{Source: source}, Start: query.Start - 10*3_600_000, End: query.Start - 9*3_600_000}
	if got := names(t, r, first); got != "day" {
		t.Errorf("the hour that counts the day has %q", got)
	}
	first.Start, first.End = query.Start, query.Start+3_600_000
	if got := names(t, r, first); got != "" {
		t.Errorf("another hour of the day has %q", got)
	}
}

// TestSamplesAreSmall reads rows that are constant, which ClickHouse counts once, and others, as a search and as a sample.
func TestSamplesAreSmall(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	query.Exec(t, db, `CREATE TABLE t (ts DateTime, body String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT '2026-01-05 10:30:00', repeat('x', 150000) FROM numbers(5)`)
	r := query.RunnerOf(db)
	for _, tt := range []struct {
		selected string
		fits     bool
	}{
		{"body", true}, {"body, concat(body, '1') AS more", false}, {"repeat('x', 300000) AS constant", false},
	} {
		s := sqlgen.Search{Source: query.TableSource(db, "t"), Select: tt.selected, Start: query.Start, End: query.End, Limit: 5}
		if found, err := r.Search(t.Context(), query.Team, s); err != nil || found.Rows != 5 {
			t.Errorf("%s: %d rows: %v", tt.selected, found.Rows, err)
		}
		found, err := batch.NewReader(r).Sample(t.Context(), query.Team, batch.Sample{
			Rows: batch.Rows{Source: s.Source, Select: s.Select}, Start: s.Start, End: s.End, Limit: s.Limit,
		})
		if tt.fits && (err != nil || found.Rows != 5) || !tt.fits && core.KindOf(err) != core.Invalid {
			t.Errorf("%s: a sample has %d rows: %v", tt.selected, found.Rows, err)
		}
	}
}
