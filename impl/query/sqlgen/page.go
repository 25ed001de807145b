package sqlgen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// Plan is how the rows of a search are read page by page.
type Plan struct {
	search Search
	items  []orderItem
	// Whole says that the rows can only be read at once, for each depends on others.
	Whole bool
	// Numbered says that the order has numbers of columns of the select list, and Unknown that it is not known of which.
	Numbered, Unknown bool
	// InTime says that the first item of the order is a time of the source, and Descending that the latest comes first.
	InTime, Descending bool
	// Indexed reports whether a skip index answers a condition of the search, which then may leave few rows of its whole range.
	Indexed bool
	// byKey says that the primary key leads to a part of that time, however short it is.
	byKey bool
	// single reports whether that time is the only one of the source.
	single bool
}

// orderItem is an expression with its direction, which has a blank before it or is empty.
type orderItem struct{ sql, direction string }

func (o orderItem) descending() bool { return strings.HasPrefix(o.direction, " DESC") }

// number is the number that the item is, which may be negative.
func (o orderItem) number() (n int, ok bool) {
	n, err := strconv.Atoi(strings.Trim(o.sql, "()"))
	return n, err == nil
}

func (o orderItem) nullsFirst() bool { return strings.HasSuffix(o.direction, " NULLS FIRST") }

// Plan finds out how the rows can be read.
func (s Search) Plan(t *Table) (Plan, error) {
	pl := Plan{search: s}
	// A mistake in a filter is told before what it makes of the columns.
	var p filter.Params
	if _, err := s.conditions(t, s.window(), &p); err != nil {
		return pl, err
	}
	pl.Indexed = p.Indexed
	columns, err := s.Columns(t, &p)
	if err != nil {
		return pl, err
	}
	aggregates := slices.ContainsFunc(columns, func(c selectItem) bool { return c.aggregates })
	pl.Whole = aggregates || slices.ContainsFunc(columns, func(c selectItem) bool {
		return strings.Contains(c.sql, " OVER ") || strings.Contains(c.sql, "arrayJoin(") // of one row it makes several
	})
	if pl.items, pl.Numbered, err = s.orderItems(t, &p, columns); err != nil {
		return pl, err
	}
	pl.Unknown = slices.ContainsFunc(pl.items, func(o orderItem) bool {
		_, isNumber := o.number()
		return isNumber
	})
	moments, err := s.Source.Moments(t, &p)
	if err != nil {
		return pl, err
	}
	first := pl.items[0]
	pl.Descending = first.descending()
	for _, m := range moments {
		if n, ok := Precision(m.Type); ok && n > 0 && m.step == 0 && m.SQL == first.sql {
			pl.InTime, pl.single = true, len(moments) == 1
			pl.byKey = m.SQL == filter.QuoteName(t.rounded) || m.SQL == filter.QuoteName(t.leading)
		}
	}
	return pl, nil
}

// orderItems are the items of the order one by one. A number stands for what is selected at that place, from the end if it is
// negative, as ClickHouse has it.
func (s Search) orderItems(t *Table, p *filter.Params, columns []selectItem) (items []orderItem, numbered bool, err error) {
	items, err = s.itemsOfOrder(t, p, slices.ContainsFunc(columns, func(c selectItem) bool { return c.aggregates }))
	several := slices.ContainsFunc(columns, func(c selectItem) bool { return c.several })
	for i, item := range items {
		n, isNumber := item.number()
		if !isNumber {
			continue
		}
		numbered = true
		if n < 0 {
			n += len(columns) + 1
		}
		if n > 0 && n <= len(columns) && !several {
			items[i].sql = columns[n-1].value
		}
	}
	return items, numbered, err
}

