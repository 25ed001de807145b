package sqlgen

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/querytest"
)

// logs is a table for statements that are only rendered.
var logs = NewTable(querytest.LogColumns, "", "")

func logSource() Source {
	s := Source{Kind: "log", Timestamp: "Timestamp", Body: "Body"}
	s.From.Database, s.From.Table = "default", "otel_logs"
	return s
}

func traceSource(sampleRate string) Source {
	s := logSource()
	s.Kind, s.SampleRate = "trace", sampleRate
	return s
}

var hour = Window{Start: 1767607200000, End: 1767610800000, Bucket: 60}

const (
	bucketSQL = "toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 60000000000))"
	rangeSQL  = " FROM `default`.`otel_logs` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
		" AND `Timestamp` <= fromUnixTimestamp64Milli({p1:Int64})"
	textSQL = "toFloat64OrNull(`Body`)"
)

func TestStatement(t *testing.T) {
	t.Parallel()
	for _, tt := range statements {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.series.Source.Kind == "" {
				tt.series.Source = logSource()
			}
			if err := tt.series.Check(); err != nil {
				t.Fatal(err)
			}
			st, err := tt.series.Statement(logs, hour)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.sql, st.SQL); diff != "" {
				t.Errorf("SQL (-want +got):\n%s", diff)
			}
			want := map[string]string{"p0": "1767607200000", "p1": "1767610800000"}
			for i, value := range tt.params {
				want["p"+string(rune('2'+i))] = value
			}
			if diff := cmp.Diff(want, st.Params); diff != "" {
				t.Errorf("params (-want +got):\n%s", diff)
			}
			if st.Settings["enable_positional_arguments"] != 0 {
				t.Error("numbers in groups are taken for positions")
			}
		})
	}
}

func plainSQL(value string) string {
	return "SELECT " + bucketSQL + ", " + value + rangeSQL + " GROUP BY " + bucketSQL + " ORDER BY " + bucketSQL
}

func logsByTimes(list string) Source {
	s := logSource()
	s.Timestamp = list
	return s
}

const expressionSQL = "if(match(toTypeName((`Duration` / 1e6)), '" + numberTypes +
	"'), toFloat64((`Duration` / 1e6)), toFloat64OrNull(toString((`Duration` / 1e6))))"

func logsByImplicit(column string) Source {
	s := logSource()
	s.ImplicitColumn = column
	return s
}

func levelOf(v float64) *float64 { return &v }

