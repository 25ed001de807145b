package batch

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// errNotAnswered is for a mistake of ours.
var errNotAnswered = errors.New("a condition has no result")

func (c *call) observed(place int, w Observation) {
	if c.answered[place].CompareAndSwap(false, true) {
		c.answer(place, w)
	}
}

// call is one call of Observe.
type call struct {
	runner runner
	team   core.TeamID
	ctx    context.Context
	window sqlgen.Window
	answer func(place int, found Observation)
	// answered are the places that have been, so that each is once, whatever goes wrong.
	answered []atomic.Bool
	// described has the tiles whose columns were checked for a result without rows.
	described sync.Map // by *query.ParsedTile

	// slots are of the tasks that run, and userSlots of those with SQL of users, which must not hold up the others.
	slots, userSlots chan struct{}
	running          sync.WaitGroup
}

// start runs a task when there is a slot. Its error is that of all these subjects.
func (c *call) start(subjects []*subject, task func() error) {
	slots := c.slots
	if subjects[0].callsFunctions() {
		slots = c.userSlots
	}
	c.running.Go(func() {
		slots <- struct{}{}
		defer func() { <-slots }()
		err := func() (err error) {
			defer query.Recovered(&err)
			if c.ctx.Err() != nil {
				return queue.ContextError(c.ctx, "query")
			}
			return task()
		}()
		if err != nil {
			c.failed(subjects, err)
		}
	})
}

// done answers all conditions that a subject stands for with its values.
func (c *call) done(s *subject, values []Value) {
	for _, i := range s.places {
		c.observed(i, Observation{Grouped: s.grouped, Values: values})
	}
}

// failed answers all conditions that subjects stand for with an error.
func (c *call) failed(subjects []*subject, err error) {
	for _, s := range subjects {
		for _, i := range s.places {
			c.observed(i, Observation{Grouped: s.grouped, Err: err})
		}
	}
}
