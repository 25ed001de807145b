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
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func TestEveryGranularity(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime64(3), seconds DateTime, day Date) ENGINE = Memory`,
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
				if rounds && sqlgen.Granularities[granularity] < sqlgen.Day {
					want = "2026-01-09T00:00:00Z"
				}
				chart := Chart{
					Series: []sqlgen.Series{{Source: s, AggFn: "count"}}, Granularity: granularity,
					Start: millis(t, row) - 3_000_000, End: millis(t, row) + 600_000,
				}
				text, err := r.Chart(t.Context(), Team, chart)
				if err != nil {
					t.Fatal(err)
				}
				bucket := strconv.FormatInt(millis(t, want), 10)
				querytest.WantText(t, `[{"ts_bucket":`+bucket+`,"group":[],"series_0.data":1}]`, string(text))
				chart.Columns = true
				if text, err = r.Chart(t.Context(), Team, chart); err != nil {
					t.Fatal(err)
				}
				querytest.WantText(t, `[{"series_0":1,"__hdx_time_bucket":"`+want+`"}]`, string(text))
			})
		}
	}
}

func TestBothEndsOfTheRangeAreIncluded(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t,
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
			text, err := r.Chart(t.Context(), Team, Chart{
				Start: Start + 500, End: End + 500, Granularity: "30d",
				Series: []sqlgen.Series{{Source: s, AggFn: "count"}},
			})
			if err != nil {
				t.Fatal(err)
			}
			objects := Decode(t, text)
			if len(objects) != 1 || objects[0]["series_0.data"] != tt.want {
				t.Errorf("got %s, want %v rows", text, tt.want)
			}
		})
	}
}

func TestFarRangesAreCut(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime64(9), day Date) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', '2026-01-05'), ('2262-01-01 00:00:00', '2149-01-01')`)
	for _, column := range []string{"ts", "day"} {
		source.Timestamp = column
		text, err := r.Chart(t.Context(), Team, Chart{
			Start: -1 << 62, End: 1<<63 - 1, Series: []sqlgen.Series{{Source: source, AggFn: "count"}},
		})
		if err != nil || len(Decode(t, text)) != 2 {
			t.Errorf("%s: got %s, error %v, want two buckets", column, text, err)
		}
	}
}

func TestExpressionsOfTime(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime64(9), seconds DateTime, text String, maybe Nullable(DateTime64(3)))
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
			text, err := r.Chart(t.Context(), Team, Chart{
				Start: Start + 1000, End: End - 1000, Granularity: "1h",
				Series: []sqlgen.Series{{Source: s, AggFn: "count"}},
			})
			if err != nil {
				t.Fatal(err)
			}
			var counts []string
			for _, object := range Decode(t, text) {
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
		_, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count"}))
		querytest.WantError(t, err, core.Invalid, "series 0: "+tt.want)
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
	Exec(t, db, `CREATE TABLE t (ts DateTime64(3, 'UTC'), plain DateTime, kolkata DateTime('Asia/Kolkata'),
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
		s := sqlgen.Series{Source: TableSource(db, "t"), AggFn: "last_value", Field: "n"}
		s.Source.Timestamp = list
		if err := RunnerOf(db).learn(t.Context(), Team, db, s.Source.Ref(), known); err != nil {
			t.Fatal(err)
		}
		// From half an hour past an hour of the first day to the third day's last minutes.
		w := sqlgen.Window{Start: millis(t, "2026-01-04T22:30:00Z"), End: millis(t, "2026-01-06T23:45:00Z"), Bucket: bucket}
		st, err := s.Statement(known, w)
		if err != nil {
			t.Fatal(err)
		}
		st.Settings["session_timezone"] = zone
		rows, err := db.Select(t.Context(), engine.Query{SQL: st.SQL, Params: st.Params, Settings: st.Settings})
		if err != nil {
			t.Fatalf("%s in %s: %v", list, zone, err)
		}
		defer rows.Close()
		res, err := readRows(t.Context(), rows, "", st.Groups, w)
		if err != nil {
			t.Fatal(err)
		}
		text, err := merged(t.Context(), []result{res})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for g, granularity := range []string{"30m", "1h", "1d", "7d"} {
		want := ask("ts", "UTC", sqlgen.Granularities[granularity])
		for i, list := range []string{
			"ts", "plain", "kolkata", "fine", "east, ts", "west, plain", "toStartOfHour(kolkata), kolkata",
			"toStartOfDay(plain), ts", "toDate(fine), fine", "toDate(plain), plain", "toStartOfWeek(plain), plain",
		} {
			zones := []string{"UTC", "America/St_Johns", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Pago_Pago"}
			for j := range Rounds(1, len(zones)) {
				zone := zones[(i+g+j)%len(zones)]
				if diff := cmp.Diff(want, ask(list, zone, sqlgen.Granularities[granularity])); diff != "" {
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
	Exec(t, db, `CREATE TABLE t (Timestamp DateTime64(9), ServiceName String) ENGINE = MergeTree
		PARTITION BY toDate(Timestamp) ORDER BY (toStartOfFiveMinutes(Timestamp), ServiceName, Timestamp)
		SETTINGS index_granularity = 60`,
		`INSERT INTO t SELECT toDateTime64('2026-01-04 00:00:00', 9) + 5 * number, 'svc' FROM numbers(3 * 86400 / 5)`)
	source := TableSource(db, "t")
	source.Timestamp = "Timestamp"
	r := RunnerOf(db)
	series := sqlgen.Series{Source: source, AggFn: "count", GroupBy: []string{"ServiceName"}}
	querytest.WantText(t, `[{"ts_bucket":1767607200000,"group":["svc"],"series_0.data":720},`+
		`{"ts_bucket":1767610800000,"group":["svc"],"series_0.data":720},`+
		`{"ts_bucket":1767614400000,"group":["svc"],"series_0.data":1}]`, r.answer(t, false, series))

	known, err := readTable(t.Context(), db, tableKey{database: db.Database(), table: "t"})
	if err != nil {
		t.Fatal(err)
	}
	st, err := series.Statement(known, sqlgen.Window{Start: Start, End: End, Bucket: 3600})
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
