package filter

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/obstack/obstack/impl/core"
)

// attribute finds an attribute that is named without its column. Only the rows know which attributes there are, so any name
// may be one. A name near a column is an error, because an alert on a mistyped column would never fire. So is a name without a
// dot that has an operator in it, as in the pasted text key=a:b.
func (t *Table) attribute(name string) (Field, bool) {
	if !mayBeAttribute(name) || t.meant(name) != "" {
		return Field{}, false
	}
	if !strings.Contains(name, ".") && (strings.ContainsAny(name, "=+<>|&?*") || t.nearest(name) != "") {
		return Field{}, false
	}
	f := Field{Column: name, Type: textType}
	for _, column := range t.attributes {
		if at, err := t.subfield(column, name); err == nil {
			f.candidates = append(f.candidates, at)
		}
	}
	return f, f.candidates != nil
}

// notInAttribute are characters of SQL and of subscripts, which the names of attributes do not have.
const notInAttribute = " \t\r\n\f()[]{}'\"`\\,;"

// mayBeAttribute reports whether a name begins with a letter and contains no characters of SQL.
func mayBeAttribute(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return unicode.IsLetter(first) && !strings.ContainsAny(name, notInAttribute)
}

// firstValue is the SQL of the first value of the fields that is not empty.
func firstValue(fields []Field, p *Params) string {
	last := fields[len(fields)-1].SQL(p)
	if len(fields) == 1 {
		return last
	}
	var parts []string
	for _, f := range fields[:len(fields)-1] {
		x := f.SQL(p)
		parts = append(parts, x+" != ''", x)
	}
	return "multiIf(" + strings.Join(parts, ", ") + ", " + last + ")"
}

// attribute renders a term on the first of the fields that is not empty. That condition reads whole maps, so a condition that
// indexes can answer comes first: one of the columns matches by itself. It is short, because ClickHouse combines the indexes
// of up to 32 conditions.
func (r *renderer) attribute(t *Term, fields []Field) (string, error) {
	switch {
	case len(fields) == 1:
		return r.condition(t, fields[0])
	case t.matchesEmpty() && t.Match == Equals:
		sql, err := r.attribute(&Term{Pos: t.Pos, Field: t.Field, Match: Exists}, fields)
		return "NOT (" + sql + ")", err
	case t.matchesEmpty(): // every text has the empty one
		return "true", nil
	}
	some, err := r.renderOr(len(fields), func(i int) (string, error) { return r.condition(t, fields[i]) })
	if err != nil || t.Match == Exists {
		return some, err
	}
	exact, err := r.textual(t, firstValue(fields, r.params), textType)
	isJSON := func(f Field) bool { return f.Type.Kind == JSON }
	if slices.ContainsFunc(fields, isJSON) { // whose conditions are NULL for text: the negation would not match it
		return exact, err
	}
	return "(" + some + ") AND " + exact, err
}

// Find is Field with an error that proposes the nearest column, and how an attribute of that name is written.
func (t *Table) Find(name string) (Field, error) {
	f, err := t.Field(name)
	if err == nil {
		return f, nil
	}
	_, known, _ := t.lookup(name)
	if t.aliases != nil && !known {
		_, known, _ = t.alias(name)
	}
	if known {
		return f, err
	}
	var proposals []string
	meant := t.meant(name)
	if meant == "" || meant == name {
		meant = t.nearest(name)
	}
	if meant != "" {
		proposals = append(proposals, quote(meant))
	}
	if t.attributes != nil && mayBeAttribute(name) {
		proposals = append(proposals, "the attribute "+quote(t.attributes[0].Column+"."+name))
	}
	if proposals == nil {
		return f, err
	}
	return f, core.InvalidError(err.Error() + ": did you mean " + strings.Join(proposals, ", or ") + "?")
}

// maxNear limits the columns that are compared with an unknown name: a filter may have many such names.
const maxNear = 200

// plain is a name without its case and underscores.
func plain(name string) string { return strings.ReplaceAll(strings.ToLower(name), "_", "") }

// meant corrects the part of a name before its first dot if it nearly is a column with keys: logAttributes.a or LogAttribute.a
// for LogAttributes.a. It returns a part of a nested column, such as Events.nam, as it is, and "" for any other name.
func (t *Table) meant(name string) string {
	stem, rest, ok := strings.Cut(name, ".")
	const long = 8 // bytes; one letter of such a name may differ
	if !ok {
		return ""
	}
	plainStem := plain(stem)
	for i, c := range t.list[:min(len(t.list), maxNear)] {
		of := t.plain[i]
		switch {
		case strings.HasPrefix(c.Name, stem+".") && strings.HasPrefix(c.Type, "Array("):
			return name
		case !strings.HasPrefix(c.Type, "Map(") && !strings.HasPrefix(c.Type, "JSON"):
		case of == plainStem, len(plainStem) >= long && isNear(plainStem, of, 1):
			return c.Name + "." + rest
		}
	}
	return ""
}

// nearest returns the column whose name is nearest to an unknown one, empty if none is near. Case and underscores make no
// difference. A column that begins with the unknown name is near if the name has at least four letters. A column is also near
// if at most one letter in five differs, and no more than two. For a column that is an ALIAS, begins with an underscore or is not
// among the first maxNear, nothing else than case and underscores may differ.
func (t *Table) nearest(name string) string {
	const shortest, longest = 4, 64 // bytes of a name
	if name = plain(name); name == "" || len(name) > longest {
		return ""
	}
	if same := slices.Index(t.plain, name); same >= 0 {
		return t.list[same].Name
	}
	best, least := "", math.MaxInt
	for i, c := range t.list[:min(len(t.list), maxNear)] {
		of, d := t.plain[i], math.MaxInt
		switch edits := min(2, len(name)/5); {
		case strings.HasPrefix(c.Name, "_") || c.DefaultKind == "ALIAS":
		case strings.HasPrefix(of, name) && (len(name) >= shortest || of[len(name)] == '.'):
			d = len(of) - len(name)
		case isNear(name, of, edits):
			d = edits
		}
		if d < least {
			best, least = c.Name, d
		}
	}
	return best
}

// isNear reports whether b differs from a by at most edits added, removed or changed bytes.
func isNear(a, b string, edits int) bool {
	if max(len(a)-len(b), len(b)-len(a)) > edits {
		return false
	}
	for a != "" && b != "" && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	if a == "" || b == "" || edits == 0 {
		return len(a)+len(b) <= edits
	}
	return isNear(a[1:], b[1:], edits-1) || isNear(a[1:], b, edits-1) || isNear(a, b[1:], edits-1)
}
