package filter

import "strings"

// mapValue is the condition of a term on a value in a map. A value is empty where its key is missing, so a term that
// does not match the empty text can ask an index for the key first.
func (r *renderer) mapValue(t *Term, f Field) (string, error) {
	elem := f.Type.Elem
	var known mapIndexes
	// Indexes do not find the empty key.
	if elem.Kind == Text && !elem.Nullable && !isFixed(elem) && f.Path[0] != "" {
		known = r.table.maps[f.Column]
	}
	items := known.items
	if items == "" && isCommon(f.Path[0]+"="+t.Text) {
		items = known.common
	}
	if items != "" && (t.Match == Equals || t.Match == Exists) {
		r.indexed = r.indexed || t.Match == Equals && t.Text != ""
		return r.item(t, f, items), nil
	}
	cond, err := r.scalar(t, f.SQL(r.params), elem)
	r.indexed = r.indexed || known.values && t.Match == Equals && t.Text != ""
	switch {
	case err != nil:
	case t.Match == Equals && t.Text != "" && known.filtered != "":
		// The bloom filter leaves granules. ClickHouse uses it inside indexHint only for the expression of the alias, and
		// does not compute that expression for the rows.
		cond += " AND indexHint(has(" + known.filtered + ", " + r.params.Add("String", f.Path[0]+"="+t.Text) + "))"
		r.indexed = true
	case known.keys && t.Match != Equals && !t.matchesEmpty(): // for equality ClickHouse asks the index by itself
		cond = r.hasKey(f) + " AND " + cond
	}
	return cond, err
}

func (r *renderer) hasKey(f Field) string {
	return "mapContains(" + QuoteName(f.Column) + ", " + r.params.Add("String", f.Path[0]) + ")"
}

func (r *renderer) hasItem(f Field, items, value string) string {
	return "has(" + QuoteName(items) + ", " + r.params.Add("String", f.Path[0]+"="+value) + ")"
}

// item is the condition that a value in a map equals the text of the term, or that it is not empty. A text index on the
// map's items answers it: in 7 ms instead of 200 over three million rows, as the map is not read.
//
// A map that holds a key twice, which OpenTelemetry forbids, has both values here and only the first elsewhere.
func (r *renderer) item(t *Term, f Field, items string) string {
	key := f.Path[0]
	has := func(value string) string { return r.hasItem(f, items, value) }
	equals := func() string { return f.SQL(r.params) + " = " + r.params.Add("String", t.Text) }
	switch {
	case t.Match == Equals && t.Text != "" && strings.Contains(key+t.Text, "="):
		return has(t.Text) + " AND " + equals() // a=b=c can be the key a or the key a=b
	case t.Match == Equals && t.Text != "":
		return has(t.Text)
	case t.Match == Equals && strings.Contains(key, "="):
		return equals()
	case t.Match == Equals:
		return "NOT (" + r.hasKey(f) + " AND NOT " + has("") + ")"
	case strings.Contains(key, "="):
		return r.hasKey(f) + " AND " + f.SQL(r.params) + " != ''"
	}
	return r.hasKey(f) + " AND NOT " + has("")
}

// matchesEmpty reports whether the term, as a condition on a text, matches the empty one.
func (t *Term) matchesEmpty() bool {
	switch t.Match {
	case Contains, StartsWith, EndsWith, Equals:
		return t.Text == ""
	case Exists, Less, LessOrEqual, Greater, GreaterOrEqual, Range: // the empty text is not a number
		return false
	}
	return true
}
