package query

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/queue"
)

// Watch is what an alert compares: the values of a tile, or how many rows a saved search finds.
type Watch struct {
	// Tile is a line, stacked bar or number tile, whose Start, End, Granularity and selected values do not matter. A
	// builder's number is a number for each window here.
	Tile *Tile
	// Rows are counted if there is no tile.
	Rows *WatchedRows
	// Alone keeps the watch out of queries with others, which is for what has failed in one.
	Alone bool
}

// Size is about how many bytes the watch takes, most of which are SQL.
func (w Watch) Size() int {
	if w.Tile != nil {
		size := len(w.Tile.Config)
		if w.Tile.Source != nil {
			size += w.Tile.Source.size()
		}
		return size
	}
	if w.Rows == nil {
		return 0
	}
	size := w.Rows.Source.size()
	for _, text := range w.Rows.expressions() {
		size += len(text)
	}
	return size
}

// Windows are whole windows of the same length, one after the other: [Start, Start+Interval) and so on up to End. They
// may begin at any millisecond. Interval is in whole seconds.
type Windows struct {
	Start, End time.Time
	Interval   time.Duration
}

// Watched is what was found of a watch.
type Watched struct {
	// Grouped says that there are values of groups, of which there may be none now.
	Grouped bool
	// Values are in the order of their windows, and must not be changed: equal watches share them.
	Values []TileValue
	Err    error
}

// TileValue is the value of a group in a window.
type TileValue struct {
	// Start is that of the window, in milliseconds since 1970.
	Start int64
	// Labels are the groups by their columns.
	Labels []TileLabel
	Value  float64
	// NoValue says why no number is to be had from the rows that there are in the window, as the end of a sentence. It is
	// empty if there is one.
	NoValue string
}

// TileLabel is a group of one column.
type TileLabel struct {
	// Value is text as ClickHouse has it, which may be no UTF-8, and anything else as JSON.
	Name, Value string
	// Type is what ClickHouse calls the type of the value, empty for text.
	Type string
	// Null tells NULL from a text that says so.
	Null bool
	// Hash is the xxHash64 of a value that cannot be stored as it is, as a decimal number, and empty for others. Watch
	// answers none: who shortens a value adds it.
	Hash string
}

// Reader reads what alerts watch.
type Reader struct{ runner *Runner }

// NewReader returns a Reader of what a Runner can reach.
func NewReader(r *Runner) *Reader { return &Reader{r} }

// Watch answers each watch, by the place in which it was given, as soon as that can be done: answer is called once for
// each of them, by several goroutines, and Watch returns after the last of them. Alerts have queues of their own, so that
// a screen full of dashboards does not hold them up.
//
// Of several values of a tile the last counts: of formulas the last one, of SQL the last column of numbers, by the time
// that the first column of a date or a time tells. A group has no value in a window without rows of it;
// nothing is filled, limited or compared with another period. Of SQL over time, rows are left out whose
// time is in none of the windows, and a group may have several rows in one. SQL whose buckets are not the windows, for
// it names the parameters of their width itself, runs for each window, and all its rows are that window's. So does SQL
// for one number, which always has a value: 0 if it finds none.
//
// Watches of one table that have the same groups are read by as few queries as possible. A value is what it would be
// alone, and the error of a watch is its own: one that cannot be answered takes no other one with it. Tiles of other
// kinds, and SQL whose columns are not of these kinds, are Invalid. Other errors are as those of Chart. No more than
// four queries run at a time, and four with SQL of users.
func (b *Reader) Watch(
	ctx context.Context, team core.TeamID, w Windows, watches []Watch, answer func(place int, found Watched),
) {
	c := &watching{
		runner: b.runner, team: team, answer: answer, answered: make([]atomic.Bool, len(watches)),
		slots: make(chan struct{}, maxParallel), userSlots: make(chan struct{}, maxParallel),
	}
	var err error
	if c.window, err = w.window(); err != nil {
		for i := range watches {
			answer(i, Watched{Err: err})
		}
		return
	}
	c.ctx = ForAlerts(ctx)
	c.run(watches)
	for i := range watches {
		c.found(i, Watched{Err: errForgotten})
	}
}

