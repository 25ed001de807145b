package query

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
)

// The bounds of one query of a scan.
const (
	// ClickHouse takes 0.2 ms to prepare a column, and twice that in queries of a thousand. The 6 ms that any query takes
	// hardly count from a hundred on.
	maxScanColumns = 200
	// maxScanSQL leaves room below the size at which ClickHouse refuses a query, and maxScanParams below that of a URL,
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
	first    *values
	window   window
	table    *table
	fresh    bool // the table was just read anew
	part     bool // of a scan that failed
	plain    bool // without a key, whatever its subjects have
	params   filter.Params
	bucket   string
	times    []string // conditions
	groups   []group
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
	found   []TileValue
	err     error // of a value that is no number
}

// scan reads subjects of one table.
func (c *watching) scan(subjects []*subject) error {
	source := subjects[0].values.source
	db, known, err := c.runner.table(c.ctx, c.team, source.ref())
	if err != nil {
		return err
	}
	failed, errs := c.share(db, subjects, scan{window: c.window, table: known})
	if len(failed) == 0 {
		return nil
	}
	// What went wrong may be what we know of the table.
	if fresh, err := c.runner.known(c.ctx, c.team, db, source.ref(), refreshColumns); err == nil && fresh != known {
		failed, errs = c.share(db, failed, scan{window: c.window, table: fresh, fresh: true})
	}
	c.refused(failed, errs)
	return nil
}

func (c *watching) refused(subjects []*subject, errs []error) {
	for i, s := range subjects {
		c.failed([]*subject{s}, errs[i])
	}
}

// members are the subjects of a scan.
func (s *scan) members() []*subject {
	list := make([]*subject, len(s.subjects))
	for i, subject := range s.subjects {
		list[i] = subject.subject
	}
	return list
}

// share divides subjects into scans like one, and starts them. Those that cannot share one are answered alone, and those
// that cannot be rendered are returned with their errors.
func (c *watching) share(db *engine.DB, all []*subject, like scan) (failed []*subject, errs []error) {
	var subjects []*subject
	for _, s := range all {
		if err := c.runner.learnAliases(c.ctx, c.team, db, s.values.ref(), like.table); err != nil {
			failed, errs = append(failed, s), append(errs, err)
			continue
		}
		subjects = append(subjects, s)
	}
	var scans []*scan
	if !like.plain {
		scans, subjects = keyedScans(subjects, like)
		like.plain = true
	}
	open := map[string]*scan{} // by groups
	for _, subject := range subjects {
		key, err := groupsKey(subject.values, like.table)
		var s *scan
		if err == nil {
			s, err = place(subject, like, open[key])
		}
		switch {
		case err != nil:
			failed, errs = append(failed, subject), append(errs, err)
		case s == nil:
			c.alone(subject)
		case s != open[key]:
			open[key] = s
			scans = append(scans, s)
		}
	}
	for _, s := range scans {
		c.start(s.members(), func() error { return c.runScan(db, s) })
	}
	return failed, errs
}

