package sqlgen

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/query/querytest"
)

func TestSearchStatement(t *testing.T) {
	t.Parallel()
	source := func(edit func(*Source)) Source {
		s := logSource()
		s.Select = "Timestamp,ServiceName, Body"
		if edit != nil {
			edit(&s)
		}
		return s
	}
	const (
		latest = " ORDER BY `Timestamp` DESC LIMIT 100 OFFSET 0"
		fields = "SELECT `Timestamp`, `ServiceName`, `Body`"
	)
	for _, tt := range []struct {
		rule   string
		search Search
		sql    string
		params []string // from p2 on
	}{
		{"the source's columns, the latest first", Search{}, fields + rangeSQL + latest, nil},
		{
			"a page in an order",
			Search{OrderBy: "(ServiceName ASC, length(Body) DESC)", Limit: 20, Offset: 40},
			fields + rangeSQL + " ORDER BY `ServiceName` ASC, length(`Body`) DESC LIMIT 20 OFFSET 40", nil,
		},
		{
			"aliases are quoted",
			Search{Select: "lower(Body) AS `a``b`, Duration / 1e6 ms"},
			"SELECT lower(`Body`) AS `a\\`b`, (`Duration` / 1e6) AS `ms`" + rangeSQL + latest, nil,
		},
		{
			"keys of maps stay in the columns' names",
			Search{Select: "LogAttributes['it\\'s'], LogAttributes.http.status"},
			"SELECT `LogAttributes`['it\\'s'], `LogAttributes`['http.status'] AS `arrayElement(LogAttributes, 'http.status')`" +
				rangeSQL + latest, nil,
		},
		{
			"a filter",
			Search{Where: "Duration:>5"},
			fields + rangeSQL + " AND (`Duration` > {p2:Int64})" + latest,
			[]string{"5"},
		},
		{
			"a condition in SQL cannot leave its place",
			Search{Where: "Duration > 5 OR Duration < 3", WhereLanguage: "sql"},
			fields + rangeSQL + " AND (((`Duration` > 5) OR (`Duration` < 3)))" + latest, nil,
		},
		{
			"the source's condition and order",
			Search{Source: source(func(s *Source) { s.TableFilter, s.OrderBy = "Duration = 1 OR Duration = 2", "ServiceName" })},
			fields + rangeSQL + " AND (((`Duration` = 1) OR (`Duration` = 2)))" +
				" ORDER BY `ServiceName` LIMIT 100 OFFSET 0", nil,
		},
		{
			"traces have no condition of the source",
			Search{Source: source(func(s *Source) { s.Kind, s.TableFilter = "trace", "Duration = 1" })},
			fields + rangeSQL + latest, nil,
		},
		{
			"the time that is shown breaks ties",
			Search{Source: source(func(s *Source) { s.DisplayedTimestamp = "Observed" })},
			fields + rangeSQL + " ORDER BY `Timestamp` DESC, `Observed` DESC LIMIT 100 OFFSET 0", nil,
		},
		{
			"the time that is shown is there once",
			Search{Source: source(func(s *Source) { s.DisplayedTimestamp = " Timestamp " })},
			fields + rangeSQL + latest, nil,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := tt.search
			if s.Source.Kind == "" {
				s.Source = source(nil)
			}
			if s.Limit == 0 {
				s.Limit = 100
			}
			s.Start, s.End = hour.Start, hour.End
			q, err := s.Statement(logs)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.sql, q.SQL); diff != "" {
				t.Errorf("SQL (-want +got):\n%s", diff)
			}
			for i, want := range tt.params {
				if got := q.Params["p"+string(rune('2'+i))]; got != want {
					t.Errorf("parameter %d is %q, want %q", i+2, got, want)
				}
			}
			if len(q.Params) != 2+len(tt.params) || q.Settings["prefer_column_name_to_alias"] != 1 {
				t.Errorf("parameters %v, settings %v", q.Params, q.Settings)
			}
		})
	}
}

func BenchmarkSearchStatement(b *testing.B) {
	s := Search{
		Source: logSource(), Start: hour.Start, End: hour.End, Limit: 100,
		Select: "Timestamp, ServiceName, Body, LogAttributes['http.status'] AS status", Where: "ServiceName:cart timeout",
	}
	t := NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Timestamp)", "")
	for b.Loop() {
		if _, err := s.Statement(t); err != nil {
			b.Fatal(err)
		}
	}
}
