package query

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/sqltext"
)

// Sample asks for a few of the rows that WatchedRows count in a window.
type Sample struct {
	// Rows select what is answered, and say which rows count.
	Rows WatchedRows
	// Start and End are the window, in milliseconds since 1970. The end is not part of it.
	Start, End int64
	// Group has the labels of one group, whose rows alone are asked for. Without labels all rows are.
	Group []TileLabel
	// OrderBy is a list of expressions with directions, blank for the order of the source.
	OrderBy string
	// Limit is how many rows to answer at most.
	Limit int
}

// maxSample is how large the rows of a sample may be.
const maxSample = 1 << 20

// Sample answers the rows that a sample asks for, which are those that Watch counts for the window and the group. They
// are not worth much memory: what they hold counts as that of the team's alerts, and rows larger than a mebibyte are
// Invalid. Other errors are as those of Search.
func (b *Reader) Sample(ctx context.Context, team core.TeamID, s Sample) (SearchResult, error) {
	windows := Windows{
		Start: time.UnixMilli(s.Start), End: time.UnixMilli(s.End), Interval: time.Duration(s.End-s.Start) * time.Millisecond,
	}
	w, err := windows.window()
	if err != nil {
		return SearchResult{}, err
	}
	counted, err := s.Rows.values(readAliases(s.Rows.selected()))
	if err != nil {
		return SearchResult{}, err
	}
	return b.runner.sample(ctx, team, counted.ref(), func(t *table) (Query, error) { return s.query(t, w, counted) })
}

// query renders the sample of the rows that are counted. Whatever decides there whether a row counts does so here.
func (s Sample) query(t *table, w window, counted *values) (Query, error) {
	var p filter.Params
	bucket, conditions, err := counted.source.timeRange(t, w, &p)
	if err != nil {
		return Query{}, err
	}
	// Of a source whose time is a day, or is rounded, the conditions of the range keep more than the window.
	conditions = append(conditions, bucket+" = "+strconv.FormatInt(w.first(), 10))
	matching, _, err := counted.conditions(t, &p)
	if err != nil {
		return Query{}, err
	}
	conditions = append(conditions, matching...)
	if len(s.Group) > 0 {
		groups, err := counted.series[0].groups(t, &p)
		if err != nil {
			return Query{}, err
		}
		if len(groups) != len(s.Group) {
			return Query{}, core.InvalidError(fmt.Sprintf("groupBy has %d groups, and the group has %d values",
				len(groups), len(s.Group)))
		}
		for i, g := range groups {
			condition, err := s.Group[i].equals(g.sql, &p)
			if err != nil {
				return Query{}, err
			}
			conditions = append(conditions, "("+condition+")")
		}
	}
	search := Search{
		Source: s.Rows.Source, Select: s.Rows.Select, OrderBy: s.OrderBy, Limit: s.Limit, maxBytes: maxSample,
	}
	return search.matching(t, &p, conditions)
}

var (
	// fractions are numbers that ClickHouse writes otherwise than a label does, and composites are values of several.
	fractions  = regexp.MustCompile(`^(Float|BFloat|Decimal)`)
	composites = regexp.MustCompile(`^(Array|Map|Tuple)\(`)
)

// bare is the beginning of a type without what lets it be NULL or have a dictionary.
func bare(typ string) string {
	return strings.TrimPrefix(strings.TrimPrefix(typ, "LowCardinality("), "Nullable(")
}

const (
	// maxLabelType is how long the name of a type in a label may be, in bytes. Longer ones, as those of tuples which name
	// their fields, become longType.
	maxLabelType = 200
	longType     = "…"
)

// labelType is the type that a label names, which is none for text.
func labelType(typ string) string {
	switch b := bare(typ); {
	case strings.HasPrefix(b, "String"), strings.HasPrefix(b, "FixedString("):
		return ""
	case strings.HasPrefix(b, "Enum"): // which names all its values
		return "Enum"
	case len(b) > maxLabelType:
		return longType
	}
	return typ
}

// equals is the condition that a group, which is an expression, has the label's value. Text is compared as it is, so
// that ClickHouse can use its indexes; other values as what they are, because ClickHouse writes few of them as we do.
func (l TileLabel) equals(sql string, p *filter.Params) (string, error) {
	typ, text := bare(l.Type), "toString("+sql+")"
	if typ == "" {
		text = sql
	}
	switch {
	case l.Null:
		return "isNull(" + sql + ")", nil
	case typ == longType, l.Hash != "" && composites.MatchString(typ):
		return "", core.InvalidError(fmt.Sprintf("the value of the group %q is too long to find its rows by", l.Name))
	case composites.MatchString(typ):
		value := "JSONExtract(" + p.Add("String", l.Value) + ", " + sqltext.Literal(l.Type) + ")"
		if strings.HasPrefix(typ, "Map(") { // whose keys a label has in order
			sql, value = "mapSort("+sql+")", "mapSort("+value+")"
		}
		return "toString(" + sql + ") = toString(" + value + ")", nil // for a NULL in it equals nothing
	case l.Hash != "":
		return "isNotNull(" + text + ") AND xxHash64(assumeNotNull(" + text + ")) = " + p.Add("UInt64", l.Hash), nil
	case strings.HasPrefix(typ, "DateTime"):
		at, err := time.Parse(timeLayout(typ), l.Value)
		if err != nil {
			return "", fmt.Errorf("read the time of a group: %w", err)
		}
		return sql + " = fromUnixTimestamp64Nano(" + p.Add("Int64", strconv.FormatInt(at.UnixNano(), 10)) + ")", nil
	case fractions.MatchString(typ) && l.Value == "null": // NaN or an infinity
		return "NOT isFinite(" + sql + ")", nil
	case fractions.MatchString(typ):
		return sql + " = CAST(" + p.Add("String", l.Value) + ", " + sqltext.Literal(l.Type) + ")", nil
	}
	return text + " = " + p.Add("String", l.Value), nil
}
