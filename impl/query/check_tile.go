package query

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/usersql"
)

// Tile adds a tile whose config stands at the path, as tiles.0.config. One that cannot be read at all adds nothing, nor does
// one whose source is missing: the rules of dashboards refuse those.
func (c *Check) Tile(path string, t Tile) {
	t.Start, t.End = 0, 3_600_000 // what is wrong does not depend on it
	a, err := c.runner.plan(c.team, t)
	if err != nil {
		return
	}
	if a.Config.ConfigType == "sql" {
		if t.Source == nil {
			c.databases[t.Connection] = ""
		}
		c.pieces = append(c.pieces, func() { c.raw(path, a) })
		return
	}
	if t.Source == nil {
		return
	}
	switch a.Config.Display().Content {
	case api.ContentValues:
		c.values(path, a)
	case api.ContentHeatmap:
		c.need(t.Source.Ref(), "")
		c.pieces = append(c.pieces, func() { c.heatmap(path, a) })
	case api.ContentRows:
		if s, err := a.Config.search(*t.Source); err == nil {
			c.Search(path, s)
		}
	}
}

// Filter adds a filter of a dashboard, whose JSON text is config and whose values come from the source.
func (c *Check) Filter(path string, source sqlgen.Source, config []byte) {
	var f struct {
		Expression    string `json:"expression"`
		Where         string `json:"where"`
		WhereLanguage string `json:"whereLanguage"`
		MetricType    string `json:"sourceMetricType"`
	}
	if json.Unmarshal(config, &f) != nil || source.Kind == "promql" {
		return
	}
	ref, err := sqlgen.Series{Source: source, MetricType: f.MetricType}.From()
	if err != nil {
		return
	}
	c.need(ref, "")
	c.pieces = append(c.pieces, func() {
		t := c.described(ref, path).table
		c.field(path, "expression", source, t, func(t *sqlgen.Table, p *filter.Params) error {
			f, err := source.Field(t, p, f.Expression)
			if err == nil {
				err = sqlgen.Single(f)
			}
			return err
		})
		c.where(path, source, t, f.Where, f.WhereLanguage)
	})
}

// Search adds a search, or a tile that lists rows. Its select, filter and order are parsed in any case, and compared with the
// columns where the table is known.
func (c *Check) Search(path string, s sqlgen.Search) {
	if err := s.Check(); err != nil {
		c.pieces = append(c.pieces, func() { c.add(path, "sourceId", err) })
		return
	}
	c.need(s.Source.Ref(), "")
	c.pieces = append(c.pieces, func() {
		t := c.described(s.Source.Ref(), path).table
		if t != nil {
			t = t.With(s.Aliases())
		}
		if strings.TrimSpace(s.Select) != "" && !c.list(path, "select", s.Source, s.Select, usersql.ParseList) {
			t = nil // of the names in the rest some may be aliases
		}
		c.where(path, s.Source, t, s.Where, s.WhereLanguage)
		if strings.TrimSpace(s.Select) != "" {
			c.field(path, "select", s.Source, t, func(t *sqlgen.Table, p *filter.Params) error {
				_, err := s.Columns(t, p)
				return err
			})
		}
		if strings.TrimSpace(s.OrderBy) != "" {
			c.list(path, "orderBy", s.Source, s.OrderBy, usersql.ParseOrder)
			c.field(path, "orderBy", s.Source, t, func(t *sqlgen.Table, p *filter.Params) error {
				_, err := s.Order(t, p, false)
				return err
			})
		}
	})
}

// values adds a tile that selects values. The tables of all its series are asked for first, as metrics of different types
// have different ones; a series that is wrong in itself needs none, and is reported by the piece.
func (c *Check) values(path string, a *plan) {
	items, err := a.Config.items()
	if err != nil {
		return
	}
	v := &sqlgen.Values{Source: *a.tile.Source}
	metric := v.Source.Kind == "metric"
	fieldKey := sqlgen.ValueKey
	if a.tile.Legacy {
		fieldKey = "" // mistakes are named by the key of the deprecated form, which is that of charts
	}
	for _, item := range items {
		v.Series = append(v.Series, sqlgen.Series{
			Source: v.Source, AggFn: item.AggFn, Field: item.Expression, Level: item.Level, MetricType: item.MetricType,
			MetricName: item.MetricName, Delta: item.isDelta(), FieldKey: fieldKey,
		})
	}
	for _, s := range v.Series {
		if ref, err := s.From(); err == nil && s.Check() == nil && metric {
			c.need(ref, s.Metric())
		} else if err == nil && !metric {
			c.need(ref, "")
		}
	}
	c.pieces = append(c.pieces, func() {
		groupBy, names, err := a.Config.groups()
		v.Groups = names
		c.add(path, "groupBy", err)
		for i, s := range v.Series {
			s.GroupBy = groupBy
			c.series(path, fmt.Sprintf("%s.select.%d", path, i), s, items[i])
		}
		c.arrangement(path, v, &a.Config, items)
	})
}

