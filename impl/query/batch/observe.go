package batch

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Observe answers each condition, by the place in which it was given, as soon as that can be done: answer is called once for
// each of them, by several goroutines, and Observe returns after the last of them. Alerts have queues of their own, so that
// a screen full of dashboards does not hold them up.
//
// Of several values of a tile the last counts: of formulas the last one, of SQL the last column of numbers, by the time
// that the first column of a date or a time gives. A group has no value in a window without rows of it;
// nothing is filled, limited or compared with another period. Of SQL over time, rows are left out whose
// time is in none of the windows, and a group may have several rows in one. SQL whose buckets are not the windows, for
// it names the parameters of their width itself, runs for each window, and all its rows are that window's. So does SQL
// for one number, which always has a value: 0 if it finds none.
//
// Conditions of one table that have the same groups are read by as few queries as possible. A value is what it would be
// alone, and the error of a condition is its own: one that cannot be answered takes no other one with it. Tiles of other
// kinds, and SQL whose columns are not of these kinds, are Invalid. Other errors are as those of Chart. No more than
// four queries run at a time, and four with SQL of users.
func (b *Reader) Observe(
	ctx context.Context, team core.TeamID, w Windows, conditions []Condition, answer func(place int, found Observation),
) {
	c := &call{
		runner: b.runner, team: team, answer: answer, answered: make([]atomic.Bool, len(conditions)),
		slots: make(chan struct{}, query.MaxParallel), userSlots: make(chan struct{}, query.MaxParallel),
	}
	var err error
	if c.window, err = w.window(); err != nil {
		for i := range conditions {
			answer(i, Observation{Err: err})
		}
		return
	}
	c.ctx = query.ForAlerts(ctx)
	c.run(conditions)
	for i := range conditions {
		c.observed(i, Observation{Err: errNotAnswered})
	}
}

// run answers all conditions.
func (c *call) run(conditions []Condition) {
	scans := map[string][]*subject{}
	for _, s := range c.subjects(conditions) {
		key := s.scanKey()
		if key == "" || conditions[s.places[0]].Alone {
			c.alone(s)
			continue
		}
		scans[key] = append(scans[key], s)
	}
	for _, subjects := range scans {
		c.start(subjects, func() error { return c.scan(subjects) })
	}
	c.running.Wait()
}

// subjects reads the conditions. Equal ones are read once, which is most of what thousands of alerts cost otherwise. Those
// that cannot be read fail.
func (c *call) subjects(conditions []Condition) []*subject {
	var list []*subject
	known := map[string]*subject{}
	lists := map[string]*sqlgen.Aliases{}
	var sources sourceKeys
	for i, condition := range conditions {
		key, err := condition.key(&sources)
		if err != nil {
			c.observed(i, Observation{Err: err})
			continue
		}
		if s := known[key]; s != nil {
			s.places = append(s.places, i)
			continue
		}
		s := &subject{places: []int{i}}
		if err := c.read(s, condition, lists); err != nil {
			// Not remembered: what fails is rare, and fails fast.
			c.failed([]*subject{s}, err)
			continue
		}
		known[key] = s
		list = append(list, s)
	}
	return list
}

// read reads a condition.
func (c *call) read(s *subject, condition Condition, lists map[string]*sqlgen.Aliases) (err error) {
	defer query.Recovered(&err)
	if condition.Tile == nil {
		s.rows = condition.Rows
		selected := condition.Rows.selected()
		known, ok := lists[selected]
		if !ok {
			known = sqlgen.ReadAliases(selected)
			lists[selected] = known
		}
		if s.values, err = condition.Rows.values(known); err == nil {
			s.grouped = len(s.values.Groups) > 0
		}
		return err
	}
	tile := *condition.Tile
	tile.Filters = slices.Clone(tile.Filters)
	for i := range tile.Filters {
		tile.Filters[i].Values = nil
	}
	if s.tile, err = query.ParseTile(tile); err != nil {
		return err
	}
	display := s.tile.Config.Display()
	if !display.Alerts {
		return core.InvalidError(fmt.Sprintf("a %s tile has no values to compare", s.tile.Config.DisplayType))
	}
	if s.tile.Config.ConfigType == "sql" {
		s.grouped = !display.Single
		return nil
	}
	if s.values, _, err = s.tile.Values(); err == nil {
		s.grouped = len(s.values.Groups) > 0
	}
	return err
}
