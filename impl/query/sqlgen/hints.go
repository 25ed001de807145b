package sqlgen

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/filter"
)

// manySteps is a window of several steps, whatever a key rounds to. One step is enough where there are few rows, also if it is
// the end of one and the beginning of another.
const manySteps = time.Hour

// fewHints are for few rows in many small parts, as of a refresh: to hand each part to other threads, to read it and to use what
// is in it, takes two thirds as long again as all the rest.
var fewHints = map[string]any{
	"max_threads": 1, "local_filesystem_read_method": "pread", "use_query_condition_cache": 0,
}

// FewHints are for a statement of our own that reads all of a few rows.
func FewHints() map[string]any {
	hints := maps.Clone(fewHints)
	hints["optimize_move_to_prewhere"], hints["optimize_use_implicit_projections"] = 0, 0
	return hints
}

// Hints spare ClickHouse steps that come to nothing for a statement which reads the rows of a window: times are the
// conditions of the window, and filtered says that there are others, by which it should skip. The steps take a tenth of the time
// of a small chart. What the source sets itself stays. They are for tables whose key has the time both rounded and as it is.
func (t *Table) Hints(settings map[string]any, w Window, times []string, filtered bool) map[string]any {
	byKey := func(condition string) bool { return strings.Contains(condition, keyHint) } // of several ranges, each has its own
	if !t.exact || !slices.ContainsFunc(times, byKey) {
		return nil
	}
	hints := map[string]any{}
	if w.Bucket > 0 {
		// There is one for the values of the partition key, which such a time is not, so none has these buckets.
		hints["optimize_use_implicit_projections"] = 0
	}
	read, many := w.End-w.Start, manySteps
	if len(w.Ranges) > 0 {
		read, many = 0, many*time.Duration(len(w.Ranges))
	}
	for _, r := range w.Ranges {
		read += r.End - r.Start
	}
	if w.Few {
		maps.Copy(hints, fewHints)
		if step := t.step(); step > 0 {
			many = time.Duration(step) * time.Second
		}
	}
	// Of a large part whose blocks leave out nearly all rows, only these are read for all.
	if !filtered && read >= many.Milliseconds() && (w.Few || len(w.Mixed) == 0) {
		hints["optimize_move_to_prewhere"] = 0 // the key has left out nearly all rows that the times would
	}
	for name := range settings {
		delete(hints, name)
		if strings.HasPrefix(name, "force_optimize_projection") {
			return nil
		}
	}
	return hints
}

// narrowType matches types of few bytes a row.
var narrowType = regexp.MustCompile(`^(?:Nullable\()?(?:LowCardinality|Date|DateTime|DateTime64|U?Int(?:8|16|32|64)|Float(?:32|64)|Bool|Enum8|Enum16)(?:\W|$)`)

// narrow reports whether all columns of the table that SQL names have few bytes a row. Of few rows, to read some of them before
// the others takes longer than to read all: a count of those with a severity took a quarter longer.
func (t *Table) narrow(sql ...string) bool {
	for _, text := range sql {
		for i := 0; i < len(text); {
			end, name := max(SkipQuoted(text, i), i+1), ""
			switch {
			case text[i] == '`':
				name = text[i+1 : max(i+1, end-1)]
			case isWord(text[i]):
				for end < len(text) && isWord(text[end]) {
					end++
				}
				name = text[i:end]
			}
			if wide := func(c filter.Column) bool {
				return c.Name == name && (c.DefaultKind == "ALIAS" || !narrowType.MatchString(c.Type))
			}; slices.ContainsFunc(t.Columns(), wide) {
				return false
			}
			i = end
		}
	}
	return true
}
