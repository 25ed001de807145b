package batch

import (
	"fmt"
	"slices"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query"
)

// Most alerts differ in nothing but whose rows they count. Those of thousands of services would each cost a column and a
// comparison with each row; as groups of one query they cost a row of its result.

const (
	// minKeyed is how many subjects make a query with a key worth it, and minPerColumn how many that share a column do.
	minKeyed     = 8
	minPerColumn = 2

	keysParam = "keys"
)

// keyedScans divides subjects into scans with a key, and others that had better be without.
func keyedScans(subjects []*subject, like scan) (scans []*scan, others []*subject) {
	open := map[string]*scan{} // by groups and fields
	for _, subject := range subjects {
		s, err := subject.placeByKey(like, open)
		if s == nil || err != nil { // what is wrong will be found again
			others = append(others, subject)
		} else if len(s.subjects) == 1 {
			scans = append(scans, s)
		}
	}
	scans = slices.DeleteFunc(scans, func(s *scan) bool {
		pays := len(s.subjects) >= max(minKeyed, minPerColumn*len(s.columns))
		if !pays {
			others = append(others, s.members()...)
		}
		return !pays
	})
	return scans, others
}

// placeByKey adds a subject to one of the open scans, or opens another. There is none if it has no key.
func (s *subject) placeByKey(like scan, open map[string]*scan) (_ *scan, err error) {
	defer query.Recovered(&err)
	if s.key = s.rowKey(like.table.With(s.values.Aliases)); s.key == nil {
		return nil, nil
	}
	groups, err := groupsKey(s.values, like.table)
	if err != nil {
		return nil, err
	}
	for _, e := range s.key.equal {
		groups += fmt.Sprintf(" = %q", nameOf(e))
	}
	placed, err := place(s, like, open[groups])
	if placed != nil && err == nil {
		open[groups] = placed
	}
	return placed, err
}

// scan reads subjects of one table.
func (c *call) scan(subjects []*subject) error {
	source := subjects[0].values.Source
	db, known, err := c.runner.Table(c.ctx, c.team, source.Ref())
	if err != nil {
		return err
	}
	failed, errs := c.share(db, subjects, scan{window: c.window, table: known})
	if len(failed) == 0 {
		return nil
	}
	// What went wrong may be what we know of the table.
	if fresh, err := c.runner.Refreshed(c.ctx, c.team, db, source.Ref()); err == nil && fresh != known {
		failed, errs = c.share(db, failed, scan{window: c.window, table: fresh, fresh: true})
	}
	c.refused(failed, errs)
	return nil
}

func (c *call) refused(subjects []*subject, errs []error) {
	for i, s := range subjects {
		c.failed([]*subject{s}, errs[i])
	}
}

// share divides subjects into scans like one, and starts them. Those that cannot share one are answered alone, and those
// that cannot be rendered are returned with their errors.
func (c *call) share(db *engine.DB, all []*subject, like scan) (failed []*subject, errs []error) {
	var subjects []*subject
	for _, s := range all {
		if err := c.runner.LearnAliases(c.ctx, c.team, db, s.values.Ref(), like.table); err != nil {
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

// runScan runs a scan and answers its subjects.
func (c *call) runScan(db *engine.DB, s *scan) error {
	q, err := s.query()
	if err != nil {
		return err
	}
	ref := s.first.Source.Ref()
	err = c.runner.Query(c.ctx, c.team, db.In(ref.Database), q, s.read)
	if err == nil {
		for _, in := range s.subjects {
			if err := c.checkType(in.values, in.found, in.err); err != nil {
				c.failed([]*subject{in.subject}, err)
				continue
			}
			c.done(in.subject, in.found)
		}
		return nil
	}
	if query.ColumnsChanged(err) && !s.fresh && !s.part {
		fresh, freshErr := c.runner.Refreshed(c.ctx, c.team, db, ref)
		if freshErr == nil && fresh != s.table {
			c.refused(c.share(db, s.members(), scan{window: s.window, table: fresh, fresh: true, plain: s.plain}))
			return nil
		}
	}
	return c.retry(db, s, err)
}

// retry finds out which of the subjects of a scan is to blame for its failure. An error that is returned is that of all.
func (c *call) retry(db *engine.DB, s *scan, err error) error {
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
func (c *call) probe(db *engine.DB, s *scan) error {
	bare := *s
	bare.columns, bare.all = nil, true
	bare.times = append(slices.Clip(s.times), "false")
	q, err := bare.query()
	if err != nil {
		return err
	}
	return c.runner.Query(c.ctx, c.team, db.In(s.first.Source.From.Database), q, func(rows *engine.Rows) error {
		for rows.Next() { // there are none
		}
		return rows.Err()
	})
}
