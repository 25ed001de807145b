package query

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Values reads what the tile selects, and how the answer calls it: a column for each of Values.Shown, in its order. What is
// wrong with an item or a formula is Invalid and names its place, as select.1. The types of values are not known yet.
func (t *ParsedTile) Values() (*sqlgen.Values, []TileColumn, error) {
	v := &sqlgen.Values{}
	var err error
	if v.Source, err = t.source(); err != nil {
		return nil, nil, err
	}
	items, err := t.Config.items()
	if err != nil {
		return nil, nil, err
	}
	metric := v.Source.Kind == "metric"
	written, parsed, err := t.Config.formulas(items, metric)
	if err != nil {
		return nil, nil, err
	}
	if v.Filters, err = t.tile.broadcast(t.Config.SourceID); err != nil {
		return nil, nil, err
	}
	v.RowFilters = t.tile.RowFilters
	v.RowFilters.Where, v.RowFilters.WhereLanguage = t.Config.Where, t.Config.WhereLanguage
	groupBy, names, err := t.Config.groups()
	if err != nil {
		return nil, nil, err
	}
	v.Groups = names
	for i, item := range items {
		s := sqlgen.Series{
			Source: v.Source, AggFn: item.AggFn, Field: item.Expression, Level: item.Level,
			Where: item.Where, WhereLanguage: item.WhereLanguage, GroupBy: groupBy,
			MetricType: item.MetricType, MetricName: item.MetricName, Delta: item.isDelta(), Filters: v.Filters, RowFilters: v.RowFilters,
			FieldKey: sqlgen.ValueKey,
		}
		if err := s.Check(); err != nil {
			return nil, nil, sqlgen.Located("select", i, err)
		}
		v.Series, v.Names = append(v.Series, s), append(v.Names, item.name(metric))
	}
	display := t.Config.Display()
	if display.Table {
		v.Having = t.Config.Having
	}
	if display.Sorted {
		v.OrderBy = t.Config.OrderBy
	}
	return v, t.Config.show(v, items, written, parsed), nil
}

// show decides which values are shown, and returns their columns: the items, unless formulas or a ratio take their place,
// and the formulas behind them.
func (c *tileConfig) show(v *sqlgen.Values, items []tileItem, written []tileFormula, parsed []sqlgen.Formula) []TileColumn {
	var columns []TileColumn
	operands := len(written) == 0 || !c.AsRatio && !c.Display().Single && (c.ShowOperands == nil || *c.ShowOperands)
	for i, item := range items {
		if operands {
			v.Shown = append(v.Shown, sqlgen.ShownValue{Name: v.Names[i], Series: i})
			column := c.valueColumn(v.Names[i], unknownType, item.NumberFormat)
			if column.NumberFormat == nil && keepsUnit[item.AggFn] {
				column.NumberFormat = durationFormat(v.Source, item.Expression)
			}
			columns = append(columns, column)
		}
	}
	for i, f := range written {
		name := cmp.Or(f.Alias, f.Expression)
		v.Shown = append(v.Shown, sqlgen.ShownValue{Name: name, Series: -1, Of: parsed[i]})
		columns = append(columns, c.valueColumn(name, "Nullable(Float64)", f.NumberFormat))
	}
	return columns
}

// keepsUnit are the aggregations whose result has the unit of their values.
var keepsUnit = map[string]bool{
	"avg": true, "max": true, "min": true, "quantile": true, "sum": true, "any": true, "last_value": true,
}

// durationFormat returns the number format of an expression that is the duration of a source, nil for another expression.
func durationFormat(s sqlgen.Source, expression string) json.RawMessage {
	if s.Kind != "trace" || strings.TrimSpace(s.Duration) == "" || strings.TrimSpace(expression) != strings.TrimSpace(s.Duration) {
		return nil
	}
	precision := 3.0
	if s.DurationPrecision != nil {
		precision = *s.DurationPrecision
	}
	return fmt.Appendf(nil, `{"output":"duration","factor":%v}`, math.Pow(10, -precision))
}

// ValueFormat returns the number format of the last value, which alerts compare. It returns nil for a value without a format.
func (t *ParsedTile) ValueFormat() *api.NumberFormat {
	text := t.Config.NumberFormat
	if t.Config.ConfigType != "sql" {
		_, columns, err := t.Values()
		if err != nil || len(columns) == 0 {
			return nil
		}
		text = columns[len(columns)-1].NumberFormat
	}
	var format api.NumberFormat
	if text == nil || json.Unmarshal(text, &format) != nil {
		return nil
	}
	return &format
}

// SourceQuery returns the SQL of the tile, or its filter and the filters of its values, one on each line.
func (t *ParsedTile) SourceQuery() string {
	if t.Config.ConfigType == "sql" {
		return t.Config.SQL
	}
	items, _ := t.Config.items()
	wheres := []string{t.Config.Where}
	for _, item := range items {
		wheres = append(wheres, item.Where)
	}
	var filters []string
	for _, where := range wheres {
		if where = strings.TrimSpace(where); where != "" && !slices.Contains(filters, where) {
			filters = append(filters, where)
		}
	}
	return strings.Join(filters, "\n")
}

// valueColumn is the column of a value. A format of its own goes before that of the tile.
func (c *tileConfig) valueColumn(name, typ string, format []byte) TileColumn {
	if format == nil {
		format = c.NumberFormat
	}
	return TileColumn{Name: name, Type: typ, Role: RoleValue, NumberFormat: format}
}

// sql is the tile's SQL with the dashboard's filters: those that narrow it, and those that it can name as variables.
func (t *ParsedTile) sql() (sqlgen.RawSQL, error) {
	s := sqlgen.RawSQL{
		Text: t.Config.SQL, Display: t.Config.DisplayType, Source: t.tile.Source, RowFilters: t.tile.RowFilters,
	}
	var err error
	if s.Variables, err = t.tile.variables(); err != nil {
		return s, err
	}
	s.Filters, err = t.tile.broadcast(t.Config.SourceID)
	return s, err
}
