package query

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
)

func TestTimeRange(t *testing.T) {
	t.Parallel()
	known := newTable(logColumns, "toStartOfFiveMinutes(Observed)", "")
	for list, types := range map[string][]string{
		"toStartOfMinute(Timestamp), Timestamp":             {"DateTime"},
		"toStartOfHour(TimestampTime), TimestampTime":       {"DateTime('UTC')"},
		"toStartOfMonth(Day), toDate(Timestamp), Timestamp": {"Date", "Date"},
		"toDate32(Body)": {"Nullable(Date32)"},
		"toDateTime(LogAttributes.x), TimestampTime, Observed": {"DateTime"},
		"Timestamp + 1": {"DateTime64(9)"},
	} {
		for i, typ := range types {
			known.types.put(sourceText{list, i}, typ)
		}
	}
	w := window{start: 1767607200000, end: 1767610800000 + day*1000, bucket: 60}
	const (
		between  = "$ >= fromUnixTimestamp64Milli({1767607200000}) AND $ <= fromUnixTimestamp64Milli({1767697200000})"
		rounded5 = "indexHint(toStartOfFiveMinutes($) >= toStartOfFiveMinutes(fromUnixTimestamp64Milli({1767607200000})), " +
			"toStartOfFiveMinutes($) <= toStartOfFiveMinutes(fromUnixTimestamp64Milli({1767697200000})))"
		// nanoseconds and seconds are the buckets of a column or an expression, which stands for $.
		nanoseconds = "toUInt32(intDiv(toUnixTimestamp64Nano($), 60000000000))"
		seconds     = "toUInt32(intDiv(toInt64($), 60))"
		days        = "toUInt32(intDiv(toInt64($) * 86400, 60))"
	)
	bucketOf := func(form, sql string) string { return strings.ReplaceAll(form, "$", sql) }
	for _, tt := range []struct {
		rule, list, bucket string
		want               []string // $ stands for the expression that comes first, and {x} for the parameter x
	}{
		{"a column", "Timestamp", bucketOf(nanoseconds, "`Timestamp`"), []string{"`Timestamp`", between}},
		{"a column in back-ticks", " `Timestamp` ", bucketOf(nanoseconds, "`Timestamp`"), []string{"`Timestamp`", between}},
		{"the column of the key", "Observed", bucketOf(nanoseconds, "`Observed`"), []string{"`Observed`", between + " AND " + rounded5}},
		{
			"the finest decides", "TimestampTime,Timestamp", bucketOf(nanoseconds, "`Timestamp`"),
			[]string{"`TimestampTime`", between, "`Timestamp`", between},
		},
		{
			"of equals the first", "Millis, Timestamp, Observed", bucketOf(nanoseconds, "`Timestamp`"),
			[]string{"`Millis`", between, "`Timestamp`", between, "`Observed`", between + " AND " + rounded5},
		},
		{"days", "Day", bucketOf(days, "`Day`"), []string{"`Day`", "$ >= {2026-01-05} AND $ <= {2026-01-06}"}},
		{
			"days beside what is finer may be those of another time zone", "Day, TimestampTime", bucketOf(seconds, "`TimestampTime`"),
			[]string{"`Day`", "$ >= {2026-01-04} AND $ <= {2026-01-07}", "`TimestampTime`", between},
		},
		{
			"an expression", "Timestamp + 1", bucketOf(nanoseconds, "(`Timestamp` + 1)"), []string{"(`Timestamp` + 1)", between},
		},
		{
			"a rounded expression", "toStartOfMinute(Timestamp), Timestamp", bucketOf(nanoseconds, "`Timestamp`"),
			[]string{
				"toStartOfMinute(`Timestamp`)",
				"$ >= fromUnixTimestamp64Milli({1767607140000}) AND $ <= fromUnixTimestamp64Milli({1767697200000})",
				"`Timestamp`", between,
			},
		},
		{
			"a rounded expression does not decide among equals", "toStartOfHour(TimestampTime), TimestampTime", bucketOf(seconds, "`TimestampTime`"),
			[]string{
				"toStartOfHour(`TimestampTime`)",
				"$ >= fromUnixTimestamp64Milli({1767603600000}) AND $ <= fromUnixTimestamp64Milli({1767697200000})",
				"`TimestampTime`", between,
			},
		},
		{
			"rounded days", "toStartOfMonth(Day), toDate(Timestamp), Timestamp", bucketOf(nanoseconds, "`Timestamp`"),
			[]string{
				"toStartOfMonth(`Day`)", "$ >= {2025-12-03} AND $ <= {2026-01-07}",
				"toDate(`Timestamp`)", "$ >= {2026-01-04} AND $ <= {2026-01-07}", "`Timestamp`", between,
			},
		},
		{
			"an expression of a key", "toDateTime(LogAttributes.x), TimestampTime, Observed", bucketOf(nanoseconds, "`Observed`"),
			[]string{
				"toDateTime(`LogAttributes`[{x}])", between, "`TimestampTime`", between, "`Observed`", between + " AND " + rounded5,
			},
		},
		{
			"an expression of days", "toDate32(Body)", bucketOf(days, "toDate32(`Body`)"),
			[]string{"toDate32(`Body`)", "$ >= {2026-01-05} AND $ <= {2026-01-06}"},
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := logSource()
			s.Timestamp = tt.list
			var p filter.Params
			p.Add("String", "another") // names differ from query to query
			bucket, conditions, err := s.timeRange(known, w, &p)
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
			w.bucket = 0
			if bucket, _, err := s.timeRange(known, w, &p); err != nil || bucket != "toUInt32(0)" {
				t.Errorf("without buckets: got %s, error %v", bucket, err)
			}
		})
	}
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
		"toMonday(`t`)":                                      8 * day,
		"toStartOfYear(`t`)":                                 367 * day,
		"toStartOfInterval(`t`, toIntervalMinute(3))":        180,
		"toStartOfInterval(`t`, INTERVAL 2 HOUR)":            7200,
		"toStartOfInterval(`t`, toIntervalYear(9999999999))": 400 * day,
		"date_trunc('hour', `t`)":                            3600,
		"dateTrunc('week', `t`)":                             8 * day,
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
			_, _, err := s.timeRange(logs, hour, &filter.Params{})
			wantError(t, err, core.Invalid, "timestampValueExpression of the source: "+tt.want)
		})
	}
	s := logSource()
	s.Timestamp = " "
	_, _, err := s.timeRange(logs, hour, &filter.Params{})
	wantError(t, err, core.Invalid, "the source has no timestamp column")
}

