package batch

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// addKey adds the key of a subject. It is not ok if the scan is full.
func (s *scan) addKey(in *scanned) (ok bool) {
	texts, literals := make([]string, len(in.key.equal)), make([]string, len(in.key.equal))
	for i, e := range in.key.equal {
		texts[i], literals[i] = e.Text, sqltext.Literal(e.Text)
	}
	key := joined(texts)
	if _, known := s.key.subjects[key]; !known {
		literal := literals[0]
		if len(literals) > 1 {
			literal = "(" + strings.Join(literals, ",") + ")"
		}
		encoded := s.key.encoded + len(url.QueryEscape(literal+","))
		if s.encoded+encoded > maxScanParams || int64(len(s.key.literals)+1)*s.window.Buckets() > engine.MaxRows {
			return false
		}
		s.key.literals, s.key.encoded = append(s.key.literals, literal), encoded
	}
	s.key.subjects[key] = append(s.key.subjects[key], in)
	return true
}

// The bounds of one query of a scan.
const (
	// ClickHouse takes 0.2 ms to prepare a column, and twice that in queries of a thousand. The 6 ms that any query takes
	// hardly count from a hundred on.
	maxScanColumns = 200
	// maxScanSQL stays below the size at which ClickHouse refuses a query, and maxScanParams below that of a URL,
	// in which parameters travel.
	maxScanSQL    = 160 << 10
	maxScanParams = 160 << 10
	// maxSharedSQL is how much of that one subject may take.
	maxSharedSQL = 32 << 10
	// maxScanFilters is how many conditions a scan may have for which it is worth it to skip rows that meet none.
	maxScanFilters = 16
)

// scan is one query that reads several subjects: each row is a bucket and a group, and each subject has columns with its
// condition in their aggregates.
type scan struct {
	// first is one of the subjects, of which all have the same table, times and groups.
	first    *sqlgen.Values
	window   sqlgen.Window
	table    *sqlgen.Table
	fresh    bool // the table was just read anew
	part     bool // of a scan that failed
	plain    bool // without a key, whatever its subjects have
	params   filter.Params
	bucket   string
	times    []string // conditions
	groups   []sqlgen.Group
	key      *scanKey // nil for none
	columns  []string
	places   map[string]int // of the columns
	filters  []string       // conditions of the subjects, each once
	all      bool           // some subject reads all rows
	size     int            // of the columns and filters
	encoded  int            // size of the parameters
	counted  int            // how many parameters that is of
	subjects []*scanned
}

// scanned is a subject in a scan.
type scanned struct {
	*subject
	// present is the column that is more than 0 where the subject has a row, -1 if it has one everywhere.
	present int
	columns []int // of its items
	found   []Value
	err     error // of a value that is no number
}

// members are the subjects of a scan.
func (s *scan) members() []*subject {
	list := make([]*subject, len(s.subjects))
	for i, subject := range s.subjects {
		list[i] = subject.subject
	}
	return list
}

// place adds a subject to a scan, or to a new one if there is none or it is full. It returns the scan, nil if the
// subject cannot share one.
func place(subject *subject, like scan, s *scan) (placed *scan, err error) {
	defer query.Recovered(&err)
	if s != nil {
		if ok, err := s.add(subject); err != nil || ok {
			return s, err
		}
	}
	if s, err = newScan(subject, like); err != nil {
		return nil, err
	}
	if ok, err := s.add(subject); err != nil || !ok {
		return nil, err
	}
	return s, nil
}

// newScan returns a scan like another one, for subjects like this one: of the same table, windows and groups.
func newScan(subject *subject, like scan) (*scan, error) {
	v := subject.values
	s := &like
	s.first, s.places = v, map[string]int{}
	var err error
	if s.bucket, s.times, err = v.Source.TimeRange(s.table, s.window, &s.params); err != nil {
		return nil, err
	}
	if s.groups, err = v.Series[0].Groups(s.table.With(v.Aliases), &s.params); err == nil && !s.plain && subject.key != nil {
		s.key = subject.key.of(&s.params)
	}
	return s, err
}

// repeating are functions that make several rows of one, or whose results depend on the rows before. In a scan they
// would do so to the rows of others.
var repeating = []string{"arrayjoin(", "unnest(", "rownumberin", "running", "neighbor("}