// series checks a value of a tile, whose item stands at the path at. A mistake is reported at the key that a client would
// change to repair it: of a metric that may be its type, its name or the function.
func (c *Check) series(path, at string, s sqlgen.Series, item tileItem) {
	fieldKey := cmp.Or(s.FieldKey, "field")
	if err := s.Check(); err != nil {
		switch {
		case s.Source.Kind != "metric":
			c.add(at, "aggFn", err)
		case s.MetricType == "":
			c.add(at, s.TypeKey(), err)
		case s.Metric() == "":
			c.add(at, "metricName", err)
		default:
			c.add(at, "aggFn", err)
		}
		return
	}
	ref, err := s.From()
	if err != nil {
		c.add(at, s.TypeKey(), err)
		return
	}
	asked := c.described(ref, path)
	t := asked.table
	c.where(at, s.Source, t, item.Where, item.WhereLanguage)
	if exists, wanted := asked.metrics[s.Metric()]; s.Source.Kind == "metric" && asked.known && wanted && !exists {
		key := "metricName"
		if strings.TrimSpace(s.MetricName) == "" {
			key = fieldKey
		}
		c.add(at, key, core.InvalidError(fmt.Sprintf("the source has no %s metric %q yet",
			s.MetricType, sqlgen.Shorten(s.Metric()))))
	}
	if s.Source.Kind != "metric" && s.AggFn != "count" {
		if s.AggFn == "last_value" {
			s.AggFn = "max" // the type of the source's time, which that needs, may have to be asked for
		}
		c.field(at, fieldKey, s.Source, t, func(t *sqlgen.Table, p *filter.Params) error {
			_, err := s.Aggregate(t, p, "")
			return err
		})
	}
	c.field(path, "groupBy", s.Source, t, func(t *sqlgen.Table, p *filter.Params) error {
		_, err := s.Groups(t, p)
		return err
	})
}

// arrangement checks what keeps groups and puts them in order, which may name values and groups. A column is unknown only
// when neither a value, a formula nor a group has the name, and the table does not have it either.
func (c *Check) arrangement(path string, v *sqlgen.Values, config *tileConfig, items []tileItem) {
	display := config.Display()
	if !display.Sorted {
		return
	}
	metric := v.Source.Kind == "metric"
	names := map[string]string{}
	for _, name := range v.Groups {
		names[name] = name
	}
	for _, item := range items {
		names[item.name(metric)] = item.Alias
	}
	for _, f := range config.Formulas {
		names[cmp.Or(f.Alias, f.Expression)] = f.Expression
	}
	var t *sqlgen.Table
	if !metric {
		t = c.described(v.Source.Ref(), path).table
	}
	check := func(key, text string, parse func(string) ([]usersql.Expr, error)) {
		if strings.TrimSpace(text) == "" {
			return
		}
		items, err := parse(text)
		c.add(path, key, err)
		for _, e := range items {
			var p filter.Params
			g := sqlgen.Grouping{Names: names, Scope: usersql.Scope{Database: v.Source.From.Database}}
			if t != nil {
				own := *t // other checks have the same table
				own.Unknown = func(name []string) {
					if _, named := names[strings.Join(name, ".")]; !named && !v.Source.MayKnow(t, name) {
						c.add(path, key, v.Source.UnknownField(t, name))
					}
				}
				g.Scope = v.Source.OwnScope(&own, &p)
			}
			_, err := v.Arrangement(&g, e)
			c.add(path, key, err)
		}
	}
	if display.Table {
		check("having", config.Having, func(text string) ([]usersql.Expr, error) {
			e, err := usersql.ParseExpr(text)
			if err != nil {
				return nil, err
			}
			return []usersql.Expr{e}, nil
		})
	}
	check("orderBy", config.OrderBy, usersql.ParseOrder)
}

