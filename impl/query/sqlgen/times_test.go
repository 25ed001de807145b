package sqlgen

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/querytest"
)

func TestTimeRange(t *testing.T) {
	t.Parallel()
	known := NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Observed)", "")
	for list, types := range knownTypes {
		for i, typ := range types {
			known.Types.Put(TypedText{list, i}, typ)
		}
	}
	w := Window{Start: 1767607200000, End: 1767610800000 + Day*1000, Bucket: 60}
	for _, tt := range timeRanges {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := logSource()
			s.Timestamp = tt.list
			var p filter.Params
			p.Add("String", "another") // names differ from query to query
			bucket, conditions, err := s.TimeRange(known, w, &p)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.bucket, bucket); diff != "" {
				t.Errorf("bucket (-want +got):\n%s", diff)
			}
			var want []string
			for i := 0; i < len(tt.want); i += 2 {
				want = append(want, strings.ReplaceAll(tt.want[i+1], "$", tt.want[i]))
			}
			got := strings.Join(conditions, " AND ")
			for name, value := range p.Values() {
				for _, typ := range []string{"Int64", "Date32", "String"} {
					got = strings.ReplaceAll(got, "{"+name+":"+typ+"}", "{"+value+"}")
				}
			}
			if diff := cmp.Diff(strings.Join(want, " AND "), got); diff != "" {
				t.Errorf("conditions (-want +got):\n%s", diff)
			}
			w := w
			w.Bucket = 0
			if bucket, _, err := s.TimeRange(known, w, &p); err != nil || bucket != "toUInt32(0)" {
				t.Errorf("without buckets: got %s, error %v", bucket, err)
			}
		})
	}
}

// knownTypes are those of expressions in lists of time columns.
var knownTypes = map[string][]string{
	"toStartOfMinute(Timestamp), Timestamp":             {"DateTime"},
	"toStartOfHour(TimestampTime), TimestampTime":       {"DateTime('UTC')"},
	"toStartOfMonth(Day), toDate(Timestamp), Timestamp": {"Date", "Date"},
	"toDate32(Body)": {"Nullable(Date32)"},
	"toDateTime(LogAttributes.x), TimestampTime, Observed": {"DateTime"},
	"Timestamp + 1": {"DateTime64(9)"},
}

const (
	withinRange  = "$ >= fromUnixTimestamp64Milli({1767607200000}) AND $ <= fromUnixTimestamp64Milli({1767697200000})"
	roundedRange = "indexHint(toStartOfFiveMinutes($) >= toStartOfFiveMinutes(fromUnixTimestamp64Milli({1767607200000})), " +
		"toStartOfFiveMinutes($) <= toStartOfFiveMinutes(fromUnixTimestamp64Milli({1767697200000})))"
	// nanosecondBuckets and secondBuckets are the buckets of a column or an expression, which stands for $.
	nanosecondBuckets = "toUInt32(intDiv(toUnixTimestamp64Nano($), 60000000000))"
	secondBuckets     = "toUInt32(intDiv(toInt64($), 60))"
	dayBuckets        = "toUInt32(intDiv(toInt64($) * 86400, 60))"
)

func bucketOf(form, sql string) string { return strings.ReplaceAll(form, "$", sql) }