func (s Search) itemsOfOrder(t *Table, p *filter.Params, aggregates bool) ([]orderItem, error) {
	text, scopeOf := s.OrderBy, s.Source.Scope
	if strings.TrimSpace(text) == "" && !aggregates {
		text, scopeOf = s.Source.OrderBy, s.Source.OwnScope
	}
	if parsed, err := usersql.ParseOrder(text); err == nil && slices.ContainsFunc(parsed, func(e usersql.Expr) bool {
		return len(e.Items()) > 1
	}) {
		scope := scopeOf(t, p)
		var items []orderItem
		for _, e := range parsed {
			for _, item := range e.Items() {
				sql, err := item.SQL(scope)
				if err != nil {
					return nil, Named("orderBy", err)
				}
				items = append(items, directed(sql))
			}
		}
		return items, nil
	}
	order, err := s.order(t, p, aggregates)
	items := make([]orderItem, len(order))
	for i, sql := range order {
		items[i] = directed(sql)
	}
	return items, err
}

// directed takes an item of an order apart.
func directed(sql string) orderItem {
	expression := sql
	for _, suffix := range []string{" NULLS FIRST", " NULLS LAST", " ASC", " DESC"} {
		expression = strings.TrimSuffix(expression, suffix)
	}
	return orderItem{expression, sql[len(expression):]}
}

// Range is a part of a search's range in milliseconds, of which the end is not included.
type Range struct{ Start, End int64 }

const (
	// firstRange is how long the first part is, and widening how many times as long each further one. After maxRanges the
	// rest is read at once.
	firstRange = 5 * 60 * 1000
	widening   = 6
	maxRanges  = 6
	// dayMillis is a partition, below which there is nothing to spare for a table whose key does not begin with the time.
	// Those ranges begin at midnight, so that none reads what another has read.
	dayMillis = Day * 1000
)

// Ranges are the parts of the range in which the rows are looked for one after the other, until there are enough. A search
// in another order than that of time has one. From, when it is not nil, is how far the order has come.
func (pl Plan) Ranges(from *Place) []Range {
	left := Range{millisInRange(pl.search.Start), millisInRange(pl.search.End) + 1}
	if !pl.InTime {
		return []Range{left}
	}
	if from != nil && from.Values[0].Kind == KindTime {
		nanos, _ := strconv.ParseInt(from.Values[0].Text, 10, 64)
		millis := time.Unix(0, nanos).UnixMilli()
		if pl.Descending {
			left.End = min(left.End, millis+1)
		} else {
			left.Start = max(left.Start, millis)
		}
	}
	var ranges []Range
	for width := int64(firstRange); left.Start < left.End && len(ranges) < maxRanges-1; width *= widening {
		next := left
		if pl.Descending {
			next.Start = left.End - width
			if !pl.byKey {
				next.Start = (left.End-1)/dayMillis*dayMillis - int64(len(ranges))*widening*dayMillis
			}
			next.Start = max(next.Start, left.Start)
			left.End = next.Start
		} else {
			next.End = left.Start + width
			if !pl.byKey {
				next.End = (left.Start/dayMillis+1)*dayMillis + int64(len(ranges))*widening*dayMillis
			}
			next.End = min(next.End, left.End)
			left.Start = next.End
		}
		ranges = append(ranges, next)
	}
	if left.Start < left.End {
		ranges = append(ranges, left)
	}
	return ranges
}

// Page is a request for rows of a search in their order.
type Page struct {
	Plan
	// Range, when it is not nil, is where the rows are looked for.
	Range *Range
	// After, when it is not nil, leaves out the rows that do not come behind a place in the order. At keeps those at it
	// alone, in the order of their hashes, from that of the place on.
	After, At *Place
	// Alike keeps of the rows at a place those alone that are alike, with its hash.
	Alike bool
	// Places adds columns with the values of the order, and Keys one with the time of a row and one with its hash.
	Places, Keys bool
	// Limit is how many rows to answer at most, and Offset how many to pass over.
	Limit, Offset int
	// MaxRead, when it is not 0, makes the query fail with TOO_MANY_ROWS if the indexes leave more rows, mostly before it reads any,
	// and after a few seconds in any case.
	MaxRead int
}

// maxWholeSeconds limits a query with MaxRead. The indexes of a month can take that long on a slow disk.
const maxWholeSeconds = 3

// PlaceColumns are how many columns Places adds behind those of the select list.
func (pl Plan) PlaceColumns() int { return len(pl.items) }

