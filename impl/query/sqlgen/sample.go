package sqlgen

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/sqltext"
)

const (
	// Granule is how many rows ClickHouse reads together when a table says nothing else.
	Granule = 8192
	// maxRows is how far into a part samples reach. No part has two billion rows in practice.
	maxRows = 1 << 31
	// maxStrataColumns is how many columns of a primary key samples are weighted by.
	maxStrataColumns = 2
	// MaxStrata is how many values of those columns have a weight of their own. What is beyond counts as the average.
	MaxStrata = 5000
	// maxStrataText is how long the texts of those values may be together, which a query has as parameters.
	maxStrataText = 32 << 10
	// maxRowsRead is what a query of a sample reads at most, whatever the table says of itself.
	maxRowsRead = 40_000_000
	// maxSeconds is how long it may take.
	maxSeconds = 10
)

// Rows are the rows of a source in a range of time that a filter keeps.
type Rows struct {
	Source Source
	// Start and End are in milliseconds since 1970, both included.
	Start, End int64
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default, or sql.
	Where, WhereLanguage string
	// Filters must match as well.
	Filters RowFilters
	// Rest keeps the rows that these leave out instead.
	Rest bool
	// MetricType says which table of a metric source has the rows, and MetricName, when it is not empty, of which metric.
	MetricType, MetricName string
}

// Ref is the table of the rows. Filters may name the aliases of what the source selects.
func (r Rows) Ref() (Ref, error) {
	if r.Source.Kind == "metric" {
		return Series{Source: r.Source, MetricType: r.MetricType}.From()
	}
	ref := r.Source.Ref()
	filters := r.Filters.Lucene()
	if !InSQL(r.WhereLanguage) {
		filters = append(filters, r.Where)
	}
	ref.Aliases = ReadAliases(r.Source.Select).In(filters...)
	return ref, nil
}

// Sample says which rows are read of those that were asked for, and what each stands for. Zero is all of them.
//
// Of a table that is sorted, whole granules are read, one of Every that stand side by side, so that little more is read than
// what counts. Which one is as good as chance, as rows may repeat themselves after as many granules. Rows that are alike in
// what the key begins with stand together there, and some would be met more often than others. So their number is counted,
// and a row weighs what its stratum has for each row of it that was met. What is spread evenly in a stratum is then counted
// well, and what comes in bursts is not. For other tables Limit rows are read.
type Sample struct {
	// Granule is how many rows are taken or left as a whole. Every is Outer times as many as a sample has that this one is
	// part of, or else Outer is 1.
	Granule, Every, Outer int64
	Limit                 int64
	// Thin, above 1, takes one row of so many that the filter keeps, as if by chance. Weights are those without it.
	Thin int64
	// Strata are the texts by which rows are weighted, with their Weights; Rest is the weight of all others.
	Strata  []string
	Weights []float64
	Rest    float64
	// Missed are the strata of which no row was met, and Without those that are left out.
	Missed, Without []string
}

// condition keeps the rows of the sample, empty for all. It is one by which ClickHouse knows which granules to read.
func (s Sample) condition() string {
	if s.Every <= 1 {
		return ""
	}
	return fmt.Sprintf("%s IN (SELECT %s FROM (SELECT number AS c FROM numbers(%d)))", s.granule(), s.pick("c"), maxRows/s.Granule/s.Every)
}

// thinned takes one row of each Thin, empty for all. Of a sample with a limit no row has a number.
func (s Sample) thinned() string {
	switch {
	case s.Thin <= 1:
		return ""
	case s.Limit > 0:
		return fmt.Sprintf("rand() %% %d = 0", s.Thin)
	}
	return fmt.Sprintf("cityHash64(_part_offset) %% %d = 0", s.Thin)
}

// granule is the number of a row's granule in its part.
func (s Sample) granule() string { return fmt.Sprintf("intDiv(_part_offset, %d)", s.Granule) }

// pick is the number of the granule that is read of each group of Every: of the groups of Outer granules one by chance, and
// of that group the same granule that a sample of one of each Outer has.
func (s Sample) pick(group string) string {
	if s.Outer == 1 {
		return oneOf(group, s.Every, 1)
	}
	return oneOf(oneOf(group, s.Every/s.Outer, 2), s.Outer, 1)
}

