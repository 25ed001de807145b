package query

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// tileFilter is what a query reads of a dashboard's filter.
type tileFilter struct {
	Name         string   `json:"name"`
	Expression   string   `json:"expression"`
	Sources      []string `json:"appliesToSourceIds"`
	Broadcast    *bool    `json:"isBroadcastEnabled"`
	IsVariable   bool     `json:"isVariableEnabled"`
	VariableName string   `json:"variableName"`
}

// parseTileFilter reads a filter of a dashboard, which was checked when it was stored.
func parseTileFilter(text []byte) (tileFilter, error) {
	var f tileFilter
	if err := json.Unmarshal(text, &f); err != nil {
		return f, fmt.Errorf("decode filter: %w", err)
	}
	return f, nil
}

// broadcasts reports whether the filter narrows the tiles of a source. Without a list of sources it narrows the tiles of every
// source; without an expression it narrows no tile.
func (f tileFilter) broadcasts(source string) bool {
	return f.Expression != "" && (f.Broadcast == nil || *f.Broadcast) && (len(f.Sources) == 0 || slices.Contains(f.Sources, source))
}

// variable is the name under which raw SQL knows the filter, empty if it does not. A filter without an expression is always a
// variable.
func (f tileFilter) variable() string {
	switch {
	case f.Expression != "" && !f.IsVariable:
		return ""
	case f.VariableName != "":
		return f.VariableName
	}
	return VariableName(f.Name)
}

var (
	// What JavaScript calls white space, since names are derived by its rules.
	spaces   = regexp.MustCompile(`[\t-\r\p{Z}\x{FEFF}]+`)
	notWords = regexp.MustCompile(`[^A-Za-z0-9_]+`)
)

// VariableName is the name of the variable of a filter that gives none, made of the filter's name. It is empty if there
// is nothing in that to make a name of.
func VariableName(filter string) string {
	words := strings.Trim(spaces.ReplaceAllString(filter, " "), " ")
	name := notWords.ReplaceAllString(strings.ReplaceAll(words, " ", "_"), "")
	if name != "" && (name[0] == '_' || name[0] >= '0' && name[0] <= '9') {
		name = "v" + name
	}
	return name
}

// broadcast are the dashboard's filters with a selection that narrow the tiles of a source.
func (t Tile) broadcast(source string) ([]sqlgen.Variable, error) {
	var list []sqlgen.Variable
	for _, f := range t.Filters {
		config, err := parseTileFilter(f.Config)
		if err != nil {
			return nil, err
		}
		if len(f.Values) > 0 && config.broadcasts(source) {
			list = append(list, sqlgen.Variable{Name: config.Name, Expression: config.Expression, Values: f.Values})
		}
	}
	return list, nil
}

// variables are the dashboard's filters that raw SQL can name, by their names there.
func (t Tile) variables() (map[string]sqlgen.Variable, error) {
	named := map[string]sqlgen.Variable{}
	for _, f := range t.Filters {
		config, err := parseTileFilter(f.Config)
		if err != nil {
			return nil, err
		}
		if name := config.variable(); name != "" {
			named[name] = sqlgen.Variable{Name: name, Expression: config.Expression, Values: f.Values}
		}
	}
	return named, nil
}