// KeyColumns are how many columns Keys adds behind all others.
const KeyColumns = 2

// Statement renders the page.
func (g Page) Statement(t *Table) (Query, error) {
	var p filter.Params
	s := g.search
	columns, conditions, settings, err := g.render(t, &p)
	if err != nil {
		return Query{}, err
	}
	var list, values []string
	for _, c := range columns {
		list, values = append(list, c.sql), append(values, c.value)
	}
	bounds := g.bounds(t, &p)
	if slices.ContainsFunc(bounds, isKeyHint) { // the hint of the window is wider
		conditions = slices.DeleteFunc(conditions, isKeyHint)
	}
	conditions = append(conditions, bounds...)
	hash := t.rowHash()
	if !g.Keys { // what is not answered makes no difference
		hash = rowHash(values)
	}
	if g.Places {
		for i, item := range g.items {
			list = append(list, item.sql+" AS "+placeColumn(i))
		}
	}
	if g.Keys {
		at, err := s.Source.latest(t, &p)
		if err != nil {
			return Query{}, err
		}
		list = append(list, at+" AS `obstack time`", hash+" AS `obstack hash`")
	}
	order := g.order(t)
	switch {
	case g.At != nil:
		conditions = append(conditions, g.equal(*g.At, &p))
		if g.At.Hash != "" {
			conditions = append(conditions, hash+map[bool]string{false: " >= ", true: " = "}[g.Alike]+p.Add("String", g.At.Hash))
		}
		if order = []string{hash}; g.Alike {
			order = nil
		}
	case g.After != nil:
		conditions = append(conditions, g.after(*g.After, &p))
	}
	limit := " LIMIT " + strconv.Itoa(g.Limit)
	if g.Offset > 0 {
		limit += " OFFSET " + strconv.Itoa(g.Offset)
	}
	q := Query{
		SQL:    s.sql(list, conditions, order) + limit,
		Params: p.Values(), Settings: settings, MaxBytes: s.MaxBytes, UserSQL: p.UserSQL,
	}
	if g.Range != nil && g.InTime {
		q.Hints = partHints(settings)
	}
	if g.MaxRead > 0 {
		settings["max_rows_to_read"], settings["read_overflow_mode"] = g.MaxRead, "throw"
		limitTime(settings, maxWholeSeconds)
	}
	return q, nil
}

// render renders what the search selects, its conditions, and the items of its order, which are rendered anew for each query
// because they may have parameters.
func (g *Page) render(t *Table, p *filter.Params) (columns []selectItem, conditions []string, settings map[string]any, err error) {
	s := g.search
	if settings, err = s.Source.QuerySettings(); err != nil {
		return nil, nil, nil, err
	}
	settings["prefer_column_name_to_alias"] = 1 // as in Matching
	w := s.window()
	if g.replacesWindow() {
		w = g.Range.window(w)
	}
	if conditions, err = s.conditions(t, w, p); err != nil {
		return nil, nil, nil, err
	}
	if columns, err = s.Columns(t, p); err != nil {
		return nil, nil, nil, err
	}
	g.items, _, err = s.orderItems(t, p, columns)
	return columns, conditions, settings, err
}

// order is the order of the rows. Parts of a range are short, so that only without one it pays to read in that of the key.
func (g Page) order(t *Table) []string {
	order := make([]string, len(g.items))
	for i, item := range g.items {
		order[i] = item.sql + item.direction
	}
	if !g.InTime || g.Range == nil {
		order = t.inKeyOrder(order)
	}
	return order
}

// placeColumn is the column with a value of the order.
func placeColumn(i int) string { return "`obstack order " + strconv.Itoa(i) + "`" }