// errForgotten is for a mistake of ours.
var errForgotten = errors.New("a watch was not answered")

func (c *watching) found(place int, w Watched) {
	if c.answered[place].CompareAndSwap(false, true) {
		c.answer(place, w)
	}
}

// window checks the windows.
func (w Windows) window() (window, error) {
	start, end, width := w.Start.UnixMilli(), w.End.UnixMilli(), w.Interval.Milliseconds()
	switch {
	case w.Interval < time.Second || w.Interval%time.Second != 0:
		return window{}, core.InvalidError(fmt.Sprintf("windows cannot be %s wide", w.Interval))
	case start < 0 || end > maxMillis || start >= end || (end-start)%width != 0:
		return window{}, core.InvalidError("the range is not one of whole windows")
	case (end-start)/width > engine.MaxRows:
		return window{}, core.InvalidError(fmt.Sprintf("there are more than %d windows", engine.MaxRows))
	}
	return window{start: start, end: end, open: true, bucket: width / 1000, shift: start % width}, nil
}

// at returns the start of a bucket of the window by its number. Others are not ok.
func (w window) at(bucket int64) (millis int64, ok bool) {
	n := bucket - w.first()
	return w.start + n*w.bucket*1000, n >= 0 && n < w.buckets()
}

// around returns the start of the bucket that an instant is in. Those outside of the window are not ok.
func (w window) around(millis int64) (start int64, ok bool) {
	if millis < w.start || millis >= w.end {
		return 0, false
	}
	return millis - (millis-w.start)%(w.bucket*1000), true
}

// watching is one call of Watch.
type watching struct {
	runner *Runner
	team   core.TeamID
	ctx    context.Context
	window window
	answer func(place int, found Watched)
	// answered are the places that have been, so that each is once, whatever goes wrong.
	answered []atomic.Bool

	// slots are of the tasks that run, and userSlots of those with SQL of users, which must not hold up the others.
	slots, userSlots chan struct{}
	running          sync.WaitGroup
}

// subject is what one or several watches watch.
type subject struct {
	watches []int        // their places
	tile    *parsedTile  // nil for rows
	rows    *WatchedRows // nil for a tile
	values  *values      // nil for raw SQL
	grouped bool
	key     *rowKey // nil if it has none, or none was looked for
}

// run answers all watches.
func (c *watching) run(watches []Watch) {
	scans := map[string][]*subject{}
	for _, s := range c.subjects(watches) {
		key := s.scanKey()
		if key == "" || watches[s.watches[0]].Alone {
			c.alone(s)
			continue
		}
		scans[key] = append(scans[key], s)
	}
	for _, subjects := range scans {
		c.start(subjects, func() error { return c.scan(subjects) })
	}
	c.running.Wait()
}

// start runs a task when there is a slot. Its error is that of all these subjects.
func (c *watching) start(subjects []*subject, task func() error) {
	slots := c.slots
	if subjects[0].callsFunctions() {
		slots = c.userSlots
	}
	c.running.Go(func() {
		slots <- struct{}{}
		defer func() { <-slots }()
		err := func() (err error) {
			defer recovered(&err)
			if c.ctx.Err() != nil {
				return queue.Ended(c.ctx, "query")
			}
			return task()
		}()
		if err != nil {
			c.failed(subjects, err)
		}
	})
}

// alone answers a subject by queries of its own.
func (c *watching) alone(s *subject) {
	c.start([]*subject{s}, func() error {
		values, err := c.values(s)
		if err == nil {
			c.done(s, values)
		}
		return err
	})
}

func (c *watching) done(s *subject, values []TileValue) {
	for _, i := range s.watches {
		c.found(i, Watched{Grouped: s.grouped, Values: values})
	}
}

