package query

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// SearchResult is what a search found.
type SearchResult struct {
	// Data is the JSON text of an array of objects.
	Data []byte
	// Rows is how many they are.
	Rows int
	// Columns are those of the objects, which are not known without any.
	Columns []api.SearchColumn
	// Cursor is where a search by cursor goes on, and RowIDs name the rows if they were asked for.
	Cursor string
	RowIDs []string
}

// Paging is what a search may ask for beside its rows.
type Paging struct {
	// Version distinguishes the source of the search from all others, and from what it was before it was changed.
	Version string
	// Cursor is nil for none, and without values for the first page.
	Cursor *Cursor
	// RowIDs says that each row has an id, for Row.
	RowIDs bool
}

// Search answers the rows that a search finds. A mistake in it is Invalid; other errors are as those of Chart.
func (r *Runner) Search(ctx context.Context, team core.TeamID, s sqlgen.Search) (SearchResult, error) {
	return r.SearchPage(ctx, team, s, Paging{})
}

// SearchPage is Search with what it may ask for besides.
//
// In the order of time the rows are looked for in one part of the range after the other, until there are enough. By cursor,
// rows with the same values of the order are in the order of their hashes, so that each row has one place.
func (r *Runner) SearchPage(ctx context.Context, team core.TeamID, s sqlgen.Search, g Paging) (SearchResult, error) {
	if err := s.Check(); err != nil {
		return SearchResult{}, err
	}
	x := search{Paging: g, runner: r, team: team, search: s}
	if err := r.onTable(forKind(ctx, kindSearch), team, s.Ref(), x.run); err != nil {
		return SearchResult{}, err
	}
	return x.result(), nil
}

// search is a search that runs.
type search struct {
	Paging
	runner  *Runner
	team    core.TeamID
	search  sqlgen.Search
	db      *engine.DB
	table   *sqlgen.Table
	plan    sqlgen.Plan
	binding binding
	keys    bool // whether rows need their hashes and times
	columns []engine.Column
	rows    []pageRow
	size    int // of their texts
}

// pageRow is a row as the text of an object. Without keys it has no time and no hash.
type pageRow struct {
	text  []byte
	place sqlgen.Place
	at    sqlgen.Value
}

// run reads the rows of a page. It says whether the table was asked for any.
func (x *search) run(ctx context.Context, db *engine.DB, t *sqlgen.Table) (asked bool, err error) {
	x.db, x.table, x.rows, x.size, x.columns = db, t, nil, 0, nil
	if x.plan, err = x.search.Plan(t); err != nil {
		return false, err
	}
	x.keys = x.Cursor != nil || x.RowIDs
	switch {
	case x.keys && x.plan.Whole:
		return false, core.InvalidError("select: rows of aggregates and of window functions have no rowId and no cursor")
	case x.Cursor != nil && x.plan.Unknown:
		return false, core.InvalidError("orderBy: use column names, because positions are ambiguous with *")
	case x.plan.Whole:
		q, err := x.search.Statement(t)
		if err != nil {
			return false, err
		}
		return true, x.ask(ctx, q, sqlgen.Page{})
	case x.Cursor == nil:
		return x.byOffset(ctx)
	}
	x.binding = bind(x.team, x.Version, x.search, t, x.plan.Numbered)
	if x.Cursor.Place == nil {
		if asked, err = x.within(ctx, nil, x.search.Limit+1); err != nil {
			return asked, err
		}
		return true, x.settleEnd(ctx, nil)
	}
	if err := x.Cursor.check(x.binding, x.plan); err != nil {
		return false, err
	}
	// Rows at the cursor's place may have come since it was made.
	if asked, err = x.atCursor(ctx); err != nil {
		return asked, err
	}
	if len(x.rows) < x.search.Limit {
		if _, err = x.within(ctx, x.Cursor.Place, x.search.Limit+1); err != nil {
			return true, err
		}
	}
	return true, x.settleEnd(ctx, x.Cursor.Place.Values)
}