// Passed renders how many of the rows that the page passes over are at a place.
func (g Page) Passed(t *Table, place Place) (Query, error) {
	var p filter.Params
	s := g.search
	_, conditions, settings, err := g.render(t, &p)
	if err != nil {
		return Query{}, err
	}
	list, shown := make([]string, len(g.items)), Plan{items: make([]orderItem, len(g.items))}
	for i, item := range g.items {
		list[i], shown.items[i] = item.sql+" AS "+placeColumn(i), orderItem{sql: placeColumn(i)}
	}
	return Query{
		SQL: "SELECT count() FROM (" + s.sql(list, conditions, g.order(t)) + " LIMIT " + strconv.Itoa(g.Offset) + ") WHERE " +
			shown.equal(place, &p),
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}

// partHints turn off what does not pay for a part of a range, which is short or has few rows: reading in the order of the key,
// filters by the rows found so far, and skip indexes that are applied while rows are read. Where nothing is found these take up to
// half as long again as the rest.
func partHints(settings map[string]any) map[string]any {
	hints := map[string]any{"optimize_read_in_order": 0, "use_top_k_dynamic_filtering": 0, "use_skip_indexes_on_data_read": 0}
	for name := range settings {
		delete(hints, name)
	}
	return hints
}

// replacesWindow reports whether the range of the page replaces the range of its search.
func (g Page) replacesWindow() bool { return g.Range != nil && g.InTime && g.single }

// window returns the part of a search's window that is in the range.
func (r Range) window(w Window) Window {
	w.Start = r.Start
	if r.End <= w.End {
		w.End, w.Open = r.End, true
	}
	return w
}

// bounds are conditions on the time that the order begins with, by which ClickHouse skips what is outside.
func (g Page) bounds(t *Table, p *filter.Params) []string {
	if !g.InTime {
		return nil
	}
	m := g.items[0].sql
	instant := func(millis int64) string {
		return "fromUnixTimestamp64Milli(" + p.Add("Int64", strconv.FormatInt(millis, 10)) + ")"
	}
	var conditions []string
	var low, high string
	if g.Range != nil && !g.replacesWindow() {
		low = instant(g.Range.Start)
		conditions = append(conditions, m+" >= "+low)
		if g.Range.End <= MaxMillis { // behind that there is no time
			high = instant(g.Range.End)
			conditions = append(conditions, m+" < "+high)
		}
	}
	if g.At != nil {
		low = g.At.Values[0].sql(p)
		high = low
	}
	if t.rounded != "" && m == filter.QuoteName(t.rounded) && low != "" && g.search.End < maxRounded {
		conditions = append(conditions, keyHint+t.rounding+"("+m+") >= "+t.rounding+"("+low+"), "+
			t.rounding+"("+m+") <= "+t.rounding+"("+high+"))")
	}
	return conditions
}

// rowHash tells rows apart that are at the same place in an order. Equal rows have the same.
func (t *Table) rowHash() string {
	columns := make([]string, len(t.stored))
	for i, name := range t.stored {
		columns[i] = filter.QuoteName(name)
	}
	return rowHash(columns)
}

// rowHash is a hash of values. They are in a tuple, or a NULL would make it NULL.
func rowHash(values []string) string {
	return "hex(sipHash128(tuple(" + strings.Join(values, ", ") + ")))"
}

// StoredColumns are the names of the columns whose values rows were given.
func (t *Table) StoredColumns() []string { return t.stored }

// Place is a place in an order: the values there, and the hash of a row.
type Place struct {
	Values []Value
	Hash   string
}

// Kind is what a value of an order is.
type Kind byte

// The kinds of values, which are part of cursors and never change.
const (
	KindNull   Kind = 'z'
	KindNaN    Kind = 'x'
	KindTime   Kind = 't' // nanoseconds since 1970
	KindDate   Kind = 'd'
	KindInt    Kind = 'i'
	KindUint   Kind = 'u'
	KindFloat  Kind = 'f'
	KindBool   Kind = 'b'
	KindString Kind = 's'
)

// Value is a value of an order, with its text as a parameter has it.
type Value struct {
	Kind Kind
	Text string
}

// parameterTypes are the types of values as parameters.
var parameterTypes = map[Kind]string{
	KindTime: "Int64", KindDate: "Date32", KindInt: "Int64", KindUint: "UInt64", KindFloat: "Float64", KindBool: "Bool",
	KindString: "String",
}

// sql is the value as a parameter.
func (v Value) sql(p *filter.Params) string {
	sql := p.Add(parameterTypes[v.Kind], v.Text)
	if v.Kind == KindTime {
		return "fromUnixTimestamp64Nano(" + sql + ")"
	}
	return sql
}

// Fits reports whether a place may be one of this order.
func (pl Plan) Fits(place Place) bool {
	return len(place.Values) == len(pl.items) && (!pl.InTime || place.Values[0].Kind == KindTime)
}

// equal is the condition of rows that have the values of a place.
func (pl Plan) equal(place Place, p *filter.Params) string {
	equal := make([]string, len(pl.items))
	for i, item := range pl.items {
		equal[i] = item.equal(place.Values[i], p)
	}
	return strings.Join(equal, " AND ")
}

func (o orderItem) equal(v Value, p *filter.Params) string {
	switch v.Kind {
	case KindNull:
		return "isNull(" + o.sql + ")"
	case KindNaN:
		return "isNaN(" + o.sql + ")"
	}
	return o.sql + " = " + v.sql(p)
}

// after is the condition of rows that come behind the values of a place.
func (pl Plan) after(place Place, p *filter.Params) string {
	var ways, equal []string
	for i, item := range pl.items {
		if way := item.after(place.Values[i], pl.InTime && i == 0, p); way != "" {
			ways = append(ways, strings.Join(append(slices.Clone(equal), way), " AND "))
		}
		equal = append(equal, item.equal(place.Values[i], p))
	}
	if ways == nil {
		return "0"
	}
	sql := "((" + strings.Join(ways, ") OR (") + "))"
	if pl.InTime && len(pl.items) > 1 { // by which ClickHouse can skip
		sql = pl.items[0].sql + map[bool]string{false: " >= ", true: " <= "}[pl.Descending] + place.Values[0].sql(p) + " AND " + sql
	}
	return sql
}

// after is empty where no value comes behind. By default ClickHouse puts NaN behind all numbers in both directions, and
// NULL behind that. A time of the range is never NULL.
func (o orderItem) after(v Value, never bool, p *filter.Params) string {
	switch {
	case v.Kind == KindNull && o.nullsFirst():
		return "isNotNull(" + o.sql + ")"
	case v.Kind == KindNull:
		return ""
	case v.Kind == KindNaN && o.nullsFirst():
		return "isNotNull(" + o.sql + ") AND NOT isNaN(" + o.sql + ")"
	case v.Kind == KindNaN:
		return "isNull(" + o.sql + ")"
	}
	sql := o.sql + map[bool]string{false: " > ", true: " < "}[o.descending()] + v.sql(p)
	switch {
	case never || o.nullsFirst():
		return sql
	case v.Kind == KindFloat:
		sql += " OR isNaN(" + o.sql + ")"
	}
	return "(" + sql + " OR isNull(" + o.sql + "))"
}

// Row is a request for one row of a source as a whole.
type Row struct {
	Source Source
	At     Value // its time
	Hash   string
}

// Statement renders the request.
func (r Row) Statement(t *Table) (Query, error) {
	var p filter.Params
	settings, err := r.Source.QuerySettings()
	if err != nil {
		return Query{}, err
	}
	at, err := r.Source.latest(t, &p)
	if err != nil {
		return Query{}, err
	}
	var columns []string
	for _, name := range slices.Concat(t.stored, t.computed) {
		columns = append(columns, filter.QuoteName(name))
	}
	if columns == nil {
		return Query{}, core.InvalidError(fmt.Sprintf("the table %s has no columns", r.Source.From.Table))
	}
	moment := r.At.sql(&p)
	conditions := []string{at + " = " + moment, t.rowHash() + " = " + p.Add("String", r.Hash)}
	if nanos, err := strconv.ParseInt(r.At.Text, 10, 64); err == nil && r.At.Kind == KindTime && nanos/1e6 < maxRounded &&
		t.rounded != "" && at == filter.QuoteName(t.rounded) {
		conditions = append(conditions, keyHint+t.rounding+"("+at+") = "+t.rounding+"("+moment+"))")
	}
	s := Search{Source: r.Source}
	return Query{
		SQL:    s.sql(columns, conditions, []string{at}) + " LIMIT 1",
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}