func (c *watching) failed(subjects []*subject, err error) {
	for _, s := range subjects {
		for _, i := range s.watches {
			c.found(i, Watched{Grouped: s.grouped, Err: err})
		}
	}
}

// subjects reads the watches. Equal ones are read once, which is most of what thousands of alerts cost otherwise. Those
// that cannot be read fail.
func (c *watching) subjects(watches []Watch) []*subject {
	var list []*subject
	known := map[string]*subject{}
	lists := map[string]*aliases{}
	var sources sourceKeys
	for i, watch := range watches {
		key, err := watch.key(&sources)
		if err != nil {
			c.found(i, Watched{Err: err})
			continue
		}
		if s := known[key]; s != nil {
			s.watches = append(s.watches, i)
			continue
		}
		s := &subject{watches: []int{i}}
		if err := c.read(s, watch, lists); err != nil {
			// Not remembered: what fails is rare, and fails fast.
			c.failed([]*subject{s}, err)
			continue
		}
		known[key] = s
		list = append(list, s)
	}
	return list
}

// read reads a watch.
func (c *watching) read(s *subject, watch Watch, lists map[string]*aliases) (err error) {
	defer recovered(&err)
	if watch.Tile == nil {
		s.rows = watch.Rows
		selected := watch.Rows.selected()
		known, ok := lists[selected]
		if !ok {
			known = readAliases(selected)
			lists[selected] = known
		}
		if s.values, err = watch.Rows.values(known); err == nil {
			s.grouped = len(s.values.groups) > 0
		}
		return err
	}
	tile := *watch.Tile
	tile.Filters = slices.Clone(tile.Filters)
	for i := range tile.Filters {
		tile.Filters[i].Values = nil
	}
	if s.tile, err = parseTile(tile); err != nil {
		return err
	}
	display := s.tile.config.DisplayType
	if !slices.Contains([]string{"line", "stacked_bar", "number"}, display) {
		return core.InvalidError(fmt.Sprintf("a %s tile has no values to compare", display))
	}
	if s.tile.config.ConfigType == "sql" {
		s.grouped = display != "number"
		return nil
	}
	if s.values, _, err = s.tile.values(); err == nil {
		s.grouped = len(s.values.groups) > 0
	}
	return err
}

// errNothing is for a watch that watches nothing.
var errNothing = errors.New("a watch has neither a tile nor rows")

// key is equal for watches with equal values.
func (w Watch) key(sources *sourceKeys) (string, error) {
	parts := make([]string, 0, 16)
	switch {
	case w.Tile != nil:
		source := ""
		if w.Tile.Source != nil {
			var err error
			if source, err = sources.key(w.Tile.Source); err != nil {
				return "", err
			}
		}
		parts = append(parts, "tile", source, w.Tile.Connection, string(w.Tile.Config))
		for _, f := range w.Tile.Filters {
			parts = append(parts, string(f.Config))
		}
	case w.Rows != nil:
		source, err := sources.key(&w.Rows.Source)
		if err != nil {
			return "", err
		}
		parts = append(parts, "rows", source, w.Rows.Select, w.Rows.Where, w.Rows.WhereLanguage, w.Rows.GroupBy)
		if len(w.Rows.Filters) > 0 {
			filters, err := json.Marshal(w.Rows.Filters)
			if err != nil {
				return "", fmt.Errorf("encode filters: %w", err)
			}
			parts = append(parts, string(filters))
		}
	default:
		return "", errNothing
	}
	return fmt.Sprintf("%t %q", w.Alone, parts), nil
}

// sourceKeys makes the keys of sources, of which many watches have the same.
type sourceKeys struct {
	last    *Source
	lastKey string
	numbers map[string]string
}

// key is equal for equal sources.
func (k *sourceKeys) key(s *Source) (string, error) {
	if s == k.last {
		return k.lastKey, nil
	}
	text, err := json.Marshal(s)
	if err != nil {
		return "", fmt.Errorf("encode source: %w", err)
	}
	if k.numbers == nil {
		k.numbers = map[string]string{}
	}
	number, ok := k.numbers[string(text)]
	if !ok {
		number = fmt.Sprint(len(k.numbers))
		k.numbers[string(text)] = number
	}
	k.last, k.lastKey = s, number
	return number, nil
}