// timeRanges are lists of time columns, and how they are filtered.
var timeRanges = []struct {
	rule, list, bucket string
	want               []string // $ stands for the expression that comes first, and {x} for the parameter x
}{
	{"a column", "Timestamp", bucketOf(nanosecondBuckets, "`Timestamp`"), []string{"`Timestamp`", withinRange}},
	{"a column in back-ticks", " `Timestamp` ", bucketOf(nanosecondBuckets, "`Timestamp`"), []string{"`Timestamp`", withinRange}},
	{"the column of the key", "Observed", bucketOf(nanosecondBuckets, "`Observed`"), []string{"`Observed`", withinRange + " AND " + roundedRange}},
	{
		"the finest decides", "TimestampTime,Timestamp", bucketOf(nanosecondBuckets, "`Timestamp`"),
		[]string{"`TimestampTime`", withinRange, "`Timestamp`", withinRange},
	},
	{
		"of equals the first", "Millis, Timestamp, Observed", bucketOf(nanosecondBuckets, "`Timestamp`"),
		[]string{"`Millis`", withinRange, "`Timestamp`", withinRange, "`Observed`", withinRange + " AND " + roundedRange},
	},
	{"days", "Day", bucketOf(dayBuckets, "`Day`"), []string{"`Day`", "$ >= {2026-01-05} AND $ <= {2026-01-06}"}},
	{
		"days beside what is finer may be those of another time zone", "Day, TimestampTime", bucketOf(secondBuckets, "`TimestampTime`"),
		[]string{"`Day`", "$ >= {2026-01-04} AND $ <= {2026-01-07}", "`TimestampTime`", withinRange},
	},
	{
		"an expression", "Timestamp + 1", bucketOf(nanosecondBuckets, "(`Timestamp` + 1)"), []string{"(`Timestamp` + 1)", withinRange},
	},
	{
		"a rounded expression", "toStartOfMinute(Timestamp), Timestamp", bucketOf(nanosecondBuckets, "`Timestamp`"),
		[]string{
			"toStartOfMinute(`Timestamp`)",
			"$ >= fromUnixTimestamp64Milli({1767607140000}) AND $ <= fromUnixTimestamp64Milli({1767697200000})",
			"`Timestamp`", withinRange,
		},
	},
	{
		"a rounded expression does not decide among equals", "toStartOfHour(TimestampTime), TimestampTime", bucketOf(secondBuckets, "`TimestampTime`"),
		[]string{
			"toStartOfHour(`TimestampTime`)",
			"$ >= fromUnixTimestamp64Milli({1767603600000}) AND $ <= fromUnixTimestamp64Milli({1767697200000})",
			"`TimestampTime`", withinRange,
		},
	},
	{
		"rounded days", "toStartOfMonth(Day), toDate(Timestamp), Timestamp", bucketOf(nanosecondBuckets, "`Timestamp`"),
		[]string{
			"toStartOfMonth(`Day`)", "$ >= {2025-12-03} AND $ <= {2026-01-07}",
			"toDate(`Timestamp`)", "$ >= {2026-01-04} AND $ <= {2026-01-07}", "`Timestamp`", withinRange,
		},
	},
	{
		"an expression of a key", "toDateTime(LogAttributes.x), TimestampTime, Observed", bucketOf(nanosecondBuckets, "`Observed`"),
		[]string{
			"toDateTime(`LogAttributes`[{x}])", withinRange, "`TimestampTime`", withinRange, "`Observed`", withinRange + " AND " + roundedRange,
		},
	},
	{
		"an expression of days", "toDate32(Body)", bucketOf(dayBuckets, "toDate32(`Body`)"),
		[]string{"toDate32(`Body`)", "$ >= {2026-01-05} AND $ <= {2026-01-06}"},
	},
}

func TestHowFarTimesAreRounded(t *testing.T) {
	t.Parallel()
	for sql, want := range map[string]int64{
		"`toStartOfHour(`":                                   0,
		"lower(toStartOfHour(`t`))":                          0,
		"toDate(`t`)":                                        0,
		"toDateTime(`t`)":                                    0,
		"toStartOfSecond(`t`)":                               1,
		"(toStartOfFiveMinutes(`t`))":                        300,
		"toStartOfFiveMinute(`t`)":                           300,
		"toStartOfDay(`t`, 'Asia/Kolkata')":                  25 * 3600,
		"toMonday(`t`)":                                      8 * Day,
		"toStartOfYear(`t`)":                                 367 * Day,
		"toStartOfInterval(`t`, toIntervalMinute(3))":        180,
		"toStartOfInterval(`t`, INTERVAL 2 HOUR)":            7200,
		"toStartOfInterval(`t`, toIntervalYear(9999999999))": 400 * Day,
		"date_trunc('hour', `t`)":                            3600,
		"dateTrunc('week', `t`)":                             8 * Day,
	} {
		if got := stepOf(sql); got != want {
			t.Errorf("%s: got %d s, want %d s", sql, got, want)
		}
	}
}

func TestTimesThatAreNone(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ rule, list, want string }{
		{"a key", "LogAttributes.ts", `"arrayElement(LogAttributes, 'ts')" has the type String`},
		{"text", "Body", `"Body" has the type String`},
		{"text beside a time", "Timestamp, Body", `"Body" has the type String`},
		{"an unknown column", "Timestamp, nope", `unknown field "nope"`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := logSource()
			s.Timestamp = tt.list
			_, _, err := s.TimeRange(logs, hour, &filter.Params{})
			querytest.WantError(t, err, core.Invalid, "timestampValueExpression of the source: "+tt.want)
		})
	}
	s := logSource()
	s.Timestamp = " "
	_, _, err := s.TimeRange(logs, hour, &filter.Params{})
	querytest.WantError(t, err, core.Invalid, "the source has no timestamp column")
}

func TestTheNumberOfRememberedTypesIsLimited(t *testing.T) {
	t.Parallel()
	var c typeCache
	for i := range 3 * maxTypes {
		text := TypedText{"a, b", i}
		c.Put(text, "DateTime")
		if got := c.Get(text); got != "DateTime" {
			t.Fatalf("the type of expression %d is %q at once", i, got)
		}
	}
	if len(c.types) > maxTypes {
		t.Errorf("%d types are remembered, want no more than %d", len(c.types), maxTypes)
	}
}