// byOffset reads the rows of a page that passes over others. Those at one place of the order have their own, so that each is
// on one page.
func (x *search) byOffset(ctx context.Context) (asked bool, err error) {
	offset, limit := x.search.Offset, x.search.Limit
	if offset == 0 {
		if asked, err = x.within(ctx, nil, limit+1); err != nil {
			return asked, err
		}
		return true, x.settleEnd(ctx, nil)
	}
	page := sqlgen.Page{Plan: x.plan, Offset: offset - 1, Limit: limit + 2}
	if asked, err = x.page(ctx, page); err != nil {
		return asked, err
	}
	if len(x.rows) < 2 {
		x.rows, x.columns = nil, nil
		return true, nil
	}
	passed := x.rows[0].place.Values
	if x.rows = x.rows[1:]; !alike(passed, x.rows[0].place.Values) {
		return true, x.settleEnd(ctx, nil)
	}
	// The page begins at a place that the one before has rows of as well.
	page.Offset = offset
	q, err := page.Passed(x.table, sqlgen.Place{Values: passed})
	if err != nil {
		return true, err
	}
	n, err := x.runner.numbers(ctx, x.team, x.db, q)
	if err != nil {
		return true, err
	}
	if len(n) != 1 || n[0] > uint64(offset) {
		return true, Strange("%d counts of rows", len(n))
	}
	next := slices.IndexFunc(x.rows, func(r pageRow) bool { return !alike(r.place.Values, passed) })
	var behind []pageRow
	if next >= 0 {
		behind = x.rows[next:]
	}
	x.rows = nil
	if _, err := x.page(ctx, sqlgen.Page{Plan: x.plan, At: &sqlgen.Place{Values: passed}, Offset: int(n[0]), Limit: limit}); err != nil {
		return true, err
	}
	x.rows = append(x.rows, behind...)
	return true, x.settleEnd(ctx, passed)
}

// alike reports whether two rows are at the same place. Without values that is not known.
func alike(a, b []sqlgen.Value) bool { return len(a) > 0 && slices.Equal(a, b) }

// atCursor reads the rows at the cursor's place that were not shown yet.
func (x *search) atCursor(ctx context.Context) (asked bool, err error) {
	place, seen := *x.Cursor.Place, x.Cursor.Seen
	if seen > x.search.Limit { // which are too many to be read once more
		page := sqlgen.Page{Plan: x.plan, At: &place, Alike: true, Offset: seen, Limit: x.search.Limit + 1}
		if asked, err = x.page(ctx, page); err != nil || len(x.rows) > x.search.Limit {
			return asked, err
		}
		place.Hash += "0" // behind it
		return x.at(ctx, place, x.search.Limit+1-len(x.rows))
	}
	if asked, err = x.at(ctx, place, x.search.Limit+seen); err != nil {
		return asked, err
	}
	n := 0
	for n < len(x.rows) && n < seen && x.rows[n].place.Hash == place.Hash {
		n++
	}
	x.rows = x.rows[n:]
	return true, nil
}

// within reads up to limit rows after a place, or the first rows. If an index may leave few rows, one query reads the whole range.
// Otherwise queries read its parts one after the other. As long as nothing is found, the second query reads two parts and the third
// the other three, because each query has a fixed cost.
func (x *search) within(ctx context.Context, after *sqlgen.Place, limit int) (asked bool, err error) {
	parts := x.plan.Ranges(after)
	if len(parts) > 1 && x.plan.Indexed && x.db.LimitsReads(ctx) {
		done, err := x.readWhole(ctx, sqlgen.Page{Plan: x.plan, Range: joinRanges(parts), After: after, Limit: limit - len(x.rows)})
		if done || err != nil {
			return true, err
		}
	}
	for round := 1; len(parts) > 0 && len(x.rows) < limit; round++ {
		n := 1
		if len(x.rows) == 0 {
			n = min(round, len(parts))
		}
		page := sqlgen.Page{Plan: x.plan, Range: joinRanges(parts[:n]), After: after, Limit: limit - len(x.rows)}
		parts = parts[n:]
		if asked, err = x.page(ctx, page); err != nil {
			return asked, err
		}
	}
	return true, nil
}