// scanKey is equal for subjects that one query may read, as far as that can be told without their tables. It is empty
// for those that no other can share a query with.
//
// SQL that calls functions may bring the engine down. Its query is refused from then on, with everything that it reads, so
// subjects share one only if all call the same.
func (s *subject) scanKey() string {
	v := s.values
	if v == nil || v.source.Kind == "metric" {
		return ""
	}
	for _, series := range v.series {
		if series.AggFn == "none" { // which has no place for a condition
			return ""
		}
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%q %q %q %q %q", s.calls(), v.source.Connection, v.source.From.Database, v.source.From.Table,
		v.source.Timestamp)
	for _, set := range v.source.Settings {
		fmt.Fprintf(&key, " %q=%q", set.Name, set.Value)
	}
	return key.String()
}

// callsFunctions reports whether SQL of a user may call functions in the subject's query, as raw SQL does.
func (s *subject) callsFunctions() bool { return s.values == nil || len(s.calls()) > 0 }

// calls is the SQL of users in the values' query that may call functions, each text once.
func (s *subject) calls() []string {
	texts := s.values.source.expressions()
	if s.rows != nil {
		texts = append(texts, s.rows.expressions()...)
	}
	for _, series := range s.values.series {
		texts = append(append(texts, series.Field), series.GroupBy...)
		if inSQL(series.WhereLanguage) {
			texts = append(texts, series.Where)
		}
	}
	texts = slices.DeleteFunc(texts, func(text string) bool { return !mayCall(text) })
	slices.Sort(texts)
	return slices.Compact(texts)
}

// CallsFunctions reports whether the SQL of a user that is part of the watch may call functions, which may take any time.
func (w Watch) CallsFunctions() bool {
	if w.Tile == nil {
		return w.Rows != nil && (w.Rows.Source.callsFunctions() || mayCall(w.Rows.expressions()...))
	}
	if w.Tile.Source == nil || w.Tile.Source.callsFunctions() {
		return true
	}
	if !mayCall(string(w.Tile.Config)) { // as most
		return false
	}
	config, err := parseTileConfig(w.Tile.Config)
	if err != nil || config.ConfigType == "sql" || mayCall(config.GroupBy) {
		return true
	}
	items, err := config.items()
	return err != nil || slices.ContainsFunc(items, func(i tileItem) bool {
		return mayCall(i.Expression) || inSQL(i.WhereLanguage) && mayCall(i.Where)
	})
}

func (s Source) callsFunctions() bool { return mayCall(s.expressions()...) }

func (s Source) size() int {
	size := len(s.DisplayedTimestamp) + len(s.Select) + len(s.OrderBy)
	for _, text := range s.expressions() {
		size += len(text)
	}
	for _, set := range s.Settings {
		size += len(set.Name) + len(set.Value)
	}
	return size
}

// expressions are SQL of the source that may be in any query of a watch.
func (s Source) expressions() []string {
	return []string{s.Timestamp, s.ImplicitColumn, s.Body, s.SampleRate, s.TableFilter}
}

// expressions are SQL of the rows, besides those of their source.
func (r *WatchedRows) expressions() []string {
	texts := []string{r.GroupBy, r.selected()}
	if inSQL(r.WhereLanguage) {
		texts = append(texts, r.Where)
	}
	for _, f := range r.Filters {
		for _, text := range []*string{f.Condition, f.Left, f.Right} {
			if text != nil {
				texts = append(texts, *text)
			}
		}
	}
	return texts
}

func inSQL(language string) bool { return language != "" && language != "lucene" }

// mayCall goes by the text alone: SQL that has no parenthesis calls no function.
func mayCall(texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return strings.ContainsRune(text, '(') })
}
