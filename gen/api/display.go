package api

// Display is what a display type of tiles can do. The zero value is that of a type that there is not.
type Display struct {
	// Content is what a tile is made of that is not raw SQL.
	Content Content
	// SQL says that a tile may be written in raw SQL.
	SQL bool
	// Alerts says that there is one value per window and group, which an alert can be about.
	Alerts bool
	// OverTime says that there is a time axis: the values are those of buckets.
	OverTime bool
	// Previous says that the period before can be drawn beside its own.
	Previous bool
	// Single says that there is one value and no groups.
	Single bool
	// Sorted says that groups have an order, and Limited that they have a limit in it.
	Sorted, Limited bool
	// Table says that values are columns in front of those of groups, and that groups are kept by a condition.
	Table bool
}

// Content is what a tile is made of.
type Content string

// The contents.
const (
	ContentValues  Content = "values"  // aggregates
	ContentHeatmap Content = "heatmap" // counts by ranges of a value
	ContentRows    Content = "rows"
	ContentText    Content = "text" // which has no data
)

// displays are all display types.
var displays = map[string]Display{
	"line":           {Content: ContentValues, SQL: true, Alerts: true, OverTime: true, Previous: true},
	"stacked_bar":    {Content: ContentValues, SQL: true, Alerts: true, OverTime: true},
	"number":         {Content: ContentValues, SQL: true, Alerts: true, Single: true},
	"table":          {Content: ContentValues, SQL: true, Sorted: true, Table: true},
	"pie":            {Content: ContentValues, SQL: true, Sorted: true, Limited: true},
	"bar":            {Content: ContentValues, SQL: true, Sorted: true, Limited: true},
	"heatmap":        {Content: ContentHeatmap, OverTime: true},
	"search":         {Content: ContentRows},
	"event_patterns": {Content: ContentRows},
	"markdown":       {Content: ContentText},
}

// DisplayOf returns what a displayType can do.
func DisplayOf(displayType string) Display { return displays[displayType] }