// heatmap checks a tile of that kind, which reads rows and not metrics, and whose value has to be a number.
func (c *Check) heatmap(path string, a *plan) {
	source := *a.tile.Source
	items, err := a.Config.items()
	if err != nil {
		return
	}
	count := sqlgen.Series{Source: source, AggFn: "count"}
	if err := count.Check(); err != nil || source.Kind == "metric" {
		c.add(path, "sourceId", cmp.Or(err, error(errHeatmapSource)))
		return
	}
	t := c.described(source.Ref(), path).table
	c.where(path, source, t, a.Config.Where, a.Config.WhereLanguage)
	item, at := items[0], path+".select.0"
	c.field(at, sqlgen.ValueKey, source, t, func(t *sqlgen.Table, p *filter.Params) error {
		f, err := source.Field(t, p, item.Expression)
		if err == nil {
			err = sqlgen.Single(f)
		}
		if err == nil {
			_, err = sqlgen.Number(f, p)
		}
		return err
	})
	if strings.TrimSpace(item.Count) != "" {
		c.field(at, sqlgen.CountKey, source, t, func(t *sqlgen.Table, p *filter.Params) error {
			_, err := sqlgen.Series{Source: source, AggFn: "none", Field: item.Count, FieldKey: sqlgen.CountKey}.Aggregation(t, p)
			return err
		})
	}
}

// raw checks raw SQL with nothing selected in the filters of the dashboard, and, before it says that something is wrong,
// with something.
func (c *Check) raw(path string, a *plan) {
	var database string
	if s := a.tile.Source; s != nil {
		if err := s.Check(); err != nil {
			c.add(path, "sourceId", err)
			return
		}
		database = s.From.Database
	} else if database = c.databases[a.tile.Connection]; database == "" {
		return
	}
	names, err := namesIn(a.ParsedTile, database, a.window)
	if err != nil {
		if c.MoreFilters && errors.Is(err, sqlgen.ErrNoVariable) { // it may be that of one of these
			return
		}
		b := *a.ParsedTile
		b.tile.Filters = slices.Clone(a.tile.Filters)
		for i := range b.tile.Filters {
			b.tile.Filters[i].Values = []string{"1"}
		}
		selected := sqlgen.ErrNoVariable
		if len(b.tile.Filters) > 0 {
			names, selected = namesIn(&b, database, a.window)
		}
		if selected != nil {
			c.add(path, "sqlTemplate", err)
			return
		}
	}
	c.columns(path, a, database, names)
}

// namesIn are the tables and columns that the tile's SQL names. An error says what cannot be read or is not allowed in it.
func namesIn(t *ParsedTile, database string, w sqlgen.Window) (usersql.Names, error) {
	sql, err := t.sql()
	if err != nil {
		return usersql.Names{}, err
	}
	return sql.Names(database, w)
}

// columns checks the names in raw SQL, once its tables are known. Which table a column is of is for ClickHouse to find out, so
// one that any of them has is right; and while one of the tables is unknown, so is whether a name is its.
func (c *Check) columns(path string, a *plan, database string, names usersql.Names) {
	source := sqlgen.Source{Connection: a.tile.Connection}
	refs := make([]sqlgen.Ref, len(names.Tables))
	for i, name := range names.Tables {
		refs[i] = sqlgen.Ref{Source: source, Database: database, Table: name}
		c.need(refs[i], "")
	}
	c.later = append(c.later, func() {
		var tables []*sqlgen.Table
		for _, ref := range refs {
			asked := c.asked[c.key(ref)]
			if asked == nil || asked.table == nil {
				if asked != nil {
					c.add(path, "sqlTemplate", notOfSource(asked.invalid))
				}
				return
			}
			tables = append(tables, asked.table)
		}
		for _, parts := range names.Columns {
			if len(tables) > 0 && !slices.ContainsFunc(tables, func(t *sqlgen.Table) bool { return t.LeadsInto(parts[0]) }) {
				c.add(path, "sqlTemplate", (sqlgen.Source{}).UnknownField(tables[0], parts))
			}
		}
	})
}

// notOfSource is an error about a table that is not that of a source: what the lookup says of one is "the source's table …".
func notOfSource(err error) error {
	var e *core.Error
	if errors.As(err, &e) && e.Kind == core.Invalid {
		return core.InvalidError(strings.TrimPrefix(e.Message, "the source's "))
	}
	return err
}
