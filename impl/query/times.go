package query

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
)

// moment is one of the expressions that say when a row happened.
type moment struct {
	name, sql string
	// text is where the moment stands in the text of the source.
	text sourceText
	// typ is ClickHouse's type, empty for an expression that the engine was not yet asked about.
	typ string
	// step is how many seconds earlier than the row the moment may be, because it is rounded down.
	step int64
}

// moments are the expressions of the source's time.
func (s Source) moments(t *table, p *filter.Params) ([]moment, error) {
	if strings.TrimSpace(s.Timestamp) == "" {
		return nil, core.InvalidError("the source has no timestamp column")
	}
	fields, err := s.fields(t.with(nil), p, s.Timestamp) // a select list does not move the range of time
	if err != nil {
		return nil, named("timestampValueExpression of the source", err)
	}
	moments := make([]moment, len(fields))
	for i, f := range fields {
		m := moment{name: f.Name(), sql: f.SQL(p), typ: f.Value().Name, text: sourceText{s.Timestamp, i}}
		if f.Value().Kind == filter.Other {
			m.typ, m.step = t.types.get(m.text), stepOf(m.sql)
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
	"hour": 3600, "day": day + 3600, "monday": 8 * day, "week": 8 * day, "month": 32 * day, "quarter": 93 * day,
	"year": 367 * day,
}

// stepOf is how far an expression of time is rounded down, 0 if it is not.
func stepOf(sql string) int64 {
	if m := roundedInterval.FindStringSubmatch(sql); m != nil {
		unit, number := strings.ToLower(m[1]+m[4]+m[5]), int64(1)
		if text := m[2] + m[3]; text != "" {
			number, _ = strconv.ParseInt(text, 10, 64)
		}
		return min(steps[unit]*min(number, 1000), 400*day)
	}
	if m := roundedTo.FindStringSubmatch(sql); m != nil {
		return steps[strings.ToLower(m[1])]
	}
	return 0
}

// precision orders types of time: a day has 0, seconds 1, and finer ones more. Other types are not ok.
func precision(typ string) (n int, ok bool) {
	for _, wrapper := range []string{"LowCardinality(", "Nullable("} {
		typ = strings.TrimPrefix(typ, wrapper)
	}
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
		n, ok := precision(m.typ)
		if !ok {
			return m, core.InvalidError(fmt.Sprintf("timestampValueExpression of the source: %q has the type %s",
				m.name, m.typ))
		}
		most, _ := precision(best.typ)
		if i == 0 || n > most || n == most && m.step < best.step {
			best = m
		}
	}
	return best, nil
}

// latest is the expression that is greatest in the row that happened last.
func (s Source) latest(t *table, p *filter.Params) (string, error) {
	moments, err := s.moments(t, p)
	if err != nil {
		return "", err
	}
	m, err := finest(moments)
	return m.sql, err
}

// maxRounded is the first millisecond that the functions which round times cannot hold: they count seconds in 32 bits.
const maxRounded = 1000 << 32

// keyHint begins a condition by which ClickHouse skips what the primary key leaves out. No other condition begins so.
const keyHint = "indexHint("

// timeRange returns the expression of a row's bucket and the conditions that keep the rows of the window. A source may
// have its time in several expressions, such as a rounded one in the table's key: all are filtered, and the finest
// decides the bucket. A day, or what is rounded down, keeps all that may be in the window. Times are counted from 1970,
// so the time zones of columns and servers do not matter.
func (s Source) timeRange(t *table, w window, p *filter.Params) (bucket string, conditions []string, err error) {
	moments, err := s.moments(t, p)
	if err != nil {
		return "", nil, err
	}
	best, err := finest(moments)
	if err != nil {
		return "", nil, err
	}
	instant := func(millis int64) string {
		return "fromUnixTimestamp64Milli(" + p.Add("Int64", strconv.FormatInt(millis, 10)) + ")"
	}
	for _, m := range moments {
		if n, _ := precision(m.typ); n == 0 {
			first, last := w.start-m.step*1000, w.last()
			if m != best {
				// The day may be that of any time zone; the finer expression decides.
				first, last = first-day*1000, last+day*1000
			}
			conditions = append(conditions, m.sql+" >= "+p.Add("Date32", utcDay(first)),
				m.sql+" <= "+p.Add("Date32", utcDay(last)))
			continue
		}
		low, high, before := instant(w.start-m.step*1000), instant(w.end), " <= "
		if w.open {
			before = " < "
		}
		conditions = append(conditions, m.sql+" >= "+low, m.sql+before+high)
		if t.rounded != "" && m.sql == filter.QuoteName(t.rounded) && w.end < maxRounded {
			// This lets ClickHouse skip by the start of its primary key, which it does not by the conditions above, and
			// costs nothing for the rows that it reads.
			conditions = append(conditions, keyHint+t.rounding+"("+m.sql+") >= "+t.rounding+"("+low+"), "+
				t.rounding+"("+m.sql+") <= "+t.rounding+"("+high+"))")
		}
	}
	if w.bucket == 0 {
		return "toUInt32(0)", conditions, nil
	}
	count, perSecond := "toInt64("+best.sql+")", int64(1)
	n, _ := precision(best.typ)
	if n == 0 {
		count += " * " + strconv.Itoa(day)
	}
	switch {
	case n == 1+9:
		// What is stored, without a division of its own: a tenth of the time of a chart over millions of rows.
		count, perSecond = "toUnixTimestamp64Nano("+best.sql+")", int64(time.Second)
	case w.shift%1000 != 0 && n > 1:
		count, perSecond = "toUnixTimestamp64Milli("+best.sql+")", 1000
	case w.shift%1000 != 0:
		count, perSecond = count+" * 1000", 1000
	}
	if w.shift != 0 {
		count += " - " + strconv.FormatInt(w.shift*perSecond/1000, 10)
	}
	width := w.bucket * perSecond
	// In 32 bits, which group faster and hold any time there is.
	return "toUInt32(intDiv(" + count + ", " + strconv.FormatInt(width, 10) + "))", conditions, nil
}

// first is the number of the first bucket, counted from 1970, and buckets how many there are.
func (w window) first() int64   { return (w.start - w.shift) / (w.bucket * 1000) }
func (w window) buckets() int64 { return (w.last()-w.shift)/(w.bucket*1000) - w.first() + 1 }

// last is the last millisecond of the window.
func (w window) last() int64 {
	if w.open {
		return w.end - 1
	}
	return w.end
}

// utcDay is the day of an instant. ClickHouse knows none before 1900.
func utcDay(millis int64) string {
	return time.UnixMilli(max(millis, 0)).UTC().Format(time.DateOnly)
}

// maxTypes is how many expressions of a table are remembered with their types.
const maxTypes = 100

// sourceText is one of the expressions in a list. Its SQL would not do to know it by: that names parameters, which have
// other names in other queries.
type sourceText struct {
	list string
	at   int
}

// typeCache remembers the types of expressions on a table. Its zero value is empty.
type typeCache struct {
	mu    sync.Mutex
	types map[sourceText]string
}

// get returns ClickHouse's type of an expression, or "" if it is not known.
func (c *typeCache) get(text sourceText) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.types[text]
}

