package query

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// variable is a filter of a dashboard with what is selected in it.
type variable struct {
	name, expression string
	values           []string // none for everything
}

// tileFilter is what a query reads of a dashboard's filter.
type tileFilter struct {
	Name         string   `json:"name"`
	Expression   string   `json:"expression"`
	Sources      []string `json:"appliesToSourceIds"`
	Broadcast    *bool    `json:"isBroadcastEnabled"`
	IsVariable   bool     `json:"isVariableEnabled"`
	VariableName string   `json:"variableName"`
}

func parseTileFilter(text []byte) (tileFilter, error) {
	var f tileFilter
	if err := json.Unmarshal(text, &f); err != nil {
		return f, fmt.Errorf("decode filter: %w", err)
	}
	return f, nil
}

// broadcasts reports whether the filter narrows the tiles of a source: those of all sources unless it lists some.
func (f tileFilter) broadcasts(source string) bool {
	return (f.Broadcast == nil || *f.Broadcast) && (len(f.Sources) == 0 || slices.Contains(f.Sources, source))
}

// variable is the name under which raw SQL knows the filter, empty if it does not.
func (f tileFilter) variable() string {
	if !f.IsVariable || f.VariableName != "" {
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

// sql is the variable where an expression stands: the values as a list for IN, which with nothing selected is NULL and
// so contains nothing; in another format, one text.
func (v variable) sql(format string, p *filter.Params) (string, error) {
	switch {
	case format != "" && format != "sqlstring":
		text, err := v.text(format)
		if err != nil {
			return "", err
		}
		return p.Add("String", text), nil
	case len(v.values) == 0:
		return "NULL", nil
	}
	return v.list(p), nil
}

// list is the values as parameters.
func (v variable) list(p *filter.Params) string {
	list := make([]string, len(v.values))
	for i, value := range v.values {
		list[i] = p.Add("String", value)
	}
	return strings.Join(list, ", ")
}

var (
	quoteSQL    = strings.NewReplacer(`\`, `\\`, `'`, `\'`)
	quoteLucene = strings.NewReplacer(`\`, `\\`, `"`, `\"`)
)

// text is the variable as one text, by default its values separated by commas. With nothing selected it is what matches everything, as far as
// the format has that.
func (v variable) text(format string) (string, error) {
	var quote func(string) string
	separator, before, after, nothing := ",", "", "", ""
	switch format {
	case "":
		quote = func(s string) string { return s }
	case "csv":
		quote = quoteCSV
	case "sqlstring":
		quote, nothing = func(s string) string { return "'" + quoteSQL.Replace(s) + "'" }, "NULL"
	case "regex":
		quote, separator, before, after, nothing = regexp.QuoteMeta, "|", "(", ")", ".*"
	case "lucene":
		quote, separator, before, after, nothing = func(s string) string {
			return `"` + quoteLucene.Replace(s) + `"`
		}, " OR ", "(", ")", "*"
	default:
		return "", core.InvalidError(fmt.Sprintf("${%s:%s}: the formats are sqlstring, regex, csv and lucene",
			v.name, shorten(format)))
	}
	if len(v.values) == 0 {
		return nothing, nil
	}
	list := make([]string, len(v.values))
	for i, value := range v.values {
		list[i] = quote(value)
	}
	if len(list) == 1 {
		return list[0], nil
	}
	return before + strings.Join(list, separator) + after, nil
}

func quoteCSV(s string) string {
	if !strings.ContainsAny(s, ",\"\r\n") {
		return s
	}
	return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
}
