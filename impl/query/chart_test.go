package query

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// logs is a table for statements that are only rendered.
var logs = &table{Table: filter.NewTable([]filter.Column{
	{Name: "Timestamp", Type: "DateTime64(9)"},
	{Name: "Observed", Type: "DateTime64(9)"},
	{Name: "TimestampTime", Type: "DateTime"},
	{Name: "Millis", Type: "DateTime64(3, 'Europe/Berlin')"},
	{Name: "Day", Type: "Date"},
	{Name: "ServiceName", Type: "LowCardinality(String)"},
	{Name: "Body", Type: "String"},
	{Name: "LogAttributes", Type: "Map(LowCardinality(String), String)"},
	{Name: "NumAttr", Type: "Map(String, Nullable(Float64))"},
	{Name: "Duration", Type: "UInt64"},
	{Name: "Price", Type: "Nullable(Decimal(10, 2))"},
	{Name: "Level", Type: "Enum8('1' = 1)"},
	{Name: "SampleRate", Type: "UInt64"},
	{Name: "Rate", Type: "Nullable(String)"},
	{Name: "Tags", Type: "Array(String)"},
	{Name: "Events.Attributes", Type: "Array(Map(String, String))"},
	{Name: "odd`name", Type: "String"},
})}

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

var hour = window{start: 1767607200000, end: 1767610800000, bucket: 60}

const (
	bucketSQL = "toUInt32(intDiv(toInt64(`Timestamp`), 60))"
	rangeSQL  = " FROM `default`.`otel_logs` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
		" AND `Timestamp` <= fromUnixTimestamp64Milli({p1:Int64})"
	textSQL = "toFloat64OrNull(`Body`)"
)

func TestStatement(t *testing.T) {
	t.Parallel()
	plain := func(value string) string {
		return "SELECT " + bucketSQL + ", " + value + rangeSQL + " GROUP BY " + bucketSQL + " ORDER BY " + bucketSQL
	}
	level := 0.95
	for _, tt := range []struct {
		rule   string
		series Series
		sql    string
		params []string // from p2 on
	}{
		{"a count", Series{AggFn: "count"}, plain("count()"), nil},
		{"a count ignores its field", Series{AggFn: "count", Field: "nope("}, plain("count()"), nil},
		{
			"a blank filter is none, in any language",
			Series{AggFn: "count", Where: " \t", WhereLanguage: "sql"},
			plain("count()"), nil,
		},
		{"a filter that asks for nothing is none", Series{AggFn: "count", Where: "AND"}, plain("count()"), nil},
		{
			"numbers are taken as they are",
			Series{AggFn: "avg", Field: "Duration"},
			plain("avg(toFloat64(`Duration`))"), nil,
		},
		{
			"NULLs are skipped",
			Series{AggFn: "max", Field: " Price "},
			plain("maxIf(toFloat64(`Price`), isNotNull(`Price`))"), nil,
		},
		{
			"text counts with its numbers",
			Series{AggFn: "min", Field: "Body"},
			plain("minIf(" + textSQL + ", isFinite(" + textSQL + "))"), nil,
		},
		{
			"a sum over nothing is 0",
			Series{AggFn: "sum", Field: "`Body`"},
			plain("ifNull(sumIf(" + textSQL + ", isFinite(" + textSQL + ")), 0)"), nil,
		},
		{
			"other text is converted first",
			Series{AggFn: "avg", Field: "Level"},
			plain("avgIf(toFloat64OrNull(toString(`Level`)), isFinite(toFloat64OrNull(toString(`Level`))))"), nil,
		},
		{
			"the median is the quantile by default",
			Series{AggFn: "quantile", Field: "Duration"},
			plain("quantile(0.5)(toFloat64(`Duration`))"), nil,
		},
		{
			"a quantile has a level",
			Series{AggFn: "quantile", Field: "Body", Level: &level},
			plain("quantileIf(0.95)(" + textSQL + ", isFinite(" + textSQL + "))"), nil,
		},
		{
			"the level of others is ignored",
			Series{AggFn: "max", Field: "Duration", Level: &level},
			plain("max(toFloat64(`Duration`))"), nil,
		},
		{
			"distinct values are those of the field",
			Series{AggFn: "count_distinct", Field: "LogAttributes.user.id"},
			plain("uniqExact(`LogAttributes`[{p2:String}])"),
			[]string{"user.id"},
		},
		{
			"map values have the type of the map",
			Series{AggFn: "sum", Field: "NumAttr['a']"},
			plain("ifNull(sumIf(toFloat64(`NumAttr`[{p2:String}]), isNotNull(`NumAttr`[{p2:String}])), 0)"),
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
			"a sampled count",
			Series{Source: traceSource("SampleRate"), AggFn: "count"},
			plain("sum(greatest(`SampleRate`, 1))"), nil,
		},
		{
			"a sampled sum",
			Series{Source: traceSource("SampleRate"), AggFn: "sum", Field: "Duration"},
			plain("ifNull(sum(toFloat64(`Duration`) * greatest(`SampleRate`, 1)), 0)"), nil,
		},
		{
			"a sampled average has the weights of the numbers alone",
			Series{Source: traceSource("Rate"), AggFn: "avg", Field: "Price"},
			plain("sumIf(toFloat64(`Price`) * greatest(ifNull(toUInt64OrZero(toString(`Rate`)), 0), 1), isNotNull(`Price`))" +
				" / sumIf(greatest(ifNull(toUInt64OrZero(toString(`Rate`)), 0), 1), isNotNull(`Price`))"), nil,
		},
		{
			"a sampled quantile with a level",
			Series{Source: traceSource("SampleRate"), AggFn: "quantile", Field: "Duration", Level: &level},
			plain("quantileTDigestWeighted(0.95)(toFloat64(`Duration`), greatest(`SampleRate`, 1))"), nil,
		},
		{
			"a sampled quantile without a level has no weights",
			Series{Source: traceSource("SampleRate"), AggFn: "quantile", Field: "Duration"},
			plain("quantile(0.5)(toFloat64(`Duration`))"), nil,
		},
		{
			"a sampled maximum has no weights",
			Series{Source: traceSource("SampleRate"), AggFn: "max", Field: "Duration"},
			plain("max(toFloat64(`Duration`))"), nil,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.series.Source.Kind == "" {
				tt.series.Source = logSource()
			}
			if err := tt.series.check(); err != nil {
				t.Fatal(err)
			}
			st, err := tt.series.statement(logs, hour)
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
		})
	}
}