func TestEveryGranularity(t *testing.T) {
	t.Parallel()
	r, source := setUp(t, `CREATE TABLE t (ts DateTime64(3), seconds DateTime, day Date) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-09 13:47:52.123', '2026-01-09 13:47:52', '2026-01-09')`)
	const row = "2026-01-09T13:47:52.123Z"
	for granularity, want := range map[string]string{
		"15s": "2026-01-09T13:47:45Z", "30s": "2026-01-09T13:47:30Z", "1m": "2026-01-09T13:47:00Z",
		"5m": "2026-01-09T13:45:00Z", "10m": "2026-01-09T13:40:00Z", "15m": "2026-01-09T13:45:00Z",
		"30m": "2026-01-09T13:30:00Z", "1h": "2026-01-09T13:00:00Z", "2h": "2026-01-09T12:00:00Z",
		"6h": "2026-01-09T12:00:00Z", "12h": "2026-01-09T12:00:00Z", "1d": "2026-01-09T00:00:00Z",
		// Days count from 1970-01-01, a Thursday: this Friday is day 20462.
		"2d": "2026-01-09T00:00:00Z", "7d": "2026-01-08T00:00:00Z", "30d": "2026-01-07T00:00:00Z",
		// One hour of range.
		"auto": "2026-01-09T13:47:00Z", "": "2026-01-09T13:47:00Z",
	} {
		for column, rounds := range map[string]bool{"ts": false, "seconds": false, "day": true} {
			t.Run(granularity+" of "+column, func(t *testing.T) {
				t.Parallel()
				s, want := source, want
				s.Timestamp = column
				if rounds && Granularities[granularity] < day {
					want = "2026-01-09T00:00:00Z"
				}
				chart := Chart{
					Series: []Series{{Source: s, AggFn: "count"}}, Granularity: granularity,
					Start: millis(t, row) - 3_000_000, End: millis(t, row) + 600_000,
				}
				text, err := r.Chart(t.Context(), team, chart)
				if err != nil {
					t.Fatal(err)
				}
				bucket := strconv.FormatInt(millis(t, want), 10)
				wantText(t, `[{"ts_bucket":`+bucket+`,"group":[],"series_0.data":1}]`, string(text))
				chart.Columns = true
				if text, err = r.Chart(t.Context(), team, chart); err != nil {
					t.Fatal(err)
				}
				wantText(t, `[{"series_0":1,"__hdx_time_bucket":"`+want+`"}]`, string(text))
			})
		}
	}
}