// place adds a subject to a scan, or to a new one if there is none or it is full. It returns the scan, nil if the
// subject cannot share one.
func place(subject *subject, like scan, s *scan) (placed *scan, err error) {
	defer recovered(&err)
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

// groupsKey is equal for values whose rows are divided in the same way, which their texts alone do not tell.
func groupsKey(v *values, t *table) (key string, err error) {
	defer recovered(&err)
	if len(v.groups) == 0 {
		return "", nil
	}
	var p filter.Params
	groups, err := v.series[0].groups(t.with(v.aliases), &p)
	if err != nil {
		return "", err
	}
	if len(groups) != len(v.groups) {
		return "", errGroups
	}
	for _, g := range groups {
		key += fmt.Sprintf("%q ", g.sql)
	}
	for i := range len(p.Values()) {
		key += fmt.Sprintf("%q ", p.Values()["p"+strconv.Itoa(i)])
	}
	return key, nil
}

func newScan(subject *subject, like scan) (*scan, error) {
	v := subject.values
	s := &like
	s.first, s.places = v, map[string]int{}
	var err error
	if s.bucket, s.times, err = v.source.timeRange(s.table, s.window, &s.params); err != nil {
		return nil, err
	}
	if s.groups, err = v.series[0].groups(s.table.with(v.aliases), &s.params); err == nil && !s.plain && subject.key != nil {
		s.key = subject.key.of(&s.params)
	}
	return s, err
}

// repeating are functions that make several rows of one, or whose results depend on the rows before. In a scan they
// would do so to the rows of others.
var repeating = []string{"arrayjoin(", "unnest(", "rownumberin", "running", "neighbor("}

// add adds a subject. It is not ok if it has no place, or may have none beside others.
func (s *scan) add(subject *subject) (ok bool, err error) {
	shared := subject.shared
	if s.key != nil {
		shared = subject.sharedByKey
	}
	columns, present, err := shared(s.table.with(subject.values.aliases), &s.params)
	if err != nil {
		return false, err
	}
	counts := len(columns) == 1 && subject.values.series[0].AggFn == "count" // which is 0 where there is no row
	if present != "" && !counts {
		columns = append(columns, aggregate("count", "", present))
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
		in.columns = in.columns[:len(subject.values.series)]
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

// shared renders the values of a tile among those of others, and the condition of the rows that it would read alone,
// empty if it would read all.
func (s *subject) shared(t *table, p *filter.Params) (values []string, present string, err error) {
	common, wheres, err := s.values.conditions(t, p)
	if err != nil {
		return nil, "", err
	}
	return s.sharedBy(t, p, common, wheres)
}

// sharedBy is as shared, with conditions that were rendered.
func (s *subject) sharedBy(t *table, p *filter.Params, common, wheres []string) (values []string, present string, err error) {
	for i, series := range s.values.series {
		when := common
		if wheres[i] != "" {
			when = append(slices.Clip(common), "("+wheres[i]+")")
		}
		value, err := series.value(t, p, s.truth(when))
		if err != nil {
			return nil, "", located("select", i, err)
		}
		values = append(values, value)
	}
	if slices.Contains(wheres, "") {
		return values, s.truth(common), nil
	}
	some := "(" + strings.Join(distinct(wheres), ") OR (") + ")"
	if len(distinct(wheres)) > 1 {
		some = "(" + some + ")"
	}
	return values, s.truth(append(slices.Clip(common), some)), nil
}

// truth is that all conditions hold, empty if there are none. One in SQL may be any number, which WHERE takes and an
// aggregate does not.
func (s *subject) truth(conditions []string) string {
	inSQL := s.rows != nil && (s.rows.WhereLanguage == "sql" || len(s.rows.Filters) > 0 || s.rows.Source.TableFilter != "") ||
		slices.ContainsFunc(s.values.series, func(s Series) bool { return s.WhereLanguage != "" && s.WhereLanguage != "lucene" })
	if len(conditions) == 1 && inSQL {
		return conditions[0] + " AND true"
	}
	return strings.Join(conditions, " AND ")
}

func distinct(list []string) []string {
	var once []string
	for _, s := range list {
		if !slices.Contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}

// query renders the scan.
func (s *scan) query() (Query, error) {
	settings, err := s.first.source.settings()
	if err != nil {
		return Query{}, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.statement
	var g grouping
	g.key(s.bucket, bucketColumn)
	for i, group := range s.groups {
		g.key(group.sql, groupColumn(i))
	}
	params, conditions := s.params.Values(), s.times
	if s.key != nil {
		params, conditions = s.key.query(&g, params, conditions)
	}
	for i, sql := range s.columns {
		g.value(sql, valueColumn(i))
	}
	switch {
	case s.all:
	case len(s.filters) <= maxScanFilters:
		conditions = append(slices.Clip(conditions), "(("+strings.Join(s.filters, ") OR (")+"))")
	case len(g.keys) > 1:
		var present []int
		for _, subject := range s.subjects {
			present = append(present, subject.present)
		}
		slices.Sort(present)
		var found []string
		for _, column := range slices.Compact(present) {
			found = append(found, quoted(valueColumn(column))+" > 0")
		}
		g.having = strings.Join(found, " OR ")
	}
	hints := s.table.hints(settings, s.window, s.times, len(conditions) > len(s.times))
	from := s.first.source.From
	g.from = filter.QuoteName(from.Database) + "." + filter.QuoteName(from.Table) + " WHERE " + strings.Join(conditions, " AND ")
	g.order = g.keys
	return Query{
		SQL: g.sql(), Params: params, Settings: settings, Hints: hints, UserSQL: s.params.UserSQL,
	}, nil
}

// runScan runs a scan and answers its subjects.
func (c *watching) runScan(db *engine.DB, s *scan) error {
	q, err := s.query()
	if err != nil {
		return err
	}
	ref := s.first.source.ref()
	err = c.runner.query(c.ctx, c.team, db.In(ref.database), q, s.read)
	if err == nil {
		for _, in := range s.subjects {
			if in.err != nil {
				c.failed([]*subject{in.subject}, in.err)
				continue
			}
			c.done(in.subject, in.found)
		}
		return nil
	}
	if columnsChanged(err) && !s.fresh && !s.part {
		fresh, freshErr := c.runner.known(c.ctx, c.team, db, ref, refreshColumns)
		if freshErr == nil && fresh != s.table {
			c.refused(c.share(db, s.members(), scan{window: s.window, table: fresh, fresh: true, plain: s.plain}))
			return nil
		}
	}
	return c.retry(db, s, err)
}

// retry finds out which of the subjects of a scan is to blame for its failure. An error that is returned is that of all.
func (c *watching) retry(db *engine.DB, s *scan, err error) error {
	if c.ctx.Err() != nil {
		return err
	}
	subjects, like := s.members(), scan{window: s.window, table: s.table, fresh: s.fresh, part: true, plain: s.plain}
	plain := scan{window: s.window, table: s.table, fresh: s.fresh, plain: true}
	switch kind := core.KindOf(err); {
	case s.key != nil && kind == core.Timeout:
		c.refused(c.share(db, subjects, plain))
	case kind == core.Timeout && len(subjects) > 1, kind == core.Invalid && len(subjects) == 1:
		for _, subject := range subjects {
			c.alone(subject)
		}
	case kind == core.Invalid, engine.CodeName(err) == "LOGICAL_ERROR" && len(subjects) > 1:
		if !s.part {
			if err := c.probe(db, s); err != nil && s.key == nil {
				return err
			} else if err != nil { // for which the key may be to blame
				c.refused(c.share(db, subjects, plain))
				return nil
			}
		}
		half := len(subjects) / 2
		c.refused(c.share(db, subjects[:half], like))
		c.refused(c.share(db, subjects[half:], like))
	default:
		return err
	}
	return nil
}

// probe asks for what all subjects of a scan have in common, without reading a row. An error means that none of them can
// be answered.
func (c *watching) probe(db *engine.DB, s *scan) error {
	bare := *s
	bare.columns, bare.all = nil, true
	bare.times = append(slices.Clip(s.times), "false")
	q, err := bare.query()
	if err != nil {
		return err
	}
	return c.runner.query(c.ctx, c.team, db.In(s.first.source.From.Database), q, func(rows *engine.Rows) error {
		for rows.Next() { // there are none
		}
		return rows.Err()
	})
}

// read reads the rows of a scan to their end.
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
			return fmt.Errorf("scan answered %d columns, want %d", len(cells), first+len(s.columns))
		}
		if err := checkSize(n, len(cells)); err != nil {
			return err
		}
		if types == nil { // the columns are only known with the first row
			for _, c := range rows.Columns()[1:groups] {
				types = append(types, c.Type)
			}
		}
		bucket, isNumber := cells[0].(uint32)
		if !isNumber {
			return fmt.Errorf("scan answered a bucket of type %T", cells[0])
		}
		at, ok := s.window.at(int64(bucket))
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
				if count := toFloat(cells[first+subject.present]); count == nil || *count == 0 {
					continue
				}
			}
			items = items[:0]
			for _, column := range subject.columns {
				items = append(items, cells[first+column])
			}
			value, err := lastValue(subject.values, items)
			if err != nil {
				subject.err = err
				continue
			}
			value.Start, value.Labels = at, labelsOf(subject.values.groups, cells[1:groups], types)
			subject.found = append(subject.found, value)
		}
	}
	return rows.Err()
}