func TestStatementNamesItsGroups(t *testing.T) {
	t.Parallel()
	s := Series{Source: logSource(), AggFn: "count", GroupBy: []string{
		"ServiceName", "LogAttributes.x", "LogAttributes['x']", "`odd``name`",
	}}
	st, err := s.statement(logs, hour)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"ServiceName", "arrayElement(LogAttributes, 'x')", "arrayElement(LogAttributes, 'x')", "odd`name"}
	if diff := cmp.Diff(want, st.groups); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
}

func TestTimeRange(t *testing.T) {
	t.Parallel()
	const (
		between    = " >= fromUnixTimestamp64Milli({p0:Int64}) AND $ <= fromUnixTimestamp64Milli({p1:Int64})"
		betweenDay = " >= {p2:Date32} AND $ <= {p3:Date32}"
	)
	for _, tt := range []struct{ columns, bucket, conditions string }{
		{"Timestamp", "`Timestamp`", "`Timestamp`" + between},
		{" `Timestamp` ", "`Timestamp`", "`Timestamp`" + between},
		{"TimestampTime,Timestamp", "`Timestamp`", "`TimestampTime`" + between + " AND `Timestamp`" + between},
		{"Timestamp, TimestampTime, Millis", "`Timestamp`", "`Timestamp`" + between + " AND `TimestampTime`" + between +
			" AND `Millis`" + between},
		{"Timestamp, Observed", "`Timestamp`", "`Timestamp`" + between + " AND `Observed`" + between},
		{"Day, TimestampTime", "`TimestampTime`", "`Day`" + betweenDay + " AND `TimestampTime`" + between},
		{"Day", "`Day`) * 86400", "`Day`" + betweenDay},
	} {
		t.Run(tt.columns, func(t *testing.T) {
			t.Parallel()
			s := logSource()
			s.Timestamp = tt.columns
			w := hour
			w.end += day * 1000
			var p filter.Params
			bucket, conditions, err := s.timeRange(logs, w, &p)
			if err != nil {
				t.Fatal(err)
			}
			want := "toUInt32(intDiv(toInt64(" + strings.TrimSuffix(tt.bucket, ")")
			if !strings.Contains(tt.bucket, ")") {
				want += ")"
			}
			if diff := cmp.Diff(want+", 60))", bucket); diff != "" {
				t.Errorf("bucket (-want +got):\n%s", diff)
			}
			for i, c := range conditions {
				if i%2 == 1 { // the upper end of the column in the condition before
					column, _, _ := strings.Cut(c, " ")
					conditions[i] = strings.Replace(c, column, "$", 1)
				}
			}
			if diff := cmp.Diff(tt.conditions, strings.Join(conditions, " AND ")); diff != "" {
				t.Errorf("conditions (-want +got):\n%s", diff)
			}
			if values := p.Values(); len(values) > 2 && (values["p2"] != "2026-01-05" || values["p3"] != "2026-01-06") {
				t.Errorf("days are %s and %s", values["p2"], values["p3"])
			}
		})
	}
}