// statements are series on logs, and what is rendered of them.
var statements = []struct {
	rule   string
	series Series
	sql    string
	params []string // from p2 on
}{
	{"a count", Series{AggFn: "count"}, plainSQL("count()"), nil},
	{"a count ignores its field", Series{AggFn: "count", Field: "nope("}, plainSQL("count()"), nil},
	{
		"a blank filter is none, in any language",
		Series{AggFn: "count", Where: " \t", WhereLanguage: "sql"},
		plainSQL("count()"), nil,
	},
	{"a filter that asks for nothing is none", Series{AggFn: "count", Where: "AND"}, plainSQL("count()"), nil},
	{
		"numbers are taken as they are",
		Series{AggFn: "avg", Field: "Duration"},
		plainSQL("avgOrNull(toFloat64(`Duration`))"), nil,
	},
	{
		"NULLs are skipped",
		Series{AggFn: "max", Field: " Price "},
		plainSQL("maxOrNullIf(toFloat64(`Price`), isNotNull(`Price`))"), nil,
	},
	{
		"text counts with its numbers",
		Series{AggFn: "min", Field: "Body"},
		plainSQL("minOrNullIf(" + textSQL + ", isFinite(" + textSQL + "))"), nil,
	},
	{
		"a sum over nothing is 0",
		Series{AggFn: "sum", Field: "`Body`"},
		plainSQL("ifNull(sumIf(" + textSQL + ", isFinite(" + textSQL + ")), 0)"), nil,
	},
	{
		"other text is converted first",
		Series{AggFn: "avg", Field: "Level"},
		plainSQL("avgOrNullIf(toFloat64OrNull(toString(`Level`)), isFinite(toFloat64OrNull(toString(`Level`))))"), nil,
	},
	{
		"the median is the quantile by default",
		Series{AggFn: "quantile", Field: "Duration"},
		plainSQL("quantileOrNull(0.5)(toFloat64(`Duration`))"), nil,
	},
	{
		"a quantile has a level",
		Series{AggFn: "quantile", Field: "Body", Level: levelOf(0.95)},
		plainSQL("quantileOrNullIf(0.95)(" + textSQL + ", isFinite(" + textSQL + "))"), nil,
	},
	{
		"the level of others is ignored",
		Series{AggFn: "max", Field: "Duration", Level: levelOf(0.95)},
		plainSQL("maxOrNull(toFloat64(`Duration`))"), nil,
	},
	{
		"distinct values are those of the field",
		Series{AggFn: "count_distinct", Field: "LogAttributes.user.id"},
		plainSQL("uniqExact(`LogAttributes`[{p2:String}])"),
		[]string{"user.id"},
	},
	{
		"map values have the type of the map",
		Series{AggFn: "sum", Field: "NumAttr['a']"},
		plainSQL("ifNull(sumIf(toFloat64(`NumAttr`[{p2:String}]), isNotNull(`NumAttr`[{p2:String}])), 0)"),
		[]string{"a"},
	},
	{
		"groups and a filter",
		Series{
			AggFn: "count", GroupBy: []string{"ServiceName", "LogAttributes['it''s']", "odd`name"},
			Where: `LogAttributes.it's:x OR "a b"`,
		},
		"SELECT " + bucketSQL + ", count(), `ServiceName`, `LogAttributes`[{p2:String}], `odd\\`name`" + rangeSQL +
			" AND ((`LogAttributes`[{p2:String}] ILIKE {p3:String}) OR (hasToken(lower(`Body`), {p4:String}) AND " +
			"hasToken(lower(`Body`), {p5:String}) AND lower(`Body`) LIKE {p6:String}))" +
			" GROUP BY " + bucketSQL + ", `ServiceName`, `LogAttributes`[{p2:String}], `odd\\`name`" +
			" ORDER BY " + bucketSQL + ", `ServiceName`, `LogAttributes`[{p2:String}], `odd\\`name`",
		[]string{"it's", "%x%", "a", "b", "%a b%"},
	},

	{
		"an SQL filter",
		Series{AggFn: "count", Where: "Duration > 5 AND LogAttributes.a = 'x'", WhereLanguage: "sql"},
		"SELECT " + bucketSQL + ", count()" + rangeSQL +
			" AND (((`Duration` > 5) AND (`LogAttributes`[{p2:String}] = 'x')))" +
			" GROUP BY " + bucketSQL + " ORDER BY " + bucketSQL,
		[]string{"a"},
	},
	{
		"the last value is that of the latest time",
		Series{AggFn: "last_value", Field: "Price", Source: logsByTimes("TimestampTime, Timestamp")},
		"SELECT " + bucketSQL + ", argMaxOrNullIf(toFloat64(`Price`), `Timestamp`, isNotNull(`Price`))" +
			" FROM `default`.`otel_logs` WHERE `TimestampTime` >= fromUnixTimestamp64Milli({p0:Int64})" +
			" AND `TimestampTime` <= fromUnixTimestamp64Milli({p1:Int64})" +
			strings.ReplaceAll(rangeSQL[strings.Index(rangeSQL, " WHERE "):], " WHERE ", " AND ") +
			" GROUP BY " + bucketSQL + " ORDER BY " + bucketSQL,
		nil,
	},
	{"any value is not converted", Series{AggFn: "any", Field: "Tags"}, plainSQL("anyOrNull(`Tags`)"), nil},
	{
		"an aggregation is taken as it is",
		Series{AggFn: "none", Field: "sum(Duration) / count()"},
		plainSQL("(sum(`Duration`) / count())"), nil,
	},
	{
		"an expression is a number by its type or else by its text",
		Series{AggFn: "max", Field: "Duration / 1e6"},
		plainSQL("maxOrNullIf(" + expressionSQL + ", isFinite(" + expressionSQL + "))"), nil,
	},
	{
		"distinct values of an expression",
		Series{AggFn: "count_distinct", Field: "lower(LogAttributes.user.id)"},
		plainSQL("uniqExact(lower(`LogAttributes`[{p2:String}]))"),
		[]string{"user.id"},
	},
	{
		"a number as a group is no position",
		Series{AggFn: "count", GroupBy: []string{"1", "ServiceName, 2 AS two"}},
		"SELECT " + bucketSQL + ", count(), 1, `ServiceName`, 2" + rangeSQL +
			" GROUP BY " + bucketSQL + ", 1, `ServiceName`, 2 ORDER BY " + bucketSQL + ", 1, `ServiceName`, 2",
		nil,
	},

	{
		"a sampled count",
		Series{Source: traceSource("SampleRate"), AggFn: "count"},
		plainSQL("sum(greatest(`SampleRate`, 1))"), nil,
	},
	{
		"a sampled sum",
		Series{Source: traceSource("SampleRate"), AggFn: "sum", Field: "Duration"},
		plainSQL("ifNull(sum(toFloat64(`Duration`) * greatest(`SampleRate`, 1)), 0)"), nil,
	},
	{
		"a sampled average has the weights of the numbers alone",
		Series{Source: traceSource("Rate"), AggFn: "avg", Field: "Price"},
		plainSQL("sumIf(toFloat64(`Price`) * greatest(ifNull(toUInt64OrZero(toString(`Rate`)), 0), 1), isNotNull(`Price`))" +
			" / nullIf(sumIf(greatest(ifNull(toUInt64OrZero(toString(`Rate`)), 0), 1), isNotNull(`Price`)), 0)"), nil,
	},
	{
		"a sampled quantile with a level",
		Series{Source: traceSource("SampleRate"), AggFn: "quantile", Field: "Duration", Level: levelOf(0.95)},
		plainSQL("quantileTDigestWeightedOrNull(0.95)(toFloat64(`Duration`), greatest(`SampleRate`, 1))"), nil,
	},
	{
		"a sampled quantile without a level has no weights",
		Series{Source: traceSource("SampleRate"), AggFn: "quantile", Field: "Duration"},
		plainSQL("quantileOrNull(0.5)(toFloat64(`Duration`))"), nil,
	},
	{
		"a sample rate of a key",
		Series{Source: traceSource("LogAttributes.rate"), AggFn: "count"},
		plainSQL("sum(greatest(toUInt64OrZero(toString(`LogAttributes`[{p2:String}])), 1))"),
		[]string{"rate"},
	},
	{
		"a sample rate that is an expression",
		Series{Source: traceSource("SampleRate * 2"), AggFn: "count"},
		plainSQL("sum(greatest(ifNull(toUInt64OrZero(toString((`SampleRate` * 2))), 0), 1))"), nil,
	},
	{
		"a sampled maximum has no weights",
		Series{Source: traceSource("SampleRate"), AggFn: "max", Field: "Duration"},
		plainSQL("maxOrNull(toFloat64(`Duration`))"), nil,
	},
}

