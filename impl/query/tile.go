package query

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"

	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Tile is a question for the data of a dashboard's tile.
type Tile struct {
	// Config is the JSON text of the tile's config, as it is stored.
	Config []byte
	// Source is the source that the config names, nil if it names none.
	Source *sqlgen.Source
	// Connection is the id of the connection of a tile in raw SQL.
	Connection string
	// Legacy says that the client wrote the tile in the deprecated form, whose values are series with the keys of a chart's.
	Legacy bool
	// Start and End are in milliseconds since 1970, both included. A tile over time whose config does not say otherwise
	// shows whole buckets: its range begins with the bucket of Start and ends where a bucket does, at End or after it,
	// and that end is not included.
	Start, End int64
	// Granularity is as in a Chart. Only tiles over time have buckets.
	Granularity string
	// Filters are the dashboard's filters with what is selected in them. Those that broadcast narrow the tiles of their
	// sources, in raw SQL where the template says $__filters. Those that are variables stand for their values in raw SQL.
	Filters []TileFilter
	// RowFilters must match as well, in raw SQL as those that broadcast.
	RowFilters sqlgen.RowFilters
}

// TileFilter is a filter of a dashboard.
type TileFilter struct {
	// Config is the JSON text of the filter.
	Config []byte
	// Values are what is selected, empty for everything.
	Values []string
}

// TileData is the data of a tile: a table whose columns say what they are for.
type TileData struct {
	DisplayType string
	// Start and End are the range that was read, in milliseconds since 1970.
	Start, End int64
	// Granularity is the width of the buckets, empty for tiles that are not over time.
	Granularity string
	// Columns are in the order in which they are drawn: a table's values come before its groups, unless its config says
	// otherwise. Without rows they may have the type Nothing, and those of SQL are not known.
	Columns []TileColumn
	// Rows hold a value for each column, of the types that engine.Rows.Values describes; what is computed or filled in
	// is a float64.
	Rows [][]any
}

// Role says what a column of a tile's data is for.
type Role string

// The roles.
const (
	RoleTime  Role = "time"  // start of the row's bucket
	RoleGroup Role = "group" // what the row's values are about
	RoleValue Role = "value" // what is drawn
	RoleOther Role = "other" // a column of a list of rows
)

// TileColumn is a column of a tile's data.
type TileColumn struct {
	// Name is unique among the columns: the alias, or how the value or the group is written.
	Name string
	// Type is ClickHouse's, such as DateTime64(9) or Nullable(Float64).
	Type string
	Role Role
	// NumberFormat is the format of the numbers, as JSON text. Durations of a trace source have one even if the config has
	// none. It is nil for other columns without a format.
	NumberFormat json.RawMessage
	// NoValue says why values in the column are missing, for the first row where one is, as the end of a sentence. It is
	// empty if all are there, and where there are no rows.
	NoValue string
	// Previous marks a value of the period before, at the time at which it is drawn.
	Previous bool
}

// unknownType is the type of a column without any values: ClickHouse sends types with rows only.
const unknownType = "Nothing"

// JSON is the data as the API answers it: an object of displayType, startTime and endTime in milliseconds, granularity when
// the tile is over time, columns as objects of name, type, role, and where they have it numberFormat, previous: true and
// noValue, and rows as arrays in the order of the columns. Times are texts such as 2026-01-05T10:00:00Z; numbers are as in
// charts. What would be too long is Invalid, and the context ends it too: writing values of many parts takes its time.
func (d *TileData) JSON(ctx context.Context) ([]byte, error) {
	reservation := memory.FromContext(ctx)
	out := appendText([]byte(`{"displayType":`), d.DisplayType)
	out = strconv.AppendInt(append(out, `,"startTime":`...), d.Start, 10)
	out = strconv.AppendInt(append(out, `,"endTime":`...), d.End, 10)
	if d.Granularity != "" {
		out = appendText(append(out, `,"granularity":`...), d.Granularity)
	}
	out = append(out, `,"columns":[`...)
	layouts := make([]string, len(d.Columns))
	for i, c := range d.Columns {
		layouts[i] = TimeLayout(c.Type)
		if i > 0 {
			out = append(out, ',')
		}
		out = appendText(append(out, `{"name":`...), c.Name)
		out = appendText(append(out, `,"type":`...), c.Type)
		out = appendText(append(out, `,"role":`...), string(c.Role))
		if c.NumberFormat != nil {
			out = append(append(out, `,"numberFormat":`...), c.NumberFormat...)
		}
		if c.Previous {
			out = append(out, `,"previous":true`...)
		}
		if c.NoValue != "" {
			out = appendText(append(out, `,"noValue":`...), c.NoValue)
		}
		out = append(out, '}')
	}
	out = append(out, `],"rows":[`...)
	for n, row := range d.Rows {
		if err := errors.Join(checkLength(len(out)), reservation.GrowTo(ctx, int64(len(out))), ctx.Err()); err != nil {
			return nil, err
		}
		if n > 0 {
			out = append(out, ',')
		}
		out = append(out, '[')
		for i, v := range row {
			if i > 0 {
				out = append(out, ',')
			}
			out = AppendValue(out, v, layouts[i])
		}
		out = append(out, ']')
	}
	return append(out, `]}`...), checkLength(len(out))
}