func TestSeriesErrors(t *testing.T) {
	t.Parallel()
	const notColumn = "is not a column of default.otel_logs, and expressions are not supported yet"
	two, source := 2.0, func(change func(*Source)) Source {
		s := logSource()
		change(&s)
		return s
	}
	setting := func(name, value string) Source {
		return source(func(s *Source) { s.Settings = []Setting{{name, value}} })
	}
	for _, tt := range []struct {
		rule   string
		series Series
		want   string
	}{
		{
			"a metric source",
			Series{Source: Source{Kind: "metric"}, AggFn: "count"},
			"charts on metric sources are not supported yet",
		},
		{
			"an aggregation to come",
			Series{AggFn: "last_value", Field: "Body"},
			`aggFn "last_value" is not supported yet`,
		},
		{"a missing field", Series{AggFn: "avg", Field: " "}, "avg needs a field"},
		{
			"a level outside",
			Series{AggFn: "quantile", Field: "Body", Level: &two},
			"level must be between 0 and 1",
		},
		{
			"an SQL filter",
			Series{AggFn: "count", Where: "1", WhereLanguage: "sql"},
			`whereLanguage "sql" is not supported yet`,
		},
		{"an unknown field", Series{AggFn: "avg", Field: "nope"}, `field: unknown field "nope"`},
		{
			"an expression as a field",
			Series{AggFn: "avg", Field: "Duration / 2"},
			`field: unknown field "Duration / 2"`,
		},
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
			`field: "Events.Attributes.k" has many values in each row`,
		},
		{
			"an unknown group",
			Series{AggFn: "count", GroupBy: []string{"Body", "lower(Body)"}},
			`groupBy: unknown field "lower(Body)"`,
		},
		{
			"an alias as a group",
			Series{AggFn: "count", GroupBy: []string{"Body AS b"}},
			`groupBy: unknown field "Body AS b"`,
		},
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
			"an expression as the timestamp",
			Series{Source: source(func(s *Source) { s.Timestamp = "toDate(Timestamp)" }), AggFn: "count"},
			`timestampValueExpression of the source: "toDate(Timestamp)" ` + notColumn,
		},
		{
			"a key as the timestamp",
			Series{Source: source(func(s *Source) { s.Timestamp = "LogAttributes.ts" }), AggFn: "count"},
			`timestampValueExpression of the source: "LogAttributes.ts" ` + notColumn,
		},
		{
			"text as the timestamp",
			Series{Source: source(func(s *Source) { s.Timestamp = "Body" }), AggFn: "count"},
			`timestampValueExpression of the source: "Body" has the type String`,
		},
		{
			"no timestamp",
			Series{Source: source(func(s *Source) { s.Timestamp = " " }), AggFn: "count"},
			"the source has no timestamp column",
		},
		{
			"an expression as the sample rate",
			Series{Source: traceSource("1 + 1"), AggFn: "count"},
			`sampleRateExpression of the source: "1 + 1" ` + notColumn,
		},
		{
			"a setting of the HTTP interface",
			Series{Source: setting("database", "x"), AggFn: "count"},
			`querySettings of the source: "database" cannot be set`,
		},
		{
			"a parameter as a setting",
			Series{Source: setting("param_p0", "x"), AggFn: "count"},
			`querySettings of the source: "param_p0" cannot be set`,
		},
		{
			"a setting with a strange name",
			Series{Source: setting("a b", "x"), AggFn: "count"},
			`querySettings of the source: "a b" cannot be set`,
		},
		{
			"a setting that is SQL",
			Series{Source: setting("additional_result_filter", "x = 1"), AggFn: "count"},
			`querySettings of the source: additional_result_filter cannot be "x = 1"`,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.series.Source.Kind == "" {
				tt.series.Source = logSource()
			}
			err := tt.series.check()
			if err == nil {
				_, err = tt.series.statement(logs, hour)
			}
			wantError(t, err, core.Invalid, tt.want)
		})
	}
}