func (c *typeCache) put(text sourceText, typ string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.types == nil || len(c.types) >= maxTypes {
		c.types = make(map[sourceText]string)
	}
	c.types[text] = typ
}

// learn asks the engine for the types of the source's expressions of time that the columns do not tell, and of aliases.
// What is wrong with them is left to who needs them.
func (r *Runner) learn(ctx context.Context, team core.TeamID, db *engine.DB, ref tableRef, t *table) error {
	var p filter.Params
	moments, err := ref.source.moments(t, &p)
	if err != nil {
		return nil
	}
	for _, m := range moments {
		if m.typ != "" {
			continue
		}
		typ, err := r.describe(ctx, team, db, ref, m.sql, &p)
		if err != nil {
			return named("timestampValueExpression of the source", err)
		}
		t.types.put(m.text, typ)
	}
	return r.learnAliases(ctx, team, db, ref, t)
}

// describe asks the engine for the type of an expression on a table.
func (r *Runner) describe(
	ctx context.Context, team core.TeamID, db *engine.DB, ref tableRef, sql string, p *filter.Params,
) (typ string, err error) {
	q := Query{
		SQL:    "DESCRIBE (SELECT " + sql + " FROM " + filter.QuoteName(ref.database) + "." + filter.QuoteName(ref.table) + ")",
		Params: p.Values(), UserSQL: p.UserSQL,
	}
	// An expression may have sub-queries, which ClickHouse runs to describe it.
	return typ, r.query(ctx, team, db.In(ref.database), q, func(rows *engine.Rows) error {
		for rows.Next() {
			values, err := rows.Values()
			if err != nil {
				return err
			}
			if len(values) < 2 {
				return errNoClickHouse
			}
			typ, _ = values[1].(string)
		}
		return rows.Err()
	})
}