func TestBothEndsOfTheRangeAreIncluded(t *testing.T) {
	t.Parallel()
	r, source := setUp(t,
		`CREATE TABLE t (ts DateTime64(9), seconds DateTime, day Date, millis DateTime64(3)) ENGINE = Memory`,
		// Ten minutes of rows around each end, one millisecond and one nanosecond apart.
		`INSERT INTO t SELECT ts, ts, ts, ts FROM (SELECT arrayJoin([
			'2026-01-05 09:59:59.999000000', '2026-01-05 10:00:00.499999999', '2026-01-05 10:00:00.500000000',
			'2026-01-05 10:00:01.000000000', '2026-01-05 12:00:00.000000000', '2026-01-05 12:00:00.500000000',
			'2026-01-05 12:00:00.500000001', '2026-01-05 12:00:01.000000000', '2026-01-06 00:00:00.000000000'
		])::DateTime64(9) AS ts)`)
	for _, tt := range []struct {
		column string
		want   float64
	}{
		{"ts", 4},
		{"millis", 5},            // 12:00:00.500000001 is stored as 12:00:00.500
		{"seconds", 4},           // 10:00:01, and 12:00:00 three times
		{"day", 8},               // the whole day
		{"day, seconds", 4},      // all columns count
		{"ts, seconds, day", 3},  // 10:00:00.5 is before the start as 10:00:00
		{"`seconds` , `ts` ", 3}, // in any order
		{"millis,ts", 4},
		{"ts,ts", 4},
	} {
		t.Run(tt.column, func(t *testing.T) {
			t.Parallel()
			s := source
			s.Timestamp = tt.column
			text, err := r.Chart(t.Context(), team, Chart{
				Start: start + 500, End: end + 500, Granularity: "30d",
				Series: []Series{{Source: s, AggFn: "count"}},
			})
			if err != nil {
				t.Fatal(err)
			}
			objects := decode(t, text)
			if len(objects) != 1 || objects[0]["series_0.data"] != tt.want {
				t.Errorf("got %s, want %v rows", text, tt.want)
			}
		})
	}
}

func TestFarRangesAreCut(t *testing.T) {
	t.Parallel()
	r, source := setUp(t, `CREATE TABLE t (ts DateTime64(9), day Date) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', '2026-01-05'), ('2262-01-01 00:00:00', '2149-01-01')`)
	for _, column := range []string{"ts", "day"} {
		source.Timestamp = column
		text, err := r.Chart(t.Context(), team, Chart{
			Start: -1 << 62, End: 1<<63 - 1, Series: []Series{{Source: source, AggFn: "count"}},
		})
		if err != nil || len(decode(t, text)) != 2 {
			t.Errorf("%s: got %s, error %v, want two buckets", column, text, err)
		}
	}
}