// joinRanges returns the range of adjacent parts, which are in ascending or descending order.
func joinRanges(parts []sqlgen.Range) *sqlgen.Range {
	first, last := parts[0], parts[len(parts)-1]
	return &sqlgen.Range{Start: min(first.Start, last.Start), End: max(first.End, last.End)}
}

// readWhole runs the query of a page over the whole range unless the condition is known to be broad. It reports false if the range
// must be read in parts.
func (x *search) readWhole(ctx context.Context, page sqlgen.Page) (done bool, err error) {
	r, before := x.runner, *x
	condition := conditionOf(x.team, x.search, page.Range)
	if now := time.Now(); r.broad.has(condition, now) || r.broad.has(limitsOf(x.team, x.search), now) {
		r.Metrics.countRange(rangeInParts)
		return false, nil
	}
	page.MaxRead = r.maxRead
	_, err = x.page(context.WithValue(ctx, attemptKey{}, true), page)
	switch {
	case err == nil:
		if first := len(before.rows) == 0 && page.Limit > smallPage; first && len(x.rows) == page.Limit {
			r.broad.add(condition, time.Now())
		}
		r.Metrics.countRange(rangeWhole)
		return true, nil
	case ctx.Err() != nil || engine.CodeName(err) == "" || ColumnsChanged(err):
		return true, err
	}
	// The indexes leave too many rows. Or something in the range, such as an old row, is a reason to fail that its newest part may
	// not have.
	if engine.CodeName(err) == "SETTING_CONSTRAINT_VIOLATION" { // and no other condition can be tried
		condition = limitsOf(x.team, x.search)
	}
	x.rows, x.size, x.columns = before.rows, before.size, before.columns
	r.broad.add(condition, time.Now())
	r.Metrics.countRange(rangeRefused)
	return false, nil
}

// at reads so many of the rows at a place, from its hash on.
func (x *search) at(ctx context.Context, place sqlgen.Place, limit int) (asked bool, err error) {
	return x.page(ctx, sqlgen.Page{Plan: x.plan, At: &place, Limit: limit})
}

func (x *search) page(ctx context.Context, page sqlgen.Page) (asked bool, err error) {
	page.Places, page.Keys = !x.plan.Unknown, x.keys
	q, err := page.Statement(x.table)
	if err != nil {
		return false, err
	}
	return true, x.ask(ctx, q, page)
}

// settleEnd brings rows at the same place into the order of their hashes. Of those at the place where the page ends, which may
// be more, it reads those again that come first. The page may begin at a place, begun, whose rows have that order already.
func (x *search) settleEnd(ctx context.Context, begun []sqlgen.Value) error {
	limit := x.search.Limit
	if len(x.rows) > limit {
		last := x.rows[limit-1].place.Values
		if alike(last, x.rows[limit].place.Values) && !alike(last, begun) {
			first := slices.IndexFunc(x.rows, func(r pageRow) bool { return alike(r.place.Values, last) })
			x.rows = x.rows[:first]
			if _, err := x.at(ctx, sqlgen.Place{Values: last}, limit-first); err != nil {
				return err
			}
		}
		x.rows = x.rows[:min(limit, len(x.rows))]
	}
	if !x.keys {
		return nil
	}
	for from := 0; from < len(x.rows); {
		to := from + 1
		for to < len(x.rows) && alike(x.rows[to].place.Values, x.rows[from].place.Values) {
			to++
		}
		slices.SortStableFunc(x.rows[from:to], func(a, b pageRow) int { return strings.Compare(a.place.Hash, b.place.Hash) })
		from = to
	}
	return nil
}

