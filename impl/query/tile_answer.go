package query

import (
	"context"
	"fmt"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Tile answers the data of a tile. A mistake in the tile or its SQL is Invalid; other errors are as those of Chart.
func (r *Runner) Tile(ctx context.Context, team core.TeamID, t Tile) (*TileData, error) {
	a, err := r.plan(team, t)
	if err != nil {
		return nil, err
	}
	return a.answer(forKind(ctx, kindTile))
}

// answer runs the tile as its display type says, and adds what all answers have. The rows are never nil, so that a tile
// without data is an empty list in JSON.
func (a *plan) answer(ctx context.Context) (*TileData, error) {
	var data *TileData
	var err error
	switch c, content := &a.Config, a.Config.Display().Content; {
	case c.ConfigType == "sql":
		data, err = a.answerSQL(ctx)
	case content == api.ContentValues:
		data, err = a.answerValues(ctx)
	case content == api.ContentHeatmap:
		data, err = a.answerHeatmap(ctx)
	case content == api.ContentRows:
		data, err = a.answerList(ctx)
	default:
		return nil, core.InvalidError(fmt.Sprintf("a %s tile has no data", c.DisplayType))
	}
	if err != nil {
		return nil, err
	}
	data.DisplayType, data.Granularity = a.Config.DisplayType, a.granularity
	data.Start, data.End = a.window.Start, a.window.End
	uniqueNames(data.Columns)
	if data.Rows == nil {
		data.Rows = [][]any{}
	}
	return data, nil
}

// uniqueNames numbers the names that are already taken: the second count() is "count() (2)". A number that another column has
// as its own name is passed over, and the first of equal ones keeps its name.
func uniqueNames(columns []TileColumn) {
	taken := make(map[string]bool, len(columns))
	next := map[string]int{} // raw SQL may have thousands of columns with one name
	for _, c := range columns {
		taken[c.Name] = false
	}
	for i := range columns {
		name := columns[i].Name
		if !taken[name] {
			taken[name] = true
			continue
		}
		for n := max(2, next[name]); ; n++ {
			numbered := fmt.Sprintf("%s (%d)", name, n)
			if _, ok := taken[numbered]; !ok {
				next[name] = n + 1
				columns[i].Name = numbered
				taken[numbered] = true
				break
			}
		}
	}
}