// oneOf is the number of one of the n things of a group, which the group and the seed decide as if by chance.
func oneOf(group string, n, seed int64) string {
	return fmt.Sprintf("(%[1]s * %[2]d + cityHash64(%[1]s, %[3]d) %% %[2]d)", group, n, seed)
}

// Within returns the sample of about one granule of each n whose granules are all in s, which is of no other.
func (s Sample) Within(n int64) Sample {
	return Sample{Granule: s.Granule, Outer: s.Every, Every: s.Every * max(1, n/s.Every)}
}

// strataOf are the columns of a table by which samples are weighted.
func strataOf(columns []filter.Column, primaryKey string) []string {
	var strata []string
	for part := range strings.SplitSeq(primaryKey, ", ") {
		name := strings.Trim(part, "`")
		i := slices.IndexFunc(columns, func(c filter.Column) bool { return c.Name == name })
		if i >= 0 && ofFewValues(columns[i].Type) && len(strata) < maxStrataColumns {
			strata = append(strata, name)
		}
	}
	return strata
}

// ofFewValues reports whether a column of this type is made for few values, and so is cheap to read and to group by.
func ofFewValues(typ string) bool {
	for _, few := range []string{"LowCardinality(", "Enum", "Bool", "UInt8", "Int8", "Nullable(Bool", "Nullable(Enum"} {
		if strings.HasPrefix(typ, few) {
			return true
		}
	}
	return false
}

// stratum is the text of the stratum that a row is in.
func (t *Table) stratum() string {
	parts := make([]string, len(t.strata))
	for i, name := range t.strata {
		parts[i] = "toString(" + filter.QuoteName(name) + ")"
	}
	if len(parts) == 0 {
		return "''"
	}
	return strings.Join(parts, " || '\\n' || ")
}

// weight is for how many rows one of the sample stands.
func (s Sample) weight(t *Table, p *filter.Params) string {
	if s.Every <= 1 {
		return "1"
	}
	rest := p.Add("Float64", formatFloat(s.Rest))
	if len(s.Strata) == 0 {
		return rest
	}
	weights := make([]string, len(s.Strata))
	for i := range s.Strata {
		weights[i] = formatFloat(s.Weights[i])
	}
	var stratum, strata string
	if len(t.strata) == maxStrataColumns {
		stratum, strata = s.numbered(t, p)
	} else {
		stratum, strata = t.stratum(), textList(p, s.Strata)
	}
	return "transform(" + stratum + ", " + strata + ", " + p.Add("Array(Float64)", "["+strings.Join(weights, ",")+"]") + ", " + rest + ")"
}

// numbered is the number of the stratum that a row is in, by two columns, and the list of those of Strata. ClickHouse looks for
// a value of such a column once in many rows, and to join their texts for each row would take longer than to read it. Names
// with line feeds in their first part have the number of none.
func (s Sample) numbered(t *Table, p *filter.Params) (number, strata string) {
	parts := []func(name string) string{firstOf, restOf}
	numbers := make([]int, len(s.Strata))
	for i, part := range parts {
		var names, list []string
		known := map[string]int{}
		for _, stratum := range s.Strata {
			name := part(stratum)
			if _, ok := known[name]; !ok {
				known[name] = len(names)
				names, list = append(names, name), append(list, strconv.Itoa(len(list)))
			}
		}
		for at, stratum := range s.Strata {
			numbers[at] = numbers[at]*(len(names)+1) + known[part(stratum)]
		}
		of := fmt.Sprintf("transform(toString(%s), %s, %s, toUInt32(%d))", filter.QuoteName(t.strata[i]), textList(p, names),
			p.Add("Array(UInt32)", "["+strings.Join(list, ",")+"]"), len(names))
		if i == 0 {
			number = of
		} else {
			number = fmt.Sprintf("%s * toUInt64(%d) + %s", number, len(names)+1, of)
		}
	}
	list := make([]string, len(numbers))
	for i, n := range numbers {
		list[i] = strconv.Itoa(n)
	}
	return number, p.Add("Array(UInt64)", "["+strings.Join(list, ",")+"]")
}

// textList is a parameter with a list.
func textList(p *filter.Params, list []string) string {
	literals := make([]string, len(list))
	for i, text := range list {
		literals[i] = sqltext.Literal(text)
	}
	return p.Add("Array(String)", "["+strings.Join(literals, ",")+"]")
}