// ask runs the query of a page and adds its rows. Their last columns are what the page adds to the others.
func (x *search) ask(ctx context.Context, q sqlgen.Query, page sqlgen.Page) error {
	places, hidden := 0, 0
	if page.Places {
		places = x.plan.PlaceColumns()
		hidden = places
	}
	if page.Keys {
		hidden += sqlgen.KeyColumns
	}
	before, size := len(x.rows), x.size
	return x.runner.Query(ctx, x.team, x.db, q, func(rows *engine.Rows) error {
		x.rows, x.size = x.rows[:before], size
		reservation := memory.FromContext(ctx)
		var o objects
		for rows.Next() {
			values, err := rows.Values()
			if err != nil {
				return err
			}
			columns := rows.Columns()
			if len(columns) < hidden || len(values) != len(columns) {
				return Strange("%d values in %d columns", len(values), len(columns))
			}
			shown := len(columns) - hidden
			x.columns = columns[:shown]
			row := pageRow{text: o.append(nil, x.columns, values[:shown])}
			// Without a cursor an order need not be one to go on in.
			if row.place.Values, err = orderOf(columns[shown:shown+places], values[shown:shown+places]); err != nil && x.Cursor != nil {
				return err
			}
			if page.Keys {
				if row.at, row.place.Hash, err = keysOf(columns[shown+places:], values[shown+places:]); err != nil {
					return err
				}
			}
			x.rows = append(x.rows, row)
			x.size += len(row.text) + 1 + keyCost*hidden
			if err := errors.Join(checkLength(x.size), reservation.GrowTo(ctx, int64(x.size))); err != nil {
				return err
			}
		}
		return rows.Err()
	})
}

// keyCost is about what a value of a key takes in memory.
const keyCost = 64

// result is what the rows are as an answer.
func (x *search) result() SearchResult {
	rows := x.rows
	res := SearchResult{Rows: len(rows), Columns: searchColumns(x.columns), Data: make([]byte, 0, x.size+2)}
	res.Data = append(res.Data, '[')
	if x.RowIDs {
		res.RowIDs = make([]string, 0, len(rows))
	}
	for i, row := range rows {
		if i > 0 {
			res.Data = append(res.Data, ',')
		}
		res.Data = append(res.Data, row.text...)
		if x.RowIDs {
			res.RowIDs = append(res.RowIDs, rowID{bindRow(x.team, x.search.Source, x.table), row.at, row.place.Hash}.String())
		}
	}
	res.Data = append(res.Data, ']')
	if x.Cursor != nil {
		res.Cursor = x.next(rows).String()
	}
	return res
}

// searchColumns are columns as they are answered.
func searchColumns(columns []engine.Column) []api.SearchColumn {
	list := make([]api.SearchColumn, len(columns))
	for i, c := range columns {
		list[i] = api.SearchColumn{Name: c.Name, Type: c.Type}
	}
	return list
}

// next is the cursor behind the rows.
func (x *search) next(rows []pageRow) Cursor {
	if len(rows) == 0 {
		return *x.Cursor
	}
	last := rows[len(rows)-1].place
	same := func(p sqlgen.Place) bool { return p.Hash == last.Hash && slices.Equal(p.Values, last.Values) }
	seen := 0
	for i := len(rows) - 1; i >= 0 && same(rows[i].place); i-- {
		seen++
	}
	if seen == len(rows) && x.Cursor.Place != nil && same(*x.Cursor.Place) {
		seen += x.Cursor.Seen
	}
	return Cursor{binding: x.binding, Start: x.search.Start, End: x.search.End, Place: &last, Seen: seen}
}

