package sqlgen

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// moment is one of the expressions that say when a row happened.
type moment struct {
	name, SQL string
	// Text is where the moment stands in the text of the source.
	Text TypedText
	// Type is ClickHouse's type, empty for an expression that the engine was not yet asked about.
	Type string
	// step is how many seconds earlier than the row the moment may be, because it is rounded down.
	step int64
}

// Moments are the expressions of the source's time.
func (s Source) Moments(t *Table, p *filter.Params) ([]moment, error) {
	if strings.TrimSpace(s.Timestamp) == "" {
		return nil, core.InvalidError("the source has no timestamp column")
	}
	fields, err := s.withoutNames().fields(t.With(nil), p, s.Timestamp) // a select list does not move the range of time
	if err != nil {
		return nil, Named("timestampValueExpression of the source", err)
	}
	moments := make([]moment, len(fields))
	for i, f := range fields {
		m := moment{name: f.Name(), SQL: f.SQL(p), Type: f.Value().Name, Text: TypedText{s.Timestamp, i}}
		if f.Value().Kind == filter.Other {
			m.Type, m.step = t.Types.Get(m.Text), stepOf(m.SQL)
		}
		moments[i] = m
	}
	return moments, nil
}

var (
	roundedTo       = regexp.MustCompile(`^\(*to(?:StartOf|)([A-Z][A-Za-z]+)\(`)
	roundedInterval = regexp.MustCompile(`(?i)^\(*(?:toStartOfInterval|date_trunc|dateTrunc)\(.*?` +
		`(?:toInterval([a-z]+)\((\d+)\)|INTERVAL (\d+) ([a-z]+)|'([a-z]+)')`)
)

// steps are the longest that ClickHouse's functions of rounding go back, in seconds: days may have an hour more.
var steps = map[string]int64{
	"second": 1, "minute": 60, "fiveminute": 300, "fiveminutes": 300, "tenminutes": 600, "fifteenminutes": 900,
	"hour": 3600, "day": Day + 3600, "monday": 8 * Day, "week": 8 * Day, "month": 32 * Day, "quarter": 93 * Day,
	"year": 367 * Day,
}

// stepOf is how far an expression of time is rounded down, 0 if it is not.
func stepOf(sql string) int64 {
	if m := roundedInterval.FindStringSubmatch(sql); m != nil {
		unit, number := strings.ToLower(m[1]+m[4]+m[5]), int64(1)
		if text := m[2] + m[3]; text != "" {
			number, _ = strconv.ParseInt(text, 10, 64)
		}
		return min(steps[unit]*min(number, 1000), 400*Day)
	}
	if m := roundedTo.FindStringSubmatch(sql); m != nil {
		return steps[strings.ToLower(m[1])]
	}
	return 0
}

// wrappers matches types around the type of a value. SimpleAggregateFunction, a type of columns in AggregatingMergeTree tables, holds
// plain values.
var wrappers = regexp.MustCompile(`^(?:SimpleAggregateFunction\(\w+, )?(?:LowCardinality\()?(?:Nullable\()?`)

// ValueType returns ClickHouse's text of a type without the types around it. Their closing parentheses stay.
func ValueType(typ string) string { return typ[len(wrappers.FindString(typ)):] }

// Precision orders types of time: a day has 0, seconds 1, and finer ones more. Other types are not ok.
func Precision(typ string) (n int, ok bool) {
	typ = ValueType(typ)
	if digits, ok := strings.CutPrefix(typ, "DateTime64("); ok && digits != "" {
		n, _ = strconv.Atoi(digits[:1])
		return 1 + n, true
	}
	if strings.HasPrefix(typ, "DateTime") {
		return 1, true
	}
	return 0, strings.HasPrefix(typ, "Date")
}

// finest is the expression of the source's time that tells rows apart best: of equals, one that is not rounded, or
// else the first.
func finest(moments []moment) (moment, error) {
	var best moment
	for i, m := range moments {
		n, ok := Precision(m.Type)
		if !ok {
			return m, core.InvalidError(fmt.Sprintf("timestampValueExpression of the source: %q has the type %s",
				m.name, m.Type))
		}
		most, _ := Precision(best.Type)
		if i == 0 || n > most || n == most && m.step < best.step {
			best = m
		}
	}
	return best, nil
}

// latest is the expression that is greatest in the row that happened last.
func (s Source) latest(t *Table, p *filter.Params) (string, error) {
	moments, err := s.Moments(t, p)
	if err != nil {
		return "", err
	}
	m, err := finest(moments)
	return m.SQL, err
}

// maxRounded is the first millisecond that the functions which round times cannot hold: they count seconds in 32 bits.
const maxRounded = 1000 << 32