func TestParseSource(t *testing.T) {
	t.Parallel()
	s, err := ParseSource([]byte(`{"id": "1", "kind": "trace", "connection": "2",
		"from": {"databaseName": "d", "tableName": "t"},
		"timestampValueExpression": "A, ` + "`B`" + `", "implicitColumnExpression": "C, D", "bodyExpression": "E",
		"sampleRateExpression": "F", "querySettings": [{"setting": "max_threads", "value": "1"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	want := Source{
		Kind: "trace", Connection: "2", Timestamp: "A, `B`", ImplicitColumn: "C, D", Body: "E", SampleRate: "F",
		Settings: []Setting{{"max_threads", "1"}},
	}
	want.From.Database, want.From.Table = "d", "t"
	if diff := cmp.Diff(want, s); diff != "" {
		t.Errorf("source (-want +got):\n%s", diff)
	}
	settings, err := s.settings()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]any{"max_threads": "1"}, settings); diff != "" {
		t.Errorf("settings (-want +got):\n%s", diff)
	}
	if _, err := ParseSource([]byte(`{"from": 1}`)); err == nil || core.KindOf(err) != core.Internal {
		t.Errorf("a stored source that cannot be decoded gives %v, want an internal error", err)
	}
}

func TestImplicitColumns(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		rule   string
		source Source
		want   []string
	}{
		{"the implicit columns come first", Source{Kind: "log", ImplicitColumn: " A ,`B`", Body: "C"}, []string{"A", "`B`"}},
		{"the body of a log is next", Source{Kind: "log", ImplicitColumn: " ", Body: "C"}, []string{"C"}},
		{"a trace has no body", Source{Kind: "trace", Body: "C"}, nil},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tt.want, tt.source.implicitColumns()); diff != "" {
				t.Errorf("columns (-want +got):\n%s", diff)
			}
		})
	}
}

func TestWindow(t *testing.T) {
	t.Parallel()
	const minute, hour, day = 60_000, 3_600_000, 24 * 3_600_000
	for _, tt := range []struct {
		granularity string
		millis      int64
		want        int64 // seconds
	}{
		{"30s", 1, 30},
		{"1m", 1, 60},
		{"10m", 1, 600},
		{"30d", 1, 30 * 86400},
		{"7d", 1, 7 * 86400},
		{"auto", 1, 15},
		{"", 15 * minute, 15},
		{"auto", 15*minute + 999, 15},
		{"auto", 15*minute + 1000, 30},
		{"auto", 30 * minute, 30},
		{"auto", 30*minute + 1000, 60},
		{"auto", 1 * hour, 60},
		{"auto", 1*hour + 1000, 300},
		{"auto", 5 * hour, 300},
		{"auto", 5*hour + 1000, 900},
		{"auto", 15 * hour, 900},
		{"auto", 15*hour + 1000, 1800},
		{"auto", 30 * hour, 1800},
		{"auto", 30*hour + 1000, 3600},
		{"auto", 60 * hour, 3600},
		{"auto", 60*hour + 1000, 7200},
		{"auto", 5 * day, 7200},
		{"auto", 5*day + 1000, 6 * 3600},
		{"auto", 15 * day, 6 * 3600},
		{"auto", 15*day + 1000, 12 * 3600},
		{"auto", 30 * day, 12 * 3600},
		{"auto", 30*day + 1000, 86400},
		{"auto", 60 * day, 86400},
		{"auto", 60*day + 1000, 2 * 86400},
		{"auto", 120 * day, 2 * 86400},
		{"auto", 120*day + 1000, 7 * 86400},
		{"auto", 420 * day, 7 * 86400},
		{"auto", 420*day + 1000, 30 * 86400},
		{"auto", 1 << 62, 30 * 86400},
	} {
		w, err := Chart{Start: 1767607200000, End: 1767607200000 + tt.millis, Granularity: tt.granularity}.window()
		if err != nil || w.bucket != tt.want {
			t.Errorf("%s of %d ms: bucket of %d s, error %v, want %d s", tt.granularity, tt.millis, w.bucket, err, tt.want)
		}
	}
	_, err := Chart{Start: 1, End: 2, Granularity: "3m"}.window()
	wantError(t, err, core.Invalid, `unknown granularity "3m"`)
}
