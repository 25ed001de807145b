package query

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// ParsedTile is a tile whose config was read.
type ParsedTile struct {
	tile   Tile
	Config tileConfig
}

// ParseTile reads the config of a tile.
func ParseTile(t Tile) (*ParsedTile, error) {
	config, err := parseTileConfig(t.Config)
	if err != nil {
		return nil, err
	}
	return &ParsedTile{t, config}, nil
}

// source is the source of a builder tile.
func (t *ParsedTile) source() (sqlgen.Source, error) {
	if t.tile.Source == nil {
		return sqlgen.Source{}, core.InvalidError("the tile has no source")
	}
	return *t.tile.Source, nil
}

// tileConfig is what a query reads of a tile's config.
type tileConfig struct {
	ConfigType   string          `json:"configType"`
	DisplayType  string          `json:"displayType"`
	SourceID     string          `json:"sourceId"`
	NumberFormat json.RawMessage `json:"numberFormat"`

	// Select is a list of items, or a text for lists of rows.
	Select          json.RawMessage `json:"select"`
	GroupBy         string          `json:"groupBy"`
	Having          string          `json:"having"`
	OrderBy         string          `json:"orderBy"`
	AsRatio         bool            `json:"asRatio"`
	Formulas        []tileFormula   `json:"formulas"`
	ShowOperands    *bool           `json:"showOperandSeries"`
	GroupsFirst     bool            `json:"groupByColumnsOnLeft"`
	FillNulls       *bool           `json:"fillNulls"`
	Align           *bool           `json:"alignDateRangeToGranularity"`
	ComparePrevious bool            `json:"compareToPreviousPeriod"`
	SeriesLimit     *int            `json:"seriesLimit"`
	Limit           *int            `json:"limit"`

	// Where is the filter of lists of rows, of heatmaps and of charts of alerts; items have their own.
	Where         string `json:"where"`
	WhereLanguage string `json:"whereLanguage"`

	SQL string `json:"sqlTemplate"`
	// ColumnFormats are the number formats of single columns of a table in SQL.
	ColumnFormats map[string]json.RawMessage `json:"columnFormats"`
}

// tileItem is a selected value.
type tileItem struct {
	AggFn         string          `json:"aggFn"`
	Expression    string          `json:"valueExpression"`
	Alias         string          `json:"alias"`
	Level         *float64        `json:"level"`
	Where         string          `json:"where"`
	WhereLanguage string          `json:"whereLanguage"`
	MetricType    string          `json:"metricType"`
	MetricName    string          `json:"metricName"`
	PeriodAggFn   string          `json:"periodAggFn"`
	NumberFormat  json.RawMessage `json:"numberFormat"`

	// Heatmaps have these beside the expression.
	Count string `json:"countExpression"`
	Scale string `json:"heatmapScaleType"`
}

// tileFormula is a formula over the items of a tile, which it names by letters.
type tileFormula struct {
	Expression   string          `json:"expression"`
	Alias        string          `json:"alias"`
	NumberFormat json.RawMessage `json:"numberFormat"`
}

// parseTileConfig reads a config, which was checked when it was stored.
func parseTileConfig(text []byte) (tileConfig, error) {
	var c tileConfig
	if err := json.Unmarshal(text, &c); err != nil {
		return c, fmt.Errorf("decode tile: %w", err)
	}
	return c, nil
}

// CallsFunctions reports whether the SQL of a user that is part of the tile may call functions, as far as it selects values.
func (t *Tile) CallsFunctions() bool {
	if t.Source == nil || t.Source.CallsFunctions() {
		return true
	}
	if !sqlgen.MayCall(string(t.Config)) { // as most
		return false
	}
	config, err := parseTileConfig(t.Config)
	if err != nil || config.ConfigType == "sql" || sqlgen.MayCall(config.GroupBy) ||
		sqlgen.InSQL(config.WhereLanguage) && sqlgen.MayCall(config.Where) {
		return true
	}
	items, err := config.items()
	return err != nil || slices.ContainsFunc(items, func(i tileItem) bool {
		return sqlgen.MayCall(i.Expression) || sqlgen.InSQL(i.WhereLanguage) && sqlgen.MayCall(i.Where)
	})
}

// defaultLimit is how many series or groups are kept when the config does not say.
const defaultLimit = 20

func limitOf(limit *int) int {
	if limit == nil {
		return defaultLimit
	}
	return *limit
}

// Display is what the tile's display type can do.
func (c *tileConfig) Display() api.Display { return api.DisplayOf(c.DisplayType) }

// comparesPrevious reports whether the period before is drawn beside the tile's own.
func (c *tileConfig) comparesPrevious() bool { return c.ComparePrevious && c.Display().Previous }

// items are the selected values.
func (c tileConfig) items() ([]tileItem, error) {
	var items []tileItem
	if err := json.Unmarshal(c.Select, &items); err != nil {
		return nil, fmt.Errorf("decode select of a tile: %w", err)
	}
	if len(items) == 0 {
		return nil, core.InvalidError("the tile selects no values")
	}
	return items, nil
}

// name is how an item is called in the answer.
func (i tileItem) name(metric bool) string {
	of := strings.TrimSpace(i.Expression)
	if metric && i.MetricName != "" {
		of = i.MetricName
	}
	if metric && i.MetricType == "gauge" && i.isDelta() {
		of = "delta(" + of + ")"
	}
	switch {
	case i.Alias != "":
		return i.Alias
	case i.AggFn == "none":
		return of
	case i.AggFn == "count" && !metric:
		return "count()"
	case i.AggFn == "quantile" && i.Level != nil:
		return "quantile(" + strconv.FormatFloat(*i.Level, 'f', -1, 64) + ")(" + of + ")"
	}
	return i.AggFn + "(" + of + ")"
}

func (i tileItem) isDelta() bool { return i.PeriodAggFn == "delta" }

// formulas are what is computed of the values: what the config says, or the ratio of the first two.
func (c tileConfig) formulas(items []tileItem, metric bool) ([]tileFormula, []sqlgen.Formula, error) {
	written := c.Formulas
	if c.AsRatio {
		if len(items) != 2 {
			return nil, nil, core.InvalidError("asRatio needs exactly two selected values")
		}
		written = []tileFormula{{
			Expression: "A / B", Alias: items[0].name(metric) + " / " + items[1].name(metric),
		}}
	}
	parsed := make([]sqlgen.Formula, len(written))
	for i, f := range written {
		var err error
		if parsed[i], err = sqlgen.ParseFormula(f.Expression, len(items)); err != nil {
			return nil, nil, sqlgen.Located("formulas", i, err)
		}
	}
	return written, parsed, nil
}

// groups are the groups of the tile and their names.
func (c *tileConfig) groups() (list, names []string, err error) {
	if c.Display().Single {
		return nil, nil, nil
	}
	return sqlgen.SplitGroups(c.GroupBy)
}
