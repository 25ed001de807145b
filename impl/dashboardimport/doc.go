// Package dashboardimport turns dashboards that were exported elsewhere into the form in which they are created here: dashboards
// of Grafana (grafana.go, with panel.go, sql.go, variable.go and, for the older plugin, older.go and function.go), and of the
// reference (exported.go).
//
// Import takes parsed JSON, trusts nothing in it, and returns a dashboard with a Note for all that is not in it, or not
// as it was. It reads and stores nothing: the caller says which sources there are, and which database a connection
// reads. Raw SQL passes the rules for the SQL of users as it will when its tile is queried, and is left out otherwise. Whether
// the rest keeps the rules of dashboards is for the caller to check.
//
// The package may import query and what is below it, and neither store nor service.
package dashboardimport

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
)

// Limits of a dashboard, which stand in its schema too, and of what is said about one.
const (
	maxTiles      = 500
	maxContainers = 50
	maxTags       = 50
	maxTag        = 32
	maxNotes      = 1000
	// maxSQL is how long the SQL of a tile may be, and maxAllSQL what is made of that of all panels: values of variables can
	// stand in it many times.
	maxSQL    = 100_000
	maxAllSQL = 4 << 20
)

// Request is a dashboard of elsewhere, and what its queries are to run on here.
type Request struct {
	Dashboard *schema.Value
	// Connection is the id of the connection of raw SQL, and Database what that reads without a source.
	Connection, Database string
	// Sources are those of the team.
	Sources []Source
	// Mapping has ids of sources by what the dashboard calls them.
	Mapping map[string]string
}

// Source is a source of the team.
type Source struct {
	ID, Name string
	sqlgen.Source
}

// Result is a dashboard as it can be created.
type Result struct {
	Name                       string
	Tiles, Filters, Containers []Part
	// Rest are the other keys of the dashboard, such as tags.
	Rest  *schema.Value
	Notes []Note
	// More is how many notes there would be besides.
	More int
}

// Part is a part of the result, where in the request it comes from, and what it is called there.
type Part struct {
	Value      *schema.Value
	Path, Name string
}

// Note is one thing that could not be taken over, or only in another form.
type Note struct {
	Path    string // from the body of the request, with dots
	Name    string // of the panel, the tile or the variable; empty for the dashboard itself
	Message string
}

// note remembers what is said about the part of a name at the path.
func (r *Result) note(path, name, format string, args ...any) {
	if len(r.Notes) == maxNotes {
		r.More++
		return
	}
	r.Notes = append(r.Notes, Note{path, schema.Shorten(name), fmt.Sprintf(format, args...)})
}

// Refuse notes that a part is not taken over because of what is wrong with it.
func (r *Result) Refuse(part Part, issues []core.Issue) {
	texts := make([]string, min(len(issues), 3))
	for i := range texts {
		texts[i] = issues[i].String()
	}
	r.note(part.Path, part.Name, "not imported: %s", strings.Join(texts, "; "))
}
