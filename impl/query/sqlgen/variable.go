package sqlgen

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// Variable is a filter of a dashboard with what is selected in it.
type Variable struct {
	Name, Expression string
	Values           []string // none for everything
}

// sql is the variable where an expression stands: the values as a list for IN, which with nothing selected is NULL and
// so contains nothing.
func (v Variable) sql(p *filter.Params) string {
	if len(v.Values) == 0 {
		return "NULL"
	}
	return v.list(p)
}

// list is the values as parameters.
func (v Variable) list(p *filter.Params) string {
	list := make([]string, len(v.Values))
	for i, value := range v.Values {
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
func (v Variable) text(format string) (string, error) {
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
		return "", core.InvalidError(fmt.Sprintf("${%s:%s}: the supported formats are sqlstring, regex, csv and lucene",
			v.Name, Shorten(format)))
	}
	if len(v.Values) == 0 {
		return nothing, nil
	}
	list := make([]string, len(v.Values))
	for i, value := range v.Values {
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

// located names the filter in an error about it.
func (v Variable) located(err error) error {
	if core.KindOf(err) != core.Invalid {
		return err
	}
	return core.InvalidError(fmt.Sprintf("filter %s of the dashboard: %s", Shorten(v.Name), err))
}