func TestExpressionsOfTime(t *testing.T) {
	t.Parallel()
	r, source := setUp(t, `CREATE TABLE t (ts DateTime64(9), seconds DateTime, text String, maybe Nullable(DateTime64(3)))
			ENGINE = MergeTree ORDER BY (toStartOfHour(ts), ts)`,
		// Every ten minutes from 9:35:01 to 12:55:01, and one without a time that may be missing.
		`INSERT INTO t SELECT at, at, toString(toUnixTimestamp(at)), if(number = 3, NULL, at) FROM (
			SELECT number, toDateTime64('2026-01-05 09:35:01', 9) + 600 * number AS at FROM numbers(21))`)
	for list, want := range map[string]string{
		"ts":                      "6 6",
		"toStartOfMinute(ts)":     "6 6",
		"toStartOfHour(ts)":       "6 6", // all of the first hour, which begins before the range
		"toStartOfHour(ts), ts":   "6 6",
		"toStartOfMinute(ts), ts": "6 6",
		"toDate(ts), ts":          "6 6",
		"ts, toStartOfDay(ts)":    "6 6",
		"toStartOfMonth(ts), ts":  "6 6",
		"toStartOfInterval(seconds, INTERVAL 30 MINUTE), seconds": "6 6",
		"maybe":                                  "5 6",
		"toDateTime(toUInt32(text))":             "6 6",
		"ts + INTERVAL 1 HOUR":                   "3 6",
		"parseDateTime64BestEffort(text, 3), ts": "6 6",
	} {
		t.Run(list, func(t *testing.T) {
			t.Parallel()
			s := source
			s.Timestamp = list
			text, err := r.Chart(t.Context(), team, Chart{
				Start: start + 1000, End: end - 1000, Granularity: "1h",
				Series: []Series{{Source: s, AggFn: "count"}},
			})
			if err != nil {
				t.Fatal(err)
			}
			var counts []string
			for _, object := range decode(t, text) {
				counts = append(counts, strconv.Itoa(int(object["series_0.data"].(float64))))
			}
			if got := strings.Join(counts, " "); got != want {
				t.Errorf("got %s rows, want %s", got, want)
			}
		})
	}
	for _, tt := range []struct{ list, want string }{
		{"toUnixTimestamp(ts)", "timestampValueExpression of the source: \"toUnixTimestamp(ts)\" has the type UInt32"},
		{"ts, lower(ts)", "timestampValueExpression of the source: ILLEGAL_TYPE_OF_ARGUMENT: "},
		{"toDate(nope)", "timestampValueExpression of the source: UNKNOWN_IDENTIFIER: "},
		{"max(ts)", "ILLEGAL_AGGREGATION: "},
	} {
		source.Timestamp = tt.list
		_, err := r.Chart(t.Context(), team, chart(Series{Source: source, AggFn: "count"}))
		wantError(t, err, core.Invalid, "series 0: "+tt.want)
	}
}

