package query

import (
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// broadcast are the dashboard's filters with a selection that narrow the tiles of a source.
func (t Tile) broadcast(source string) ([]variable, error) {
	var list []variable
	for _, f := range t.Filters {
		config, err := parseTileFilter(f.Config)
		if err != nil {
			return nil, err
		}
		if len(f.Values) > 0 && config.broadcasts(source) {
			list = append(list, variable{name: config.Name, expression: config.Expression, values: f.Values})
		}
	}
	return list, nil
}

// variables are the dashboard's filters that raw SQL can name, by their names there.
func (t Tile) variables() (map[string]variable, error) {
	named := map[string]variable{}
	for _, f := range t.Filters {
		config, err := parseTileFilter(f.Config)
		if err != nil {
			return nil, err
		}
		if name := config.variable(); name != "" {
			named[name] = variable{name: name, expression: config.Expression, values: f.Values}
		}
	}
	return named, nil
}

// selection are the conditions of what is selected in a dashboard's filters.
func (s Source) selection(t *table, p *filter.Params, filters []variable) ([]string, error) {
	conditions := make([]string, len(filters))
	for i, f := range filters {
		field, err := s.field(t, p, f.expression)
		if err == nil {
			err = single(field)
		}
		if err != nil {
			return nil, f.located(err)
		}
		conditions[i] = field.SQL(p) + " IN (" + f.list(p) + ")"
	}
	return conditions, nil
}

// located names the filter in an error about it.
func (v variable) located(err error) error {
	if core.KindOf(err) != core.Invalid {
		return err
	}
	return core.InvalidError(fmt.Sprintf("filter %s of the dashboard: %s", shorten(v.name), err))
}