// add adds a subject. It is not ok if it has no place, or may have none beside others.
//
// What makes a scan full: SQL and parameters of a size that ClickHouse still takes, and columns. A subject that would
// multiply rows, or look at their neighbours, has no place at all.
func (s *scan) add(subject *subject) (ok bool, err error) {
	shared := subject.shared
	if s.key != nil {
		shared = subject.sharedByKey
	}
	columns, present, err := shared(s.table.With(subject.values.Aliases), &s.params)
	if err != nil {
		return false, err
	}
	counts := len(columns) == 1 && subject.values.Series[0].AggFn == "count" // which is 0 where there is no row
	if present != "" && !counts {
		columns = append(columns, sqlgen.Aggregate("count", "", present))
	}
	size, added := 2*len(present), 0
	for _, sql := range columns {
		if _, known := s.places[sql]; !known {
			size += len(sql) + len(" AS `__value000`, ")
			added++
		}
		lower := strings.ToLower(sql)
		if slices.ContainsFunc(repeating, func(name string) bool { return strings.Contains(lower, name) }) {
			return false, nil
		}
	}
	for ; s.counted < len(s.params.Values()); s.counted++ {
		value := s.params.Values()["p"+strconv.Itoa(s.counted)]
		s.encoded += len("&param_p00000=") + len(url.QueryEscape(value))
	}
	if size > maxSharedSQL || s.encoded > maxScanParams || s.size+size > maxScanSQL || len(s.columns)+added > maxScanColumns {
		return false, nil
	}
	in := &scanned{subject: subject, present: -1}
	if s.key != nil && !s.addKey(in) {
		return false, nil
	}
	s.size += size
	for _, sql := range columns {
		in.columns = append(in.columns, s.column(sql))
	}
	if present != "" {
		in.present = in.columns[len(columns)-1]
		in.columns = in.columns[:len(subject.values.Series)]
		if !slices.Contains(s.filters, present) && len(s.filters) <= maxScanFilters {
			s.filters = append(s.filters, present)
		}
	}
	s.all = s.all || present == ""
	s.subjects = append(s.subjects, in)
	return true, nil
}

// column is the place of a column.
func (s *scan) column(sql string) int {
	at, ok := s.places[sql]
	if !ok {
		at = len(s.columns)
		s.places[sql] = at
		s.columns = append(s.columns, sql)
	}
	return at
}

// query renders the scan.
//
// Rows that no subject wants are left out as early as it pays: by a condition if the subjects' are few, or after grouping by
// the counts of what each has found.
func (s *scan) query() (sqlgen.Query, error) {
	settings, err := s.first.Source.QuerySettings()
	if err != nil {
		return sqlgen.Query{}, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.statement
	var g sqlgen.Grouping
	g.Key(s.bucket, sqlgen.BucketColumn)
	for i, group := range s.groups {
		g.Key(group.SQL, sqlgen.GroupColumn(i))
	}
	params, conditions := s.params.Values(), s.times
	if s.key != nil {
		params, conditions = s.key.query(&g, params, conditions)
	}
	for i, sql := range s.columns {
		g.Value(sql, sqlgen.ValueColumn(i))
	}
	switch {
	case s.all:
	case len(s.filters) <= maxScanFilters:
		conditions = append(slices.Clip(conditions), "(("+strings.Join(s.filters, ") OR (")+"))")
	case len(g.Keys) > 1:
		var present []int
		for _, subject := range s.subjects {
			present = append(present, subject.present)
		}
		slices.Sort(present)
		var found []string
		for _, column := range slices.Compact(present) {
			found = append(found, sqlgen.Quoted(sqlgen.ValueColumn(column))+" > 0")
		}
		g.Having = strings.Join(found, " OR ")
	}
	hints := s.table.Hints(settings, s.window, s.times, len(conditions) > len(s.times))
	from := s.first.Source.From
	g.From = filter.QuoteName(from.Database) + "." + filter.QuoteName(from.Table) + " WHERE " + strings.Join(conditions, " AND ")
	g.Order = g.Keys
	return sqlgen.Query{
		SQL: g.SQL(), Params: params, Settings: settings, Hints: hints, UserSQL: s.params.UserSQL,
	}, nil
}

// read reads the rows of a scan to their end.
// A value that is no number is an error of its subject alone.
func (s *scan) read(rows *engine.Rows) error {
	groups := 1 + len(s.groups)
	first := groups
	if s.key != nil {
		first += len(s.key.fields)
	}
	var types []string
	for _, subject := range s.subjects {
		subject.found, subject.err = nil, nil
	}
	items := make([]any, 0, 16)
	for n := 1; rows.Next(); n++ {
		cells, err := rows.Values()
		if err != nil {
			return err
		}
		if len(cells) != first+len(s.columns) {
			return query.Strange("scan answered %d columns, want %d", len(cells), first+len(s.columns))
		}
		if err := query.CheckSize(n, len(cells)); err != nil {
			return err
		}
		if types == nil { // the columns are only known with the first row
			for _, c := range rows.Columns()[1:groups] {
				types = append(types, c.Type)
			}
		}
		bucket, isNumber := cells[0].(uint32)
		if !isNumber {
			return query.Strange("scan answered a bucket of type %T", cells[0])
		}
		at, ok := s.window.At(int64(bucket))
		if !ok {
			continue
		}
		subjects := s.subjects
		if s.key != nil {
			if subjects, err = s.key.find(cells[groups:first]); err != nil {
				return err
			}
		}
		for _, subject := range subjects {
			if subject.present >= 0 {
				if count := query.Number(cells[first+subject.present]); count == nil || *count == 0 {
					continue
				}
			}
			items = items[:0]
			for _, column := range subject.columns {
				items = append(items, cells[first+column])
			}
			number, noValue, err := query.LastNumberOf(subject.values, items)
			if err != nil {
				subject.err = err
				continue
			}
			labels := labelsOf(subject.values.Groups, cells[1:groups], types)
			subject.found = append(subject.found, Value{Start: at, Labels: labels, Value: number, NoValue: noValue})
		}
	}
	return rows.Err()
}