// Row answers one row of a source, with all its columns, by its id. An id that no search of the source has answered is
// Invalid, and a row that is not there NotFound.
func (r *Runner) Row(ctx context.Context, team core.TeamID, source sqlgen.Source, id string) (res SearchResult, err error) {
	row, err := parseRowID(id)
	if err != nil {
		return res, err
	}
	if err := (sqlgen.Search{Source: source}).Check(); err != nil {
		return res, err
	}
	ctx = forKind(ctx, kindSearch)
	err = r.onTable(ctx, team, source.Ref(), func(ctx context.Context, db *engine.DB, t *sqlgen.Table) (asked bool, err error) {
		if bindRow(team, source, t) != row.binding {
			return false, errRowID
		}
		q, err := sqlgen.Row{Source: source, At: row.at, Hash: row.hash}.Statement(t)
		if err != nil {
			return false, err
		}
		return true, r.Query(ctx, team, db, q, func(rows *engine.Rows) (err error) {
			if res, err = readObjects(ctx, rows); err == nil && res.Rows > 0 {
				res.Data, res.Columns = res.Data[1:len(res.Data)-1], searchColumns(rows.Columns())
			}
			return err
		})
	})
	if err == nil && res.Rows == 0 {
		err = core.NotFoundError("The row does not exist, or no longer exists")
	}
	return res, err
}

// Sample answers the rows of a query for a notification. What they hold counts as that of the team's alerts.
func (r *Runner) Sample(
	ctx context.Context, team core.TeamID, ref sqlgen.Ref, render func(*sqlgen.Table) (sqlgen.Query, error),
) (res SearchResult, err error) {
	reservation := r.results.Reservation(string(team), "")
	defer reservation.Release()
	ctx = forKind(memory.NewContext(ctx, reservation), kindSample)
	err = r.run(ctx, team, ref, render, func(rows *engine.Rows) (err error) {
		res, err = readObjects(ctx, rows)
		return err
	})
	return res, err
}

// readObjects reads rows to their end and writes them as JSON objects.
func readObjects(ctx context.Context, rows *engine.Rows) (SearchResult, error) {
	reservation := memory.FromContext(ctx)
	res := SearchResult{Data: []byte{'['}}
	var o objects
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return SearchResult{}, err
		}
		if res.Rows > 0 {
			res.Data = append(res.Data, ',')
		}
		res.Rows++
		res.Data = o.append(res.Data, rows.Columns(), values)
		if err := errors.Join(checkLength(len(res.Data)), reservation.GrowTo(ctx, int64(len(res.Data)))); err != nil {
			return SearchResult{}, err
		}
	}
	res.Data = append(res.Data, ']')
	return res, rows.Err()
}

// objects writes rows as JSON objects. Its zero value is for the rows of any one result.
type objects struct {
	keys    [][]byte
	layouts []string
}

// append writes a row. The columns are those of all rows.
func (o *objects) append(out []byte, columns []engine.Column, values []any) []byte {
	if o.keys == nil { // the columns are only known with the first row
		o.keys, o.layouts = objectKeys(columns)
	}
	start := len(out)
	for i, v := range values {
		if o.keys[i] != nil {
			out = append(append(out, ','), o.keys[i]...)
			out = AppendValue(out, v, o.layouts[i])
		}
	}
	if len(out) == start {
		out = append(out, ',')
	}
	out[start] = '{'
	return append(out, '}')
}

// objectKeys are the columns' names as keys of an object, with their colons, and the layouts of their times. A key may
// be in an object once, so of columns with the same name only the last has one.
func objectKeys(columns []engine.Column) (keys [][]byte, layouts []string) {
	last := make(map[string]int, len(columns)) // a team's own server may answer a hundred thousand
	for i, c := range columns {
		last[c.Name] = i
	}
	for i, c := range columns {
		var key []byte
		if last[c.Name] == i {
			key = append(appendText(nil, c.Name), ':')
		}
		keys, layouts = append(keys, key), append(layouts, TimeLayout(c.Type))
	}
	return keys, layouts
}