// A server may be in any time zone, and so may columns and whoever computed the days in them. The engine is one of its
// own, because a session's time zone is that of all its queries.
func TestTimeZonesDoNotMatter(t *testing.T) {
	t.Parallel()
	e, err := engine.Start(t.Context(), enginetest.Options(t, t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Stop(context.Background()); err != nil {
			t.Error(err)
		}
	})
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	db := enginetest.Database(t, e.DB())
	exec(t, db, `CREATE TABLE t (ts DateTime64(3, 'UTC'), plain DateTime, kolkata DateTime('Asia/Kolkata'),
			fine DateTime64(6, 'Pacific/Auckland'), east Date, west Date, n UInt32)
			ENGINE = MergeTree PARTITION BY east ORDER BY (toStartOfFiveMinutes(ts), ts)`,
		// Four days by the half hour: rows on both sides of every midnight there is.
		`INSERT INTO t SELECT at, at, at, at, toDate(at, 'Pacific/Kiritimati'), toDate(at, 'Pacific/Pago_Pago'), number FROM (
			SELECT number, toDateTime64('2026-01-04 00:00:00', 3, 'UTC') + 1800 * number AS at FROM numbers(4 * 48))`)
	known, err := readTable(t.Context(), db, tableKey{database: db.Database(), table: "t"})
	if err != nil {
		t.Fatal(err)
	}
	ask := func(list, zone string, bucket int64) string {
		s := Series{Source: tableSource(db, "t"), AggFn: "last_value", Field: "n"}
		s.Source.Timestamp = list
		if err := newRunner(db).learn(t.Context(), team, db, s.Source.ref(), known); err != nil {
			t.Fatal(err)
		}
		// From half an hour past an hour of the first day to the third day's last minutes.
		w := window{start: millis(t, "2026-01-04T22:30:00Z"), end: millis(t, "2026-01-06T23:45:00Z"), bucket: bucket}
		st, err := s.statement(known, w)
		if err != nil {
			t.Fatal(err)
		}
		st.Settings["session_timezone"] = zone
		rows, err := db.Select(t.Context(), engine.Query{SQL: st.SQL, Params: st.Params, Settings: st.Settings})
		if err != nil {
			t.Fatalf("%s in %s: %v", list, zone, err)
		}
		defer rows.Close()
		res, err := readRows(t.Context(), rows, "", st.groups, w)
		if err != nil {
			t.Fatal(err)
		}
		text, err := merged(t.Context(), []result{res})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for _, granularity := range []string{"30m", "1h", "1d", "7d"} {
		want := ask("ts", "UTC", Granularities[granularity])
		for _, list := range []string{
			"ts", "plain", "kolkata", "fine", "east, ts", "west, plain", "toStartOfHour(kolkata), kolkata",
			"toStartOfDay(plain), ts", "toDate(fine), fine", "toDate(plain), plain", "toStartOfWeek(plain), plain",
		} {
			for _, zone := range []string{"UTC", "America/St_Johns", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Pago_Pago"} {
				if diff := cmp.Diff(want, ask(list, zone, Granularities[granularity])); diff != "" {
					t.Errorf("%s by %s in %s (-want +got):\n%s", list, granularity, zone, diff)
				}
			}
		}
	}
}

// The key of the telemetry tables begins with the start of five minutes. Of three days one is read, and of that no
// more than the range needs.
func TestTheRangePrunesTheTable(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, `CREATE TABLE t (Timestamp DateTime64(9), ServiceName String) ENGINE = MergeTree
		PARTITION BY toDate(Timestamp) ORDER BY (toStartOfFiveMinutes(Timestamp), ServiceName, Timestamp)
		SETTINGS index_granularity = 60`,
		`INSERT INTO t SELECT toDateTime64('2026-01-04 00:00:00', 9) + 5 * number, 'svc' FROM numbers(3 * 86400 / 5)`)
	source := tableSource(db, "t")
	source.Timestamp = "Timestamp"
	r := newRunner(db)
	series := Series{Source: source, AggFn: "count", GroupBy: []string{"ServiceName"}}
	wantText(t, `[{"ts_bucket":1767607200000,"group":["svc"],"series_0.data":720},`+
		`{"ts_bucket":1767610800000,"group":["svc"],"series_0.data":720},`+
		`{"ts_bucket":1767614400000,"group":["svc"],"series_0.data":1}]`, r.answer(t, false, series))

	known, err := readTable(t.Context(), db, tableKey{database: db.Database(), table: "t"})
	if err != nil {
		t.Fatal(err)
	}
	st, err := series.statement(known, window{start: start, end: end, bucket: 3600})
	if err != nil {
		t.Fatal(err)
	}
	st.SQL = "EXPLAIN indexes = 1 " + st.SQL
	rows, err := db.Select(t.Context(), engine.Query{SQL: st.SQL, Params: st.Params, Settings: st.Settings})
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var plan []string
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		plan = append(plan, strings.TrimSpace(line))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	// A day has 288 granules of five minutes, two hours have 24 and a bit.
	for _, want := range []string{"Parts: 1/3", "toStartOfFiveMinutes(Timestamp)", "Granules: 26/288"} {
		if !slices.Contains(plan, want) {
			t.Errorf("plan has no %q:\n%s", want, strings.Join(plan, "\n"))
		}
	}
}

func TestTheNumberOfRememberedTypesIsLimited(t *testing.T) {
	t.Parallel()
	var c typeCache
	for i := range 3 * maxTypes {
		text := sourceText{"a, b", i}
		c.put(text, "DateTime")
		if got := c.get(text); got != "DateTime" {
			t.Fatalf("the type of expression %d is %q at once", i, got)
		}
	}
	if len(c.types) > maxTypes {
		t.Errorf("%d types are remembered, want no more than %d", len(c.types), maxTypes)
	}
}
