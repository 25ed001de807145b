package sqlgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// FieldText returns the SQL of a field's value as text, empty for none. The name is as in filters, and the error of an unknown one is
// Invalid. few reports whether the column has few values, which are cheap to count.
func (s Source) FieldText(t *Table, p *filter.Params, name string) (sql string, few bool, err error) {
	f, err := s.withNames(t.Table).Find(name)
	if err != nil {
		return "", false, Named("field", err)
	}
	typ := f.Value()
	switch {
	case typ.Kind == filter.Array, typ.Kind == filter.Map, typ.Kind == filter.Tuple, typ.Kind == filter.JSON:
		return "", false, core.InvalidError(fmt.Sprintf("field: %q has the type %s, whose values cannot be listed", Shorten(name), typ.Name))
	}
	for _, c := range t.Columns() {
		few = few || c.Name == f.Stored() && ofFewValues(c.Type)
	}
	return textOf(f.SQL(p), typ), few, nil
}

// textOf returns the SQL of a value as text, empty for NULL.
func textOf(sql string, typ *filter.Type) string {
	if typ.Kind != filter.Text || strings.HasPrefix(typ.Name, "FixedString") {
		sql = "toString(" + sql + ")"
	}
	if typ.Nullable {
		sql = "ifNull(" + sql + ", '')"
	}
	return sql
}

// MaxValueLength limits the listed values of a field, in bytes. Longer values are left out.
const MaxValueLength = 1024

// TopValues renders a query for the most frequent values of a field with a prefix, and their numbers of rows.
func (r Rows) TopValues(t *Table, s Sample, field, prefix string, limit int) (Query, error) {
	var p filter.Params
	value, _, err := r.Source.FieldText(t, &p, field)
	if err != nil {
		return Query{}, err
	}
	weight := s.weight(t, &p)
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	conditions := fmt.Sprintf("__value != '' AND length(__value) <= %d", MaxValueLength)
	if prefix != "" {
		conditions += " AND startsWith(__value, " + p.Add("String", prefix) + ")"
	}
	return r.query("SELECT toString(__value), toUInt64(round(sum(__weight))) AS __rows FROM (SELECT "+value+" AS __value, "+weight+
		" AS __weight"+from+") WHERE "+conditions+" GROUP BY __value ORDER BY __rows DESC, __value LIMIT "+strconv.Itoa(limit), &p)
}

// MaxKeys limits the listed keys of a column.
const MaxKeys = 1000

// KeyRows returns the maximum number of rows in the result of Keys.
func KeyRows(columns []filter.Column) int { return len(columns) * (MaxKeys + 1) }

// Present renders a query for the number of all rows, followed by the number of rows with a value in each column.
func (r Rows) Present(t *Table, s Sample, columns []filter.Column) (Query, error) {
	var p filter.Params
	list := []string{"toFloat64(sum(__weight))"}
	inner := []string{s.weight(t, &p) + " AS __weight"}
	for i, c := range columns {
		f, err := t.With(nil).Field(c.Name)
		if err != nil {
			return Query{}, err
		}
		present := "1"
		switch typ := f.Type; {
		case typ.Kind == filter.Map, typ.Kind == filter.Array, typ.Kind == filter.Text && !typ.Nullable:
			present = "notEmpty(" + f.SQL(&p) + ")"
		case typ.Nullable && typ.Kind == filter.Text:
			present = "ifNull(notEmpty(" + f.SQL(&p) + "), 0)"
		case typ.Nullable:
			present = "isNotNull(" + f.SQL(&p) + ")"
		}
		name := "__" + strconv.Itoa(i)
		inner, list = append(inner, present+" AS "+name), append(list, "toFloat64(sumIf(__weight, "+name+"))")
	}
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	return r.query("SELECT "+strings.Join(list, ", ")+" FROM (SELECT "+strings.Join(inner, ", ")+from+")", &p)
}

// hiddenKeys are the keys of attributes that are not listed as fields: the empty key, and the mark of replaced times, which describes
// the intake rather than the telemetry.
const hiddenKeys = "('', '" + core.TimeAttribute + "')"

// Keys renders a query for the most frequent keys of columns with attributes. A row of the result has the index of the column, the
// key and the number of rows with it. With len(columns) added to the index and an empty key, a row has the number of rows with any
// key of the column. There must be at least one column.
func (r Rows) Keys(t *Table, s Sample, columns []filter.Column) (Query, error) {
	var p filter.Params
	// Many rows have the same set of keys, so rows are grouped by the set first.
	lists, sets, names := make([]string, len(columns)), make([]string, len(columns)), make([]string, len(columns))
	for i, c := range columns {
		f, err := t.With(nil).Field(c.Name)
		if err != nil {
			return Query{}, err
		}
		names[i] = "__keys" + strconv.Itoa(i)
		sets[i] = "mapKeys(" + f.SQL(&p) + ")"
		if f.Type.Kind == filter.JSON {
			sets[i] = "JSONAllPaths(" + f.SQL(&p) + ")"
		}
		sets[i] += " AS " + names[i]
		lists[i] = fmt.Sprintf("arrayMap(k -> (toUInt32(%[1]d), toString(k)), %[2]s), if(notEmpty(%[2]s), [(toUInt32(%[3]d), '')], [])",
			i, names[i], len(columns)+i)
	}
	weight := s.weight(t, &p)
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	return r.query(fmt.Sprintf("SELECT __item.1 AS __column, __item.2 AS __key, toFloat64(sum(__weight)) AS __rows FROM (SELECT"+
		" arrayJoin(arrayConcat(%s)) AS __item, __weight FROM (SELECT %s, sum(%s) AS __weight%s GROUP BY %s))"+
		" WHERE (__column >= %d OR __key NOT IN "+hiddenKeys+") AND length(__key) <= %d GROUP BY __column, __key ORDER BY __rows DESC, __key LIMIT %d BY __column",
		strings.Join(lists, ", "), strings.Join(sets, ", "), weight, from, strings.Join(names, ", "), len(columns), MaxValueLength, MaxKeys), &p)
}

// MaxMetrics limits the listed metrics of a table.
const MaxMetrics = 5000

// Metrics renders a query for the name, unit, description and number of points of each metric of a table.
func (r Rows) Metrics(t *Table, s Sample) (Query, error) {
	var p filter.Params
	weight := s.weight(t, &p)
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	texts := []string{"''", "''"}
	for i, name := range []string{"MetricUnit", "MetricDescription"} {
		if HasColumn(t, name) {
			texts[i] = fmt.Sprintf("left(toString(%s), %d)", filter.QuoteName(name), MaxValueLength)
		}
	}
	return r.query("SELECT toString(__name), any(__unit), any(__description), toUInt64(round(sum(__weight))) AS __rows FROM"+
		" (SELECT `MetricName` AS __name, "+texts[0]+" AS __unit, "+texts[1]+" AS __description, "+weight+
		" AS __weight"+from+") WHERE length(__name) <= "+strconv.Itoa(MaxValueLength)+
		" GROUP BY __name ORDER BY __name LIMIT "+strconv.Itoa(MaxMetrics), &p)
}