// keyHint begins a condition on the primary key, which lets ClickHouse skip granules. No other condition of a search begins so, because
// filters are in parentheses.
const keyHint = "indexHint("

func isKeyHint(condition string) bool { return strings.HasPrefix(condition, keyHint) }

// TimeRange returns the expression of a row's bucket and the conditions that keep the rows of the window. A source may
// have its time in several expressions, such as a rounded one in the table's key: all are filtered, and the finest
// decides the bucket. A day, or what is rounded down, keeps all that may be in the window. Times are counted from 1970,
// so the time zones of columns and servers do not matter.
func (s Source) TimeRange(t *Table, w Window, p *filter.Params) (bucket string, conditions []string, err error) {
	moments, err := s.Moments(t, p)
	if err != nil {
		return "", nil, err
	}
	best, err := finest(moments)
	if err != nil {
		return "", nil, err
	}
	if len(w.Ranges) == 0 {
		conditions = t.times(moments, best, w, p)
	} else {
		alternatives := make([]string, len(w.Ranges))
		for i, r := range w.Ranges {
			alternatives[i] = "(" + strings.Join(t.times(moments, best, r, p), " AND ") + ")"
		}
		conditions = []string{"(" + strings.Join(alternatives, " OR ") + ")"}
	}
	conditions = append(conditions, w.PartConditions(s.From.Database, s.From.Table, p)...)
	if w.Bucket == 0 {
		return "toUInt32(0)", conditions, nil
	}
	count, perSecond := "toInt64("+best.SQL+")", int64(1)
	n, _ := Precision(best.Type)
	if n == 0 {
		count += " * " + strconv.Itoa(Day)
	}
	switch {
	case n == 1+9:
		// What is stored, without a division of its own: a tenth of the time of a chart over millions of rows.
		count, perSecond = "toUnixTimestamp64Nano("+best.SQL+")", int64(time.Second)
	case w.Shift%1000 != 0 && n > 1:
		count, perSecond = "toUnixTimestamp64Milli("+best.SQL+")", 1000
	case w.Shift%1000 != 0:
		count, perSecond = count+" * 1000", 1000
	}
	if w.Shift != 0 {
		count += " - " + strconv.FormatInt(w.Shift*perSecond/1000, 10)
	}
	width := w.Bucket * perSecond
	// In 32 bits, which group faster and hold any time there is.
	return "toUInt32(intDiv(" + count + ", " + strconv.FormatInt(width, 10) + "))", conditions, nil
}

// times are the conditions that keep the rows of one range, of whose moments best is the finest.
func (t *Table) times(moments []moment, best moment, w Window, p *filter.Params) (conditions []string) {
	instant := func(millis int64) string {
		return "fromUnixTimestamp64Milli(" + p.Add("Int64", strconv.FormatInt(millis, 10)) + ")"
	}
	for _, m := range moments {
		if n, _ := Precision(m.Type); n == 0 {
			first, last := w.Start-m.step*1000, w.Last()
			if m != best {
				// The day may be that of any time zone; the finer expression decides.
				first, last = first-Day*1000, last+Day*1000
			}
			conditions = append(conditions, m.SQL+" >= "+p.Add("Date32", utcDay(first)),
				m.SQL+" <= "+p.Add("Date32", utcDay(last)))
			continue
		}
		low, high, before := instant(w.Start-m.step*1000), instant(w.End), " <= "
		if w.Open {
			before = " < "
		}
		conditions = append(conditions, m.SQL+" >= "+low, m.SQL+before+high)
		if t.rounded != "" && m.SQL == filter.QuoteName(t.rounded) && w.End < maxRounded {
			// This lets ClickHouse skip by the start of its primary key, which it does not by the conditions above, and
			// costs nothing for the rows that it reads.
			conditions = append(conditions, keyHint+t.rounding+"("+m.SQL+") >= "+t.rounding+"("+low+"), "+
				t.rounding+"("+m.SQL+") <= "+t.rounding+"("+high+"))")
		}
	}
	return conditions
}

// TimeColumn is the column of time that alone says in which bucket a row is, at whatever instant that begins. It is empty
// where the source has its time in several expressions, or in one that is no such column.
func (s Source) TimeColumn(t *Table) string {
	moments, err := s.Moments(t, &filter.Params{})
	if err != nil || len(moments) != 1 {
		return ""
	}
	m := moments[0]
	if m.SQL != filter.QuoteName(m.name) || !strings.HasPrefix(m.Type, "DateTime") {
		return ""
	}
	return m.name
}

// utcDay is the day of an instant. ClickHouse knows none before 1900.
func utcDay(millis int64) string {
	return time.UnixMilli(max(millis, 0)).UTC().Format(time.DateOnly)
}