func TestStatementWithoutBuckets(t *testing.T) {
	t.Parallel()
	whole := hour
	whole.Bucket = 0
	for _, tt := range []struct{ rule, group, selected, by string }{
		{"no groups", "", "", ""},
		{"a group", "ServiceName", ", `ServiceName`", " GROUP BY `ServiceName` ORDER BY `ServiceName`"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := Series{Source: logSource(), AggFn: "count"}
			if tt.group != "" {
				s.GroupBy = []string{tt.group}
			}
			st, err := s.Statement(logs, whole)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff("SELECT toUInt32(0), count()"+tt.selected+rangeSQL+tt.by, st.SQL); diff != "" {
				t.Errorf("SQL (-want +got):\n%s", diff)
			}
		})
	}
}

func TestValueWithACondition(t *testing.T) {
	t.Parallel()
	level := 0.5
	for _, tt := range []struct {
		series Series
		want   string
	}{
		{Series{AggFn: "count"}, "countIf(c)"},
		{Series{AggFn: "count", Source: traceSource("SampleRate")}, "sumIf(greatest(`SampleRate`, 1), c)"},
		{Series{AggFn: "count_distinct", Field: "Body"}, "uniqExactIf(`Body`, c)"},
		{Series{AggFn: "any", Field: "Body"}, "anyOrNullIf(`Body`, c)"},
		{Series{AggFn: "avg", Field: "Duration"}, "avgOrNullIf(toFloat64(`Duration`), c)"},
		{Series{AggFn: "sum", Field: "Price"}, "ifNull(sumIf(toFloat64(`Price`), (c) AND isNotNull(`Price`)), 0)"},
		{Series{AggFn: "quantile", Field: "Duration", Level: &level}, "quantileOrNullIf(0.5)(toFloat64(`Duration`), c)"},
		{Series{AggFn: "last_value", Field: "Duration"}, "argMaxOrNullIf(toFloat64(`Duration`), `Timestamp`, c)"},
		{Series{AggFn: "none", Field: "max(Duration)"}, "max(`Duration`)"},
	} {
		if tt.series.Source.Kind == "" {
			tt.series.Source = logSource()
		}
		if got, err := tt.series.Aggregate(logs, &filter.Params{}, "c"); err != nil || got != tt.want {
			t.Errorf("%s: got %s, error %v, want %s", tt.series.AggFn, got, err, tt.want)
		}
	}
}