func formatFloat(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// from is what follows the select list of a query on the rows of a sample.
func (r Rows) from(t *Table, p *filter.Params, s Sample) (string, error) {
	times, others, err := r.conditions(t, p)
	if err != nil {
		return "", err
	}
	if len(s.Without) > 0 {
		others = append(others, "NOT has("+textList(p, s.Without)+", "+t.stratum()+")")
	}
	if thinned := s.thinned(); thinned != "" {
		others = append(others, thinned)
	}
	ref, err := r.Ref()
	if err != nil {
		return "", err
	}
	table := filter.QuoteName(ref.Database) + "." + filter.QuoteName(ref.Table)
	if s.Limit > 0 {
		table = "(SELECT * FROM " + table + " WHERE " + strings.Join(times, " AND ") + " LIMIT " + strconv.FormatInt(s.Limit, 10) + ")"
		times = nil
	} else if condition := s.condition(); condition != "" {
		times = append(times, condition)
	}
	all := append(times, others...)
	if len(all) == 0 {
		return " FROM " + table, nil
	}
	return " FROM " + table + " WHERE " + strings.Join(all, " AND "), nil
}

// conditions are those of the time, which prune, and the others.
func (r Rows) conditions(t *Table, p *filter.Params) (times, others []string, err error) {
	_, times, err = r.Source.TimeRange(t, Window{Start: millisInRange(r.Start), End: millisInRange(r.End)}, p)
	if err != nil {
		return nil, nil, err
	}
	selected, err := r.selected(t, p)
	if err != nil {
		return nil, nil, err
	}
	if r.Rest {
		selected = []string{"NOT " + allOf(selected)}
	}
	table, err := Search{Source: r.Source}.TableFilter(t, p)
	if err != nil {
		return nil, nil, err
	}
	if others = selected; table != "" {
		others = append(others, "("+table+")")
	}
	if r.MetricName != "" {
		others = append(others, "`MetricName` = "+p.Add("String", r.MetricName))
	}
	return times, others, nil
}

// selected are the conditions of the filters, each between parentheses.
func (r Rows) selected(t *Table, p *filter.Params) ([]string, error) {
	where, err := r.Source.Where(t, p, r.Where, r.WhereLanguage)
	if err != nil {
		return nil, err
	}
	filters, err := r.Source.RowConditions(t, p, r.Filters)
	if where != "" {
		filters = append(filters, "("+where+")")
	}
	return filters, err
}

// isSelected tells of a row whether the filters keep it.
func (r Rows) isSelected(t *Table, p *filter.Params) (string, error) {
	selected, err := r.selected(t, p)
	return allOf(selected), err
}

// allOf tells whether all conditions hold. One that is NULL does not.
func allOf(conditions []string) string {
	return "ifNull(" + cmp.Or(strings.Join(conditions, " AND "), "1") + ", 0)"
}

// query completes a statement on the rows.
func (r Rows) query(sql string, p *filter.Params) (Query, error) {
	settings, err := r.Source.QuerySettings()
	if err != nil {
		return Query{}, err
	}
	settings["prefer_column_name_to_alias"] = 1
	settings["asterisk_include_materialized_columns"], settings["asterisk_include_alias_columns"] = 1, 1
	settings["max_rows_to_read"], settings["read_overflow_mode"] = maxRowsRead, "break"
	limitTime(settings, maxSeconds)
	return Query{SQL: sql, Params: p.Values(), Settings: settings, UserSQL: p.UserSQL}, nil
}

// Estimate renders the question how many rows ClickHouse would read. The answer has no line for a table that does not know.
func (r Rows) Estimate(t *Table) (Query, error) {
	var p filter.Params
	from, err := r.from(t, &p, Sample{})
	if err != nil {
		return Query{}, err
	}
	moments, err := r.Source.Moments(t, &p)
	if err != nil {
		return Query{}, err
	}
	return r.query("EXPLAIN ESTIMATE SELECT "+moments[0].SQL+from, &p)
}

// Filtered reports whether not all rows of the table are asked for, in the range.
func (r Rows) Filtered() bool {
	return strings.TrimSpace(r.Where) != "" || len(r.Filters.List) > 0 || r.Rest || r.MetricName != "" || r.Source.TableFilter != ""
}

// Unfiltered are the rows of the source in the range, whatever the filter.
func (r Rows) Unfiltered() Rows {
	r.Where, r.Filters, r.Rest = "", RowFilters{}, false
	return r
}

// All are the rows of the table in the range.
func (r Rows) All() Rows {
	r.MetricName, r.Source.TableFilter = "", ""
	return r.Unfiltered()
}

// StrataOf renders how many rows of the range of time there are of each stratum among those of one sample, and how many of
// them in another one that is within it. That is read for itself: to tell of each row whether it has it costs more.
//
// To read the time of all rows of the first would be most of the work. So the rows of the granules that may have some in the
// range are counted without it, and of the granules that may have others too these are taken away.
func (r Rows) StrataOf(t *Table, all, within Sample) (Query, error) {
	var p filter.Params
	met, err := r.All().from(t, &p, within)
	if err != nil {
		return Query{}, err
	}
	times, _, err := r.All().conditions(t, &p)
	if err != nil {
		return Query{}, err
	}
	ref, err := r.Ref()
	if err != nil {
		return Query{}, err
	}
	inRange := strings.Join(times, " AND ")
	there := fmt.Sprintf(" FROM %s.%s WHERE "+keyHint+"%s)", filter.QuoteName(ref.Database), filter.QuoteName(ref.Table), inRange)
	if condition := all.condition(); condition != "" {
		there += " AND " + condition
	}
	columns, group := "", ""
	for i, name := range t.strata {
		columns += filter.QuoteName(name) + ", "
		group += map[bool]string{true: " GROUP BY ", false: ", "}[i == 0] + filter.QuoteName(name)
	}
	counted := func(all, met, from string) string {
		return fmt.Sprintf("SELECT %s%s AS __there, %s AS __met%s%s", columns, all, met, from, group)
	}
	return r.query(fmt.Sprintf("SELECT __stratum, toUInt64(greatest(sum(__there), 0)) AS __all, toUInt64(sum(__met)) FROM"+
		" (SELECT %s AS __stratum, __there, __met FROM (%s UNION ALL %s UNION ALL %s))"+
		" GROUP BY __stratum ORDER BY __all DESC, __stratum LIMIT %d", t.stratum(),
		counted("toInt64(count())", "toUInt64(0)", there), counted("-toInt64(count())", "toUInt64(0)", there+" AND NOT ("+inRange+")"),
		counted("toInt64(0)", "count()", met), MaxStrata), &p)
}

// Weigh returns the sample with weights, from the rows that there are of each stratum and those of it that the sample met.
//
// Strata that it did not meet are shared among those that have a part of their name, so that of each part there are as many rows
// as there should be: what is called the same has much else in common.
func (s Sample) Weigh(strata []string, there, met []uint64) Sample {
	s.Rest = float64(s.Every)
	size, all := 0, 0.0
	var counts []float64 // of the strata that were met
	var ofMet []uint64
	for i, name := range strata {
		if size += len(sqltext.Literal(name)) + 1; size > maxStrataText {
			strata = strata[:i]
			break
		}
		all += float64(there[i])
		if met[i] == 0 {
			s.Missed = append(s.Missed, name)
			continue
		}
		s.Strata, counts, ofMet = append(s.Strata, name), append(counts, float64(there[i])), append(ofMet, met[i])
	}
	const rounds = 20
	for range rounds {
		for _, part := range []func(name string) string{firstOf, restOf} {
			want, have := map[string]float64{}, map[string]float64{}
			for i, name := range strata {
				want[part(name)] += float64(there[i])
			}
			for i, name := range s.Strata {
				have[part(name)] += counts[i]
			}
			for i, name := range s.Strata {
				if sum := have[part(name)]; sum > 0 {
					counts[i] *= want[part(name)] / sum
				}
			}
		}
	}
	covered := 0.0
	for _, n := range counts {
		covered += n
	}
	for i, n := range counts {
		s.Weights = append(s.Weights, n/float64(ofMet[i])*all/max(covered, 1))
	}
	return s
}

// firstOf and restOf are the parts of a stratum's name: the first column, and the others.
func firstOf(name string) string {
	first, _, _ := strings.Cut(name, "\n")
	return first
}

func restOf(name string) string {
	_, rest, _ := strings.Cut(name, "\n")
	return rest
}

// Met renders how many rows a sample has.
func (r Rows) Met(t *Table, s Sample) (Query, error) {
	var p filter.Params
	from, err := r.from(t, &p, s)
	if err != nil {
		return Query{}, err
	}
	return r.query("SELECT count()"+from, &p)
}
