package query

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/usersql"
)

// Names of the columns of a builder's query. What users call them must not be part of it: an alias in ClickHouse takes
// the place of a column of the same name everywhere in the statement.
const (
	bucketColumn = "__bucket"
	rankColumn   = "__rank"
	topColumn    = "__top"
	// These are of the statements of metrics.
	itemColumn   = "__item"
	metricColumn = "__value"
	numberColumn = "__number"
)

func groupColumn(i int) string     { return "__group" + strconv.Itoa(i) }
func valueColumn(i int) string     { return "__value" + strconv.Itoa(i) }
func quoted(column string) string  { return "`" + column + "`" }
func as(sql, column string) string { return sql + " AS " + quoted(column) }

// builder is a tile that selects values of a source.
type builder struct {
	*plan
	source   Source
	items    []tileItem
	series   []Series
	formulas []Formula
	groups   []string // their names
	shown    []shownValue
	filters  []variable
	rows     *WatchedRows // instead of a tile
}

// shownValue is a column of values in the answer: an item, or a formula over the items.
type shownValue struct {
	column TileColumn
	item   int // -1 for a formula
	of     Formula
}

// values answers a tile that selects values.
func (a *plan) values(ctx context.Context) (*TileData, error) {
	b, err := a.builder()
	if err != nil {
		return nil, err
	}
	found, err := b.run(ctx, b.window, b.limit())
	if err != nil {
		return nil, err
	}
	if err := b.checkIncreases(ctx, found); err != nil {
		return nil, err
	}
	var previous *foundRows
	shift := int64(0)
	if b.config.ComparePrevious && b.config.DisplayType == "line" && !b.compared {
		// By whole buckets, so that each is drawn over one of now.
		shift = b.window.buckets()
		w := b.window
		w.start -= shift * w.bucket * 1000
		w.end -= shift * w.bucket * 1000
		if previous, err = b.run(ctx, w, 0); err != nil {
			return nil, err
		}
	}
	return b.data(found, previous, shift)
}

// builder reads what the tile selects.
func (a *plan) builder() (*builder, error) {
	b := &builder{plan: a}
	var err error
	if b.source, err = a.source(); err != nil {
		return nil, err
	}
	if b.items, err = a.config.items(); err != nil {
		return nil, err
	}
	metric := b.source.Kind == "metric"
	written, parsed, err := a.config.formulas(b.items, metric)
	if err != nil {
		return nil, err
	}
	b.formulas = parsed
	if b.filters, err = a.tile.broadcast(a.config.SourceID); err != nil {
		return nil, err
	}
	groupBy, err := b.groupBy()
	if err != nil {
		return nil, err
	}
	for i, item := range b.items {
		s := Series{
			Source: b.source, AggFn: item.AggFn, Field: item.Expression, Level: item.Level,
			Where: item.Where, WhereLanguage: item.WhereLanguage, GroupBy: groupBy,
			MetricType: item.MetricType, MetricName: item.MetricName, filters: b.filters, fieldKey: valueKey,
		}
		if err := s.check(); err != nil {
			return nil, located("select", i, err)
		}
		b.series = append(b.series, s)
	}
	b.show(written, metric)
	return b, nil
}

// show decides which values are columns of the answer.
func (b *builder) show(written []tileFormula, metric bool) {
	c := &b.config
	operands := len(b.formulas) == 0 ||
		!c.AsRatio && !b.compared && c.DisplayType != "number" && (c.ShowOperands == nil || *c.ShowOperands)
	for i, item := range b.items {
		if operands {
			b.shown = append(b.shown, shownValue{item: i, column: b.valueColumn(item.name(metric), item.NumberFormat)})
		}
	}
	for i, f := range written {
		name := f.Alias
		if name == "" {
			name = f.Expression
		}
		column := b.valueColumn(name, f.NumberFormat)
		column.Type = "Nullable(Float64)"
		b.shown = append(b.shown, shownValue{item: -1, of: b.formulas[i], column: column})
	}
}

func (b *builder) valueColumn(name string, format []byte) TileColumn {
	if format == nil {
		format = b.config.NumberFormat
	}
	return TileColumn{Name: name, Type: unknownType, Role: RoleValue, NumberFormat: format}
}

// grouped reports whether a tile of this kind has groups at all.
func (b *builder) grouped() bool { return b.config.DisplayType != "number" }

var groupAlias = regexp.MustCompile("(?is)\\sAS\\s+(?:[a-z_][a-z0-9_]*|`[^`]+`|\"[^\"]+\")$")

// groupBy splits the list of groups, whose names are their aliases or how they are written.
func (b *builder) groupBy() (list []string, err error) {
	text := strings.TrimSpace(b.config.GroupBy)
	if text == "" || !b.grouped() {
		return nil, nil
	}
	list, end := splitList(text, 0)
	if end < len(text) {
		return nil, core.InvalidError("groupBy: a bracket is closed that was not opened")
	}
	for i, part := range list {
		if part == "" {
			return nil, core.InvalidError("groupBy: nothing stands before a comma or after one")
		}
		name := part
		if groupAlias.MatchString(part) {
			if parsed, err := usersql.ParseList(part); err == nil && len(parsed) == 1 && parsed[0].Alias() != "" {
				name = parsed[0].Alias()
			}
		}
		b.groups = append(b.groups, name)
		list[i] = part
	}
	return list, nil
}

// limit is how many groups are kept, 0 for all.
func (b *builder) limit() int {
	if b.compared || len(b.groups) == 0 {
		return 0
	}
	switch b.config.DisplayType {
	case "line", "stacked_bar":
		return limitOf(b.config.SeriesLimit)
	case "pie", "bar":
		return limitOf(b.config.Limit)
	}
	return 0
}

// run reads the rows of a window.
func (b *builder) run(ctx context.Context, w window, limit int) (*foundRows, error) {
	ref := b.source.ref()
	others := make([]*table, len(b.series)) // of the metrics behind the first
	if b.source.Kind == "metric" {
		var err error
		if ref, err = b.series[0].from(); err != nil {
			return nil, located("select", 0, err)
		}
		for i, s := range b.series[1:] {
			other, err := s.from()
			if err == nil {
				_, others[i+1], err = b.runner.table(ctx, b.team, other)
			}
			if err != nil {
				return nil, located("select", i+1, err)
			}
		}
	}
	var found *foundRows
	err := b.runner.run(ctx, b.team, ref, func(t *table) (engine.Query, error) {
		others[0] = t
		return b.query(others, w, limit)
	}, func(rows *engine.Rows) (err error) {
		found, err = b.read(rows)
		return err
	})
	return found, err
}

// checkIncreases finds out why increases have no values in what was found.
func (b *builder) checkIncreases(ctx context.Context, found *foundRows) error {
	for i, s := range b.series {
		if s.AggFn != "increase" || slices.ContainsFunc(found.rows, func(r foundRow) bool { return r.values[i] != nil }) {
			continue
		}
		if err := b.runner.checkIncrease(ctx, b.team, s, b.window); err != nil {
			return located("select", i, err)
		}
	}
	return nil
}