func TestGroups(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		rule    string
		groupBy []string
		want    []Group
	}{
		{"none", nil, nil},
		{
			"a column, and the same written in another way",
			[]string{"ServiceName", "`ServiceName`", "odd`name", "`odd``name`"},
			[]Group{
				{"`ServiceName`", "ServiceName", 0},
				{"`ServiceName`", "ServiceName", 1},
				{"`odd\\`name`", "odd`name", 2},
				{"`odd\\`name`", "odd`name", 3},
			},
		},
		{
			"a key, and the same written in another way",
			[]string{"LogAttributes.x", "LogAttributes['x']"},
			[]Group{
				{"`LogAttributes`[{p0:String}]", "arrayElement(LogAttributes, 'x')", 0},
				{"`LogAttributes`[{p0:String}]", "arrayElement(LogAttributes, 'x')", 1},
			},
		},
		{
			"a key with a dash or a slash, and one with a blank",
			[]string{"LogAttributes.app.kubernetes.io/content-type", "LogAttributes['a, b']"},
			[]Group{
				{"`LogAttributes`[{p0:String}]", "arrayElement(LogAttributes, 'app.kubernetes.io/content-type')", 0},
				{"`LogAttributes`[{p1:String}]", "arrayElement(LogAttributes, 'a, b')", 1},
			},
		},
		{
			"an expression has the name that ClickHouse gives",
			[]string{"lower(ServiceName)"},
			[]Group{{"lower(`ServiceName`)", "", 0}},
		},
		{
			"names in an expression may have dots",
			[]string{"lower(LogAttributes.http.status)"},
			[]Group{{"lower(`LogAttributes`[{p0:String}])", "", 0}},
		},
		{
			"an alias is the name",
			[]string{"lower(ServiceName) AS svc", "LogAttributes.http.status AS status"},
			[]Group{{"lower(`ServiceName`)", "svc", 0}, {"`LogAttributes`[{p0:String}]", "status", 1}},
		},
		{
			"an item of several columns",
			[]string{"ServiceName, LogAttributes.x", "upper(Body) AS b, Duration"},
			[]Group{
				{"`ServiceName`", "ServiceName", 0},
				{"`LogAttributes`[{p0:String}]", "arrayElement(LogAttributes, 'x')", 0},
				{"upper(`Body`)", "b", 1},
				{"`Duration`", "Duration", 1},
			},
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			got, err := Series{Source: logSource(), GroupBy: tt.groupBy}.Groups(logs, &filter.Params{})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, got, cmp.AllowUnexported(Group{})); diff != "" {
				t.Errorf("groups (-want +got):\n%s", diff)
			}
		})
	}
}

func TestSeriesErrors(t *testing.T) {
	t.Parallel()
	for _, tt := range seriesErrors {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.series.Source.Kind == "" {
				tt.series.Source = logSource()
			}
			err := tt.series.Check()
			if err == nil {
				_, err = tt.series.Statement(logs, hour)
			}
			querytest.WantError(t, err, core.Invalid, tt.want)
		})
	}
}

func sourceOfKind(kind string) Source {
	s := logSource()
	s.Kind = kind
	return s
}

// seriesErrors are series that are refused, and why.
var seriesErrors = []struct {
	rule   string
	series Series
	want   string
}{
	{"a source of another kind", Series{Source: sourceOfKind("promql"), AggFn: "count"}, "a promql source cannot be charted"},
	{"an unknown aggregation", Series{AggFn: "median", Field: "Body"}, `unknown aggFn "median"`},
	{
		"an increase of what is no counter",
		Series{AggFn: "increase", Field: "Duration"},
		"aggFn 'increase' is only supported for Sum (counter) metrics",
	},
	{"a missing field", Series{AggFn: "avg", Field: " "}, "avg needs a field"},
	{"a missing aggregation", Series{AggFn: "none"}, "none needs a field"},
	{
		"an aggregation without an aggregate function",
		Series{AggFn: "none", Field: "Duration / 2"},
		"field: aggFn 'none' needs an expression with an aggregate function, such as sum(x)",
	},
	{
		"a level outside",
		Series{AggFn: "quantile", Field: "Body", Level: levelOf(2)},
		"level must be between 0 and 1",
	},
	{
		"an unknown language",
		Series{AggFn: "count", Where: "1", WhereLanguage: "kql"},
		`unknown whereLanguage "kql"`,
	},
	{"an SQL filter with a mistake", Series{AggFn: "count", Where: "(1", WhereLanguage: "sql"}, "where: "},
	{"an unknown field", Series{AggFn: "avg", Field: "nope"}, `field: unknown field "nope"`},
	{"an unknown path", Series{AggFn: "avg", Field: "nope.a"}, `field: unknown field "nope.a"`},
	{"a field with a mistake", Series{AggFn: "avg", Field: "toDate(("}, "field: "},
	{"an aggregation with a mistake", Series{AggFn: "none", Field: "sum(("}, "field: "},
	{
		"a field that is no number",
		Series{AggFn: "avg", Field: "Timestamp"},
		`field: "Timestamp" has the type DateTime64(9), which is not a number`,
	},
	{
		"a map as a field",
		Series{AggFn: "max", Field: "LogAttributes"},
		`field: "LogAttributes" has the type Map(LowCardinality(String), String), which is not a number`,
	},
	{
		"a field of many values",
		Series{AggFn: "count_distinct", Field: "Events.Attributes.k"},
		`field: "Events.Attributes.k" has several values in each row`,
	},
	{
		"a group of many values",
		Series{AggFn: "count", GroupBy: []string{"Events.Attributes.k"}},
		`groupBy: "Events.Attributes.k" has several values in each row`,
	},
	{"an unknown group", Series{AggFn: "count", GroupBy: []string{"Body", "nope"}}, `groupBy: unknown field "nope"`},
	{
		"an unknown group among several",
		Series{AggFn: "count", GroupBy: []string{"Body, lower(Body), nope"}},
		`groupBy: unknown field "nope"`,
	},
	{"a group with a mistake", Series{AggFn: "count", GroupBy: []string{"lower(("}}, "groupBy: "},
	{"a blank group", Series{AggFn: "count", GroupBy: []string{" "}}, "groupBy: "},
	{
		"a filter with a mistake",
		Series{AggFn: "count", Where: "a ("},
		"filter, character 3: '(' is not closed",
	},
	{
		"an unknown field in the filter",
		Series{AggFn: "count", Where: "nope:1"},
		`filter, character 1: unknown field "nope"`,
	},
	{
		"bare text where the source has no implicit column",
		Series{Source: traceSource(""), AggFn: "count", Where: "disk"},
		"filter, character 1: bare text such as",
	},
	{
		"bare text where the source's implicit column is wrong",
		Series{Source: logsByImplicit("nope"), AggFn: "count", Where: "disk"},
		`implicit column of the source: unknown field "nope"`,
	},
	{
		"groups that are all columns",
		Series{AggFn: "count", GroupBy: []string{"ServiceName, *"}},
		"groupBy: name the columns one by one",
	},
	{
		"groups by a pattern",
		Series{AggFn: "count", GroupBy: []string{"(columns('S.*')) AS x"}},
		"groupBy: name the columns one by one",
	},
	{
		"a field by a pattern",
		Series{AggFn: "any", Field: "COLUMNS('S.*')"},
		"field: SQL, character 1: COLUMNS is not expected here",
	},
	{"no timestamp", Series{Source: logsByTimes(" "), AggFn: "count"}, "the source has no timestamp column"},
	{
		"an unknown sample rate",
		Series{Source: traceSource("nope"), AggFn: "count"},
		`sampleRateExpression of the source: unknown field "nope"`,
	},
	{
		"a setting that cannot be set",
		Series{Source: Source{Kind: "log", Settings: []Setting{{"database", "x"}}}, AggFn: "count"},
		`querySettings of the source: "database" cannot be set`,
	},
}

func TestSeriesReadTheirTable(t *testing.T) {
	t.Parallel()
	metrics := Source{Kind: "metric", MetricTables: map[string]string{"gauge": "g", "sum": ""}}
	metrics.From.Database = "default"
	for _, tt := range []struct {
		series Series
		table  string
	}{
		{Series{Source: logSource()}, "otel_logs"},
		{Series{Source: logSource(), MetricType: "gauge"}, "otel_logs"},
		{Series{Source: metrics, MetricType: "gauge"}, "g"},
	} {
		if ref, err := tt.series.From(); err != nil || ref.Database != "default" || ref.Table != tt.table {
			t.Errorf("%s of the kind %s: got %s.%s, error %v", tt.table, tt.series.Source.Kind, ref.Database, ref.Table, err)
		}
	}
	for typ, want := range map[string]string{"sum": "sum", "summary": "summary", "": "undefined"} {
		_, err := Series{Source: metrics, MetricType: typ}.From()
		querytest.WantError(t, err, core.Invalid, "no query support for metric type="+want)
	}
}

// start and end are the range of the rows that tests know: two hours from 2026-01-05T10:00:00Z on.
const Start, End = 1767607200000, Start + 2*3_600_000
